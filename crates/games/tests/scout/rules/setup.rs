//! Tests of the set-up for 2 players.

use std::collections::BTreeSet;

use snuffel_core::rules::{Impossible, Pending, Rules};
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Action, Chance, Request};
use snuffel_games::scout::rules::event::Event;
use snuffel_games::scout::rules::hole::{Base, Hole};
use snuffel_games::scout::rules::stage::{Stage, Task};
use snuffel_games::scout::rules::view::Refusal;

use super::{Play, card, hole, plain_board, scout, seat, shaft};

#[test]
fn south_has_row_1_and_north_row_24_as_base_line() {
    let play = Play::on(&plain_board(), 2, 1);
    assert_eq!(play.state.base(seat(1)), Base::South);
    assert_eq!(play.state.base(seat(2)), Base::North);
    assert_eq!(play.state.goal(seat(1)), 23);
    assert_eq!(play.state.goal(seat(2)), 0);
}

#[test]
fn the_lot_says_who_starts() {
    let play = Play::new("hints=on", 2);
    assert_eq!(Scout::pending(&play.state), Pending::Chance(Request::Starter(2)));
    for number in [1, 2] {
        let play = Play::on(&plain_board(), 2, number);
        assert!(play.owes(number), "and places first");
        assert!(play.told(|event| *event == Event::Begins { seat: seat(number) }));
    }
    let mut play = Play::new("hints=on", 2);
    let third = Chance::Starter(seat(3));
    assert_eq!(Scout::apply_chance(&mut play.state, third, &mut Vec::new()), Err(Impossible));
}

#[test]
fn the_players_place_four_scouts_each_in_turn() {
    let mut play = Play::on(&plain_board(), 2, 2);
    for (number, column) in [(2, "A"), (1, "A"), (2, "B"), (1, "R"), (2, "C"), (1, "D"), (2, "D"), (1, "C")] {
        assert!(play.owes(number));
        let other = 3 - number;
        assert_eq!(play.refused(other, "place Q"), Refusal::NotYourTurn);
        assert_eq!(play.refused(number, "walk 1 A2"), Refusal::PlaceFirst);
        assert_eq!(play.refused(number, "push 1 left 0"), Refusal::PlaceFirst);
        play.act(number, &format!("place {column}"));
    }
    assert!(!matches!(play.state.stage, Stage::Placing { .. }));
}

#[test]
fn scouts_are_numbered_as_placed_and_stand_on_the_own_base_line() {
    let play = Play::opening(&plain_board(), ["AFCR", "DBQA"]);
    let stands = |number| [1, 2, 3, 4].map(|scout| play.stands(number, scout));
    assert_eq!(stands(1), ["A1", "F1", "C1", "R1"]);
    assert_eq!(stands(2), ["D24", "B24", "Q24", "A24"]);
}

#[test]
fn a_scout_is_placed_in_a_free_hole() {
    let mut play = Play::on(&plain_board(), 2, 1);
    play.act(1, "place F");
    play.act(2, "place F");
    let taken = Refusal::Taken { hole: hole("F1"), seat: None, scout: scout(1) };
    assert_eq!(play.refused(1, "place F"), taken);
    let listed: Vec<Action> = play.moves(1);
    assert_eq!(listed.len(), 17);
    assert!(!listed.contains(&Action::Place(5)));
}

#[test]
fn the_program_fills_the_board_with_all_cards_in_any_order_and_turn() {
    use snuffel_core::rng::stream;
    let (mut firsts, mut turns) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let Chance::Board(board) = Scout::sample(&Request::Board, &mut stream(seed, 0, 0)) else {
            panic!("a board");
        };
        let numbers: BTreeSet<u8> = board.pieces().map(|piece| piece.number()).collect();
        assert_eq!(numbers.len(), 48);
        assert!(!numbers.contains(&board.spare().number()));
        firsts.insert(card(&board, 0, 0).number());
        turns.insert(card(&board, 3, 3).degrees());
    }
    assert!(firsts.len() > 40);
    assert_eq!(turns, BTreeSet::from([0, 90, 180, 270]));
}

/// A game in which both lay by hand: the first seat has the odd cards up to 47, the second the even ones.
fn by_hand(starter: usize) -> Play {
    let mut play = Play::new("hints=on by-hand", 2);
    play.chance(Chance::Starter(seat(starter)));
    assert_eq!(Scout::pending(&play.state), Pending::Chance(Request::Deal));
    let hand = |first: usize| (first..=48).step_by(2).map(|number| number.to_string()).collect::<Vec<_>>().join(",");
    play.chance(format!("deal {} {} 49", hand(1), hand(2)).parse().unwrap());
    play
}

#[test]
fn by_hand_each_player_is_dealt_24_cards() {
    use snuffel_core::rng::stream;
    for seed in 0..50 {
        let Chance::Deal(deal) = Scout::sample(&Request::Deal, &mut stream(seed, 0, 0)) else {
            panic!("a deal");
        };
        assert_eq!(deal.hands.map(u64::count_ones), [24, 24].into());
        assert_eq!((deal.hands[seat(1)] | deal.hands[seat(2)] | 1 << deal.spare).count_ones(), 49);
    }
    let play = by_hand(1);
    assert_eq!(play.state.hands.map(u64::count_ones), [24, 24].into());
    assert!(play.told(|event| *event == Event::Dealt { spare: 49 }));
}

