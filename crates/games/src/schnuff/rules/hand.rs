//! A hand of at most four cards, kept in the order in which they were drawn. Rule book `schnuff`, section A round.

use serde::{Deserialize, Serialize};

use std::{fmt, iter};

use super::card::Card;
use snuffel_core::notation::Unreadable;

/// Cards in a hand, the oldest first.
///
/// The order matters when a player goes out: see [`Stack::bury`](super::stack::Stack::bury).
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct Hand(
    /// Four bits per card, the oldest lowest: the index of its kind plus one, or 0 for no card.
    u16,
);

impl Hand {
    /// The maximum number of cards.
    pub const MOST: usize = 4;

    /// The empty hand.
    pub const EMPTY: Hand = Hand(0);

    /// Adds a card as the youngest. A full hand does not change.
    pub fn add(&mut self, card: Card) {
        let len = self.len();
        if len < Hand::MOST {
            self.0 |= (card as u16 + 1) << (4 * len);
        }
    }

    /// Removes the oldest card of a kind; `false` if the hand has none.
    pub fn give(&mut self, card: Card) -> bool {
        let Some(place) = (0..Hand::MOST).find(|place| self.holds(*place, card)) else {
            return false;
        };
        let below = (1 << (4 * place)) - 1;
        let above = (self.0 >> 4) & !below;
        self.0 = self.0 & below | above;
        true
    }

    /// The number of cards, from 0 to [`MOST`](Hand::MOST).
    pub fn len(self) -> usize {
        // The number of four-bit places in use.
        (19 - self.0.leading_zeros() as usize) / 4
    }

    /// Returns whether the hand is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, oldest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> {
        (0..self.len()).filter_map(move |place| {
            let kind = usize::from(self.sign(place)).wrapping_sub(1);
            Card::ALL.get(kind).copied()
        })
    }

    /// The four bits at a place, where 0 is the oldest.
    fn sign(self, place: usize) -> u16 {
        self.0 >> (4 * place) & 0xf
    }

    fn holds(self, place: usize, card: Card) -> bool {
        self.sign(place) == card as u16 + 1
    }

    /// The number of cards of one kind.
    pub fn count(self, card: Card) -> usize {
        (0..Hand::MOST).filter(|place| self.holds(*place, card)).count()
    }

    /// The kinds in the hand, each once, in the order of [`Card::ALL`].
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        // The lowest bit stands for an empty place.
        let mut held = (0..Hand::MOST).fold(0u16, |set, place| set | 1 << self.sign(place)) >> 1;
        iter::from_fn(move || {
            let kind = Card::ALL.get(held.trailing_zeros() as usize)?;
            held &= held - 1;
            Some(*kind)
        })
    }

    /// The card to weigh in place of `card`: of two cards in the hand with the same effect, always the same one.
    /// Otherwise a search would prefer one of them by chance.
    pub fn weighed(self, card: Card, players: usize) -> Card {
        let like = card.like(players);
        if like != card && self.count(like) > 0 { like } else { card }
    }

    /// Returns whether the hand has a number card.
    pub fn has_number(self) -> bool {
        self.iter().any(Card::is_number)
    }
}

impl TryFrom<u16> for Hand {
    type Error = Unreadable;

    fn try_from(bits: u16) -> Result<Hand, Unreadable> {
        let hand = Hand(bits);
        // An empty or invalid place below another card counts towards the length, but not as a card.
        if hand.iter().count() == hand.len() { Ok(hand) } else { Err(Unreadable) }
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_keeps_the_order_in_which_its_cards_came() {
        let cards = [Card::Schnuff, Card::One, Card::Four, Card::One];
        let mut hand: Hand = cards.into_iter().collect();
        assert_eq!(hand.iter().collect::<Vec<_>>(), cards);
        hand.add(Card::Two);
        assert_eq!(hand.len(), 4, "a full hand takes no more");
        assert!(hand.give(Card::One));
        let left = [Card::Schnuff, Card::Four, Card::One];
        assert_eq!(hand.iter().collect::<Vec<_>>(), left);
        assert!(!hand.give(Card::Two));
        hand.add(Card::Four);
        assert_eq!((hand.count(Card::Four), hand.len()), (2, 4));
        let kinds = [Card::One, Card::Four, Card::Schnuff];
        assert_eq!(hand.kinds().collect::<Vec<_>>(), kinds);
        for card in [Card::Schnuff, Card::Four, Card::Four, Card::One] {
            assert!(hand.give(card));
        }
        assert_eq!((hand, hand.len()), (Hand::EMPTY, 0));
        assert!(hand.is_empty() && !hand.has_number());
    }

    #[test]
    fn of_two_cards_that_do_the_same_one_is_weighed() {
        let both: Hand = [Card::Back, Card::Pass].into_iter().collect();
        let alone: Hand = [Card::Back, Card::Four].into_iter().collect();
        assert_eq!((both.weighed(Card::Back, 2), both.weighed(Card::Pass, 2)), (Card::Pass, Card::Pass));
        assert_eq!((both.weighed(Card::Back, 3), alone.weighed(Card::Back, 2)), (Card::Back, Card::Back));
    }

    #[test]
    fn what_arrives_for_a_hand_is_read_or_refused() {
        for bits in [0, 0x1, 0x9999, 0x0591] {
            assert_eq!(Hand::try_from(bits).map(|hand| hand.0), Ok(bits));
        }
        for wrong in [0x10, 0x101, 0xa, 0xf111, 0xffff] {
            assert_eq!(Hand::try_from(wrong), Err(Unreadable), "{wrong:x}");
        }
    }
}
