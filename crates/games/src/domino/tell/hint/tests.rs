//! Tests of the hints of domino: each position gives the reason that applies.

use super::super::reasons::at_end;
use super::*;
use crate::domino::rules::line::Line;
use crate::domino::rules::tile::TileSet;
use crate::domino::rules::view::Stage;
use snuffel_core::advice::Course;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Seats, Viewer};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

/// A value that no tile has. Lacking it means having drawn, without lacking any real value.
const NO_VALUE: u8 = 1 << 7;

/// The first seat's view, with these tiles and a line of two tiles.
fn view(hand: &str, first: &str, second: &str) -> View {
    let state = Domino::start(&"target=100".parse().unwrap(), 2);
    let mut view = Domino::view(&state, Viewer::Seat(Seat::FIRST));
    view.hand = hand.split(' ').map(tile).collect::<TileSet>();
    view.line = Line::empty(false);
    view.line.lay_first(tile(first));
    view.line.lay(tile(second), End::Right);
    view.stage = Stage::Turn(Seat::FIRST);
    (view.counts[Seat::SECOND], view.stock) = (5, 9);
    // A player who has drawn may hold any unseen double.
    view.lacks[Seat::SECOND] = NO_VALUE;
    view
}

fn told(view: &View, laid: &str, end: End) -> (String, String) {
    let hint = Domino::hint(view, &Advice::only(Action::Lay(tile(laid), end))).unwrap();
    (hint.what.id.into_owned(), hint.why.id.into_owned())
}

#[test]
fn a_tile_has_the_strongest_reason_that_holds() {
    // The ends are 6 and 4.
    let mut seen = view("6-4 4-3 2-1 5-5", "6-5", "5-4");
    let lay = |id: &str| ("hint-lay".to_owned(), id.to_owned());
    assert_eq!(told(&seen, "4-3", End::Right), lay("hint-why-reply"));
    let both = ("hint-lay-end".to_owned(), "hint-why-heavy".to_owned());
    assert_eq!(told(&seen, "6-4", End::Left), both);
    let mut points = view("6-1 4-3 2-1", "6-5", "5-4");
    assert_eq!(told(&points, "6-1", End::Left), lay("hint-why-points"));
    points.points[Seat::FIRST] = 95;
    assert_eq!(told(&points, "6-1", End::Left), lay("hint-why-win"));
    seen.lacks[Seat::SECOND] = 1 << 6 | 1 << 3;
    assert_eq!(told(&seen, "4-3", End::Right), lay("hint-why-blocks"));
    assert_eq!(told(&view("4-3 1-1", "6-5", "5-4"), "4-3", End::Right), lay("hint-why-only"));
    assert_eq!(told(&view("6-1 1-1", "6-5", "5-4"), "6-1", End::Left), lay("hint-why-only-points"));
    assert_eq!(told(&view("4-3", "6-5", "5-4"), "4-3", End::Right), lay("hint-why-out"));
    let last = view("6-4", "6-5", "5-4");
    assert_eq!(told(&last, "6-4", End::Right).1, "hint-why-out");
}

#[test]
fn a_tile_with_fewer_points_than_the_next_best_says_what_that_is_worth() {
    // The ends are 5 and 0: 0-0 leaves them, and 5-0 makes them 5 and 5.
    let seen = view("0-0 5-0 2-1", "5-4", "4-0");
    let why = |less| {
        let course = |text, worth| Course::new(Action::Lay(tile(text), End::Right), worth);
        let advice = Advice { best: course("0-0", 0.5), second: Some(course("5-0", less)) };
        Domino::hint(&seen, &advice).unwrap().why
    };
    for (less, lead) in [(0.49, 0), (0.4, 10)] {
        let told = why(less);
        assert_eq!(told.id, "hint-why-points-less");
        for argument in [("points", Arg::Count(5)), ("more", Arg::Count(10)), ("lead", Arg::Count(lead))] {
            assert!(told.args.contains(&argument), "{told:?}");
        }
    }
}

