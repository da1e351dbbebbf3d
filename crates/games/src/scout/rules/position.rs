//! All there is to know of a game, and what can be asked of it. Nothing of it is secret.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use super::Scout;
use super::action::Push;
use super::board::{Board, PerSlot, Shaft, Slot};
use super::cards::{Piece, TURNS};
use super::config::Config;
use super::event::Phase;
use super::hole::{Base, Hole};
use super::maze::Holes;
use super::nth::{Nth, SCOUTS, ScoutNumber};
use super::seating::{Corner, PLAYERS};
use super::trail::Trail;
use super::view::{Stage, Task};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{PerSeat, Seat, Seats};

/// All there is to know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What is agreed.
    pub config: Config,
    /// How many seats there are, 2 to 4.
    #[serde(deserialize_with = "seats")]
    pub seats: u8,
    /// Where each seat sits.
    pub corners: PerSeat<Corner, PLAYERS>,
    /// Who sits alone, with three players, once the lot has fallen.
    pub lone: Option<Seat>,
    /// Who starts, once that is known.
    pub starter: Option<Seat>,
    /// How far the game is.
    pub stage: Stage,
    /// The cards that each of two players has still to lay by hand: a bit for each number.
    pub hands: PerSeat<u64, 2>,
    /// The number of the spare card of a set-up by hand.
    pub laid_spare: u8,
    /// The cards that lie already, until all do.
    pub layout: PerSlot<Option<Piece>>,
    /// The board, once all cards lie.
    pub board: Board,
    /// Where each seat's scouts stand, in the order of their numbers.
    pub scouts: PerSeat<[Option<Hole>; SCOUTS], PLAYERS>,
    /// Where the mover's scouts stood when the phase began.
    pub began: [Option<Hole>; SCOUTS],
    /// How many rows nearer one walk could bring each of them then.
    pub gains: [u8; SCOUTS],
    /// The walks of this phase.
    pub trail: Trail,
    /// The push before.
    pub last_push: Option<Push>,
    /// The last pushes, the latest first: as many as there are at most from one turn of a seat to its next.
    pub recent: [Option<Pushed>; PLAYERS - 1],
    /// The round, from 1; 0 until the opening is over.
    pub round: u16,
    /// How many rounds in a row have brought nobody nearer than ever.
    pub stale: u8,
    /// Each seat's least sum of rows to go at the end of a round.
    pub least: PerSeat<u8, PLAYERS>,
}

/// A push that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pushed {
    /// Whose it was.
    pub seat: Seat,
    /// What was pushed where.
    pub push: Push,
    /// How many quarters the spare card was turned before it.
    pub turned: u8,
}

/// Reads a number of seats that the game can be played with.
fn seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let seats = u8::deserialize(deserializer)?;
    match Scout::SEATS.contains(&usize::from(seats)) {
        true => Ok(seats),
        false => Err(D::Error::invalid_value(Unexpected::Unsigned(seats.into()), &"a number of seats")),
    }
}

impl Position {
    /// The pushes since the last one of `seat`, the latest first; where the latest is its own, that alone.
    pub fn pushes_since(&self, seat: Seat) -> Vec<Pushed> {
        let recent: Vec<Pushed> = self.recent.iter().flatten().copied().collect();
        let others = recent.iter().take_while(|pushed| pushed.seat != seat).count();
        recent[..others.max(1).min(recent.len())].to_vec()
    }

    /// The board as it was before these pushes, the latest of which comes first; how the spare card was turned is not known.
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

    /// The seat after `seat`, clockwise.
    pub fn next(&self, seat: Seat) -> Seat {
        seat.after(1, usize::from(self.seats))
    }

    /// How many scouts each player has.
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

    /// Where a seat's scouts stand, as far as they are placed.
    pub fn scouts_of(&self, seat: Seat) -> impl Iterator<Item = (ScoutNumber, Hole)> {
        ScoutNumber::all().zip(&self.scouts[seat]).filter_map(|(scout, hole)| Some((scout, (*hole)?)))
    }

    /// Where a scout stands; `None` before it is placed.
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

    /// Whose scout stands in a hole, and which.
    pub fn standing(&self, hole: Hole) -> Option<(Seat, ScoutNumber)> {
        self.all().iter().find_map(|seat| {
            let mut scouts = self.scouts_of(seat);
            let (scout, _) = scouts.find(|(_, stands)| *stands == hole)?;
            Some((seat, scout))
        })
    }

