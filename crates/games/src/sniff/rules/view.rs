//! What one viewer may know of a game. Rule book `sniff`, section What each side may know.

use serde::{Deserialize, Serialize};

use super::Both;
use super::board::{Field, Size, Wall};
use super::builder::Plan;
use super::config::Config;
use super::event::Answer;
use super::labyrinth::Labyrinth;
use super::sets::{FieldSet, WallSet};
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::sound::read_when_sound;

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Stage {
    /// Somebody still builds, or the lot has not fallen.
    Building,
    /// `mover` is on turn and has made `moved` moves in this turn.
    Searching {
        /// Who is on turn.
        mover: Seat,
        /// How many moves the turn has had: 0, or more when it may go on after a free answer.
        moved: u8,
    },
    /// Variant `non-stop`: the treasure of `owner` was found, and is to be hidden again.
    Hiding {
        /// Whose treasure was found.
        owner: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

read_when_sound!(Stage);

/// Whether somebody plays on a seat.
pub(super) fn plays(seat: Seat) -> bool {
    Seats::first(2).contains(seat)
}

impl Stage {
    /// Whether it is about somebody who plays in this game.
    fn is_sound(&self) -> bool {
        match self {
            Stage::Searching { mover: seat, .. } | Stage::Hiding { owner: seat } => plays(*seat),
            Stage::Building | Stage::Over(_) => true,
        }
    }

    /// Who is on turn, and how many moves the turn has had; `None` when nobody searches.
    pub fn turn(self) -> Option<(Seat, u8)> {
        match self {
            Stage::Searching { mover, moved } => Some((mover, moved)),
            Stage::Building | Stage::Hiding { .. } | Stage::Over(_) => None,
        }
    }

    /// Who alone is expected to do something: to search, or to hide a found treasure again.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Searching { mover: seat, .. } | Stage::Hiding { owner: seat } => Some(seat),
            Stage::Building | Stage::Over(_) => None,
        }
    }
}

/// What is known of one seat's search; both sides hear all of it. In `blind` only the place, the last answer and the
/// number of moves are told again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Search {
    /// Where the detective stands.
    pub stands: Field,
    /// Where it has been, the field included on which it began; in `non-stop` since the treasure was hidden last, and
    /// the zero field.
    pub visited: FieldSet,
    /// The walls, or ditches, it has run into.
    pub walls: WallSet,
    /// The borders it has crossed.
    pub ways: WallSet,
    /// The fields on which a dog is known to stand, because it has bitten (`count` with `dogs`).
    pub dogs: FieldSet,
    /// The fields that have answered warm, hot and growl; warm and hot since the treasure was hidden last.
    pub hints: [FieldSet; 3],
    /// The field on which the detective stood when the treasure was hidden again: it has told nothing of it yet.
    pub silent: Option<Field>,
    /// How many moves were asked, free or wall.
    pub asks: u32,
    /// The last move asked and its answer.
    pub last: Option<(Field, Answer)>,
    /// From where the detective came to the field where it stands, if by a move: so much everybody keeps in mind, also in
    /// `blind`.
    pub came: Option<Field>,
    /// The walls and ditches it has run into in `blind`, where nothing is marked: no answer tells them again, but no hint
    /// leads into one of them once more.
    pub met: WallSet,
}

impl Default for Search {
    fn default() -> Search {
        Search::from(Field::ZERO)
    }
}

/// What a searcher knows of the border between two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// It was crossed.
    Way,
    /// A wall stands there.
    Wall,
    /// It was never tried.
    Unknown,
}

impl Search {
    /// A search that begins on `start`.
    pub fn from(start: Field) -> Search {
        Search {
            stands: start,
            visited: FieldSet::from_iter([start]),
            walls: WallSet::default(),
            ways: WallSet::default(),
            dogs: FieldSet::default(),
            hints: [FieldSet::default(); 3],
            silent: None,
            asks: 0,
            last: None,
            came: None,
            met: WallSet::default(),
        }
    }

    /// The search of a game that begins on `start`; in `blind` it marks nothing, not even that.
    pub(super) fn begun(start: Field, blind: bool) -> Search {
        match blind {
            true => Search { visited: FieldSet::default(), ..Search::from(start) },
            false => Search::from(start),
        }
    }

    /// What of it is known of the labyrinth: nothing of where the detective is and how it came there. An answer that
    /// changes this has taught something.
    pub fn knowledge(&self) -> Search {
        Search { stands: Field::ZERO, asks: 0, last: None, came: None, met: WallSet::default(), ..*self }
    }

    /// What is known of the border between two neighbours.
    pub fn border(&self, one: Field, other: Field) -> Border {
        let place = Wall::new(one, other);
        if self.ways.contains(place) {
            Border::Way
        } else if self.walls.contains(place) {
            Border::Wall
        } else {
            Border::Unknown
        }
    }

