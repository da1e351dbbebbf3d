//! Tests of the rules of sniff and its variants, one for each rule and each reading of the rule book.

mod building;
mod dogs;
mod ending;
mod marker;
mod non_stop;
mod searching;
mod series;
mod turns;
mod walking;

use snuffel_core::record::Entry;
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_games::sniff::rules::action::{Action, Chance};
use snuffel_games::sniff::rules::board::{Field, Wall};
use snuffel_games::sniff::rules::config::Config;
use snuffel_games::sniff::rules::event::{Answer, Draft, Event, Fact};
use snuffel_games::sniff::rules::labyrinth::Labyrinth;
use snuffel_games::sniff::rules::view::{Border, Refusal, Stage, View};
use snuffel_games::sniff::rules::{Both, Sniff, State};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

/// A game driven by lines of a record.
struct Game {
    state: State,
    events: Vec<Event>,
}

/// The options of the games on the smallest board.
const SMALL: &str = "size=3x3 walls=3";

/// The options of a game in any order. The number of walls does not have to be a valid one.
fn config(options: &str) -> Config {
    let mut config = Config::default();
    for word in options.split(' ') {
        match word.split_once('=') {
            Some(("size", size)) => config.size = size.parse().unwrap(),
            Some(("walls", walls)) => config.walls = walls.parse().unwrap(),
            _ => *config.switch(word).unwrap() = true,
        }
    }
    if config.dogs {
        config.walls = Config::DOGS;
    }
    config
}

impl Game {
    fn new(options: &str) -> Game {
        Game { state: Sniff::start(&config(options), 2), events: Vec::new() }
    }

    /// A game on 3x3 with 3 walls, after building: seat 2's treasure is on A1, seat 1's on C1; `starter` is on turn.
    ///
    /// Seat 2's labyrinth has walls between 0 and C1, between B2 and C2, and between A2 and A3.
    fn built(starter: Seat) -> Game {
        let mut game = Game::new(SMALL);
        game.play("1 lay 3x3 A1-A2 A2-A3 C2-0 treasure C1");
        game.play("2 lay 3x3 A2-A3 B2-C2 C1-0 treasure A1");
        game.play("1 done");
        game.play("2 done");
        game.play(&format!("chance starter {starter}"));
        game
    }

    /// Plays one line and returns its events.
    fn play(&mut self, line: &str) -> Vec<Event> {
        let before = self.events.len();
        match line.parse().unwrap() {
            Entry::<Sniff>::Action(seat, action) => {
                let done = snuffel_core::rules::act::<Sniff>(&mut self.state, seat, action, &mut self.events);
                assert_eq!(done, Ok(()), "{line}");
            }
            Entry::Chance(outcome) => {
                let done = Sniff::apply_chance(&mut self.state, outcome, &mut self.events);
                assert_eq!(done, Ok(()), "{line}");
            }
            Entry::Note(..) => unreachable!(),
        }
        self.events[before..].to_vec()
    }

    /// The answer to a step.
    fn ask(&mut self, line: &str) -> (Answer, bool) {
        match self.play(line)[0] {
            Event::Public(Fact::Asked { answer, again, .. }) => (answer, again),
            _ => panic!("{line} asks nothing"),
        }
    }

    /// The refusal of a line, which must not change anything.
    fn refused(&mut self, line: &str) -> Refusal {
        let Entry::<Sniff>::Action(seat, action) = line.parse().unwrap() else {
            unreachable!();
        };
        self.refused_action(seat, action)
    }

    fn refused_action(&mut self, seat: Seat, action: Action) -> Refusal {
        let before = (self.view(ONE), self.view(TWO), self.events.len());
        let text = action.to_string();
        let refusal =
            snuffel_core::rules::act::<Sniff>(&mut self.state, seat, action, &mut self.events).expect_err(&text);
        let after = (self.view(ONE), self.view(TWO), self.events.len());
        assert_eq!(before, after, "{text}");
        refusal
    }

    fn impossible(&mut self, outcome: &str) {
        let outcome: Chance = outcome.parse().unwrap();
        let before = (self.view(ONE), self.view(TWO), self.events.len());
        assert!(Sniff::apply_chance(&mut self.state, outcome, &mut self.events).is_err());
        let after = (self.view(ONE), self.view(TWO), self.events.len());
        assert_eq!(before, after);
    }

    fn view(&self, seat: Seat) -> View {
        Sniff::view(&self.state, Viewer::Seat(seat))
    }

    fn own(&self, seat: Seat) -> String {
        self.view(seat).own.unwrap().to_string()
    }

    fn stage(&self) -> Stage {
        self.view(ONE).stage
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        let moves = Sniff::legal_actions(&self.view(seat));
        moves.iter().map(Action::to_string).collect()
    }

    fn asks_chance(&self) -> bool {
        matches!(Sniff::pending(&self.state), Pending::Chance(_))
    }
}

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

fn wall(text: &str) -> Wall {
    text.parse().unwrap()
}

fn turn(mover: Seat, moved: u8) -> Stage {
    Stage::Searching { mover, moved }
}
