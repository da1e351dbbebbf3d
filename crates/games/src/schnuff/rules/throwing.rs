//! Throws of both dice, and rounds of throwing until one player leads alone. Rule book `schnuff`, sections A round
//! and Readings.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use rand::RngExt;
use snuffel_core::notation::Unreadable;
use snuffel_core::rng::Rng;
use snuffel_core::seat::{Seat, Seats};

/// A throw of both dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)")]
pub struct Throw(u8, u8);

impl TryFrom<(u8, u8)> for Throw {
    type Error = Unreadable;

    fn try_from((one, other): (u8, u8)) -> Result<Throw, Unreadable> {
        Throw::new(one, other).ok_or(Unreadable)
    }
}

impl Throw {
    /// The lowest total that counts as high: Risk then adds it, and a player throwing alone for Schnuff pays.
    pub const HIGH: u8 = 7;

    /// A throw of these two dice; `None` unless both show 1 to 6.
    pub fn new(one: u8, other: u8) -> Option<Throw> {
        let die = 1..=6;
        (die.contains(&one) && die.contains(&other)).then_some(Throw(one, other))
    }

    /// A random throw.
    pub fn random(rng: &mut Rng) -> Throw {
        Throw(rng.random_range(1..=6), rng.random_range(1..=6))
    }

    /// The value of each die.
    pub fn dice(self) -> (u8, u8) {
        (self.0, self.1)
    }

    /// The total, from 2 to 12.
    pub fn total(self) -> u8 {
        self.0 + self.1
    }

    /// Returns whether the total is 7 or more.
    pub fn is_high(self) -> bool {
        self.total() >= Throw::HIGH
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl FromStr for Throw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Throw, Unreadable> {
        let die = |text: &str| match text.as_bytes() {
            [die @ b'1'..=b'6'] => Some(die - b'0'),
            _ => None,
        };
        let dice = text.split_once(' ');
        let dice = dice.and_then(|(one, other)| Some((die(one)?, die(other)?)));
        dice.and_then(|(one, other)| Throw::new(one, other)).ok_or(Unreadable)
    }
}

/// Players throwing one after the other for the highest or the lowest total.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throwing {
    /// The players who have not thrown yet.
    left: Seats,
    /// The best total so far; 0 before the first throw.
    best: u8,
    /// The players who have thrown the best total.
    leaders: Seats,
}

impl Throwing {
    /// Starts with every player in `seats` still to throw.
    pub fn new(seats: Seats) -> Throwing {
        Throwing { left: seats, best: 0, leaders: Seats::NONE }
    }

    /// The players who have not thrown yet.
    pub fn left(&self) -> Seats {
        self.left
    }

    /// The players with the best total so far. At the end this is one player, or several in a tie.
    pub fn leaders(&self) -> Seats {
        self.leaders
    }

    /// Records a total that a player threw; `better` compares it with the best one so far.
    pub fn count(&mut self, seat: Seat, total: u8, better: fn(&u8, &u8) -> bool) {
        self.left = self.left.without(seat);
        if self.best == 0 || better(&total, &self.best) {
            self.best = total;
            self.leaders = Seats::only(seat);
        } else if total == self.best {
            self.leaders = self.leaders.with(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_read_back_as_written() {
        for text in ["1 1", "3 4", "6 5"] {
            assert_eq!(text.parse::<Throw>().unwrap().to_string(), text);
        }
        for wrong in ["", "3", "7", "0 1", "1 7", "3 4 ", "03 4", "+3 4"] {
            assert_eq!(wrong.parse::<Throw>(), Err(Unreadable), "{wrong:?}");
        }
        assert!(Throw(3, 4).is_high() && !Throw(3, 3).is_high());
    }

    #[test]
    fn those_with_the_best_total_lead() {
        let all = Seats::first(3);
        for (better, leaders) in
            [(u8::gt as fn(&u8, &u8) -> bool, Seats::only(Seat::SECOND)), (u8::lt, all.without(Seat::SECOND))]
        {
            let mut throwing = Throwing::new(all);
            for (seat, total) in all.iter().zip([5, 9, 5]) {
                throwing.count(seat, total, better);
            }
            assert!(throwing.left().is_empty());
            assert_eq!(throwing.leaders(), leaders);
        }
    }
}
