//! The usual board as bits, for playing through millions of labyrinths: 25 fields in five columns, the zero field
//! beside the last one, and 45 places for walls.

use snuffel::games::sniff::rules::board::Field;
use snuffel::games::sniff::rules::labyrinth::Labyrinth;

/// The number of fields without the zero field.
pub const FIELDS: usize = 25;
/// The bit of the zero field.
pub const ZERO: u32 = 1 << FIELDS;
/// All fields without the zero field.
pub const BOARD: u32 = ZERO - 1;
/// The number of walls.
pub const WALLS: u32 = 20;
/// The column beside the zero field.
const LAST: u32 = 0b11111 << 20;
/// The fields with one above them.
const LOWER: u32 = 0b01111 * 0b1_00001_00001_00001_00001;
/// All places for walls.
pub const PLACES: Walls = Walls(BOARD as u64 | (LOWER as u64) << 32);

/// A set of walls, or of places for them. The lower half has those towards the next column, the upper half those
/// towards the next row; the bit is that of the first field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walls(pub u64);

impl Walls {
    /// The place between two neighbours.
    pub fn between(one: u32, other: u32) -> Walls {
        let (low, high) = (one.min(other), one.max(other));
        match high == low << 1 && high != ZERO {
            true => Walls(u64::from(low) << 32),
            false => Walls(u64::from(low)),
        }
    }

    /// The union of both sets.
    pub fn and(self, other: Walls) -> Walls {
        Walls(self.0 | other.0)
    }

    /// The difference of both sets.
    pub fn without(self, others: Walls) -> Walls {
        Walls(self.0 & !others.0)
    }

    /// Returns whether the sets overlap.
    pub fn meets(self, other: Walls) -> bool {
        self.0 & other.0 != 0
    }

    /// The elements, each as a set.
    pub fn each(self) -> impl Iterator<Item = Walls> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let one = rest & rest.wrapping_neg();
            rest &= !one;
            (one != 0).then_some(Walls(one))
        })
    }

    /// The fields of `set`, plus their neighbours not separated by a wall.
    pub fn spread(self, set: u32) -> u32 {
        let onwards = !(self.0 as u32);
        let upwards = !((self.0 >> 32) as u32) & LOWER;
        let inside = set & BOARD;
        let mut next = set | (inside & upwards) << 1 | inside >> 1 & upwards;
        next |= (inside & !LAST & onwards) << 5 | inside >> 5 & onwards;
        if inside & LAST & onwards != 0 {
            next |= ZERO;
        }
        if set & ZERO != 0 {
            next |= LAST & onwards;
        }
        next
    }

    /// All fields that can be reached from the zero field.
    pub fn reach(self) -> u32 {
        let mut reached = ZERO;
        loop {
            let next = self.spread(reached);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

/// A labyrinth: its walls, and the field of its treasure as a bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maze {
    /// The walls.
    pub walls: Walls,
    /// The field of the treasure.
    pub goal: u32,
}

impl Maze {
    /// Converts a labyrinth to bits.
    pub fn of(labyrinth: &Labyrinth) -> Maze {
        let walls = labyrinth.walls.iter(labyrinth.size).map(|wall| {
            let (one, other) = wall.fields();
            Walls::between(bit(one), bit(other))
        });
        Maze { walls: walls.fold(Walls::default(), Walls::and), goal: labyrinth.treasure.map_or(0, bit) }
    }
}

/// The bit of a field.
fn bit(field: Field) -> u32 {
    field.place().map_or(ZERO, |(column, row)| 1 << (5 * column + row))
}

/// Each bit of a set.
pub fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let one = set & set.wrapping_neg();
        set &= !one;
        (one != 0).then_some(one)
    })
}
