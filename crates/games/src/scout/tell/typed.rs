//! Reads scouts, holes, walks and pushes as players type them.

use super::paths::Run;
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::board::End;
use crate::scout::rules::cards::Piece;
use crate::scout::rules::hole::{Direction, Hole};
use crate::scout::rules::nth::{Nth, ScoutNumber};
use snuffel_core::text::command::{Grammar, shorten};
use snuffel_core::text::coordinate::Coordinate;
use snuffel_core::text::lexicon::Found;
use snuffel_core::text::message::{Arg, Message};

/// The target of a walk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// None was given.
    Nothing,
    /// A hole.
    Hole(Hole),
    /// Along a lane.
    Along(Direction),
    /// Along a lane, but no farther than a hole on it.
    Until(Direction, Hole),
    /// Exactly these steps.
    Runs(Vec<Run>),
}

fn wrong(id: &'static str, word: &str) -> Message {
    Message::new(id).text("word", shorten(word))
}

/// A number from 1 to `most`, with no other text.
///
/// # Errors
/// The message `id`.
pub fn number(text: &str, most: u8, id: &'static str) -> Result<u8, Message> {
    let number = text.trim().parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| wrong(id, text))
}

/// One of several things, by its number, with no other text.
///
/// # Errors
/// The message `id`.
pub fn nth<const N: u8>(text: &str, id: &'static str) -> Result<Nth<N>, Message> {
    let nth = text.trim().parse().ok().and_then(|number: u8| Nth::new(number.checked_sub(1)?));
    nth.ok_or_else(|| wrong(id, text))
}

/// All numbers in a text; `None` if it has anything else but blanks, commas and slashes.
pub fn numbers(text: &str) -> Option<Vec<u16>> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '/'));
    words.filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

/// The column of a single letter, or of its word in the spelling alphabet, counted from 0; possibly off the board.
pub fn column(text: &str, grammar: &Grammar) -> Option<u8> {
    // A letter followed by a number is a hole.
    let is_word = text.trim().chars().all(char::is_alphabetic);
    match grammar.coordinates(&format!("{text} 1")).filter(|_| is_word)?.as_slice() {
        [Coordinate::At(letter, 1)] => u8::try_from(u32::from(*letter) - u32::from('A')).ok(),
        _ => None,
    }
}

/// A hole, from its column counted from 0 and its row counted from 1.
///
/// # Errors
/// If it is off the board.
pub fn on_board(column: u8, row: u8) -> Result<Hole, Message> {
    let hole = row.checked_sub(1).and_then(|row| Hole::new(column, row));
    let name = || format!("{}{row}", char::from(b'A' + column.min(25)));
    hole.ok_or_else(|| Message::new("misread-off-board").place("field", name()))
}

/// One hole, with no other text.
///
/// # Errors
/// The fault in the text.
pub fn hole(text: &str, grammar: &Grammar) -> Result<Hole, Message> {
    match grammar.coordinates(text).unwrap_or_default().as_slice() {
        [Coordinate::At(letter, row)] => {
            let column = u32::from(*letter).saturating_sub(u32::from('A'));
            on_board(u8::try_from(column).unwrap_or(25), *row)
        }
        [] if text.is_empty() => Err(Message::new("misread-no-hole").for_the_rest()),
        _ => Err(wrong("misread-hole", text)),
    }
}

/// The number of a scout, and the text after it.
///
/// # Errors
/// If there is no such number.
pub fn scout(text: &str) -> Result<(ScoutNumber, &str), Message> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    Ok((nth(first, "misread-scout")?, rest.trim()))
}

/// An end of a shaft, from its word or the beginning of it.
pub fn end(word: &str, grammar: &Grammar) -> Option<End> {
    match grammar.arguments.among(&["left", "right"]).find(word) {
        Found::One("left") => Some(End::Left),
        Found::One("right") => Some(End::Right),
        _ => None,
    }
}

fn direction(word: &str, grammar: &Grammar) -> Option<Direction> {
    match grammar.arguments.among(&["north", "east", "south", "west"]).find(word) {
        Found::One("north") => Some(Direction::North),
        Found::One("east") => Some(Direction::East),
        Found::One("south") => Some(Direction::South),
        Found::One("west") => Some(Direction::West),
        _ => None,
    }
}

