//! Tests of what level hard of scout never misses, in positions from played games.

use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::Think;
use snuffel_core::player::{Computer, Level};
use snuffel_core::rng::stream;
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Action, Push};
use snuffel_games::scout::rules::event::Phase;
use snuffel_games::scout::rules::moves;
use snuffel_games::scout::rules::outlook::{advance, after};
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::rules::stage::Stage;
use snuffel_games::scout::rules::view::View;
use snuffel_games::scout::think::computer::Normal;
use snuffel_games::scout::think::foresight::{is_decided, push_lead, weighed_turns};
use snuffel_games::scout::think::turn::{begun, turns};

fn hard() -> Box<dyn Computer<Scout>> {
    Scout::computer(Level::HARD)
}

/// Positions of games between normal players in which a push is due.
fn pushes(games: u64, seats: usize, mut look: impl FnMut(&Position, Seat)) {
    for seed in 0..games {
        let mut table = Table::<Scout>::new(&Default::default(), seats, Box::new(Seeded { seed }));
        table.settle();
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            if matches!(view.position.stage, Stage::Pushing { .. }) {
                look(&view.position, seat);
            }
            let mut stream = stream(seed, seat.index() as u64, table.steps());
            let action = Normal.decide(&view, &mut stream, Deadline::NEVER);
            table.act(seat, action).unwrap();
        }
    }
}

/// The actions of level hard until another player is on turn, and the position at that time.
fn turn(position: &Position, seat: Seat) -> (Vec<Action>, Position) {
    let mut position = position.clone();
    let mut player = hard();
    let mut actions = Vec::new();
    while position.stage.mover() == Some(seat) {
        let view = Scout::view(&position, Viewer::Seat(seat));
        let action = player.decide(&view, &mut stream(actions.len() as u64, 0, 0), Deadline::NEVER);
        snuffel_core::rules::act::<Scout>(&mut position, seat, action, &mut Vec::new()).unwrap();
        actions.push(action);
        assert!(actions.len() < 20, "round in circles: {actions:?}");
    }
    (actions, position)
}

/// Returns whether a seat wins by a push and by walking as far as possible.
fn wins_by(position: &Position, seat: Seat, push: &Push) -> bool {
    let mut pushed = after(position, push);
    advance(&mut pushed, seat);
    pushed.is_through(seat)
}

/// Returns whether a seat can win in its coming turn by walking as far as possible, pushing, and walking on.
fn can_win(position: &Position, seat: Seat) -> bool {
    let mut looked = position.clone();
    advance(&mut looked, seat);
    looked.is_through(seat) || moves::pushes(&looked, seat).any(|push| wins_by(&looked, seat, &push))
}

#[test]
fn hard_takes_a_win() {
    let mut found = 0;
    for seats in [2, 3, 4] {
        pushes(12, seats, |position, seat| {
            let mut pushes = moves::pushes(position, seat);
            if !pushes.any(|push| wins_by(position, seat, &push)) {
                return;
            }
            found += 1;
            let (actions, end) = turn(position, seat);
            let winners = Seats::only(seat);
            assert_eq!(end.stage, Stage::Over(Outcome { winners }), "{actions:?} in {position:?}");
        });
    }
    assert!(found > 20, "{found}");
}

#[test]
fn hard_keeps_the_next_player_from_winning_where_it_can() {
    let mut found = 0;
    for seats in [2, 4] {
        pushes(24, seats, |position, seat| {
            let next = position.next(seat);
            let open = |position: &Position| turns(&begun(position, next), next, true);
            let loses = |position: &Position| open(position).iter().any(|turn| turn.after.is_through(next));
            let own = turns(position, seat, false);
            let is_won = own.iter().any(|turn| turn.after.is_through(seat));
            let losing = own.iter().filter(|turn| loses(&turn.after)).count();
            if is_won || losing == 0 || losing == own.len() {
                return;
            }
            found += 1;
            let (actions, end) = turn(position, seat);
            assert!(!can_win(&end, next), "{actions:?} in {position:?}");
            assert!(!loses(&end), "{actions:?} in {position:?}");
        });
    }
    assert!(found > 10, "{found}");
}

/// If no push alone helps, a scout in the way might.
#[test]
fn hard_steps_into_the_way_of_a_win() {
    let mut found = 0;
    pushes(80, 2, |position, seat| {
        let next = position.next(seat);
        let open = |position: &Position| turns(&begun(position, next), next, true);
        let loses = |position: &Position| open(position).iter().any(|turn| turn.after.is_through(next));
        let own = turns(position, seat, false);
        let is_won = own.iter().any(|turn| turn.after.is_through(seat));
        if is_won || !own.iter().all(|turn| loses(&turn.after)) {
            return;
        }
        let (_, end) = turn(position, seat);
        found += usize::from(!loses(&end));
    });
    assert!(found > 0);
}

/// Before a push, scouts walk along their row only if they get further from there.
#[test]
fn nobody_walks_along_a_row_for_nothing() {
    let mut looked = 0;
    pushes(6, 2, |position, seat| {
        let next = position.next(seat);
        let position = begun(position, next);
        for turn in turns(&position, next, true) {
            // A scout that goes home first can leave a hole free for others.
            let goes_home = turn.looks.iter().any(|(_, to)| position.is_home(next, *to));
            let Some(push) = turn.push.filter(|_| !goes_home) else {
                continue;
            };
            for (scout, to) in turn.looks {
                let to_go = |hole| {
                    let mut pushed = after(&position, &push);
                    pushed.stand(next, scout, hole);
                    pushed.to_go(next, pushed.nearest(next, hole).unwrap_or(hole))
                };
                let from = position.hole(next, scout).unwrap();
                assert!(from.row != to.row || to_go(to) < to_go(from), "{scout:?} {to} {push:?} in {position:?}");
                looked += 1;
            }
        }
    });
    assert!(looked > 100, "{looked}");
}

