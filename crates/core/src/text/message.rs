//! Messages: what is to be said, independent of language.
//!
//! A message is the name of a whole sentence in the `.ftl` files, together with its arguments. It can be kept and
//! repeated in another language or wording.

use std::borrow::Cow;
use std::fmt::Display;
use std::num::NonZeroU16;

use super::cue::{Cue, Cues};
use super::printable::Printable;
use super::style::{Lang, Wording};
use crate::arithmetic::power;
use crate::seat::{Seat, Viewer};

/// An argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number that may select the grammatical form.
    Count(u32),
    /// A decimal number, given in `units` of which ten to the power of `decimals` make one; formatted by the rules of
    /// the language.
    Decimal {
        /// The number without its decimal mark: 2479 for 2.479.
        units: u64,
        /// The number of digits after the mark.
        decimals: u8,
    },
    /// Text that is said verbatim.
    Text(Printable),
    /// Names of fields, which can be spelled by the alphabet.
    Place(Printable),
    /// The player on a seat.
    Seat(Seat),
    /// The player on a seat as an opponent: the only computer by its level, all others by name.
    Opponent(Seat),
    /// A player by the name used at the time, who may have changed seats since.
    Somebody(Box<Arg>),
    /// The only computer at the table, which has no name.
    Computer,
    /// A word that was probably meant, in place of one that was typed.
    Meant {
        /// The word as it was typed.
        typed: Printable,
        /// The word that is said.
        word: Printable,
    },
    /// The word or phrase with this name in the `.ftl` files.
    Phrase(&'static str),
    /// The first word for this command.
    Command(&'static str),
    /// All words for this command, except those of several parts.
    Words(&'static str),
    /// Text to type verbatim.
    Typed(Printable),
    /// A phrase with its own arguments, such as a name with points.
    Said(Box<Message>),
    /// The first line of a sentence that has several.
    FirstLine(Box<Message>),
    /// A list, separated by commas, or by semicolons if an item has several parts; for people there is
    /// [`together`](Arg::together).
    List(Vec<Arg>),
    /// Several items, with a word before the last: the message for it, which joins `names` and `last`.
    Joined(&'static str, Vec<Arg>),
}

impl Arg {
    /// A number of 0 or more, rounded to the given decimals. Numbers beyond a `u64` become the largest one.
    pub fn decimal(number: f64, decimals: u8) -> Arg {
        Arg::Decimal { units: (number * power(10.0, decimals.into())).round() as u64, decimals }
    }

    /// Text that is said verbatim, as far as it can be printed.
    pub fn text(text: impl Display) -> Arg {
        Arg::Text(Printable::new(text.to_string()))
    }

    /// Text to type verbatim.
    pub fn typed(text: impl Display) -> Arg {
        Arg::Typed(Printable::new(text.to_string()))
    }

    /// A word that was probably meant, in place of one that was typed.
    pub fn meant(word: impl Display, typed: impl Display) -> Arg {
        Arg::Meant { typed: Printable::new(typed.to_string()), word: Printable::new(word.to_string()) }
    }

    /// Joins several items by commas, and the word for "and" before the last.
    pub fn together(items: Vec<Arg>) -> Arg {
        Arg::Joined("names-together", items)
    }

    /// Joins several letters: a voice may read the first of "A and B" as an article, so that English has a comma there.
    pub fn letters(items: Vec<Arg>) -> Arg {
        Arg::Joined("letters-together", items)
    }

    /// Joins what one person does, in a sentence that names the person once.
    pub fn deeds(items: Vec<Arg>) -> Arg {
        Arg::Joined("deeds-together", items)
    }

    /// The same if the last of them has another subject.
    pub fn clauses(items: Vec<Arg>) -> Arg {
        Arg::Joined("clauses-together", items)
    }

    /// Joins alternatives by commas, and the word for "or" before the last.
    pub fn either(items: Vec<Arg>) -> Arg {
        Arg::Joined("names-either", items)
    }

    /// The code of each language that can be chosen.
    pub fn codes() -> Vec<Arg> {
        Lang::known().into_iter().map(Arg::text).collect()
    }

    /// The name of a field, or of several with blanks between.
    pub fn place(place: impl Display) -> Arg {
        Arg::Place(Printable::new(place.to_string()))
    }
}

impl Arg {
    /// Replaces seats by the names that `named` gives them.
    fn fixed(self, named: &impl Fn(&Arg) -> Arg) -> Arg {
        match self {
            Arg::Seat(_) | Arg::Opponent(_) => Arg::Somebody(Box::new(named(&self))),
            Arg::Said(message) => Arg::Said(Box::new(message.fixed(named))),
            Arg::FirstLine(message) => Arg::FirstLine(Box::new(message.fixed(named))),
            Arg::List(items) => Arg::List(items.into_iter().map(|item| item.fixed(named)).collect()),
            Arg::Joined(id, items) => Arg::Joined(id, items.into_iter().map(|item| item.fixed(named)).collect()),
            Arg::Count(_)
            | Arg::Decimal { .. }
            | Arg::Text(_)
            | Arg::Place(_)
            | Arg::Somebody(_)
            | Arg::Computer
            | Arg::Meant { .. }
            | Arg::Phrase(_)
            | Arg::Command(_)
            | Arg::Words(_)
            | Arg::Typed(_) => self,
        }
    }
}

impl From<Message> for Arg {
    fn from(phrase: Message) -> Arg {
        Arg::Said(Box::new(phrase))
    }
}

/// The reaction that a message expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// None.
    Nothing,
    /// An action now, and nothing else: the message disappears from later accounts.
    Action,
    /// A yes or no, which must stay visible whatever follows: no player should answer a question that the display has
    /// lost.
    Answer,
    /// The missing part of the last line, which can be typed alone.
    Rest,
}

/// The topic that the beginning of a game brings up to date.
const BEGINNING: &str = "beginning";

/// The topic that each event of a game brings up to date: whose turn it is, and the standing.
const POSITION: &str = "position";

/// A sentence to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// The arguments by variable name.
    pub args: Vec<(&'static str, Arg)>,
    /// Whether it announces the end of a game: a short display shows it before anything else.
    pub decisive: bool,
    /// Whether it reports an event, as opposed to answering a question.
    pub is_news: bool,
    /// Whether a prompt has already shown it.
    pub is_old: bool,
    /// The reaction it expects.
    pub wants: Wants,
    /// Whether it repeats an earlier message: in full, and without requests that have expired.
    pub is_retold: bool,
    /// Whether a short display shows it before the actions of others: the player's own loss, a new round, a question to
    /// the player.
    pub matters: bool,
    /// The topics that it brings up to date, such as the score.
    pub tells: Vec<&'static str>,
    /// What remains of it in a prompt once a later message has updated one of these topics: the message of this name,
    /// or nothing. Not a vector, because many errors carry a message, and errors should be small.
    pub fades: Box<[(&'static str, Option<&'static str>)]>,
    /// The kind of unasked information, if players can switch it off.
    pub kind: Option<&'static str>,
    /// The briefest wording in which it is still said unasked.
    pub least: Wording,
    /// Whether it says what is expected of the player: all other information comes before it.
    pub expects: bool,
    /// The number of the hand or round that begins with it.
    pub hand: Option<NonZeroU16>,
    /// The sounds that accompany it.
    pub cues: Cues,
}

impl Message {
    /// Adds a language as arguments: its code, and its own name in case the language of the sentence has none for it.
    pub fn lang(self, lang: Lang) -> Message {
        self.text("lang", lang).text("language", &lang.tongue().facts().name)
    }

    /// A sentence without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message {
            id: id.into(),
            args: Vec::new(),
            decisive: false,
            is_news: false,
            is_old: false,
            wants: Wants::Nothing,
            is_retold: false,
            matters: false,
            tells: Vec::new(),
            fades: Box::default(),
            kind: None,
            least: Wording::Brief,
            expects: false,
            hand: None,
            cues: Cues::default(),
        }
    }

    /// A sentence about the viewer, or else about the player on `seat`, as `name`.
    pub fn for_viewer(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
        match viewer.is(seat) {
            true => Message::new(you),
            false => Message::new(other).seat("name", seat),
        }
    }

    /// Adds a phrase with its own arguments.
    pub fn said(self, name: &'static str, phrase: Message) -> Message {
        self.with(name, phrase.into())
    }

    /// Adds a list of phrases with their own arguments.
    pub fn all_said(self, name: &'static str, phrases: impl IntoIterator<Item = Message>) -> Message {
        self.with(name, Arg::List(phrases.into_iter().map(Arg::from).collect()))
    }

    /// Marks it as the announcement of the end of a game.
    pub fn decisive(mut self) -> Message {
        self.decisive = true;
        self
    }

    /// Marks it as the beginning of the hand or round with this number, for front ends that show headings.
    pub fn beginning(mut self, hand: u16) -> Message {
        self.hand = NonZeroU16::new(hand);
        self
    }

    /// Marks it as an event that has just happened.
    pub fn news(mut self) -> Message {
        self.is_news = true;
        self
    }

    /// Marks it as already shown by a prompt.
    pub fn old(mut self) -> Message {
        self.is_old = true;
        self
    }

    /// Marks it as a mere request to act now.
    pub fn asking(mut self) -> Message {
        self.wants = Wants::Action;
        self
    }

    /// Marks it as a yes-or-no question.
    pub fn questioning(mut self) -> Message {
        self.wants = Wants::Answer;
        self
    }

    /// Marks the message as a request for the missing part of a line.
    pub fn for_the_rest(mut self) -> Message {
        self.wants = Wants::Rest;
        self
    }

    /// Turns messages into a story to repeat later, without requests that are no longer due.
    pub fn retold(story: Vec<Message>) -> Vec<Message> {
        let left = story.into_iter().filter(|message| message.wants != Wants::Action);
        left.map(|message| Message { is_retold: true, ..message }).collect()
    }

    /// Marks it as more important, on a short display, than the actions of others.
    pub fn mattering(mut self) -> Message {
        self.matters = true;
        self
    }

    /// Returns whether it answers a question of the player, and should be read to its end before later events: it
    /// matters and is not news.
    pub fn is_answer(&self) -> bool {
        self.matters && !self.is_news
    }

    /// Marks it as [mattering](Message::mattering) if `is_own`.
    pub fn mattering_if(self, is_own: bool) -> Message {
        if is_own { self.mattering() } else { self }
    }

    /// Marks it as unasked information of a kind that players can switch off.
    pub fn of_kind(mut self, kind: &'static str) -> Message {
        self.kind = Some(kind);
        self
    }

    /// Omits it for players who prefer a briefer wording than this. Unasked information that changes nothing for the
    /// player is left out of the brief wording.
    pub fn only_from(mut self, wording: Wording) -> Message {
        self.least = wording;
        self
    }

    /// Marks it as saying what is expected of the player.
    pub fn expecting(mut self) -> Message {
        self.expects = true;
        self
    }

    /// Adds a sound, if there is a cue.
    pub fn cued(mut self, cue: impl Into<Option<Cue>>) -> Message {
        self.cues.add(cue.into());
        self
    }

    /// Returns whether it is said in every wording, and cannot be switched off.
    pub fn is_always_said(&self) -> bool {
        self.kind.is_none() && self.least == Wording::Brief
    }

    /// Marks it as bringing a topic up to date.
    pub fn telling(mut self, topic: &'static str) -> Message {
        self.tells.push(topic);
        self
    }

    /// Removes it from a prompt once a later message has updated a topic.
    pub fn until(self, topic: &'static str) -> Message {
        self.fading(topic, None)
    }

    fn fading(self, topic: &'static str, instead: Option<&'static str>) -> Message {
        let fades = self.fades.iter().copied().chain([(topic, instead)]).collect();
        Message { fades, ..self }
    }

    /// Removes it once a game begins, which says the same.
    pub fn until_it_begins(self) -> Message {
        self.until(BEGINNING)
    }

    /// Marks it as an answer about the turn or the standing, which the next move makes obsolete.
    pub fn until_a_move(self) -> Message {
        self.until(POSITION)
    }

    /// Marks it as an event of a game.
    pub fn of_a_move(self) -> Message {
        self.telling(POSITION)
    }

    /// Returns whether nothing of it remains once a game begins.
    pub fn ends_as_it_begins(&self) -> bool {
        self.fades.contains(&(BEGINNING, None))
    }

    /// Shortens it to the message `id` in a prompt once a later message has updated a topic.
    pub fn shortened(self, topic: &'static str, id: &'static str) -> Message {
        self.fading(topic, Some(id))
    }

    /// Makes it independent of the seating: `named` gives the name of the player on a seat.
    pub fn fixed(self, named: &impl Fn(&Arg) -> Arg) -> Message {
        let args = self.args.into_iter().map(|(name, arg)| (name, arg.fixed(named))).collect();
        Message { args, ..self }
    }

    /// Returns whether it names another player first, and thus is not a result of the hearer's own move.
    pub fn is_of_other(&self) -> bool {
        let is_person = |arg: &Arg| matches!(arg, Arg::Seat(_) | Arg::Opponent(_) | Arg::Somebody(_));
        self.args.first().is_some_and(|(_, arg)| is_person(arg))
    }

    /// Returns whether it has the same content as `other`, whatever a prompt makes of them.
    pub fn says_like(&self, other: &Message) -> bool {
        self.id == other.id && self.args == other.args
    }

    /// Returns what remains of it in a prompt that is followed by these later messages; `None` if nothing does.
    pub fn before(&self, later: &[Message]) -> Option<Cow<'_, Message>> {
        let is_told = |topic| later.iter().any(|message| message.tells.contains(topic));
        let mut faded = self.fades.iter().filter(|(topic, _)| is_told(topic));
        if faded.clone().any(|(_, instead)| instead.is_none()) {
            return None;
        }
        Some(match faded.find_map(|(_, instead)| *instead) {
            None => Cow::Borrowed(self),
            Some(id) => Cow::Owned(Message { id: Cow::Borrowed(id), ..self.clone() }),
        })
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }

    /// Adds a number. Numbers beyond a `u32` become the largest one.
    pub fn count(self, name: &'static str, number: impl TryInto<u32>) -> Message {
        self.with(name, Arg::Count(number.try_into().unwrap_or(u32::MAX)))
    }

    /// Adds a number of 0 or more, rounded to the given decimals.
    pub fn decimal(self, name: &'static str, number: f64, decimals: u8) -> Message {
        self.with(name, Arg::decimal(number, decimals))
    }

    /// Adds text that is said verbatim, as far as it can be printed.
    pub fn text(self, name: &'static str, text: impl Display) -> Message {
        self.with(name, Arg::text(text))
    }

    /// Adds the name of a field, or several names separated by blanks.
    pub fn place(self, name: &'static str, place: impl Display) -> Message {
        self.with(name, Arg::place(place))
    }

    /// Adds the player on a seat.
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds several names of fields.
    pub fn places<T: Display>(self, name: &'static str, places: impl IntoIterator<Item = T>) -> Message {
        self.with(name, Arg::List(places.into_iter().map(Arg::place).collect()))
    }
}
