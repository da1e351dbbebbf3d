//! Checks the reasons in scout's hints against the positions in which they were given.

use snuffel_core::advice::{Advice, Course};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Action, Push};
use snuffel_games::scout::rules::event::Phase;
use snuffel_games::scout::rules::hole::Hole;
use snuffel_games::scout::rules::moves;
use snuffel_games::scout::rules::nth::ScoutNumber;
use snuffel_games::scout::rules::outlook::{advance, after, best_walk, gain_after};
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::rules::view::View;
use snuffel_games::scout::think::foresight::{done_lead, push_lead};
use snuffel_games::scout::think::turn::{begun, turns};

/// The number with this name in a message.
pub fn number(message: &Message, name: &str) -> u32 {
    let found = message.args.iter().find(|(known, _)| *known == name);
    match found {
        Some((_, Arg::Count(number))) => *number,
        other => panic!("{message:?}: {other:?}"),
    }
}

/// The most rows that the next player can gain once a seat's turn is over, and whether that player can win.
fn reply(position: &Position, seat: Seat) -> (u32, bool) {
    let next = position.next(seat);
    let turns = turns(&begun(position, next), next, true);
    let sum = |position: &Position| u32::from(position.sum(next));
    let gain = |turn: &snuffel_games::scout::think::turn::Turn| sum(position) - sum(&turn.after).min(sum(position));
    let wins = turns.iter().any(|turn| turn.after.is_through(next));
    (turns.iter().map(gain).max().unwrap(), wins)
}

/// The position at the end of a course, including the walks that follow a push.
fn ended(position: &Position, seat: Seat, course: &Course<Action>) -> Position {
    let mut ended = done(position, seat, &course.action);
    for action in &course.then {
        ended = done(&ended, seat, action);
    }
    ended
}

/// The position after an action, including the walks that follow a push.
fn done(position: &Position, seat: Seat, action: &Action) -> Position {
    match action {
        Action::Walk { scout, to } => {
            let mut walked = position.clone();
            walked.stand(seat, *scout, *to);
            walked
        }
        Action::Push(push) => {
            let mut pushed = after(position, push);
            advance(&mut pushed, seat);
            pushed
        }
        _ => position.clone(),
    }
}

/// Checks the statement about the other scouts against the positions before and after the walk of one.
fn nearer(position: &Position, done: &Position, seat: Seat, scout: usize, why: &Message) {
    let count = |name| number(why, name);
    let (before, after) = (position.gains_of(seat), done.gains_of(seat));
    let most = |gains: &[u8; 4]| (0..4).filter(|other| *other != scout).map(|other| gains[other]).max().unwrap();
    match why.id.as_ref() {
        "hint-why-nearer-next" => {
            assert!(most(&after) > 0);
            assert_ne!(count("number") as usize - 1, scout);
            assert_eq!(u32::from(after[count("number") as usize - 1]), count("left"));
        }
        "hint-why-nearer-then" => {
            assert_ne!(count("number") as usize - 1, scout);
            assert!((1..u32::from(after[count("number") as usize - 1])).contains(&count("left")));
        }
        "hint-why-nearer-only" => {
            assert_eq!((most(&before), most(&after)), (0, 0));
            assert_eq!(u32::from(before[scout]), count("rows") + count("left"));
        }
        id => {
            assert_eq!((most(&after), u32::from(most(&before))), (0, count("others")));
            assert_eq!(before[count("number") as usize - 1], most(&before));
            assert_eq!(count("others") < count("rows"), id == "hint-why-nearer-more");
        }
    }
}

/// Checks the statement about another hole of the same row against the results of both.
fn spot(position: &Position, seat: Seat, advice: &Advice<Action>, why: &Message) {
    let second = advice.second.as_ref().unwrap();
    let (Action::Walk { scout, to }, Action::Walk { scout: other, to: there }) = (advice.best.action, second.action)
    else {
        panic!("{advice:?}");
    };
    assert_eq!((scout, to.row), (other, there.row));
    assert!(why.args.contains(&("other", Arg::place(there))), "{why:?}");
    let [best, next] = [&advice.best, second].map(|course| ended(position, seat, course));
    let [(rows, wins), (was, lets_win)] = [&best, &next].map(|ended| reply(ended, seat));
    let further = u32::from(next.sum(seat).saturating_sub(best.sum(seat)));
    match why.id.as_ref() {
        "hint-why-spot-guard" => assert!(lets_win && !wins),
        "hint-why-spot-rows" => assert_eq!((further > 0, further), (true, number(why, "rows"))),
        "hint-why-spot-block" => {
            assert_eq!((rows, was), (number(why, "rows"), number(why, "was")));
            assert!(rows < was && !wins);
        }
        _ => assert!(advice.margin().unwrap().0 >= 1.0 && further == 0),
    }
}

