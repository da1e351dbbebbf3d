//! Counts for hints: throws that go above a limit, and cards that the viewer cannot see.

use crate::schnuff::rules::card::Card;
use crate::schnuff::rules::limit::Limit;
use crate::schnuff::rules::view::View;

/// The number of throws of two dice.
pub(super) const THROWS: usize = 36;

/// The number of these [throws](THROWS) that raise the sum above a limit.
pub(super) fn throws_above(sum: u8, limit: Limit) -> usize {
    let dice = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two));
    dice.filter(|total: &u8| *total >= 7 && sum.saturating_add(*total) > limit.sum()).count()
}

/// The number of cards of one kind that the viewer cannot see.
pub(super) fn unseen(view: &View, card: Card) -> usize {
    let seen = usize::from(view.played[card.index()]) + view.hand.count(card);
    usize::from(card.copies()).saturating_sub(seen)
}

/// The number of cards that the viewer cannot see.
pub(super) fn all_unseen(view: &View) -> usize {
    Card::ALL.into_iter().map(|card| unseen(view, card)).sum()
}

/// The number of number cards of at most this value that the viewer cannot see.
pub(super) fn unseen_up_to(view: &View, most: u8) -> usize {
    let cards = Card::ALL.into_iter().filter(|card| card.value().is_some_and(|value| value <= most));
    cards.map(|card| unseen(view, card)).sum()
}

#[cfg(test)]
mod tests {
    use super::super::hint::tests::view;
    use super::super::price::price;
    use super::*;
    use crate::schnuff::rules::limit::Toll;
    use snuffel_core::seat::Seat;

    #[test]
    fn figures_are_counted() {
        // Only 11, by two throws, and 12, by one, lift 20 above 30.
        assert_eq!(throws_above(20, Limit::Thirty), 3);
        assert_eq!(throws_above(30, Limit::Thirty), 21);
        let mut seen = view(27, &[Card::Three, Card::Three, Card::One]);
        seen.played[Card::Three.index()] = 4;
        // Unseen, of nine cards of each number: eight ones, all the twos and three threes.
        assert_eq!(unseen_up_to(&seen, 3), 20);
        assert_eq!(price(&seen, Limit::Sixty), 2);
        seen.chips[Seat::FIRST] = 1;
        assert_eq!(price(&seen, Limit::Sixty), 1);
        seen.tolls[1] = Toll::Free;
        assert_eq!(price(&seen, Limit::Sixty), 0);
    }
}
