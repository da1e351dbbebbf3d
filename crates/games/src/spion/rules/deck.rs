//! A deck of passes: its order, and the passes that have been seen. Rule book `spion`, section Turn.

use super::piece::{DECK, NEW_DECK, Pass};

/// A deck of passes, from the top. Its cycle never changes, only the pass on top does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deck {
    pub passes: [Pass; DECK],
    /// The same, limited to publicly seen passes.
    pub seen: [Option<Pass>; DECK],
    /// Whether it has been shuffled.
    pub ready: bool,
}

impl Deck {
    /// A deck as it comes out of the box.
    pub fn new() -> Deck {
        Deck { passes: NEW_DECK, seen: [None; DECK], ready: false }
    }

    /// A deck with the passes in this order, all of them unseen.
    pub fn shuffled(passes: [Pass; DECK]) -> Deck {
        Deck { passes, ready: true, ..Deck::new() }
    }

    /// Takes the pass at `depth` from the top, 1 to 3, and puts it and those above it under the deck.
    pub fn take(&mut self, depth: u8) -> Pass {
        self.passes.rotate_left(depth.into());
        self.seen.rotate_left(depth.into());
        let taken = self.passes[DECK - 1];
        self.seen[DECK - 1] = Some(taken);
        taken
    }
}

/// The number of unseen passes of each kind in a deck.
pub fn unseen(known: &[Option<Pass>; DECK]) -> [u8; Pass::ALL.len()] {
    let mut unseen = [0u8; Pass::ALL.len()];
    for pass in NEW_DECK {
        unseen[pass.index()] += 1;
    }
    for pass in known.iter().flatten() {
        unseen[pass.index()] = unseen[pass.index()].saturating_sub(1);
    }
    unseen
}

/// Returns whether a deck can contain all of these passes.
pub(super) fn can_be_seen(known: &[Option<Pass>; DECK]) -> bool {
    usize::from(unseen(known).iter().sum::<u8>()) + known.iter().flatten().count() == DECK
}
