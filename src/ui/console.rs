//! The console: says messages as lines, and asks for typed ones.

use std::collections::VecDeque;
use std::io::Write;
use std::path::PathBuf;

use super::input::{Completions, Input, Typed};
use super::summary::{page, pages, summarise};
use crate::game::Game;
use crate::player::Player;
use crate::settings::{Fault, FaultReason, Setting, Settings, StoreFault, store};
use crate::text::command::{Command, Grammar, Misread};
use crate::text::lexicon::{Found, Lexicon};
use crate::text::locale::Part;
use crate::text::message::{Arg, Message};
use crate::text::style::{Lang, Spelling, Wording};
use crate::text::teller::Teller;
use crate::text::wrap::wrap;

/// The prompt where no braille display is in use.
const PROMPT: &str = "> ";

/// The commands that change how the program speaks; they can be typed anywhere.
pub const STYLE_VERBS: &[&str] = &["settings", "lang", "level", "width", "spell", "braille"];

/// What a player has typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// A line.
    Line(String),
    /// The wish to leave: the end of input, or Ctrl-C twice.
    Leave,
}

/// Says and asks.
pub struct Console {
    input: Box<dyn Input>,
    out: Box<dyn Write>,
    settings: Settings,
    /// The language when the settings name none.
    language: Lang,
    settings_file: Option<PathBuf>,
    teller: Teller,
    fresh: Vec<Message>,
    rest: VecDeque<String>,
    page: Option<String>,
    gone: bool,
}

impl Console {
    /// A console that speaks as `settings` say, and in `language` where they name none. Settings that are changed are
    /// kept in `settings_file`.
    pub fn new(
        input: Box<dyn Input>,
        out: Box<dyn Write>,
        settings: Settings,
        language: Lang,
        settings_file: Option<PathBuf>,
    ) -> Console {
        Console {
            input,
            out,
            teller: Teller::new(
                settings.lang.unwrap_or(language),
                wording(&settings),
                settings.spelling,
                &[],
            ),
            settings,
            language,
            settings_file,
            fresh: Vec::new(),
            rest: VecDeque::new(),
            page: None,
            gone: false,
        }
    }

    /// From now on also knows the messages of `part`.
    pub fn learn(&mut self, part: Part) {
        self.teller.learn(part);
    }

    /// From now on also knows what a game says, and the words that can be typed in it.
    pub fn learn_game<G: Game>(&mut self) {
        self.learn(G::MESSAGES);
        self.learn(G::WORDS);
    }

    /// From now on knows who sits where.
    pub fn meet(&mut self, players: &[Player]) {
        self.teller.meet(players);
    }

    /// Who says the messages.
    pub fn teller(&self) -> &Teller {
        &self.teller
    }

    /// Says a message: at once as lines, or on a braille display with the next prompt.
    pub fn say(&mut self, message: &Message) {
        if self.settings.braille.is_some() {
            self.fresh.push(message.clone());
        } else {
            let text = self.teller.say(message);
            for line in text.lines() {
                self.print(line);
            }
        }
    }

    /// Says several messages.
    pub fn say_all(&mut self, messages: &[Message]) {
        for message in messages {
            self.say(message);
        }
    }

    /// Says all that waits for a prompt, when there will be none.
    pub fn finish(&mut self) {
        for message in std::mem::take(&mut self.fresh) {
            let text = self.teller.brief(&message);
            for line in text.lines() {
                self.print(line);
            }
        }
        self.flush();
    }

    /// Brings everything that was said before the reader, who may have to wait now.
    pub fn flush(&mut self) {
        self.gone |= self.out.flush().is_err();
    }

    /// Clears the screen and what has scrolled off it, so that the next person at the keyboard cannot read it. Only on
    /// a terminal with a line editor: the plain reader promises never to write a control sequence.
    pub fn clear(&mut self) {
        const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
        if self.input.is_editor() {
            self.gone |= self.out.write_all(CLEAR.as_bytes()).is_err();
        }
    }

