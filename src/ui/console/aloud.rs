//! The console's speech: the command `speech`, and reports on speech between typed lines.

use super::Console;
use super::misread::misread;
use crate::settings::{Setting, Settings};
use crate::speech::Dial;
use crate::speech::order::{self, Misread, Order};
use crate::text::command::{Command, shorten};
use crate::text::message::{Arg, Message};
use crate::text::style::Lang;

impl Console {
    /// Starts speaking if the settings say so.
    pub fn speak_as_set(&mut self) {
        self.speech.keys().set(!self.settings.talk_over);
        if self.settings.speech {
            self.speak_up();
        }
    }

    fn speak_up(&mut self) {
        let told = self.speech.start(self.settings.manner(self.lang()));
        self.say_all(&told);
    }

    /// Says everything that waits, and lets it be read and spoken to the end, because nothing follows.
    pub async fn close(&mut self) {
        self.read_out().await;
        self.finish();
        if let Some(fault) = self.speech.finish() {
            self.say(&fault);
            self.finish();
        }
    }

    /// Says the very last message, after any news of speech.
    pub fn say_last(&mut self, message: &Message) {
        let news = self.speech.news_soon();
        self.say_all(&news);
        self.say(message);
        self.finish();
    }

    /// Tests whether speech works here, and returns the report.
    pub fn check_speech(&self) -> Vec<Message> {
        self.speech.check(&self.settings.manner(self.lang()))
    }

    /// Says what has happened to speech since the last prompt.
    pub(super) fn tell_of_speech(&mut self) {
        let news = self.speech.news();
        self.say_all(&news);
    }

    /// Carries out the command `speech` with the words after it.
    ///
    /// # Errors
    /// A message for the player, when the command cannot be understood.
    pub(super) fn obey_speech(&mut self, command: &Command) -> Result<(), Message> {
        let words = self.teller.lexicon(order::WORDS);
        let orders = order::parse(&command.typed, &words, &self.teller.grammar(&[], &[]).sieve);
        let orders = orders.map_err(|reason| match reason {
            Misread::Word(word) => misread(&Command::new(command.verb, &word)),
            Misread::Range(dial, word) => out_of_range(dial, &word),
        })?;
        orders.into_iter().try_for_each(|order| self.grant(order))
    }

    /// Carries out one order about speech.
    fn grant(&mut self, order: Order) -> Result<(), Message> {
        match order {
            Order::On => {
                self.change(Setting::Speech(true));
                self.speak_up();
            }
            Order::Off => {
                self.change(Setting::Speech(false));
                self.speech.stop();
                self.say(&self.speech.state());
            }
            // Enter has already silenced earlier speech. A line about it would break the silence.
            Order::Stop if self.speech.is_on() => {}
            Order::Stop => self.say(&self.speech.state()),
            Order::Tell(dial) => self.tell_dial(dial),
            Order::Turn(dial, to) => self.turn(dial, to),
            Order::Step(dial, by) => {
                let now = self.settings.dials()[dial.index()].unwrap_or_else(|| self.speech.usual(dial));
                let to = now.saturating_add(by).clamp(*Dial::RANGE.start(), *Dial::RANGE.end());
                self.turn(dial, Some(to));
            }
            Order::Keys(wish) => {
                if let Some(hush) = wish {
                    self.change(Setting::TalkOver(!hush));
                    self.speech.keys().set(hush);
                }
                self.say(&Message::new("speech-keys").text("hush", !self.settings.talk_over));
            }
            Order::Voices => {
                let (count, voices) = self.speech.voices(self.lang())?;
                self.say(&count);
                self.begin_list(voices);
            }
            Order::Voice(typed) => {
                let lang = self.lang();
                let name = typed.map(|typed| self.speech.meant(lang, &typed)).transpose()?;
                self.change(Setting::voice(lang, name.as_deref().map(Into::into)));
                self.speech.set_voice(lang, name.clone());
                self.say(&match (name, self.speech.is_on()) {
                    (Some(name), true) => Message::new("speech-voice-set").text("voice", name),
                    (Some(name), false) => Message::new("speech-voice-later").text("voice", name),
                    (None, true) => Message::new("speech-voice-system").lang(lang),
                    (None, false) => Message::new("speech-voice-system-later"),
                });
            }
        }
        Ok(())
    }

    fn turn(&mut self, dial: Dial, to: Option<i8>) {
        self.change(Setting::dial(dial, to));
        self.speech.turn(dial, to);
        self.tell_dial(dial);
    }

    fn tell_dial(&mut self, dial: Dial) {
        let message = match self.settings.dials()[dial.index()] {
            Some(to) => Message::new("speech-dial").text("turned", to),
            None => Message::new("speech-dial-system"),
        };
        self.say(&message.text("dial", dial));
    }

    fn change(&mut self, setting: Setting) {
        self.settings.apply(setting.clone());
        self.keep(setting);
    }
}

/// The player's speech settings for a language; `None` if all of them are left to the system.
pub(super) fn set_of_speech(settings: &Settings, lang: Lang) -> Option<Message> {
    let dials = Dial::ALL.into_iter().zip(settings.dials());
    let dials = dials.filter_map(|(dial, to)| {
        let told = Message::new("speech-set-dial").text("dial", dial);
        Some(told.text("turned", to?))
    });
    let voice = settings.voice(lang).map(|name| Message::new("speech-set-voice").text("voice", name));
    let all: Vec<Arg> = voice.into_iter().chain(dials).map(Arg::from).collect();
    (!all.is_empty()).then(|| Message::new("speech-set").with("items", Arg::List(all)))
}

/// Says that a dial cannot be turned to this value.
pub fn out_of_range(dial: Dial, word: &str) -> Message {
    Message::new("speech-range").text("word", shorten(word)).text("dial", dial)
}
