//! A question outside of games that is answered by yes or no.

use super::{Console, Entered};
use crate::text::message::Message;
use crate::ui::completion::Spot;
use crate::ui::lobby_words;

/// What a typed line is to a question.
enum Answer {
    Yes,
    No,
    /// It asks for the question once more.
    Again,
    /// It is a command: whoever types one has thought of something else.
    Command,
    /// It is none of that.
    Unclear,
}

impl Console {
    /// Asks a question that is answered by yes or no. Enter alone is no, and so is a command, which the next line that
    /// somebody waits for is then. What is neither an answer nor a command is told, and the question is asked again.
    pub async fn confirm(&mut self, question: &Message) -> bool {
        loop {
            self.say(&question.clone().news().mattering());
            let Entered::Line(line) = self.ask(None, Spot::Question).await else {
                return false;
            };
            match self.answer_of(&line) {
                Answer::Yes => return true,
                Answer::No => return false,
                Answer::Command => {
                    self.instead = Some(line);
                    return false;
                }
                Answer::Again => {}
                Answer::Unclear => self.say(&Message::new("answer-unclear")),
            }
        }
    }

    fn answer_of(&self, line: &str) -> Answer {
        let grammar = lobby_words::grammar(self.teller());
        match grammar.answer(line) {
            _ if line.trim().is_empty() => return Answer::No,
            Some(true) => return Answer::Yes,
            Some(false) => return Answer::No,
            None => {}
        }
        match lobby_words::read(line, &grammar) {
            // What leaves a lesson would leave the program here.
            Ok(command) if command.verb == "leave" => Answer::No,
            Ok(command) if command.verb == "repeat" => Answer::Again,
            Ok(_) => Answer::Command,
            Err(_) => Answer::Unclear,
        }
    }
}