    fn print(&mut self, line: &str) {
        let width = self.settings.braille.map(u16::from).or(self.settings.width);
        for piece in wrap(line, width.map(usize::from)) {
            self.gone |= writeln!(self.out, "{piece}").is_err();
        }
    }

    /// Asks for a line. `place` is where the player is, `names` what can be typed besides the commands of `grammar`.
    pub fn ask(
        &mut self,
        place: Option<&Message>,
        grammar: &Grammar,
        names: Vec<String>,
    ) -> Entered {
        let words = |words: &Lexicon| {
            let usual = words.usual().map(str::to_owned);
            usual.chain(names.iter().cloned()).collect()
        };
        let completions = Completions {
            first: words(&grammar.verbs),
            later: words(&grammar.arguments),
        };
        let mut interrupted = false;
        loop {
            let prompt = self.prompt(place);
            self.flush();
            if self.gone {
                return Entered::Leave;
            }
            match self.input.read(&prompt, &completions) {
                Ok(Typed::Line(line)) => {
                    // What one person has typed is nothing for the other to find in the history.
                    if !line.trim().is_empty() && self.teller.people() < 2 {
                        self.input.remember(&line);
                    }
                    return Entered::Line(line);
                }
                Ok(Typed::TooLong) => self.say(&Message::new("typed-too-long")),
                Ok(Typed::NotText) => self.say(&Message::new("typed-not-text")),
                Ok(Typed::Interrupt) if interrupted => return Entered::Leave,
                Ok(Typed::Interrupt) => {
                    interrupted = true;
                    self.say(&Message::new("typed-interrupt"));
                    continue;
                }
                Ok(Typed::End) | Err(_) => return Entered::Leave,
            }
            interrupted = false;
        }
    }

    fn prompt(&mut self, place: Option<&Message>) -> String {
        let Some(width) = self.settings.braille.map(usize::from) else {
            return PROMPT.to_owned();
        };
        if let Some(piece) = self.page.take() {
            return page(&piece, self.rest.is_empty());
        }
        let fresh = std::mem::take(&mut self.fresh);
        let summary = summarise(&self.teller, &fresh, place, width);
        for line in &summary.lines {
            self.print(line);
        }
        self.rest = pages(&summary.lines, width).into();
        summary.prompt
    }

    /// Puts the next piece of what the last prompt could not hold into the next prompt.
    pub fn more(&mut self) {
        match self.rest.pop_front() {
            Some(piece) => self.page = Some(piece),
            None => self.say(&Message::new("more-none")),
        }
    }

    /// Whether the last prompt could not hold all.
    pub fn has_more(&self) -> bool {
        !self.rest.is_empty()
    }

    /// Asks a question that is answered by yes or no; anything but yes is no.
    pub fn confirm(&mut self, question: &Message) -> bool {
        self.say(question);
        let grammar = self.teller.grammar(&[], &[]);
        match self.ask(None, &grammar, Vec::new()) {
            Entered::Line(line) => grammar.arguments.find(line.trim()) == Found::One("yes"),
            Entered::Leave => false,
        }
    }

    /// Does a command that changes how the program speaks; whether the language is another one now.
    ///
    /// # Errors
    /// What to tell when the command cannot be understood.
    pub fn restyle(&mut self, command: &Command, grammar: &Grammar) -> Result<bool, Message> {
        if command.verb == "settings" && !command.rest.is_empty() {
            let (first, rest) = command
                .rest
                .split_once(char::is_whitespace)
                .unwrap_or((&command.rest, ""));
            return match grammar.verbs.find(first) {
                Found::One(verb) if verb != "settings" && STYLE_VERBS.contains(&verb) => {
                    self.restyle(&Command::new(verb, rest), grammar)
                }
                _ => Err(Misread::Unknown(first.to_owned()).message()),
            };
        }
        if command.verb == "settings" || command.rest.is_empty() {
            let all = self.settings_told();
            let told = all
                .iter()
                .filter(|(verb, _)| command.verb == "settings" || *verb == command.verb);
            for (_, message) in told {
                self.say(message);
            }
            return Ok(false);
        }
        let setting = setting(command, grammar)?;
        let before = self.lang();
        self.settings.apply(setting);
        self.reword();
        self.keep(setting);
        let verb = command.verb;
        for (_, message) in self
            .settings_told()
            .iter()
            .filter(|(told, _)| *told == verb)
        {
            self.say(message);
        }
        Ok(self.lang() != before)
    }

