//! The desk: starts, resumes and replays games of every kind.

mod arrival;
mod carry;
mod delete;
mod destination;
mod diary;
mod forget;
mod gathered;
mod host;
mod join;
mod kept;
mod learn;
mod lots;
mod past;
mod resume;
mod review;
mod room;
mod row;
mod stats;
mod together;
mod verify;

use std::cell::RefCell;
use std::rc::Rc;

use self::kept::Kept;
use super::clerk::Files;
use super::clock::Clock;
use super::console::Console;
use super::far::friends::Friends;
use super::far::{self, Remote};
use super::origin::Origin;
use super::play::Keyboard;
use super::trouble::{damaged, folder_closed, open_text, unread};
use super::verbs::STYLE_VERBS;
use crate::games;
use crate::help;
use crate::kind::Kind;
use crate::matches::Match;
use crate::player::{Player, Shift, called, shifted};
use crate::record::{Header, Record};
use crate::remote::network::Network;
use crate::rng::fresh_seed;
use crate::session::{Ending, Session, Surroundings, climbed, people};
use crate::store::name::Folder;
use crate::store::outside::{Outer, Outside};
use crate::store::scribe::Scribe;
use crate::store::{Home, read_outside};
use crate::table::Due;
use crate::text::message::{Arg, Message};
use crate::verbs;

/// Starts and ends games.
pub struct Desk {
    /// Where messages are said.
    pub console: Console,
    /// Where games are saved, if anywhere.
    pub home: Option<Home>,
    /// Access to other files that the player names.
    pub outside: Rc<dyn Outside>,
    /// The given seed for new games, if any.
    pub seed: Option<u64>,
    /// Where the initial language comes from.
    pub origin: Origin,
    /// Tells the time and the day.
    clock: Clock,
    /// The saved games as they were listed last.
    kept: Kept,
    /// Whether a game was begun here, in which case the player knows how to get help.
    has_begun: bool,
    /// Whether the desk belongs to a lobby, to which all games return.
    pub has_lobby: bool,
    /// The player's friends.
    friends: Rc<RefCell<Friends>>,
    /// The header for another game with the same players, after the last game that was finished here.
    last: Option<Header>,
    /// The line that was offered in a room in place of the last one.
    meant: Option<String>,
}

/// Why a game cannot be started, resumed or replayed, as a message for the player.
pub type Trouble = Message;

/// A game about to be played here.
struct Played {
    /// The header agreed before the game.
    header: Header,
    session: Session,
    /// Writes the game's record, if it is saved.
    scribe: Option<Scribe>,
}

/// A saved record, or one from another file.
struct Recorded {
    /// The name of the game.
    name: String,
    /// Where the record is, as shown to the player.
    file: String,
    text: String,
}

impl Desk {
    /// A desk at which nothing has been said yet.
    pub fn new(
        console: Console,
        home: Option<Home>,
        outside: Rc<dyn Outside>,
        seed: Option<u64>,
        origin: Origin,
        clock: Clock,
    ) -> Desk {
        let (friends, console) = {
            let (friends, mut console) = (Rc::new(RefCell::new(Friends::new(home.clone()))), console);
            console.answer(friends.clone());
            (friends, console)
        };
        Desk {
            console,
            home,
            outside,
            seed,
            origin,
            clock,
            kept: Kept::default(),
            has_begun: false,
            has_lobby: false,
            friends,
            last: None,
            meant: None,
        }
    }

    /// The same desk, reaching others through `network`.
    pub fn reached_by(self, network: Rc<dyn Network>) -> Desk {
        self.friends.borrow_mut().reach_by(network);
        self
    }

    /// Whether others can be reached, and the names of the friends who have sent an invitation.
    pub fn ways_to_others(&self) -> (bool, Vec<String>) {
        let friends = self.friends.borrow();
        (friends.network().is_there(), friends.inviting())
    }

    /// Starts a game and plays it, and again as often as the players want to.
    ///
    /// # Errors
    /// When there is no such game, or these players cannot play it.
    pub async fn play(
        &mut self,
        game: &str,
        players: Vec<Player>,
        options: &[(&str, &str)],
    ) -> Result<Ending, Trouble> {
        let kind = games::named(game)?;
        self.console.learn_game(kind);
        if let (true, Some(joke)) = (players.is_empty(), kind.nobody()) {
            self.console.say(&joke);
            return Ok(Ending::Left);
        }
        kind.check_seats(players.len())?;
        let options = kind.agree(options)?;
        let seed = self.seed.map_or_else(new_seed, Ok)?;
        let players = called(players, self.console.settings().name.as_ref());
        let is_shared = is_far(&players);
        let game = self.begin(Header { game: kind.id().to_owned(), players, seed, options }, is_shared)?;
        self.run(game).await
    }

