//! Tests of the hints of sniff: each position gives the reason that applies.

use super::*;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::tests::searching;
use snuffel_core::advice::Course;
use snuffel_core::seat::Seat;

fn step(field: &str) -> Action {
    Action::Step(field.parse().unwrap())
}

/// The reason for a step, and those of its arguments that are numbers.
fn why(options: &str, labyrinth: &str, steps: &str, field: &str) -> (String, Vec<u32>) {
    let hint = Sniff::hint(&searching(options, labyrinth, steps), &Advice::only(step(field))).unwrap();
    let number = |(_, arg): &(&str, Arg)| match arg {
        Arg::Count(count) => Some(*count),
        _ => None,
    };
    (hint.why.id.to_string(), hint.why.args.iter().filter_map(number).collect())
}

#[test]
fn a_step_has_the_reason_that_holds() {
    const HOT: &str = "size=3x3 walls=6 warm-hot";
    const DOGS: &str = "size=3x3 dogs";
    for (options, labyrinth, steps, field, reason, numbers) in [
        (HOT, "3x3 treasure B2", "C2 C1 B1", "B2", "must", &[][..]),
        (HOT, "3x3 treasure B2", "C2 C1", "B1", "must-near", &[1]),
        (HOT, "3x3 treasure A1", "C2", "B2", "toward", &[3, 2, 3]),
        // C1 is equally close to B1.
        (HOT, "3x3 treasure B1", "C2", "B2", "leads", &[]),
        // Eight fields are unknown, and B2 leads on to three of them.
        ("size=3x3 walls=6", "3x3 treasure A1", "C2", "B2", "leads", &[0, 3, 8]),
        // All reachable fields are known.
        ("size=3x3 walls=6", "3x3 A1-B1 A2-B2 A3-B3", "C2 C1 B1 A1 B2 A2 B3 A3 C3 B3", "C3", "stop", &[]),
        // A safe field is left, so the risk is not mentioned.
        (DOGS, "3x3 dog A3 dog B1 treasure A1", "C2 C1", "B1", "nearest", &[]),
        ("size=3x3 walls=6 blind", "3x3 treasure A1", "C2", "B2", "blind-back", &[3, 0]),
        ("size=3x3 walls=6 blind", "3x3 B2-C2", "C2 B2", "C1", "blind-wall-from", &[2, 0]),
        ("size=3x3 walls=6 blind", "3x3 B1-C1", "C2 C1 B1", "C2", "blind-wall-back", &[]),
        ("size=3x3 walls=6 blind", "3x3 C2-0", "C2", "C1", "blind-wall", &[2, 0]),
        ("size=3x3 walls=6 blind", "3x3 B2-C2 C1-C2", "C2 B2 C1", "C3", "blind-met", &[2]),
        ("size=3x3 walls=6 blind", "3x3", "", "C1", "blind", &[3, 0]),
        // The zero field has no treasure, but leads on.
        ("size=3x3 walls=6 blind", "3x3 treasure A1", "C2 C1", "0", "blind-zero", &[]),
    ] {
        let told = why(options, labyrinth, steps, field);
        assert_eq!(told.0, format!("hint-why-{reason}"), "{options} {steps} {field}");
        if !numbers.is_empty() {
            assert_eq!(told.1, numbers, "{options} {steps} {field}");
        }
    }
}

#[test]
fn where_all_walls_are_known_a_way_is_certain() {
    let walls = |labyrinth: &str| labyrinth.parse::<Labyrinth>().unwrap().walls;
    let why = |view: &View, field: &str| Sniff::hint(view, &Advice::only(step(field))).unwrap().why.id.to_string();
    let mut view = searching("size=3x3 walls=6 way-out", "3x3", "");
    view.searches[Seat::FIRST] = Search::from("C2".parse().unwrap());
    for (known, field, reason) in [
        ("3x3 A1-A2 A1-B1 B2-B3 B1-B2 A3-B3", "0", "out"),
        ("3x3 A1-A2 A1-B1 B2-B3 B1-B2 A3-B3 C1-C2", "0", "out-sure"),
        ("3x3 A1-A2 B1-B2 A3-B3 C2-0 C1-C2", "C3", "out-near"),
        ("3x3 A1-A2 B1-B2 A3-B3 C2-0 C1-C2 A1-B1", "C3", "out-near-sure"),
        // The way through C1 would be just as short.
        ("3x3 A1-A2 B1-B2 A3-B3 C2-0", "C3", "leads"),
    ] {
        view.searches[Seat::FIRST].walls = walls(known);
        assert_eq!(why(&view, field), format!("hint-why-{reason}"), "{known}");
    }
    let mut view = searching("size=3x3 walls=6 warm-hot", "3x3 treasure B2", "C2 C1");
    assert_eq!(why(&view, "B1"), "hint-why-must-near");
    view.searches[Seat::FIRST].walls = walls("3x3 A1-A2 A1-B1 A2-A3 A3-B3 B3-C3 A2-B2");
    assert_eq!(why(&view, "B1"), "hint-why-must-near-sure");
}

