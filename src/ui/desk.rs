//! The desk: starts games, takes them up again and tells finished ones, whatever game it is.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::check::Origin;
use super::console::{Console, STYLE_VERBS};
use super::lobby;
use super::play::{Keyboard, PATIENCE};
use crate::games;
use crate::help;
use crate::kind::Kind;
use crate::matches::Match;
use crate::player::{Player, RandomPlayer};
use crate::record::{Damage, Header, Reason, Record};
use crate::rng::fresh_seed;
use crate::session::{Ending, Session, Surroundings, listener, people};
use crate::simulation::{self, Plan, UnknownPlayer};
use crate::store::{self, Home, ReadFault};
use crate::table::Due;
use crate::text::command::shorten;
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
        let kind = games::named(game)?;
        self.console.learn_game(kind);
        if let (true, Some(joke)) = (players.is_empty(), kind.nobody()) {
            self.console.say(&joke);
            self.console.finish();
            return Ok(Ending::Left);
        }
        kind.check_seats(players.len())?;
        let options = kind.agree(options)?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => fresh_seed().map_err(|_| Message::new("seed-none"))?,
        };
        let header = Header { game: kind.id().to_owned(), players, seed, options };
        let mut table = open(kind, &Record { header: header.clone(), lines: Vec::new() }, Path::new(""))?;
        let name = match self.home.as_ref().map(|home| home.create(&header)) {
            Some(Ok((name, file))) => {
                table.record_to(Box::new(file));
                Some(name)
            }
            Some(Err(_)) => {
                self.console.say(&Message::new("record-fault"));
                None
            }
            None => None,
        };
        let mut session = self.session(table, name.clone());
        session.begin();
        Ok(self.run(session, name.as_deref()))
    }

    /// The names of the games that wait, the last touched first.
    pub fn waiting(&self) -> Vec<String> {
        self.home.as_ref().map(Home::unfinished).unwrap_or_default()
    }

    /// The names of the finished games, the last touched first.
    pub fn finished(&self) -> Vec<String> {
        self.home.as_ref().map(Home::finished).unwrap_or_default()
    }

    /// Lets computers play each other, and tells how well they play.
    ///
    /// # Errors
    /// When there is no such game, or these players cannot play it.
    pub fn simulate(&mut self, game: &str, plan: &Plan, options: &[(&str, &str)], json: bool) -> Result<(), Trouble> {
        let kind = games::named(game)?;
        let console = &mut self.console;
        console.learn_game(kind);
        let options = kind.agree(options)?;
        kind.check_seats(plan.players.len())?;
        let figures = simulation::simulate(kind, &options, plan, |over| {
            if !json {
                console.say(&Message::new("simulate-progress").text("over", over).text("games", plan.games));
                console.finish();
            }
        });
        let figures = figures.map_err(|UnknownPlayer(name)| {
            let names = [RandomPlayer::NAME, "easy", "normal", "hard"].iter().chain(kind.references());
            let names = names.map(|name| Arg::Text((*name).to_owned()));
            Message::new("simulate-no-player").text("word", shorten(&name)).with("words", Arg::List(names.collect()))
        })?;
        if json {
            let text = simulation::json(kind.id(), &options, plan, &figures);
            console.say(&Message::new("simulate-json").text("text", text));
        } else {
            console.say_all(&simulation::tell(&figures));
        }
        Ok(())
    }

    /// Tells the rules of a game: the topic, or which topics there are.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn rules(&mut self, game: &str, topic: &str) -> Result<(), Trouble> {
        let kind = games::named(game)?;
        let grammar = self.console.teller().grammar(&[], &[]);
        let told = help::rules(self.console.teller_mut(), kind, topic, &grammar);
        self.console.say_all(&told);
        Ok(())
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
            None => home.unfinished().into_iter().next().ok_or_else(|| Message::new("resume-none"))?,
        };
        let unknown = || Message::new("resume-unknown").text("name", shorten(&name));
        let file = home.find(&name).filter(|_| home.unfinished().contains(&name)).ok_or_else(unknown)?;
        let text = read(&file)?;
        let record = Record::read(&text).map_err(|damage| damaged(&damage, &file))?;
        let kind = kind_of(&record, &file)?;
        let mut table = open(kind, &record, &file)?;
        match home.append(&name) {
            Ok(file) => table.record_to(Box::new(file)),
            Err(error) if error.kind() == ErrorKind::ResourceBusy => {
                return Err(Message::new("resume-busy").text("name", name));
            }
            Err(_) => self.console.say(&Message::new("record-fault")),
        }
        let mut session = self.session(table, Some(name.clone()));
        session.go_on(self.console.teller());
        Ok(self.run(session, Some(&name)))
    }

    /// Tells the game in a file, or the finished or unfinished game of that name.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub fn replay(&mut self, name: &str) -> Result<(), Trouble> {
        let file = self.home.as_ref().and_then(|home| home.find(name)).unwrap_or_else(|| PathBuf::from(name));
        let text = read(&file)?;
        let record = Record::read(&text).map_err(|damage| damaged(&damage, &file))?;
        let table = open(kind_of(&record, &file)?, &record, &file)?;
        retell(table.as_ref(), &mut self.console);
        if !matches!(table.due(), Due::Over(_)) {
            self.console.say(&Message::new("replay-unfinished"));
        }
        self.console.finish();
        Ok(())
    }

    /// A session for the people at a table, all at this keyboard; the console gets to know game and players.
    fn session(&mut self, table: Box<dyn Match>, name: Option<String>) -> Session {
        self.console.learn_game(table.kind());
        self.console.meet(table.players());
        let people = people(table.players());
        let around = Surroundings {
            name,
            has_shelf: self.home.is_some() && table.kind().sheet().is_some(),
            can_clear: self.console.is_editor(),
            style: STYLE_VERBS,
            lobby: lobby::VERBS,
        };
        Session::new(table, people, around)
    }

    /// Plays a session to its end, puts away a game that is over, and says what still waits to be said.
    fn run(&mut self, mut session: Session, name: Option<&str>) -> Ending {
        let home = self.home.as_ref();
        let shelf = home.zip(session.table().kind().sheet()).map(|(home, sheet)| home.shelf(sheet));
        let mut keyboard = Keyboard { console: &mut self.console, shelf, patience: PATIENCE };
        let ending = keyboard.play(&mut session);
        if let (Ending::Over(_), Some(home), Some(name)) = (ending, home, name)
            && home.finish(name).is_err()
        {
            self.console.say(&Message::new("finish-fault").text("name", name));
        }
        self.console.finish();
        ending
    }
}

/// Tells a game from its record: all that the listener noticed.
pub fn retell(table: &dyn Match, console: &mut Console) {
    let listener = listener(people(table.players()));
    console.learn_game(table.kind());
    console.meet(table.players());
    console.say_all(&table.introduce(listener));
    console.say_all(&table.story(listener, 0));
    console.finish();
}

/// The game that a record tells.
fn open(kind: &dyn Kind, record: &Record<'_>, file: &Path) -> Result<Box<dyn Match>, Trouble> {
    kind.open(record).map_err(|damage| damaged(&damage, file))
}

/// The kind of game that a record tells.
fn kind_of(record: &Record<'_>, file: &Path) -> Result<&'static dyn Kind, Trouble> {
    let damage = Damage { line: Header::GAME_LINE, reason: Reason::Value("game") };
    games::named(&record.header.game).map_err(|_| damaged(&damage, file))
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