/// A push: `5 left 90`. It cannot be undone, so a missing turn is asked for unless `otherwise` gives a default.
/// `command` is the command that was typed.
///
/// # Errors
/// The missing or wrong part.
pub fn push(text: &str, grammar: &Grammar, otherwise: Option<u16>, command: &'static str) -> Result<Push, Message> {
    let wrong = |id, typed| wrong(id, typed).with("command", Arg::Command(command));
    let mut from = None;
    let mut given = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        match (word.parse::<u16>(), end(word, grammar)) {
            (Ok(number), _) => given.push(number),
            (_, Some(end)) => from = Some(end),
            _ => return Err(wrong("misread-push", word)),
        }
    }
    let (shaft, turn) = match given.as_slice() {
        [shaft] => (*shaft, otherwise),
        [shaft, turn] => (*shaft, Some(*turn)),
        _ => return Err(wrong("misread-push", text)),
    };
    let shaft = nth(&shaft.to_string(), "misread-shaft")?;
    let end = from.ok_or_else(|| wrong("misread-end", text).for_the_rest())?;
    let turn = turn.ok_or_else(|| {
        let asks = Message::new("misread-no-turn").for_the_rest();
        asks.count("shaft", shaft.number()).with("end", super::phrase::end(end))
    })?;
    Ok(Push { shaft, end, quarters: quarters(turn)? })
}

fn quarters(turn: u16) -> Result<u8, Message> {
    match turn {
        0 | 90 | 180 | 270 => Ok((turn / 90) as u8),
        _ => Err(wrong("misread-turn", &turn.to_string())),
    }
}

/// A card to lay: its number, optionally its turn, and the shaft.
///
/// # Errors
/// The missing or wrong part.
pub fn lay(text: &str) -> Result<Action, Message> {
    let (card, turn, shaft) = match numbers(text).unwrap_or_default().as_slice() {
        [card, shaft] => (*card, 0, *shaft),
        [card, turn, shaft] => (*card, *turn, *shaft),
        _ => return Err(wrong("misread-lay", text)),
    };
    let quarters = quarters(turn)?;
    let piece = u8::try_from(card).ok().and_then(|card| Piece::new(card, quarters));
    let piece = piece.ok_or_else(|| wrong("misread-lay-card", &card.to_string()))?;
    Ok(Action::Lay { piece, shaft: nth(&shaft.to_string(), "misread-shaft")? })
}

/// The text after the word `to`, if it starts with that.
pub fn without_to<'a>(text: &'a str, grammar: &Grammar) -> &'a str {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if grammar.arguments.exact(first) == Some("to") { rest.trim() } else { text }
}

/// The text without the word `to` at the end, where it has no meaning.
fn without_to_behind<'a>(text: &'a str, grammar: &Grammar) -> &'a str {
    let (rest, last) = text.rsplit_once(char::is_whitespace).unwrap_or((text, ""));
    if grammar.arguments.exact(last) == Some("to") { rest.trim() } else { text }
}

/// A direction, and a hole after the word `to`.
fn until(text: &str, grammar: &Grammar) -> Option<(Direction, Hole)> {
    let (first, rest) = text.split_once(char::is_whitespace)?;
    let behind = without_to(rest.trim(), grammar);
    let hole = hole(behind, grammar).ok().filter(|_| behind.len() < rest.trim().len())?;
    Some((direction(first, grammar)?, hole))
}

/// The target of a walk: `to G12`, `G12`, `north`, `north to G12`, `n3 e2`. A letter and a number without a blank are
/// a hole, as the program writes it, even if the letter could be a direction; several of them, or with a blank
/// between, are steps.
///
/// # Errors
/// If it is none of these.
pub fn walk(text: &str, grammar: &Grammar) -> Result<Told, Message> {
    if text.is_empty() {
        return Ok(Told::Nothing);
    }
    let text = without_to_behind(text, grammar);
    let behind = without_to(text, grammar);
    if behind.len() < text.len() {
        let along = direction(behind, grammar).map(Told::Along);
        return along.map_or_else(|| hole(behind, grammar).map(Told::Hole), Ok);
    }
    if let Some((direction, hole)) = until(text, grammar) {
        return Ok(Told::Until(direction, hole));
    }
    if !text.contains(char::is_whitespace)
        && let Ok(hole) = hole(text, grammar)
    {
        return Ok(Told::Hole(hole));
    }
    match runs(text, grammar).as_deref() {
        Some([(direction, None)]) => Ok(Told::Along(*direction)),
        Some(runs) => {
            let count = |(direction, count): &(Direction, Option<u8>)| (*direction, count.unwrap_or(1));
            Ok(Told::Runs(runs.iter().map(count).collect()))
        }
        None => match grammar.coordinates(text) {
            Some(_) => hole(text, grammar).map(Told::Hole),
            None => Err(wrong("misread-walk", text)),
        },
    }
}