#[test]
fn a_goal_far_away_is_told_with_its_way_and_with_the_next_best() {
    let view = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "D1 D2 D3");
    let course = |fields: &[&str], worth| {
        let mut steps = fields.iter().map(|field| step(field));
        Course { action: steps.next().unwrap(), then: steps.collect(), worth: Some(worth) }
    };
    let best = course(&["D2", "C2"], -7.0);
    let hint = |second| Sniff::hint(&view, &Advice { best: best.clone(), second: Some(second) }).unwrap();
    let near = hint(course(&["C3"], -7.5));
    assert_eq!(near.what.id, "hint-step-on");
    assert!(near.what.args.contains(&("moves", Arg::Count(2))), "{:?}", near.what);
    assert_eq!(near.why.id, "hint-why-soonest");
    // What the reason says about the next best is not repeated.
    let says_second = |hint: &Hint| hint.more.iter().any(|told| told.id.starts_with("hint-second"));
    assert!(!says_second(&near), "{:?}", near.more);
    let same = hint(course(&["C3"], -7.01));
    assert_eq!(same.why.id, "hint-why-leads-even");
    assert!(!says_second(&same), "{:?}", same.more);
    // If the other one leads on to more fields, no numbers are given, because they would contradict the hint.
    let fewer = Sniff::hint(
        &knowing("size=4x4 walls=12", "D1 D2 D3", "4x4 C1-D1 C2-C3 B2-C2"),
        &Advice { best: best.clone(), second: Some(course(&["C3"], -7.01)) },
    );
    let fewer = fewer.unwrap();
    assert!(fewer.why.id == "hint-why-even" && !says_second(&fewer), "{:?}", fewer.why);
    // C3 is as close as the best and leads on to as many fields, unless it cannot be reached.
    let third = hint(course(&["D2", "D1", "C1"], -9.0));
    assert_eq!((&*third.why.id, &*third.more.last().unwrap().id), ("hint-why-played", "hint-second"));
    let walled = knowing("size=4x4 walls=12", "D1 D2 D3", "4x4 C3-D3 D3-D4 D4-0");
    let second = Some(course(&["D2", "D1", "C1"], -9.0));
    let far = Sniff::hint(&walled, &Advice { best: best.clone(), second }).unwrap();
    assert_eq!(far.why.id, "hint-why-near");
    // The shortest way is given, regardless of the field from which the search asks for it.
    let round = hint(course(&["D2", "D1", "0", "D4"], -7.6)).why;
    assert!(round.id == "hint-why-soonest-more" && round.args.contains(&("other", Arg::place("D4"))), "{round:?}");
    // This comes last, because anything after it would seem to refer to it.
    let second = far.more.last().unwrap();
    assert_eq!(second.id, "hint-second-by");
    assert!(second.args.contains(&("turns", Arg::decimal(2.0, 1))), "{:?}", far.more);
}

/// The hint on D3, or on the zero field before the first step, with these ways weighed.
fn weighed(view: &View, best: (&str, f32), second: (&str, f32)) -> Hint {
    let course = |(fields, worth): (&str, f32)| {
        let mut steps = fields.split(' ').map(step);
        Course { action: steps.next().unwrap(), then: steps.collect(), worth: Some(worth) }
    };
    Sniff::hint(view, &Advice { best: course(best), second: Some(course(second)) }).unwrap()
}

fn has(message: &Message, name: &'static str, number: u32) -> bool {
    message.args.contains(&(name, Arg::Count(number)))
}

#[test]
fn both_numbers_of_fields_are_told_where_they_differ() {
    let begun = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "");
    let view = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "D1 D2 D3");
    for (view, best, second, reason, count, others) in [
        (&view, "C3", "D4", "more", 3, 1),
        (&view, "D2 C2", "D4", "soonest-more", 3, 1),
        (&view, "D4", "C3", "leads-less", 1, 3),
        (&begun, "D2", "D3", "faster", 3, 3),
    ] {
        let why = weighed(view, (best, -7.0), (second, -7.5)).why;
        assert_eq!(why.id, format!("hint-why-{reason}"));
        assert!(has(&why, "count", count) && has(&why, "others", others), "{why:?}");
    }
}

