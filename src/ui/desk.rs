//! The desk: starts games, takes them up again and tells finished ones, whatever game it is.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::check::Origin;
use super::console::Console;
use super::help::tell_rules;
use super::lobby::all_games;
use super::session::{Ending, Session, retell};
use crate::chance::Seeded;
use crate::game::{Chosen, Game};
use crate::games;
use crate::player::Player;
use crate::record::{Damage, Header, Reason, Record};
use crate::rng::fresh_seed;
use crate::simulation::{self, Plan, RANDOM};
use crate::store::shelf::Shelf;
use crate::store::{self, Home, ReadFault};
use crate::table::{Due, Table};
use crate::text::message::{Arg, Message};

/// Where games begin and end.
pub struct Desk {
    /// Where it is said.
    pub console: Console,
    /// Where games are kept, if anywhere.
    pub home: Option<Home>,
    /// The seed for the games that are started, if one was asked for.
    pub seed: Option<u64>,
    /// What the language at the start comes from.
    pub origin: Origin,
}

/// Why a game cannot be started, taken up or told: what to tell the player.
pub type Trouble = Message;

impl Desk {
    /// Starts a game and plays it.
    ///
    /// # Errors
    /// When there is no such game, or these players cannot play it.
    pub fn play(&mut self, game: &str, players: Vec<Player>, options: &[(&str, &str)]) -> Result<Ending, Trouble> {
        let start = Start { desk: self, players, options };
        games::with(game, start).unwrap_or_else(|| Err(no_such_game(game)))
    }

    /// The names of the games that wait, the last touched first.
    pub fn waiting(&self) -> Vec<String> {
        let home = self.home.as_ref();
        home.map(Home::unfinished).unwrap_or_default()
    }

    /// The names of the finished games, the last touched first.
    pub fn finished(&self) -> Vec<String> {
        let home = self.home.as_ref();
        home.map(Home::finished).unwrap_or_default()
    }

    /// Lets computers play each other, and tells how well they play.
    ///
    /// # Errors
    /// When there is no such game, or these players cannot play it.
    pub fn simulate(&mut self, game: &str, plan: &Plan, options: &[(&str, &str)], json: bool) -> Result<(), Trouble> {
        let console = &mut self.console;
        let measure = Measure { console, plan, options, json };
        games::with(game, measure).unwrap_or_else(|| Err(no_such_game(game)))
    }

    /// Tells the rules of a game: the topic, or which topics there are.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn rules(&mut self, game: &str, topic: &str) -> Result<(), Trouble> {
        let console = &mut self.console;
        games::with(game, Rules { console, topic }).ok_or_else(|| no_such_game(game))
    }

    /// Takes up a game that was left: the one called `name`, or the last one.
    ///
    /// # Errors
    /// When there is none, or its record is damaged.
    pub fn resume(&mut self, name: Option<&str>) -> Result<Ending, Trouble> {
        let Some(home) = &self.home else {
            return Err(Message::new("resume-none"));
        };
        let name = match name {
            Some(name) => name.to_owned(),
            None => {
                let newest = home.unfinished().into_iter().next();
                newest.ok_or_else(|| Message::new("resume-none"))?
            }
        };
        if !home.unfinished().contains(&name) {
            return Err(Message::new("resume-unknown").text("name", crate::text::command::shorten(&name)));
        }
        let unknown = || Message::new("resume-unknown").text("name", &name);
        let file = home.find(&name).ok_or_else(unknown)?;
        let text = read(&file)?;
        let record = Record::read(&text).map_err(|damage| damaged(&damage, &file))?;
        let resume = Resume { desk: self, name, file: &file, record: &record };
        games::with(&record.header.game, resume).unwrap_or_else(|| Err(wrong_game(&file)))
    }

    /// Tells the game in a file, or the finished or unfinished game of that name.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub fn replay(&mut self, name: &str) -> Result<(), Trouble> {
        let file = self.home.as_ref().and_then(|home| home.find(name));
        let file = file.unwrap_or_else(|| PathBuf::from(name));
        let text = read(&file)?;
        let record = Record::read(&text).map_err(|damage| damaged(&damage, &file))?;
        let replay = Replay { desk: self, file: &file, record: &record };
        games::with(&record.header.game, replay).unwrap_or_else(|| Err(wrong_game(&file)))
    }

    /// After a session: puts away a game that is over, and says what still waits to be said.
    fn close(&mut self, ending: Ending, name: Option<&str>) -> Ending {
        if let (Ending::Over(_), Some(home), Some(name)) = (ending, &self.home, name)
            && home.finish(name).is_err()
        {
            self.console.say(&Message::new("finish-fault").text("name", name));
        }
        self.console.finish();
        ending
    }
}

