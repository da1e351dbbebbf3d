//! Tests of the hints of Spion & Spion: each reason in a position where it is true, and each command with its
//! meaning.

use std::collections::BTreeSet;

use rand::seq::IteratorRandom;
use snuffel_core::advice::{Advice, Course};
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Answer, Game, Hint, Reply, Think};
use snuffel_core::player::Level;
use snuffel_core::rng::stream;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games::spion::rules::action::{Action, Questions};
use snuffel_games::spion::rules::config::Config;
use snuffel_games::spion::rules::piece::{NEW_DECK, Pass, Spy, Trap};
use snuffel_games::spion::rules::position::{Bazong, Position, Spot};
use snuffel_games::spion::rules::seating::MOST;
use snuffel_games::spion::rules::seating::read_colour;
use snuffel_games::spion::rules::stage::Stage;
use snuffel_games::spion::rules::team::Team;
use snuffel_games::spion::rules::view::View;
use snuffel_games::spion::rules::{Setting, Spion, State};

/// The view of black on turn, in a game for two described in words: `black A at 1.3, white B in dungeon, white
/// carried by black A, trap snake at 1.2, black lies 2.1`.
fn view(set_up: &str, known: &str) -> View {
    view_of(2, set_up, known)
}

/// The same, for two or four.
fn view_of(seats: usize, set_up: &str, known: &str) -> View {
    let mut position = Position::new(seats);
    for item in set_up.split(", ").filter(|item| !item.is_empty()) {
        if let Some((name, place)) = item.split_once(" at ") {
            if let Some(trap) = name.strip_prefix("trap ") {
                let trap: Trap = trap.parse().unwrap();
                position.traps[trap.index()] = Some(place.parse().unwrap());
            } else {
                let spy: Spy = name.parse().unwrap();
                position.spots[spy.index()] = Spot::At(place.parse().unwrap());
            }
        } else if let Some((name, _)) = item.split_once(" in ") {
            let spy: Spy = name.parse().unwrap();
            position.spots[spy.index()] = Spot::Dungeon;
        } else if let Some((owner, spy)) = item.split_once(" carried by ") {
            let owner = read_colour(owner).unwrap();
            position.bazongs[owner] = Bazong::Carried(spy.parse().unwrap());
        } else if let Some((owner, place)) = item.split_once(" lies ") {
            let owner = read_colour(owner).unwrap();
            position.bazongs[owner] = Bazong::Lying(place.parse().unwrap());
        } else {
            panic!("{item}");
        }
    }
    let mut deck = NEW_DECK;
    let mut seen = false;
    if let Ok(pass) = known.parse::<Pass>() {
        let index = deck.iter().position(|other| *other == pass).unwrap();
        deck.swap(0, index);
        seen = true;
    }
    let (numbers, traitors, decks) = ([[1, 2, 3]; MOST].into(), [1; MOST].into(), [deck; 2].into());
    let setting = Setting { position, numbers, traitors, decks, seat: Seat::FIRST };
    let mut state = State::from_setting(&Config::default(), &setting);
    if seen {
        state = state.having_seen_passes();
    }
    if let Ok(spy) = known.parse::<Spy>() {
        state = state.having_shown(spy);
    }
    Spion::view(&state, Viewer::Seat(Seat::FIRST))
}

#[track_caller]
fn reason(set_up: &str, known: &str, action: &str) -> String {
    let view = view(set_up, known);
    why(&view, &action.parse().unwrap()).id.to_string()
}

fn why(view: &View, action: &Action) -> Message {
    Spion::hint(view, &Advice::only(*action)).unwrap().why
}

fn hint(set_up: &str, known: &str, action: &str) -> Hint {
    Spion::hint(&view(set_up, known), &Advice::only(action.parse().unwrap())).unwrap()
}

fn count(message: &Message, name: &str) -> Option<u32> {
    message.args.iter().find_map(|(known, arg)| match arg {
        Arg::Count(count) if *known == name => Some(*count),
        _ => None,
    })
}

/// All enemies out of the way.
const AWAY: &str = "white A in dungeon, white B in dungeon, white C in dungeon";

/// All of the player's spies in the dungeon.
const JAILED: &str = "black A in dungeon, black B in dungeon, black C in dungeon";

fn quiet(set_up: &str) -> String {
    format!("{AWAY}, {set_up}")
}

#[test]
fn walks_have_reasons() {
    let carrying = "black A at 2.4, white carried by black A";
    for (expected, set_up, action) in [
        ("hint-why-win", quiet(carrying), "step A"),
        ("hint-why-win-fight", format!("{carrying}, white A at black, black B at 1.3"), "step A"),
        ("hint-why-rob", quiet("black A at 1.4"), "step A"),
        ("hint-why-rob-fight", "black A at 1.4".to_owned(), "step A"),
        ("hint-why-carrier", "black A at 1.3, white B at 1.4, black carried by white B".to_owned(), "step A"),
        ("hint-why-attack", "black A at 1.3, white B at 1.4".to_owned(), "step A"),
        ("hint-why-find", quiet("black A at 1.3, white lies 1.4"), "step A"),
        ("hint-why-home", quiet("black A at 2.1, white carried by black A"), "step A"),
        ("hint-why-near", quiet("black A at 1.1"), "step A"),
        ("hint-why-any", quiet("black A at white, white carried by black B"), "step A"),
    ] {
        assert_eq!(reason(&set_up, "", action), expected, "{set_up}");
    }
}

