//! Text for sniff: announcements of events, answers to questions, commands and hints.

mod agreement;
mod announcement;
mod boast;
mod choice;
mod command;
mod excuse;
mod field;
mod hint;
mod labyrinth;
mod narrate;
mod outlook;
mod sheet;
mod why;
