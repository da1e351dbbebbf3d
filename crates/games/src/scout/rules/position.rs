//! The whole state of a game, and questions about it. It has no secrets.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use super::Scout;
use super::action::Push;
use super::board::Board;
use super::cards::{Piece, TURNS};
use super::config::Config;
use super::event::Phase;
use super::hole::{Base, Hole};
use super::maze::Holes;
use super::nth::{Nth, SCOUTS, ScoutNumber};
use super::seating::{Corner, PLAYERS};
use super::shaft::{PerSlot, Shaft, Slot};
use super::stage::{Stage, Task};
use super::trail::Trail;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{PerSeat, Seat, Seats};

/// The whole state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The agreed options.
    pub config: Config,
    /// The number of seats, 2 to 4.
    #[serde(deserialize_with = "seats")]
    pub seats: u8,
    /// The place of each seat at the table.
    pub corners: PerSeat<Corner, PLAYERS>,
    /// The player who has a side alone; `None` until drawn, and unless three play.
    pub lone: Option<Seat>,
    /// The player who starts; `None` until known.
    pub starter: Option<Seat>,
    /// The stage of the game.
    pub stage: Stage,
    /// The cards that each of two players still has to lay by hand, one bit per number.
    pub hands: PerSeat<u64, 2>,
    /// The number of the spare card of a set-up by hand.
    pub laid_spare: u8,
    /// The cards laid so far, until all have been.
    pub layout: PerSlot<Option<Piece>>,
    /// The board, once all cards are laid.
    pub board: Board,
    /// The holes of each seat's scouts, by scout number.
    pub scouts: PerSeat<[Option<Hole>; SCOUTS], PLAYERS>,
    /// The holes of the mover's scouts when the phase began.
    pub began: [Option<Hole>; SCOUTS],
    /// The number of rows by which one walk could bring each of them nearer at that time.
    pub gains: [u8; SCOUTS],
    /// The walks of this phase.
    pub trail: Trail,
    /// The previous push.
    pub last_push: Option<Push>,
    /// The last pushes, latest first: as many as there can be between two turns of a seat.
    pub recent: [Option<Pushed>; PLAYERS - 1],
    /// The round, from 1; 0 until the opening is over.
    pub round: u16,
    /// The number of rounds in a row that have not brought any player nearer than ever before.
    pub stale: u8,
    /// The smallest total of rows to go that each seat has had at the end of a round.
    pub least: PerSeat<u8, PLAYERS>,
}

/// A push that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pushed {
    /// The seat that made it.
    pub seat: Seat,
    /// The push.
    pub push: Push,
    /// The number of quarters by which the spare card was turned before it.
    pub turned: u8,
}

/// Reads a number of seats, if the game can be played with it.
fn seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let seats = u8::deserialize(deserializer)?;
    match Scout::SEATS.contains(&usize::from(seats)) {
        true => Ok(seats),
        false => Err(D::Error::invalid_value(Unexpected::Unsigned(seats.into()), &"a number of seats")),
    }
}

impl Position {
    /// The pushes since the last one of `seat`, latest first; if the latest is its own, only that one.
    pub fn pushes_since(&self, seat: Seat) -> Vec<Pushed> {
        let recent: Vec<Pushed> = self.recent.iter().flatten().copied().collect();
        let others = recent.iter().take_while(|pushed| pushed.seat != seat).count();
        recent[..others.max(1).min(recent.len())].to_vec()
    }

    /// The board before these pushes, which are given latest first.
    pub fn board_before(&self, pushes: &[Pushed]) -> Board {
        let mut board = self.board;
        let mut turned = board.spare().quarters();
        for pushed in pushes {
            board.push(pushed.push.shaft, pushed.push.end.opposite(), turned % TURNS);
            turned = pushed.turned;
        }
        board
    }

    /// All seats.
    pub fn all(&self) -> Seats {
        Seats::first(usize::from(self.seats))
    }

    /// The next seat, clockwise.
    pub fn next(&self, seat: Seat) -> Seat {
        seat.after(1, usize::from(self.seats))
    }

    /// The number of scouts of each player.
    pub fn scouts_each(&self) -> u8 {
        if self.seats == 2 { 4 } else { 2 }
    }

    /// The side on which a seat's scouts start.
    pub fn base(&self, seat: Seat) -> Base {
        self.corners[seat].base()
    }

    /// The row in which a seat's scouts are home, counted from 0.
    pub fn goal(&self, seat: Seat) -> u8 {
        self.base(seat).opposite().row()
    }

    /// The placed scouts of a seat, with their holes.
    pub fn scouts_of(&self, seat: Seat) -> impl Iterator<Item = (ScoutNumber, Hole)> {
        ScoutNumber::all().zip(&self.scouts[seat]).filter_map(|(scout, hole)| Some((scout, (*hole)?)))
    }

    /// The hole of a scout; `None` before it is placed.
    pub fn hole(&self, seat: Seat, scout: ScoutNumber) -> Option<Hole> {
        self.scouts[seat][scout.index()]
    }

    /// Puts a scout into a hole.
    pub fn stand(&mut self, seat: Seat, scout: ScoutNumber, hole: Hole) {
        self.scouts[seat][scout.index()] = Some(hole);
    }

    /// The same position with a scout in another hole.
    pub fn with(&self, seat: Seat, scout: ScoutNumber, hole: Hole) -> Position {
        let mut other = self.clone();
        other.stand(seat, scout, hole);
        other
    }

