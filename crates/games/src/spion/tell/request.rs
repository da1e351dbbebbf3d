//! Requests to players: when an action becomes due, when the player asks again, and in a prompt.

use super::phrase::{self, bazong, colour, letter};
use super::telling::named_fighter;
use super::topic;
use crate::spion::rules::Spion;
use crate::spion::rules::piece::Letter;
use crate::spion::rules::stage::{Fight, Stage};
use crate::spion::rules::team::opposite;
use crate::spion::rules::view::View;
use snuffel_core::ending;
use snuffel_core::game::Prompt;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

impl Prompt for Spion {
    fn help(view: &View) -> Message {
        Message::new(match view.stage {
            Stage::Preparing => "help-prepare",
            Stage::Turn { first: true, .. } => "help-turn",
            Stage::Turn { first: false, .. } => "help-again",
            Stage::Walking { .. } => "help-walk",
            Stage::Viewing { .. } => "help-view",
            Stage::Hunting { .. } | Stage::Meeting { .. } => "help-attack",
            Stage::Sweeping { .. } => "help-sweep",
            Stage::Keeping { .. } => "help-keep",
            Stage::Fighting(_) => "help-plan",
            Stage::Questioning { .. } => "help-question",
            Stage::Throwing { .. } | Stage::Over(_) => "help-over",
        })
    }

    fn first(view: &View) -> Option<Message> {
        let me = view.seat().filter(|seat| view.due().contains(*seat))?;
        match view.stage {
            Stage::Preparing if !view.ready.contains(me) => Some(Message::new("help-first-prepare")),
            Stage::Turn { .. } => Some(Message::new("help-first-turn")),
            Stage::Fighting(_) => Some(Message::new("help-first-plan")),
            Stage::Questioning { .. } => Some(Message::new("help-first-question")),
            Stage::Preparing
            | Stage::Walking { .. }
            | Stage::Viewing { .. }
            | Stage::Hunting { .. }
            | Stage::Meeting { .. }
            | Stage::Sweeping { .. }
            | Stage::Keeping { .. }
            | Stage::Throwing { .. }
            | Stage::Over(_) => None,
        }
    }

    /// The expected action, in a word.
    fn place(view: &View) -> Message {
        let owes = view.seat().is_some_and(|seat| view.due().contains(seat));
        Message::new(match view.stage {
            Stage::Over(_) => "place-over",
            _ if !owes => "place-wait",
            Stage::Preparing => "place-prepare",
            Stage::Turn { first: true, .. } => "place-turn",
            Stage::Turn { first: false, .. } => "place-again",
            Stage::Walking { .. } => "place-walk",
            Stage::Viewing { .. } | Stage::Hunting { .. } | Stage::Meeting { .. } => "place-whom",
            Stage::Sweeping { .. } | Stage::Keeping { .. } => "place-which",
            Stage::Fighting(_) => "place-plan",
            Stage::Questioning { .. } => "place-question",
            Stage::Throwing { .. } => "place-wait",
        })
    }
}

/// The number of turns at the beginning in which the decision of fights is explained.
const FIRST_TURNS: u16 = 2;

/// The request to the viewer; `None` if another player has to act.
pub(super) fn asked(view: &View) -> Option<Message> {
    let (stage, viewer) = (view.stage, view.viewer);
    if stage.mover().is_some_and(|seat| !viewer.is(seat)) {
        return None;
    }
    let message = match stage {
        Stage::Turn { seat, first: true } if view.turns == 1 => {
            Message::new("turn-first").with("letter", letter(able_to_walk(view, seat).unwrap_or(Letter::A)))
        }
        Stage::Turn { first: true, .. } => Message::new("turn-you"),
        Stage::Turn { first: false, .. } => Message::new("again-you"),
        Stage::Walking { places, .. } => Message::new("ask-walk").count("places", places),
        Stage::Viewing { .. } => Message::new("ask-view"),
        Stage::Sweeping { .. } => Message::new("ask-sweep"),
        Stage::Hunting { .. } => Message::new("ask-hunt"),
        Stage::Meeting { spy, .. } => Message::new("ask-meet").with("letter", letter(spy.letter)),
        Stage::Keeping { spy, bazongs, .. } => {
            let bazongs = bazongs.iter().map(|owner| bazong(viewer, owner));
            Message::new("ask-keep").with("letter", letter(spy.letter)).with("items", Arg::either(bazongs.collect()))
        }
        Stage::Fighting(fight) => attacked(fight, view)?,
        Stage::Questioning { seat, enemy } => question(seat, enemy),
        Stage::Preparing | Stage::Throwing { .. } | Stage::Over(_) => return None,
    };
    Some(message.mattering())
}