    /// The cards that a seat has still to lay by hand: a bit for each number; none where more than two play.
    pub fn hand(&self, seat: Seat) -> u64 {
        self.hands.get(seat).copied().unwrap_or(0)
    }

    /// Whether a seat has laid a card by hand.
    pub fn has_laid(&self, seat: Seat) -> bool {
        let slots = match self.base(seat) {
            Base::South => 3..6,
            Base::North => 0..3,
        };
        self.layout.iter().any(|row| row[slots.clone()].iter().any(Option::is_some))
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
        let base = self.base(seat);
        self.scouts_of(seat).map(|(_, hole)| base.to_go(hole.row)).sum()
    }

    /// The sums of all seats.
    pub fn sums(&self) -> PerSeat<u8, PLAYERS> {
        PerSeat::from_fn(|seat| self.sum(seat))
    }

    /// The holes a scout of a seat could walk to from a hole, all other scouts standing.
    pub fn reach(&self, seat: Seat, hole: Hole) -> Holes {
        self.board.maze().reach(hole, &self.taken(), self.goal(seat))
    }

    /// The nearest row to the goal that a scout of a seat can walk to, and its first hole; `None` when it cannot get
    /// nearer than it stands.
    pub fn nearest(&self, seat: Seat, hole: Hole) -> Option<Hole> {
        self.reach(seat, hole).nearest(self.base(seat), hole)
    }

    /// How many rows nearer one walk can bring each scout of a seat.
    pub fn gains_of(&self, seat: Seat) -> [u8; SCOUTS] {
        let mut gains = [0; SCOUTS];
        for (scout, hole) in self.scouts_of(seat) {
            let best = self.nearest(seat, hole);
            gains[scout.index()] = best.map_or(0, |best| best.row.abs_diff(hole.row));
        }
        gains
    }

    /// Notes where the scouts of a seat stand at the beginning of its phase, and how many rows nearer they can get.
    pub fn begin(&mut self, seat: Seat) {
        self.began = self.scouts[seat];
        self.gains = self.gains_of(seat);
    }

    /// Whether any scout of a seat can walk.
    pub fn can_walk(&self, seat: Seat) -> bool {
        self.scouts_of(seat).any(|(_, hole)| !self.reach(seat, hole).is_empty())
    }

    /// The shafts in which a scout of a seat stands that is still on its way: a bit for each.
    pub fn shafts(&self, seat: Seat) -> u8 {
        let under_way = self.scouts_of(seat).filter(|(_, hole)| !self.is_home(seat, *hole));
        under_way.fold(0, |shafts, (_, hole)| shafts | 1 << hole.shaft().index())
    }

    /// Whether a scout of a seat that is still on its way stands where a push goes.
    pub fn reaches(&self, seat: Seat, push: &Push) -> bool {
        self.shafts(seat) >> push.shaft.index() & 1 == 1
    }

    /// Whether a push would take back the one before.
    pub fn takes_back(&self, push: &Push) -> bool {
        self.last_push.is_some_and(|last| last.shaft == push.shaft && last.end != push.end)
    }

    /// Whether all scouts of a seat are home.
    pub fn is_through(&self, seat: Seat) -> bool {
        let goal = self.goal(seat);
        let home = self.scouts_of(seat).filter(|(_, hole)| hole.row == goal);
        home.count() == usize::from(self.scouts_each())
    }

    /// Whether the duty of the mover's phase is done: a scout stands nearer than at its start, or none could.
    pub fn is_duty_done(&self, seat: Seat) -> bool {
        let nearer = |(scout, hole): (ScoutNumber, Hole)| {
            self.began[scout.index()].is_some_and(|began| self.to_go(seat, hole) < self.to_go(seat, began))
        };
        self.gains == [0; SCOUTS] || self.scouts_of(seat).any(nearer)
    }

    /// The phase in which the mover walks.
    pub fn phase(&self) -> Option<Phase> {
        match self.stage.due()?.1 {
            Task::Walk(phase) => Some(phase),
            Task::Lay | Task::Place | Task::Push => None,
        }
    }

    /// The slot where the next card goes that a seat lays into a shaft; `None` when its half is full. The first card
    /// goes innermost, the third to the edge.
    pub fn next_slot(&self, seat: Seat, shaft: Shaft) -> Option<Slot> {
        let slots = match self.base(seat) {
            Base::South => [3, 4, 5],
            Base::North => [2, 1, 0],
        };
        let row = &self.layout[shaft.index()];
        slots.map(Nth).into_iter().find(|slot| row[slot.index()].is_none())
    }
}
