//! What one viewer may know of a game, and why an action cannot be done.

use serde::{Deserialize, Serialize};

use super::action::Questions;
use super::board::{MOST, Place};
use super::config::Config;
use super::piece::{DECK, Letter, Pass, Plan, SPIES, Spies, Spy, Trap};
use super::position::{Blocked, Position};
use super::team::PerTeam;
use crate::rules::Outcome;
use crate::seat::{PerSeat, Seat, Seats, Viewer};

/// How far a game is; everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// The two players.
    pub fn seats(self) -> Seats {
        Seats::only(self.seat).with(self.defender.seat)
    }
}

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
}

impl View {
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

impl Stage {
    /// Who owes an action, of `seats`, of whom some are `ready` to begin or have `chosen` a plan.
    pub fn due(self, seats: Seats, ready: Seats, chosen: Seats) -> Seats {
        match self {
            Stage::Preparing => seats.iter().filter(|seat| !ready.contains(*seat)).collect(),
            Stage::Fighting(fight) => fight.seats().iter().filter(|seat| !chosen.contains(*seat)).collect(),
            _ => self.mover().map_or(Seats::NONE, Seats::only),
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

/// Adds to the known numbers those that follow from the two others of the same owner.
pub(super) fn deduce(numbers: &mut [Option<Known>; SPIES], seats: usize) {
    for seat in Seats::first(seats).iter() {
        let spies = Spy::numbered(seat).map(Spy::index);
        let known = spies.map(|index| numbers[index].map_or(0, |known| known.number));
        let missing = known.iter().position(|number| *number == 0);
        let sum: u8 = known.iter().sum();
        // Two different numbers of 1 to 3 are known: the third makes the sum 6.
        let is_only = known.iter().filter(|number| **number == 0).count() == 1;
        if let (Some(missing), true) = (missing, is_only) {
            numbers[spies[missing]] = Some(Known { number: 6 - sum, source: Source::Deduced });
        }
    }
}

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer only listens.
    Spectator,
    /// The game is over.
    GameOver,
    /// The viewer is out of the game.
    YouAreOut,
    /// It is not for the viewer to act now.
    NotYourTurn,
    /// Something else is to be done first.
    First(Stage),
    /// Only before the first move of a turn.
    AfterMove,
    /// The turn needs a move.
    MustMove,
    /// The number is not one of 1 to 3.
    OneToThree,
    /// This spy cannot walk so far.
    CannotWalk(Letter, Blocked),
    /// This spy is not in the dungeon.
    NotInDungeon(Letter),
    /// Two own spies are in the embassy already.
    EmbassyFull,
    /// It costs so many zillions, which the viewer has not.
    TooDear(u8),
    /// No bazong is away from its embassy.
    AllBazongsHome,
    /// A trap was placed in this turn already.
    TrapPlaced,
    /// This trap lies on the board already, on that place.
    TrapLies(Trap, Place),
    /// Traps are not for embassies.
    NoTrapInEmbassy,
    /// Something is on the field.
    NotEmpty(Place),
    /// The place is not on this board.
    OffBoard(Place),
    /// No trap lies on the board.
    NoTrap,
    /// This trap does not lie on the board.
    TrapNotThere(Trap),
    /// The die was ordered in this turn already.
    DieOrdered,
    /// The spy is no enemy's.
    NoEnemy(Spy),
    /// A reserve spy has no number.
    NoNumber(Spy),
    /// The spy is not in the game.
    NotInPlay(Spy),
    /// The spy does not stand where it could be attacked.
    NotThere(Spy),
    /// The spy has not been on an Alfred field.
    NotOnAlfred(Spy),
    /// The viewer knows that number.
    AlreadyKnown(Spy),
    /// The bazong is not one to choose from.
    NoSuchBazong(Seat),
    /// The viewer holds no envelope for this enemy.
    NoEnvelope(Seat),
    /// It is like that already.
    AsItIs(Questions),
}
