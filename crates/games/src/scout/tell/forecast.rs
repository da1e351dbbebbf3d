//! The effects of possible pushes, and of the last one: who can get further, and who less far.

use super::phrase::{end, push_args};
use crate::scout::rules::action::Push;
use crate::scout::rules::board::End;
use crate::scout::rules::cards::TURNS;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::moves;
use crate::scout::rules::outlook::{advance, after};
use crate::scout::rules::position::Position;
use crate::scout::rules::shaft::Shaft;
use crate::scout::rules::view::{Refusal, View};
use snuffel_core::game::Excuse;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// The number of pushes that `tries` lists by default.
pub const BEST: usize = 5;

/// The first hole of the nearest row that a scout can reach, or the scout's own hole.
fn reached(position: &Position, seat: Seat, hole: Hole) -> Hole {
    position.nearest(seat, hole).unwrap_or(hole)
}

/// The effect of a push on each scout individually, the viewer's first, and the total gain of each player, as in
/// comparisons of several pushes.
pub fn try_push(view: &View, push: &Push) -> Vec<Message> {
    let position = &view.position;
    let after = after(position, push);
    let own = view.seat();
    let others = position.all().iter().filter(|seat| Some(*seat) != own);
    let told: Vec<Message> =
        own.into_iter().chain(others).flat_map(|seat| changes(view, seat, position, &after)).collect();
    let told = if told.is_empty() { vec![Message::new("try-nothing")] } else { told };
    let gains = gains(view, own.unwrap_or(Seat::FIRST), push);
    told.into_iter().chain(sum(view, &gains)).collect()
}

/// The gains of all players if their scouts walk on, one after the other; `None` if there are none.
fn sum(view: &View, gains: &Gains) -> Option<Message> {
    let told: Vec<Message> = gained(view, gains).collect();
    (!told.is_empty()).then(|| Message::new("try-sum").all_said("lists", told))
}

/// Each player who gains rows, with their number.
fn gained(view: &View, gains: &Gains) -> impl Iterator<Item = Message> {
    let gains = gains.iter().filter(|(_, rows)| *rows > 0);
    gains.map(|(seat, rows)| Message::for_viewer(view.viewer, *seat, "gain-you", "gain-other").count("rows", *rows))
}

/// Those of a seat's scouts whose best row differs between two boards.
fn changes(view: &View, seat: Seat, before: &Position, after: &Position) -> Vec<Message> {
    let scouts = before.scouts_of(seat).filter(|(_, hole)| !before.is_home(seat, *hole));
    let changed = scouts.filter_map(|(scout, hole)| {
        let (was, is) = (reached(before, seat, hole).row, reached(after, seat, hole).row);
        (was != is).then(|| {
            Message::for_viewer(view.viewer, seat, "try-you", "try-other")
                .count("number", scout.number())
                .count("row", is + 1)
                .count("was", was + 1)
        })
    });
    changed.collect()
}

/// The rows gained by each seat.
type Gains = Vec<(Seat, u8)>;

/// Pushes from one end of a shaft that differ only in the turn of the card, with the same gains for all players.
struct Fold {
    shaft: Shaft,
    end: End,
    quarters: Vec<u8>,
    gains: Gains,
}

impl Fold {
    /// Pushes in order, with equivalent ones combined.
    fn all(view: &View, seat: Seat, pushes: impl Iterator<Item = Push>) -> Vec<Fold> {
        let mut folds: Vec<Fold> = Vec::new();
        for push in pushes {
            let gains = gains(view, seat, &push);
            let same = |fold: &&mut Fold| fold.shaft == push.shaft && fold.end == push.end && fold.gains == gains;
            match folds.iter_mut().find(same) {
                Some(fold) => fold.quarters.push(push.quarters),
                None => folds.push(Fold { shaft: push.shaft, end: push.end, quarters: vec![push.quarters], gains }),
            }
        }
        folds
    }

    fn is_idle(&self) -> bool {
        self.gains.iter().all(|(_, rows)| *rows == 0)
    }

    /// The number of rows that the pushing player gains.
    fn own(&self) -> u8 {
        self.gains.first().map_or(0, |(_, rows)| *rows)
    }

