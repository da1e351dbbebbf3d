//! The command line: turns arguments into a request. Clap only parses; all messages are in the player's language.

mod task;
mod words;

pub use task::{Book, Grade, Request, Task};
pub use words::{SIMULATION, translate};

use std::ffi::OsString;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;

use clap::builder::NonEmptyStringValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::game::GameOption;
use crate::games;
use crate::name::is_meant;
use crate::player::Level;
use crate::settings::{self, Setting};
use crate::simulation::Plan;
use crate::speech::order::{self, Misread, Order};
use crate::text::command::{self as lobby, shorten};
use crate::text::message::{Arg as Value, Message};
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;
use crate::ui::console::out_of_range;
use crate::ui::obey::in_shell;
use crate::ui::wish::Wish;
use crate::verbs::{self, Given, VERBS};

/// The options that set a value: every setting that can also be typed as a command.
const STYLE: &[&str] = settings::VERBS.split_at(1).1;

/// The other options that are allowed anywhere.
const GLOBAL: &[&str] = &["seed", "data", "plain", "help"];

/// The option for the computers' thinking time, which also applies to simulations.
const THINKING: &str = "thinking";

/// The command line as clap parses it.
pub fn command() -> Command {
    let flag = |name: &'static str| Arg::new(name).long(name).global(true);
    // A negative number is a wrong value rather than an unknown option.
    let value = |name: &'static str| flag(name).allow_negative_numbers(true);
    let command = Command::new("snuffel");
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(STYLE.iter().map(|name| {
            match *name {
                // Without a value it means on. A word after a space is a separate argument.
                "speech" => value(name).num_args(0..=1).require_equals(true).default_missing_value("on"),
                _ => value(name),
            }
        }))
        .arg(value("seed"))
        // A script that passes an empty name does not mean its working directory.
        .arg(value("data").value_parser(NonEmptyStringValueParser::new()))
        .arg(flag(words::EITHER).hide(true).action(ArgAction::SetTrue))
        .arg(flag("plain").action(ArgAction::SetTrue))
        .arg(flag("help").short('h').action(ArgAction::Help))
        .arg(flag("version").short('V').global(false).action(ArgAction::Version))
        .version(env!("CARGO_PKG_VERSION"))
        .subcommands(VERBS.iter().filter_map(|verb| verb.subcommand).map(|(name, given)| subcommand(name, given)))
}

/// A subcommand as clap parses it.
fn subcommand(name: &'static str, given: Given) -> Command {
    let word = |name: &'static str| Arg::new(name).index(1);
    let command = match given {
        Given::Nothing => Command::new(name),
        Given::Words | Given::Raw => Command::new(name).arg(word("words").num_args(0..)),
        Given::One(what) => Command::new(name).arg(word(what).required(true)),
        Given::AtMostOne(what) => Command::new(name).arg(word(what)),
    };
    match name {
        "replay" => command.arg(Arg::new("as").long("as").requires("brf")).args(brf()),
        "rules" | "help" => command.args(brf()),
        "simulate" => command
            .arg(Arg::new("seats").long("seats").required(true))
            .arg(Arg::new("games").long("games").allow_negative_numbers(true))
            .arg(Arg::new("against").long("against").value_parser(NonEmptyStringValueParser::new()))
            .arg(Arg::new("json").long("json").action(ArgAction::SetTrue))
            .args(games::options().iter().map(game_option)),
        _ => command,
    }
}

/// The options of a subcommand whose output can be a braille book.
fn brf() -> [Arg; 2] {
    let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    [flag("brf"), flag("contracted").requires("brf")]
}

/// The task to write a braille book with these options.
fn written(book: Book, matches: &ArgMatches) -> Task {
    let grade = if matches.get_flag("contracted") { Grade::Contracted } else { Grade::Uncontracted };
    Task::Book { book, grade }
}

/// An option of a game.
fn game_option(option: &GameOption) -> Arg {
    let arg = Arg::new(option.name).long(option.name);
    match option.takes_value {
        true => arg.allow_negative_numbers(true),
        false => arg.action(ArgAction::SetTrue),
    }
}