#[test]
fn a_walk_towards_a_bazong_on_a_field_says_how_far_it_is_then() {
    let told = |set_up: &str, places: u8| {
        let mut view = view(set_up, "");
        view.stage = Stage::Walking { seat: Seat::FIRST, places };
        why(&view, &"walk A".parse().unwrap())
    };
    let near = |lies: &str, places| {
        let told = told(&quiet(&format!("black A at 1.1, {lies}")), places);
        (told.id.to_string(), count(&told, "count"))
    };
    let of = |id: &str, left: u32| (id.to_owned(), Some(left));
    assert_eq!(near("white lies 1.4", 2), of("hint-why-near-field", 1));
    assert_eq!(near("white lies 2.4", 2), of("hint-why-near-field", 6));
    // A bazong of the player's own team is also worth picking up.
    assert_eq!(near("black lies 1.4", 2), of("hint-why-near-field", 1));
    // The embassy of white is closer, or the bazong has been passed.
    assert_eq!(near("black lies 2.1", 2), of("hint-why-near", 2));
    assert_eq!(near("black lies 1.2", 3), of("hint-why-near", 1));
    assert_eq!(near("white lies 1.2", 3).0, "hint-why-any");
    // Safety comes before a bazong that takes more than one move.
    let escape = |lies: &str| {
        let set_up = "black A at 2.1, white A at 2.2, white B in dungeon, white C in dungeon";
        told(&format!("{set_up}, white lies {lies}"), 2).id.to_string()
    };
    assert_eq!(escape("1.1"), "hint-why-near-field");
    assert_eq!(escape("1.4"), "hint-why-escape");
    let told = why(&view(&quiet("black A at 1.1, white lies 1.4"), ""), &"step A".parse().unwrap());
    for lang in [Lang::En, Lang::De, Lang::Nl] {
        let teller = teller_in(lang);
        for text in [teller.say(&told), teller.brief(&told)] {
            assert!(text.contains("1.4") && text.contains(" 2 "), "{text}");
        }
    }
}

#[test]
fn a_bazong_on_a_field_is_a_goal_of_enemies_as_well() {
    // White walks from 2.1 to 1.4 and has passed it on 1.3.
    let set_up = "white A at 1.3, white B at 2.1, black lies 1.4";
    let mut hunting = view(set_up, "");
    hunting.stage = Stage::Hunting { seat: Seat::FIRST };
    let id = |action: &str| why(&hunting, &action.parse().unwrap()).id.to_string();
    assert_eq!(id("attack white B"), "hint-why-closest");
    assert_eq!(id("attack white A"), "hint-why-attack");
    let text = teller().say(&why(&view(set_up, "pant"), &Action::Pass(1)));
    assert!(text.contains("White B"), "{text}");
}

#[test]
fn a_threat_tells_of_a_trap_that_is_in_its_way() {
    let threat = |traps: &str, known: &str| {
        let set_up = format!("white A at 2.2, black carried by white A, {traps}");
        let hint = hint(&set_up, known, "pass 1");
        let mut threats = hint.more.iter().filter(|told| told.id.starts_with("hint-threat"));
        threats.next().unwrap().id.to_string()
    };
    assert_eq!(threat("trap snake at 2.1", ""), "hint-threat-trapped");
    assert_eq!(threat("trap snake at 2.3", ""), "hint-threat");
    // The grey spy clears the only trap before she attacks. With two traps, she may clear the other one.
    assert_eq!(threat("trap snake at 2.1", "pant"), "hint-threat");
    assert_eq!(threat("trap snake at 2.1, trap magnet at 1.1", "pant"), "hint-threat-trapped");
}

#[test]
fn who_cannot_be_stopped_is_named_first() {
    let robbed = "white A at 2.1, black carried by white A";
    // The passes on top are yawn, ride and ride, and no spy is near.
    let told = hint(robbed, "yawn", "pass 1");
    assert_eq!((&*told.why.id, &*told.more[0].id), ("hint-why-helpless", "hint-why-pass-idle"));
    assert_eq!(reason(robbed, "yawn", "step A"), "hint-why-helpless");
    let told = hint(robbed, "", "pass 1");
    assert_eq!((&*told.why.id, &*told.more[0].id), ("hint-why-helpless-pass", "hint-why-pass-unseen"));
    // Actions before the move do not help, nor does a step; an unseen pass may.
    let jailed = format!("{robbed}, black C in dungeon");
    for (why, set_up, action) in [
        ("hint-why-near", robbed, "step A"),
        ("hint-why-free", jailed.as_str(), "free C"),
        ("hint-why-trap", robbed, "trap snake 2.2"),
        ("hint-why-clear", format!("{robbed}, trap snake at 1.3").as_str(), "clear 1"),
    ] {
        let told = hint(set_up, "", action);
        assert_eq!(&*told.why.id, "hint-why-helpless-yet", "{action}");
        assert!(told.more[0].id.starts_with(why), "{action}: {told:?}");
    }
    // A pass that helps can still be taken afterwards.
    let told = hint(&jailed, "pant", "free C");
    assert_eq!((&*told.why.id, &*told.more[0].id), ("hint-why-helpless-then", "hint-why-free"));
    assert_eq!(count(&told.why, "depth"), Some(1));
    assert_ne!(reason(robbed, "pant", "step A"), "hint-why-helpless-then");
    // A freed spy attacks the enemies at home.
    let guests = format!("{jailed}, white B at black");
    assert_eq!(reason(&guests, "", "free C"), "hint-why-free-guests");
    // A spy may get to where the robber is or wants to go, or move again after a fight.
    for near in ["black A at white", "black A at 1.4", "white B at 1.1", "white B at 1.2"] {
        assert_eq!(reason(&format!("{robbed}, {near}"), "yawn", "pass 1"), "hint-why-pass-idle", "{near}");
    }
    let far = "white A at 2.2, black carried by white A";
    assert_eq!(reason(far, "yawn", "pass 1"), "hint-why-pass-idle");
}

