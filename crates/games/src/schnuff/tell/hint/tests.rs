//! Tests of the hints of schnuff: each position gives the reason that applies.

use super::*;
use snuffel_core::advice::Course;
use snuffel_core::rules::Rules;
use snuffel_core::seat::{PerSeat, Seat, Viewer};

/// The view of the first seat on its turn, at this sum and holding these cards.
pub(in super::super) fn view(sum: u8, hand: &[Card]) -> View {
    let state = Schnuff::start(&"drawing=auto end=last".parse().unwrap(), 2);
    let mut view = Schnuff::view(&state, Viewer::Seat(Seat::FIRST));
    view.turn = Some(Seat::FIRST);
    view.sum = sum;
    view.hand = hand.iter().copied().collect();
    view
}

fn why(view: &View, card: Card) -> String {
    let hint = Schnuff::hint(view, &Advice::only(Action::play(card))).unwrap();
    assert_eq!(hint.what.id, "hint-play");
    hint.why.id.into_owned()
}

#[test]
fn a_card_has_the_reason_that_holds() {
    let numbers = [Card::One, Card::Three, Card::Four, Card::Pass];
    let mut at_27 = view(27, &numbers);
    assert_eq!(why(&at_27, Card::One), "hint-why-below");
    assert_eq!(why(&at_27, Card::Three), "hint-why-exact");
    assert_eq!(why(&at_27, Card::Four), "hint-why-pay");
    assert_eq!(why(&view(30, &numbers[..2]), Card::One), "hint-why-must-pay");
    assert_eq!(why(&view(10, &numbers), Card::One), "hint-why-far");
    assert_eq!(why(&at_27, Card::Pass), "hint-why-stay");
    at_27.tolls[0] = Toll::Free;
    assert_eq!(why(&at_27, Card::Four), "hint-why-free");
    let chances = view(30, &[Card::Back, Card::Panic, Card::Risk, Card::Schnuff]);
    assert_eq!(why(&chances, Card::Back), "hint-why-stay-on");
    assert_eq!(why(&view(27, &[Card::Panic, Card::One]), Card::Panic), "hint-why-jump");
    assert_eq!(why(&chances, Card::Risk), "hint-why-risk");
    assert_eq!(why(&chances, Card::Schnuff), "hint-why-schnuff");
    let is_told_out = |view: &View| {
        let hint = Schnuff::hint(view, &Advice::only(Action::play(Card::Schnuff))).unwrap();
        hint.more.iter().any(|told| told.id == "hint-out-by-paying")
    };
    // With only one other player left, the reason already says it.
    let mut poor = chances.clone();
    (poor.seats, poor.chips[Seat::SECOND.after(1, 3)]) = (3, 10);
    assert!(!is_told_out(&poor));
    poor.chips[Seat::SECOND] = 1;
    assert!(is_told_out(&poor));
    // Away from a limit Schnuff cannot be played.
    let only = view(31, &[Card::Schnuff, Card::Two]);
    assert_eq!(why(&only, Card::Two), "hint-why-only");
}

#[test]
fn a_card_far_from_the_limit_is_told_to_be_as_good_where_chance_tells_them_apart() {
    let hint = |smaller, less| {
        let seen = view(10, &[smaller, Card::Two, Card::Three]);
        let course = |card, worth| Course::new(Action::play(card), worth);
        let advice = Advice { best: course(Card::Two, 0.5), second: Some(course(Card::Three, less)) };
        let hint = Schnuff::hint(&seen, &advice).unwrap();
        (hint.why.id.into_owned(), hint.more[0].id.clone().into_owned())
    };
    let told = |why: &str, more: &str| (why.to_owned(), more.to_owned());
    assert_eq!(hint(Card::One, 0.48), told("hint-why-far-even", "hint-chance"));
    assert_eq!(hint(Card::One, 0.47), told("hint-why-far-more", "hint-chance"));
    assert_eq!(hint(Card::Pass, 0.47), told("hint-why-far-least", "hint-next"));
}

