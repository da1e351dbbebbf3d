//! Hints: what a strong player would do, and why, from what the viewer knows.

use super::count::{all_unseen, throws_above, unseen, unseen_up_to};
use super::phrase;
use super::price::{made_to_pay, next_number, others, out_next, price, price_now, schnuff};
use crate::advice::Advice;
use crate::game::{Advise, Hint};
use crate::games::schnuff::rules::Schnuff;
use crate::games::schnuff::rules::action::Action;
use crate::games::schnuff::rules::card::{Card, HIGHEST};
use crate::games::schnuff::rules::limit::{Limit, Toll};
use crate::games::schnuff::rules::view::View;
use crate::text::message::{Arg, Message};

impl Advise for Schnuff {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        let why = match advice.best.action {
            Action::Play { card, .. } => why_play(view, card, advice),
            Action::Draw => Message::new("hint-why-draw").count("held", view.hand.len()),
            Action::Next | Action::Resign => return None,
        };
        Some(Hint { what: what(&advice.best.action)?, more: more(view, advice, &why), why })
    }

    /// A part of the games that are won.
    const DOUBT: f32 = 0.03;

    fn is_weighed(_view: &View, action: &Action) -> bool {
        match action {
            Action::Play { .. } => true,
            Action::Draw | Action::Next | Action::Resign => false,
        }
    }
}

/// What to type.
fn what(action: &Action) -> Option<Message> {
    match action {
        Action::Play { card, draw } => {
            let id = if *draw { "hint-play-draw" } else { "hint-play" };
            let message = Message::new(id).with("card", phrase::card(*card));
            Some(message.with("command", Arg::Command("draw")))
        }
        Action::Draw => Some(Hint::typed("draw")),
        Action::Next | Action::Resign => None,
    }
}

/// Who wins more seldom wins fewer than 1 of 100 games, as figures are told.
const HOPELESS: f32 = 0.005;

/// What speaks for a card.
fn why_play(view: &View, card: Card, advice: &Advice<Action>) -> Message {
    if view.playable().count() == 1 {
        return Message::new("hint-why-only");
    }
    if advice.best.worth.is_some_and(|worth| worth < HOPELESS) {
        return Message::new("hint-why-hopeless");
    }
    let limit = Limit::next(view.sum).unwrap_or(Limit::Ninety);
    let missing = limit.sum().saturating_sub(view.sum);
    let at = |id: &'static str| Message::new(id).count("limit", limit.sum());
    match card {
        Card::One | Card::Two | Card::Three | Card::Four => why_number(view, card, limit, advice),
        Card::Pass | Card::Back | Card::Panic if missing == 0 => {
            next_number(view, card, limit, "hint-why-stay-on", "hint-why-stay-on-out")
        }
        // A number card does not reach the limit, so that nobody is pressed.
        Card::Pass | Card::Back if missing > HIGHEST => stay_far(view, limit, missing, advice),
        Card::Pass | Card::Back => at("hint-why-stay").count("missing", missing).count("others", phrase::others(view)),
        Card::Panic => {
            let jump = next_number(view, card, limit, "hint-why-jump", "hint-why-jump-out");
            jump.with("names", phrase::names(others(view)))
        }
        Card::Risk => risk(view, limit, advice),
        Card::Schnuff => schnuff(view, limit),
    }
}

/// What speaks for dice: that no throw, or how many of them, go above the limit.
fn risk(view: &View, limit: Limit, advice: &Advice<Action>) -> Message {
    let throws = throws_above(view.sum, limit);
    let about = |id: &'static str| Message::new(id).count("limit", limit.sum());
    let priced = |message: Message| message.count("count", throws).count("chips", price(view, limit));
    match weighed(advice) {
        Some((0, card)) => priced(beside(about("hint-why-risk-even"), card)),
        // A number that stays below costs nothing, so that the throws do not speak against it.
        Some((lead, card)) if throws == 0 || card.is_number() && card.sum_after(view.sum) <= limit.sum() => {
            beside(about("hint-why-risk-better"), card).count("count", lead).count("throws", throws)
        }
        Some(_) | None => priced(about("hint-why-risk")),
    }
}