#[test]
fn a_tile_that_would_make_points_is_named_though_others_are_better() {
    // The ends are 6 and 4: 4-3 makes 9, 4-2 makes 8, and 6-1 would make 5.
    let seen = view("6-1 4-3 4-2", "6-5", "5-4");
    let course = |text| Course::new(Action::Lay(tile(text), End::Right), 0.5);
    let advice = Advice { best: course("4-3"), second: Some(course("4-2")) };
    let more = Domino::hint(&seen, &advice).unwrap().more;
    let named = more.iter().find(|told| told.id == "hint-else-points").unwrap();
    assert!(named.args.contains(&("points", Arg::Count(5))), "{named:?}");
    assert!(!more.iter().any(|told| told.id == "hint-next-points"), "{more:?}");
    // The ends are 5 and 4: 5-1 makes 5 and is the best, 6-5 would make 10.
    let seen = view("5-1 6-5 4-2", "5-0", "4-0");
    let lay = |text, end| Course::new(Action::Lay(tile(text), end), 0.5);
    let told = |second| {
        let advice = Advice { best: lay("5-1", End::Left), second: Some(second) };
        let more = Domino::hint(&seen, &advice).unwrap().more;
        let named = more.into_iter().find(|told| told.id == "hint-else-points")?;
        named.args.into_iter().find_map(|(name, arg)| (name == "points").then_some(arg))
    };
    assert_eq!(told(lay("4-2", End::Right)), Some(Arg::Count(10)));
    assert_eq!(told(lay("6-5", End::Left)), None);
}

#[test]
fn an_answer_that_the_next_player_surely_holds_is_named() {
    // After 2-1 the ends are 6 and 1. The stock is empty, so all unseen tiles are in the other hand.
    let mut seen = view("2-1 0-0", "6-5", "5-2");
    seen.stock = 0;
    let mut unseen = seen.unseen();
    for tile in seen.unseen().iter().filter(|tile| *tile != "4-1".parse().unwrap()).skip(3) {
        seen.hand.insert(tile);
        unseen.remove(tile);
    }
    seen.counts[Seat::SECOND] = unseen.len() as u8;
    let hint = Domino::hint(&seen, &Advice::only(Action::Lay(tile("2-1"), End::Right))).unwrap();
    let sure = [hint.why].into_iter().chain(hint.more).find(|told| told.id == "hint-why-reply-sure").unwrap();
    assert!(sure.args.contains(&("points", Arg::Count(10))), "{sure:?}");
}

#[test]
fn what_a_last_tile_that_everybody_knows_makes_is_a_reason() {
    // The ends are 6 and 2, and 2-1 is the only unseen tile: after 6-0 it makes 1, which scores nothing; after 6-4 it
    // makes 5.
    let mut seen = view("6-0 6-4 1-1", "6-5", "5-2");
    (seen.stock, seen.counts[Seat::SECOND]) = (0, 1);
    for tile in seen.unseen().iter().filter(|tile| *tile != "2-1".parse().unwrap()) {
        seen.hand.insert(tile);
    }
    let course = |text, worth| Course::new(Action::Lay(tile(text), End::Left), worth);
    let why = |best, second| {
        Domino::hint(&seen, &Advice { best: course(best, 0.6), second: Some(course(second, 0.5)) }).unwrap().why
    };
    let told = why("6-0", "6-4");
    assert_eq!(told.id, "hint-why-last-makes");
    assert!(
        told.args.contains(&("points", Arg::Count(0))) && told.args.contains(&("others", Arg::Count(5))),
        "{told:?}"
    );
    assert_ne!(why("6-4", "6-0").id, "hint-why-last-makes");
}

#[test]
fn of_a_reply_that_the_reason_has_counted_only_the_points_are_told() {
    // After 2-1 the ends are 6 and 1, and 6-4 and 4-1 score. After 3-2 the scoring tiles would be 6-2, 6-6 and 4-3.
    let seen = view("3-2 2-1 0-0", "6-5", "5-2");
    let course = |text, worth| Course::new(Action::Lay(tile(text), End::Right), worth);
    let advice = Advice { best: course("2-1", 0.6), second: Some(course("3-2", 0.5)) };
    let Hint { why, more, .. } = Domino::hint(&seen, &advice).unwrap();
    assert_eq!(why.id, "hint-why-reply-less");
    let most = more.iter().find(|told| told.id == "hint-reply-most").unwrap();
    assert!(most.args.contains(&("points", Arg::Count(10))), "{most:?}");
    assert!(!more.iter().any(|told| told.id == "hint-why-reply"), "{more:?}");
}

