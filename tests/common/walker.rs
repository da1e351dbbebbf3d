//! A player of sniff who moves from field to field, knowing only what the answers say.

use std::collections::{BTreeMap, BTreeSet};

/// The result of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Free,
    Wall,
    Treasure,
}

/// Searches depth-first: on to an unvisited field, else back the way it came.
pub struct Walker {
    here: String,
    trail: Vec<String>,
    visited: BTreeSet<String>,
    walls: BTreeMap<String, BTreeSet<String>>,
}

impl Walker {
    pub fn new() -> Walker {
        Walker {
            here: "0".to_owned(),
            trail: Vec::new(),
            visited: BTreeSet::from(["0".to_owned()]),
            walls: BTreeMap::new(),
        }
    }

    /// The current field.
    pub fn here(&self) -> &str {
        &self.here
    }

    /// The field to ask for next.
    pub fn next(&self) -> String {
        let walls = self.walls.get(&self.here);
        let untried = neighbours(&self.here)
            .into_iter()
            .find(|field| !self.visited.contains(field) && !walls.is_some_and(|walls| walls.contains(field)));
        untried.unwrap_or_else(|| self.trail.last().expect("a way on").clone())
    }

    /// Processes the answer for a field.
    pub fn hear(&mut self, field: &str, step: Step) {
        if step == Step::Wall {
            let walls = self.walls.entry(self.here.clone()).or_default();
            walls.insert(field.to_owned());
            return;
        }
        if self.trail.last().is_some_and(|back| back == field) {
            self.trail.pop();
        } else {
            self.trail.push(self.here.clone());
        }
        self.visited.insert(field.to_owned());
        self.here = field.to_owned();
    }
}

/// The fields that share a side with one, on the board of 5 by 5.
fn neighbours(field: &str) -> Vec<String> {
    let [column, row] = *field.as_bytes() else {
        return (b'1'..=b'5').map(|row| format!("E{}", char::from(row))).collect();
    };
    let sides = [(column - 1, row), (column, row - 1), (column, row + 1), (column + 1, row)];
    sides
        .into_iter()
        .filter(|(column, row)| (b'A'..=b'F').contains(column) && (b'1'..=b'5').contains(row))
        .map(|(column, row)| match column {
            b'F' => "0".to_owned(),
            column => format!("{}{}", char::from(column), char::from(row)),
        })
        .collect()
}
