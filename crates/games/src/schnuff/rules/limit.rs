//! The limits of the sum and what they cost. Rule book `schnuff`, section A round.

use serde::{Deserialize, Serialize};

/// A limit. A player who raises the sum above it pays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Limit {
    /// 30, which costs 1 chip.
    Thirty,
    /// 60, which costs 2 chips.
    Sixty,
    /// 90, which costs 3 chips and ends the round.
    Ninety,
}

impl Limit {
    /// All limits, lowest first.
    pub const ALL: [Limit; 3] = [Limit::Thirty, Limit::Sixty, Limit::Ninety];

    /// The sum at this limit.
    pub fn sum(self) -> u8 {
        30 * (self as u8 + 1)
    }

    /// The price in chips, 1 to 3, of going above the limit or of losing a throw for Schnuff on it.
    pub fn price(self) -> u8 {
        self as u8 + 1
    }

    /// The limit exactly at `sum`, if any.
    pub fn at(sum: u8) -> Option<Limit> {
        Limit::ALL.into_iter().find(|limit| limit.sum() == sum)
    }

    /// The limit at `sum` or the next one above it; `None` above 90.
    pub fn next(sum: u8) -> Option<Limit> {
        Limit::ALL.into_iter().find(|limit| limit.sum() >= sum)
    }

    /// The limit crossed by raising the sum from `from` to `to`, a rise of less than 30.
    pub fn crossed(from: u8, to: u8) -> Option<Limit> {
        Limit::next(from).filter(|limit| limit.sum() < to)
    }
}

/// The price that the next player to go above a limit has to pay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Toll {
    /// The usual price of the limit.
    #[default]
    Due,
    /// Nothing, because Schnuff was played on the limit.
    Free,
    /// The usual price, because this round's free crossing has been used up.
    UsedUp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn landing_on_a_limit_does_not_cross_it() {
        assert_eq!(Limit::crossed(27, 30), None);
        assert_eq!(Limit::crossed(27, 31), Some(Limit::Thirty));
        assert_eq!(Limit::crossed(30, 31), Some(Limit::Thirty));
        assert_eq!(Limit::crossed(31, 60), None);
        assert_eq!(Limit::crossed(59, 61), Some(Limit::Sixty));
        assert_eq!(Limit::crossed(90, 99), Some(Limit::Ninety));
        assert_eq!(Limit::at(60), Some(Limit::Sixty));
        assert_eq!(Limit::at(59), None);
        assert_eq!(Limit::next(0), Some(Limit::Thirty));
        assert_eq!(Limit::next(91), None);
    }
}
