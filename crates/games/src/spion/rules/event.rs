//! The events of a game, and what one viewer notices of them.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::board::Place;
use super::piece::{Letter, Pass, Plan, Spy, Trap};
use super::seating::ALL_SEATS;
use super::stage::Fight;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::sound::read_when_sound;

/// A public fact. No field holds a secret. The resulting holdings are in the view, except for sums that can still
/// change within the same step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Fact {
    /// All players are ready, the chosen spies are in the dungeons, and `seat` begins.
    Began { seat: Seat },
    /// A player is expected to act; the stage determines the task.
    Due { seat: Seat },
    /// A player bought a spy free.
    Freed { spy: Spy },
    /// A player placed a trap.
    TrapPlaced { seat: Seat, trap: Trap, place: Place },
    /// A player ordered throws of the trap die.
    Ordered { seat: Seat, throws: u8 },
    /// The die showed `face`, and the trap that it clears, if there was one, lay on `cleared`.
    Thrown { seat: Seat, face: Trap, cleared: Option<Place> },
    /// The grey spy cleared a trap.
    Swept { seat: Seat, trap: Trap, place: Place },
    /// A player took the pass at this depth of their deck; `idle` if it has no effect.
    Took { seat: Seat, depth: u8, pass: Pass, idle: bool },
    /// A player received this much from the bank for a cheque.
    Cashed { seat: Seat, gain: u8 },
    /// A spy walked.
    Walked { spy: Spy, from: Place, to: Place },
    /// A fight begins.
    Attacked { fight: Fight },
    /// Both plans are revealed, and the loser's number, if it has one; `paid` tells whether a zillion was paid.
    /// `money` is the resulting money of both, the attacker's first.
    Fought { fight: Fight, plans: [Plan; 2], number: Option<u8>, paid: bool, money: [u8; 2] },
    /// A spy won a bazong in a fight.
    BazongWon { owner: Seat, spy: Spy },
    /// A spy took a bazong from its embassy and gained this much from the bank; `money` is its player's resulting
    /// money.
    BazongTaken { owner: Seat, spy: Spy, gain: u8, money: u8 },
    /// A spy found a bazong.
    BazongFound { owner: Seat, spy: Spy, place: Place },
    /// A spy that could have two bazongs keeps this one.
    BazongKept { owner: Seat, spy: Spy },
    /// A bazong is left on a field.
    BazongLies { owner: Seat, place: Place },
    /// A bazong is back in its embassy.
    BazongHome { owner: Seat },
    /// A bazong is out of the game.
    BazongGone { owner: Seat },
    /// A player unmasked a traitor. The reserve spy, if there is one, takes its place, or is in the dungeon.
    Unmasked { seat: Seat, traitor: Spy, number: u8, reserve: Option<Spy>, place: Option<Place> },
    /// A player accused the wrong spy.
    Misjudged { seat: Seat, spy: Spy, number: u8 },
    /// A player is out of the game.
    Out { seat: Seat, reason: Reason },
    /// A player resigned.
    Resigned { seat: Seat },
    /// The game is over.
    Won { winners: Seats, by: Victory },
    /// After the game: the numbers of a seat's spies A to C, and the number of its traitor, if it was written.
    Shown { seat: Seat, numbers: [u8; 3], traitor: Option<u8> },
}

/// The reason for a player's elimination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// A zillion was due, and the player had none.
    Broke,
    /// The player accused the wrong spy of treason.
    Misjudged,
}

/// The reason for the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Victory {
    /// An enemy bazong was brought home.
    Bazong,
    /// The required number of zillions was reached.
    Money,
    /// The other team has no players left.
    Elimination,
    /// The other team resigned.
    Resignation,
    /// Nothing has happened for a long time. The team with more zillions wins, if there is one.
    Standstill,
}

/// An event, secrets included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// The numbers of a seat's spies A to C were assigned.
    Numbered { seat: Seat, numbers: [u8; 3] },
    /// A seat is ready to begin, with this spy in the dungeon and this number in the envelope.
    Prepared { seat: Seat, letter: Letter, number: u8 },
    /// A seat chose a plan.
    Planned { seat: Seat, plan: Plan },
    /// A seat looked at a number with a view pass.
    Viewed { seat: Seat, spy: Spy, number: u8 },
    /// A seat looked at a number on an Alfred field.
    Looked { seat: Seat, spy: Spy, number: u8 },
    /// A seat inherited its partner's envelope, with this number for `enemy`.
    Inherited { seat: Seat, enemy: Seat, number: u8 },
    /// A seat is asked whether to unmask a spy of `enemy`.
    Questioned { seat: Seat, enemy: Seat },
    /// A seat answered the question with no.
    Declined { seat: Seat },
    /// A seat changed its preference for questions outside its turn.
    Preferred { seat: Seat, questions: Questions },
    /// A fact that every viewer notices.
    Public(Fact),
}

