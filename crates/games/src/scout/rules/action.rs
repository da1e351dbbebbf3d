//! The actions of a player and the outcomes of chance, and how a record writes both.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::board::{Board, End};
use super::cards::{CARDS, Piece, TURNS};
use super::hole::{Base, COLUMNS, Hole, letter};
use super::nth::ScoutNumber;
use super::shaft::Shaft;
use snuffel_core::notation::Unreadable;
use snuffel_core::seat::{PerSeat, Seat};

/// A push of the spare card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(Shaft, End, u8)", into = "(Shaft, End, u8)")]
pub struct Push {
    /// The shaft.
    pub shaft: Shaft,
    /// The end at which the card is pushed in.
    pub end: End,
    /// The number of clockwise quarter turns of the card, 0 to 3.
    pub quarters: u8,
}

impl From<Push> for (Shaft, End, u8) {
    fn from(push: Push) -> (Shaft, End, u8) {
        (push.shaft, push.end, push.quarters)
    }
}

impl TryFrom<(Shaft, End, u8)> for Push {
    type Error = Unreadable;

    fn try_from((shaft, end, quarters): (Shaft, End, u8)) -> Result<Push, Unreadable> {
        if quarters < TURNS { Ok(Push { shaft, end, quarters }) } else { Err(Unreadable) }
    }
}

/// An action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Set-up by hand: lays one of the player's cards into their half of a shaft.
    Lay {
        /// The card, turned.
        piece: Piece,
        /// The shaft.
        shaft: Shaft,
    },
    /// Set-up by hand: lets chance lay the rest of the player's cards.
    Fill,
    /// Puts the next scout into this column, counted from 0, of the player's base line.
    Place(u8),
    /// Walks with a scout to a hole. Only the end of the walk matters.
    Walk {
        /// The scout.
        scout: ScoutNumber,
        /// The target.
        to: Hole,
    },
    /// Undoes the last walk of this phase.
    Undo,
    /// Ends the phase.
    Done,
    /// Pushes the spare card.
    Push(Push),
    /// Resigns.
    Resign,
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let degrees = u16::from(self.quarters) * 90;
        write!(f, "{} {} {degrees}", self.shaft, self.end)
    }
}

impl FromStr for Push {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Push, Unreadable> {
        let (shaft, rest) = text.split_once(' ').ok_or(Unreadable)?;
        let (end, degrees) = rest.split_once(' ').ok_or(Unreadable)?;
        let degrees: u16 = degrees.parse().map_err(|_| Unreadable)?;
        let push = Push { shaft: shaft.parse()?, end: end.parse()?, quarters: (degrees / 90) as u8 };
        let known = degrees < 360 && push.to_string() == text;
        known.then_some(push).ok_or(Unreadable)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { piece, shaft } => write!(f, "lay {piece} {shaft}"),
            Action::Fill => f.write_str("fill"),
            Action::Place(column) => write!(f, "place {}", letter(*column)),
            Action::Walk { scout, to } => write!(f, "walk {scout} {to}"),
            Action::Undo => f.write_str("undo"),
            Action::Done => f.write_str("done"),
            Action::Push(push) => write!(f, "push {push}"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("lay", rest) => {
                let (piece, shaft) = rest.split_once(' ').ok_or(Unreadable)?;
                Ok(Action::Lay { piece: piece.parse()?, shaft: shaft.parse()? })
            }
            ("fill", "") => Ok(Action::Fill),
            ("place", column) => {
                let named = |index: &u8| column == letter(*index).to_string();
                let column = (0..COLUMNS).find(named);
                column.map(Action::Place).ok_or(Unreadable)
            }
            ("walk", rest) => {
                let (scout, to) = rest.split_once(' ').ok_or(Unreadable)?;
                Ok(Action::Walk { scout: scout.parse()?, to: to.parse()? })
            }
            ("undo", "") => Ok(Action::Undo),
            ("done", "") => Ok(Action::Done),
            ("push", push) => push.parse().map(Action::Push),
            ("resign", "") => Ok(Action::Resign),
            _ => Err(Unreadable),
        }
    }
}

