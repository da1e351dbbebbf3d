//! The board as bits, on which thousands of searches are played in the time of one thought.

use crate::games::sniff::rules::board::{Field, LARGEST, Size, WallSet};

/// Walls as bits: those towards the zero field, and those towards higher rows.
pub type Walls = [u128; 2];

/// The bit of the zero field.
pub const ZERO: u128 = 1 << (LARGEST as u32 * LARGEST as u32);

/// The bits of one size of board.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The size of the board.
    pub size: Size,
    /// All fields but the zero field.
    pub board: u128,
    /// The fields on which a dog may stand.
    pub kennels: u128,
    /// The column beside the zero field.
    last: u128,
    /// The fields with another one above them.
    lower: u128,
    /// For each field the fields that touch it at a corner.
    corners: [u128; Field::COUNT],
}

impl Ground {
    /// The bits of boards of `size`.
    pub fn of(size: Size) -> Ground {
        let fields = || size.fields().map(|field| (field, bit(field)));
        let all = |chosen: &dyn Fn(Field) -> bool| {
            let chosen = fields().filter(|(field, _)| chosen(*field));
            chosen.map(|(_, bit)| bit).sum()
        };
        let board = all(&|_| true);
        let last = all(&|field| size.adjacent(field, Field::ZERO));
        let mut corners = [0; Field::COUNT];
        for field in size.fields() {
            corners[field.index()] = all(&|other| size.touch(field, other) && !size.adjacent(field, other));
        }
        Ground {
            size,
            board,
            kennels: board & !last,
            last,
            lower: all(&|field| {
                let mut beside = size.neighbours(field).filter(|next| *next != Field::ZERO);
                beside.any(|next| next.index() == field.index() + 1)
            }),
            corners,
        }
    }

    /// The fields of `set`, and those that one step over borders without `walls` leads to.
    pub fn spread(&self, set: u128, walls: &Walls) -> u128 {
        const COLUMN: u32 = LARGEST as u32;
        let upwards = self.lower & !walls[1];
        let onwards = self.kennels & !walls[0];
        let outwards = self.last & !walls[0];
        let mut spread =
            set | (set & upwards) << 1 | (set >> 1) & upwards | (set & onwards) << COLUMN | (set >> COLUMN) & onwards;
        if set & ZERO != 0 {
            spread |= outwards;
        }
        if set & outwards != 0 {
            spread |= ZERO;
        }
        spread
    }

    /// The fields that share a side with one of `set`, and the set itself.
    pub fn beside(&self, set: u128) -> u128 {
        self.spread(set, &[0; 2])
    }

    /// The fields that touch the field with this bit at a corner.
    pub fn corners(&self, field: u128) -> u128 {
        self.corners[field.trailing_zeros() as usize]
    }
}

/// The bit of a field.
pub fn bit(field: Field) -> u128 {
    1 << field.index()
}

/// The place between two neighbours, given as bits.
pub fn border(one: u128, other: u128) -> Walls {
    let (low, high) = (one.min(other), one.max(other));
    match high == low << 1 && high != ZERO {
        true => [0, low],
        false => [low, 0],
    }
}

/// The bits of a set of walls.
pub fn walls(set: WallSet) -> Walls {
    set.masks()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sniff::rules::board::Wall;
    use crate::rng::stream;
    use rand::RngExt;

    #[test]
    fn a_step_of_bits_is_a_step_on_the_board() {
        let mut random = stream(1, 0, 0);
        for (columns, rows) in [(3, 3), (3, 9), (9, 3), (5, 5), (9, 9)] {
            let size = Size::new(columns, rows).unwrap();
            let ground = Ground::of(size);
            for _ in 0..50 {
                let standing: WallSet = size.walls().filter(|_| random.random_bool(0.5)).collect();
                for start in size.fields().chain([Field::ZERO]) {
                    let open = size.neighbours(start).filter(|next| !standing.contains(Wall::new(start, *next)));
                    let steps = open.map(bit).sum::<u128>() | bit(start);
                    assert_eq!(ground.spread(bit(start), &walls(standing)), steps);
                    let all: u128 = size.neighbours(start).map(bit).sum();
                    assert_eq!(ground.beside(bit(start)), all | bit(start));
                }
            }
            for place in size.walls() {
                let (one, other) = place.fields();
                let set: WallSet = [place].into_iter().collect();
                assert_eq!(border(bit(other), bit(one)), walls(set), "{place}");
            }
        }
    }
}
