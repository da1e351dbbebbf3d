//! The part of a game that one viewer may know.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::config::Config;
use super::deck::can_be_seen;
use super::piece::{DECK, Pass, Plan, SPIES, Spies, Spy};
use super::position::Position;
use super::seating::MOST;
use super::stage::Stage;
use super::team::{PerTeam, Team};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};
use snuffel_core::sound::read_when_sound;

/// The source of a known number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The spy belongs to the viewer.
    Own,
    /// It was beaten, and the number is public.
    Beaten,
    /// It was accused of treason, and the number is public.
    Accused,
    /// The viewer had a view pass.
    ViewPass,
    /// The viewer looked at it on an Alfred field.
    Alfred,
    /// The other two numbers are known.
    Deduced,
    /// The game is over.
    Shown,
}

/// A number that the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The number, from 1 to 3.
    pub number: u8,
    /// The source.
    pub source: Source,
}

/// Everything that one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// The agreed options.
    pub config: Config,
    /// The viewer.
    pub viewer: Viewer,
    /// The stage of the game.
    pub stage: Stage,
    /// The public position.
    pub position: Position,
    /// The numbers that the viewer knows, by the index of the spy.
    pub numbers: [Option<Known>; SPIES],
    /// The spies with public numbers.
    pub shown: Spies,
    /// The traitor's number of each seat whose envelope the viewer holds; of all seats once the game is over.
    pub envelopes: PerSeat<Option<u8>, MOST>,
    /// The players who are ready to begin.
    pub ready: Seats,
    /// The players who have chosen a plan for the fight.
    pub chosen: Seats,
    /// The viewer's own plan for the fight.
    pub plan: Option<Plan>,
    /// The passes of black and of white from the top, if they were seen; empty without notes.
    pub passes: PerTeam<[Option<Pass>; DECK]>,
    /// The spies on Alfred fields at whose numbers the viewer can look.
    pub lookable: Spies,
    /// The viewer's preference for questions about unmasking; listeners are never asked.
    pub questions: Questions,
    /// Whether a trap was placed in this turn.
    pub laid: bool,
    /// Whether the die was ordered in this turn.
    pub ordered: bool,
    /// The number of turns that the viewer has begun; 0 for a listener.
    pub turns: u16,
}

read_when_sound!(View);

impl View {
    /// Returns whether everything it names is in its position, and all numbers are valid.
    fn is_sound(&self) -> bool {
        let seats = self.position.seats();
        let are_spies = |spies: Spies| spies.iter().all(|spy| seats.contains(spy.seat));
        let mut numbers = self.numbers.iter().flatten().map(|known| known.number);
        let mut written = self.envelopes.iter().flatten();
        numbers.all(|number| (1..=3).contains(&number))
            && written.all(|number| (1..=3).contains(number))
            && are_spies(self.shown)
            && are_spies(self.lookable)
            && self.ready.is_subset(seats)
            && self.chosen.is_subset(seats)
            && self.stage.seats().is_subset(seats)
            && self.stage.place().is_none_or(|place| self.position.ring.holds(place))
            && [Team::Black, Team::White].into_iter().all(|team| can_be_seen(&self.passes[team]))
    }

    /// The viewer's seat; `None` for a listener.
    pub fn seat(&self) -> Option<Seat> {
        let seats = self.position.seats();
        self.viewer.seat().filter(|seat| seats.contains(*seat))
    }

    /// The players who have to act; empty while chance decides and after the game.
    pub fn due(&self) -> Seats {
        self.stage.due(self.position.seats(), self.ready, self.chosen)
    }

    /// The viewer's knowledge of a spy's number, if any.
    pub fn number(&self, spy: Spy) -> Option<Known> {
        self.numbers[spy.index()]
    }

    /// The spies at whose numbers the viewer can look and does not know them.
    pub fn unknown_in_sight(&self) -> Spies {
        self.lookable.iter().filter(|spy| self.number(*spy).is_none()).collect()
    }

    /// Returns whether the viewer is asked about unmasking without knowing a traitor, and does not want to be.
    pub fn is_asked_idly(&self) -> bool {
        let Stage::Questioning { seat, enemy } = self.stage else {
            return false;
        };
        let mut known = self.traitors();
        self.viewer.is(seat) && self.questions != Questions::All && known.all(|spy| spy.seat != enemy)
    }

    /// The enemy spies that the viewer knows for certain to be the traitors in envelopes that the viewer holds.
    pub fn traitors(&self) -> impl Iterator<Item = Spy> + '_ {
        let accusable = self.seat().map(|seat| self.position.accusable(seat));
        accusable.unwrap_or_default().iter().filter(|spy| {
            let written = self.envelopes[spy.seat];
            written.is_some() && self.number(*spy).map(|known| known.number) == written
        })
    }
}

/// Adds the numbers that follow from the other two of the same owner.
pub(super) fn deduce(numbers: &mut [Option<Known>; SPIES], seats: usize) {
    for seat in Seats::first(seats).iter() {
        let [a, b, c] = Spy::numbered(seat).map(Spy::index);
        for (missing, one, other) in [(a, b, c), (b, c, a), (c, a, b)] {
            if let (None, Some(one), Some(other)) = (numbers[missing], numbers[one], numbers[other]) {
                // Three different numbers from 1 to 3 add up to 6.
                let number = 6 - one.number - other.number;
                numbers[missing] = Some(Known { number, source: Source::Deduced });
            }
        }
    }
}