#[test]
fn a_field_beside_the_searcher_that_is_asked_for_from_elsewhere_has_that_as_its_reason() {
    let view = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "D1 D2 D3");
    let why = |second| weighed(&view, ("D2 D1 0 D4", -7.0), (second, -7.5)).why;
    for (second, least) in [("D4", 0), ("C3", 1)] {
        let told = why(second);
        assert_eq!(told.id, "hint-why-detour");
        assert!(told.args.contains(&("from", Arg::place("0"))) && has(&told, "least", least), "{told:?}");
    }
    let even = weighed(&view, ("D2 D1 0 D4", -7.0), ("D4", -7.1)).why;
    assert_ne!(even.id, "hint-why-detour");
}

#[test]
fn once_the_treasure_was_hidden_again_no_field_is_called_unknown() {
    let mut view = searching("size=4x4 walls=12 non-stop", "4x4 C1-D1 C2-C3", "D1 D2 D3");
    let why = |view: &View| Sniff::hint(view, &Advice::only(step("C3"))).unwrap().why;
    assert!(has(&why(&view), "again", 0));
    view.points[Seat::FIRST] = 1;
    view.searches[Seat::FIRST].forget_treasure(false);
    assert_eq!(why(&view).id, "hint-why-leads");
    assert!(has(&why(&view), "again", 1));
}

#[test]
fn with_dogs_no_turns_are_told() {
    let mut view = searching("size=4x4 dogs", "4x4 dog A1 dog A4 treasure B1", "D1 D2 D3");
    for (best, second, reason) in [("C3", "D4", "more"), ("D4", "C3", "leads-played"), ("D2 C2", "C3", "leads-played")]
    {
        let hint = weighed(&view, (best, -3.0), (second, -63.0));
        assert_eq!(hint.why.id, format!("hint-why-{reason}"));
        let turns = |message: &Message| message.args.iter().any(|(name, _)| *name == "turns");
        assert!(!turns(&hint.why) && !hint.more.iter().any(turns), "{hint:?}");
        // Numbers given in the reason are not repeated.
        assert!(!hint.more.iter().any(|told| told.id == "hint-second-safe"), "{hint:?}");
        if reason == "leads-played" {
            // If it leads on to as many or more, the number alone would contradict the hint.
            assert!(has(&hint.why, "others", 3) && has(&hint.why, "nearer", u32::from(best != "D4")), "{hint:?}");
            assert!(has(&hint.why, "less", u32::from(best == "D4")), "{hint:?}");
        }
    }
    // C3, which leads on to as many as C2, can no longer be reached from D3.
    let mut walled = view.clone();
    walled.searches[Seat::FIRST].walls = "4x4 C3-D3".parse::<Labyrinth>().unwrap().walls;
    let far = weighed(&walled, ("D2 C2", -3.0), ("D4", -63.0)).why;
    assert!(far.id == "hint-why-more-far" && has(&far, "count", 3) && has(&far, "others", 1), "{far:?}");
    let cost = |view: &View| {
        let (best, decided) = (Course::new(step("C3"), -3.0), Course::new(step("D4"), -63.0));
        Sniff::cost(view, &Verdict { best, decided, cost: 60.0 }).unwrap().id
    };
    assert_eq!(cost(&view), "tutor-dogs");
    // A player going on alone continues after a bite.
    view.alone = Some(0);
    assert_eq!(cost(&view), "tutor-moves");
    let more = weighed(&view, ("C3", -3.0), ("D4", -4.0)).more;
    assert!(more.iter().any(|told| told.id == "hint-expect-alone"), "{more:?}");
}

