//! The teller: says messages in a language, a wording and a spelling, and knows everybody's name.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentValue};

use super::command::{ARGUMENTS, Grammar, MOVES, WISHES};
use super::lexicon::{Lexicon, Words};
use super::locale::{Form, Locale, Source};
use super::message::{Arg, Message};
use super::sieve::Sieve;
use super::spell::spell;
use super::style::{Lang, Spelling, Wording};
use super::typed::{CALLED, CLOSE, OPEN, settled, without_marks};
use crate::player::{Level, Player, computer_name};
use crate::seat::{Seat, Seats};

/// What a lone computer is called, with its article where there is room for one.
const COMPUTER: &str = "name-computer";

/// What it is called in other cases than the first one, and how the variable ends that says so.
pub const CASES: [(&str, &str); 2] = [("dative", "name-computer-dative"), ("accusative", "name-computer-accusative")];

/// Says messages.
pub struct Teller {
    locale: Locale,
    english: Locale,
    wording: Wording,
    spelling: Spelling,
    alphabet: Vec<String>,
    players: Vec<Player>,
    /// For whom a computer plays, under a name of its own.
    replaced: Seats,
    /// Whether what is told was told to somebody else than the only person.
    is_overhearing: bool,
    learned: Vec<Source>,
    /// The kinds of things that are not told without being asked.
    hushed: Vec<&'static str>,
}

impl Teller {
    /// A teller who knows the messages of some files besides those that everybody needs.
    pub fn new(lang: Lang, wording: Wording, spelling: Spelling, sources: &[Source]) -> Teller {
        let locale = Locale::new(lang, &[Source::COMMON, Source::COMMANDS]);
        let alphabet = locale.value("alphabet").unwrap_or_default();
        let mut teller = Teller {
            alphabet: alphabet.split(' ').map(str::to_owned).collect(),
            locale,
            english: Locale::new(Lang::En, &[Source::COMMANDS]),
            wording,
            spelling,
            players: Vec::new(),
            replaced: Seats::NONE,
            is_overhearing: false,
            learned: Vec::new(),
            hushed: Vec::new(),
        };
        for source in sources {
            teller.learn(*source);
        }
        teller
    }

    /// The same knowledge in another language, wording and spelling.
    pub fn restyled(&self, lang: Lang, wording: Wording, spelling: Spelling) -> Teller {
        let mut teller = Teller::new(lang, wording, spelling, &self.learned);
        teller.meet(&self.players);
        teller.replaced = self.replaced;
        teller.overhear(self.is_overhearing);
        teller.hush(self.hushed.clone());
        teller
    }

