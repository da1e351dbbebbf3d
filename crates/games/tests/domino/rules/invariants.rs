//! Plays random games of domino to the end: no tile is lost or counted twice, and no game gets stuck.
//!
//! `SNUFFEL_GAMES` sets the number of games for each number of seats and each of the options; the default is 500.

use snuffel_core::rules::{News, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::domino::rules::config::Config;
use snuffel_games::domino::rules::event::{Cause, Fact, Percept};
use snuffel_games::domino::rules::line::{End, points};
use snuffel_games::domino::rules::tile::TileSet;
use snuffel_games::domino::rules::view::{Stage, View};
use snuffel_games::domino::rules::{Domino, hand_size, rounded};

use snuffel_testing::{games, random_game};

const OPTIONS: [&str; 5] = ["target=100", "target=100 spinner", "target=5", "target=60 spinner", "target=250"];

/// Checks that each tile is in exactly one place: on the table, in a hand, or in the stock.
fn accounted_for(views: &[View], public: &View) {
    let mut seen = public.line.tiles();
    for view in views {
        assert!(seen.and(view.hand).is_empty(), "a tile twice");
        seen = seen.or(view.hand);
        let seat = view.seat().unwrap();
        assert_eq!(usize::from(view.counts[seat]), view.hand.len());
    }
    let stock = TileSet::ALL.except(seen);
    assert_eq!(stock.len(), usize::from(public.stock));
    assert_eq!(public.line.laid().len(), public.line.tiles().len());
}

/// Checks the ends against a recount of the tiles on the table.
fn ends_are_right(view: &View) {
    let line = &view.line;
    let row = line.row();
    let (Some(first), Some(last)) = (row.first(), row.last()) else {
        return;
    };
    let count = |outer: u8, double: bool| if double { 2 * outer } else { outer };
    assert!(row.windows(2).all(|pair| pair[0].1 == pair[1].0), "{row:?}");
    let mut sum = match row.len() {
        1 => first.0 + first.1,
        _ => count(first.0, first.0 == first.1) + count(last.1, last.0 == last.1),
    };
    let mut tiles = row.len();
    for end in [End::Up, End::Down] {
        let arm = line.arm(end);
        tiles += arm.len();
        sum += arm.last().map_or(0, |tip| count(tip.1, tip.0 == tip.1));
    }
    assert_eq!(line.tips().sum(), sum, "{row:?}");
    assert_eq!(tiles, line.laid().len());
}

/// Checks that no hand has a value that it is known to lack.
fn lacks_are_true(views: &[View]) {
    for view in views {
        let seat = view.seat().unwrap();
        let mut hand = view.hand;
        if let Some(drawn) = view.drawn {
            hand.remove(drawn);
        }
        for value in 0..=6 {
            let lacks = view.lacks[seat] >> value & 1 == 1;
            assert!(!lacks || hand.and(TileSet::with_value(value)).is_empty());
        }
    }
}

fn check_table(table: &Table<Domino>, seats: usize) {
    let public = table.view(Viewer::Public);
    let views: Vec<View> = Seats::first(seats).iter().map(|seat| table.view(Viewer::Seat(seat))).collect();
    accounted_for(&views, &public);
    ends_are_right(&public);
    lacks_are_true(&views);
    if let Stage::Turn(mover) = public.stage {
        // A player who is asked can do something. When forced moves are automatic, that means laying a tile.
        let view = &views[mover.index()];
        assert!(!view.auto || view.can_lay());
    }
}

/// Checks that the points of each seat are the sum of the announced ones, and that each announcement is right.
fn check_points(table: &Table<Domino>, config: &Config, seats: usize) {
    let mut totals = PerSeat::from([0; 5]);
    let mut opener = None;
    for News { percept, view } in table.account(Viewer::Public, 0..table.events()).news() {
        assert!(totals.iter().filter(|t| **t >= config.target).count() <= 1);
        match *percept {
            Percept::Dealt { each, stock, .. } => {
                assert_eq!(usize::from(each), hand_size(seats));
                assert_eq!(usize::from(stock), 28 - usize::from(each) * seats);
                opener = None;
            }
            Percept::Public(Fact::Laid(play)) => {
                opener = opener.or(Some(play.seat));
                assert_eq!(play.gain, points(view.line.tips().sum()));
                totals[play.seat] += u16::from(play.gain);
                assert_eq!(play.total, totals[play.seat]);
            }
            Percept::Public(Fact::HandOver(end)) => {
                if let Some(winner) = end.winner {
                    let others = Seats::first(seats).without(winner);
                    let pips = others.iter().map(|seat| end.hands[seat].pips());
                    assert_eq!(end.gain, pips.map(rounded).sum::<u16>());
                    totals[winner] += end.gain;
                    assert!(end.cause == Cause::Blocked || end.hands[winner].is_empty());
                } else {
                    assert_eq!(end.gain, 0);
                    assert_ne!(end.cause, Cause::Out);
                }
                assert_eq!(view.points, totals);
            }
            Percept::Public(Fact::Won { winners }) => {
                let target = |seat: Seat| totals[seat] >= config.target;
                assert!(winners.len() == 1 && winners.iter().all(target));
            }
            Percept::Declined { .. } | Percept::Drew { .. } | Percept::Public(Fact::Passed { .. }) => {}
            Percept::AutoSet { .. } | Percept::Public(Fact::Resigned { .. }) => unreachable!(),
        }
    }
    let view = table.view(Viewer::Public);
    assert_eq!(view.points, totals);
    assert!(matches!(table.due(), Due::Over(_)));
}

#[test]
fn all_28_tiles_are_always_accounted_for_and_points_are_the_sums_of_the_announced_ones() {
    for options in OPTIONS {
        let config: Config = options.parse().unwrap();
        for seats in 2..=5 {
            for seed in 0..games() {
                let played = random_game::<Domino>(&config, seats, seed, |table, _| {
                    check_table(table, seats);
                });
                check_table(&played.table, seats);
                check_points(&played.table, &config, seats);
            }
        }
    }
}

#[test]
fn the_hand_of_somebody_who_only_listens_is_empty() {
    let played = random_game::<Domino>(&Config::default(), 4, 1, |table, _| {
        let public = table.view(Viewer::Public);
        assert!(public.hand.is_empty() && public.drawn.is_none() && public.shown.is_none());
        assert!(Domino::legal_actions(&public).is_empty());
        // An empty seat can do nothing either.
        let nobody = table.view(Viewer::Seat(Seat::new(4).unwrap()));
        assert!(nobody.hand.is_empty() && Domino::legal_actions(&nobody).is_empty());
    });
    assert!(played.table.view(Viewer::Public).shown.is_some());
}
