//! A labyrinth: walls, a treasure, and which fields can be reached. Rule book `sniff`, section Set-up, and variant
//! `dogs`, in which ditches take the places of walls.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::{Field, Size, Wall};
use super::distances::Distances;
use super::sets::{FieldSet, WallSet};
use snuffel_core::notation::Unreadable;

/// Walls (with `dogs`, ditches and dogs) and a treasure on a board, possibly incomplete. It is serialised as its
/// notation, which cannot express anything outside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Labyrinth {
    /// The size of the board.
    pub size: Size,
    /// The walls.
    pub walls: WallSet,
    /// The field with the treasure.
    pub treasure: Option<Field>,
    /// The fields with a dog.
    pub dogs: FieldSet,
}

impl Labyrinth {
    /// An empty board.
    pub fn empty(size: Size) -> Labyrinth {
        Labyrinth { size, walls: WallSet::default(), treasure: None, dogs: FieldSet::default() }
    }

    /// Returns whether there is no wall or ditch between two neighbours.
    pub fn is_open(&self, one: Field, other: Field) -> bool {
        !self.walls.contains(Wall::new(one, other))
    }

    /// Returns whether the border between two neighbours is open and safe, with no dog on either of them.
    pub fn safe(&self, one: Field, other: Field) -> bool {
        self.is_open(one, other) && !self.dogs.contains(one) && !self.dogs.contains(other)
    }

    /// All fields reachable from `start` by open ways without dogs, including `start`.
    pub fn reach(&self, start: Field) -> FieldSet {
        let mut barriers = self.walls;
        for dog in self.dogs.iter() {
            for field in self.size.neighbours(dog) {
                barriers.insert(Wall::new(dog, field));
            }
        }
        FieldSet::from_iter([start]).flood(barriers, self.size)
    }

    /// Returns whether there is a dog on a field that shares a side with `field`.
    pub fn growls(&self, field: Field) -> bool {
        !self.dogs.is_empty() && self.size.neighbours(field).any(|field| self.dogs.contains(field))
    }

    /// A shortest open way without dogs, as the fields walked after `from`; `None` if there is none.
    pub fn way(&self, from: Field, to: Field) -> Option<Vec<Field>> {
        // Searched from the goal, so that descending gives the way in the right order.
        let steps = Distances::from(self.size, to, |one, other| self.safe(one, other));
        steps.get(from)?;
        let mut way = Vec::new();
        let mut field = from;
        while let Some(next) = steps.descend(self.size, field, |a, b| self.safe(a, b)).next() {
            way.push(next);
            field = next;
        }
        Some(way)
    }

    /// The walls that close off `goal`, which is the treasure or the start of the way out, from the zero field;
    /// `None` if it is reachable. Without a goal, the walls around the zero field; `None` if any field is reachable
    /// from it.
    pub fn closure(&self, goal: Option<Field>) -> Option<Closure> {
        let outside = self.reach(Field::ZERO);
        let inside = match goal {
            Some(goal) if outside.contains(goal) => return None,
            Some(goal) => self.reach(goal),
            None if outside.len() > 1 => return None,
            None => self.size.fields().collect(),
        };
        let parts = |wall: &Wall, side: FieldSet| {
            let (one, other) = wall.fields();
            side.contains(one) != side.contains(other)
        };
        let standing = || self.walls.iter(self.size);
        let shut: WallSet = standing().filter(|wall| parts(wall, inside)).collect();
        let keys = shut.iter(self.size).filter(|wall| parts(wall, outside));
        Some(Closure { shut, keys: keys.collect() })
    }
}

/// The walls that close off a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closure {
    /// The walls around the area of the board that contains the field.
    pub shut: WallSet,
    /// Those of which the removal of any single one opens a way to the zero field; empty if there is more than one
    /// ring of walls in between.
    pub keys: WallSet,
}

/// For example `5x5 D4-E4 E1-0 treasure B2`, or `5x5 D4-E4 E1-0 dog A1 dog C3 treasure B2`.
impl fmt::Display for Labyrinth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.size)?;
        for wall in self.walls.iter(self.size) {
            write!(f, " {wall}")?;
        }
        for dog in self.dogs.iter() {
            write!(f, " dog {dog}")?;
        }
        match self.treasure {
            Some(field) => write!(f, " treasure {field}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Labyrinth {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Labyrinth, Unreadable> {
        let mut words = text.split(' ');
        let size: Size = words.next().ok_or(Unreadable)?.parse()?;
        let mut labyrinth = Labyrinth::empty(size);
        while let Some(word) = words.next() {
            if word == "treasure" || word == "dog" {
                let field: Field = words.next().ok_or(Unreadable)?.parse()?;
                let hides = field != Field::ZERO && size.holds(field);
                let alone = match word {
                    "dog" => labyrinth.dogs.insert(field),
                    _ => words.next().is_none(),
                };
                if !hides || !alone {
                    return Err(Unreadable);
                }
                if word == "treasure" {
                    labyrinth.treasure = Some(field);
                }
            } else {
                let wall: Wall = word.parse()?;
                let (one, other) = wall.fields();
                if !size.adjacent(one, other) || !labyrinth.walls.insert(wall) {
                    return Err(Unreadable);
                }
            }
        }
        Ok(labyrinth)
    }
}

