//! Tests of the end of the game.

use super::*;

#[test]
fn a_tile_that_reaches_the_target_ends_the_game_in_the_middle_of_a_hand() {
    let hands = ["6-6 6-4 6-3 5-5 4-4 3-3 2-2", "6-5 6-1 6-0 5-4 5-0 4-1 2-1"];
    let mut game = Game::dealt("target=5", &hands, "");
    game.play("1 lay 6-4 left");
    let events = game.play("2 lay 6-1 right");
    assert_eq!(game.outcome(), won_by(&[TWO]));
    assert_eq!(game.points(), [0, 5], "nobody is credited with hands");
    let end = hand_end(&events);
    assert_eq!((end.cause, end.winner, end.gain), (Cause::Target, None, 0));
    assert!(matches!(events.last(), Some(Event::Public(Fact::Won { .. }))));
    assert_eq!(game.view(ONE).shown.map(|hands| hands[TWO].len()), Some(6));
}

#[test]
fn the_opening_tile_can_end_the_game() {
    let hands = ["5-5 5-4 5-3 5-2 5-1 5-0 4-4", "3-3 6-5 6-4 6-3 6-2 6-1 6-0"];
    let game = Game::dealt("target=10", &hands, "");
    assert_eq!(game.outcome(), won_by(&[ONE]));
    let counts = game.view(TWO).counts;
    assert_eq!([counts[ONE], counts[TWO]], [6, 7]);
}

#[test]
fn a_tile_that_reaches_the_target_brings_no_credit_for_hands_even_as_the_last_one() {
    let hands = ["6-6 6-5 2-0 3-2 4-4", "5-1 1-1 2-1 5-5 4-3", "6-2 3-0 4-1 5-4 6-3"];
    let mut game = Game::dealt("target=10", &hands, "");
    game.play_all("1 lay 6-5 right, 2 lay 5-1 right, 3 lay 6-2 left, 1 lay 2-0 left");
    game.play_all("2 lay 1-1 right, 3 lay 3-0 left, 1 lay 3-2 left, 2 lay 2-1 left");
    game.play("3 lay 4-1 left");
    assert_eq!(game.points(), [0, 0, 5]);
    let play = game.lay("1 lay 4-4 left");
    assert_eq!((play.left, play.gain), (0, 10));
    assert_eq!(game.outcome(), won_by(&[ONE]));
    assert_eq!(game.points(), [10, 0, 5]);
    assert_eq!(hand_end(&game.events).cause, Cause::Target);
}

#[test]
fn the_credit_for_hands_can_reach_the_target() {
    let game = hand_end::first_seat_goes_out("target=35");
    assert_eq!(game.outcome(), won_by(&[ONE]));
    assert_eq!(hand_end(&game.events).cause, Cause::Out);
    let game = hand_end::first_seat_goes_out("target=40");
    assert_eq!(game.outcome(), None);
}

#[test]
fn giving_up_ends_the_game_for_all_and_whoever_of_the_others_is_ahead_wins() {
    let mut game = hand_end::first_seat_goes_out("target=100");
    game.deal(&["1-1 1-0 2-0 3-0 4-0", "6-6 6-5 6-4 6-3 6-2", "5-5 5-4 5-3 5-2 5-1"], "");
    assert_eq!(game.points(), [35, 0, 5]);
    let mut other = Game { state: game.state, events: Vec::new() };
    game.play("1 resign");
    assert_eq!(game.outcome(), won_by(&[seat(3)]));
    assert_eq!(game.points(), [35, 0, 5], "nobody is credited with hands");
    let events = other.play("3 resign");
    assert_eq!(other.outcome(), won_by(&[ONE]));
    assert_eq!(events[0], Event::Public(Fact::Resigned { seat: seat(3) }));
    assert_eq!(hand_end(&events).cause, Cause::Resigned);
}

#[test]
fn those_who_are_ahead_together_share_the_win_when_somebody_gives_up() {
    let hands = ["6-6 6-4 6-3 5-4 4-4", "6-5 6-1 6-0 3-3 5-0", "6-2 2-2 2-1 2-0 3-2"];
    let mut game = Game::dealt("target=100", &hands, "");
    game.play("2 resign");
    assert_eq!(game.outcome(), won_by(&[ONE, seat(3)]));
    let hands = ["6-6 6-4 6-3 5-4 4-4 1-1 0-0", "6-5 6-1 6-0 3-3 5-0 2-2 2-1"];
    let mut game = Game::dealt("target=100", &hands, "");
    game.play("1 resign");
    assert_eq!(game.outcome(), won_by(&[TWO]), "of two the other wins, whatever the points");
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let hands = ["5-5 5-4 5-3 5-2 5-1 5-0 4-4", "3-3 6-5 6-4 6-3 6-2 6-1 6-0"];
    let mut game = Game::dealt("target=10", &hands, "");
    for line in ["1 lay 5-4 left", "2 draw", "1 pass", "1 auto off", "2 resign"] {
        assert_eq!(game.refused(line), Refusal::GameOver, "{line}");
    }
    assert!(game.moves(ONE).is_empty() && game.moves(TWO).is_empty());
}