#[test]
fn the_only_tile_that_fits_may_go_to_either_end() {
    // The ends are 6 and 4, and only 6-4 fits, leaving 4 and 4 or 6 and 6. Without a 1 there is no scoring reply to
    // either.
    let mut seen = view("6-4 1-1 2-1", "6-5", "5-4");
    seen.lacks[Seat::SECOND] = 1 << 1;
    let hint = |less| weighed(&seen, ("6-4", End::Right), ("6-4", End::Left), less);
    let even = hint(Some(0.49));
    assert_eq!(even.why.id, "hint-why-only-tile");
    let told = even.more.iter().find(|told| told.id == "hint-next-end").unwrap();
    assert!(has(told, "count", 50), "{told:?}");
    assert!(!even.more.iter().any(|told| told.id == "hint-next-even"), "{even:?}");
    let told = hint(Some(0.4));
    assert_eq!(told.why.id, "hint-why-more-games");
    assert!(told.why.args.contains(&("tile", at_end(tile("6-4"), End::Left))), "{told:?}");
    assert_eq!(told.more[0].id, "hint-why-only-tile");
}

#[test]
fn a_tile_that_blocks_the_hand_is_told_to_end_it() {
    // On the right, 6-4 leaves two sixes, which no player has.
    let mut seen = view("6-4 1-1", "6-5", "5-4");
    seen.lacks[Seat::SECOND] = 1 << 6 | 1 << 2;
    let hint = |seen: &View| Domino::hint(seen, &Advice::only(Action::Lay(tile("6-4"), End::Right))).unwrap();
    let open = hint(&seen);
    assert_eq!(open.why.id, "hint-why-blocks");
    // The values that the opponent lacks are given, although the reason has already mentioned some of them.
    assert!(open.more.iter().any(|told| told.id == "hint-lacks"), "{open:?}");
    seen.stock = 0;
    let Hint { why, more, .. } = hint(&seen);
    assert_eq!(why, Message::new("hint-why-closes").count("pips", 2_u32));
    assert!(!more.iter().any(|told| ["hint-fitting", "hint-why-safe"].contains(&&*told.id)), "{more:?}");
    // The opponent may have a four.
    let left = Domino::hint(&seen, &Advice::only(Action::Lay(tile("6-4"), End::Left))).unwrap().why;
    assert_ne!(left.id, "hint-why-closes");
}

#[test]
fn a_zero_and_a_double_zero_are_the_same_unless_the_double_is_a_spinner() {
    let told = |spins| {
        let mut seen = view("5-0 6-1", "6-0", "0-0");
        if spins {
            seen.line = Line::empty(true);
            seen.line.lay_first(tile("6-0"));
            seen.line.lay(tile("0-0"), End::Right);
        }
        seen.line.lay(tile("6-3"), End::Left);
        seen.line.lay(tile("3-0"), End::Left);
        let hint = Domino::hint(&seen, &Advice::only(Action::Lay(tile("5-0"), End::Left))).unwrap();
        hint.more.iter().any(|told| told.id == "hint-alike")
    };
    assert!(told(false) && !told(true));
}

#[test]
fn a_pip_or_two_are_no_reason_for_much_more_games() {
    // The ends are 6 and 4. The replies to both are equivalent.
    let seen = view("6-3 6-2 1-0 0-0", "6-5", "5-4");
    let why = |less| weighed(&seen, ("6-3", End::Left), ("6-2", End::Left), Some(less)).why.id;
    assert_eq!((&*why(0.41), &*why(0.4)), ("hint-why-heavy", "hint-why-more-games"));
}

#[test]
fn of_the_last_tile_it_is_told_where_the_end_makes_no_difference() {
    let told = |hand| {
        let seen = view(hand, "6-5", "5-4");
        let more = Domino::hint(&seen, &Advice::only(Action::Lay(tile(hand), End::Right))).unwrap().more;
        more.iter().any(|told| told.id == "hint-any-end")
    };
    // The ends are 6 and 4: 6-4 fits at both, 4-3 only at one.
    assert!(told("6-4") && !told("4-3"));
}

