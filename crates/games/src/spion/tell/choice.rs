//! The choices that spion offers as whole lines. Placing a trap takes two steps, first the side and then the trap and
//! the field, and so does guessing the traitor.

use crate::spion::rules::Spion;
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::Spy;
use crate::spion::rules::seating::colour;
use crate::spion::rules::stage::Stage;
use crate::spion::rules::view::View;
use snuffel_core::choice::{Choice, Line, Offer};
use snuffel_core::game::Choose;
use snuffel_core::text::message::Message;

impl Choose for Spion {
    fn line(action: &Action) -> Option<Line> {
        Some(match action {
            Action::Prepare(letter, number) => Line::meant("prepare").with(letter).with(number),
            Action::Free(letter) => Line::meant("free").with(letter),
            Action::Trap(trap, place) => on(Line::meant("trap").and(trap.word()), *place),
            Action::Clear(throws) => Line::meant("clear").with(throws),
            Action::Step(letter) | Action::Walk(letter) => Line::meant("step").with(letter),
            Action::Pass(depth) => Line::meant("pass").with(depth),
            Action::View(spy) | Action::Look(spy) => named("look", *spy),
            Action::Sweep(trap) => Line::meant("clear").and(trap.word()),
            Action::Attack(spy) => named("attack", *spy),
            Action::Plan(plan) => Line::meant("plan").with(plan),
            Action::Keep(owner) => Line::meant("keep").and(colour(*owner)),
            Action::Unmask(spy) => named("unmask", *spy),
            Action::Decline => Line::meant("no"),
            Action::Questions(questions) => Line::meant("questions").and(questions.word()),
            Action::Resign => Line::meant("resign"),
        })
    }

    /// The moves of a turn, then purchases before them, then rarer actions.
    fn moves(view: &View) -> Vec<Offer> {
        let mut legal = view.legal_actions();
        let traps: Vec<Action> = legal.extract_if(.., |action| matches!(action, Action::Trap(..))).collect();
        let is_bought = |action: &mut Action| matches!(action, Action::Free(_) | Action::Clear(_));
        let bought: Vec<Action> = legal.extract_if(.., is_bought).collect();
        let seen = view.unknown_in_sight().iter().map(Action::Look).filter(|look| view.check(look).is_ok());
        let seen: Vec<Action> = seen.filter(|look| !legal.contains(&viewed(look))).collect();
        let guessed: Vec<Line> = guesses(view).iter().filter_map(Spion::line).collect();
        let guess = Choice::opens(Line::meant("numbers"), vec![Offer::new("choices-unmask", guessed.clone())]);
        vec![
            Offer::new("choices-moves", legal.iter().filter_map(Spion::line)),
            Offer::new("choices-look", seen.iter().filter_map(Spion::line)),
            Offer::new("choices-buy", bought.iter().filter_map(Spion::line)),
            Offer::new("choices-traps", sides(view, &traps)),
            Offer::new("choices-unmask", (!guessed.is_empty()).then_some(guess)),
        ]
    }

    fn asked(view: &View) -> Vec<&'static str> {
        let own: &[&str] = if view.seat().is_some() { &["numbers", "envelope"] } else { &[] };
        [&["spies", "money"], own, &["deck"]].concat()
    }
}

/// A command followed by a spy.
fn named(command: &'static str, spy: Spy) -> Line {
    Line::meant(command).and(colour(spy.seat)).with(spy.letter)
}

/// A line followed by a place. An embassy is named by its colour.
fn on(line: Line, place: Place) -> Line {
    match place.owner() {
        Some(seat) => line.and(colour(seat)),
        None => line.with(place),
    }
}

/// The same look with a pass, which is typed in the same way.
fn viewed(look: &Action) -> Action {
    match look {
        Action::Look(spy) => Action::View(*spy),
        other => *other,
    }
}

/// The spies that the viewer can accuse, except known traitors, which are listed among the moves.
fn guesses(view: &View) -> Vec<Action> {
    let is_asked = matches!(view.stage, Stage::Turn { .. } | Stage::Questioning { .. });
    let seat = view.seat().filter(|seat| is_asked && view.due().contains(*seat));
    let known: Vec<Spy> = view.traitors().collect();
    let spies = seat.map(|seat| view.position.accusable(seat)).unwrap_or_default().iter();
    let guesses = spies.filter(|spy| !known.contains(spy)).map(Action::Unmask);
    guesses.filter(|guess| view.check(guess).is_ok()).collect()
}

/// The sides of the ring, with the traps that can be placed on each.
fn sides(view: &View, traps: &[Action]) -> Vec<Choice> {
    let sides = 1..=view.position.ring.seats() as u8;
    let with_traps = sides.filter_map(|side| {
        let is_there = |action: &&Action| matches!(action, Action::Trap(_, place) if place.side() == side);
        let there: Vec<Action> = traps.iter().filter(is_there).copied().collect();
        let trap = |action: &Action| match action {
            Action::Trap(trap, _) => Some(*trap),
            _ => None,
        };
        let heading = |trap| match trap {
            Some(trap) => Message::new("choices-trap").text("trap", trap),
            None => Message::new("choices-traps"),
        };
        let then = Offer::sorted(there.clone(), "choices-traps", trap, heading, Spion::line);
        (!there.is_empty()).then(|| Choice::opens(Line::meant("side").with(side), then))
    });
    with_traps.collect()
}