#[test]
fn pass_has_no_reason_of_its_own_where_no_number_reaches_the_limit() {
    let why = |smallest, sum, second, less| {
        let course = |card, worth| Course::new(Action::play(card), worth);
        let advice = Advice { best: course(Card::Pass, 0.5), second: Some(course(second, less)) };
        Schnuff::hint(&view(sum, &[Card::Pass, smallest, Card::Four]), &advice).unwrap().why.id
    };
    assert_eq!(why(Card::Two, 25, Card::Four, 0.5), "hint-why-far-either");
    assert_eq!(why(Card::Two, 25, Card::Four, 0.4), "hint-why-far-better");
    // This keeps the smallest number, if it is small enough to be useful.
    assert_eq!(why(Card::Two, 25, Card::Two, 0.4), "hint-why-stay-small");
    assert_eq!(why(Card::Three, 25, Card::Three, 0.4), "hint-why-far-better");
    assert_eq!(why(Card::Two, 26, Card::Two, 0.4), "hint-why-stay");
}

#[test]
fn of_risk_the_throws_above_the_limit_are_told_beside_the_next_best() {
    let why_of = |hand: &[Card], sum, less, named, throws| {
        let course = |card, worth| Course::new(Action::play(card), worth);
        let advice = Advice { best: course(Card::Risk, 0.5), second: Some(course(hand[1], less)) };
        let why = Schnuff::hint(&view(sum, hand), &advice).unwrap().why;
        assert!(why.args.contains(&(named, Arg::Count(throws))), "{why:?}");
        why.id
    };
    let why = |sum, less, named, throws| why_of(&[Card::Risk, Card::Three], sum, less, named, throws);
    let small = [Card::Risk, Card::Two, Card::Back];
    for (sum, throws) in [(18, 0), (19, 1)] {
        assert_eq!(why(sum, 0.5, "count", throws), "hint-why-risk-even");
        // A small number is worth keeping.
        assert_eq!(why_of(&small, sum, 0.5, "count", throws), "hint-why-risk-keep");
        assert_eq!(why_of(&small, sum, 0.5, "rest", 36 - throws), "hint-why-risk-keep");
        // With another number, it is kept anyway.
        let two = [Card::Risk, Card::Two, Card::Three];
        assert_eq!(why_of(&two, sum, 0.5, "count", throws), "hint-why-risk-even");
        // With two of them, one is kept anyway.
        let twice = [Card::Risk, Card::Two, Card::Two];
        assert_eq!(why_of(&twice, sum, 0.5, "count", throws), "hint-why-risk-even");
        assert_eq!(why(sum, 0.4, "throws", throws), "hint-why-risk-better");
    }
    // Three would go above it too.
    assert_eq!(why(28, 0.4, "count", 21), "hint-why-risk");
}

#[test]
fn who_would_be_out_by_the_next_best_hears_that_instead_of_a_chance() {
    let next = |chips| {
        let mut seen = view(90, &[Card::One, Card::Schnuff]);
        seen.chips[Seat::FIRST] = chips;
        let course = |card, worth| Course::new(Action::play(card), worth);
        let advice = Advice { best: course(Card::Schnuff, 0.02), second: Some(course(Card::One, 0.0)) };
        Schnuff::hint(&seen, &advice).unwrap().more[0].id.clone()
    };
    assert_eq!((&*next(3), &*next(4)), ("hint-next-out", "hint-next-even"));
}

#[test]
fn where_every_card_puts_one_out_that_is_the_reason_why_nothing_wins() {
    let mut seen = view(30, &[Card::One, Card::Four]);
    seen.chips[Seat::FIRST] = 1;
    let course = |card| Course::new(Action::play(card), 0.0);
    let advice = Advice { best: course(Card::Four), second: Some(course(Card::One)) };
    let hint = Schnuff::hint(&seen, &advice).unwrap();
    assert_eq!(hint.why.id, "hint-why-must-out");
    assert!(!hint.more.iter().any(|told| told.id.starts_with("hint-next") || told.id == "hint-price-out"), "{hint:?}");
}

