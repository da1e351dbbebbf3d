//! What is said and typed: messages of what happens, answers to questions, commands, hints.

mod agreement;
mod announcement;
mod command;
mod excuse;
mod hint;
mod narrate;
mod phrase;
mod reading;
mod request;
mod ring;
mod telling;
