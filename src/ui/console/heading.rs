//! Headings in the output, for ends that have them: one for each game, and one for each hand or round of it.

use super::Console;
use crate::text::message::Message;

impl Console {
    /// Writes a heading above the next messages, where there are headings.
    pub(super) fn head(&mut self, heading: &Message) {
        let written = self.screen.head(&self.teller.say(heading));
        self.out.put(&written);
    }

    /// Writes a heading before the first message of a hand.
    pub(super) fn head_hand(&mut self, message: &Message) {
        if let Some(hand) = message.hand.filter(|hand| self.hand != Some(*hand)) {
            self.hand = Some(hand);
            let heading = Message::new("heading-hand").text("game", self.game).count("number", hand.get());
            self.head(&heading);
        }
    }
}
