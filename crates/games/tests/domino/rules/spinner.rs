//! Tests of the option `spinner`.

use super::*;
use snuffel_games::domino::rules::line::points;

/// The first seat opens with double 6, and both have sixes.
fn opened() -> Game {
    let hands = ["6-6 6-4 6-3 5-5 4-4 3-3 2-2", "6-5 6-1 6-2 6-0 5-0 4-1 2-1"];
    Game::dealt("target=100 spinner", &hands, "")
}

#[test]
fn the_spinner_alone_counts_its_halves_once() {
    let hands = ["5-5 5-4 5-3 5-2 5-1 5-0 4-4", "3-3 6-5 6-4 6-3 6-2 6-1 6-0"];
    let game = Game::dealt("target=100 spinner", &hands, "");
    assert_eq!(game.points(), [10, 0]);
    assert_eq!(game.view(ONE).line.tips().lone_double(), Some(5));
    assert_eq!(game.view(ONE).line.spinner(), Some(tile("5-5")));
}

#[test]
fn while_fewer_than_two_tiles_touch_it_the_spinner_counts_as_a_double() {
    let mut game = opened();
    game.lay("1 lay 6-4 left");
    assert_eq!(game.ends(), ["4", "66"]);
    assert_eq!(game.view(ONE).line.tips().sum(), 16);
}

#[test]
fn once_both_of_its_ends_are_covered_the_spinner_counts_nothing_itself() {
    let mut game = opened();
    game.play("1 lay 6-4 left");
    let play = game.lay("2 lay 6-1 right");
    assert_eq!(game.ends(), ["4", "1", "(6)", "(6)"]);
    assert_eq!((game.view(ONE).line.tips().sum(), play.gain), (5, 5));
}

#[test]
fn both_ends_come_first_then_its_two_sides() {
    let mut game = opened();
    for end in [End::Up, End::Down] {
        assert_eq!(game.refused(&format!("1 lay 6-4 {end}")), Refusal::NoSuchEnd(end));
    }
    game.play("1 lay 6-4 left");
    for end in [End::Up, End::Down] {
        assert_eq!(game.refused(&format!("2 lay 6-1 {end}")), Refusal::NoSuchEnd(end));
    }
    game.play("2 lay 6-1 right");
    let moves = game.moves(ONE);
    assert!(moves.contains(&"lay 6-3 up".to_owned()), "{moves:?}");
    assert!(moves.contains(&"lay 6-3 down".to_owned()), "{moves:?}");
}

#[test]
fn a_side_counts_from_the_moment_a_tile_lies_there() {
    let mut game = opened();
    game.play_all("1 lay 6-4 left, 2 lay 6-1 right");
    game.lay("1 lay 6-3 up");
    assert_eq!(game.ends(), ["4", "1", "3", "(6)"]);
    assert_eq!(game.view(ONE).line.tips().sum(), 8);
    let play = game.lay("2 lay 6-2 down");
    assert_eq!(game.ends(), ["4", "1", "3", "2"]);
    assert_eq!((game.view(ONE).line.tips().sum(), play.gain), (10, 10));
    // All four ends are now open, and doubles on them count both halves.
    game.lay("1 lay 2-2 down");
    assert_eq!(game.ends(), ["4", "1", "3", "22"]);
    assert_eq!(game.view(ONE).line.tips().sum(), 12);
}

#[test]
fn the_first_double_of_a_hand_is_the_spinner_wherever_it_is_laid() {
    let mut line = Line::empty(true);
    line.lay_first(tile("6-5"));
    assert_eq!(line.spinner(), None);
    line.lay(tile("5-5"), End::Right);
    assert_eq!(line.spinner(), Some(tile("5-5")));
    assert_eq!(ends(&line), ["6", "55"]);
    assert_eq!(line.tips().sum(), 16);
    line.lay(tile("5-4"), End::Right);
    assert_eq!(ends(&line), ["6", "4", "(5)", "(5)"]);
    assert_eq!(points(line.tips().sum()), 10);
    line.lay(tile("5-0"), End::Down);
    assert_eq!(ends(&line), ["6", "4", "(5)", "0"]);
}

#[test]
fn the_second_double_is_no_spinner() {
    let mut line = Line::empty(true);
    line.lay_first(tile("6-6"));
    line.lay(tile("6-4"), End::Left);
    line.lay(tile("4-4"), End::Left);
    line.lay(tile("4-1"), End::Left);
    assert_eq!(line.spinner(), Some(tile("6-6")));
    assert_eq!(ends(&line), ["1", "66"]);
    line.lay(tile("6-5"), End::Right);
    assert_eq!(ends(&line), ["1", "5", "(6)", "(6)"]);
}

#[test]
fn a_spinner_of_blanks_is_told_from_a_blank_half() {
    let mut line = Line::empty(true);
    line.lay_first(tile("5-0"));
    line.lay(tile("0-0"), End::Right);
    line.lay(tile("5-1"), End::Left);
    assert_eq!(ends(&line), ["1", "00"]);
    line.lay(tile("1-0"), End::Left);
    assert_eq!(ends(&line), ["0", "00"]);
    line.lay(tile("2-0"), End::Left);
    assert_eq!(ends(&line), ["2", "00"], "the spinner is still open");
    line.lay(tile("3-0"), End::Right);
    assert_eq!(ends(&line), ["2", "3", "(0)", "(0)"]);
}

#[test]
fn the_arms_of_the_spinner_can_be_read_outwards() {
    let mut line = Line::empty(true);
    line.lay_first(tile("6-6"));
    for (laid, end) in [("6-4", End::Left), ("6-1", End::Right), ("6-3", End::Up), ("3-2", End::Up), ("6-0", End::Down)]
    {
        line.lay(tile(laid), end);
    }
    assert_eq!(line.row(), [(4, 6), (6, 6), (6, 1)]);
    assert_eq!(line.arm(End::Up), [(6, 3), (3, 2)]);
    assert_eq!(line.arm(End::Down), [(6, 0)]);
}

#[test]
fn without_the_option_there_is_no_spinner() {
    let mut line = Line::empty(false);
    line.lay_first(tile("6-6"));
    line.lay(tile("6-4"), End::Left);
    line.lay(tile("6-1"), End::Right);
    assert_eq!(line.spinner(), None);
    assert_eq!(ends(&line), ["4", "1"]);
    assert!(line.arm(End::Up).is_empty());
}

#[test]
fn a_hand_with_a_free_side_is_not_blocked_for_who_has_its_value() {
    let mut game = opened();
    game.play_all("1 lay 6-4 left, 2 lay 6-1 right, 1 lay 4-4 left");
    // 4-1 fits both ends; the sixes fit the free sides.
    let ends = |end: &str| {
        let moves = game.moves(TWO);
        moves.iter().filter(|line| line.ends_with(end)).count()
    };
    assert_eq!((ends("left"), ends("right")), (1, 2));
    assert_eq!((ends("up"), ends("down")), (3, 3));
}