#[test]
fn a_spy_that_gets_out_of_reach_says_so() {
    // Black A passes white A, which never turns back.
    let set_up = "black A at 2.1, white A at 2.2, white B in dungeon, white C in dungeon";
    let mut view = view(set_up, "");
    view.stage = Stage::Walking { seat: Seat::FIRST, places: 2 };
    let action = "walk A".parse().unwrap();
    assert_eq!(why(&view, &action).id, "hint-why-escape");
}

#[test]
fn what_is_done_before_a_move_has_reasons() {
    for (expected, set_up, action) in [
        ("hint-why-free", "black C in dungeon", "free C"),
        ("hint-why-free-guests", "black C in dungeon, white A at black", "free C"),
        ("hint-why-free-robber", "black C in dungeon, white A at black, black carried by white A", "free C"),
        ("hint-why-free-step", "black A at 1.3, black B at 1.3, black C in dungeon, white lies 1.1", "free C"),
        ("hint-why-trap", "white A at 2.3, black carried by white A", "trap snake 2.2"),
        ("hint-why-trap-way", "white lies 2.2", "trap snake 2.1"),
        ("hint-why-clear-carrier", "black A at 2.1, white carried by black A, trap snake at 2.2", "clear 1"),
        ("hint-why-clear", "trap snake at 1.1", "clear 1"),
        // A trap on the other side of the ring does not block anyone, and a dungeon is not a trap.
        ("hint-why-clear-idle", "black C in dungeon, trap snake at 4.4", "clear 1"),
    ] {
        assert_eq!(reason(set_up, "", action), expected, "{set_up}");
    }
}

#[test]
fn how_often_throws_clear_a_trap_is_told_and_how_often_all_of_several_enemies_are_beaten() {
    let seen = view("trap snake at 1.1", "");
    let course = |action: &str, worth| Course::new(action.parse::<Action>().unwrap(), worth);
    let odds = |second: &str| {
        let advice = Advice { best: course("clear 3", 0.5), second: Some(course(second, 0.4)) };
        let more = Spion::hint(&seen, &advice).unwrap().more;
        let told = more.into_iter().find(|told| told.id == "hint-clear-odds").unwrap();
        ["count", "percent", "others", "less", "lying"].map(|name| count(&told, name).unwrap())
    };
    assert_eq!(odds("clear 2"), [3, 70, 2, 56, 1]);
    assert_eq!(odds("pass 1"), [3, 70, 0, 0, 1]);
    // Two fights, each won with probability two thirds.
    let two = why(&view("black A at 1.3, white A at 1.4, white B at 1.4", ""), &"step A".parse().unwrap());
    assert_eq!((&*two.id, count(&two, "count"), count(&two, "percent")), ("hint-why-attack-all", Some(2), Some(44)));
}

#[test]
fn a_trap_that_stops_the_bazong_of_a_partner_is_a_reason_to_clear() {
    let set_up = "black-red A at 2.3, white carried by black-red A, trap snake at 2.4";
    assert_eq!(why(&view_of(4, set_up, ""), &"clear 1".parse().unwrap()).id, "hint-why-clear-partner");
}

#[test]
fn what_the_step_of_a_freed_spy_is_for_is_told() {
    for (expected, there) in [
        ("hint-why-find", "white lies 1.1"),
        ("hint-why-attack", "white B at 1.1"),
        ("hint-why-carrier", "white B at 1.1, black carried by white B"),
    ] {
        let told = why(
            &view(&format!("black A at 1.3, black B at 1.3, black C in dungeon, {there}"), ""),
            &"free C".parse().unwrap(),
        );
        let then = told.args.iter().find_map(|(name, arg)| match arg {
            Arg::Said(then) if *name == "then" => Some(&*then.id),
            _ => None,
        });
        assert_eq!((&*told.id, then), ("hint-why-free-step", Some(expected)), "{there}");
    }
}

#[test]
fn what_a_spy_at_home_can_do_as_well_is_no_reason_to_free_another() {
    let told =
        |home: &str| why(&view(&format!("black C in dungeon, white lies 1.1, {home}"), ""), &"free C".parse().unwrap());
    let away = told("black A at 1.2, black B at 1.2");
    assert_eq!(away.id, "hint-why-free-step");
    let home = told("black A at 1.2, black B at black");
    assert_eq!((&*home.id, count(&home, "free")), ("hint-why-free", Some(2)));
    let none = why(&view(JAILED, ""), &"free C".parse().unwrap());
    assert_eq!((&*none.id, count(&none, "free")), ("hint-why-free", Some(0)));
}

#[test]
fn another_spy_walks_where_a_carrier_would_walk_past_its_goal() {
    // Black A is two places from home.
    let mut view = view(&quiet("black A at 2.3, white carried by black A, black B at 1.2"), "");
    let id = |view: &View| why(view, &"walk B".parse().unwrap()).id.to_string();
    view.stage = Stage::Walking { seat: Seat::FIRST, places: 3 };
    assert_eq!(id(&view), "hint-why-spare");
    view.stage = Stage::Walking { seat: Seat::FIRST, places: 2 };
    assert_ne!(id(&view), "hint-why-spare");
}

