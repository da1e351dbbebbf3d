//! The tutor: asks before a decision that costs much whether it is meant, once a turn.

use super::advising::Sought;
use super::asking::Question;
use super::thinking::Asked;
use super::{Session, Stage};
use crate::game::Doubt;
use crate::matches::Deed;
use crate::seat::Seats;
use crate::text::message::Message;

/// What the tutor has to know of a session.
#[derive(Default)]
pub(super) struct Tutor {
    /// Whether the player wants one.
    is_on: bool,
    /// Who was asked in the turn that goes on.
    asked: Seats,
    /// What somebody wants to do and is thought about, and what of the line could not be done.
    weighed: Option<(Deed, Vec<Message>)>,
}

impl Session {
    /// Whether somebody is asked from now on before a decision that costs much.
    pub fn set_tutor(&mut self, is_on: bool) {
        self.tutor.is_on = is_on;
    }

    /// Does what the listener wants to do; where there is a tutor, after a thought about it.
    pub(super) fn act_or_doubt(&mut self, deed: Deed, complaints: Vec<Message>) {
        // Whoever types on does not wait for the thought about what was typed before.
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

    /// Does what was thought about, or asks whether it is meant.
    pub(super) fn take_doubt(&mut self, doubt: Option<Doubt>) {
        // Whoever has typed on meanwhile has done it, or something else, or has left.
        let Some((deed, complaints)) = self.tutor.weighed.take().filter(|_| matches!(self.stage, Stage::Advice)) else {
            return;
        };
        self.stage = Stage::Line;
        let Some(doubt) = doubt else {
            return self.act(deed, complaints);
        };
        self.tutor.asked = self.listener.seat().map_or(self.tutor.asked, |seat| self.tutor.asked.with(seat));
        // The question says what only this player knows.
        self.exposed |= self.table.has_secrets();
        let question = doubt.question();
        self.keep_hint(doubt.explained());
        self.ask(question.clone(), Question::Doubted(deed, complaints, question));
    }

    /// Forgets who was asked in turns that are over: somebody else is due, and not only for an answer.
    pub(super) fn end_turns(&mut self, due: Seats) {
        if due.iter().any(|seat| !self.tutor.asked.contains(seat) && !self.table.owes_answer(seat)) {
            self.tutor.asked = self.tutor.asked.iter().filter(|seat| due.contains(*seat)).collect();
        }
    }
}
