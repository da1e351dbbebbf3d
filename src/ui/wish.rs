//! The wish after `play`: one grammar for the lobby and the command line.

use super::seating::{Seating, known_players, unreadable};
use crate::game::{Chosen, GameOption};
use crate::games;
use crate::kind::Kind;
use crate::name::{is_meant, is_same_name};
use crate::player::{Level, Player};
use crate::text::command::shorten;
use crate::text::lexicon::{Found, Lexicon};
use crate::text::message::{Arg, Message};
use crate::text::sieve::Sieve;
use crate::text::teller::Teller;
use crate::text::words::is_dash;

/// The option for who plays.
const SEATS: &str = "seats";

/// The option for how many play.
const PLAYERS: &str = "players";

/// The options of `play` that every game has, each with a value.
pub const OPTIONS: &[&str] = &[SEATS, PLAYERS, LEVEL];

/// The option for a computer of some level, or the prefix of a level's number: `level 4`, `level4`.
pub const LEVEL: &str = "strength";

/// The game to play, its players, and its options.
pub struct Wish {
    /// The game.
    pub game: &'static dyn Kind,
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// The options, with their values; empty for an option without one.
    pub options: Vec<(&'static str, String)>,
}

impl Wish {
    /// The options with their values, as they were typed.
    pub fn typed(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(name, value)| (*name, value.as_str())).collect()
    }

    /// Reads the words after `play`, in the teller's language or in English: `sniff easy`, `domino 3 hard spinner`,
    /// `sniff human:Anna,normal --gallop holes 12`, `domino 3 level 4`. Computers named without a level get the level
    /// `usual`. Also teaches the teller the game's messages.
    ///
    /// # Errors
    /// A message for the player, when the words cannot be understood.
    pub fn parse<'a>(
        teller: &mut Teller,
        words: impl IntoIterator<Item = &'a str>,
        usual: Level,
    ) -> Result<Wish, Message> {
        let wish = Wish::parse_with("play", teller, words, |seating| Seating { usual, ..seating }.players())?;
        match wish.players.iter().any(Player::is_far) {
            true => Err(Message::new("far-needs-host")
                .with("command", Arg::Command("play"))
                .with("host", Arg::Command("host"))),
            false => Ok(wish),
        }
    }

    /// Reads the words after `host`. Works like [`parse`](Wish::parse), except that remote players take the remaining
    /// seats. With `is_table`, the host has none.
    ///
    /// # Errors
    /// A message for the player, when the words cannot be understood.
    pub fn of_host<'a>(
        teller: &mut Teller,
        words: impl IntoIterator<Item = &'a str>,
        is_table: bool,
    ) -> Result<Wish, Message> {
        Wish::parse_with("host", teller, words, |seating| seating.hosted(is_table))
    }

    /// Reads the words after `propose`. Works like [`parse`](Wish::parse), except that `people` are already there. The
    /// players are the computers besides them, of the level `usual` unless given.
    ///
    /// # Errors
    /// A message for the player, when the words cannot be understood, or the game is not for that many.
    pub fn of_proposal<'a>(
        teller: &mut Teller,
        words: impl IntoIterator<Item = &'a str>,
        people: usize,
        usual: Level,
    ) -> Result<Wish, Message> {
        let wish = Wish::parse_with("propose", teller, words, |seating| Seating { usual, ..seating }.proposed(people))?;
        wish.game.check_seats(people + wish.players.len())?;
        Ok(wish)
    }

    fn parse_with<'a>(
        command: &'static str,
        teller: &mut Teller,
        words: impl IntoIterator<Item = &'a str>,
        players: impl FnOnce(Seating) -> Result<Vec<Player>, Message>,
    ) -> Result<Wish, Message> {
        let grammar = teller.grammar(&[], &[]);
        let mut words = words.into_iter().filter(|word| !grammar.sieve.is_small(word));
        let game = match words.next() {
            Some(word) => games::meant(word)?,
            None => return Err(games::which(command)),
        };
        teller.learn(game.texts().messages);
        teller.learn(game.texts().words);
        let mut reader = Reader::new(teller, game);
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            if let Some(both) = words.peek().and_then(|next| reader.together(word, next)) {
                words.next();
                reader.read_word(&both, &mut || None)?;
                continue;
            }
            // A value never begins like an option.
            let mut value = || words.next_if(|next| dashless(next).is_none());
            reader.read_word(word, &mut value)?;
        }
        tell_apart(&reader.seating.named)?;
        Ok(Wish { game, players: players(reader.seating)?, options: reader.options })
    }
}

