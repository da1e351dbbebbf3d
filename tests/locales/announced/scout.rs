//! What scout announces.

use std::collections::BTreeSet;

use snuffel::games::scout::rules::Scout;
use snuffel::games::scout::rules::action::Push;
use snuffel::games::scout::rules::board::End;
use snuffel::games::scout::rules::cards::Piece;
use snuffel::games::scout::rules::event::{Percept, Phase, Task};
use snuffel::games::scout::rules::hole::{Base, Hole};
use snuffel::rules::Outcome;
use snuffel::seat::{Seat, Seats};

use super::Announced;

/// Everything that can be noticed.
fn percepts() -> Vec<Percept> {
    let seat = Seat::FIRST;
    let hole = Hole { column: 6, row: 11 };
    let piece = Piece::FIRST;
    let phase = Phase::Look;
    let push = Push { shaft: 4, end: End::Left, quarters: 1 };
    let sums = [30, 33, 0, 0];
    let mut percepts = vec![
        Percept::Begins { seat },
        Percept::Dealt { spare: 7 },
        Percept::Laid { seat, piece, shaft: 2, slot: 3 },
        Percept::Filled { seat, count: 24 },
        Percept::Complete { spare: 7 },
        Percept::Placed { seat, scout: 1, hole },
        Percept::Undone { seat, scout: 1, to: hole },
        Percept::Moved { seat, phase, to: [Some(hole); 4], home: 1 },
        Percept::Passed { seat, phase },
        Percept::Pushed { seat, push, card: 7, fallen: 8 },
        Percept::Stale { rounds: 10 },
        Percept::Resigned { seat },
        Percept::Won { seat, round: 9 },
    ];
    percepts.extend([Base::South, Base::North].map(|base| Percept::Lone { seat, base }));
    percepts.extend([0, 9].map(|to_go| Percept::Walked { seat, scout: 1, from: hole, to: hole, to_go }));
    let tasks = [
        Task::Lay(24),
        Task::Place(1, Base::South),
        Task::Walk(Phase::Move, [0; 4]),
        Task::Walk(phase, [0; 4]),
        Task::Walk(phase, [1; 4]),
        Task::Push(3),
    ];
    percepts.extend(tasks.map(|task| Percept::Due { seat, task }));
    for winners in [Seats::NONE, Seats::only(seat), Seats::first(2)] {
        let outcome = Outcome { winners };
        percepts.push(Percept::Exhausted { sums, seats: 2, outcome });
        percepts.push(Percept::Left { outcome, sums, seats: 2 });
    }
    percepts
}

/// All that scout announces.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &[] };
    for (options, seats) in [("hints=on", 2), ("hints=off by-hand", 2), ("hints=on", 3)] {
        announced.hear::<Scout>(&options.parse().unwrap(), seats, &percepts());
    }
    announced
}
