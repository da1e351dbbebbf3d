//! Tests of the turn, and of the readings on pushes.

use snuffel_games::scout::rules::action::Action;
use snuffel_games::scout::rules::board::End;
use snuffel_games::scout::rules::event::{Event, Phase};
use snuffel_games::scout::rules::stage::{Stage, Task};
use snuffel_games::scout::rules::view::Refusal;

use super::{Play, card, hole, plain_board, seat, shaft};

const SCOUTS: [[&str; 4]; 2] = [["A5", "B8", "C24", "D15"], ["A20", "B20", "C10", "D1"]];

#[test]
fn the_very_first_turn_of_the_starter_has_no_look() {
    let mut play = Play::opening(&plain_board(), ["ABCD", "EFGH"]);
    play.end_phase(1);
    play.end_phase(2);
    assert_eq!(play.state.stage, Stage::Pushing { mover: seat(1) });
    assert_eq!(play.refused(1, "walk 1 A2"), Refusal::PushFirst);
    assert_eq!(play.refused(1, "done"), Refusal::PushFirst);
    assert_eq!(play.state.round, 1);
}

#[test]
fn a_turn_is_look_push_move_in_this_order() {
    let mut play = Play::pushing(&plain_board(), SCOUTS);
    play.act(1, "push 2 left 0");
    let phases = |play: &Play| {
        let mut tasks = play.tasks.iter();
        let due = play.events.iter().filter_map(|event| match event {
            Event::Due { seat } => match tasks.next().unwrap() {
                Task::Walk(phase) => Some((seat.index(), format!("{phase:?}"))),
                Task::Push => Some((seat.index(), "Push".to_owned())),
                Task::Lay | Task::Place => None,
            },
            Event::Passed { seat, phase } => Some((seat.index(), format!("{phase:?}"))),
            _ => None,
        });
        due.collect::<Vec<_>>()
    };
    play.end_phase(1);
    play.end_phase(2);
    let push = play.moves(2).remove(0);
    play.act(2, &push.to_string());
    play.end_phase(2);
    let order = [(0, "Move"), (1, "Look"), (1, "Push"), (1, "Move"), (0, "Look")];
    assert_eq!(phases(&play), order.map(|(seat, phase)| (seat, phase.to_owned())));
}

#[test]
fn pushing_is_a_duty_and_happens_once_a_turn() {
    let mut play = Play::pushing(&plain_board(), SCOUTS);
    assert!(play.moves(1).iter().all(|action| matches!(action, Action::Push(_))));
    play.act(1, "push 2 left 0");
    if play.state.phase() == Some(Phase::Move) {
        assert_eq!(play.refused(1, "push 2 left 0"), Refusal::PushedAlready);
    }
}

#[test]
fn pieces_stay_in_their_holes_while_the_cards_slide() {
    for (shaft, end) in [(2, "left"), (2, "right"), (3, "left"), (5, "right")] {
        let mut play = Play::pushing(&plain_board(), SCOUTS);
        let before = (play.state.scouts, play.state.board);
        play.act(1, &format!("push {shaft} {end} 90"));
        assert_eq!(play.state.scouts, before.0);
        assert_ne!(play.state.board.maze(), before.1.maze());
    }
}

#[test]
fn the_spare_card_goes_in_in_any_turn_and_what_falls_out_is_the_next_spare() {
    for (quarters, degrees) in [(0, 0), (1, 90), (2, 180), (3, 270)] {
        let mut play = Play::pushing(&plain_board(), SCOUTS);
        play.act(1, &format!("push 2 right {degrees}"));
        let board = &play.state.board;
        assert_eq!((card(board, 1, 5).number(), card(board, 1, 5).quarters()), (49, quarters));
        assert_eq!(board.spare().number(), 7);
        assert!(play.told(|event| matches!(event, Event::Pushed { card: 49, fallen: 7, .. })));
    }
}

