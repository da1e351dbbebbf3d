//! A deck of passes: which lies on top, and which were seen. Rule book `spion`, section Turn.

use super::piece::{DECK, NEW_DECK, Pass};

/// A deck of passes. Its cycle never changes; what changes is which pass is on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deck {
    pub passes: [Pass; DECK],
    /// Whether it was shuffled.
    pub ready: bool,
    /// The index of the pass on top.
    pub top: u8,
    /// Which passes everybody has seen, as bits by index.
    pub seen: u16,
}

impl Deck {
    /// As it comes from the box.
    pub fn new() -> Deck {
        Deck { passes: NEW_DECK, ready: false, top: 0, seen: 0 }
    }

    /// With the passes in this order; nobody has seen one.
    pub fn shuffled(passes: [Pass; DECK]) -> Deck {
        Deck { passes, ready: true, ..Deck::new() }
    }

    /// The passes from the top, as far as they were seen.
    pub fn known(&self) -> [Option<Pass>; DECK] {
        std::array::from_fn(|depth| {
            let index = (usize::from(self.top) + depth) % DECK;
            (self.seen & 1 << index != 0).then_some(self.passes[index])
        })
    }

    /// Takes the pass so deep from the top, from 1 to 3, and puts it and those before it under the deck.
    pub fn take(&mut self, depth: u8) -> Pass {
        let index = (usize::from(self.top) + usize::from(depth) - 1) % DECK;
        self.top = (index + 1) as u8 % DECK as u8;
        self.seen |= 1 << index;
        self.passes[index]
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
