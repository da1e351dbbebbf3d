//! Wrapping: cuts lines at word borders for a display of a given width.

use std::borrow::Cow;

use textwrap::{Options, WordSplitter, WrapAlgorithm};

/// Cuts a line into pieces of at most `width` cells, at word borders where possible. Without a width, leaves it whole.
pub fn wrap(line: &str, width: Option<usize>) -> Vec<String> {
    match width {
        None => vec![line.to_owned()],
        Some(width) => cut(line, width, options(width)),
    }
}

/// The same with each piece as full as possible, which makes the fewest pieces.
pub fn fill(line: &str, width: usize) -> Vec<String> {
    cut(line, width, options(width).wrap_algorithm(WrapAlgorithm::FirstFit))
}

fn cut(line: &str, width: usize, options: Options<'_>) -> Vec<String> {
    let line = tie(line);
    let pieces = textwrap::wrap(&line, options).into_iter();
    let mut pieces: Vec<String> = pieces.map(Cow::into_owned).filter(|piece| !piece.is_empty()).collect();
    lengthen(&mut pieces, width);
    pieces.into_iter().map(|piece| piece.replace(TIE, " ")).collect()
}

/// The fewest cells in a new line: NVDA does not speak a shorter one.
pub const SHORTEST: usize = 3;

/// Moves a word from the previous piece to one that would be too short for a line.
fn lengthen(pieces: &mut [String], width: usize) {
    for at in 1..pieces.len() {
        let Some((kept, given)) = pieces[at - 1].rsplit_once(' ') else {
            continue;
        };
        let longer = format!("{given} {}", pieces[at]);
        if cells(&pieces[at]) < SHORTEST && cells(kept) >= SHORTEST && cells(&longer) <= width {
            pieces[at - 1] = kept.to_owned();
            pieces[at] = longer;
        }
    }
}

/// The most letters in a word that means nothing without the next ones in any language, such as "and" or an article.
const SHORT: usize = 3;

/// Moves short words from the end of a piece to the beginning of the next, where they belong, if there is room.
pub fn neaten(mut pieces: Vec<String>, width: usize) -> Vec<String> {
    // Backwards, because a piece that has lost words has room for others.
    for at in (1..pieces.len()).rev() {
        let kept = without_short_end(&pieces[at - 1]);
        let given = pieces[at - 1][kept.len()..].trim_start();
        let longer = format!("{given} {}", pieces[at]);
        if !given.is_empty() && !is_short(kept) && cells(kept) >= SHORTEST && cells(&longer) <= width {
            (pieces[at - 1], pieces[at]) = (kept.to_owned(), longer);
        }
    }
    pieces
}

/// A piece without the short words at its end; its first word stays. A name does not count as a short word, unless it
/// begins a sentence.
fn without_short_end(piece: &str) -> &str {
    let mut kept = piece;
    while let Some((before, word)) = kept.rsplit_once(' ')
        && is_short(word)
        && (word.chars().all(char::is_lowercase) || before.ends_with(['.', '!', '?', ':']))
    {
        kept = before;
    }
    kept
}

/// Whether a text is a single word of few letters, with which no sentence or clause ends.
fn is_short(text: &str) -> bool {
    cells(text) <= SHORT && text.chars().all(char::is_alphabetic)
}

/// Stands for a space at which a line must not be cut; never part of the output.
const TIE: char = '\u{1}';

/// Ties the two fields of a wall together, so that they share one piece.
fn tie(line: &str) -> String {
    let mut words = line.split(' ').peekable();
    let mut tied = String::with_capacity(line.len());
    while let Some(word) = words.next() {
        tied.push_str(word);
        if let Some(next) = words.peek() {
            let other = next.trim_end_matches([',', '.', ':']);
            let is_wall = is_field(word) && is_field(other);
            tied.push(if is_wall { TIE } else { ' ' });
        }
    }
    tied
}

/// Whether a word is the name of a field: a letter and a number, or 0.
fn is_field(word: &str) -> bool {
    let number = word.strip_prefix(|c: char| c.is_ascii_uppercase());
    let digits = number.unwrap_or(word);
    let numeric = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    numeric && (number.is_some() || word == "0")
}

/// Hyphens are not borders: names such as sniff-3 have to be typed as they are read.
fn options(width: usize) -> Options<'static> {
    Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation)
}

