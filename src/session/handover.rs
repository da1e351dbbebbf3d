//! Several people at one keyboard: handing over to the next person, who must not read what the last one was told.

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

/// The stage of a handover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Waits for Enter from a person who has read secrets.
    End,
    /// Waits for Enter from the next person.
    Begin,
}

impl Session {
    /// Makes the person on `seat` the listener.
    ///
    /// A person who has read secrets ends the turn with Enter. Then the screen is cleared, or the player hears that it
    /// cannot be, and the next person presses Enter to begin. Without secrets, that second Enter is enough.
    pub(super) fn hand_over(&mut self, seat: Seat) {
        if self.listener.is(seat) {
            self.stage = Stage::Line;
        } else if self.exposed {
            self.say(self.end_of_turn().seat("name", seat));
            if let Some(known) = self.listener.seat().filter(|_| !self.around.can_clear) {
                self.warned = self.warned.with(known);
            }
            self.stage = Stage::Handover(seat, Part::End);
        } else {
            self.call(seat);
        }
    }

    /// Says that the turn of the listener is over. Everybody hears once that the screen cannot be cleared.
    fn end_of_turn(&self) -> Message {
        Message::new(match self.listener.seat() {
            _ if self.around.can_clear => "handover-end",
            Some(seat) if self.warned.contains(seat) => "handover-end-again",
            Some(_) | None => "handover-end-plain",
        })
    }

    /// Calls the next person to the keyboard.
    fn call(&mut self, seat: Seat) {
        self.effects.push_back(Effect::Forget);
        let id = if self.table.has_secrets() { "handover" } else { "handover-open" };
        self.say(Message::new(id).seat("name", seat));
        self.stage = Stage::Handover(seat, Part::Begin);
    }

    /// Processes a line typed between two people: Enter or a word for going on or, if there are no secrets, a line of
    /// the next person.
    pub(super) fn take_handover(&mut self, seat: Seat, part: Part, line: &str, grammar: &Grammar, teller: &mut Teller) {
        // Only a whole word counts: a move typed too early may begin like one.
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
                // With secrets it is not known which of the two has typed this line.
                let counts = is_typed && !self.table.has_secrets();
                if is_typed && !counts {
                    self.say(Message::new("handover-typed"));
                }
                self.bring_up_to_date(seat, teller);
                if counts {
                    let grammar = self.grammar(teller);
                    self.take_line(line, &grammar, teller);
                } else if self.due_listener().is_none() {
                    // The person called is no longer due, because another one has given up.
                    self.advance();
                }
            }
        }
    }

    /// Handles a screen that could not be cleared. If the player was promised that Enter clears it, the handover is
    /// repeated with a request to clear it by hand.
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

    /// Tells the person who has come to the keyboard the news, and what is due.
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
            *self.first_unheard() = self.table.now();
            self.weighed[seat] = self.table.now();
            return self.tell("status", teller);
        }
        if self.catch_up() {
            return;
        }
        let last = self.tell_news();
        // The introduction or the last of the news may already have said what is due.
        let is_told = |last: Message| last.expects || self.due(teller).is_some_and(|due| due.says_like(&last));
        if !is_asked && !last.is_some_and(is_told) {
            self.tell_due(teller);
        }
    }

    /// Says what is due.
    pub(super) fn tell_due(&mut self, teller: &Teller) {
        let exposed = self.exposed;
        self.tell("turn", teller);
        // It is no secret whose turn it is.
        self.exposed = exposed;
    }

    /// The first message of the command `turn`.
    pub(super) fn due(&self, teller: &Teller) -> Option<Message> {
        let turn = Command::new("turn", "");
        match self.table.understand(self.listener, &turn, &self.grammar(teller)) {
            Ok(Meaning::Tell(told)) => told.into_iter().next(),
            Ok(Meaning::Act(..) | Meaning::Confirm(..)) | Err(_) => None,
        }
    }
}
