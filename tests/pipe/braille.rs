//! Braille mode: a whole game by somebody who reads nothing but prompts.

use crate::program::{Place, Talk};
use crate::walker::{Step, Walker};

const CELLS: usize = 40;
const LONGEST_PROMPT: usize = CELLS - 10;

/// The last line, which is the prompt; it and the lines before it fit the display.
fn prompt(heard: &str) -> &str {
    assert!(heard.lines().all(|line| line.chars().count() <= CELLS));
    let prompt = heard.lines().last().unwrap_or_default();
    assert!(prompt.chars().count() <= LONGEST_PROMPT, "{prompt:?}");
    prompt.strip_suffix("> ").unwrap()
}

/// What stands on the display after a line.
fn read(talk: &mut Talk, line: &str) -> String {
    prompt(&talk.line(line)).to_owned()
}

/// Plays a game by the prompts; whether it was won, and after how many lines.
fn play(seed: u32) -> bool {
    let place = Place::new();
    let args = format!("play sniff --lang en --braille {CELLS} --seats human,easy --seed {seed}");
    let mut talk = place.start(&args);
    prompt(&talk.said);
    // A way of 25 steps: the computer has a long search before it.
    for (walls, left) in [
        ("E1 D1 E2 D2 E3 D3 E4 D4", 16),
        ("D2 C2 D3 C3 D4 C4 D5 C5", 12),
        ("C1 B1 C2 B2 C3 B3 C4 B4", 8),
        ("B2 A2 B3 A3 B4 A4 B5 A5", 4),
        ("0 E2 0 E3 0 E4 0 E5", 0),
    ] {
        assert_eq!(read(&mut talk, walls), format!("4 stand. {left} left"));
    }
    assert_eq!(read(&mut talk, "treasure A5"), "Treasure A5. 0 left");
    assert!(read(&mut talk, "done").starts_with("Ready. "));
    let mut walker = Walker::new();
    for _ in 0..200 {
        let field = walker.next();
        let heard = talk.line(&field);
        if !heard.ends_with("> ") {
            return heard.contains("You win.");
        }
        let shown = prompt(&heard);
        let step = if shown.starts_with("Free.") {
            Step::Free
        } else {
            assert!(shown.starts_with("Wall."), "{shown:?}");
            Step::Wall
        };
        walker.hear(&field, step);
        assert!(shown.ends_with(&format!(" {}", walker.here())), "{shown:?}");
    }
    panic!("the game has no end");
}

#[test]
fn a_game_is_won_by_reading_nothing_but_prompts() {
    // Whoever searches without luck may lose to luck; not always.
    let won = (1..=5).filter(|seed| play(*seed)).count();
    assert!(won > 0);
}

#[test]
fn a_long_answer_comes_in_pieces_that_fit_the_prompt() {
    let place = Place::new();
    let args = format!("play sniff --lang en --braille {CELLS} --seats human,easy --seed 1");
    let mut talk = place.start(&args);
    read(&mut talk, "build");
    let heard = talk.line("list");
    prompt(&heard);
    let lines: Vec<&str> = heard.lines().collect();
    let whole = lines[..lines.len() - 1].join(" ");
    let mut pieces = Vec::new();
    loop {
        let piece = read(&mut talk, "more");
        if piece.starts_with("No more.") {
            break;
        }
        pieces.push(piece);
    }
    assert_eq!(pieces.join(" "), whole);
}
