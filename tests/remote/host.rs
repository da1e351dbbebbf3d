//! A host who says five words, and what programs at a table have written. Whether the programs are processes or simulated is
//! a matter of the module beside this one, of which there are two.

use std::sync::Arc;

use super::program::{Program, free_address};
use crate::common::program::Place;

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
