//! Questions to all at a table, as put at one keyboard: each once, and only while no other yes-or-no question is
//! pending. Half-typed input stays, and an answer is never taken for a move.

use super::Remote;
use crate::ui::console::Console;

/// The question put at this keyboard.
#[derive(Debug, Default)]
pub struct Asked {
    /// The number of the question last shown, while it can be answered.
    told: Option<u32>,
}

impl Asked {
    /// Shows a question that has not been shown yet. If something else takes precedence, so that not `is_free`, it is
    /// shown again afterwards.
    pub fn tell(&mut self, far: &dyn Remote, console: &mut Console, is_free: impl FnOnce(&Console) -> bool) {
        let asked = far.asked().filter(|_| is_free(console));
        let number = asked.as_ref().map(|(number, _)| *number);
        if let Some((_, question)) = asked.filter(|_| self.told != number) {
            console.announce(&[question]);
        }
        self.told = number;
    }

    /// Whether a question was shown and can still be answered.
    pub fn is_open(&self) -> bool {
        self.told.is_some()
    }

    /// Shows the question again after a line that was neither an answer nor useful input, since it would otherwise be
    /// unclear what yes refers to.
    pub fn ask_again(&mut self) {
        self.told = None;
    }

    /// Takes a line as the answer, and returns whether it was one. The beginning of yes or no counts only if the line
    /// means nothing else, as `is_meant` tells.
    pub fn accept(
        &mut self,
        far: &mut dyn Remote,
        console: &mut Console,
        line: &str,
        is_meant: impl FnOnce(&Console) -> bool,
    ) -> bool {
        if self.told.is_none() || self.told != far.asked().map(|(number, _)| number) {
            return false;
        }
        let grammar = console.teller().grammar(&[], &[]);
        let answer = grammar.answer(line);
        let Some(is_yes) = answer.filter(|_| grammar.is_answer(line) || !is_meant(console)) else {
            return false;
        };
        self.told = None;
        let told = far.answer(is_yes);
        console.say_all(&told);
        true
    }
}
