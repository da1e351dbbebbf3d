//! All there is to know of a game, and what can be asked of it. Nothing of it is secret.

use serde::{Deserialize, Serialize};

use super::action::Push;
use super::board::{Board, SHAFTS, SLOTS};
use super::cards::Piece;
use super::config::Config;
use super::event::{Phase, SCOUTS};
use super::hole::{Base, Hole};
use super::maze::Holes;
use super::seating::Corner;
use super::trail::Trail;
use super::view::Stage;
use crate::seat::{Seat, Seats};

/// All there is to know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What is agreed.
    pub config: Config,
    /// How many seats there are, 2 to 4.
    pub seats: u8,
    /// Where each seat sits.
    pub corners: [Corner; SCOUTS],
    /// Who sits alone, with three players, once the lot has fallen.
    pub lone: Option<Seat>,
    /// Who starts, once that is known.
    pub starter: Option<Seat>,
    /// How far the game is.
    pub stage: Stage,
    /// The cards each of two players has still to lay by hand: a bit for each number.
    pub hands: [u64; 2],
    /// The number of the spare card of a set-up by hand.
    pub laid_spare: u8,
    /// The cards that lie already, until all do.
    pub layout: [[Option<Piece>; SLOTS as usize]; SHAFTS as usize],
    /// The board, once all cards lie.
    pub board: Board,
    /// Where each seat's scouts stand, in the order of their numbers.
    pub scouts: [[Option<Hole>; SCOUTS]; SCOUTS],
    /// Where the mover's scouts stood when the phase began.
    pub began: [Option<Hole>; SCOUTS],
    /// How many rows nearer one walk could bring each of them then.
    pub gains: [u8; SCOUTS],
    /// The walks of this phase.
    pub trail: Trail,
    /// The push before.
    pub last_push: Option<Push>,
    /// The round, from 1; 0 until the opening is over.
    pub round: u16,
    /// How many rounds in a row have brought nobody nearer than ever.
    pub stale: u8,
    /// Each seat's least sum of rows to go at the end of a round.
    pub least: [u8; SCOUTS],
}

impl Position {
    /// All seats.
    pub fn all(&self) -> Seats {
        Seats::first(usize::from(self.seats))
    }

    /// The seat after `seat`, clockwise.
    pub fn next(&self, seat: Seat) -> Seat {
        let next = (seat.index() + 1) % usize::from(self.seats.max(1));
        Seat::new(next).unwrap_or(Seat::FIRST)
    }

    /// How many scouts each player has.
    pub fn scouts_each(&self) -> u8 {
        if self.seats == 2 { 4 } else { 2 }
    }

    /// The side on which a seat's scouts start.
    pub fn base(&self, seat: Seat) -> Base {
        self.corners[seat.index() % SCOUTS].base()
    }

    /// The row in which a seat's scouts are home, counted from 0.
    pub fn goal(&self, seat: Seat) -> u8 {
        self.base(seat).opposite().row()
    }

    /// Where a seat's scouts stand, as far as they are placed, with their numbers from 0.
    pub fn scouts_of(&self, seat: Seat) -> impl Iterator<Item = (u8, Hole)> + use<> {
        let scouts = self.scouts[seat.index() % SCOUTS];
        (0..).zip(scouts).filter_map(|(scout, hole)| Some((scout, hole?)))
    }

    /// Where a scout stands; `None` before it is placed.
    pub fn hole(&self, seat: Seat, scout: u8) -> Option<Hole> {
        let scouts = &self.scouts[seat.index() % SCOUTS];
        scouts.get(usize::from(scout)).copied().flatten()
    }

    /// Whose scout stands in a hole, and its number from 0.
    pub fn standing(&self, hole: Hole) -> Option<(Seat, u8)> {
        self.all().iter().find_map(|seat| {
            let mut scouts = self.scouts_of(seat);
            let (scout, _) = scouts.find(|(_, stands)| *stands == hole)?;
            Some((seat, scout))
        })
    }

    /// The holes in which scouts stand.
    pub fn taken(&self) -> Holes {
        let mut taken = Holes::NONE;
        for hole in self.scouts.iter().flatten().flatten() {
            taken.insert(*hole);
        }
        taken
    }

    /// Whether a scout of a seat in this hole is home.
    pub fn is_home(&self, seat: Seat, hole: Hole) -> bool {
        hole.row == self.goal(seat)
    }

    /// How many rows a scout of a seat has to go from a hole.
    pub fn to_go(&self, seat: Seat, hole: Hole) -> u8 {
        self.base(seat).to_go(hole.row)
    }

