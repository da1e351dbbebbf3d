//! The cards, and a shuffled deck of them. Rule book `schnuff`, section Material.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

use super::limit::Limit;
use snuffel_core::notation::{Unreadable, words};

/// The highest value of a number card.
pub const HIGHEST: u8 = 4;

/// A kind of card. The variants are in the order in which messages list cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Card {
    /// Adds 1.
    One,
    /// Adds 2.
    Two,
    /// Adds 3.
    Three,
    /// Adds 4.
    Four,
    /// Leaves the sum unchanged.
    Pass,
    /// Reverses the direction of play.
    Back,
    /// Raises the sum to the next limit.
    Panic,
    /// Throws both dice, which change the sum.
    Risk,
    /// Can only be played on a limit. All other players throw, and the losers pay.
    Schnuff,
}

impl Card {
    /// The number of kinds.
    pub const KINDS: usize = 9;

    /// The number of cards of this kind in the deck.
    pub fn copies(self) -> u8 {
        match self {
            Card::One | Card::Two | Card::Three | Card::Four => 9,
            Card::Pass | Card::Back | Card::Panic | Card::Risk => 4,
            Card::Schnuff => 2,
        }
    }

    /// The value of a number card, from 1 to 4; `None` for a chance card.
    pub fn value(self) -> Option<u8> {
        match self {
            Card::One => Some(1),
            Card::Two => Some(2),
            Card::Three => Some(3),
            Card::Four => Some(4),
            Card::Pass | Card::Back | Card::Panic | Card::Risk | Card::Schnuff => None,
        }
    }

    /// Returns whether this is a number card.
    pub fn is_number(self) -> bool {
        self.value().is_some()
    }

    /// Returns whether the card can be played at `sum`: only a number opens a round, and Schnuff needs a limit.
    pub fn is_allowed(self, sum: u8, opening: bool) -> bool {
        self.is_number() || !opening && (self != Card::Schnuff || Limit::at(sum).is_some())
    }

    /// The sum after this card, before any dice are thrown for it.
    pub fn sum_after(self, sum: u8) -> u8 {
        match self {
            Card::Panic => Limit::next(sum).map_or(sum, Limit::sum),
            _ => sum + self.value().unwrap_or(0),
        }
    }

    /// The card that has the same effect as this one when `players` are left. Between two, Back hands over the turn
    /// exactly as Pass does, so either is worth the same in hand. Rule book `schnuff`, section Readings.
    pub fn like(self, players: usize) -> Card {
        match self {
            Card::Back if players == 2 => Card::Pass,
            Card::One
            | Card::Two
            | Card::Three
            | Card::Four
            | Card::Pass
            | Card::Back
            | Card::Panic
            | Card::Risk
            | Card::Schnuff => self,
        }
    }

    /// The character for this card in a written deck.
    fn sign(self) -> char {
        match self {
            Card::One => '1',
            Card::Two => '2',
            Card::Three => '3',
            Card::Four => '4',
            Card::Pass => 'p',
            Card::Back => 'b',
            Card::Panic => '!',
            Card::Risk => 'r',
            Card::Schnuff => 's',
        }
    }
}

words!(Card {
    One = "1",
    Two = "2",
    Three = "3",
    Four = "4",
    Pass = "pass",
    Back = "back",
    Panic = "panic",
    Risk = "risk",
    Schnuff = "schnuff",
});

/// All cards in some order, the top card first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck([Card; Deck::SIZE]);

impl Deck {
    /// The number of cards in the deck.
    pub const SIZE: usize = 54;

    /// All cards, sorted by kind.
    pub fn sorted() -> Deck {
        let mut cards = [Card::One; Deck::SIZE];
        let kinds = Card::ALL.into_iter();
        let all = kinds.flat_map(|card| (0..card.copies()).map(move |_| card));
        for (place, card) in cards.iter_mut().zip(all) {
            *place = card;
        }
        Deck(cards)
    }

    /// A deck in this order; `None` unless `cards` are exactly the cards of the game.
    pub fn new(cards: [Card; Deck::SIZE]) -> Option<Deck> {
        let mut sorted = cards;
        sorted.sort_unstable();
        (sorted == Deck::sorted().0).then_some(Deck(cards))
    }

    /// The cards, from the top down.
    pub fn cards(&self) -> &[Card; Deck::SIZE] {
        &self.0
    }

    /// Shuffles the cards.
    pub fn shuffle(&mut self, rng: &mut snuffel_core::rng::Rng) {
        use rand::seq::SliceRandom;
        self.0.shuffle(rng);
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.0.iter().try_for_each(|card| f.write_char(card.sign()))
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({self})")
    }
}

impl FromStr for Deck {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Deck, Unreadable> {
        let card = |sign| Card::ALL.into_iter().find(|card| card.sign() == sign);
        let cards: Option<Vec<Card>> = text.chars().map(card).collect();
        let cards = cards.ok_or(Unreadable)?;
        let cards = cards.try_into().map_err(|_| Unreadable)?;
        Deck::new(cards).ok_or(Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_as_written_and_know_their_place() {
        for (index, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.index(), index);
        }
        for wrong in ["", "5", "0", "Pass", "p", "3 "] {
            assert_eq!(wrong.parse::<Card>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn back_does_the_same_as_pass_for_two_and_for_nobody_else() {
        for (players, like) in [(2, Card::Pass), (3, Card::Back), (6, Card::Back)] {
            assert_eq!(Card::Back.like(players), like, "{players}");
        }
        let others = Card::ALL.into_iter().filter(|card| *card != Card::Back);
        others.for_each(|card| assert_eq!(card.like(2), card));
    }

    #[test]
    fn a_deck_reads_back_as_written_and_has_all_cards() {
        let mut deck = Deck::sorted();
        deck.shuffle(&mut snuffel_core::rng::stream(1, 0, 0));
        assert_ne!(deck, Deck::sorted());
        assert_eq!(deck.to_string().parse(), Ok(deck));
        let sorted = Deck::sorted().to_string();
        assert!(sorted.starts_with("111111111222"));
        assert!(sorted.ends_with("pppbbbb!!!!rrrrss"));
        for wrong in [
            String::new(),
            "1".repeat(54),
            sorted.replace('s', "r"),
            sorted.replace('s', "x"),
            sorted.replace("ss", "s"),
            sorted.clone() + "s",
        ] {
            assert_eq!(wrong.parse::<Deck>(), Err(Unreadable), "{wrong}");
        }
    }
}
