//! What is told of pushes that were not done yet, and of the last one: who would get further, and who less far.

use super::phrase::push_args;
use crate::game::Excuse;
use crate::games::scout::rules::action::Push;
use crate::games::scout::rules::board::Shaft;
use crate::games::scout::rules::hole::Hole;
use crate::games::scout::rules::moves;
use crate::games::scout::rules::outlook::{advance, after};
use crate::games::scout::rules::position::Position;
use crate::games::scout::rules::view::{Refusal, View};
use crate::seat::Seat;
use crate::text::message::Message;

/// How many pushes `tries` tells without being asked for more.
pub const BEST: usize = 5;

/// The nearest row, counted from 0, that a scout can get to or stands in.
fn best_row(position: &Position, seat: Seat, hole: Hole) -> u8 {
    position.nearest(seat, hole).map_or(hole.row, |to| to.row)
}

/// What a push would change for every scout, the viewer's first.
pub fn try_push(view: &View, push: &Push) -> Vec<Message> {
    let position = &view.position;
    let after = after(position, push);
    let own = view.seat();
    let others = position.all().iter().filter(|seat| Some(*seat) != own);
    let told: Vec<Message> =
        own.into_iter().chain(others).flat_map(|seat| changes(view, seat, position, &after)).collect();
    match told.is_empty() {
        true => vec![Message::new("try-nothing")],
        false => told,
    }
}

/// For which of a seat's scouts the best row differs between two boards.
fn changes(view: &View, seat: Seat, before: &Position, after: &Position) -> Vec<Message> {
    let scouts = before.scouts_of(seat).filter(|(_, hole)| !before.is_home(seat, *hole));
    let changed = scouts.filter_map(|(scout, hole)| {
        let (was, is) = (best_row(before, seat, hole), best_row(after, seat, hole));
        (was != is).then(|| {
            Message::of(view.viewer, seat, "try-you", "try-other")
                .count("number", scout.number())
                .count("row", is + 1)
                .count("was", was + 1)
        })
    });
    changed.collect()
}

/// How many rows everybody gains after a push, the viewer first.
fn gains(view: &View, seat: Seat, push: &Push) -> Vec<(Seat, u8)> {
    let pushed = after(&view.position, push);
    let others = view.position.all().iter().filter(|other| *other != seat);
    let each = std::iter::once(seat).chain(others);
    let gain = |seat: Seat| (seat, advance(&mut pushed.clone(), seat));
    each.map(gain).collect()
}

/// A sentence of a push with who gains how much by it.
fn gain_line(view: &View, id: &'static str, push: &Push, gains: &[(Seat, u8)]) -> Message {
    let gains = gains
        .iter()
        .filter(|(_, rows)| *rows > 0)
        .map(|(seat, rows)| Message::of(view.viewer, *seat, "gain-you", "gain-other").count("rows", *rows));
    push_args(Message::new(id), push).all_said("lists", gains)
}

/// All pushes into a shaft: who gains how much by each; those that gain nobody anything in one line.
pub fn try_shaft(view: &View, seat: Seat, shaft: Shaft) -> Vec<Message> {
    let pushes = moves::pushes(&view.position, seat).filter(|push| push.shaft == shaft);
    let (mut told, mut idle) = (Vec::new(), Vec::new());
    for push in pushes {
        let gains = gains(view, seat, &push);
        if gains.iter().all(|(_, rows)| *rows == 0) {
            idle.push(push_args(Message::new("push-name"), &push));
        } else {
            told.push(gain_line(view, "try-line", &push, &gains));
        }
    }
    if !idle.is_empty() {
        told.push(Message::new("try-idle").all_said("lists", idle));
    }
    told
}

/// The pushes after which the viewer gains rows, best first: by what the viewer gains, then by what the others do not.
pub fn tries(view: &View, seat: Seat, most: usize) -> Vec<Message> {
    let mut pushes: Vec<(Push, Vec<(Seat, u8)>)> = moves::pushes(&view.position, seat)
        .map(|push| (push, gains(view, seat, &push)))
        .filter(|(_, gains)| gains.first().is_some_and(|(_, rows)| *rows > 0))
        .collect();
    pushes.sort_by_key(|(_, gains)| {
        let own = gains.first().map_or(0, |(_, rows)| i16::from(*rows));
        let others: i16 = gains.iter().skip(1).map(|(_, rows)| i16::from(*rows)).sum();
        (-own, others)
    });
    let mut told = vec![Message::new("tries-count").count("count", pushes.len()).count("last", most.min(pushes.len()))];
    told.extend(pushes.iter().take(most).map(|(push, gains)| gain_line(view, "tries-line", push, gains)));
    told
}

/// What the last push has changed for the viewer's scouts, as they stand now.
pub fn since(view: &View) -> Vec<Message> {
    let position = &view.position;
    let Some(push) = position.last_push else {
        return vec![Message::new("since-none")];
    };
    let Some(me) = view.seat() else {
        return vec![Refusal::Spectator.message()];
    };
    let mut before = position.clone();
    before.board = position.board.before(push.shaft, push.end);
    let changes = changes(view, me, &before, position);
    let mut told = vec![push_args(Message::new("since"), &push)];
    if changes.is_empty() {
        told.push(Message::new("since-nothing"));
    }
    told.extend(changes);
    told
}
