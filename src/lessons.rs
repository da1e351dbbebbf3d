//! Lessons: a game learnt by playing it, from positions that are laid down, one goal after the other.
//!
//! A lesson is a file in `lessons/`. It names what was agreed before the game and a row of steps; each begins where the
//! one before has ended, or at a position of its own, and knows what has to be done there. No chance is left open: what
//! others do and what chance answers stands in the file, in the notation of `docs/records.md`. What is said stands in the
//! game's own texts, under names that come from those of the lesson and its steps.

use std::fmt::Write;

use toml_edit::{Document, Item, Table};

use crate::notation::Unreadable;
use crate::player::Player;
use crate::record::Header;
use crate::seat::Seat;
use crate::text::message::Message;

/// The files of all lessons, each after its game, in the order in which they are learnt.
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
    /// What it is called in files and names of messages.
    pub name: String,
    /// What was agreed before its game. One of the players is a person, the learner.
    pub header: Header,
    /// What is to be done, one after the other; there is at least one.
    pub steps: Vec<Step>,
    /// Whether a whole game is offered after the last step.
    pub plays: bool,
}

/// A step of a lesson: one thing to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What it is called in names of messages.
    pub name: String,
    /// The lines of the record before it.
    pub lines: Vec<String>,
    /// What was agreed before the game that it stands in, where that is another one than the lesson's.
    options: Option<String>,
    /// Whether these are no continuation of the step before.
    pub is_apart: bool,
    /// What is told of a position of its own.
    scene: Option<String>,
    /// What fulfils it.
    pub goal: Goal,
    /// The message for those who have fulfilled it, where there is more to say than the game does.
    well: Option<String>,
    /// Lines of the record, each with the message for those who have done that instead.
    others: Vec<(String, String)>,
}

/// What fulfils a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// One of these lines of the record.
    Deed(Vec<String>),
    /// A question, by its command, and how many words have to stand behind it at least: what is left out there would be
    /// another question, or none.
    Question(String, usize),
}

/// The lessons of a game, in the order in which they are learnt. One whose file makes no sense is not there; the tests see
/// that there is none.
pub fn of(game: &str) -> Vec<Lesson> {
    let own = FILES.iter().filter(|(of, _)| *of == game);
    own.filter_map(|(game, text)| read(game, text).ok()).collect()
}

/// How many files of lessons a game has.
pub fn count(game: &str) -> usize {
    FILES.iter().filter(|(of, _)| *of == game).count()
}

impl Lesson {
    /// The seat of who learns.
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

    /// What it is about.
    pub fn about(&self) -> Message {
        Message::new(format!("lesson-{}", self.name))
    }

    /// How many steps it has.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// The names of all messages that it tells.
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
    /// What is told of the position, before what is to be done there.
    pub fn scene(&self) -> Option<Message> {
        self.scene.clone().map(Message::new)
    }

    /// What is to be done, told where it is due.
    pub fn cue(&self) -> Message {
        Message::new(format!("step-{}", self.name))
    }

    /// Why, and how, for those who ask.
    pub fn reason(&self) -> Message {
        Message::new(format!("why-{}", self.name))
    }

    /// What is told to who has done it, after what the game tells.
    pub fn well(&self) -> Option<Message> {
        self.well.clone().map(Message::new)
    }

    /// What is told to who has done something else, where that has an answer of its own.
    pub fn other(&self, line: &str) -> Option<Message> {
        let known = self.others.iter().find(|(other, _)| other == line);
        known.map(|(_, id)| Message::new(id.clone()))
    }

    /// What may be done instead and has an answer of its own.
    pub fn others(&self) -> impl Iterator<Item = &str> {
        self.others.iter().map(|(line, _)| line.as_str())
    }

    /// Whether a line of the record is what is to be done.
    pub fn is_done_by(&self, line: &str) -> bool {
        match &self.goal {
            Goal::Deed(lines) => lines.iter().any(|goal| goal == line),
            Goal::Question(..) => false,
        }
    }

    /// Whether this command, with so many words behind it, asks what is to be asked.
    pub fn is_asked_by(&self, verb: &str, words: usize) -> bool {
        match &self.goal {
            Goal::Deed(_) => false,
            Goal::Question(question, least) => question == verb && words >= *least,
        }
    }
}

/// Reads the file of a lesson.
fn read(game: &str, text: &str) -> Result<Lesson, Unreadable> {
    let file = Document::parse(text).map_err(|_| Unreadable)?;
    let file = file.as_table();
    known(file, &["name", "seats", "seed", "options", "plays", "step"])?;
    let mut header = String::new();
    let seed = file.get("seed").and_then(Item::as_integer).ok_or(Unreadable)?;
    let (seats, options) = (word(file, "seats")?, word(file, "options")?);
    write!(header, "snuffel {}\ngame {game}\nseats {seats}\nseed {seed}\noptions {options}\n", crate::record::VERSION)
        .map_err(|_| Unreadable)?;
    let header = crate::record::Record::read(&header).map_err(|_| Unreadable)?.header;
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

/// Where a step begins that has no position of its own.
#[derive(Default)]
struct Place {
    options: Option<String>,
    lines: Vec<String>,
}

/// Reads a step, which begins at this place unless it has a position of its own; and the place at which the next one begins.
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

/// The lines of a text, without those in which nothing stands.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// That there is nothing else: a name that is mistyped would be as if it were not there.
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
            assert!(read(game, text).is_ok(), "{text}");
            assert!(games::named(game).is_ok());
        }
        for game in games::ALL.iter().map(|game| game.id()) {
            assert_eq!(of(game).len(), count(game), "{game}");
        }
    }

    #[test]
    fn what_nobody_knows_in_a_file_is_a_mistake() {
        let head = "name = \"a\"\nseats = \"human easy\"\nseed = 1\noptions = \"size=5x5 walls=20\"\n";
        let step = "[[step]]\nname = \"b\"\ngoal = [\"1 build\"]\n";
        assert!(read("sniff", &format!("{head}{step}")).is_ok());
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
            assert_eq!(read("sniff", &wrong), Err(Unreadable), "{wrong}");
        }
    }

    #[test]
    fn a_step_begins_where_the_one_before_has_ended() {
        let text = "name = \"a\"\nseats = \"human easy\"\nseed = 1\noptions = \"o\"\n\
            [[step]]\nname = \"b\"\nat = \"\"\"\n1 x\n\n2 y\n\"\"\"\ngoal = [\"1 z\", \"1 zz\"]\nthen = \"2 u\"\n\
            [[step]]\nname = \"c\"\nask = \"status\"\n\
            [[step]]\nname = \"d\"\ngoal = [\"1 v\"]\n";
        let lesson = read("sniff", text).unwrap();
        let lines: Vec<String> = lesson.steps.iter().map(|step| step.lines.join(", ")).collect();
        assert_eq!(lines, ["1 x, 2 y", "1 x, 2 y, 1 z, 2 u", "1 x, 2 y, 1 z, 2 u"]);
    }
}
