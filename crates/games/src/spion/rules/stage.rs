//! How far a game is, and what a fight is between. Rule book `spion`, sections Turn and Fight.

use serde::{Deserialize, Serialize};

use super::board::{ALL_SEATS, Place};
use super::piece::{Pass, Spy};
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Seats};
use snuffel_core::sound::read_when_sound;

/// How far a game is; everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Stage {
    /// Chance deals, and each seat says who waits in the dungeon and who is the traitor.
    Preparing,
    /// `seat` is on turn; `first`: before the first move of the turn, when buying, placing and clearing are allowed.
    Turn {
        /// Who is on turn.
        seat: Seat,
        /// Whether the turn has had no move.
        first: bool,
    },
    /// The trap die is thrown.
    Throwing {
        /// Who has ordered the throws.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// Several spies of `seat` can walk as its pass says: which one does?
    Walking {
        /// Who has taken the pass.
        seat: Seat,
        /// How far, from 2 to 4.
        places: u8,
    },
    /// `seat` has a view pass: at whom does it look?
    Viewing {
        /// Who has taken the pass.
        seat: Seat,
    },
    /// `seat` has the grey spy: which trap does she clear?
    Sweeping {
        /// Who has taken the pass.
        seat: Seat,
    },
    /// Whom does the grey spy of `seat` attack?
    Hunting {
        /// Who has taken the pass.
        seat: Seat,
    },
    /// A spy has met several enemies: which one does it attack next?
    Meeting {
        /// Who attacks.
        spy: Spy,
        /// Where.
        place: Place,
    },
    /// A fight: both owe a plan.
    Fighting(Fight),
    /// A spy has more bazongs than it can carry: which one does it keep?
    Keeping {
        /// The spy.
        spy: Spy,
        /// Among the bazongs of these seats.
        bazongs: Seats,
        /// Where.
        place: Place,
    },
    /// `seat` is asked whether it unmasks a spy of `enemy`.
    Questioning {
        /// Who is asked.
        seat: Seat,
        /// Of whom it has seen something.
        enemy: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

/// A fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Fight {
    /// The player who attacks.
    pub seat: Seat,
    /// The spy who attacks; `None` for the grey spy.
    pub attacker: Option<Spy>,
    /// The spy who is attacked.
    pub defender: Spy,
    /// Where.
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
    /// Who owes an action, of `seats`, of whom some are `ready` to begin or have `chosen` a plan.
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

    /// Where what it asks takes place, if it is one place.
    pub(super) fn place(self) -> Option<Place> {
        match self {
            Stage::Meeting { place, .. } | Stage::Keeping { place, .. } => Some(place),
            Stage::Fighting(fight) => Some(fight.place),
            _ => None,
        }
    }

    /// Who alone owes an action; nobody where both or all do, or chance.
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
