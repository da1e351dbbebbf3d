//! The hints of scout: what they tell can be typed, and the reasons hold in the position.

use std::collections::{BTreeMap, BTreeSet};

use snuffel::advice::{Advice, Course};
use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::{Advise, Answer, Game, Hint, Reply, Think};
use snuffel::games::scout::rules::Scout;
use snuffel::games::scout::rules::action::{Action, Push};
use snuffel::games::scout::rules::board::Shaft;
use snuffel::games::scout::rules::cards::Piece;
use snuffel::games::scout::rules::event::Phase;
use snuffel::games::scout::rules::hole::Hole;
use snuffel::games::scout::rules::moves;
use snuffel::games::scout::rules::outlook::{advance, after, best_walk};
use snuffel::games::scout::rules::position::Position;
use snuffel::games::scout::rules::view::View;
use snuffel::games::scout::think::turn::{begun, turns};
use snuffel::player::{Level, Player};
use snuffel::rng::stream;
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Viewer};
use snuffel::table::{Due, Side as _, Table};
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

/// Every decision of games between hard players, with its hint.
fn hints(options: &str, seats: usize, games: u64, mut look: impl FnMut(&View, &Advice<Action>, Hint)) {
    for seed in 0..games {
        let config = options.parse().unwrap();
        let mut table = Table::<Scout>::new(&config, seats, Box::new(Seeded { seed }));
        table.settle();
        let player = || Scout::computer(Level::HARD);
        let mut players: Vec<_> = (0..seats).map(|_| player()).collect();
        while let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            let view = table.view(Viewer::Seat(seat));
            let mut stream = stream(seed, seat.index() as u64, table.steps());
            let advice = players[seat.index()].advise(&view, &mut stream, Deadline::NEVER);
            look(&view, &advice, Scout::hint(&view, &advice).unwrap());
            table.act(seat, advice.best.action).unwrap();
        }
    }
}

fn tellers() -> Vec<(Lang, Teller)> {
    let teller = |lang, spelling| {
        let parts = [Scout::TEXTS.messages, Scout::TEXTS.words];
        let mut teller = Teller::new(lang, Wording::Normal, spelling, &parts);
        teller.meet(&vec![Player::Computer(Level::HARD); 4]);
        (lang, teller)
    };
    let spellings = [Spelling::Plain, Spelling::Letters];
    let each = Lang::ALL.into_iter();
    each.flat_map(|lang| spellings.map(|spelling| teller(lang, spelling))).collect()
}

#[test]
fn what_a_hint_tells_can_be_typed() {
    let tellers = tellers();
    let mut verbs = BTreeMap::new();
    for (options, seats) in [("hints=on", 2), ("hints=on by-hand", 2), ("hints=on", 3)] {
        hints(options, seats, 1, |view, advice, hint| {
            let action = &advice.best.action;
            *verbs.entry(hint.what.id.to_string()).or_insert(0) += 1;
            for (lang, teller) in &tellers {
                let said = teller.say(&hint.what);
                let line = said.trim_end_matches('.');
                // Only what follows the word for typing is typed, in `Type done.`
                let line = match hint.what.id == "hint-type" {
                    true => line.split_once(' ').unwrap().1,
                    false => line,
                };
                let grammar = teller.grammar(Scout::VERBS, Scout::ARGUMENTS);
                let read = grammar.read(line, |line| Scout::bare(line, &grammar)).unwrap();
                let reply = Scout::interpret(view, &read, &grammar);
                let Ok(Reply::Act(typed, _)) = reply else {
                    panic!("{lang}: {said} {reply:?}");
                };
                // Where the strong player leaves its cards to chance, one of them is named.
                match hint.what.id == "hint-lay" {
                    true => assert_eq!(Scout::check(view, &typed), Ok(()), "{lang}: {said}"),
                    false => assert_eq!(typed, *action, "{lang}: {said}"),
                }
                assert!(!teller.say(&hint.why).contains('\n'));
            }
        });
    }
    let all = ["hint-lay", "hint-place", "hint-push", "hint-type", "hint-walk"];
    assert!(verbs.keys().eq(all.iter()), "{verbs:?}");
}

fn number(message: &Message, name: &str) -> u32 {
    let found = message.args.iter().find(|(known, _)| *known == name);
    match found {
        Some((_, Arg::Count(number))) => *number,
        other => panic!("{message:?}: {other:?}"),
    }
}

