//! Checking again that chance was fair in a saved game, from its record.

use super::{Desk, Recorded, Trouble};
use crate::diary::Diary;
use crate::record::Record;
use crate::remote::check::{Examination, Unshown};
use crate::text::command::Command;
use crate::text::message::{Arg, Message};
use crate::ui::far::verdict::{shown, unshown};
use crate::ui::trouble::damaged;

impl Desk {
    /// The same at a table, for the last game played if none is named.
    pub(super) async fn verify_here(&mut self, command: &Command) {
        if let Err(trouble) = self.verify(&command.typed).await {
            self.console.say(&trouble);
        }
    }

    /// Checks the game with this number or name, the last finished one of this kind, or the one in a file, and says
    /// that chance was fair in it and how many programs have confirmed its record.
    ///
    /// # Errors
    /// When chance was not fair, or the record cannot be read or does not show it.
    pub async fn verify(&mut self, typed: &str) -> Result<(), Trouble> {
        let last = match typed.is_empty() {
            true => self.finished()?.into_iter().next(),
            false => Some(typed.to_owned()),
        };
        let none = || Message::new("review-nothing").with("command", Arg::Command("play"));
        let Recorded { name, file, text } = self.text_of(&last.ok_or_else(none)?)?;
        if Record::parse(&text).is_ok_and(|record| Diary::is_one(&record)) {
            return Err(Message::new("verify-visit").text("name", name));
        }
        let told = |why: Unshown| match why {
            Unshown::Damaged(damage) => damaged(&damage, &file),
            Unshown::Unproven(_) | Unshown::Late(_) | Unshown::Open | Unshown::Flaw(_) => unshown(&name, &why),
        };
        let examination = Examination::begin(&text).map_err(told)?;
        let answer = self.console.pulse().think(examination.question(), None).await;
        let found = examination.conclude(answer).map_err(told)?;
        self.console.say_all(&shown(&name, &found));
        Ok(())
    }
}
