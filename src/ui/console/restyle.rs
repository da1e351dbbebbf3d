//! How the console speaks: the commands that change settings, the answers to them, and where settings are saved.

use super::aloud::set_of_speech;
use super::misread::{misread, typed};
use super::{Console, wording};
use crate::games;
use crate::level::Level;
use crate::notation::Unreadable;
use crate::player;
use crate::settings::{
    FaultReason, KEYS, SOUND_WORDS, Setting, Settings, SettingsFault, StoreFault, VOICE, named_kinds, value_of,
};
use crate::store::languages::damaged;
use crate::store::name::Name;
use crate::text::command::{Command, Grammar, Misread};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};
use crate::text::style::Lang;
use crate::ui::verbs::STYLE_VERBS;

impl Console {
    /// Carries out a command that changes how the program speaks. Returns whether the language has changed.
    ///
    /// # Errors
    /// A message for the player, when the command cannot be understood.
    pub fn restyle(&mut self, command: &Command) -> Result<bool, Message> {
        let grammar = self.teller.grammar(STYLE_VERBS, &[&["spare"], SOUND_WORDS].concat());
        if let Some(verb) = other_level(command, &grammar) {
            return self.restyle(&Command::new(verb, &command.rest));
        }
        if command.verb == "settings" && !command.rest.is_empty() {
            return self.restyle_named(command, &grammar);
        }
        if command.verb == "settings" || typed(command).is_empty() {
            self.tell_settings(command.verb);
            return Ok(false);
        }
        if command.verb == "speech" {
            return self.obey_speech(command).map(|()| false);
        }
        if command.verb == "sounds" && matches!(grammar.arguments.find(&command.rest), Found::One("tones")) {
            self.list_sounds();
            return Ok(false);
        }
        if asks_for_servers(command, &grammar) {
            self.say(&Message::new("relays-on-where"));
            return Ok(false);
        }
        let setting = match command.verb {
            "tell" => self.unasked(command, &grammar)?,
            _ => setting(command, &grammar)?,
        };
        if command.verb == "tell" && self.names_others(command) {
            self.set(setting);
            self.say(&Message::new("setting-tell-elsewhere"));
            return Ok(false);
        }
        Ok(self.apply(command.verb, setting))
    }

    /// Returns whether a change of unasked messages names only kinds that this game does not have.
    fn names_others(&self, command: &Command) -> bool {
        let named = named_kinds(&command.typed, &self.teller.lexicon(&games::kinds()));
        let named = named.map(|(kinds, _)| kinds).unwrap_or_default();
        self.kinds.is_some_and(|here| !named.is_empty() && !named.iter().any(|kind| here.contains(kind)))
    }

    /// Carries out a setting by its name behind the word for settings.
    fn restyle_named(&mut self, command: &Command, grammar: &Grammar) -> Result<bool, Message> {
        let (first, rest) = command.rest.split_once(char::is_whitespace).unwrap_or((&command.rest, ""));
        match grammar.verbs.find(first) {
            Found::One(verb @ ("tell" | "speech" | "relays" | "page-address")) => {
                let typed = command.typed.split_once(char::is_whitespace).map_or("", |(_, typed)| typed);
                self.restyle(&Command::new(verb, typed))
            }
            Found::One(verb) if verb != "settings" && STYLE_VERBS.contains(&verb) => {
                self.restyle(&Command::new(verb, rest))
            }
            _ => Err(Misread::Unknown(first.to_owned()).message()),
        }
    }

    /// Tells the setting of a command, or all settings, and what else can be chosen.
    fn tell_settings(&mut self, verb: &str) {
        // News of speech that came while the line was typed changes the answer, and should not be repeated after it.
        let news = self.speech.news();
        let all = self.settings_told().into_iter();
        let told: Vec<Message> =
            all.filter(|(known, _)| verb == "settings" || *known == verb).map(|(_, message)| message).collect();
        self.say_all(&told);
        if verb == "speech" {
            if set_of_speech(&self.settings, self.lang()).is_none() {
                self.say(&Message::new("speech-unset"));
            }
            self.say(&Message::new("speech-how"));
        }
        if verb == "strength" {
            let here = if self.kinds.is_some() { player::levels(self.teller.players()) } else { Vec::new() };
            if !here.is_empty() {
                self.say(&Message::new("levels-of-game").with("levels", Arg::together(here)));
            }
            self.say(&Message::new("levels"));
            if self.teller.locale().value("levels-here").is_some() {
                self.say(&Message::new("levels-here"));
            }
        }
        let other: Vec<Message> = news.into_iter().filter(|new| !told.contains(new)).collect();
        self.say_all(&other);
    }

