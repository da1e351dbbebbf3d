//! The teller: says messages in a language, wording and spelling, and knows the names of the players.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use fluent::{FluentArgs, FluentValue};

use super::command::{AGREEMENT, ARGUMENTS, Grammar, MOVES, WISHES};
use super::ear::{Ear, Origin};
use super::lexicon::Lexicon;
use super::locale::{Form, Locale, Source};
use super::message::{Arg, Message};
use super::sieve::Sieve;
use super::spell::spell;
use super::style::{Lang, Spelling, Wording};
use super::typed::{CALLED, CLOSE, OPEN, settled, without_marks};
use super::words::Words;
use crate::player::{Level, Player, computer_name};
use crate::seat::{Seat, Seats};

/// The name of a lone computer, with its article where there is room for one.
const COMPUTER: &str = "name-computer";

/// Its names in other grammatical cases, each with the suffix of the variables that request it.
pub const CASES: [(&str, &str); 2] = [("dative", "name-computer-dative"), ("accusative", "name-computer-accusative")];

/// The phrase readers for some places: that of the session's language, and the English one.
pub type Ears = Rc<[Arc<Ear>]>;

/// Formats messages for one player.
pub struct Teller {
    locale: Locale,
    english: Locale,
    wording: Wording,
    spelling: Spelling,
    alphabet: Vec<String>,
    /// Prepositions with an article, and the one word for both.
    contractions: Vec<(String, String)>,
    players: Vec<Player>,
    /// The seats where a stand-in computer plays under its own name.
    replaced: Seats,
    /// Whether the messages were addressed to another player than the only person.
    is_overhearing: bool,
    learned: Vec<Source>,
    /// The kinds of unasked information that are switched off.
    hushed: Vec<&'static str>,
    /// The phrase readers made since the texts or the players last changed, by their places.
    ears: RefCell<BTreeMap<Vec<String>, Ears>>,
    /// The words looked up since the texts last changed, by their meanings.
    lexicons: RefCell<BTreeMap<Vec<&'static str>, Lexicon>>,
}

impl Teller {
    /// A teller that knows the messages of these sources besides the common ones.
    pub fn new(lang: Lang, wording: Wording, spelling: Spelling, sources: &[Source]) -> Teller {
        let locale = Locale::new(lang, &[Source::COMMON, Source::COMMANDS]);
        let alphabet = locale.value("alphabet").unwrap_or_default();
        let contractions = locale.value("contractions").unwrap_or_default();
        let contracted = contractions.split(", ").filter_map(|pair| pair.split_once(": "));
        let mut teller = Teller {
            alphabet: alphabet.split(' ').map(str::to_owned).collect(),
            contractions: contracted.map(|(words, one)| (words.to_owned(), one.to_owned())).collect(),
            locale,
            english: Locale::new(Lang::En, &[Source::COMMANDS]),
            wording,
            spelling,
            players: Vec::new(),
            replaced: Seats::NONE,
            is_overhearing: false,
            learned: Vec::new(),
            hushed: Vec::new(),
            ears: RefCell::default(),
            lexicons: RefCell::default(),
        };
        for source in sources {
            teller.learn(*source);
        }
        teller
    }

    /// A copy with another language, wording and spelling.
    pub fn restyled(&self, lang: Lang, wording: Wording, spelling: Spelling) -> Teller {
        let mut teller = Teller::new(lang, wording, spelling, &self.learned);
        teller.meet(&self.players);
        teller.replaced = self.replaced;
        teller.overhear(self.is_overhearing);
        teller.hush(self.hushed.clone());
        teller
    }

    /// The number of people at the table.
    pub fn people(&self) -> usize {
        let people = self.players.iter().filter(|player| player.is_human());
        people.count()
    }

    /// The players, in the order of their seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Sets the players.
    pub fn meet(&mut self, players: &[Player]) {
        self.players = players.to_vec();
        self.ears.take();
        self.replaced = Seats::NONE;
        self.is_overhearing = false;
    }

    /// Starts or stops a stand-in computer for the player on a seat. It has its own name, and no other name changes.
    pub fn replace(&mut self, seat: Seat, is_so: bool) {
        self.replaced = if is_so { self.replaced.with(seat) } else { self.replaced.without(seat) };
    }

    /// If `is_so`, the messages that follow were addressed to another player: the only person is not called "you" in
    /// them.
    pub fn overhear(&mut self, is_so: bool) {
        self.is_overhearing = is_so;
    }

