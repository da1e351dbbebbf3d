//! Access for a search to a game that it plays out, without the cost of a view at each step.

use super::State;
use super::board::Place;
use super::piece::{DECK, Pass, Spy};
use super::position::Position;
use super::stage::Stage;
use super::team::Team;
use snuffel_core::seat::Seat;

impl State {
    /// The stage of the game.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The public position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns whether a trap was placed in this turn, and whether the die was ordered.
    pub fn done_this_turn(&self) -> (bool, bool) {
        (self.laid, self.ordered)
    }

    /// The passes of a seat's deck from the top, if they were seen.
    pub fn seen_passes(&self, seat: Seat) -> [Option<Pass>; DECK] {
        match self.config.notes {
            true => self.decks[Team::of_seat(seat)].seen,
            false => [None; DECK],
        }
    }

    /// Returns whether `seat` knows the number of an enemy spy, or can look at it now.
    pub fn knows(&self, seat: Seat, spy: Spy) -> bool {
        self.beaten.contains(spy)
            || self.accused.contains(spy)
            || self.viewed[seat].contains(spy)
            || self.looked[seat].contains(spy)
            || self.glimpsed[seat].contains(spy)
            || self.position.place(spy).is_some_and(Place::is_alfred)
    }

    /// The spy in play that `seat` knows to be the traitor in an envelope that it holds.
    pub fn recognised(&self, seat: Seat) -> Option<Spy> {
        let held = |owner: &Seat| self.position.holders[*owner] == Some(seat);
        let enemies = self.position.enemies(seat);
        enemies.iter().filter(held).find_map(|owner| {
            let written = self.traitors[owner];
            let spies = Spy::numbered(owner);
            let is_written = |spy: &Spy| self.numbers[spy.index()] == written;
            let traitor = spies.into_iter().find(is_written)?;
            let others = || spies.into_iter().filter(|spy| *spy != traitor);
            // Knowing the other two numbers implies the third.
            let knows = self.knows(seat, traitor) || others().all(|spy| self.knows(seat, spy));
            (knows && self.position.in_play(traitor)).then_some(traitor)
        })
    }
}