#[test]
fn of_the_only_tile_that_fits_it_is_told_what_is_better_at_the_end() {
    let right = |seen: &View| weighed(seen, ("6-4", End::Right), ("6-4", End::Left), Some(0.49)).why;
    // On the right it leaves 6 and 6, to which no reply scores; on the left 4 and 4, to which 4-1 scores.
    let mut seen = view("6-4 1-1 2-1", "6-5", "5-4");
    let less = right(&seen);
    assert!(less.id == "hint-why-reply-less" && has(&less, "count", 0) && has(&less, "others", 1), "{less:?}");
    assert!(less.args.contains(&("tile", at_end(tile("6-4"), End::Left))), "{less:?}");
    for (lacks, reason) in [(1 << 6, "hint-why-blocks"), (1 << 6 | 1 << 4, "hint-why-only-tile")] {
        seen.lacks[Seat::SECOND] = lacks;
        assert_eq!(right(&seen).id, reason, "where both ends block, that is no reason");
    }
    // Of the sixes, 6-0 to 6-3 are left; of the fours, 4-0 to 4-4. 6-3 would make 15, and 4-1 would make 5.
    let mut more = view("6-4 1-1 2-1", "6-5", "5-4");
    more.line.lay(tile("6-6"), End::Left);
    let fewer = right(&more);
    assert_eq!(fewer.id, "hint-why-fewer-fit");
    assert!(has(&fewer, "count", 4) && has(&fewer, "others", 5) && has(&fewer, "all", 22), "{fewer:?}");
}

#[test]
fn ends_that_are_alike_are_told_to_be() {
    let mut seen = view("6-2 1-1 2-1", "6-5", "5-4");
    let told = |seen: &View| {
        let hint = Domino::hint(seen, &Advice::only(Action::Lay(tile("6-2"), End::Left))).unwrap();
        [hint.why.id.into_owned(), hint.more[0].id.clone().into_owned()]
    };
    assert_eq!(told(&seen), ["hint-why-only", "hint-why-reply"]);
    // Now both ends are a six.
    seen.line.lay(tile("6-4"), End::Right);
    assert_eq!(told(&seen), ["hint-why-only-tile", "hint-alike"]);
}

#[test]
fn what_fits_afterwards_is_not_told_where_the_next_player_surely_goes_out() {
    let mut seen = view("6-1 1-1 3-2", "6-5", "5-4");
    let is_told = |seen: &View| {
        let hint = Domino::hint(seen, &Advice::only(Action::Lay(tile("6-1"), End::Left))).unwrap();
        hint.more.iter().any(|told| told.id == "hint-fitting")
    };
    let next = seen.others().next().unwrap();
    seen.counts[next] = 1;
    assert!(is_told(&seen), "it may hold a tile that does not fit");
    // Every tile it may hold has a 1 or a 4, the ends after 6-1.
    let others = (0..=6).filter(|value| ![1, 4].contains(value));
    seen.lacks[next] = others.fold(0, |lacks, value| lacks | 1 << value);
    assert!(!is_told(&seen));
}

#[test]
fn the_heaviest_tile_says_whether_another_is_as_heavy() {
    for (hand, ties) in [("4-4 4-1 1-1", 0), ("4-4 6-2 1-1", 1)] {
        // The ends are 6 and 4, and 4-4 makes 14.
        let seen = view(hand, "6-5", "5-4");
        let why = Domino::hint(&seen, &Advice::only(Action::Lay(tile("4-4"), End::Right))).unwrap().why;
        assert_eq!(why.id, "hint-why-heavy");
        assert!(why.args.contains(&("ties", Arg::Count(ties))), "{why:?}");
    }
}

