//! The console: prints messages as lines, speaks them, and reads the lines that the player types.

mod aloud;
mod asking;
mod choosing;
mod company;
mod door;
mod heading;
mod list;
mod misread;
mod outlet;
mod pager;
mod question;
mod restyle;
mod row;
mod sharing;
mod shown;
mod sounding;

pub use aloud::out_of_range;
pub use asking::{Entered, Wanted};
pub use door::Invited;
pub use misread::unknown_language;
pub use restyle::{asks_for_servers, settings_faults};
pub use sharing::Shared;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::ErrorKind;
use std::mem;
use std::num::NonZeroU16;
use std::rc::Rc;
use std::time::Duration;

use self::outlet::Outlet;
use self::shown::Shown;
use super::door::Door;
use super::ends::{Ends, Reading, Screen};
use super::input::{Input, Typed};
use super::speech::Speech;
use super::wrap::wrap;
use crate::alarm::Alarm;
use crate::kind::Kind;
use crate::pulse::Pulse;
use crate::settings::Settings;
use crate::store::Home;
use crate::text::cue::Cues;
use crate::text::locale::Source;
use crate::text::message::{Message, Wants};
use crate::text::printable::Printable;
use crate::text::style::{Lang, Wording};
use crate::text::teller::Teller;

/// How many of the latest messages are remembered.
const MOST_SAID: usize = 200;

/// Prints and speaks messages, and reads lines.
pub struct Console {
    input: Box<dyn Input>,
    out: Outlet,
    screen: Rc<dyn Screen>,
    pulse: Rc<dyn Pulse>,
    settings: Settings,
    /// The language to use when the settings name none.
    language: Lang,
    /// Where changed settings are saved, if anywhere.
    home: Option<Home>,
    teller: Teller,
    /// The messages since the last typed line, and those between the two typed lines before.
    said: [Vec<Message>; 2],
    /// Messages waiting for the next prompt of a braille display.
    fresh: Vec<Message>,
    /// The cues to play once the waiting text is written.
    cues: Cues,
    /// The state of the braille display.
    shown: Shown,
    /// The rest of a long list, in case the player asks for more.
    list: VecDeque<Message>,
    gone: bool,
    /// The alarm that interrupts reading a line, once something can interrupt it.
    alarm: Option<Alarm>,
    /// Whether a table far away is open, which can send news at any time.
    is_far: bool,
    /// Where calls from friends arrive.
    door: Option<Rc<RefCell<dyn Door>>>,
    /// The link of which the player was asked last whether to follow it.
    link: Option<String>,
    /// The prompt still on the last row after news interrupted reading a line.
    standing: Option<Printable>,
    /// Whether the player's last input was the wish to leave, without a word.
    left: bool,
    /// The line returned last; it may only have listed choices.
    given: Option<Printable>,
    /// The [`Wanted`] for which choices were first offered since the last line, and whether there was more to read
    /// then.
    offered: Option<(Wanted, bool)>,
    /// A command typed in place of an answer to a question. The next caller that asks for a line gets it.
    instead: Option<Printable>,
    speech: Speech,
    /// The hand or round of the game under whose heading messages now appear.
    hand: Option<NonZeroU16>,
    /// The name of the game begun last; empty before the first.
    game: &'static str,
    /// The kinds of messages that the game gives unasked; `None` outside a game.
    kinds: Option<&'static [&'static str]>,
}

