//! What one viewer may know of a game.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::board::MOST;
use super::config::Config;
use super::deck::can_be_seen;
use super::piece::{DECK, Pass, Plan, SPIES, Spies, Spy};
use super::position::Position;
use super::stage::Stage;
use super::team::{PerTeam, Team};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};
use snuffel_core::sound::read_when_sound;

/// From where a number is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The spy is the viewer's own.
    Own,
    /// It was beaten, and everybody has seen the number.
    Beaten,
    /// It was named as a traitor, and everybody has seen the number.
    Accused,
    /// The viewer had a view pass.
    ViewPass,
    /// The viewer looked at it on an Alfred field.
    Alfred,
    /// The numbers of the two others are known.
    Deduced,
    /// The game is over.
    Shown,
}

/// A number that the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The number, from 1 to 3.
    pub number: u8,
    /// From where.
    pub source: Source,
}

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// What is agreed.
    pub config: Config,
    /// Who looks.
    pub viewer: Viewer,
    /// How far the game is.
    pub stage: Stage,
    /// What lies open on the table.
    pub position: Position,
    /// The numbers that the viewer knows, by the index of the spy.
    pub numbers: [Option<Known>; SPIES],
    /// The spies whose numbers everybody has seen.
    pub shown: Spies,
    /// The traitor's number of each seat whose envelope the viewer holds; of all when the game is over.
    pub envelopes: PerSeat<Option<u8>, MOST>,
    /// Who is ready to begin.
    pub ready: Seats,
    /// Who has chosen a plan for the fight.
    pub chosen: Seats,
    /// The viewer's own plan for the fight.
    pub plan: Option<Plan>,
    /// The passes of black and of white from the top, as far as they were seen; nothing without notes.
    pub passes: PerTeam<[Option<Pass>; DECK]>,
    /// The spies whose number the viewer may look at, on Alfred fields.
    pub lookable: Spies,
    /// When the viewer is asked about unmasking; who has no seat never is.
    pub questions: Questions,
    /// Whether a trap was placed in this turn.
    pub laid: bool,
    /// Whether the die was ordered in this turn.
    pub ordered: bool,
    /// How many turns the viewer has begun; who has no seat has none.
    pub turns: u16,
}

read_when_sound!(View);

impl View {
    /// Whether all that it names is in its position, and all numbers are numbers of spies.
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

    /// The seat of a viewer who sits in this game.
    pub fn seat(&self) -> Option<Seat> {
        let seats = self.position.seats();
        self.viewer.seat().filter(|seat| seats.contains(*seat))
    }

    /// Who owes an action; nobody while chance is asked or when the game is over.
    pub fn due(&self) -> Seats {
        self.stage.due(self.position.seats(), self.ready, self.chosen)
    }

    /// What the viewer knows of a spy's number.
    pub fn number(&self, spy: Spy) -> Option<Known> {
        self.numbers[spy.index()]
    }

    /// The spies whose numbers the viewer may look at and does not know.
    pub fn unknown_in_sight(&self) -> Spies {
        self.lookable.iter().filter(|spy| self.number(*spy).is_none()).collect()
    }

    /// Whether the viewer is asked about unmasking without knowing whom, and does not want to be.
    pub fn is_asked_idly(&self) -> bool {
        let Stage::Questioning { seat, enemy } = self.stage else {
            return false;
        };
        let mut known = self.traitors();
        self.viewer.is(seat) && self.questions != Questions::All && known.all(|spy| spy.seat != enemy)
    }

    /// The enemy spy of whom the viewer knows for sure that it is the traitor in an envelope that the viewer holds.
    pub fn traitors(&self) -> impl Iterator<Item = Spy> + '_ {
        let accusable = self.seat().map(|seat| self.position.accusable(seat));
        accusable.unwrap_or_default().iter().filter(|spy| {
            let written = self.envelopes[spy.seat];
            written.is_some() && self.number(*spy).map(|known| known.number) == written
        })
    }
}

/// Adds to the known numbers those that follow from the two others of the same owner.
pub(super) fn deduce(numbers: &mut [Option<Known>; SPIES], seats: usize) {
    for seat in Seats::first(seats).iter() {
        let [a, b, c] = Spy::numbered(seat).map(Spy::index);
        for (missing, one, other) in [(a, b, c), (b, c, a), (c, a, b)] {
            if let (None, Some(one), Some(other)) = (numbers[missing], numbers[one], numbers[other]) {
                // Three different numbers of 1 to 3 make the sum 6.
                let number = 6 - one.number - other.number;
                numbers[missing] = Some(Known { number, source: Source::Deduced });
            }
        }
    }
}