#[test]
fn what_fits_afterwards_is_no_reason_where_a_tile_that_makes_points_leaves_as_much() {
    let why = |hand, best, second| {
        let course = |text, worth| Course::new(Action::Lay(tile(text), End::Right), worth);
        let advice = Advice { best: course(best, 0.5), second: Some(course(second, 0.4)) };
        Domino::hint(&view(hand, "6-5", "5-4"), &advice).unwrap().why
    };
    // The ends are 6 and 4. After 4-3 two tiles fit, after 4-2 only one. Each leaves two scoring replies.
    assert_eq!(why("6-0 4-3 4-2 3-3", "4-3", "4-2").id, "hint-why-fits");
    // After 6-1, which makes 5, two tiles fit too.
    assert_eq!(why("6-1 4-3 4-2 3-3", "4-3", "4-2").id, "hint-why-more-games");
    // The replies to 4-3 are 6-2 and 6-6, which makes 15; those to 4-2 are 6-3 and 2-2, which makes 10.
    let games = why("6-1 4-3 4-2 3-3 5-5", "4-3", "4-2");
    assert_eq!(games.id, "hint-why-more-games");
    assert!(games.args.contains(&("count", Arg::Count(10))), "{games:?}");
    let most = why("6-1 4-3 4-2 3-3 5-5", "4-2", "4-3");
    assert_eq!(most.id, "hint-why-reply-most");
    for argument in [("points", Arg::Count(10)), ("others", Arg::Count(15))] {
        assert!(most.args.contains(&argument), "{most:?}");
    }
}

/// The hint to lay one tile rather than another, each at an end, given the worth that the search has found for them.
fn weighed(view: &View, best: (&str, End), second: (&str, End), less: Option<f32>) -> Hint {
    let course = |(text, end), worth| Course { worth, ..Course::new(Action::Lay(tile(text), end), 0.0) };
    Domino::hint(view, &Advice { best: course(best, Some(0.5)), second: Some(course(second, less)) }).unwrap()
}

fn has(message: &Message, name: &'static str, number: u32) -> bool {
    message.args.contains(&(name, Arg::Count(number)))
}

#[test]
fn of_as_many_points_it_is_told_what_fits_afterwards_or_what_goes() {
    // The ends are 5 and 0, and each of the two tiles makes 10.
    for (hand, reason, numbers) in [
        ("5-5 5-0 3-0 2-1", "hint-why-points-fits", [("count", 2), ("others", 1)]),
        ("5-5 5-0 2-1 1-1", "hint-why-points-heavy", [("pips", 10), ("less", 5)]),
    ] {
        let seen = view(hand, "5-4", "4-0");
        let why = weighed(&seen, ("5-5", End::Left), ("5-0", End::Right), Some(0.4)).why;
        assert!(why.id == reason && has(&why, "points", 10), "{why:?}");
        assert!(numbers.into_iter().all(|(name, number)| has(&why, name, number)), "{why:?}");
        // After 5-0 no reply scores, after 5-5 only 0-0.
        let against = |seen: &View, less| weighed(seen, ("5-0", End::Right), ("5-5", End::Left), Some(less)).why;
        let other = |seen: &View| against(seen, 0.4);
        let less = other(&seen);
        assert!(
            less.id == "hint-why-points-reply-less" && has(&less, "count", 0) && has(&less, "others", 1),
            "{less:?}"
        );
        let mut without = seen;
        without.lacks[Seat::SECOND] = 1 << 0;
        assert_eq!(other(&without).id, "hint-why-points-more-games");
        assert_eq!(against(&without, 0.49).id, "hint-why-points-even");
        // 5-0 leaves only fives.
        without.lacks[Seat::SECOND] = 1 << 5;
        let blocks = other(&without);
        assert!(blocks.id == "hint-why-points-blocks" && has(&blocks, "points", 10), "{blocks:?}");
        assert!(blocks.args.contains(&("name", Arg::Seat(Seat::SECOND))), "{blocks:?}");
    }
}

