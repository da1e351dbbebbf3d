//! Tests that scout has no secrets: all seats and listeners see and notice the same, to the byte.

use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seats, Viewer};
use snuffel_core::table::Side as _;
use snuffel_games::scout::rules::Scout;

use snuffel_testing::random_game;

#[test]
fn everybody_sees_and_notices_the_same() {
    for (options, seats) in [("hints=on", 2), ("hints=off by-hand", 2), ("hints=on", 3), ("hints=on", 4)] {
        for seed in 0..20 {
            random_game::<Scout>(&options.parse().unwrap(), seats, seed, |table, _| {
                let public = table.view(Viewer::Public);
                let heard: Vec<_> = table.story(Viewer::Public, 0).collect();
                for seat in Seats::first(seats).iter() {
                    let view = table.view(Viewer::Seat(seat));
                    assert_eq!(format!("{:?}", view.position), format!("{:?}", public.position));
                    assert!(table.story(Viewer::Seat(seat), 0).eq(heard.iter().copied()));
                    assert!(!table.has_secrets(Viewer::Seat(seat), 0));
                }
            });
        }
    }
}

#[test]
fn a_view_holds_nothing_but_the_position_and_who_looks() {
    let state = Scout::start(&Default::default(), 2);
    let snuffel_games::scout::rules::view::View { viewer, position } = Scout::view(&state, Viewer::Public);
    assert_eq!((viewer, position), (Viewer::Public, state));
}
