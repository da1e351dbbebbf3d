//! Tests of the sides and the board.

use super::*;

#[test]
fn with_four_black_and_black_red_play_against_white_and_white_blue_and_black_begins() {
    let game = scene(4).turn("black");
    let position = game.position();
    assert_eq!(position.seats().len(), 4);
    assert_eq!(position.enemies(seat("black")), seats("white white-blue"));
    assert_eq!(position.enemies(seat("white-blue")), seats("black black-red"));
    assert_eq!(position.partner(seat("black")), Some(seat("black-red")));
}

#[test]
fn play_goes_clockwise_black_white_black_red_white_blue() {
    let mut game = scene(4).turn("black");
    for (mover, next) in
        [("black", "white"), ("white", "black-red"), ("black-red", "white-blue"), ("white-blue", "black")]
    {
        game.play(&format!("{mover} step A"));
        assert_eq!(game.stage(), turn(next));
    }
}

#[test]
fn with_two_black_plays_against_white() {
    let mut game = scene(2).turn("black");
    assert_eq!(game.position().enemies(seat("black")), seats("white"));
    assert_eq!(game.position().partner(seat("black")), None);
    game.play("black step A; white step A");
    assert_eq!(game.stage(), turn("black"));
}

#[test]
fn four_embassies_lie_five_steps_apart_on_a_ring_of_twenty_places() {
    let ring = Position::new(4).ring;
    assert_eq!(ring.length(), 20);
    let owners: Vec<usize> = ring.places().filter(|p| p.owner().is_some()).map(|p| p.index()).collect();
    assert_eq!(owners, [0, 5, 10, 15]);
    assert_eq!(Position::new(2).ring.length(), 10);
    // From an enemy embassy to the next one of their own team it is five steps for both.
    assert_eq!(ring.ahead(seat("black"), place("white"), 5), place("black-red"));
    assert_eq!(ring.ahead(seat("white"), place("black-red"), 5), place("white"));
}

#[test]
fn black_walks_clockwise_and_white_counter_clockwise() {
    let mut game = scene(4).turn("black");
    game.play("black step A; white step A; black-red step A; white-blue step A");
    assert_eq!(game.spot("black A"), "1.1");
    assert_eq!(game.spot("white A"), "1.4");
    assert_eq!(game.spot("black-red A"), "3.1");
    assert_eq!(game.spot("white-blue A"), "3.4");
}

#[test]
fn the_ring_closes() {
    let mut game = scene(4).put("black A 4.4, black B dungeon").turn("black");
    game.play("black step A");
    assert_eq!(game.spot("black A"), "black");
    let mut game = scene(4).put("white A black, black A 1.1, black B 1.1").turn("white");
    game.play("white step A");
    assert_eq!(game.spot("white A"), "4.4");
    let mut game = scene(2).put("black A 2.4, black B 1.1").turn("black");
    game.play("black step A");
    assert_eq!(game.spot("black A"), "black");
}
