//! The maze that the hedges of all cards form, as bits by row, and the reach of scouts in it. Rule book `scout`,
//! sections Board and Moving.

use super::cards::Piece;
use super::hole::{Base, COLUMNS, Direction, Hole, ROWS};
use super::shaft::{SHAFTS, SLOTS, Shaft};

/// All columns of a row.
const ROW: u32 = (1 << COLUMNS) - 1;

/// A set of holes, one bit per column in each row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holes(pub [u32; ROWS as usize]);

impl Holes {
    /// The empty set.
    pub const NONE: Holes = Holes([0; ROWS as usize]);

    /// Returns whether the set contains a hole.
    pub fn contains(&self, hole: Hole) -> bool {
        self.row(hole.row) & hole.bit() != 0
    }

    /// Adds a hole.
    pub fn insert(&mut self, hole: Hole) {
        if let Some(row) = self.0.get_mut(usize::from(hole.row)) {
            *row |= hole.bit();
        }
    }

    /// Removes a hole.
    pub fn remove(&mut self, hole: Hole) {
        if let Some(row) = self.0.get_mut(usize::from(hole.row)) {
            *row &= !hole.bit();
        }
    }

    /// The columns of a row, counted from 0; empty off the board.
    pub fn row(&self, row: u8) -> u32 {
        self.0.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// The number of holes in the set.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// The holes, row by row from the south, each row from A.
    pub fn iter(&self) -> impl Iterator<Item = Hole> {
        (0..ROWS).flat_map(|row| self.in_row(row))
    }

    /// The holes of one row, counted from 0, starting at A.
    pub fn in_row(&self, row: u8) -> impl Iterator<Item = Hole> + use<> {
        let columns = self.row(row);
        (0..COLUMNS).filter(move |column| columns >> column & 1 == 1).map(move |column| Hole { column, row })
    }

    /// The hole nearest to the goal of a scout from `base`; the first one of its row.
    pub fn foremost(&self, base: Base) -> Option<Hole> {
        match base {
            Base::South => (0..ROWS).rev().find_map(|row| self.first_in(row)),
            Base::North => (0..ROWS).find_map(|row| self.first_in(row)),
        }
    }

    /// The hole nearest to the goal, if it is nearer than `from`.
    pub fn nearest(&self, base: Base, from: Hole) -> Option<Hole> {
        match base {
            Base::South => (from.row + 1..ROWS).rev().find_map(|row| self.first_in(row)),
            Base::North => (0..from.row).find_map(|row| self.first_in(row)),
        }
    }

    fn first_in(&self, row: u8) -> Option<Hole> {
        let columns = self.row(row);
        (columns != 0).then(|| Hole { column: columns.trailing_zeros() as u8, row })
    }
}

/// The open ways between holes, regardless of scouts in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maze {
    /// From a hole to its eastern neighbour.
    east: [u32; ROWS as usize],
    /// From a hole to its northern neighbour.
    north: [u32; ROWS as usize],
    /// The outer north side of each shaft on its own, and its outer south side.
    tops: [u32; SHAFTS as usize],
    bottoms: [u32; SHAFTS as usize],
}

impl Maze {
    /// A maze with no open ways.
    pub(super) const fn closed() -> Maze {
        let (rows, shafts) = ([0; ROWS as usize], [0; SHAFTS as usize]);
        Maze { east: rows, north: rows, tops: shafts, bottoms: shafts }
    }

