//! Pass, Back, Panic and Risk. Section Chance cards.

use super::*;

#[test]
fn pass_hands_the_sum_to_the_next_player() {
    let mut game = Game::dealt(USUAL, 3, &["4111", "p111", "2222"], "");
    game.play_all(&["1 4", "2 pass"]);
    assert_eq!((game.sum(), game.turn()), (4, 3));
}

#[test]
fn several_chance_cards_may_follow_each_other() {
    let mut game = Game::dealt(USUAL, 3, &["1p11", "!111", "pb11"], "");
    game.play_all(&["1 1", "2 panic", "3 pass", "1 pass"]);
    assert_eq!((game.sum(), game.turn()), (30, 2));
}

#[test]
fn back_gives_the_turn_to_the_player_before_and_stays_until_the_next_back() {
    let mut game = Game::dealt(USUAL, 4, &["4122", "3122", "b211", "1b11"], "");
    game.play_all(&["1 4", "2 3"]);
    let events = game.play("3 back");
    assert!(matches!(events[0], Event::Public(Fact::Played { sum: 7, .. })));
    assert!(!game.view(1).clockwise);
    assert_eq!((game.sum(), game.turn()), (7, 2));
    game.play("2 1");
    assert_eq!(game.turn(), 1);
    game.play("1 1");
    assert_eq!(game.turn(), 4);
    game.play("4 back");
    assert_eq!(game.turn(), 1);
    assert!(game.view(1).clockwise);
}

#[test]
fn at_59_back_gives_59_back_to_whoever_brought_it_there() {
    let mut game = Game::dealt(USUAL, 3, &["1!b1", "!r11", "11p1"], "");
    game.play_all(&["1 1", "2 panic", "3 1", "1 panic", "2 risk"]);
    game.play_all(&["chance dice 1 1", "3 1"]);
    assert_eq!((game.sum(), game.turn()), (59, 1));
    game.play("1 back");
    assert_eq!((game.sum(), game.turn()), (59, 3));
    game.play("3 pass");
    assert_eq!(game.turn(), 2, "then comes the right neighbour");
}

#[test]
fn with_two_players_back_gives_the_turn_to_the_other_as_pass_does() {
    for card in ["back", "pass"] {
        let mut game = Game::dealt(USUAL, 2, &["1111", "bp11"], "");
        game.play_all(&["1 1", &format!("2 {card}")]);
        assert_eq!(game.turn(), 1);
    }
}

#[test]
fn panic_jumps_from_11_to_30_and_on_to_each_next_limit() {
    let mut game = Game::dealt(USUAL, 2, &["4134", "4!!!"], "");
    game.play_all(&["1 4", "2 4", "1 3"]);
    assert_eq!(game.sum(), 11);
    let events = game.play("2 panic");
    assert!(matches!(events[0], Event::Public(Fact::Played { sum: 30, .. })));
    assert_eq!((game.sum(), game.turn()), (30, 1));
    assert_eq!(game.chips(), [10, 10], "the jump itself costs nothing");
    game.play_all(&["1 1", "2 panic"]);
    assert_eq!(game.sum(), 60);
    game.play_all(&["1 4", "2 panic"]);
    assert_eq!(game.sum(), 90);
}

#[test]
fn panic_on_a_limit_leaves_the_sum() {
    let mut game = Game::dealt(USUAL, 2, &["1!11", "!111"], "");
    game.play_all(&["1 1", "2 panic", "1 panic"]);
    assert_eq!((game.sum(), game.turn()), (30, 2));
}

/// A game for two on 30, where seat 1 has just played Risk.
fn risk_on_30() -> Game {
    let mut game = Game::dealt(USUAL, 2, &["1r11", "!111"], "23");
    game.play_all(&["1 1", "2 panic"]);
    let events = game.play("1 risk");
    assert_eq!(events.len(), 1, "the card is drawn after the throw");
    game
}

#[test]
fn risk_on_30_with_9_pays_one_at_39() {
    let mut game = risk_on_30();
    let events = game.play("chance dice 4 5");
    assert_eq!(
        events[..2],
        [Event::Public(Fact::Risked { seat: seat(1), throw: "4 5".parse().unwrap(), sum: 39 }), crossing(1, 30, 1, 9),]
    );
    assert!(matches!(events[2], Event::Drew { .. }));
    assert_eq!((game.sum(), game.turn()), (39, 2));
}

#[test]
fn risk_on_30_with_5_falls_to_25_and_the_next_goes_on_from_there() {
    let mut game = risk_on_30();
    game.play("chance dice 2 3");
    assert_eq!((game.sum(), game.turn()), (25, 2));
    assert_eq!(game.chips(), [10, 10]);
    assert_eq!(game.hand(1).len(), 4);
}

#[test]
fn risk_adds_from_7_on_and_takes_off_up_to_6() {
    for (throw, sum) in [("1 1", 28), ("3 3", 24), ("3 4", 37), ("6 6", 42)] {
        let mut game = risk_on_30();
        game.play(&format!("chance dice {throw}"));
        assert_eq!(game.sum(), sum, "{throw}");
    }
}

#[test]
fn risk_cannot_take_the_sum_below_0() {
    let mut game = Game::dealt(USUAL, 2, &["3111", "r111"], "");
    game.play_all(&["1 3", "2 risk", "chance dice 3 3"]);
    assert_eq!((game.sum(), game.turn()), (0, 1));
    assert!(!game.view(1).opening);
}

#[test]
fn risk_that_lands_on_a_limit_costs_nothing() {
    let mut game = Game::dealt(USUAL, 2, &["4444", "444r"], "44333!33");
    game.play_all(&["1 4", "2 4", "1 4", "2 4", "1 4", "2 risk"]);
    assert_eq!(game.sum(), 20);
    game.play("chance dice 5 5");
    assert_eq!((game.sum(), game.chips()), (30, vec![10, 10]));
}

#[test]
fn risk_above_90_ends_the_round() {
    let mut game = Game::dealt(USUAL, 2, &["111r", "!!!1"], "");
    game.play_all(&["1 1", "2 panic", "1 1", "2 panic", "1 1", "2 panic", "1 risk"]);
    let events = game.play("chance dice 6 6");
    assert_eq!(events[1], crossing(1, 90, 3, 4));
    assert!(matches!(events[2], Event::Public(Fact::RoundOver { round: 1, .. })));
    assert_eq!(events.len(), 3);
}
