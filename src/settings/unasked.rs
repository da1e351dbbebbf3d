//! The unasked messages after the turns of others: all kinds that the games have, except those switched off.

use std::fmt;
use std::str::FromStr;

use crate::games;
use crate::notation::Unreadable;
use crate::text::lexicon::{Found, Lexicon};
use crate::text::message::Message;

/// Precedes the kinds that are switched off.
const NOT: &str = "not";

/// Which kinds of messages are said unasked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unasked {
    /// The kinds that are switched off, one bit each in the order of [`games::kinds`].
    off: u64,
}

impl Unasked {
    /// All kinds are off, so that only events are announced.
    const NOTHING: Unasked = Unasked { off: u64::MAX };

    /// The kinds that are switched off.
    pub fn hushed(self) -> Vec<&'static str> {
        let kinds = (0..u64::BITS).zip(games::kinds());
        kinds.filter(|(place, _)| self.off >> place & 1 == 1).map(|(_, kind)| kind).collect()
    }

    /// The same with some kinds switched on or off.
    fn with(self, kinds: &[&str], is_on: bool) -> Unasked {
        let places = (0..u64::BITS).zip(games::kinds()).filter(|(_, kind)| kinds.contains(kind));
        let bits = places.fold(0, |bits, (place, _)| bits | 1 << place);
        Unasked { off: if is_on { self.off & !bits } else { self.off | bits } }
    }

    /// The value after a typed change: kinds followed by the word for on or off, or only that word, for all kinds.
    ///
    /// # Errors
    /// When the text is neither.
    pub fn changed(self, typed: &str, arguments: &Lexicon, kinds: &Lexicon) -> Result<Unasked, Unreadable> {
        let (named, last) = named_kinds(typed, kinds)?;
        let is_on = match arguments.exact(last) {
            Some("on" | "all") => true,
            Some("off") => false,
            _ => return Err(Unreadable),
        };
        Ok(match (named.as_slice(), is_on) {
            ([], true) => Unasked::default(),
            ([], false) => Unasked::NOTHING,
            (kinds, is_on) => self.with(kinds, is_on),
        })
    }

    /// The message about these kinds, which are those of one game or of all games.
    pub fn message(self, kinds: &[&'static str]) -> Message {
        if kinds.is_empty() {
            return Message::new("setting-tell-none");
        }
        let hushed = self.hushed();
        let (off, on): (Vec<_>, Vec<_>) = kinds.iter().partition(|kind| hushed.contains(kind));
        let named = |kinds: Vec<&'static str>| kinds.into_iter().map(|kind| Message::new(format!("kind-{kind}")));
        let counted = Message::new("setting-tell").count("count", on.len()).count("missing", off.len());
        counted.all_said("on", named(on)).all_said("off", named(off))
    }
}

/// The kinds that a typed change names, and the word after them.
///
/// # Errors
/// When there is no such word, or one before it is no kind.
pub fn named_kinds<'a>(typed: &'a str, kinds: &Lexicon) -> Result<(Vec<&'static str>, &'a str), Unreadable> {
    let words: Vec<&str> = typed.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let (last, named) = words.split_last().ok_or(Unreadable)?;
    let kind = |word: &&str| match kinds.find(word) {
        Found::One(kind) => Ok(kind),
        Found::None | Found::Several(_) => Err(Unreadable),
    };
    Ok((named.iter().map(kind).collect::<Result<_, _>>()?, last))
}

/// Written in the file as `on`, `off`, or `not` followed by the kinds that are switched off.
impl fmt::Display for Unasked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.hushed().as_slice() {
            [] => f.write_str("on"),
            _ if *self == Unasked::NOTHING => f.write_str("off"),
            hushed => write!(f, "{NOT} {}", hushed.join(" ")),
        }
    }
}

/// Reads what [`Display`](fmt::Display) writes, and 0 for `off`.
impl FromStr for Unasked {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Unasked, Unreadable> {
        match text {
            "on" | "all" => return Ok(Unasked::default()),
            "off" | "0" => return Ok(Unasked::NOTHING),
            _ => {}
        }
        let mut words = text.split_whitespace();
        let known = games::kinds();
        let hushed: Vec<&str> = words.next().filter(|word| *word == NOT).map(|_| words.collect()).ok_or(Unreadable)?;
        match hushed.is_empty() || hushed.iter().any(|kind| !known.contains(kind)) {
            true => Err(Unreadable),
            false => Ok(Unasked::default().with(&hushed, false)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::{Lang, Spelling, Wording};
    use crate::text::teller::Teller;

    #[test]
    fn what_is_switched_off_reads_back_as_written() {
        for text in ["on", "off", "not rows", "not rows threats"] {
            assert_eq!(text.parse::<Unasked>().unwrap().to_string(), text);
        }
        assert_eq!("0".parse(), Ok(Unasked::NOTHING));
        for wrong in ["", "not", "not nonsense", "rows", "not rows nonsense"] {
            assert_eq!(wrong.parse::<Unasked>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn kinds_are_switched_off_and_on_by_their_words() {
        let teller = Teller::new(Lang::De, Wording::Normal, Spelling::Plain, &[]);
        let (arguments, kinds) = (teller.grammar(&[], &[]).arguments, teller.lexicon(&games::kinds()));
        let mut unasked = Unasked::default();
        for (typed, notation) in [
            ("drohungen aus", "not threats"),
            ("Reihen, drohungen aus", "not rows threats"),
            ("threats on", "not rows"),
            ("reihen ein", "on"),
            ("aus", "off"),
            ("an", "on"),
        ] {
            unasked = unasked.changed(typed, &arguments, &kinds).unwrap();
            assert_eq!(unasked.to_string(), notation, "{typed}");
        }
        for wrong in ["", "drohungen", "aus drohungen", "unsinn aus"] {
            assert_eq!(unasked.changed(wrong, &arguments, &kinds), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn no_game_tells_more_than_three_kinds_and_each_has_a_place_of_its_own() {
        assert!(games::ALL.iter().all(|game| game.kinds().len() <= 3));
        assert!(games::kinds().len() <= u64::BITS as usize);
    }
}