/// An [`Event`] as one viewer notices it. The variants have the same meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Percept {
    /// The numbers of the viewer's spies A to C were assigned.
    Numbered { numbers: [u8; 3] },
    /// Only the seat itself notices its choices.
    Prepared { seat: Seat, own: Option<(Letter, u8)> },
    /// Only the seat itself notices its plan.
    Planned { seat: Seat, own: Option<Plan> },
    /// Only the seat itself notices the number.
    Viewed { seat: Seat, spy: Spy, own: Option<u8> },
    /// The viewer looked at a number.
    Looked { spy: Spy, number: u8 },
    /// Only the seat itself notices the number.
    Inherited { seat: Seat, enemy: Seat, own: Option<u8> },
    /// The viewer is asked.
    Questioned { enemy: Seat },
    /// The viewer answered with no.
    Declined,
    /// The viewer changed the preference for questions.
    Preferred { questions: Questions },
    /// A fact that every viewer notices.
    Public(Fact),
}

read_when_sound!(Fact, Percept);

impl Fact {
    /// Returns whether it only names seats of this game; spies and fights are checked when they are read.
    fn is_sound(&self) -> bool {
        match *self {
            Fact::Began { seat }
            | Fact::Due { seat }
            | Fact::TrapPlaced { seat, .. }
            | Fact::Ordered { seat, .. }
            | Fact::Thrown { seat, .. }
            | Fact::Swept { seat, .. }
            | Fact::Took { seat, .. }
            | Fact::Cashed { seat, .. }
            | Fact::BazongWon { owner: seat, .. }
            | Fact::BazongTaken { owner: seat, .. }
            | Fact::BazongFound { owner: seat, .. }
            | Fact::BazongKept { owner: seat, .. }
            | Fact::BazongLies { owner: seat, .. }
            | Fact::BazongHome { owner: seat }
            | Fact::BazongGone { owner: seat }
            | Fact::Unmasked { seat, .. }
            | Fact::Misjudged { seat, .. }
            | Fact::Out { seat, .. }
            | Fact::Resigned { seat }
            | Fact::Shown { seat, .. } => Seats::only(seat).is_subset(ALL_SEATS),
            Fact::Won { winners, .. } => winners.is_subset(ALL_SEATS),
            Fact::Freed { .. } | Fact::Walked { .. } | Fact::Attacked { .. } | Fact::Fought { .. } => true,
        }
    }
}

impl Percept {
    /// Returns whether it only names seats of this game; spies and facts are checked when they are read.
    fn is_sound(&self) -> bool {
        match *self {
            Percept::Prepared { seat, .. }
            | Percept::Planned { seat, .. }
            | Percept::Viewed { seat, .. }
            | Percept::Questioned { enemy: seat } => Seats::only(seat).is_subset(ALL_SEATS),
            Percept::Inherited { seat, enemy, .. } => Seats::only(seat).with(enemy).is_subset(ALL_SEATS),
            Percept::Numbered { .. }
            | Percept::Looked { .. }
            | Percept::Declined
            | Percept::Preferred { .. }
            | Percept::Public(_) => true,
        }
    }

    /// The public fact; `None` if the percept differs between viewers.
    pub fn public(&self) -> Option<Fact> {
        match self {
            Percept::Public(fact) => Some(*fact),
            _ => None,
        }
    }
}

impl Event {
    /// The percept of `viewer`; `None` if they notice nothing. Every event is matched by name, so that a new one does
    /// not leak by default.
    pub(super) fn perceive(&self, viewer: Viewer) -> Option<Percept> {
        Some(match *self {
            // Only the seat itself notices these.
            Event::Numbered { seat, numbers } => return viewer.is(seat).then_some(Percept::Numbered { numbers }),
            Event::Looked { seat, spy, number } => return viewer.is(seat).then_some(Percept::Looked { spy, number }),
            Event::Questioned { seat, enemy } => return viewer.is(seat).then_some(Percept::Questioned { enemy }),
            Event::Declined { seat } => return viewer.is(seat).then_some(Percept::Declined),
            Event::Preferred { seat, questions } => return viewer.is(seat).then_some(Percept::Preferred { questions }),
            // The others notice that these happen.
            Event::Prepared { seat, letter, number } => {
                Percept::Prepared { seat, own: viewer.is(seat).then_some((letter, number)) }
            }
            Event::Planned { seat, plan } => Percept::Planned { seat, own: viewer.is(seat).then_some(plan) },
            Event::Viewed { seat, spy, number } => {
                Percept::Viewed { seat, spy, own: viewer.is(seat).then_some(number) }
            }
            Event::Inherited { seat, enemy, number } => {
                Percept::Inherited { seat, enemy, own: viewer.is(seat).then_some(number) }
            }
            Event::Public(fact) => Percept::Public(fact),
        })
    }
}
