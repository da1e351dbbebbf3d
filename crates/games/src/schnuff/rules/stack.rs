//! The draw pile and the discards. Rule book `schnuff`, section Out and end.

use super::card::{Card, Deck};
use super::hand::Hand;

/// The capacity of the ring: the next power of two above the number of cards.
const PLACES: usize = 64;

/// The draw pile and the discards.
///
/// The first card discarded is on top once the discards are turned over. So both piles are one queue: cards are drawn
/// at its head and discarded at its tail, and turning over only moves the border between them.
#[derive(Clone, Debug)]
pub struct Stack {
    ring: [Card; PLACES],
    head: u8,
    len: u8,
    /// The number of cards from the head that form the draw pile.
    pile: u8,
}

impl Stack {
    /// A stack with a whole deck as its draw pile.
    pub fn new(deck: &Deck) -> Stack {
        let mut ring = [Card::One; PLACES];
        ring[..Deck::SIZE].copy_from_slice(deck.cards());
        Stack { ring, head: 0, len: Deck::SIZE as u8, pile: Deck::SIZE as u8 }
    }

    /// A stack with this draw pile, top card first, and these discards, lowest first; at most 54 cards in all.
    pub fn from_piles(pile: &[Card], discards: impl IntoIterator<Item = Card>) -> Stack {
        let mut stack = Stack { ring: [Card::One; PLACES], head: 0, len: 0, pile: pile.len() as u8 };
        for card in pile.iter().copied().chain(discards) {
            stack.discard(card);
        }
        stack
    }

    /// The number of cards in the draw pile.
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// All cards in the order in which they will be drawn if none are discarded.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        (0..self.len).map(|place| self.ring[self.place(place)])
    }

    fn place(&self, offset: u8) -> usize {
        usize::from(self.head.wrapping_add(offset)) % PLACES
    }

    /// Takes the top card of the draw pile; `None` if the pile is empty.
    pub fn draw(&mut self) -> Option<Card> {
        if self.pile == 0 {
            return None;
        }
        let card = self.ring[self.place(0)];
        self.head = self.head.wrapping_add(1);
        self.len -= 1;
        self.pile -= 1;
        Some(card)
    }

    /// Makes the discards the new draw pile if the old one is empty, and returns whether that happened.
    pub fn turn_over(&mut self) -> bool {
        let empty = self.pile == 0;
        if empty {
            self.pile = self.len;
        }
        empty
    }

    /// Puts a card on the discards.
    pub fn discard(&mut self, card: Card) {
        let place = self.place(self.len);
        self.ring[place] = card;
        self.len += 1;
    }

    /// Puts a hand under the discards, its oldest card lowest.
    pub fn bury(&mut self, hand: Hand) {
        for card in hand.iter().rev() {
            for offset in (self.pile..self.len).rev() {
                self.ring[self.place(offset + 1)] = self.ring[self.place(offset)];
            }
            let bottom = self.place(self.pile);
            self.ring[bottom] = card;
            self.len += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_card_discarded_is_the_first_one_drawn_again() {
        let mut stack = Stack::new(&Deck::sorted());
        let drawn: Vec<Card> = std::iter::from_fn(|| stack.draw()).collect();
        assert_eq!(drawn, Deck::sorted().cards());
        assert!(stack.cards().next().is_none() && stack.pile() == 0);
        let hand: Hand = [Card::Panic, Card::Back].into_iter().collect();
        stack.discard(Card::Four);
        stack.discard(Card::Two);
        assert_eq!(stack.draw(), None);
        stack.bury(hand);
        assert!(stack.turn_over());
        let order = [Card::Panic, Card::Back, Card::Four, Card::Two];
        assert_eq!(stack.cards().collect::<Vec<_>>(), order);
        assert_eq!(stack.pile(), 4);
        assert_eq!(stack.draw(), Some(Card::Panic));
        assert!(!stack.turn_over(), "only an empty pile is turned over");
    }

    #[test]
    fn what_is_buried_lies_under_the_discards_and_below_the_pile() {
        let mut stack = Stack::new(&Deck::sorted());
        for _ in 0..52 {
            stack.draw();
        }
        stack.discard(Card::One);
        stack.bury([Card::Three, Card::Four].into_iter().collect());
        assert_eq!(stack.pile(), 2);
        let order = [Card::Schnuff, Card::Schnuff, Card::Three, Card::Four, Card::One];
        assert_eq!(stack.cards().collect::<Vec<_>>(), order);
    }
}
