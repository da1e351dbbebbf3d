//! Translates a command line in the words of the lobby, in any language, into one that clap understands.

use std::cell::LazyCell;
use std::ffi::OsString;

use super::{GLOBAL, STYLE};
use crate::games;
use crate::level::Level;
use crate::settings::{self, Setting};
use crate::text::lexicon::Lexicon;
use crate::text::locale::Source;
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;
use crate::ui::wish::{LEVEL, level_in, of_game};
use crate::verbs::{self, Given};

/// The words of a language.
struct Vocabulary {
    verbs: Lexicon,
    settings: Lexicon,
    arguments: Lexicon,
}

/// The words of a language, looked up on demand.
type Lazy = LazyCell<Vocabulary, Box<dyn FnOnce() -> Vocabulary>>;

impl Vocabulary {
    fn new(lang: Lang) -> Vocabulary {
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
        Vocabulary {
            verbs: teller.lexicon(&[verbs::in_lobby(), &["simulate"]].concat()),
            settings: teller.lexicon(STYLE),
            arguments: teller.grammar(&[], &[]).arguments,
        }
    }

    /// The subcommand for the lobby's command at the beginning of these words, and how many of them belong to it.
    fn subcommand(&self, words: &[&str]) -> Option<(&'static str, usize)> {
        let (verb, length) = self.verbs.leading(words)?;
        let (subcommand, _) = verbs::named(verb)?.subcommand?;
        Some((subcommand, length))
    }
}

/// Translates the arguments, beginning with the program's name, for clap: settings, their values and subcommands get
/// the names that they have there, and after `play` everything except the program's options becomes mere words. The
/// words of `lang` take precedence over those of other languages; unknown ones stay as they are.
pub fn translate(args: &[OsString], lang: Lang) -> Vec<OsString> {
    let lazy = |lang| Lazy::new(Box::new(move || Vocabulary::new(lang)));
    let languages: Vec<Lazy> = lang.first().map(lazy).collect();
    let (program, args) = args.split_at(args.len().min(1));
    let (options, words) = apart(args, &languages);
    let (subcommand, words) = subcommand(&words, &languages);
    let words = match subcommand.as_deref() {
        Some("simulate") => simulation(words, lang),
        Some("help") => topic(words, &languages),
        Some(_) | None => words,
    };
    // After the dashes, clap takes everything as words.
    let verb = subcommand.as_deref().and_then(verbs::of_subcommand);
    let is_raw = verb.and_then(|verb| verb.subcommand).is_some_and(|(_, given)| given == Given::Raw);
    let subcommand = subcommand.map(OsString::from).into_iter();
    let dashes = is_raw.then(|| OsString::from("--"));
    program.iter().cloned().chain(options).chain(subcommand).chain(dashes).chain(words).collect()
}

/// The program's own options with their values, and all other arguments.
fn apart(args: &[OsString], languages: &[Lazy]) -> (Vec<OsString>, Vec<OsString>) {
    let (mut options, mut words) = (Vec::new(), Vec::new());
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let Some((name, value)) = arg.to_str().and_then(|text| option(text, languages)) else {
            words.push(arg.clone());
            continue;
        };
        let name = match value.or_else(|| args.clone().next().and_then(|next| next.to_str())) {
            // There are levels of words, and levels of computers.
            Some(value) if name == "level" && is_strength(value, languages) => "strength",
            // This level could be either kind, unless the option names one.
            Some(value) if is_bare_level(arg) && understood(name, value, languages) == "normal" => {
                options.push(format!("--{EITHER}").into());
                name
            }
            Some(_) | None => name,
        };
        match value {
            Some(value) => options.push(format!("--{name}={}", understood(name, value, languages)).into()),
            None => {
                options.push(format!("--{name}").into());
                let value = takes_value(name).then(|| args.next()).flatten();
                options.extend(value.map(|value| match value.to_str() {
                    Some(text) => understood(name, text, languages).into(),
                    None => value.clone(),
                }));
            }
        }
    }
    (options, words)
}

/// Whether a value can only be a level of computers.
fn is_strength(value: &str, languages: &[Lazy]) -> bool {
    let value = understood("strength", value, languages);
    Level::parse(&value).is_ok_and(|level| level != Level::NORMAL || value != "normal")
}

