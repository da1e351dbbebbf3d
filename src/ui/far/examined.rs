//! The check of the record of a finished game, on request of a player at its table.

use super::verdict::{shown, unshown};
use crate::question::{Answer, Question};
use crate::remote::check::{Examination, Unshown};
use crate::text::message::Message;
use crate::ui::clerk::Clerk;

/// A check of the record of the finished game, with the name of the game.
pub struct Examined {
    name: String,
    examination: Examination,
}

impl Examined {
    /// Begins the check of this text, if there is one.
    ///
    /// # Errors
    /// The message about a record that proves nothing.
    pub fn begin(text: Option<&str>, clerk: &dyn Clerk, game: &str) -> Result<Examined, Message> {
        let name = clerk.name().unwrap_or(game).to_owned();
        match text.map_or(Err(Unshown::Unproven(0)), Examination::begin) {
            Ok(examination) => Ok(Examined { name, examination }),
            Err(why) => Err(unshown(&name, &why)),
        }
    }

    /// The question to be thought through.
    pub fn question(&self) -> Question {
        self.examination.question()
    }

    /// The messages about the record, given the answer.
    pub fn messages(self, answer: Option<Answer>) -> Vec<Message> {
        match self.examination.conclude(answer) {
            Ok(found) => shown(&self.name, &found),
            Err(why) => vec![unshown(&self.name, &why)],
        }
    }
}
