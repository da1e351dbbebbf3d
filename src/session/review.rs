//! A review after the game: the costliest decisions, and what would have been better.

use super::advising::Sought;
use super::{Ending, Session, Stage};
use crate::matches::Slip;
use crate::seat::PerSeat;
use crate::text::message::{Arg, Message};

/// The costliest decisions, and the current one of them.
pub(super) struct Review {
    slips: Vec<Slip>,
    at: usize,
}

impl Review {
    /// The current one.
    fn slip(&self) -> Option<&Slip> {
        self.slips.get(self.at)
    }

    /// Whether there is one before it.
    pub(super) fn has_before(&self) -> bool {
        self.at > 0
    }

    /// More about what would have been better.
    pub(super) fn more(&self) -> Vec<Message> {
        let more = self.slip().map(|slip| slip.doubt.hint.more.clone());
        more.filter(|more| !more.is_empty()).unwrap_or_else(|| vec![Message::new("hint-no-more")])
    }
}

impl Session {
    /// Begins a review in a replayed game.
    pub fn begin_review(&mut self) {
        self.steps.are_known = true;
        self.stage = Stage::LookBack;
        self.seek_review();
        if matches!(self.stage, Stage::LookBack) {
            self.tell_what_is_left();
        }
    }

    /// Asks for a thought about the listener's costliest decisions.
    pub(super) fn seek_review(&mut self) {
        self.end_review();
        if !self.is_over() {
            return self.say(Message::new("review-later"));
        }
        self.open_whole();
        let Some(seat) = self.listener.seat() else {
            let whose = self.help_with_steps("review-whose");
            return self.say(whose.with("command", Arg::Command("as")));
        };
        match self.table.review(seat) {
            Some(_) if self.table.moves(seat) == 0 => {
                self.say(Message::new("review-unplayed"));
                self.end_without_review();
            }
            Some(question) => self.seek(Sought::Review, question),
            None => self.say(Message::new("review-elsewhere")),
        }
    }

    /// Switches to the whole game once it has come, as a table elsewhere does not know all the decisions made there.
    fn open_whole(&mut self) {
        if let Some(whole) = self.whole.take() {
            self.look_back(None);
            self.forget_tour();
            self.table = whole;
            let now = self.table.now();
            (self.told, self.weighed) = (PerSeat::from_fn(|_| now), PerSeat::from_fn(|_| now));
        }
    }

    /// Says the first of the costliest decisions.
    pub(super) fn take_review(&mut self, slips: Vec<Slip>) {
        if !matches!(self.stage, Stage::Advice) {
            return;
        }
        if slips.is_empty() {
            self.say(Message::new("review-none"));
            return self.end_without_review();
        }
        self.stage = Stage::LookBack;
        let count = slips.len();
        self.review = Some(Review { slips, at: 0 });
        self.say(Message::new("review-how").count("count", count).with("command", Arg::Command("retry")));
        self.tell_slip();
    }

    /// Continues when there is nothing to review.
    pub(super) fn end_without_review(&mut self) {
        self.stage = Stage::LookBack;
        self.tell_what_is_left();
    }

    /// Says the next decision, or that the last one was said.
    pub(super) fn go_on_with_review(&mut self) {
        let Some(review) = &mut self.review else {
            return;
        };
        review.at += 1;
        match review.slip() {
            Some(_) => self.tell_slip(),
            None => {
                self.end_review();
                self.say(Message::new("review-over"));
                self.tell_what_is_left();
            }
        }
    }

    /// Says the previous decision, or that there is none.
    pub(super) fn go_back_in_review(&mut self) {
        match self.review.as_mut().filter(|review| review.at > 0) {
            Some(review) => {
                review.at -= 1;
                self.tell_slip();
            }
            None => self.say(Message::new("steps-first")),
        }
    }

    /// Says the decision, its cost, and what would have been better. Questions are then answered as of the moment
    /// before it.
    pub(super) fn tell_slip(&mut self) {
        let Some(review) = &self.review else {
            return;
        };
        let (number, count) = (review.at + 1, review.slips.len());
        let Some(Slip { doubt, line, stood, events, steps: _ }) = review.slip().cloned() else {
            return;
        };
        self.look_back(Some(events.start));
        let turn = self.position() + 1;
        let done = self.table.story(self.listener, events);
        let typed = line.and_then(|line| line.quoted());
        let message = Message::new(if typed.is_some() { "review-typed" } else { "review-move" });
        let message = message.count("number", number).count("count", count).count("turn", turn);
        self.say(typed.into_iter().fold(message, |message, typed| message.with("line", typed)));
        self.say_all(stood);
        self.say_all(done);
        self.say(doubt.verdict());
    }

    /// The help about a decision in a review.
    pub(super) fn help_in_review(&self) -> Message {
        Message::new("help-review").with("command", Arg::Command("retry"))
    }

    /// Returns to the end of the game.
    pub(super) fn end_review(&mut self) {
        if self.review.take().is_some() {
            self.look_back(None);
        }
    }

    /// Begins another game from before the current decision.
    pub(super) fn retry(&mut self) {
        let slip = self.review.as_ref().and_then(Review::slip);
        let refused = match slip {
            None if !self.is_over() => Message::new("review-later"),
            None => Message::new("retry-what").with("command", Arg::Command("review")),
            Some(_) if self.around.is_shared && !self.steps.is_replay => Message::new("retry-shared"),
            Some(slip) => {
                let (steps, seat) = (slip.steps, self.listener.seat());
                return self.leave_for(Ending::Retry { steps, seat });
            }
        };
        self.say(refused);
    }
}
