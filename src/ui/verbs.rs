//! The verbs that the console itself carries out.

use crate::settings;

/// The commands that change how the program speaks; they can be typed anywhere.
pub const STYLE_VERBS: &[&str] = settings::VERBS;

/// The commands while the player reads an answer before the program ends.
pub const READING_VERBS: &[&str] = &["more", "earlier", "help", "quit"];