#[test]
fn to_look_at_a_number_helps_only_who_can_do_something_with_it() {
    let robbed = "white A at 2.1, black carried by white A";
    // The number may reveal the traitor in the envelope, or a pass below may help.
    assert_ne!(reason(robbed, "view", "pass 1"), "hint-why-helpless");
    let mut seen = view(robbed, "view");
    seen.envelopes[Seat::SECOND] = None;
    let mut is_helpless = |below: [Pass; 3]| {
        for (place, pass) in seen.passes[Team::Black].iter_mut().zip([Pass::View].into_iter().chain(below)) {
            *place = Some(pass);
        }
        why(&seen, &"pass 1".parse().unwrap()).id == "hint-why-helpless"
    };
    // Of these, only the pant has any effect, even if just the look brings it within reach.
    assert!(is_helpless([Pass::Yawn, Pass::Sob, Pass::Yawn]));
    assert!(!is_helpless([Pass::Yawn, Pass::Pant, Pass::Yawn]));
    assert!(!is_helpless([Pass::Yawn, Pass::Sob, Pass::Pant]));
}

#[test]
fn what_the_search_does_not_tell_apart_is_not_told_to_be_worse() {
    let told_of = |view: &View, best: &str, second: &str| {
        let course = |action: &str, worth| Course::new(action.parse::<Action>().unwrap(), worth);
        let advice = Advice { best: course(best, 0.5), second: Some(course(second, 0.4)) };
        let more = Spion::hint(view, &advice).unwrap().more;
        more.into_iter().map(|told| told.id.into_owned()).collect::<Vec<_>>()
    };
    let told = |set_up: &str, best: &str, second: &str| told_of(&view(set_up, ""), best, second);
    let says = |told: &[String], id: &str| told.iter().any(|told| told == id);
    // Pass 2 and pass 3 are unseen.
    let unseen = told("", "pass 3", "pass 2");
    assert!(says(&unseen, "hint-same-pass") && !says(&unseen, "hint-next"), "{unseen:?}");
    assert!(says(&told("", "pass 3", "step A"), "hint-next"));
    // While the envelope is in use, the spies may differ by their numbers.
    for (set_up, freed, held, is_any) in [
        ("black B in dungeon, black C in dungeon", "free B", None, true),
        ("black B in dungeon, black C in dungeon", "free B", Some(Seat::SECOND), false),
        ("black C in dungeon", "free C", None, false),
    ] {
        let mut view = view(set_up, "");
        view.position.holders[Seat::FIRST] = held;
        let told = told_of(&view, freed, "step A");
        assert_eq!(says(&told, "hint-free-any"), is_any, "{set_up} {held:?}: {told:?}");
        let is_unweighed = held.is_some();
        assert_eq!(says(&told, "hint-free-unweighed"), is_unweighed, "{set_up} {held:?}: {told:?}");
    }
    // A spy without a number cannot be unmasked.
    let reserve = told("black A in dungeon, black D in dungeon", "free D", "step A");
    assert!(says(&reserve, "hint-free-safe") && !says(&reserve, "hint-free-unweighed"), "{reserve:?}");
}

#[test]
fn spies_of_which_it_does_not_matter_which_one_walks_are_not_told_to_be_better_and_worse() {
    let told = |set_up: &str, held, second: &str| {
        let mut view = view(set_up, "");
        view.position.holders[Seat::FIRST] = held;
        let course = |action: &str, worth| Course::new(action.parse::<Action>().unwrap(), worth);
        let advice = Advice { best: course("step A", 0.5), second: Some(course(second, 0.4)) };
        let more = Spion::hint(&view, &advice).unwrap().more;
        let ids = more.into_iter().map(|told| told.id.into_owned());
        ids.filter(|id| id == "hint-twin-spy" || id.starts_with("hint-next")).collect::<Vec<_>>()
    };
    let together = "black A at 1.1, black B at 1.1, black C at 1.3";
    assert_eq!(told(together, None, "step B"), ["hint-twin-spy"]);
    // The drawback of a third spy is mentioned too.
    assert_eq!(told(together, None, "step C"), ["hint-twin-spy", "hint-next"]);
    // One of them may be the traitor, or carry something.
    assert_eq!(told(together, Some(Seat::SECOND), "step B"), ["hint-next"]);
    // Of two on one place, the hint names the one that cannot be unmasked.
    let safe = |step: &str| {
        let view = view("black A at 1.1, black B in dungeon, black D at 1.1, black C at 1.3", "");
        let more = Spion::hint(&view, &Advice::only(step.parse().unwrap())).unwrap().more;
        more.iter().any(|told| told.id == "hint-free-safe")
    };
    assert!(safe("step D") && !safe("step A") && !safe("step C"));
    let loaded = "black A at 1.1, black B at 1.1, white carried by black B";
    assert_eq!(told(loaded, None, "step B"), ["hint-next"]);
}

#[test]
fn where_nothing_speaks_for_a_walk_it_is_told_what_one_that_is_as_good_does() {
    let mut view = view(&quiet("black A at white, white carried by black B, black B at 2.1"), "");
    view.position.bazongs[Seat::FIRST] = Bazong::Home;
    let course = |action: &str, worth| Course::new(action.parse::<Action>().unwrap(), worth);
    let told = |worth| {
        let advice = Advice { best: course("step A", 0.5), second: Some(course("step B", worth)) };
        Spion::hint(&view, &advice).unwrap().more.into_iter().any(|told| told.id == "hint-why-home")
    };
    assert!(told(0.5) && !told(0.4));
}

#[test]
fn the_last_zillion_is_none_that_can_be_spared() {
    let id = |money| why(&with_money(view("black C in dungeon", ""), [money, 10]), &"free C".parse().unwrap()).id;
    assert_eq!((&*id(1), &*id(2)), ("hint-why-free-last", "hint-why-free"));
}

