//! The games: the one place that knows them all.

pub mod sniff;

use crate::game::Game;
use crate::rules::Rules;
use crate::tournament::Tournament;
use sniff::rules::Sniff;

/// The names of all games, in the order in which they are offered.
pub const ALL: &[&str] = &[Sniff::ID];

/// Something to be done with a game that is known by its name only.
pub trait Task {
    /// What comes of it.
    type Outcome;

    /// Does it with the game `G`.
    fn run<G: Game>(self) -> Self::Outcome;
}

/// Does `task` with the game of that name; `None` when there is no such game. Every game can be played as a tournament.
pub fn with<T: Task>(name: &str, task: T) -> Option<T::Outcome> {
    match name {
        Sniff::ID => Some(task.run::<Tournament<Sniff>>()),
        _ => None,
    }
}