    /// Changes a setting, keeps it, and tells its new value. Returns whether the language has changed.
    fn apply(&mut self, verb: &'static str, setting: Setting) -> bool {
        let before = self.lang();
        self.set(setting);
        for (_, message) in self.settings_told().iter().filter(|(told, _)| *told == verb) {
            self.say(message);
        }
        if verb == "sounds" {
            self.tell_of_sounds();
        }
        if self.lang() != before {
            self.tell_damages();
            let news = self.speech.news_soon();
            self.say_all(&news);
        }
        self.lang() != before
    }

    /// Changes a setting, here and in its file.
    fn set(&mut self, setting: Setting) {
        let before = self.lang();
        self.settings.apply(setting.clone());
        self.reword();
        if self.lang() != before {
            let voice = self.settings.voice(self.lang()).map(ToString::to_string);
            self.speech.set_voice(self.lang(), voice);
        }
        self.keep(setting);
    }

    /// Says which parts of the language could not be read, if it comes from a folder.
    pub fn tell_damages(&mut self) {
        let damaged = damaged(self.lang());
        self.say_all(&damaged);
    }

    /// The language that the console speaks.
    pub fn lang(&self) -> Lang {
        self.settings.lang.unwrap_or(self.language)
    }

    pub(super) fn reword(&mut self) {
        let settings = &self.settings;
        self.teller = self.teller.restyled(self.lang(), wording(settings), settings.spelling);
        self.teller.hush(self.settings.unasked.hushed());
        self.screen.turn_to(self.lang());
    }

    /// The new setting for unasked messages. Here a word such as the one for "on", which elsewhere carries no meaning,
    /// has one.
    fn unasked(&self, command: &Command, grammar: &Grammar) -> Result<Setting, Message> {
        let kinds = self.teller.lexicon(&games::kinds());
        let changed = self.settings.unasked.changed(&command.typed, &grammar.arguments, &kinds);
        changed.map(Setting::Unasked).map_err(|Unreadable| misread(command))
    }

    /// Saves a setting. If that fails, the setting still applies to this run.
    pub(super) fn keep(&mut self, setting: Setting) {
        let Some(home) = &self.home else {
            return;
        };
        let comments = |key: &str| self.teller.say(&comment(key));
        let kept = home.keep_setting(&setting, &comments);
        let is_lang = matches!(setting, Setting::Lang(_));
        if let Err(fault) = kept.and_then(|()| if is_lang { home.recomment(&self.comments()) } else { Ok(()) }) {
            let message = store_fault(&fault).text("file", home.place(&Name::SETTINGS));
            self.say(&message);
        }
    }

    /// The comments in a settings file, in every other language and in the session's, as pairs.
    fn comments(&self) -> Vec<(String, String)> {
        let keys: Vec<&str> = ["head"].into_iter().chain(KEYS.iter().copied()).collect();
        let others = Lang::known().into_iter().filter(|lang| *lang != self.lang());
        let teller = |lang| self.teller.restyled(lang, wording(&self.settings), self.settings.spelling);
        let pairs = others.map(teller).flat_map(|other| {
            let told = keys.iter().map(move |key| (other.say(&comment(key)), key));
            told.map(|(old, key)| (old, self.teller.say(&comment(key)))).collect::<Vec<_>>()
        });
        pairs.collect()
    }

    /// The current value of each setting, by its command. For speech it includes what came of it, for the width what
    /// the terminal has, and for a display its own wording.
    pub(super) fn settings_told(&self) -> Vec<(&'static str, Message)> {
        let in_use = Settings { wording: wording(&self.settings), ..self.settings.clone() };
        let told = in_use.messages().into_iter();
        told.flat_map(|(verb, message)| {
            let told = match verb {
                "lang" => vec![Some(message.lang(self.lang()))],
                "speech" => vec![Some(self.speech.state()), set_of_speech(&self.settings, self.lang())],
                "width" => vec![Some(self.settings.width.message(self.columns()))],
                "tell" => {
                    vec![Some(self.settings.unasked.message(&self.kinds.map_or_else(games::kinds, <[_]>::to_vec)))]
                }
                _ => vec![Some(message)],
            };
            told.into_iter().flatten().map(move |message| (verb, message))
        })
        .collect()
    }
}