#[test]
fn passes_have_reasons() {
    let carrying = "black A at 2.3, white carried by black A";
    assert_eq!(reason(&quiet(carrying), "ride", "pass 1"), "hint-why-pass-win");
    assert_eq!(reason("", "cheque", "pass 1"), "hint-why-pass-money");
    assert_eq!(reason("", "yawn", "pass 1"), "hint-why-pass-idle");
    assert_eq!(reason("", "sob", "pass 1"), "hint-why-pass-idle");
    // None of the spies can walk this far.
    assert_eq!(reason("trap snake at 1.1", "ride", "pass 1"), "hint-why-pass-idle");
    assert_eq!(reason("", "view", "pass 1"), "hint-why-pass-view");
    // With the envelope used, there is no traitor to look for.
    let mut used = view("", "view");
    used.envelopes[Seat::SECOND] = None;
    assert_eq!(why(&used, &Action::Pass(1)).id, "hint-why-pass-view-free");
    let afield = |traps: &str| reason(&format!("white A at 1.2{traps}"), "pant", "pass 1");
    assert_eq!(afield(""), "hint-why-pass-pant");
    assert_eq!(afield(", trap snake at 2.1"), "hint-why-pass-pant-clear");
    assert_eq!(afield(", trap snake at 2.1, trap magnet at 2.2"), "hint-why-pass-pant-choose");
    let won = hint(&quiet(carrying), "ride", "pass 1");
    assert!(won.more.iter().all(|told| told.id != "hint-why-win"), "{won:?}");
    assert_eq!(reason(&quiet(carrying), "dash", "pass 1"), "hint-why-pass-walk");
    assert_eq!(reason("", "", "pass 1"), "hint-why-pass-unseen");
    let stuck = "trap snake at 1.1";
    assert_eq!(reason(stuck, "", "pass 1"), "hint-why-stuck");
    // A spy in the dungeon can be freed.
    assert_eq!(reason(JAILED, "", "pass 1"), "hint-why-jailed");
    let told = why(&view("", ""), &Action::Pass(2));
    let text = teller().say(&told);
    assert!(text.contains("11") && text.contains('6'), "{text}");
}

#[test]
fn a_pass_that_does_nothing_is_told_with_what_comes_up() {
    let comes_up = |known: &[Option<Pass>], action: &str| {
        let mut view = view("", "");
        view.passes[Team::Black][..known.len()].copy_from_slice(known);
        let hint = Spion::hint(&view, &Advice::only(action.parse().unwrap())).unwrap();
        hint.more.iter().find(|told| told.id == "hint-comes-up").map(|told| teller().say(told))
    };
    let [yawn, jet, view, ride] = [Pass::Yawn, Pass::Jet, Pass::View, Pass::Ride].map(Some);
    let told = |passes: &str| Some(format!("Then the deck begins with {passes}."));
    // It goes under the deck, together with the passes above it.
    assert_eq!(comes_up(&[jet, yawn, ride, None, jet], "pass 2"), told("ride at 1, unseen at 2, jet at 3"));
    assert_eq!(comes_up(&[view, None, ride], "pass 1"), told("unseen at 1, ride at 2, unseen at 3"));
    // A pass with a walk and an unseen pass have reasons of their own.
    assert_eq!(comes_up(&[jet, ride], "pass 1"), None);
    assert_eq!(comes_up(&[None, ride], "pass 1"), None);
    // If none of the unseen passes has any effect, they are listed too, and for a cheque, whether it wins.
    let mut jailed = view_of(2, JAILED, "");
    let known = [Pass::Cheque, Pass::View, Pass::Pant, Pass::Sob];
    jailed.passes[Team::Black][3..7].iter_mut().zip(known).for_each(|(place, pass)| *place = Some(pass));
    let told = |view: &View| {
        let hint = Spion::hint(view, &Advice::only(Action::Pass(3))).unwrap();
        hint.more.iter().filter(|told| told.id != "hint-threat").map(|told| teller().say(told)).collect::<Vec<_>>()
    };
    assert_eq!(told(&jailed)[0], "Then the deck begins with cheque at 1, view at 2, pant at 3.");
    jailed.position.money[Seat::FIRST] = 22;
    assert_eq!(told(&jailed)[0], "Then the deck begins with winning cheque at 1, view at 2, pant at 3.");
}

#[test]
fn where_no_walk_helps_against_who_is_about_to_win_that_is_told() {
    // White A is one step from its embassy, with the bazong of black.
    let id = |spies: &str| {
        let robber = "white A at 2.1, black carried by white A, white B in dungeon, white C in dungeon";
        let mut view = view(&format!("{robber}, {spies}"), "");
        view.stage = Stage::Walking { seat: Seat::FIRST, places: 2 };
        why(&view, &"walk A".parse().unwrap()).id.to_string()
    };
    assert_eq!(id("black A at 1.1, black B at 1.2"), "hint-why-helpless");
    // Spy B would get to where white A wins, or to white A itself.
    for spies in ["black A at 1.1, black B at 1.3", "black A at 1.1, black B at 1.4"] {
        assert_ne!(id(spies), "hint-why-helpless", "{spies}");
    }
}

#[test]
fn a_pass_that_can_only_be_of_one_kind_is_told_as_known() {
    let left = |kinds: [Pass; 2]| {
        let mut view = view("black A at 1.1", "");
        let mut seen: Vec<Pass> = NEW_DECK.to_vec();
        for kind in kinds {
            let at = seen.iter().position(|pass| *pass == kind).unwrap();
            seen.remove(at);
        }
        let places = view.passes[Team::Black].iter_mut().rev();
        places.zip(seen).for_each(|(place, pass)| *place = Some(pass));
        why(&view, &Action::Pass(2)).id.to_string()
    };
    assert_eq!(left([Pass::Dash, Pass::Dash]), "hint-why-pass-walk");
    assert_eq!(left([Pass::Dash, Pass::Ride]), "hint-why-pass-unseen");
}