    /// The seat and the number of the scout in a hole, if any.
    pub fn standing(&self, hole: Hole) -> Option<(Seat, ScoutNumber)> {
        self.all().iter().find_map(|seat| {
            let mut scouts = self.scouts_of(seat);
            let (scout, _) = scouts.find(|(_, stands)| *stands == hole)?;
            Some((seat, scout))
        })
    }

    /// The cards that a seat still has to lay by hand, one bit per number; empty if more than two play.
    pub fn hand(&self, seat: Seat) -> u64 {
        self.hands.get(seat).copied().unwrap_or(0)
    }

    /// Returns whether a seat has laid a card by hand.
    pub fn has_laid(&self, seat: Seat) -> bool {
        let slots = match self.base(seat) {
            Base::South => 3..6,
            Base::North => 0..3,
        };
        self.layout.iter().any(|row| row[slots.clone()].iter().any(Option::is_some))
    }

    /// The holes that have scouts in them.
    pub fn taken(&self) -> Holes {
        let mut taken = Holes::NONE;
        for hole in self.scouts.iter().flatten().flatten() {
            taken.insert(*hole);
        }
        taken
    }

    /// Returns whether a scout of a seat is home in this hole.
    pub fn is_home(&self, seat: Seat, hole: Hole) -> bool {
        hole.row == self.goal(seat)
    }

    /// The number of rows that a scout of a seat has to go from a hole.
    pub fn to_go(&self, seat: Seat, hole: Hole) -> u8 {
        self.base(seat).to_go(hole.row)
    }

    /// The total number of rows that all scouts of a seat have to go, at most 92.
    pub fn sum(&self, seat: Seat) -> u8 {
        let base = self.base(seat);
        self.scouts_of(seat).map(|(_, hole)| base.to_go(hole.row)).sum()
    }

    /// The totals of all seats.
    pub fn sums(&self) -> PerSeat<u8, PLAYERS> {
        PerSeat::from_fn(|seat| self.sum(seat))
    }

    /// The holes to which a scout of a seat could walk from a hole, with all other scouts in place.
    pub fn reach(&self, seat: Seat, hole: Hole) -> Holes {
        self.board.maze().reach(hole, &self.taken(), self.goal(seat))
    }

    /// The first hole of the row nearest to the goal that a scout of a seat can reach; `None` if it cannot get
    /// nearer.
    pub fn nearest(&self, seat: Seat, hole: Hole) -> Option<Hole> {
        self.reach(seat, hole).nearest(self.base(seat), hole)
    }

    /// The number of rows by which one walk can bring each scout of a seat nearer.
    pub fn gains_of(&self, seat: Seat) -> [u8; SCOUTS] {
        let mut gains = [0; SCOUTS];
        for (scout, hole) in self.scouts_of(seat) {
            let best = self.nearest(seat, hole);
            gains[scout.index()] = best.map_or(0, |best| best.row.abs_diff(hole.row));
        }
        gains
    }

    /// Records where the scouts of a seat are at the beginning of its phase, and how many rows nearer they can get.
    pub fn begin(&mut self, seat: Seat) {
        self.began = self.scouts[seat];
        self.gains = self.gains_of(seat);
    }

    /// Returns whether any scout of a seat can walk.
    pub fn can_walk(&self, seat: Seat) -> bool {
        self.scouts_of(seat).any(|(_, hole)| !self.reach(seat, hole).is_empty())
    }

    /// The shafts in which a seat has a scout that is still on its way, one bit per shaft.
    pub fn shafts(&self, seat: Seat) -> u8 {
        let under_way = self.scouts_of(seat).filter(|(_, hole)| !self.is_home(seat, *hole));
        under_way.fold(0, |shafts, (_, hole)| shafts | 1 << hole.shaft().index())
    }

    /// Returns whether a seat has a scout, still on its way, in the shaft of a push.
    pub fn reaches(&self, seat: Seat, push: &Push) -> bool {
        self.shafts(seat) >> push.shaft.index() & 1 == 1
    }

    /// Returns whether a push would take back the previous one.
    pub fn takes_back(&self, push: &Push) -> bool {
        self.last_push.is_some_and(|last| last.shaft == push.shaft && last.end != push.end)
    }

    /// Returns whether all scouts of a seat are home.
    pub fn is_through(&self, seat: Seat) -> bool {
        let goal = self.goal(seat);
        let home = self.scouts_of(seat).filter(|(_, hole)| hole.row == goal);
        home.count() == usize::from(self.scouts_each())
    }

    /// Returns whether the duty of the mover's phase is done: a scout is nearer than at its start, or none could be.
    pub fn is_duty_done(&self, seat: Seat) -> bool {
        let nearer = |(scout, hole): (ScoutNumber, Hole)| {
            self.began[scout.index()].is_some_and(|began| self.to_go(seat, hole) < self.to_go(seat, began))
        };
        self.gains == [0; SCOUTS] || self.scouts_of(seat).any(nearer)
    }

    /// The phase in which the mover walks; `None` if there is no walk to make.
    pub fn phase(&self) -> Option<Phase> {
        match self.stage.due()?.1 {
            Task::Walk(phase) => Some(phase),
            Task::Lay | Task::Place | Task::Push => None,
        }
    }

    /// The slot for the next card that a seat lays into a shaft; `None` if its half is full. The first card goes
    /// innermost, the third to the edge.
    pub fn next_slot(&self, seat: Seat, shaft: Shaft) -> Option<Slot> {
        let slots = match self.base(seat) {
            Base::South => [3, 4, 5],
            Base::North => [2, 1, 0],
        };
        let row = &self.layout[shaft.index()];
        slots.map(Nth).into_iter().find(|slot| row[slot.index()].is_none())
    }
}
