//! The messages about saving, in a game whose clerk is unlucky.

use std::ops::Range;

use snuffel::record::{Record, Unsaved};
use snuffel::session::{Delivery, Errand};
use snuffel::ui::clerk::Clerk;

use super::{header, play};

/// A clerk whose disk is full for some errands: the numbers of those that fail, counted from 0.
struct Unlucky {
    failing: Range<usize>,
    errands: usize,
    is_over: bool,
}

impl Unlucky {
    fn new(failing: Range<usize>) -> Unlucky {
        Unlucky { failing, errands: 0, is_over: false }
    }
}

impl Clerk for Unlucky {
    fn run(&mut self, errand: Errand) -> Delivery {
        let is_failing = self.failing.contains(&self.errands);
        self.errands += 1;
        self.is_over |= errand == Errand::PutAway;
        match errand {
            Errand::Save(occasion) if is_failing => Delivery::Saved(occasion, Err(Unsaved::Full)),
            Errand::Save(occasion) => Delivery::Saved(occasion, Ok("noughts-1".to_owned())),
            _ if is_failing => Delivery::Record(Err(Unsaved::Full)),
            _ => Delivery::Record(Ok(())),
        }
    }
}

/// The number of times each message about saving occurs in a game.
fn said_of_saving(clerk: &mut Unlucky, lines: &[&str]) -> (usize, usize, Vec<String>) {
    let said = play(&Record { header: header(3), lines: Vec::new() }, clerk, lines);
    let count = |start: &str| said.iter().filter(|line| line.starts_with(start)).count();
    (count("Saving fails."), count("Saving works again."), said)
}

#[test]
fn that_saving_fails_and_that_it_works_again_is_told_once_each() {
    let lines = ["5", "9", "board", "board"];
    assert_eq!(said_of_saving(&mut Unlucky::new(0..0), &lines).0, 0);
    let (fails, again, said) = said_of_saving(&mut Unlucky::new(0..3), &lines);
    assert_eq!((fails, again), (1, 1), "{said:?}");
    assert!(said.last().unwrap().starts_with("The game is saved as noughts-1."), "{said:?}");
    let (fails, again, said) = said_of_saving(&mut Unlucky::new(1..99), &lines);
    assert_eq!((fails, again), (1, 0), "{said:?}");
    assert_eq!(said.last().unwrap(), "The game could not be saved. The disk is full.");
}

#[test]
fn nothing_is_called_saved_or_noted_that_is_not() {
    let lines = ["save", "note try 5", "quit", "no", "quit", "yes"];
    let (_, _, said) = said_of_saving(&mut Unlucky::new(0..99), &lines);
    for expected in [
        "The game could not be saved. The disk is full.",
        "Noted, but only until you leave. The disk is full.",
        "You stay.",
    ] {
        assert!(said.iter().any(|line| line == expected), "{expected}: {said:?}");
    }
    assert!(!said.iter().any(|line| line == "Noted." || line.contains("saved as")), "{said:?}");
    let (_, _, said) = said_of_saving(&mut Unlucky::new(0..0), &["save", "note try 5", "quit"]);
    assert!(said.iter().any(|line| line == "Noted."), "{said:?}");
    assert!(said.iter().filter(|line| line.contains("saved as noughts-1")).count() == 2, "{said:?}");
}

#[test]
fn a_game_is_put_away_before_anything_is_said_of_its_end() {
    let mut clerk = Unlucky::new(0..0);
    // The input ends with the answer that ends the game.
    said_of_saving(&mut clerk, &["5", "resign", "yes"]);
    assert!(clerk.is_over);
    // A game resigned before it was played is not saved.
    let mut clerk = Unlucky::new(0..0);
    said_of_saving(&mut clerk, &["resign", "yes"]);
    assert!(!clerk.is_over);
}
