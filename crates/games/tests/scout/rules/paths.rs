//! Tests that described ways lead, step by step, where the maze allows.

use rand::RngExt;
use rand::seq::IteratorRandom;
use snuffel_core::rng::stream;
use snuffel_games::scout::rules::hole::{Direction, Hole};
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::tell::paths::{along, dead_ends, exactly, way};

use super::{Play, board_where, card, seat};

/// A game with scouts in random holes.
fn anywhere(seed: u64) -> Position {
    let mut random = stream(seed, 0, 0);
    let number = random.random_range(1..=49u8);
    let board = board_where(|board| card(board, 0, 0).number() == number);
    let mut play = Play::opening(&board, ["ABCD", "ABCD"]);
    let mut holes = Hole::all().filter(|hole| (1..23).contains(&hole.row)).sample(&mut random, 8).into_iter();
    for place in play.state.scouts.iter_mut().take(2).flatten() {
        *place = holes.next();
    }
    play.state
}

#[test]
fn a_way_leads_to_every_hole_in_reach_and_to_no_other() {
    for seed in 0..40 {
        let position = anywhere(seed);
        for seat in [seat(1), seat(2)] {
            for (_, from) in position.scouts_of(seat) {
                let reach = position.reach(seat, from);
                for to in Hole::all().filter(|to| *to != from) {
                    let runs = way(&position, seat, from, to);
                    assert_eq!(runs.is_some(), reach.contains(to), "{from} to {to}");
                    if let Some(runs) = runs {
                        assert_eq!(exactly(&position, seat, from, &runs), Ok(to));
                        let turns = runs.windows(2).all(|pair| pair[0].0 != pair[1].0);
                        assert!(turns, "each run is told once");
                    }
                }
            }
        }
    }
}

#[test]
fn a_lane_is_followed_up_to_a_choice_or_its_end() {
    for seed in 0..40 {
        let position = anywhere(seed);
        for (_, from) in position.scouts_of(seat(1)) {
            let reach = position.reach(seat(1), from);
            for direction in Direction::ALL {
                let (to, runs) = along(&position, seat(1), from, direction);
                assert_eq!(exactly(&position, seat(1), from, &runs), Ok(to));
                let next = from.beside(direction).filter(|next| reach.contains(*next));
                let open = next.is_some() && position.board.maze().is_open(from, direction);
                assert_eq!(runs.is_empty(), !open);
                assert!(to == from || reach.contains(to));
            }
        }
    }
}

#[test]
fn a_step_that_is_closed_says_where() {
    let position = anywhere(1);
    let (_, from) = position.scouts_of(seat(1)).next().unwrap();
    for direction in Direction::ALL {
        let result = exactly(&position, seat(1), from, &[(direction, 30)]);
        assert!(matches!(result, Err((_, closed)) if closed == direction), "nobody walks 30 steps");
    }
}

#[test]
fn a_dead_end_has_one_way_out() {
    let position = anywhere(2);
    for (_, from) in position.scouts_of(seat(1)) {
        let reach = position.reach(seat(1), from);
        for end in dead_ends(&position, seat(1), from, &reach) {
            assert!(reach.contains(end));
            let beside = Direction::ALL.into_iter().filter(|side| {
                let beyond = end.beside(*side);
                let there = beyond.is_some_and(|beyond| reach.contains(beyond) || beyond == from);
                there && position.board.maze().is_open(end, *side)
            });
            assert_eq!(beside.count(), 1, "{end}");
        }
    }
}
