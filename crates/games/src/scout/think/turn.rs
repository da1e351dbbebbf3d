//! Models whole turns: for each push, the best places of the scouts before it and their progress after it.
//!
//! A scout can be in any hole of its reach when the shaft slides, even farther back than it could be. What counts is
//! which of these holes leads furthest afterwards.

use crate::scout::rules::action::Push;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::maze::Holes;
use crate::scout::rules::moves;
use crate::scout::rules::nth::{SCOUTS, ScoutNumber};
use crate::scout::rules::outlook::{advance, after, best_walk};
use crate::scout::rules::position::Position;
use snuffel_core::seat::Seat;

/// A sequence of walks: the scout and its target.
pub type Walks = Vec<(ScoutNumber, Hole)>;

/// A turn that a seat could make.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The walks before the push.
    pub looks: Walks,
    /// The push; `None` if the walks win the game.
    pub push: Option<Push>,
    /// The position after it, once every scout has walked as far as it can.
    pub after: Position,
}

/// The position at the beginning of a phase of `seat`.
pub fn begun(position: &Position, seat: Seat) -> Position {
    let mut begun = position.clone();
    begun.begin(seat);
    begun
}

/// The turns of a seat, one for each possible push; `may_look` if it can walk before the push.
pub fn turns(position: &Position, seat: Seat, may_look: bool) -> Vec<Turn> {
    let mut looked = position.clone();
    let mut looks = Walks::new();
    if may_look {
        go_home(&mut looked, seat, &mut looks);
        if looked.is_through(seat) {
            let push = None;
            let after = looked;
            return vec![Turn { looks, push, after }];
        }
    }
    let ground = Ground::new(&looked, seat, may_look);
    let pushes = moves::pushes_into(&looked, ground.shafts());
    let turns = pushes.filter_map(|push| ground.turn(&looks, push));
    let turns: Vec<Turn> = turns.collect();
    if !turns.is_empty() {
        return turns;
    }
    plain(position, seat, may_look)
}

/// The turns of a player who walks as far as possible before considering a push.
fn plain(position: &Position, seat: Seat, may_look: bool) -> Vec<Turn> {
    let mut looked = position.clone();
    let mut looks = Walks::new();
    if may_look {
        advance_by(&mut looked, seat, &mut looks);
    }
    let pushes = moves::pushes(&looked, seat);
    let turn = |push: Push| {
        let mut after = after(&looked, &push);
        advance(&mut after, seat);
        Turn { looks: looks.clone(), push: Some(push), after }
    };
    pushes.map(turn).collect()
}

/// Walks as far as possible, the best walk first, and records the walks.
pub fn advance_by(position: &mut Position, seat: Seat, walks: &mut Walks) {
    while let Some((scout, to, _)) = best_walk(position, seat) {
        position.stand(seat, scout, to);
        walks.push((scout, to));
    }
}

/// These walks plus one more. If the scout has walked before, its walks are combined into one, provided the result is
/// the same.
pub fn merge(start: &Position, seat: Seat, mut walks: Walks, last: (ScoutNumber, Hole)) -> Walks {
    let mut merged = walks.clone();
    merged.retain(|(scout, _)| *scout != last.0);
    if start.hole(seat, last.0) != Some(last.1) {
        merged.push(last);
    }
    let mut position = start.clone();
    let can_walk = merged.iter().all(|(scout, to)| {
        let from = position.hole(seat, *scout);
        let is_there = from.is_some_and(|from| position.reach(seat, from).contains(*to));
        position.stand(seat, *scout, *to);
        is_there
    });
    if can_walk {
        return merged;
    }
    walks.push(last);
    walks
}

/// Moves every scout home that can get there.
fn go_home(position: &mut Position, seat: Seat, walks: &mut Walks) {
    let goal = position.goal(seat);
    loop {
        let home = position.scouts_of(seat).find_map(|(scout, hole)| {
            let to = position.nearest(seat, hole)?;
            (to.row == goal).then_some((scout, to))
        });
        let Some((scout, to)) = home else { return };
        position.stand(seat, scout, to);
        walks.push((scout, to));
    }
}

/// The holes of some rows only.
fn rows(holes: &Holes, rows: impl Fn(u8) -> bool) -> Holes {
    let mut some = *holes;
    for (row, columns) in (0..).zip(&mut some.0) {
        if !rows(row) {
            *columns = 0;
        }
    }
    some
}

/// The scout's own hole, if it is as good as `hole`: in the same row and one of `holes`. Walking along a row for no
/// reason would puzzle players who follow hints.
fn settled(hole: Hole, own: Option<Hole>, holes: &Holes) -> Hole {
    own.filter(|own| own.row == hole.row && holes.contains(*own)).unwrap_or(hole)
}

/// A scout's place before a push, and the rows it has to go after it.
#[derive(Clone, Copy)]
struct Stand {
    hole: Hole,
    to_go: u8,
}

/// The possible places of a seat's scouts before a push.
struct Ground<'a> {
    position: &'a Position,
    seat: Seat,
    taken: Holes,
    /// For each scout on its way, the holes in which it can be.
    holes: [Option<Holes>; SCOUTS],
    /// Whether the duty of the look phase still has to be done.
    owes: bool,
}