/// An option without its dashes; `None` if there are none. A negative number is not an option.
fn dashless(word: &str) -> Option<&str> {
    let name = word.trim_start_matches(is_dash);
    (name.len() < word.len() && name.starts_with(char::is_alphabetic)).then_some(name)
}

/// Checks that no two of these players have the same name.
///
/// # Errors
/// A message for the player about two that do.
fn tell_apart(players: &[Player]) -> Result<(), Message> {
    let names: Vec<_> = players.iter().filter_map(Player::name).collect();
    let twice = names.iter().enumerate().find(|(at, name)| names[..*at].iter().any(|other| is_same_name(other, name)));
    twice.map_or(Ok(()), |(_, name)| Err(Message::new("seats-twice").text("name", name)))
}

/// Reads word after word.
struct Reader {
    game: &'static dyn Kind,
    /// The options.
    known: Lexicon,
    /// The levels, and the word for a person.
    arguments: Lexicon,
    /// The words for numbers.
    sieve: Sieve,
    seating: Seating,
    is_seated: bool,
    options: Vec<(&'static str, String)>,
}

impl Reader {
    fn new(teller: &Teller, game: &'static dyn Kind) -> Reader {
        let names: Vec<&'static str> = game.options().iter().map(|option| option.name).collect();
        let grammar = teller.grammar(&[], &[]);
        Reader {
            game,
            known: teller.lexicon(&[&names, OPTIONS].concat()),
            arguments: grammar.arguments,
            sieve: grammar.sieve,
            seating: Seating::default(),
            is_seated: false,
            options: Vec::new(),
        }
    }

    /// Joins two spoken words that are written as one: an option with a hyphen, or a person and a name with a colon. Neither
    /// sign can be heard.
    fn together(&self, word: &str, next: &str) -> Option<String> {
        let joined = format!("{word}-{next}");
        if self.known.exact(&joined).is_some() {
            return Some(joined);
        }
        let is_person = matches!(self.arguments.exact(word), Some("human" | "far"));
        let is_known = self.known.find(next) != Found::None || self.player(next).is_ok() || self.is_number(next);
        let is_name = next.starts_with(char::is_alphabetic) && !next.contains([':', ',']) && !is_known;
        (is_person && is_name).then(|| format!("{word}:{next}"))
    }

    fn is_number(&self, word: &str) -> bool {
        word.parse::<usize>().is_ok() || self.sieve.number(word).is_some()
    }

    /// Reads a word, and the value after it if it needs one.
    fn read_word<'a>(&mut self, word: &'a str, next: &mut dyn FnMut() -> Option<&'a str>) -> Result<(), Message> {
        let option = dashless(word);
        let (name, value) = match option.and_then(|option| option.split_once('=')) {
            Some((name, value)) => (name, Some(value)),
            None => (option.unwrap_or(word), None),
        };
        if option.is_none()
            && let Ok(count) = word.parse()
        {
            return self.count(count);
        }
        let is_player = value.is_none() && self.player(name).is_ok();
        if option.is_none()
            && !is_player
            && let (Found::None, Some(count)) = (self.known.find(name), self.sieve.number(word))
        {
            return self.count(count);
        }
        // A word that only joins others is not an abbreviation.
        let is_joining = self.sieve.is_function(name) && self.known.exact(name).is_none();
        let found = if is_joining { Found::None } else { self.known.find(name) };
        match found {
            Found::One(id) if option.is_some() || !is_player => {
                let mut value = value;
                self.option(id, &mut || value.take().or_else(&mut *next))
            }
            // A player may be written with dashes, too.
            Found::One(_) | Found::None | Found::Several(_) if is_player => self.seat(name, next),
            Found::One(_) | Found::None | Found::Several(_) if option.is_none() && word.contains([':', ',']) => {
                self.seat(word, next)
            }
            Found::One(_) | Found::None | Found::Several(_) => Err(self.unknown(word, name)),
        }
    }

