//! Deleting all that was played, or all of one kind of game, after a question.

use super::{Desk, Trouble};
use crate::games;
use crate::kind::Kind;
use crate::store::ReadFault;
use crate::text::message::{Arg, Message};

impl Desk {
    /// Deletes all games that are kept, or those of the kind that was typed, once the player has said yes. What is being
    /// played stays.
    ///
    /// # Errors
    /// When there is no such game, none is kept, or a folder cannot be read.
    pub async fn forget(&mut self, typed: &str) -> Result<(), Trouble> {
        let kind = if typed.is_empty() { None } else { Some(games::meant(typed)?) };
        let (waiting, finished) = (of_kind(self.waiting()?, kind), of_kind(self.finished()?, kind));
        let names = [&waiting[..], &finished].concat();
        let home = self.home.clone().filter(|_| !names.is_empty());
        let Some(home) = home else {
            return Err(match kind {
                None => Message::new("forget-nothing"),
                Some(kind) => {
                    let none = Message::new("games-none-of").text("game", kind.id());
                    none.with("games", Arg::Command("games"))
                }
            });
        };
        let question = match kind {
            None => Message::new("forget-sure"),
            Some(kind) => Message::new("forget-sure-of").text("game", kind.id()),
        };
        let question = question.count("count", names.len()).count("waiting", waiting.len());
        if !self.console.confirm(&question).await {
            self.console.say(&Message::new("forget-not"));
            return Ok(());
        }
        let (mut gone, mut busy, mut left) = (0, 0, 0);
        for name in &names {
            match home.delete(name) {
                // Somebody else may have deleted it meanwhile.
                Ok(()) | Err(ReadFault::NoGame) => gone += 1,
                Err(ReadFault::Busy) => busy += 1,
                Err(ReadFault::TooBig | ReadFault::NotFile | ReadFault::NotText { .. } | ReadFault::Unreadable(_)) => {
                    left += 1
                }
            }
        }
        left += usize::from(home.delete_copies(|name| is_of(name, kind)).is_err());
        self.console.say(&Message::new("forgotten").count("count", gone));
        for (id, count) in [("forget-busy", busy), ("forget-fault", left)] {
            if count > 0 {
                self.console.say(&Message::new(id).count("count", count));
            }
        }
        Ok(())
    }
}

/// Those of these games that are of a kind, or all of them.
fn of_kind(mut names: Vec<String>, kind: Option<&dyn Kind>) -> Vec<String> {
    names.retain(|name| is_of(name, kind));
    names
}

/// Whether the game of this name is of a kind, where one is named.
fn is_of(name: &str, kind: Option<&dyn Kind>) -> bool {
    kind.is_none_or(|kind| name.rsplit_once('-').is_some_and(|(game, _)| game == kind.id()))
}