#[test]
fn a_push_goes_only_into_a_shaft_with_an_own_scout() {
    let mut play = Play::pushing(&plain_board(), SCOUTS);
    assert_eq!(play.refused(1, "push 7 left 0"), Refusal::NoScoutInShaft(shaft(7)), "the enemy's do not count");
    assert_eq!(play.refused(1, "push 6 left 0"), Refusal::NoScoutInShaft(shaft(6)));
    play.act(1, "push 5 left 0");
}

#[test]
fn a_scout_that_is_home_gives_no_right_to_push() {
    let mut play = Play::pushing(&plain_board(), SCOUTS);
    assert_eq!(play.refused(1, "push 8 left 0"), Refusal::OnlyHome(shaft(8)));
    let mut play = Play::pushing(&plain_board(), [["A5", "B8", "C24", "D23"], SCOUTS[1]]);
    play.act(1, "push 8 left 0");
}

#[test]
fn a_push_is_not_taken_back_from_the_other_side() {
    let mut play = Play::pushing(
        &plain_board(),
        [SCOUTS[0], ["A5", "B11", "E20", "E21"].map(|name| if name == "A5" { "E5" } else { name })],
    );
    play.act(1, "push 2 left 0");
    play.end_phase(1);
    while play.state.phase().is_some() {
        play.state.scouts[seat(2)] = ["E5", "B11", "E20", "E21"].map(|name| Some(hole(name)));
        play.state.stage = Stage::Pushing { mover: seat(2) };
    }
    let back = Refusal::TakesBack { shaft: shaft(2), end: End::Right };
    for turn in [0, 90, 180, 270] {
        assert_eq!(play.refused(2, &format!("push 2 right {turn}")), back);
    }
    assert!(play.moves(2).iter().all(|action| !action.to_string().starts_with("push 2 right")));
    let mut same = Play { state: play.state.clone(), events: Vec::new(), tasks: Vec::new() };
    same.act(2, "push 2 left 0");
    // After another push in between, the shaft is free again.
    play.act(2, "push 4 right 0");
    play.state.stage = Stage::Pushing { mover: seat(1) };
    play.state.scouts[seat(1)] = SCOUTS[0].map(|name| Some(hole(name)));
    play.act(1, "push 2 right 0");
}

#[test]
fn there_is_always_a_push() {
    // With all scouts in the shaft that was just pushed, it can be pushed again from the same side.
    let mut play = Play::pushing(&plain_board(), [["A5", "B5", "C5", "D5"], ["E5", "F5", "G5", "H5"]]);
    play.act(1, "push 2 left 0");
    play.state.stage = Stage::Pushing { mover: seat(2) };
    let moves = play.moves(2);
    assert_eq!(moves.len(), 4);
    assert!(moves.iter().all(|action| action.to_string().starts_with("push 2 left")));
}

#[test]
fn in_the_look_phase_a_push_ends_the_phase_once_its_duty_is_done() {
    let mut play = Play::pushing(&plain_board(), SCOUTS);
    play.state.stage = Stage::Walking { mover: seat(1), phase: Phase::Look };
    play.state.began = play.state.scouts[seat(1)];
    play.state.gains = [1, 0, 0, 0];
    assert!(matches!(play.refused(1, "push 2 left 0"), Refusal::Nearer { .. } | Refusal::NearerBefore(_)));
    play.state.gains = [0; 4];
    play.act(1, "push 2 left 0");
    assert!(play.told(|event| matches!(event, Event::Moved { phase: Phase::Look, .. })));
    assert!(play.told(|event| matches!(event, Event::Pushed { .. })));
}

#[test]
fn a_phase_is_summed_up_by_where_each_scout_stands_then() {
    let mut play = Play::opening(&plain_board(), ["ABCD", "EFGH"]);
    let walk = play.moves(1).remove(0);
    play.act(1, &walk.to_string());
    play.act(1, "undo");
    play.end_phase(1);
    let moved = play.events.iter().find_map(|event| match event {
        Event::Moved { to, .. } => Some(*to),
        _ => None,
    });
    for (scout, to) in moved.unwrap().into_iter().enumerate() {
        let stands = play.state.scouts[seat(1)][scout];
        assert!(to.is_none() || to == stands);
        assert_eq!(to.is_some(), stands.unwrap().row > 0);
    }
}
