//! The row of a prompt after news has interrupted it: left, continued or erased.

use super::Console;
use crate::text::printable::Printable;
use crate::ui::wrap::cells;

impl Console {
    /// Starts a new row if an interrupted prompt is still in the last one. A row with nothing but a mark is erased
    /// first, since it would be in the way of reading back; a longer one stays.
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

    /// Continues in the same row if the interruption had nothing to announce, so that the player does not notice it.
    /// For the plain reader the row already shows the prompt, if that has not changed.
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

    /// Erases the rows of a prompt and of the draft after it.
    pub(super) fn erase(&mut self, prompt: &Printable) {
        let length = cells(prompt) + cells(self.input.draft());
        let columns = self.columns().unwrap_or(usize::MAX);
        // They may be erased at once, and what was said before stands above them.
        self.out.flush();
        let erasing = self.screen.erase(length, columns);
        self.out.put(&erasing);
    }
}
