//! Sessions in which a player learns a game. A teacher sets the task, and takes the learner back after another action.

use super::{Effect, Session, Surroundings};
use crate::game::VERBS;
use crate::kind::Kind;
use crate::matches::Match;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// The lesson's own commands: to repeat the task, to give the reason for it, and to skip it.
pub const LESSON_VERBS: &[&str] = &["task", "reason", "omit"];

/// The same, if a hint says how to do the task.
pub const LESSON_VERBS_WITH_HINT: &[&str] = &["task", "reason", "omit", "hint"];

/// The commands of every game that do not exist in a lesson, because nothing is saved, nobody loses, or their words
/// belong to the teacher.
const NOT_IN_LESSONS: &[&str] = &["again", "rematch", "note", "save", "resign", "why", "review", "retry"];

/// The commands of a session.
pub(super) fn verbs(around: &Surroundings, table: &dyn Match) -> Vec<&'static str> {
    let of_game = match around.lesson {
        [] => [VERBS, around.far, table.kind().verbs()].concat(),
        lesson => lesson_verbs(lesson, table.kind()),
    };
    [&of_game, around.style].concat()
}

/// The commands in a lesson that has these of its own.
pub fn lesson_verbs(lesson: &'static [&'static str], kind: &dyn Kind) -> Vec<&'static str> {
    let is_here = |verb: &&'static str| !NOT_IN_LESSONS.contains(verb) && !lesson.contains(verb);
    let of_session = VERBS.iter().copied().filter(is_here);
    of_session.chain(lesson.iter().copied()).chain(kind.verbs().iter().copied()).collect()
}

impl Session {
    /// Describes the position to a learner who enters a lesson in the middle.
    pub fn orient(&mut self, teller: &Teller) {
        self.tell("status", teller);
    }

    /// Begins or continues a lesson: announces the events from number `heard` on, and then the task.
    pub fn teach(&mut self, heard: usize, task: Vec<Message>) {
        let heard = heard.min(self.table.now());
        *self.first_unheard() = heard;
        if let Some(seat) = self.listener.seat() {
            self.weighed[seat] = heard;
        }
        self.is_begun = true;
        self.table.settle();
        self.advance();
        self.announce(task);
    }

    /// Up to which event the listener has heard everything.
    pub fn heard(&mut self) -> usize {
        *self.first_unheard()
    }

    /// Whether this is a lesson.
    pub(super) fn is_lesson(&self) -> bool {
        !self.around.lesson.is_empty()
    }

    /// Tells the teacher about a command.
    pub(super) fn report(&mut self, command: &Command) {
        if self.is_lesson() {
            self.effects.push_back(Effect::Teach(command.clone()));
        }
    }
}
