//! Games that begin in the middle: for tests of single rules, and for benches.

use serde::{Deserialize, Serialize};

use super::board::MOST;
use super::config::Config;
use super::piece::{DECK, Letter, Pass, SPIES, Spy};
use super::position::Position;
use super::view::Stage;
use super::{Spion, State};
use crate::rules::Rules;
use crate::seat::Seat;

/// How a game stands at the beginning of a turn.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Setting {
    /// What lies open.
    pub position: Position,
    /// The numbers of the spies A to C of each seat, each 1 to 3 once.
    pub numbers: [[u8; 3]; MOST],
    /// The number in the envelope for each seat, from 1 to 3.
    pub traitors: [u8; MOST],
    /// The passes of black and of white, from the top.
    pub decks: [[Pass; DECK]; 2],
    /// Who is on turn.
    pub seat: Seat,
}

impl State {
    /// A game that stands like this, of which nobody has seen a number or a pass.
    pub fn of(config: &Config, setting: &Setting) -> State {
        let mut state = Spion::start(config, setting.position.ring.seats());
        let mut numbers = [0; SPIES];
        for seat in setting.position.seats().iter() {
            let given = setting.numbers[seat.index()];
            for (letter, number) in Letter::NUMBERED.into_iter().zip(given) {
                numbers[Spy::new(seat, letter).index()] = number;
            }
        }
        state.position = setting.position;
        state.ready = setting.position.seats();
        (state.numbers, state.traitors) = (numbers, setting.traitors);
        for (deck, passes) in state.decks.iter_mut().zip(setting.decks) {
            (deck.passes, deck.ready) = (passes, true);
        }
        state.stage = Stage::Turn { seat: setting.seat, first: true };
        state
    }

    /// The same game, in which everybody has seen the number of this spy.
    pub fn having_shown(mut self, spy: Spy) -> State {
        self.beaten.insert(spy);
        self
    }

    /// The same game, in which everybody has seen all passes.
    pub fn having_seen_passes(mut self) -> State {
        for deck in &mut self.decks {
            deck.seen = (1 << DECK) - 1;
        }
        self
    }
}
