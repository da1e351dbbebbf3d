//! A user who only gives a program lines that it offers.

use std::sync::Arc;

use snuffel::text::style::Lang;
use snuffel::ui::choices::Group;

use super::refusals::Refusals;
use crate::common::program::Place;
use crate::simulated::program::{Program, until};

/// The most lines offered at once, apart from choices on a board.
pub const MOST: usize = 40;

/// A program, and the user who chooses its lines.
pub struct Chooser {
    pub program: Program,
    lang: Lang,
    refusals: Refusals,
    /// The length of the text already examined.
    heard: usize,
    /// The number of requests for a line when the last one was given.
    before: usize,
    /// The lines chosen so far, for debugging.
    chosen: Vec<String>,
}

impl Chooser {
    pub fn new(lang: Lang, args: &str) -> Chooser {
        Chooser::at(Arc::new(Place::new()), lang, args)
    }

    pub fn at(place: Arc<Place>, lang: Lang, args: &str) -> Chooser {
        let program = Program::start_in(place, &format!("--lang {lang} {args}"));
        Chooser::of(program, lang)
    }

    pub fn of(program: Program, lang: Lang) -> Chooser {
        let mut chooser =
            Chooser { program, lang, refusals: Refusals::of(lang), heard: 0, before: 0, chosen: Vec::new() };
        chooser.wait();
        chooser
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns whether the program has ended.
    pub fn has_ended(&self) -> bool {
        self.program.has_ended()
    }

    /// Waits until a line is requested or the program has ended, and returns the output in between.
    #[track_caller]
    fn wait(&mut self) -> String {
        // Messages from others also cause a new request for a line.
        let is_told = || !self.program.text()[self.heard..].trim_matches(['>', ' ', '\n']).is_empty();
        let is_asked = || self.program.times_asked() > self.before && is_told();
        let come = until(|| (is_asked() || self.program.has_ended()).then_some(()));
        assert!(come.is_some(), "nothing is told, or nothing asked, after {:?}:\n{}", self.chosen, self.program.text());
        let text = self.program.text();
        let told = text[self.heard..].to_owned();
        self.heard = text.len();
        told
    }

    /// The offered groups of lines.
    pub fn groups(&self) -> Vec<Group> {
        self.program.offers()
    }

    /// All offered lines in order.
    pub fn lines(&self) -> Vec<String> {
        let groups = self.groups();
        groups.iter().flat_map(|group| &group.lines).map(ToString::to_string).collect()
    }

    /// Gives an offered line, and returns the output.
    #[track_caller]
    pub fn choose(&mut self, line: &str) -> String {
        let lines = self.lines();
        assert!(
            lines.iter().any(|offered| offered == line),
            "{line} is not offered: {lines:?}\n{}",
            self.end_of_text()
        );
        self.chosen.push(line.to_owned());
        self.before = self.program.times_asked();
        self.program.types(line);
        let told = self.wait();
        if let Some(refusal) = self.refusals.found(&told) {
            panic!("{line} is refused, {refusal}\nafter {:?}\n{}", self.last(), self.end_of_text());
        }
        told
    }

    /// Types a line that may not be offered, such as a mistake.
    #[track_caller]
    pub fn types(&mut self, line: &str) -> String {
        self.before = self.program.times_asked();
        self.program.types(line);
        self.wait()
    }

    fn last(&self) -> &[String] {
        &self.chosen[self.chosen.len().saturating_sub(8)..]
    }

    fn end_of_text(&self) -> String {
        let text = self.program.text();
        let begin = text.char_indices().rev().nth(600).map_or(0, |(at, _)| at);
        text[begin..].to_owned()
    }
}