    /// The total number of rows that the others gain.
    fn others(&self) -> u16 {
        self.gains.iter().skip(1).map(|(_, rows)| u16::from(*rows)).sum()
    }

    /// A message with the shaft, the end and the turns.
    fn named(&self, id: &'static str) -> Message {
        let turns = self.quarters.iter().map(|quarters| Arg::Count(u32::from(*quarters) * 90)).collect();
        let turns = match self.quarters.len() == usize::from(TURNS) {
            true => Message::new("turns-any"),
            false => Message::new("turns").with("lists", Arg::List(turns)),
        };
        Message::new(id).count("shaft", self.shaft.number()).with("end", end(self.end)).said("turns", turns)
    }

    /// The same, with the gains.
    fn message(&self, view: &View, id: &'static str) -> Message {
        self.named(id).all_said("lists", gained(view, &self.gains))
    }
}

/// The rows that each player gains after a push, `seat` first.
fn gains(view: &View, seat: Seat, push: &Push) -> Gains {
    let pushed = after(&view.position, push);
    let others = view.position.all().iter().filter(|other| *other != seat);
    let each = std::iter::once(seat).chain(others);
    let gain = |seat: Seat| (seat, advance(&mut pushed.clone(), seat));
    each.map(gain).collect()
}

/// The gains for each push into a shaft, with pushes without any gain combined into one line. Empty if no push into
/// it is possible.
pub fn try_shaft(view: &View, seat: Seat, shaft: Shaft) -> Vec<Message> {
    let pushes = moves::pushes(&view.position, seat).filter(|push| push.shaft == shaft);
    let folds = Fold::all(view, seat, pushes);
    let (idle, gaining): (Vec<&Fold>, Vec<&Fold>) = folds.iter().partition(|fold| fold.is_idle());
    if gaining.is_empty() && !idle.is_empty() {
        return vec![Message::new("try-idle-all").count("shaft", shaft.number())];
    }
    let mut told: Vec<Message> = gaining.iter().map(|fold| fold.message(view, "try-line")).collect();
    if !idle.is_empty() {
        told.push(Message::new("try-idle").all_said("lists", idle.iter().map(|fold| fold.named("push-name"))));
    }
    told
}

/// The pushes by which the viewer gains rows, best first: by the viewer's gain, then by how little the others gain.
pub fn tries(view: &View, seat: Seat, most: usize) -> Vec<Message> {
    let mut folds = Fold::all(view, seat, moves::pushes(&view.position, seat));
    folds.retain(|fold| fold.own() > 0);
    folds.sort_by_key(|fold| (u8::MAX - fold.own(), fold.others()));
    let count: usize = folds.iter().map(|fold| fold.quarters.len()).sum();
    let mut told = vec![Message::new("tries-count").count("count", count).count("last", most.min(folds.len()))];
    told.extend(folds.iter().take(most).map(|fold| fold.message(view, "tries-line")));
    told
}

/// The changes after a push, in rows for each scout: all losses, and the gains of others. The gains of the pushing
/// player are announced when the scouts can walk.
pub fn pushed(view: &View, seat: Seat, push: &Push) -> Vec<Message> {
    let position = &view.position;
    let mut before = position.clone();
    before.board = position.board.before(push.shaft, push.end);
    let of = |other: Seat| {
        let rows = position.scouts_of(other).filter(|(_, hole)| !position.is_home(other, *hole));
        let changes = rows.filter_map(|(scout, hole)| {
            let [was, is] = [&before, position].map(|position| position.to_go(other, reached(position, other, hole)));
            let id = if is < was { "change-plus" } else { "change-minus" };
            let is_told = is > was || is < was && other != seat;
            is_told.then(|| Message::new(id).count("number", scout.number()).count("rows", is.abs_diff(was)))
        });
        let changes: Vec<Message> = changes.collect();
        let told = |changes| {
            Message::for_viewer(view.viewer, other, "changes-you", "changes-other").all_said("lists", changes)
        };
        (!changes.is_empty()).then(|| told(changes))
    };
    // The push may come from elsewhere, with an empty seat.
    let first = position.all().iter().filter(|other| *other == seat);
    let others = position.all().without(seat).iter();
    first.chain(others).filter_map(of).collect()
}

