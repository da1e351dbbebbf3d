//! What is said and typed: messages of what happens, answers to questions, commands, hints.

pub mod announcement;
pub mod command;
pub mod excuse;
pub mod hint;
pub mod narrate;
pub mod phrase;