#[test]
fn close_below_a_limit_too_a_chance_card_that_is_as_good_is_kept() {
    let why = |sum, best, second, less| {
        let course = |card, worth| Course::new(Action::play(card), worth);
        let advice = Advice { best: course(best, 0.5), second: Some(course(second, less)) };
        Schnuff::hint(&view(sum, &[Card::One, Card::Two, Card::Pass]), &advice).unwrap().why.id
    };
    for sum in [25, 28] {
        assert_eq!(why(sum, Card::One, Card::Pass, 0.49), "hint-why-near-keep-even");
        assert_eq!(why(sum, Card::One, Card::Pass, 0.4), "hint-why-near-keep");
        // The dice will not be any better later.
        assert_eq!(why(sum, Card::One, Card::Risk, 0.4), "hint-why-near-throws");
    }
    // With two of the same effect, one is kept anyway.
    let course = |card, worth| Course::new(Action::play(card), worth);
    let advice = Advice { best: course(Card::One, 0.5), second: Some(course(Card::Back, 0.4)) };
    let twice = view(27, &[Card::One, Card::Back, Card::Back]);
    assert_eq!(Schnuff::hint(&twice, &advice).unwrap().why.id, "hint-why-below");
    assert_eq!(why(29, Card::One, Card::Pass, 0.49), "hint-why-exact");
    // The smallest number likewise.
    assert_eq!(why(24, Card::Two, Card::One, 0.4), "hint-why-far-small");
    assert_eq!(why(25, Card::One, Card::Two, 0.4), "hint-why-four");
    assert_eq!(why(26, Card::One, Card::Two, 0.4), "hint-why-below");
}

#[test]
fn four_below_a_limit_only_fours_are_counted() {
    let seen = view(25, &[Card::One, Card::Four, Card::Four]);
    let four = Schnuff::hint(&seen, &Advice::only(Action::play(Card::One))).unwrap().why;
    assert_eq!(four.id, "hint-why-four");
    assert!(four.args.contains(&("cards", Arg::Count(7))), "{four:?}");
}

#[test]
fn where_nothing_wins_any_more_the_reason_says_so() {
    let seen = view(90, &[Card::One, Card::Two, Card::Schnuff]);
    let advice = |worth| {
        let course = |card| Course::new(Action::play(card), worth);
        Advice { best: course(Card::One), second: Some(course(Card::Two)) }
    };
    let lost = Schnuff::hint(&seen, &advice(0.004)).unwrap();
    assert_eq!(lost.why.id, "hint-why-hopeless");
    assert!(!lost.more.iter().any(|told| told.id.starts_with("hint-next")), "{lost:?}");
    assert_ne!(Schnuff::hint(&seen, &advice(0.005)).unwrap().why.id, "hint-why-hopeless");
}

#[test]
fn a_chance_card_that_is_as_good_is_kept() {
    let seen = view(10, &[Card::Two, Card::Three, Card::Pass]);
    let course = |card, worth| Course::new(Action::play(card), worth);
    let advice = Advice { best: course(Card::Three, 0.5), second: Some(course(Card::Pass, 0.49)) };
    let hint = Schnuff::hint(&seen, &advice).unwrap();
    assert_eq!(hint.why.id, "hint-why-far-keep-even");
    assert!(!hint.more.iter().any(|told| told.id == "hint-next-even"), "{hint:?}");
}

