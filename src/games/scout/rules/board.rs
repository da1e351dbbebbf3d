//! The board: 48 cards in eight shafts, and the spare card. Rule book `scout`, sections Board and Turn.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::cards::{CARDS, Piece};
use super::hole::{Direction, Hole};
use super::maze::Maze;
use crate::notation::Unreadable;

/// How many shafts there are. Shaft 0 lies below rows 1 to 3.
pub const SHAFTS: u8 = 8;
/// How many cards lie in a shaft. Slot 0 lies below the columns A to C.
pub const SLOTS: u8 = 6;

/// From where a card is pushed in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// Beside column A.
    Left,
    /// Beside column R.
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [End; 2] = [End::Left, End::Right];

    /// The other end, where a card falls out.
    pub fn opposite(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::Left => "left",
            End::Right => "right",
        })
    }
}

impl FromStr for End {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<End, Unreadable> {
        match text {
            "left" => Ok(End::Left),
            "right" => Ok(End::Right),
            _ => Err(Unreadable),
        }
    }
}

/// The cards of a filled board, and the way through their hedges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    shafts: [[Piece; SLOTS as usize]; SHAFTS as usize],
    spare: Piece,
    maze: Maze,
}

/// Whose hedge closes a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Nothing closes it.
    Open,
    /// The rim of the board does.
    Rim,
    /// A hedge inside a card, or of the hole's own card alone.
    Own,
    /// A hedge of the card beside it alone.
    Other,
    /// Both cards have a hedge there.
    Both,
}

impl Board {
    /// The board with these cards in its shafts, slot by slot from the left, and this spare card.
    pub fn new(shafts: [[Piece; SLOTS as usize]; SHAFTS as usize], spare: Piece) -> Board {
        let mut maze = Maze::closed();
        for (shaft, pieces) in shafts.iter().enumerate() {
            maze.fill_shaft(shaft, pieces);
        }
        Board { shafts, spare, maze }
    }

    /// The way through the hedges.
    pub fn maze(&self) -> &Maze {
        &self.maze
    }

    /// The spare card, in the turn in which it fell out.
    pub fn spare(&self) -> Piece {
        self.spare
    }

    /// The card in a shaft, 0 to 7, and a slot, 0 to 5.
    pub fn piece(&self, shaft: u8, slot: u8) -> Piece {
        self.shafts[usize::from(shaft % SHAFTS)][usize::from(slot % SLOTS)]
    }

    /// All cards in their order, shaft by shaft from the left.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.shafts.into_iter().flatten()
    }

    /// Pushes the spare card, turned by so many quarters in all, into a shaft from 0 to 7. What falls out at the other
    /// end is the spare card then.
    pub fn push(&mut self, shaft: u8, end: End, quarters: u8) {
        let shaft = usize::from(shaft % SHAFTS);
        let pushed = self.spare.turned_to(quarters);
        let pieces = &mut self.shafts[shaft];
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
        let pieces = self.shafts[shaft];
        self.maze.fill_shaft(shaft, &pieces);
    }

    /// The board as it was before a push from `end` into a shaft.
    pub fn before(&self, shaft: u8, end: End) -> Board {
        let mut before = *self;
        before.push(shaft, end.opposite(), self.spare.quarters());
        before
    }

    /// What closes the way from a hole in a direction, if anything does.
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
        let piece = self.piece(hole.shaft(), hole.column / 3);
        piece.has_hedge(hole.column % 3, hole.row % 3, direction)
    }
}

/// All cards shaft by shaft from the left, and the spare card last: `12/90 3/0 ...`.
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
        let mut shafts = [[Piece::FIRST; SLOTS as usize]; SHAFTS as usize];
        let (placed, spare) = pieces.split_at(CARDS - 1);
        for (slot, piece) in shafts.as_flattened_mut().iter_mut().zip(placed) {
            *slot = *piece;
        }
        spare.first().map(|spare| Board::new(shafts, *spare)).ok_or(Unreadable)
    }
}
