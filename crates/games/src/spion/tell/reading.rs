//! Reads the words after a command: letters, colours, fields, traps, numbers.

use std::borrow::Cow;

use super::phrase;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Letter, Spies, Spy, Trap};
use crate::spion::rules::seating::read_colour;
use crate::spion::rules::team::are_partners;
use crate::spion::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::command::{Grammar, shorten};
use snuffel_core::text::coordinate::Coordinate;
use snuffel_core::text::lexicon::Found;
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::words::fold;

/// The words that can follow a move, each at most once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Shape {
    /// The letter of a spy or a plan.
    pub letter: bool,
    /// A number of one digit.
    pub number: bool,
    /// A colour.
    pub colour: bool,
    /// A trap.
    pub trap: bool,
    /// A field.
    pub field: bool,
    /// The word for an embassy.
    pub embassy: bool,
    /// The word for nobody.
    pub nobody: bool,
}

/// The words after a command, in any order.
pub(super) struct Phrase<'a> {
    text: &'a str,
    grammar: &'a Grammar,
}

impl<'a> Phrase<'a> {
    /// The words of `text`.
    pub fn new(text: &'a str, grammar: &'a Grammar) -> Phrase<'a> {
        Phrase { text, grammar }
    }

    /// The text as it was typed.
    pub fn text(&self) -> &str {
        self.text
    }

    /// Returns whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn each(&self) -> impl Iterator<Item = &'a str> {
        self.text.split_whitespace()
    }

    /// The meanings of those words that have one. Any unambiguous abbreviation will do.
    fn meanings(&self) -> impl Iterator<Item = &'static str> {
        self.each().filter(|word| word.len() > 1).filter_map(|word| match self.grammar.arguments.find(word) {
            Found::One(id) => Some(id),
            Found::None | Found::Several(_) => None,
        })
    }

    /// Returns whether the whole text has this meaning.
    pub fn means(&self, id: &str) -> bool {
        matches!(self.grammar.arguments.find(self.text), Found::One(meant) if meant == id)
    }

    /// Returns whether one of the words has this meaning.
    pub fn says(&self, id: &str) -> bool {
        self.meanings().any(|meaning| meaning == id)
    }

    /// The letter of a spy or a plan, by itself or in the spelling alphabet.
    pub fn letter(&self) -> Option<Letter> {
        self.each().find_map(|word| self.split(word)?.0)
    }

    /// The letter and the number of a word such as `B`, `Bravo` or `B2`.
    fn split(&self, word: &str) -> Option<(Option<Letter>, Option<u8>)> {
        let word = spelled(word, self.grammar);
        // A letter followed by a number reads like a field of other games.
        let (read, number) = match self.grammar.coordinates(&word) {
            Some(read) => (read, true),
            None => (self.grammar.coordinates(&format!("{word}1"))?, false),
        };
        let [Coordinate::At(letter, row)] = read.as_slice() else {
            return None;
        };
        Some((letter.to_string().parse().ok(), number.then_some(*row)))
    }

    /// A colour. White followed by blue is one colour.
    pub fn colour(&self) -> Option<Seat> {
        self.meanings().filter_map(|id| read_colour(id).ok()).max()
    }

    /// A trap.
    pub fn trap(&self) -> Option<Trap> {
        self.meanings().find_map(|id| id.parse().ok())
    }

    /// A field: `2.3`, `2,3`, `2 3` or `23`.
    pub fn field(&self) -> Option<Place> {
        let digits: Vec<u8> = self.text.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
        match digits.as_slice() {
            [side, step] => Place::field(*side, *step),
            _ => None,
        }
    }

    /// A field, or an embassy by its colour; `None` if a spy is meant.
    pub fn place(&self) -> Option<Place> {
        match (self.field(), self.letter()) {
            (Some(field), None) => Some(field),
            (_, Some(_)) => None,
            (None, None) => self.colour().map(Place::embassy),
        }
    }

    /// The target of a spy, if one is given besides the spy: a field, or an embassy that is called one.
    pub fn goal(&self) -> Option<Place> {
        let embassy = || self.says("embassy").then(|| self.colour().map(Place::embassy)).flatten();
        self.field().or_else(embassy)
    }

    /// Returns whether a field is named.
    pub fn is_place(&self) -> bool {
        self.field().is_some() && self.letter().is_none()
    }

    /// Returns whether there are numbers, but no spy.
    pub fn is_numbered(&self) -> bool {
        self.text.bytes().any(|c| c.is_ascii_digit()) && self.letter().is_none()
    }

    /// A single-digit number, also directly after a letter.
    pub fn any_number(&self) -> Option<u8> {
        self.each().find_map(|word| match word.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(digit - b'0'),
            _ => self.split(word)?.1,
        })
    }

    /// The first word that does not fit a move of this shape, if any.
    pub fn surplus(&self, shape: Shape) -> Option<String> {
        let mut left = shape;
        let mut digits = 0;
        let mut colour: Option<Seat> = None;
        for word in self.each() {
            let meaning = Phrase::new(word, self.grammar).meanings().next();
            let read = meaning.and_then(|id| read_colour(id).ok());
            let count = word.bytes().filter(u8::is_ascii_digit).count();
            let is_digits = word.bytes().all(|c| !c.is_ascii_alphabetic()) && count > 0;
            let fits = if let Some(seat) = read {
                // "White blue" is one colour in two words.
                let goes_on = colour.is_some_and(|before| are_partners(before, seat) && before < seat);
                let fits = left.colour || goes_on;
                (left.colour, colour) = (false, (!goes_on).then_some(seat));
                fits
            } else if meaning == Some("embassy") {
                std::mem::take(&mut left.embassy)
            } else if matches!(meaning, Some("no" | "nobody")) {
                std::mem::take(&mut left.nobody)
            } else if meaning.is_some_and(|id| id.parse::<Trap>().is_ok()) {
                std::mem::take(&mut left.trap)
            } else if is_digits && shape.field {
                digits += count;
                digits <= 2
            } else if is_digits {
                count == 1 && std::mem::take(&mut left.number)
            } else if let Some((Some(_), number)) = self.split(word) {
                let fits = std::mem::take(&mut left.letter);
                match number {
                    Some(number) if fits && !std::mem::take(&mut left.number) => {
                        return Some(number.to_string());
                    }
                    _ => fits,
                }
            } else {
                false
            };
            if !fits {
                return Some(word.to_owned());
            }
        }
        None
    }

    /// A single-digit number.
    ///
    /// # Errors
    /// The message `missing`, if there is none.
    pub fn number(&self, missing: Message) -> Result<u8, Message> {
        self.any_number().ok_or(missing)
    }
}

