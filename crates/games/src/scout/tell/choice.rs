//! The choices that scout offers as whole lines. Most take two steps: a scout's reach, then a target; a slot to try,
//! then a push into it; a card, then its turn and place.

use super::narrate::has_board;
use crate::scout::rules::Scout;
use crate::scout::rules::action::{Action, Push, numbers};
use crate::scout::rules::cards::{Piece, TURNS};
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::{COLUMNS, letter};
use crate::scout::rules::position::Position;
use crate::scout::rules::shaft::Shaft;
use crate::scout::rules::stage::Task;
use crate::scout::rules::view::View;
use snuffel_core::choice::{Choice, Line, Offer};
use snuffel_core::game::Choose;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

impl Choose for Scout {
    fn line(action: &Action) -> Option<Line> {
        Some(match action {
            Action::Lay { piece, shaft } => {
                Line::meant("lay").with(piece.number()).with(piece.degrees()).with(shaft.number())
            }
            Action::Fill => Line::meant("fill"),
            Action::Place(column) => Line::meant("place").with(letter(*column)),
            Action::Walk { scout, to } => Line::named(scout.number()).with(to),
            Action::Undo => Line::meant("undo"),
            Action::Done => Line::meant("done"),
            Action::Push(Push { shaft, end, quarters }) => {
                Line::named(shaft.number()).and(end.word()).with(u16::from(*quarters) * 90)
            }
            Action::Resign => Line::meant("resign"),
        })
    }

    fn moves(view: &View) -> Vec<Offer> {
        let position = &view.position;
        match view.due() {
            Some((seat, Task::Lay)) => lays(position, seat),
            Some((_, Task::Place)) => places(view),
            Some((seat, Task::Walk(_))) => [walks(view, seat), pushes(view)].concat(),
            Some((_, Task::Push)) => pushes(view),
            None => Vec::new(),
        }
    }

    fn asked(view: &View) -> Vec<&'static str> {
        let is_playing = view.seat().is_some();
        match (has_board(&view.position), is_playing) {
            (false, true) => vec!["hand"],
            (false, false) => Vec::new(),
            (true, false) => vec!["scouts", "card"],
            (true, true) => {
                let may_push = view.position.phase() != Some(Phase::Move);
                let best: &[&str] = if view.position.config.hints && may_push { &["tries"] } else { &[] };
                [&["scouts", "reach", "stops", "card", "since"], best].concat()
            }
        }
    }
}

/// Each card in hand, in each turn, for each shaft that has room.
fn lays(position: &Position, seat: Seat) -> Vec<Offer> {
    let shafts: Vec<Shaft> = Shaft::all().filter(|shaft| position.next_slot(seat, *shaft).is_some()).collect();
    let into = |piece: Piece| {
        let lines = shafts.iter().filter_map(|shaft| Scout::line(&Action::Lay { piece, shaft: *shaft }));
        let about = Message::new("choices-lay").count("card", piece.number()).count("turn", piece.degrees());
        Choice::opens(Line::meant("card").with(piece.number()).with(piece.degrees()), vec![Offer::under(about, lines)])
    };
    let cards = numbers(position.hand(seat)).map(|card| {
        let turned = (0..TURNS).filter_map(|turn| Piece::new(card, turn)).map(into);
        let about = Message::new("choices-turn").count("card", card);
        Choice::opens(Line::meant("card").with(card), vec![Offer::under(about, turned)])
    });
    vec![
        Offer::new("choices-moves", Scout::line(&Action::Fill)),
        Offer::new("choices-cards", cards.collect::<Vec<_>>()),
    ]
}

/// The number of holes of the base line under one heading.
const THIRD: u8 = 6;

fn places(view: &View) -> Vec<Offer> {
    let third = |action: &Action| match action {
        Action::Place(column) => column / THIRD,
        _ => 0,
    };
    let heading = |third: u8| {
        let last = (third * THIRD + THIRD).min(COLUMNS) - 1;
        Message::new("choices-columns").text("from", letter(third * THIRD)).text("to", letter(last))
    };
    Offer::sorted(view.legal_actions(), "choices-moves", third, heading, Scout::line)
}

/// The best walk of each scout, the end of the phase, and then all other holes by scout.
fn walks(view: &View, seat: Seat) -> Vec<Offer> {
    let position = &view.position;
    let legal = view.legal_actions();
    let best = position.scouts_of(seat).filter_map(|(scout, hole)| {
        Some(Action::Walk { scout, to: position.nearest(seat, hole)? }).filter(|action| legal.contains(action))
    });
    let ends = [Action::Done, Action::Undo].into_iter().filter(|action| view.check(action).is_ok());
    let first = best.chain(ends).filter_map(|action| Scout::line(&action));
    let scouts = position.scouts_of(seat).filter_map(|(scout, _)| {
        let goal = |action: &Action| match action {
            Action::Walk { scout: other, to } if *other == scout => Some(*to),
            _ => None,
        };
        let mut holes: Vec<_> = legal.iter().filter_map(goal).collect();
        holes.sort_by_key(|hole| position.to_go(seat, *hole));
        let walk = |to: &_| Scout::line(&Action::Walk { scout, to: *to });
        let row = |row: u8| Message::new("choices-row").count("row", row + 1);
        let then = Offer::sorted(holes, "choices-moves", |hole| hole.row, row, walk);
        let reach = Line::meant("reach").with(scout.number());
        then.iter().any(|offer| !offer.choices.is_empty()).then(|| Choice::opens(reach, then))
    });
    vec![Offer::new("choices-walks", first), Offer::new("choices-scouts", scouts.collect::<Vec<_>>())]
}

/// Each slot that can be pushed into now, with each push into it.
fn pushes(view: &View) -> Vec<Offer> {
    let legal = view.legal_actions();
    let slots = Shaft::all().filter_map(|shaft| {
        let is_there = |action: &&Action| matches!(action, Action::Push(push) if push.shaft == shaft);
        let lines: Vec<Line> = legal.iter().filter(is_there).filter_map(Scout::line).collect();
        let then = Offer::under(Message::new("choices-slot").count("shaft", shaft.number()), lines);
        let tried = Line::meant("try").with(shaft.number());
        (!then.choices.is_empty()).then(|| Choice::opens(tried, vec![then]))
    });
    vec![Offer::new("choices-slots", slots.collect::<Vec<_>>())]
}
