//! Text for Spion & Spion: announcements of events, answers to questions, commands and hints.

mod agreement;
mod announcement;
mod boast;
mod choice;
mod clause;
mod command;
mod excuse;
mod gather;
mod goal;
mod hint;
mod narrate;
mod passes;
mod percept;
mod peril;
mod phrase;
mod reach;
mod reading;
mod reasons;
mod request;
mod ring;
mod spy;
mod stakes;
mod telling;
mod topic;
mod why;
