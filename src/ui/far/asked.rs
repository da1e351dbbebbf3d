//! What all at a table are asked, as one keyboard is asked it: once, and only where nothing else is to be answered by yes
//! or no. What is half typed stays, and no answer is ever a move.

use super::Elsewhere;
use crate::ui::console::Console;

/// What was asked at this keyboard.
#[derive(Debug, Default)]
pub struct Asked {
    /// The number of the question that was told last, while it can be answered.
    told: Option<u32>,
}

impl Asked {
    /// Tells a question that was not told yet. What something else stands in the way of, so if not `is_free`, is told once
    /// more after it.
    pub fn tell(&mut self, far: &dyn Elsewhere, console: &mut Console, is_free: impl FnOnce(&Console) -> bool) {
        let asked = far.asked().filter(|_| is_free(console));
        let number = asked.as_ref().map(|(number, _)| *number);
        if let Some((_, question)) = asked.filter(|_| self.told != number) {
            console.announce(&[question]);
        }
        self.told = number;
    }

    /// Whether a question was told that can still be answered.
    pub fn is_open(&self) -> bool {
        self.told.is_some()
    }

    /// A line was no answer, and nothing came of it that somebody could have wanted: what was asked is told once more, or
    /// nobody would know any more what yes means.
    pub fn ask_again(&mut self) {
        self.told = None;
    }

    /// Takes a line that is the answer; whether it was. The beginning of yes or no is one where the line means nothing else:
    /// `is_meant` tells that.
    pub fn take(
        &mut self,
        far: &mut dyn Elsewhere,
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