impl Console {
    /// A console with these ends that speaks as `settings` say, in `language` if they name none. Changed settings are
    /// saved at `home`.
    pub fn new(ends: Ends, settings: Settings, language: Lang, home: Option<Home>) -> Console {
        let Ends { input, out, screen, pulse, voice } = ends;
        let mut console = Console {
            input,
            out: Outlet::new(out, Rc::clone(&pulse)),
            screen: Rc::from(screen),
            speech: Speech::new(voice, Rc::clone(&pulse)),
            pulse,
            teller: Teller::new(settings.lang.unwrap_or(language), wording(&settings), settings.spelling, &[]),
            settings,
            language,
            home,
            said: Default::default(),
            fresh: Vec::new(),
            cues: Cues::default(),
            shown: Shown::default(),
            list: VecDeque::new(),
            gone: false,
            alarm: None,
            is_far: false,
            door: None,
            link: None,
            standing: None,
            left: false,
            given: None,
            offered: None,
            instead: None,
            hand: None,
            game: "",
            kinds: None,
        };
        console.input.on_key(console.speech.keys());
        console.screen.turn_to(console.lang());
        console.teller.hush(console.settings.unasked.hushed());
        console
    }

    /// The screen that shows the output.
    pub fn screen(&self) -> &dyn Screen {
        self.screen.as_ref()
    }

    /// How the console reads lines.
    pub fn reading(&self) -> Reading {
        Reading { is_plain: self.settings.plain, is_editor: self.is_editor(), columns: self.columns() }
    }

    /// Clock and thinking, as provided by the surrounding system.
    pub fn pulse(&self) -> Rc<dyn Pulse> {
        Rc::clone(&self.pulse)
    }

    /// Adds the messages of `source`.
    pub fn learn(&mut self, source: Source) {
        self.teller.learn(source);
    }

    /// Adds a game's messages and the words that can be typed in it.
    pub fn learn_game(&mut self, kind: &dyn Kind) {
        self.learn(kind.texts().messages);
        self.learn(kind.texts().words);
        self.kinds = Some(kind.kinds());
        self.game = kind.id();
    }

    /// Begins a game under this heading. On a display, no earlier message will come before those of the game.
    pub fn turn_page(&mut self, heading: &Message) {
        self.head(heading);
        self.hand = None;
        self.shown.begin_game();
        let fresh = mem::take(&mut self.fresh).into_iter().filter(|message| !message.ends_as_it_begins());
        self.fresh = fresh.map(Message::old).collect();
    }

    /// Leaves the game: settings about unasked messages concern all games again.
    pub fn leave_game(&mut self) {
        self.kinds = None;
    }

    /// The teller that makes sentences of messages.
    pub fn teller(&self) -> &Teller {
        &self.teller
    }

    /// The same, to teach it more.
    pub fn teller_mut(&mut self) -> &mut Teller {
        &mut self.teller
    }

    /// Returns a line typed while none was asked for, where the reader can see that.
    pub fn typed_meanwhile(&mut self) -> Option<Typed> {
        self.input.meanwhile()
    }

    /// The settings in use.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether typed lines can be edited, completed and recalled.
    pub fn is_editor(&self) -> bool {
        self.input.is_editor()
    }

    /// Whether a person at a terminal can press Enter.
    pub fn is_terminal(&self) -> bool {
        self.input.is_terminal()
    }

    /// How many columns the terminal has, if known.
    pub fn columns(&self) -> Option<usize> {
        self.input.columns()
    }

    /// Says the current value of each setting except the language and the player's name.
    pub fn tell_other_settings(&mut self) {
        for (verb, message) in self.settings_told() {
            if !matches!(verb, "lang" | "name") {
                self.say(&message);
            }
        }
    }

    /// Says a message: as lines at once or, on a braille display, with the next prompt. A voice speaks it at once.
    pub fn say(&mut self, message: &Message) {
        if !self.teller.tells(message) {
            return;
        }
        self.take_cues(message);
        // A yes now answers this question.
        if message.wants == Wants::Answer {
            self.link = None;
        }
        self.said[0].push(message.clone());
        // A peer that sends without end must not fill the memory.
        if self.said[0].len() > MOST_SAID {
            self.said[0].remove(0);
        }
        self.head_hand(message);
        let text = self.teller.say(message);
        for line in text.lines() {
            let line = Printable::from(line);
            self.speech.speak(&line);
            if self.settings.braille.is_none() {
                self.print(&line);
            }
        }
        if self.settings.braille.is_some() {
            self.fresh.push(message.clone());
        }
    }

