//! Advice: what a strong player would do in the listener's position, and why.

use super::{Session, Stage};
use crate::game::Hint;
use crate::question::Question;
use crate::seat::Seat;
use crate::text::message::Message;

/// The purpose of advice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sought {
    /// A hint.
    Hint,
    /// A hint with further reasons.
    Why,
    /// Whether the intended action is a mistake.
    Doubt,
    /// The costliest decisions of a finished game.
    Review,
}

impl Sought {
    /// The message when the thought takes long.
    pub(super) fn excuse(self) -> &'static str {
        match self {
            Sought::Hint | Sought::Why => "thinking-hint",
            Sought::Doubt => "thinking-move",
            Sought::Review => "thinking-review",
        }
    }

    /// The message when the thought has failed, which is a fault of the program.
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
    /// How many events there were at that time.
    at: usize,
    /// Whether its reason was given.
    is_explained: bool,
}

impl Session {
    /// Asks for a thought about what a strong player would do.
    pub(super) fn seek_hint(&mut self, sought: Sought) {
        // The last action has not arrived yet, and its result has to come before the next decision.
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

    /// Asks for a thought on behalf of the listener.
    pub(super) fn seek(&mut self, sought: Sought, question: Question) {
        self.sought = sought;
        self.asked.due = Some(question);
        self.stage = Stage::Advice;
    }

    /// Says what a strong player would do, and why.
    pub(super) fn take_advice(&mut self, hint: Option<Hint>) {
        // A player who has moved on meanwhile no longer needs it.
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

    /// Says a hint. If the last hint of the same turn had the same reason, the reason is not repeated, unless the
    /// player asks again without having moved.
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

    /// Remembers a hint of which everything but `more` was said, so that the player can ask for that.
    pub(super) fn keep_hint(&mut self, hint: Hint) {
        let (seat, at) = (self.listener.seat().unwrap_or(Seat::FIRST), self.table.now());
        self.hints[seat] = Some(Given { hint, at, is_explained: true });
    }

    /// The advice of the last hint, if it was given in this position.
    pub(super) fn hinted(&self) -> Option<&Message> {
        let given = self.hints[self.listener.seat()?].as_ref()?;
        (given.at == self.table.now()).then_some(&given.hint.what)
    }

    /// Says more about the last hint in this position, or gives the hint if there was none.
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