/// A word in the spelling alphabet of the session: Alpha counts as Alfa.
fn spelled<'a>(word: &'a str, grammar: &Grammar) -> Cow<'a, str> {
    const OTHERWISE: [(&str, &str); 1] = [("alpha", "alfa")];
    let folded = fold(word);
    let letters = folded.trim_end_matches(|c: char| c.is_ascii_digit());
    let usual = |(other, usual): &(&str, &str)| {
        let is_spelled = grammar.alphabet.iter().any(|word| fold(word) == *usual);
        (letters == *other && is_spelled).then(|| folded.replacen(other, usual, 1))
    };
    match OTHERWISE.iter().find_map(usual) {
        Some(usual) => Cow::Owned(usual),
        None => Cow::Borrowed(word),
    }
}

/// Returns whether a word is the letter of a spy, by itself or in the spelling alphabet, optionally followed by a
/// number.
pub(super) fn is_letter(word: &str, grammar: &Grammar) -> bool {
    let named = Phrase::new(word, grammar).split(word);
    matches!(named, Some((Some(_), _)))
}

/// A spy by colour and letter, or by letter alone if only one of `candidates` has it.
///
/// # Errors
/// The message, if no spy or several could be meant.
pub(super) fn spy_among(view: &View, words: &Phrase, candidates: Spies) -> Result<Spy, Message> {
    let wrong = || Message::new("misread-spy").text("word", shorten(words.text()));
    let letter = words.letter().ok_or_else(wrong)?;
    if let Some(seat) = words.colour() {
        return Ok(Spy::new(seat, letter));
    }
    let fits: Vec<Spy> = candidates.iter().filter(|spy| spy.letter == letter).collect();
    match fits.as_slice() {
        [only] => Ok(*only),
        // With a single enemy a letter is unambiguous, even if that spy cannot be meant. The rules then give the
        // reason.
        [] => match view.seat().map(|me| view.position.enemies(me)) {
            Some(enemies) if enemies.len() == 1 => {
                let enemy = enemies.iter().next().ok_or_else(wrong)?;
                Ok(Spy::new(enemy, letter))
            }
            _ => Err(wrong()),
        },
        several => {
            let named = several.iter().map(|spy| phrase::spy(view.viewer, *spy));
            Err(Message::new("misread-which-spy").with("fits", Arg::either(named.collect())))
        }
    }
}
