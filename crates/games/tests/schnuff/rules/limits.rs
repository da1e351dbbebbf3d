//! Going above a limit, and what it costs. Sections A round and Readings.

use super::*;

/// A game for two at 30, with seat 1 on turn and holding these cards.
fn on_30(hand: &str, pile: &str) -> Game {
    let mut game = Game::dealt(USUAL, 2, &[&format!("1{hand}"), "!!!1"], pile);
    game.play_all(&["1 1", "2 panic"]);
    assert_eq!((game.sum(), game.turn()), (30, 1));
    game
}

#[test]
fn above_30_costs_one_above_60_two_above_90_three() {
    let mut game = on_30("111", "1");
    assert_eq!(game.play("1 1")[1], crossing(1, 30, 1, 9));
    game.play("2 panic");
    assert_eq!(game.play("1 1")[1], crossing(1, 60, 2, 7));
    game.play("2 panic");
    assert_eq!(game.play("1 1")[1], crossing(1, 90, 3, 4));
}

#[test]
fn landing_exactly_on_a_limit_costs_nothing() {
    let mut game = Game::dealt(USUAL, 2, &["1r11", "!211"], "");
    game.play_all(&["1 1", "2 panic", "1 risk", "chance dice 1 1"]);
    assert_eq!(game.sum(), 28);
    let events = game.play("2 2");
    assert_eq!((game.sum(), game.chips()), (30, vec![10, 10]));
    assert!(matches!(events[1], Event::Drew { .. }));
}

#[test]
fn exactly_on_90_the_round_goes_on() {
    let mut game = on_30("111", "1");
    game.play_all(&["1 1", "2 panic", "1 1", "2 panic"]);
    assert_eq!((game.sum(), game.turn()), (90, 1));
}

#[test]
fn a_sum_that_falls_below_a_limit_can_cost_again() {
    let mut game = on_30("1r1", "44");
    game.play_all(&["1 1", "2 1"]);
    assert_eq!((game.sum(), game.chips()), (32, vec![9, 10]));
    game.play_all(&["1 risk", "chance dice 1 1"]);
    assert_eq!(game.sum(), 30);
    game.play("2 4");
    assert_eq!(game.chips(), [9, 9]);
}

#[test]
fn who_has_fewer_chips_than_the_price_pays_all_of_them() {
    let mut game = on_30("111", "1");
    game.play_all(&["1 1", "2 panic", "1 1", "2 panic", "1 1"]);
    assert_eq!(game.chips(), [4, 10]);
    game.deal(1, &["1111", "1!!!"], "2");
    game.play_all(&["2 1", "1 1", "2 panic", "1 1", "2 panic", "1 1", "2 panic"]);
    assert_eq!(game.chips(), [1, 10]);
    let events = game.play("1 1");
    assert_eq!(events[1], crossing(1, 90, 1, 0));
    let out = Event::Public(Fact::Out { seat: seat(1), exit: Exit::NoChip });
    assert_eq!(events[2], out);
}