#[test]
fn a_way_round_an_untried_border_is_told_as_one_by_known_ways() {
    // All borders except the one between B3 and C3 were tried: B2, C2, C1 and B1 are beyond it, and there is no dog
    // on A1.
    let view = searching("size=3x3 dogs", "3x3 dog A3 dog B1 treasure A1", "C3 C2 B2");
    let step_on = |fields: &str| {
        let mut steps = fields.split(' ').map(step);
        let best = Course { then: steps.clone().skip(1).collect(), ..Course::unweighed(steps.next().unwrap()) };
        let hint = Sniff::hint(&view, &Advice { best, second: None }).unwrap();
        let short = hint.more.into_iter().find(|told| told.id == "hint-shortcut");
        (hint.what, short.map(|told| told.args))
    };
    let (straight, none) = step_on("C2 C1");
    assert!(has(&straight, "known", 0) && none.is_none(), "{straight:?}");
    // From B2 the field B3 is adjacent; through C2, C3 and B3 it is farther.
    let (round, short) = step_on("C2 C3 B3");
    assert!(has(&round, "known", 1) && short == Some(vec![("moves", Arg::Count(1))]), "{round:?} {short:?}");
}

#[test]
fn a_field_without_a_dog_that_is_farther_than_those_that_may_have_one_is_told_to_be_safe() {
    // Only C1 growls: so there is a dog on B1, B2 is safe, and A3 may have the other one.
    let view = searching("size=3x3 dogs", "3x3 dog A3 dog B1 treasure A1", "C2 C3 C2 C1");
    let best = Course { then: vec![step("B2")], ..Course::unweighed(step("C2")) };
    let hint = Sniff::hint(&view, &Advice { best, second: None }).unwrap();
    assert_eq!(hint.why.id, "hint-why-safe");
    assert!(!hint.more.iter().any(|told| told.id == "hint-no-dog"), "{hint:?}");
}

#[test]
fn what_no_next_best_stands_beside_is_compared_with_all_that_can_be_reached() {
    let view = searching("size=4x4 walls=12", "4x4 C1-D1 C2-C3", "D1 D2 D3");
    let why = |fields: &str, worth| {
        let mut steps = fields.split(' ').map(step);
        let best = Course { action: steps.next().unwrap(), then: steps.collect(), worth };
        Sniff::hint(&view, &Advice { best, second: None }).unwrap().why
    };
    // C3 leads on to three fields, D4 to one, and both are adjacent to the searcher.
    let most = why("C3", Some(-7.0));
    assert!(most.id == "hint-why-leads" && has(&most, "count", 3), "{most:?}");
    let played = why("D4", Some(-7.0));
    assert!(played.id == "hint-why-played" && has(&played, "count", 1), "{played:?}");
    assert_eq!(why("D4", None).id, "hint-why-leads");
    // All ways on begin with C2, so that is no reason for any of them.
    let view = knowing("size=3x3 walls=6", "C2 C1", "3x3 B1-C1 C2-C3 C1-0");
    let why = |view: &View, fields: &[&str]| {
        let mut steps = fields.iter().map(|field| step(field));
        let best = Course { action: steps.next().unwrap(), then: steps.collect(), worth: Some(-5.0) };
        Sniff::hint(view, &Advice { best, second: None }).unwrap().why.id
    };
    assert_eq!(why(&view, &["C2", "B2"]), "hint-why-nearest");
    assert_eq!(why(&view, &["C2", "0", "C3"]), "hint-why-played");
    // While the border to the zero field is untried, C3 may be as close as B2.
    let view = knowing("size=3x3 walls=6", "C2 C1", "3x3 B1-C1 C2-C3");
    assert_eq!(why(&view, &["C2", "B2"]), "hint-why-leads");
}

#[test]
fn how_far_the_second_best_is_speaks_for_a_field_only_where_none_is_as_near() {
    let dogs = searching("size=3x3 dogs", "3x3 dog A3 dog B1 treasure A1", "C3 C2 B2");
    let why = |best, second| weighed(&dogs, (best, -3.0), (second, -4.0)).why.id;
    // B3 and A2 are adjacent to B2 too, and have no dog.
    assert_ne!(why("A2", "C2 C1"), "hint-why-near");
    // The zero field may be a shortcut to C3, which would then be two moves from C1.
    let open = knowing("size=3x3 walls=6", "C2 C1", "3x3 B1-C1 C2-C3");
    let closed = knowing("size=3x3 walls=6", "C2 C1", "3x3 B1-C1 C2-C3 C1-0");
    let why = |view| weighed(view, ("C2 B2", -5.0), ("C2 0 C3", -6.5)).why.id;
    assert_eq!(why(&closed), "hint-why-near");
    assert_ne!(why(&open), "hint-why-near");
}

