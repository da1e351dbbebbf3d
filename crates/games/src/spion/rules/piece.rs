//! The pieces: spies, passes, traps and plans, with their written forms.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::seating::{ALL_SEATS, MOST, colour, read_colour};
use snuffel_core::bits::ones;
use snuffel_core::notation::{Unreadable, words};
use snuffel_core::seat::{Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// The letter of a spy, which is public. D is the reserve spy, which has no number.
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
    /// The first of three equal plans.
    A,
    /// The second.
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
    /// No effect.
    Yawn,
    /// 3 zillions from the bank.
    Cheque,
    /// A look at an enemy's number, then another move.
    View,
    /// Bazongs taken from enemies go back.
    Sob,
    /// The grey spy helps.
    Pant,
}

words!(Pass { Ride = "ride", Dash = "dash", Jet = "jet", Yawn = "yawn", Cheque = "cheque", View = "view", Sob = "sob", Pant = "pant" });

impl Letter {
    /// The letters of the spies that have numbers.
    pub const NUMBERED: [Letter; 3] = [Letter::A, Letter::B, Letter::C];
}

impl Trap {
    /// The trap that this face of the die clears: the next one in the cycle of snake, magnet and bottle.
    pub fn cleared(self) -> Trap {
        match self {
            Trap::Snake => Trap::Magnet,
            Trap::Magnet => Trap::Bottle,
            Trap::Bottle => Trap::Snake,
        }
    }
}

/// The number of passes in a deck.
pub const DECK: usize = 11;

/// A deck as it comes out of the box, not shuffled.
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
    /// The longest walk in one move, with a jet.
    pub const FARTHEST: u8 = 4;

    /// The length of the walk; `None` for passes without a walk.
    pub fn places(self) -> Option<u8> {
        match self {
            Pass::Ride => Some(2),
            Pass::Dash => Some(3),
            Pass::Jet => Some(Pass::FARTHEST),
            Pass::Yawn | Pass::Cheque | Pass::View | Pass::Sob | Pass::Pant => None,
        }
    }
}

/// A spy, identified by owner and letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Spy {
    /// The owner.
    pub seat: Seat,
    /// Its letter.
    pub letter: Letter,
}

/// The number of spies with four seats.
pub const SPIES: usize = MOST * Letter::ALL.len();

impl Spy {
    /// A spy.
    pub fn new(seat: Seat, letter: Letter) -> Spy {
        Spy { seat, letter }
    }

    /// The spies of a seat that have numbers, A to C.
    pub fn numbered(seat: Seat) -> [Spy; 3] {
        Letter::NUMBERED.map(|letter| Spy::new(seat, letter))
    }

    /// The spies of a seat, A to D.
    pub fn all_of(seat: Seat) -> impl Iterator<Item = Spy> {
        Letter::ALL.iter().map(move |letter| Spy::new(seat, *letter))
    }

    /// The spies of the first `seats` seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Spy> {
        (0..seats * Letter::ALL.len()).filter_map(Spy::at)
    }

    /// The spy with this index.
    fn at(index: usize) -> Option<Spy> {
        let letters = Letter::ALL.len();
        let seat = Seat::new(index / letters)?;
        Some(Spy::new(seat, Letter::ALL[index % letters]))
    }

    /// The index of the spy, from 0 to 15.
    pub fn index(self) -> usize {
        self.seat.index() * Letter::ALL.len() + self.letter.index()
    }

    fn is_sound(&self) -> bool {
        Seats::only(self.seat).is_subset(ALL_SEATS)
    }

    /// Returns whether this is a reserve spy, which has no number.
    pub fn is_reserve(self) -> bool {
        self.letter == Letter::D
    }
}

read_when_sound!(Spy);

/// Colour and letter: `white B`.
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
    /// The empty set.
    pub const NONE: Spies = Spies(0);

    /// Adds a spy.
    pub fn insert(&mut self, spy: Spy) {
        self.0 |= 1 << spy.index();
    }

    /// Returns whether the set contains a spy.
    pub fn contains(self, spy: Spy) -> bool {
        self.0 & 1 << spy.index() != 0
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spies in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// All spies of these seats, which must be among the first four.
    pub fn all_of(seats: Seats) -> Spies {
        seats.iter().flat_map(Spy::all_of).collect()
    }

    /// The union of both sets.
    pub fn or(self, other: Spies) -> Spies {
        Spies(self.0 | other.0)
    }

    /// The spies, by seat and from A to D.
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
