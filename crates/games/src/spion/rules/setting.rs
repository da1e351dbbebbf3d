//! Games that begin in the middle, for tests of single rules and for benchmarks.

use super::config::Config;
use super::deck::Deck;
use super::piece::{DECK, Pass, Spy};
use super::position::Position;
use super::seating::MOST;
use super::stage::Stage;
use super::team::PerTeam;
use super::{Spion, State};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{PerSeat, Seat};

/// The situation at the beginning of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The public position.
    pub position: Position,
    /// The numbers of the spies A to C of each seat: 1 to 3, each once.
    pub numbers: PerSeat<[u8; 3], MOST>,
    /// The number in the envelope for each seat, from 1 to 3.
    pub traitors: PerSeat<u8, MOST>,
    /// The passes of black and of white, from the top.
    pub decks: PerTeam<[Pass; DECK]>,
    /// The player on turn.
    pub seat: Seat,
}

impl State {
    /// A game in this situation, with all numbers and passes unseen.
    pub fn from_setting(config: &Config, setting: &Setting) -> State {
        let mut state = Spion::start(config, setting.position.ring.seats());
        for seat in setting.position.seats().iter() {
            state.deal(seat, setting.numbers[seat]);
        }
        state.position = setting.position;
        state.ready = setting.position.seats();
        state.traitors = setting.traitors;
        state.decks = setting.decks.map(Deck::shuffled);
        state.stage = Stage::Turn { seat: setting.seat, first: true };
        state
    }

    /// The same game, with the number of this spy public.
    pub fn having_shown(mut self, spy: Spy) -> State {
        self.beaten.insert(spy);
        self
    }

    /// The same game, with all passes public.
    pub fn having_seen_passes(mut self) -> State {
        self.decks = self.decks.map(|deck| Deck { seen: deck.passes.map(Some), ..deck });
        self
    }
}
