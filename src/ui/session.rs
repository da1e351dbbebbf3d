//! A session: one game at one keyboard, from where it stands to its end or until the player leaves.

use super::console::{Console, Entered, STYLE_VERBS};
use super::help::{tell_help, tell_rules};
use crate::chance::dice;
use crate::game::{Game, Reply};
use crate::player::{Computer, Player};
use crate::rules::Outcome;
use crate::seat::{Seat, Viewer};
use crate::table::{Due, Table};
use crate::text::command::{Command, Grammar, shorten};
use crate::text::message::Message;

/// The commands that every game has.
const VERBS: &[&str] = &[
    "help", "status", "turn", "moves", "look", "last", "log", "score", "rules", "note", "save",
    "resign", "quit", "more",
];

/// How many entries `log` tells when no number is typed.
const LOG_LENGTH: usize = 10;

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
    console: &'a mut Console,
    listener: Viewer,
    verbs: Vec<&'static str>,
    told: usize,
    last_move: usize,
}

impl<'a, G: Game> Session<'a, G> {
    /// A session at `table`, whose players are `players`. What happened so far counts as told.
    ///
    /// The listener is the person who plays; when nobody does, everybody listens to what is public.
    pub fn new(
        table: Table<G>,
        players: &[Player],
        seed: u64,
        name: Option<String>,
        console: &'a mut Console,
    ) -> Session<'a, G> {
        console.learn(G::MESSAGES);
        console.meet(players);
        let told = table.events();
        Session {
            computers: players.iter().map(computer_of::<G>).collect(),
            listener: listener(players),
            verbs: [VERBS, G::VERBS, STYLE_VERBS].concat(),
            told,
            last_move: 0,
            table,
            seed,
            name,
            console,
        }
    }

    /// Tells what is played and what comes first.
    pub fn introduce(&mut self) {
        let view = self.view();
        self.console.say_all(&G::introduce(&view));
        if self.listener != Viewer::Public {
            self.console.say(&Message::new("hint-help"));
        }
    }

    /// Tells a player who comes back all that is known.
    pub fn welcome_back(&mut self) {
        let name = self.name.clone().unwrap_or_default();
        self.console
            .say(&Message::new("resumed").text("name", name));
        self.ask_game(&Command::new("status", ""));
    }

    /// Plays on until the game is over or the player leaves.
    pub fn run(mut self) -> Ending {
        self.table.settle();
        loop {
            self.tell_news();
            let due = match self.table.due() {
                Due::Over(outcome) => return Ending::Over(outcome),
                Due::Chance => return Ending::Left,
                Due::Seats(due) => due,
            };
            // Where both owe something, as in a secret set-up, the person goes first: nobody should wait for the
            // program to think before the first prompt.
            let person = due.iter().find(|seat| self.listener.is(*seat));
            let computer = due
                .iter()
                .find(|seat| self.computers[seat.index()].is_some());
            let goes_on = match (person, computer) {
                (Some(_), _) => self.let_person_act(),
                (None, Some(seat)) => self.let_computer_act(seat),
                (None, None) => false,
            };
            if !goes_on {
                return Ending::Left;
            }
        }
    }

    fn view(&self) -> G::View {
        self.table.view(self.listener)
    }

    fn tell_news(&mut self) {
        let news = self.news(self.told);
        self.told = self.table.events();
        self.console.say_all(&news);
        if self.table.take_fault().is_some() {
            self.name = None;
            self.console.say(&Message::new("record-fault"));
        }
    }

    /// Whether the computer found something to do.
    fn let_computer_act(&mut self, seat: Seat) -> bool {
        let view = self.table.view(Viewer::Seat(seat));
        let mut dice = dice(self.seed, seat.index() as u64, self.table.steps());
        let action = self.computers[seat.index()]
            .as_mut()
            .map(|computer| computer.decide(&view, &mut dice));
        action.is_some_and(|action| self.table.act(seat, action).is_ok())
    }

    /// Asks for lines until one of them is an action; `false` when the player leaves.
    fn let_person_act(&mut self) -> bool {
        let before = self.table.events();
        while self.table.events() == before {
            let grammar = self.console.teller().grammar(&self.verbs);
            let view = self.view();
            let entered = self
                .console
                .ask(Some(&G::place(&view)), &grammar, G::names(&view));
            match entered {
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

    /// Does what a typed line says; `false` when it says to leave.
    fn understand(&mut self, line: &str, grammar: &Grammar) -> bool {
        if line.trim().is_empty() {
            let verb = if self.console.has_more() {
                "more"
            } else {
                "turn"
            };
            return self.obey(&Command::new(verb, ""), grammar);
        }
        match grammar.read(line, |line| G::bare(line, grammar)) {
            Ok(command) => self.obey(&command, grammar),
            Err(misread) => {
                self.console.say(&misread.message());
                true
            }
        }
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
            "save" => self.say_where_kept(),
            "resign" => self.resign(),
            verb if STYLE_VERBS.contains(&verb) => match self.console.restyle(command, grammar) {
                Ok(true) => self.ask_game(&Command::new("status", "")),
                Ok(false) => {}
                Err(message) => self.console.say(&message),
            },
            _ => self.ask_game(command),
        }
        true
    }

    /// Lets the game understand a command, and does what it means.
    fn ask_game(&mut self, command: &Command) {
        let grammar = self.console.teller().grammar(&self.verbs);
        match G::interpret(&self.view(), command, &grammar) {
            Ok(Reply::Tell(messages)) => self.console.say_all(&messages),
            Ok(Reply::Act(action, complaints)) => {
                self.act(action);
                self.tell_news();
                self.console.say_all(&complaints);
            }
            Err(message) => self.console.say(&message),
        }
    }

    fn act(&mut self, action: G::Action) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        let before = self.table.events();
        match self.table.act(seat, action) {
            Ok(()) => self.last_move = before,
            Err(refusal) => self.console.say(&G::refuse(&refusal)),
        }
    }

    fn resign(&mut self) {
        let sure = self.console.confirm(&Message::new("resign-sure"));
        if sure {
            self.act(G::resignation());
        } else {
            self.console.say(&Message::new("resign-not"));
        }
    }

    /// Whether to go on after all: only when leaving would lose the game.
    fn quit(&mut self) -> bool {
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

    /// What was told since the last own move, or the last lines.
    fn tell_last(&mut self, typed: &str) {
        if typed.is_empty() {
            let told = self.story(self.last_move);
            return self.say_or_none(told);
        }
        if let Some(length) = self.number(typed) {
            let mut told = self.story(0);
            told.drain(..told.len().saturating_sub(length));
            self.say_or_none(told);
        }
    }

    /// The last entries of the whole story, after their number.
    fn tell_log(&mut self, typed: &str) {
        let length = if typed.is_empty() {
            Some(LOG_LENGTH)
        } else {
            self.number(typed)
        };
        let Some(length) = length else {
            return;
        };
        let mut told = self.story(0);
        let all = told.len();
        told.drain(..all.saturating_sub(length));
        let message = Message::new("log-count")
            .count("count", all)
            .count("last", told.len());
        self.console.say(&message);
        self.console.say_all(&told);
    }

    /// What has happened from an event on, told for the first time.
    fn news(&self, from: usize) -> Vec<Message> {
        let story = self.table.story(self.listener, from);
        story
            .flat_map(|percept| G::tell(&percept, self.listener))
            .collect()
    }

    /// What has happened from an event on, told again.
    fn story(&self, from: usize) -> Vec<Message> {
        let story = self.table.story(self.listener, from).collect();
        let recalled = G::recall(&self.view(), story).into_iter();
        recalled
            .flat_map(|percept| G::tell(&percept, self.listener))
            .collect()
    }

    fn say_or_none(&mut self, told: Vec<Message>) {
        if told.is_empty() {
            self.console.say(&Message::new("last-none"));
        }
        self.console.say_all(&told);
    }

    /// A typed number from 1; says so when it is none.
    fn number(&mut self, typed: &str) -> Option<usize> {
        let number = typed.parse().ok().filter(|number| *number > 0);
        if number.is_none() {
            let message = Message::new("misread-number").text("word", shorten(typed));
            self.console.say(&message);
        }
        number
    }

    fn note(&mut self, text: &str) {
        let Some(seat) = self.listener.seat() else {
            return;
        };
        if !text.is_empty() {
            self.table.note(seat, text);
            return self.console.say(&Message::new("noted"));
        }
        let notes: Vec<Message> = self
            .table
            .notes(seat)
            .map(|note| Message::new("note").text("text", note))
            .collect();
        let count = Message::new("notes-count").count("count", notes.len());
        self.console.say(&count);
        self.console.say_all(&notes);
    }
}

/// The computer player for a seat; `None` for a person.
fn computer_of<G: Game>(player: &Player) -> Option<Box<dyn Computer<G>>> {
    match player {
        Player::Human(_) => None,
        Player::Computer(level) => G::computer(*level),
    }
}

/// Who listens: the one person who plays, or the public.
pub fn listener(players: &[Player]) -> Viewer {
    let mut people = (0..players.len())
        .filter_map(Seat::new)
        .filter(|seat| players[seat.index()].is_human());
    match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Public,
    }
}

/// Tells a game from its record: all that the listener noticed.
pub fn retell<G: Game>(table: &Table<G>, players: &[Player], console: &mut Console) {
    let listener = listener(players);
    console.learn(G::MESSAGES);
    console.meet(players);
    let view = table.view(listener);
    console.say_all(&G::introduce(&view));
    for percept in G::recall(&view, table.story(listener, 0).collect()) {
        console.say_all(&G::tell(&percept, listener));
    }
    console.finish();
}