    fn lang(&self) -> Lang {
        self.settings.lang.unwrap_or(self.language)
    }

    fn reword(&mut self) {
        let settings = &self.settings;
        self.teller = self
            .teller
            .restyled(self.lang(), wording(settings), settings.spelling);
    }

    /// Writes a setting down; when that fails it holds for this run.
    fn keep(&mut self, setting: Setting) {
        let Some(file) = &self.settings_file else {
            return;
        };
        let locale = self.teller.locale();
        let comments = |key: &str| {
            locale
                .value(&format!("settings-file-{key}"))
                .unwrap_or_default()
        };
        if let Err(fault) = store(file, setting, &comments) {
            let message = store_fault(&fault).text("file", file.display());
            self.say(&message);
        }
    }

    /// Each setting as it is now, by its command.
    fn settings_told(&self) -> Vec<(&'static str, Message)> {
        let wording = match wording(&self.settings) {
            Wording::Brief => "setting-brief",
            Wording::Normal => "setting-normal",
            Wording::Full => "setting-full",
        };
        let spelling = match self.settings.spelling {
            Spelling::Plain => "setting-plain",
            Spelling::Letters => "setting-letters",
        };
        vec![
            ("lang", Message::new("setting-lang")),
            ("level", Message::new(wording)),
            (
                "width",
                Message::new("setting-width").count("cells", self.settings.width.unwrap_or(0)),
            ),
            ("spell", Message::new(spelling)),
            (
                "braille",
                Message::new("setting-braille").count("cells", self.settings.braille.unwrap_or(0)),
            ),
        ]
    }
}

/// The wording in use. A display has few cells: braille mode always has the brief one.
fn wording(settings: &Settings) -> Wording {
    match settings.braille {
        Some(_) => Wording::Brief,
        None => settings.wording,
    }
}

/// The setting that a typed command means.
fn setting(command: &Command, grammar: &Grammar) -> Result<Setting, Message> {
    let typed = command.rest.as_str();
    let word = match grammar.arguments.find(typed) {
        Found::One(id) => id,
        Found::None | Found::Several(_) => typed,
    };
    let value = if word == "off" { "0" } else { word };
    Setting::parse(command.verb, value).map_err(|_| {
        Message::new(format!("misread-{}", command.verb))
            .text("word", crate::text::command::shorten(typed))
            .with("command", Arg::Command(command.verb))
    })
}

/// What is told of a settings file that cannot be used; `file` is added by the caller.
pub fn settings_fault(fault: &Fault) -> Message {
    let message = match &fault.reason {
        FaultReason::NotToml => Message::new("settings-not-toml"),
        FaultReason::UnknownKey(key) => Message::new("settings-unknown-key").text("key", key),
        FaultReason::WrongValue { key, value } => Message::new("settings-wrong-value")
            .text("key", key)
            .text("value", value),
        FaultReason::Unreadable(_) => Message::new("settings-unreadable"),
    };
    message.count("line", fault.line)
}

fn store_fault(fault: &StoreFault) -> Message {
    match fault {
        StoreFault::Broken(fault) => {
            Message::new("settings-not-kept-broken").count("line", fault.line)
        }
        StoreFault::Unwritable(_) => Message::new("settings-not-kept"),
    }
}
