//! Messages: what is to be said, before it has a language.
//!
//! A message is the name of a whole sentence in the `.ftl` files and what that sentence speaks of. It can be kept and
//! said again in another language or wording.

use std::borrow::Cow;
use std::fmt::Display;
use std::num::NonZeroU16;

use super::cue::{Cue, Cues};
use super::printable::Printable;
use super::style::{Lang, Wording};
use crate::arithmetic::power;
use crate::seat::{Seat, Viewer};

/// Something a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number that the sentence may count by.
    Count(u32),
    /// A number with decimals, as whole `units` of which ten to the power of `decimals` make one; told as the language
    /// writes such numbers.
    Decimal {
        /// The number without its mark: 2479 for 2.479.
        units: u64,
        /// How many digits stand behind the mark.
        decimals: u8,
    },
    /// Text that is said as it is.
    Text(Printable),
    /// Names of fields, which can be spelled by the alphabet.
    Place(Printable),
    /// Whoever sits on a seat.
    Seat(Seat),
    /// Whoever sits on a seat as somebody to play against: the only computer by its level, all others by name.
    Opponent(Seat),
    /// Somebody who was called this when it was said, and who may sit elsewhere since then.
    Somebody(Box<Arg>),
    /// The word or phrase with this name in the `.ftl` files.
    Phrase(&'static str),
    /// The first word for this command.
    Command(&'static str),
    /// All words for this command, but for those of several parts.
    Words(&'static str),
    /// What can be typed as it is.
    Typed(Printable),
    /// A phrase that speaks of something itself, such as a name with points.
    Said(Box<Message>),
    /// The first line of a sentence that has several.
    FirstLine(Box<Message>),
    /// Several of them, with commas between, or semicolons where an item has parts of its own; for people there is
    /// [`together`](Arg::together).
    List(Vec<Arg>),
}

impl Arg {
    /// A number of 0 or more, rounded to so many decimals. Numbers beyond a `u64` are told as the largest one.
    pub fn decimal(number: f64, decimals: u8) -> Arg {
        Arg::Decimal { units: (number * power(10.0, decimals.into())).round() as u64, decimals }
    }

    /// Text that is said as it is, as far as it can be printed.
    pub fn text(text: impl Display) -> Arg {
        Arg::Text(Printable::new(text.to_string()))
    }

    /// What can be typed as it is.
    pub fn typed(text: impl Display) -> Arg {
        Arg::Typed(Printable::new(text.to_string()))
    }

    /// Several as one: with commas between, and the word for "and" before the last.
    pub fn together(items: Vec<Arg>) -> Arg {
        Arg::joined("names-together", items)
    }

    /// Several letters as one: a voice may take the first of "A and B" for an article, so that English has a comma there.
    pub fn letters(items: Vec<Arg>) -> Arg {
        Arg::joined("letters-together", items)
    }

    /// One of several: with commas between, and the word for "or" before the last.
    pub fn either(items: Vec<Arg>) -> Arg {
        Arg::joined("names-either", items)
    }

    fn joined(id: &'static str, mut items: Vec<Arg>) -> Arg {
        match items.pop() {
            Some(last) if !items.is_empty() => {
                Message::new(id).with("names", Arg::List(items)).with("last", last).into()
            }
            only => Arg::List(only.into_iter().collect()),
        }
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
    /// The same, where `named` tells what somebody is called who is meant by a seat.
    fn fixed(self, named: &impl Fn(&Arg) -> Arg) -> Arg {
        match self {
            Arg::Seat(_) | Arg::Opponent(_) => Arg::Somebody(Box::new(named(&self))),
            Arg::Said(message) => Arg::Said(Box::new(message.fixed(named))),
            Arg::FirstLine(message) => Arg::FirstLine(Box::new(message.fixed(named))),
            Arg::List(items) => Arg::List(items.into_iter().map(|item| item.fixed(named)).collect()),
            Arg::Count(_)
            | Arg::Decimal { .. }
            | Arg::Text(_)
            | Arg::Place(_)
            | Arg::Somebody(_)
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

/// What a message wants of who hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// No more than to be heard.
    Nothing,
    /// Something to be done now, of which it says nothing but that: nothing is left of it later.
    Action,
    /// A yes or no, whatever else has come: nobody is to answer what no display shows.
    Answer,
}

/// The topic of which the beginning of a game tells the latest.
const BEGINNING: &str = "beginning";

/// The topic of which each thing that happens in a game tells the latest: whose turn it is, and how it stands.
const POSITION: &str = "position";

/// What is to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// What it speaks of, by the names of its variables.
    pub args: Vec<(&'static str, Arg)>,
    /// Whether it tells how a game ended: a short display shows that before anything else.
    pub decisive: bool,
    /// Whether it is said because it happened, and not because somebody has asked.
    pub is_news: bool,
    /// Whether a prompt has told it already.
    pub is_old: bool,
    /// What it wants of who hears it.
    pub wants: Wants,
    /// Whether it is told again later: in full, and without what it asked for then.
    pub is_retold: bool,
    /// Whether a short display shows it before what others did: an own loss, a new round, what is asked of the player.
    pub matters: bool,
    /// What it tells the latest of, such as the sum.
    pub tells: Vec<&'static str>,
    /// What a prompt still has to tell of it once a later message tells the latest of the same: the message of this
    /// name, or nothing. A message is what many a fault is told by, and those are to be small: so this is no vector.
    pub fades: Box<[(&'static str, Option<&'static str>)]>,
    /// What kind of thing it tells without being asked, where players can switch that off.
    pub kind: Option<&'static str>,
    /// The fewest words with which it is said unasked: a briefer wording leaves it out.
    pub least: Wording,
    /// Whether it says what is expected of who hears it: whatever else is to be known is told before.
    pub expects: bool,
    /// The number of the hand, or of the round, that begins with it.
    pub hand: Option<NonZeroU16>,
    /// What sounds when it is said, besides its words.
    pub cues: Cues,
}

impl Message {
    /// Also speaks of a language: by its code, and by its own name where the language of the sentence has no other.
    pub fn lang(self, lang: Lang) -> Message {
        self.text("lang", lang).text("language", &lang.tongue().facts().name)
    }

    /// A sentence that speaks of nothing yet.
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

    /// A sentence of the one who hears it, or else of whoever sits on `seat`, as `name`.
    pub fn of(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
        match viewer.is(seat) {
            true => Message::new(you),
            false => Message::new(other).seat("name", seat),
        }
    }

    /// With a phrase that speaks of something itself.
    pub fn said(self, name: &'static str, phrase: Message) -> Message {
        self.with(name, phrase.into())
    }

    /// With several phrases that speak of something themselves.
    pub fn all_said(self, name: &'static str, phrases: impl IntoIterator<Item = Message>) -> Message {
        self.with(name, Arg::List(phrases.into_iter().map(Arg::from).collect()))
    }

    /// The same, as the sentence that tells how a game ended.
    pub fn decisive(mut self) -> Message {
        self.decisive = true;
        self
    }

    /// The same, as what begins the hand or round of this number, for ends that have headings.
    pub fn beginning(mut self, hand: u16) -> Message {
        self.hand = NonZeroU16::new(hand);
        self
    }

    /// The same, as something that has just happened.
    pub fn news(mut self) -> Message {
        self.is_news = true;
        self
    }

    /// The same, as something that a prompt has told already.
    pub fn old(mut self) -> Message {
        self.is_old = true;
        self
    }

    /// The same, as something that only says what is to be done now.
    pub fn asking(mut self) -> Message {
        self.wants = Wants::Action;
        self
    }

    /// The same, as what wants a yes or no.
    pub fn questioning(mut self) -> Message {
        self.wants = Wants::Answer;
        self
    }

    /// What is left of a story that is told again later, when what it asked for is no longer due.
    pub fn retold(story: Vec<Message>) -> Vec<Message> {
        let left = story.into_iter().filter(|message| message.wants != Wants::Action);
        left.map(|message| Message { is_retold: true, ..message }).collect()
    }

    /// The same, as something that a short display shows before what others did.
    pub fn mattering(mut self) -> Message {
        self.matters = true;
        self
    }

    /// Whether it answers what was asked, and is to be heard to its end before whatever has happened after that: it matters
    /// and is no news.
    pub fn is_answer(&self) -> bool {
        self.matters && !self.is_news
    }

    /// The same, [mattering](Message::mattering) where `is_own`.
    pub fn mattering_if(self, is_own: bool) -> Message {
        if is_own { self.mattering() } else { self }
    }

    /// The same, as what is told without being asked: of a kind that players can switch off.
    pub fn of_kind(mut self, kind: &'static str) -> Message {
        self.kind = Some(kind);
        self
    }

    /// The same, left out where the player wants fewer words than these. What nobody asked for and what changes nothing
    /// for who hears it, the brief wording leaves out.
    pub fn only_from(mut self, wording: Wording) -> Message {
        self.least = wording;
        self
    }

    /// The same, as what is expected of who hears it.
    pub fn expecting(mut self) -> Message {
        self.expects = true;
        self
    }

    /// The same, as something that sounds when it is said, if there is a cue for it.
    pub fn cued(mut self, cue: impl Into<Option<Cue>>) -> Message {
        self.cues.add(cue.into());
        self
    }

    /// Whether it is said in every wording, and cannot be switched off.
    pub fn is_always_said(&self) -> bool {
        self.kind.is_none() && self.least == Wording::Brief
    }

    /// The same, as the latest that there is to tell of a topic.
    pub fn telling(mut self, topic: &'static str) -> Message {
        self.tells.push(topic);
        self
    }

    /// The same, with nothing left for a prompt to tell once a later message tells the latest of a topic.
    pub fn until(self, topic: &'static str) -> Message {
        self.fading(topic, None)
    }

    fn fading(self, topic: &'static str, instead: Option<&'static str>) -> Message {
        let fades = self.fades.iter().copied().chain([(topic, instead)]).collect();
        Message { fades, ..self }
    }

    /// The same, as something that the beginning of a game says anyway.
    pub fn until_it_begins(self) -> Message {
        self.until(BEGINNING)
    }

    /// The same, as what somebody asked about whose turn it is or how it stands, which the next move makes old.
    pub fn until_a_move(self) -> Message {
        self.until(POSITION)
    }

    /// The same, as something that happened in a game.
    pub fn of_a_move(self) -> Message {
        self.telling(POSITION)
    }

    /// Whether nothing is left to tell of it once a game begins.
    pub fn ends_as_it_begins(&self) -> bool {
        self.fades.contains(&(BEGINNING, None))
    }

    /// The same, with only the message `id` left for a prompt to tell once a later message tells the latest of a topic.
    pub fn shortened(self, topic: &'static str, id: &'static str) -> Message {
        self.fading(topic, Some(id))
    }

    /// The same for when others sit on the seats that it speaks of: `named` tells what whoever sits on a seat is called.
    pub fn fixed(self, named: &impl Fn(&Arg) -> Arg) -> Message {
        let args = self.args.into_iter().map(|(name, arg)| (name, arg.fixed(named))).collect();
        Message { args, ..self }
    }

    /// Whether it tells of somebody else by name, and so is nothing that came of the listener's own move.
    pub fn is_of_other(&self) -> bool {
        let is_person = |arg: &Arg| matches!(arg, Arg::Seat(_) | Arg::Opponent(_) | Arg::Somebody(_));
        self.args.first().is_some_and(|(_, arg)| is_person(arg))
    }

    /// Whether it says the same as another, whatever a prompt makes of both.
    pub fn says_like(&self, other: &Message) -> bool {
        self.id == other.id && self.args == other.args
    }

    /// What of it a prompt still has to tell, before these later messages; `None` when they leave nothing of it.
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

    /// With one more argument.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }

    /// With a number. Numbers beyond a `u32` are said as the largest one.
    pub fn count(self, name: &'static str, number: impl TryInto<u32>) -> Message {
        self.with(name, Arg::Count(number.try_into().unwrap_or(u32::MAX)))
    }

    /// With a number of 0 or more, rounded to so many decimals.
    pub fn decimal(self, name: &'static str, number: f64, decimals: u8) -> Message {
        self.with(name, Arg::decimal(number, decimals))
    }

    /// With text that is said as it is, as far as it can be printed.
    pub fn text(self, name: &'static str, text: impl Display) -> Message {
        self.with(name, Arg::text(text))
    }

    /// With the name of a field, or of several with blanks between.
    pub fn place(self, name: &'static str, place: impl Display) -> Message {
        self.with(name, Arg::place(place))
    }

    /// With whoever sits on a seat.
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.with(name, Arg::Seat(seat))
    }

    /// With several names of fields.
    pub fn places<T: Display>(self, name: &'static str, places: impl IntoIterator<Item = T>) -> Message {
        self.with(name, Arg::List(places.into_iter().map(Arg::place).collect()))
    }
}