#[test]
fn who_cannot_walk_hears_how_many_unseen_passes_do_anything() {
    let useful = |known: &[Pass]| {
        let mut view = view(JAILED, "");
        view.passes[Team::Black].iter_mut().rev().zip(known).for_each(|(place, pass)| *place = Some(*pass));
        let told = why(&view, &Action::Pass(1));
        assert_eq!(told.id, "hint-why-jailed");
        count(&told, "useful").unwrap()
    };
    // A cheque brings money, and a number can be looked at. The grey spy has no enemy to attack.
    assert_eq!(useful(&[]), 2);
    assert_eq!(useful(&[Pass::Cheque, Pass::View]), 0);
}

#[test]
fn a_step_that_comes_nearer_tells_of_a_known_pass_that_goes_farther() {
    let told = |set_up: &str, known: &[Pass]| {
        let mut view = view(set_up, "");
        for (place, pass) in view.passes[Team::Black].iter_mut().zip(known) {
            *place = Some(*pass);
        }
        let hint = Spion::hint(&view, &Advice::only("step A".parse().unwrap())).unwrap();
        let told = hint.more.into_iter().find(|told| told.id.starts_with("hint-step"))?;
        Some((told.id.to_string(), count(&told, "depth").unwrap()))
    };
    let of = |id: &str, depth: u32| Some((id.to_owned(), depth));
    // From 1.1 the embassy of white is four steps away.
    let near = quiet("black A at 1.1");
    assert_eq!(told(&near, &[]), None);
    assert_eq!(told(&near, &[Pass::Yawn, Pass::Dash]), of("hint-step-then", 2));
    assert_eq!(told(&near, &[Pass::Ride]), of("hint-step-keeps", 1));
    // It would land there at once.
    assert_eq!(told(&near, &[Pass::Jet]), None);
    // White can get to 1.3, but not to 1.2.
    let hunted = "black A at 1.1, white A at 2.2, white B in dungeon, white C in dungeon";
    assert_eq!(told(hunted, &[Pass::Ride]), of("hint-step-safe", 1));
    // The same is true on the way home, except for a pass that would overshoot.
    let carrying = quiet("black A at 2.1, white carried by black A");
    assert_eq!(told(&carrying, &[Pass::Ride]), of("hint-step-keeps", 1));
    assert_eq!(told(&carrying, &[Pass::Dash]), of("hint-step-then", 1));
    assert_eq!(told(&quiet("black A at 2.3, white carried by black A"), &[Pass::Dash]), None);
}

#[test]
fn of_spies_that_walk_for_as_much_the_one_that_comes_nearer_to_a_bazong_is_named() {
    // Both would walk four places without an event; the bazong lies on 2.4.
    let set_up = quiet("white lies 2.4, black A at 1.2, black B at black, black C in dungeon");
    let told = why(&view(&set_up, "jet"), &Action::Pass(1));
    assert_eq!(told.id, "hint-why-pass-walk");
    assert!(told.args.contains(&("letter", Arg::place("A"))), "{told:?}");
}

#[test]
fn unseen_passes_are_told_of_as_they_are_left() {
    let left = |seen: &[Pass]| {
        let mut view = view("", "");
        for (place, pass) in view.passes[Team::Black].iter_mut().rev().zip(seen) {
            *place = Some(*pass);
        }
        let why = why(&view, &Action::Pass(1));
        assert_eq!(why.id, "hint-why-pass-unseen");
        ["count", "steps", "least", "most", "spread"].map(|name| count(&why, name).unwrap())
    };
    let sobs = |set_up: &str| count(&why(&view(set_up, ""), &Action::Pass(1)), "sobs");
    let carrying = quiet("black A at 2.3, white carried by black A");
    assert_eq!((sobs(""), sobs(&carrying)), (Some(0), Some(1)));
    // The number of known passes is only given for a known one.
    let counted = |known| hint("", known, "pass 1").more.iter().any(|told| told.id == "hint-passes");
    assert!(counted("ride") && !counted(""));
    assert_eq!(left(&[]), [11, 6, 2, 4, 2]);
    assert_eq!(left(&[Pass::Jet]), [10, 5, 2, 3, 1]);
    assert_eq!(left(&[Pass::Jet, Pass::Dash, Pass::Dash]), [8, 3, 2, 2, 0]);
    // With a known pass that also walks, the kinds are listed.
    let mut beside = view("", "ride");
    beside.passes[Team::Black][1..].fill(None);
    let told = teller().say(&why(&beside, &Action::Pass(2)));
    assert!(told.starts_with("10 passes are still unseen: ride twice, dash twice, jet, "), "{told}");
    // If none of them has a walk, they are listed by name.
    let mut rest = view("", "");
    let seen =
        [Pass::Jet, Pass::Dash, Pass::Dash, Pass::Ride, Pass::Ride, Pass::Ride, Pass::Yawn, Pass::Sob, Pass::Pant];
    for (place, pass) in rest.passes[Team::Black].iter_mut().rev().zip(seen) {
        *place = Some(pass);
    }
    let told = teller().say(&why(&rest, &Action::Pass(1)));
    assert_eq!(told, "2 passes are still unseen: cheque and view. No spy walks with them.");
    // A cheque among them may win.
    let rich = |set_up: &str, known: &str| {
        let mut view = view(set_up, known);
        view.position.money[Seat::FIRST] = 22;
        why(&view, &Action::Pass(1))
    };
    let stuck = "trap snake at 1.1";
    assert_eq!(count(&why(&view(stuck, ""), &Action::Pass(1)), "count"), Some(11));
    for (expected, set_up, known) in [
        ("hint-why-pass-unseen-cheque", "", ""),
        ("hint-why-stuck-cheque", stuck, ""),
        ("hint-why-jailed-cheque", JAILED, ""),
        ("hint-why-pass-money-win", "", "cheque"),
    ] {
        assert_eq!(rich(set_up, known).id, expected);
    }
}

