//! Sets of fields and of walls, stored as bits. Rule book `sniff`, section Board.

use serde::{Deserialize, Serialize};

use super::board::{Field, LARGEST, Size, Wall};
use snuffel_core::notation::Unreadable;

/// The bit of the zero field, which is the highest of all.
pub(crate) const ZERO: u128 = 1 << (LARGEST as u32 * LARGEST as u32);

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u128")]
pub struct FieldSet(u128);

impl TryFrom<u128> for FieldSet {
    type Error = Unreadable;

    fn try_from(bits: u128) -> Result<FieldSet, Unreadable> {
        (bits < ZERO << 1).then_some(FieldSet(bits)).ok_or(Unreadable)
    }
}

impl FieldSet {
    /// The fields as bits; each field has the bit with its [index](Field::index).
    pub(crate) fn mask(self) -> u128 {
        self.0
    }

    /// Returns whether the set contains `field`.
    pub fn contains(self, field: Field) -> bool {
        self.0 & 1 << field.index() != 0
    }

    /// Adds `field`, and returns whether it is new.
    pub fn insert(&mut self, field: Field) -> bool {
        let new = !self.contains(field);
        self.0 |= 1 << field.index();
        new
    }

    /// Removes `field`, and returns whether it was in the set.
    pub fn remove(&mut self, field: Field) -> bool {
        let was_in = self.contains(field);
        self.0 &= !(1 << field.index());
        was_in
    }

    /// The number of fields in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fields in order, the zero field last.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        bits(self.0).map(Field::numbered)
    }

    /// The fields of this set and all fields reachable from them without crossing `walls`, on a board of `size`.
    pub fn flood(self, walls: WallSet, size: Size) -> FieldSet {
        let open = Ways::all(size).without(walls);
        let mut reached = self.0;
        loop {
            let next = open.step(reached);
            if next == reached {
                return FieldSet(reached);
            }
            reached = next;
        }
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        let mut set = FieldSet::default();
        for field in fields {
            set.insert(field);
        }
        set
    }
}

/// A set of walls, or of places for them: those in the direction of the zero field, then those in the direction of
/// higher rows. Each wall has the bit of its first field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "[u128; 2]")]
pub struct WallSet([u128; 2]);

impl TryFrom<[u128; 2]> for WallSet {
    type Error = Unreadable;

    fn try_from(sides: [u128; 2]) -> Result<WallSet, Unreadable> {
        // The zero field is never the first of two.
        sides.iter().all(|bits| *bits < ZERO).then_some(WallSet(sides)).ok_or(Unreadable)
    }
}

impl WallSet {
    /// The wall between two neighbours, given as bits of a [`FieldSet`].
    pub(crate) fn between(one: u128, other: u128) -> WallSet {
        let (low, high) = (one.min(other), one.max(other));
        match high == low << 1 && high != ZERO {
            true => WallSet([0, low]),
            false => WallSet([low, 0]),
        }
    }

    /// The union of both sets.
    pub(crate) fn union(self, other: WallSet) -> WallSet {
        WallSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Returns whether the sets have a wall in common.
    pub(crate) fn meets(self, other: WallSet) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] != 0
    }

    /// Returns whether the set contains `wall`.
    pub fn contains(self, wall: Wall) -> bool {
        let (side, bit) = bit(wall);
        self.0[side] & bit != 0
    }

    /// Adds `wall`, and returns whether it is new. The two fields must be neighbours on the board in use.
    pub fn insert(&mut self, wall: Wall) -> bool {
        let (side, bit) = bit(wall);
        let new = self.0[side] & bit == 0;
        self.0[side] |= bit;
        new
    }

    /// Removes `wall`, and returns whether it was in the set.
    pub fn remove(&mut self, wall: Wall) -> bool {
        let (side, bit) = bit(wall);
        let was_in = self.0[side] & bit != 0;
        self.0[side] &= !bit;
        was_in
    }

    /// The number of walls in the set.
    pub fn len(self) -> usize {
        self.0.iter().map(|side| side.count_ones() as usize).sum()
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    /// Returns whether the set contains all walls of `other`.
    pub fn includes(self, other: WallSet) -> bool {
        (0..2).all(|side| other.0[side] & !self.0[side] == 0)
    }

    /// Returns whether all walls are on places of a board of `size`.
    pub fn fits(self, size: Size) -> bool {
        self.0[0] & !size.bits(0) == 0 && self.0[1] & !size.bits(1) == 0
    }

    /// The walls in canonical order, on a board of `size`.
    pub fn iter(self, size: Size) -> impl Iterator<Item = Wall> {
        size.walls().filter(move |wall| self.contains(*wall))
    }
}

impl FromIterator<Wall> for WallSet {
    fn from_iter<I: IntoIterator<Item = Wall>>(walls: I) -> WallSet {
        let mut set = WallSet::default();
        for wall in walls {
            set.insert(wall);
        }
        set
    }
}

/// The borders of a board that a step can cross, as bits; each border has the bit of its first field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    upwards: u128,
    onwards: u128,
    outwards: u128,
}

impl Ways {
    /// All borders of a board of `size`.
    pub(crate) fn all(size: Size) -> Ways {
        let board = size.bits(0);
        let last = board & !((1 << (LARGEST * (size.columns() - 1))) - 1);
        Ways { upwards: size.bits(1), onwards: board & !last, outwards: last }
    }

    /// These borders except those with one of `walls`.
    pub(crate) fn without(self, walls: WallSet) -> Ways {
        let [towards_zero, upwards] = walls.0;
        Ways {
            upwards: self.upwards & !upwards,
            onwards: self.onwards & !towards_zero,
            outwards: self.outwards & !towards_zero,
        }
    }

    /// The fields of a set and those one step away from them, as bits of a [`FieldSet`].
    pub(crate) fn step(self, set: u128) -> u128 {
        const COLUMN: u32 = LARGEST as u32;
        let mut reached = set
            | (set & self.upwards) << 1
            | (set >> 1) & self.upwards
            | (set & self.onwards) << COLUMN
            | (set >> COLUMN) & self.onwards;
        if set & ZERO != 0 {
            reached |= self.outwards;
        }
        if set & self.outwards != 0 {
            reached |= ZERO;
        }
        reached
    }
}

/// The half of a [`WallSet`] that contains a wall, and its bit there.
fn bit(wall: Wall) -> (usize, u128) {
    let (low, high) = wall.fields();
    let same_column = match (low.place(), high.place()) {
        (Some((one, _)), Some((other, _))) => one == other,
        _ => false,
    };
    (usize::from(same_column), 1 << low.index())
}

/// The indexes of the set bits, lowest first.
pub(crate) fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            lowest as u8
        })
    })
}
