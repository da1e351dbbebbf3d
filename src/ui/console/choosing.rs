//! What can be chosen instead of typing, as the console knows it: how the program speaks, and what was given last.

use std::rc::Rc;

use super::{Console, Wanted};
use crate::games;
use crate::ui::choices::{Choices, Scene};
use crate::ui::completion::Spot;

impl Console {
    /// What can be chosen instead of typing the next line; nothing is made of it before somebody wants to.
    pub(super) fn choices(&mut self, spot: Spot, wanted: Wanted) -> Choices {
        let has_more = self.has_display() && self.shown.has_more() || !self.list.is_empty();
        // News that has come meanwhile moves nothing that is chosen from, unless something else is asked now.
        let offered = self.offered.filter(|(before, _)| *before == wanted);
        let (_, has_more) = *self.offered.insert(offered.unwrap_or((wanted, has_more)));
        let screen = Rc::clone(&self.screen);
        let scene = Scene {
            lang: self.lang(),
            settings: self.settings.clone(),
            kinds: self.kinds.map_or_else(games::kinds, <[_]>::to_vec),
            has_voice: self.speech.is_on(),
            has_sound: Box::new(move || screen.has_sound()),
            last: self.given.clone(),
            is_asked: wanted.is_asked,
            has_more,
        };
        Choices::new(move || spot.choices(&scene))
    }
}
