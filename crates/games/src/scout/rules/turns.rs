//! Phases, turns and rounds, and how they end. Rule book `scout`, sections Turn and Moving.

use super::action::Push;
use super::event::{Event, Phase};
use super::hole::Hole;
use super::nth::ScoutNumber;
use super::position::{Position, Pushed};
use super::stage::Stage;
use super::trail::Trail;
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Seats};

/// The number of stale rounds in a row after which a game ends.
pub const MOST_STALE: u8 = 20;
/// The numbers of stale rounds after which players are warned: halfway, with five to go and with one to go.
const STALE_WARNING: [u8; 3] = [10, 15, 19];

impl Position {
    /// Begins the opening with the starting player.
    pub(super) fn begin_opening(&mut self, events: &mut Vec<Event>) {
        self.begin_phase(self.starter.unwrap_or(Seat::FIRST), Phase::Opening, events);
    }

    /// Begins a phase, or skips it if no scout of the seat can walk.
    fn begin_phase(&mut self, seat: Seat, phase: Phase, events: &mut Vec<Event>) {
        if !self.can_walk(seat) {
            events.push(Event::Passed { seat, phase });
            return self.after_phase(seat, phase, events);
        }
        self.begin(seat);
        self.trail = Trail::EMPTY;
        self.stage = Stage::Walking { mover: seat, phase };
        events.push(Event::Due { seat });
    }

    /// Walks with a scout.
    pub(super) fn walk(&mut self, seat: Seat, scout: ScoutNumber, to: Hole, events: &mut Vec<Event>) {
        let Some(from) = self.hole(seat, scout) else {
            return;
        };
        self.stand(seat, scout, to);
        self.trail.push(scout, from);
        events.push(Event::Walked { seat, scout, from, to });
        if self.is_through(seat) {
            self.sum_up(seat, events);
            self.win(seat, events);
        }
    }

    /// Undoes the last walk.
    pub(super) fn undo(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some((scout, to)) = self.trail.pop() {
            self.stand(seat, scout, to);
            events.push(Event::Undone { seat, scout, to });
        }
    }

    /// Announces the result of the walks of this phase.
    fn sum_up(&self, seat: Seat, events: &mut Vec<Event>) {
        let Some(phase) = self.phase() else {
            return;
        };
        let mut to = self.scouts[seat];
        for (place, began) in to.iter_mut().zip(&self.began) {
            if *place == *began {
                *place = None;
            }
        }
        events.push(Event::Moved { seat, phase, to });
    }

    /// Ends the mover's phase.
    pub(super) fn end_phase(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.sum_up(seat, events);
        let phase = self.phase();
        self.trail = Trail::EMPTY;
        if let Some(phase) = phase {
            self.after_phase(seat, phase, events);
        }
    }

    /// Continues after a phase.
    fn after_phase(&mut self, seat: Seat, phase: Phase, events: &mut Vec<Event>) {
        match phase {
            Phase::Opening => {
                let next = self.next(seat);
                if Some(next) == self.starter {
                    // The very first turn has no look phase, because all players have just moved.
                    self.round = 1;
                    self.least = self.sums();
                    self.ask_for_push(next, events);
                } else {
                    self.begin_phase(next, Phase::Opening, events);
                }
            }
            Phase::Look => self.ask_for_push(seat, events),
            Phase::Move => self.end_turn(seat, events),
        }
    }

    fn ask_for_push(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.stage = Stage::Pushing { mover: seat };
        events.push(Event::Due { seat });
    }

    /// Pushes the spare card in, which also ends a look phase.
    pub(super) fn push(&mut self, seat: Seat, push: Push, events: &mut Vec<Event>) {
        if self.phase().is_some() {
            self.sum_up(seat, events);
            self.trail = Trail::EMPTY;
        }
        let card = self.board.spare().number();
        self.recent.rotate_right(1);
        self.recent[0] = Some(Pushed { seat, push, turned: self.board.spare().quarters() });
        self.board.push(push.shaft, push.end, push.quarters);
        self.last_push = Some(push);
        let fallen = self.board.spare().number();
        events.push(Event::Pushed { seat, push, card, fallen });
        self.begin_phase(seat, Phase::Move, events);
    }

    fn end_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let next = self.next(seat);
        if Some(next) == self.starter && self.end_round(events) {
            return;
        }
        self.begin_phase(next, Phase::Look, events);
    }

    /// Ends a round and counts stale ones. Returns whether the game is over.
    fn end_round(&mut self, events: &mut Vec<Event>) -> bool {
        let sums = self.sums();
        let mut is_stale = true;
        for (least, sum) in self.least.iter_mut().zip(sums.iter()) {
            is_stale &= sum >= least;
            *least = *sum.min(least);
        }
        self.stale = if is_stale { self.stale + 1 } else { 0 };
        if self.stale >= MOST_STALE {
            self.exhaust(events);
            return true;
        }
        self.round = self.round.saturating_add(1);
        if STALE_WARNING.contains(&self.stale) {
            let rounds = self.stale;
            events.push(Event::Stale { rounds });
        }
        false
    }

    /// Ends a game without progress: the smallest total wins, and a tie is a draw.
    fn exhaust(&mut self, events: &mut Vec<Event>) {
        let foremost = self.foremost(self.all());
        let winners = if foremost.len() == 1 { foremost } else { Seats::NONE };
        let outcome = Outcome { winners };
        events.push(Event::Exhausted { outcome });
        self.end(outcome);
    }

    fn win(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Won { seat });
        self.end(Outcome { winners: Seats::only(seat) });
    }
}
