//! The announcements of domino.

use std::collections::BTreeSet;

use snuffel::game::Announce;
use snuffel::games::domino::rules::Domino;
use snuffel::games::domino::rules::config::Config;
use snuffel::games::domino::rules::event::{Cause, Drawn, Fact, HandEnd, Occasion, Percept, Play};
use snuffel::games::domino::rules::line::End;
use snuffel::games::domino::rules::tile::{Tile, TileSet};
use snuffel::rules::{News, Rules};
use snuffel::seat::{PerSeat, Seat, Seats, Viewer};

use super::Announced;

/// All percepts in a game for three.
fn percepts() -> Vec<Percept> {
    let seat = Seat::FIRST;
    let tile = Tile::new(5, 5).unwrap();
    let tiles: TileSet = [tile].into_iter().collect();
    let mut percepts: Vec<Percept> = [Some(tiles), None].map(|hand| Percept::Dealt { hand, each: 5, stock: 13 }).into();
    let occasions = [Occasion::HighestDouble, Occasion::HighestSum, Occasion::Extra, Occasion::Turn, Occasion::Drawn];
    percepts.extend(occasions.map(|occasion| {
        Percept::Public(Fact::Laid(Play { seat, tile, end: End::Left, occasion, gain: 10, total: 10, left: 4 }))
    }));
    percepts.extend([Some(true), Some(false), None].map(|able| Percept::Declined { seat, able }));
    let own = [Some(tile), None].map(|fits| Some(Drawn { tiles, fits }));
    percepts.extend(own.into_iter().chain([None]).map(|own| Percept::Drew { seat, count: 1, own }));
    let causes = [
        (Cause::Out, Some(seat)),
        (Cause::Blocked, Some(seat)),
        (Cause::Blocked, None),
        (Cause::Target, None),
        (Cause::Resigned, None),
    ];
    percepts.extend(causes.map(|(cause, winner)| {
        let hands = PerSeat::from_fn(|_| tiles);
        Percept::Public(Fact::HandOver(HandEnd { cause, winner, hands, gain: 20 }))
    }));
    percepts.extend([true, false].map(|on| Percept::AutoSet { on }));
    let won = |winners| Percept::Public(Fact::Won { winners });
    percepts.extend([
        Percept::Public(Fact::Passed { seat }),
        Percept::Public(Fact::Resigned { seat }),
        won(Seats::only(seat)),
        won(Seats::first(2)),
    ]);
    percepts
}

/// All announcements of domino, with any options.
pub fn announced() -> Announced {
    let mut announced = Announced { ids: BTreeSet::new(), at_leisure: &["counted-", "shown-"] };
    for options in ["target=100", "target=60 spinner"] {
        let config: Config = options.parse().unwrap();
        announced.hear::<Domino>(&config, 3, &percepts());
    }
    // Draws of others are announced together with the move that follows.
    let drew = Percept::Drew { seat: Seat::SECOND, count: 2, own: None };
    let laid = Percept::Public(Fact::Laid(Play {
        seat: Seat::SECOND,
        tile: Tile::new(5, 0).unwrap(),
        end: End::Left,
        occasion: Occasion::Drawn,
        gain: 10,
        total: 10,
        left: 4,
    }));
    let passed = Percept::Public(Fact::Passed { seat: Seat::SECOND });
    announced.hear_together::<Domino>(&Config::default(), 2, &[drew, laid]);
    announced.hear_together::<Domino>(&Config::default(), 2, &[drew, passed]);
    announced.ids.extend(drawn_alone());
    announced
}

/// The announcements to a player who draws by hand, not automatically.
fn drawn_alone() -> impl Iterator<Item = String> {
    let viewer = Viewer::Seat(Seat::FIRST);
    let mut view = Domino::view(&Domino::start(&Config::default(), 2), viewer);
    view.auto = false;
    let tile = Tile::new(5, 5).unwrap();
    let own = Some(Drawn { tiles: [tile].into_iter().collect(), fits: Some(tile) });
    let drew = Percept::Drew { seat: Seat::FIRST, count: 1, own };
    let told = Domino::tell(&[News { percept: &drew, view: &view }], viewer);
    told.into_iter().map(|message| message.id.to_string())
}