#[test]
fn of_as_many_points_it_is_told_where_fewer_tiles_of_the_next_player_fit() {
    // The ends are 1 and 2: 3-1 leaves 3 and 2, and 4-2 leaves 1 and 4. Each makes 5, and then none of the viewer's
    // tiles fit.
    let why = |lacks, less| {
        let mut seen = view("3-1 4-2 0-0", "5-1", "5-2");
        seen.line = Line::empty(false);
        seen.line.lay_first(tile("5-1"));
        seen.line.lay(tile("5-2"), End::Left);
        seen.lacks[Seat::SECOND] = NO_VALUE | lacks;
        let (best, second) = (("3-1", End::Right), ("4-2", End::Left));
        let why = weighed(&seen, best, second, Some(less)).why;
        let answers = |laid: &str, end| {
            let tips = *seen.line.with(tile(laid), end).tips();
            tips.fitting_anywhere(seen.possible(Seat::SECOND)).len() as u32
        };
        (why, answers("3-1", End::Right), answers("4-2", End::Left))
    };
    let told = |(why, fit, others): &(Message, u32, u32)| {
        let is_told = why.id == "hint-why-points-fewer-fit";
        assert!(!is_told || has(why, "count", *fit) && has(why, "others", *others) && fit < others, "{why:?}");
        is_told
    };
    assert!((0..1 << 7).map(|lacks| why(lacks, 0.4)).filter(told).count() > 0);
    assert_eq!((0..1 << 7).map(|lacks| why(lacks, 0.49)).filter(told).count(), 0, "where both are as good");
}

#[test]
fn where_answers_do_not_speak_for_a_tile_it_is_told_what_does() {
    // The ends are 6 and 4. Equally many or fewer replies that score more are not mentioned.
    for hand in ["4-1 4-0 3-3 0-0", "4-3 4-2 5-5 0-0"] {
        let (best, second) = hand.split_once(' ').unwrap();
        let seen = view(hand, "6-5", "5-4");
        let why = weighed(&seen, (best, End::Right), (&second[..3], End::Right), Some(0.49)).why;
        assert!(why.id == "hint-why-heavier" && has(&why, "pips", tile(best).pips().into()), "{why:?}");
    }
    let seen = view("6-2 6-3 1-0 0-0", "6-5", "5-4");
    let hint = |less| weighed(&seen, ("6-2", End::Left), ("6-3", End::Left), less);
    let says = |hint: &Hint, id: &str| hint.more.iter().any(|told| told.id == id);
    let even = hint(Some(0.49));
    assert_eq!(even.why.id, "hint-why-even");
    assert!(says(&even, "hint-chance") && !says(&even, "hint-next-even"), "{even:?}");
}

#[test]
fn of_a_next_best_that_is_as_good_it_is_told_what_it_brings_and_costs() {
    let (left, right) = (End::Left, End::Right);
    let apart = |seen: &View, best, second, less| {
        let more = weighed(seen, best, second, less).more;
        more.into_iter().filter(|told| told.id.starts_with("hint-apart")).collect::<Vec<_>>()
    };
    let is_told = |told: &[Message], id: &str, others, count| match told {
        [one] => one.id == id && has(one, "others", others) && has(one, "count", count),
        _ => false,
    };
    // The replies to both are equivalent, but 6-3 has one pip more.
    let pips = view("6-2 6-3 1-0 0-0", "6-5", "5-4");
    let told = apart(&pips, ("6-2", left), ("6-3", left), Some(0.49));
    assert!(is_told(&told, "hint-apart-pips", 9, 8), "{told:?}");
    assert_eq!(apart(&pips, ("6-2", left), ("6-3", left), Some(0.4)), []);
    // 5-0 scores more, as the reason says. The best reply to it is 5-5, which makes 15; to 0-0 it is 5-5 for 10.
    let points = view("0-0 5-0 2-1", "5-4", "4-0");
    let told = apart(&points, ("0-0", right), ("5-0", right), Some(0.49));
    assert!(is_told(&told, "hint-apart-most", 15, 10), "{told:?}");
    // On the right no reply scores, on the left 4-1 does. The reason is not repeated.
    let ends = view("6-4 1-1 2-1", "6-5", "5-4");
    let told = apart(&ends, ("6-4", left), ("6-4", right), Some(0.49));
    assert!(is_told(&told, "hint-apart-replies", 0, 1), "{told:?}");
    assert_eq!(apart(&ends, ("6-4", right), ("6-4", left), Some(0.49)), []);
    let more = weighed(&ends, ("6-4", left), ("6-4", right), Some(0.49)).more;
    assert!(more.iter().any(|told| told.id == "hint-next-even"), "{more:?}");
    assert!(!more.iter().any(|told| told.id == "hint-next-end"), "the ends are not the same: {more:?}");
    // 4-2 allows one scoring reply rather than two, but has 6 pips rather than 9.
    let both = view("6-3 4-2 1-0 0-0", "6-5", "5-4");
    let told = apart(&both, ("6-3", left), ("4-2", right), Some(0.49));
    assert!(is_told(&told[..1], "hint-apart-replies", 1, 2), "{told:?}");
    assert!(is_told(&told[1..], "hint-apart-pips", 6, 9), "{told:?}");
}

