//! Somebody who chooses: gives a program lines that it offers, and nothing else.

use std::sync::Arc;

use snuffel::text::style::Lang;
use snuffel::ui::choices::Group;

use super::refusals::Refusals;
use crate::common::program::Place;
use crate::simulated::program::{Program, until};

/// The most lines that are offered at once where there is nothing on a board to choose.
pub const MOST: usize = 40;

/// A program, and who chooses in it.
pub struct Chooser {
    pub program: Program,
    lang: Lang,
    refusals: Refusals,
    /// How much of the text was looked at.
    heard: usize,
    /// How often a line was asked for when the last one was given.
    before: usize,
    /// What was chosen, for who looks for a mistake.
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

    /// Whether the program has ended.
    pub fn has_ended(&self) -> bool {
        self.program.has_ended()
    }

    /// Waits until a line is asked for, or the program has ended: what was said meanwhile.
    #[track_caller]
    fn wait(&mut self) -> String {
        // What comes from others calls away from a line as well.
        let is_told = || !self.program.text()[self.heard..].trim_matches(['>', ' ', '\n']).is_empty();
        let is_asked = || self.program.times_asked() > self.before && is_told();
        let come = until(|| (is_asked() || self.program.has_ended()).then_some(()));
        assert!(come.is_some(), "nothing is told, or nothing asked, after {:?}:\n{}", self.chosen, self.program.text());
        let text = self.program.text();
        let told = text[self.heard..].to_owned();
        self.heard = text.len();
        told
    }

    /// What is offered.
    pub fn groups(&self) -> Vec<Group> {
        self.program.offers()
    }

    /// All lines that are offered, in their order.
    pub fn lines(&self) -> Vec<String> {
        let groups = self.groups();
        groups.iter().flat_map(|group| &group.lines).map(ToString::to_string).collect()
    }

    /// Gives a line that is offered: what is said then.
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

    /// Types what may not be offered: a mistake.
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
