//! Tests of moving.

use snuffel_core::rules::Rules;
use snuffel_core::seat::Seats;
use snuffel_games::scout::rules::board::Board;
use snuffel_games::scout::rules::event::{Event, Phase};
use snuffel_games::scout::rules::hole::{Direction, Hole};
use snuffel_games::scout::rules::maze::Holes;
use snuffel_games::scout::rules::stage::Stage;
use snuffel_games::scout::rules::view::Refusal;

use super::{Play, board_where, card, hole, plain_board, scout, seat};

/// A game in the look phase of the first seat.
fn looking(board: &Board, scouts: [[&str; 4]; 2]) -> Play {
    let mut play = Play::pushing(board, scouts);
    begin(&mut play, Phase::Look);
    play
}

/// Begins a phase of the first seat as the rules do.
fn begin(play: &mut Play, phase: Phase) {
    let state = &mut play.state;
    state.began = state.scouts[seat(1)];
    state.gains = state.gains_of(seat(1));
    state.stage = Stage::Walking { mover: seat(1), phase };
}

fn open(board: &Board, from: &str, direction: Direction) -> bool {
    board.maze().is_open(hole(from), direction)
}

/// A board with a lane from G10 to G13 that ends there, with no other openings from G11 and G12.
fn lane() -> Board {
    board_where(|board| {
        let shut = |from| !open(board, from, Direction::East) && !open(board, from, Direction::West);
        open(board, "G10", Direction::North)
            && open(board, "G11", Direction::North)
            && shut("G11")
            && board.maze().reach(hole("G10"), &Holes::NONE, 23).row(11).count_ones() == 1
    })
}

#[test]
fn a_scout_walks_sideways_and_lengthwise_any_number_of_steps() {
    let board = plain_board();
    for from in Hole::all().filter(|hole| hole.row != 23) {
        for to in board.maze().reach(from, &Holes::NONE, 23).iter() {
            assert!(to != from);
        }
    }
    let far = Hole::all().map(|from| board.maze().reach(from, &Holes::NONE, 23).len()).max();
    assert!(far.unwrap() > 20);
}

#[test]
fn no_scout_walks_over_a_hedge() {
    let board = lane();
    let mut play = looking(&board, [["G11", "A1", "B1", "C1"], ["A24", "B24", "C24", "D24"]]);
    let beside = Refusal::NoWay { scout: scout(1), hole: hole("H11") };
    if !play.state.reach(seat(1), hole("G11")).contains(hole("H11")) {
        assert_eq!(play.refused(1, "walk 1 H11"), beside);
    }
    play.act(1, "walk 1 G12");
    assert_eq!(play.stands(1, 1), "G12");
}

#[test]
fn no_scout_walks_onto_or_over_another_own_or_enemy() {
    let board = lane();
    for enemy in [false, true] {
        let (own, other) = if enemy { ("A1", "G11") } else { ("G11", "D24") };
        let mut play = looking(&board, [["G10", own, "B1", "C1"], ["A24", "B24", "C24", other]]);
        let taken =
            Refusal::Taken { hole: hole("G11"), seat: enemy.then(|| seat(2)), scout: scout(if enemy { 4 } else { 2 }) };
        assert_eq!(play.refused(1, "walk 1 G11"), taken);
        let beyond = Refusal::NoWay { scout: scout(1), hole: hole("G12") };
        assert_eq!(play.refused(1, "walk 1 G12"), beyond, "enemy {enemy}");
    }
}

#[test]
fn every_own_scout_may_walk_in_any_order_as_often_as_wished() {
    let board = lane();
    let mut play = looking(&board, [["G10", "G12", "B1", "C1"], ["A24", "B24", "C24", "D24"]]);
    play.act(1, "walk 1 G11");
    play.act(1, "walk 1 G10");
    play.act(1, "walk 2 G11");
    play.act(1, "walk 2 G12");
    play.act(1, "walk 1 G11");
    assert_eq!(play.stands(1, 1), "G11");
    assert!(play.owes(1), "the phase lasts until it is ended");
}

#[test]
fn a_walk_ends_in_the_first_hole_of_the_opposite_base_line() {
    for seed in 0..200 {
        let board = board_where(|board| card(board, 0, 0).number() == seed % 49 + 1);
        for (goal, ahead) in [(23, Direction::North), (0, Direction::South)] {
            for from in Hole::all().filter(|hole| hole.row != goal) {
                let mut reach = board.maze().reach(from, &Holes::NONE, goal);
                let home: Vec<Hole> = reach.in_row(goal).collect();
                reach.insert(from);
                for hole in home {
                    let before = hole.beside(ahead.opposite()).unwrap();
                    assert!(reach.contains(before) && board.maze().is_open(before, ahead), "{from} {hole}");
                }
            }
        }
        if seed > 3 {
            break;
        }
    }
}

