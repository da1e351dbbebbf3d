//! Deleting all games, or all games of one kind, after a question.

use super::{Desk, Trouble};
use crate::games;
use crate::kind::Kind;
use crate::store::ReadFault;
use crate::text::message::{Arg, Message};

impl Desk {
    /// Deletes all saved games, or those of the given kind, once the player has said yes. Games in play stay.
    ///
    /// # Errors
    /// When there is no such kind, no game is saved, or a folder cannot be read.
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
                // Another program may have deleted it meanwhile.
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

/// The names of games of this kind, or all of them if `kind` is `None`.
fn of_kind(mut names: Vec<String>, kind: Option<&dyn Kind>) -> Vec<String> {
    names.retain(|name| is_of(name, kind));
    names
}

/// Whether the game of this name is of this kind; always, if `kind` is `None`.
fn is_of(name: &str, kind: Option<&dyn Kind>) -> bool {
    kind.is_none_or(|kind| name.rsplit_once('-').is_some_and(|(game, _)| game == kind.id()))
}
