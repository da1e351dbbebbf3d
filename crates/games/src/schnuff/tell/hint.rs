//! Hints: the move of a strong player and the reason for it, based on what the viewer knows.

use super::count::{THROWS, all_unseen, throws_above, unseen, unseen_up_to};
use super::phrase;
use super::price::{handed_on, made_to_pay, next_number, out_next, price, price_now, schnuff};
use super::why::{Reason, Why};
use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::action::Action;
use crate::schnuff::rules::card::{Card, HIGHEST};
use crate::schnuff::rules::limit::{Limit, Toll};
use crate::schnuff::rules::view::View;
use snuffel_core::advice::Advice;
use snuffel_core::game::{Advise, Hint};
use snuffel_core::text::message::{Arg, Message};

impl Advise for Schnuff {
    fn hint(view: &View, advice: &Advice<Action>) -> Option<Hint> {
        let why = match advice.best.action {
            Action::Play { card, .. } => why_play(view, card, advice),
            Action::Draw => Reason::new(Why::Draw).count("held", view.hand.len()),
            Action::Next | Action::Resign => return None,
        };
        let more = more(view, advice, why.why());
        Hint::because(what(&advice.best.action)?, why, more)
    }

    /// A share of games won.
    const DOUBT: f32 = 0.03;

    fn is_weighed(_view: &View, action: &Action) -> bool {
        match action {
            Action::Play { .. } => true,
            Action::Draw | Action::Next | Action::Resign => false,
        }
    }
}

/// The command to type.
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

/// Below this chance of winning, figures round down to 0 of 100 games.
const HOPELESS: f32 = 0.005;

/// The reason for a card.
fn why_play(view: &View, card: Card, advice: &Advice<Action>) -> Reason {
    if view.playable().count() == 1 {
        return Reason::new(Why::Only);
    }
    let limit = Limit::next(view.sum).unwrap_or(Limit::Ninety);
    // If every card puts the viewer out, that already explains why the game is lost.
    let is_lost = view.is_out_above(limit) && all_go_above(view, limit);
    if !is_lost && advice.best.worth.is_some_and(|worth| worth < HOPELESS) {
        return Reason::new(Why::Hopeless);
    }
    let missing = limit.sum().saturating_sub(view.sum);
    let at = |why: Why| Reason::new(why).count("limit", limit.sum());
    match card {
        Card::One | Card::Two | Card::Three | Card::Four => why_number(view, card, limit, advice),
        Card::Pass | Card::Back | Card::Panic if view.toll(limit) == 0 && (missing == 0 || card == Card::Panic) => {
            on_free(view, card, limit, advice)
        }
        Card::Pass | Card::Back | Card::Panic if missing == 0 => {
            next_number(view, card, limit, Why::StayOn, Why::StayOnOut)
        }
        // No number card reaches the limit from here, so the next player is under no pressure.
        Card::Pass | Card::Back if missing > HIGHEST => stay_far(view, limit, missing, advice),
        Card::Pass | Card::Back => handed_on(view, card, at(Why::Stay).count("missing", missing)),
        Card::Panic => next_number(view, card, limit, Why::Jump, Why::JumpOut),
        Card::Risk => risk(view, limit, advice),
        Card::Schnuff => schnuff(view, limit),
    }
}

/// The reason for Risk: that no throw goes above the limit, or how many do.
fn risk(view: &View, limit: Limit, advice: &Advice<Action>) -> Reason {
    let throws = throws_above(view.sum, limit);
    let about = |why: Why| Reason::new(why).count("limit", limit.sum());
    let priced = |reason: Reason| reason.count("count", throws).count("chips", price(view, limit));
    match weighed(advice) {
        Some((0, card)) if spare(view) == Some(card) && is_only_below(view, limit, card) => {
            let keep = about(Why::RiskKeep).with("card", phrase::card(card));
            keep.count("count", throws).count("rest", THROWS - throws)
        }
        Some((0, card)) => priced(beside(about(Why::RiskEven), card)),
        // A number that stays below the limit costs nothing, so the throws are no argument against it.
        Some((lead, card)) if throws == 0 || card.is_number() && !goes_above(view, limit, card) => {
            beside(about(Why::RiskBetter), card).count("count", lead).count("throws", throws)
        }
        Some(_) | None => priced(about(Why::Risk)),
    }
}

