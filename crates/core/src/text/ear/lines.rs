//! Makes lines to type from the words of a sentence, without any phrase of a table.

use super::role::Role;
use super::sentence::Said;
use super::{Fitness, Heard, NAME};
use crate::text::lexicon::Lexicon;

/// Lines made of the words that were said, without insignificant words and, in further attempts, without question words
/// or words that are usual in moves. Each also comes with a command moved to the front.
pub(super) fn lines(said: &[Said], verbs: &Lexicon, asks: bool) -> Vec<Heard> {
    let mut lines: Vec<(String, Fitness)> = Vec::new();
    if said.iter().any(|word| word.role == Role::Barring) {
        return Vec::new();
    }
    const NEEDLESS: [(&[Role], Fitness); 4] = [
        (&[Role::Function], Fitness::Whole),
        (&[Role::Function, Role::Helping, Role::Asking], Fitness::Loose),
        (&[Role::Function, Role::Acting], Fitness::Whole),
        (&[Role::Function, Role::Helping, Role::Asking, Role::Acting], Fitness::Loose),
    ];
    let is_verb = |word: &&Said| {
        matches!(word.role, Role::Content | Role::Acting) && word.number.is_none() && verbs.exact(&word.text).is_some()
    };
    // A pronoun or an article may also be a name or a number: all of them, only the last, or none.
    let last = said.iter().rposition(Said::is_name);
    for named in [0, last.unwrap_or(said.len()), said.len()] {
        for (dropped, fit) in NEEDLESS {
            let is_kept = |(at, word): &(usize, &Said)| !dropped.contains(&word.role) || *at >= named && word.is_name();
            let words: Vec<String> = said.iter().enumerate().filter(is_kept).map(|(_, word)| word.plain()).collect();
            if words.is_empty() {
                continue;
            }
            // A capital letter may be a name: to take `A` for an article is a guess.
            let drops_letter = said.iter().enumerate().any(|word| word.1.is_letter() && !is_kept(&word));
            let fit = if drops_letter { Fitness::Near } else { fit };
            lines.push((words.join(" "), fit));
            for verb in said.iter().rev().filter(|word| is_verb(word)).map(Said::plain) {
                let others = words.iter().filter(|word| **word != verb).cloned();
                lines.push((std::iter::once(verb.clone()).chain(others).collect::<Vec<_>>().join(" "), fit));
            }
        }
    }
    lines.into_iter().map(|(line, fit)| Heard { line, fit, weight: 0, asks, strange: 0 }).collect()
}

/// Lines made only of commands and names that are known here. The other words may mean anything.
pub(super) fn known(said: &[Said], verbs: &Lexicon, names: &Lexicon, asks: bool) -> Vec<Heard> {
    if said.iter().any(|word| word.role == Role::Barring) {
        return Vec::new();
    }
    let is_verb = |word: &Said| word.role == Role::Content && verbs.exact(&word.text).is_some();
    let is_verb_first = |words: &[String]| verbs.exact(&words[0]).is_some();
    let names_something = |word: &Said| {
        word.role == Role::Content && (word.is_name() || word.text.contains(|c: char| c.is_ascii_digit()))
            || names.exact(&word.text).is_some()
    };
    let named: Vec<String> = said.iter().filter(|word| names_something(word)).map(Said::plain).collect();
    let with = |word: &Said| [std::slice::from_ref(&word.text), &named[..]].concat();
    // A command begins with its verb, but a sentence may end with it: the last verb is tried first.
    let commands =
        said.iter().rev().filter(|word| is_verb(word)).flat_map(|word| [with(word), vec![word.text.clone()]]);
    let all = commands.chain([named.clone()]).filter(|words| !words.is_empty());
    let heard = |words: Vec<String>| {
        let weight = words.len() * NAME + usize::from(is_verb_first(&words)) * NAME / 2;
        Heard { line: words.join(" "), fit: Fitness::Near, weight, asks, strange: 0 }
    };
    all.map(heard).collect()
}
