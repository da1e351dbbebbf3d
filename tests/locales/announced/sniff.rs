//! The announcements of sniff.

use std::collections::BTreeSet;

use snuffel::game::Announce;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::sniff::rules::board::{Field, Wall};
use snuffel::games::sniff::rules::config::Config;
use snuffel::games::sniff::rules::event::{Answer, Draft, Fact, Percept};
use snuffel::games::sniff::rules::labyrinth::Labyrinth;
use snuffel::rules::{News, Rules};
use snuffel::seat::{Seat, Viewer};

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

/// All percepts in a game.
fn percepts() -> Vec<Percept> {
    let (one, other) = (Field::at(0, 0), Field::at(0, 1));
    let walls = vec![Wall::new(one, other)];
    let drafts = [
        Draft::Walls(walls.clone()),
        Draft::Removed(walls.clone()),
        Draft::Treasure(one),
        Draft::Dog(one),
        Draft::DogRemoved(one),
        Draft::Undone { back: walls.clone(), gone: walls.clone() },
        Draft::Cleared,
        Draft::Filled,
        Draft::Built,
        Draft::Laid,
    ];
    let mut percepts: Vec<Percept> = drafts.map(|draft| Percept::Drafted { draft }).into();
    let seat = Seat::FIRST;
    percepts.extend([Some(one), None].map(|field| Percept::Hidden { seat, field }));
    percepts.extend([Some(one), None].map(|field| Percept::Marked { field }));
    let mut facts = Vec::new();
    for answer in ANSWERS {
        facts.extend([true, false].map(|again| Fact::Asked { seat, field: one, answer, stands: other, again }));
    }
    facts.extend([true, false].map(|again| Fact::Scored { seat, again }));
    facts.extend([
        Fact::Ready { seat },
        Fact::Starts { field: one },
        Fact::Begins { seat },
        Fact::Stopped { seat },
        Fact::Alone { seat },
        Fact::Bitten { seat, field: one },
        Fact::Counted { seat, moves: 3 },
        Fact::Resigned { seat },
        Fact::Won { seat },
        Fact::Shown,
    ]);
    percepts.extend(facts.into_iter().map(Percept::Public));
    percepts
}

/// Adds the announcements to everyone of knowledge that only the lot of `way-out` and the end of a game reveal.
fn hear_later(announced: &mut Announced, config: &Config) {
    let field = Field::at(0, 0);
    let mut labyrinth = Labyrinth::empty(config.size);
    labyrinth.treasure = Some(field);
    labyrinth.walls.insert(Wall::new(field, Field::at(0, 1)));
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public] {
        let mut view = Sniff::view(&Sniff::start(config, 2), viewer);
        view.start = field;
        view.shown = Some([labyrinth; 2].into());
        let told =
            percepts().into_iter().flat_map(|percept| Sniff::tell(&[News { percept: &percept, view: &view }], viewer));
        announced.ids.extend(told.map(|message| message.id.to_string()));
    }
}

/// All announcements of sniff, with any variants.
pub fn announced() -> Announced {
    let configs = ["size=5x5 walls=20", "size=5x5 walls=20 gallop", "size=5x5 walls=20 way-out", "size=5x5 dogs"];
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &["shown-"] };
    for options in configs {
        let config: Config = options.parse().unwrap();
        announced.hear::<Sniff>(&config, 2, &percepts());
        hear_later(&mut announced, &config);
    }
    announced
}
