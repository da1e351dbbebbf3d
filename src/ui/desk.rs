//! The desk: starts games, takes them up again and tells finished ones, whatever game it is.

mod delete;
mod resume;
mod trouble;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use self::trouble::{damaged, folder_closed, open_text, unread};
use super::check::Origin;
use super::clerk::Files;
use super::console::{Console, STYLE_VERBS};
use super::lobby;
use super::play::{Keyboard, PATIENCE};
use crate::games;
use crate::help;
use crate::matches::Match;
use crate::player::{Player, RandomPlayer};
use crate::record::{Header, Record};
use crate::rng::fresh_seed;
use crate::session::{Ending, Session, Surroundings, listener, people};
use crate::simulation::{self, Plan, UnknownPlayer};
use crate::store::scribe::Scribe;
use crate::store::{self, Home};
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
        let record = Record { header: header.clone(), lines: Vec::new() };
        let table = kind.open(&record).map_err(|damage| damaged(&damage, Path::new("")))?;
        let scribe = self.home.as_ref().map(|home| Scribe::begin(home, &header));
        let mut session = self.session(table, None);
        session.begin();
        Ok(self.run(session, scribe))
    }

    /// Tells, where it is so, that nothing can be kept: better before a game than after it.
    pub fn tell_of_missing_home(&mut self) {
        if self.home.is_none() {
            self.console.say(&Message::new("home-missing"));
        }
    }

    /// The names of the games that wait, the last touched first.
    ///
    /// # Errors
    /// When their folder cannot be read.
    pub fn waiting(&self) -> Result<Vec<String>, Trouble> {
        let names = |home: &Home| home.unfinished().map_err(|_| folder_closed(&home.games));
        self.home.as_ref().map_or_else(|| Ok(Vec::new()), names)
    }

    /// The names of the finished games, the last touched first.
    ///
    /// # Errors
    /// When their folder cannot be read.
    pub fn finished(&self) -> Result<Vec<String>, Trouble> {
        let names = |home: &Home| home.finished().map_err(|_| folder_closed(&home.finished));
        self.home.as_ref().map_or_else(|| Ok(Vec::new()), names)
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
                console.say(&Message::new("simulate-progress").count("over", over).count("games", plan.games));
                console.finish();
            }
            if console.is_gone() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let figures = figures.map_err(|UnknownPlayer(name)| {
            let names = [RandomPlayer::NAME, "easy", "normal", "hard"].iter().chain(kind.references());
            let names = names.map(Arg::text);
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

    /// The rules that these words mean: a game and a topic, a game alone, whose topics are told, or a topic that
    /// one game alone has.
    ///
    /// # Errors
    /// When there is no such game or topic, or several games have it.
    pub fn rules(&mut self, words: &str) -> Result<Vec<Message>, Trouble> {
        let (kind, topic) = help::topic_of(self.console.teller(), words)?;
        let grammar = self.console.teller().grammar(&[], &[]);
        Ok(help::rules(self.console.teller_mut(), kind, topic, &grammar))
    }

    /// Tells the game in a file, or the finished or unfinished game of that name.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub fn replay(&mut self, name: &str) -> Result<(), Trouble> {
        let file = self.home.as_ref().and_then(|home| home.find(name)).unwrap_or_else(|| PathBuf::from(name));
        let text = store::read(&file).map_err(|fault| unread(fault, &file))?;
        let table = open_text(&text).map_err(|damage| damaged(&damage, &file))?;
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
            is_recorded: self.home.is_some(),
            has_shelf: self.home.is_some() && table.kind().sheet().is_some(),
            can_clear: self.console.is_editor(),
            style: STYLE_VERBS,
            lobby: lobby::VERBS,
        };
        Session::new(table, people, around)
    }

    /// Plays a session to its end, and says what still waits to be said.
    fn run(&mut self, mut session: Session, scribe: Option<Scribe>) -> Ending {
        let shelf = self.home.as_ref().zip(session.table().kind().sheet()).map(|(home, sheet)| home.shelf(sheet));
        let mut files = Files { scribe, shelf };
        let mut keyboard = Keyboard { console: &mut self.console, clerk: &mut files, patience: PATIENCE };
        let ending = keyboard.play(&mut session);
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
