//! A line as sent to a speech synthesiser, where the displayed text would be misread.

use super::style::Lang;

/// The spoken form of a line in a language: tiles as two numbers, and letters as letters. Voices read the hyphen of 5-3
/// as a minus, a dash, or a score, and in English the spy A before a word as an article.
///
/// A tile is two digits with a hyphen between, and no other characters attached, so that names such as `game-5-3` stay
/// whole. No other output of the program has this form.
pub fn voiced(line: &str, lang: Lang) -> String {
    lettered(&untiled(line), lang.word_letters())
}

/// Adds a short pause after each of `letters` that stands alone before a word and does not begin a sentence, where it
/// would be read as a word.
fn lettered(line: &str, letters: &str) -> String {
    let mut spoken = String::with_capacity(line.len());
    let mut rest = line.chars().peekable();
    while let Some(letter) = rest.next() {
        let before = spoken.trim_end_matches(' ');
        let begins = before.is_empty() || before.ends_with(['.', '!', '?', '\n']);
        let is_alone = spoken.ends_with(' ') && rest.peek() == Some(&' ');
        spoken.push(letter);
        if is_alone && !begins && letters.contains(letter) {
            spoken.push(',');
        }
    }
    spoken
}

/// Replaces the hyphen of each tile by a blank.
fn untiled(line: &str) -> String {
    let tiles: Vec<usize> = line.match_indices('-').map(|(at, _)| at).filter(|at| is_in_tile(line, *at)).collect();
    let mut spoken = line.to_owned();
    for hyphen in tiles {
        spoken.replace_range(hyphen..=hyphen, " ");
    }
    spoken
}

/// Returns whether the hyphen at this position is part of a tile.
fn is_in_tile(line: &str, hyphen: usize) -> bool {
    let mut before = line[..hyphen].chars().rev();
    let mut behind = line[hyphen + 1..].chars();
    let is_number = |side: Option<char>| side.is_some_and(|side| side.is_ascii_digit());
    if !is_number(before.next()) || !is_number(behind.next()) {
        return false;
    }
    let goes_on = |next: char| next.is_alphanumeric() || "-_/\\".contains(next);
    let has_end = match behind.next() {
        // A full stop, or a file name extension.
        Some('.') => !behind.next().is_some_and(goes_on),
        Some(next) => !goes_on(next),
        None => true,
    };
    has_end && !before.next().is_some_and(|next| goes_on(next) || next == '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn voiced(line: &str) -> String {
        super::voiced(line, Lang::En)
    }

    #[test]
    fn of_a_tile_the_numbers_are_spoken() {
        assert_eq!(voiced("Your hand: 5-3, 6-6 and 0-0."), "Your hand: 5 3, 6 6 and 0 0.");
        assert_eq!(voiced("5-3"), "5 3");
        assert_eq!(voiced("Lay 5-3? (5-3; 4-1)"), "Lay 5 3? (5 3; 4 1)");
        assert_eq!(voiced("Größe 5-3"), "Größe 5 3");
    }

    #[test]
    fn nothing_else_is_changed() {
        for line in
            ["", "-", "5-", "-3", "game-5-3", "5-3-2", "2026-11-22", "10-3", "5-31", "v5-3", "1.5-3", "5-3.record"]
        {
            assert_eq!(voiced(line), line);
        }
        assert_eq!(voiced("Black-red A, minus -3, é5-3"), "Black-red A, minus -3, é5-3");
    }

    #[test]
    fn a_letter_that_is_a_word_is_heard_as_a_letter_where_it_begins_no_sentence() {
        assert_eq!(voiced("Your spy A attacks Black A. A dash."), "Your spy A, attacks Black A. A dash.");
        assert_eq!(voiced("White frees A; A loses to Red B, and A."), "White frees A; A, loses to Red B, and A.");
        assert_eq!(super::voiced("Dein Spion A ist da.", Lang::De), "Dein Spion A ist da.");
        assert_eq!(voiced("A wall."), "A wall.");
    }
}
