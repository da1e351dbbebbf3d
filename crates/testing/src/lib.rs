//! Test tools shared by several crates: random games, their announcements, an onlooker for secrets, replayed records, and
//! thoughts that are kept.

pub mod script;
pub mod secrecy;
pub mod thoughts;

use std::cell::Cell;

use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Announce;
use snuffel_core::player::Player;
use snuffel_core::record::Header;
use snuffel_core::rng::stream;
use snuffel_core::rules::{News, Rules};
use snuffel_core::seat::Viewer;
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::message::Message;

/// The number of random games in a whole run.
const WHOLE: u64 = 500;

/// The number of random games in a test for each set of options: `SNUFFEL_GAMES`, or a twentieth of a whole run.
pub fn games() -> u64 {
    let games = std::env::var("SNUFFEL_GAMES").ok();
    games.and_then(|games| games.parse().ok()).unwrap_or(WHOLE / 20)
}

/// The part of `all` for this run, as a whole run would take all of it; at least one.
pub fn share(all: u64) -> u64 {
    (all * games()).div_ceil(WHOLE).max(1)
}

/// How often a hurried player may ask whether it has to decide.
const PATIENCE: u32 = 3;

/// Lets `think` think under a deadline that is over soon, since a hard player would think too long for many games. The deadline
/// counts how often it is asked, so that every run thinks alike.
pub fn hurried<T>(think: impl FnOnce(Deadline<'_>) -> T) -> T {
    let asked = Cell::new(0);
    think(Deadline::when(&|| asked.replace(asked.get() + 1) >= PATIENCE))
}

/// A finished game, and the lines of its record after the header.
pub struct Played<R: Rules> {
    /// The table at the end of the game.
    pub table: Table<R>,
    /// The lines.
    pub lines: String,
}

/// The header of a record.
pub fn header<R: Rules>(config: &R::Config, seats: usize, seed: u64) -> String {
    let header =
        Header { game: R::ID.to_owned(), players: vec![Player::Human(None); seats], seed, options: config.to_string() };
    header.to_string()
}

/// Plays a game with random moves; `look` sees the table before each of them, together with the coming action.
pub fn random_game<R: Rules>(
    config: &R::Config,
    seats: usize,
    seed: u64,
    mut look: impl FnMut(&mut Table<R>, &R::Action),
) -> Played<R> {
    let mut random = stream(seed, 999, 0);
    let mut table = Table::<R>::new(config, seats, Box::new(Seeded { seed }));
    table.keep_lines();
    table.settle();
    while let Due::Seats(due) = table.due() {
        let seat = due.iter().choose(&mut random).unwrap();
        let moves = R::legal_actions(&table.view(Viewer::Seat(seat)));
        let action = moves.choose(&mut random).unwrap().clone();
        look(&mut table, &action);
        table.act(seat, action).unwrap();
        assert!(table.steps() < 1_000_000, "the game has no end");
    }
    assert!(matches!(table.due(), Due::Over(_)));
    let lines = table.take_lines();
    Played { table, lines }
}

/// All percepts of `viewer`, as text.
pub fn told<R: Rules>(table: &Table<R>, viewer: Viewer) -> String {
    table.story(viewer, 0).map(|percept| format!("{percept:?}\n")).collect()
}

/// The announcements of percepts to a viewer who has this view at each of them.
pub fn told_with<R: Announce>(percepts: &[R::Percept], view: &R::View, viewer: Viewer) -> Vec<Message> {
    let news: Vec<_> = percepts.iter().map(|percept| News { percept, view }).collect();
    R::tell(&news, viewer)
}
