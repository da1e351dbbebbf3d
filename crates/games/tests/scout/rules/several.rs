//! Tests with 3 or 4 players.

use snuffel_core::rules::{Impossible, Pending, Rules};
use snuffel_core::seat::Seats;
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Chance, Request};
use snuffel_games::scout::rules::event::Event;
use snuffel_games::scout::rules::hole::{Base, Direction};
use snuffel_games::scout::rules::seating::Corner;
use snuffel_games::scout::rules::stage::Stage;
use snuffel_games::scout::rules::view::Refusal;

use super::{Play, board_where, hole, plain_board, roomy_board, seat};

fn place_all(play: &mut Play) {
    while let Stage::Placing { mover } = play.state.stage {
        let number = mover.index() + 1;
        let place = play.moves(number).remove(0);
        play.act(number, &place.to_string());
    }
}

#[test]
fn four_sit_clockwise_from_the_south_west() {
    let play = Play::on(&plain_board(), 4, 1);
    let corners = [Corner::SouthWest, Corner::NorthWest, Corner::NorthEast, Corner::SouthEast];
    assert_eq!(play.state.corners, corners.into());
    let bases = [Base::South, Base::North, Base::North, Base::South];
    for (number, base) in (1..).zip(bases) {
        assert_eq!(play.state.base(seat(number)), base);
    }
}

#[test]
fn each_has_two_scouts_and_the_board_is_filled_at_random() {
    for seats in [3, 4] {
        let mut play = Play::on(&plain_board(), seats, 1);
        place_all(&mut play);
        for number in 1..=seats {
            assert_eq!(play.state.scouts_of(seat(number)).count(), 2);
        }
        // Laying by hand is for two players only.
        let mut play = Play::new("hints=on by-hand", seats);
        if seats == 3 {
            play.chance(Chance::Lone(seat(2), Base::North));
        }
        play.chance(Chance::Starter(seat(1)));
        assert_eq!(Scout::pending(&play.state), Pending::Chance(Request::Board));
    }
}

#[test]
fn order_of_play_and_of_placing_is_clockwise() {
    let mut play = Play::on(&roomy_board(), 4, 3);
    for number in [3, 4, 1, 2, 3, 4, 1, 2] {
        assert!(play.owes(number));
        let place = play.moves(number).remove(0);
        play.act(number, &place.to_string());
    }
    for number in [3, 4, 1, 2] {
        assert!(play.owes(number));
        play.end_phase(number);
    }
    assert_eq!(play.state.stage, Stage::Pushing { mover: seat(3) }, "all move before the first push");
}

#[test]
fn two_who_share_a_base_line_place_in_turn() {
    let mut play = Play::on(&plain_board(), 4, 1);
    play.act(1, "place F");
    play.act(2, "place F");
    assert!(matches!(play.refused(3, "place F"), Refusal::Taken { .. }));
    play.act(3, "place G");
    assert!(matches!(play.refused(4, "place F"), Refusal::Taken { .. }));
    play.act(4, "place G");
    assert_eq!(play.stands(4, 1), "G1");
    assert_eq!(play.stands(3, 1), "G24");
}

#[test]
fn with_three_the_lot_says_who_sits_alone_and_where() {
    let play = Play::new("hints=on", 3);
    assert_eq!(Scout::pending(&play.state), Pending::Chance(Request::Lone));
    for (lone, base, bases) in [
        (1, Base::South, [Base::South, Base::North, Base::North]),
        (2, Base::South, [Base::North, Base::South, Base::North]),
        (3, Base::North, [Base::South, Base::South, Base::North]),
        (2, Base::North, [Base::South, Base::North, Base::South]),
    ] {
        let mut play = Play::new("hints=on", 3);
        play.chance(Chance::Lone(seat(lone), base));
        assert!(play.told(|event| matches!(event, Event::Lone { .. })));
        assert_eq!([1, 2, 3].map(|number| play.state.base(seat(number))), bases);
        // Clockwise: the lone player in the south is followed by the north west, in the north by the south east.
        let next = play.state.corners[seat(lone % 3 + 1)];
        let expected = if base == Base::South { Corner::NorthWest } else { Corner::SouthEast };
        assert_eq!(next, expected);
    }
    let mut play = Play::new("hints=on", 3);
    let fourth = Chance::Lone(seat(4), Base::South);
    assert_eq!(Scout::apply_chance(&mut play.state, fourth, &mut Vec::new()), Err(Impossible));
}

#[test]
fn the_lone_one_stands_on_a_and_r() {
    for starter in [1, 2, 3] {
        for (base, holes) in [(Base::South, ["A1", "R1"]), (Base::North, ["A24", "R24"])] {
            let mut play = Play::new("hints=on", 3);
            play.chance(Chance::Lone(seat(2), base));
            play.chance(Chance::Starter(seat(starter)));
            play.chance(Chance::Board(Box::new(roomy_board())));
            assert!(!play.owes(2), "there is nothing to choose");
            place_all(&mut play);
            assert_eq!([1, 2].map(|scout| play.stands(2, scout)), holes);
            assert!(play.owes(starter), "who starts walks first");
        }
    }
}

#[test]
fn the_game_ends_with_the_first_whose_both_scouts_are_home() {
    let board = board_where(|board| board.maze().is_open(hole("Q2"), Direction::South));
    let mut play = Play::on(&board, 4, 1);
    place_all(&mut play);
    play.state.scouts[seat(2)] = [Some(hole("A1")), Some(hole("Q2")), None, None];
    play.state.stage = Stage::Walking { mover: seat(2), phase: snuffel_games::scout::rules::event::Phase::Look };
    play.state.began = play.state.scouts[seat(2)];
    play.act(2, "walk 2 Q1");
    let winners = Seats::only(seat(2));
    assert_eq!(play.outcome().map(|outcome| outcome.winners), Some(winners));
}

#[test]
fn a_round_of_four_ends_when_all_have_had_their_turn() {
    let mut play = Play::on(&roomy_board(), 4, 2);
    place_all(&mut play);
    for number in [2, 3, 4, 1] {
        play.end_phase(number);
    }
    for number in [2, 3, 4, 1] {
        assert_eq!(play.state.round, 1);
        while play.state.stage.mover() == Some(seat(number)) {
            if play.state.phase().is_some() && play.try_act(number, "done").is_ok() {
                continue;
            }
            let action = play.moves(number).remove(0);
            play.act(number, &action.to_string());
        }
    }
    assert_eq!(play.state.round, 2);
}
