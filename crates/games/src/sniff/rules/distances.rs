//! How many steps fields are away from one of them.

use super::board::{Field, Size};

/// How many steps each field is away from a start.
#[derive(Clone, Debug)]
pub struct Distances([u8; Field::COUNT]);

impl Distances {
    const UNREACHED: u8 = u8::MAX;

    /// Searches from `start`, over all borders between two neighbours that `passable` lets through. It is asked with
    /// the nearer field first.
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

    /// How many steps `field` is away; `None` when no way leads there.
    pub fn get(&self, field: Field) -> Option<u8> {
        let steps = self.0[field.index()];
        (steps != Self::UNREACHED).then_some(steps)
    }

    /// The neighbours of `field` that are one step nearer to the start, over borders that `passable` lets through.
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