#[test]
fn of_ends_that_are_alike_none_is_named() {
    // The ends are 3 and 3. 3-2 makes 5 at each.
    let mut seen = view("3-3 3-2 1-1", "6-3", "3-0");
    seen.line = Line::empty(false);
    seen.line.lay_first(tile("6-3"));
    seen.line.lay(tile("6-4"), End::Left);
    seen.line.lay(tile("4-3"), End::Left);
    assert_eq!(seen.line.tips().sum(), 6);
    let more = weighed(&seen, ("3-3", End::Left), ("3-2", End::Right), Some(0.49)).more;
    let points = more.iter().find(|told| told.id == "hint-next-points").unwrap();
    assert!(points.args.contains(&("tile", phrase::tile(tile("3-2")))), "{points:?}");
}

#[test]
fn a_next_best_that_fits_at_both_ends_is_named_with_its_end() {
    let seen = view("6-2 6-4 1-0 0-0", "6-5", "5-4");
    let why = weighed(&seen, ("6-2", End::Left), ("6-4", End::Right), Some(0.4)).why;
    assert_eq!(why.id, "hint-why-more-games");
    assert!(why.args.contains(&("tile", at_end(tile("6-4"), End::Right))), "{why:?}");
}

#[test]
fn that_everybody_knows_what_is_lacking_is_told_once() {
    let mut seen = view("4-3 4-2 1-1", "6-5", "5-4");
    seen.seats = Seats::first(3);
    for seat in Seats::first(3).without(Seat::FIRST).iter() {
        seen.lacks[seat] = 1 << 0 | 1 << 1;
    }
    let more = Domino::hint(&seen, &Advice::only(Action::Lay(tile("4-3"), End::Right))).unwrap().more;
    let lacking: Vec<&str> = more.iter().map(|told| &*told.id).filter(|id| id.starts_with("hint-lacks")).collect();
    assert_eq!(lacking, ["hint-lacks", "hint-lacks-too"]);
}

#[test]
fn who_cannot_lay_is_told_so() {
    let seen = view("2-1", "6-5", "5-4");
    let why = |view, action| Domino::hint(view, &Advice::only(action)).map(|hint| hint.why.id.into_owned());
    assert_eq!(why(&seen, Action::Draw).as_deref(), Some("hint-why-stuck"));
    let extra = view("4-1 2-1", "6-5", "5-4");
    assert_eq!(why(&extra, Action::Pass).as_deref(), Some("hint-why-keep"));
    assert_eq!(why(&seen, Action::Resign), None);
}

#[test]
fn of_a_last_tile_it_is_told_whether_it_fits_and_not_what_points_the_ends_would_make() {
    let hint = |lacks, worth| {
        // The ends are 6 and 4: 6-2 leaves 2 and 4, and 4-1 leaves 6 and 1.
        let mut seen = view("6-2 4-1 3-3", "6-5", "5-4");
        seen.counts[Seat::SECOND] = 1;
        seen.lacks[Seat::SECOND] = NO_VALUE | lacks;
        let hint = weighed(&seen, ("6-2", End::Left), ("4-1", End::Right), Some(worth));
        let counts_points = |told: &Message| told.id.contains("reply") || told.id == "hint-why-safe";
        assert!(!counts_points(&hint.why) && !hint.more.iter().any(counts_points), "{hint:?}");
        (hint.why, hint.more.into_iter().find(|told| told.id == "hint-last-fits").unwrap())
    };
    // A player without 0, 1, 3, 5 and 6 only has tiles that fit the 2 or the 4.
    let (why, told) = hint(0, 0.49);
    assert_ne!(why.id, "hint-why-fewer-fit");
    assert!(has(&told, "told", 0) && has(&told, "sure", 0), "{told:?}");
    let (_, sure) = hint(1 | 1 << 1 | 1 << 3 | 1 << 5 | 1 << 6, 0.49);
    assert!(has(&sure, "sure", 1), "{sure:?}");
    let (_, none) = hint(1 << 2 | 1 << 4, 0.4);
    assert!(has(&none, "count", 0), "{none:?}");
    // Numbers given in the reason are not repeated.
    let (fewer, told) = hint(1 << 2, 0.4);
    assert!(fewer.id == "hint-why-fewer-fit" && has(&told, "told", 1), "{fewer:?} {told:?}");
}

