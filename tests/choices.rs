//! Whole programs by what they offer alone, in all languages: nothing is ever typed that was not offered. Each offered line is
//! understood where it is offered and does something; games, lessons and settings are got through to their ends; and what is
//! offered stays as it is as long as the same is asked.

mod chooser;
mod far;
mod refusals;
mod still;
mod strolls;
mod whole;