/// A seat's turn is over, or as good as over: how many rows the next one gains at most then, and whether it can win.
fn reply(position: &Position, seat: Seat) -> (u32, bool) {
    let next = position.next(seat);
    let turns = turns(&begun(position, next), next, true);
    let sum = |position: &Position| u32::from(position.sum(next));
    let gain = |turn: &snuffel::games::scout::think::turn::Turn| sum(position) - sum(&turn.after).min(sum(position));
    let wins = turns.iter().any(|turn| turn.after.is_through(next));
    (turns.iter().map(gain).max().unwrap(), wins)
}

/// The position at the end of what a course has, with the walks to come after a push.
fn ended(position: &Position, seat: Seat, course: &Course<Action>) -> Position {
    let mut ended = done(position, seat, &course.action);
    for action in &course.then {
        ended = done(&ended, seat, action);
    }
    ended
}

/// The position after an action, with the walks to come after a push.
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

/// Holds what is told of the other scouts against the position before the walk of one, and after it.
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

/// Holds what is told of another hole of the same row against what comes of both.
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

/// The push that a reason names.
fn planned(why: &Message) -> Push {
    let end = match &why.args.iter().find(|(name, _)| *name == "end").unwrap().1 {
        Arg::Phrase("end-left") => "left",
        _ => "right",
    };
    format!("{} {end} {}", number(why, "shaft"), number(why, "turn")).parse().unwrap()
}

/// A push that a reason names can be made right after the walk.
fn may_push(walked: &Position, seat: Seat, push: &Push) {
    let view = Scout::view(walked, Viewer::Seat(seat));
    assert_eq!(Scout::check(&view, &Action::Push(*push)), Ok(()), "{push:?}");
}

/// Holds that the push which a reason names comes right after the walk, and who gets further by it.
fn follows(position: &Position, walked: &Position, seat: Seat, course: &Course<Action>, why: &Message) {
    let push = planned(why);
    assert_eq!(course.then, [Action::Push(push)]);
    may_push(walked, seat, &push);
    let mut idle = position.clone();
    advance(&mut idle, seat);
    let done = ended(position, seat, course);
    let to_go = |position: &Position, hole: Hole| u32::from(position.to_go(seat, hole));
    let gains = done.scouts_of(seat).zip(idle.scouts_of(seat)).map(|((scout, further), (_, hole))| {
        (to_go(&idle, hole).saturating_sub(to_go(&done, further)), u32::from(scout.number()))
    });
    let gains: Vec<(u32, u32)> = gains.collect();
    let told = (number(why, "rows"), number(why, "number"));
    assert_eq!(gains.iter().map(|(rows, _)| *rows).max(), Some(told.0), "{why:?}");
    assert!(told == (0, 0) || gains.contains(&told), "{why:?}");
}

