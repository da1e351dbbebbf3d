//! Whole programs used only by the lines they offer, in all languages: no other line is ever typed. Each offered line
//! is understood where it is offered and has an effect; games, lessons and settings are completed; and the offers stay
//! the same as long as the question does.

mod chooser;
mod far;
mod refusals;
mod still;
mod strolls;
mod whole;
