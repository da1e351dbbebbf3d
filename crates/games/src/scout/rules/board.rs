//! The board: 48 cards in eight shafts, and a spare card. Rule book `scout`, sections Board and Turn.

use serde::{Deserialize, Serialize};

use std::array;
use std::fmt;
use std::str::FromStr;

use super::cards::{CARDS, Piece};
use super::hole::{Direction, Hole};
use super::maze::Maze;
use super::shaft::{PerSlot, SLOTS, Shaft};
use snuffel_core::notation::{Unreadable, words};

/// The end at which a card is pushed in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// Beside column A.
    Left,
    /// Beside column R.
    Right,
}

impl End {
    /// The other end, where a card falls out.
    pub fn opposite(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
    }
}

words!(End { Left = "left", Right = "right" });

/// The cards of a filled board, and the maze that their hedges form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Cards", into = "Cards")]
pub struct Board {
    shafts: PerSlot<Piece>,
    spare: Piece,
    maze: Maze,
}

/// The cards of a board on their own. The maze is recomputed from them, so a received one does not have to be
/// trusted.
#[derive(Serialize, Deserialize)]
struct Cards {
    shafts: PerSlot<Piece>,
    spare: Piece,
}

impl From<Board> for Cards {
    fn from(Board { shafts, spare, .. }: Board) -> Cards {
        Cards { shafts, spare }
    }
}

impl From<Cards> for Board {
    fn from(Cards { shafts, spare }: Cards) -> Board {
        Board::new(shafts, spare)
    }
}

/// The owner of the hedge that closes a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// There is none: the way is open.
    Open,
    /// The rim of the board.
    Rim,
    /// A hedge inside a card, or only on the hole's card.
    Own,
    /// A hedge only on the adjacent card.
    Other,
    /// A hedge on both cards.
    Both,
}

impl Board {
    /// The board with these cards in its shafts, slot by slot from the left, and this spare card.
    pub fn new(shafts: PerSlot<Piece>, spare: Piece) -> Board {
        let mut maze = Maze::closed();
        for (shaft, pieces) in Shaft::all().zip(&shafts) {
            maze.fill_shaft(shaft, pieces);
        }
        Board { shafts, spare, maze }
    }

    /// The maze that the hedges form.
    pub fn maze(&self) -> &Maze {
        &self.maze
    }

    /// The spare card, turned as it fell out.
    pub fn spare(&self) -> Piece {
        self.spare
    }

    /// The cards in a shaft, slot by slot from the left.
    pub fn shaft(&self, shaft: Shaft) -> &[Piece; SLOTS as usize] {
        &self.shafts[shaft.index()]
    }

    /// The card below a hole.
    pub fn below(&self, hole: Hole) -> Piece {
        self.shaft(hole.shaft())[usize::from(hole.column / 3)]
    }

    /// All cards in order, shaft by shaft from the left.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.shafts.into_iter().flatten()
    }

    /// Pushes the spare card into a shaft, turned to `quarters`. The card that falls out at the other end becomes the
    /// spare card.
    pub fn push(&mut self, shaft: Shaft, end: End, quarters: u8) {
        let pushed = self.spare.turned_to(quarters);
        let pieces = &mut self.shafts[shaft.index()];
        let fallen = match end {
            End::Left => {
                pieces.rotate_right(1);
                &mut pieces[0]
            }
            End::Right => {
                pieces.rotate_left(1);
                &mut pieces[usize::from(SLOTS) - 1]
            }
        };
        self.spare = std::mem::replace(fallen, pushed);
        self.maze.fill_shaft(shaft, &self.shafts[shaft.index()]);
    }

    /// The board before a push from `end` into a shaft.
    pub fn before(&self, shaft: Shaft, end: End) -> Board {
        let mut before = *self;
        before.push(shaft, end.opposite(), self.spare.quarters());
        before
    }

    /// The hedge that closes the way from a hole in a direction, if any.
    pub fn side(&self, hole: Hole, direction: Direction) -> Side {
        let Some(beyond) = hole.beside(direction) else {
            return Side::Rim;
        };
        let own = self.has_hedge(hole, direction);
        let same = hole.shaft() == beyond.shaft() && hole.column / 3 == beyond.column / 3;
        let other = !same && self.has_hedge(beyond, direction.opposite());
        match (own, other) {
            (false, false) => Side::Open,
            (true, false) => Side::Own,
            (false, true) => Side::Other,
            (true, true) => Side::Both,
        }
    }

    fn has_hedge(&self, hole: Hole, direction: Direction) -> bool {
        self.below(hole).has_hedge(hole.column % 3, hole.row % 3, direction)
    }
}

/// All cards, shaft by shaft from the left, then the spare card. Missing cards become card 1.
impl FromIterator<Piece> for Board {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Board {
        let mut pieces = pieces.into_iter();
        let mut next = || pieces.next().unwrap_or(Piece::FIRST);
        let shafts = array::from_fn(|_| array::from_fn(|_| next()));
        Board::new(shafts, next())
    }
}

/// In the same order: `12/90 3/0 ...`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().try_for_each(|piece| write!(f, "{piece} "))?;
        write!(f, "{}", self.spare)
    }
}

impl FromStr for Board {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Board, Unreadable> {
        let pieces: Result<Vec<Piece>, Unreadable> = text.split(' ').map(str::parse).collect();
        let pieces: [Piece; CARDS] = pieces?.try_into().map_err(|_| Unreadable)?;
        let mut numbers = 0u64;
        for piece in &pieces {
            numbers |= 1 << piece.number();
        }
        if numbers.count_ones() as usize != CARDS {
            return Err(Unreadable);
        }
        Ok(pieces.into_iter().collect())
    }
}
