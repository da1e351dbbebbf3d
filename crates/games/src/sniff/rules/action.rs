//! The actions of a player and the outcomes of chance, and how a record writes both.

use std::fmt;
use std::str::FromStr;

use super::board::{Field, Size, Wall};
use super::labyrinth::Labyrinth;
use super::plan::Plan;
use snuffel_core::notation::Unreadable;
use snuffel_core::seat::Seat;

/// An action of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Building: adds these walls, at least one.
    Walls(Vec<Wall>),
    /// Building: removes these walls, at least one.
    Remove(Vec<Wall>),
    /// Building: hides the treasure here. In `non-stop`, after a find: hides it here again.
    Treasure(Field),
    /// Building with dogs: places a dog.
    Dog(Field),
    /// Building with dogs: removes a dog.
    RemoveDog(Field),
    /// Building: undoes the last step.
    Undo,
    /// Building: lets chance add the missing parts.
    Fill,
    /// Building: lets chance build from an empty board.
    Build,
    /// Building: replaces everything by this labyrinth. Boxed, because it is much larger than all other actions.
    Lay(Box<Labyrinth>),
    /// Building: declares the labyrinth ready. Searching: ends the turn after a free answer.
    Done,
    /// Building: removes everything.
    Clear,
    /// Searching: asks for this field.
    Step(Field),
    /// Searching: asks for these fields, two or more, one after the other until an answer is not free.
    Walk(Vec<Field>),
    /// Puts the bearing marker on a field, or takes it off the board; possible at any time.
    Marker(Option<Field>),
    /// Resigns.
    Resign,
}

impl Action {
    /// Replaces everything built so far by this labyrinth.
    pub fn lay(labyrinth: Labyrinth) -> Action {
        Action::Lay(Box::new(labyrinth))
    }

    /// Returns whether this is a part of a search: a step, or the end of a turn.
    pub fn is_of_search(&self) -> bool {
        match self {
            Action::Step(_) | Action::Done => true,
            Action::Walls(_)
            | Action::Remove(_)
            | Action::Treasure(_)
            | Action::Dog(_)
            | Action::RemoveDog(_)
            | Action::Undo
            | Action::Fill
            | Action::Build
            | Action::Lay(_)
            | Action::Clear
            | Action::Walk(_)
            | Action::Marker(_)
            | Action::Resign => false,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Walls(walls) => write_walls(f, "walls", walls),
            Action::Remove(walls) => write_walls(f, "remove", walls),
            Action::Treasure(field) => write!(f, "treasure {field}"),
            Action::Dog(field) => write!(f, "dog {field}"),
            Action::RemoveDog(field) => write!(f, "remove dog {field}"),
            Action::Undo => f.write_str("undo"),
            Action::Fill => f.write_str("fill"),
            Action::Build => f.write_str("build"),
            Action::Lay(labyrinth) => write!(f, "lay {labyrinth}"),
            Action::Done => f.write_str("done"),
            Action::Clear => f.write_str("clear"),
            Action::Step(field) => write!(f, "step {field}"),
            Action::Walk(fields) => {
                f.write_str("walk")?;
                fields.iter().try_for_each(|field| write!(f, " {field}"))
            }
            Action::Marker(Some(field)) => write!(f, "marker {field}"),
            Action::Marker(None) => f.write_str("marker off"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

fn write_walls(f: &mut fmt::Formatter<'_>, verb: &str, walls: &[Wall]) -> fmt::Result {
    f.write_str(verb)?;
    walls.iter().try_for_each(|wall| write!(f, " {wall}"))
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("walls", rest) => read_walls(rest).map(Action::Walls),
            ("dog", field) => field.parse().map(Action::Dog),
            ("remove", rest) if rest.starts_with("dog ") => rest["dog ".len()..].parse().map(Action::RemoveDog),
            ("remove", rest) => read_walls(rest).map(Action::Remove),
            ("treasure", field) => field.parse().map(Action::Treasure),
            ("undo", "") => Ok(Action::Undo),
            ("fill", "") => Ok(Action::Fill),
            ("build", "") => Ok(Action::Build),
            ("lay", labyrinth) => labyrinth.parse().map(Action::lay),
            ("done", "") => Ok(Action::Done),
            ("clear", "") => Ok(Action::Clear),
            ("step", field) => field.parse().map(Action::Step),
            ("walk", fields) => fields.split(' ').map(str::parse).collect::<Result<_, _>>().map(Action::Walk),
            ("marker", "off") => Ok(Action::Marker(None)),
            ("marker", field) => field.parse().map(|field| Action::Marker(Some(field))),
            ("resign", "") => Ok(Action::Resign),
            _ => Err(Unreadable),
        }
    }
}

fn read_walls(text: &str) -> Result<Vec<Wall>, Unreadable> {
    text.split(' ').map(str::parse).collect()
}

/// A request of the rules to chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The seat that moves first.
    Starter,
    /// The start field of both detectives: any field of a board of this size (`way-out`).
    Start(Size),
    /// A complete labyrinth that keeps the walls, dogs and treasure of the draft.
    Labyrinth {
        /// The requirements for it.
        plan: Plan,
        /// The parts that have been built already.
        draft: Labyrinth,
    },
}

/// The outcome of a [`Request`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The seat that moves first.
    Starter(Seat),
    /// The start field of both detectives.
    Start(Field),
    /// The labyrinth.
    Labyrinth(Labyrinth),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Starter(seat) => write!(f, "starter {seat}"),
            Chance::Start(field) => write!(f, "start {field}"),
            Chance::Labyrinth(labyrinth) => write!(f, "labyrinth {labyrinth}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        match text.split_once(' ') {
            Some(("starter", seat)) => seat.parse().map(Chance::Starter),
            Some(("start", field)) => field.parse().map(Chance::Start),
            Some(("labyrinth", labyrinth)) => labyrinth.parse().map(Chance::Labyrinth),
            _ => Err(Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_and_outcomes_read_back_as_written() {
        for text in [
            "walls D4-E4 E1-0",
            "remove A1-A2",
            "treasure B2",
            "dog B2",
            "remove dog B2",
            "lay 3x3 A1-A2 dog A3 dog B1 treasure C3",
            "undo",
            "fill",
            "build",
            "lay 5x5 D4-E4 E1-0 treasure B2",
            "lay 5x5 D4-E4",
            "done",
            "step 0",
            "marker C3",
            "marker off",
            "resign",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in ["", "walls", "walls D4", "treasure", "step", "step F", "undo 1", "marker", "jump"] {
            assert_eq!(wrong.parse::<Action>(), Err(Unreadable), "{wrong:?}");
        }
        for text in ["starter 2", "start C3", "labyrinth 5x5 A1-A2 treasure C3"] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        assert_eq!("starter".parse::<Chance>(), Err(Unreadable));
    }
}
