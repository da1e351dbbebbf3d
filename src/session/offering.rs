//! Moves that are offered and not made: those that were only asked about, and those of a hint.

use super::Session;
use crate::hearing;
use crate::text::command::Grammar;
use crate::text::ear::Heard;
use crate::text::teller::Teller;
use crate::text::typed::{typed, without_marks};

impl Session {
    /// Offers a move with a question mark behind it, since a question never makes a move; and both moves of `E4 or E5`. Returns
    /// whether it was one of these.
    pub(super) fn offer_questioned(&mut self, line: &str, grammar: &Grammar, teller: &mut Teller) -> bool {
        let said = line.trim_end();
        let asked = said.trim_end_matches('?').trim_end();
        let either = teller.lexicon(&["either"]);
        let words: Vec<&str> = asked.split_whitespace().collect();
        let parts: Vec<String> =
            words.split(|word| either.exact(word).is_some()).map(|words| words.join(" ")).collect();
        if asked == said && parts.len() == 1 {
            return false;
        }
        let are_moves = parts.iter().all(|part| self.is_possible(part, grammar));
        if are_moves {
            let offers: Vec<Heard> = parts.into_iter().map(hearing::likely).collect();
            self.offer(&offers, self.effects.len());
        }
        are_moves
    }

    /// Offers the move of the last hint to a player who agrees with it. Returns whether that was so.
    pub(super) fn offer_hinted(&mut self, line: &str, grammar: &Grammar, teller: &Teller) -> bool {
        if grammar.answer(line) != Some(true) || self.whole(line, grammar).is_some() {
            return false;
        }
        let Some(hinted) = self.hinted().map(|what| teller.marked(what)) else {
            return false;
        };
        // Some hints only contain what to type; others can be typed as a whole.
        let within = typed(&hinted).into_iter();
        let offered = within.chain([as_line(&hinted)]).find(|line| self.is_possible(line, grammar));
        if let Some(line) = &offered {
            self.offer(&[hearing::likely(line.clone())], self.effects.len());
        }
        offered.is_some()
    }

    /// Returns whether a line is a move that is possible now.
    fn is_possible(&self, line: &str, grammar: &Grammar) -> bool {
        let command = grammar.parse(line, |line| self.table.bare(line, grammar));
        command.is_ok_and(|command| self.does(&command, grammar))
    }
}

/// A sentence as a line to type.
fn as_line(sentence: &str) -> String {
    let sentence = without_marks(sentence.to_owned());
    let mut letters = sentence.trim_end_matches('.').chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
