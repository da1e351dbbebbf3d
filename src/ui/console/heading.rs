//! The headings of what is said, for ends that have headings: one for each game, and one for each hand or round of it.

use super::Console;
use crate::text::message::Message;

impl Console {
    /// Puts a heading before what is said from now on, where there are headings.
    pub(super) fn head(&mut self, heading: &Message) {
        let written = self.screen.head(&self.teller.say(heading));
        self.out.put(&written);
    }

    /// Puts a heading before the first that is said of a hand.
    pub(super) fn head_hand(&mut self, message: &Message) {
        if let Some(hand) = message.hand.filter(|hand| self.hand != Some(*hand)) {
            self.hand = Some(hand);
            let heading = Message::new("heading-hand").text("game", self.game).count("number", hand.get());
            self.head(&heading);
        }
    }
}
