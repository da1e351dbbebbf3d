//! Tests of laying tiles at the ends of the line.

use super::*;

/// The first seat opens with double 6, and the second holds 6-5, 6-1 and others.
fn opened() -> Game {
    let hands = ["6-6 6-4 6-3 5-5 4-4 3-3 2-2", "6-5 6-1 6-0 5-4 5-0 4-1 2-1"];
    Game::dealt("target=100", &hands, "")
}

#[test]
fn players_take_turns_in_their_order() {
    let mut game = opened();
    game.play_all("1 lay 6-4 left, 2 lay 6-5 right, 1 lay 5-5 right, 2 lay 5-4 right");
    assert_eq!(game.stage(), Stage::Turn(ONE));
    let hands = ["6-6 6-4 6-3 5-5 4-4", "6-5 6-1 6-0 5-4 5-0", "6-2 2-2 2-1 2-0 3-2"];
    let mut game = Game::dealt("target=100", &hands, "");
    game.play_all("1 lay 6-4 left, 2 lay 6-5 right");
    assert_eq!(game.view(ONE).stage.mover(), Some(seat(3)));
}

#[test]
fn the_touching_halves_have_the_same_value() {
    let mut game = opened();
    game.play("1 lay 6-4 left");
    assert_eq!(game.ends(), ["4", "66"]);
    let does_not_fit = |tile_text, end, value| Refusal::DoesNotFit { tile: tile(tile_text), end, value };
    assert_eq!(game.refused("2 lay 6-5 left"), does_not_fit("6-5", End::Left, 4));
    assert_eq!(game.refused("2 lay 5-0 right"), does_not_fit("5-0", End::Right, 6));
    game.play("2 lay 5-4 left");
    assert_eq!(game.ends(), ["5", "66"]);
}

#[test]
fn only_the_two_ends_can_be_laid_to() {
    let mut game = opened();
    for end in ["up", "down"] {
        let line = format!("1 lay 6-4 {end}");
        assert_eq!(game.refused(&line), Refusal::NoSuchEnd(end.parse().unwrap()));
    }
    game.play_all("1 lay 6-4 left, 2 lay 6-5 right");
    // Both sixes of the double are now covered.
    assert!(game.moves(ONE).iter().all(|line| !line.contains("6-3")));
}

#[test]
fn only_own_tiles_can_be_laid() {
    let mut game = opened();
    assert_eq!(game.refused("1 lay 6-5 left"), Refusal::NotInHand(tile("6-5")));
    assert_eq!(game.refused("1 lay 6-6 left"), Refusal::OnTable(tile("6-6")));
}

#[test]
fn who_can_lay_must_lay_and_may_not_draw() {
    let mut game = opened();
    game.play("1 lay 6-4 left");
    assert_eq!(game.refused("2 draw"), Refusal::CanLay);
    assert_eq!(game.refused("2 pass"), Refusal::CanLay);
}

#[test]
fn only_who_is_on_turn_lays_draws_and_passes() {
    let mut game = opened();
    for line in ["2 lay 6-5 left", "2 draw", "2 pass"] {
        assert_eq!(game.refused(line), Refusal::NotYourTurn, "{line}");
    }
    assert!(game.moves(TWO).is_empty());
    for action in ["lay 6-5 left", "draw", "pass", "auto off", "resign"] {
        let public = Domino::view(&game.state, Viewer::Public);
        let refused = Domino::check(&public, &action.parse().unwrap());
        assert_eq!(refused, Err(Refusal::Spectator), "{action}");
    }
}

#[test]
fn a_line_with_one_tile_that_is_no_double_has_its_two_halves_as_ends() {
    let hands = ["5-4 5-3 5-2 5-1 5-0 4-3 4-2", "6-3 6-2 6-1 6-0 4-1 3-2 3-1"];
    let mut game = Game::dealt("target=100", &hands, "");
    assert_eq!(game.ends(), ["6", "3"]);
    game.play("2 lay 3-1 right");
    assert_eq!(game.ends(), ["6", "1"]);
}

#[test]
fn the_line_can_be_read_from_left_to_right() {
    let mut game = opened();
    game.play_all("1 lay 6-4 left, 2 lay 6-5 right, 1 lay 4-4 left, 2 lay 5-0 right");
    let line = game.view(ONE).line;
    assert_eq!(line.row(), [(4, 4), (4, 6), (6, 6), (6, 5), (5, 0)]);
    assert_eq!(line.tiles(), tiles("6-6 6-4 6-5 4-4 5-0"));
    assert_eq!(line.laid().len(), 5);
    assert!(Line::empty(false).row().is_empty());
}