    /// Whether the border between two neighbours is known to be a way.
    pub fn knows(&self, one: Field, other: Field) -> bool {
        self.border(one, other) == Border::Way
    }

    /// Whether the border between two neighbours may be a way: no wall is known there.
    pub fn hopes(&self, one: Field, other: Field) -> bool {
        !self.walls.contains(Wall::new(one, other))
    }

    /// The same with what can be concluded once all walls are known: whatever else lies between two fields where the
    /// detective has been is a way. To other fields a dog may be in the way, and to those where one has bitten it is.
    pub fn concluded(&self, config: &Config) -> Search {
        let mut search = *self;
        if self.walls.len() == usize::from(config.walls) {
            let open = config.size.walls().filter(|place| {
                let (one, other) = place.fields();
                [one, other].iter().all(|field| self.visited.contains(*field) && !self.dogs.contains(*field))
                    && !self.walls.contains(*place)
            });
            open.for_each(|place| {
                search.ways.insert(place);
            });
        }
        search
    }

    /// The fields that have answered warm.
    pub fn warm(&self) -> FieldSet {
        self.hints[0]
    }

    /// The fields that have answered hot.
    pub fn hot(&self) -> FieldSet {
        self.hints[1]
    }

    /// The fields that have answered growl.
    pub fn growl(&self) -> FieldSet {
        self.hints[2]
    }

    /// The detective asks for `field`, a neighbour of the one it stands on, in `labyrinth`.
    pub fn ask(&mut self, labyrinth: &Labyrinth, config: &Config, field: Field) -> Answer {
        let border = Wall::new(self.stands, field);
        let answer = if labyrinth.walls.contains(border) {
            let walls = if config.blind { &mut self.met } else { &mut self.walls };
            walls.insert(border);
            if config.dogs {
                self.stands = Field::ZERO;
                self.came = None;
                Answer::Ditch
            } else {
                Answer::Wall
            }
        } else {
            self.came = Some(self.stands);
            self.stands = field;
            let answer = match labyrinth.treasure {
                Some(treasure) if treasure == field => Answer::Treasure,
                _ if config.warm_hot || config.way_out || config.dogs => entered(labyrinth, config, field),
                _ => Answer::Free,
            };
            if !config.blind {
                self.ways.insert(border);
                self.visited.insert(field);
                self.silent = self.silent.filter(|silent| *silent != field);
                if answer != Answer::Free {
                    self.note_hints(answer, field);
                }
            }
            answer
        };
        self.asks += 1;
        self.last = Some((field, answer));
        answer
    }

    /// A dog on `field` has bitten, and the detective goes on alone from the zero field; unless `blind`, the dog is
    /// marked (`count` with `dogs`).
    pub fn flee(&mut self, from: Field, field: Field, blind: bool) {
        self.stands = Field::ZERO;
        self.came = None;
        if !blind {
            self.dogs.insert(field);
            self.ways.remove(Wall::new(from, field));
        }
    }

    #[cold]
    fn note_hints(&mut self, answer: Answer, field: Field) {
        for (hint, told) in self.hints.iter_mut().zip(answer.hints()) {
            if told {
                hint.insert(field);
            }
        }
    }

    /// The treasure is hidden again: what was known of it counts no more.
    pub fn forget_treasure(&mut self, blind: bool) {
        let [_, _, growl] = self.hints;
        self.hints = [FieldSet::default(), FieldSet::default(), growl];
        if !blind {
            self.visited = FieldSet::from_iter([self.stands, Field::ZERO]);
            self.silent = Some(self.stands);
        }
    }
}

/// What a field without the treasure answers to the detective that enters it.
#[cold]
fn entered(labyrinth: &Labyrinth, config: &Config, field: Field) -> Answer {
    if config.way_out {
        return match field {
            Field::ZERO => Answer::Out,
            _ => Answer::Free,
        };
    }
    if config.dogs && labyrinth.dogs.contains(field) {
        return Answer::Dog;
    }
    let growl = config.dogs && labyrinth.growls(field);
    let treasure = labyrinth.treasure.filter(|_| config.warm_hot);
    let near = |treasure: &Field| labyrinth.size.touch(field, *treasure);
    let heat = treasure.filter(near).map(|treasure| labyrinth.size.adjacent(field, treasure));
    match (heat, growl) {
        (None, false) => Answer::Free,
        (None, true) => Answer::Growl,
        (Some(false), false) => Answer::Warm,
        (Some(false), true) => Answer::WarmGrowl,
        (Some(true), false) => Answer::Hot,
        (Some(true), true) => Answer::HotGrowl,
    }
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
    /// Which seat's labyrinth is ready.
    pub ready: Both<bool>,
    /// Each seat's search in the other's labyrinth.
    pub searches: Both<Search>,
    /// The viewer's own labyrinth, as far as it is built.
    pub own: Option<Labyrinth>,
    /// Whether the viewer has a step of building to take back.
    pub can_undo: bool,
    /// The viewer's bearing marker.
    pub marker: Option<Field>,
    /// Where both detectives start: the zero field, or in `way-out` the field that was drawn.
    pub start: Field,
    /// The points of each seat in `non-stop`.
    pub points: Both<u8>,
    /// Variant `count`: how many moves the loser has asked alone, once the game is decided.
    pub alone: Option<u32>,
    /// Both labyrinths, when the game is over.
    pub shown: Option<Both<Labyrinth>>,
}