#[test]
fn what_a_pass_or_a_fight_asks_has_reasons() {
    let seat = Seat::FIRST;
    let mut looking = view("white A at 1.2", "");
    looking.stage = Stage::Viewing { seat };
    let id = |view: &View, action: &str| why(view, &action.parse().unwrap()).id.to_string();
    assert_eq!(id(&looking, "view white B"), "hint-why-look");
    assert_eq!(id(&looking, "look white A"), "hint-why-look");
    let shown = view("white A at 1.2", "white B");
    assert_eq!(id(&shown, "look white B"), "hint-why-look-free");
    // White A is number 1, the one being looked for.
    assert_eq!(id(&view("white A at 1.2", "white A"), "look white B"), "hint-why-look-free");
    let mut hunting = view("white A at 1.1, white B at 2.4", "");
    hunting.stage = Stage::Hunting { seat };
    assert_eq!(id(&hunting, "attack white A"), "hint-why-closest");
    assert_eq!(id(&hunting, "attack white B"), "hint-why-attack-then", "a step attacks white A");
    let mut apart = view("white A at 1.2, white B at 2.4", "");
    apart.stage = Stage::Hunting { seat };
    assert_eq!(id(&apart, "attack white B"), "hint-why-attack");
    let mut meeting = view("white A at 1.1, white B at 1.1, black carried by white B", "");
    meeting.stage = Stage::Meeting { spy: "black A".parse().unwrap(), place: "1.1".parse().unwrap() };
    assert_eq!(id(&meeting, "attack white B"), "hint-why-carrier");
    assert_eq!(id(&hunting, "plan A"), "hint-why-plan");
    assert_eq!(id(&hunting, "keep white"), "hint-why-keep-theirs");
    assert_eq!(id(&hunting, "keep black"), "hint-why-keep-ours");
    let trapped = view("trap snake at 1.3, trap magnet at 2.1", "");
    assert_eq!(id(&trapped, "sweep snake"), "hint-why-sweep");
    assert_eq!(id(&trapped, "sweep magnet"), "hint-why-sweep-at");
    assert_eq!(id(&trapped, "prepare A 1"), "hint-why-prepare");
}

/// The same view, with this many zillions for black and for white.
fn with_money(mut view: View, money: [u8; 2]) -> View {
    for (seat, money) in [Seat::FIRST, Seat::SECOND].into_iter().zip(money) {
        view.position.money[seat] = money;
    }
    view
}

#[test]
fn zillions_that_win_the_game_are_told() {
    let afield = "black A at 1.3, white B at 1.4";
    let two = "black A at 1.3, white A at 1.4, white B at 1.4";
    let manned = "black A at 1.4";
    let empty = quiet(manned);
    for (expected, money, set_up, known, action) in [
        ("hint-why-attack-win", [24, 10], afield, "", "step A"),
        ("hint-why-attack", [23, 10], afield, "", "step A"),
        // A player who cannot pay is out, and white has no other player.
        ("hint-why-attack-win", [10, 0], afield, "", "step A"),
        ("hint-why-attack-win", [24, 10], two, "", "step A"),
        ("hint-why-pass-pant-win", [24, 10], afield, "pant", "pass 1"),
        ("hint-why-pass-pant", [23, 10], afield, "pant", "pass 1"),
        ("hint-why-rob", [19, 10], empty.as_str(), "", "step A"),
        ("hint-why-rob-win", [20, 10], empty.as_str(), "", "step A"),
        // Three spies have to be beaten there, and each pays a zillion.
        ("hint-why-rob-fight", [16, 10], manned, "", "step A"),
        ("hint-why-rob-fight-win", [17, 10], manned, "", "step A"),
        ("hint-why-rob-fight", [17, 2], manned, "", "step A"),
    ] {
        let view = with_money(view(set_up, known), money);
        assert_eq!(why(&view, &action.parse().unwrap()).id, expected, "{money:?} {set_up}");
    }
}

#[test]
fn what_wins_at_once_leaves_nothing_more_to_tell() {
    let robbed = "white A at 2.2, black carried by white A";
    let won = hint(&format!("{robbed}, black A at 2.4, white carried by black A"), "", "step A");
    assert_eq!((&*won.why.id, won.more.len()), ("hint-why-win", 0));
}

#[test]
fn a_fight_that_may_put_the_player_out_says_so() {
    let afield = "black A at 1.3, white B at 1.4";
    let told = |money, action: &str, known: &str| {
        let view = with_money(view(afield, known), money);
        let Hint { why, more, .. } = Spion::hint(&view, &Advice::only(action.parse().unwrap())).unwrap();
        (why.id.to_string(), more.first().map(|told| told.id.to_string()).unwrap_or_default())
    };
    let pair = |why: &str, more: &str| (why.to_owned(), more.to_owned());
    assert_eq!(told([0, 10], "step A", ""), pair("hint-why-broke", "hint-why-attack"));
    assert_eq!(told([0, 10], "pass 1", "pant"), pair("hint-why-broke", "hint-why-pass-pant"));
    assert_eq!(told([0, 0], "step A", ""), pair("hint-why-attack-win", "hint-why-broke"));
    assert_eq!(told([1, 10], "step A", "").0, "hint-why-attack");
    assert_ne!(told([0, 10], "step B", "").0, "hint-why-broke");
    // The last zillion is spent on the spy.
    let guests = with_money(view("black C in dungeon, white A at black", ""), [1, 10]);
    assert_eq!(why(&guests, &"free C".parse().unwrap()).id, "hint-why-broke");
}