/// The expected action, and who is to take it.
pub(super) fn due(view: &View) -> Message {
    let owes = view.seat().filter(|seat| view.due().contains(*seat));
    match (view.stage, owes) {
        (Stage::Over(outcome), _) => ending::over(outcome, view.viewer),
        (Stage::Preparing, Some(seat)) => ask_prepare(seat),
        (_, Some(_)) => asked(view).unwrap_or_else(|| waiting(view)),
        (_, None) => waiting(view),
    }
}

/// A spy that can make a step, as an example.
fn able_to_walk(view: &View, seat: Seat) -> Option<Letter> {
    view.position.walkers(seat, 1).iter().next().map(|spy| spy.letter)
}

/// The expected action and, for a whole turn, how to take it.
pub(super) fn turn(view: &View) -> Message {
    match view.stage {
        Stage::Turn { seat, first } if view.viewer.is(seat) => match (able_to_walk(view, seat), first) {
            (Some(able), true) => Message::new("turn-ask").with("letter", letter(able)),
            (Some(able), false) => Message::new("again-ask").with("letter", letter(able)),
            (None, true) => Message::new("turn-ask-pass"),
            (None, false) => Message::new("again-ask-pass"),
        },
        _ => due(view),
    }
}

/// The players that the game is waiting for.
fn waiting(view: &View) -> Message {
    let due = view.due().iter().map(colour);
    let id = match view.stage {
        Stage::Preparing => "wait-prepare",
        Stage::Fighting(_) => "wait-plan",
        _ => "wait-turn",
    };
    Message::new(id).with("colours", Arg::List(due.collect()))
}

/// Asks a seat whether it unmasks a spy. The colour is omitted for the seat's usual envelope.
pub(super) fn question(seat: Seat, enemy: Seat) -> Message {
    Message::new("questioned")
        .with("colour", colour(enemy))
        .count("usual", u8::from(enemy == opposite(seat)))
        .mattering()
}

/// Asks a seat to prepare.
pub(super) fn ask_prepare(seat: Seat) -> Message {
    Message::new("ask-prepare").with("colour", colour(opposite(seat)))
}

/// Announces a fight to those who choose plans. The others hear the result.
pub(super) fn attacked(fight: Fight, view: &View) -> Option<Message> {
    let viewer = view.viewer;
    let id = match (viewer.is(fight.seat), fight.attacker) {
        (true, Some(_)) => "attack-you",
        (true, None) => "attack-you-grey",
        (false, _) if !viewer.is(fight.defender.seat) => return None,
        (false, Some(_)) => "attack-other",
        (false, None) => "attack-other-grey",
    };
    let message = Message::new(id)
        .with("colour", colour(fight.seat))
        .with("defender", phrase::spy(viewer, fight.defender))
        .with("at", phrase::at(viewer, fight.place))
        .count("usual", u8::from(view.turns > FIRST_TURNS))
        .telling(topic::ATTACK)
        .mattering();
    let message = message.with("letter", letter(named_fighter(viewer, fight)));
    Some(match fight.attacker {
        Some(attacker) => message.with("attacker", phrase::spy(viewer, attacker)),
        None => message,
    })
}