    /// Reads an option with its value.
    fn option<'a>(&mut self, id: &'static str, value: &mut dyn FnMut() -> Option<&'a str>) -> Result<(), Message> {
        match id {
            SEATS if self.is_seated => Err(twice(SEATS)),
            SEATS => {
                self.is_seated = true;
                let words = value().unwrap_or_default();
                self.seat(words, value)
            }
            // `3 players` has already been counted.
            PLAYERS if self.seating.count.is_some() => Ok(()),
            PLAYERS => match value() {
                Some(count) => {
                    let wrong = || Message::new("seats-no-number").text("word", shorten(count));
                    self.count(count.parse().ok().or_else(|| self.sieve.number(count)).ok_or_else(wrong)?)
                }
                None => Err(Message::new("seats-no-number").text("word", "")),
            },
            LEVEL => {
                let typed = value().unwrap_or_default();
                let known = self.arguments.exact(typed).unwrap_or(typed);
                let level = Level::parse(known).map_err(|_| no_level(typed))?;
                self.seating.named.push(Player::Computer(level));
                Ok(())
            }
            id if self.options.iter().any(|(name, _)| *name == id) => Err(twice(id)),
            id => {
                let takes_value = self.game.options().iter().any(|option| option.name == id && option.takes_value);
                // The game reports a missing value, because it knows the possible ones.
                let value = if takes_value { value().unwrap_or_default() } else { "" };
                self.options.push((id, value.to_owned()));
                Ok(())
            }
        }
    }

    fn count(&mut self, count: usize) -> Result<(), Message> {
        match self.seating.count.replace(count) {
            Some(_) => Err(twice(PLAYERS)),
            None => Ok(()),
        }
    }

    /// Reads a player, or several separated by commas. The number of a level may be the next word.
    fn seat<'a>(&mut self, words: &str, next: &mut dyn FnMut() -> Option<&'a str>) -> Result<(), Message> {
        if words.is_empty() {
            return Err(unreadable(words));
        }
        for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            if self.known.exact(word) != Some(LEVEL) {
                let player = self.player(word)?;
                self.seating.named.push(player);
                continue;
            }
            // More players can follow the number after a comma.
            let (number, others) = next().map_or(("", ""), |rest| rest.split_once(',').unwrap_or((rest, "")));
            self.option(LEVEL, &mut || Some(number))?;
            if !others.is_empty() {
                return self.seat(others, next);
            }
        }
        Ok(())
    }

    /// The player meant by a word in the session's language or in English.
    fn player(&self, word: &str) -> Result<Player, Message> {
        if let Some(level) = level_in(word, &self.known) {
            return Ok(Player::Computer(level));
        }
        let (kind, name) = match word.split_once(':') {
            Some((kind, name)) => (kind, Some(name)),
            None => (word, None),
        };
        let notation = match (self.arguments.find(kind), name) {
            (Found::One("easiest"), None) => Level::LEAST.to_string(),
            (Found::One(id), Some(name)) => format!("{id}:{name}"),
            (Found::One(id), None) => id.to_owned(),
            (Found::None | Found::Several(_), _) => word.to_owned(),
        };
        let player: Player = notation.parse().map_err(|_| unreadable(word))?;
        match player.name().filter(|name| is_meant(name)) {
            Some(name) => Err(Message::new("name-meant").text("word", name)),
            None => Ok(player),
        }
    }

    /// Says that a word is neither a player nor an option, and what it resembles or else which words are possible.
    fn unknown(&self, word: &str, name: &str) -> Message {
        if let Some(like) = self.like(name) {
            return Message::new("misread-like").text("word", shorten(word)).with("like", like);
        }
        let options = self.game.options().into_iter().map(|option| Arg::Command(option.name));
        // A level is listed among the players.
        let others = OPTIONS.iter().copied().filter(|name| *name != LEVEL).map(Arg::Command);
        let options = options.chain(others).collect();
        let id = if dashless(word).is_some() { "option-unknown" } else { "wish-unknown" };
        Message::new(id)
            .text("word", shorten(word))
            .with("players", known_players())
            .with("options", Arg::List(options))
    }

    /// The option or player that a mistyped name resembles, or the option of which it would be a value, such as `4x4`.
    fn like(&self, name: &str) -> Option<Arg> {
        let players = self.arguments.among(&["human", "easy", "normal", "hard"]);
        let named = [&self.known, &players].into_iter().find_map(|words| words.exact(words.like(name)?));
        named.map(Arg::Command).or_else(|| {
            let takes = |option: &&GameOption| {
                let chosen = Chosen { name: option.name, value: name.to_owned() };
                option.takes_value && self.game.configure(&[chosen]).is_ok()
            };
            let option = self.game.options().iter().find(takes)?.name;
            Some(Message::new("option-with").with("option", Arg::Command(option)).text("value", shorten(name)).into())
        })
    }
}

