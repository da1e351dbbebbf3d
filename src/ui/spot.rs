//! The places where a line is typed, and their state.

use crate::choice::{Line, Offers};
use crate::kind::Kind;
use crate::store::Home;

/// The place where a line is typed.
#[derive(Clone)]
pub enum Spot {
    /// In the lobby, with the games saved there.
    Lobby(Lobby),
    /// In a game of this kind.
    Game {
        /// The kind of game.
        kind: &'static dyn Kind,
        /// The commands that can be typed.
        verbs: Vec<&'static str>,
        /// The names that the game accepts now, such as fields.
        names: Vec<String>,
        /// The players' names.
        players: Vec<String>,
        /// The lines that the teacher of a lesson wants.
        wanted: Vec<Line>,
        /// The choices of the game.
        choices: Offers,
    },
    /// At a yes-or-no question.
    Question,
    /// At a table that waits for others, with its commands and its state.
    Room(&'static [&'static str], Room),
    /// While reading the last answer before the program ends.
    Reading,
}

/// The lobby's state when it asks for a line.
#[derive(Clone, Default)]
pub struct Lobby {
    /// Where games are saved.
    pub home: Option<Home>,
    /// Whether there is a network for playing with others.
    pub has_network: bool,
    /// The friends who have sent an invitation.
    pub inviting: Vec<String>,
}

/// The room's state when it asks for a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// Whether the game can begin without the missing players.
    pub can_begin: bool,
    /// Whether the last game can be played again.
    pub has_played: bool,
    /// How many people a proposed game would have; 0 if no game can be proposed.
    pub people: usize,
}