#[test]
fn a_scout_that_is_home_never_moves_again() {
    let board = board_where(|board| {
        open(board, "G23", Direction::North)
            && open(board, "G24", Direction::East)
            && open(board, "G22", Direction::North)
    });
    let mut play = looking(&board, [["G22", "A1", "B1", "C1"], ["A20", "B20", "C20", "D20"]]);
    play.act(1, "walk 1 G24");
    assert!(
        play.told(
            |event| matches!(event, Event::Walked { scout, to, .. } if (scout.number(), *to) == (1, hole("G24")))
        )
    );
    assert_eq!(play.refused(1, "walk 1 H24"), Refusal::Home(scout(1)));
    assert_eq!(play.refused(1, "walk 1 G23"), Refusal::Home(scout(1)));
    assert!(play.moves(1).iter().all(|action| !action.to_string().starts_with("walk 1")));
}

#[test]
fn there_are_no_other_scouts_and_no_walks_to_where_one_stands() {
    let mut play = looking(&lane(), [["G10", "A1", "B1", "C1"], ["A24", "B24", "C24", "D24"]]);
    let here = Refusal::StandsThere { scout: scout(1), hole: hole("G10") };
    assert_eq!(play.refused(1, "walk 1 G10"), here);
    play.state.scouts[seat(1)][3] = None;
    assert_eq!(play.refused(1, "walk 4 A2"), Refusal::NoScout(scout(4)));
}

/// A game in which exactly the first scout of the first seat can get nearer: from G10, in the lane, to its closed
/// end.
fn one_way() -> Play {
    let board = lane();
    let sealed: Vec<String> =
        sealed(&board).into_iter().filter(|hole| hole.row > 0 && hole.row < 20).map(|hole| hole.to_string()).collect();
    assert!(sealed.len() >= 3, "{sealed:?}");
    looking(&board, [["G10", &sealed[0], &sealed[1], &sealed[2]], ["A24", "B24", "C24", "D24"]])
}

/// The holes without any way out.
fn sealed(board: &Board) -> Vec<Hole> {
    let holes = Hole::all();
    holes.filter(|hole| board.maze().reach(*hole, &Holes::NONE, 99).is_empty()).collect()
}

#[test]
fn if_a_scout_could_get_nearer_one_must_be_nearer_at_the_end_of_the_phase() {
    for phase in [Phase::Opening, Phase::Look, Phase::Move] {
        let mut play = one_way();
        begin(&mut play, phase);
        let nearest = play.state.nearest(seat(1), hole("G10")).unwrap();
        let duty = Refusal::Nearer { scout: scout(1), hole: nearest };
        assert_eq!(play.refused(1, "done"), duty);
        play.act(1, "walk 1 G11");
        play.act(1, "done");
        assert!(play.told(|event| matches!(event, Event::Moved { .. })));
    }
}

#[test]
fn how_far_a_scout_goes_is_free() {
    let mut play = one_way();
    assert!(play.state.gains[0] >= 2);
    play.act(1, "walk 1 G11");
    assert_eq!(play.try_act(1, "done"), Ok(()), "one row is enough");
}

#[test]
fn a_step_forward_that_is_undone_by_walking_back_does_not_count() {
    let mut play = one_way();
    play.act(1, "walk 1 G11");
    play.act(1, "walk 1 G10");
    assert!(matches!(play.refused(1, "done"), Refusal::Nearer { scout, .. } if scout.number() == 1));
}

#[test]
fn the_duty_is_judged_scout_by_scout() {
    // With two scouts in the lane it is enough that one goes forward, even if another goes back as far.
    let board = lane();
    let mut play = looking(&board, [["G12", "G10", "A1", "B1"], ["A24", "B24", "C24", "D24"]]);
    let back = play.state.reach(seat(1), hole("G10")).iter().find(|hole| hole.row < 9);
    play.act(1, "walk 2 G11");
    assert_eq!(play.try_act(1, "done"), Ok(()));
    if let Some(back) = back {
        let mut play = looking(&board, [["G12", "G10", "A1", "B1"], ["A24", "B24", "C24", "D24"]]);
        play.act(1, &format!("walk 2 {back}"));
        play.act(1, "walk 1 G11");
        assert!(play.try_act(1, "done").is_err(), "both stand further back");
    }
}

#[test]
fn nearer_counts_rows_and_nothing_else() {
    // On a board where a scout can walk sideways but not forward, there is no duty.
    let board = board_where(|board| {
        let reach = board.maze().reach(hole("G10"), &Holes::NONE, 23);
        !reach.is_empty() && reach.iter().all(|hole| hole.row <= 9) && sealed(board).len() > 10
    });
    let sealed: Vec<String> = sealed(&board).iter().filter(|hole| hole.row < 23).map(Hole::to_string).collect();
    let mut play = looking(&board, [["G10", &sealed[0], &sealed[1], &sealed[2]], ["A24", "B24", "C24", "D24"]]);
    assert_eq!(play.state.gains, [0; 4]);
    assert_eq!(play.try_act(1, "done"), Ok(()));
}

