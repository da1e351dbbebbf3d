//! The stages of a game, and the participants of a fight. Rule book `spion`, sections Turn and Fight.

use serde::{Deserialize, Serialize};

use super::board::Place;
use super::piece::{Pass, Spy};
use super::seating::ALL_SEATS;
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// The stage of a game, which is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Stage {
    /// Chance deals, and each seat chooses the spy for the dungeon and the traitor.
    Preparing,
    /// `seat` is on turn; `first` before the first move of the turn, when buying, placing and clearing are possible.
    Turn {
        /// The player on turn.
        seat: Seat,
        /// Whether there has not been a move in this turn.
        first: bool,
    },
    /// The trap die is thrown.
    Throwing {
        /// The player who ordered the throws.
        seat: Seat,
        /// The number of throws left.
        left: u8,
    },
    /// Several spies of `seat` can walk as the pass says. Which one does?
    Walking {
        /// The player who took the pass.
        seat: Seat,
        /// The length of the walk, from 2 to 4.
        places: u8,
    },
    /// `seat` has a view pass. Which spy does it look at?
    Viewing {
        /// The player who took the pass.
        seat: Seat,
    },
    /// `seat` has the grey spy. Which trap does she clear?
    Sweeping {
        /// The player who took the pass.
        seat: Seat,
    },
    /// `seat` has the grey spy. Which enemy does she attack?
    Hunting {
        /// The player who took the pass.
        seat: Seat,
    },
    /// A spy has met several enemies. Which one does it attack next?
    Meeting {
        /// The attacking spy.
        spy: Spy,
        /// The place.
        place: Place,
    },
    /// A fight: both players have to choose a plan.
    Fighting(Fight),
    /// A spy has more bazongs than it can carry. Which one does it keep?
    Keeping {
        /// The spy.
        spy: Spy,
        /// The owners of the bazongs to choose from.
        bazongs: Seats,
        /// The place.
        place: Place,
    },
    /// `seat` is asked whether to unmask a spy of `enemy`.
    Questioning {
        /// The player asked.
        seat: Seat,
        /// The enemy whose spies are in question.
        enemy: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

/// A fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Fight {
    /// The attacking player.
    pub seat: Seat,
    /// The attacking spy; `None` for the grey spy.
    pub attacker: Option<Spy>,
    /// The spy under attack.
    pub defender: Spy,
    /// The place.
    pub place: Place,
}

impl Fight {
    fn is_sound(&self) -> bool {
        self.seats().is_subset(ALL_SEATS)
    }

    /// The two players.
    pub fn seats(self) -> Seats {
        Seats::only(self.seat).with(self.defender.seat)
    }
}

read_when_sound!(Stage, Fight);

impl Stage {
    /// The members of `seats` that have to act, given those who are `ready` to begin and those who have `chosen` a
    /// plan.
    pub fn due(self, seats: Seats, ready: Seats, chosen: Seats) -> Seats {
        match self {
            Stage::Preparing => seats.iter().filter(|seat| !ready.contains(*seat)).collect(),
            Stage::Fighting(fight) => fight.seats().iter().filter(|seat| !chosen.contains(*seat)).collect(),
            _ => self.mover().map_or(Seats::NONE, Seats::only),
        }
    }

    fn is_sound(&self) -> bool {
        let is_walk = |places| (2..=Pass::FARTHEST).contains(&places);
        self.seats().is_subset(ALL_SEATS) && !matches!(self, Stage::Walking { places, .. } if !is_walk(*places))
    }

    /// All seats that it names.
    pub(super) fn seats(self) -> Seats {
        let mover = self.mover().map_or(Seats::NONE, Seats::only);
        match self {
            Stage::Throwing { seat, .. } => mover.with(seat),
            Stage::Fighting(fight) => fight.attacker.map_or(fight.seats(), |spy| fight.seats().with(spy.seat)),
            Stage::Keeping { bazongs, .. } => bazongs.iter().fold(mover, Seats::with),
            Stage::Questioning { enemy, .. } => mover.with(enemy),
            Stage::Over(outcome) => outcome.winners,
            Stage::Preparing
            | Stage::Turn { .. }
            | Stage::Walking { .. }
            | Stage::Viewing { .. }
            | Stage::Sweeping { .. }
            | Stage::Hunting { .. }
            | Stage::Meeting { .. } => mover,
        }
    }

    /// The place of the decision, if there is one.
    pub(super) fn place(self) -> Option<Place> {
        match self {
            Stage::Meeting { place, .. } | Stage::Keeping { place, .. } => Some(place),
            Stage::Fighting(fight) => Some(fight.place),
            _ => None,
        }
    }

    /// The only player who has to act; `None` if several have to, or chance.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Turn { seat, .. }
            | Stage::Walking { seat, .. }
            | Stage::Viewing { seat }
            | Stage::Sweeping { seat }
            | Stage::Hunting { seat }
            | Stage::Questioning { seat, .. } => Some(seat),
            Stage::Meeting { spy, .. } | Stage::Keeping { spy, .. } => Some(spy.seat),
            Stage::Preparing | Stage::Fighting(_) | Stage::Throwing { .. } | Stage::Over(_) => None,
        }
    }
}