    /// Begins a new game. `is_shared` says whether remote players come to its table.
    fn begin(&mut self, header: Header, is_shared: bool) -> Result<Played, Trouble> {
        let kind = games::named(&header.game)?;
        let record = Record { header: header.clone(), lines: Vec::new() };
        let table = kind.open(&record).map_err(|damage| damaged(&damage, ""))?;
        let scribe = self.home.as_ref().map(|home| Scribe::begin(home, &header));
        let mut session = self.session(table, None, is_shared);
        session.begin();
        self.has_begun = true;
        Ok(Played { header, session, scribe })
    }

    /// The header for another game with the same players after a finished one. The starter may change, and so may the
    /// level of the computers if that was asked for. A given seed is counted up by one, so that a whole evening can be
    /// played again.
    fn again(&self, last: Header, session: &Session) -> Result<Header, Trouble> {
        let table = session.table();
        let seed = match self.seed {
            Some(_) => last.seed.wrapping_add(1),
            None => new_seed()?,
        };
        let starter = table.next_starter();
        let options = starter.and_then(|starter| table.kind().begun_by(starter, &last.options));
        let players = session.shift().and_then(|shift| shifted(&last.players, shift)).unwrap_or(last.players);
        Ok(Header { seed, options: options.unwrap_or(last.options), players, ..last })
    }

    /// Warns if nothing can be saved: better before a game than after it.
    pub fn tell_of_missing_home(&mut self) {
        if self.home.is_none() {
            self.console.say(&Message::new("home-missing"));
        }
    }