/// The setting that was meant when the verb names the other kind of level: a level of computers cannot be `brief`, nor
/// can one of words be `4`.
fn other_level(command: &Command, grammar: &Grammar) -> Option<&'static str> {
    let meant = grammar.arguments.exact(&command.rest);
    match command.verb {
        "strength" if matches!(meant, Some("brief" | "full")) => Some("level"),
        "level" if meant != Some("normal") && Level::parse(meant.unwrap_or(&command.rest)).is_ok() => Some("strength"),
        _ => None,
    }
}

/// Whether a command does not change the servers of the player, but lets a table use them.
pub fn asks_for_servers(command: &Command, grammar: &Grammar) -> bool {
    command.verb == "relays" && grammar.arguments.exact(&command.typed) == Some("on")
}

/// The setting that a typed command means.
fn setting(command: &Command, grammar: &Grammar) -> Result<Setting, Message> {
    let typed = typed(command);
    let value = |word| match grammar.arguments.find(word) {
        Found::One(_) if command.verb == "name" && grammar.arguments.exact(typed) != Some("off") => None,
        Found::One(id) => Some(value_of(id)),
        Found::None | Found::Several(_) => None,
    };
    let each = || typed.split_whitespace().map(|word| value(word).unwrap_or(word)).collect::<Vec<_>>().join(" ");
    let value = value(typed).map_or_else(each, str::to_owned);
    Setting::parse(command.verb, &value).map_err(|_| misread(command))
}

/// The comment above a key in a new settings file.
fn comment(key: &str) -> Message {
    match key.strip_prefix(VOICE) {
        Some(code) => {
            let message = Message::new("settings-file-voice");
            code.parse().map_or_else(
                |_| message.clone().text("lang", code).text("language", code),
                |lang| message.clone().lang(lang),
            )
        }
        None if key == "lang" => Message::new("settings-file-lang").with("languages", Arg::either(Arg::codes())),
        None => Message::new(format!("settings-file-{key}")),
    }
}

/// How many settings of a later version are named at most.
const MOST_NAMED: usize = 10;

/// The messages about a faulty settings file, one for each fault; the caller adds `file`. One message names all the
/// keys that this version does not know.
pub fn settings_faults(faults: &[SettingsFault]) -> Vec<Message> {
    let unknown: Vec<&String> = faults
        .iter()
        .filter_map(|fault| match &fault.reason {
            FaultReason::UnknownKey(key) => Some(key),
            _ => None,
        })
        .collect();
    let named: Vec<Arg> = unknown.iter().take(MOST_NAMED).map(Arg::text).collect();
    let id = if unknown.len() > MOST_NAMED { "settings-unknown-many" } else { "settings-unknown-keys" };
    let later = Message::new(id).count("count", unknown.len()).with("keys", Arg::together(named));
    let later = (!unknown.is_empty()).then_some(later);
    faults.iter().filter_map(settings_fault).chain(later).collect()
}

/// The message about one line or the whole file; `None` if the fault is reported together with others.
fn settings_fault(fault: &SettingsFault) -> Option<Message> {
    let message = match &fault.reason {
        FaultReason::UnknownKey(_) => return None,
        FaultReason::NotToml => Message::new("settings-line-broken"),
        FaultReason::Twice(key) => Message::new("settings-twice").text("key", key),
        FaultReason::WrongValue { key, value } => {
            Message::new("settings-wrong-value").text("key", key).text("value", value)
        }
        FaultReason::NotSettings => Message::new("settings-not-toml"),
        FaultReason::Unreadable(_) => Message::new("settings-unreadable"),
    };
    Some(message.count("line", fault.line))
}

fn store_fault(fault: &StoreFault) -> Message {
    match fault {
        StoreFault::Broken(fault) => Message::new("settings-not-kept-broken").count("line", fault.line),
        StoreFault::Unwritable(_) => Message::new("settings-not-kept"),
    }
}