/// The reason for a card that leaves the sum on a limit that is free to cross. Since the crossing is then free for
/// the next player too, the comparison with the next best card is the reason.
fn on_free(view: &View, card: Card, limit: Limit, advice: &Advice<Action>) -> Reason {
    let about = |why: Why| handed_on(view, card, Reason::new(why).count("limit", limit.sum()));
    match weighed(advice) {
        Some((0, other)) => beside(about(Why::FreeEither), other),
        Some((lead, other)) => beside(about(Why::FreeBetter), other).count("count", lead),
        None => about(Why::StayOn).count("chips", 0u8),
    }
}

/// The reason for a card that leaves the sum where no number reaches the limit. Neither the distance nor the cards
/// kept are a reason for it, so the next best card is compared.
fn stay_far(view: &View, limit: Limit, missing: u8, advice: &Advice<Action>) -> Reason {
    let about = |why: Why| Reason::new(why).count("limit", limit.sum()).count("missing", missing);
    match weighed(advice) {
        Some((0, card)) => beside(about(Why::FarEither), card),
        Some((_, card)) if spare(view) == Some(card) => about(Why::StaySmall).with("card", phrase::card(card)),
        Some((lead, card)) => beside(about(Why::FarBetter), card).count("count", lead),
        None => about(Why::Far),
    }
}

/// The smallest number in the hand, if it is low enough to fit close below a limit: a 1 or a 2. With two of them, one
/// stays in hand in any case.
fn spare(view: &View) -> Option<Card> {
    let is_single = |card: &Card| view.hand.iter().filter(|held| held == card).count() == 1;
    smallest(view).filter(|card| matches!(card, Card::One | Card::Two) && is_single(card))
}

/// The smallest number in the hand.
fn smallest(view: &View) -> Option<Card> {
    view.hand.kinds().filter(|kind| kind.is_number()).min_by_key(|kind| kind.value())
}

/// The next best card, and the number of games in a hundred by which it wins less.
fn weighed(advice: &Advice<Action>) -> Option<(u32, Card)> {
    Some((Hint::lead(advice)?, played(&advice.second.as_ref()?.action)?))
}

/// A reason that names the next best card, which is not necessarily a number.
fn beside(reason: Reason, card: Card) -> Reason {
    reason.with("card", phrase::card(card)).count("number", usize::from(card.is_number()))
}

/// The reason for a number.
fn why_number(view: &View, card: Card, limit: Limit, advice: &Advice<Action>) -> Reason {
    let sum = card.sum_after(view.sum);
    let at = |why: Why| Reason::new(why).count("limit", limit.sum());
    let missing = limit.sum().saturating_sub(sum);
    if sum > limit.sum() {
        return match view.tolls[limit as usize] {
            Toll::Free if all_go_above(view, limit) => at(Why::MustFree),
            Toll::Free => at(Why::Free),
            Toll::Due | Toll::UsedUp => why_pay(view, limit, advice),
        };
    }
    match (missing, weighed(advice)) {
        // A chance card that is equally good now stays available for later, whatever the others hold.
        (1..=HIGHEST, Some((0, other))) if is_kept_by_this(view, other) => {
            at(Why::NearKeepEven).count("missing", missing).with("card", phrase::card(other))
        }
        (1..=HIGHEST, Some((_, other))) if is_kept_by_this(view, other) => near_keep(view, limit, missing, other),
        (1..=HIGHEST, Some((1.., other))) if spare(view) == Some(other) && other.value() < card.value() => {
            at(Why::FarSmall).count("missing", missing).with("card", phrase::card(other))
        }
        (0, _) => next_number(view, card, limit, Why::Exact, Why::ExactOut),
        // Every number stays at or below the limit.
        (HIGHEST, _) => at(Why::Four).count("cards", unseen(view, Card::Four)).count("all", all_unseen(view)),
        // A number that the others may hold, or a smaller one, reaches the limit.
        (1..HIGHEST, _) => {
            let below = at(Why::Below).count("missing", missing).count("cards", unseen_up_to(view, missing));
            below.count("all", all_unseen(view))
        }
        _ => far(view, limit, missing, card, advice),
    }
}

