//! The games: the one place that knows them all.

pub mod domino;
pub mod schnuff;
pub mod scout;
pub mod sniff;
pub mod spion;

use crate::game::{Game, GameOption};
use crate::rules::Rules;
use crate::tournament::Tournament;
use domino::rules::Domino;
use schnuff::rules::Schnuff;
use scout::rules::Scout;
use sniff::rules::Sniff;
use spion::rules::Spion;

/// The names of all games, in the order in which they are offered.
pub const ALL: &[&str] = &[Sniff::ID, Domino::ID, Schnuff::ID, Scout::ID, Spion::ID];

/// Something to be done with a game that is known by its name only.
pub trait Task {
    /// What comes of it.
    type Outcome;

    /// Does it with the game `G`.
    fn run<G: Game>(self) -> Self::Outcome;
}

/// The options of all games, each name once.
pub fn options() -> Vec<GameOption> {
    let mut all: Vec<GameOption> = Vec::new();
    for game in ALL {
        for option in with(game, Options).unwrap_or_default() {
            if all.iter().all(|known| known.name != option.name) {
                all.push(option);
            }
        }
    }
    all
}

/// Asks a game for its options.
pub struct Options;

impl Task for Options {
    type Outcome = Vec<GameOption>;

    fn run<G: Game>(self) -> Self::Outcome {
        G::options()
    }
}

/// Does `task` with the game of that name; `None` when there is no such game. Every game can be played as a tournament.
pub fn with<T: Task>(name: &str, task: T) -> Option<T::Outcome> {
    match name {
        Sniff::ID => Some(task.run::<Tournament<Sniff>>()),
        Domino::ID => Some(task.run::<Tournament<Domino>>()),
        Schnuff::ID => Some(task.run::<Tournament<Schnuff>>()),
        Scout::ID => Some(task.run::<Tournament<Scout>>()),
        Spion::ID => Some(task.run::<Tournament<Spion>>()),
        _ => None,
    }
}
