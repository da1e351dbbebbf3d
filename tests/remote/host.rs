//! A host who says five words, and what any program at a table is asked for and says. Whether the programs are processes or
//! simulated is a matter of the module beside this one, of which there are two.

use std::sync::Arc;

use super::program::{Program, free_address, until};
use crate::common::program::Place;

impl Program {
    /// The lines that it has written, without prompts.
    pub fn lines(&self) -> Vec<String> {
        lines_of(&self.text())
    }

    /// Waits until it asks for a line; all that it has written until then.
    #[track_caller]
    pub fn asks(&self) -> String {
        let asked = until(|| match (self.is_asking(), self.has_ended()) {
            (false, has_ended) => has_ended.then_some(false),
            (true, _) => Some(true),
        });
        assert_eq!(asked, Some(true), "no prompt:\n{}", self.text());
        self.text()
    }

    /// Types a line where one is asked for, and waits until the next one is; what it has written in between.
    #[track_caller]
    pub fn answers(&mut self, line: &str) -> String {
        let before = self.asks().len();
        self.types(line);
        self.asks().split_off(before)
    }

    /// Waits until it says this.
    #[track_caller]
    pub fn says(&self, text: &str) -> String {
        self.wait(text, |heard| heard.contains(text))
    }
}

/// The lines of what a program has written, without prompts.
pub fn lines_of(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.trim_start_matches("> ").trim_end_matches('>'));
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Whether a line is that about the check of chance at the end of a game: no part of the game.
pub fn is_about_chance(line: &str) -> bool {
    ["Checked: ", "Not checked: ", "Geprüft: ", "Nicht geprüft: ", "Nagekeken: ", "Niet nagekeken: "]
        .iter()
        .any(|start| line.starts_with(start))
}

/// A host who says five words, and where guests find it.
pub struct Host {
    pub program: Program,
    pub words: String,
    pub address: String,
}

impl Host {
    /// A host in English, with these words behind `host`.
    pub fn start(args: &str) -> Host {
        Host::start_in(Arc::new(Place::new()), "en", args)
    }

    pub fn start_in(place: Arc<Place>, lang: &str, args: &str) -> Host {
        let address = free_address();
        let args = format!("host {args} --no-relay --bind {address} --lang {lang}");
        let program = Program::start_in(place, &args);
        let text = program.wait("words", |text| text.lines().count() > 2);
        let words = text.lines().nth(1).unwrap().to_owned();
        assert_eq!(words.split(' ').count(), 5, "{text}");
        Host { program, words, address }
    }

    /// Somebody who joins.
    pub fn guest(&self, args: &str) -> Program {
        self.guest_in(Arc::new(Place::new()), args)
    }

    pub fn guest_in(&self, place: Arc<Place>, args: &str) -> Program {
        Program::start_in(place, &self.call("join", args))
    }

    /// What is typed in the shell to come to this table by a word such as `join`.
    pub fn call(&self, word: &str, args: &str) -> String {
        format!("{word} {} --no-relay --address {} {args}", self.words, self.address)
    }
}
