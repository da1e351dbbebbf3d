//! Choices that replace typing, as far as the console knows them: the settings, and the line given last.

use std::rc::Rc;

use super::{Console, Wanted};
use crate::games;
use crate::ui::choices::{Choices, Scene};
use crate::ui::spot::Spot;

impl Console {
    /// The choices that replace typing the next line. The list is made only when an end asks for it.
    pub(super) fn choices(&mut self, spot: Spot, wanted: Wanted) -> Choices {
        let has_more = self.has_display() && self.shown.has_more() || !self.list.is_empty();
        // News during the wait must not move the choices, unless the question has changed.
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
