//! The console: says messages as lines, and asks for typed ones.

mod aloud;
mod choosing;
mod company;
mod door;
mod heading;
mod outlet;
mod pager;
mod question;
mod restyle;
mod row;
mod shown;
mod sounding;

pub use aloud::out_of_range;
pub use pager::READING_VERBS;
pub use restyle::{settings_faults, unknown_language};

use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::ErrorKind;
use std::mem;
use std::num::NonZeroU16;
use std::rc::Rc;
use std::time::Duration;

use self::outlet::Outlet;
use self::shown::Shown;
use super::completion::Spot;
use super::ends::{Ends, Reading, Screen};
use super::far::Door;
use super::input::{Completions, Input, Typed};
use super::speech::Speech;
use super::summary::Sign;
use super::wrap::wrap;
use crate::alarm::Alarm;
use crate::kind::Kind;
use crate::pulse::Pulse;
use crate::settings::{self, Settings};
use crate::store::Home;
use crate::text::cue::Cues;
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::text::printable::Printable;
use crate::text::style::{Lang, Wording};
use crate::text::teller::Teller;

/// The prompt where no braille display is in use.
const PROMPT: &str = "> ";

/// The prompt of the line editor while others are due. The plain reader has none then.
const WAITING: &str = "  ";

/// How many items of a long list are told at once: more cannot be kept in mind by ear.
const ITEMS: usize = 10;

/// The commands that change how the program speaks; they can be typed anywhere.
pub const STYLE_VERBS: &[&str] = settings::VERBS;

/// What a player has typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// A line.
    Line(Printable),
    /// The wish to leave: the end of input, or Ctrl-C twice.
    Leave,
    /// Nothing: something has come from elsewhere.
    News,
}

/// What the player may type now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whether it is the player's turn, and no others are waited for.
    pub is_due: bool,
    /// Whether something is asked that is answered by yes or no.
    pub is_asked: bool,
}

/// How many messages of those said last are kept in mind.
const MOST_SAID: usize = 200;

/// Says and asks.
pub struct Console {
    input: Box<dyn Input>,
    out: Outlet,
    screen: Rc<dyn Screen>,
    pulse: Rc<dyn Pulse>,
    settings: Settings,
    /// The language when the settings name none.
    language: Lang,
    /// Where settings that are changed are kept, if anywhere.
    home: Option<Home>,
    teller: Teller,
    /// What was said since a line was typed, and between the two lines before.
    said: [Vec<Message>; 2],
    /// What waits for the next prompt of a braille display.
    fresh: Vec<Message>,
    /// What is to sound once that comes before the reader.
    cues: Cues,
    /// What its prompts have told.
    shown: Shown,
    /// What is left of a long list, for who wants more of it.
    list: VecDeque<Message>,
    gone: bool,
    /// What calls away from a line, once something can.
    alarm: Option<Alarm>,
    /// Whether a table far away is open, of which news comes at any time.
    is_far: bool,
    /// Where friends call.
    door: Option<Rc<RefCell<dyn Door>>>,
    /// The prompt that stands in the last row, where news have called away from it.
    standing: Option<Printable>,
    /// Whether the last that came from the player was the wish to leave without a word.
    left: bool,
    /// The line that was given last, which may have told only what there is to choose.
    given: Option<Printable>,
    /// What was wanted when it was first offered since then what can be chosen, and whether there was more of what was told.
    offered: Option<(Wanted, bool)>,
    /// What was typed instead of an answer to a question, and is for whoever asks for a line next.
    instead: Option<Printable>,
    speech: Speech,
    /// The hand or round of the game for which there is a heading.
    hand: Option<NonZeroU16>,
    /// The name of the game that was begun last; empty before the first.
    game: &'static str,
    /// What kinds of things the game tells without being asked; `None` outside of a game.
    kinds: Option<&'static [&'static str]>,
}

impl Console {
    /// A console with these ends, which speaks as `settings` say, and in `language` where they name none. Settings that are
    /// changed are kept at `home`.
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

    /// Where it is shown.
    pub fn screen(&self) -> &dyn Screen {
        self.screen.as_ref()
    }

    /// How it reads lines.
    pub fn reading(&self) -> Reading {
        Reading { is_plain: self.settings.plain, is_editor: self.is_editor(), columns: self.columns() }
    }

    /// Time and thought, as the system around the program has them.
    pub fn pulse(&self) -> Rc<dyn Pulse> {
        Rc::clone(&self.pulse)
    }

    /// From now on also knows the messages of `source`.
    pub fn learn(&mut self, source: Source) {
        self.teller.learn(source);
    }

    /// From now on also knows what a game says, and the words that can be typed in it.
    pub fn learn_game(&mut self, kind: &dyn Kind) {
        self.learn(kind.texts().messages);
        self.learn(kind.texts().words);
        self.kinds = Some(kind.kinds());
        self.game = kind.id();
    }