/// What speaks for a card that leaves the sum where no number reaches the limit. Neither what is missing then nor what is
/// kept speaks for it.
fn stay_far(view: &View, limit: Limit, missing: u8, advice: &Advice<Action>) -> Message {
    let about = |id: &'static str| Message::new(id).count("limit", limit.sum()).count("missing", missing);
    match weighed(advice) {
        Some((0, card)) => beside(about("hint-why-far-either"), card),
        Some((_, card)) if smallest(view) == Some(card) => {
            about("hint-why-stay-small").with("card", phrase::card(card))
        }
        Some((lead, card)) => beside(about("hint-why-far-better"), card).count("count", lead),
        None => about("hint-why-far"),
    }
}

/// The smallest number in the hand.
fn smallest(view: &View) -> Option<Card> {
    view.hand.kinds().filter(|kind| kind.is_number()).min_by_key(|kind| kind.value())
}

/// The next best card, and in how many games of a hundred it wins less.
fn weighed(advice: &Advice<Action>) -> Option<(u32, Card)> {
    Some((Hint::lead(advice)?, played(&advice.second.as_ref()?.action)?))
}

/// A reason that names the next best card, which may be a number or not.
fn beside(reason: Message, card: Card) -> Message {
    reason.with("card", phrase::card(card)).count("number", usize::from(card.is_number()))
}

/// What speaks for a number.
fn why_number(view: &View, card: Card, limit: Limit, advice: &Advice<Action>) -> Message {
    let sum = card.sum_after(view.sum);
    let at = |id: &'static str| Message::new(id).count("limit", limit.sum());
    let missing = limit.sum().saturating_sub(sum);
    if sum > limit.sum() {
        return match view.tolls[limit as usize] {
            Toll::Free => at("hint-why-free"),
            Toll::Due | Toll::UsedUp => why_pay(view, limit, advice),
        };
    }
    match (missing, weighed(advice)) {
        // A chance card that is as good now is still there later, whatever the others may hold.
        (1..=HIGHEST, Some((0, other))) if !other.is_number() => {
            at("hint-why-near-keep-even").count("missing", missing).with("card", phrase::card(other))
        }
        (1..=HIGHEST, Some((_, other))) if !other.is_number() => {
            at("hint-why-near-keep").count("missing", missing).with("card", phrase::card(other))
        }
        (1..=HIGHEST, Some((1.., other))) if smallest(view) == Some(other) && other.value() < card.value() => {
            at("hint-why-far-small").count("missing", missing).with("card", phrase::card(other))
        }
        (0, _) => next_number(view, card, limit, "hint-why-exact", "hint-why-exact-out"),
        // Every number stays below.
        (HIGHEST, _) => at("hint-why-four").count("cards", unseen(view, Card::Four)).count("all", all_unseen(view)),
        // What is missing is a number that others may hold, or a smaller one.
        (1..HIGHEST, _) => {
            let below = at("hint-why-below").count("missing", missing).count("cards", unseen_up_to(view, missing));
            below.count("all", all_unseen(view))
        }
        _ => far(view, limit, missing, card, advice),
    }
}

/// What speaks for a number after which the next limit is too far away for any number.
fn far(view: &View, limit: Limit, missing: u8, card: Card, advice: &Advice<Action>) -> Message {
    let far = Message::new("hint-why-far").count("limit", limit.sum()).count("missing", missing);
    compared((far, missing), view, card, advice)
}

/// With what tells it apart from the next best card: what is kept of it for later, or that it is the smallest number, or
/// else how much better it is.
fn compared((far, missing): (Message, u8), view: &View, own: Card, advice: &Advice<Action>) -> Message {
    let Some((lead, card)) = weighed(advice) else {
        return far;
    };
    let about = |id: &'static str, card| Message { id: id.into(), ..far.clone() }.with("card", phrase::card(card));
    let smallest = smallest(view);
    match lead {
        // A chance card that is as good now is still there later.
        0 if !card.is_number() => about("hint-why-far-keep-even", card),
        0 => about("hint-why-far-even", card),
        // With the number of somebody else the limit may be near.
        _ if !card.is_number() && missing <= 2 * HIGHEST => about("hint-why-near-keep", card),
        _ if !card.is_number() => about("hint-why-far-keep", card),
        // Where the hand has a smaller one still, that stays with either of the two.
        _ if card.value() < own.value() && smallest == Some(card) => about("hint-why-far-small", card),
        _ if smallest == Some(own) => about("hint-why-far-least", own),
        lead => about("hint-why-far-more", card).count("count", lead),
    }
}