/// The effect of the pushes since the viewer's own on the viewer's scouts in their current places.
pub fn since(view: &View) -> Vec<Message> {
    let position = &view.position;
    let Some(push) = position.last_push else {
        return vec![Message::new("since-none")];
    };
    let Some(me) = view.seat() else {
        return vec![Refusal::Spectator.message()];
    };
    let pushes = position.pushes_since(me);
    let mut before = position.clone();
    before.board = position.board_before(&pushes);
    let changes = changes(view, me, &before, position);
    let id = if pushes.len() > 1 { "since-several" } else { "since" };
    let mut told = vec![push_args(Message::new(id), &push).count("count", pushes.len())];
    if changes.is_empty() {
        told.push(Message::new("since-nothing"));
    }
    told.extend(changes);
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scout::rules::Scout;
    use crate::scout::rules::action::{Chance, Request};
    use crate::scout::rules::event::Phase;
    use crate::scout::rules::position::Pushed;
    use crate::scout::rules::stage::Stage;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::{Seats, Viewer};

    /// The first seat's turn on a random board, with all scouts in the middle.
    fn view(seed: u64) -> View {
        let mut position = Scout::start(&Default::default(), 2);
        let Chance::Board(board) = Scout::sample(&Request::Board, &mut stream(seed, 0, 0)) else { panic!("a board") };
        position.board = *board;
        position.stage = Stage::Walking { mover: Seat::FIRST, phase: Phase::Look };
        for (seat, row) in [(Seat::FIRST, 12), (Seat::SECOND, 11)] {
            position.scouts[seat] = [1, 4, 7, 10].map(|column| Some(Hole { column, row }));
        }
        View { viewer: Viewer::Seat(Seat::FIRST), position }
    }

    #[test]
    fn what_has_changed_since_the_own_push_is_told_of_all_pushes_since_then() {
        let mut view = view(3);
        view.position.seats = 4;
        let start = view.position.clone();
        let pushes = moves::pushes(&start, Seat::FIRST).step_by(2);
        for (seat, push) in Seats::first(4).iter().zip(pushes) {
            let turned = view.position.board.spare().quarters();
            view.position.board.push(push.shaft, push.end, push.quarters);
            view.position.last_push = Some(push);
            view.position.recent.rotate_right(1);
            view.position.recent[0] = Some(Pushed { seat, push, turned });
        }
        let last = Seat::new(3).unwrap();
        let of = |seat: Seat| view.position.pushes_since(seat);
        assert_eq!(of(Seat::FIRST).len(), 3, "those of the three others");
        let own: Vec<Seat> = of(last).iter().map(|pushed| pushed.seat).collect();
        assert_eq!(own, [last], "the own one, where that is the last");
        // Before the other three pushed, there was the board after the first push.
        let mut first = start.board;
        let push = moves::pushes(&start, Seat::FIRST).next().unwrap();
        first.push(push.shaft, push.end, push.quarters);
        let before = view.position.board_before(&of(Seat::FIRST));
        assert_eq!(before.maze(), first.maze());
        assert_eq!(since(&view)[0].id, "since-several");
    }

    #[test]
    fn a_push_by_itself_is_told_with_the_gains_that_it_has_among_others() {
        let gained = |message: &Message| message.args.iter().find(|(name, _)| *name == "lists").cloned();
        let mut gaining = 0;
        for view in (0..10).map(view) {
            for push in moves::pushes(&view.position, Seat::FIRST) {
                let told = try_push(&view, &push);
                let Some(sum) = told.iter().find(|message| message.id == "try-sum") else {
                    continue;
                };
                let compared = try_shaft(&view, Seat::FIRST, push.shaft);
                let mut lines = compared.iter().filter(|message| message.id == "try-line");
                assert!(lines.any(|line| gained(line) == gained(sum)), "{push:?}");
                gaining += 1;
            }
        }
        assert!(gaining > 10, "{gaining}");
    }
}
