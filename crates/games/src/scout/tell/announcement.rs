//! The announcements of events: the beginning of a game, and percepts.

use super::agreement::BY_HAND;
use super::narrate::due_on;
use super::phrase::{about, agreed, push_args, way_of};
use super::{changes, forecast};
use crate::scout::rules::event::{Event, Percept, Phase};
use crate::scout::rules::hole::{Base, Hole, letter};
use crate::scout::rules::nth::{SCOUTS, ScoutNumber};
use crate::scout::rules::position::Position;
use crate::scout::rules::view::View;
use crate::scout::rules::{MOST_STALE, Scout};
use snuffel_core::ending;
use snuffel_core::game::{Announce, Reversal, standing};
use snuffel_core::rules::{News, Outcome};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::Wording;

impl Announce for Scout {
    fn variants(view: &View) -> Vec<&'static str> {
        let config = view.position.config;
        Vec::from_iter(config.by_hand.then_some(BY_HAND))
    }

    fn introduce(view: &View) -> Vec<Message> {
        let mut told = vec![about(view, "intro-you", "intro-both")];
        told.extend(agreed(view));
        // With three players, the lone one has not been drawn yet.
        if let (Some(me), false) = (view.seat(), view.position.seats == 3) {
            told.push(way_of(view.position.base(me)));
        }
        told
    }

    /// Combines another player's turn into one line.
    fn tell(news: &[News<'_, Scout>], viewer: Viewer) -> Vec<Message> {
        let mut told = Vec::new();
        let mut turn: Option<(Seat, Vec<Arg>)> = None;
        for News { percept, view } in news {
            let (seat, parts) = match percept {
                Event::Moved { seat, to, .. } if !viewer.is(*seat) => (*seat, walks(&view.position, *seat, to)),
                Event::Pushed { seat, push, card, fallen } if !viewer.is(*seat) => {
                    let part = push_args(Message::new("part-push"), push).count("card", *card).count("other", *fallen);
                    (*seat, vec![part.into()])
                }
                Event::Passed { seat, .. } if !viewer.is(*seat) => (*seat, Vec::new()),
                // The walks of others are announced once they are final.
                Event::Walked { seat, .. } | Event::Undone { seat, .. } | Event::Due { seat } if !viewer.is(*seat) => {
                    continue;
                }
                other => {
                    told.extend(turn.take().map(turn_of_other));
                    told.extend(tell_one(other, view, viewer));
                    continue;
                }
            };
            match &mut turn {
                Some((mover, all)) if *mover == seat => all.extend(parts),
                _ => told.extend(turn.replace((seat, parts)).map(turn_of_other)),
            }
        }
        told.extend(turn.map(turn_of_other));
        told
    }

    const KINDS: &'static [&'static str] = changes::KINDS;

    fn matters(before: &View, now: &View) -> Vec<Message> {
        changes::since(before, now)
    }

    /// Omits the viewer's own walks that were undone.
    fn recall(view: &View, story: &[News<'_, Scout>]) -> Vec<bool> {
        standing(story, |news| match news.percept {
            Event::Walked { seat, .. } if view.viewer.is(*seat) => Reversal::Step,
            Event::Undone { seat, .. } if view.viewer.is(*seat) => Reversal::Back,
            _ => Reversal::None,
        })
    }
}

fn turn_of_other((seat, parts): (Seat, Vec<Arg>)) -> Message {
    let parts = match parts.is_empty() {
        true => vec![Arg::Phrase("part-stays")],
        false => parts,
    };
    Message::new("turn-other").seat("name", seat).with("moves", Arg::List(parts))
}

/// The new places of scouts after their walks.
fn walks(position: &Position, seat: Seat, to: &[Option<Hole>; SCOUTS]) -> Vec<Arg> {
    let walked = ScoutNumber::all().zip(to).filter_map(|(scout, to)| Some((scout, (*to)?)));
    let said = walked.map(|(scout, to)| {
        let id = if left(position, seat, to) == 0 { "part-home" } else { "part-walk" };
        Message::new(id).count("number", scout.number()).place("field", to).into()
    });
    said.collect()
}

