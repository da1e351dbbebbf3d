//! A session: one game at one keyboard, from where it stands to its end or until the player leaves.

mod handover;
mod recall;
mod shelving;
mod thinking;

use std::time::Duration;

use self::thinking::PATIENCE;
use super::console::{Console, Entered, STYLE_VERBS};
use super::help::{tell_help, tell_rules};
use super::lobby;
use crate::game::{Excuse, Game, Reply};
use crate::player::{Computer, Player};
use crate::rules::{News, Outcome};
use crate::seat::{MOST_SEATS, Seat, Seats, Viewer};
use crate::store::shelf::Shelf;
use crate::table::{Account, Due, Table};
use crate::text::command::{Command, Grammar, Misread};
use crate::text::message::{Arg, Message};

/// The commands that every game has.
pub const VERBS: &[&str] = &[
    "help", "status", "turn", "moves", "last", "log", "score", "rules", "note", "save", "resign", "quit", "more",
    "hint",
];

/// Words that people try, and that get an answer of their own in games that do not know them.
pub const WISHES: &[&str] = &["take-back"];

/// How a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over(Outcome),
    /// The player has left; the game waits.
    Left,
}

/// A game at one keyboard.
pub struct Session<'a, G: Game> {
    table: Table<G>,
    computers: Vec<Option<Box<dyn Computer<G>>>>,
    seed: u64,
    /// The name under which the game is kept, if it is.
    name: Option<String>,
    /// Where the player keeps things for other games, if anywhere.
    shelf: Option<Shelf>,
    console: &'a mut Console,
    /// The people who play, all at this keyboard.
    people: Seats,
    /// Who listens now.
    listener: Viewer,
    /// Whether the listener was told something that the other people must not know.
    exposed: bool,
    /// The people who come back to a game and were not told yet how it stands.
    returning: Seats,
    /// The people who were not told yet what is played, where there are several.
    newcomers: Seats,
    verbs: Vec<&'static str>,
    /// The first event that each seat was not told yet.
    told: [usize; MOST_SEATS],
    /// How long somebody waits for a computer before it is told that it thinks.
    patience: Duration,
}