impl View {
    /// The search of `seat`, which plays in this game.
    pub fn search(&self, seat: Seat) -> &Search {
        &self.searches[seat]
    }

    /// The seat of a viewer who plays in this game.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.searches.get(*seat).is_some())
    }

    /// The own search and how many moves the turn has had, when the viewer is on turn.
    pub fn turn(&self) -> Option<(&Search, u8)> {
        let (mover, moved) = self.stage.turn().filter(|(mover, _)| self.viewer.is(*mover))?;
        Some((self.search(mover), moved))
    }

    /// What the viewer's labyrinth has to have.
    pub fn plan(&self) -> Plan {
        self.config.plan(self.start)
    }

    /// How many walls, or with dogs ditches, the viewer still has to put up.
    pub fn stones_left(&self) -> u8 {
        self.own.map_or(self.config.walls, |own| self.plan().walls_left(&own))
    }

    /// How many dogs the viewer still has to place.
    pub fn dogs_left(&self) -> u8 {
        self.own.map_or(0, |own| self.plan().dogs_left(&own))
    }
}

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer only listens.
    Spectator,
    /// The game is over.
    GameOver,
    /// It is somebody else's turn.
    NotYourTurn,
    /// Steps wait until both labyrinths are ready.
    StillBuilding,
    /// There is nothing to build any more.
    BuiltAlready,
    /// The field is not on the board.
    OffBoard(Field),
    /// The two fields of a wall do not share a side.
    NotNeighbours(Wall),
    /// The wall stands already.
    Stands(Wall),
    /// All walls are used up; this one is too many.
    NoStoneLeft(Wall),
    /// There is no such wall to take away.
    NoSuchWall(Wall),
    /// The zero field can hide no treasure and bear no marker.
    ZeroField,
    /// The labyrinth is one for a board of this size, which is not the agreed one.
    OtherSize(Size),
    /// The treasure lies there already.
    LiesThere(Field),
    /// There is no step to take back.
    NothingToUndo,
    /// This many walls have to be put up first.
    StonesLeft(u8),
    /// The treasure has to be hidden first.
    NoTreasure,
    /// No open way leads to the treasure, or, without one, into the labyrinth.
    ClosedOff,
    /// The walls cannot all be put up with a way left open: at least one has to be taken back.
    TooLong,
    /// Nothing is missing.
    NothingToFill,
    /// The turn has to have a move.
    NoMoveYet,
    /// The detective stands there.
    StandsThere(Field),
    /// The field does not share a side with the one the detective stands on.
    TooFar {
        /// Where the detective stands.
        from: Field,
        /// What was asked.
        to: Field,
    },
    /// The turn has only so many moves left.
    TooManyMoves(u8),
    /// A wall is marked there.
    KnownWall {
        /// Where the detective stands.
        from: Field,
        /// What was asked.
        to: Field,
    },
    /// A dog is marked there, which has bitten already.
    KnownDog(Field),
    /// The marker is where it should go already.
    MarkerThere,
    /// A ditch lies there already.
    DitchThere(Wall),
    /// Both ditches are dug; this one is too many.
    NoDitchLeft(Wall),
    /// There is no such ditch to take away.
    NoSuchDitch(Wall),
    /// So many ditches and dogs have to be placed first.
    PiecesLeft {
        /// Ditches.
        ditches: u8,
        /// Dogs.
        dogs: u8,
    },
    /// A ditch is marked there.
    KnownDitch {
        /// Where the detective stands.
        from: Field,
        /// What was asked.
        to: Field,
    },
    /// There are no dogs in this game.
    NoDogs,
    /// Dogs never stand in the column beside the zero field.
    DogBesideZero(Field),
    /// A dog stands there already.
    DogThere(Field),
    /// Both dogs are placed; this one is too many.
    NoDogLeft(Field),
    /// There is no dog to take away.
    NoSuchDog(Field),
    /// A treasure and a dog never share a field.
    TakenByTreasure(Field),
    /// There is no treasure in this game.
    NoTreasureHere,
    /// Fewer fields are open from the zero field than `non-stop` needs.
    TooNarrow,
    /// The treasure has to be hidden again first.
    HideFirst,
    /// The enemy detective stands there, where the treasure is to be hidden again.
    EnemyThere(Field),
    /// No open way leads there from the zero field.
    OutOfReach(Field),
}
