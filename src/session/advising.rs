//! Advice: what a strong player would do where the listener is, and why.

use super::{Session, Stage};
use crate::game::Hint;
use crate::question::Question;
use crate::seat::Seat;
use crate::text::message::Message;

/// What advice is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sought {
    /// A hint.
    Hint,
    /// A hint, and more of its reasons than one.
    Why,
    /// Whether something had better not be done.
    Doubt,
    /// What has cost much in a game that is over.
    Review,
}

impl Sought {
    /// What is told while somebody thinks about it.
    pub(super) fn excuse(self) -> &'static str {
        match self {
            Sought::Hint | Sought::Why => "thinking-hint",
            Sought::Doubt => "thinking-move",
            Sought::Review => "thinking-review",
        }
    }

    /// What is told when nothing has come of it, by a fault of the program.
    pub(super) fn fault(self) -> &'static str {
        match self {
            Sought::Hint | Sought::Why => "stumbled-hint",
            Sought::Doubt => "stumbled-move",
            Sought::Review => "stumbled-review",
        }
    }
}

/// A hint that was given.
pub(super) struct Given {
    hint: Hint,
    /// How many events there were then.
    at: usize,
    /// Whether its reason was told.
    is_explained: bool,
}

impl Session {
    /// Lets somebody think what a strong player would do.
    pub(super) fn seek_hint(&mut self, sought: Sought) {
        // What was done is still on its way: nothing is to be decided before what comes of it.
        if self.table.is_on_its_way() {
            return self.say(Message::new("hint-not-due"));
        }
        match self.table.advise(self.listener) {
            Ok(question) => self.seek(sought, question),
            Err(message) => {
                self.exposed |= self.table.has_secrets();
                self.say(message);
            }
        }
    }

    /// Lets somebody think for the listener.
    pub(super) fn seek(&mut self, sought: Sought, question: Question) {
        self.sought = sought;
        self.asked.due = Some(question);
        self.stage = Stage::Advice;
    }

    /// Tells what a strong player would do, and why.
    pub(super) fn take_advice(&mut self, hint: Option<Hint>) {
        // Whoever has gone on meanwhile needs it no more.
        if !matches!(self.stage, Stage::Advice) {
            return;
        }
        self.stage = Stage::Line;
        self.exposed |= self.table.has_secrets();
        let Some(hint) = hint else {
            return self.say(Message::new("hint-not-due"));
        };
        let more = (self.sought == Sought::Why).then(|| hint.more.clone());
        let told = self.told_of(hint);
        self.say(told);
        self.say_all(more.into_iter().flatten());
    }

    /// A hint; a reason that was told with the last one is not told again in the same turn, unless the same is asked once
    /// more.
    fn told_of(&mut self, hint: Hint) -> Message {
        let now = self.table.now();
        let seat = self.listener.seat().unwrap_or(Seat::FIRST);
        let Hint { what, why, more: _ } = hint.clone();
        let is_known = self.hints[seat].as_ref().is_some_and(|last| {
            let turns = || self.table.turns(self.listener, last.at..now);
            last.hint.why == why && last.at != now && turns().iter().all(|turn| turn.by == Some(seat))
        });
        self.hints[seat] = Some(Given { hint, at: now, is_explained: !is_known });
        let id = if is_known { "hint-told-on" } else { "hint-told" };
        Message::new(id).said("what", what).said("why", why)
    }

    /// Keeps a hint of which all is told that is not `more`, so that this can be asked.
    pub(super) fn keep_hint(&mut self, hint: Hint) {
        let (seat, at) = (self.listener.seat().unwrap_or(Seat::FIRST), self.table.now());
        self.hints[seat] = Some(Given { hint, at, is_explained: true });
    }

    /// One step more of the hint that was given here; where none was, the hint itself comes first.
    pub(super) fn tell_why(&mut self) {
        if let Some(review) = &self.review {
            let told = review.more();
            return self.say_all(told);
        }
        let seat = self.listener.seat().unwrap_or(Seat::FIRST);
        let now = self.table.now();
        let Some(given) = self.hints[seat].as_mut().filter(|given| given.at == now) else {
            return self.seek_hint(Sought::Why);
        };
        let Hint { what: _, why, more } = &given.hint;
        let reason = (!given.is_explained).then(|| why.clone());
        let mut told: Vec<Message> = reason.into_iter().chain(more.iter().cloned()).collect();
        if told.is_empty() {
            told.push(Message::new("hint-no-more"));
        }
        given.is_explained = true;
        self.exposed |= self.table.has_secrets();
        self.say_all(told);
    }
}
