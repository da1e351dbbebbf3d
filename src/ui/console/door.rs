//! Interruptions while a line is read: news of a table elsewhere, and calls from friends.

use std::cell::RefCell;
use std::rc::Rc;

use super::Console;
use crate::alarm::Alarm;
use crate::notation::Unreadable;
use crate::remote::link::Link;
use crate::text::message::{Arg, Message};
use crate::ui::door::Door;

/// What a line has to do with an invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Invited {
    /// The player goes to another table with this line.
    Goes(String),
    /// The line was answered.
    Told,
    /// Nothing.
    Not,
}

/// The question whether to follow a link, which may claim anything.
fn asks_to_follow(link: &Link) -> Message {
    let question = Message::new(match (link.from.is_some(), link.game.is_some()) {
        (true, true) => "link-invites",
        (false, true) => "link-invites-nameless",
        (true, false) => "link-invites-room",
        (false, false) => "link-invites-room-nameless",
    });
    let question = match &link.from {
        Some(name) => question.text("name", name.text()),
        None => question,
    };
    let question = match link.game {
        Some(game) => question.with("game", Arg::typed(game)).count("people", link.people.unwrap_or_default()),
        None => question,
    };
    question.mattering().questioning()
}

impl Console {
    /// Notes that a table far away is open, and returns the alarm that interrupts reading a line.
    pub fn alarm(&mut self) -> Alarm {
        self.is_far = true;
        self.wake()
    }

    /// Notes that no table far away is open. Only friends, if they can call, still interrupt.
    pub fn sleep(&mut self) {
        self.is_far = false;
        if !self.door.as_ref().is_some_and(|door| door.borrow().is_open()) {
            self.input.wake_by(None);
        }
    }

    /// Connects the alarm that interrupts reading.
    fn wake(&mut self) -> Alarm {
        let alarm = self.alarm.get_or_insert_default().clone();
        self.input.wake_by(Some(&alarm));
        alarm
    }

    /// Sets where friends call.
    pub fn answer(&mut self, door: Rc<RefCell<dyn Door>>) {
        self.door = Some(door);
    }

    /// Takes a line that is about an invitation, wherever it is typed: one that accepts a friend's, a link, which only asks
    /// whether to follow it, or the answer to that. The beginning of yes or no counts only if the line means nothing
    /// else, as `is_meant` tells.
    pub fn invited(&mut self, line: &str, is_meant: impl FnOnce(&Console) -> bool) -> Invited {
        if let Some(link) = self.link.take() {
            let grammar = self.teller.grammar(&[], &[]);
            let answer = grammar.answer(line).filter(|_| grammar.is_answer(line) || !is_meant(self));
            match answer {
                Some(true) => return Invited::Goes(format!("join {link}")),
                Some(false) => {
                    self.say(&Message::new("confirm-not"));
                    return Invited::Told;
                }
                None => {}
            }
        }
        let words: Vec<&str> = line.trim().trim_start_matches('/').split_whitespace().collect();
        // Only whole words count: an abbreviation may be a move.
        let (verb, length) = self.teller.lexicon(&["join", "listen"]).leading(&words).unwrap_or(("", 0));
        let (rest, is_bare) = (&words[length..], length == 0 && words.len() == 1);
        let link = rest.first().and_then(|word| Link::parse(word)).filter(|_| is_bare || length > 0);
        let is_at = |code| self.door.as_ref().is_some_and(|door| door.borrow().is_at(code));
        let has_invited =
            |name: &str| self.door.as_ref().is_some_and(|door| door.borrow().has_invited(name, &self.teller));
        match link {
            Some(Err(Unreadable)) => self.say(&Message::new("link-broken")),
            Some(Ok(link)) if is_at(link.code) => self.say(&Message::new("link-here")),
            Some(Ok(link)) if is_bare => {
                self.say(&asks_to_follow(&link));
                self.link = Some(line.trim().to_owned());
            }
            Some(Ok(_)) => return Invited::Goes(line.to_owned()),
            None if verb == "join" && has_invited(&rest.join(" ")) => return Invited::Goes(line.to_owned()),
            None => return Invited::Not,
        }
        Invited::Told
    }

    /// Whether a question about a link is open.
    pub(super) fn is_asked_about_link(&self) -> bool {
        self.link.is_some()
    }

    /// Opens the door if it should be open, and announces its news.
    pub(super) fn attend(&mut self) {
        let Some(door) = self.door.clone() else {
            return;
        };
        let is_terminal = self.is_terminal();
        if door.borrow().is_wanted(is_terminal) {
            let alarm = self.wake();
            door.borrow_mut().open(&alarm, is_terminal, &self.teller, &self.settings.relays);
        }
        let news = door.borrow_mut().news();
        self.announce(&news);
    }
}