/// The level meant by a word that ends with its number: `level4`, `level-4`, `level:4`, `level 4`, or another word for
/// it.
pub fn level_in(word: &str, known: &Lexicon) -> Option<Level> {
    let name = word.strip_suffix(|last: char| last.is_ascii_digit())?;
    let number = &word[name.len()..];
    let name = name.trim_end_matches(|last: char| last == ':' || last.is_whitespace() || is_dash(last));
    Level::parse(number).ok().filter(|_| known.exact(name) == Some(LEVEL))
}

/// Says that there is no such level.
fn no_level(word: &str) -> Message {
    Message::new("level-unknown").text("word", shorten(word)).with("level", Arg::Command(LEVEL))
}

fn twice(option: &'static str) -> Message {
    Message::new("option-twice").with("option", Arg::Command(option))
}

/// The command meant by a line that begins with the name of a game, and its words: to play the game or, with the word
/// for rules after the name, its rules.
pub fn of_game<'a>(words: &[&'a str], is_rules: impl Fn(&str) -> bool) -> Option<(&'static str, Vec<&'a str>)> {
    let (first, rest) = words.split_first()?;
    games::named(&first.to_lowercase()).ok()?;
    match rest.split_first() {
        Some((second, topic)) if is_rules(second) => Some(("rules", [&[*first], topic].concat())),
        Some(_) | None => Some(("play", words.to_vec())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::style::{Lang, Spelling, Wording};

    fn read(lang: Lang, line: &str) -> String {
        let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        match Wish::parse(&mut teller, line.split_whitespace(), Level::NORMAL) {
            Ok(wish) => {
                let players = wish.players.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
                let options = wish.options.iter().map(|(name, value)| format!(" {name}={value}"));
                format!("{} {players}{}", wish.game.id(), options.collect::<String>())
            }
            Err(message) => message.id.to_string(),
        }
    }

    fn known(lang: Lang) -> Lexicon {
        Teller::new(lang, Wording::Normal, Spelling::Plain, &[]).lexicon(&[LEVEL])
    }

    #[test]
    fn players_levels_and_options_are_understood_in_any_order_with_dashes_or_without() {
        for line in ["domino 3 hard spinner", "dom spinner hard 3", "domino --players 3 --seats hard --spinner"] {
            assert_eq!(read(Lang::En, line), "domino human,hard,hard spinner=", "{line}");
        }
        for line in ["domino players 3 hard", "domino --players=3 hard", "domino 3 players hard", "domino drie hard"] {
            assert_eq!(read(Lang::Nl, line), "domino human,hard,hard", "{line}");
        }
        for line in ["domino three hard", "domino three players hard", "domino \u{2014}players three hard"] {
            assert_eq!(read(Lang::De, line), "domino human,hard,hard", "{line}");
        }
        assert_eq!(read(Lang::De, "domino drei stufe\u{2011}4"), "domino human,level-4,level-4");
        assert_eq!(read(Lang::De, "domino human:Zoe\u{308}"), "domino human:Zoë,normal");
        for line in [
            "domino 3 level 4",
            "domino level 4 players 3",
            "domino 3 level4",
            "domino 3 --level=4",
            "domino 3 level-4",
        ] {
            assert_eq!(read(Lang::En, line), "domino human,level-4,level-4", "{line}");
        }
        for line in
            ["domino human,level 4", "domino --seats human,level 4", "domino human, level 4", "domino human,level-4"]
        {
            assert_eq!(read(Lang::En, line), "domino human,level-4", "{line}");
        }
        assert_eq!(read(Lang::De, "domino mensch,stufe 4,stufe 2 spinner"), "domino human,level-4,easy spinner=");
        assert_eq!(level_in("level 4", &known(Lang::En)), Level::new(4));
        assert_eq!(read(Lang::De, "domino stufe 2 stärke 9"), "domino easy,hard");
        assert_eq!(read(Lang::Nl, "domino mens:Anna,niveau7"), "domino human:Anna,level-7");
        assert_eq!(read(Lang::De, "domino stufe schwer"), "domino human,hard");
        assert_eq!(read(Lang::De, "sniff leicht --galopp löcher 12"), "sniff human,easy gallop= holes=12");
        assert_eq!(read(Lang::De, "sniff easy --gallop holes=12"), "wish-unknown");
        assert_eq!(read(Lang::De, "sniff easy --gallop --holes=12"), "sniff human,easy gallop= holes=12");
        assert_eq!(read(Lang::Nl, "sniff mens:Anna,gewoon --grootte 4x4"), "sniff human:Anna,normal size=4x4");
        assert_eq!(read(Lang::En, "scout 0"), "scout ");
        for (lang, line) in
            [(Lang::En, "domino --hard"), (Lang::De, "domino --schwer"), (Lang::Nl, "domino --moeilijk")]
        {
            assert_eq!(read(lang, line), "domino human,hard", "{line}");
        }
    }

    #[test]
    fn what_may_be_meant_is_named() {
        for (lang, line, told) in [
            (Lang::En, "sniff 6x4", "Did you mean size 6x4?"),
            (Lang::De, "sniff schwer 6x4", "Meinst du größe 6x4?"),
            (Lang::En, "sniff galop", "Did you mean gallop?"),
            (Lang::En, "sniff --galop", "Did you mean gallop?"),
            (Lang::De, "domino schwehr", "Meinst du schwer?"),
            (Lang::En, "schnuuf", "I do not understand \"schnuuf\". Did you mean schnuff?"),
            (Lang::De, "domno leicht", "Meinst du domino?"),
            (Lang::Nl, "snniff 4x4", "Bedoel je sniff?"),
            (Lang::Nl, "domino foo", "doel"),
        ] {
            let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
            let Err(message) = Wish::parse(&mut teller, line.split_whitespace(), Level::NORMAL) else {
                panic!("{line} is understood");
            };
            let said = teller.say(&message);
            assert!(said.contains(told), "{line}: {said}");
        }
        assert_eq!(read(Lang::De, "sniff schwer loch 12"), "sniff human,hard holes=12");
    }

    #[test]
    fn what_cannot_be_understood_is_told() {
        for (line, id) in [
            ("", "game-which"),
            ("chess", "game-unknown"),
            ("sniff fox", "wish-unknown"),
            ("sniff human:a,fox", "seats-unreadable"),
            ("sniff --fox", "option-unknown"),
            ("sniff --seats", "seats-unreadable"),
            ("sniff --players fox", "seats-no-number"),
            ("sniff --seats human:Anna,human:anna", "seats-twice"),
            ("sniff human:Zoë human:Zoe\u{308}", "seats-twice"),
            ("sniff human:Computer easy", "name-meant"),
            ("sniff --seats human:DU,easy", "name-meant"),
            ("sniff human:ja,fox", "name-meant"),
            ("sniff level 0", "level-unknown"),
            ("sniff level 10", "level-unknown"),
            ("sniff level", "level-unknown"),
            ("sniff level gallop", "level-unknown"),
            ("sniff --players -1", "seats-no-number"),
            ("sniff 2 --players 2", "option-twice"),
            ("sniff gallop --gallop", "option-twice"),
            ("sniff human easy normal players 2", "seats-count"),
            ("sniff --holes --gallop", "sniff human,normal holes= gallop="),
        ] {
            assert_eq!(read(Lang::En, line), id, "{line}");
        }
    }
}
