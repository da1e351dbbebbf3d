//! The row of a prompt from which news have called away: what becomes of it.

use super::Console;
use crate::text::printable::Printable;
use crate::ui::wrap::cells;

impl Console {
    /// Goes on in a new row, where a prompt stands in the last one because news have called away from it. A row with
    /// nothing but a mark is not there any more then: who reads back would have to pass it. What is longer stays.
    pub(super) fn leave_row(&mut self) {
        let Some(prompt) = self.standing.take() else {
            return;
        };
        if !self.input.paints_prompt() {
            if !prompt.is_empty() {
                self.out.put("\n");
            }
        } else if self.input.draft().is_empty() && prompt.trim_end().len() < 2 {
            self.erase(&prompt);
        }
    }

    /// Goes on in the same row, where nothing was told that has called away from it: nobody sees or hears that something
    /// has come. What stands there for the plain reader is the prompt already, if it has not changed.
    pub(super) fn take_up_row(&mut self, prompt: &Printable) {
        let Some(before) = self.standing.take() else {
            return;
        };
        let is_same = before == *prompt;
        if !self.input.paints_prompt() {
            self.standing = Some(before);
            if !is_same {
                self.leave_row();
            }
        } else if is_same || self.settings.braille.is_none() {
            self.erase(&before);
        }
    }

    /// Erases the rows of a prompt with what was typed behind it.
    pub(super) fn erase(&mut self, prompt: &Printable) {
        let length = cells(prompt) + cells(self.input.draft());
        let columns = self.columns().unwrap_or(usize::MAX);
        // They may be erased at once, and what was said before stands above them.
        self.out.flush();
        let erasing = self.screen.erase(length, columns);
        self.out.put(&erasing);
    }
}
