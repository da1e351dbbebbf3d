//! Lessons: a game is learnt by playing it from prepared positions, one goal after the other.
//!
//! A lesson is a file in `lessons/`. It contains the game's header and a list of steps. A step begins where the one
//! before ended or at its own position, and knows its goal. Nothing is left to chance: the file contains the actions of
//! others and the results of chance, in the notation of `docs/records.md`. The messages are among the game's own texts,
//! named after the lesson and its steps.

use std::fmt::Write;

use toml_edit::{Document, Item, Table};

use crate::notation::Unreadable;
use crate::player::Player;
use crate::record::Header;
use crate::seat::Seat;
use crate::text::message::Message;

/// The files of all lessons with their games, in the order of learning.
const FILES: &[(&str, &str)] = &[
    ("sniff", include_str!("../lessons/sniff-search.toml")),
    ("sniff", include_str!("../lessons/sniff-build.toml")),
    ("sniff", include_str!("../lessons/sniff-variants.toml")),
    ("domino", include_str!("../lessons/domino-score.toml")),
    ("domino", include_str!("../lessons/domino-hand.toml")),
    ("schnuff", include_str!("../lessons/schnuff-limits.toml")),
    ("schnuff", include_str!("../lessons/schnuff-chances.toml")),
    ("scout", include_str!("../lessons/scout-walk.toml")),
    ("scout", include_str!("../lessons/scout-push.toml")),
    ("scout", include_str!("../lessons/scout-plan.toml")),
    ("spion", include_str!("../lessons/spion-fight.toml")),
    ("spion", include_str!("../lessons/spion-bazong.toml")),
    ("spion", include_str!("../lessons/spion-traitor.toml")),
    ("spion", include_str!("../lessons/spion-teams.toml")),
];

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name in files and message names.
    pub name: String,
    /// The header of its game. One of the players, the learner, is a person.
    pub header: Header,
    /// The steps in order; there is at least one.
    pub steps: Vec<Step>,
    /// Whether a whole game is offered after the last step.
    pub plays: bool,
}

/// A step of a lesson, with one thing to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The name in message names.
    pub name: String,
    /// The record lines before the step.
    pub lines: Vec<String>,
    /// The options of the game at this position, if they differ from the lesson's.
    options: Option<String>,
    /// Whether the step has its own position instead of continuing the previous step.
    pub is_apart: bool,
    /// The message that describes the step's own position.
    scene: Option<String>,
    /// How the step is completed.
    pub goal: Goal,
    /// The message after completing it, if there is more to say than the game does.
    well: Option<String>,
    /// Record lines of other actions, each with the message about it.
    others: Vec<(String, String)>,
}

/// The goal of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// One of these lines of the record.
    Deed(Vec<String>),
    /// A question, by its command, and how many words it needs at least: with fewer words it would be another question,
    /// or none.
    Question(String, usize),
}

/// The lessons of a game, in the order of learning. Leaves out a lesson whose file is invalid; tests make sure that
/// there is none.
pub fn for_game(game: &str) -> Vec<Lesson> {
    let own = FILES.iter().filter(|(of, _)| *of == game);
    own.filter_map(|(game, text)| parse(game, text).ok()).collect()
}

/// How many lesson files a game has.
pub fn count(game: &str) -> usize {
    FILES.iter().filter(|(of, _)| *of == game).count()
}

impl Lesson {
    /// The learner's seat.
    pub fn learner(&self) -> Seat {
        let seat = self.header.players.iter().position(Player::is_human).and_then(Seat::new);
        seat.unwrap_or(Seat::FIRST)
    }

    /// The record of its game up to the beginning of a step.
    pub fn record(&self, step: &Step) -> String {
        let options = step.options.clone().unwrap_or_else(|| self.header.options.clone());
        let mut record = Header { options, ..self.header.clone() }.to_string();
        for line in &step.lines {
            record.push_str(line);
            record.push('\n');
        }
        record
    }

    /// What the lesson is about.
    pub fn about(&self) -> Message {
        Message::new(format!("lesson-{}", self.name))
    }

    /// How many steps the lesson has.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// The names of all messages in the lesson.
    pub fn messages(&self) -> Vec<String> {
        let of_step = |step: &Step| {
            let own = [format!("step-{}", step.name), format!("why-{}", step.name)].into_iter();
            let others = step.others.iter().map(|(_, id)| id.clone());
            own.chain(step.scene.clone()).chain(step.well.clone()).chain(others).collect::<Vec<_>>()
        };
        let steps = self.steps.iter().flat_map(of_step);
        [format!("lesson-{}", self.name)].into_iter().chain(steps).collect()
    }
}

