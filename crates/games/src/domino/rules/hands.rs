//! The tiles that other players may or certainly do hold, combining everything known about every hand: a tile that no
//! other hand can contain must be in the one that is left.

use super::tile::{Tile, TileSet};
use super::view::View;
use snuffel_core::seat::Seat;

/// A set of unseen tiles: a hand, or the stock.
#[derive(Clone, Copy)]
struct Heap {
    /// The tiles that it can contain.
    possible: TileSet,
    /// The number of tiles that it contains.
    count: usize,
}

/// Returns whether the tiles can be distributed so that each heap gets its number. That fails only if some of the
/// heaps together have too little room for the tiles that can be in no other heap (Hall's theorem).
fn can_be_dealt(tiles: TileSet, heaps: &[Heap]) -> bool {
    let room: usize = heaps.iter().map(|heap| heap.count).sum();
    let is_narrow = |some: u32| {
        let is_of = |number: usize| some >> number & 1 == 1;
        let (inside, outside): (Vec<usize>, Vec<usize>) = (0..heaps.len()).partition(|number| is_of(*number));
        let elsewhere = outside.iter().fold(TileSet::NONE, |tiles, number| tiles.or(heaps[*number].possible));
        let room: usize = inside.iter().map(|number| heaps[*number].count).sum();
        tiles.except(elsewhere).len() > room
    };
    room == tiles.len() && !(0..1 << heaps.len()).any(is_narrow)
}

impl View {
    /// The tiles that another seat may hold, given all public information.
    pub fn may_hold(&self, seat: Seat) -> TileSet {
        let possible = self.possible(seat);
        let (heaps, index) = self.heaps(seat);
        if !can_be_dealt(self.unseen(), &heaps) {
            return possible;
        }
        let fits = |tile: &Tile| {
            let mut heaps = heaps.clone();
            heaps[index].count = heaps[index].count.saturating_sub(1);
            can_be_dealt(self.unseen().except(TileSet::only(*tile)), &heaps)
        };
        possible.iter().filter(fits).collect()
    }

    /// The tiles that another seat certainly holds, because they cannot be anywhere else.
    pub fn surely_holds(&self, seat: Seat) -> TileSet {
        let (heaps, index) = self.heaps(seat);
        if !can_be_dealt(self.unseen(), &heaps) {
            return TileSet::NONE;
        }
        let is_sure = |tile: &Tile| {
            let mut heaps = heaps.clone();
            heaps[index].possible.remove(*tile);
            !can_be_dealt(self.unseen(), &heaps)
        };
        self.possible(seat).iter().filter(is_sure).collect()
    }

    /// The heaps of the other hands and of the stock, and the index of the heap of `seat`.
    fn heaps(&self, seat: Seat) -> (Vec<Heap>, usize) {
        let stock = Heap { possible: self.unseen(), count: self.stock.into() };
        let hand = |seat: Seat| Heap { possible: self.possible(seat), count: self.counts[seat].into() };
        let index = self.others().position(|other| other == seat).unwrap_or(0);
        (self.others().map(hand).chain([stock]).collect(), index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domino::rules::Domino;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;

    fn tiles(text: &str) -> TileSet {
        text.split(' ').map(|tile| tile.parse::<Tile>().unwrap()).collect()
    }

    /// The view of the first of three players. They hold all tiles but `unseen`, of which the others have `counts`
    /// and the stock the rest.
    fn view(unseen: &str, counts: [u8; 2], lacks: [u8; 2]) -> View {
        let state = Domino::start(&"target=100".parse().unwrap(), 3);
        let mut view = Domino::view(&state, Viewer::Seat(Seat::FIRST));
        let unseen = tiles(unseen);
        view.hand = TileSet::ALL.except(unseen);
        let others: Vec<Seat> = view.others().collect();
        for (seat, (count, lack)) in others.into_iter().zip(counts.into_iter().zip(lacks)) {
            (view.counts[seat], view.lacks[seat]) = (count, lack);
        }
        view.stock = unseen.len() as u8 - counts.iter().sum::<u8>();
        view
    }

    fn third() -> Seat {
        Seat::new(2).unwrap()
    }

    #[test]
    fn a_tile_that_nobody_else_can_have_is_held_for_sure() {
        let seen = view("6-3 5-3 2-1 1-0", [2, 2], [0, 1 << 3]);
        for held in [seen.may_hold(Seat::SECOND), seen.surely_holds(Seat::SECOND)] {
            assert_eq!(held, tiles("6-3 5-3"));
        }
        // This also determines what the other may hold, although nothing else is known of it but the values it lacks.
        assert_eq!(seen.possible(Seat::SECOND), tiles("6-3 5-3 2-1 1-0"));
        assert_eq!(seen.surely_holds(third()), tiles("2-1 1-0"));
    }

    #[test]
    fn as_long_as_the_stock_has_tiles_they_may_be_there() {
        let seen = view("6-3 5-3 2-1 1-0 0-0", [2, 2], [0, 1 << 3]);
        assert_eq!(seen.surely_holds(Seat::SECOND), TileSet::NONE);
        assert_eq!(seen.may_hold(Seat::SECOND), tiles("6-3 5-3 2-1 1-0 0-0"));
        // One of the three tiles with a 3 is then in the stock, and the other two are in one hand.
        let seen = view("6-3 5-3 4-3 2-1 1-0", [2, 2], [0, 1 << 3]);
        assert_eq!(seen.may_hold(Seat::SECOND), tiles("6-3 5-3 4-3"));
        assert_eq!(seen.surely_holds(third()), tiles("2-1 1-0"));
    }

    #[test]
    fn what_does_not_add_up_says_no_more_than_what_each_lacks() {
        let mut seen = view("6-3 5-3 2-1 1-0", [2, 2], [0, 1 << 3]);
        seen.stock = 7;
        assert_eq!(seen.may_hold(third()), seen.possible(third()));
        assert_eq!(seen.surely_holds(third()), TileSet::NONE);
    }
}
