//! What domino announces.

use std::collections::BTreeSet;

use snuffel::games::domino::rules::Domino;
use snuffel::games::domino::rules::config::Config;
use snuffel::games::domino::rules::event::{Cause, Drawn, HandEnd, Occasion, PLACES, Percept, Play};
use snuffel::games::domino::rules::line::{End, Line};
use snuffel::games::domino::rules::tile::{Tile, TileSet};
use snuffel::seat::{Seat, Seats};

use super::Announced;

/// Everything that can be noticed in a game of three.
fn percepts() -> Vec<Percept> {
    let seat = Seat::FIRST;
    let tile = Tile::new(5, 5).unwrap();
    let tiles: TileSet = [tile].into_iter().collect();
    let mut line = Line::empty(false);
    line.open(tile);
    let tips = *line.tips();
    let mut percepts: Vec<Percept> =
        [Some(tiles), None].map(|hand| Percept::Dealt { number: 1, hand, each: 5, stock: 13 }).into();
    let occasions = [Occasion::HighestDouble, Occasion::HighestSum, Occasion::Extra, Occasion::Turn, Occasion::Drawn];
    percepts.extend(occasions.map(|occasion| {
        Percept::Laid(Play { seat, tile, end: Some(End::Left), occasion, tips, gain: 10, total: 10, left: 4 })
    }));
    percepts.extend([Some(true), Some(false), None].map(|able| Percept::Declined { seat, able }));
    let own = [(Some(tile), true), (Some(tile), false), (None, true)]
        .map(|(fits, auto)| Some(Drawn { tiles, fits, tips, auto }));
    percepts.extend(own.into_iter().chain([None]).map(|own| Percept::Drew { seat, count: 1, own, stock: 3 }));
    let causes = [
        (Cause::Out, Some(seat)),
        (Cause::Blocked, Some(seat)),
        (Cause::Blocked, None),
        (Cause::Target, None),
        (Cause::Resigned, None),
    ];
    percepts.extend(causes.map(|(cause, winner)| {
        Percept::HandOver(HandEnd {
            cause,
            winner,
            seats: 3,
            hands: [tiles; PLACES],
            gain: 20,
            totals: [20, 0, 0, 0, 0],
        })
    }));
    percepts.extend([true, false].map(|on| Percept::AutoSet { on }));
    let won = |winners| Percept::Won { winners, seats: 3, totals: [20, 20, 0, 0, 0] };
    percepts.extend([
        Percept::Passed { seat },
        Percept::Resigned { seat },
        won(Seats::only(seat)),
        won(Seats::first(2)),
    ]);
    percepts
}

/// All that domino announces, with whatever options.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &["counted-", "shown-"] };
    for options in ["target=100", "target=60 spinner"] {
        let config: Config = options.parse().unwrap();
        announced.hear::<Domino>(&config, 3, &percepts());
    }
    // Draws of others are told with what came of them.
    let drew = Percept::Drew { seat: Seat::SECOND, count: 2, own: None, stock: 3 };
    let mut line = Line::empty(false);
    line.open(Tile::new(5, 5).unwrap());
    let laid = Percept::Laid(Play {
        seat: Seat::SECOND,
        tile: Tile::new(5, 0).unwrap(),
        end: Some(End::Left),
        occasion: Occasion::Drawn,
        tips: *line.tips(),
        gain: 10,
        total: 10,
        left: 4,
    });
    let passed = Percept::Passed { seat: Seat::SECOND };
    announced.hear_together::<Domino>(&Config::default(), 2, &[drew, laid]);
    announced.hear_together::<Domino>(&Config::default(), 2, &[drew, passed]);
    announced
}