/// A request of the rules to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Which of this many seats starts.
    Starter(u8),
    /// Which of three seats has a side alone, and which side.
    Lone,
    /// A whole board.
    Board,
    /// 24 cards for each of two players, and a spare card.
    Deal,
    /// All cards of this set, one bit per number, in random order and each turned at random.
    Fill(u64),
}

/// The cards dealt to two players who lay them by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The cards of each seat, one bit per number from 1 to 49.
    pub hands: PerSeat<u64, 2>,
    /// The spare card.
    pub spare: u8,
}

/// The outcome of a [`Request`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// This seat starts.
    Starter(Seat),
    /// This one of three seats has this side alone.
    Lone(Seat, Base),
    /// The board.
    Board(Box<Board>),
    /// The deal.
    Deal(Deal),
    /// The rest of a player's cards: one for each free place of their half, shaft by shaft from 1, in laying order.
    Fill(Vec<Piece>),
}

/// The card numbers in a set.
pub fn numbers(cards: u64) -> impl Iterator<Item = u8> {
    (1..=CARDS as u8).filter(move |number| cards >> number & 1 == 1)
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Starter(seat) => write!(f, "starter {seat}"),
            Chance::Lone(seat, base) => write!(f, "lone {seat} {base}"),
            Chance::Board(board) => write!(f, "board {board}"),
            Chance::Deal(deal) => {
                f.write_str("deal")?;
                for hand in deal.hands.iter() {
                    let mut gap = ' ';
                    for number in numbers(*hand) {
                        write!(f, "{gap}{number}")?;
                        gap = ',';
                    }
                }
                write!(f, " {}", deal.spare)
            }
            Chance::Fill(pieces) => {
                f.write_str("fill")?;
                pieces.iter().try_for_each(|piece| write!(f, " {piece}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let (word, rest) = text.split_once(' ').ok_or(Unreadable)?;
        match word {
            "starter" => rest.parse().map(Chance::Starter),
            "lone" => {
                let (seat, base) = rest.split_once(' ').ok_or(Unreadable)?;
                Ok(Chance::Lone(seat.parse()?, base.parse()?))
            }
            "board" => rest.parse().map(Box::new).map(Chance::Board),
            "deal" => read_deal(rest).map(Chance::Deal),
            "fill" => {
                let pieces: Result<Vec<Piece>, Unreadable> = rest.split(' ').map(str::parse).collect();
                pieces.map(Chance::Fill)
            }
            _ => Err(Unreadable),
        }
    }
}

fn read_deal(text: &str) -> Result<Deal, Unreadable> {
    let words: Vec<&str> = text.split(' ').collect();
    let [one, other, spare] = words.as_slice() else {
        return Err(Unreadable);
    };
    let number = |text: &str| {
        let number = text.parse::<u8>().ok().filter(|number| (1..=CARDS as u8).contains(number));
        number.ok_or(Unreadable)
    };
    let hand = |text: &str| text.split(',').try_fold(0u64, |cards, text| Ok(cards | 1 << number(text)?));
    let deal = Deal { hands: [hand(one)?, hand(other)?].into(), spare: number(spare)? };
    // Each deal has exactly one written form.
    let written = Chance::Deal(deal).to_string();
    let same = written.strip_prefix("deal ") == Some(text);
    same.then_some(deal).ok_or(Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_back_as_written() {
        for text in [
            "lay 12/90 3",
            "fill",
            "place F",
            "walk 2 G12",
            "undo",
            "done",
            "push 5 left 90",
            "push 8 right 0",
            "resign",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "lay 50/0 1",
            "lay 12/45 1",
            "lay 12/0 9",
            "place S",
            "place",
            "walk 5 G12",
            "walk 0 A1",
            "walk 1 A25",
            "push 0 left 0",
            "push 9 left 0",
            "push 5 up 0",
            "push 5 left 360",
            "push 5 left 91",
            "push 5 left",
            "undo 1",
        ] {
            assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn outcomes_read_back_as_written() {
        for text in ["starter 2", "lone 3 north", "lone 1 south", "deal 1,2 3,49 7", "fill 12/90 3/0"] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for wrong in ["starter", "lone 1", "board 1/0", "deal 1,2 3", "deal 2,1 3,4 7", "deal 1,50 3,4 7", "fill"] {
            assert_eq!(wrong.parse::<Chance>(), Err(Unreadable), "{wrong:?}");
        }
    }
}
