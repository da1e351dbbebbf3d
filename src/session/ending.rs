//! The end of a game, and of a session.

use super::errand::Occasion;
use super::steps::{self, Haste};
use super::thinking::Asked;
use super::{Ending, Session, Stage};
use crate::seat::Viewer;
use crate::table::Due;
use crate::text::message::Message;

impl Session {
    /// Says how the game ended. Several people hear it together, with the winner's name.
    pub(super) fn end(&mut self) {
        // A question about a move is void if others have ended the game meanwhile.
        self.question.take_if(|question| question.is_about_move());
        self.put_away();
        if self.people.len() > 1 {
            let from = *self.first_unheard();
            self.listener = Viewer::Public;
            *self.first_unheard() = from;
        }
        match self.steps.haste {
            Haste::Steps | Haste::Rest => {
                self.tell_news();
            }
            Haste::Result => {
                let (from, now) = (*self.first_unheard(), self.table.now());
                *self.first_unheard() = now;
                self.announce(steps::result(self.table.news(self.listener, from..now)));
            }
        }
        self.come_back();
        if self.is_lesson() {
            return self.leave();
        }
        if self.around.is_recorded && !self.is_begun {
            self.say(Message::new("left-unplayed"));
        }
        self.offer_level();
        self.look_over();
    }

    pub(super) fn leave(&mut self) {
        // The answer to a pending thought is no longer needed.
        self.asked = Asked::default();
        self.stage = Stage::Gone(match self.table.due() {
            Due::Over(outcome) => self.next.take().unwrap_or(Ending::Over(outcome)),
            Due::Seats(_) | Due::Chance => self.next.take().unwrap_or(Ending::Left),
        });
    }

    pub(super) fn take_leave(&mut self) {
        // Leaving is not a yes to the open question, so the player is asked for a line again.
        if let Some(question) = self.question.take() {
            return self.decline(&question);
        }
        match self.stage {
            Stage::LookBack => self.leave_over(Occasion::Leaving),
            Stage::Gone(_) => {}
            Stage::Step if self.around.is_piped && !self.steps.nobody_types => self.run_on(),
            Stage::Step | Stage::Advice if self.is_told_again() => self.leave_over(Occasion::Leaving),
            Stage::Step | Stage::Line | Stage::Handover(..) | Stage::Decision(_) | Stage::Advice | Stage::News => {
                self.secure(Occasion::Leaving)
            }
        }
    }
}