    /// Says what has happened without being asked about it.
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

    /// Repeats what was said before the last typed line, and says those of `besides` that were not among it.
    pub fn repeat(&mut self, besides: Vec<Message>) {
        let mut said = mem::take(&mut self.said[1]);
        let is_new = |message: &Message| !said.iter().any(|said| said.says_like(message));
        let besides: Vec<Message> = besides.into_iter().filter(is_new).collect();
        said.extend(besides);
        self.say_all(&said);
    }

    /// Marks waiting messages as an answer: on a display it comes before any later message.
    pub fn answered(&mut self) {
        let answers = self.fresh.iter_mut().filter(|message| !message.is_news);
        answers.for_each(|message| message.matters = true);
    }

    /// Writes everything that waits for a prompt when there will be none.
    pub fn finish(&mut self) {
        let fresh = mem::take(&mut self.fresh);
        self.print_all(&fresh);
        self.flush();
    }

    /// Writes everything that waits for a prompt that is a long way off. The prompt will show it all the same.
    pub fn tell_early(&mut self) {
        let fresh = mem::take(&mut self.fresh);
        self.print_all(&fresh);
        self.shown.add(fresh);
        self.flush();
    }

    fn print_all(&mut self, messages: &[Message]) {
        for message in messages {
            let text = self.teller.brief(message);
            for line in text.lines() {
                self.print(&line.into());
            }
        }
    }

    /// Writes everything said so far, since a wait may follow.
    pub fn flush(&mut self) {
        self.out.flush();
        self.sound();
        self.gone |= self.out.fault().is_some();
    }

    /// How long the oldest unwritten text has been waiting.
    pub fn held(&self) -> Duration {
        self.out.held()
    }

    /// Whether the player is gone: something could not be written, or no line could be read.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Why output could not be written; `None` if all of it was.
    pub fn unwritten(&self) -> Option<ErrorKind> {
        self.out.fault()
    }

    /// Clears the screen and its scrollback, so that the next person at the keyboard cannot read it. Returns whether
    /// that was possible: only on a terminal with a line editor, as the plain reader promises never to write a control
    /// sequence.
    pub fn clear(&mut self) -> bool {
        (self.shown, self.list, self.said) = Default::default();
        if !self.input.is_editor() {
            return false;
        }
        // Earlier output has to be written first to be cleared as well.
        self.flush();
        let cleared = self.screen.clear();
        self.out.put(cleared.unwrap_or_default());
        cleared.is_some()
    }

    /// Rings the terminal's bell if the player wants one. Only on a terminal with a line editor: the plain reader
    /// promises never to write a control character.
    pub fn ring(&mut self) {
        const BELL: &str = "\x07";
        if self.settings.bell && self.input.is_editor() {
            self.out.put(BELL);
        }
    }

    /// Clears the history of typed lines, so that the next person at the keyboard finds none.
    pub fn forget_typed(&mut self) {
        self.gone |= self.input.forget().is_err();
    }

    fn print(&mut self, line: &Printable) {
        self.leave_row();
        for piece in wrap(line, self.settings.columns(self.columns())) {
            self.out.put(&piece);
            self.out.put("\n");
        }
    }

    /// Whether the player wants to leave the program and not only the game: the input has ended, or Ctrl-C was pressed
    /// twice, and nothing has been typed since.
    pub fn has_left(&self) -> bool {
        self.left
    }

    /// Notes that the player wants to leave the program, when no line was being asked for.
    pub fn take_leave(&mut self) {
        self.left = true;
    }
}

/// The wording in use. A display has few cells, so braille mode is always brief.
fn wording(settings: &Settings) -> Wording {
    match settings.braille {
        Some(_) => Wording::Brief,
        None => settings.wording,
    }
}
