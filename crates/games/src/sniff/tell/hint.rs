//! Hints: the move of a strong player and the reason for it, based on what the viewer knows.

use super::outlook::Outlook;
use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::builder::kennel;
use crate::sniff::rules::distances::Distances;
use crate::sniff::rules::event::Answer;
use crate::sniff::rules::view::{Search, Stage, View};
use snuffel_core::advice::{Advice, Verdict};
use snuffel_core::game::{Advise, Hint};
use snuffel_core::text::message::{Arg, Message};

impl Advise for Sniff {
    /// A number of additional turns to the goal, or of moves for a player going on alone.
    const DOUBT: f32 = 1.0;

    fn is_weighed(view: &View, action: &Action) -> bool {
        action.is_of_search() && view.turn().is_some() && !view.config.blind
    }

    fn cost(view: &View, verdict: &Verdict<Action>) -> Option<Message> {
        let id = match (view.alone.is_some(), view.config.dogs) {
            (true, _) => "tutor-moves",
            (false, false) => "tutor-turns",
            // With dogs the figure includes the cost of a bite, so it is not a number of turns.
            (false, true) => return Some(Message::new("tutor-dogs")),
        };
        Some(Message::new(id).decimal("turns", verdict.cost.into(), 1))
    }

    fn stood(view: &View) -> Option<Message> {
        let (search, _) = view.turn()?;
        Some(Message::new("review-stood").place("field", search.stands))
    }

    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        match &advice.best.action {
            // The strong player lays a whole labyrinth at once, for which a person at the keyboard uses chance.
            Action::Lay(_) | Action::Build => Some(Hint::new(Hint::typed("build"), why_build(view))),
            Action::Fill => Some(Hint::new(Hint::typed("fill"), why_build(view))),
            Action::Done => Some(Hint::new(Hint::typed("done"), why_done(view))),
            Action::Treasure(field) => Some(Hint::new(
                Message::new("hint-treasure").with("command", Arg::Command("treasure")).place("field", field),
                why_hide(view, *field),
            )),
            Action::Step(field) => {
                let search = view.search(view.seat()?);
                let concluded = search.concluded(&view.config);
                let step = Message::new("hint-step").place("field", field);
                match (view.config.blind, Outlook::new(view, &concluded, advice)) {
                    (true, _) => Some(Hint::new(step, why_blind(view, search, *field))),
                    (false, Some(outlook)) => outlook.hint(*field),
                    (false, None) => Some(Hint::new(step, Message::new("hint-why-stop"))),
                }
            }
            Action::Walls(_)
            | Action::Remove(_)
            | Action::Dog(_)
            | Action::RemoveDog(_)
            | Action::Undo
            | Action::Clear
            | Action::Walk(_)
            | Action::Marker(_)
            | Action::Resign => None,
        }
    }
}

/// The parts missing from the viewer's labyrinth.
fn why_build(view: &View) -> Message {
    let needs_treasure = view.plan().start.is_none() && view.own.is_some_and(|own| own.treasure.is_none());
    match u32::from(view.stones_left()) + u32::from(view.dogs_left()) + u32::from(needs_treasure) {
        0 => Message::new("hint-why-closed"),
        left => Message::new("hint-why-build").count("left", left),
    }
}

fn why_done(view: &View) -> Message {
    let way = || {
        let own = view.own?;
        own.way(Field::ZERO, view.plan().goal(&own)?)
    };
    match way().filter(|_| view.stage == Stage::Building) {
        Some(way) => Message::new("hint-why-ready").count("moves", way.len()),
        None => Message::new("hint-why-stop"),
    }
}

/// The distance between the other detective and a field for hiding a found treasure again.
fn why_hide(view: &View, field: Field) -> Message {
    let away = || {
        let (own, owner) = (view.own?, view.seat()?);
        let enemy = view.searches.get(owner.other())?.stands;
        Distances::from(own.size, enemy, |one, other| own.safe(one, other)).get(field)
    };
    match away() {
        Some(moves) => Message::new("hint-why-hide").count("moves", moves),
        None => Message::new("hint-why-hide-any").count("count", view.config.size.fields().count()),
    }
}

/// The knowledge of a player without marks: the last answer, the previous field, and the walls met since.
fn why_blind(view: &View, search: &Search, field: Field) -> Message {
    let size = view.config.size;
    // The zero field does not hold a treasure, and only matters in search of the way out.
    let (zero, beside): (Vec<Field>, Vec<Field>) =
        size.neighbours(search.stands).partition(|beside| *beside == Field::ZERO && !view.config.way_out);
    let told = |id, but: &[Field]| {
        let left = |fields: &[Field]| fields.iter().filter(|field| !but.contains(field)).count();
        Message::new(id).count("count", left(&beside)).count("zero", left(&zero))
    };
    let growls = search.last.is_some_and(|(_, answer)| answer.hints()[2]);
    let met = size.neighbours(search.stands).filter(|beside| search.met.contains(Wall::new(search.stands, *beside)));
    let met: Vec<Field> = met.collect();
    let wall = search.last.filter(|(wall, answer)| *answer == Answer::Wall && *wall != field).map(|(wall, _)| wall);
    match (wall, search.came) {
        _ if growls && !kennel(size, field) => Message::new("hint-why-blind-growl").place("field", field),
        (Some(wall), Some(came)) if came == field => {
            Message::new("hint-why-blind-wall-back").place("field", wall).place("from", came)
        }
        _ if zero.contains(&field) => Message::new("hint-why-blind-zero"),
        _ if met.iter().any(|one| Some(*one) != wall) => Message::new("hint-why-blind-met")
            .count("count", met.len())
            .with("fields", Arg::together(met.iter().map(Arg::place).collect())),
        (Some(wall), Some(came)) => {
            told("hint-why-blind-wall-from", &[wall, came]).place("field", wall).place("from", came)
        }
        (Some(wall), None) => told("hint-why-blind-wall", &[wall]).place("field", wall),
        (None, Some(came)) if came != field => told("hint-why-blind-back", &[came]).place("field", came),
        _ => told("hint-why-blind", &[]),
    }
}

#[cfg(test)]
mod tests;