    /// The names of the unfinished games, the last touched first.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn waiting(&self) -> Result<Vec<String>, Trouble> {
        let names = |home: &Home| home.unfinished().map_err(|_| folder_closed(&home.folder(Folder::Games)));
        self.home.as_ref().map_or_else(|| Ok(Vec::new()), names)
    }

    /// The names of the finished games, the last touched first.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn finished(&self) -> Result<Vec<String>, Trouble> {
        let names = |home: &Home| home.finished().map_err(|_| folder_closed(&home.folder(Folder::Finished)));
        self.home.as_ref().map_or_else(|| Ok(Vec::new()), names)
    }

    /// The rules that these words ask for: a game and a topic, a game alone, whose topics are then listed, or a topic
    /// that only one game has.
    ///
    /// # Errors
    /// When there is no such game or topic, or several games have the topic.
    pub fn rules(&mut self, words: &str) -> Result<Vec<Message>, Trouble> {
        let (kind, topic) = help::topic_of(self.console.teller(), words)?;
        let grammar = self.console.teller().grammar(&[], &[]);
        help::rules(self.console.teller_mut(), kind, topic, &grammar)
    }

    /// Replays the game with this number or name, the last finished one of this kind, or the one in a file, one step
    /// with each Enter.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub async fn replay(&mut self, typed: &str) -> Result<Ending, Trouble> {
        let mut played = self.played(typed)?;
        played.session.retell();
        self.run(played).await
    }

    /// Prepares to replay the game with this number or name, the last finished one of this kind, or the one in a file.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    fn played(&mut self, typed: &str) -> Result<Played, Trouble> {
        let (name, header, table) = self.recorded(typed)?;
        // The record of a game at a friend's table cannot be resumed here.
        let waits = !table.is_elsewhere() && self.waiting().is_ok_and(|names| names.contains(&name));
        let is_shared = is_far(table.players());
        let met = self.meet(table.as_ref(), waits.then_some(name), is_shared);
        let around = Surroundings { is_recorded: false, has_shelf: false, ..met };
        Ok(Played { header, session: Session::replay(table, around), scribe: None })
    }

    /// The game with this number or name, the last finished one of this kind, or the one in a file, with its name and
    /// header. Introduces it and its players to the console.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub(crate) fn recorded(&mut self, typed: &str) -> Result<(String, Header, Box<dyn Match>), Trouble> {
        let Recorded { name, file, text } = self.text_of(typed)?;
        let (header, table) = open_text(&text).map_err(|damage| damaged(&damage, &file))?;
        self.console.learn_game(table.kind());
        self.console.meet(table.players());
        Ok((name, header, table))
    }

    /// The record of the game with this number or name, the last finished one of this kind, or the one in a file.
    ///
    /// # Errors
    /// When it cannot be read.
    fn text_of(&mut self, typed: &str) -> Result<Recorded, Trouble> {
        let name = self.meant(typed, Desk::finished)?;
        let (name, file, text) = match self.home.as_ref().and_then(|home| Some((home, home.find(&name)?))) {
            Some((home, at)) => (name, home.place(&at), home.read(&at)),
            None => {
                let file = Outer::new(&name);
                (file.stem(), self.outside.place(&file), read_outside(self.outside.as_ref(), &file))
            }
        };
        let text = text.map_err(|fault| unread(fault, &file))?;
        Ok(Recorded { name, file, text })
    }

    /// A session for the people at a table.
    fn session(&mut self, table: Box<dyn Match>, name: Option<String>, is_shared: bool) -> Session {
        let around = self.meet(table.as_ref(), name, is_shared);
        let people = people(table.players());
        let (home, game, players) = (self.home.clone(), table.kind().id(), table.players().to_vec());
        let mut session = Session::new(table, people, around);
        if let Some(home) = home {
            session.expect_row(move || row::row(&home, game, &players));
        }
        session
    }

    /// How many finished games of a kind are saved.
    fn finished_of(&self, kind: &dyn Kind) -> usize {
        let names = self.finished().unwrap_or_default();
        names.iter().filter(|name| name.rsplit_once('-').is_some_and(|(game, _)| game == kind.id())).count()
    }

    /// Introduces a game and its players to the console, and returns the surroundings of its session.
    fn meet(&mut self, table: &dyn Match, name: Option<String>, is_shared: bool) -> Surroundings {
        self.console.learn_game(table.kind());
        self.console.meet(table.players());
        self.console.turn_page(&Message::new("heading-game").text("game", table.kind().id()));
        Surroundings {
            name,
            played: self.finished_of(table.kind()),
            knows_help: self.has_begun,
            is_recorded: self.home.is_some(),
            is_trial: false,
            has_shelf: self.home.is_some() && table.kind().sheet().is_some(),
            is_piped: !self.console.is_terminal(),
            can_clear: self.console.is_editor(),
            is_shared,
            far: if is_shared { far::VERBS } else { &[] },
            style: STYLE_VERBS,
            has_lobby: self.has_lobby,
            lobby: verbs::in_lobby(),
            after: if is_shared { far::AFTER_VERBS } else { &[] },
            has_room: false,
            lesson: &[],
        }
    }

    /// Plays a game to its end, and again as often as the players want to.
    async fn run(&mut self, mut game: Played) -> Result<Ending, Trouble> {
        loop {
            let Played { header, mut session, scribe } = game;
            match self.play_once(&mut session, scribe).await {
                Ending::Again if is_far(&header.players) => {
                    let again = Message::new("again-far").with("host", Arg::Command("host"));
                    return Err(again.with("join", Arg::Command("join")));
                }
                Ending::Again => game = self.begin(self.again(header, &session)?, false)?,
                Ending::Retry { steps, seat } => game = self.retry(header, &session, steps, seat)?,
                ending @ (Ending::Over(_) | Ending::Left | Ending::Lobby(_)) => {
                    let is_over = matches!(session.table().due(), Due::Over(_)) && !is_far(&header.players);
                    self.last = if is_over { self.again(header, &session).ok() } else { self.last.take() };
                    return Ok(ending);
                }
            }
        }
    }

    /// Plays the last game finished here again, with computers of the next level.
    ///
    /// # Errors
    /// When there was none, or no computer of that level can play it.
    pub async fn play_on(&mut self, shift: Shift) -> Result<Ending, Trouble> {
        let last = self.last.clone().ok_or_else(|| Message::new("again-nothing").with("play", Arg::Command("play")))?;
        let players = climbed(&last.players, shift)?;
        let game = self.begin(Header { players, ..last }, false)?;
        self.run(game).await
    }

    /// Plays a session to its end. The last messages wait for the next prompt, or for the end of the program.
    async fn play_once(&mut self, session: &mut Session, scribe: Option<Scribe>) -> Ending {
        self.play_with(session, scribe, None).await
    }

    /// The same, with remote players.
    async fn play_with(
        &mut self,
        session: &mut Session,
        scribe: Option<Scribe>,
        far: Option<&mut dyn Remote>,
    ) -> Ending {
        let shelf = self.home.as_ref().zip(session.table().kind().sheet()).map(|(home, sheet)| home.shelf(sheet));
        let mut files = Files { scribe, shelf, outside: Rc::clone(&self.outside) };
        let (console, clerk) = (&mut self.console, &mut files);
        let mut keyboard = Keyboard::new(console, clerk);
        keyboard.far = far;
        keyboard.play(session).await
    }
}

/// Whether any player is remote.
fn is_far(players: &[Player]) -> bool {
    players.iter().any(Player::is_far)
}

/// A random seed.
fn new_seed() -> Result<u64, Trouble> {
    fresh_seed().map_err(|_| Message::new("seed-none"))
}
