//! Tests of the rules of domino, one for each rule and each reading of the rule book.

mod auto;
mod dealing;
mod drawing;
mod ending;
mod hand_end;
mod invariants;
mod laying;
mod opening;
mod scoring;
mod spinner;

use snuffel_core::record::Entry;
use snuffel_core::rules::{Outcome, Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_games::domino::rules::action::{Action, Deal};
use snuffel_games::domino::rules::config::Config;
use snuffel_games::domino::rules::event::{Cause, Drawn, Event, Fact, HandEnd, Occasion, Play};
use snuffel_games::domino::rules::line::{End, Line, Tip};
use snuffel_games::domino::rules::tile::{Tile, TileSet};
use snuffel_games::domino::rules::view::{Refusal, Stage, View};
use snuffel_games::domino::rules::{Domino, State};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn tiles(text: &str) -> TileSet {
    text.split_whitespace().map(tile).collect()
}

/// A deal of these hands. The stock begins with the tiles of `stock`, followed by all others in order.
fn deal(hands: &[&str], stock: &str) -> Deal {
    let named: Vec<Tile> = hands.iter().chain([&stock]).flat_map(|text| text.split_whitespace().map(tile)).collect();
    let rest = Tile::all().filter(|tile| !named.contains(tile));
    let all: Vec<Tile> = named.iter().copied().chain(rest).collect();
    Deal::new(all.try_into().unwrap()).unwrap()
}

/// A game driven by lines of a record.
struct Game {
    state: State,
    events: Vec<Event>,
}

impl Game {
    fn new(options: &str, seats: usize) -> Game {
        let config: Config = options.parse().unwrap();
        Game { state: Domino::start(&config, seats), events: Vec::new() }
    }

    /// A game whose first hand has been dealt and opened.
    fn dealt(options: &str, hands: &[&str], stock: &str) -> Game {
        let mut game = Game::new(options, hands.len());
        game.deal(hands, stock);
        game
    }

    /// Deals a hand, and returns the events.
    fn deal(&mut self, hands: &[&str], stock: &str) -> Vec<Event> {
        self.play(&format!("chance {}", deal(hands, stock)))
    }

    /// Plays one line and returns its events.
    fn play(&mut self, line: &str) -> Vec<Event> {
        let before = self.events.len();
        match line.parse().unwrap() {
            Entry::<Domino>::Action(seat, action) => {
                let done = snuffel_core::rules::act::<Domino>(&mut self.state, seat, action, &mut self.events);
                assert_eq!(done, Ok(()), "{line}");
            }
            Entry::Chance(outcome) => {
                let done = Domino::apply_chance(&mut self.state, outcome, &mut self.events);
                assert_eq!(done, Ok(()), "{line}");
            }
            Entry::Note(..) => unreachable!(),
        }
        self.events[before..].to_vec()
    }

    /// Plays several lines, separated by commas, and returns their events.
    fn play_all(&mut self, lines: &str) -> Vec<Event> {
        let before = self.events.len();
        for line in lines.split(", ") {
            self.play(line);
        }
        self.events[before..].to_vec()
    }

    /// Plays a line that lays a tile, and returns the result.
    fn lay(&mut self, line: &str) -> Play {
        match self.play(line)[0] {
            Event::Public(Fact::Laid(play)) => play,
            event => panic!("{line}: {event:?}"),
        }
    }

    /// The refusal of a line, which must not change anything.
    fn refused(&mut self, line: &str) -> Refusal {
        let Entry::<Domino>::Action(seat, action) = line.parse().unwrap() else {
            unreachable!();
        };
        let before = (self.views(), self.events.len());
        let refusal =
            snuffel_core::rules::act::<Domino>(&mut self.state, seat, action, &mut self.events).expect_err(line);
        assert_eq!(before, (self.views(), self.events.len()), "{line}");
        refusal
    }

    fn view(&self, seat: Seat) -> View {
        Domino::view(&self.state, Viewer::Seat(seat))
    }

    fn views(&self) -> Vec<View> {
        let seats = Seats::first(5);
        seats.iter().map(|seat| self.view(seat)).collect()
    }

    fn stage(&self) -> Stage {
        self.view(ONE).stage
    }

    /// The current ends, without the closed ones: `5`, `55` for a double, `(5)` for a free side of the spinner.
    fn ends(&self) -> Vec<String> {
        ends(&self.view(ONE).line)
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        let moves = Domino::legal_actions(&self.view(seat));
        moves.iter().map(Action::to_string).collect()
    }

    fn points(&self) -> Vec<u16> {
        let view = self.view(ONE);
        view.seats.iter().map(|seat| view.points[seat]).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        match Domino::pending(&self.state) {
            Pending::Over(outcome) => Some(outcome),
            Pending::Seats(_) | Pending::Chance(_) => None,
        }
    }

    fn is_dealt(&self) -> bool {
        !matches!(Domino::pending(&self.state), Pending::Chance(_))
    }
}

fn ends(line: &Line) -> Vec<String> {
    let each = line.tips().each.into_iter();
    each.filter_map(|tip| match tip {
        Tip::Closed => None,
        Tip::Half(value) => Some(format!("{value}")),
        Tip::Double(value) => Some(format!("{value}{value}")),
        Tip::Side(value) => Some(format!("({value})")),
    })
    .collect()
}

/// The result of the last hand.
fn hand_end(events: &[Event]) -> HandEnd {
    let ends = events.iter().rev().find_map(|event| match event {
        Event::Public(Fact::HandOver(end)) => Some(*end),
        _ => None,
    });
    ends.expect("a hand is over")
}

fn won_by(seats: &[Seat]) -> Option<Outcome> {
    let winners = seats.iter().copied().collect();
    Some(Outcome { winners })
}