/// The messages for a single percept.
fn tell_one(percept: &Percept, view: &View, viewer: Viewer) -> Vec<Message> {
    let position = &view.position;
    let of = |seat: &Seat, you, other| Message::for_viewer(viewer, *seat, you, other);
    vec![match percept {
        Event::Begins { seat } => of(seat, "begins-you", "begins-other").count("players", position.seats),
        Event::Lone { seat, base } => return lone(viewer, *seat, *base),
        Event::Dealt { spare } => Message::new("dealt").count("card", *spare),
        Event::Laid { seat, piece, shaft, slot } => {
            let [first, _, last] = slot.columns();
            of(seat, "laid-you", "laid-other")
                .count("card", piece.number())
                .count("turn", piece.degrees())
                .count("shaft", shaft.number())
                .place("from", letter(first))
                .place("to", letter(last))
        }
        Event::Filled { seat, count } => of(seat, "filled-you", "filled-other").count("count", *count),
        Event::Complete { spare } => Message::new("complete").count("card", *spare),
        Event::Placed { seat, scout, hole } => {
            of(seat, "placed-you", "placed-other").count("number", scout.number()).place("field", hole)
        }
        Event::Due { .. } => due_on(view).asking(),
        Event::Walked { seat, scout, to, .. } => {
            let left = left(position, *seat, *to);
            let message = Message::new(if left == 0 { "home-you" } else { "walked-you" });
            message.count("number", scout.number()).place("field", to).count("left", left)
        }
        Event::Undone { scout, to, .. } => {
            Message::new("undone-you").count("number", scout.number()).place("field", to)
        }
        // The mover has already heard each walk.
        Event::Moved { .. } => return Vec::new(),
        // Before the push, what can be done is asked in any case. After it, the turn is over.
        Event::Passed { phase: Phase::Opening | Phase::Look, .. } => {
            Message::new("passed-you").only_from(Wording::Full)
        }
        Event::Passed { phase: Phase::Move, .. } => Message::new("passed-you").only_from(Wording::Normal),
        Event::Pushed { seat, push, card, fallen } => {
            let changes = forecast::pushed(view, *seat, push);
            let id = if changes.is_empty() { "pushed-you" } else { "pushed-you-changes" };
            let message = push_args(Message::new(id), push).count("card", *card).count("other", *fallen);
            message.all_said("lists", changes)
        }
        Event::Stale { rounds } => {
            Message::new("stale").count("number", *rounds).count("left", MOST_STALE.saturating_sub(*rounds))
        }
        Event::Exhausted { outcome } => return ended(exhausted(viewer, outcome), position, viewer),
        Event::Resigned { seat } => of(seat, "resigned-you", "resigned-other"),
        Event::Left { outcome } => return ended(ending::won(outcome.winners, viewer), position, viewer),
        Event::Won { seat } => won(viewer, *seat, position.round),
    }]
}

/// The number of rows that a scout has to go from a hole; 0 for an empty seat.
fn left(position: &Position, seat: Seat, hole: Hole) -> u8 {
    position.corners.get(seat).map_or(0, |corner| corner.base().to_go(hole.row))
}

/// Announces the lone player, and the viewer's resulting direction.
fn lone(viewer: Viewer, seat: Seat, base: Base) -> Vec<Message> {
    let side = Arg::Phrase(match base {
        Base::South => "base-south",
        Base::North => "base-north",
    });
    let own = viewer.seat().map(|me| if me == seat { base } else { base.opposite() });
    let mut told = vec![Message::for_viewer(viewer, seat, "lone-you", "lone-other").with("side", side)];
    told.extend(own.map(way_of));
    told
}

/// Says that there has been no progress for too long.
fn exhausted(viewer: Viewer, outcome: &Outcome) -> Message {
    let has_won = viewer.seat().is_some_and(|me| outcome.winners.contains(me));
    let message = Message::new(match (outcome.winners.is_empty(), has_won) {
        (true, _) => "exhausted-draw",
        (false, true) => "exhausted-you",
        (false, false) => "exhausted-other",
    });
    message
        .with("names", Arg::together(outcome.winners.iter().map(Arg::Seat).collect()))
        .decisive()
        .cued(ending::cue(outcome.winners, viewer))
}

/// The outcome of a game that was not won on the board, with the rows that each player had to go.
fn ended(result: Message, position: &Position, viewer: Viewer) -> Vec<Message> {
    let sum = |seat| Message::for_viewer(viewer, seat, "sum-you", "sum-other").count("left", position.sum(seat));
    vec![result, Message::new("sums").all_said("lists", position.all().iter().map(sum))]
}

fn won(viewer: Viewer, seat: Seat, round: u16) -> Message {
    let id = match viewer {
        Viewer::Public => "won-other",
        Viewer::Seat(me) if me == seat => "won-you",
        Viewer::Seat(_) => "lost-you",
    };
    let message = Message::new(id).decisive().cued(ending::cue(Seats::only(seat), viewer));
    message.seat("name", seat).count("number", round)
}
