//! The yes-or-no questions of a session.

use super::errand::{Errand, Occasion};
use super::{Effect, Session};
use crate::matches::AnyAction;
use crate::text::message::Message;

/// A yes-or-no question. Enter means no, as does a command that does something else, which is carried out instead. To type
/// the same move, or to give up again, means yes.
/// Commands that only ask are answered, and unclear lines are refused; then the question is repeated.
pub(super) enum Question {
    /// Whether to do something that cannot be undone.
    Deed(AnyAction),
    /// Whether to do what the tutor doubts. The complaints about the rest of the line follow it.
    Doubted(AnyAction, Vec<Message>),
    /// Whether to give up.
    Resign,
    /// Whether to leave a game that is not saved.
    Quit,
    /// Whether to replace a sheet.
    Replace {
        /// Its name.
        name: String,
        /// Its text.
        text: String,
    },
}

impl Question {
    /// Returns whether it is meaningless once the game is over.
    pub(super) fn is_about_move(&self) -> bool {
        match self {
            Question::Deed(_) | Question::Doubted(..) | Question::Resign => true,
            Question::Quit | Question::Replace { .. } => false,
        }
    }

    /// Returns whether it asks about a move.
    pub(super) fn is_of_move(&self) -> bool {
        matches!(self, Question::Deed(_) | Question::Doubted(..))
    }

    /// The message when the answer was not yes.
    pub(super) fn declined(&self) -> Message {
        Message::new(match self {
            Question::Deed(_) => "confirm-not",
            Question::Doubted(..) => "tutor-not",
            Question::Resign => "resign-not",
            Question::Quit => "quit-not",
            Question::Replace { .. } => "sheet-not-replaced",
        })
    }
}

impl Session {
    pub(super) fn ask(&mut self, message: Message, question: Question) {
        self.say(message.clone());
        self.put = Some(message);
        self.question = Some(question);
    }

    pub(super) fn answer(&mut self, question: Question, is_yes: bool) {
        if !is_yes {
            return self.decline(&question);
        }
        match question {
            Question::Deed(deed) => self.act(deed, Vec::new()),
            Question::Doubted(deed, complaints) => self.act(deed, complaints),
            Question::Resign => self.resign(),
            Question::Quit => self.secure(Occasion::Leaving),
            Question::Replace { name, text } => {
                self.effects.push_back(Effect::Run(Errand::Keep { name, text, replaces: true }));
            }
        }
    }

    /// Says that nothing happens, because the answer was not yes.
    pub(super) fn decline(&mut self, question: &Question) {
        self.next = None;
        self.say(question.declined());
    }
}
