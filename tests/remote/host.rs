//! A host with five words, and the methods common to all programs at a table. The neighbouring module `program`, of
//! which there are two, determines whether the programs are processes or simulated.

use std::sync::Arc;

use super::program::{Program, free_address, until};
use crate::common::program::Place;

impl Program {
    /// The lines written so far, without prompts.
    pub fn lines(&self) -> Vec<String> {
        lines_of(&self.text())
    }

    /// Waits until it asks for a line, and returns all output so far.
    #[track_caller]
    pub fn asks(&self) -> String {
        let asked = until(|| match (self.is_asking(), self.has_ended()) {
            (false, has_ended) => has_ended.then_some(false),
            (true, _) => Some(true),
        });
        assert_eq!(asked, Some(true), "no prompt:\n{}", self.text());
        self.text()
    }

    /// Types a line when one is asked for, waits for the next request, and returns the output in between.
    #[track_caller]
    pub fn answers(&mut self, line: &str) -> String {
        let before = self.asks().len();
        self.types(line);
        self.asks().split_off(before)
    }

    /// Waits until the output contains this text.
    #[track_caller]
    pub fn says(&self, text: &str) -> String {
        self.wait(text, |heard| heard.contains(text))
    }
}

/// The lines of a program's output, without prompts.
pub fn lines_of(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.trim_start_matches("> ").trim_end_matches('>'));
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns whether a line is about the check of chance at the end of a game, which is not part of the game.
pub fn is_about_chance(line: &str) -> bool {
    ["Checked: ", "Not checked: ", "Geprüft: ", "Nicht geprüft: ", "Nagekeken: ", "Niet nagekeken: "]
        .iter()
        .any(|start| line.starts_with(start))
}

/// A host with its five words and its address.
pub struct Host {
    pub program: Program,
    pub words: String,
    pub address: String,
    /// The options by which guests reach it.
    pub way: String,
}

impl Host {
    /// A host in English, with these arguments after `host`.
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
        Host::at(program, words, address)
    }

    /// A host whose program is at this address.
    pub fn at(program: Program, words: String, address: String) -> Host {
        let way = format!("--no-relay --address {address}");
        Host { program, words, address, way }
    }

    /// A guest who joins.
    pub fn guest(&self, args: &str) -> Program {
        self.guest_in(Arc::new(Place::new()), args)
    }

    pub fn guest_in(&self, place: Arc<Place>, args: &str) -> Program {
        Program::start_in(place, &self.call("join", args))
    }

    /// The arguments for coming to this table with a command such as `join`.
    pub fn call(&self, word: &str, args: &str) -> String {
        format!("{word} {} {} {args}", self.words, self.way)
    }
}
