//! The console aloud: the command `speech`, and what is told of speech between typed lines.

use super::Console;
use super::restyle::misread;
use crate::settings::Setting;
use crate::speech::RATES;
use crate::text::command::{Command, Grammar};
use crate::text::lexicon::Found;
use crate::text::message::Message;

impl Console {
    /// Begins to speak, if the settings say so.
    pub fn speak_as_set(&mut self) {
        if self.settings.speech {
            self.speak_up();
        }
    }

    fn speak_up(&mut self) {
        let told = self.speech.start(self.lang(), self.settings.rate);
        self.say_all(&told);
    }

    /// Says all that waits, and lets it be read and spoken to the end, for nothing comes after it.
    pub fn close(&mut self) {
        self.read_out();
        self.finish();
        if let Some(fault) = self.speech.finish() {
            self.say(&fault);
            self.finish();
        }
    }

    /// Tries whether speech works here; what to tell of it.
    pub fn check_speech(&self) -> Vec<Message> {
        self.speech.check(self.lang())
    }

    /// Tells what became of speech since the last prompt.
    pub(super) fn tell_of_speech(&mut self) {
        let news = self.speech.news();
        self.say_all(&news);
    }

    /// Does the command `speech` with the words behind it.
    ///
    /// # Errors
    /// What to tell when the command cannot be understood.
    pub(super) fn obey_speech(&mut self, command: &Command, grammar: &Grammar) -> Result<(), Message> {
        let word = match grammar.arguments.find(&command.rest) {
            Found::One(id) => id,
            Found::None | Found::Several(_) => "",
        };
        match word {
            "on" => {
                self.change(Setting::Speech(true));
                self.speak_up();
            }
            "off" => {
                self.change(Setting::Speech(false));
                self.speech.stop();
                self.say(&self.speech.state());
            }
            "faster" => self.speak_at(self.settings.rate.saturating_add(1)),
            "slower" => self.speak_at(self.settings.rate.saturating_sub(1)),
            // Enter has silenced all that was said before. A line about it would break the silence.
            "stop" if self.speech.is_on() => {}
            "stop" => self.say(&self.speech.state()),
            "voices" => {
                let told = self.speech.voices();
                self.say_all(&told);
            }
            _ => return Err(misread(command)),
        }
        Ok(())
    }

    fn speak_at(&mut self, rate: i8) {
        let rate = rate.clamp(*RATES.start(), *RATES.end());
        self.change(Setting::Rate(rate));
        self.speech.set_rate(rate);
        self.say(&Message::new("speech-rate").text("rate", rate));
    }

    fn change(&mut self, setting: Setting) {
        self.settings.apply(setting.clone());
        self.keep(setting);
    }
}