#[test]
fn of_two_tiles_without_points_it_is_told_which_one_leads_on_to_points() {
    // The ends are 6 and 4. After 6-3 they are 3 and 4, and 4-2 makes 5; after 4-0 no tile scores.
    let seen = view("6-3 4-2 4-0 6-6", "6-5", "5-4");
    let why = |worth| weighed(&seen, ("6-3", End::Left), ("4-0", End::Right), Some(worth)).why;
    let follow = why(0.4);
    assert!(follow.id == "hint-why-follow" && has(&follow, "points", 5) && has(&follow, "less", 0), "{follow:?}");
    assert!(follow.args.contains(&("own", phrase::tile(tile("4-2")))), "{follow:?}");
    assert_ne!(why(0.49).id, "hint-why-follow");
}

#[test]
fn that_the_next_best_would_block_the_hand_is_a_reason_against_it() {
    // The stock is empty, and no player has a 6 or a 1. 4-1 would leave 6 and 1, while 4-2 leaves 6 and 2.
    let mut seen = view("4-1 4-2 0-0", "6-5", "5-4");
    (seen.stock, seen.lacks[Seat::SECOND]) = (0, NO_VALUE | 1 << 6 | 1 << 1);
    let why = |worth| weighed(&seen, ("4-2", End::Right), ("4-1", End::Right), Some(worth)).why;
    let open = why(0.4);
    assert!(open.id == "hint-why-open" && has(&open, "pips", 6), "{open:?}");
    assert_ne!(why(0.49).id, "hint-why-open");
}

#[test]
fn an_extra_tile_is_weighed_beside_keeping_all() {
    let mut seen = view("6-2 4-1 6-6", "6-5", "5-4");
    seen.stage = Stage::Extra(Seat::FIRST);
    let lay = Course::new(Action::Lay(tile("6-2"), End::Left), 0.5);
    let why = |worth| {
        let advice = Advice { best: lay.clone(), second: Some(Course::new(Action::Pass, worth)) };
        Domino::hint(&seen, &advice).unwrap().why
    };
    let more = why(0.4);
    assert!(more.id == "hint-why-more-games" && has(&more, "count", 10), "{more:?}");
    assert!(more.args.contains(&("tile", Arg::Command("pass"))), "{more:?}");
    assert_eq!(why(0.5).id, "hint-why-even");
}

#[test]
fn an_extra_tile_that_scores_is_laid_where_keeping_it_is_no_better() {
    // The ends are 6 and 4: 6-1 leaves 1 and 4, which makes 5, and 6-2 leaves 2 and 4.
    let mut seen = view("6-1 6-2 3-3", "6-5", "5-4");
    seen.stage = Stage::Extra(Seat::FIRST);
    let what = |extra: &str, worth| {
        let second = Some(Course::new(Action::Lay(tile(extra), End::Left), worth));
        Domino::hint(&seen, &Advice { best: Course::new(Action::Pass, 0.5), second }).unwrap().what.id
    };
    assert_eq!(what("6-1", 0.49), "hint-lay");
    assert_eq!(what("6-1", 0.4), what("6-2", 0.49));
    assert_ne!(what("6-2", 0.49), "hint-lay");
}

#[test]
fn the_pips_of_a_tile_are_no_reason_to_lay_it_at_one_end_and_not_at_another() {
    // The ends are 6 and 4. No other tile is as heavy as 6-4, and 6-1 fits too.
    let seen = view("6-4 6-1 3-3", "6-5", "5-4");
    let why = |other: (&str, End)| weighed(&seen, ("6-4", End::Left), other, Some(0.49)).why.id;
    assert_eq!(why(("6-1", End::Left)), "hint-why-heavy");
    assert_ne!(why(("6-4", End::Right)), "hint-why-heavy");
}
