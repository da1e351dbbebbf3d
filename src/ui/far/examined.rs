//! The check of the record of a game that is over, as those at its table ask for it.

use super::verdict::{shown, unshown};
use crate::question::{Answer, Question};
use crate::remote::check::{Examination, Unshown};
use crate::text::message::Message;
use crate::ui::clerk::Clerk;

/// The check of the record of the game that is over, which is called so.
pub struct Examined {
    name: String,
    examination: Examination,
}

impl Examined {
    /// The check of this text, where there is one.
    ///
    /// # Errors
    /// What is told of a record that shows nothing.
    pub fn of(text: Option<&str>, clerk: &dyn Clerk, game: &str) -> Result<Examined, Message> {
        let name = clerk.name().unwrap_or(game).to_owned();
        match text.map_or(Err(Unshown::Unproven(0)), Examination::begin) {
            Ok(examination) => Ok(Examined { name, examination }),
            Err(why) => Err(unshown(&name, &why)),
        }
    }

    /// What is to be thought through.
    pub fn question(&self) -> Question {
        self.examination.question()
    }

    /// What is told of the record, by the answer to that.
    pub fn told(self, answer: Option<Answer>) -> Vec<Message> {
        match self.examination.conclude(answer) {
            Ok(found) => shown(&self.name, &found),
            Err(why) => vec![unshown(&self.name, &why)],
        }
    }
}