#[test]
fn cards_that_do_the_same_are_not_told_to_be_worse_than_each_other() {
    let course = |card, worth| Course::new(Action::play(card), worth);
    let told = |view: &View, best, second, worth| {
        let advice = Advice { best: course(best, 0.5), second: Some(course(second, worth)) };
        let hint = Schnuff::hint(view, &advice).unwrap();
        hint.more.into_iter().map(|told| told.id.into_owned()).collect::<Vec<_>>()
    };
    let mut seen = view(30, &[Card::Pass, Card::Back, Card::Panic, Card::Four]);
    // On a limit, Panic leaves the sum unchanged.
    assert_eq!(told(&seen, Card::Pass, Card::Panic, 0.4)[..2], ["hint-twin", "hint-next-keep"]);
    assert_eq!(told(&seen, Card::Panic, Card::Pass, 0.4)[0], "hint-next-keep");
    assert_eq!(told(&seen, Card::Pass, Card::Panic, 0.49)[1], "hint-next-even");
    assert_eq!(told(&seen, Card::Back, Card::Four, 0.4)[..2], ["hint-twin", "hint-next-keep"]);
    seen.sum = 29;
    assert_eq!(told(&seen, Card::Pass, Card::Panic, 0.4)[..2], ["hint-twin", "hint-next"]);
    // There is no difference either when a number lands on the limit to which Panic would jump.
    for (sum, second) in [(26, "hint-next-keep"), (25, "hint-next")] {
        seen.sum = sum;
        assert_eq!(told(&seen, Card::Four, Card::Panic, 0.4)[0], second, "{sum}");
        // Nor is there one from a card that is not the next best.
        let besides = told(&seen, Card::Four, Card::Back, 0.4).contains(&"hint-next-keep".to_owned());
        assert_eq!(besides, second == "hint-next-keep");
    }
    seen.sum = 29;
    // With three players it matters who is next.
    seen.seats = 3;
    seen.chips = PerSeat::from_fn(|seat| if seat.index() < 3 { 10 } else { 0 });
    assert_eq!(told(&seen, Card::Pass, Card::Back, 0.4)[0], "hint-next");
}

#[test]
fn who_is_out_by_going_above_a_limit_is_told_where_that_is_near() {
    let is_told = |view: &View, card| {
        let hint = Schnuff::hint(view, &Advice::only(Action::play(card))).unwrap();
        hint.more.iter().any(|told| told.id == "hint-out-above")
    };
    let mut seen = view(55, &[Card::One, Card::Two, Card::Four, Card::Pass, Card::Panic]);
    assert!(!is_told(&seen, Card::Two));
    seen.chips[Seat::SECOND] = 2;
    // For Panic, the reason says it.
    for (card, told) in [(Card::One, false), (Card::Two, true), (Card::Pass, false), (Card::Panic, false)] {
        assert_eq!(is_told(&seen, card), told, "{card}");
    }
    seen.tolls[1] = Toll::Free;
    assert!(!is_told(&seen, Card::Two));
}

#[test]
fn where_the_limit_can_be_passed_for_nothing_that_is_no_reason_to_leave_it_to_others() {
    let mut free = view(60, &[Card::One, Card::Pass, Card::Panic]);
    free.tolls[1] = Toll::Free;
    let why = |view: &View, best, second, less| {
        let course = |card, worth| Course::new(Action::play(card), worth);
        let advice = Advice { best: course(best, 0.5), second: Some(course(second, less)) };
        Schnuff::hint(view, &advice).unwrap().why.id
    };
    assert_eq!(why(&free, Card::Pass, Card::One, 0.4), "hint-why-free-better");
    assert_eq!(why(&free, Card::Pass, Card::One, 0.5), "hint-why-free-either");
    free.sum = 57;
    assert_eq!(why(&free, Card::Panic, Card::One, 0.4), "hint-why-free-better");
    free.tolls[1] = Toll::Due;
    assert_eq!(why(&free, Card::Panic, Card::One, 0.4), "hint-why-jump");
}