/// What is told of a name that no game has.
pub fn no_such_game(name: &str) -> Message {
    Message::new("game-unknown").text("word", crate::text::command::shorten(name)).with("games", all_games())
}

struct Rules<'a> {
    console: &'a mut Console,
    topic: &'a str,
}

impl games::Task for Rules<'_> {
    type Outcome = ();

    fn run<G: Game>(self) {
        let grammar = self.console.teller().grammar(&[], &[]);
        tell_rules::<G>(self.console, self.topic, &grammar);
    }
}

struct Measure<'a> {
    console: &'a mut Console,
    plan: &'a Plan,
    options: &'a [(&'a str, &'a str)],
    json: bool,
}

impl games::Task for Measure<'_> {
    type Outcome = Result<(), Trouble>;

    fn run<G: Game>(self) -> Self::Outcome {
        let Measure { console, plan, options, json } = self;
        console.learn_game::<G>();
        let config = configure::<G>(options)?;
        has_seats::<G>(plan.players.len())?;
        let games = plan.games;
        let figures = simulation::simulate::<G>(&config, plan, |over| {
            if !json {
                let progress = Message::new("simulate-progress").text("over", over);
                console.say(&progress.text("games", games));
                console.finish();
            }
        });
        let figures = figures.map_err(|name| {
            let names = [RANDOM, "easy", "normal", "hard"].iter();
            let names = names.chain(G::REFERENCES).map(|name| Arg::Text((*name).to_owned()));
            Message::new("simulate-no-player")
                .text("word", crate::text::command::shorten(&name))
                .with("words", Arg::List(names.collect()))
        })?;
        if json {
            let text = simulation::json(G::ID, &config.to_string(), plan, &figures);
            console.say(&Message::new("simulate-json").text("text", text));
        } else {
            console.say_all(&simulation::tell(&figures));
        }
        Ok(())
    }
}

struct Start<'a> {
    desk: &'a mut Desk,
    players: Vec<Player>,
    options: &'a [(&'a str, &'a str)],
}

impl games::Task for Start<'_> {
    type Outcome = Result<Ending, Trouble>;

    fn run<G: Game>(self) -> Self::Outcome {
        let Start { desk, players, options } = self;
        desk.console.learn_game::<G>();
        if let (true, Some(joke)) = (players.is_empty(), G::nobody()) {
            desk.console.say(&joke);
            desk.console.finish();
            return Ok(Ending::Left);
        }
        has_seats::<G>(players.len())?;
        let config = configure::<G>(options)?;
        let seed = match desk.seed {
            Some(seed) => seed,
            None => fresh_seed().map_err(|_| Message::new("seed-none"))?,
        };
        let header = Header { game: G::ID.to_owned(), players: players.clone(), seed, options: config.to_string() };
        let mut table = Table::<G>::new(&config, players.len(), Box::new(Seeded { seed }));
        let name = match desk.home.as_ref().map(|home| home.create(&header)) {
            Some(Ok((name, file))) => {
                table.record_to(Box::new(file));
                Some(name)
            }
            Some(Err(_)) => {
                desk.console.say(&Message::new("record-fault"));
                None
            }
            None => None,
        };
        let shelf = shelf_of::<G>(desk);
        let mut session = Session::new(table, &players, seed, name.clone(), &mut desk.console);
        session.keep_on(shelf);
        session.introduce();
        let ending = session.run();
        Ok(desk.close(ending, name.as_deref()))
    }
}

struct Resume<'a> {
    desk: &'a mut Desk,
    name: String,
    file: &'a Path,
    record: &'a Record<'a>,
}

impl games::Task for Resume<'_> {
    type Outcome = Result<Ending, Trouble>;

    fn run<G: Game>(self) -> Self::Outcome {
        let Resume { desk, name, file, record } = self;
        let mut table = table_of::<G>(record, file)?;
        let header = &record.header;
        has_seats::<G>(header.players.len())?;
        match desk.home.as_ref().map(|home| home.append(&name)) {
            Some(Ok(file)) => table.record_to(Box::new(file)),
            Some(Err(error)) if error.kind() == ErrorKind::ResourceBusy => {
                return Err(Message::new("resume-busy").text("name", name));
            }
            Some(Err(_)) | None => desk.console.say(&Message::new("record-fault")),
        }
        let kept = Some(name.clone());
        let shelf = shelf_of::<G>(desk);
        let mut session = Session::new(table, &header.players, header.seed, kept, &mut desk.console);
        session.keep_on(shelf);
        session.welcome_back();
        let ending = session.run();
        Ok(desk.close(ending, Some(&name)))
    }
}

