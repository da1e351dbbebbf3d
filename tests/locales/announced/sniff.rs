//! What sniff announces.

use std::collections::BTreeSet;

use snuffel::games::sniff::rules::Sniff;
use snuffel::games::sniff::rules::board::{Field, Wall};
use snuffel::games::sniff::rules::config::Config;
use snuffel::games::sniff::rules::event::{Answer, Draft, Percept};
use snuffel::games::sniff::rules::labyrinth::Labyrinth;
use snuffel::seat::Seat;

use super::Announced;

const ANSWERS: [Answer; 11] = [
    Answer::Free,
    Answer::Wall,
    Answer::Treasure,
    Answer::Warm,
    Answer::Hot,
    Answer::Growl,
    Answer::WarmGrowl,
    Answer::HotGrowl,
    Answer::Out,
    Answer::Ditch,
    Answer::Dog,
];

/// Everything that can be noticed in a game with these variants.
fn percepts(config: Config) -> Vec<Percept> {
    let (one, other) = (Field::at(0, 0), Field::at(0, 1));
    let walls = vec![Wall::new(one, other)];
    let mut labyrinth = Labyrinth::empty(config.size);
    labyrinth.treasure = Some(one);
    labyrinth.walls.insert(walls[0]);
    let plan = config.plan(other);
    let drafts = [
        Draft::Walls(walls.clone()),
        Draft::Removed(walls),
        Draft::Treasure(one),
        Draft::Dog(one),
        Draft::DogRemoved(one),
        Draft::Undone,
        Draft::Filled,
        Draft::Built,
        Draft::Laid,
    ];
    let drafted = drafts.map(|draft| Percept::Drafted { draft, labyrinth, plan });
    let mut percepts: Vec<Percept> = drafted.into();
    let seat = Seat::FIRST;
    for answer in ANSWERS {
        percepts.extend([true, false].map(|again| Percept::Asked {
            seat,
            field: one,
            answer,
            stands: other,
            again,
            config,
        }));
    }
    percepts.extend([true, false].map(|again| Percept::Scored { seat, points: [2, 1].into(), again }));
    percepts.extend([Field::ZERO, one].map(|start| Percept::Begins { seat, start, next: other }));
    percepts.extend([Some(one), None].map(|field| Percept::Hidden { seat, field }));
    percepts.extend([Some(one), None].map(|field| Percept::Marked { field }));
    percepts.extend([
        Percept::Ready { seat },
        Percept::Starts { field: one },
        Percept::Stopped { seat },
        Percept::Alone { seat },
        Percept::Bitten { seat, field: one, stands: Field::ZERO },
        Percept::Counted { seat, moves: 3 },
        Percept::Resigned { seat },
        Percept::Won { seat, asks: [2, 3].into() },
        Percept::Shown { owner: seat, labyrinth, plan },
    ]);
    percepts
}

/// All that sniff announces, with whatever variants.
pub fn announced() -> Announced {
    let configs = ["size=5x5 walls=20", "size=5x5 walls=20 gallop", "size=5x5 walls=20 way-out", "size=5x5 dogs"];
    let mut announced =
        Announced { ids: BTreeSet::new(), at_leisure: &["shown-", "labyrinth-column", "check-treasure"] };
    for options in configs {
        let config: Config = options.parse().unwrap();
        announced.hear::<Sniff>(&config, 2, &percepts(config));
    }
    announced
}
