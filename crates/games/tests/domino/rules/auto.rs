//! Tests of automatic draws and passes when there is no choice, and of turning them off.

use super::*;

const HANDS: [&str; 2] = ["6-6 5-5 4-4 3-3 2-2 1-1 0-0", "5-4 5-3 5-2 5-1 5-0 4-3 4-2"];
const SIXES: [&str; 2] = ["6-6 6-5 6-4 6-3 6-2 6-1 6-0", HANDS[1]];

#[test]
fn forced_draws_and_passes_are_done_by_the_rules_unless_they_are_left_to_the_player() {
    let mut game = Game::dealt("target=100", &SIXES, "");
    assert!(game.view(TWO).auto);
    let set = Event::AutoSet { seat: TWO, on: false };
    assert_eq!(game.play("2 auto off"), [set]);
    assert!(game.view(ONE).auto, "each seat for itself");
    game.play("1 pass");
    assert_eq!(game.stage(), Stage::Turn(TWO));
    assert_eq!(game.view(TWO).counts[TWO], 7);
    assert_eq!(game.moves(TWO), ["draw"]);
}

#[test]
fn who_draws_alone_draws_one_after_the_other_until_one_fits() {
    let mut game = Game::new("target=100", 2);
    game.play("2 auto off");
    game.deal(&HANDS, "1-0 2-0 6-1 6-2");
    for (count, stage) in [(8, Stage::Turn(TWO)), (9, Stage::Turn(TWO)), (10, Stage::Drawn(TWO))] {
        assert_eq!(game.refused("2 pass"), Refusal::DrawFirst);
        game.play("2 draw");
        assert_eq!((game.view(TWO).counts[TWO], game.stage()), (count, stage));
    }
    assert_eq!(game.refused("2 draw"), Refusal::LayDrawn(tile("6-1")));
    game.play("2 lay 6-1 left");
}

#[test]
fn who_passes_alone_passes_when_the_stock_is_empty() {
    let mut game = Game::new("target=100", 2);
    game.play("2 auto off");
    game.deal(&SIXES, "");
    game.play("1 pass");
    for _ in 0..14 {
        game.play("2 draw");
    }
    assert_eq!(game.refused("2 draw"), Refusal::StockEmpty);
    assert_eq!(game.moves(TWO), ["pass"]);
    assert_eq!(game.play("2 pass"), [Event::Public(Fact::Passed { seat: TWO })]);
    assert_eq!(game.stage(), Stage::Turn(ONE));
}

#[test]
fn who_has_no_extra_tile_says_so_alone() {
    let mut game = Game::new("target=100", 2);
    game.play("1 auto off");
    game.deal(&HANDS, "");
    assert_eq!(game.stage(), Stage::Extra(ONE));
    assert_eq!(game.moves(ONE), ["pass"]);
    let declined = Event::Declined { seat: ONE, able: false };
    assert_eq!(game.play("1 pass")[0], declined);
}

#[test]
fn switched_on_in_the_middle_of_a_turn_what_is_forced_is_done_at_once() {
    let mut game = Game::new("target=100", 2);
    game.play("2 auto off");
    game.deal(&HANDS, "1-0 2-0 6-1 6-2");
    game.play("2 draw");
    let events = game.play("2 auto on");
    assert!(matches!(events[1], Event::Drew { .. }), "{events:?}");
    assert_eq!(game.view(ONE).stock, 11);
    assert_eq!(game.stage(), Stage::Drawn(TWO));
}

#[test]
fn the_setting_is_secret_lasts_and_only_changes_to_another() {
    let mut game = Game::dealt("target=100", &SIXES, "");
    assert_eq!(game.refused("1 auto on"), Refusal::AutoAlready(true));
    let before = game.view(ONE);
    let events = game.play("2 auto off");
    assert_eq!(game.view(ONE), before);
    assert_eq!(Domino::perceive(&events[0], Viewer::Seat(ONE)), None);
    assert_eq!(Domino::perceive(&events[0], Viewer::Public), None);
    assert_eq!(game.refused("2 auto off"), Refusal::AutoAlready(false));
    let mut game = hand_end::first_seat_goes_out("target=100");
    game.play("2 auto off");
    game.deal(&["1-1 1-0 2-0 3-0 4-0", "6-6 6-5 6-4 6-3 6-2", "5-5 5-4 5-3 5-2 5-1"], "");
    assert!(!game.view(TWO).auto, "in the next hand too");
}

#[test]
fn a_blocked_hand_ends_without_anybody_passing() {
    let mut game = Game::new("target=100", 5);
    for seat in 1..=5 {
        game.play(&format!("{seat} auto off"));
    }
    game.deal(
        &[
            "6-6 6-4 6-2 0-0 1-1",
            "6-3 6-1 2-0 2-1 2-2",
            "5-4 1-0 3-0 3-1 3-3",
            "3-2 6-0 4-0 4-1 4-2",
            "6-5 4-3 4-4 5-0 5-1",
        ],
        "5-2 5-3 5-5",
    );
    game.play_all("1 lay 6-4 left, 2 lay 6-3 right, 3 lay 5-4 left, 4 lay 3-2 right");
    game.play_all("5 lay 6-5 left, 1 lay 6-2 right, 2 lay 6-1 right, 3 lay 1-0 right");
    game.play_all("4 lay 6-0 right, 5 draw, 5 draw");
    let events = game.play("5 draw");
    assert_eq!(hand_end(&events).cause, Cause::Blocked);
    assert!(!game.is_dealt());
}
