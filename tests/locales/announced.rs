//! The announcements of the games, for all possible events.

mod domino;
mod schnuff;
mod scout;
mod sniff;
mod spion;

use std::collections::BTreeSet;

use snuffel::game::Game;
use snuffel::rules::News;
use snuffel::seat::{Seats, Viewer};

/// The messages by which a game announces events.
pub struct Announced {
    /// Their names.
    pub ids: BTreeSet<String>,
    /// The beginnings of the names of those that are read at leisure, line by line, when nothing is due: they need not
    /// have every text.
    pub at_leisure: &'static [&'static str],
}

impl Announced {
    /// Adds the announcements to everyone at a table of `seats` of each of `percepts`, and at the beginning.
    pub fn hear<G: Game>(&mut self, config: &G::Config, seats: usize, percepts: &[G::Percept]) {
        let state = G::start(config, seats);
        let players = Seats::first(seats).iter().map(Viewer::Seat);
        for viewer in players.chain([Viewer::Public]) {
            let view = G::view(&state, viewer);
            let told = percepts.iter().flat_map(|percept| G::tell(&[News { percept, view: &view }], viewer));
            let introduced = G::introduce(&view);
            let messages = told.chain(introduced);
            self.ids.extend(messages.map(|message| message.id.to_string()));
        }
    }

    /// Adds the announcements to a listener of percepts that occur together.
    pub fn hear_together<G: Game>(&mut self, config: &G::Config, seats: usize, percepts: &[G::Percept]) {
        let view = G::view(&G::start(config, seats), Viewer::Public);
        let news: Vec<_> = percepts.iter().map(|percept| News { percept, view: &view }).collect();
        let messages = G::tell(&news, Viewer::Public);
        let ids = messages.iter().map(|message| message.id.to_string());
        self.ids.extend(ids);
    }
}

/// The announcements of a game.
pub fn by(game: &str) -> Announced {
    match game {
        "sniff" => sniff::announced(),
        "domino" => domino::announced(),
        "schnuff" => schnuff::announced(),
        "scout" => scout::announced(),
        "spion" => spion::announced(),
        _ => panic!("nobody knows what {game} announces"),
    }
}
