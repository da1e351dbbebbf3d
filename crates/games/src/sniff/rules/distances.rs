//! Distances in steps from one field to all others.

use super::board::{Field, Size};

/// The distance in steps of each field from a start.
#[derive(Clone, Debug)]
pub struct Distances([u8; Field::COUNT]);

impl Distances {
    const UNREACHED: u8 = u8::MAX;

    /// Searches from `start` across all borders between two neighbours that are `passable`, which gets the nearer
    /// field first.
    pub fn from(size: Size, start: Field, mut passable: impl FnMut(Field, Field) -> bool) -> Distances {
        let mut steps = [Self::UNREACHED; Field::COUNT];
        let mut queue = [start; Field::COUNT];
        let (mut first, mut end) = (0, 1);
        steps[start.index()] = 0;
        while first < end {
            let field = queue[first];
            first += 1;
            for next in size.neighbours(field) {
                if steps[next.index()] == Self::UNREACHED && passable(field, next) {
                    steps[next.index()] = steps[field.index()] + 1;
                    queue[end] = next;
                    end += 1;
                }
            }
        }
        Distances(steps)
    }

    /// The distance of `field` in steps; `None` if it cannot be reached.
    pub fn get(&self, field: Field) -> Option<u8> {
        let steps = self.0[field.index()];
        (steps != Self::UNREACHED).then_some(steps)
    }

    /// The neighbours of `field` that are one step nearer to the start, across `passable` borders.
    pub fn descend(
        &self,
        size: Size,
        field: Field,
        mut passable: impl FnMut(Field, Field) -> bool,
    ) -> impl Iterator<Item = Field> {
        let here = self.0[field.index()];
        size.neighbours(field).filter(move |next| {
            let there = self.0[next.index()];
            here != Self::UNREACHED && there.checked_add(1) == Some(here) && passable(*next, field)
        })
    }
}
