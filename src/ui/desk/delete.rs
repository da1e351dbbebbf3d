//! Deleting a game, after a question.

use super::{Desk, Trouble};
use crate::store::ReadFault;
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};

impl Desk {
    /// Deletes the game of this name, whether it waits or is finished, once the player has said yes.
    ///
    /// # Errors
    /// When there is none, it is being played, or it cannot be deleted.
    pub fn delete(&mut self, name: &str) -> Result<(), Trouble> {
        if name.is_empty() {
            return Err(Message::new("delete-which").with("command", Arg::Command("delete")));
        }
        let unknown = || Message::new("delete-unknown").text("name", shorten(name));
        let home = self.home.clone().ok_or_else(unknown)?;
        let file = home.find(name).ok_or_else(unknown)?;
        let question = match file.starts_with(&home.finished) {
            true => "delete-sure-finished",
            false => "delete-sure-waiting",
        };
        if !self.console.confirm(&Message::new(question).text("name", name)) {
            self.console.say(&Message::new("delete-not").text("name", name));
            return Ok(());
        }
        home.delete(name).map_err(|fault| match fault {
            ReadFault::NoGame => unknown(),
            ReadFault::Busy => Message::new("resume-busy").text("name", name),
            ReadFault::TooBig | ReadFault::NotFile | ReadFault::NotText { .. } | ReadFault::Unreadable(_) => {
                Message::new("delete-fault").text("name", name)
            }
        })?;
        self.console.say(&Message::new("deleted").text("name", name));
        Ok(())
    }
}
