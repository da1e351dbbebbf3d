//! Names of fields as typed by people: `E4`, `e4`, `E 4`, `4e` and `Echo 4` are the same.

/// The name of a field: a letter and a number, or the number 0 alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coordinate {
    /// A column from `A` and a row from 1.
    At(char, u8),
    /// The field named 0.
    Zero,
}

enum Token {
    Letter(char),
    Number(u8),
}

/// Reads names of fields, with or without blanks, commas, hyphens or slashes between; `None` if there is anything else.
///
/// `alphabet` holds the words of a spelling alphabet for A to Z, which count as their letters.
pub fn coordinates(text: &str, alphabet: &[&str]) -> Option<Vec<Coordinate>> {
    let mut tokens = tokens(text, alphabet)?.into_iter();
    let mut found = Vec::new();
    while let Some(token) = tokens.next() {
        found.push(match token {
            Token::Number(0) => Coordinate::Zero,
            Token::Number(number) => match tokens.next()? {
                Token::Letter(letter) => Coordinate::At(letter, number),
                Token::Number(_) => return None,
            },
            Token::Letter(letter) => match tokens.next()? {
                Token::Number(number) if number > 0 => Coordinate::At(letter, number),
                _ => return None,
            },
        });
    }
    (!found.is_empty()).then_some(found)
}

fn tokens(text: &str, alphabet: &[&str]) -> Option<Vec<Token>> {
    let separates = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-' | '.' | '/');
    let mut tokens = Vec::new();
    for word in text.split(separates).filter(|word| !word.is_empty()) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let digits = first.is_ascii_digit();
            let end = rest.find(|c: char| c.is_ascii_digit() != digits).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            tokens.push(if digits { Token::Number(run.parse().ok()?) } else { Token::Letter(letter(run, alphabet)?) });
            rest = after;
        }
    }
    Some(tokens)
}

fn letter(run: &str, alphabet: &[&str]) -> Option<char> {
    let mut characters = run.chars();
    if let (Some(only), None) = (characters.next(), characters.next()) {
        return only.is_ascii_alphabetic().then(|| only.to_ascii_uppercase());
    }
    let run = super::words::fold(run);
    let index = alphabet.iter().position(|word| super::words::fold(word) == run)?;
    u8::try_from(index).ok().map(|index| char::from(b'A' + index))
}

#[cfg(test)]
mod tests {
    use super::Coordinate::{At, Zero};
    use super::*;

    const ALPHABET: [&str; 5] = ["Anton", "Berta", "Cäsar", "Dora", "Emil"];

    #[test]
    fn all_ways_of_saying_a_field_are_the_same() {
        for text in ["E4", "e4", "E 4", "4e", "4 E", "e-4", " E4. ", "Emil 4", "emil4", "4 emil"] {
            assert_eq!(coordinates(text, &ALPHABET), Some(vec![At('E', 4)]), "{text:?}");
        }
        assert_eq!(coordinates("g12", &ALPHABET), Some(vec![At('G', 12)]));
        assert_eq!(coordinates("caesar 3", &ALPHABET), Some(vec![At('C', 3)]));
    }

    #[test]
    fn several_fields_stand_in_one_line() {
        let expected = Some(vec![At('E', 4), At('D', 4), Zero, At('E', 1)]);
        for text in ["E4 D4 0 E1", "e4d4 0 e1", "4e 4d, 0-1e", "E4-D4, 0-E1", "E4/D4 0/E1"] {
            assert_eq!(coordinates(text, &ALPHABET), expected, "{text:?}");
        }
    }

    #[test]
    fn anything_else_is_no_field() {
        for text in ["", " ", "E", "4", "E0", "EE4", "E4 D", "frei", "E4 x y", "E444", "ä4", "E+4"] {
            assert_eq!(coordinates(text, &ALPHABET), None, "{text:?}");
        }
    }
}
