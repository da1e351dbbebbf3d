//! Luck that stays the same as long as nothing new is learnt, so that a goal is kept.
//!
//! Players remember nothing between two decisions. What they weigh by luck would come out otherwise at each step, and
//! they would walk to and fro between two goals. So the luck of everything that is weighed hangs on what is known. On
//! known ways that stays as it is, until the next answer that teaches something; then one may think again.

use rand::RngExt;

use crate::sniff::rules::view::{Search, View};
use snuffel_core::rng::{Rng, stream_of};

/// The luck of a searcher who knows this much. The own walls, which the other does not know, make it another one in each
/// game: nobody can foresee it.
pub(super) fn luck(view: &View, search: &Search) -> Rng {
    stream_of(&known(view, search), 0)
}

/// By what luck a searcher takes care: it keeps its way of thinking as long as its goal.
pub(super) fn mood(view: &View, rng: &mut Rng) -> f32 {
    match view.turn() {
        Some((search, _)) => stream_of(&known(view, search), 1).random(),
        None => rng.random(),
    }
}

/// What is known, and the own walls. Walls that were met in `blind` are for hints alone.
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
        // The wall between C1 and D1 is news, and so is D3.
        assert_ne!(number("D1 D2"), number("D1 D2 D1 C1"));
        assert_ne!(number("D1 D2"), number("D1 D2 D3"));
    }
}
