//! The board as bits, fast enough to play thousands of searches for a single decision.

use crate::sniff::rules::board::{Field, Size};
use crate::sniff::rules::sets::{WallSet, Ways};

/// The bits of boards of one size.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    /// All borders.
    ways: Ways,
    /// For each field, the fields that touch it at a corner.
    corners: [u128; Field::COUNT],
}

impl Ground {
    /// The bits of boards of `size`.
    pub fn new(size: Size) -> Ground {
        let mut corners = [0; Field::COUNT];
        for field in size.fields() {
            let at_corner = |other: &Field| size.touch(field, *other) && !size.adjacent(field, *other);
            corners[field.index()] = size.fields().filter(at_corner).map(bit).sum();
        }
        Ground { ways: Ways::all(size), corners }
    }

    /// The fields of `set`, and those one step away across borders without `walls`.
    pub fn spread(&self, set: u128, walls: WallSet) -> u128 {
        self.ways.without(walls).step(set)
    }

    /// The fields that share a side with one of `set`, and the set itself.
    pub fn beside(&self, set: u128) -> u128 {
        self.ways.step(set)
    }

    /// The fields that touch the field with this bit at a corner.
    pub fn corners(&self, field: u128) -> u128 {
        self.corners[field.trailing_zeros() as usize]
    }
}

/// The bit of a field.
pub(super) fn bit(field: Field) -> u128 {
    1 << field.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sniff::rules::board::Wall;
    use rand::RngExt;
    use snuffel_core::rng::stream;

    #[test]
    fn a_step_of_bits_is_a_step_on_the_board() {
        let mut random = stream(1, 0, 0);
        for (columns, rows) in [(3, 3), (3, 9), (9, 3), (5, 5), (9, 9)] {
            let size = Size::new(columns, rows).unwrap();
            let ground = Ground::new(size);
            for _ in 0..50 {
                let standing: WallSet = size.walls().filter(|_| random.random_bool(0.5)).collect();
                for start in size.fields().chain([Field::ZERO]) {
                    let open = size.neighbours(start).filter(|next| !standing.contains(Wall::new(start, *next)));
                    let steps = open.map(bit).sum::<u128>() | bit(start);
                    assert_eq!(ground.spread(bit(start), standing), steps);
                    let all: u128 = size.neighbours(start).map(bit).sum();
                    assert_eq!(ground.beside(bit(start)), all | bit(start));
                }
            }
            for place in size.walls() {
                let (one, other) = place.fields();
                let set: WallSet = [place].into_iter().collect();
                assert_eq!(WallSet::between(bit(other), bit(one)), set, "{place}");
            }
        }
    }
}
