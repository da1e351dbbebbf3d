//! Several people at one keyboard: the change from one to the next, who must not read what the other was told.

use std::mem;

use super::errand::Occasion;
use super::{Effect, Session, Stage};
use crate::matches::Meaning;
use crate::seat::{Seat, Viewer};
use crate::text::command::{Command, Grammar};
use crate::text::message::{Message, Wants};
use crate::text::teller::Teller;

/// The commands that can be typed between two people.
pub(super) const VERBS: &[&str] = &["quit", "more", "earlier", "forward"];

/// How far a handover is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Who has read secrets ends the own part with Enter.
    End,
    /// The next one says with Enter to be there.
    Begin,
}

impl Session {
    /// Lets the person on `seat` listen from now on.
    ///
    /// Who has read secrets ends the own part with Enter, and the screen is cleared, or it is told that it cannot be;
    /// then the next one says with Enter to be there. Without secrets one Enter is enough.
    pub(super) fn hand_over(&mut self, seat: Seat) {
        if self.listener.is(seat) {
            self.stage = Stage::Line;
        } else if self.exposed {
            let end = if self.around.can_clear { "handover-end" } else { "handover-end-plain" };
            self.say(Message::new(end).seat("name", seat));
            self.stage = Stage::Handover(seat, Part::End);
        } else {
            self.call(seat);
        }
    }

    /// Calls the next person to the keyboard.
    fn call(&mut self, seat: Seat) {
        self.effects.push_back(Effect::Forget);
        let id = if self.table.has_secrets() { "handover" } else { "handover-open" };
        self.say(Message::new(id).seat("name", seat));
        self.stage = Stage::Handover(seat, Part::Begin);
    }

    /// Takes what was typed between two people: Enter or a word for going on, and where nothing is secret a line of the next
    /// one.
    pub(super) fn take_handover(&mut self, seat: Seat, part: Part, line: &str, grammar: &Grammar, teller: &mut Teller) {
        // Only a whole word alone: a move that somebody types too early may begin like one.
        let mut line = line;
        match grammar.verbs.exact(line.trim()) {
            Some("quit" | "leave") => return self.secure(Occasion::Quit),
            Some("more") => return self.effects.push_back(Effect::More),
            Some("earlier") => return self.effects.push_back(Effect::Back),
            Some("forward") => line = "",
            Some(_) | None => {}
        }
        match part {
            Part::End => {
                self.effects.push_back(Effect::Clear);
                self.exposed = false;
                self.call(seat);
            }
            Part::Begin => {
                self.effects.push_back(Effect::Forget);
                self.listener = Viewer::Seat(seat);
                self.stage = Stage::Line;
                let is_typed = !line.trim().is_empty();
                // Where there are secrets nobody knows who of the two has typed this line.
                let counts = is_typed && !self.table.has_secrets();
                if is_typed && !counts {
                    self.say(Message::new("handover-typed"));
                }
                self.bring_up_to_date(seat, teller);
                if counts {
                    let grammar = self.grammar(teller);
                    self.take_line(line, &grammar, teller);
                } else if self.due_listener().is_none() {
                    // Somebody has given up, and others are due before whoever was called.
                    self.advance();
                }
            }
        }
    }

    /// The screen shows what it was to lose: whoever was promised that Enter clears it does so by hand, before the next one is
    /// called.
    pub(super) fn take_not_cleared(&mut self) {
        let promised = mem::replace(&mut self.around.can_clear, false);
        if let Stage::Handover(seat, Part::Begin) = self.stage
            && promised
        {
            self.effects.clear();
            self.exposed = true;
            self.hand_over(seat);
        }
    }

    /// Tells whoever has come to the keyboard what is new, and what is due.
    fn bring_up_to_date(&mut self, seat: Seat, teller: &Teller) {
        let mut is_asked = false;
        if self.newcomers.contains(seat) {
            self.newcomers = self.newcomers.without(seat);
            let told = self.table.introduce(self.listener);
            is_asked = told.iter().any(|message| message.wants == Wants::Action);
            self.say_all(told);
            self.say(Message::new("hint-help"));
        }
        if self.returning.contains(seat) {
            self.returning = self.returning.without(seat);
            *self.told() = self.table.now();
            self.weighed[seat] = self.table.now();
            return self.tell("status", teller);
        }
        if self.catch_up() {
            return;
        }
        let last = self.tell_news();
        // What is due may have been told with what is played, or as the last of the news.
        let is_told = |last: Message| last.expects || self.due(teller).is_some_and(|due| due.says_like(&last));
        if !is_asked && !last.is_some_and(is_told) {
            self.tell_due(teller);
        }
    }

    /// Tells what is due.
    pub(super) fn tell_due(&mut self, teller: &Teller) {
        let exposed = self.exposed;
        self.tell("turn", teller);
        // Whose turn it is, is no secret.
        self.exposed = exposed;
    }

    /// What `turn` tells first.
    pub(super) fn due(&self, teller: &Teller) -> Option<Message> {
        let turn = Command::new("turn", "");
        match self.table.understand(self.listener, &turn, &self.grammar(teller)) {
            Ok(Meaning::Tell(told)) => told.into_iter().next(),
            Ok(Meaning::Act(..) | Meaning::Confirm(..)) | Err(_) => None,
        }
    }
}
