//! Text for domino: announcements of events, answers to questions, commands and hints.

mod agreement;
mod announcement;
mod boast;
mod choice;
mod command;
mod difference;
mod excuse;
mod hint;
mod narrate;
mod phrase;
mod reasons;
mod typed;
mod why;
