//! The required content of the cases of sniff.

use snuffel::games::sniff::rules::Sniff;
use snuffel::games::sniff::rules::board::{Field, Size, Wall};
use snuffel::games::sniff::rules::event::{Answer, Draft, Fact, Percept};
use snuffel::games::sniff::rules::view::Refusal;
use snuffel::seat::Viewer;

use super::Coverage;

impl Coverage for Sniff {
    fn kinds() -> &'static [&'static str] {
        &KINDS
    }

    fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
        kind(percept, viewer)
    }

    fn refusals() -> Vec<Refusal> {
        refusals().into()
    }

    fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
        cannot_be_typed(refusal)
    }
}

/// All kinds of percepts that typed lines and computer players can cause. A player never hears another one lay a
/// labyrinth or resign: people do not lay, and computers do not resign.
const KINDS: [&str; 40] = [
    "walls",
    "removed",
    "treasure",
    "undone",
    "cleared",
    "filled",
    "built",
    "ready own",
    "ready other",
    "begins own",
    "begins other",
    "free again own",
    "free own",
    "free other",
    "wall own",
    "wall other",
    "found own",
    "found other",
    "stopped own",
    "stopped other",
    "marked",
    "marked off",
    "resigned own",
    "won",
    "shown",
    "dog",
    "dog removed",
    "starts",
    "warm",
    "hot",
    "growl",
    "warm or hot, and growl",
    "out",
    "ditch",
    "dog bites",
    "scored",
    "hidden",
    "alone",
    "bitten",
    "counted",
];

/// The kind of a percept; a new one has to be added here, and to the list above.
fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
    let whose = |seat, own, other| if viewer.is(seat) { own } else { other };
    match percept {
        Percept::Drafted { draft } => match draft {
            Draft::Walls(_) => "walls",
            Draft::Removed(_) => "removed",
            Draft::Treasure(_) => "treasure",
            Draft::Dog(_) => "dog",
            Draft::DogRemoved(_) => "dog removed",
            Draft::Undone { .. } => "undone",
            Draft::Cleared => "cleared",
            Draft::Filled => "filled",
            Draft::Built => "built",
            Draft::Laid => "laid",
        },
        Percept::Marked { field: Some(_) } => "marked",
        Percept::Marked { field: None } => "marked off",
        Percept::Hidden { .. } => "hidden",
        Percept::Public(fact) => match fact {
            Fact::Ready { seat } => whose(*seat, "ready own", "ready other"),
            Fact::Starts { .. } => "starts",
            Fact::Begins { seat, .. } => whose(*seat, "begins own", "begins other"),
            Fact::Asked { seat, answer, again, .. } => match (answer, again) {
                (Answer::Free, true) => whose(*seat, "free again own", "free other"),
                (Answer::Free, false) => whose(*seat, "free own", "free other"),
                (Answer::Wall, _) => whose(*seat, "wall own", "wall other"),
                (Answer::Treasure, _) => whose(*seat, "found own", "found other"),
                (Answer::Warm, _) => "warm",
                (Answer::Hot, _) => "hot",
                (Answer::Growl, _) => "growl",
                (Answer::WarmGrowl | Answer::HotGrowl, _) => "warm or hot, and growl",
                (Answer::Out, _) => "out",
                (Answer::Ditch, _) => "ditch",
                (Answer::Dog, _) => "dog bites",
            },
            Fact::Stopped { seat } => whose(*seat, "stopped own", "stopped other"),
            Fact::Scored { .. } => "scored",
            Fact::Alone { .. } => "alone",
            Fact::Bitten { .. } => "bitten",
            Fact::Counted { .. } => "counted",
            Fact::Resigned { seat } => whose(*seat, "resigned own", "resigned other"),
            Fact::Won { .. } => "won",
            Fact::Shown => "shown",
        },
    }
}

