//! What tells the advised tile and a next best apart that is as good: what the next best brings, and what it costs. All of
//! it is counted in what the viewer sees.

use std::cmp::Ordering;

use super::reasons::{Reasons, gain};
use crate::domino::rules::line::End;
use crate::domino::rules::tile::Tile;
use snuffel_core::game::Hint;
use snuffel_core::text::message::Message;

/// Something that the two differ in.
struct Difference {
    /// Whether the next best is better in it.
    is_gain: bool,
    told: Message,
}

/// Reasons that say what is worse about the next best.
const COST_SAID: [&str; 10] = [
    "hint-why-reply-less",
    "hint-why-fits",
    "hint-why-fewer-fit",
    "hint-why-follow",
    "hint-why-open",
    "hint-why-heavier",
    "hint-why-points-blocks",
    "hint-why-points-fits",
    "hint-why-points-heavy",
    "hint-why-points-reply-less",
];

impl Reasons<'_> {
    /// What a next best brings that is as good, and what it costs, as far as neither the points nor the reason say it.
    pub(super) fn apart_from_next(&self, tile: Tile, end: End, why: &Message) -> Vec<Message> {
        // Nothing comes after a tile that ends the hand.
        let is_told = Hint::lead(self.advice) == Some(0) && self.closes(tile, end).is_none();
        let Some(other) = self.other().filter(|_| is_told) else {
            return Vec::new();
        };
        let differences = self.differences((tile, end), other).into_iter();
        let (gains, costs): (Vec<Difference>, Vec<Difference>) = differences.partition(|one| one.is_gain);
        // Points are told anyway: more of them are what the next best brings, and fewer are what it costs.
        let points = gain(self.view, other.0, other.1).cmp(&gain(self.view, tile, end));
        let is_cost_said = points == Ordering::Less || COST_SAID.contains(&&*why.id);
        let brings = gains.into_iter().next().filter(|_| points != Ordering::Greater);
        let costs = costs.into_iter().next().filter(|_| !is_cost_said);
        brings.into_iter().chain(costs).map(|difference| difference.told).collect()
    }

    /// Whether the next best is a tile of which nothing that can be counted tells the advised one apart.
    pub(super) fn is_like_next(&self, tile: Tile, end: End) -> bool {
        let is_like = |other: (Tile, End)| {
            let is_worth_as_much = gain(self.view, tile, end) == gain(self.view, other.0, other.1);
            is_worth_as_much && self.differences((tile, end), other).is_empty()
        };
        self.other().is_some_and(is_like)
    }

    /// All that the advised tile and another one differ in, but for points, what counts most first.
    fn differences(&self, own: (Tile, End), other: (Tile, End)) -> Vec<Difference> {
        let each = [self.of_replies(own, other), self.of_fitting(own, other), self.of_pips(own, other)];
        each.into_iter().flatten().chain(self.of_answers(own, other)).collect()
    }

    /// A difference of two numbers, told beside the next best; nothing where they are the same.
    fn of_numbers(&self, id: &'static str, other: (Tile, End), own: usize, others: usize) -> Option<Message> {
        let told = || self.beside(id, other).count("count", own).count("others", others);
        (own != others).then(told)
    }

    /// How many answers make points, or else how many points the best of them makes.
    fn of_replies(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [replies, others] = [own, other].map(|(tile, end)| self.replies(tile, end));
        let is_gain = others.are_fewer(&replies);
        if is_gain || replies.are_fewer(&others) {
            let told = self.of_numbers("hint-apart-replies", other, replies.count, others.count)?;
            return Some(Difference { is_gain, told: told.seat("name", self.next) });
        }
        let is_gain = others.most < replies.most;
        // Where one is answered with more points and the other more often, neither is better.
        let is_clear = replies.count == others.count && is_gain == (others.sum < replies.sum);
        let told = self.of_numbers("hint-apart-most", other, replies.most.into(), others.most.into());
        told.filter(|_| is_clear).map(|told| Difference { is_gain, told: told.seat("name", self.next) })
    }

    /// How many own tiles fit afterwards.
    fn of_fitting(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [fitting, others] = [own, other].map(|(tile, end)| self.fitting(tile, end));
        let is_over = [own, other].into_iter().any(|(tile, end)| self.is_last_turn(tile, end));
        let told = self.of_numbers("hint-apart-fits", other, fitting, others).filter(|_| !is_over)?;
        Some(Difference { is_gain: others > fitting, told })
    }

    /// How many pips go.
    fn of_pips(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [pips, others] = [own, other].map(|(tile, _)| tile.pips());
        let told = self.of_numbers("hint-apart-pips", other, pips.into(), others.into())?;
        Some(Difference { is_gain: others > pips, told })
    }

    /// How many of the tiles fit that the next player may hold.
    fn of_answers(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [answers, others] = [own, other].map(|(tile, end)| self.answers(tile, end));
        let told = self.of_numbers("hint-apart-answers", other, answers, others)?.seat("name", self.next);
        Some(Difference { is_gain: others < answers, told })
    }
}
