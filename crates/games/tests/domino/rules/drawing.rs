//! Tests of drawing and passing.

use super::*;

const HANDS: [&str; 2] = ["6-6 5-5 4-4 3-3 2-2 1-1 0-0", "5-4 5-3 5-2 5-1 5-0 4-3 4-2"];

/// The first seat opens with double 6 and has no other six, so there is no extra tile.
fn stuck(stock: &str) -> Game {
    Game::dealt("target=100", &HANDS, stock)
}

fn drew(events: &[Event]) -> (Seat, TileSet, Option<Tile>) {
    let drew = events.iter().find_map(|event| match *event {
        Event::Drew { seat, drawn } => Some((seat, drawn.tiles, drawn.fits)),
        _ => None,
    });
    drew.expect("somebody draws")
}

/// The values that each of two seats is publicly known to lack.
fn lacks(view: &View) -> [u8; 2] {
    [view.lacks[ONE], view.lacks[TWO]]
}

#[test]
fn who_cannot_lay_draws_until_a_drawn_tile_fits() {
    let game = stuck("1-0 2-0 6-1 6-2");
    let drawn = (TWO, tiles("1-0 2-0 6-1"), Some(tile("6-1")));
    assert_eq!((drew(&game.events), game.view(ONE).stock), (drawn, 11));
    assert_eq!(game.stage(), Stage::Drawn(TWO));
    assert_eq!(game.view(TWO).hand.len(), 10);
    assert_eq!(game.view(TWO).drawn, Some(tile("6-1")));
}

#[test]
fn the_drawn_tile_may_be_laid_at_once_and_no_other() {
    let mut game = stuck("1-0 2-0 6-1 6-2");
    assert_eq!(game.moves(TWO), ["lay 6-1 left", "lay 6-1 right"]);
    let play = game.lay("2 lay 6-1 right");
    assert_eq!(play.occasion, Occasion::Drawn);
    assert_eq!(game.view(TWO).drawn, None);
    assert_eq!(game.stage(), Stage::Turn(ONE));
}

#[test]
fn a_drawn_tile_that_fits_ends_the_drawing_and_must_be_laid() {
    let mut game = stuck("1-0 6-1 6-2");
    let drawn = Refusal::LayDrawn(tile("6-1"));
    for line in ["2 draw", "2 pass", "2 lay 1-0 right", "2 lay 5-4 left"] {
        assert_eq!(game.refused(line), drawn, "{line}");
    }
}

#[test]
fn the_whole_stock_may_be_drawn_and_then_the_player_passes() {
    let hands = ["6-6 6-5 6-4 6-3 6-2 6-1 6-0", HANDS[1]];
    let mut game = Game::dealt("target=100", &hands, "");
    let events = game.play("1 pass");
    let (seat, tiles, fits) = drew(&events);
    assert_eq!((seat, tiles.len(), fits, game.view(ONE).stock), (TWO, 14, None, 0));
    assert_eq!(events[2], Event::Public(Fact::Passed { seat: TWO }));
    assert_eq!(game.stage(), Stage::Turn(ONE));
    let counts = game.view(ONE).counts;
    assert_eq!([counts[ONE], counts[TWO]], [6, 21]);
}

#[test]
fn with_an_empty_stock_who_cannot_lay_passes() {
    let hands = ["6-6 6-5 6-4 6-3 6-2 6-1 6-0", HANDS[1]];
    let mut game = Game::dealt("target=100", &hands, "");
    // The second seat draws all tiles without a six. The first lays 6-5, and then the second can lay a five.
    game.play_all("1 pass, 1 lay 6-5 left, 2 lay 5-0 left");
    assert_eq!(game.ends(), ["0", "66"]);
    let events = game.play("1 lay 6-0 left");
    assert_eq!(events[1..], [Event::Public(Fact::Passed { seat: TWO })]);
    assert_eq!(game.stage(), Stage::Turn(ONE));
}

#[test]
fn how_many_tiles_somebody_draws_is_public_and_which_is_not() {
    let game = stuck("1-0 2-0 6-1 6-2");
    let other = stuck("3-1 3-0 6-3");
    let seen = |game: &Game, viewer| {
        let events = game.events.iter();
        let percepts: Vec<_> = events.filter_map(|event| Domino::perceive(event, viewer)).collect();
        format!("{percepts:?}")
    };
    for viewer in [Viewer::Seat(ONE), Viewer::Public] {
        assert_eq!(seen(&game, viewer), seen(&other, viewer));
        assert!(seen(&game, viewer).contains("count: 3"));
    }
    assert_ne!(seen(&game, Viewer::Seat(TWO)), seen(&other, Viewer::Seat(TWO)));
    assert_eq!(game.view(ONE).drawn, None);
}

#[test]
fn what_somebody_could_not_lay_is_kept_for_all() {
    let six = 1 << 6;
    let mut game = stuck("1-0 2-0 6-1 6-2");
    assert_eq!(lacks(&game.view(ONE)), [0, six]);
    game.play("2 lay 6-1 right");
    // 1-1 fits, so the first seat reveals nothing about its hand.
    assert_eq!(lacks(&game.view(TWO)), [0, six]);
    game.play("1 lay 1-1 right");
    // The second seat has drawn 1-0, and lays it. The values it lacks do not change.
    game.play("2 lay 1-0 right");
    assert_eq!(lacks(&game.view(ONE)), [0, six]);
}

#[test]
fn a_tile_that_was_drawn_in_vain_may_have_what_the_hand_lacked_before() {
    let mut game = stuck("1-0 2-0 6-1 4-0 6-2 6-3 3-1");
    game.play_all("2 lay 6-1 right, 1 lay 1-1 right, 2 lay 5-1 right, 1 lay 5-5 right");
    game.play_all("2 lay 5-4 right, 1 lay 4-4 right, 2 lay 4-2 right, 1 lay 2-2 right");
    game.play_all("2 lay 2-0 right, 1 lay 0-0 right, 2 lay 1-0 right");
    // With double 6 and 1 at the ends, the first seat has drawn 4-0, which does not fit, and then 6-2.
    assert_eq!(game.view(TWO).lacks[ONE], 1 << 6 | 1 << 1);
    game.play_all("1 lay 6-2 left, 2 lay 5-2 left");
    // With 5 and 1 it has drawn 6-3, which does not fit. So it can no longer be known to have no six.
    assert_eq!(game.view(ONE).drawn, Some(tile("3-1")));
    assert_eq!(game.view(TWO).lacks[ONE], 1 << 5 | 1 << 1);
}