    /// Switches off unasked information of these kinds, and no others.
    pub fn hush(&mut self, kinds: Vec<&'static str>) {
        self.hushed = kinds;
    }

    /// Returns whether a message has anything to say. Answers always do. News does not if the player has switched it
    /// off or prefers a briefer wording, or if nothing is left of one of its lists.
    pub fn tells(&self, message: &Message) -> bool {
        let is_kept = |arg: &Arg| match arg {
            Arg::List(items) | Arg::Joined(_, items) => items.is_empty() || items.iter().any(|item| self.keeps(item)),
            _ => true,
        };
        !message.is_news || self.is_wanted(message) && message.args.iter().all(|(_, arg)| is_kept(arg))
    }

    fn is_wanted(&self, message: &Message) -> bool {
        let is_hushed = message.kind.is_some_and(|kind| self.hushed.contains(&kind));
        !is_hushed && message.least <= self.wording
    }

    /// Returns whether an item of a list is said unasked.
    fn keeps(&self, item: &Arg) -> bool {
        match item {
            Arg::Said(message) => self.is_wanted(message),
            _ => true,
        }
    }

    /// The messages of the language.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Adds the messages of another source, which is read on demand. If several games have a message of the same name,
    /// the source added last takes precedence.
    pub fn learn(&mut self, source: Source) {
        if self.learned.last() != Some(&source) {
            self.ears.take();
            self.lexicons.take();
            self.learned.retain(|known| *known != source);
            self.locale.add(source);
            if source.has_words {
                self.english.add(source);
            }
            self.learned.push(source);
        }
    }

    /// The words that can be typed where these commands are known, and after them: those with a meaning everywhere, and
    /// `arguments`.
    pub fn grammar(&self, verbs: &[&'static str], arguments: &[&'static str]) -> Grammar {
        Grammar {
            verbs: self.lexicon(verbs),
            arguments: self.lexicon(&[ARGUMENTS, &Lang::meanings(), arguments].concat()),
            wishes: self.lexicon(WISHES),
            moves: self.lexicon(MOVES),
            answers: self.lexicon(AGREEMENT),
            unsure: self.lexicon(&["unsure"]),
            inverted: self.lexicon(&["inverted"]),
            sieve: self.sieve(),
            alphabet: self.alphabet.clone(),
        }
    }

    /// The phrase readers for these places, in the session's language and in English.
    pub fn ears(&self, places: &[&str]) -> Ears {
        let key: Vec<String> = places.iter().map(|place| (*place).to_owned()).collect();
        Rc::clone(self.ears.borrow_mut().entry(key).or_insert_with(|| self.new_ears(places)))
    }

    fn new_ears(&self, places: &[&str]) -> Ears {
        let is_english = self.locale.lang() == Lang::En;
        let own = self.ear(&self.locale, false, places);
        let english = || self.ear(&self.english, true, places);
        [own].into_iter().chain((!is_english).then(english)).collect()
    }

    /// A phrase reader in a language, shared with other tellers if its texts are built in.
    fn ear(&self, locale: &Locale, is_beside: bool, places: &[&str]) -> Arc<Ear> {
        let people: Vec<String> = self.players.iter().filter_map(Player::name).map(ToString::to_string).collect();
        let make = || Ear::new(locale, Sieve::new(locale, &self.english), places, people.clone());
        if !locale.is_built_in() {
            return Arc::new(make());
        }
        let origin = Origin {
            lang: locale.lang(),
            is_beside,
            sources: self.learned.iter().map(|source| source.name).collect(),
            places: places.iter().map(|place| (*place).to_owned()).collect(),
            people: people.clone(),
        };
        Ear::shared(origin, make)
    }