#[test]
fn who_has_walked_into_the_own_way_is_told_to_take_it_back() {
    // The second scout blocks the lane, so that the first, which could get nearer before, no longer can.
    let board = board_where(|board| {
        let reach = board.maze().reach(hole("G10"), &Holes::NONE, 23);
        // Only one hole is nearer, and another scout can get there from the side.
        let nearer: Vec<Hole> = reach.iter().filter(|hole| hole.row > 9).collect();
        nearer.len() == 1 && nearer[0] == hole("G11") && open(board, "G10", Direction::West) && sealed(board).len() > 8
    });
    let sealed: Vec<String> = sealed(&board).iter().filter(|hole| hole.row < 23).map(Hole::to_string).collect();
    let mut play = looking(&board, [["G10", "G11", &sealed[1], &sealed[2]], ["A24", "B24", "C24", "D24"]]);
    // As if the second scout had come back from the row ahead: it blocks, and is not nearer itself.
    play.state.gains = [1, 0, 0, 0];
    assert_eq!(play.refused(1, "done"), Refusal::NearerBefore(scout(1)));
}

#[test]
fn walks_of_the_own_phase_can_be_taken_back_until_it_is_ended() {
    let mut play = one_way();
    assert_eq!(play.refused(1, "undo"), Refusal::NothingToUndo);
    play.act(1, "walk 1 G11");
    play.act(1, "walk 1 G12");
    play.act(1, "undo");
    assert_eq!(play.stands(1, 1), "G11");
    play.act(1, "undo");
    assert_eq!(play.stands(1, 1), "G10");
    assert!(play.told(|event| matches!(event, Event::Undone { scout, .. } if scout.number() == 1)));
    assert_eq!(play.refused(1, "undo"), Refusal::NothingToUndo);
    play.act(1, "walk 1 G11");
    play.act(1, "done");
    assert_eq!(play.refused(1, "undo"), Refusal::PushFirst);
}

#[test]
fn at_least_48_walks_of_a_phase_can_be_taken_back() {
    let mut play = one_way();
    for step in 0..60 {
        play.act(1, if step % 2 == 0 { "walk 1 G11" } else { "walk 1 G10" });
    }
    for _ in 0..48 {
        play.act(1, "undo");
    }
    assert_eq!(play.stands(1, 1), "G10");
    assert_eq!(play.refused(1, "undo"), Refusal::NothingToUndo);
}

#[test]
fn a_phase_in_which_no_own_scout_can_walk_is_passed_over() {
    let board = board_where(|board| sealed(board).iter().filter(|hole| hole.row < 23).count() >= 4);
    let holes: Vec<String> = sealed(&board).iter().filter(|hole| hole.row < 23).map(Hole::to_string).collect();
    let mut play = Play::pushing(&board, [["A1", "B1", "C1", "D1"], [&holes[0], &holes[1], &holes[2], &holes[3]]]);
    (play.state.scouts[seat(1)], play.state.scouts[seat(2)]) = (play.state.scouts[seat(2)], play.state.scouts[seat(1)]);
    // A push far away from the sealed scouts. After it none of them can walk, and the other player is on turn.
    let others: Vec<u8> = holes.iter().take(4).map(|name| hole(name).shaft().number() - 1).collect();
    let push = (0..8).flat_map(|shaft| [("left", shaft), ("right", shaft)]).find_map(|(end, shaft)| {
        if !others.contains(&shaft) {
            return None;
        }
        (0..4).map(|turn| format!("push {} {end} {}", shaft + 1, turn * 90)).find(|push| {
            let mut state = play.state.clone();
            let mut events = Vec::new();
            snuffel_core::rules::act::<snuffel_games::scout::rules::Scout>(
                &mut state,
                seat(1),
                push.parse().unwrap(),
                &mut events,
            )
            .is_ok()
                && events.iter().any(|event| matches!(event, Event::Passed { phase: Phase::Move, .. }))
        })
    });
    if let Some(push) = push {
        play.act(1, &push);
        assert_eq!(play.state.stage.mover(), Some(seat(2)));
    }
    // A look phase in which no scout can walk is also skipped.
    let mut play = looking(&board, [["A1", "B1", "C1", "D1"], [&holes[0], &holes[1], &holes[2], &holes[3]]]);
    begin(&mut play, Phase::Move);
    play.state.gains = [0; 4];
    play.act(1, "done");
    assert!(play.told(|event| matches!(event, Event::Passed { phase: Phase::Look, .. })));
    assert_eq!(play.state.stage, Stage::Pushing { mover: seat(2) });
    assert_eq!(
        snuffel_games::scout::rules::Scout::pending(&play.state),
        snuffel_core::rules::Pending::Seats(Seats::only(seat(2)))
    );
}