impl TryFrom<String> for Labyrinth {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Labyrinth, Unreadable> {
        text.parse()
    }
}

impl From<Labyrinth> for String {
    fn from(labyrinth: Labyrinth) -> String {
        labyrinth.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_labyrinth_reads_back_as_written() {
        for text in [
            "5x5",
            "5x5 A1-A2 D4-E4 E1-0 treasure B2",
            "9x9 E1-F1 I9-0",
            "3x3 treasure C3",
            "3x3 A1-A2 C1-0 dog A3 dog B1 treasure C3",
        ] {
            assert_eq!(text.parse::<Labyrinth>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "D4-E4",
            "5x5 D4-F4",
            "5x5 E1-F1",
            "5x5 D1-0",
            "5x5 D4-E4 E4-D4",
            "5x5 treasure",
            "5x5 treasure 0",
            "5x5 treasure F1",
            "5x5 treasure B2 A1-A2",
            "5x5 dog",
            "5x5 dog 0",
            "5x5 dog F1",
            "5x5 dog A1 dog A1",
        ] {
            assert_eq!(wrong.parse::<Labyrinth>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn a_reach_ends_at_walls() {
        let labyrinth: Labyrinth = "3x3 C1-0 C2-0 B3-C3 C2-C3".parse().unwrap();
        let reached: Vec<String> = labyrinth.reach(Field::ZERO).iter().map(|f| f.to_string()).collect();
        assert_eq!(reached, ["C3", "0"]);
    }

    fn labyrinth(text: &str) -> Labyrinth {
        text.parse().unwrap()
    }

    #[test]
    fn a_reach_agrees_with_a_search_step_by_step_on_every_size() {
        use rand::RngExt;
        let mut rng = snuffel_core::rng::stream(1, 0, 0);
        for (columns, rows) in [(3, 3), (3, 9), (9, 3), (5, 5), (8, 9), (9, 9)] {
            let size = Size::new(columns, rows).unwrap();
            for _ in 0..50 {
                let mut labyrinth = Labyrinth::empty(size);
                labyrinth.walls = size.walls().filter(|_| rng.random_bool(0.5)).collect();
                for start in size.fields().chain([Field::ZERO]) {
                    let steps = Distances::from(size, start, |a, b| labyrinth.is_open(a, b));
                    let reached = labyrinth.reach(start);
                    for field in size.fields().chain([Field::ZERO]) {
                        assert_eq!(reached.contains(field), steps.get(field).is_some());
                    }
                }
            }
        }
    }

    #[test]
    fn a_shortest_way_leads_from_the_start_to_the_treasure() {
        let way = |text: &str, from: &str| {
            let labyrinth = labyrinth(text);
            let way = labyrinth.way(from.parse().unwrap(), labyrinth.treasure?)?;
            Some(way.iter().map(Field::to_string).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(way("3x3 treasure A1", "0").unwrap(), "C1 B1 A1");
        assert_eq!(way("3x3 C1-0 treasure C1", "0").unwrap(), "C2 C1");
        assert_eq!(way("3x3 B1-C1 B2-C2 C1-C2 treasure C1", "B1").unwrap(), "B2 B3 C3 0 C1");
        assert_eq!(way("3x3 treasure C1", "C1").unwrap(), "");
        assert_eq!(way("3x3 B1-C1 C1-C2 C1-0 treasure C1", "0"), None);
        assert_eq!(way("3x3", "0"), None);
    }

    #[test]
    fn a_closure_names_the_ring_and_the_walls_that_would_open_it() {
        let closure = |text: &str| {
            let closure = labyrinth(text).closure(labyrinth(text).treasure)?;
            let list = |walls: WallSet| {
                let size = labyrinth(text).size;
                let names: Vec<String> = walls.iter(size).map(|wall| wall.to_string()).collect();
                names.join(" ")
            };
            Some((list(closure.shut), list(closure.keys)))
        };
        let both = |shut: &str, keys: &str| Some((shut.to_owned(), keys.to_owned()));
        assert_eq!(closure("3x3 C1-0 C2-0 treasure A1"), None);
        assert_eq!(closure("3x3 C1-0 C2-0"), None);
        // Walls inside the area and outside of it do not count.
        assert_eq!(closure("3x3 A1-A2 B1-B2 B1-C1 C2-C3 treasure A1"), both("A1-A2 B1-B2 B1-C1", "A1-A2 B1-B2 B1-C1"));
        // One of the two sides is also cut off from the zero field.
        assert_eq!(closure("3x3 A1-A2 B1-B2 B1-C1 C1-C2 C1-0 treasure A1"), both("A1-A2 B1-B2 B1-C1", "A1-A2 B1-B2"));
        // With two rings, no single wall opens a way.
        assert_eq!(closure("3x3 C1-0 C2-0 C3-0 A1-A2 A1-B1 treasure A1"), both("A1-A2 A1-B1", ""));
        let zero = "C1-0 C2-0 C3-0";
        assert_eq!(closure(&format!("3x3 {zero} A1-A2")), both(zero, zero));
        assert_eq!(closure(&format!("3x3 {zero} treasure A1")), both(zero, zero));
    }
}
