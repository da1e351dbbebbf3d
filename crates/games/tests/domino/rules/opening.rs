//! Tests of opening a hand: the player, the tile, and the extra tile.

use super::*;

const DOUBLES: [&str; 2] = ["5-5 5-4 5-3 5-2 5-1 5-0 4-4", "3-3 6-5 6-4 6-3 6-2 6-1 6-0"];

fn opened(events: &[Event]) -> Play {
    match events[1] {
        Event::Public(Fact::Laid(play)) => play,
        event => panic!("{event:?}"),
    }
}

#[test]
fn the_player_with_the_highest_double_begins_and_lays_it() {
    let mut game = Game::new("target=100", 2);
    let play = opened(&game.deal(&DOUBLES, ""));
    assert_eq!((play.seat, play.tile), (ONE, tile("5-5")));
    assert_eq!(play.occasion, Occasion::HighestDouble);
    assert_eq!(play.end, End::Left);
    let mut game = Game::new("target=100", 2);
    let [one, two] = DOUBLES;
    let play = opened(&game.deal(&[two, one], ""));
    assert_eq!((play.seat, play.tile), (TWO, tile("5-5")));
}

#[test]
fn a_double_goes_before_a_tile_with_a_higher_sum() {
    let hands = ["6-5 6-4 6-3 6-2 6-1 6-0 5-4", "0-0 4-3 4-2 4-1 4-0 3-2 3-1"];
    let mut game = Game::new("target=100", 2);
    let play = opened(&game.deal(&hands, ""));
    assert_eq!((play.seat, play.tile), (TWO, tile("0-0")));
}

#[test]
fn without_a_double_the_tile_with_the_highest_sum_opens() {
    let hands = ["5-4 5-3 5-2 5-1 5-0 4-3 4-2", "6-4 6-3 6-2 6-1 6-0 3-2 3-1"];
    let mut game = Game::new("target=100", 2);
    let play = opened(&game.deal(&hands, ""));
    assert_eq!((play.seat, play.tile), (TWO, tile("6-4")));
    assert_eq!(play.occasion, Occasion::HighestSum);
}

#[test]
fn of_two_tiles_with_the_highest_sum_the_one_with_the_higher_half_opens() {
    let hands = ["5-4 5-3 5-2 5-1 5-0 4-3 4-2", "6-3 6-2 6-1 6-0 4-1 3-2 3-1"];
    let mut game = Game::new("target=100", 2);
    let play = opened(&game.deal(&hands, ""));
    assert_eq!((play.seat, play.tile), (TWO, tile("6-3")));
}

#[test]
fn the_opener_may_lay_one_more_tile_at_once() {
    let mut game = Game::dealt("target=100", &DOUBLES, "");
    assert_eq!(game.stage(), Stage::Extra(ONE));
    let play = game.lay("1 lay 5-4 right");
    assert_eq!(play.occasion, Occasion::Extra);
    assert_eq!(play.left, 5);
    assert_eq!(game.stage(), Stage::Turn(TWO));
}

#[test]
fn the_extra_tile_is_a_right_and_no_duty() {
    let mut game = Game::dealt("target=100", &DOUBLES, "");
    assert!(game.moves(ONE).contains(&"pass".to_owned()));
    let events = game.play("1 pass");
    let declined = Event::Declined { seat: ONE, able: true };
    assert_eq!(events[0], declined);
    assert_eq!(game.view(TWO).stage.mover(), Some(TWO));
    assert_eq!(game.view(ONE).lacks[ONE], 0, "that says nothing of the hand");
}

#[test]
fn nobody_draws_for_the_extra_tile() {
    let mut game = Game::dealt("target=100", &DOUBLES, "");
    assert_eq!(game.refused("1 draw"), Refusal::NoDrawForExtra);
    // An opener without a tile that fits has no extra tile, and the others see no difference.
    let hands = ["5-5 4-4 4-3 4-2 4-1 3-3 3-2", "5-4 6-5 6-4 6-3 6-2 6-1 6-0"];
    let mut game = Game::new("target=100", 2);
    let events = game.deal(&hands, "");
    let declined = |able| Event::Declined { seat: ONE, able };
    assert_eq!(events[2], declined(false));
    assert_eq!(game.stage(), Stage::Turn(TWO));
    assert_eq!(game.view(ONE).stock, 14);
    let seen = |able| Domino::perceive(&declined(able), Viewer::Seat(TWO));
    assert_eq!(seen(true), seen(false));
}

#[test]
fn the_opening_tile_and_the_extra_tile_both_score() {
    let mut game = Game::new("target=100", 2);
    let play = opened(&game.deal(&DOUBLES, ""));
    assert_eq!((play.gain, play.total), (10, 10));
    let play = game.lay("1 lay 5-0 left");
    assert_eq!((play.gain, play.total), (10, 20));
    // Also if the opening tile is not a double: 6 and 4 are the ends.
    let hands = ["5-4 5-3 5-2 5-1 5-0 4-3 4-2", "6-4 6-3 6-2 6-1 6-0 3-2 3-1"];
    let mut game = Game::dealt("target=100", &hands, "");
    assert_eq!(game.points(), [0, 10]);
    assert_eq!(game.lay("2 lay 6-1 left").gain, 5);
}

#[test]
fn every_hand_is_opened_by_the_rule_of_the_highest_double_whoever_won_the_last_one() {
    // Seat 1 wins the first hand.
    let mut game = hand_end::first_seat_goes_out("target=100");
    assert!(!game.is_dealt());
    let hands = ["1-1 1-0 2-0 3-0 4-0", "6-6 6-5 6-4 6-3 6-2", "5-5 5-4 5-3 5-2 5-1"];
    let play = opened(&game.deal(&hands, ""));
    assert_eq!((play.seat, play.tile), (TWO, tile("6-6")));
    assert_eq!(game.view(ONE).number, 2);
    assert_eq!(game.view(ONE).opener, TWO);
}
