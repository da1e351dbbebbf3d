//! Tests of the bearing marker.

use super::*;

#[test]
fn the_bearing_marker_can_be_put_moved_and_taken_back_at_any_time() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 marker A1");
    assert_eq!(game.view(ONE).marker, Some(field("A1")));
    let mut game = Game::built(ONE);
    for line in ["1 marker A1", "2 marker C1", "1 marker A2", "2 marker off", "1 marker off"] {
        assert!(matches!(game.play(line)[..], [Event::Marked { .. }]), "{line}");
        assert_eq!(game.stage(), turn(ONE, 0));
    }
    assert_eq!((game.view(ONE).marker, game.view(TWO).marker), (None, None));
}

#[test]
fn a_marker_lies_on_a_field_of_the_board_and_only_moves_elsewhere() {
    let mut game = Game::built(ONE);
    assert_eq!(game.refused("2 marker 0"), Refusal::ZeroField);
    assert_eq!(game.refused("1 marker D1"), Refusal::OffBoard(field("D1")));
    assert_eq!(game.refused("1 marker off"), Refusal::MarkerThere);
    game.play("1 marker A1");
    assert_eq!(game.refused("1 marker A1"), Refusal::MarkerThere);
}

#[test]
fn a_marker_has_no_effect_on_play() {
    let mut game = Game::built(ONE);
    let moves = game.moves(ONE);
    game.play("1 marker A1");
    game.play("2 marker C1");
    assert_eq!(game.moves(ONE), moves);
    assert_eq!(game.ask("1 step C2"), (Answer::Free, true));
    // In the middle of a turn, it does not end the turn.
    game.play("1 marker A2");
    assert_eq!(game.stage(), turn(ONE, 1));
}
