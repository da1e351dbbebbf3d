//! The tutor: asks for confirmation before a costly decision, once a turn.

use super::advising::Sought;
use super::question::Question;
use super::thinking::Asked;
use super::{Session, Stage};
use crate::game::Doubt;
use crate::matches::AnyAction;
use crate::seat::Seats;
use crate::text::message::Message;

/// The tutor's state in a session.
#[derive(Default)]
pub(super) struct Tutor {
    /// Whether the player wants a tutor.
    is_on: bool,
    /// The seats that were asked in the current turn.
    asked: Seats,
    /// The action that is being weighed, and the complaints about the rest of its line.
    weighed: Option<(AnyAction, Vec<Message>)>,
}

impl Session {
    /// Sets whether the tutor asks before a costly decision.
    pub fn set_tutor(&mut self, is_on: bool) {
        self.tutor.is_on = is_on;
    }

    /// Carries out the listener's action; with a tutor, after a thought about it.
    pub(super) fn act_or_doubt(&mut self, deed: AnyAction, complaints: Vec<Message>) {
        // A player who types on does not wait for the thought about the last line.
        if self.tutor.weighed.take().is_some() {
            self.asked = Asked::default();
            self.stage = Stage::Line;
            return self.act(deed, complaints);
        }
        let is_asked = self.listener.seat().is_none_or(|seat| self.tutor.asked.contains(seat));
        let has_tutor = self.tutor.is_on && !is_asked && !self.is_lesson();
        let may_ask = has_tutor && matches!(self.stage, Stage::Line) && self.due_listener().is_some();
        match may_ask.then(|| self.table.judge(self.listener, &deed)).flatten() {
            Some(question) => {
                self.tutor.weighed = Some((deed, complaints));
                self.seek(Sought::Doubt, question);
            }
            None => self.act(deed, complaints),
        }
    }

    /// Carries out the weighed action, or asks for confirmation.
    pub(super) fn take_doubt(&mut self, doubt: Option<Doubt>) {
        // A player who typed on meanwhile has done this or something else, or has left.
        let Some((deed, complaints)) = self.tutor.weighed.take().filter(|_| matches!(self.stage, Stage::Advice)) else {
            return;
        };
        self.stage = Stage::Line;
        let Some(doubt) = doubt else {
            return self.act(deed, complaints);
        };
        self.tutor.asked = self.listener.seat().map_or(self.tutor.asked, |seat| self.tutor.asked.with(seat));
        // The question contains this player's secrets.
        self.exposed |= self.table.has_secrets();
        let question = doubt.question();
        self.keep_hint(doubt.explained());
        self.ask(question, Question::Doubted(deed, complaints));
    }

    /// Forgets the seats asked in earlier turns, once another seat is due with more than an answer.
    pub(super) fn end_turns(&mut self, due: Seats) {
        if due.iter().any(|seat| !self.tutor.asked.contains(seat) && !self.table.owes_answer(seat)) {
            self.tutor.asked = self.tutor.asked.iter().filter(|seat| due.contains(*seat)).collect();
        }
    }
}
