//! The reasons why an action is refused.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::board::Place;
use super::piece::{Letter, Spy, Trap};
use super::position::Blocked;
use super::seating::ALL_SEATS;
use super::stage::Stage;
use snuffel_core::seat::{Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Refusal {
    /// The viewer is a listener.
    Spectator,
    /// The game is over.
    GameOver,
    /// The viewer is out of the game.
    YouAreOut,
    /// The viewer does not have to act now.
    NotYourTurn,
    /// Another decision has to come first.
    First(Stage),
    /// This is only possible before the first move of a turn.
    AfterMove,
    /// The turn needs a move.
    MustMove,
    /// The number is not between 1 and 3.
    OneToThree,
    /// This spy cannot walk this far.
    CannotWalk(Letter, Blocked),
    /// This spy is not in the dungeon.
    NotInDungeon(Letter),
    /// The embassy already holds two of the player's spies.
    EmbassyFull,
    /// This costs more zillions than the viewer has.
    TooDear(u8),
    /// No bazong is away from its embassy.
    AllBazongsHome,
    /// A trap has already been placed in this turn.
    TrapPlaced,
    /// This trap is already on the board, at that place.
    TrapLies(Trap, Place),
    /// Traps cannot be placed in embassies.
    NoTrapInEmbassy,
    /// The field is not empty.
    NotEmpty(Place),
    /// The place is not on this board.
    OffBoard(Place),
    /// There is no trap on the board.
    NoTrap,
    /// This trap is not on the board.
    TrapNotThere(Trap),
    /// The die has already been ordered in this turn.
    DieOrdered,
    /// The spy does not belong to an enemy.
    NoEnemy(Spy),
    /// A reserve spy has no number.
    NoNumber(Spy),
    /// The spy is not in play.
    NotInPlay(Spy),
    /// The spy is not where it could be attacked.
    NotThere(Spy),
    /// The spy has not been on an Alfred field.
    NotOnAlfred(Spy),
    /// The viewer already knows that number.
    AlreadyKnown(Spy),
    /// This bazong is not among those to choose from.
    NoSuchBazong(Seat),
    /// The viewer holds no envelope for this enemy.
    NoEnvelope(Seat),
    /// The preference is already set like that.
    AsItIs(Questions),
}

read_when_sound!(Refusal);

impl Refusal {
    fn is_sound(&self) -> bool {
        match self {
            Refusal::NoSuchBazong(seat) | Refusal::NoEnvelope(seat) => Seats::only(*seat).is_subset(ALL_SEATS),
            _ => true,
        }
    }
}