    /// The command among `verbs`, all from elsewhere in the program, that a line means.
    pub fn command_among(&self, verbs: &[&'static str], line: &str) -> Option<&'static str> {
        Some(self.grammar(verbs, &[]).parse(line, |_| None).ok()?.verb)
    }

    /// Returns whether a line begins with a whole word for one of `verbs`, all from elsewhere in the program.
    pub fn begins_among(&self, verbs: &[&'static str], line: &str) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        self.lexicon(verbs).leading(&words).is_some()
    }

    /// The insignificant words of the language and of English.
    pub fn sieve(&self) -> Sieve {
        Sieve::new(&self.locale, &self.english)
    }

    /// The words for a set of meanings.
    pub fn lexicon(&self, ids: &[&'static str]) -> Lexicon {
        let new = || Lexicon::new(ids, &self.locale, &self.english);
        self.lexicons.borrow_mut().entry(ids.to_vec()).or_insert_with(new).clone()
    }

    /// The message in the player's wording.
    pub fn say(&self, message: &Message) -> String {
        without_marks(self.marked(message))
    }

    /// The same, with [marks](super::typed) around text to type.
    pub fn marked(&self, message: &Message) -> String {
        self.settled(self.repeated(message, self.wording).unwrap_or_else(|| self.in_wording(message)))
    }

    fn settled(&self, text: String) -> String {
        settled(text, &self.contractions)
    }

    /// The variant for repeating the message later, if it has one and is being repeated.
    fn repeated(&self, message: &Message, wording: Wording) -> Option<String> {
        if !message.is_retold {
            return None;
        }
        let told = || self.form(message, Form::Told);
        match wording {
            Wording::Brief => self.form(message, Form::ToldBrief).or_else(told),
            Wording::Normal | Wording::Full => told(),
        }
    }

    fn in_wording(&self, message: &Message) -> String {
        self.form_or_normal(
            message,
            match self.wording {
                Wording::Brief => Form::Brief,
                Wording::Normal => Form::Normal,
                Wording::Full => Form::Full,
            },
        )
    }

    /// The message in as few words as possible.
    pub fn brief(&self, message: &Message) -> String {
        let brief = self.repeated(message, Wording::Brief).unwrap_or_else(|| self.form_or_normal(message, Form::Brief));
        without_marks(self.settled(brief))
    }

    /// The message as a summary for a prompt, if it has one.
    pub fn summary(&self, message: &Message) -> Option<String> {
        self.marked_summary(message).map(without_marks)
    }

    /// The same, with [marks](super::typed) around text to type.
    pub fn marked_summary(&self, message: &Message) -> Option<String> {
        self.repeated(message, Wording::Brief)
            .or_else(|| self.form(message, Form::Prompt))
            .map(|text| self.settled(text))
    }

    /// The text for a prompt without room for the summary of a message, if there is one.
    pub fn short(&self, message: &Message) -> Option<String> {
        self.text(message, Form::Short, Form::Prompt).map(|text| self.settled(text)).map(without_marks)
    }

    /// One variant of a message, or its normal text if it has no such variant. Arguments are named as in that variant.
    fn form_or_normal(&self, message: &Message, form: Form) -> String {
        let text = self.form(message, form).or_else(|| self.text(message, Form::Normal, form));
        debug_assert!(text.is_some(), "no message {}", message.id);
        text.unwrap_or_else(|| message.id.to_string())
    }

    fn form(&self, message: &Message, form: Form) -> Option<String> {
        self.text(message, form, form)
    }

    /// A variant of a message, with its arguments named as in the variant `named`.
    fn text(&self, message: &Message, text: Form, named: Form) -> Option<String> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let wanted = match arg {
                Arg::List(items) if message.is_news => Cow::Owned(Arg::List(self.kept(items))),
                Arg::Joined(id, items) if message.is_news => Cow::Owned(Arg::Joined(id, self.kept(items))),
                _ => Cow::Borrowed(arg),
            };
            args.set(*name, self.value(&wanted, named));
            if let Arg::Seat(_) | Arg::Opponent(_) | Arg::Somebody(_) = arg {
                for (case, computer) in CASES {
                    args.set(format!("{name}-{case}"), self.name(arg, computer, named));
                }
            }
        }
        self.locale.format(&message.id, text, &args)
    }

    /// The items of a list that this wording includes.
    fn kept(&self, items: &[Arg]) -> Vec<Arg> {
        items.iter().filter(|item| self.keeps(item)).cloned().collect()
    }

    fn value(&self, arg: &Arg, form: Form) -> FluentValue<'static> {
        match arg {
            Arg::Count(number) => FluentValue::from(*number),
            other => FluentValue::from(self.phrase(other, form)),
        }
    }

    fn phrase(&self, arg: &Arg, form: Form) -> String {
        match arg {
            Arg::Count(number) => number.to_string(),
            Arg::Decimal { units, decimals } => decimal(*units, *decimals, self.locale.lang().decimal_mark()),
            Arg::Text(text) | Arg::Meant { word: text, .. } => text.to_string(),
            // A lone 0 is hard to hear.
            Arg::Place(place) if place.as_str() == "0" => self.phrase(&Arg::Phrase("field-zero"), form),
            Arg::Place(place) if self.spelling == Spelling::Plain || form == Form::Prompt => place.to_string(),
            Arg::Place(place) => spell(place, &self.alphabet),
            Arg::Seat(_) | Arg::Opponent(_) | Arg::Somebody(_) => self.name(arg, COMPUTER, form),
            Arg::Computer => self.form_or_normal(&Message::new(COMPUTER), form),
            Arg::Phrase(id) => self.form_or_normal(&Message::new(*id), form),
            Arg::Said(message) => self.form_or_normal(message, form),
            Arg::FirstLine(message) => self.form_or_normal(message, form).lines().next().unwrap_or_default().to_owned(),
            Arg::Command(id) => {
                let words = Words::from_locale(&self.locale, id);
                format!("{OPEN}{}{CLOSE}", words.usual().unwrap_or_default())
            }
            Arg::Words(id) => {
                // Phrases of several words are understood, but would make the list too long to learn.
                let words = Words::from_locale(&self.locale, id);
                let single = words.iter().filter(|word| !word.contains(' '));
                single.map(|word| format!("{OPEN}{word}{CLOSE}")).collect::<Vec<_>>().join(", ")
            }
            Arg::Typed(text) => format!("{OPEN}{text}{CLOSE}"),
            Arg::List(args) | Arg::Joined(_, args) if args.is_empty() => self.phrase(&Arg::Phrase("none"), form),
            Arg::List(args) => self.list(args, form).0,
            Arg::Joined(id, args) => self.joined(id, args, form),
        }
    }

    /// A list, and its items.
    fn list(&self, args: &[Arg], form: Form) -> (String, Vec<String>) {
        let texts: Vec<String> = args.iter().map(|arg| self.phrase(arg, form)).collect();
        (texts.join(separator(&texts, form)), texts)
    }

    /// A list with a word before its last item. Items with commas of their own are only separated.
    fn joined(&self, id: &str, items: &[Arg], form: Form) -> String {
        let (list, texts) = self.list(items, form);
        let Some((last, names)) = texts.split_last().filter(|(_, names)| !names.is_empty() && !list.contains("; "))
        else {
            return list;
        };
        let mut args = FluentArgs::with_capacity(2);
        args.set("names", names.join(separator(names, form)));
        args.set("last", last.clone());
        let text = |form| self.locale.format(id, form, &args);
        text(form).or_else(|| text(Form::Normal)).unwrap_or(list)
    }

    /// The name of the player on a seat, without an article.
    pub fn name_of(&self, seat: Seat) -> String {
        self.phrase(&self.named(&Arg::Seat(seat)), Form::Brief)
    }

    /// A player's name in a sentence; the message `computer` for a lone computer, which has no name. Substitutes for
    /// missing names are [marked](CALLED), as a sentence may begin with them.
    fn name(&self, arg: &Arg, computer: &'static str, form: Form) -> String {
        let named = match arg {
            Arg::Somebody(named) => Cow::Borrowed(named.as_ref()),
            arg => Cow::Owned(self.named(arg)),
        };
        match &*named {
            Arg::Text(name) => name.to_string(),
            Arg::Computer => format!("{CALLED}{}", self.phrase(&Arg::Phrase(computer), form)),
            other => format!("{CALLED}{}", self.phrase(other, form)),
        }
    }

    /// Makes a message independent of the seating: players keep the names that they have now.
    pub fn fixed(&self, message: Message) -> Message {
        message.fixed(&|seat| self.named(seat))
    }

    /// A player's designation: the only person is addressed directly, others by name. Several computers have names,
    /// several nameless people numbers.
    fn named(&self, arg: &Arg) -> Arg {
        let seat = match arg {
            Arg::Seat(seat) | Arg::Opponent(seat) => *seat,
            other => return other.clone(),
        };
        let is_opponent = matches!(arg, Arg::Opponent(_));
        let phrase = |id| Message::new(id).count("number", seat.index() + 1).into();
        let computer = || Arg::text(computer_name(&self.players, seat));
        match self.players.get(seat.index()) {
            Some(Player::Computer(level)) if is_opponent && self.is_only_computer() => kind(*level).into(),
            Some(_) if self.replaced.contains(seat) => computer(),
            Some(Player::Human(_)) if self.people() == 1 && !self.is_overhearing => phrase("name-you"),
            Some(Player::Human(Some(name)) | Player::Far(Some(name))) => Arg::Text(name.clone()),
            Some(Player::Computer(_)) if self.is_only_computer() => Arg::Computer,
            Some(Player::Computer(_)) => computer(),
            Some(Player::Human(None) | Player::Far(None)) | None => phrase("name-player"),
        }
    }

    fn is_only_computer(&self) -> bool {
        self.players.iter().filter(|player| player.level().is_some()).count() == 1
    }
}

/// The separator between the items of a list. If an item has several parts, a comma would not show where the next one
/// begins. In a prompt, fields and tiles of two characters each need none.
fn separator(items: &[String], form: Form) -> &'static str {
    let is_short = |text: &String| text.len() == 2 && text.ends_with(|end: char| end.is_ascii_digit());
    if items.iter().any(|text| text.contains(", ") || text.contains(": ")) {
        "; "
    } else if matches!(form, Form::Prompt | Form::Short) && items.iter().all(is_short) {
        " "
    } else {
        ", "
    }
}

