//! Braille mode: a whole game by a player who reads nothing but prompts.

use snuffel::text::style::Lang;

use crate::common::program::{Place, Talk};
use crate::common::walker::{Step, Walker};

const CELLS: usize = 40;
const LONGEST_PROMPT: usize = CELLS - 10;
/// Longer, as no long lines are typed while reading on.
const LONGEST_PAGE: usize = CELLS - 1;

/// The last line, which is the prompt; it and the lines before it fit the display.
fn prompt(heard: &str) -> &str {
    last(heard, LONGEST_PROMPT)
}

/// The last line, which has at most `longest` cells.
fn last(heard: &str, longest: usize) -> &str {
    assert!(heard.lines().all(|line| line.chars().count() <= CELLS));
    let prompt = heard.lines().last().unwrap_or_default();
    assert!(prompt.chars().count() <= longest, "{prompt:?}");
    prompt.strip_suffix("> ").unwrap()
}

/// The contents of the display after a line.
fn read(talk: &mut Talk, line: &str) -> String {
    prompt(&talk.line(line)).to_owned()
}

/// The beginnings of the prompt after a step, for free and for wall, and those for a lost and a won game.
fn words(lang: Lang) -> [&'static str; 4] {
    match lang {
        Lang::De => ["Frei.", "Mauer.", "Verloren.", "Sieg!"],
        Lang::En => ["Free.", "Wall.", "Lost.", "You win."],
        _ => ["Vrij.", "Muur.", "Verlies.", "Je wint."],
    }
}

/// Plays a game by the prompts, and returns whether it was won.
fn play(lang: Lang, seed: u32) -> bool {
    let place = Place::new();
    let seats = "--seats human,easy";
    let args = format!("play sniff --lang {lang} --braille {CELLS} {seats} --seed {seed}");
    let mut talk = place.start(&args);
    prompt(&talk.said);
    // A path of 25 steps: the computer has a long search ahead.
    for (walls, left) in [
        ("E1 D1 E2 D2 E3 D3 E4 D4", "16"),
        ("D2 C2 D3 C3 D4 C4 D5 C5", "12"),
        ("C1 B1 C2 B2 C3 B3 C4 B4", "8"),
        ("B2 A2 B3 A3 B4 A4 B5 A5", "4"),
        ("0 E2 0 E3 0 E4 0 E5", "0"),
    ] {
        let shown = read(&mut talk, walls);
        let says_left = shown.contains(left) || left == "0" && shown.ends_with('?');
        assert!(shown.starts_with("4 ") && says_left, "{shown:?}");
    }
    assert!(read(&mut talk, "treasure A5").contains(" A5. "));
    let done = read(&mut talk, "done");
    assert!(done.trim_end_matches(" +").ends_with(" 0"), "{done:?}");
    let [free, wall, lost, win] = words(lang);
    let mut walker = Walker::new();
    for _ in 0..200 {
        let field = walker.next();
        let heard = talk.line(&field);
        let shown = prompt(&heard);
        if shown.contains(win) || shown.contains(lost) {
            return shown.contains(win);
        }
        let step = if shown.starts_with(free) {
            Step::Free
        } else {
            assert!(shown.starts_with(wall), "{shown:?}");
            Step::Wall
        };
        walker.hear(&field, step);
        // The position may give way to the computer's action, but is never wrong.
        let place = shown.trim_end_matches(" +").rsplit(' ').next().unwrap_or_default();
        assert!(place == walker.here() || place.ends_with('.'), "{shown:?}");
    }
    panic!("the game has no end");
}

#[test]
fn a_game_is_won_by_reading_nothing_but_prompts() {
    for lang in Lang::ALL {
        // An unlucky searcher may lose, but not always.
        assert!((1..=5).any(|seed| play(lang, seed)), "{lang}");
    }
}

/// The lines of the list of walls.
fn list() -> Vec<String> {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --level brief --seats human,easy --seed 1");
    talk.line("build");
    let said = talk.line("list");
    said.strip_suffix("> ").unwrap().lines().map(str::to_owned).collect()
}

/// A player who has built a labyrinth and asked for the list of its walls, with the first piece of it.
fn reading(place: &Place) -> (Talk, String) {
    let args = format!("play sniff --lang en --braille {CELLS} --seats human,easy --seed 1");
    let mut talk = place.start(&args);
    read(&mut talk, "build");
    let first = last(&talk.line("list"), LONGEST_PAGE).to_owned();
    (talk, first)
}

/// A prompt without the mark for more.
fn without_mark(shown: &str) -> &str {
    shown.strip_suffix(" +").unwrap_or(shown)
}

#[test]
fn a_long_answer_comes_in_pieces_that_fit_the_prompt() {
    for (on, lines) in [("", 0), ("more", 0)] {
        let place = Place::new();
        let (mut talk, first) = reading(&place);
        let mut pieces = vec![first];
        while pieces.last().unwrap().ends_with(" +") {
            let heard = talk.line(on);
            assert_eq!(heard.lines().count() - 1, lines, "{heard:?}");
            pieces.push(last(&heard, LONGEST_PAGE).to_owned());
        }
        let pieces: Vec<&str> = pieces.iter().map(|piece| without_mark(piece)).collect();
        assert_eq!(pieces.join(" "), list().join(" "));
    }
}

#[test]
fn one_reads_on_after_mistakes_and_questions_and_back_by_a_piece() {
    let place = Place::new();
    let (mut talk, first) = reading(&place);
    let mut reads = |line: &str| without_mark(last(&talk.line(line), LONGEST_PAGE)).to_owned();
    let second = reads("");
    let third = reads("");
    assert_eq!(reads("back"), second);
    assert_eq!(reads("earlier"), without_mark(&first));
    assert_eq!([reads(""), reads("")], [second, third.clone()]);
    let mistake = reads("xyzzy");
    assert!(mistake.starts_with("What?"), "{mistake:?}");
    assert_eq!(reads("earlier"), third);
    assert_eq!(reads("more"), mistake);
    // Text that has not been read is not repeated as earlier text.
    let fourth = reads("");
    let fourth = fourth.strip_prefix("Before that: ").unwrap();
    assert!(list().join(" ").contains(fourth), "{fourth:?}");
    // An action ends the reading. Taking all walls back would itself give a long answer.
    reads("treasure B2");
    assert!(reads("more").starts_with("No more."));
}

#[test]
fn without_a_display_nothing_is_left_to_read() {
    let place = Place::new();
    let (mut talk, _) = reading(&place);
    talk.line("");
    talk.line("braille off");
    for line in ["", "back"] {
        let heard = talk.line(line);
        assert!(heard.lines().count() > 1, "{line:?} is answered: {heard:?}");
    }
}
