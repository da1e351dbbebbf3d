//! Tests of the readings on cards.

use std::collections::HashSet;

use snuffel_games::scout::rules::cards::{CARDS, Piece};
use snuffel_games::scout::rules::hole::Direction;

fn cards() -> impl Iterator<Item = u8> {
    1..=CARDS as u8
}

/// The hedges of a card: for each hole, whether it has one on each side.
fn drawing(piece: Piece) -> Vec<[bool; 4]> {
    let hole = |index: u8| Direction::ALL.map(|side| piece.has_hedge(index % 3, index / 3, side));
    (0..9).map(hole).collect()
}

#[test]
fn every_card_has_5_inner_and_7_outer_hedges() {
    for number in cards() {
        for quarters in 0..4 {
            let piece = Piece::new(number, quarters).unwrap();
            let (mut inner, mut outer) = (0, 0);
            for index in 0..9 {
                let (column, row) = (index % 3, index / 3);
                for side in Direction::ALL {
                    let is_outer = match side {
                        Direction::North => row == 2,
                        Direction::East => column == 2,
                        Direction::South => row == 0,
                        Direction::West => column == 0,
                    };
                    let hedge = u32::from(piece.has_hedge(column, row, side));
                    *(if is_outer { &mut outer } else { &mut inner }) += hedge;
                }
            }
            // An inner hedge counts from both of its holes.
            assert_eq!((inner, outer), (10, 7), "{piece}");
        }
    }
}

#[test]
fn an_inner_hedge_is_the_same_from_both_holes() {
    for number in cards() {
        let piece = Piece::new(number, 0).unwrap();
        for column in 0..2 {
            for row in 0..3 {
                assert_eq!(
                    piece.has_hedge(column, row, Direction::East),
                    piece.has_hedge(column + 1, row, Direction::West)
                );
                assert_eq!(
                    piece.has_hedge(row, column, Direction::North),
                    piece.has_hedge(row, column + 1, Direction::South)
                );
            }
        }
    }
}

#[test]
fn every_edge_of_a_card_has_an_open_side() {
    for number in cards() {
        let piece = Piece::new(number, 0).unwrap();
        let open = |side, holes: [(u8, u8); 3]| holes.iter().any(|(column, row)| !piece.has_hedge(*column, *row, side));
        assert!(open(Direction::North, [(0, 2), (1, 2), (2, 2)]), "{piece}");
        assert!(open(Direction::South, [(0, 0), (1, 0), (2, 0)]), "{piece}");
        assert!(open(Direction::West, [(0, 0), (0, 1), (0, 2)]), "{piece}");
        assert!(open(Direction::East, [(2, 0), (2, 1), (2, 2)]), "{piece}");
    }
}

#[test]
fn no_hole_of_a_card_is_closed_on_all_sides() {
    for number in cards() {
        for sides in drawing(Piece::new(number, 0).unwrap()) {
            assert!(sides.contains(&false), "{number}");
        }
    }
}

#[test]
fn no_card_equals_another_or_itself_under_any_turn() {
    let mut seen = HashSet::new();
    for number in cards() {
        for quarters in 0..4 {
            let piece = Piece::new(number, quarters).unwrap();
            assert!(seen.insert(drawing(piece)), "{piece}");
        }
    }
    assert_eq!(seen.len(), 49 * 4);
}

#[test]
fn a_turn_is_clockwise_seen_from_above() {
    // After a quarter turn the north is in the east, and the hole in the north west is in the north east.
    let clockwise = |side| match side {
        Direction::North => Direction::East,
        Direction::East => Direction::South,
        Direction::South => Direction::West,
        Direction::West => Direction::North,
    };
    for number in cards() {
        for quarters in 0..4 {
            let before = Piece::new(number, quarters).unwrap();
            let after = Piece::new(number, (quarters + 1) % 4).unwrap();
            assert_eq!(after.degrees(), (before.degrees() + 90) % 360);
            for column in 0..3 {
                for row in 0..3 {
                    for side in Direction::ALL {
                        assert_eq!(
                            before.has_hedge(column, row, side),
                            after.has_hedge(row, 2 - column, clockwise(side)),
                            "{before} {column} {row} {side:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn cards_are_told_apart_by_numbers_from_1_to_49() {
    assert!(Piece::new(0, 0).is_none());
    assert!(Piece::new(50, 0).is_none());
    assert!(Piece::new(1, 4).is_none());
    let numbers: Vec<u8> = cards().filter_map(|number| Piece::new(number, 3)).map(Piece::number).collect();
    assert_eq!(numbers, (1..=49).collect::<Vec<u8>>());
}