impl<'a, G: Game> Session<'a, G> {
    /// A session at `table`, whose players are `players`. What happened so far counts as told.
    ///
    /// When one person plays, that person listens; several take turns; when nobody plays, what is public is told.
    pub fn new(
        table: Table<G>,
        players: &[Player],
        seed: u64,
        name: Option<String>,
        console: &'a mut Console,
    ) -> Session<'a, G> {
        console.learn_game::<G>();
        console.meet(players);
        Session {
            computers: computers(players),
            people: people(players),
            listener: listener(players),
            exposed: false,
            returning: Seats::NONE,
            newcomers: Seats::NONE,
            verbs: [VERBS, G::VERBS, STYLE_VERBS].concat(),
            told: [table.events(); MOST_SEATS],
            patience: PATIENCE,
            shelf: None,
            table,
            seed,
            name,
            console,
        }
    }

    /// From now on waits so long for a computer before it is told that it thinks; usually a second.
    pub fn wait_for(&mut self, patience: Duration) {
        self.patience = patience;
    }

    /// From now on keeps on this shelf what the player wants to keep for other games.
    pub fn keep_on(&mut self, shelf: Option<Shelf>) {
        self.shelf = shelf;
    }

    /// Lets `computer` decide for a seat from now on.
    pub fn seat_computer(&mut self, seat: Seat, computer: Box<dyn Computer<G>>) {
        if let Some(place) = self.computers.get_mut(seat.index()) {
            *place = Some(computer);
        }
    }

    /// Tells what is played and what comes first.
    pub fn introduce(&mut self) {
        self.introduce_computers();
        if self.people.len() > 1 {
            self.newcomers = self.people;
        } else {
            let view = self.view();
            self.console.say_all(&G::introduce(&view));
        }
        if !self.people.is_empty() {
            self.console.say(&Message::new("hint-help"));
        }
    }

    /// Tells who the computers are, where there are several, and how well they play.
    fn introduce_computers(&mut self) {
        let players = self.console.teller().players();
        let computers = (0..).zip(players).filter_map(|(index, player)| match player {
            Player::Computer(level) => Some((Seat::new(index)?, *level)),
            Player::Human(_) => None,
        });
        let computers: Vec<Arg> = computers
            .map(|(seat, level)| {
                let computer = Message::new("table-computer").seat("name", seat);
                Arg::Said(Box::new(computer.with("level", Arg::Command(level.word()))))
            })
            .collect();
        if computers.len() > 1 {
            let message =
                Message::new("table-computers").count("count", computers.len()).with("names", Arg::List(computers));
            self.console.say(&message);
        }
    }

    /// Tells a player who comes back all that is known; several are told when it is their turn.
    pub fn welcome_back(&mut self) {
        let name = self.name.clone().unwrap_or_default();
        self.console.say(&Message::new("resumed").text("name", name));
        if self.listener == Viewer::Public {
            self.returning = self.people;
        } else {
            self.tell("status");
        }
    }

    /// Plays on until the game is over or the player leaves.
    pub fn run(mut self) -> Ending {
        self.table.settle();
        let mut actor = None;
        loop {
            self.do_foregone();
            let due = match self.table.due() {
                Due::Over(outcome) => {
                    self.tell_end();
                    self.look_back();
                    return Ending::Over(outcome);
                }
                Due::Chance => return Ending::Left,
                Due::Seats(due) => due,
            };
            // A computer's turn is told as a whole, when somebody else is due.
            let (person, computer) = (self.person_of(due), self.computer_of(due));
            if person.is_some() {
                self.tell_news();
            } else if computer != actor {
                self.tell_settled_news();
            }
            actor = computer;
            // Where people and computers owe something, as in a secret set-up, the people go first: nobody should
            // wait for the program to think before the first prompt.
            let goes_on = match (person, computer) {
                (Some(seat), _) => self.hand_over(seat) && self.let_person_act(),
                (None, Some(seat)) => self.let_computer_act(seat),
                (None, None) => false,
            };
            if !goes_on {
                return Ending::Left;
            }
        }
    }

    /// The person who acts next: the one who listens already, if possible.
    fn person_of(&self, due: Seats) -> Option<Seat> {
        let mut people = due.iter().filter(|seat| self.people.contains(*seat));
        let listening = self.listener.seat().filter(|seat| due.contains(*seat));
        listening.or_else(|| people.next())
    }

    fn computer_of(&self, due: Seats) -> Option<Seat> {
        let mut seats = due.iter();
        seats.find(|seat| self.computers[seat.index()].is_some())
    }

    fn view(&self) -> G::View {
        self.table.view(self.listener)
    }

    /// The first event that the listener was not told yet. The public has the first seat's place, which nobody else
    /// uses then.
    fn told(&mut self) -> &mut usize {
        let seat = self.listener.seat().unwrap_or(Seat::FIRST);
        &mut self.told[seat.index()]
    }

    /// Tells all that is new, and gives the last of it.
    fn tell_news(&mut self) -> Option<Message> {
        self.tell_news_to(self.table.events())
    }

    /// Tells what is new, but for what is to be told together with what comes of it. How a game of several people ended,
    /// they are told as one.
    fn tell_settled_news(&mut self) {
        if self.is_over() && self.people.len() > 1 {
            return;
        }
        let from = *self.told();
        let mut to = self.table.events();
        let goes_on = |to: usize| self.table.percept(self.listener, to - 1).is_some_and(|percept| G::goes_on(&percept));
        while to > from && goes_on(to) {
            to -= 1;
        }
        self.tell_news_to(to);
    }

    /// Tells what is new before the event numbered `to`. Before the first of several people listens, nobody is told
    /// anything: each hears it all later, the own secrets included. Gives the last of what was told.
    fn tell_news_to(&mut self, to: usize) -> Option<Message> {
        if self.listener == Viewer::Public && self.people.len() > 1 && !self.is_over() {
            return None;
        }
        let from = *self.told();
        let mut news = self.news(from, to);
        self.exposed |= self.table.has_secrets(self.listener, from);
        *self.told() = to;
        self.console.announce(&news);
        if self.table.take_fault().is_some() {
            self.name = None;
            self.console.say(&Message::new("record-fault"));
        }
        news.pop()
    }

    /// Tells how the game ended. Several people hear it as one: who has won is then said by name.
    fn tell_end(&mut self) {
        if self.people.len() > 1 {
            let from = *self.told();
            self.listener = Viewer::Public;
            *self.told() = from;
        }
        self.tell_news();
    }

    /// After the end, lets people ask for all that was, until they leave.
    fn look_back(&mut self) {
        if self.people.is_empty() {
            return;
        }
        self.console.announce(&[Message::new("over-look-back")]);
        loop {
            let grammar = self.grammar();
            let Entered::Line(line) = self.ask(&grammar) else {
                return;
            };
            let leaves = line.trim().is_empty() && !self.console.has_more();
            if leaves || !self.understand(&line, &grammar) {
                return;
            }
        }
    }

    /// Asks for lines until one of them is an action; `false` when the player leaves.
    fn let_person_act(&mut self) -> bool {
        let before = self.table.events();
        while self.table.events() == before {
            let grammar = self.grammar();
            match self.ask(&grammar) {
                Entered::Leave => {
                    self.say_where_kept();
                    return false;
                }
                Entered::Line(line) => {
                    if !self.understand(&line, &grammar) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The words that can be typed now.
    fn grammar(&self) -> Grammar {
        self.console.teller().grammar(&self.verbs, G::ARGUMENTS)
    }

    /// Asks the listener for a line.
    fn ask(&mut self, grammar: &Grammar) -> Entered {
        let view = self.view();
        self.console.ask(Some(&G::place(&view)), grammar, G::names(&view))
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        matches!(self.table.due(), Due::Over(_))
    }

    /// Does what a typed line says; `false` when it says to leave.
    fn understand(&mut self, line: &str, grammar: &Grammar) -> bool {
        if line.trim().is_empty() {
            let verb = if self.console.has_more() { "more" } else { "turn" };
            return self.obey(&Command::new(verb, ""), grammar);
        }
        match grammar.read(line, |line| G::bare(line, grammar)) {
            Ok(command) => self.obey(&command, grammar),
            Err(misread) => {
                // A beginning that fits several words of the game is neither the lobby's nor a wish.
                let meant = match misread {
                    Misread::Unknown(_) => self.word_of_the_lobby(line).or_else(|| self.wish_to_take_back(line)),
                    Misread::Empty | Misread::Several(..) => None,
                };
                self.console.say(&meant.unwrap_or_else(|| misread.message()));
                true
            }
        }
    }

    /// What to tell of the wish to take a move back, where the game has no such command.
    fn wish_to_take_back(&self, line: &str) -> Option<Message> {
        let words = self.console.teller().grammar(WISHES, &[]).verbs;
        let is_wished = words.exact(line.trim()).is_some() && !self.verbs.contains(&"undo");
        is_wished.then(|| Message::new("misread-undo"))
    }

    /// What to tell of a line that would mean something in the lobby.
    fn word_of_the_lobby(&self, line: &str) -> Option<Message> {
        let lobby = self.console.teller().grammar(lobby::VERBS, &[]);
        let command = lobby.read(line, |_| None).ok()?;
        Some(Message::new("misread-lobby").with("command", Arg::Command(command.verb)))
    }

    /// Does a command; `false` when it is to leave.
    fn obey(&mut self, command: &Command, grammar: &Grammar) -> bool {
        match command.verb {
            "quit" => return self.quit(),
            "help" => {
                let now = G::help(&self.view());
                tell_help(self.console, command, grammar, &self.verbs, &now);
            }
            "rules" => tell_rules::<G>(self.console, &command.rest, grammar),
            "more" => self.console.more(),
            "last" => self.tell_last(&command.rest),
            "log" => self.tell_log(&command.rest),
            "note" => self.note(&command.rest),
            "save" => self.save(&command.rest, grammar),
            "load" => self.load(&command.rest),
            "resign" => self.resign(),
            "hint" => self.hint(),
            verb if STYLE_VERBS.contains(&verb) => self.restyle(command, grammar),
            _ => self.ask_game(command, grammar),
        }
        true
    }

    /// Changes how the program speaks, or how long it thinks.
    fn restyle(&mut self, command: &Command, grammar: &Grammar) {
        match self.console.restyle(command, grammar) {
            Ok(true) => self.tell("status"),
            Ok(false) => {}
            Err(message) => self.console.say(&message),
        }
    }

    /// Tells what a command asks for, without anybody having typed it.
    fn tell(&mut self, verb: &'static str) {
        let grammar = self.grammar();
        self.ask_game(&Command::new(verb, ""), &grammar);
    }

    /// Lets the game understand a command, and does what it means.
    fn ask_game(&mut self, command: &Command, grammar: &Grammar) {
        match G::interpret(&self.view(), command, grammar) {
            Ok(Reply::Tell(messages)) => {
                self.exposed |= G::HAS_SECRETS;
                self.console.say_all(&messages);
            }
            Ok(Reply::Act(action, complaints)) => {
                self.act(action);
                self.tell_settled_news();
                self.console.announce(&complaints);
            }
            Ok(Reply::Confirm(question, action)) => {
                // The question may say what only this player knows.
                self.exposed |= G::HAS_SECRETS;
                if self.console.confirm(&question) {
                    self.act(action);
                    self.tell_settled_news();
                } else {
                    self.console.say(&Message::new("confirm-not"));
                }
            }
            Err(message) => self.console.say(&message),
        }
    }

    fn act(&mut self, action: G::Action) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        if let Err(refusal) = self.table.act(seat, action) {
            self.console.say(&refusal.message());
        }
        self.do_foregone();
    }

    /// Does what the only person would be asked idly.
    fn do_foregone(&mut self) {
        let Some(only) = self.people.iter().next().filter(|_| self.people.len() == 1) else {
            return;
        };
        while let Due::Seats(due) = self.table.due() {
            let foregone = due.contains(only).then(|| G::foregone(&self.table.view(Viewer::Seat(only))));
            let Some(action) = foregone.flatten() else {
                return;
            };
            if self.table.act(only, action).is_err() {
                return;
            }
        }
    }

    fn resign(&mut self) {
        if self.is_over() {
            return self.act(G::resignation());
        }
        let sure = self.console.confirm(&Message::new("resign-sure"));
        if sure {
            self.act(G::resignation());
        } else {
            self.console.say(&Message::new("resign-not"));
        }
    }

    /// Whether to go on after all: only when leaving would lose the game.
    fn quit(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        if self.name.is_none() && !self.console.confirm(&Message::new("quit-sure")) {
            self.console.say(&Message::new("quit-not"));
            return true;
        }
        self.say_where_kept();
        false
    }

    fn say_where_kept(&mut self) {
        let message = match &self.name {
            Some(name) => Message::new("kept").text("name", name),
            None => Message::new("kept-not"),
        };
        self.console.say(&message);
    }

    /// What has happened from an event on and before another, told for the first time.
    fn news(&self, from: usize, to: usize) -> Vec<Message> {
        G::tell(&self.table.account(self.listener, from..to).news(), self.listener)
    }

    /// What has happened from an event on, told again.
    fn story(&self, from: usize) -> Vec<Message> {
        let account = self.table.account(self.listener, from..self.table.events());
        G::tell(&recalled::<G>(&self.view(), &account), self.listener)
    }
}

/// The computer player for each seat; `None` for a person. Computers remember nothing from one decision to the next, so
/// that new ones can take their seats at any time.
fn computers<G: Game>(players: &[Player]) -> Vec<Option<Box<dyn Computer<G>>>> {
    let computer = |player: &Player| match player {
        Player::Human(_) => None,
        Player::Computer(level) => Some(G::computer(*level)),
    };
    players.iter().map(computer).collect()
}

/// The seats of the people who play.
fn people(players: &[Player]) -> Seats {
    let seats = (0..players.len()).filter_map(Seat::new);
    seats.filter(|seat| players[seat.index()].is_human()).collect()
}

/// Who listens from the beginning: the one person who plays, or the public.
pub fn listener(players: &[Player]) -> Viewer {
    let people = people(players);
    let mut seats = people.iter();
    match seats.next() {
        Some(only) if people.len() == 1 => Viewer::Seat(only),
        _ => Viewer::Public,
    }
}

/// What of an account may be told again.
fn recalled<'a, G: Game>(view: &G::View, account: &'a Account<G>) -> Vec<News<'a, G>> {
    let news = account.news();
    let told = G::recall(view, &news);
    news.into_iter().zip(told).filter_map(|(news, told)| told.then_some(news)).collect()
}

/// Tells a game from its record: all that the listener noticed.
pub fn retell<G: Game>(table: &Table<G>, players: &[Player], console: &mut Console) {
    let listener = listener(players);
    console.learn_game::<G>();
    console.meet(players);
    let view = table.view(listener);
    console.say_all(&G::introduce(&view));
    let account = table.account(listener, 0..table.events());
    console.say_all(&G::tell(&recalled::<G>(&view, &account), listener));
    console.finish();
}
