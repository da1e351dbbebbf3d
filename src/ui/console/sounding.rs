//! The console and sounds: what sounds of what is said, and the command `sounds`.

use super::Console;
use crate::text::cue::Cue;
use crate::text::message::{Arg, Message};

impl Console {
    /// Takes down what is to sound once a message comes before the reader. Only what happens sounds, and what is asked for
    /// does not.
    pub(super) fn take_cues(&mut self, message: &Message) {
        if message.is_news && !message.is_old && self.settings.sounds.is_some() {
            self.cues.add(message.cues.all());
        }
    }

    /// Lets all sound that comes before the reader now, but for what waits for the next prompt of a display.
    pub(super) fn sound(&mut self) {
        if self.fresh.is_empty() && !self.cues.is_empty() {
            let cues = std::mem::take(&mut self.cues);
            self.play(&cues.heard());
        }
    }

    /// Lets cues sound one behind the other, if sounds are on.
    fn play(&self, cues: &[Cue]) {
        if let Some(loudness) = self.settings.sounds {
            self.screen.sound(cues, loudness);
        }
    }

    /// Tells what each cue stands for, and lets all of them sound in the same order.
    pub(super) fn list_sounds(&mut self) {
        for cue in Cue::ALL {
            self.say(&meaning(cue));
        }
        if self.settings.sounds.is_none() {
            self.say(&Message::new("sounds-off").with("command", Arg::Command("sounds")));
        }
        self.tell_of_sounds();
        self.play(&Cue::ALL);
    }

    /// Tells that nothing will sound, where sounds are on and nothing is there to play them.
    pub(super) fn tell_of_sounds(&mut self) {
        if self.settings.sounds.is_some() && !self.screen.has_sound() {
            self.say(&Message::new("sounds-nothing"));
        }
    }
}

/// What a cue stands for.
fn meaning(cue: Cue) -> Message {
    Message::new(match cue {
        Cue::Free => "sound-free",
        Cue::Wall => "sound-wall",
        Cue::Comes => "sound-comes",
        Cue::Speaks => "sound-speaks",
        Cue::Turn => "sound-turn",
        Cue::Points => "sound-points",
        Cue::Lost => "sound-lost",
        Cue::Won => "sound-won",
    })
}