/// How many cells a text takes on a display: one for each character that the program uses.
pub fn cells(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_fills_its_pieces_has_no_more_of_them() {
        let line = "Block: Comp 25. 25 to 45. 11 31 32 40 51 61 63. Comp 55, 10.";
        let filled = ["Block: Comp 25.", "25 to 45. 11 31", "32 40 51 61 63.", "Comp 55, 10."];
        assert_eq!(fill(line, 15), filled);
        for width in 8..=80 {
            assert!(fill(line, width).len() <= wrap(line, Some(width)).len(), "{width}");
        }
    }

    #[test]
    fn lines_are_cut_between_words_and_long_words_within() {
        assert_eq!(wrap("Free. You are on E4.", None), ["Free. You are on E4."]);
        assert_eq!(wrap("Free. You are on E4.", Some(14)), ["Free. You are", "on E4."]);
        assert_eq!(wrap("abcdefgh", Some(3)), ["abc", "def", "gh"]);
        assert_eq!(wrap("Saved as sniff-3.", Some(15)), ["Saved as", "sniff-3."]);
        assert_eq!(wrap("Column C: C1 C2, C4 D4.", Some(20)), ["Column C: C1 C2,", "C4 D4."]);
        assert_eq!(wrap("", Some(10)), Vec::<String>::new());
    }

    #[test]
    fn no_piece_is_too_short_to_be_spoken() {
        assert_eq!(wrap("Your numbers: A 3, B 2.", Some(20)), ["Your numbers: A 3,", "B 2."]);
        assert_eq!(wrap("You have 9 zillions and 5.", Some(24)), ["You have 9 zillions", "and 5."]);
        assert_eq!(wrap("abcdefgh 1", Some(8)), ["abcdefgh", "1"], "there is no word to take");
    }

    #[test]
    fn short_words_stand_with_what_follows_where_they_have_room() {
        let neat = |line: &str, width: usize| neaten(wrap(line, Some(width)), width);
        assert_eq!(neat("Anna, Bert, Carla and Doris.", 21), ["Anna, Bert, Carla", "and Doris."]);
        assert_eq!(neat("Am Tisch: Anna, Bert und du.", 24), ["Am Tisch: Anna, Bert", "und du."]);
        assert_eq!(
            neat("Schat: C2. De prijs is in zicht, zeg je.", 27),
            ["Schat: C2. De prijs", "is in zicht, zeg je."]
        );
        assert_eq!(neat("Frei. Ihr seid da. Du bist auf E5.", 21), ["Frei. Ihr seid da.", "Du bist auf E5."]);
        // A name does not count as a short word.
        assert_eq!(neat("Carla, Doris and Ben play on.", 20), ["Carla, Doris and Ben", "play on."]);
        // The end of a sentence stays, and so do numbers and fields.
        assert_eq!(neat("Anna, Bert und du. Es beginnt Anna.", 20), ["Anna, Bert und du.", "Es beginnt Anna."]);
        assert_eq!(neat("Tiles 11 31 32 40 51 61 63.", 15), ["Tiles 11 31 32", "40 51 61 63."]);
        // The first piece has room only because the second has lost words.
        let pieces = ["Anna und", "Bert und", "Carla."].map(str::to_owned).to_vec();
        assert_eq!(neaten(pieces, 10), ["Anna", "und Bert", "und Carla."]);
        assert_eq!(neaten(vec!["to and".to_owned(), "fro".to_owned()], 20), ["to and", "fro"]);
    }

    #[test]
    fn neat_pieces_are_the_same_words_in_as_many_pieces() {
        let line =
            "Die Wände um den Schatz: D4 E4, E1 0. Du und Ben, ihr geht den Weg durch eine davon, und er ist frei.";
        for width in 14..80 {
            let pieces = wrap(line, Some(width));
            let neat = neaten(pieces.clone(), width);
            assert!(neat.iter().all(|piece| (SHORTEST..=width).contains(&cells(piece))), "{width}");
            assert_eq!((neat.len(), neat.join(" ")), (pieces.len(), line.to_owned()), "{width}");
        }
    }

    #[test]
    fn no_piece_is_wider_than_asked() {
        let line = "Die Wände um den Schatz: D4 E4, E1 0. Geöffnet wird der Weg durch jede davon.";
        for width in 14..80 {
            let pieces = wrap(line, Some(width));
            assert!(pieces.iter().all(|piece| cells(piece) <= width), "{width}");
            assert_eq!(pieces.join(" "), line, "{width}");
        }
    }
}
