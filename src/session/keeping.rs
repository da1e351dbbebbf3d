//! Saving the game: messages about its record, which only say what is true of the file.

use super::errand::{Errand, Occasion};
use super::question::Question;
use super::{Effect, Ending, Session, Stage};
use crate::record::Unsaved;
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};

impl Session {
    /// Makes sure that the whole record is in its file. The messages about that depend on the occasion.
    ///
    /// Unless the player asks, nothing is saved before the people here have done anything.
    pub(super) fn secure(&mut self, occasion: Occasion) {
        if self.table.is_elsewhere() && matches!(occasion, Occasion::Quit | Occasion::Leaving) {
            // The record is saved where the table is.
            self.say(Message::new(if self.people.is_empty() { "left-listening" } else { "left-visit" }));
            return self.leave();
        }
        if self.is_lesson() {
            // The teacher saves the learner's progress.
            return self.leave();
        }
        if self.around.is_trial {
            return match occasion {
                Occasion::Quit | Occasion::Leaving => {
                    self.say(Message::new("left-trial"));
                    self.leave();
                }
                Occasion::Asked | Occasion::Noted => self.say(Message::new("trial-unkept")),
            };
        }
        if !self.is_begun && matches!(occasion, Occasion::Quit | Occasion::Leaving) {
            self.say(Message::new("left-unplayed"));
            return self.leave();
        }
        self.is_begun = true;
        if self.around.is_recorded {
            self.effects.push_back(Effect::Run(Errand::Save(occasion)));
        } else {
            self.tell_saved(occasion, Err(Unsaved::Nowhere));
        }
    }

    /// Puts the record of a finished game away at once, as the window may be closed before another line is typed.
    pub(super) fn put_away(&mut self) {
        if self.is_recorded() {
            self.effects.push_front(Effect::Run(Errand::PutAway));
        }
    }

    /// Reports when lines of the record can no longer be written, and when they can be again.
    pub(super) fn take_record(&mut self, written: Result<(), Unsaved>) {
        match (self.unsaved, written) {
            (None, Err(why)) => self.say(unsaved("record-fault", why)),
            (Some(_), Ok(())) => self.say(Message::new("record-again")),
            (None, Ok(())) | (Some(_), Err(_)) => {}
        }
        self.unsaved = written.err();
    }

    pub(super) fn take_saved(&mut self, occasion: Occasion, saved: Result<String, Unsaved>) {
        self.unsaved = saved.as_ref().err().copied();
        self.tell_saved(occasion, saved);
    }

    fn tell_saved(&mut self, occasion: Occasion, saved: Result<String, Unsaved>) {
        match (occasion, saved) {
            (Occasion::Asked, Ok(name)) => self.say(Message::new("kept-here").text("name", name)),
            (Occasion::Asked, Err(why)) => self.say(unsaved("kept-not", why)),
            (Occasion::Noted, Ok(_)) => self.say(Message::new("noted")),
            (Occasion::Noted, Err(why)) => self.say(unsaved("noted-not", why)),
            (Occasion::Quit, Err(_)) => self.ask(Message::new("quit-sure"), Question::Quit),
            // A finished game cannot be resumed.
            (Occasion::Quit | Occasion::Leaving, Ok(_)) if matches!(self.stage, Stage::LookBack) => {
                self.say(Message::new("record-again"));
                self.leave();
            }
            (Occasion::Quit | Occasion::Leaving, Ok(name)) => {
                let command = Arg::Command("resume");
                let in_shell = || Message::new("shell-resume").with("command", command.clone()).into();
                let resume = if self.around.has_lobby { command.clone() } else { in_shell() };
                self.say(Message::new("kept").text("name", name).with("resume", resume));
                self.leave();
            }
            (Occasion::Leaving, Err(why)) => {
                self.say(unsaved("kept-not", why));
                self.leave();
            }
        }
    }

    /// Leaves for a friend's table as `quit` does; the lobby then gets this line.
    pub(super) fn leave_for_friend(&mut self, line: &str) {
        self.withdraw();
        if self.is_lesson() {
            return self.say(Message::new("misread-lobby").text("word", shorten(line.trim())));
        }
        self.next = Some(Ending::Lobby(line.to_owned()));
        match self.is_told_again() {
            true => self.leave_over(Occasion::Quit),
            false => self.secure(Occasion::Quit),
        }
    }

    /// Leaves a finished game for something else.
    pub(super) fn leave_for(&mut self, next: Ending) {
        self.next = Some(next);
        self.leave_over(Occasion::Quit);
    }

    /// Leaves a finished game. If some of the record is not written yet, tries once more.
    pub(super) fn leave_over(&mut self, occasion: Occasion) {
        if self.unsaved.is_some() {
            self.secure(occasion);
        } else {
            self.leave();
        }
    }
}

/// The message about something that could not be saved, with the reason.
pub fn unsaved(id: &'static str, why: Unsaved) -> Message {
    Message::new(id).said("reason", Message::new("unsaved").text("reason", why.word()))
}
