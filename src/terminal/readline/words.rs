//! The completion of words in the line editor.

use std::cell::RefCell;

use rustyline::completion::Completer;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::line_buffer::LineBuffer;
use rustyline::validate::Validator;
use rustyline::{Changeset, Context, Helper};

use crate::terminal::editor_interrupt::EditorInterrupt;
use crate::ui::input::Completions;

/// The editor's helper: completes words, and records the typed text for the case that an alarm interrupts the line.
#[derive(Default)]
pub(super) struct LineHelper {
    pub(super) completions: Completions,
    pub(super) interrupt: Option<EditorInterrupt>,
    pub(super) draft: RefCell<String>,
}

impl LineHelper {
    /// The start of the word before `position`, and its possible completions.
    fn candidates(&self, line: &str, position: usize) -> (usize, Vec<String>) {
        let before = &line[..position];
        let mut start = before
            .rfind(char::is_whitespace)
            .map_or(0, |space| space + before[space..].chars().next().map_or(0, char::len_utf8));
        let is_first = before[..start].trim().is_empty();
        if is_first && before[start..].starts_with('/') {
            start += 1;
        }
        let typed = before[start..].to_lowercase();
        let words = self.completions.fitting(if is_first { "" } else { &before[..start] });
        let mut fitting: Vec<String> = Vec::new();
        for word in words {
            if word.to_lowercase().starts_with(&typed) && !fitting.iter().any(|other| *other == *word) {
                fitting.push(word.to_string());
            }
        }
        (start, fitting)
    }
}

impl Completer for LineHelper {
    type Candidate = String;

    fn complete(&self, line: &str, position: usize, _context: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.candidates(line, position))
    }

    fn update(&self, line: &mut LineBuffer, start: usize, elected: &str, changes: &mut Changeset) {
        let end = line.pos() + overlap(&line[start..], line.pos() - start, elected);
        line.replace(start..end, elected, changes);
    }
}

/// The number of bytes of `text` after the first `typed` that belong to its first word, if `elected` begins with that
/// whole word: they must not be repeated after the completed word.
fn overlap(text: &str, typed: usize, elected: &str) -> usize {
    let word = text.find(char::is_whitespace).unwrap_or(text.len());
    let is_inside = elected.to_lowercase().starts_with(&text[..word].to_lowercase());
    if is_inside { word.saturating_sub(typed) } else { 0 }
}

impl Helper for LineHelper {}

impl Highlighter for LineHelper {}

impl Hinter for LineHelper {
    type Hint = String;

    /// Shows no hint. The editor calls this after each change of the line, and first of all once a signal can interrupt
    /// it.
    fn hint(&self, line: &str, _position: usize, _context: &Context<'_>) -> Option<String> {
        if let Some(interrupt) = &self.interrupt {
            line.clone_into(&mut self.draft.borrow_mut());
            interrupt.arm();
        }
        None
    }
}

impl Validator for LineHelper {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::printable::Printable;

    fn complete(line: &str) -> (usize, Vec<String>) {
        let position = line.find('|').unwrap();
        let list = |words: &str| words.split_whitespace().map(Printable::from).collect();
        let completions = Completions::new(move |before| match before.trim() {
            "" => list("walls ways Züge züge help E4 E5 walls"),
            "mine" => list("mine"),
            _ => list("E4 E5 rules Walls"),
        });
        let words = LineHelper { completions, ..LineHelper::default() };
        words.candidates(&line.replacen('|', "", 1), position)
    }

    #[test]
    fn the_first_word_and_later_words_have_lists_of_their_own() {
        assert_eq!(complete("wa|"), (0, vec!["walls".into(), "ways".into()]));
        assert_eq!(complete("  wal|"), (2, vec!["walls".into()]));
        assert_eq!(complete("help wa|"), (5, vec!["Walls".into()]));
        assert_eq!(complete("help h|"), (5, vec![]));
        assert_eq!(complete("r|"), (0, vec![]));
        assert_eq!(complete("mine |").1, ["mine"]);
        assert_eq!(complete("help |").1, ["E4", "E5", "rules", "Walls"]);
    }

    #[test]
    fn case_makes_no_difference() {
        assert_eq!(complete("WAY|"), (0, vec!["ways".into()]));
        assert_eq!(complete("e|"), (0, vec!["E4".into(), "E5".into()]));
        assert_eq!(complete("ZÜ|"), (0, vec!["Züge".into(), "züge".into()]));
        assert_eq!(complete("look RU|"), (5, vec!["rules".into()]));
    }

    #[test]
    fn a_command_may_have_a_slash_and_a_later_word_none() {
        assert_eq!(complete("/he|"), (1, vec!["help".into()]));
        assert_eq!(complete("help /ru|"), (5, vec![]));
    }

    #[test]
    fn the_word_under_the_cursor_is_completed() {
        assert_eq!(complete("wa| E4"), (0, vec!["walls".into(), "ways".into()]));
        assert_eq!(complete("h|x E4"), (0, vec!["help".into()]));
        for (text, typed, elected, expected) in [
            ("walls", 2, "walls", 3),
            ("waL E4", 2, "walls", 1),
            ("wax", 2, "walls", 0),
            ("wa", 2, "walls", 0),
            ("wa lls", 2, "walls", 0),
        ] {
            assert_eq!(overlap(text, typed, elected), expected, "{text:?}");
        }
    }
}
