//! Lines to type made of the words that were said.

use super::{Fitness, Heard, Role, Said};
use crate::text::lexicon::Lexicon;

/// Lines that have the words that were said and nothing else: without those that carry nothing, ask or only say that a
/// move is one, and with a command in front, wherever it was said.
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
    // A pronoun or an article may be a name or a number, too: each of them, or the last one, or none.
    let last = said.iter().rposition(Said::is_name);
    for named in [0, last.unwrap_or(said.len()), said.len()] {
        for (dropped, fit) in NEEDLESS {
            let is_kept = |(at, word): &(usize, &Said)| !dropped.contains(&word.role) || *at >= named && word.is_name();
            let words: Vec<String> = said.iter().enumerate().filter(is_kept).map(|(_, word)| word.plain()).collect();
            if words.is_empty() {
                continue;
            }
            lines.push((words.join(" "), fit));
            for verb in said.iter().rev().filter(|word| is_verb(word)).map(Said::plain) {
                let others = words.iter().filter(|word| **word != verb).cloned();
                lines.push((std::iter::once(verb.clone()).chain(others).collect::<Vec<_>>().join(" "), fit));
            }
        }
    }
    lines.into_iter().map(|(line, fit)| Heard { line, fit, weight: 0, asks }).collect()
}

/// Lines of only those words that are known here, and name something: what else was said may be anything.
pub(super) fn known(said: &[Said], verbs: &Lexicon, names: &Lexicon, asks: bool) -> Vec<Heard> {
    if said.iter().any(|word| word.role == Role::Barring) {
        return Vec::new();
    }
    let is_verb = |word: &Said| word.role == Role::Content && verbs.exact(&word.text).is_some();
    let names_something = |word: &Said| {
        word.role == Role::Content && (word.is_name() || word.text.contains(|c: char| c.is_ascii_digit()))
            || names.exact(&word.text).is_some()
    };
    let named: Vec<String> = said.iter().filter(|word| names_something(word)).map(Said::plain).collect();
    let with = |word: &Said| [std::slice::from_ref(&word.text), &named[..]].concat();
    // The verb comes last where it comes first in a command.
    let commands =
        said.iter().rev().filter(|word| is_verb(word)).flat_map(|word| [with(word), vec![word.text.clone()]]);
    let all = commands.chain([named.clone()]).filter(|words| !words.is_empty());
    all.map(|words| Heard { line: words.join(" "), fit: Fitness::Near, weight: 0, asks }).collect()
}
