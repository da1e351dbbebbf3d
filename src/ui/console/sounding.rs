//! The console's sounds: the cues of messages, and the command `sounds`.

use super::Console;
use crate::text::cue::Cue;
use crate::text::message::{Arg, Message};

impl Console {
    /// Notes the cues to play once a message is written. Only events have cues, not answers to the player's commands.
    pub(super) fn take_cues(&mut self, message: &Message) {
        if message.is_news && !message.is_old && self.settings.sounds.is_some() {
            self.cues.add(message.cues.all());
        }
    }

    /// Plays the cues of the text written now, unless messages still wait for the next prompt of a display.
    pub(super) fn sound(&mut self) {
        if self.fresh.is_empty() && !self.cues.is_empty() {
            let cues = std::mem::take(&mut self.cues);
            self.play(&cues.heard());
        }
    }

    /// Plays cues one after the other, if sounds are on.
    fn play(&self, cues: &[Cue]) {
        if let Some(loudness) = self.settings.sounds {
            self.screen.sound(cues, loudness);
        }
    }

    /// Says what each cue means, and plays all of them in the same order.
    pub(super) fn list_sounds(&mut self) {
        if self.settings.sounds.is_none() {
            self.say(&Message::new("sounds-off").with("command", Arg::Command("sounds")));
        }
        for cue in Cue::ALL {
            self.say(&meaning(cue));
        }
        self.tell_of_sounds();
        self.play(&Cue::ALL);
    }

    /// Says that nothing will sound, if sounds are on and there is nothing to play them.
    pub(super) fn tell_of_sounds(&mut self) {
        if self.settings.sounds.is_some() && !self.screen.has_sound() {
            self.say(&Message::new("sounds-nothing"));
        }
    }
}

/// The meaning of a cue.
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
