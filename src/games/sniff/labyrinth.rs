//! A labyrinth: walls and a treasure, and what can be reached in it. Rule book `sniff`, section Set-up.

use std::fmt;
use std::str::FromStr;

use super::board::{Field, FieldSet, Size, Wall, WallSet};
use crate::record::Unreadable;

/// Walls and a treasure on a board, complete or half built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Labyrinth {
    /// The size of the board.
    pub size: Size,
    /// The walls that stand.
    pub walls: WallSet,
    /// The field with the treasure.
    pub treasure: Option<Field>,
}

impl Labyrinth {
    /// A board without walls and treasure.
    pub fn empty(size: Size) -> Labyrinth {
        Labyrinth {
            size,
            walls: WallSet::default(),
            treasure: None,
        }
    }

    /// Whether the way between two neighbours is open.
    pub fn open(&self, one: Field, other: Field) -> bool {
        !self.walls.contains(Wall::new(one, other))
    }

    /// All fields that an open way leads to from `start`, itself included.
    pub fn reach(&self, start: Field) -> FieldSet {
        let mut reached = FieldSet::from_iter([start]);
        let mut edge = vec![start];
        while let Some(field) = edge.pop() {
            for next in self.size.neighbours(field) {
                if self.open(field, next) && reached.insert(next) {
                    edge.push(next);
                }
            }
        }
        reached
    }
}

/// For example `5x5 D4-E4 E1-0 treasure B2`.
impl fmt::Display for Labyrinth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.size)?;
        for wall in self.walls.iter(self.size) {
            write!(f, " {wall}")?;
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
            if word == "treasure" {
                let field: Field = words.next().ok_or(Unreadable)?.parse()?;
                let hides = field != Field::ZERO && size.holds(field);
                if !hides || words.next().is_some() {
                    return Err(Unreadable);
                }
                labyrinth.treasure = Some(field);
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
        ] {
            assert_eq!(wrong.parse::<Labyrinth>(), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn a_reach_ends_at_walls() {
        let labyrinth: Labyrinth = "3x3 C1-0 C2-0 B3-C3 C2-C3".parse().unwrap();
        let reached: Vec<String> = labyrinth
            .reach(Field::ZERO)
            .iter()
            .map(|f| f.to_string())
            .collect();
        assert_eq!(reached, ["C3", "0"]);
    }
}
