//! Tests of the board, and an independent check of walks: brute force over single steps, straight from the cards.

use std::collections::HashSet;

use rand::RngExt;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::Rules;
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Chance, Request};
use snuffel_games::scout::rules::board::{Board, End, Side};
use snuffel_games::scout::rules::hole::{Direction, Hole};
use snuffel_games::scout::rules::maze::Holes;
use snuffel_games::scout::rules::shaft::Shaft;

use super::{card, hole, piece, plain_board, shaft};

fn random_board(random: &mut Rng) -> Board {
    match Scout::sample(&Request::Board, random) {
        Chance::Board(board) => *board,
        other => panic!("{other}"),
    }
}

fn random_shaft(random: &mut Rng) -> Shaft {
    shaft(random.random_range(1..=8))
}

/// Takes one step if the rule book allows it: neither card has a hedge there, and the rim is closed.
fn steps(board: &Board, from: Hole, direction: Direction) -> Option<Hole> {
    let (column, row) = match direction {
        Direction::North => (Some(from.column), from.row.checked_add(1)),
        Direction::East => (from.column.checked_add(1), Some(from.row)),
        Direction::South => (Some(from.column), from.row.checked_sub(1)),
        Direction::West => (from.column.checked_sub(1), Some(from.row)),
    };
    let (column, row) = (column?, row?);
    if column > 17 || row > 23 {
        return None;
    }
    let closed =
        |column: u8, row: u8, direction| card(board, row / 3, column / 3).has_hedge(column % 3, row % 3, direction);
    let to = Hole { column, row };
    let hedges = closed(from.column, from.row, direction) || closed(column, row, direction.opposite());
    (!hedges).then_some(to)
}

/// Brute force: expands each hole that has been reached, one step at a time.
fn brute_force(board: &Board, from: Hole, taken: &HashSet<Hole>, goal: u8) -> HashSet<Hole> {
    let mut seen = HashSet::from([from]);
    let mut next = vec![from];
    while let Some(here) = next.pop() {
        if here.row == goal {
            continue;
        }
        for direction in Direction::ALL {
            if let Some(to) = steps(board, here, direction)
                && !taken.contains(&to)
                && seen.insert(to)
            {
                next.push(to);
            }
        }
    }
    seen.remove(&from);
    seen
}

#[test]
fn brute_force_agrees_with_the_walker_on_100_000_random_boards() {
    let mut random = stream(11, 0, 0);
    for _ in 0..100_000 {
        let mut board = random_board(&mut random);
        // A board after some pushes is built up differently.
        for _ in 0..random.random_range(0..4) {
            let end = if random.random_bool(0.5) { End::Left } else { End::Right };
            board.push(random_shaft(&mut random), end, random.random_range(0..4));
        }
        let mut taken = HashSet::new();
        for _ in 0..8 {
            taken.insert(Hole::new(random.random_range(0..18), random.random_range(0..24)).unwrap());
        }
        let from = Hole::new(random.random_range(0..18), random.random_range(0..24)).unwrap();
        let goal = if random.random_bool(0.5) { 0 } else { 23 };
        let mut holes = Holes::NONE;
        taken.iter().for_each(|hole| holes.insert(*hole));
        let reach: HashSet<Hole> = board.maze().reach(from, &holes, goal).iter().collect();
        assert_eq!(reach, brute_force(&board, from, &taken, goal), "{board} from {from}");
    }
}

#[test]
fn the_way_between_two_cards_is_open_only_if_neither_has_a_hedge_there() {
    let board = plain_board();
    let mut seen = HashSet::new();
    for hole in Hole::all() {
        for direction in Direction::ALL {
            let side = board.side(hole, direction);
            assert_eq!(side == Side::Open, steps(&board, hole, direction).is_some(), "{hole} {direction:?}");
            assert_eq!(board.maze().is_open(hole, direction), side == Side::Open, "{hole} {direction:?}");
            if let Some(beyond) = hole.beside(direction) {
                let mirrored = match side {
                    Side::Own if hole.column / 3 == beyond.column / 3 && hole.shaft() == beyond.shaft() => Side::Own,
                    Side::Own => Side::Other,
                    Side::Other => Side::Own,
                    same => same,
                };
                assert_eq!(board.side(beyond, direction.opposite()), mirrored);
            }
            seen.insert(format!("{side:?}"));
        }
    }
    assert_eq!(seen.len(), 5, "each of them happens");
}

#[test]
fn the_rim_is_closed() {
    let board = plain_board();
    for index in 0..18 {
        assert_eq!(board.side(Hole::new(index, 0).unwrap(), Direction::South), Side::Rim);
        assert_eq!(board.side(Hole::new(index, 23).unwrap(), Direction::North), Side::Rim);
    }
    for index in 0..24 {
        assert_eq!(board.side(Hole::new(0, index).unwrap(), Direction::West), Side::Rim);
        assert_eq!(board.side(Hole::new(17, index).unwrap(), Direction::East), Side::Rim);
    }
}

#[test]
fn a_shaft_lies_below_three_rows_and_a_slot_below_three_columns() {
    assert_eq!(hole("A1").shaft(), shaft(1));
    assert_eq!(hole("A3").shaft(), shaft(1));
    assert_eq!(hole("A4").shaft(), shaft(2));
    assert_eq!(hole("R22").shaft(), shaft(8));
    assert_eq!(hole("R24").shaft(), shaft(8));
    let board = plain_board();
    assert_eq!(card(&board, 0, 0), piece("1/0"));
    assert_eq!(card(&board, 0, 5), piece("6/0"));
    assert_eq!(card(&board, 7, 5), piece("48/0"));
    assert_eq!(board.spare(), piece("49/0"));
}

#[test]
fn a_push_moves_a_shaft_by_one_slot_and_the_far_card_falls_out() {
    let mut board = plain_board();
    board.push(shaft(5), End::Left, 1);
    let cards = |board: &Board, shaft| (0..6).map(|slot| card(board, shaft, slot).to_string()).collect::<Vec<_>>();
    assert_eq!(cards(&board, 4), ["49/90", "25/0", "26/0", "27/0", "28/0", "29/0"]);
    assert_eq!(board.spare(), piece("30/0"));
    board.push(shaft(1), End::Right, 2);
    assert_eq!(cards(&board, 0), ["2/0", "3/0", "4/0", "5/0", "6/0", "30/180"]);
    assert_eq!(board.spare(), piece("1/0"));
    assert_eq!(cards(&board, 4)[0], "49/90", "other shafts lie still");
}

#[test]
fn what_a_push_has_changed_can_be_seen_back() {
    let mut random = stream(12, 0, 0);
    for _ in 0..1000 {
        let before = random_board(&mut random);
        let mut after = before;
        let (shaft, quarters) = (random_shaft(&mut random), random.random_range(0..4));
        let end = if random.random_bool(0.5) { End::Left } else { End::Right };
        after.push(shaft, end, quarters);
        let back = after.before(shaft, end);
        assert_eq!(back.maze(), before.maze());
        assert!(back.pieces().eq(before.pieces()));
        assert_eq!(back.spare().number(), before.spare().number());
    }
}

#[test]
fn all_49_cards_are_there_after_any_push() {
    let mut random = stream(13, 0, 0);
    let mut board = random_board(&mut random);
    for _ in 0..1000 {
        board.push(random_shaft(&mut random), End::Left, random.random_range(0..4));
        let read: Board = board.to_string().parse().expect("49 different cards");
        assert_eq!(read, board, "the ways are those of the cards");
    }
}
