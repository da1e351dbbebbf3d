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

    /// Takes a line that is the answer; whether it was.
    pub fn take(&mut self, far: &mut dyn Elsewhere, console: &mut Console, line: &str) -> bool {
        if self.told.is_none() || self.told != far.asked().map(|(number, _)| number) {
            return false;
        }
        let grammar = console.teller().grammar(&[], &[]);
        let is_yes = match grammar.arguments.exact(&grammar.sift(line)) {
            Some("yes") => true,
            Some("no") => false,
            Some(_) | None => return false,
        };
        self.told = None;
        let told = far.answer(is_yes);
        console.say_all(&told);
        true
    }
}