/// Checks that another hole of the row, which is not the next best, lets the next player get nearer.
fn safer_spot(position: &Position, seat: Seat, action: &Action, why: &Message) {
    let Action::Walk { scout, to } = *action else { panic!("{why:?}") };
    let reach = position.reach(seat, position.hole(seat, scout).unwrap());
    let mut row = reach.in_row(to.row).filter(|hole| *hole != to);
    let other = row.find(|hole| why.args.contains(&("other", Arg::place(*hole)))).unwrap();
    let [ours, theirs] = [to, other].map(|to| {
        let walked = done(position, seat, &Action::Walk { scout, to });
        assert_eq!(walked.gains_of(seat), [0; 4], "{why:?}");
        reply(&walked, seat)
    });
    match why.id.as_ref() {
        "hint-why-spot-guard" => assert!(theirs.1 && !ours.1, "{why:?}"),
        _ => {
            assert_eq!((ours.0, theirs.0), (number(why, "rows"), number(why, "was")));
            assert!(ours.0 < theirs.0 && !ours.1, "{why:?}");
        }
    }
}

/// The push that a reason names.
fn planned(why: &Message) -> Push {
    let end = match &why.args.iter().find(|(name, _)| *name == "end").unwrap().1 {
        Arg::Phrase("end-left") => "left",
        _ => "right",
    };
    format!("{} {end} {}", number(why, "shaft"), number(why, "turn")).parse().unwrap()
}

/// Checks that the push in a reason is possible right after the walk.
fn may_push(walked: &Position, seat: Seat, push: &Push) {
    let view = Scout::view(walked, Viewer::Seat(seat));
    assert_eq!(Scout::check(&view, &Action::Push(*push)), Ok(()), "{push:?}");
}

/// Checks that the push in a reason comes right after the walk, and who gets further by it.
fn follows(position: &Position, walked: &Position, seat: Seat, course: &Course<Action>, why: &Message) {
    let push = planned(why);
    assert_eq!(course.then, [Action::Push(push)]);
    may_push(walked, seat, &push);
    gains_most(position, seat, course, why);
}

/// The rows by which a course brings each scout further than walking alone, with the scout's number.
pub fn further(position: &Position, seat: Seat, course: &Course<Action>) -> Vec<(u32, u32)> {
    let mut idle = position.clone();
    advance(&mut idle, seat);
    // The walks of the course, without its push.
    let walks = |action: &&Action| matches!(action, Action::Walk { .. });
    let before = [&course.action].into_iter().chain(&course.then).take_while(walks).copied().collect::<Vec<Action>>();
    let walked = before.iter().fold(position.clone(), |mut walked, action| {
        let Action::Walk { scout, to } = *action else { panic!() };
        walked.stand(seat, scout, to);
        walked
    });
    let mut walked = walked;
    advance(&mut walked, seat);
    let done = ended(position, seat, course);
    let to_go = |position: &Position, scout: ScoutNumber| {
        position.hole(seat, scout).map_or(0, |hole| u32::from(position.to_go(seat, hole)))
    };
    let gains = done.scouts_of(seat).map(|(scout, _)| {
        let alone = to_go(&idle, scout).min(to_go(&walked, scout));
        (alone.saturating_sub(to_go(&done, scout)), u32::from(scout.number()))
    });
    gains.collect()
}

/// Checks which scout a course brings furthest, as given in a reason: no other scout owes more rows to the walks, and
/// among those that owe them as many, none gains more.
fn gains_most(position: &Position, seat: Seat, course: &Course<Action>, why: &Message) {
    let gains = further(position, seat, course);
    let told = (number(why, "rows"), number(why, "number"));
    let most = gains.iter().map(|(rows, _)| *rows).max();
    if told == (0, 0) {
        return assert_eq!(most, Some(0), "{why:?}");
    }
    assert!(told.0 > 0 && gains.contains(&told), "{why:?}");
    // The effect of the push without the walks; otherwise no scout is in its shaft.
    let push = planned(why);
    let alone = done(position, seat, &Action::Push(push));
    let is_open = position.shafts(seat) >> push.shaft.index() & 1 == 1;
    let together = ended(position, seat, course);
    let rank = |(rows, scout): (u32, u32)| {
        let to_go = |position: &Position| {
            let hole = position.scouts_of(seat).find(|(other, _)| u32::from(other.number()) == scout).unwrap().1;
            u32::from(position.to_go(seat, hole))
        };
        (if is_open { to_go(&alone).saturating_sub(to_go(&together)) } else { rows }, rows)
    };
    let best = gains.iter().copied().filter(|(rows, _)| *rows > 0).map(rank).max();
    assert_eq!(best, Some(rank(told)), "{why:?}");
}