#[test]
fn a_deal_that_is_none_is_not_taken() {
    for deal in [
        "deal 1,2 3,4 5",
        "deal 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24 49",
    ] {
        let mut play = Play::new("hints=on by-hand", 2);
        play.chance(Chance::Starter(seat(1)));
        let outcome = deal.parse().unwrap();
        assert_eq!(Scout::apply_chance(&mut play.state, outcome, &mut Vec::new()), Err(Impossible), "{deal}");
    }
}

#[test]
fn by_hand_the_players_alternate_the_starter_first() {
    let mut play = by_hand(2);
    assert!(play.owes(2));
    assert_eq!(play.refused(1, "lay 1/0 1"), Refusal::NotYourTurn);
    play.act(2, "lay 2/90 1");
    assert!(play.owes(1));
    play.act(1, "lay 1/0 1");
    assert!(play.owes(2));
}

#[test]
fn each_fills_the_half_at_the_own_right_hand_the_first_card_innermost() {
    let mut play = by_hand(1);
    for (number, card) in [(1, "1/0"), (2, "2/90"), (1, "3/180"), (2, "4/0"), (1, "5/0"), (2, "6/0")] {
        play.act(number, &format!("lay {card} 4"));
    }
    let row = play.state.layout[3].map(|piece| piece.unwrap().to_string());
    assert_eq!(row, ["6/0", "4/0", "2/90", "1/0", "3/180", "5/0"]);
    assert!(
        play.told(
            |event| matches!(event, Event::Laid { slot, shaft, .. } if (shaft.number(), slot.number()) == (4, 6))
        )
    );
    assert_eq!(play.refused(1, "lay 7/0 4"), Refusal::ShaftFull(shaft(4)));
}

#[test]
fn only_own_cards_that_are_left_can_be_laid() {
    let mut play = by_hand(1);
    assert_eq!(play.refused(1, "lay 2/0 1"), Refusal::NotInHand(2));
    assert_eq!(play.refused(1, "lay 49/0 1"), Refusal::NotInHand(49));
    play.act(1, "lay 1/0 1");
    play.act(2, "fill");
    let rest: Vec<String> = (2..=48).step_by(2).map(|number| format!("{number}/0")).collect();
    play.chance(format!("fill {}", rest.join(" ")).parse().unwrap());
    assert_eq!(play.refused(1, "lay 1/0 2"), Refusal::NotInHand(1));
}

#[test]
fn a_player_can_leave_the_rest_to_the_lot_while_the_other_lays_on() {
    let mut play = by_hand(1);
    play.act(1, "lay 1/0 8");
    play.act(2, "fill");
    assert_eq!(Scout::pending(&play.state), Pending::Chance(Request::Fill(play.state.hands[seat(2)])));
    let even: Vec<String> = (2..=48).step_by(2).map(|number| format!("{number}/0")).collect();
    let wrong = format!("fill {}", even[1..].join(" ")).parse().unwrap();
    assert_eq!(Scout::apply_chance(&mut play.state, wrong, &mut Vec::new()), Err(Impossible));
    play.chance(format!("fill {}", even.join(" ")).parse().unwrap());
    assert!(play.told(|event| matches!(event, Event::Filled { count: 24, .. })));
    for (number, shaft) in (3..=47).step_by(2).zip((1..=7).flat_map(|shaft| [shaft; 3]).chain([8, 8])) {
        assert!(play.owes(1));
        play.act(1, &format!("lay {number}/0 {shaft}"));
    }
    let board = &play.state.board;
    assert_eq!(card(board, 7, 3).to_string(), "1/0");
    assert_eq!(card(board, 0, 2).to_string(), "2/0", "the lot lays in the order of laying too");
    assert_eq!(board.spare().to_string(), "49/0");
    assert!(play.owes(1), "who starts places first");
    assert!(matches!(play.state.stage, Stage::Placing { .. }));
    assert_eq!(play.refused(1, "lay 3/0 1"), Refusal::BoardFull);
    assert_eq!(play.refused(1, "fill"), Refusal::BoardFull);
}

#[test]
fn nothing_but_laying_happens_before_the_board_is_full() {
    let mut play = by_hand(1);
    assert_eq!(play.refused(1, "place A"), Refusal::LayFirst);
    assert_eq!(play.refused(1, "walk 1 A2"), Refusal::LayFirst);
    assert_eq!(play.refused(1, "done"), Refusal::LayFirst);
    assert_eq!(play.refused(1, "push 1 left 0"), Refusal::LayFirst);
    assert!(play.told(|event| *event == Event::Due { seat: seat(1) }));
    assert_eq!((&play.tasks[..], play.state.hands[seat(1)].count_ones()), (&[Task::Lay][..], 24));
}

#[test]
fn without_the_option_nobody_lays_by_hand() {
    let mut play = Play::new("hints=on", 2);
    play.chance(Chance::Starter(seat(1)));
    assert_eq!(Scout::pending(&play.state), Pending::Chance(Request::Board));
}

#[test]
fn the_opening_lets_each_player_walk_as_far_as_wished_the_starter_first() {
    let mut play = Play::opening(&plain_board(), ["ABCD", "EFGH"]);
    assert!(play.owes(1));
    assert_eq!(play.refused(1, "push 1 left 0"), Refusal::NoPushYet);
    assert_eq!(play.refused(2, "done"), Refusal::NotYourTurn);
    play.end_phase(1);
    assert!(play.owes(2));
    play.end_phase(2);
    assert!(play.owes(1));
    assert_eq!(play.refused(1, "place A"), Refusal::PlacedAlready);
    let on_board = |hole: &Hole| hole.row < 24;
    assert!(play.state.scouts.iter().flatten().flatten().all(on_board));
}