/// A number in digits: at least one before the mark, and all its decimals after it.
fn decimal(units: u64, decimals: u8, mark: char) -> String {
    let decimals = usize::from(decimals);
    let mut digits = format!("{units:0>width$}", width = decimals + 1);
    if decimals > 0 {
        digits.insert(digits.len() - decimals, mark);
    }
    digits
}

/// The phrase for a computer of a level.
fn kind(level: Level) -> Message {
    match level.word() {
        Some(word) => Message::new(format!("kind-{word}")),
        None => Message::new("kind-level").count("number", level.number()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_the_mark_of_the_language() {
        let message = Message::new("simulate-speed").decimal("speed", 20.74, 1);
        for (lang, number) in [(Lang::De, "20,7"), (Lang::Nl, "20,7"), (Lang::En, "20.7")] {
            let told = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]).say(&message);
            assert!(told.contains(number), "{told}");
        }
    }

    #[test]
    fn who_hears_what_another_heard_stays_so_in_another_language() {
        let mut teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        teller.meet(&[Player::Human(None), Player::Computer(crate::player::Level::EASY)]);
        let name = |teller: &Teller| teller.phrase(&Arg::Seat(Seat::FIRST), Form::Normal);
        let own = name(&teller.restyled(Lang::De, Wording::Brief, Spelling::Plain));
        teller.overhear(true);
        let others = name(&teller.restyled(Lang::De, Wording::Brief, Spelling::Plain));
        assert_ne!(own, others);
        teller.overhear(false);
        assert_eq!(name(&teller.restyled(Lang::De, Wording::Brief, Spelling::Plain)), own);
    }

    #[test]
    fn the_last_of_several_people_has_an_and() {
        let named = |name: &str| Player::Human(Some(name.into()));
        let people = [named("Anna"), named("Ben"), Player::Human(None)];
        let of = |seats: &[Seat]| Arg::together(seats.iter().map(|seat| Arg::Seat(*seat)).collect());
        for (lang, all) in [
            (Lang::De, "Anna, Ben und Spieler drei"),
            (Lang::Nl, "Anna, Ben en Speler drie"),
            (Lang::En, "Anna, Ben and Player three"),
        ] {
            let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
            teller.meet(&people);
            let seats: Vec<Seat> = (0..3).filter_map(Seat::new).collect();
            assert_eq!(teller.settled(teller.phrase(&of(&seats), Form::Normal)), all);
            assert_eq!(teller.phrase(&of(&seats[..1]), Form::Normal), "Anna");
            assert_eq!(teller.phrase(&of(&seats[..2]), Form::Prompt), "Anna, Ben");
        }
    }

    #[test]
    fn the_zero_field_is_heard_as_a_field() {
        let teller = Teller::new(Lang::De, Wording::Brief, Spelling::Letters, &[]);
        let fields = Arg::List(["0", "E4", "0 E1"].map(Arg::place).into());
        assert_eq!(teller.phrase(&fields, Form::Normal), "Feld 0, Emil 4, 0 Emil 1");
        assert_eq!(teller.phrase(&fields, Form::Prompt), "0, E4, 0 E1");
    }

    #[test]
    fn decimals_have_all_their_digits() {
        for (number, decimals, told) in [(0.0, 3, "0.000"), (0.0479, 3, "0.048"), (99.96, 1, "100.0"), (7.0, 0, "7")] {
            let Arg::Decimal { units, decimals } = Arg::decimal(number, decimals) else {
                panic!("no decimal number");
            };
            assert_eq!(decimal(units, decimals, '.'), told);
        }
    }
}