/// The reason for a number that leaves the next limit out of reach of any number.
fn far(view: &View, limit: Limit, missing: u8, card: Card, advice: &Advice<Action>) -> Reason {
    let far = Reason::new(Why::Far).count("limit", limit.sum()).count("missing", missing);
    compared(far, (limit, missing), view, card, advice)
}

/// Returns whether playing a number now keeps a chance card. With two of the same effect, one stays in hand in any
/// case.
fn is_kept_by_this(view: &View, card: Card) -> bool {
    let players = view.players().len();
    let alike = view.hand.iter().filter(|held| held.like(players) == card.like(players));
    !card.is_number() && alike.count() < 2
}

/// The reason for a number close below a limit when the next best is a worse chance card: keeping that card or, for
/// Risk, the number of throws above the limit. The dice will not be any better later.
fn near_keep(view: &View, limit: Limit, missing: u8, other: Card) -> Reason {
    let about = |why: Why| Reason::new(why).count("limit", limit.sum()).count("missing", missing);
    match throws_above(view.sum, limit) {
        throws @ 1.. if other == Card::Risk && view.toll(limit) > 0 => {
            about(Why::NearThrows).with("card", phrase::card(other)).count("throws", throws)
        }
        _ => about(Why::NearKeep).with("card", phrase::card(other)),
    }
}

/// Adds the difference from the next best card: what stays in hand for later, that this is the smallest number, or
/// simply how much better it is.
fn compared(far: Reason, (limit, missing): (Limit, u8), view: &View, own: Card, advice: &Advice<Action>) -> Reason {
    let Some((lead, card)) = weighed(advice) else {
        return far;
    };
    let about = |why: Why, card| beside(far.clone().instead(why), card);
    let smallest = smallest(view);
    match lead {
        // A chance card that is equally good now stays available for later.
        0 if is_kept_by_this(view, card) => about(Why::FarKeepEven, card),
        0 => about(Why::FarEven, card),
        // Another player's number may bring the sum close to the limit.
        _ if is_kept_by_this(view, card) && missing <= 2 * HIGHEST => near_keep(view, limit, missing, card),
        _ if is_kept_by_this(view, card) => about(Why::FarKeep, card),
        // If the hand has an even smaller number, that one stays with either card.
        _ if card.value() < own.value() && spare(view) == Some(card) => about(Why::FarSmall, card),
        _ if smallest == Some(own) => about(Why::FarLeast, own),
        lead => about(Why::FarMore, card).count("count", lead),
    }
}

/// The reason for paying now: there is no alternative, a card is kept by it, or the limit is then passed. None of
/// these helps a viewer who would be out, so then only the chance of winning is given.
fn why_pay(view: &View, limit: Limit, advice: &Advice<Action>) -> Reason {
    let reason = |why: Why| Reason::new(why).count("chips", price(view, limit));
    if all_go_above(view, limit) {
        let why = if view.is_out_above(limit) { Why::MustOut } else { Why::MustPay };
        return reason(why).count("limit", limit.sum());
    }
    if view.is_out_above(limit)
        && let Some(wins) = Hint::wins(advice)
    {
        return Reason::new(Why::Chance).count("count", wins);
    }
    let kept = view.hand.iter().filter(|card| !card.is_number()).count();
    match kept {
        0 => reason(Why::PayPast).count("limit", limit.sum()),
        _ => reason(Why::Pay).count("count", kept),
    }
}

/// Returns whether every playable card goes above a limit.
fn all_go_above(view: &View, limit: Limit) -> bool {
    view.playable().all(|card| goes_above(view, limit, card))
}

