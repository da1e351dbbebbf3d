//! The part of a game that one viewer may know. Rule book `sniff`, section What each side may know.

use serde::{Deserialize, Serialize};

use super::board::{Field, Size, Wall};
use super::config::Config;
use super::event::Answer;
use super::labyrinth::Labyrinth;
use super::plan::Plan;
use super::sets::{FieldSet, WallSet};
use super::{Both, plays};
use snuffel_core::rules::Outcome;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::sound::read_when_sound;

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Stage {
    /// A player is still building, or the starter has not been drawn.
    Building,
    /// `mover` is on turn and has made `moved` moves in this turn.
    Searching {
        /// The player on turn.
        mover: Seat,
        /// The number of moves in this turn: more than 0 only if it may go on after a free answer.
        moved: u8,
    },
    /// Variant `non-stop`: the treasure of `owner` was found, and has to be hidden again.
    Hiding {
        /// The owner of the treasure.
        owner: Seat,
    },
    /// The game is over.
    Over(Outcome),
}

read_when_sound!(Stage);

impl Stage {
    /// Returns whether it names only seats of this game.
    fn is_sound(&self) -> bool {
        match self {
            Stage::Searching { mover: seat, .. } | Stage::Hiding { owner: seat } => plays(*seat),
            Stage::Building | Stage::Over(_) => true,
        }
    }

    /// The player on turn and the number of moves in this turn; `None` if no search is on.
    pub fn turn(self) -> Option<(Seat, u8)> {
        match self {
            Stage::Searching { mover, moved } => Some((mover, moved)),
            Stage::Building | Stage::Hiding { .. } | Stage::Over(_) => None,
        }
    }

    /// The only player expected to act, by searching or by hiding a found treasure again; `None` if there is no such
    /// player.
    pub fn mover(self) -> Option<Seat> {
        match self {
            Stage::Searching { mover: seat, .. } | Stage::Hiding { owner: seat } => Some(seat),
            Stage::Building | Stage::Over(_) => None,
        }
    }
}

/// The public knowledge of one seat's search; both sides hear all of it. In `blind` only the place, the last answer and the
/// number of moves are told again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Search {
    /// The field of the detective.
    pub stands: Field,
    /// The fields it has visited, including its start; in `non-stop`, those visited since the treasure was last
    /// hidden, and the zero field.
    pub visited: FieldSet,
    /// The walls, or ditches, that it has run into.
    pub walls: WallSet,
    /// The borders it has crossed.
    pub ways: WallSet,
    /// The fields where a dog is known to be, because it has bitten (`count` with `dogs`).
    pub dogs: FieldSet,
    /// The fields that have answered warm, hot and growl; warm and hot only since the treasure was last hidden.
    pub hints: [FieldSet; 3],
    /// The field of the detective when the treasure was hidden again. It has not given an answer about the new place.
    pub silent: Option<Field>,
    /// The number of moves asked, free or not.
    pub asks: u32,
    /// The last move asked and its answer.
    pub last: Option<(Field, Answer)>,
    /// The field from which the detective moved to its current one, if it did. Players are expected to remember this
    /// even in `blind`.
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

/// A searcher's knowledge of the border between two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// It was crossed.
    Way,
    /// There is a wall.
    Wall,
    /// It was never tried.
    Unknown,
}

impl Search {
    /// A new search that begins on `start`.
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

    /// The search of a new game that begins on `start`. In `blind` not even the start is marked.
    pub(super) fn begun(start: Field, blind: bool) -> Search {
        match blind {
            true => Search { visited: FieldSet::default(), ..Search::from(start) },
            false => Search::from(start),
        }
    }

    /// The part of it that is knowledge of the labyrinth, without the place of the detective and how it got there. An
    /// answer that changes this is informative.
    pub fn knowledge(&self) -> Search {
        Search { stands: Field::ZERO, asks: 0, last: None, came: None, met: WallSet::default(), ..*self }
    }

    /// The knowledge of the border between two neighbours.
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

    /// Returns whether the border between two neighbours is known to be open.
    pub fn knows(&self, one: Field, other: Field) -> bool {
        self.border(one, other) == Border::Way
    }

    /// Returns whether the border between two neighbours may be open, because no wall is known there.
    pub fn hopes(&self, one: Field, other: Field) -> bool {
        !self.walls.contains(Wall::new(one, other))
    }

    /// Adds the conclusions once all walls are known: any other border between two visited fields is open. A dog may
    /// still be in the way to other fields, and certainly is where one has bitten.
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

    /// Asks for `field`, a neighbour of the detective's field, in `labyrinth`.
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

    /// Sends the detective back to the zero field after a dog on `field` has bitten. Unless `blind`, the dog is
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

    /// Discards what was known about the treasure, because it is hidden again.
    pub fn forget_treasure(&mut self, blind: bool) {
        let [_, _, growl] = self.hints;
        self.hints = [FieldSet::default(), FieldSet::default(), growl];
        if !blind {
            self.visited = FieldSet::from_iter([self.stands, Field::ZERO]);
            self.silent = Some(self.stands);
        }
    }
}

/// The answer of a field without the treasure to a detective that enters it.
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

