//! Luck that stays the same until something new is learnt, so that goals are kept.
//!
//! Players have no memory between two decisions. If random numbers differed at each step, they would walk to and fro
//! between two goals. So all luck used in weighing depends on the current knowledge. On known ways that does not
//! change until the next informative answer, after which the player may choose again.

use rand::RngExt;

use crate::sniff::rules::view::{Search, View};
use snuffel_core::rng::{Rng, stream_of};

/// The luck of a searcher with this knowledge. It includes the searcher's own walls, which the other player does not
/// know, so it differs in each game and cannot be predicted.
pub(super) fn luck(view: &View, search: &Search) -> Rng {
    stream_of(&known(view, search), 0)
}

/// The luck for a searcher's degree of care, which lasts as long as its goal.
pub(super) fn mood(view: &View, rng: &mut Rng) -> f32 {
    match view.turn() {
        Some((search, _)) => stream_of(&known(view, search), 1).random(),
        None => rng.random(),
    }
}

/// The known facts and the player's own walls. Walls met in `blind` are for hints only.
fn known(view: &View, search: &Search) -> Vec<u8> {
    let own = view.own.map(|own| own.walls);
    let Search { stands, visited, walls, ways, dogs, hints, silent, asks, last, came, met: _ } = search.knowledge();
    let known = ((stands, visited, walls, ways, dogs), (hints, silent, asks, last, came));
    postcard::to_stdvec(&(known, own)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::tests::searching;
    use snuffel_core::seat::Seat;

    fn number(options: &str, steps: &str) -> u64 {
        let view = searching(options, "4x4 C1-D1 C2-C3", steps);
        luck(&view, view.search(Seat::FIRST)).random()
    }

    #[test]
    fn luck_changes_with_what_is_known_and_with_nothing_else() {
        let number = |steps| number("size=4x4 walls=12", steps);
        assert_eq!(number("D1 D2"), number("D1 D2 D1"));
        assert_eq!(number("D1 D2"), number("D1 D2 D1 D2 D1"));
        // The wall between C1 and D1 is new knowledge, and so is D3.
        assert_ne!(number("D1 D2"), number("D1 D2 D1 C1"));
        assert_ne!(number("D1 D2"), number("D1 D2 D3"));
    }
}
