//! Why an action cannot be done.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::board::{ALL_SEATS, Place};
use super::piece::{Letter, Spy, Trap};
use super::position::Blocked;
use super::stage::Stage;
use snuffel_core::seat::{Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Refusal {
    /// The viewer only listens.
    Spectator,
    /// The game is over.
    GameOver,
    /// The viewer is out of the game.
    YouAreOut,
    /// It is not for the viewer to act now.
    NotYourTurn,
    /// Something else is to be done first.
    First(Stage),
    /// Only before the first move of a turn.
    AfterMove,
    /// The turn needs a move.
    MustMove,
    /// The number is not one of 1 to 3.
    OneToThree,
    /// This spy cannot walk so far.
    CannotWalk(Letter, Blocked),
    /// This spy is not in the dungeon.
    NotInDungeon(Letter),
    /// Two own spies are in the embassy already.
    EmbassyFull,
    /// It costs so many zillions, which the viewer has not.
    TooDear(u8),
    /// No bazong is away from its embassy.
    AllBazongsHome,
    /// A trap was placed in this turn already.
    TrapPlaced,
    /// This trap lies on the board already, on that place.
    TrapLies(Trap, Place),
    /// Traps are not for embassies.
    NoTrapInEmbassy,
    /// Something is on the field.
    NotEmpty(Place),
    /// The place is not on this board.
    OffBoard(Place),
    /// No trap lies on the board.
    NoTrap,
    /// This trap does not lie on the board.
    TrapNotThere(Trap),
    /// The die was ordered in this turn already.
    DieOrdered,
    /// The spy is no enemy's.
    NoEnemy(Spy),
    /// A reserve spy has no number.
    NoNumber(Spy),
    /// The spy is not in the game.
    NotInPlay(Spy),
    /// The spy does not stand where it could be attacked.
    NotThere(Spy),
    /// The spy has not been on an Alfred field.
    NotOnAlfred(Spy),
    /// The viewer knows that number.
    AlreadyKnown(Spy),
    /// The bazong is not one to choose from.
    NoSuchBazong(Seat),
    /// The viewer holds no envelope for this enemy.
    NoEnvelope(Seat),
    /// It is like that already.
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