#[test]
fn schnuff_that_ends_a_short_game_is_told_to_win() {
    let mut seen = view(60, &[Card::Back, Card::Schnuff]);
    seen.seats = 3;
    let third = Seat::SECOND.after(1, 3);
    let mut told = |own, chips: [u8; 2], short| {
        seen.config.short = short;
        (seen.chips[Seat::FIRST], seen.chips[Seat::SECOND], seen.chips[third]) = (own, chips[0], chips[1]);
        let course = |card| Course::new(Action::play(card), 0.99);
        let advice = Advice { best: course(Card::Schnuff), second: Some(course(Card::Back)) };
        let hint = Schnuff::hint(&seen, &advice).unwrap();
        (hint.why.id, hint.more.into_iter().any(|told| told.id.starts_with("hint-next")))
    };
    // 60 costs 2 chips, and one of the two is spared.
    assert_eq!(told(6, [2, 1], true), ("hint-why-schnuff-short".into(), false));
    assert_eq!(told(6, [2, 3], true).0, "hint-why-schnuff");
    assert_eq!(told(2, [2, 1], true).0, "hint-why-schnuff");
    assert_eq!(told(6, [2, 1], false).0, "hint-why-schnuff");
}

#[test]
fn nobody_is_said_to_pay_more_than_there_is() {
    let why = |view: &View, card| Schnuff::hint(view, &Advice::only(Action::play(card))).unwrap().why;
    let has = |message: &Message, name, number| message.args.contains(&(name, Arg::Count(number)));
    let hand = [Card::One, Card::Pass, Card::Panic, Card::Schnuff];
    let at_limit = [(60, Card::Pass), (59, Card::One), (57, Card::Panic), (60, Card::Schnuff)];
    let costs = ["hint-why-stay-on", "hint-why-exact", "hint-why-jump", "hint-why-schnuff"];
    let outs = ["hint-why-stay-on-out", "hint-why-exact-out", "hint-why-jump-out", "hint-why-schnuff-out"];
    // 60 costs 2 chips: a player with 3 can pay them, and with 2 or 1 the only opponent is out.
    for (chips, ids) in [(3, costs), (2, outs), (1, outs)] {
        for ((sum, card), id) in at_limit.into_iter().zip(ids) {
            let mut seen = view(sum, &hand);
            seen.chips[Seat::SECOND] = chips;
            let told = why(&seen, card);
            assert_eq!(told.id, id, "{chips} {card}");
            assert!(chips < 3 || has(&told, "chips", 2), "{told:?}");
        }
    }
    // With more players this depends on who is next, while Schnuff counts all of them.
    let mut seen = view(60, &[Card::Pass, Card::Back, Card::Schnuff]);
    seen.seats = 3;
    let third = Seat::SECOND.after(1, 3);
    (seen.chips[Seat::SECOND], seen.chips[third]) = (1, 5);
    let out = why(&seen, Card::Pass);
    assert!(out.id == "hint-why-stay-on-out" && out.args.contains(&("name", Arg::Seat(Seat::SECOND))), "{out:?}");
    let back = why(&seen, Card::Back);
    assert!(back.id == "hint-why-stay-on" && back.args.contains(&("name", Arg::Seat(third))), "{back:?}");
    assert!(has(&out, "wins", 0), "{out:?}");
    // A short game is then over, and a player who alone has the most chips has won.
    (seen.config.short, seen.chips[Seat::FIRST]) = (true, 6);
    assert!(has(&why(&seen, Card::Pass), "wins", 1));
    seen.chips[third] = 6;
    assert!(has(&why(&seen, Card::Pass), "wins", 0));
    (seen.config.short, seen.chips[third]) = (false, 5);
    let two = why(&seen, Card::Schnuff);
    assert!(has(&two, "chips", 2) && has(&two, "poorer", 1), "{two:?}");
    seen.chips[third] = 1;
    let one = why(&seen, Card::Schnuff);
    assert!(has(&one, "chips", 1) && has(&one, "poorer", 0), "{one:?}");
}

