//! What happens in a game, and what one viewer notices of it.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::board::{ALL_SEATS, Place};
use super::piece::{Letter, Pass, Plan, Spy, Trap};
use super::stage::Fight;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::sound::read_when_sound;

/// What everybody notices; no field holds a secret. What somebody has left afterwards is seen in the view, but for the
/// sums that can still change in the same step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Fact {
    /// All are ready, the spies that were chosen wait in the dungeons, and `seat` begins.
    Began { seat: Seat },
    /// Somebody is expected to do something: what, the stage says.
    Due { seat: Seat },
    /// Somebody has bought a spy free.
    Freed { spy: Spy },
    /// Somebody has placed a trap.
    TrapPlaced { seat: Seat, trap: Trap, place: Place },
    /// Somebody has ordered throws of the trap die.
    Ordered { seat: Seat, throws: u8 },
    /// The die has shown `face`; the trap that it clears lay on `cleared`.
    Thrown { seat: Seat, face: Trap, cleared: Option<Place> },
    /// The grey spy has cleared a trap.
    Swept { seat: Seat, trap: Trap, place: Place },
    /// Somebody has taken the pass so deep in the own deck; `idle`: it can do nothing.
    Took { seat: Seat, depth: u8, pass: Pass, idle: bool },
    /// Somebody has got so much from the bank, for a cheque.
    Cashed { seat: Seat, gain: u8 },
    /// A spy has walked.
    Walked { spy: Spy, from: Place, to: Place },
    /// A fight begins.
    Attacked { fight: Fight },
    /// Both plans are shown. The loser's number, if it has one, is shown; `paid`: whether a zillion was paid. `money`:
    /// what both have then, the attacker first.
    Fought { fight: Fight, plans: [Plan; 2], number: Option<u8>, paid: bool, money: [u8; 2] },
    /// A spy has won a bazong in a fight.
    BazongWon { owner: Seat, spy: Spy },
    /// A spy has taken a bazong from its embassy, for so much from the bank; what its player has then.
    BazongTaken { owner: Seat, spy: Spy, gain: u8, money: u8 },
    /// A spy has found a bazong.
    BazongFound { owner: Seat, spy: Spy, place: Place },
    /// A spy that could have two keeps this one.
    BazongKept { owner: Seat, spy: Spy },
    /// A bazong lies on a field.
    BazongLies { owner: Seat, place: Place },
    /// A bazong is back in its embassy.
    BazongHome { owner: Seat },
    /// A bazong is out of the game.
    BazongGone { owner: Seat },
    /// Somebody has unmasked a traitor. The reserve spy, if there is one, stands in its place, or waits in the dungeon.
    Unmasked { seat: Seat, traitor: Spy, number: u8, reserve: Option<Spy>, place: Option<Place> },
    /// Somebody has named the wrong spy.
    Misjudged { seat: Seat, spy: Spy, number: u8 },
    /// Somebody is out of the game.
    Out { seat: Seat, reason: Reason },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// The game is over.
    Won { winners: Seats, by: Victory },
    /// After the game: the numbers of a seat's spies A to C, and which number was the traitor's, if it was written.
    Shown { seat: Seat, numbers: [u8; 3], traitor: Option<u8> },
}

/// Why somebody is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// A zillion was owed and there was none.
    Broke,
    /// The wrong spy was named as the traitor.
    Misjudged,
}

/// What has decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Victory {
    /// An enemy bazong was brought home.
    Bazong,
    /// So many zillions as are needed.
    Money,
    /// The other team has no players.
    Elimination,
    /// The other team gave up.
    Resignation,
    /// Nothing has happened for long, and the team has more zillions; or nobody has.
    Standstill,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A seat's spies A to C have got their numbers.
    Numbered { seat: Seat, numbers: [u8; 3] },
    /// A seat is ready to begin: this spy waits in the dungeon, and this number is in the envelope.
    Prepared { seat: Seat, letter: Letter, number: u8 },
    /// A seat has chosen a plan.
    Planned { seat: Seat, plan: Plan },
    /// A seat has looked at a number by a view pass.
    Viewed { seat: Seat, spy: Spy, number: u8 },
    /// A seat has looked at a number on an Alfred field.
    Looked { seat: Seat, spy: Spy, number: u8 },
    /// A seat has got its partner's envelope, with this number for `enemy`.
    Inherited { seat: Seat, enemy: Seat, number: u8 },
    /// A seat is asked whether it unmasks a spy of `enemy`.
    Questioned { seat: Seat, enemy: Seat },
    /// A seat that was asked unmasks nobody.
    Declined { seat: Seat },
    /// A seat wants to be asked outside its turn, or no more.
    Preferred { seat: Seat, questions: Questions },
    /// Something that everybody notices.
    Public(Fact),
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
#[allow(missing_docs)]
pub enum Percept {
    /// The viewer's spies A to C have got their numbers.
    Numbered { numbers: [u8; 3] },
    /// Only the seat itself notices what it has prepared.
    Prepared { seat: Seat, own: Option<(Letter, u8)> },
    /// Only the seat itself notices which plan.
    Planned { seat: Seat, own: Option<Plan> },
    /// Only the seat itself notices the number.
    Viewed { seat: Seat, spy: Spy, own: Option<u8> },
    /// The viewer has looked.
    Looked { spy: Spy, number: u8 },
    /// Only the seat itself notices the number.
    Inherited { seat: Seat, enemy: Seat, own: Option<u8> },
    /// The viewer is asked.
    Questioned { enemy: Seat },
    /// The viewer unmasks nobody.
    Declined,
    /// The viewer wants to be asked, or no more.
    Preferred { questions: Questions },
    /// Something that everybody notices.
    Public(Fact),
}

read_when_sound!(Fact, Percept);

impl Fact {
    /// Whether it names seats of this game; spies and fights were looked at when they were read.
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
    /// Whether it names seats of this game; spies and facts were looked at when they were read.
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

    /// What everybody notices of it; `None` for what is not the same for all.
    pub fn public(&self) -> Option<Fact> {
        match self {
            Percept::Public(fact) => Some(*fact),
            _ => None,
        }
    }
}

impl Event {
    /// What `viewer` notices of it. Every event is matched by name: a new one must not leak by default.
    pub(super) fn perceive(&self, viewer: Viewer) -> Option<Percept> {
        Some(match *self {
            // These nobody but the seat itself notices.
            Event::Numbered { seat, numbers } => return viewer.is(seat).then_some(Percept::Numbered { numbers }),
            Event::Looked { seat, spy, number } => return viewer.is(seat).then_some(Percept::Looked { spy, number }),
            Event::Questioned { seat, enemy } => return viewer.is(seat).then_some(Percept::Questioned { enemy }),
            Event::Declined { seat } => return viewer.is(seat).then_some(Percept::Declined),
            Event::Preferred { seat, questions } => return viewer.is(seat).then_some(Percept::Preferred { questions }),
            // Of these the others notice that they happen.
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
