//! The pieces: colours of seats, spies, passes, traps and plans, and how each is written.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::board::{ALL_SEATS, MOST};
use snuffel_core::bits::ones;
use snuffel_core::notation::{Unreadable, words};
use snuffel_core::seat::{PerSeat, Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// The colours of the seats, as they are written.
fn colours() -> PerSeat<&'static str, MOST> {
    PerSeat::from(["black", "white", "black-red", "white-blue"])
}

/// The colour of a seat, as it is written.
pub fn colour(seat: Seat) -> &'static str {
    colours()[seat]
}

/// The seat of a colour.
///
/// # Errors
/// When there is no such colour.
pub fn read_colour(text: &str) -> Result<Seat, Unreadable> {
    colours().each().find(|(_, colour)| **colour == text).map(|(seat, _)| seat).ok_or(Unreadable)
}

/// The letter of a spy, which everybody knows. D is the reserve spy, who has no number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Letter {
    /// The first spy.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The reserve spy.
    D,
}

words!(Letter { A = "A", B = "B", C = "C", D = "D" });

/// A plan for a fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Plan {
    /// One of three.
    A,
    /// Another.
    B,
    /// The third.
    C,
}

words!(Plan { A = "A", B = "B", C = "C" });

/// A trap, and a face of the trap die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Trap {
    /// Swallows the magnet.
    Snake,
    /// Breaks the bottle.
    Magnet,
    /// Poisons the snake.
    Bottle,
}

words!(Trap { Snake = "snake", Magnet = "magnet", Bottle = "bottle" });

/// A pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pass {
    /// A walk of 2 places.
    Ride,
    /// A walk of 3 places.
    Dash,
    /// A walk of 4 places.
    Jet,
    /// Nothing.
    Yawn,
    /// 3 zillions from the bank.
    Cheque,
    /// A look at an enemy's number, and another move.
    View,
    /// Conquered bazongs go back.
    Sob,
    /// The grey spy helps.
    Pant,
}

words!(Pass { Ride = "ride", Dash = "dash", Jet = "jet", Yawn = "yawn", Cheque = "cheque", View = "view", Sob = "sob", Pant = "pant" });

impl Letter {
    /// The letters of the spies with numbers.
    pub const NUMBERED: [Letter; 3] = [Letter::A, Letter::B, Letter::C];
}

impl Trap {
    /// The trap that this face of the die clears: snake, magnet, bottle and again snake, each the next.
    pub fn cleared(self) -> Trap {
        match self {
            Trap::Snake => Trap::Magnet,
            Trap::Magnet => Trap::Bottle,
            Trap::Bottle => Trap::Snake,
        }
    }
}

/// How many passes a deck has.
pub const DECK: usize = 11;

/// A deck as it comes from the box, before it is shuffled.
pub const NEW_DECK: [Pass; DECK] = [
    Pass::Ride,
    Pass::Ride,
    Pass::Ride,
    Pass::Dash,
    Pass::Dash,
    Pass::Jet,
    Pass::Yawn,
    Pass::Cheque,
    Pass::View,
    Pass::Sob,
    Pass::Pant,
];

impl Pass {
    /// How far a spy walks at most in one move: with a jet.
    pub const FARTHEST: u8 = 4;

    /// How far a spy walks with it; `None` for the passes that let nobody walk.
    pub fn places(self) -> Option<u8> {
        match self {
            Pass::Ride => Some(2),
            Pass::Dash => Some(3),
            Pass::Jet => Some(Pass::FARTHEST),
            Pass::Yawn | Pass::Cheque | Pass::View | Pass::Sob | Pass::Pant => None,
        }
    }
}

/// A spy: whose it is, and its letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Spy {
    /// Whose it is.
    pub seat: Seat,
    /// Its letter.
    pub letter: Letter,
}

/// How many spies there are with four seats.
pub const SPIES: usize = MOST * Letter::ALL.len();

impl Spy {
    /// A spy.
    pub fn new(seat: Seat, letter: Letter) -> Spy {
        Spy { seat, letter }
    }

    /// The spies of a seat with numbers, A to C.
    pub fn numbered(seat: Seat) -> [Spy; 3] {
        Letter::NUMBERED.map(|letter| Spy::new(seat, letter))
    }

    /// The spies of a seat, A to D.
    pub fn of(seat: Seat) -> impl Iterator<Item = Spy> {
        Letter::ALL.iter().map(move |letter| Spy::new(seat, *letter))
    }

    /// The spies of all of `seats` seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Spy> {
        (0..seats * Letter::ALL.len()).filter_map(Spy::at)
    }

    /// The spy with this number among all spies.
    fn at(index: usize) -> Option<Spy> {
        let letters = Letter::ALL.len();
        let seat = Seat::new(index / letters)?;
        Some(Spy::new(seat, Letter::ALL[index % letters]))
    }

    /// The number of the spy among all spies, from 0 to 15.
    pub fn index(self) -> usize {
        self.seat.index() * Letter::ALL.len() + self.letter.index()
    }

    fn is_sound(&self) -> bool {
        Seats::only(self.seat).is_subset(ALL_SEATS)
    }

    /// Whether it is a reserve spy, who has no number.
    pub fn is_reserve(self) -> bool {
        self.letter == Letter::D
    }
}

read_when_sound!(Spy);

/// `white B`.
impl fmt::Display for Spy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", colour(self.seat), self.letter)
    }
}

impl FromStr for Spy {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Spy, Unreadable> {
        let (seat, letter) = text.split_once(' ').ok_or(Unreadable)?;
        Ok(Spy::new(read_colour(seat)?, letter.parse()?))
    }
}

/// A set of spies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spies(u16);

impl Spies {
    /// No spy.
    pub const NONE: Spies = Spies(0);

    /// Takes a spy in.
    pub fn insert(&mut self, spy: Spy) {
        self.0 |= 1 << spy.index();
    }

    /// Whether a spy is in the set.
    pub fn contains(self, spy: Spy) -> bool {
        self.0 & 1 << spy.index() != 0
    }

    /// Whether no spy is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spies are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// All spies of these seats, from the first to the fourth.
    pub fn of(seats: Seats) -> Spies {
        seats.iter().flat_map(Spy::of).collect()
    }

    /// The spies of this set and of another.
    pub fn or(self, other: Spies) -> Spies {
        Spies(self.0 | other.0)
    }

    /// The spies, seat by seat from A to D.
    pub fn iter(self) -> impl Iterator<Item = Spy> {
        ones(self.0.into()).filter_map(Spy::at)
    }
}

impl FromIterator<Spy> for Spies {
    fn from_iter<I: IntoIterator<Item = Spy>>(spies: I) -> Spies {
        let with = |set: Spies, spy: Spy| Spies(set.0 | 1 << spy.index());
        spies.into_iter().fold(Spies::NONE, with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spies_read_back_as_written() {
        for (index, spy) in Spy::all(4).enumerate() {
            assert_eq!(spy.index(), index);
            assert_eq!(spy.to_string().parse(), Ok(spy));
        }
        for wrong in ["", "white", "B", "white E", "white b", "white  B", "green A"] {
            assert_eq!(wrong.parse::<Spy>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn a_set_of_spies_keeps_their_order() {
        let spies: Vec<Spy> = Spy::all(4).filter(|spy| spy.index() % 3 == 0).collect();
        let set: Spies = spies.iter().rev().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), spies);
        assert_eq!(set.len(), spies.len());
        assert!(Spies::NONE.is_empty() && !set.is_empty());
    }
}
