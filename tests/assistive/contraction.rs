//! Contracted braille by BRLTTY. When a prompt appears, BRLTTY centres the cursor on the display, so that the start of
//! the prompt is visible only if the prompt fits half the display; without contraction, the whole display counts.
//!
//! `cargo test --test main assistive::contraction -- --ignored --nocapture` prints the figures.

use std::collections::BTreeSet;
use std::thread;

use snuffel::text::style::Lang;

use super::brltty::Brltty;
use super::live::{Mode, Script};
use super::screen::Screen;
use crate::common::needs::BRLTTY;

/// The number of prompts shown where too many are known to lose their start.
const SAMPLE: usize = 40;

/// The different prompts of games in braille mode for this number of cells, for all games and lengths, sorted.
fn prompts(lang: Lang, cells: usize) -> Vec<String> {
    let scripts = snuffel::games::ALL.iter().map(|game| Script::of(game.id()));
    let answers = scripts.flat_map(|script| script.answers(lang, Mode::Braille(cells)));
    let all: BTreeSet<String> = answers.map(|answer| answer.prompt).collect();
    all.into_iter().collect()
}

/// Counts the prompts that a display of `cells` cells shows from their start, with contraction. Prints the others.
fn kept(lang: Lang, cells: usize, prompts: &[String]) -> usize {
    let mut brltty = Brltty::contracted(cells, lang);
    let mut is_kept = |prompt: &String| {
        let mut screen = Screen::blank();
        screen.write(format!("\r\n{prompt}").as_bytes());
        let is_kept = brltty.shows_start(&screen).unwrap();
        if !is_kept {
            println!("not from its start on {cells} cells: {prompt}");
        }
        is_kept
    };
    prompts.iter().filter(|prompt| is_kept(prompt)).count()
}

#[test]
#[ignore = "needs Debian packages"]
fn with_contraction_half_the_number_keeps_the_start_of_the_prompt_on_the_display() {
    if !BRLTTY.is_met() {
        return;
    }
    let keeps_half = |lang: Lang| {
        let [half, whole] = [20, 40].map(|cells| prompts(lang, cells));
        let whole: Vec<String> = whole.iter().step_by(whole.len().div_ceil(SAMPLE)).cloned().collect();
        let [with_half, with_whole] = [&half, &whole].map(|prompts| kept(lang, 40, prompts));
        println!("{lang}, 40 cells: {with_half} of {} with braille 20", half.len());
        println!("{lang}, 40 cells: {with_whole} of {} with braille 40", whole.len());
        assert!(with_half * 100 >= half.len() * 80, "{lang}: {with_half} of {}", half.len());
        assert!(with_whole * 100 < whole.len() * 80, "{lang}: {with_whole} of {}", whole.len());
        let with_half = kept(lang, 80, &whole);
        println!("{lang}, 80 cells: {with_half} of {} with braille 40", whole.len());
        assert!(with_half * 100 >= whole.len() * 80, "{lang}: {with_half} of {}", whole.len());
    };
    // BRLTTY is idle most of the time.
    thread::scope(|scope| {
        for lang in Lang::ALL {
            scope.spawn(move || keeps_half(lang));
        }
    });
}

#[test]
#[ignore = "needs Debian packages"]
fn with_contraction_the_start_stays_where_half_the_display_holds_the_prompt() {
    if !BRLTTY.is_met() {
        return;
    }
    for cells in [20, 32, 40, 80] {
        // Lower-case letters that no table contracts: the Dutch one uses one cell for each.
        let of_length = |length: usize| format!("{}> ", "abde ".repeat(20).split_at(length - 2).0);
        let (fits, longer) = (of_length(cells / 2), of_length(cells / 2 + 1));
        assert_eq!(kept(Lang::Nl, cells, &[fits.clone(), longer.clone()]), 1, "{cells} cells");
        assert_eq!(kept(Lang::Nl, cells, &[fits]), 1, "{cells} cells");
    }
}