#[test]
fn who_is_out_is_not_told_once_more_where_the_reason_has_named_that_player() {
    let mut seen = view(60, &[Card::Pass, Card::Four]);
    seen.seats = 3;
    let third = Seat::SECOND.after(1, 3);
    (seen.chips[Seat::SECOND], seen.chips[third]) = (1, 2);
    let names = |view: &View| {
        let hint = Schnuff::hint(view, &Advice::only(Action::play(Card::Pass))).unwrap();
        let out = hint.more.into_iter().find(|told| told.id == "hint-out-above")?;
        out.args.into_iter().find(|(name, _)| *name == "names").map(|(_, names)| names)
    };
    assert_eq!(names(&seen), Some(phrase::names([third].into_iter())));
    let told = Schnuff::hint(&seen, &Advice::only(Action::play(Card::Pass))).unwrap().more;
    let out = told.iter().find(|told| told.id == "hint-out-above").unwrap();
    assert!(out.args.contains(&("named", Arg::Count(1))), "{out:?}");
    seen.chips[third] = 3;
    assert_eq!(names(&seen), None);
}

#[test]
fn a_price_is_told_where_it_is_not_the_usual_one() {
    let told = |view: &View, card| {
        let hint = Schnuff::hint(view, &Advice::only(Action::play(card))).unwrap();
        let price = hint.more.into_iter().find(|told| told.id.starts_with("hint-price"));
        (hint.why.id.into_owned(), price.map(|told| told.id.into_owned()))
    };
    let says = |why: &str, price: Option<&str>| (why.to_owned(), price.map(str::to_owned));
    let mut seen = view(40, &[Card::One, Card::Two]);
    assert_eq!(told(&seen, Card::One), says("hint-why-far", None));
    // A player with no chips left is out.
    for (chips, price) in [(3, None), (2, Some("hint-price-out")), (1, Some("hint-price-out"))] {
        seen.chips[Seat::FIRST] = chips;
        assert_eq!(told(&seen, Card::One), says("hint-why-far", price));
    }
    seen.sum = 60;
    assert_eq!(told(&seen, Card::One), says("hint-why-must-out", None));
    seen.sum = 40;
    seen.chips[Seat::FIRST] = 10;
    seen.tolls[1] = Toll::Free;
    assert_eq!(told(&seen, Card::One), says("hint-why-far", Some("hint-price")));
    // The reason says it already.
    seen.sum = 59;
    assert_eq!(told(&seen, Card::One), says("hint-why-exact", None));
    assert_eq!(told(&seen, Card::Two), says("hint-why-free", None));
    // If every card goes above the limit, it is no reason for any one of them.
    seen.sum = 60;
    assert_eq!(told(&seen, Card::Two), says("hint-why-must-free", None));
}

#[test]
fn far_from_the_limit_it_is_told_what_is_kept() {
    let why = |played, kept| {
        let second = Course::new(Action::play(kept), 0.4);
        let advice = Advice { best: Course::new(Action::play(played), 0.5), second: Some(second) };
        Schnuff::hint(&view(10, &[played, kept]), &advice).unwrap().why.id.into_owned()
    };
    assert_eq!(why(Card::Four, Card::Pass), "hint-why-far-keep");
    assert_eq!(why(Card::Four, Card::One), "hint-why-far-small");
    assert_eq!(why(Card::One, Card::Four), "hint-why-far-least");
    // The one is kept with the three, too.
    let second = Course::new(Action::play(Card::Three), 0.4);
    let advice = Advice { best: Course::new(Action::play(Card::Four), 0.5), second: Some(second) };
    let seen = view(10, &[Card::One, Card::Three, Card::Four]);
    assert_eq!(Schnuff::hint(&seen, &advice).unwrap().why.id, "hint-why-far-more");
}

#[test]
fn in_strict_drawing_drawing_belongs_to_the_hint() {
    let seen = view(0, &[Card::One, Card::Two]);
    let play = Action::Play { card: Card::One, draw: true };
    assert_eq!(Schnuff::hint(&seen, &Advice::only(play)).unwrap().what.id, "hint-play-draw");
    assert_eq!(Schnuff::hint(&seen, &Advice::only(Action::Draw)).unwrap().why.id, "hint-why-draw");
    assert_eq!(Schnuff::hint(&seen, &Advice::only(Action::Next)), None);
}
