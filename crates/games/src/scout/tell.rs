//! What is said and typed: messages of what happens, answers to questions, commands, hints.

mod agreement;
mod announcement;
mod boast;
mod changes;
mod choice;
mod command;
mod excuse;
mod forecast;
mod hint;
mod laying;
mod narrate;
pub mod paths;
mod phrase;
mod planned;
mod pushed;
mod reach;
mod survey;
mod threat;
mod typed;
mod walked;
