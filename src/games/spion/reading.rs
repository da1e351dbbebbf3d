//! What stands behind a command, word by word: letters, colours, fields, traps, numbers.

use super::board::Place;
use super::piece::{Letter, Spies, Spy, Trap, read_colour};
use super::view::View;
use crate::seat::Seat;
use crate::text::command::{Grammar, shorten};
use crate::text::coordinate::Coordinate;
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};

/// The words behind a command, in any order.
pub struct Words<'a> {
    text: &'a str,
    grammar: &'a Grammar,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    pub fn new(text: &'a str, grammar: &'a Grammar) -> Words<'a> {
        Words { text, grammar }
    }

    /// What was typed.
    pub fn text(&self) -> &str {
        self.text
    }

    /// Whether nothing was typed.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    fn each(&self) -> impl Iterator<Item = &'a str> {
        self.text.split_whitespace()
    }

    /// What the words mean that stand for something behind a command. Any clear beginning will do.
    fn meanings(&self) -> impl Iterator<Item = &'static str> {
        self.each()
            .filter(|word| word.len() > 1)
            .filter_map(|word| match self.grammar.arguments.find(word) {
                Found::One(id) => Some(id),
                Found::None | Found::Several(_) => None,
            })
    }

    /// Whether one of the words means this.
    pub fn says(&self, id: &str) -> bool {
        self.meanings().any(|meaning| meaning == id)
    }

    /// The letter of a spy or a plan, as it is or by the spelling alphabet.
    pub fn letter(&self) -> Option<Letter> {
        self.each().find_map(|word| self.split(word)?.0)
    }

    /// The letter and the number of a word such as `B`, `Bravo` or `B2`.
    fn split(&self, word: &str) -> Option<(Option<Letter>, Option<u8>)> {
        // With a number behind it a letter reads like a field of other games.
        let (read, number) = match self.grammar.coordinates(word) {
            Some(read) => (read, true),
            None => (self.grammar.coordinates(&format!("{word}1"))?, false),
        };
        let [Coordinate::At(letter, row)] = read.as_slice() else {
            return None;
        };
        Some((letter.to_string().parse().ok(), number.then_some(*row)))
    }

    /// A colour. White and blue in a row are one.
    pub fn colour(&self) -> Option<Seat> {
        self.meanings().filter_map(|id| read_colour(id).ok()).max()
    }

    /// A trap.
    pub fn trap(&self) -> Option<Trap> {
        self.meanings().find_map(|id| id.parse().ok())
    }

    /// A field: `2.3`, `2,3`, `2 3` or `23`.
    pub fn field(&self) -> Option<Place> {
        let digits: Vec<u8> = self
            .text
            .bytes()
            .filter(u8::is_ascii_digit)
            .map(|digit| digit - b'0')
            .collect();
        match digits.as_slice() {
            [side, step] => Place::field(*side, *step),
            _ => None,
        }
    }

    /// A field, or an embassy by its colour, when no spy is meant.
    pub fn place(&self) -> Option<Place> {
        match (self.field(), self.letter()) {
            (Some(field), None) => Some(field),
            (_, Some(_)) => None,
            (None, None) => self.colour().map(Place::embassy),
        }
    }

    /// Whether a field is named.
    pub fn is_place(&self) -> bool {
        self.field().is_some() && self.letter().is_none()
    }

    /// A number of one digit, also behind a letter.
    pub fn any_number(&self) -> Option<u8> {
        self.each().find_map(|word| match word.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(digit - b'0'),
            _ => self.split(word)?.1,
        })
    }

    /// A number of one digit.
    ///
    /// # Errors
    /// What to tell when there is none.
    pub fn number(&self, missing: Message) -> Result<u8, Message> {
        self.any_number().ok_or(missing)
    }
}

/// A spy by colour and letter, or by the letter alone where only one of `candidates` has it.
///
/// # Errors
/// What to tell when no spy, or several, can be meant.
pub fn spy_among(view: &View, words: &Words, candidates: Spies) -> Result<Spy, Message> {
    let wrong = || Message::new("misread-spy").text("word", shorten(words.text()));
    let letter = words.letter().ok_or_else(wrong)?;
    if let Some(seat) = words.colour() {
        return Ok(Spy::new(seat, letter));
    }
    let fits: Vec<Spy> = candidates
        .iter()
        .filter(|spy| spy.letter == letter)
        .collect();
    match fits.as_slice() {
        [only] => Ok(*only),
        // With one enemy a letter is clear, even where it cannot be meant: the rules then say why.
        [] => match view.seat().map(|me| view.position.enemies(me)) {
            Some(enemies) if enemies.len() == 1 => {
                let enemy = enemies.iter().next().ok_or_else(wrong)?;
                Ok(Spy::new(enemy, letter))
            }
            _ => Err(wrong()),
        },
        several => {
            let named = several
                .iter()
                .map(|spy| super::phrase::spy(view.viewer, *spy));
            Err(Message::new("misread-which-spy").with("fits", Arg::List(named.collect())))
        }
    }
}