#[test]
fn whom_to_attack_first_has_reasons() {
    let seat = Seat::FIRST;
    let at = "white A at 1.1, white B at 1.1";
    let meeting = |set_up: &str, money| {
        let mut view = with_money(view(set_up, ""), money);
        view.stage = Stage::Meeting { spy: "black A".parse().unwrap(), place: "1.1".parse().unwrap() };
        why(&view, &"attack white A".parse().unwrap())
    };
    let all = meeting(at, [10, 10]);
    assert_eq!((&*all.id, count(&all, "count"), count(&all, "percent")), ("hint-why-attack-all", Some(2), Some(44)));
    let three = meeting(&format!("{at}, white C at 1.1"), [10, 10]);
    assert_eq!((count(&three, "count"), count(&three, "percent")), (Some(3), Some(30)));
    // The second one cannot pay, and there is no further fight if that ends the game.
    assert_eq!(meeting(at, [10, 1]).id, "hint-why-close");
    assert_eq!(meeting(at, [24, 10]).id, "hint-why-attack-win");
    let mut hunting = view(at, "");
    hunting.stage = Stage::Hunting { seat };
    assert_eq!(why(&hunting, &"attack white A".parse().unwrap()).id, "hint-why-close");
}

#[test]
fn nobody_is_advised_to_give_up() {
    let view = view("", "");
    assert_eq!(Spion::hint(&view, &Advice::only(Action::Resign)), None);
    assert_eq!(Spion::hint(&view, &Advice::only(Action::Questions(Questions::Off))), None);
}

#[test]
fn unmasking_has_reasons() {
    let robbed = "white A at 2.1, black carried by white A";
    assert_eq!(reason(robbed, "white A", "unmask white A"), "hint-why-unmask");
    assert_eq!(reason(robbed, "", "unmask white A"), "hint-why-guess");
    assert_eq!(reason(robbed, "", "unmask nobody"), "hint-why-decline");
    let known = reason(robbed, "white A", "unmask nobody");
    assert_eq!(known, "hint-why-any");
}

fn teller() -> Teller {
    teller_in(Lang::En)
}

fn teller_in(lang: Lang) -> Teller {
    Teller::new(lang, Wording::Normal, Spelling::Plain, &[Spion::TEXTS.messages, Spion::TEXTS.words])
}

#[test]
fn every_decision_of_a_game_has_a_hint_that_can_be_typed() {
    let mut ids = BTreeSet::new();
    for lang in [Lang::En, Lang::De, Lang::Nl] {
        let teller = teller_in(lang);
        let grammar = teller.grammar(Spion::VERBS, Spion::ARGUMENTS);
        for seed in 0..20 {
            let seats = [2, 4][seed as usize % 2];
            let source = Box::new(Seeded { seed });
            let mut table = Table::<Spion>::new(&Config::default(), seats, source);
            let mut random = stream(seed, 55, 0);
            let mut player = Spion::computer(Level::NORMAL);
            table.settle();
            while let Due::Seats(due) = table.due() {
                let seat = due.iter().choose(&mut random).unwrap();
                let view = table.view(Viewer::Seat(seat));
                let listed = Spion::legal_actions(&view).into_iter().choose(&mut random);
                let decided = player.decide(&view, &mut random, Deadline::NEVER);
                for action in listed.iter().chain([&decided]) {
                    let hint = Spion::hint(&view, &Advice::only(*action)).unwrap();
                    let text = teller.say(&hint.what);
                    let (_, typed) = text.trim_end_matches('.').split_once(' ').unwrap();
                    let does = typing(&view, typed, &grammar);
                    // A pass is not spent on a spy that Alfred shows for free.
                    let is_free =
                        matches!((does, action), (Some(Action::Look(one)), Action::View(other)) if one == *other);
                    assert!(is_free || does == Some(*action), "{text} {does:?}");
                    assert!(teller.say(&hint.why).ends_with('.'));
                    ids.insert(hint.why.id.to_string());
                }
                table.act(seat, decided).unwrap();
            }
        }
    }
    assert!(ids.len() > 20, "{ids:?}");
}

/// The action that a typed line results in.
fn typing(view: &View, line: &str, grammar: &Grammar) -> Option<Action> {
    let command = grammar.parse(line, |bare| Spion::bare(bare, grammar)).ok()?;
    match Spion::interpret(view, &command, grammar).ok()? {
        snuffel_core::game::Reply::Act(action, _) => Some(action),
        snuffel_core::game::Reply::Confirm(..) | snuffel_core::game::Reply::Tell(_) => None,
    }
}

#[test]
fn whoever_lists_the_spies_hears_who_has_a_bazong() {
    let view = view("black A at 2.4, white carried by black A, white B at 1.2, black carried by white B", "");
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Spion::TEXTS.messages]);
    let Ok(Reply::Tell(told)) = Spion::interpret(&view, &Command::new("spies", ""), &teller.grammar(&[], &[])) else {
        panic!("the spies can be listed at any time")
    };
    let said: Vec<String> = told.iter().map(|message| teller.say(message)).collect();
    assert!(said[1].ends_with(", on 2.4, with the White bazong."), "{said:?}");
    assert!(said[4].contains("; B, on 1.2, with your bazong; C"), "{said:?}");
}