/// What speaks for paying now: that nothing else can be done, what is kept for it, or that the limit is past then. For who
/// is out then none of that does, only that everything else wins less.
fn why_pay(view: &View, limit: Limit, advice: &Advice<Action>) -> Message {
    let message = |id: &'static str| Message::new(id).count("chips", price(view, limit));
    let goes_above = |card: Card| card.is_number() && card.sum_after(view.sum) > limit.sum();
    if view.playable().all(goes_above) {
        let id = if view.is_out_above(limit) { "hint-why-must-out" } else { "hint-why-must-pay" };
        return message(id).count("limit", limit.sum());
    }
    if view.is_out_above(limit)
        && let Some(chance) = Hint::chance(advice)
    {
        return chance;
    }
    let kept = view.hand.iter().filter(|card| !card.is_number()).count();
    match kept {
        0 => message("hint-why-pay-past").count("limit", limit.sum()),
        _ => message("hint-why-pay").count("count", kept),
    }
}

/// One step more: the next best, and what the others may still have.
fn more(view: &View, advice: &Advice<Action>, why: &Message) -> Vec<Message> {
    let next_best = match &*why.id {
        // It was told already.
        "hint-why-far-even"
        | "hint-why-far-keep-even"
        | "hint-why-near-keep-even"
        | "hint-why-far-either"
        | "hint-why-risk-even" => Hint::chance(advice),
        // So was how much better it is.
        "hint-why-far-better" | "hint-why-far-more" | "hint-why-risk-better" => Hint::chance(advice),
        "hint-why-hopeless" => None,
        _ => kept(view, advice).or_else(|| puts_out(view, advice)).or_else(|| Hint::next_best(advice, what)),
    };
    let mut told: Vec<Message> = twin(view, advice).into_iter().chain(next_best).collect();
    let chances = Card::ALL.into_iter().filter(|card| !card.is_number());
    let count: usize = chances.map(|card| unseen(view, card)).sum();
    told.push(Message::new("hint-unseen").count("count", count).count("all", all_unseen(view)));
    // What everybody pays is told with the sum.
    told.extend(price_now(view, why));
    told.extend(
        Limit::at(view.sum).filter(|_| why.id == "hint-why-schnuff").and_then(|limit| made_to_pay(view, limit)),
    );
    if let Action::Play { card, .. } = advice.best.action {
        told.extend(out_next(view, card, why));
    }
    told
}

/// A card in the hand that does the same as the advised one, now and later.
fn twin(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let card = played(&advice.best.action)?;
    let players = view.players().len();
    let twin = view.playable().find(|other| *other != card && other.like(players) == card.like(players))?;
    Some(Message::new("hint-twin").with("card", phrase::card(twin)))
}

/// That a next best which does the same now is kept for later, unless it is as good: nothing else tells the two apart, and
/// neither is a worse turn.
fn kept(view: &View, advice: &Advice<Action>) -> Option<Message> {
    // On a limit Panic leaves the sum where it is, as Pass does.
    let stays = |card: Card| card == Card::Panic && Limit::at(view.sum).is_some();
    let now = |card: Card| if stays(card) { Card::Pass } else { card.like(view.players().len()) };
    let (best, second) = (played(&advice.best.action)?, played(&advice.second.as_ref()?.action)?);
    let is_told = now(best) == now(second) && Hint::lead(advice) != Some(0);
    is_told.then(|| Message::new("hint-next-keep").with("card", phrase::card(second)))
}

/// That the next best puts the viewer out. It never wins, even where the best wins so seldom that chance tells them apart.
fn puts_out(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let second = &advice.second.as_ref()?.action;
    let (card, limit) = (played(second)?, Limit::next(view.sum)?);
    let is_out = card.is_number() && card.sum_after(view.sum) > limit.sum() && view.is_out_above(limit);
    if is_out { Some(Message::new("hint-next-out").said("what", what(second)?)) } else { None }
}

