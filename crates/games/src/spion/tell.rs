//! What is said and typed: messages of what happens, answers to questions, commands, hints.

mod agreement;
mod announcement;
mod boast;
mod choice;
mod command;
mod excuse;
mod gather;
mod goal;
mod hint;
mod narrate;
mod passes;
mod peril;
mod phrase;
mod reach;
mod reading;
mod reasons;
mod request;
mod ring;
mod stakes;
mod telling;
