//! The differences between the advised tile and an equally good next best: the advantages of the next best, and its
//! drawbacks. All of them are computed from the viewer's knowledge.

use std::cmp::Ordering;

use super::reasons::{Reasons, gain};
use super::why::{Reason, Why};
use crate::domino::rules::line::End;
use crate::domino::rules::tile::Tile;
use snuffel_core::game::Hint;
use snuffel_core::text::message::Message;

/// One difference between the two.
struct Difference {
    /// Whether the next best is better in this respect.
    is_gain: bool,
    told: Reason,
}

impl Reasons<'_> {
    /// The advantage and the drawback of an equally good next best, unless the points or the reason already mention
    /// them.
    pub(super) fn apart_from_next(&self, tile: Tile, end: End, why: Why) -> Vec<Message> {
        // Nothing follows a tile that ends the hand.
        let is_told = Hint::lead(self.advice) == Some(0) && self.closes(tile, end).is_none();
        let Some(other) = self.other().filter(|_| is_told) else {
            return Vec::new();
        };
        let differences = self.differences((tile, end), other).into_iter();
        let (gains, costs): (Vec<Difference>, Vec<Difference>) = differences.partition(|one| one.is_gain);
        // Points are mentioned anyway. If the next best scores more, that is its advantage; if less, its drawback.
        let points = gain(self.view, other.0, other.1).cmp(&gain(self.view, tile, end));
        let is_cost_said = points == Ordering::Less || why.says_drawback();
        let brings = gains.into_iter().next().filter(|_| points != Ordering::Greater);
        let costs = costs.into_iter().next().filter(|_| !is_cost_said);
        brings.into_iter().chain(costs).map(|difference| difference.told.message()).collect()
    }

    /// Returns whether the next best cannot be told apart from the advised tile by anything that can be counted.
    pub(super) fn is_like_next(&self, tile: Tile, end: End) -> bool {
        let is_like = |other: (Tile, End)| {
            let is_worth_as_much = gain(self.view, tile, end) == gain(self.view, other.0, other.1);
            is_worth_as_much && self.differences((tile, end), other).is_empty()
        };
        self.other().is_some_and(is_like)
    }

    /// All differences between the advised tile and another except points, the most important first.
    fn differences(&self, own: (Tile, End), other: (Tile, End)) -> Vec<Difference> {
        let each = [self.of_replies(own, other), self.of_fitting(own, other), self.of_pips(own, other)];
        each.into_iter().flatten().chain(self.of_answers(own, other)).collect()
    }

    /// A difference between two numbers, stated for the next best; `None` if they are equal.
    fn of_numbers(&self, why: Why, other: (Tile, End), own: usize, others: usize) -> Option<Reason> {
        let told = || self.beside(why, other).count("count", own).count("others", others);
        (own != others).then(told)
    }

    /// The number of scoring replies or, if that does not decide, the points of the best one.
    fn of_replies(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [replies, others] = [own, other].map(|(tile, end)| self.replies(tile, end));
        let is_gain = others.are_fewer(&replies);
        if is_gain || replies.are_fewer(&others) {
            let told = self.of_numbers(Why::ApartReplies, other, replies.count, others.count)?;
            return Some(Difference { is_gain, told: told.seat("name", self.next) });
        }
        let is_gain = others.most < replies.most;
        // If one allows higher-scoring replies and the other more of them, neither is better.
        let is_clear = replies.count == others.count && is_gain == (others.sum < replies.sum);
        let told = self.of_numbers(Why::ApartMost, other, replies.most.into(), others.most.into());
        told.filter(|_| is_clear).map(|told| Difference { is_gain, told: told.seat("name", self.next) })
    }

    /// The number of the viewer's own tiles that fit afterwards.
    fn of_fitting(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [fitting, others] = [own, other].map(|(tile, end)| self.fitting(tile, end));
        let is_over = [own, other].into_iter().any(|(tile, end)| self.is_last_turn(tile, end));
        let told = self.of_numbers(Why::ApartFits, other, fitting, others).filter(|_| !is_over)?;
        Some(Difference { is_gain: others > fitting, told })
    }

    /// The number of pips laid.
    fn of_pips(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [pips, others] = [own, other].map(|(tile, _)| tile.pips());
        let told = self.of_numbers(Why::ApartPips, other, pips.into(), others.into())?;
        Some(Difference { is_gain: others > pips, told })
    }

    /// The number of fitting tiles that the next player may hold.
    fn of_answers(&self, own: (Tile, End), other: (Tile, End)) -> Option<Difference> {
        let [answers, others] = [own, other].map(|(tile, end)| self.answers(tile, end));
        let told = self.of_numbers(Why::ApartAnswers, other, answers, others)?.seat("name", self.next);
        Some(Difference { is_gain: others < answers, told })
    }
}
