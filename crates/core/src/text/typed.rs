//! Text for the player to type, within sentences: marked in the `.ftl` files, so that tests find it and type it back,
//! and never shown.
//!
//! In a file the mark is a pair of backticks, as in ``Type `help` ``. In memory it is a pair of private characters: no
//! text from outside can contain those, since it is [printable](super::printable).

/// The mark before text to type.
pub const OPEN: char = '\u{e000}';
/// The mark after it.
pub const CLOSE: char = '\u{e001}';
/// The mark before the designation of a nameless player, which is capitalised at the beginning of a sentence.
pub const CALLED: char = '\u{e002}';

/// Replaces the marks of an `.ftl` file by those used in memory.
pub fn mark(source: &str) -> String {
    let mut marked = String::with_capacity(source.len() + source.len() / 8);
    for (number, piece) in source.split('`').enumerate() {
        match number {
            0 => {}
            odd if odd % 2 == 1 => marked.push(OPEN),
            _ => marked.push(CLOSE),
        }
        marked.push_str(piece);
    }
    marked
}

/// A text as it is shown.
pub fn without_marks(text: String) -> String {
    // A search for one character is much faster than for either of two, and no sentence has the second one alone.
    if text.contains(OPEN) || text.contains(CLOSE) { text.replace([OPEN, CLOSE], "") } else { text }
}

/// Resolves the marks of nameless players: their designation is capitalised at the beginning of a sentence, and its article
/// becomes one word with the word before it where the language has such a word, as German has "vom" for "von dem". Each pair of
/// `contractions` has the two words and the one.
pub fn settled(text: String, contractions: &[(String, String)]) -> String {
    if !text.contains(CALLED) {
        return text;
    }
    let mut settled = String::with_capacity(text.len());
    let mut pieces = text.split(CALLED);
    settled.extend(pieces.next());
    for piece in pieces {
        if let Some((before, contracted, rest)) = contracted(&settled, piece, contractions) {
            settled.truncate(before);
            settled.push_str(contracted);
            settled.push_str(rest);
            continue;
        }
        let before = settled.trim_end_matches([OPEN, CLOSE]);
        let is_first = before.is_empty() || before.ends_with('\n') || {
            let sentence = before.trim_end_matches(' ');
            sentence.len() < before.len() && sentence.trim_end_matches(CLOSE).ends_with(['.', '!', '?'])
        };
        let mut letters = piece.chars();
        match letters.next().filter(|_| is_first) {
            Some(first) => {
                settled.extend(first.to_uppercase());
                settled.push_str(letters.as_str());
            }
            None => settled.push_str(piece),
        }
    }
    settled
}

/// The length of what stays before the one word for the last word of `before` and the first of `after`, that word, and what stays
/// after it. The word before is not the first of a sentence.
fn contracted<'a>(
    before: &str,
    after: &'a str,
    contractions: &'a [(String, String)],
) -> Option<(usize, &'a str, &'a str)> {
    contractions.iter().find_map(|(words, contracted)| {
        let (preposition, article) = words.split_once(' ')?;
        let left = before.strip_suffix(' ')?.strip_suffix(preposition)?;
        let rest = after.strip_prefix(article).filter(|rest| rest.starts_with(' '))?;
        left.ends_with(' ').then_some((left.len(), contracted.as_str(), rest))
    })
}

/// The texts to type within a marked text, each without marks. A mark within a mark is part of it.
pub fn typed(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut depth = 0_usize;
    for character in text.chars() {
        match (character, all.last_mut()) {
            (OPEN, _) if depth == 0 => {
                depth = 1;
                all.push(String::new());
            }
            (OPEN, _) => depth += 1,
            (CLOSE, _) => depth = depth.saturating_sub(1),
            (_, Some(last)) if depth > 0 => last.push(character),
            (_, _) => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_marked_is_found_and_not_shown() {
        let text = mark("Type `help`, or `rules walls`.");
        assert_eq!(typed(&text), ["help", "rules walls"]);
        assert_eq!(without_marks(text), "Type help, or rules walls.");
        assert_eq!(typed("Nothing to type."), [""; 0]);
    }

    #[test]
    fn whoever_has_no_name_has_a_capital_where_a_sentence_begins_and_nowhere_else() {
        let text = format!(
            "{CALLED}the computer wins. {CALLED}the computer, not {CALLED}the computer: {CALLED}the computer\n{CALLED}the end"
        );
        assert_eq!(settled(text, &[]), "The computer wins. The computer, not the computer: the computer\nThe end");
        assert_eq!(settled("Nobody.".to_owned(), &[]), "Nobody.");
        assert_eq!(
            settled(format!("Type {OPEN}go{CLOSE}. {CALLED}der Computer"), &[]),
            format!("Type {OPEN}go{CLOSE}. Der Computer")
        );
    }

    #[test]
    fn an_article_becomes_one_word_with_a_word_before_it_only_where_a_name_stands_in() {
        let contractions = [("von dem".to_owned(), "vom".to_owned())];
        let said = |text: &str| settled(text.replace('@', &CALLED.to_string()), &contractions);
        assert_eq!(said("Ein Stein von @dem Computer passt."), "Ein Stein vom Computer passt.");
        assert_eq!(
            said("Ein Stein von @dem Computer und von @dem Nachbarn."),
            "Ein Stein vom Computer und vom Nachbarn."
        );
        assert_eq!(said("Ein Stein davon @dem Computer, von dem Rest."), "Ein Stein davon dem Computer, von dem Rest.");
        assert_eq!(said("Karten von @demo, von @Anna."), "Karten von demo, von Anna.");
    }

    #[test]
    fn a_mark_within_a_mark_is_a_part_of_it() {
        let text = format!("{OPEN}{OPEN}card{CLOSE} 3{CLOSE} or {OPEN}hand{CLOSE}");
        assert_eq!(typed(&text), ["card 3", "hand"]);
    }
}
