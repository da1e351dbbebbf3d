//! Asking for a line.

use std::future::poll_fn;
use std::mem;

use super::Console;
use crate::alarm::Alarm;
use crate::text::message::Message;
use crate::text::printable::Printable;
use crate::ui::input::{Completions, Typed};
use crate::ui::spot::Spot;
use crate::ui::summary::Sign;

/// The prompt when no braille display is in use.
const PROMPT: &str = "> ";

/// The prompt of the line editor while it is another player's turn. The plain reader then has none.
const WAITING: &str = "  ";

/// The outcome of asking for a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// A line.
    Line(Printable),
    /// The wish to leave: the end of input, or Ctrl-C twice.
    Leave,
    /// Nothing was typed: there is news from elsewhere.
    News,
}

/// What kind of line the prompt asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whether it is the player's turn, rather than another's.
    pub is_due: bool,
    /// Whether a yes-or-no question is open.
    pub is_asked: bool,
}

impl Console {
    /// The next line of a pipe while no line is needed, or [`Typed::News`] if there is news first.
    pub async fn look_ahead(&mut self) -> Typed {
        self.flush();
        poll_fn(|context| self.input.poll_ahead(context)).await
    }

    /// Puts back what [`look_ahead`](Console::look_ahead) returned, to be read next.
    pub fn put_back(&mut self, typed: Typed) {
        self.input.put_back(typed);
    }

    /// Asks for a line. `place` says where the player is, `spot` what can be typed there.
    pub async fn ask(&mut self, place: Option<&Message>, spot: Spot) -> Entered {
        if !matches!(spot, Spot::Question)
            && let Some(line) = self.instead.take()
        {
            return Entered::Line(line);
        }
        let wanted = Wanted { is_due: true, is_asked: matches!(spot, Spot::Question) || self.is_asked_about_link() };
        let entered = self.fetch(place, spot, wanted, false).await;
        self.left = entered == Entered::Leave;
        entered
    }

    /// The same, but returns early when there is news. The prompt shows `wanted`.
    pub async fn ask_or_hear(&mut self, place: Option<&Message>, spot: Spot, wanted: Wanted) -> Entered {
        let is_asked = wanted.is_asked || matches!(spot, Spot::Question) || self.is_asked_about_link();
        let entered = self.fetch(place, spot, Wanted { is_asked, ..wanted }, true).await;
        self.left = entered == Entered::Leave;
        entered
    }

    /// Reads a line. Unless `hears` is set, calls from friends are the only news, announced between prompts.
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
            // Speech stops only when the player has typed something.
            if matches!(typed, Ok(Typed::News)) {
                self.shown.stood(self.pulse.now().saturating_duration_since(since));
                self.standing = Some(prompt);
                // The caller looks at the news next, wherever it came from.
                self.alarm.iter().for_each(Alarm::hush);
                if hears {
                    return Entered::News;
                }
                continue;
            }
            self.speech.hush();
            match typed {
                // While part of the question is unread, Enter turns the page and does not answer.
                Ok(Typed::Line(line)) if (!is_question || line.trim().is_empty()) && self.turns(&line) => continue,
                Ok(Typed::Line(line)) => {
                    self.note(&line);
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

    /// Notes a line that was typed.
    fn note(&mut self, line: &Printable) {
        self.shown.begin();
        (self.given, self.offered) = (Some(line.clone()), None);
        self.said = [Vec::new(), mem::take(&mut self.said[0])];
        // At a shared keyboard, one player must not find the lines of another in the history.
        if !line.trim().is_empty() && self.teller.people() < 2 {
            self.input.remember(line);
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
}
