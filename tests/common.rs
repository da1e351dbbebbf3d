//! What several suites need: a sheet for records, random games, percepts as text.

pub mod hearing;
pub mod needs;
#[cfg(all(target_os = "linux", not(feature = "tts")))]
pub mod pace;
pub mod program;
pub mod secrecy;
#[cfg(unix)]
pub mod terminal;
pub mod walker;

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel::chance::Seeded;
use snuffel::game::Announce;
use snuffel::player::Player;
use snuffel::record::Header;
use snuffel::rng::stream;
use snuffel::rules::{News, Rules};
use snuffel::seat::Viewer;
use snuffel::session::{Delivery, Errand, Unfetched, Unsaved};
use snuffel::table::{Due, Side as _, Table};
use snuffel::text::message::Message;
use snuffel::ui::clerk::Clerk;

/// How many random games a suite plays for each set of options: as many as `SNUFFEL_GAMES` says, or 500.
pub fn games() -> u64 {
    let games = std::env::var("SNUFFEL_GAMES").ok();
    games.and_then(|games| games.parse().ok()).unwrap_or(500)
}

/// A sheet of paper on which something is written that can be read meanwhile.
#[derive(Clone, Default)]
pub struct Sheet(Rc<RefCell<Vec<u8>>>);

impl Sheet {
    /// What is written on it.
    pub fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

impl Write for Sheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A clerk who writes the record on a sheet, and has nothing else.
pub struct Copyist {
    pub sheet: Sheet,
    /// The name of the game.
    pub name: String,
}

impl Clerk for Copyist {
    fn run(&mut self, errand: Errand) -> Delivery {
        match errand {
            Errand::Write(lines) => {
                self.sheet.write_all(lines.as_bytes()).unwrap();
                Delivery::Record(Ok(()))
            }
            Errand::Rest | Errand::PutAway => Delivery::Record(Ok(())),
            Errand::Save(occasion) => Delivery::Saved(occasion, Ok(self.name.clone())),
            Errand::Keep { name, .. } => Delivery::NotKept(name, Unsaved::Nowhere),
            Errand::List => Delivery::Listed(Some(Vec::new())),
            Errand::Fetch(name) => Delivery::Fetched(name, Err(Unfetched::Missing)),
        }
    }
}

/// A game that is over, and the lines of its record after the header.
pub struct Played<R: Rules> {
    pub table: Table<R>,
    pub lines: String,
}

/// The header of a record.
pub fn header<R: Rules>(config: &R::Config, seats: usize, seed: u64) -> String {
    let header =
        Header { game: R::ID.to_owned(), players: vec![Player::Human(None); seats], seed, options: config.to_string() };
    header.to_string()
}

/// Plays a game with moves drawn at random; `look` sees the table before each with the action to come.
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

/// All that `viewer` has noticed, as text.
pub fn told<R: Rules>(table: &Table<R>, viewer: Viewer) -> String {
    table.story(viewer, 0).map(|percept| format!("{percept:?}\n")).collect()
}

/// What is told of percepts to somebody who has this view at each of them.
pub fn told_with<R: Announce>(percepts: &[R::Percept], view: &R::View, viewer: Viewer) -> Vec<Message> {
    let news: Vec<_> = percepts.iter().map(|percept| News { percept, view }).collect();
    R::tell(&news, viewer)
}