/// The option for a level that could be one of words or one of computers.
pub(super) const EITHER: &str = "either";

/// Whether an argument is the option whose name fits both kinds of levels.
fn is_bare_level(arg: &OsString) -> bool {
    arg.to_str().and_then(|text| text.split('=').next()) == Some("--level")
}

/// Whether an option's value can follow after a space.
fn takes_value(name: &str) -> bool {
    !matches!(name, "speech" | "plain" | "help")
}

/// An option of the program, by its name there, with its value if there is an equals sign.
fn option<'a>(arg: &'a str, languages: &[Lazy]) -> Option<(&'static str, Option<&'a str>)> {
    if arg == "-h" {
        return Some(("help", None));
    }
    let text = arg.strip_prefix("--").filter(|text| !text.is_empty())?;
    let (name, value) = text.split_once('=').map_or((text, None), |(name, value)| (name, Some(value)));
    let known = [STYLE, GLOBAL].concat().into_iter().find(|known| *known == name);
    let name = known.or_else(|| languages.iter().find_map(|words| words.settings.exact(name)))?;
    Some((name, value))
}

/// The value of an option as written in the settings, if the word for it is known.
fn understood(option: &str, value: &str, languages: &[Lazy]) -> String {
    if STYLE.contains(&option) && Setting::parse(option, value).is_err() {
        let known = languages.iter().filter_map(|words| words.arguments.exact(value));
        let known = known.flat_map(|known| [known, settings::value_of(known)]);
        let fits = known.into_iter().find(|known| Setting::parse(option, known).is_ok());
        return fits.unwrap_or(value).to_owned();
    }
    value.to_owned()
}

/// The subcommand, and the remaining arguments.
fn subcommand(words: &[OsString], languages: &[Lazy]) -> (Option<String>, Vec<OsString>) {
    let Some((first, rest)) = words.split_first() else {
        return (None, Vec::new());
    };
    if let Some(known) = verbs::subcommands().iter().find(|known| first == *known) {
        return (Some((*known).to_owned()), rest.to_vec());
    }
    let texts: Vec<&str> = words.iter().map_while(|word| word.to_str()).collect();
    let of_game = languages.iter().filter_map(|words| of_game(&texts, |word| words.verbs.exact(word) == Some("rules")));
    // In one of the languages, the word after the game may mean its rules.
    let of_game = of_game.max_by_key(|(verb, _)| *verb == "rules");
    if let Some((verb, behind)) = of_game {
        let behind = behind.into_iter().map(OsString::from);
        return (Some(verb.to_owned()), behind.chain(words[texts.len()..].iter().cloned()).collect());
    }
    let Some(text) = first.to_str().filter(|text| !text.starts_with('-')) else {
        return (None, words.to_vec());
    };
    // A number alone is a saved game, as in the lobby.
    if text.parse::<usize>().is_ok() {
        return (Some("games".to_owned()), words.to_vec());
    }
    match languages.iter().find_map(|language| language.subcommand(&texts)) {
        Some((known, length)) => (Some(known.to_owned()), words[length..].to_vec()),
        None => (Some(text.to_owned()), rest.to_vec()),
    }
}

/// The argument of `help`: a subcommand by any of its words, or none for the whole usage, as in the lobby.
fn topic(words: Vec<OsString>, languages: &[Lazy]) -> Vec<OsString> {
    let texts: Vec<&str> = words.iter().map_while(|word| word.to_str()).collect();
    let (known, length) = match languages.iter().find_map(|language| language.subcommand(&texts)) {
        Some((known, length)) => (Some(known), length),
        None => {
            let is_all = |word: &&str| languages.iter().any(|words| words.arguments.exact(word) == Some("all"));
            (None, usize::from(texts.first().is_some_and(is_all)))
        }
    };
    known.into_iter().map(OsString::from).chain(words.into_iter().skip(length)).collect()
}

/// The words with a special meaning after `simulate`: its own options, and players.
pub const SIMULATION: &[&str] = &["seats", HOW_MANY, AGAINST, "easy", "normal", "hard", "random", LEVEL];

/// The meaning of the option that clap calls `games`; that name is also a command of the lobby.
const HOW_MANY: &str = "how-many";

/// The option whose value is a file name and must not be translated.
const AGAINST: &str = "against";