/// The options of games given on the command line.
fn chosen(matches: &ArgMatches) -> Vec<(String, String)> {
    let value = |option: &GameOption| match option.takes_value {
        true => text(matches, option.name).map(str::to_owned),
        false => matches.get_flag(option.name).then(String::new),
    };
    let all = games::options().into_iter();
    all.filter_map(|option| Some((option.name.to_owned(), value(&option)?))).collect()
}

/// Parses the arguments, beginning with the program's name, after [`translate`] has prepared them. Players and options
/// of games are read in the language `lang` or in English; computers without a level get the level `usual`.
///
/// # Errors
/// A message for the player, when the arguments cannot be understood.
pub fn parse(args: &[OsString], lang: Lang, usual: Level) -> Result<Request, Message> {
    let plain_request = |task, style| Request { task, style, data: None, seed: None };
    let matches = match command().try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => {
            return match error.kind() {
                ErrorKind::DisplayHelp => Ok(plain_request(Task::Help(named_subcommand(args)), style_for_help(args))),
                ErrorKind::DisplayVersion => Ok(plain_request(Task::Version, style_for_help(args))),
                _ => Err(misuse(&error)),
            };
        }
    };
    if matches.get_flag(words::EITHER) {
        return Err(Message::new("cli-level-either"));
    }
    let style = style(&matches, lang)?;
    let named = style.iter().find_map(|setting| match setting {
        Setting::Strength(level) => Some(*level),
        _ => None,
    });
    Ok(Request {
        task: task(&matches, lang, named.unwrap_or(usual))?,
        style,
        data: text(&matches, "data").map(PathBuf::from),
        seed: number(&matches, "seed")?,
    })
}

/// The value of an option, even if the other arguments make no sense: an error message needs the right language.
pub fn wanted(args: &[OsString], option: &str) -> Option<String> {
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    let flag = format!("--{option}");
    while let Some(arg) = args.next() {
        if arg == flag {
            return args.next().map(str::to_owned);
        }
        if let Some(value) = arg.strip_prefix(&flag).and_then(|rest| rest.strip_prefix('=')) {
            return Some(value.to_owned());
        }
    }
    None
}

fn named_subcommand(args: &[OsString]) -> Option<&'static str> {
    args.iter().skip(1).find_map(|arg| known_subcommand(arg.to_str()?))
}

/// The subcommand of this name.
fn known_subcommand(name: &str) -> Option<&'static str> {
    verbs::subcommands().iter().copied().find(|known| *known == name)
}

/// The settings for a message when the other arguments make no sense.
fn style_for_help(args: &[OsString]) -> Vec<Setting> {
    STYLE.iter().filter_map(|key| Setting::parse(key, &wanted(args, key)?).ok()).collect()
}

fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The value of an option that is a whole number.
fn number<T: FromStr>(matches: &ArgMatches, name: &'static str) -> Result<Option<T>, Message> {
    parsed(text(matches, name), name)
}

/// The parsed value of an option; an error names the option `name`.
fn parsed<T: FromStr>(value: Option<&str>, name: &'static str) -> Result<Option<T>, Message> {
    let read = |value: &str| value.parse().map_err(|_| wrong_value(name, value));
    value.map(read).transpose()
}