#[test]
fn in_gallop_it_is_told_from_where_the_second_best_is_asked_for() {
    let from = |options: &str, second| {
        let view = searching(options, "4x4", "D1 D2 C2");
        let hint = weighed(&view, ("B2", -7.0), (second, -7.1));
        let told = hint.more.into_iter().find(|told| told.id == "hint-second-from")?;
        told.args.into_iter().find_map(|(name, arg)| (name == "from").then_some(arg))
    };
    // C1 is adjacent to C2, where the searcher is, and to D1; C3 is adjacent only to C2.
    assert_eq!(from("size=4x4 walls=12 gallop", "D2 D1 C1"), Some(Arg::place("D1")));
    assert_eq!(from("size=4x4 walls=12 gallop", "C1"), None);
    assert_eq!(from("size=4x4 walls=12 gallop", "C3"), None);
    assert_eq!(from("size=4x4 walls=12", "D2 D1 C1"), None);
}

/// The view after these steps in an open labyrinth, with these walls known too.
fn knowing(options: &str, steps: &str, walls: &str) -> View {
    let size = walls.split(' ').next().unwrap();
    let mut view = searching(options, size, steps);
    view.searches[Seat::FIRST].walls = walls.parse::<Labyrinth>().unwrap().walls;
    view
}

#[test]
fn that_all_ways_lead_over_a_field_says_nothing_of_borders_between_known_ones() {
    let why = |options, steps, walls, field| {
        Sniff::hint(&knowing(options, steps, walls), &Advice::only(step(field))).unwrap().why
    };
    const PLAIN: &str = "size=3x3 walls=6";
    // The border between C1 and the zero field is untried.
    let one = why(PLAIN, "C2 C1 B1", "3x3 B1-B2 B2-C2 C2-C3 C3-0", "A1");
    assert!(one.id == "hint-why-only" && has(&one, "all", 6), "{one:?}");
    // Two ways lead to B2.
    assert_eq!(why(PLAIN, "C2 C1 B1", "3x3 A1-B1 C2-C3 C3-0", "B2").id, "hint-why-only");
    // C3 is enclosed.
    assert_eq!(why(PLAIN, "C2 C1 B1", "3x3 B1-B2 B2-C2 C2-C3 C3-0 B3-C3", "A1").id, "hint-why-only-door");
    // The possible places of the treasure do not matter as long as there is only one way to go.
    let warm = "size=3x3 walls=6 warm-hot";
    assert_eq!(why(warm, "C2", "3x3 C1-C2 C2-C3 C1-0 C3-0", "B2").id, "hint-why-only-door");
}

#[test]
fn a_border_that_is_only_concluded_to_be_open_was_not_tried() {
    // All walls are known, so C1 is open to the zero field. Of fifteen borders, two more were tried.
    let view = knowing("size=3x3 walls=6", "C2 C1", "3x3 A1-A2 A1-B1 B2-B3 B1-B2 A3-B3 C2-C3");
    let more = Sniff::hint(&view, &Advice::only(step("B1"))).unwrap().more;
    let odds = Message::new("hint-odds").count("borders", 7).count("walls", 0);
    assert!(more.contains(&odds), "{more:?}");
}

#[test]
fn a_nook_is_done_while_one_is_there_though_the_next_best_lies_in_it_too() {
    let view = knowing("size=4x4 walls=12", "D1 C1 C2", "4x4 A1-B1 A2-B2 B2-B3");
    let nook = weighed(&view, ("B2", -7.0), ("C1 B1", -7.5)).why;
    assert!(nook.id == "hint-why-pocket" && has(&nook, "count", 2) && has(&nook, "all", 13), "{nook:?}");
    // In gallop, coming back is free.
    let gallop = knowing("size=4x4 walls=12 gallop", "D1 C1 C2", "4x4 A1-B1 A2-B2 B2-B3");
    assert_ne!(weighed(&gallop, ("B2", -7.0), ("C1 B1", -7.5)).why.id, "hint-why-pocket");
    // From three moves away it is not on the way.
    let far = knowing("size=4x4 walls=12", "D1 C1 C2 C3 D3", "4x4 A1-B1 A2-B2 B2-B3");
    assert_ne!(weighed(&far, ("C3 C2 B2", -7.0), ("D4", -7.5)).why.id, "hint-why-pocket");
}

#[test]
fn what_more_than_one_way_leads_to_is_no_reason_for_one_of_them() {
    let why = |walls| weighed(&knowing("size=4x4 walls=12", "D1 C1 C2", walls), ("C3", -7.0), ("B2", -7.5)).why;
    let sole = why("4x4 A1-B1 A2-B2 B2-B3 C2-D2 D1-D2 D2-0 D3-0 D4-0");
    assert!(sole.id == "hint-why-part" && has(&sole, "count", 11) && has(&sole, "all", 13), "{sole:?}");
    // D2 leads there as well.
    assert_ne!(why("4x4 A1-B1 A2-B2 B2-B3").id, "hint-why-part");
}

