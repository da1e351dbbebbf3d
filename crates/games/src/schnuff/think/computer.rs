//! The computer players of schnuff. They decide from their view alone: their hand, the sum and the public cards.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::outlook::Outlook;
use crate::schnuff::rules::Schnuff;
use crate::schnuff::rules::action::Action;
use crate::schnuff::rules::card::Card;
use crate::schnuff::rules::hand::Hand;
use crate::schnuff::rules::limit::{Limit, Toll};
use crate::schnuff::rules::view::View;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::Computer;
use snuffel_core::rng::Rng;

/// Plays like a beginner: any number that fits, chance cards too early, and the occasional miscount. At other times
/// it saves its chance cards when it should not. In strict drawing it sometimes forgets to draw.
#[derive(Clone, Copy, Debug)]
pub(super) struct Easy {
    /// The probability of not noticing that a number goes above the limit.
    pub(super) miscounts: f64,
    /// The probability of thinking of a chance card when no number fits.
    pub(super) remembers: f64,
}

impl Easy {
    /// The probability of playing a chance card although a number would do.
    const EAGER: f64 = 0.2;
    /// The probability of forgetting to draw.
    const FORGETS: f64 = 0.08;

    fn choose(&self, view: &View, rng: &mut Rng) -> Option<Card> {
        let (numbers, chances): (Vec<Card>, Vec<Card>) = view.playable().partition(|card| card.is_number());
        let room = room(view);
        let miscounts = rng.random_bool(self.miscounts);
        let fits = |card: &&Card| miscounts || card.value() <= room;
        let fitting: Vec<Card> = numbers.iter().filter(fits).copied().collect();
        let likes_chance = match fitting.is_empty() {
            true => self.remembers,
            false => Self::EAGER,
        };
        if rng.random_bool(likes_chance)
            && let Some(card) = chances.choose(rng)
        {
            return Some(*card);
        }
        let chosen = fitting.choose(rng).or_else(|| numbers.choose(rng));
        chosen.or_else(|| chances.choose(rng)).copied()
    }
}

impl Computer<Schnuff> for Easy {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let card = view.is_mine().then(|| self.choose(view, rng)).flatten();
        let draw = view.config.strict && !rng.random_bool(Self::FORGETS);
        match card {
            Some(card) => Action::Play { card, draw },
            None if view.may_draw => Action::Next,
            None => Action::Resign,
        }
    }
}

/// Weighs the cost of each card: the chips it may cost now, the risk of having to pay soon, and the later value of a
/// chance card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Normal;

impl Normal {
    /// The cost of going out, on top of the chips.
    const RUIN: f64 = 4.0;
    /// The value of the first chance card in hand while there are limits to come.
    const KEEP: f64 = 0.4;
    /// The share of the price that counts when the others may still avert the danger.
    const FEAR: f64 = 0.4;
    /// The value of the last card of a number, which may be the one that fits.
    const VARIETY: f64 = 0.03;

    fn choose(view: &View) -> Option<Card> {
        let outlook = Outlook::new(view.players().len());
        let rated = view.playable().map(|card| (Self::cost(view, &outlook, card), card));
        let best = rated.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map(|(_, card)| card)
    }

    /// The cost of playing a card, in chips; negative if the others will pay.
    fn cost(view: &View, outlook: &Outlook, card: Card) -> f64 {
        let mut left = view.hand;
        left.give(card);
        let spent = Self::worth(view, card, left);
        let others = view.players().len().saturating_sub(1) as f64;
        let gain = |payers: f64| -payers / others * Self::price(view);
        let standing = |sum| Self::standing(view, outlook, sum, left);
        spent
            + match card {
                Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Back | Card::Panic => {
                    standing(card.sum_after(view.sum))
                }
                Card::Risk => {
                    throws()
                        .map(|total| match total {
                            7.. => standing(view.sum + total),
                            _ => standing(view.sum.saturating_sub(total)),
                        })
                        .sum::<f64>()
                        / 36.0
                }
                Card::Schnuff if others < 2.0 => gain(21.0 / 36.0),
                Card::Schnuff => gain(others - 1.0),
            }
    }

    /// The price of the next limit.
    fn price(view: &View) -> f64 {
        Limit::next(view.sum).map_or(0.0, |limit| f64::from(limit.price()))
    }

    /// The cost of leaving the sum at `sum`: the price if it is above the limit, otherwise the danger of having to
    /// cross it soon.
    fn standing(view: &View, outlook: &Outlook, sum: u8, left: Hand) -> f64 {
        let Some(limit) = Limit::next(view.sum) else {
            return 0.0;
        };
        let free = view.tolls[limit as usize] == Toll::Free;
        match limit.sum().checked_sub(sum) {
            _ if free => 0.0,
            None => {
                let chips = view.seat().map_or(0, |me| view.chips[me]);
                let paid = limit.price().min(chips);
                f64::from(paid) + if paid == chips { Self::RUIN } else { 0.0 }
            }
            Some(distance) => {
                let chances = left.iter().filter(|card| !card.is_number()).count();
                Self::FEAR * Self::price(view) * outlook.danger(distance, chances)
            }
        }
    }

    /// The value that is given away with a card, if `left` stays in hand.
    fn worth(view: &View, card: Card, left: Hand) -> f64 {
        let last = left.count(card) == 0;
        let chances = left.iter().filter(|card| !card.is_number()).count();
        match card {
            Card::One | Card::Two | Card::Three | Card::Four if last => Self::VARIETY,
            Card::One | Card::Two | Card::Three | Card::Four => 0.0,
            // The round is about to end, and everything kept is lost with it.
            _ if view.sum >= Limit::Sixty.sum() + 20 => 0.0,
            Card::Pass | Card::Back | Card::Panic | Card::Risk | Card::Schnuff => Self::KEEP / (chances + 1) as f64,
        }
    }
}

impl Computer<Schnuff> for Normal {
    fn decide(&mut self, view: &View, _rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        if view.may_draw {
            return Action::Draw;
        }
        let card = view.is_mine().then(|| Self::choose(view)).flatten();
        let draw = view.config.strict;
        card.map_or(Action::Resign, |card| Action::Play { card, draw })
    }
}

/// A simple reference player, which saves its chance cards for the limits. It plays the highest number that stays
/// within the next limit, else Schnuff, Panic, Pass, Back or Risk in this order, and otherwise the lowest number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keeper;

impl Computer<Schnuff> for Keeper {
    fn decide(&mut self, view: &View, _rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        if view.may_draw {
            return Action::Draw;
        }
        let room = room(view);
        let rank = |card: &Card| match (card.value(), card) {
            (Some(value), _) if Some(value) <= room => (0, 4 - value),
            (Some(value), _) => (6, value),
            (None, Card::Schnuff) => (1, 0),
            (None, Card::Panic) => (2, 0),
            (None, Card::Pass) => (3, 0),
            (None, Card::Back) => (4, 0),
            (None, _) => (5, 0),
        };
        let draw = view.config.strict;
        view.playable().min_by_key(rank).map_or(Action::Resign, |card| Action::Play { card, draw })
    }
}

/// The amount that can be added without going above the next limit.
fn room(view: &View) -> Option<u8> {
    Limit::next(view.sum).map(|limit| limit.sum() - view.sum)
}

/// The totals of all 36 throws, one by one.
fn throws() -> impl Iterator<Item = u8> {
    (1..=6u8).flat_map(|one| (1..=6u8).map(move |other| one + other))
}