fn task(matches: &ArgMatches, lang: Lang, usual: Level) -> Result<Task, Message> {
    let Some((name, matches)) = matches.subcommand() else {
        return Ok(Task::Lobby);
    };
    let word = |name| text(matches, name).unwrap_or_default().to_owned();
    Ok(match name {
        "play" => {
            let mut teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
            let wish = Wish::parse(&mut teller, words(matches), usual).map_err(in_shell)?;
            let options = wish.options.into_iter().map(|(name, value)| (name.to_owned(), value));
            Task::Play { game: wish.game.id().to_owned(), players: wish.players, options: options.collect() }
        }
        "host" => Task::Host { words: words(matches).map(str::to_owned).collect() },
        "replay" if matches.get_flag("brf") => {
            let hearer = text(matches, "as").map(str::to_owned);
            written(Book::Story { game: word("file"), hearer }, matches)
        }
        "rules" if matches.get_flag("brf") => {
            let mut words = words(matches);
            let game = words.next().ok_or_else(|| in_shell(games::which("rules")))?.to_owned();
            written(Book::Rules { game, topic: words.collect::<Vec<_>>().join(" ") }, matches)
        }
        "rules" if words(matches).next().is_none() => return Err(in_shell(games::which("rules"))),
        "simulate" => Task::Simulate {
            game: word("game"),
            plan: plan(matches)?,
            options: chosen(matches),
            against: text(matches, "against").map(str::to_owned),
            json: matches.get_flag("json"),
        },
        "page" => Task::Page(text(matches, "folder").map(str::to_owned)),
        "check" => check(&words(matches).collect::<Vec<_>>(), lang)?,
        "help" => {
            let unknown = |topic| Message::new("cli-unknown-subcommand").text("word", shorten(topic));
            let topic = text(matches, "topic");
            let topic = topic.map(|topic| known_subcommand(topic).ok_or_else(|| unknown(topic))).transpose()?;
            match matches.get_flag("brf") {
                true => written(Book::Handbook(topic), matches),
                false => Task::Help(topic),
            }
        }
        name => Task::Verb(of_lobby(name, matches, lang)?),
    })
}

/// The lobby's command for a subcommand, with what was given to it.
fn of_lobby(name: &str, matches: &ArgMatches, lang: Lang) -> Result<lobby::Command, Message> {
    let unknown = || Message::new("cli-unknown-subcommand").text("word", shorten(name));
    let verb = verbs::of_subcommand(name).ok_or_else(unknown)?;
    let given = match verb.subcommand {
        None | Some((_, Given::Nothing)) => String::new(),
        Some((_, Given::Words | Given::Raw)) => words(matches).collect::<Vec<_>>().join(" "),
        Some((_, Given::One(what) | Given::AtMostOne(what))) => text(matches, what).unwrap_or_default().to_owned(),
    };
    // A wrong number is a misuse here.
    if name == "games" && !given.is_empty() && !is_all(&given, lang) && given.parse::<usize>().is_err() {
        return Err(Message::new("cli-wrong-number").text("value", shorten(&given)));
    }
    Ok(lobby::Command { verb: verb.name, rest: given.clone(), typed: given })
}

/// The task to check the machine, or a language by its folder or code.
fn check(words: &[&str], lang: Lang) -> Result<Task, Message> {
    let is_language = |word: &str| {
        let teller = |lang| Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        lang.first().any(|lang| teller(lang).lexicon(&["lang"]).exact(word).is_some())
    };
    match words {
        [] => Ok(Task::Verb(lobby::Command::new("selftest", ""))),
        [word, folder] if is_language(word) => Ok(Task::CheckLanguage((*folder).to_owned())),
        [word] if is_language(word) => Err(Message::new("linguist-which")),
        [word, ..] => Err(Message::new("cli-unknown-argument").text("word", shorten(word))),
    }
}

/// The usage of the whole command line or one subcommand. All of its text is in the locale; clap composes none of it.
pub fn usage(subcommand: Option<&str>) -> Message {
    subcommand.map_or_else(|| Message::new("usage"), |name| Message::new(format!("usage-{name}")))
}

/// Whether a word asks for everything.
fn is_all(word: &str, lang: Lang) -> bool {
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
    teller.lexicon(&["all"]).exact(word).is_some()
}

/// The words after a subcommand.
fn words(matches: &ArgMatches) -> impl Iterator<Item = &str> {
    matches.get_many::<String>("words").into_iter().flatten().map(String::as_str)
}

/// The plan of a simulation: by default 1,000 games, on all cores.
fn plan(matches: &ArgMatches) -> Result<Plan, Message> {
    let players = text(matches, "seats").unwrap_or_default();
    let games: NonZeroU32 = number(matches, "games")?.unwrap_or(Plan::USUAL_GAMES);
    Ok(Plan {
        players: players.split(',').map(str::to_owned).collect(),
        games: u64::from(games.get()),
        seed: number(matches, "seed")?.unwrap_or(Plan::USUAL_SEED),
        threads: thread::available_parallelism().map_or(1, NonZeroUsize::get),
        // Only from the command line: figures must not depend on a player's settings.
        time: number(matches, THINKING)?.unwrap_or_default(),
    })
}