/// The arguments of `simulate`, with options and players by the names that they have there.
fn simulation(words: Vec<OsString>, lang: Lang) -> Vec<OsString> {
    let sources: Vec<Source> = games::ALL.iter().map(|game| game.texts().words).collect();
    let options: Vec<&'static str> = games::options().iter().map(|option| option.name).collect();
    let known: Vec<Lexicon> = lang
        .first()
        .map(|lang| Teller::new(lang, Wording::Normal, Spelling::Plain, &sources))
        .map(|teller| teller.lexicon(&[SIMULATION, &options].concat()))
        .collect();
    let name = |word: &str| match known.iter().find_map(|words| words.exact(word)) {
        Some(HOW_MANY) => "games".to_owned(),
        Some(name) => name.to_owned(),
        None => known
            .iter()
            .find_map(|words| level_in(word, words))
            .map_or_else(|| word.to_owned(), |level| level.to_string()),
    };
    let players = |text: &str| text.split(',').map(name).collect::<Vec<_>>().join(",");
    let mut is_file = false;
    let translated = |word: OsString| {
        let is_value = std::mem::take(&mut is_file);
        match word.to_str().map(|text| (text, text.strip_prefix("--"))) {
            None => word,
            Some((_, None)) if is_value => word,
            Some((text, None)) => players(text).into(),
            Some((_, Some(option))) => match option.split_once('=').map(|(option, value)| (name(option), value)) {
                Some((option, file)) if option == AGAINST => format!("--{option}={file}").into(),
                Some((option, value)) => format!("--{option}={}", players(value)).into(),
                None => {
                    let option = name(option);
                    is_file = option == AGAINST;
                    format!("--{option}").into()
                }
            },
        }
    };
    words.into_iter().map(translated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_lobby_become_those_of_the_command_line() {
        for (typed, translated) in [
            ("sniff easy", "play -- sniff easy"),
            ("spiele scout --sprache de", "--lang de play -- scout"),
            ("--taal duits speel domino 3 --spinner", "--lang de play -- domino 3 --spinner"),
            ("play sniff --breite aus --gallop", "--width off play -- sniff --gallop"),
            ("--level normal play sniff", "--either --level normal play -- sniff"),
            ("play sniff --level=gewoon", "--either --level=normal play -- sniff"),
            ("play sniff --words normal", "--level normal play -- sniff"),
            ("play sniff --strength normal", "--strength normal play -- sniff"),
            ("--words=brief rules sniff", "--level=brief rules sniff"),
            ("sniff regeln ziel", "rules sniff ziel"),
            ("sniff rules", "rules sniff"),
            ("selbsttest", "check"),
            ("übersicht alle", "games alle"),
            ("2", "games 2"),
            ("hervat sniff-2", "resume -- sniff-2"),
            ("was ist ein bazong", "what ein bazong"),
            ("what is gallop", "what is gallop"),
            ("statistik domino", "stats domino"),
            ("vergiss domino", "forget domino"),
            ("hulp terugblik", "help review"),
            ("hilfe was ist", "help what"),
            ("help all --brf", "help --brf"),
            ("help fly", "help fly"),
            ("simulate sniff --seats easy,easy --json", "simulate sniff --seats easy,easy --json"),
            (
                "simuliere sniff --plätze leicht,schwer --spiele 40 --löcher=12",
                "simulate sniff --seats easy,hard --games 40 --holes=12",
            ),
            ("simuleer domino --plaatsen=makkelijk,willekeurig", "simulate domino --seats=easy,random"),
            ("simuliere sniff --plätze stufe4,leicht", "simulate sniff --seats level-4,easy"),
            ("simulate sniff --seats level-2,level7", "simulate sniff --seats easy,level-7"),
            ("simuliere sniff --gegen leicht --plätze leicht", "simulate sniff --against leicht --seats easy"),
            ("simuleer sniff --tegen=makkelijk", "simulate sniff --against=makkelijk"),
            ("play --help", "--help play --"),
            ("--speech play sniff", "--speech play -- sniff"),
            ("fly", "fly"),
            ("--colour", "--colour"),
            ("", ""),
        ] {
            let args = |line: &str| -> Vec<OsString> {
                ["snuffel"].into_iter().chain(line.split_whitespace()).map(OsString::from).collect()
            };
            assert_eq!(translate(&args(typed), Lang::En), args(translated), "{typed}");
        }
    }
}
