//! Text for schnuff: announcements of events, answers to questions, commands and hints.

mod agreement;
mod announcement;
mod boast;
mod choice;
mod command;
mod count;
mod excuse;
mod hint;
mod narrate;
mod phrase;
mod price;
mod why;
