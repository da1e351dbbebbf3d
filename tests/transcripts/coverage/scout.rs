//! The required content of the cases of scout.

use snuffel::games::scout::rules::Scout;
use snuffel::games::scout::rules::board::End;
use snuffel::games::scout::rules::event::Percept;
use snuffel::games::scout::rules::hole::Hole;
use snuffel::games::scout::rules::nth::ScoutNumber;
use snuffel::games::scout::rules::shaft::Shaft;
use snuffel::games::scout::rules::stage::Task;
use snuffel::games::scout::rules::view::Refusal;
use snuffel::rules::News;
use snuffel::seat::{Seat, Viewer};

use super::Coverage;

impl Coverage for Scout {
    fn kinds() -> &'static [&'static str] {
        &KINDS
    }

    fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
        kind(percept, viewer)
    }

    fn kind_in(news: News<'_, Scout>, viewer: Viewer) -> &'static str {
        let position = &news.view.position;
        match (news.percept, news.view.due()) {
            (Percept::Due { seat }, Some((mover, task))) if viewer.is(*seat) && *seat == mover => match task {
                Task::Lay => "due to lay",
                Task::Place => "due to place",
                Task::Walk(_) if position.gains == [0; 4] => "due to walk, none nearer",
                Task::Walk(_) => "due to walk",
                Task::Push => "due to push",
            },
            (Percept::Walked { seat, to, .. }, _) if position.is_home(*seat, *to) => match viewer.is(*seat) {
                true => "home own",
                false => "home other",
            },
            (percept, _) => kind(percept, viewer),
        }
    }

    fn refusals() -> Vec<Refusal> {
        refusals().into()
    }

    fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
        cannot_be_typed(refusal)
    }
}

/// All kinds of percepts that typed lines and computer players can cause. Computers never lay by hand, and only a
/// listener to two people hears of another's resignation.
const KINDS: [&str; 37] = [
    "begins own",
    "begins other",
    "lone own",
    "lone other",
    "dealt",
    "laid own",
    "filled own",
    "filled other",
    "complete",
    "placed own",
    "placed other",
    "due to lay",
    "due to place",
    "due to walk",
    "due to walk, none nearer",
    "due to push",
    "due other",
    "walked own",
    "walked other",
    "home own",
    "home other",
    "undone own",
    "moved own",
    "moved other",
    "stayed own",
    "stayed other",
    "passed own",
    "passed other",
    "pushed own",
    "pushed other",
    "stale",
    "exhausted",
    "resigned own",
    "resigned other",
    "left",
    "won own",
    "won other",
];

/// The kind of a percept, as far as it determines it; a new one has to be added here, and to the list above.
fn kind(percept: &Percept, viewer: Viewer) -> &'static str {
    let whose = |seat: &Seat, own, other| if viewer.is(*seat) { own } else { other };
    match percept {
        Percept::Begins { seat } => whose(seat, "begins own", "begins other"),
        Percept::Lone { seat, .. } => whose(seat, "lone own", "lone other"),
        Percept::Dealt { .. } => "dealt",
        Percept::Laid { seat, .. } => whose(seat, "laid own", "laid other"),
        Percept::Filled { seat, .. } => whose(seat, "filled own", "filled other"),
        Percept::Complete { .. } => "complete",
        Percept::Placed { seat, .. } => whose(seat, "placed own", "placed other"),
        Percept::Due { seat } => whose(seat, "due own", "due other"),
        Percept::Walked { seat, .. } => whose(seat, "walked own", "walked other"),
        Percept::Undone { seat, .. } => whose(seat, "undone own", "undone other"),
        Percept::Moved { seat, to: [None, None, None, None], .. } => whose(seat, "stayed own", "stayed other"),
        Percept::Moved { seat, .. } => whose(seat, "moved own", "moved other"),
        Percept::Passed { seat, .. } => whose(seat, "passed own", "passed other"),
        Percept::Pushed { seat, .. } => whose(seat, "pushed own", "pushed other"),
        Percept::Stale { .. } => "stale",
        Percept::Exhausted { .. } => "exhausted",
        Percept::Resigned { seat } => whose(seat, "resigned own", "resigned other"),
        Percept::Left { .. } => "left",
        Percept::Won { seat, .. } => whose(seat, "won own", "won other"),
    }
}

/// The reason why no typed line can cause a refusal; `None` if one can.
fn cannot_be_typed(refusal: &Refusal) -> Option<&'static str> {
    match refusal {
        Refusal::Spectator => Some("who only listens is not asked for lines"),
        Refusal::NotYourTurn => Some("only who is on turn is asked for lines"),
        Refusal::GameOver
        | Refusal::LayFirst
        | Refusal::BoardFull
        | Refusal::PlaceFirst
        | Refusal::PlacedAlready
        | Refusal::NoPushYet
        | Refusal::PushedAlready
        | Refusal::PushFirst
        | Refusal::NotInHand(_)
        | Refusal::ShaftFull(_)
        | Refusal::Taken { .. }
        | Refusal::NoScout(_)
        | Refusal::Home(_)
        | Refusal::StandsThere { .. }
        | Refusal::NoWay { .. }
        | Refusal::NoScoutInShaft(_)
        | Refusal::OnlyHome(_)
        | Refusal::TakesBack { .. }
        | Refusal::NothingToUndo
        | Refusal::Nearer { .. } => None,
        Refusal::NearerBefore(_) => {
            Some("needs scouts that walk into each other's way; the tests of the rules have it")
        }
    }
}

/// One of each refusal: as many as there are arms above.
fn refusals() -> [Refusal; 23] {
    let hole = Hole { column: 6, row: 11 };
    let (seat, scout, shaft) = (Seat::SECOND, ScoutNumber::new(1).unwrap(), Shaft::new(1).unwrap());
    [
        Refusal::Spectator,
        Refusal::GameOver,
        Refusal::NotYourTurn,
        Refusal::LayFirst,
        Refusal::BoardFull,
        Refusal::PlaceFirst,
        Refusal::PlacedAlready,
        Refusal::NoPushYet,
        Refusal::PushedAlready,
        Refusal::PushFirst,
        Refusal::NotInHand(2),
        Refusal::ShaftFull(shaft),
        Refusal::Taken { hole, seat: Some(seat), scout },
        Refusal::NoScout(scout),
        Refusal::Home(scout),
        Refusal::StandsThere { scout, hole },
        Refusal::NoWay { scout, hole },
        Refusal::NoScoutInShaft(shaft),
        Refusal::OnlyHome(shaft),
        Refusal::TakesBack { shaft, end: End::Left },
        Refusal::NothingToUndo,
        Refusal::Nearer { scout, hole },
        Refusal::NearerBefore(scout),
    ]
}
