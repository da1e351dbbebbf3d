//! Checks whether an action is possible, using only the view. Rule book `scout`, sections Set-up, Turn and Moving.
//!
//! Deliberately shares no code with [`View::legal_actions`], so that each of the two can reveal a mistake in the
//! other.

use super::action::{Action, Push};
use super::cards::Piece;
use super::event::Phase;
use super::hole::Hole;
use super::nth::ScoutNumber;
use super::position::Position;
use super::shaft::Shaft;
use super::stage::Stage;
use super::view::{Refusal, View};
use snuffel_core::seat::Seat;

impl View {
    /// Checks whether the viewer can take `action` now.
    ///
    /// # Errors
    /// The first reason that applies, in this order: the viewer's right to act, the stage of the game, the action.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let seat = self.seat().ok_or(Refusal::Spectator)?;
        let position = &self.position;
        if matches!(position.stage, Stage::Over(_)) {
            return Err(Refusal::GameOver);
        }
        if *action == Action::Resign {
            return Ok(());
        }
        if position.stage.mover() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Lay { piece, shaft } => position.check_lay(seat, *piece, *shaft),
            Action::Fill => position.check_laying(),
            Action::Place(column) => position.check_place(seat, *column),
            Action::Walk { scout, to } => {
                position.check_walking()?;
                position.check_walk(seat, *scout, *to)
            }
            Action::Undo => {
                position.check_walking()?;
                if position.trail.is_empty() { Err(Refusal::NothingToUndo) } else { Ok(()) }
            }
            Action::Done => {
                position.check_walking()?;
                position.check_duty(seat)
            }
            Action::Push(push) => position.check_push(seat, push),
            Action::Resign => Ok(()),
        }
    }
}

impl Position {
    fn check_laying(&self) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Laying { .. }) { Ok(()) } else { Err(Refusal::BoardFull) }
    }

    fn check_walking(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Walking { .. } => Ok(()),
            Stage::Pushing { .. } => Err(Refusal::PushFirst),
            Stage::Placing { .. } => Err(Refusal::PlaceFirst),
            Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => Err(Refusal::LayFirst),
            Stage::Over(_) => Err(Refusal::GameOver),
        }
    }

    fn check_lay(&self, seat: Seat, piece: Piece, shaft: Shaft) -> Result<(), Refusal> {
        self.check_laying()?;
        if self.hand(seat) >> piece.number() & 1 == 0 {
            return Err(Refusal::NotInHand(piece.number()));
        }
        self.next_slot(seat, shaft).map(|_| ()).ok_or(Refusal::ShaftFull(shaft))
    }

    fn check_place(&self, seat: Seat, column: u8) -> Result<(), Refusal> {
        match self.stage {
            Stage::Placing { .. } => self.check_free(seat, Hole { column, row: self.base(seat).row() }),
            Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => Err(Refusal::LayFirst),
            Stage::Walking { .. } | Stage::Pushing { .. } | Stage::Over(_) => Err(Refusal::PlacedAlready),
        }
    }

    fn check_free(&self, seat: Seat, hole: Hole) -> Result<(), Refusal> {
        match self.standing(hole) {
            Some((other, scout)) => {
                Err(Refusal::Taken { hole, seat: Some(other).filter(|other| *other != seat), scout })
            }
            None => Ok(()),
        }
    }

    fn check_walk(&self, seat: Seat, scout: ScoutNumber, to: Hole) -> Result<(), Refusal> {
        let from = self.hole(seat, scout).ok_or(Refusal::NoScout(scout))?;
        if self.is_home(seat, from) {
            return Err(Refusal::Home(scout));
        }
        if from == to {
            return Err(Refusal::StandsThere { scout, hole: to });
        }
        self.check_free(seat, to)?;
        let there = self.reach(seat, from).contains(to);
        there.then_some(()).ok_or(Refusal::NoWay { scout, hole: to })
    }

    /// Checks the duty: if a scout could get nearer when the phase began, at least one has to be nearer than it was.
    fn check_duty(&self, seat: Seat) -> Result<(), Refusal> {
        if self.is_duty_done(seat) {
            return Ok(());
        }
        let nearer = self.scouts_of(seat).find_map(|(scout, hole)| {
            let began = self.began[scout.index()]?;
            let nearest = self.nearest(seat, hole)?;
            let counts = self.to_go(seat, nearest) < self.to_go(seat, began);
            counts.then_some(Refusal::Nearer { scout, hole: nearest })
        });
        let before = || ScoutNumber::all().find(|scout| self.gains[scout.index()] > 0);
        Err(nearer.unwrap_or_else(|| Refusal::NearerBefore(before().unwrap_or(ScoutNumber::FIRST))))
    }

    /// Checks a push. In the look phase it also ends the phase, so the duty must be done.
    fn check_push(&self, seat: Seat, push: &Push) -> Result<(), Refusal> {
        match self.stage {
            Stage::Pushing { .. } => self.check_shaft(seat, push),
            Stage::Walking { phase, .. } => match phase {
                Phase::Look => {
                    self.check_shaft(seat, push)?;
                    self.check_duty(seat)
                }
                Phase::Opening => Err(Refusal::NoPushYet),
                Phase::Move => Err(Refusal::PushedAlready),
            },
            Stage::Placing { .. } => Err(Refusal::PlaceFirst),
            Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } | Stage::Over(_) => Err(Refusal::LayFirst),
        }
    }

    /// Checks whether a seat can make this push whenever it is due: there must be one of its scouts on its way in the
    /// shaft, and the push must not take back the previous one.
    ///
    /// # Errors
    /// The reason, if the push is not possible.
    pub fn check_shaft(&self, seat: Seat, push: &Push) -> Result<(), Refusal> {
        let shaft = push.shaft;
        let mut standing = self.scouts_of(seat).filter(|(_, hole)| hole.shaft() == shaft).peekable();
        if standing.peek().is_none() {
            return Err(Refusal::NoScoutInShaft(shaft));
        }
        if standing.all(|(_, hole)| self.is_home(seat, hole)) {
            return Err(Refusal::OnlyHome(shaft));
        }
        if self.takes_back(push) {
            return Err(Refusal::TakesBack { shaft, end: push.end });
        }
        Ok(())
    }
}