#[test]
fn the_dice_change_nothing_after_the_placing() {
    let mut looked = 0;
    pushes(3, 2, |position, seat| {
        let view = Scout::view(position, Viewer::Seat(seat));
        let decide = |seed| hard().decide(&view, &mut stream(seed, 0, 0), Deadline::NEVER);
        assert_eq!(decide(1), decide(2));
        looked += 1;
    });
    assert!(looked > 20);
}

/// A player with a plan and one that has just taken over make the same moves in every step of a turn.
#[test]
fn a_game_that_is_taken_up_again_goes_on_alike() {
    for seed in 0..4 {
        let mut table = Table::<Scout>::new(&Default::default(), 2, Box::new(Seeded { seed }));
        table.settle();
        let mut players = [hard(), hard()];
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view: View = table.view(Viewer::Seat(seat));
            let decide = |player: &mut Box<dyn Computer<Scout>>| {
                player.decide(&view, &mut stream(seed, seat.index() as u64, table.steps()), Deadline::NEVER)
            };
            let action = decide(&mut players[seat.index()]);
            assert_eq!(decide(&mut hard()), action);
            table.act(seat, action).unwrap();
        }
    }
}

/// A player that takes over scouts in arbitrary places still ends the turn.
#[test]
fn hard_goes_on_wherever_scouts_have_walked() {
    use rand::seq::IndexedRandom;
    let mut taken_over = 0;
    pushes(6, 2, |position, seat| {
        let mut random = stream(taken_over, 7, 0);
        let mut position = position.clone();
        let push = moves::pushes(&position, seat).next().unwrap();
        snuffel_core::rules::act::<Scout>(&mut position, seat, Action::Push(push), &mut Vec::new()).unwrap();
        for _ in 0..3 {
            let walks: Vec<Action> = position
                .scouts_of(seat)
                .flat_map(|(scout, from)| {
                    let reach = position.reach(seat, from);
                    let holes: Vec<_> = reach.iter().collect();
                    holes.into_iter().map(move |to| Action::Walk { scout, to })
                })
                .collect();
            let may_walk = matches!(position.stage, Stage::Walking { mover, .. } if mover == seat);
            if let Some(walk) = walks.choose(&mut random).filter(|_| may_walk) {
                snuffel_core::rules::act::<Scout>(&mut position, seat, *walk, &mut Vec::new()).unwrap();
            }
        }
        turn(&position, seat);
        taken_over += 1;
    });
    assert!(taken_over > 50, "{taken_over}");
}

/// In the opening, a player that takes over other walks than its own still gets as far as possible from there.
#[test]
fn hard_goes_on_in_the_opening_wherever_scouts_have_walked() {
    let mut taken_over = 0;
    for seed in 0..12 {
        let mut table = Table::<Scout>::new(&Default::default(), 2, Box::new(Seeded { seed }));
        table.settle();
        let mut seats = Vec::new();
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            if view.position.phase() == Some(Phase::Opening) && !seats.contains(&seat) {
                seats.push(seat);
                let walks =
                    Scout::legal_actions(&view).into_iter().filter(|action| matches!(action, Action::Walk { .. }));
                for walk in walks.step_by(5) {
                    let mut position = view.position.clone();
                    snuffel_core::rules::act::<Scout>(&mut position, seat, walk, &mut Vec::new()).unwrap();
                    let (_, ended) = turn(&position, seat);
                    assert_eq!(ended.gains_of(seat), [0; 4], "{walk}");
                    taken_over += 1;
                }
            }
            if view.position.phase() == Some(Phase::Look) {
                break;
            }
            let action = Normal.decide(&view, &mut stream(seed, seat.index() as u64, table.steps()), Deadline::NEVER);
            table.act(seat, action).unwrap();
        }
    }
    assert!(taken_over > 50, "{taken_over}");
}

/// Among equivalent turns, hard takes one without pointless walks.
#[test]
fn hard_walks_nowhere_before_a_push_for_nothing() {
    let mut looked = 0;
    pushes(4, 2, |position, seat| {
        let next = position.next(seat);
        let position = begun(position, next);
        let Some((lead, turn)) = weighed_turns(&position, next, true, Deadline::NEVER).into_iter().next() else {
            return;
        };
        let Some(push) = turn.push.filter(|_| !is_decided(lead)) else {
            return;
        };
        if turn.looks.is_empty()
            || !position.is_duty_done(next)
            || !moves::pushes(&position, next).any(|at_once| at_once == push)
        {
            return;
        }
        // Without any walk it would be worth less, or bring the scouts less far.
        let mut at_once = after(&position, &push);
        advance(&mut at_once, next);
        let worth_less = push_lead(&position, next, &push).is_some_and(|then| then < lead);
        assert!(worth_less || at_once.sum(next) > turn.after.sum(next), "{turn:?}");
        looked += 1;
    });
    assert!(looked > 10, "{looked}");
}