/// Returns whether a card is the only number in the hand that stays below a limit. If there is another, one of the
/// two is kept anyway.
fn is_only_below(view: &View, limit: Limit, card: Card) -> bool {
    view.hand.kinds().filter(|kind| kind.is_number() && !goes_above(view, limit, *kind)).eq([card])
}

/// Returns whether a card is a number that goes above a limit.
fn goes_above(view: &View, limit: Limit, card: Card) -> bool {
    card.is_number() && card.sum_after(view.sum) > limit.sum()
}

/// More detail: the next best card, and what the others may still hold.
fn more(view: &View, advice: &Advice<Action>, why: Why) -> Vec<Message> {
    let (next_best, is_out_told) = next_best(view, advice, why);
    let mut told: Vec<Message> =
        twin(view, advice).into_iter().chain(like_now(view, advice)).chain(next_best).collect();
    let chances = Card::ALL.into_iter().filter(|card| !card.is_number());
    let count: usize = chances.map(|card| unseen(view, card)).sum();
    told.push(Message::new("hint-unseen").count("count", count).count("all", all_unseen(view)));
    // The next best comes with the fact that it puts the viewer out.
    told.extend(price_now(view, why, is_out_told));
    told.extend(Limit::at(view.sum).filter(|_| why == Why::Schnuff).and_then(|limit| made_to_pay(view, limit)));
    if let Action::Play { card, .. } = advice.best.action {
        told.extend(out_next(view, card, why));
    }
    told
}

/// The next best card, and whether that message is that it puts the viewer out.
fn next_best(view: &View, advice: &Advice<Action>, why: Why) -> (Option<Message>, bool) {
    if why.names_next() {
        return (Hint::chance(advice), false);
    }
    if why.decides() {
        return (None, false);
    }
    let kept = kept(view, advice);
    let out = puts_out(view, advice).filter(|_| kept.is_none());
    let is_out = out.is_some();
    (kept.or(out).or_else(|| Hint::next_best(advice, what)), is_out)
}

/// A card in the hand that has the same effect as the advised one, now and later.
fn twin(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let card = played(&advice.best.action)?;
    let players = view.players().len();
    let twin = view.playable().find(|other| *other != card && other.like(players) == card.like(players))?;
    Some(Message::new("hint-twin").with("card", phrase::card(twin)))
}

/// Says that a next best card with the same effect now is worth keeping, unless both win equally often. Nothing else
/// tells the two apart, and neither is a worse turn.
fn kept(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let (best, second) = (played(&advice.best.action)?, played(&advice.second.as_ref()?.action)?);
    let is_told = does_same(view, best, second) && Hint::lead(advice) != Some(0);
    is_told.then(|| Message::new("hint-next-keep").with("card", phrase::card(second)))
}

/// The same for a card that is neither the best nor the next best, if it is worth more later.
fn like_now(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let players = view.players().len();
    let best = played(&advice.best.action)?;
    let second = advice.second.as_ref().and_then(|second| played(&second.action));
    let mut others =
        view.playable().filter(|other| other.like(players) != best.like(players) && Some(*other) != second);
    let other = others.find(|other| does_same(view, best, *other) && !other.is_number())?;
    Some(Message::new("hint-next-keep").with("card", phrase::card(other)))
}

/// Returns whether two cards leave the same sum to the same player. Panic may land where a number or Pass does. Dice
/// are uncertain.
fn does_same(view: &View, one: Card, other: Card) -> bool {
    let effect = |card: Card| (card.sum_after(view.sum), card.like(view.players().len()) == Card::Back);
    let is_sure = |card: Card| !matches!(card, Card::Risk | Card::Schnuff);
    one == other || is_sure(one) && is_sure(other) && effect(one) == effect(other)
}

/// Says that the next best puts the viewer out. It never wins, even if the best also wins so rarely that chance
/// decides the order.
fn puts_out(view: &View, advice: &Advice<Action>) -> Option<Message> {
    let second = &advice.second.as_ref()?.action;
    let (card, limit) = (played(second)?, Limit::next(view.sum)?);
    let is_out = goes_above(view, limit, card) && view.is_out_above(limit);
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
pub(super) mod tests;