impl Step {
    /// Describes the position, before the task there.
    pub fn scene(&self) -> Option<Message> {
        self.scene.clone().map(Message::new)
    }

    /// The task.
    pub fn cue(&self) -> Message {
        Message::new(format!("step-{}", self.name))
    }

    /// The reason and the way to do it, for a learner who asks.
    pub fn reason(&self) -> Message {
        Message::new(format!("why-{}", self.name))
    }

    /// Shown once the learner has completed the step, after the game's own messages.
    pub fn well(&self) -> Option<Message> {
        self.well.clone().map(Message::new)
    }

    /// The answer to another action, if it has one of its own.
    pub fn other(&self, line: &str) -> Option<Message> {
        let known = self.others.iter().find(|(other, _)| other == line);
        known.map(|(_, id)| Message::new(id.clone()))
    }

    /// The other actions that have an answer of their own.
    pub fn others(&self) -> impl Iterator<Item = &str> {
        self.others.iter().map(|(line, _)| line.as_str())
    }

    /// Whether a record line completes the step.
    pub fn is_done_by(&self, line: &str) -> bool {
        match &self.goal {
            Goal::Deed(lines) => lines.iter().any(|goal| goal == line),
            Goal::Question(..) => false,
        }
    }

    /// Whether this command, followed by `words` words, asks the step's question.
    pub fn is_asked_by(&self, verb: &str, words: usize) -> bool {
        match &self.goal {
            Goal::Deed(_) => false,
            Goal::Question(question, least) => question == verb && words >= *least,
        }
    }
}

/// Reads the file of a lesson.
fn parse(game: &str, text: &str) -> Result<Lesson, Unreadable> {
    let file = Document::parse(text).map_err(|_| Unreadable)?;
    let file = file.as_table();
    known(file, &["name", "seats", "seed", "options", "plays", "step"])?;
    let mut header = String::new();
    let seed = file.get("seed").and_then(Item::as_integer).ok_or(Unreadable)?;
    let (seats, options) = (word(file, "seats")?, word(file, "options")?);
    write!(header, "snuffel {}\ngame {game}\nseats {seats}\nseed {seed}\noptions {options}\n", crate::record::VERSION)
        .map_err(|_| Unreadable)?;
    let header = crate::record::Record::parse(&header).map_err(|_| Unreadable)?.header;
    let mut steps = Vec::new();
    let mut place = Place::default();
    for step in file.get("step").and_then(Item::as_array_of_tables).ok_or(Unreadable)? {
        let (step, next) = read_step(step, place)?;
        steps.push(step);
        place = next;
    }
    let is_lone = header.players.iter().filter(|player| player.is_human()).count() == 1;
    match steps.is_empty() || !is_lone {
        true => Err(Unreadable),
        false => Ok(Lesson { name: word(file, "name")?, header, steps, plays: is_set(file, "plays")? }),
    }
}

/// The place where a step without its own position begins.
#[derive(Default)]
struct Place {
    options: Option<String>,
    lines: Vec<String>,
}

/// Reads a step, which begins at `place` unless it has its own position. Also returns the place where the next one
/// begins.
fn read_step(step: &Table, place: Place) -> Result<(Step, Place), Unreadable> {
    known(step, &["name", "options", "at", "scene", "goal", "ask", "words", "then", "well", "other"])?;
    let at = optional(step, "at")?;
    let Place { options, lines } = match (at.as_deref().map(self::lines), optional(step, "options")?) {
        (Some(lines), options) => Place { options, lines },
        (None, None) => place,
        (None, Some(_)) => return Err(Unreadable),
    };
    let goal = match (step.get("goal"), optional(step, "ask")?) {
        (Some(goal), None) => {
            let goals = goal.as_array().ok_or(Unreadable)?.iter();
            let goals: Option<Vec<String>> = goals.map(|goal| goal.as_str().map(str::to_owned)).collect();
            Goal::Deed(goals.filter(|goals| !goals.is_empty()).ok_or(Unreadable)?)
        }
        (None, Some(question)) => Goal::Question(question, number(step, "words")?),
        (Some(_), Some(_)) | (None, None) => return Err(Unreadable),
    };
    let mut next = Place { options: options.clone(), lines: lines.clone() };
    if let Goal::Deed(goals) = &goal {
        next.lines.extend(goals.first().cloned());
    }
    next.lines.extend(optional(step, "then")?.as_deref().map_or_else(Vec::new, self::lines));
    let others = match step.get("other") {
        None => Vec::new(),
        Some(others) => {
            let others = others.as_table_like().ok_or(Unreadable)?.iter();
            let other = |(line, id): (&str, &Item)| Some((line.to_owned(), id.as_str()?.to_owned()));
            others.map(other).collect::<Option<_>>().ok_or(Unreadable)?
        }
    };
    let (name, scene, well) = (word(step, "name")?, optional(step, "scene")?, optional(step, "well")?);
    Ok((Step { name, lines, options, is_apart: at.is_some(), scene, goal, well, others }, next))
}