    /// A game begins, below this heading: on a display what was told before stands before nothing of it.
    pub fn turn_page(&mut self, heading: &Message) {
        self.head(heading);
        self.hand = None;
        self.shown.begin_game();
        let fresh = mem::take(&mut self.fresh).into_iter().filter(|message| !message.ends_as_it_begins());
        self.fresh = fresh.map(Message::old).collect();
    }

    /// Outside of a game, what is told without being asked is a matter of all games again.
    pub fn leave_game(&mut self) {
        self.kinds = None;
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

    /// Whether somebody sits at a terminal who can press Enter.
    pub fn is_terminal(&self) -> bool {
        self.input.is_terminal()
    }

    /// How many columns the terminal has, where this is known.
    pub fn columns(&self) -> Option<usize> {
        self.input.columns()
    }

    /// Tells each setting but the language as it is now, and nothing of the player.
    pub fn tell_other_settings(&mut self) {
        for (verb, message) in self.settings_told() {
            if !matches!(verb, "lang" | "name") {
                self.say(&message);
            }
        }
    }

    /// Says a message: at once as lines, or on a braille display with the next prompt. A voice says it at once.
    pub fn say(&mut self, message: &Message) {
        if !self.teller.tells(message) {
            return;
        }
        self.take_cues(message);
        self.said[0].push(message.clone());
        // Whoever sends without end fills no memory.
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

    /// Says once more what was said before a line was typed, and what of this was not said then.
    pub fn repeat(&mut self, besides: Vec<Message>) {
        let mut said = mem::take(&mut self.said[1]);
        let is_new = |message: &Message| !said.iter().any(|said| said.id == message.id);
        let besides: Vec<Message> = besides.into_iter().filter(is_new).collect();
        said.extend(besides);
        self.say_all(&said);
    }

    /// What waits for a prompt is an answer: on a display it comes before whatever is told after it.
    pub fn answered(&mut self) {
        let answers = self.fresh.iter_mut().filter(|message| !message.is_news);
        answers.for_each(|message| message.matters = true);
    }

    /// Writes all that waits for a prompt, when there will be none.
    pub fn finish(&mut self) {
        let fresh = mem::take(&mut self.fresh);
        self.print_all(&fresh);
        self.flush();
    }

    /// Writes all that waits for a prompt, which is far away. The prompt will tell it all the same.
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

    /// Brings everything that was said before the reader, who may have to wait now.
    pub fn flush(&mut self) {
        self.out.flush();
        self.sound();
        self.gone |= self.out.fault().is_some();
    }

    /// For how long something that was said waits to be brought before the reader.
    pub fn held(&self) -> Duration {
        self.out.held()
    }

    /// Whether nobody listens any more: something could not be written, or no line could be read.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Why something that was said could not be written, if it could not.
    pub fn unwritten(&self) -> Option<ErrorKind> {
        self.out.fault()
    }

    /// Clears the screen and what has scrolled off it, so that the next person at the keyboard cannot read it; whether that
    /// was possible. Only on a terminal with a line editor: the plain reader promises never to write a control sequence.
    pub fn clear(&mut self) -> bool {
        (self.shown, self.list, self.said) = Default::default();
        if !self.input.is_editor() {
            return false;
        }
        // What was said before is cleared as well.
        self.flush();
        let cleared = self.screen.clear();
        self.out.put(cleared.unwrap_or_default());
        cleared.is_some()
    }

    /// Rings the terminal's bell, if the player wants one. Only on a terminal with a line editor: the plain reader
    /// promises never to write a control character.
    pub fn ring(&mut self) {
        const BELL: &str = "\x07";
        if self.settings.bell && self.input.is_editor() {
            self.out.put(BELL);
        }
    }

    /// Lets whoever types next find nothing of what was typed so far.
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

    /// Whether the player wants to leave everything, and not only the game: the input has ended, or Ctrl-C was pressed
    /// twice, and nothing was typed since.
    pub fn has_left(&self) -> bool {
        self.left
    }

    /// Takes down that the player wants to leave everything, where nobody asked for a line.
    pub fn take_leave(&mut self) {
        self.left = true;
    }

    /// The next line of a pipe, while no line is needed; [`Typed::News`] when something comes from elsewhere before.
    pub async fn look_ahead(&mut self) -> Typed {
        self.flush();
        poll_fn(|context| self.input.poll_ahead(context)).await
    }

    /// Lets what was looked at ahead be the line that is read next.
    pub fn put_back(&mut self, typed: Typed) {
        self.input.put_back(typed);
    }

    /// Asks for a line. `place` is where the player is, `spot` what can be typed there.
    pub async fn ask(&mut self, place: Option<&Message>, spot: Spot) -> Entered {
        if !matches!(spot, Spot::Question)
            && let Some(line) = self.instead.take()
        {
            return Entered::Line(line);
        }
        let wanted = Wanted { is_due: true, is_asked: matches!(spot, Spot::Question) };
        let entered = self.fetch(place, spot, wanted, false).await;
        self.left = entered == Entered::Leave;
        entered
    }

    /// The same, unless something comes from elsewhere meanwhile. The prompt is the sign of what is `wanted`.
    pub async fn ask_or_hear(&mut self, place: Option<&Message>, spot: Spot, wanted: Wanted) -> Entered {
        let is_asked = wanted.is_asked || matches!(spot, Spot::Question);
        let entered = self.fetch(place, spot, Wanted { is_asked, ..wanted }, true).await;
        self.left = entered == Entered::Leave;
        entered
    }

    /// Where nothing else is to be heard, only friends who call are told of meanwhile.
    async fn fetch(&mut self, place: Option<&Message>, spot: Spot, wanted: Wanted, hears: bool) -> Entered {
        let is_question = matches!(spot, Spot::Question);
        let lang = self.lang();
        let is_asked = wanted.is_asked && !is_question;
        let choices = self.choices(spot.clone(), Wanted { is_asked, ..wanted });
        let completions =
            Completions::new(move |before| spot.fitting(lang, before).into_iter().map(Printable::new).collect());
        let mut interrupted = false;
        loop {
            self.tell_of_speech();
            self.attend();
            let prompt = self.prompt(place, wanted);
            self.take_up_row(&prompt);
            if !self.input.paints_prompt() && self.standing.take().is_none() {
                self.out.put(&prompt);
            }
            self.flush();
            if self.gone {
                return Entered::Leave;
            }
            let since = self.pulse.now();
            self.input.offer(&choices);
            let typed = poll_fn(|context| self.input.poll_read(context, &prompt, &completions)).await;
            // Only who types wants silence.
            if matches!(typed, Ok(Typed::News)) {
                self.shown.stood(self.pulse.now().saturating_duration_since(since));
                self.standing = Some(prompt);
                // What there is to hear is looked at next, wherever it comes from.
                self.alarm.iter().for_each(Alarm::hush);
                if hears {
                    return Entered::News;
                }
                continue;
            }
            self.speech.hush();
            match typed {
                // Whoever reads on has not heard a question to its end yet, so that Enter is no answer to it.
                Ok(Typed::Line(line)) if (!is_question || line.trim().is_empty()) && self.turns(&line) => continue,
                Ok(Typed::Line(line)) => {
                    self.shown.begin();
                    (self.given, self.offered) = (Some(line.clone()), None);
                    self.said = [Vec::new(), mem::take(&mut self.said[0])];
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
                Ok(Typed::News) => return Entered::News,
                Err(_) => {
                    self.gone = true;
                    return Entered::Leave;
                }
            }
            interrupted = false;
        }
    }

    fn prompt(&mut self, place: Option<&Message>, wanted: Wanted) -> Printable {
        let Some(display) = self.settings.braille else {
            return match (wanted.is_due, self.input.paints_prompt()) {
                (true, _) => PROMPT.into(),
                (false, true) => WAITING.into(),
                (false, false) => "".into(),
            };
        };
        let fresh = mem::take(&mut self.fresh);
        let sign = Sign::new(&self.teller, wanted.is_due, wanted.is_asked);
        self.shown.prompt(fresh, &self.teller, place, display, &sign).into()
    }

    /// Puts the next piece of what the last prompt could not hold into the next prompt, or else tells more of a list.
    pub fn more(&mut self) {
        if self.has_display() && self.shown.turn_on() {
            return;
        }
        match self.list.is_empty() {
            true => self.say(&Message::new("more-none")),
            false => self.go_on_with_list(),
        }
    }

    /// Tells the first items of a list, and keeps the others for who wants more.
    fn begin_list(&mut self, items: Vec<Message>) {
        self.list = items.into();
        self.go_on_with_list();
    }

    fn go_on_with_list(&mut self) {
        let items: Vec<Message> = self.list.drain(..ITEMS.min(self.list.len())).collect();
        self.say_all(&items);
        if !self.list.is_empty() {
            self.say(&Message::new("more-left").count("count", self.list.len()));
        }
    }

    /// Puts the piece before the one that was read last into the next prompt.
    pub fn back(&mut self) {
        if !self.shown.turn_back() {
            self.say(&Message::new("back-none"));
        }
    }

    /// Whether a display is in use. Without one nothing of what it has shown is left to read.
    fn has_display(&self) -> bool {
        self.settings.braille.is_some()
    }

    /// Whether a line says to read on, which is done then: Enter alone where there is more, or the word for back while
    /// a piece stands in the prompt or more is to be read. Elsewhere that word means something in games: a card of one.
    fn turns(&mut self, line: &str) -> bool {
        if !self.has_display() {
            return false;
        }
        if line.trim().is_empty() {
            return self.shown.turn_on();
        }
        let is_back = || self.teller.lexicon(&["previous"]).exact(line.trim()).is_some();
        (self.shown.is_page() || self.shown.has_more()) && is_back() && {
            self.back();
            true
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
