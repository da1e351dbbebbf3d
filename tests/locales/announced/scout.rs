//! The announcements of scout.

use std::collections::BTreeSet;

use snuffel::game::Announce;
use snuffel::games::scout::rules::Scout;
use snuffel::games::scout::rules::action::{Chance, Push, Request};
use snuffel::games::scout::rules::board::End;
use snuffel::games::scout::rules::cards::Piece;
use snuffel::games::scout::rules::event::{Percept, Phase};
use snuffel::games::scout::rules::hole::{Base, Hole};
use snuffel::games::scout::rules::nth::ScoutNumber;
use snuffel::games::scout::rules::position::Position;
use snuffel::games::scout::rules::shaft::{Shaft, Slot};
use snuffel::games::scout::rules::stage::Stage;
use snuffel::rng::stream;
use snuffel::rules::{News, Outcome, Rules};
use snuffel::seat::{Seat, Seats, Viewer};

use super::Announced;

/// All possible percepts.
fn percepts() -> Vec<Percept> {
    let seat = Seat::FIRST;
    let hole = Hole { column: 6, row: 11 };
    let home = Hole { column: 6, row: 23 };
    let scout = ScoutNumber::new(1).unwrap();
    let (shaft, slot) = (Shaft::new(2).unwrap(), Slot::new(3).unwrap());
    let piece = Piece::FIRST;
    let phase = Phase::Look;
    let push = Push { shaft, end: End::Left, quarters: 1 };
    let mut percepts = vec![
        Percept::Begins { seat },
        Percept::Dealt { spare: 7 },
        Percept::Laid { seat, piece, shaft, slot },
        Percept::Filled { seat, count: 24 },
        Percept::Complete { spare: 7 },
        Percept::Placed { seat, scout, hole },
        Percept::Undone { seat, scout, to: hole },
        Percept::Moved { seat, phase, to: [Some(home), Some(hole), Some(hole), Some(hole)] },
        Percept::Passed { seat, phase },
        Percept::Pushed { seat, push, card: 7, fallen: 8 },
        Percept::Stale { rounds: 10 },
        Percept::Resigned { seat },
        Percept::Won { seat },
    ];
    percepts.extend([Base::South, Base::North].map(|base| Percept::Lone { seat, base }));
    percepts.extend([home, hole].map(|to| Percept::Walked { seat, scout, from: hole, to }));
    for winners in [Seats::NONE, Seats::only(seat), Seats::first(2)] {
        let outcome = Outcome { winners };
        percepts.push(Percept::Exhausted { outcome });
        percepts.push(Percept::Left { outcome });
    }
    percepts
}

/// A game for two in which a scout of the first seat can move closer to its goal.
fn started() -> Position {
    let mut position = Scout::start(&Default::default(), 2);
    let boards = (0..).map(|seed| Scout::sample(&Request::Board, &mut stream(seed, 0, 0)));
    for chance in boards {
        let Chance::Board(board) = chance else { panic!("a board") };
        position.board = *board;
        position.scouts[Seat::FIRST][0] = Some(Hole { column: 6, row: 11 });
        if position.gains_of(Seat::FIRST)[0] > 0 {
            break;
        }
    }
    position
}

/// The announcements to the first seat when an action is due.
fn asked() -> Vec<String> {
    let mover = Seat::FIRST;
    let nowhere = Scout::start(&Default::default(), 2);
    let stages = [
        (&nowhere, Stage::Laying { mover }),
        (&nowhere, Stage::Placing { mover }),
        (&nowhere, Stage::Walking { mover, phase: Phase::Move }),
        (&nowhere, Stage::Walking { mover, phase: Phase::Look }),
        (&started(), Stage::Walking { mover, phase: Phase::Look }),
        (&started(), Stage::Pushing { mover }),
    ];
    let heard = stages.map(|(position, stage)| {
        let viewer = Viewer::Seat(mover);
        let view = Scout::view(&Position { stage, ..position.clone() }, viewer);
        Scout::tell(&[News { percept: &Percept::Due { seat: mover }, view: &view }], viewer)
    });
    heard.into_iter().flatten().map(|message| message.id.to_string()).collect()
}

/// All announcements of scout.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &[] };
    for (options, seats) in [("hints=on", 2), ("hints=off by-hand", 2), ("hints=on", 3)] {
        announced.hear::<Scout>(&options.parse().unwrap(), seats, &percepts());
    }
    announced.ids.extend(asked());
    announced
}
