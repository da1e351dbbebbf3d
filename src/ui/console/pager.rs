//! The pager: an answer after which the program ends, read piece by piece on a braille display as within a game.

use super::{Console, Entered};
use crate::help;
use crate::text::message::Message;
use crate::ui::completion::Spot;
use crate::ui::summary::{Sign, summarise};

/// The commands while somebody reads an answer before the program ends.
pub const READING_VERBS: &[&str] = &["more", "earlier", "help", "quit"];

impl Console {
    /// Lets whoever has a braille display read on in what waits, where no prompt holds all of it, until the last piece
    /// was read or nobody wants more.
    pub(super) async fn read_out(&mut self) {
        if !self.is_long() {
            return;
        }
        let verbs = [READING_VERBS, &["previous"]].concat();
        // Enter has turned to whatever there is: a line without a word comes after the last piece.
        while let Entered::Line(line) = self.ask(None, Spot::Reading).await
            && !line.trim().is_empty()
        {
            let grammar = self.teller.grammar(&verbs, &[]);
            match grammar.read(&line, |_| None) {
                Ok(command) => match command.verb {
                    "more" => self.more(),
                    "earlier" | "previous" => self.back(),
                    "help" => {
                        let now = Message::new("help-reading");
                        self.say_all(&help::help(&command, &grammar, READING_VERBS, vec![now]));
                    }
                    "take-back" => self.say(&Message::new("misread-undo")),
                    _ => return,
                },
                Err(misread) => self.say(&misread.message()),
            }
        }
    }

    /// Whether what waits is longer than a prompt, and somebody is there who can read on: in a pipe, and where the
    /// answers go into a file, nobody can.
    fn is_long(&self) -> bool {
        let is_read = self.is_terminal() && self.screen.is_shown() && !self.gone;
        let display = self.settings.braille.filter(|_| is_read);
        let sign = Sign::new(&self.teller, true, false);
        display
            .is_some_and(|display| !summarise(&self.teller, &self.fresh, None, display, &sign, false).rest.is_empty())
    }
}