/// Everything that one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The agreed options.
    pub config: Config,
    /// The viewer.
    pub viewer: Viewer,
    /// The stage of the game.
    pub stage: Stage,
    /// Whether each seat's labyrinth is ready.
    pub ready: Both<bool>,
    /// Each seat's search in the other's labyrinth.
    pub searches: Both<Search>,
    /// The viewer's own labyrinth, possibly incomplete.
    pub own: Option<Labyrinth>,
    /// Whether the viewer has a building step to undo.
    pub can_undo: bool,
    /// The viewer's bearing marker.
    pub marker: Option<Field>,
    /// The start field of both detectives: the zero field or, in `way-out`, a random one.
    pub start: Field,
    /// The points of each seat in `non-stop`.
    pub points: Both<u8>,
    /// Variant `count`: the number of moves that the loser has asked alone, once the game is decided.
    pub alone: Option<u32>,
    /// Both labyrinths, once the game is over.
    pub shown: Option<Both<Labyrinth>>,
}

impl View {
    /// The search of `seat`, which must be a seat of this game.
    pub fn search(&self, seat: Seat) -> &Search {
        &self.searches[seat]
    }

    /// The viewer's seat; `None` for a listener.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.searches.get(*seat).is_some())
    }

    /// The viewer's search and the number of moves in this turn; `None` unless the viewer is on turn.
    pub fn turn(&self) -> Option<(&Search, u8)> {
        let (mover, moved) = self.stage.turn().filter(|(mover, _)| self.viewer.is(*mover))?;
        Some((self.search(mover), moved))
    }

    /// The requirements for the viewer's labyrinth.
    pub fn plan(&self) -> Plan {
        self.config.plan(self.start)
    }

    /// The number of walls or, with dogs, of ditches that the viewer still has to add.
    pub fn stones_left(&self) -> u8 {
        self.own.map_or(self.config.walls, |own| self.plan().walls_left(&own))
    }

    /// The number of dogs that the viewer still has to place.
    pub fn dogs_left(&self) -> u8 {
        self.own.map_or(0, |own| self.plan().dogs_left(&own))
    }
}

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer is a listener.
    Spectator,
    /// The game is over.
    GameOver,
    /// It is the other player's turn.
    NotYourTurn,
    /// Steps are only possible once both labyrinths are ready.
    StillBuilding,
    /// Building is over.
    BuiltAlready,
    /// The field is not on the board.
    OffBoard(Field),
    /// The two fields of a wall do not share a side.
    NotNeighbours(Wall),
    /// There is a wall already.
    Stands(Wall),
    /// All walls have been used, so this one is too many.
    NoStoneLeft(Wall),
    /// There is no such wall to remove.
    NoSuchWall(Wall),
    /// The zero field can hold neither a treasure nor a marker.
    ZeroField,
    /// The labyrinth is for a board of this size, which is not the agreed one.
    OtherSize(Size),
    /// The treasure is there already.
    LiesThere(Field),
    /// There is no step to undo.
    NothingToUndo,
    /// Nothing is built yet.
    NothingToClear,
    /// This many walls have to be added first.
    StonesLeft(u8),
    /// The treasure has to be hidden first.
    NoTreasure,
    /// No open way leads to the treasure or, without one, into the labyrinth.
    ClosedOff,
    /// The walls cannot all be added with a way left open: at least one has to be removed.
    TooLong,
    /// There is nothing missing.
    NothingToFill,
    /// The turn needs at least one move.
    NoMoveYet,
    /// The detective is already there.
    StandsThere(Field),
    /// The field does not share a side with the detective's.
    TooFar {
        /// The field of the detective.
        from: Field,
        /// The field that was asked for.
        to: Field,
    },
    /// The turn has only this many moves left.
    TooManyMoves(u8),
    /// A wall is marked there.
    KnownWall {
        /// The field of the detective.
        from: Field,
        /// The field that was asked for.
        to: Field,
    },
    /// A dog that has bitten is marked there.
    KnownDog(Field),
    /// The marker is already in that state.
    MarkerThere,
    /// There is a ditch already.
    DitchThere(Wall),
    /// Both ditches have been used, so this one is too many.
    NoDitchLeft(Wall),
    /// There is no such ditch to remove.
    NoSuchDitch(Wall),
    /// These ditches and dogs have to be placed first.
    PiecesLeft {
        /// The number of ditches.
        ditches: u8,
        /// The number of dogs.
        dogs: u8,
    },
    /// A ditch is marked there.
    KnownDitch {
        /// The field of the detective.
        from: Field,
        /// The field that was asked for.
        to: Field,
    },
    /// There are no dogs in this game.
    NoDogs,
    /// Dogs are not allowed in the column beside the zero field.
    DogBesideZero(Field),
    /// There is a dog already.
    DogThere(Field),
    /// Both dogs have been placed, so this one is too many.
    NoDogLeft(Field),
    /// There is no dog to remove.
    NoSuchDog(Field),
    /// A treasure and a dog cannot share a field.
    TakenByTreasure(Field),
    /// There is no treasure in this game.
    NoTreasureHere,
    /// Fewer fields are reachable from the zero field than `non-stop` needs.
    TooNarrow,
    /// The treasure has to be hidden again first.
    HideFirst,
    /// The treasure cannot be hidden again where the enemy detective is.
    EnemyThere(Field),
    /// The field is not reachable from the zero field.
    OutOfReach(Field),
}