#[test]
fn how_many_fields_one_leads_on_to_is_no_reason_where_a_third_as_near_leads_on_to_as_many() {
    let why = |walls| {
        let view = knowing("size=4x4 walls=12 gallop", "D1 D2 D3", walls);
        weighed(&view, ("D2 C2", -7.0), ("D2 D1 C1", -7.5)).why.id
    };
    // C3 does, unless it cannot be reached.
    assert_eq!((&*why("4x4"), &*why("4x4 C3-D3 B4-C4 C4-D4")), ("hint-why-played", "hint-why-more"));
}

#[test]
fn that_there_may_be_dogs_nearer_says_why_one_goes_on() {
    // C2 growls, so there is a dog on B2, C1 or C3. Column D cannot have one.
    let view = searching("size=4x4 dogs", "4x4 dog B2 dog A4 treasure B4", "D2 C2");
    let more = weighed(&view, ("D2 D1", -3.0), ("D2 D3", -3.5)).more;
    let nearer = more.iter().find(|told| told.id.starts_with("hint-no-dog")).unwrap_or_else(|| panic!("{more:?}"));
    let fields = ["B2", "C1", "C3"].map(|field| field.parse::<Field>().unwrap());
    let expected = Message::new("hint-no-dog-nearer").place("aim", "D1").places("fields", fields);
    assert_eq!(*nearer, expected);
}

#[test]
fn a_way_that_is_not_the_shortest_is_told_with_where_it_is_asked_from() {
    // C2 and C1 are known to be open to the zero field.
    let view = searching("size=3x3 walls=6", "3x3", "C2 0 C1");
    let what = |steps: &[&str]| {
        let mut steps = steps.iter().map(|field| step(field));
        let best = Course { action: steps.next().unwrap(), then: steps.collect(), worth: Some(-5.0) };
        Sniff::hint(&view, &Advice { best, second: None }).unwrap().what
    };
    let roundabout = what(&["0", "C2", "C3"]);
    assert!(roundabout.id == "hint-step-on-from" && roundabout.args.contains(&("from", Arg::place("C2"))));
    assert_eq!(what(&["0", "C3"]).id, "hint-step-on");
}

#[test]
fn how_near_the_treasure_may_be_is_no_reason_where_the_next_best_is_nearer_to_it() {
    // D2 is cold. Of its neighbours, D1 is two moves from the possible places of the treasure, D3 is one. C2 would
    // also be one, and D4 is just as close.
    let view = searching("size=4x4 walls=12 warm-hot", "4x4 C2-D2 D4-0 treasure A1", "D2 C2 0 D4 D2");
    for (best, second, worth, reason) in
        [("D1", "D3", -7.1, "smell-even"), ("D1", "D3", -7.5, "smell-faster"), ("D3", "D1", -7.5, "toward")]
    {
        let why = weighed(&view, (best, -7.0), (second, worth)).why;
        assert_eq!(why.id, format!("hint-why-{reason}"));
        assert!(has(&why, "count", 10), "{why:?}");
    }
    let dogs = searching("size=4x4 warm-hot dogs", "4x4 dog A1 dog A4 treasure B4", "D2");
    assert_eq!(weighed(&dogs, ("D1", -3.0), ("D3", -3.5)).why.id, "hint-why-smell-played");
}

#[test]
fn building_has_a_hint_until_all_is_built() {
    let mut view = searching("size=3x3 walls=6", "3x3", "");
    view.stage = Stage::Building;
    let hint = |view: &View, action: &Action| Sniff::hint(view, &Advice::only(action.clone()));
    let labyrinth = Labyrinth::empty(view.config.size);
    let build = hint(&view, &Action::lay(labyrinth)).unwrap().why;
    assert_eq!(build, Message::new("hint-why-build").count("left", 7));
    view.own = Some("3x3 A1-A2 A1-B1 B2-B3 B1-B2 A3-B3 C1-C2 treasure B2".parse().unwrap());
    let ready = hint(&view, &Action::Done).unwrap().why;
    assert_eq!(ready, Message::new("hint-why-ready").count("moves", 2));
    assert_eq!(hint(&view, &Action::Resign), None);
}