/// Checks a reason against the position.
pub fn holds(view: &View, advice: &Advice<Action>, why: &Message) {
    let (position, seat) = (&view.position, view.seat().unwrap());
    let action = &advice.best.action;
    let done = done(position, seat, action);
    let gained = u32::from(position.sum(seat)).checked_sub(done.sum(seat).into());
    let count = |name| number(why, name);
    // What the next player could do if the viewer only walked on.
    let idle = || {
        let mut idle = position.clone();
        if matches!(action, Action::Push(_)) {
            advance(&mut idle, seat);
        }
        reply(&idle, seat)
    };
    // The progress of the scouts without a push, and the fewest rows to go after any push.
    let walked = || u32::from(advance(&mut position.clone(), seat));
    let least = || {
        let other = |push: Push| self::done(position, seat, &Action::Push(push)).sum(seat);
        moves::pushes(position, seat).map(other).min().unwrap()
    };
    match why.id.as_ref() {
        "hint-why-win" | "hint-why-all" => assert!(done.is_through(seat)),
        "hint-why-home" => {
            let Action::Walk { to, .. } = action else { panic!() };
            assert!(position.is_home(seat, *to));
        }
        "hint-why-nearer-next"
        | "hint-why-nearer-then"
        | "hint-why-nearer-more"
        | "hint-why-nearer-though"
        | "hint-why-nearer-only" => {
            assert_eq!(gained, Some(count("rows")));
            // The next planned walk is named if it brings another scout nearer.
            if let Some(Action::Walk { scout, to }) = advice.best.then.first()
                && why.id.ends_with("then")
            {
                assert_eq!(u32::from(scout.number()), count("number"));
                assert!(why.args.contains(&("to", Arg::place(to))), "{why:?}");
            }
            let Action::Walk { scout, .. } = action else { panic!() };
            nearer(position, &done, seat, scout.index(), why);
        }
        "hint-why-guard" | "hint-why-guard-now" => assert!(idle().1 && !reply(&done, seat).1),
        id @ ("hint-why-block" | "hint-why-block-now") => {
            assert_eq!(matches!(action, Action::Push(_)), id == "hint-why-block-now");
            assert_eq!((count("rows"), count("was")), (reply(&done, seat).0, idle().0));
            assert!(count("rows") < count("was"));
            if let Action::Push(push) = action {
                // What it denies the next player outweighs the gain of any other push.
                let gains = |push: &Push| u32::from(gain_after(position, push, seat));
                let most = moves::pushes(position, seat).map(|push| gains(&push)).max().unwrap();
                assert!(idle().1 || most - gains(push) <= count("was") - count("rows"), "{why:?}");
            }
        }
        "hint-why-most" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            assert_eq!(walked(), count("still"));
            assert!(count("rows") > count("still"));
        }
        "hint-why-most-guard" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            let loser = self::done(position, seat, &Action::Push(planned(why)));
            assert_eq!(u32::from(position.sum(seat) - loser.sum(seat)), count("rows"));
            assert!(!reply(&done, seat).1 && reply(&loser, seat).1, "{why:?}");
        }
        "hint-why-most-idle" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            assert_eq!(walked(), count("rows"));
        }
        "hint-why-most-even" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            let Action::Push(push) = action else { panic!() };
            let (worse, lead) = (planned(why), advice.best.worth.unwrap() as i32);
            assert_eq!(u32::from(gain_after(position, &worse, seat)), count("rows"));
            assert!(worse != *push && push_lead(position, seat, &worse).unwrap() < lead, "{why:?}");
        }
        "hint-why-back" => {
            let Action::Walk { scout, to } = *action else { panic!() };
            let from = position.hole(seat, scout).unwrap();
            assert_eq!(u32::from(position.to_go(seat, to) - position.to_go(seat, from)), count("rows"));
            if count("more") > 0 {
                let stays = done_lead(position, seat);
                assert_eq!(advice.best.worth.unwrap() as i32 - stays, count("more") as i32, "{why:?}");
            }
        }
        "hint-why-most-less" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            assert!(walked() == count("still") && count("rows") < count("still"));
        }
        "hint-why-push-none" => assert_eq!((gained, least()), (Some(0), position.sum(seat))),
        id @ ("hint-why-push-none-but" | "hint-why-push-none-lost") => {
            assert_eq!((gained, least()), (Some(0), position.sum(seat)));
            let behind = advice.best.worth.unwrap() as i32 - push_lead(position, seat, &planned(why)).unwrap();
            assert_eq!(behind, count("rows") as i32, "{why:?}");
            assert_eq!(behind > 1000, id == "hint-why-push-none-lost");
        }
        id @ ("hint-why-push-later" | "hint-why-push-others") => {
            assert_eq!(position.seats > 2, id == "hint-why-push-others");
            assert!(gained.unwrap_or(0) < count("rows"), "{why:?}");
            assert_eq!(position.sum(seat) - least(), count("rows") as u8);
            assert!(count("rows") > 0 && advice.best.worth.is_some());
        }
        "hint-why-spot-guard" | "hint-why-spot-rows" | "hint-why-spot-block" | "hint-why-spot-later" => {
            let names = |course: &Course<Action>| match course.action {
                Action::Walk { to, .. } => why.args.contains(&("other", Arg::place(to))),
                _ => false,
            };
            match advice.second.as_ref().is_some_and(names) {
                true => spot(position, seat, advice, why),
                false => safer_spot(position, seat, action, why),
            }
        }
        "hint-why-plan-guard" | "hint-why-plan-block" => {
            assert_eq!(*advice.best.aim(), Action::Push(planned(why)));
            assert!(further(position, seat, &advice.best).iter().all(|(rows, _)| *rows == 0), "{why:?}");
            // If no other scout walks before it, it is possible right after the walk.
            assert_eq!(advice.best.then.len(), count("count") as usize + 1);
            if count("count") == 0 {
                may_push(&done, seat, &planned(why));
            }
            let mut idle = position.clone();
            advance(&mut idle, seat);
            let [(was, lets_win), (rows, wins)] = [idle, ended(position, seat, &advice.best)].map(|p| reply(&p, seat));
            match why.id == "hint-why-plan-guard" {
                true => assert!(lets_win && !wins),
                false => assert_eq!((rows < was, rows, was), (true, count("rows"), count("was"))),
            }
        }
        "hint-why-plan-later" => {
            assert_eq!(*advice.best.aim(), Action::Push(planned(why)));
            assert_eq!(advice.best.then.len(), count("count") as usize + 1);
            let best = ended(position, seat, &advice.best).sum(seat);
            let is_as_near = |course: &Course<Action>| ended(position, seat, course).sum(seat) <= best;
            let is_other = |course: &Course<Action>| course.aim() != advice.best.aim() && is_as_near(course);
            let at_once = |push| {
                let course = Course::unweighed(Action::Push(push));
                position.is_duty_done(seat) && is_other(&course)
            };
            assert!(
                advice.second.as_ref().is_some_and(is_other) || moves::pushes(position, seat).any(at_once),
                "{why:?}"
            );
        }
        "hint-why-plan" => {
            assert!(matches!(action, Action::Walk { .. }));
            follows(position, &done, seat, &advice.best, why);
        }
        "hint-why-plan-walks" => {
            assert_eq!(*advice.best.aim(), Action::Push(planned(why)));
            assert_eq!(advice.best.then.len(), count("count") as usize + 1);
            gains_most(position, seat, &advice.best, why);
        }
        "hint-why-stand" => {
            let Action::Walk { scout, to } = *action else { panic!() };
            let pushed = after(&done, &planned(why));
            let further = pushed.nearest(seat, to).unwrap();
            assert_eq!(u32::from(further.row) + 1, count("row"));
            assert_eq!(u32::from(position.is_home(seat, further)), count("home"));
            let from = position.hole(seat, scout).unwrap();
            assert!(position.to_go(seat, further) < position.to_go(seat, from));
            may_push(&done, seat, &planned(why));
            // Nothing else has to happen before it, and the push alone would not bring it as far.
            assert_eq!(advice.best.then, [Action::Push(planned(why))]);
            if position.shafts(seat) >> planned(why).shaft.index() & 1 == 1 {
                let mut alone = after(position, &planned(why));
                advance(&mut alone, seat);
                let there = alone.hole(seat, scout).unwrap();
                assert!(alone.to_go(seat, there) > position.to_go(seat, further));
            }
        }
        "hint-why-shaft" => {
            let bit = 1 << (count("shaft") - 1);
            assert_eq!((position.shafts(seat) & bit, done.shafts(seat) & bit), (0, bit));
            follows(position, &done, seat, &advice.best, why);
        }
        "hint-why-aside" => {
            let Action::Walk { scout, to } = *action else { panic!() };
            let from = position.hole(seat, scout).unwrap();
            assert!(position.to_go(seat, to) <= position.to_go(seat, from));
            let stays = done_lead(position, seat);
            assert_eq!(advice.best.worth.unwrap() as i32 - stays, count("more") as i32, "{why:?}");
        }
        "hint-why-done-way" => {
            assert_eq!(position.gains_of(seat), [0; 4]);
            let [by, scout] = ["other", "number"].map(|name| {
                let is_named = |(other, _): &(ScoutNumber, Hole)| u32::from(other.number()) == count(name);
                position.scouts_of(seat).find(is_named).unwrap()
            });
            // For some hole, one scout makes way so that the other goes on, and both together gain this many rows.
            let together = position.reach(seat, by.1).iter().any(|to| {
                let aside = self::done(position, seat, &Action::Walk { scout: by.0, to });
                aside.nearest(seat, scout.1).is_some_and(|on| {
                    let walked = self::done(&aside, seat, &Action::Walk { scout: scout.0, to: on });
                    let gained = position.sum(seat).checked_sub(walked.sum(seat));
                    gained == Some(count("rows") as u8) && done_lead(&walked, seat) <= done_lead(position, seat)
                })
            });
            assert!(together && count("rows") > 0, "{why:?}");
        }
        "hint-why-done" | "hint-why-done-opening" => {
            assert_eq!(position.gains_of(seat), [0; 4]);
            assert_eq!(position.phase() == Some(Phase::Opening), why.id == "hint-why-done-opening");
        }
        "hint-why-done-guard" | "hint-why-done-block" | "hint-why-done-later" | "hint-why-done-even" => {
            let (scout, to, rows) = best_walk(position, seat).unwrap();
            assert_eq!(count("number"), u32::from(scout.number()));
            let from = position.hole(seat, scout).unwrap();
            let holes = position.reach(seat, from);
            let nearer = holes.iter().filter(|to| position.to_go(seat, *to) < position.to_go(seat, from));
            let then: Vec<(u32, bool)> =
                nearer.map(|to| reply(&self::done(position, seat, &Action::Walk { scout, to }), seat)).collect();
            let (now, wins) = reply(position, seat);
            match why.id.as_ref() {
                "hint-why-done-guard" => assert!(!wins && then.iter().all(|(_, wins)| *wins)),
                "hint-why-done-block" => {
                    assert_eq!(then.iter().map(|(rows, _)| *rows).max(), Some(count("rows")));
                    assert_eq!(now, count("was"));
                    assert!(then.iter().all(|(rows, wins)| *rows > now && !wins), "{then:?}");
                }
                id => {
                    assert_eq!(u32::from(rows), count("rows"));
                    let walked = self::done(position, seat, &Action::Walk { scout, to });
                    let pays = done_lead(position, seat) > done_lead(&walked, seat);
                    assert_eq!(pays, id == "hint-why-done-later", "{why:?}");
                }
            }
        }
        id @ ("hint-why-far" | "hint-why-far-most") => {
            let Action::Place(column) = *action else { panic!() };
            let row = position.base(seat).row();
            let gain = |column| {
                let to = position.nearest(seat, Hole { column, row });
                to.map_or(0, |to| u32::from(to.row.abs_diff(row)))
            };
            assert_eq!(gain(column), count("rows"));
            let most = moves::places(position, seat).map(gain).max();
            assert_eq!(most == Some(count("rows")), id == "hint-why-far-most");
        }
        "hint-why-nowhere" => {
            let Action::Place(column) = *action else { panic!() };
            let from = Hole { column, row: position.base(seat).row() };
            assert_eq!(position.nearest(seat, from), None);
        }
        "hint-ahead-home" => assert!(ended(position, seat, &advice.best).is_through(seat)),
        "hint-ahead" | "hint-ahead-even" | "hint-behind" | "hint-ahead-won" | "hint-ahead-lost" => {}
        "hint-ahead-lost-to" => assert_eq!(position.seats, 2),
        "hint-why-to-go" => assert_eq!(u32::from(done.sum(seat)), count("rows")),
        other => panic!("{other} was not expected"),
    }
}