/// The lines of a text without empty ones.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Checks that a table has no other keys: a mistyped key would be silently ignored.
fn known(table: &Table, keys: &[&str]) -> Result<(), Unreadable> {
    match table.iter().all(|(key, _)| keys.contains(&key)) {
        true => Ok(()),
        false => Err(Unreadable),
    }
}

fn word(table: &Table, key: &str) -> Result<String, Unreadable> {
    optional(table, key)?.ok_or(Unreadable)
}

fn optional(table: &Table, key: &str) -> Result<Option<String>, Unreadable> {
    let value = table.get(key).map(|item| item.as_str().map(str::to_owned).ok_or(Unreadable));
    value.transpose()
}

fn number(table: &Table, key: &str) -> Result<usize, Unreadable> {
    let number = |item: &Item| item.as_integer().and_then(|number| number.try_into().ok()).ok_or(Unreadable);
    table.get(key).map_or(Ok(0), number)
}

fn is_set(table: &Table, key: &str) -> Result<bool, Unreadable> {
    table.get(key).map_or(Ok(false), |item| item.as_bool().ok_or(Unreadable))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn every_file_is_a_lesson() {
        for (game, text) in FILES {
            assert!(parse(game, text).is_ok(), "{text}");
            assert!(games::named(game).is_ok());
        }
        for game in games::ALL.iter().map(|game| game.id()) {
            assert_eq!(for_game(game).len(), count(game), "{game}");
        }
    }

    #[test]
    fn what_nobody_knows_in_a_file_is_a_mistake() {
        let head = "name = \"a\"\nseats = \"human easy\"\nseed = 1\noptions = \"size=5x5 walls=20\"\n";
        let step = "[[step]]\nname = \"b\"\ngoal = [\"1 build\"]\n";
        assert!(parse("sniff", &format!("{head}{step}")).is_ok());
        for wrong in [
            head.to_owned(),
            step.to_owned(),
            format!("{head}{step}wel = \"well-b\"\n"),
            format!("{head}{step}ask = \"status\"\n"),
            format!("{head}{step}options = \"size=5x5 dogs\"\n"),
            format!("{head}[[step]]\nname = \"b\"\ngoal = []\n"),
            format!("{head}[[step]]\nname = \"b\"\n"),
            format!("{}{step}", head.replace("easy", "human")),
            format!("{}{step}", head.replace("seed = 1", "seed = \"x\"")),
        ] {
            assert_eq!(parse("sniff", &wrong), Err(Unreadable), "{wrong}");
        }
    }

    #[test]
    fn a_step_begins_where_the_one_before_has_ended() {
        let text = "name = \"a\"\nseats = \"human easy\"\nseed = 1\noptions = \"o\"\n\
            [[step]]\nname = \"b\"\nat = \"\"\"\n1 x\n\n2 y\n\"\"\"\ngoal = [\"1 z\", \"1 zz\"]\nthen = \"2 u\"\n\
            [[step]]\nname = \"c\"\nask = \"status\"\n\
            [[step]]\nname = \"d\"\ngoal = [\"1 v\"]\n";
        let lesson = parse("sniff", text).unwrap();
        let lines: Vec<String> = lesson.steps.iter().map(|step| step.lines.join(", ")).collect();
        assert_eq!(lines, ["1 x, 2 y", "1 x, 2 y, 1 z, 2 u", "1 x, 2 y, 1 z, 2 u"]);
    }
}