    /// The rows that all scouts of a seat have to go together: at most 92.
    pub fn sum(&self, seat: Seat) -> u8 {
        self.scouts_of(seat).map(|(_, hole)| self.to_go(seat, hole)).sum()
    }

    /// The sums of all seats.
    pub fn sums(&self) -> [u8; SCOUTS] {
        let mut sums = [0; SCOUTS];
        for seat in self.all().iter() {
            sums[seat.index()] = self.sum(seat);
        }
        sums
    }

    /// The holes a scout of a seat could walk to from a hole, all other scouts standing.
    pub fn reach(&self, seat: Seat, hole: Hole) -> Holes {
        self.board.maze().reach(hole, &self.taken(), self.goal(seat))
    }

    /// The nearest row to the goal that a scout of a seat can walk to, and its first hole; `None` when it cannot get
    /// nearer than it stands.
    pub fn nearest(&self, seat: Seat, hole: Hole) -> Option<Hole> {
        nearest(&self.reach(seat, hole), self.base(seat), hole)
    }

    /// How many rows nearer one walk can bring each scout of a seat.
    pub fn gains_of(&self, seat: Seat) -> [u8; SCOUTS] {
        let mut gains = [0; SCOUTS];
        for (scout, hole) in self.scouts_of(seat) {
            let best = self.nearest(seat, hole);
            gains[usize::from(scout)] = best.map_or(0, |best| best.row.abs_diff(hole.row));
        }
        gains
    }

    /// Whether any scout of a seat can walk.
    pub fn can_walk(&self, seat: Seat) -> bool {
        self.scouts_of(seat).any(|(_, hole)| !self.reach(seat, hole).is_empty())
    }

    /// The shafts in which a scout of a seat stands that is still on its way: a bit for each.
    pub fn shafts(&self, seat: Seat) -> u8 {
        let under_way = self.scouts_of(seat).filter(|(_, hole)| !self.is_home(seat, *hole));
        under_way.fold(0, |shafts, (_, hole)| shafts | 1 << hole.shaft())
    }

    /// Whether a push would take back the one before.
    pub fn takes_back(&self, push: &Push) -> bool {
        self.last_push.is_some_and(|last| last.shaft == push.shaft && last.end != push.end)
    }

    /// Whether all scouts of a seat are home.
    pub fn is_through(&self, seat: Seat) -> bool {
        let mut scouts = self.scouts_of(seat);
        self.scouts_of(seat).count() == usize::from(self.scouts_each())
            && scouts.all(|(_, hole)| self.is_home(seat, hole))
    }

    /// Whether the duty of the mover's phase is done: a scout stands nearer than at its start, or none could.
    pub fn is_duty_done(&self, seat: Seat) -> bool {
        let nearer = |(scout, hole): (u8, Hole)| {
            let began = self.began[usize::from(scout)];
            began.is_some_and(|began| self.to_go(seat, hole) < self.to_go(seat, began))
        };
        self.gains == [0; SCOUTS] || self.scouts_of(seat).any(nearer)
    }

    /// The phase in which the mover walks.
    pub fn phase(&self) -> Option<Phase> {
        match self.stage {
            Stage::Walking { phase, .. } => Some(phase),
            Stage::Lots
            | Stage::Laying { .. }
            | Stage::Filling { .. }
            | Stage::Placing { .. }
            | Stage::Pushing { .. }
            | Stage::Over(_) => None,
        }
    }

    /// The slot, counted from 0, where the next card goes that a seat lays into a shaft; `None` when its half is full.
    /// The first card goes innermost, the third to the edge.
    pub fn next_slot(&self, seat: Seat, shaft: u8) -> Option<u8> {
        let slots = match self.base(seat) {
            Base::South => [3, 4, 5],
            Base::North => [2, 1, 0],
        };
        let row = self.layout[usize::from(shaft % SHAFTS)];
        slots.into_iter().find(|slot| row[usize::from(*slot)].is_none())
    }
}

/// The first hole of the row of `reach` that is nearest to the goal of a scout that began on `base`, if that is nearer
/// than `from`.
pub fn nearest(reach: &Holes, base: Base, from: Hole) -> Option<Hole> {
    let in_row = |row: u8| {
        let columns = reach.row(row);
        (columns != 0).then(|| Hole { column: columns.trailing_zeros() as u8, row })
    };
    match base {
        Base::South => (from.row + 1..super::hole::ROWS).rev().find_map(in_row),
        Base::North => (0..from.row).find_map(in_row),
    }
}
