//! Tests of winning, stale rounds and resigning.

use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::Seats;
use snuffel_games::scout::rules::board::Board;
use snuffel_games::scout::rules::event::{Event, Phase};
use snuffel_games::scout::rules::hole::Direction;
use snuffel_games::scout::rules::stage::Stage;
use snuffel_games::scout::rules::view::Refusal;

use super::{Play, board_where, hole, plain_board, seat};

fn last_step() -> Board {
    board_where(|board| board.maze().is_open(hole("G23"), Direction::North))
}

fn nearly(phase: Phase) -> Play {
    let mut play = Play::pushing(&last_step(), [["G23", "A24", "B24", "C24"], ["A5", "B5", "C5", "D5"]]);
    play.state.stage = Stage::Walking { mover: seat(1), phase };
    play.state.began = play.state.scouts[seat(1)];
    play.state.gains = play.state.gains_of(seat(1));
    play
}

fn won(number: usize) -> Option<Outcome> {
    Some(Outcome { winners: Seats::only(seat(number)) })
}

#[test]
fn the_first_with_all_scouts_home_wins_at_once_in_any_phase() {
    for phase in [Phase::Opening, Phase::Look, Phase::Move] {
        let mut play = nearly(phase);
        assert_eq!(play.outcome(), None);
        play.act(1, "walk 1 G24");
        assert_eq!(play.outcome(), won(1));
        let kinds: Vec<bool> = play.events.iter().map(|event| matches!(event, Event::Won { .. })).collect();
        assert_eq!(kinds.last(), Some(&true));
        let home = [Some(hole("G24")), None, None, None];
        assert!(
            play.told(|event| matches!(event, Event::Moved { to, .. } if *to == home)),
            "others hear of the walk too"
        );
        for action in ["push 8 left 0", "undo", "done", "resign"] {
            assert_eq!(play.refused(1, action), Refusal::GameOver, "no push follows");
            assert_eq!(play.refused(2, action), Refusal::GameOver);
        }
    }
}

#[test]
fn three_of_four_scouts_are_not_enough() {
    let mut play = nearly(Phase::Look);
    play.state.scouts[seat(1)][1] = Some(hole("A22"));
    play.act(1, "walk 1 G24");
    assert_eq!(play.outcome(), None);
}

/// Ends the round with the scouts where they are, by the second seat's `done`.
fn end_round(play: &mut Play) {
    play.state.stage = Stage::Walking { mover: seat(2), phase: Phase::Move };
    play.state.began = play.state.scouts[seat(2)];
    play.state.gains = [0; 4];
    play.act(2, "done");
}

fn standing() -> Play {
    Play::pushing(&plain_board(), [["A5", "B5", "C5", "D5"], ["A20", "B20", "C20", "D21"]])
}

#[test]
fn a_round_is_stale_when_nobody_has_fewer_rows_to_go_than_ever_before() {
    let mut play = standing();
    assert_eq!(play.state.least, [76, 77, 0, 0].into());
    end_round(&mut play);
    assert_eq!(play.state.stale, 1);
    // Going back and returning to the same total is no progress.
    play.state.scouts[seat(1)][0] = Some(hole("A2"));
    end_round(&mut play);
    assert_eq!(play.state.stale, 2);
    play.state.scouts[seat(1)][0] = Some(hole("A5"));
    end_round(&mut play);
    assert_eq!(play.state.stale, 3);
    // One row of one player is enough.
    play.state.scouts[seat(2)][3] = Some(hole("D20"));
    end_round(&mut play);
    assert_eq!((play.state.stale, play.state.least[seat(2)]), (0, 76));
    assert_eq!(play.state.round, 5);
}

#[test]
fn after_20_stale_rounds_in_a_row_the_least_sum_wins() {
    let mut play = standing();
    for rounds in 1..20 {
        end_round(&mut play);
        assert_eq!((play.state.stale, play.outcome()), (rounds, None));
        let warned = play.told(|event| *event == Event::Stale { rounds });
        assert_eq!(warned, [10, 15, 19].contains(&rounds), "{rounds}");
    }
    end_round(&mut play);
    assert_eq!(play.outcome(), won(1));
    assert!(play.told(|event| matches!(event, Event::Exhausted { .. })));
    assert_eq!((play.state.sums(), play.state.seats), ([76, 77, 0, 0].into(), 2));
}

#[test]
fn a_shared_least_sum_is_a_draw() {
    let mut play = standing();
    play.state.scouts[seat(2)][3] = Some(hole("D20"));
    for _ in 0..21 {
        if play.outcome().is_none() {
            end_round(&mut play);
        }
    }
    assert_eq!(play.outcome(), Some(Outcome { winners: Seats::NONE }));
}

#[test]
fn the_sums_after_the_opening_count_as_those_of_an_earlier_round() {
    let mut play = Play::opening(&plain_board(), ["ABCD", "EFGH"]);
    play.end_phase(1);
    play.end_phase(2);
    assert_eq!(play.state.least, play.state.sums());
}

#[test]
fn whoever_gives_up_loses() {
    for number in [1, 2] {
        let mut play = Play::on(&plain_board(), 2, 1);
        play.act(number, "resign");
        assert_eq!(play.outcome(), won(3 - number));
    }
}

#[test]
fn of_the_others_whoever_is_ahead_wins_and_equals_share() {
    use snuffel_games::scout::rules::Scout;
    let mut play = Play::on(&plain_board(), 4, 1);
    for (number, column) in [(1, "A"), (2, "A"), (3, "B"), (4, "B"), (1, "C"), (2, "C"), (3, "D"), (4, "D")] {
        play.act(number, &format!("place {column}"));
    }
    let mut ahead = play.state.clone();
    snuffel_core::rules::act::<Scout>(&mut play.state, seat(4), "resign".parse().unwrap(), &mut play.events).unwrap();
    let all = [1, 2, 3].into_iter().map(seat).collect();
    assert_eq!(play.outcome(), Some(Outcome { winners: all }));
    ahead.scouts[seat(2)][0] = Some(hole("A20"));
    snuffel_core::rules::act::<Scout>(&mut ahead, seat(1), "resign".parse().unwrap(), &mut Vec::new()).unwrap();
    assert_eq!(ahead.stage, Stage::Over(won(2).unwrap()));
}

#[test]
fn the_next_game_is_built_anew_and_the_players_start_in_turn() {
    use snuffel_core::rules::Pending;
    use snuffel_games::scout::rules::Scout;
    use snuffel_games::scout::rules::action::Request;
    for (seats, starter, next) in [(2, 1, 2), (2, 2, 1), (4, 4, 1), (3, 2, 3)] {
        let play = Play::on(&plain_board(), seats, starter);
        let starter = Scout::next_starter(&play.state).unwrap();
        assert_eq!(starter, seat(next));
        let again = Scout::start_by(starter, &Default::default(), seats);
        assert_eq!(again.starter, Some(starter));
        let request = if seats == 3 { Request::Lone } else { Request::Board };
        assert_eq!(Scout::pending(&again), Pending::Chance(request));
    }
}
