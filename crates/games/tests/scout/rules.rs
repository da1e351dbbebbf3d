//! Tests of the rules of scout, section by section, one for each rule and each reading of the rule book.

mod board;
mod cards;
mod ending;
mod invariants;
mod moving;
mod paths;
mod setup;
mod several;
mod turns;

use snuffel_core::rules::{Outcome, Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_games::scout::rules::Scout;
use snuffel_games::scout::rules::action::{Action, Chance};
use snuffel_games::scout::rules::board::Board;
use snuffel_games::scout::rules::cards::Piece;
use snuffel_games::scout::rules::event::Event;
use snuffel_games::scout::rules::hole::{Base, Hole};
use snuffel_games::scout::rules::maze::Holes;
use snuffel_games::scout::rules::nth::ScoutNumber;
use snuffel_games::scout::rules::position::Position;
use snuffel_games::scout::rules::shaft::Shaft;
use snuffel_games::scout::rules::stage::{Stage, Task};
use snuffel_games::scout::rules::view::Refusal;

/// A game in which the test decides the outcomes of chance.
struct Play {
    state: Position,
    events: Vec<Event>,
    /// The task behind each event that asks a player to act.
    tasks: Vec<Task>,
}

/// The seat with this number from 1, as in records.
fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// The scout with this number from 1.
fn scout(number: u8) -> ScoutNumber {
    ScoutNumber::new(number - 1).unwrap()
}

/// The shaft with this number from 1.
fn shaft(number: u8) -> Shaft {
    Shaft::new(number - 1).unwrap()
}

/// The card in a shaft from 0 to 7 and a slot from 0 to 5.
fn card(board: &Board, shaft: u8, slot: u8) -> Piece {
    board.shaft(Shaft::new(shaft).unwrap())[usize::from(slot)]
}

fn hole(name: &str) -> Hole {
    name.parse().unwrap()
}

/// The cards 1 to 48 in order, none of them turned, and 49 as the spare card.
fn plain_board() -> Board {
    let numbers: Vec<String> = (1..=49).map(|number| format!("{number}/0")).collect();
    numbers.join(" ").parse().unwrap()
}

/// The first board, in order of seeds, for which `fits` returns true.
fn board_where(fits: impl Fn(&Board) -> bool) -> Board {
    use snuffel_core::rng::stream;
    use snuffel_games::scout::rules::action::Request;
    (0..100_000)
        .find_map(|seed| match Scout::sample(&Request::Board, &mut stream(seed, 0, 0)) {
            Chance::Board(board) => fits(&board).then_some(*board),
            _ => None,
        })
        .expect("such a board")
}

/// A board on which scouts in the outer columns of both base lines can get nearer, even with all others in place.
fn roomy_board() -> Board {
    let corners = ["A1", "B1", "Q1", "R1", "A24", "B24", "Q24", "R24"].map(hole);
    let mut taken = Holes::NONE;
    corners.iter().for_each(|hole| taken.insert(*hole));
    board_where(|board| {
        corners.iter().all(|from| {
            let reach = board.maze().reach(*from, &taken, 23 - from.row);
            reach.iter().any(|to| to.row != from.row)
        })
    })
}

impl Play {
    fn new(options: &str, seats: usize) -> Play {
        Play { state: Scout::start(&options.parse().unwrap(), seats), events: Vec::new(), tasks: Vec::new() }
    }

    /// A game on a board, up to the placing.
    fn on(board: &Board, seats: usize, starter: usize) -> Play {
        let mut play = Play::new("hints=on", seats);
        if seats == 3 {
            play.chance(Chance::Lone(seat(1), Base::South));
        }
        play.chance(Chance::Starter(seat(starter)));
        play.chance(Chance::Board(Box::new(*board)));
        play
    }

    /// A game for two in the opening, started by the first seat, with the scouts in these columns, the first seat's
    /// first.
    fn opening(board: &Board, columns: [&str; 2]) -> Play {
        let mut play = Play::on(board, 2, 1);
        for index in 0..4 {
            for (number, columns) in (1..).zip(columns) {
                play.act(number, &format!("place {}", &columns[index..=index]));
            }
        }
        play
    }

    /// A game for two after the opening, with the scouts in these holes and the first seat to push.
    fn pushing(board: &Board, scouts: [[&str; 4]; 2]) -> Play {
        let mut play = Play::opening(board, ["ABCD", "ABCD"]);
        for (number, holes) in (1..).zip(scouts) {
            play.state.scouts[seat(number)] = holes.map(|name| Some(hole(name)));
        }
        play.state.round = 1;
        play.state.least = play.state.sums();
        play.state.stage = Stage::Pushing { mover: seat(1) };
        play.events.clear();
        play.tasks.clear();
        play
    }

    fn chance(&mut self, outcome: Chance) {
        let before = self.events.len();
        Scout::apply_chance(&mut self.state, outcome, &mut self.events).unwrap();
        self.note_tasks(before);
    }

    fn note_tasks(&mut self, before: usize) {
        let asks = self.events[before..].iter().filter(|event| matches!(event, Event::Due { .. }));
        let due = self.state.stage.due();
        self.tasks.extend(asks.map(|event| match (event, due) {
            (Event::Due { seat }, Some((mover, task))) if *seat == mover => task,
            other => panic!("{other:?}"),
        }));
    }

    fn try_act(&mut self, number: usize, action: &str) -> Result<(), Refusal> {
        let action: Action = action.parse().unwrap();
        let before = self.state.clone();
        let told = self.events.len();
        let done = snuffel_core::rules::act::<Scout>(&mut self.state, seat(number), action, &mut self.events);
        if done.is_err() {
            assert_eq!(before, self.state, "a refusal changes nothing");
        }
        self.note_tasks(told);
        done
    }

    fn act(&mut self, number: usize, action: &str) {
        if let Err(refusal) = self.try_act(number, action) {
            panic!("{number} {action}: {refusal:?} in {:?}", self.state.stage);
        }
    }

    fn refused(&mut self, number: usize, action: &str) -> Refusal {
        self.try_act(number, action).expect_err("a refusal")
    }

    /// Returns whether a seat is the only one that has to act.
    fn owes(&self, number: usize) -> bool {
        Scout::pending(&self.state) == Pending::Seats(Seats::only(seat(number)))
    }

    fn outcome(&self) -> Option<Outcome> {
        match Scout::pending(&self.state) {
            Pending::Over(outcome) => Some(outcome),
            Pending::Seats(_) | Pending::Chance(_) => None,
        }
    }

    fn moves(&self, number: usize) -> Vec<Action> {
        Scout::legal_actions(&Scout::view(&self.state, Viewer::Seat(seat(number))))
    }

    fn told(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }

    /// The hole of a scout; numbers count from 1.
    fn stands(&self, number: usize, scout: u8) -> String {
        self.state.hole(seat(number), self::scout(scout)).unwrap().to_string()
    }

    /// Ends the phase with legal actions: makes the first listed walk for as long as the duty requires it.
    fn end_phase(&mut self, number: usize) {
        while self.try_act(number, "done").is_err() {
            let walk = self.moves(number).remove(0);
            self.act(number, &walk.to_string());
        }
    }
}

fn piece(name: &str) -> Piece {
    name.parse().unwrap()
}