fn style(matches: &ArgMatches, lang: Lang) -> Result<Vec<Setting>, Message> {
    let mut style = Vec::new();
    for key in STYLE {
        if *key == "speech" {
            style.extend(text(matches, key).map(|value| speaking(value, lang)).transpose()?.unwrap_or_default());
        } else if let Some(value) = text(matches, key) {
            style.push(Setting::parse(key, value).map_err(|_| wrong_value(key, value))?);
        }
    }
    if matches.get_flag("plain") {
        style.push(Setting::Plain(true));
    }
    Ok(style)
}

/// The settings in the value of `--speech`, which accepts the words of the command that say how to speak. Turns speech
/// on, unless that says off.
fn speaking(value: &str, lang: Lang) -> Result<Vec<Setting>, Message> {
    let orders = lang.first().map(|lang| {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        order::parse(value, &teller.lexicon(order::WORDS), &teller.grammar(&[], &[]).sieve)
    });
    // If no language knows all words, the player's own language decides which one is wrong.
    let orders = orders.reduce(|first, other| if first.is_ok() || other.is_err() { first } else { other });
    let orders = orders.unwrap_or(Ok(Vec::new())).map_err(|reason| match reason {
        Misread::Word(_) => wrong_value("speech", value),
        Misread::Range(dial, word) => out_of_range(dial, &word),
    })?;
    let mut settings = vec![Setting::Speech(!orders.contains(&Order::Off))];
    for order in orders {
        match order {
            Order::On | Order::Off => {}
            Order::Turn(dial, to) => settings.push(Setting::dial(dial, to)),
            Order::Voice(name) => settings.push(Setting::voice(lang, name.map(Into::into))),
            Order::Keys(Some(hush)) => settings.push(Setting::TalkOver(!hush)),
            Order::Keys(None) | Order::Stop | Order::Tell(_) | Order::Step(..) | Order::Voices => {
                return Err(wrong_value("speech", value));
            }
        }
    }
    Ok(settings)
}

fn wrong_value(option: &str, value: &str) -> Message {
    if option == "name" && is_meant(value) {
        return Message::new("name-meant").text("word", shorten(value));
    }
    let message = Message::new(format!("cli-wrong-{option}")).text("value", shorten(value));
    if option == "lang" { message.with("codes", Value::together(Value::codes())) } else { message }
}

/// The message about arguments that clap rejects.
fn misuse(error: &clap::Error) -> Message {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => shorten(text),
        Some(ContextValue::Strings(texts)) => texts.first().map(|text| shorten(text)).unwrap_or_default(),
        _ => String::new(),
    };
    let id = match error.kind() {
        ErrorKind::UnknownArgument => "cli-unknown-argument",
        ErrorKind::InvalidSubcommand => "cli-unknown-subcommand",
        ErrorKind::MissingRequiredArgument => "cli-missing-argument",
        ErrorKind::ArgumentConflict => "cli-twice",
        ErrorKind::InvalidValue => "cli-missing-value",
        ErrorKind::InvalidUtf8 => "cli-not-text",
        _ => "cli-misuse",
    };
    let word = match error.kind() {
        ErrorKind::InvalidSubcommand => context(ContextKind::InvalidSubcommand),
        _ => context(ContextKind::InvalidArg),
    };
    // Clap includes the placeholder in the name of an option: `--seats <seats>`.
    let word = word.split(' ').next().unwrap_or_default();
    match word.trim_matches(['<', '>']) {
        "game" | "record" => Message::new(id).with("word", Value::Phrase("cli-game")),
        "file" => Message::new(id).with("word", Value::Phrase("cli-file")),
        word => Message::new(id).text("word", word),
    }
}

#[cfg(test)]
mod tests;