/// Holds a reason against the position.
fn holds(view: &View, advice: &Advice<Action>, why: &Message) {
    let (position, seat) = (&view.position, view.seat().unwrap());
    let action = &advice.best.action;
    let done = done(position, seat, action);
    let gained = u32::from(position.sum(seat)).checked_sub(done.sum(seat).into());
    let count = |name| number(why, name);
    // What the next player could do if nothing were done but to walk on.
    let idle = || {
        let mut idle = position.clone();
        if matches!(action, Action::Push(_)) {
            advance(&mut idle, seat);
        }
        reply(&idle, seat)
    };
    // How far the scouts get without a push, and the least that any push leaves to go.
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
        "hint-why-nearer-next" | "hint-why-nearer-more" | "hint-why-nearer-though" | "hint-why-nearer-only" => {
            assert_eq!(gained, Some(count("rows")));
            let Action::Walk { scout, .. } = action else { panic!() };
            nearer(position, &done, seat, scout.index(), why);
        }
        "hint-why-guard" | "hint-why-guard-now" => assert!(idle().1 && !reply(&done, seat).1),
        id @ ("hint-why-block" | "hint-why-block-now") => {
            assert_eq!(matches!(action, Action::Push(_)), id == "hint-why-block-now");
            assert_eq!((count("rows"), count("was")), (reply(&done, seat).0, idle().0));
            assert!(count("rows") < count("was"));
        }
        "hint-why-reply" => {
            assert_eq!(gained, Some(count("rows")));
            assert_eq!((reply(&done, seat).0, walked()), (count("left"), count("still")));
        }
        "hint-why-most" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            assert_eq!(walked(), count("still"));
            assert!(count("rows") > count("still"));
        }
        "hint-why-most-idle" => {
            assert_eq!((gained, least()), (Some(count("rows")), done.sum(seat)));
            assert_eq!(walked(), count("rows"));
        }
        "hint-why-push-none" => assert_eq!((gained, least()), (Some(0), position.sum(seat))),
        "hint-why-push-later" => {
            assert_eq!((gained, position.sum(seat) - least()), (Some(0), count("rows") as u8));
            assert!(count("rows") > 0 && advice.best.worth.is_some());
        }
        "hint-why-spot-guard" | "hint-why-spot-rows" | "hint-why-spot-block" | "hint-why-spot-later" => {
            spot(position, seat, advice, why);
        }
        "hint-why-plan" => {
            assert!(matches!(action, Action::Walk { .. }));
            follows(position, &done, seat, &advice.best, why);
        }
        "hint-why-plan-walks" => {
            assert_eq!(*advice.best.aim(), Action::Push(planned(why)));
            assert_eq!(advice.best.then.len(), count("count") as usize + 1);
        }
        "hint-why-stand" => {
            let Action::Walk { scout, to } = *action else { panic!() };
            let pushed = after(&done, &planned(why));
            let further = pushed.nearest(seat, to).unwrap();
            assert_eq!(u32::from(further.row) + 1, count("row"));
            let from = position.hole(seat, scout).unwrap();
            assert!(position.to_go(seat, further) < position.to_go(seat, from));
            may_push(&done, seat, &planned(why));
        }
        "hint-why-shaft" => {
            let bit = 1 << (count("shaft") - 1);
            assert_eq!((position.shafts(seat) & bit, done.shafts(seat) & bit), (0, bit));
            follows(position, &done, seat, &advice.best, why);
        }
        "hint-why-way" => {
            let scout = count("number") as usize - 1;
            assert!(done.gains_of(seat)[scout] > position.gains_of(seat)[scout]);
        }
        "hint-why-done" | "hint-why-done-opening" => {
            assert_eq!(position.gains_of(seat), [0; 4]);
            assert_eq!(position.phase() == Some(Phase::Opening), why.id == "hint-why-done-opening");
        }
        "hint-why-done-guard" | "hint-why-done-block" | "hint-why-done-later" => {
            let (scout, to, rows) = best_walk(position, seat).unwrap();
            assert_eq!(count("number"), u32::from(scout.number()));
            let walked = self::done(position, seat, &Action::Walk { scout, to });
            let ((now, wins), (then, would_win)) = (reply(position, seat), reply(&walked, seat));
            match why.id.as_ref() {
                "hint-why-done-guard" => assert!(would_win && !wins),
                "hint-why-done-block" => {
                    assert_eq!((then, now), (count("rows"), count("was")));
                    assert!(then > now);
                }
                _ => assert_eq!(u32::from(rows), count("rows")),
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
        "hint-ahead" | "hint-ahead-even" | "hint-behind" | "hint-ahead-won" | "hint-ahead-lost" => {}
        "hint-ahead-lost-to" => assert_eq!(position.seats, 2),
        "hint-why-to-go" => assert_eq!(u32::from(done.sum(seat)), count("rows")),
        other => panic!("{other} was not expected"),
    }
}

#[test]
fn every_reason_holds_and_comes_up() {
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    for (seats, games) in [(2, 24), (3, 4), (4, 4)] {
        hints("hints=on", seats, games, |view, advice, hint| {
            let mut hold = |advice: &Advice<Action>, why: &Message| {
                holds(view, advice, why);
                *reasons.entry(why.id.to_string()).or_default() += 1;
            };
            hold(advice, &hint.why);
            // What comes in the very next turn is told before what comes after it.
            let ids: Vec<&str> = hint.more.iter().map(|told| &*told.id).collect();
            let threat = ids.iter().rposition(|id| id.starts_with("hint-threat"));
            let ahead = ids.iter().position(|id| id.starts_with("hint-ahead") || *id == "hint-behind");
            assert!(threat.is_none() || ahead.is_none() || threat < ahead, "{ids:?}");
            // A hard player never takes a start hole that leads nowhere while another one leads on.
            for other in Scout::legal_actions(view) {
                if matches!(other, Action::Place(_)) {
                    let advice = Advice::only(other);
                    hold(&advice, &Scout::hint(view, &advice).unwrap().why);
                }
            }
        });
    }
    println!("{reasons:?}");
    for reason in [
        "all",
        "block-now",
        "done",
        "done-opening",
        "far",
        "far-most",
        "guard",
        "home",
        "most",
        "nearer-next",
        "nearer-only",
        "nowhere",
        "reply",
        "shaft",
        "stand",
        "way",
        "win",
    ] {
        let id = format!("hint-why-{reason}");
        assert!(reasons.contains_key(&id), "{reason}: {reasons:?}");
    }
    // Nothing would be told by a reason for everything.
    let all: u32 = reasons.values().sum();
    let ahead: u32 = reasons.iter().filter(|(id, _)| !id.starts_with("hint-why-")).map(|(_, count)| *count).sum();
    assert!(ahead * 10 < all, "{reasons:?}");
    assert!(!reasons.contains_key("hint-why-to-go"), "a hint has figures: {reasons:?}");
}

