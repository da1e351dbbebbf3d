//! What is said and typed: messages of what happens, answers to questions, commands, hints.

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