/// Directions, each optionally followed by a number of steps; `None` if there is any other text.
fn runs(text: &str, grammar: &Grammar) -> Option<Vec<(Direction, Option<u8>)>> {
    let mut runs: Vec<(Direction, Option<u8>)> = Vec::new();
    let separates = |c: char| c.is_whitespace() || matches!(c, ',' | '-' | ';');
    for word in text.split(separates).filter(|word| !word.is_empty()) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let digits = first.is_ascii_digit();
            let end = rest.find(|c: char| c.is_ascii_digit() != digits).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            if digits {
                let (_, count) = runs.last_mut().filter(|(_, count)| count.is_none())?;
                *count = Some(piece.parse().ok().filter(|count| *count > 0)?);
            } else {
                runs.push((direction(piece, grammar)?, None));
            }
            rest = after;
        }
    }
    (!runs.is_empty()).then_some(runs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scout::rules::Scout;
    use snuffel_core::game::{Answer, Game};
    use snuffel_core::text::style::{Lang, Spelling, Wording};
    use snuffel_core::text::teller::Teller;

    fn grammar(lang: Lang) -> Grammar {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[Scout::TEXTS.words]);
        teller.grammar(&[], Scout::ARGUMENTS)
    }

    #[test]
    fn a_walk_is_a_hole_a_direction_or_steps() {
        let grammar = grammar(Lang::En);
        let walk = |text| walk(text, &grammar);
        let hole = || Ok(Told::Hole("G12".parse().unwrap()));
        for text in ["to G12", "G12", "g12", "12g", "to Golf 12", "TO g 12"] {
            assert_eq!(walk(text), hole(), "{text:?}");
        }
        for text in ["north", "n", "nor", "to north", "north to"] {
            assert_eq!(walk(text), Ok(Told::Along(Direction::North)), "{text:?}");
        }
        assert_eq!(walk("north to G12"), Ok(Told::Until(Direction::North, "G12".parse().unwrap())));
        let runs = Ok(Told::Runs(vec![(Direction::North, 3), (Direction::East, 2)]));
        for text in ["n3 e2", "n3e2", "north 3 east 2", "north 3, east 2", "N3-E2"] {
            assert_eq!(walk(text), runs, "{text:?}");
        }
        // A hole as the program writes it is read as a hole.
        for text in ["to e3", "e3", "E3"] {
            assert_eq!(walk(text), Ok(Told::Hole("E3".parse().unwrap())), "{text}");
        }
        for text in ["e 3", "east 3", "east3"] {
            let east = Ok(Told::Runs(vec![(Direction::East, 3)]));
            assert_eq!(walk(text), east, "{text}");
        }
        assert_eq!(walk(""), Ok(Told::Nothing));
        for text in ["up", "3", "n0", "3 north", "to", "G12 G13", "S3 x", "north G12", "up to G12"] {
            assert!(walk(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn directions_and_ends_are_typed_in_the_own_language_or_in_english() {
        for (lang, text) in [
            (Lang::De, "n3 o2"),
            (Lang::De, "norden 3 osten 2"),
            (Lang::De, "n3 e2"),
            (Lang::Nl, "n3 o2"),
            (Lang::Nl, "noord 3 oost 2"),
            (Lang::Nl, "north 3 east 2"),
        ] {
            let runs = vec![(Direction::North, 3), (Direction::East, 2)];
            assert_eq!(walk(text, &grammar(lang)), Ok(Told::Runs(runs)), "{text:?}");
        }
        for (lang, word) in [(Lang::De, "links"), (Lang::Nl, "li"), (Lang::De, "left"), (Lang::En, "l")] {
            assert_eq!(end(word, &grammar(lang)), Some(End::Left), "{word:?}");
        }
        assert_eq!(walk("z2", &grammar(Lang::Nl)), Ok(Told::Runs(vec![(Direction::South, 2)])));
    }

    #[test]
    fn a_push_is_a_shaft_an_end_and_a_turn() {
        let grammar = grammar(Lang::En);
        for (text, expected) in [
            ("5 left 90", "5 left 90"),
            ("5 left", "5 left 0"),
            ("left 5 90", "5 left 90"),
            ("8, r, 270", "8 right 270"),
        ] {
            assert_eq!(push(text, &grammar, Some(0), "try").unwrap().to_string(), expected);
        }
        for (text, id) in [
            ("", "misread-push"),
            ("5", "misread-end"),
            ("5 left", "misread-no-turn"),
            ("left", "misread-push"),
            ("9 left", "misread-shaft"),
            ("5 left 45", "misread-turn"),
            ("5 up", "misread-push"),
            ("5 left 0 0", "misread-push"),
        ] {
            assert_eq!(push(text, &grammar, None, "push").unwrap_err().id, id, "{text:?}");
        }
    }

    #[test]
    fn a_column_is_a_letter_alone() {
        let grammar = grammar(Lang::En);
        assert_eq!(column("F", &grammar), Some(5));
        assert_eq!(column("foxtrot", &grammar), Some(5));
        assert_eq!(column("Z", &grammar), Some(25));
        for text in ["F1", "1", "", "F G", "done"] {
            assert_eq!(column(text, &grammar), None, "{text:?}");
        }
        assert!(on_board(18, 1).is_err());
    }
}
