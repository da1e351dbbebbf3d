//! Yes-or-no questions outside games.

use super::{Console, Entered};
use crate::remote::link::Link;
use crate::text::message::Message;
use crate::ui::lobby_words;
use crate::ui::spot::Spot;

/// The meaning of a typed line as an answer.
enum Answer {
    Yes,
    No,
    /// Asks to hear the question again.
    Again,
    /// A command: the player has thought of something else.
    Command,
    /// None of these.
    Unclear,
}

impl Console {
    /// Asks a yes-or-no question. Enter alone means no. So does a command, which is then the next line to be read. Any
    /// other line is refused, and the question is asked again.
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
        match lobby_words::parse(line, &grammar) {
            // The command that leaves a lesson would leave the program here.
            Ok(command) if command.verb == "leave" => Answer::No,
            Ok(command) if command.verb == "repeat" => Answer::Again,
            Ok(_) => Answer::Command,
            // A link is asked about in its turn.
            Err(_) if Link::parse(line).is_some() => Answer::Command,
            Err(_) => Answer::Unclear,
        }
    }
}
