//! The pager: lets a braille display read the program's last answer piece by piece, as within a game.

use super::{Console, Entered};
use crate::help;
use crate::text::message::Message;
use crate::ui::spot::Spot;
use crate::ui::summary::{Sign, summarise};
use crate::ui::verbs::READING_VERBS;

impl Console {
    /// If the waiting text is longer than a prompt, lets the player at a braille display read on until the last piece
    /// was read or another command ends it.
    pub(super) async fn read_out(&mut self) {
        if !self.is_long() {
            return;
        }
        let verbs = [READING_VERBS, &["previous"]].concat();
        // Enter turns to the next piece, so an empty line means that the last piece was read.
        while let Entered::Line(line) = self.ask(None, Spot::Reading).await
            && !line.trim().is_empty()
        {
            let grammar = self.teller.grammar(&verbs, &[]);
            match grammar.parse(&line, |_| None) {
                Ok(command) => match command.verb {
                    "more" => self.more(),
                    "earlier" | "previous" => self.back(),
                    "help" => {
                        let now = Message::new("help-reading");
                        let told = help::help(&command, &grammar, READING_VERBS, vec![now]);
                        self.say_all(&told.unwrap_or_else(|unknown| vec![unknown]));
                    }
                    "take-back" => self.say(&Message::new("misread-undo")),
                    _ => return,
                },
                Err(misread) => self.say(&misread.message()),
            }
        }
    }

    /// Whether the waiting text is longer than a prompt and a player is there to read on. In a pipe, or when the output
    /// goes into a file, there is none.
    fn is_long(&self) -> bool {
        let is_read = self.is_terminal() && self.screen.is_shown() && !self.gone;
        let display = self.settings.braille.filter(|_| is_read);
        let sign = Sign::new(&self.teller, true, false);
        display
            .is_some_and(|display| !summarise(&self.teller, &self.fresh, None, display, &sign, false).rest.is_empty())
    }
}
