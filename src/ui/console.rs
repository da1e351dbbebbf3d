//! The console: says messages as lines, and asks for typed ones.

mod aloud;
mod outlet;
mod restyle;

pub use restyle::settings_fault;

use std::collections::VecDeque;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use self::outlet::Outlet;
use super::completion::Spot;
use super::input::{Completions, Input, Typed};
use super::speech::Speech;
use super::summary::{page, pages, spoken, summarise};
use super::wrap::wrap;
use crate::kind::Kind;
use crate::player::Player;
use crate::settings::{self, Settings};
use crate::text::lexicon::Found;
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::text::printable::Printable;
use crate::text::style::{Lang, Wording};
use crate::text::teller::Teller;

/// The prompt where no braille display is in use.
const PROMPT: &str = "> ";

/// The commands that change how the program speaks; they can be typed anywhere.
pub const STYLE_VERBS: &[&str] = settings::VERBS;

/// What a player has typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// A line.
    Line(Printable),
    /// The wish to leave: the end of input, or Ctrl-C twice.
    Leave,
}

/// Says and asks.
pub struct Console {
    input: Box<dyn Input>,
    out: Outlet,
    settings: Settings,
    /// The language when the settings name none.
    language: Lang,
    settings_file: Option<PathBuf>,
    teller: Teller,
    fresh: Vec<Message>,
    rest: VecDeque<String>,
    page: Option<String>,
    gone: bool,
    speech: Speech,
}

impl Console {
    /// A console that speaks as `settings` say, and in `language` where they name none. Settings that are changed are
    /// kept in `settings_file`. What is said until somebody has to wait goes to `out` in one write.
    pub fn new(
        input: Box<dyn Input>,
        out: Box<dyn Write>,
        settings: Settings,
        language: Lang,
        settings_file: Option<PathBuf>,
    ) -> Console {
        Console {
            input,
            out: Outlet::new(out),
            teller: Teller::new(settings.lang.unwrap_or(language), wording(&settings), settings.spelling, &[]),
            settings,
            language,
            settings_file,
            fresh: Vec::new(),
            rest: VecDeque::new(),
            page: None,
            gone: false,
            speech: Speech::default(),
        }
    }

    /// From now on also knows the messages of `source`.
    pub fn learn(&mut self, source: Source) {
        self.teller.learn(source);
    }

    /// From now on also knows what a game says, and the words that can be typed in it.
    pub fn learn_game(&mut self, kind: &dyn Kind) {
        self.learn(kind.texts().messages);
        self.learn(kind.texts().words);
    }

    /// From now on knows who sits where.
    pub fn meet(&mut self, players: &[Player]) {
        self.teller.meet(players);
    }

    /// Who says the messages.
    pub fn teller(&self) -> &Teller {
        &self.teller
    }

    /// The same, to teach.
    pub fn teller_mut(&mut self) -> &mut Teller {
        &mut self.teller
    }

    /// What was typed while nobody asked for a line, where this can be seen.
    pub fn typed_meanwhile(&mut self) -> Option<Typed> {
        self.input.meanwhile()
    }

    /// How it speaks.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether typed lines can be edited, completed and recalled.
    pub fn is_editor(&self) -> bool {
        self.input.is_editor()
    }

    /// How many columns the terminal has, where this is known.
    pub fn columns(&self) -> Option<usize> {
        self.input.columns()
    }

    /// Tells each setting but the language as it is now.
    pub fn tell_other_settings(&mut self) {
        for (verb, message) in self.settings_told() {
            if verb != "lang" {
                self.say(&message);
            }
        }
    }

    /// Says a message: at once as lines, or on a braille display with the next prompt.
    pub fn say(&mut self, message: &Message) {
        for message in message.told(wording(&self.settings)) {
            self.say_one(message);
        }
    }

    fn say_one(&mut self, message: &Message) {
        if self.settings.braille.is_some() {
            self.fresh.push(message.clone());
        } else {
            let text = self.teller.say(message);
            for line in text.lines() {
                self.print(&line.into());
            }
        }
    }

    /// Says what has happened without being asked.
    pub fn announce(&mut self, news: &[Message]) {
        for message in news {
            self.say(&message.clone().news());
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
                self.print(&line.into());
            }
        }
        self.flush();
    }

    /// Brings everything that was said before the reader, who may have to wait now.
    pub fn flush(&mut self) {
        self.out.flush();
        self.gone |= self.out.is_broken();
    }

    /// For how long something that was said waits to be brought before the reader.
    pub fn held(&self) -> Duration {
        self.out.held()
    }

    /// Whether nobody listens any more: something could not be written, or no line could be read.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Clears the screen and what has scrolled off it, so that the next person at the keyboard cannot read it. Only on
    /// a terminal with a line editor: the plain reader promises never to write a control sequence.
    pub fn clear(&mut self) {
        const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
        if self.input.is_editor() {
            self.out.put(CLEAR);
        }
    }

    /// Lets whoever types next find nothing of what was typed so far.
    pub fn forget_typed(&mut self) {
        self.gone |= self.input.forget().is_err();
    }

    fn print(&mut self, line: &Printable) {
        // A voice needs no cuts between the words.
        self.speech.speak(line);
        for piece in wrap(line, self.settings.columns(self.columns())) {
            self.out.put(&piece);
            self.out.put("\n");
        }
    }

    /// Asks for a line. `place` is where the player is, `spot` what can be typed there.
    pub fn ask(&mut self, place: Option<&Message>, spot: Spot) -> Entered {
        let lang = self.lang();
        let completions =
            Completions::new(move |before| spot.fitting(lang, before).into_iter().map(Printable::new).collect());
        let mut interrupted = false;
        loop {
            self.tell_of_speech();
            let prompt = self.prompt(place);
            if !self.input.paints_prompt() {
                self.out.put(&prompt);
            }
            self.flush();
            if self.gone {
                return Entered::Leave;
            }
            let typed = self.input.read(&prompt, &completions);
            self.speech.hush();
            match typed {
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
                Ok(Typed::End) => return Entered::Leave,
                Err(_) => {
                    self.gone = true;
                    return Entered::Leave;
                }
            }
            interrupted = false;
        }
    }

    fn prompt(&mut self, place: Option<&Message>) -> Printable {
        let Some(width) = self.settings.braille.map(usize::from) else {
            return PROMPT.into();
        };
        if let Some(piece) = self.page.take() {
            self.speech.speak(&piece);
            return page(&piece, self.rest.is_empty()).into();
        }
        let fresh = std::mem::take(&mut self.fresh);
        let summary = summarise(&self.teller, &fresh, place, width);
        if summary.lines.is_empty() && !fresh.is_empty() {
            self.speech.speak(spoken(&summary.prompt));
        }
        for line in &summary.lines {
            self.print(&line.as_str().into());
        }
        self.rest = pages(&summary.rest, width).into();
        summary.prompt.into()
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
        match self.ask(None, Spot::Question) {
            Entered::Line(line) => grammar.arguments.find(line.trim()) == Found::One("yes"),
            Entered::Leave => false,
        }
    }
}

/// The wording in use. A display has few cells: braille mode always has the brief one.
fn wording(settings: &Settings) -> Wording {
    match settings.braille {
        Some(_) => Wording::Brief,
        None => settings.wording,
    }
}