    /// How many people sit at the table.
    pub fn people(&self) -> usize {
        let people = self.players.iter().filter(|player| player.is_human());
        people.count()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// From now on knows who sits where.
    pub fn meet(&mut self, players: &[Player]) {
        self.players = players.to_vec();
        self.replaced = Seats::NONE;
        self.is_overhearing = false;
    }

    /// From now on a computer plays for whoever sits on a seat, or no more. It has a name of its own, and nobody else's
    /// name changes with it.
    pub fn replace(&mut self, seat: Seat, is_so: bool) {
        self.replaced = if is_so { self.replaced.with(seat) } else { self.replaced.without(seat) };
    }

    /// From now on tells what was told to somebody else, if `is_so`: then the only person is not who hears it.
    pub fn overhear(&mut self, is_so: bool) {
        self.is_overhearing = is_so;
    }

    /// From now on tells nothing of these kinds without being asked.
    pub fn hush(&mut self, kinds: Vec<&'static str>) {
        self.hushed = kinds;
    }

    /// Whether there is anything to say of a message. All of what was asked for is said. Of what happens it is not what
    /// the player has switched off or has no words for, nor a list of which nothing is left.
    pub fn tells(&self, message: &Message) -> bool {
        let is_kept = |arg: &Arg| match arg {
            Arg::List(items) => items.is_empty() || items.iter().any(|item| self.keeps(item)),
            _ => true,
        };
        !message.is_news || self.is_wanted(message) && message.args.iter().all(|(_, arg)| is_kept(arg))
    }

    fn is_wanted(&self, message: &Message) -> bool {
        let is_hushed = message.kind.is_some_and(|kind| self.hushed.contains(&kind));
        !is_hushed && message.least <= self.wording
    }

    /// Whether an item of a list is said without being asked for.
    fn keeps(&self, item: &Arg) -> bool {
        match item {
            Arg::Said(message) => self.is_wanted(message),
            _ => true,
        }
    }

    /// The messages themselves.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// Also knows the messages of another file, which is read when it is wanted. What was learned last holds where
    /// several games have a message of the same name.
    pub fn learn(&mut self, source: Source) {
        if self.learned.last() != Some(&source) {
            self.learned.retain(|known| *known != source);
            self.locale.add(source);
            if source.has_words {
                self.english.add(source);
            }
            self.learned.push(source);
        }
    }

    /// The words that can be typed where these commands are known, and behind them, besides the words that mean
    /// something everywhere, `arguments`.
    pub fn grammar(&self, verbs: &[&'static str], arguments: &[&'static str]) -> Grammar {
        Grammar {
            verbs: self.lexicon(verbs),
            arguments: self.lexicon(&[ARGUMENTS, &Lang::meanings(), arguments].concat()),
            wishes: self.lexicon(WISHES),
            moves: self.lexicon(MOVES),
            sieve: Sieve::new(&self.locale, &self.english),
            alphabet: self.alphabet.clone(),
        }
    }

    /// The one of these commands, all of another place, that a line means.
    pub fn command_among(&self, verbs: &[&'static str], line: &str) -> Option<&'static str> {
        Some(self.grammar(verbs, &[]).read(line, |_| None).ok()?.verb)
    }

    /// Whether a line begins with a whole word for one of these commands, all of another place.
    pub fn begins_among(&self, verbs: &[&'static str], line: &str) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        self.lexicon(verbs).leading(&words).is_some()
    }

    /// The words for a set of meanings.
    pub fn lexicon(&self, ids: &[&'static str]) -> Lexicon {
        Lexicon::new(ids, &self.locale, &self.english)
    }

    /// The message in the player's wording.
    pub fn say(&self, message: &Message) -> String {
        without_marks(self.marked(message))
    }

    /// The same, with [marks](super::typed) around what can be typed.
    pub fn marked(&self, message: &Message) -> String {
        settled(self.told(message, self.wording).unwrap_or_else(|| self.in_wording(message)))
    }

    /// What is told of it later, where that is something else.
    fn told(&self, message: &Message, wording: Wording) -> Option<String> {
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
        let brief = self.told(message, Wording::Brief).unwrap_or_else(|| self.form_or_normal(message, Form::Brief));
        without_marks(settled(brief))
    }

    /// The message as a summary for a prompt, if it has one.
    pub fn summary(&self, message: &Message) -> Option<String> {
        self.marked_summary(message).map(without_marks)
    }

    /// The same, with [marks](super::typed) around what can be typed.
    pub fn marked_summary(&self, message: &Message) -> Option<String> {
        self.told(message, Wording::Brief).or_else(|| self.form(message, Form::Prompt)).map(settled)
    }

    /// What stands in a prompt that has no room for the summary of a message, if there is that.
    pub fn short(&self, message: &Message) -> Option<String> {
        self.text(message, Form::Short, Form::Prompt).map(settled).map(without_marks)
    }

    /// One text of a message, or its own where it has no such text. What it speaks of is named as in that text.
    fn form_or_normal(&self, message: &Message, form: Form) -> String {
        let text = self.form(message, form).or_else(|| self.text(message, Form::Normal, form));
        debug_assert!(text.is_some(), "no message {}", message.id);
        text.unwrap_or_else(|| message.id.to_string())
    }

    fn form(&self, message: &Message, form: Form) -> Option<String> {
        self.text(message, form, form)
    }

    /// A text of a message with what it speaks of named in some form.
    fn text(&self, message: &Message, text: Form, named: Form) -> Option<String> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let wanted = match arg {
                Arg::List(items) if message.is_news => {
                    Cow::Owned(Arg::List(items.iter().filter(|item| self.keeps(item)).cloned().collect()))
                }
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
            Arg::Text(text) => text.to_string(),
            // A lone 0 is heard as none.
            Arg::Place(place) if place.as_str() == "0" => self.phrase(&Arg::Phrase("field-zero"), form),
            Arg::Place(place) if self.spelling == Spelling::Plain || form == Form::Prompt => place.to_string(),
            Arg::Place(place) => spell(place, &self.alphabet),
            Arg::Seat(_) | Arg::Opponent(_) | Arg::Somebody(_) => self.name(arg, COMPUTER, form),
            Arg::Phrase(id) => self.form_or_normal(&Message::new(*id), form),
            Arg::Said(message) => self.form_or_normal(message, form),
            Arg::FirstLine(message) => self.form_or_normal(message, form).lines().next().unwrap_or_default().to_owned(),
            Arg::Command(id) => {
                let words = Words::of(&self.locale, id);
                format!("{OPEN}{}{CLOSE}", words.usual().unwrap_or_default())
            }
            Arg::Words(id) => {
                // What is said in several words is understood, but makes a long list of what can be learnt.
                let words = Words::of(&self.locale, id);
                let single = words.iter().filter(|word| !word.contains(' '));
                single.map(|word| format!("{OPEN}{word}{CLOSE}")).collect::<Vec<_>>().join(", ")
            }
            Arg::Typed(text) => format!("{OPEN}{text}{CLOSE}"),
            Arg::List(args) if args.is_empty() => self.phrase(&Arg::Phrase("none"), form),
            Arg::List(args) => {
                let texts: Vec<String> = args.iter().map(|arg| self.phrase(arg, form)).collect();
                texts.join(separator(&texts, form))
            }
        }
    }

    /// What whoever sits on a seat is called, without an article.
    pub fn name_of(&self, seat: Seat) -> String {
        self.phrase(&self.named(&Arg::Seat(seat)), Form::Brief)
    }

    /// What somebody is called in a sentence; a lone computer, which has no name, as the message `computer` says. Whoever has
    /// no name is [marked](CALLED): a sentence may begin with that.
    fn name(&self, arg: &Arg, computer: &'static str, form: Form) -> String {
        let named = match arg {
            Arg::Somebody(named) => Cow::Borrowed(named.as_ref()),
            arg => Cow::Owned(self.named(arg)),
        };
        match &*named {
            Arg::Text(name) => name.to_string(),
            Arg::Said(message) if message.id == COMPUTER => {
                format!("{CALLED}{}", self.phrase(&Arg::Phrase(computer), form))
            }
            other => format!("{CALLED}{}", self.phrase(other, form)),
        }
    }

    /// The same message for when others sit on the seats: whom it speaks of is called what they are called now.
    pub fn fixed(&self, message: Message) -> Message {
        message.fixed(&|seat| self.named(seat))
    }

    /// What somebody is called: the only person is who hears it, others have their names. Several computers have names,
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
            Some(Player::Computer(_)) if self.is_only_computer() => phrase(COMPUTER),
            Some(Player::Computer(_)) => computer(),
            Some(Player::Human(None) | Player::Far(None)) | None => phrase("name-player"),
        }
    }

    fn is_only_computer(&self) -> bool {
        self.players.iter().filter(|player| player.level().is_some()).count() == 1
    }
}

/// What stands between the items of a list. Where an item has parts of its own, a comma would not tell where the next one
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

/// A number in digits: at least one before the mark, and as many behind it as there are decimals.
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
            assert_eq!(settled(teller.phrase(&of(&seats), Form::Normal)), all);
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