    /// Updates the maze for the current cards of a shaft.
    pub(super) fn fill_shaft(&mut self, shaft: Shaft, pieces: &[Piece; SLOTS as usize]) {
        let (mut east, mut north, mut south, mut west) = ([0u32; 3], [0u32; 3], 0u32, [0u32; 3]);
        for (slot, piece) in pieces.iter().enumerate() {
            let open = piece.openings();
            let shift = 3 * slot;
            for row in 0..3 {
                east[row] |= u32::from(open.east[row]) << shift;
                north[row] |= u32::from(open.north[row]) << shift;
                west[row] |= u32::from(open.west >> row & 1) << shift;
            }
            south |= u32::from(open.south) << shift;
        }
        let shaft = shaft.index();
        let base = 3 * shaft;
        /// All columns except the last of each card, whose way depends on the next card too.
        const INSIDE: u32 = 0o333333;
        for row in 0..3 {
            // The way out of a card to the east is open only if the next card is open to the west.
            self.east[base + row] = east[row] & (INSIDE | west[row] >> 1);
        }
        self.north[base] = north[0];
        self.north[base + 1] = north[1];
        self.tops[shaft] = north[2];
        self.bottoms[shaft] = south;
        // Between two shafts, both sides have to be open. The rim has no other side.
        if let Some(next) = self.bottoms.get(shaft + 1) {
            self.north[base + 2] = north[2] & next;
        }
        if shaft > 0 {
            self.north[base - 1] = self.tops[shaft - 1] & south;
        }
    }

    /// Returns whether the way from a hole in a direction is free of hedges.
    pub fn is_open(&self, hole: Hole, direction: Direction) -> bool {
        let way = |ways: &[u32; ROWS as usize], hole: Hole| {
            ways.get(usize::from(hole.row)).is_some_and(|row| row & hole.bit() != 0)
        };
        let beyond = || hole.beside(direction);
        match direction {
            Direction::North => way(&self.north, hole),
            Direction::East => way(&self.east, hole),
            Direction::South => beyond().is_some_and(|beyond| way(&self.north, beyond)),
            Direction::West => beyond().is_some_and(|beyond| way(&self.east, beyond)),
        }
    }

    /// The holes of a row, counted from 0, that are open to the north.
    pub fn north_of(&self, row: u8) -> u32 {
        self.north.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// The holes of a row, counted from 0, that are open to the east.
    pub fn east_of(&self, row: u8) -> u32 {
        self.east.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// The holes to which a scout can walk from `from`, excluding `from`, without entering `taken` ones. A walk ends
    /// at the first hole of the row `goal`, counted from 0.
    pub fn reach(&self, from: Hole, taken: &Holes, goal: u8) -> Holes {
        let mut start = Holes::NONE;
        start.insert(from);
        let mut reach = self.flood(&start, taken, goal);
        reach.remove(from);
        reach
    }

    /// The holes to which a scout can walk from any of `starts`, including these. A walk ends at the first hole of
    /// the row `goal`, counted from 0; a row off the board never ends one.
    pub fn flood(&self, starts: &Holes, taken: &Holes, goal: u8) -> Holes {
        let mut reach = *starts;
        // Rows with new holes that have not been spread to their neighbours yet.
        let mut fresh = 0u32;
        for (row, columns) in reach.0.iter().enumerate() {
            fresh |= u32::from(*columns != 0) << row;
        }
        while fresh != 0 {
            let row = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let is_goal = row == usize::from(goal);
            if is_goal {
                // A scout that is home walks no further. The start of a walk is never home.
                continue;
            }
            let here = spread(reach.0[row], self.east[row], !taken.0[row]);
            reach.0[row] = here;
            if row + 1 < reach.0.len() {
                let new = here & self.north[row] & !taken.0[row + 1] & !reach.0[row + 1];
                reach.0[row + 1] |= new;
                fresh |= u32::from(new != 0) << (row + 1);
            }
            if row > 0 {
                let new = here & self.north[row - 1] & !taken.0[row - 1] & !reach.0[row - 1];
                reach.0[row - 1] |= new;
                fresh |= u32::from(new != 0) << (row - 1);
            }
        }
        reach
    }
}

/// The columns connected to `here` within a row, where `east` are open to the east and only `free` ones can be
/// entered.
fn spread(mut here: u32, east: u32, free: u32) -> u32 {
    // A way between two holes counts if the hole being entered is free.
    let into_east = (east << 1) & free & ROW;
    let into_west = east & free;
    loop {
        let wider = here | (here << 1) & into_east | (here >> 1) & into_west;
        if wider == here {
            return here;
        }
        here = wider;
    }
}
