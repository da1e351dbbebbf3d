//! Strolls through the whole program by random offered lines.

use std::sync::Arc;

use rand::RngExt;
use rand::seq::IndexedRandom;
use snuffel::rng::{Rng, stream};
use snuffel::text::style::Lang;
use snuffel::text::style::{Spelling, Wording};
use snuffel::text::teller::Teller;

use super::chooser::Chooser;
use crate::common::program::Place;
use snuffel_testing::share;

/// The number of lines in a stroll.
const LINES: usize = 250;

/// Lines that leave a place, or need long thought; they are chosen rarely.
const SELDOM: [&str; 9] = ["quit", "resign", "hard", "review", "lang", "skip", "rest", "braille", "omit"];

/// Draws one of the offered lines: first a group, so that a long one does not dominate.
fn draw(chooser: &Chooser, words: &[String], random: &mut Rng) -> String {
    let groups = chooser.groups();
    loop {
        let group = groups.choose(random).unwrap_or_else(|| panic!("nothing is offered\n{}", chooser.program.text()));
        assert!(group.heading.is_some() == (groups.len() > 1));
        let line = group.lines.choose(random).expect("no group is empty").to_string();
        let is_seldom = line.split(' ').any(|word| words.iter().any(|seldom| seldom == word));
        if groups.len() == 1 || !is_seldom || random.random_ratio(1, 12) {
            return line;
        }
    }
}

fn seldom(lang: Lang) -> Vec<String> {
    let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
    let words = teller.lexicon(&SELDOM);
    SELDOM.iter().flat_map(|id| words.words(id).map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn stroll(lang: Lang, seed: u64) {
    let place = Arc::new(Place::new());
    let mut random = stream(seed, 1004, 0);
    let words: Vec<String> = Lang::ALL.iter().flat_map(|lang| seldom(*lang)).collect();
    let args = format!("--seed {seed}");
    let mut chooser = Chooser::at(Arc::clone(&place), lang, &args);
    for _ in 0..LINES {
        if chooser.has_ended() {
            chooser = Chooser::at(Arc::clone(&place), lang, &args);
        }
        let line = draw(&chooser, &words, &mut random);
        chooser.choose(&line);
    }
}

fn strolls(lang: Lang) {
    for seed in 0..share(20) {
        stroll(lang, seed);
    }
}

#[test]
fn whatever_is_offered_in_english_is_understood() {
    strolls(Lang::En);
}

#[test]
fn whatever_is_offered_in_german_is_understood() {
    strolls(Lang::De);
}

#[test]
fn whatever_is_offered_in_dutch_is_understood() {
    strolls(Lang::Nl);
}
