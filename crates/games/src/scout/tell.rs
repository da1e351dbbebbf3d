//! Text for scout: announcements of events, answers to questions, commands and hints.

mod agreement;
mod ahead;
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
mod why;
