//! A deck of passes: which lies on top, and which were seen. Rule book `spion`, section Turn.

use super::piece::{DECK, NEW_DECK, Pass};

/// A deck of passes, from the top. Its cycle never changes; what changes is which pass is on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deck {
    pub passes: [Pass; DECK],
    /// The same, as far as everybody has seen them.
    pub seen: [Option<Pass>; DECK],
    /// Whether it was shuffled.
    pub ready: bool,
}

impl Deck {
    /// As it comes from the box.
    pub fn new() -> Deck {
        Deck { passes: NEW_DECK, seen: [None; DECK], ready: false }
    }

    /// With the passes in this order; nobody has seen one.
    pub fn shuffled(passes: [Pass; DECK]) -> Deck {
        Deck { passes, ready: true, ..Deck::new() }
    }

    /// Takes the pass so deep from the top, from 1 to 3, and puts it and those before it under the deck.
    pub fn take(&mut self, depth: u8) -> Pass {
        self.passes.rotate_left(depth.into());
        self.seen.rotate_left(depth.into());
        let taken = self.passes[DECK - 1];
        self.seen[DECK - 1] = Some(taken);
        taken
    }
}

/// How many passes of each kind have not been seen in a deck.
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

/// Whether a deck has all of these passes.
pub(super) fn can_be_seen(known: &[Option<Pass>; DECK]) -> bool {
    usize::from(unseen(known).iter().sum::<u8>()) + known.iter().flatten().count() == DECK
}
