//! Tests of scoring in play.

use super::*;
use snuffel_games::domino::rules::line::points;

/// A line that starts with a tile and continues with these: `5-4 left`.
fn line(first: &str, later: &str) -> Line {
    let mut line = Line::empty(false);
    line.lay_first(tile(first));
    for lay in later.split(", ").filter(|lay| !lay.is_empty()) {
        let (laid, end) = lay.split_once(' ').unwrap();
        line.lay(tile(laid), end.parse().unwrap());
    }
    line
}

fn scores(line: &Line) -> (u8, u8) {
    let sum = line.tips().sum();
    (sum, points(sum))
}

#[test]
fn a_sum_of_the_ends_that_is_a_multiple_of_five_is_credited() {
    let four_and_six = line("6-5", "5-4 right");
    assert_eq!(ends(&four_and_six), ["6", "4"]);
    assert_eq!(scores(&four_and_six), (10, 10));
    for sum in 0..=40 {
        let expected = if sum % 5 == 0 { sum } else { 0 };
        assert_eq!(points(sum), expected);
    }
}

#[test]
fn a_double_at_an_end_counts_with_both_halves() {
    let two_doubles = line("6-6", "6-4 left, 4-4 left");
    assert_eq!(ends(&two_doubles), ["44", "66"]);
    assert_eq!(scores(&two_doubles), (20, 20));
    let double_and_three = line("5-5", "5-3 left");
    assert_eq!(ends(&double_and_three), ["3", "55"]);
    assert_eq!(scores(&double_and_three), (13, 0));
}

#[test]
fn the_double_5_alone_gives_10() {
    assert_eq!(scores(&line("5-5", "")), (10, 10));
    assert_eq!(scores(&line("6-6", "")), (12, 0));
}

#[test]
fn a_sum_of_zero_gives_nothing() {
    assert_eq!(scores(&line("0-0", "")), (0, 0));
    assert_eq!(scores(&line("6-0", "6-5 left, 5-0 left")), (0, 0));
}

#[test]
fn a_double_that_is_covered_counts_no_more() {
    assert_eq!(scores(&line("6-6", "6-4 left, 6-1 right")), (5, 5));
}

#[test]
fn points_are_credited_at_once_to_who_laid_the_tile() {
    let hands = ["6-6 6-4 6-3 5-5 4-4 3-3 2-2", "6-5 6-1 6-0 5-4 5-0 4-1 2-1"];
    let mut game = Game::dealt("target=100", &hands, "");
    game.play("1 lay 6-4 left");
    let play = game.lay("2 lay 6-1 right");
    assert_eq!((play.seat, play.gain, play.total), (TWO, 5, 5));
    assert_eq!(game.points(), [0, 5]);
    let play = game.lay("1 lay 4-4 left");
    assert_eq!((play.gain, game.view(ONE).line.tips().sum()), (0, 9));
    assert_eq!(game.points(), [0, 5]);
}

#[test]
fn the_sum_a_tile_would_make_is_known_before_it_is_laid() {
    for (first, later) in [("6-6", ""), ("5-4", ""), ("6-6", "6-4 left"), ("6-5", "5-5 right, 6-3 left")] {
        let line = line(first, later);
        for tile in Tile::all().filter(|tile| !line.tiles().contains(*tile)) {
            for end in [End::Left, End::Right] {
                let mut after = line;
                after.lay(tile, end);
                let fits = line.tips().at(end).value().is_some_and(|v| tile.has(v));
                let sum = fits.then(|| after.tips().sum());
                assert_eq!(line.tips().sum_with(tile, end), sum, "{tile} {end}");
                assert_eq!(fits, after != line, "{tile} {end}");
            }
        }
    }
}
