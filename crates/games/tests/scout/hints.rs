//! Tests of the hints of scout: their commands can be typed, and their reasons are true in the position.

use std::collections::{BTreeMap, BTreeSet};

use snuffel_core::advice::{Advice, Course};
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Answer, Game, Hint, Reply, Think};
use snuffel_core::player::{Level, Player};
use snuffel_core::rng::stream;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::Action;
use snuffel_games::scout::rules::cards::Piece;
use snuffel_games::scout::rules::event::Phase;
use snuffel_games::scout::rules::shaft::Shaft;
use snuffel_games::scout::rules::view::View;
use snuffel_games::scout::think::turn::{begun, turns};
use snuffel_testing::share;

use super::reasons::{further, holds, number};

/// Calls `look` with every decision of games between hard players, and its hint.
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
                // Only the text after the word for typing is typed, as in `Type done.`
                let line = match hint.what.id == "hint-type" {
                    true => line.split_once(' ').unwrap().1,
                    false => line,
                };
                let grammar = teller.grammar(Scout::VERBS, Scout::ARGUMENTS);
                let read = grammar.parse(line, |line| Scout::bare(line, &grammar)).unwrap();
                let reply = Scout::interpret(view, &read, &grammar);
                let Ok(Reply::Act(typed, _)) = reply else {
                    panic!("{lang}: {said} {reply:?}");
                };
                // If the strong player leaves its cards to chance, the hint names one of them.
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
            // The very next turn comes before the longer outlook.
            let ids: Vec<&str> = hint.more.iter().map(|told| &*told.id).collect();
            let threat = ids.iter().rposition(|id| id.starts_with("hint-threat"));
            let ahead = ids.iter().position(|id| id.starts_with("hint-ahead") || *id == "hint-behind");
            assert!(threat.is_none() || ahead.is_none() || threat < ahead, "{ids:?}");
            // A hard player never takes a start hole without a way on while there is another one with a way on.
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
        "plan-block",
        "push-others",
        "push-later",
        "shaft",
        "stand",
        "win",
    ] {
        let id = format!("hint-why-{reason}");
        assert!(reasons.contains_key(&id), "{reason}: {reasons:?}");
    }
    // A reason that fits everything would say nothing.
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
        let advice = Advice { best: Course::new(one, 7.0), second: Some(Course::new(other, 0.0)) };
        let why = Scout::hint(view, &advice).unwrap().why;
        holds(view, &advice, &why);
        let is_spot = why.id.starts_with("hint-why-spot");
        assert!(is_spot || phase == Phase::Opening || !why.id.starts_with("hint-why-nearer"), "{seat}: {why:?}");
        reasons.insert(why.id.to_string());
        // An equally good hole needs no other reason.
        let even = Advice { best: Course::new(one, 7.0), second: Some(Course::new(other, 7.0)) };
        assert!(!Scout::hint(view, &even).unwrap().why.id.starts_with("hint-why-spot"));
    });
    assert!(reasons.contains("hint-why-spot-later"), "{reasons:?}");
}

/// Possible plans at the beginning of a look phase: each turn that begins with a walk and has a push.
fn plans(view: &View, mut look: impl FnMut(&Advice<Action>)) {
    let (position, seat) = (&view.position, view.seat().unwrap());
    if position.phase() != Some(Phase::Look) || position.began != position.scouts[seat] {
        return;
    }
    for turn in turns(&begun(position, seat), seat, true).iter().filter(|turn| turn.push.is_some()) {
        let walks = turn.looks.iter().map(|(scout, to)| Action::Walk { scout: *scout, to: *to });
        let actions: Vec<Action> = walks.chain(turn.push.map(Action::Push)).collect();
        if let [action @ Action::Walk { .. }, then @ ..] = &actions[..] {
            look(&Advice { best: Course { action: *action, then: then.to_vec(), worth: None }, second: None });
        }
    }
}

#[test]
fn a_walk_with_more_walks_before_the_push_is_told_with_who_gains_by_it() {
    let mut gainers = BTreeSet::new();
    hints("hints=on", 2, 4, |view, _, _| {
        plans(view, |advice| {
            let why = Scout::hint(view, advice).unwrap().why;
            holds(view, advice, &why);
            if why.id == "hint-why-plan-walks" {
                gainers.insert(number(&why, "number"));
            }
        });
    });
    assert!(gainers.iter().any(|number| *number > 0), "{gainers:?}");
}

#[test]
fn a_walk_that_prepares_a_push_is_not_told_as_one_that_gets_nearer_alone() {
    let mut reasons = BTreeSet::new();
    hints("hints=on", 2, 4, |view, _, _| {
        let (position, seat) = (&view.position, view.seat().unwrap());
        plans(view, |advice| {
            let Action::Walk { scout, to } = advice.best.action else { panic!("{advice:?}") };
            let (rows, _) = further(position, seat, &advice.best)[scout.index()];
            let front = position.nearest(seat, position.hole(seat, scout).unwrap());
            // As far as the scout can get, and further by the push.
            if rows > 0 && front.is_some_and(|front| front.row == to.row) {
                let why = Scout::hint(view, advice).unwrap().why;
                assert!(!why.id.starts_with("hint-why-nearer"), "{advice:?}: {why:?}");
                reasons.insert(why.id.to_string());
            }
        });
    });
    assert!(reasons.contains("hint-why-stand"), "{reasons:?}");
}

#[test]
fn cards_to_lay_and_scouts_in_the_way_have_a_hint() {
    let position = Scout::start(&"hints=on by-hand".parse().unwrap(), 2);
    let mut view = Scout::view(&position, Viewer::Seat(Seat::FIRST));
    let why =
        |view: &View, action: &Action| Scout::hint(view, &Advice::only(*action)).map(|hint| hint.why.id.into_owned());
    assert_eq!(why(&view, &Action::Fill), None, "nobody is on turn");
    let mover = Seat::FIRST;
    view.position.stage = snuffel_games::scout::rules::stage::Stage::Laying { mover };
    assert_eq!(why(&view, &Action::Fill).as_deref(), Some("hint-why-fill"));
    // With cards left to lay, the hint names one that can be laid there.
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

#[test]
fn a_plan_that_a_hint_told_is_carried_on_by_the_next_hints_of_the_turn() {
    let (mut kept, mut broken) = (0, 0);
    for (seats, games) in [(2, share(100)), (3, share(50))] {
        let mut promised: Option<(Seat, Action, String)> = None;
        hints("hints=on", seats, games, |view, advice, hint| {
            let seat = view.viewer.seat().unwrap();
            let aim = *advice.best.aim();
            if let Some((of, push, told)) = promised.take().filter(|(of, ..)| *of == seat) {
                match aim == push {
                    true => kept += 1,
                    false => {
                        broken += 1;
                        println!("{of:?} {told} but then {:?} {:?}", hint.what.id, advice.best);
                    }
                }
            }
            if let Action::Push(_) = aim
                && advice.best.action != aim
            {
                promised = Some((seat, aim, format!("{:?} {:?}", hint.why.id, advice.best)));
            }
        });
    }
    println!("{kept} kept, {broken} broken");
    assert_eq!(broken, 0);
    assert!(kept > 20, "{kept}");
}