#[test]
fn of_two_holes_in_a_row_the_better_one_has_a_reason_of_its_own() {
    let mut reasons = BTreeSet::new();
    hints("hints=on", 2, 2, |view, _, _| {
        let seat = view.seat().unwrap();
        let walks: Vec<Action> = Scout::legal_actions(view);
        let row = |action: &Action| match action {
            Action::Walk { scout, to } => Some((*scout, to.row)),
            _ => None,
        };
        let pair = walks.windows(2).find(|pair| row(&pair[0]).is_some() && row(&pair[0]) == row(&pair[1]));
        let (Some(&[one, other]), Some(phase)) = (pair, view.position.phase()) else {
            return;
        };
        let advice = Advice { best: Course::of(one, 7.0), second: Some(Course::of(other, 0.0)) };
        let why = Scout::hint(view, &advice).unwrap().why;
        holds(view, &advice, &why);
        let is_spot = why.id.starts_with("hint-why-spot");
        assert!(is_spot || phase == Phase::Opening || !why.id.starts_with("hint-why-nearer"), "{seat}: {why:?}");
        reasons.insert(why.id.to_string());
        // What is as good needs no other reason.
        let even = Advice { best: Course::of(one, 7.0), second: Some(Course::of(other, 7.0)) };
        assert!(!Scout::hint(view, &even).unwrap().why.id.starts_with("hint-why-spot"));
    });
    assert!(reasons.contains("hint-why-spot-later"), "{reasons:?}");
}

#[test]
fn cards_to_lay_and_scouts_in_the_way_have_a_hint() {
    let position = Scout::start(&"hints=on by-hand".parse().unwrap(), 2);
    let mut view = Scout::view(&position, Viewer::Seat(Seat::FIRST));
    let why =
        |view: &View, action: &Action| Scout::hint(view, &Advice::only(*action)).map(|hint| hint.why.id.into_owned());
    assert_eq!(why(&view, &Action::Fill), None, "nobody is on turn");
    let mover = Seat::FIRST;
    view.position.stage = snuffel::games::scout::rules::view::Stage::Laying { mover };
    assert_eq!(why(&view, &Action::Fill).as_deref(), Some("hint-why-fill"));
    // With cards to lay, one of them is named that can be laid there.
    view.position.hands[mover] = 0b1100;
    let hint = Scout::hint(&view, &Advice::only(Action::Fill)).unwrap();
    let number = |name| {
        hint.what.args.iter().find_map(|(of, arg)| match arg {
            Arg::Count(count) if *of == name => Some(*count),
            _ => None,
        })
    };
    let [card, turn, shaft] = ["card", "turn", "shaft"].map(|name| number(name).unwrap());
    let piece = Piece::new(card as u8, (turn / 90) as u8).unwrap();
    let lay = Action::Lay { piece, shaft: Shaft::new(shaft as u8 - 1).unwrap() };
    assert_eq!(Scout::check(&view, &lay), Ok(()), "{lay}");
    assert_eq!(why(&view, &Action::Undo).as_deref(), Some("hint-why-undo"));
    assert_eq!(why(&view, &Action::Resign), None);
}

#[test]
fn who_has_agreed_on_no_hints_gets_none() {
    for (options, allowed) in [("hints=on", true), ("hints=off", false)] {
        let position = Scout::start(&options.parse().unwrap(), 2);
        let view = Scout::view(&position, Viewer::Seat(Seat::FIRST));
        assert_eq!(Scout::allows_hints(&view), allowed);
    }
}
