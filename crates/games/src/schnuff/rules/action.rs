//! The actions of a player and the outcomes of chance, and how a record writes both.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, Deck};
use super::throwing::Throw;
use snuffel_core::notation::Unreadable;

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Plays a card. In strict drawing, `draw` also draws right after it.
    Play {
        /// The card.
        card: Card,
        /// Whether to draw straight away.
        draw: bool,
    },
    /// Strict drawing: draws a card after one's turn.
    Draw,
    /// Strict drawing: lets the next player go on without drawing.
    Next,
    /// Resigns.
    Resign,
}

impl Action {
    /// Plays a card without asking to draw. Outside strict drawing the program draws anyway.
    pub fn play(card: Card) -> Action {
        Action::Play { card, draw: false }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card, draw: false } => write!(f, "{card}"),
            Action::Play { card, draw: true } => write!(f, "{card} draw"),
            Action::Draw => f.write_str("draw"),
            Action::Next => f.write_str("next"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text {
            "draw" => return Ok(Action::Draw),
            "next" => return Ok(Action::Next),
            "resign" => return Ok(Action::Resign),
            _ => {}
        }
        let (card, draw) = match text.strip_suffix(" draw") {
            Some(card) => (card, true),
            None => (text, false),
        };
        let card = card.parse()?;
        Ok(Action::Play { card, draw })
    }
}

/// A request of the rules to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// A throw of both dice.
    Throw,
    /// All cards in shuffled order.
    Shuffle,
}

/// The outcome of a [`Request`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The dice thrown.
    Throw(Throw),
    /// The shuffled deck.
    Shuffle(Deck),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Throw(throw) => write!(f, "dice {throw}"),
            Chance::Shuffle(deck) => write!(f, "shuffle {deck}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        match text.split_once(' ') {
            Some(("dice", throw)) => throw.parse().map(Chance::Throw),
            Some(("shuffle", deck)) => deck.parse().map(Chance::Shuffle),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_and_outcomes_read_back_as_written() {
        for text in ["3", "3 draw", "schnuff", "pass draw", "draw", "next", "resign"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in ["", "5", "draw draw", "next draw", "3  draw", " draw", "3 4"] {
            assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong:?}");
        }
        let deck = Deck::sorted();
        for text in ["dice 3 4".to_owned(), format!("shuffle {deck}")] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for wrong in ["", "dice", "dice 7 1", "shuffle", "shuffle 123"] {
            assert_eq!(wrong.parse::<Chance>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