/// The card that an action plays.
fn played(action: &Action) -> Option<Card> {
    match *action {
        Action::Play { card, .. } => Some(card),
        Action::Draw | Action::Next | Action::Resign => None,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::advice::Course;
    use crate::rules::Rules;
    use crate::seat::{PerSeat, Seat, Viewer};

    /// The view of the first seat on turn, at this sum and with a card of each kind that it may hold.
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
        // Where only one other is left, the reason says it.
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
            let course = |card, worth| Course::of(Action::play(card), worth);
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
        let why = |sum, second, less| {
            let course = |card, worth| Course::of(Action::play(card), worth);
            let advice = Advice { best: course(Card::Pass, 0.5), second: Some(course(second, less)) };
            Schnuff::hint(&view(sum, &[Card::Pass, Card::Three, Card::Four]), &advice).unwrap().why.id
        };
        assert_eq!(why(25, Card::Four, 0.5), "hint-why-far-either");
        assert_eq!(why(25, Card::Four, 0.4), "hint-why-far-better");
        // The smallest number is kept by it.
        assert_eq!(why(25, Card::Three, 0.4), "hint-why-stay-small");
        assert_eq!(why(26, Card::Three, 0.4), "hint-why-stay");
    }

    #[test]
    fn of_risk_the_throws_above_the_limit_are_told_beside_the_next_best() {
        let why = |sum, less, named, throws| {
            let course = |card, worth| Course::of(Action::play(card), worth);
            let advice = Advice { best: course(Card::Risk, 0.5), second: Some(course(Card::Three, less)) };
            let why = Schnuff::hint(&view(sum, &[Card::Risk, Card::Three]), &advice).unwrap().why;
            assert!(why.args.contains(&(named, Arg::Count(throws))), "{why:?}");
            why.id
        };
        for (sum, throws) in [(18, 0), (19, 1)] {
            assert_eq!(why(sum, 0.5, "count", throws), "hint-why-risk-even");
            assert_eq!(why(sum, 0.4, "throws", throws), "hint-why-risk-better");
        }
        // Three would go above it as well.
        assert_eq!(why(28, 0.4, "count", 21), "hint-why-risk");
    }

    #[test]
    fn who_would_be_out_by_the_next_best_hears_that_instead_of_a_chance() {
        let next = |chips| {
            let mut seen = view(90, &[Card::One, Card::Schnuff]);
            seen.chips[Seat::FIRST] = chips;
            let course = |card, worth| Course::of(Action::play(card), worth);
            let advice = Advice { best: course(Card::Schnuff, 0.02), second: Some(course(Card::One, 0.0)) };
            Schnuff::hint(&seen, &advice).unwrap().more[0].id.clone()
        };
        assert_eq!((&*next(3), &*next(4)), ("hint-next-out", "hint-next-even"));
    }

    #[test]
    fn close_below_a_limit_too_a_chance_card_that_is_as_good_is_kept() {
        let why = |sum, best, second, less| {
            let course = |card, worth| Course::of(Action::play(card), worth);
            let advice = Advice { best: course(best, 0.5), second: Some(course(second, less)) };
            Schnuff::hint(&view(sum, &[Card::One, Card::Two, Card::Pass]), &advice).unwrap().why.id
        };
        for sum in [25, 28] {
            assert_eq!(why(sum, Card::One, Card::Pass, 0.49), "hint-why-near-keep-even");
            assert_eq!(why(sum, Card::One, Card::Pass, 0.4), "hint-why-near-keep");
        }
        assert_eq!(why(29, Card::One, Card::Pass, 0.49), "hint-why-exact");
        // So is the smallest number.
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
            let course = |card| Course::of(Action::play(card), worth);
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
        let course = |card, worth| Course::of(Action::play(card), worth);
        let advice = Advice { best: course(Card::Three, 0.5), second: Some(course(Card::Pass, 0.49)) };
        let hint = Schnuff::hint(&seen, &advice).unwrap();
        assert_eq!(hint.why.id, "hint-why-far-keep-even");
        assert!(!hint.more.iter().any(|told| told.id == "hint-next-even"), "{hint:?}");
    }

    #[test]
    fn cards_that_do_the_same_are_not_told_to_be_worse_than_each_other() {
        let course = |card, worth| Course::of(Action::play(card), worth);
        let told = |view: &View, best, second, worth| {
            let advice = Advice { best: course(best, 0.5), second: Some(course(second, worth)) };
            let hint = Schnuff::hint(view, &advice).unwrap();
            hint.more.into_iter().map(|told| told.id.into_owned()).collect::<Vec<_>>()
        };
        let mut seen = view(30, &[Card::Pass, Card::Back, Card::Panic, Card::Four]);
        // On a limit Panic leaves the sum as it is.
        assert_eq!(told(&seen, Card::Pass, Card::Panic, 0.4)[..2], ["hint-twin", "hint-next-keep"]);
        assert_eq!(told(&seen, Card::Panic, Card::Pass, 0.4)[0], "hint-next-keep");
        assert_eq!(told(&seen, Card::Pass, Card::Panic, 0.49)[1], "hint-next-even");
        assert_eq!(told(&seen, Card::Back, Card::Four, 0.4)[..2], ["hint-twin", "hint-next"]);
        seen.sum = 29;
        assert_eq!(told(&seen, Card::Pass, Card::Panic, 0.4)[..2], ["hint-twin", "hint-next"]);
        // For three it matters who comes next.
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
        // Of Panic the reason says it.
        for (card, told) in [(Card::One, false), (Card::Two, true), (Card::Pass, false), (Card::Panic, false)] {
            assert_eq!(is_told(&seen, card), told, "{card}");
        }
        seen.tolls[1] = Toll::Free;
        assert!(!is_told(&seen, Card::Two));
    }

    #[test]
    fn nobody_is_said_to_pay_more_than_there_is() {
        let why = |view: &View, card| Schnuff::hint(view, &Advice::only(Action::play(card))).unwrap().why;
        let has = |message: &Message, name, number| message.args.contains(&(name, Arg::Count(number)));
        let hand = [Card::One, Card::Pass, Card::Panic, Card::Schnuff];
        let at_limit = [(60, Card::Pass), (59, Card::One), (57, Card::Panic), (60, Card::Schnuff)];
        let costs = ["hint-why-stay-on", "hint-why-exact", "hint-why-jump", "hint-why-schnuff"];
        let outs = ["hint-why-stay-on-out", "hint-why-exact-out", "hint-why-jump-out", "hint-why-schnuff-out"];
        // 60 costs 2 chips: with 3 these are paid, with 2 or 1 the only other one is out.
        for (chips, ids) in [(3, costs), (2, outs), (1, outs)] {
            for ((sum, card), id) in at_limit.into_iter().zip(ids) {
                let mut seen = view(sum, &hand);
                seen.chips[Seat::SECOND] = chips;
                let told = why(&seen, card);
                assert_eq!(told.id, id, "{chips} {card}");
                assert!(chips < 3 || has(&told, "chips", 2), "{told:?}");
            }
        }
        // With more players it is told of who comes next, and Schnuff tells of all of them.
        let mut seen = view(60, &[Card::Pass, Card::Back, Card::Schnuff]);
        seen.seats = 3;
        let third = Seat::SECOND.after(1, 3);
        (seen.chips[Seat::SECOND], seen.chips[third]) = (1, 5);
        let out = why(&seen, Card::Pass);
        assert!(out.id == "hint-why-stay-on-out" && out.args.contains(&("name", Arg::Seat(Seat::SECOND))), "{out:?}");
        assert_eq!(why(&seen, Card::Back).id, "hint-why-stay-on", "then the third comes next");
        assert!(has(&out, "wins", 0), "{out:?}");
        // A short game is over then, and whoever alone has the most chips has won it.
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
        // Whoever has no chips left is out.
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
    }

    #[test]
    fn far_from_the_limit_it_is_told_what_is_kept() {
        let why = |played, kept| {
            let second = Course::of(Action::play(kept), 0.4);
            let advice = Advice { best: Course::of(Action::play(played), 0.5), second: Some(second) };
            Schnuff::hint(&view(10, &[played, kept]), &advice).unwrap().why.id.into_owned()
        };
        assert_eq!(why(Card::Four, Card::Pass), "hint-why-far-keep");
        assert_eq!(why(Card::Four, Card::One), "hint-why-far-small");
        assert_eq!(why(Card::One, Card::Four), "hint-why-far-least");
        // The one stays with the three as well.
        let second = Course::of(Action::play(Card::Three), 0.4);
        let advice = Advice { best: Course::of(Action::play(Card::Four), 0.5), second: Some(second) };
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
}
