//! Lessons: a session in which somebody learns a game. A teacher beside it says what is to be done, and takes the learner
//! back where something else was done.

use super::{Effect, Session, Surroundings};
use crate::game::VERBS;
use crate::kind::Kind;
use crate::matches::Match;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// The commands that a lesson has of its own: the task again, the reason for it, and leaving it out.
pub const LESSON_VERBS: &[&str] = &["task", "reason", "omit"];

/// The same where a hint says how the task is done.
pub const LESSON_VERBS_WITH_HINT: &[&str] = &["task", "reason", "omit", "hint"];

/// The commands of every game that mean nothing in a lesson, where nothing is kept, nobody loses, and the words for some of
/// them are the teacher's.
const NOT_IN_LESSONS: &[&str] = &["again", "rematch", "note", "save", "resign", "why", "review", "retry"];

/// The commands of a session.
pub(super) fn verbs(around: &Surroundings, table: &dyn Match) -> Vec<&'static str> {
    let of_game = match around.lesson {
        [] => [VERBS, around.far, table.kind().verbs()].concat(),
        lesson => lesson_verbs(lesson, table.kind()),
    };
    [&of_game, around.style].concat()
}

/// The commands in a lesson of a game which has these of its own.
pub fn lesson_verbs(lesson: &'static [&'static str], kind: &dyn Kind) -> Vec<&'static str> {
    let is_here = |verb: &&'static str| !NOT_IN_LESSONS.contains(verb) && !lesson.contains(verb);
    let of_session = VERBS.iter().copied().filter(is_here);
    of_session.chain(lesson.iter().copied()).chain(kind.verbs().iter().copied()).collect()
}

impl Session {
    /// Tells somebody who comes to the middle of a lesson how it stands.
    pub fn orient(&mut self, teller: &Teller) {
        self.tell("status", teller);
    }

    /// Begins or goes on in a lesson: tells what has happened from the event numbered `heard` on, and then what is to be
    /// done.
    pub fn teach(&mut self, heard: usize, task: Vec<Message>) {
        let heard = heard.min(self.table.now());
        *self.told() = heard;
        if let Some(seat) = self.listener.seat() {
            self.weighed[seat] = heard;
        }
        self.is_begun = true;
        self.table.settle();
        self.advance();
        self.announce(task);
    }

    /// Up to which event all was told to who listens.
    pub fn heard(&mut self) -> usize {
        *self.told()
    }

    /// Whether somebody learns the game.
    pub(super) fn is_lesson(&self) -> bool {
        !self.around.lesson.is_empty()
    }

    /// Lets the teacher know of a command.
    pub(super) fn report(&mut self, command: &Command) {
        if self.is_lesson() {
            self.effects.push_back(Effect::Teach(command.clone()));
        }
    }
}
