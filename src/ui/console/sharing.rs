//! Links that the player can pass on by the means of the system.

use std::rc::Rc;

use super::Console;
use crate::ui::ends::Screen;

/// A link that can be passed on. Dropping it withdraws the link.
pub struct Shared(Rc<dyn Screen>);

impl Drop for Shared {
    fn drop(&mut self) {
        self.0.share(None);
    }
}

impl Console {
    /// Lets the player pass on this link as long as the result is held.
    pub fn share(&self, link: &str) -> Shared {
        self.screen.share(Some(link));
        Shared(Rc::clone(&self.screen))
    }
}