impl Ground<'_> {
    fn new(position: &Position, seat: Seat, may_look: bool) -> Ground<'_> {
        let mut holes = [None; SCOUTS];
        for (scout, hole) in position.scouts_of(seat) {
            if position.is_home(seat, hole) {
                continue;
            }
            let mut all = Holes::NONE;
            if may_look {
                all = position.reach(seat, hole);
            }
            all.insert(hole);
            holes[scout.index()] = Some(all);
        }
        Ground { position, seat, taken: position.taken(), holes, owes: may_look && !position.is_duty_done(seat) }
    }

    /// The shafts in which a scout on its way can be, one bit per shaft.
    fn shafts(&self) -> u8 {
        let mut shafts = 0;
        for holes in self.holes.iter().flatten() {
            for (row, columns) in holes.0.iter().enumerate() {
                shafts |= u8::from(*columns != 0) << (row / 3);
            }
        }
        shafts
    }

    /// The hole among `starts` from which a scout gets furthest once the push is made.
    fn stand(&self, pushed: &Position, scout: ScoutNumber, starts: &Holes) -> Option<Stand> {
        let (base, goal) = (self.position.base(self.seat), self.position.goal(self.seat));
        let mut taken = self.taken;
        let own = self.position.hole(self.seat, scout);
        if let Some(own) = own {
            taken.remove(own);
        }
        let maze = pushed.board.maze();
        let front = settled(starts.foremost(base)?, own, starts);
        let reach = maze.flood(starts, &taken, goal);
        let best = reach.foremost(base)?;
        let to_go = base.to_go(best.row);
        if best.row == front.row {
            return Some(Stand { hole: front, to_go });
        }
        // Back from any hole of that row. A way home ends at the first hole it reaches, so it comes from the row
        // before.
        let is_home = best.row == goal;
        let last = best.beside(base.ahead().opposite()).filter(|_| is_home).unwrap_or(best);
        let mut back = Holes::NONE;
        back.0[usize::from(last.row)] = reach.row(best.row);
        let mut from = maze.flood(&back, &taken, goal);
        for (row, columns) in from.0.iter_mut().zip(starts.0) {
            *row &= columns;
        }
        let hole = settled(from.foremost(base)?, own, &from);
        Some(Stand { hole, to_go })
    }

    /// The turn with this push; `None` if the scouts cannot be placed so that it is allowed.
    fn turn(&self, looks: &Walks, push: Push) -> Option<Turn> {
        let seat = self.seat;
        let mut done = after(self.position, &push);
        let mut stands: [Option<Stand>; SCOUTS] = [None; SCOUTS];
        for (scout, holes) in ScoutNumber::all().zip(&self.holes) {
            stands[scout.index()] = holes.and_then(|holes| self.stand(&done, scout, &holes));
        }
        let in_shaft = |row: u8| usize::from(row / 3) == push.shaft.index();
        let mut pusher = None;
        if !stands.iter().flatten().any(|stand| in_shaft(stand.hole.row)) {
            pusher = Some(self.move_one(&done, &mut stands, |_, row| in_shaft(row))?);
        }
        if self.owes {
            let began = self.position.began;
            let base = self.position.base(seat);
            let is_nearer = |scout: ScoutNumber, row| {
                began[scout.index()].is_some_and(|began| base.to_go(row) < base.to_go(began.row))
            };
            let nearer =
                |scout: ScoutNumber| stands[scout.index()].is_some_and(|stand| is_nearer(scout, stand.hole.row));
            if !ScoutNumber::all().any(nearer) {
                self.move_one(&done, &mut stands, |scout, row| {
                    is_nearer(scout, row) && (pusher != Some(scout) || in_shaft(row))
                })?;
            }
        }
        let mut looked = self.position.clone();
        let mut walks = looks.clone();
        self.walk(&mut looked, &stands, &mut walks);
        let may_push = looked.reaches(seat, &push);
        if !may_push || self.owes && !looked.is_duty_done(seat) {
            return None;
        }
        done.scouts = looked.scouts;
        advance(&mut done, seat);
        Some(Turn { looks: walks, push: Some(push), after: done })
    }

    /// Moves the scout that loses least by it to one of the holes that `fits`. Returns the scout.
    fn move_one(
        &self,
        pushed: &Position,
        stands: &mut [Option<Stand>; SCOUTS],
        fits: impl Fn(ScoutNumber, u8) -> bool,
    ) -> Option<ScoutNumber> {
        let mut best: Option<(u8, ScoutNumber, Stand)> = None;
        for (scout, holes) in ScoutNumber::all().zip(&self.holes) {
            let (Some(holes), Some(usual)) = (holes, stands[scout.index()]) else {
                continue;
            };
            let starts = rows(holes, |row| fits(scout, row));
            let Some(stand) = self.stand(pushed, scout, &starts) else {
                continue;
            };
            let loss = stand.to_go.saturating_sub(usual.to_go);
            if best.is_none_or(|(least, _, _)| loss < least) {
                best = Some((loss, scout, stand));
            }
        }
        let (_, scout, stand) = best?;
        stands[scout.index()] = Some(stand);
        Some(scout)
    }

    /// Walks the scouts to their places, unless they block each other permanently.
    fn walk(&self, looked: &mut Position, stands: &[Option<Stand>; SCOUTS], walks: &mut Walks) {
        // A scout that blocks another may have left by the second round.
        for _ in 0..2 {
            for (scout, to) in ScoutNumber::all().zip(stands) {
                let (Some(to), Some(from)) = (to, looked.hole(self.seat, scout)) else {
                    continue;
                };
                if to.hole != from && looked.reach(self.seat, from).contains(to.hole) {
                    looked.stand(self.seat, scout, to.hole);
                    walks.push((scout, to.hole));
                }
            }
        }
    }
}