/// The reason why no typed line can cause a refusal; `None` if one can.
fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::Spectator => Some("who only listens is not asked for lines"),
        Refusal::GameOver => Some("after the end nobody is asked for lines"),
        Refusal::NotYourTurn => Some("only who is on turn is asked for lines"),
        Refusal::OtherSize(_) => Some("no command lays a labyrinth"),
        Refusal::TooLong => Some("25 fields and 20 walls leave room for any way"),
        Refusal::StillBuilding
        | Refusal::BuiltAlready
        | Refusal::OffBoard(_)
        | Refusal::NotNeighbours(_)
        | Refusal::Stands(_)
        | Refusal::NoStoneLeft(_)
        | Refusal::NoSuchWall(_)
        | Refusal::ZeroField
        | Refusal::LiesThere(_)
        | Refusal::NothingToUndo
        | Refusal::NothingToClear
        | Refusal::StonesLeft(_)
        | Refusal::NoTreasure
        | Refusal::ClosedOff
        | Refusal::NothingToFill
        | Refusal::NoMoveYet
        | Refusal::StandsThere(_)
        | Refusal::TooFar { .. }
        | Refusal::TooManyMoves(_)
        | Refusal::KnownWall { .. }
        | Refusal::DitchThere(_)
        | Refusal::NoDitchLeft(_)
        | Refusal::NoSuchDitch(_)
        | Refusal::PiecesLeft { .. }
        | Refusal::NoDogs
        | Refusal::DogBesideZero(_)
        | Refusal::DogThere(_)
        | Refusal::NoDogLeft(_)
        | Refusal::NoSuchDog(_)
        | Refusal::TakenByTreasure(_)
        | Refusal::NoTreasureHere
        | Refusal::MarkerThere => None,
        Refusal::KnownDitch { .. } | Refusal::KnownDog(_) => {
            Some("needs a person with bad luck; the tests of the rules have it")
        }
        Refusal::TooNarrow | Refusal::HideFirst | Refusal::EnemyThere(_) | Refusal::OutOfReach(_) => {
            Some("needs a person who finds; the tests of the rules have it")
        }
    }
}

/// One of each refusal: as many as there are arms above.
fn refusals() -> [Refusal; 43] {
    let (from, to) = (Field::at(0, 0), Field::at(0, 1));
    let wall = Wall::new(from, to);
    [
        Refusal::Spectator,
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::OtherSize(Size::USUAL),
        Refusal::TooLong,
        Refusal::StillBuilding,
        Refusal::BuiltAlready,
        Refusal::OffBoard(from),
        Refusal::NotNeighbours(wall),
        Refusal::Stands(wall),
        Refusal::NoStoneLeft(wall),
        Refusal::NoSuchWall(wall),
        Refusal::ZeroField,
        Refusal::LiesThere(from),
        Refusal::NothingToUndo,
        Refusal::NothingToClear,
        Refusal::StonesLeft(2),
        Refusal::NoTreasure,
        Refusal::ClosedOff,
        Refusal::NothingToFill,
        Refusal::NoMoveYet,
        Refusal::StandsThere(from),
        Refusal::TooFar { from, to },
        Refusal::TooManyMoves(2),
        Refusal::KnownWall { from, to },
        Refusal::MarkerThere,
        Refusal::KnownDog(from),
        Refusal::DitchThere(wall),
        Refusal::NoDitchLeft(wall),
        Refusal::NoSuchDitch(wall),
        Refusal::PiecesLeft { ditches: 2, dogs: 2 },
        Refusal::KnownDitch { from, to },
        Refusal::NoDogs,
        Refusal::DogBesideZero(from),
        Refusal::DogThere(from),
        Refusal::NoDogLeft(from),
        Refusal::NoSuchDog(from),
        Refusal::TakenByTreasure(from),
        Refusal::NoTreasureHere,
        Refusal::TooNarrow,
        Refusal::HideFirst,
        Refusal::EnemyThere(from),
        Refusal::OutOfReach(from),
    ]
}
