//! Topics under which newer messages replace older ones: a braille display shows only the latest of each.

/// Any event.
pub(super) const PLAY: &str = "play";
/// An attack that is worded with its cause.
pub(super) const ATTACK: &str = "attack";
