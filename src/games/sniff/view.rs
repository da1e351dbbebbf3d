//! What one viewer may know of a game. Rule book `sniff`, section What each side may know.

use super::board::{Field, FieldSet, Size, Wall, WallSet};
use super::config::Config;
use super::event::Answer;
use super::labyrinth::Labyrinth;
use crate::rules::Outcome;
use crate::seat::{Seat, Viewer};

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The game is over.
    Over(Outcome),
}

/// What is known of one seat's search; both sides hear all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// Where the detective stands.
    pub stands: Field,
    /// Where it has been, the zero field included.
    pub visited: FieldSet,
    /// The walls it has run into.
    pub walls: WallSet,
    /// The borders it has crossed.
    pub ways: WallSet,
    /// How many moves were asked, free or wall.
    pub asks: u32,
    /// The last move asked and its answer.
    pub last: Option<(Field, Answer)>,
}

impl Default for Search {
    fn default() -> Search {
        Search {
            stands: Field::ZERO,
            visited: FieldSet::from_iter([Field::ZERO]),
            walls: WallSet::default(),
            ways: WallSet::default(),
            asks: 0,
            last: None,
        }
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

    /// The detective asks for `field`, a neighbour of the one it stands on, in `labyrinth`.
    pub fn ask(&mut self, labyrinth: &Labyrinth, field: Field) -> Answer {
        let border = Wall::new(self.stands, field);
        let answer = if labyrinth.walls.contains(border) {
            self.walls.insert(border);
            Answer::Wall
        } else {
            self.ways.insert(border);
            self.visited.insert(field);
            self.stands = field;
            if labyrinth.treasure == Some(field) {
                Answer::Treasure
            } else {
                Answer::Free
            }
        };
        self.asks += 1;
        self.last = Some((field, answer));
        answer
    }
}

/// What one viewer may know of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What is agreed.
    pub config: Config,
    /// Who looks.
    pub viewer: Viewer,
    /// How far the game is.
    pub stage: Stage,
    /// Which seat's labyrinth is ready.
    pub ready: [bool; 2],
    /// Each seat's search in the other's labyrinth.
    pub searches: [Search; 2],
    /// The viewer's own labyrinth, as far as it is built.
    pub own: Option<Labyrinth>,
    /// Whether the viewer has a step of building to take back.
    pub can_undo: bool,
    /// The viewer's bearing marker.
    pub marker: Option<Field>,
    /// Both labyrinths, when the game is over.
    pub shown: Option<[Labyrinth; 2]>,
}

impl View {
    /// The search of `seat`.
    pub fn search(&self, seat: Seat) -> &Search {
        &self.searches[seat.index().min(1)]
    }

    /// The seat of a viewer who plays in this game.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < 2)
    }

    /// How many walls the viewer still has to put up.
    pub fn stones_left(&self) -> u8 {
        let built = self.own.map_or(0, |labyrinth| labyrinth.walls.len() as u8);
        self.config.walls.saturating_sub(built)
    }
}

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// A wall is marked there.
    KnownWall {
        /// Where the detective stands.
        from: Field,
        /// What was asked.
        to: Field,
    },
    /// The marker is where it should go already.
    MarkerThere,
}