struct Replay<'a> {
    desk: &'a mut Desk,
    file: &'a Path,
    record: &'a Record<'a>,
}

impl games::Task for Replay<'_> {
    type Outcome = Result<(), Trouble>;

    fn run<G: Game>(self) -> Self::Outcome {
        let table = table_of::<G>(self.record, self.file)?;
        retell(&table, &self.record.header.players, &mut self.desk.console);
        if !matches!(table.due(), Due::Over(_)) {
            self.desk.console.say(&Message::new("replay-unfinished"));
        }
        self.desk.console.finish();
        Ok(())
    }
}

/// Where things for this game are kept, if there are such things.
fn shelf_of<G: Game>(desk: &Desk) -> Option<Shelf> {
    let home = desk.home.as_ref()?;
    G::SHEET.map(|kind| home.shelf(kind))
}

/// The game that a record tells.
fn table_of<G: Game>(record: &Record<'_>, file: &Path) -> Result<Table<G>, Trouble> {
    let header = &record.header;
    let wrong = |line, key| {
        let reason = Reason::Value(key);
        damaged(&Damage { line, reason }, file)
    };
    let config = header.options.parse().map_err(|_| wrong(Header::OPTIONS_LINE, "options"))?;
    if !G::SEATS.contains(&header.players.len()) {
        return Err(wrong(Header::SEATS_LINE, "seats"));
    }
    let source = Box::new(Seeded { seed: header.seed });
    Table::replay(&config, record, source).map_err(|damage| damaged(&damage, file))
}

/// What is agreed when these options are chosen, each with its value.
pub fn configure<G: Game>(options: &[(&str, &str)]) -> Result<G::Config, Trouble> {
    let offered = G::options();
    let chosen = |(typed, value): &(&str, &str)| {
        let option = offered.iter().find(|option| option.name == *typed);
        let option = option.ok_or_else(|| {
            let all = offered.iter().map(|option| Arg::Command(option.name)).collect();
            Message::new("option-unknown")
                .text("word", crate::text::command::shorten(typed))
                .with("options", Arg::List(all))
        })?;
        Ok(Chosen { name: option.name, value: (*value).to_owned() })
    };
    let chosen: Result<Vec<Chosen>, Trouble> = options.iter().map(chosen).collect();
    G::configure(&chosen?)
}

/// Whether so many can play a game.
fn has_seats<G: Game>(count: usize) -> Result<(), Trouble> {
    if G::SEATS.contains(&count) {
        return Ok(());
    }
    let counts = G::SEATS.iter().map(|count| Arg::Count(*count as u32));
    Err(Message::new("seats-number").with("counts", Arg::List(counts.collect())))
}

fn read(file: &Path) -> Result<String, Trouble> {
    store::read(file).map_err(|fault| {
        let message = match fault {
            ReadFault::NoGame => Message::new("file-missing"),
            ReadFault::TooBig => Message::new("file-too-big"),
            ReadFault::NotText { line } => Message::new("file-no-text").count("line", line),
            ReadFault::Unreadable(_) => Message::new("file-unreadable"),
        };
        message.text("file", file.display())
    })
}

fn wrong_game(file: &Path) -> Trouble {
    let reason = Reason::Value("game");
    let line = Header::GAME_LINE;
    damaged(&Damage { line, reason }, file)
}

/// What is told of a damaged record: the file, the line and the reason.
fn damaged(damage: &Damage, file: &Path) -> Message {
    let message = match &damage.reason {
        Reason::NoRecord => Message::new("damage-no-record"),
        Reason::Newer => Message::new("damage-newer"),
        Reason::Missing(key) => Message::new("damage-missing").text("key", key),
        Reason::Value(key) => Message::new("damage-value").text("key", key),
        Reason::Unreadable => Message::new("damage-unreadable"),
        Reason::Refused => Message::new("damage-refused"),
        Reason::NotAsked => Message::new("damage-not-asked"),
        Reason::ChanceMissing => Message::new("damage-chance-missing"),
        Reason::CutOff => Message::new("damage-cut-off"),
    };
    message.text("file", file.display()).count("line", damage.line)
}
