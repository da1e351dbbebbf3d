//! Deleting a game, after a question.

use super::{Desk, Trouble};
use crate::store::ReadFault;
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::ui::trouble::latest;

impl Desk {
    /// Deletes the game with this number or name, or the last touched of this kind, finished or not, once the player
    /// has said yes.
    ///
    /// # Errors
    /// When there is none, it is being played, or it cannot be deleted.
    pub async fn delete(&mut self, typed: &str) -> Result<(), Trouble> {
        if typed.is_empty() {
            return Err(Message::new("delete-which").with("command", Arg::Command("delete")));
        }
        let name = &self.meant(typed, Desk::all)?;
        let games = latest(&self.all().unwrap_or_default());
        let unknown = || Message::new("delete-unknown").text("name", shorten(name)).with("games", games.clone());
        let busy = || Message::new("resume-busy").text("name", name);
        let home = self.home.clone().filter(|home| home.find(name).is_some()).ok_or_else(unknown)?;
        if home.is_busy(name) {
            return Err(busy());
        }
        self.learn_variants();
        let question = if home.is_over(name) { "delete-sure-finished" } else { "delete-sure-waiting" };
        let question = Message::new(question).text("name", name).said("what", self.kept_as(name));
        if !self.console.confirm(&question).await {
            self.console.say(&Message::new("delete-not").text("name", name));
            return Ok(());
        }
        home.delete(name).map_err(|fault| match fault {
            ReadFault::NoGame => unknown(),
            ReadFault::Busy => busy(),
            ReadFault::TooBig | ReadFault::NotFile | ReadFault::NotText { .. } | ReadFault::Unreadable(_) => {
                Message::new("delete-fault").text("name", name)
            }
        })?;
        self.console.say(&Message::new("deleted").text("name", name));
        Ok(())
    }
}
