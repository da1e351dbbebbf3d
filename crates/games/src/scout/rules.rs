//! The rules: the effect of each action on a position. Rule book `scout`, sections Set-up and Turn.

pub mod action;
pub mod board;
pub mod cards;
pub mod config;
pub mod event;
pub mod hole;
pub mod maze;
pub mod moves;
pub mod nth;
pub mod outlook;
pub mod position;
pub mod seating;
pub mod shaft;
pub mod stage;
pub mod trail;
pub mod view;

mod check;
mod setup;
mod turns;

pub use turns::MOST_STALE;

use self::action::{Action, Chance, Request};
use self::board::Board;
use self::config::Config;
use self::event::{Event, Percept};
use self::position::Position;
use self::stage::Stage;
use self::view::{Refusal, View};
use snuffel_core::rng::Rng;
use snuffel_core::rules::{Impossible, Outcome, Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};

/// The game of scout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scout;

impl Rules for Scout {
    const ID: &'static str = "scout";
    const SEATS: &'static [usize] = &[2, 3, 4];

    type Config = Config;
    type State = Position;
    type Action = Action;
    type Request = Request;
    type Chance = Chance;
    type Event = Event;
    type Percept = Percept;
    type View = View;
    type Refusal = Refusal;

    fn start(config: &Config, seats: usize) -> Position {
        Position::start(config, seats)
    }

    /// In a series, the players take turns at starting.
    fn next_starter(last: &Position) -> Option<Seat> {
        last.starter.map(|seat| last.next(seat))
    }

    fn start_by(starter: Seat, config: &Config, seats: usize) -> Position {
        Position { starter: Some(starter), ..Position::start(config, seats) }
    }

    fn pending(state: &Position) -> Pending<Request> {
        match state.stage {
            Stage::Over(outcome) => Pending::Over(outcome),
            Stage::Lots => Pending::Chance(state.request()),
            Stage::Filling { mover } => Pending::Chance(Request::Fill(state.hand(mover))),
            Stage::Laying { mover }
            | Stage::Placing { mover }
            | Stage::Walking { mover, .. }
            | Stage::Pushing { mover } => Pending::Seats(Seats::only(mover)),
        }
    }

    fn view(state: &Position, viewer: Viewer) -> View {
        View { viewer, position: state.clone() }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        view.check(action)
    }

    fn apply(state: &mut Position, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Lay { piece, shaft } => state.lay(seat, piece, shaft, events),
            Action::Fill => state.stage = Stage::Filling { mover: seat },
            Action::Place(column) => state.place(seat, column, events),
            Action::Walk { scout, to } => state.walk(seat, scout, to, events),
            Action::Undo => state.undo(seat, events),
            Action::Done => state.end_phase(seat, events),
            Action::Push(push) => state.push(seat, push, events),
            Action::Resign => state.resign(seat, events),
        }
    }

    fn apply_chance(state: &mut Position, outcome: Chance, events: &mut Vec<Event>) -> Result<(), Impossible> {
        state.apply_chance(outcome, events)
    }

    fn sample(request: &Request, rng: &mut Rng) -> Chance {
        request.draw(rng)
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
        event.perceive(viewer)
    }

    fn legal_actions(view: &View) -> Vec<Action> {
        view.legal_actions()
    }

    fn resignation() -> Action {
        Action::Resign
    }

    /// The set-up does not count as moves.
    fn counted<'a>(action: &Action, mut events: impl Iterator<Item = &'a Event>) -> usize {
        let is_before = matches!(action, Action::Lay { .. } | Action::Fill | Action::Place(_) | Action::Resign);
        usize::from(!is_before && events.any(|event| Self::perceive(event, Viewer::Public).is_some()))
    }
}

impl Position {
    /// Starts the game on a filled board.
    fn take_board(&mut self, board: Board, events: &mut Vec<Event>) {
        self.board = board;
        let spare = board.spare().number();
        events.push(Event::Complete { spare });
        self.ask_for_place(self.starter.unwrap_or(Seat::FIRST), events);
    }

    /// Ends the game.
    fn end(&mut self, outcome: Outcome) {
        self.stage = Stage::Over(outcome);
    }

    /// Those of `seats` with the fewest rows to go.
    fn foremost(&self, seats: Seats) -> Seats {
        let least = seats.iter().map(|seat| self.sum(seat)).min();
        seats.iter().filter(|seat| Some(self.sum(*seat)) == least).collect()
    }

    /// Resigns for `seat`. Of the other players, those ahead win.
    fn resign(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let winners = self.foremost(self.all().without(seat));
        let outcome = Outcome { winners };
        events.push(Event::Resigned { seat });
        events.push(Event::Left { outcome });
        self.end(outcome);
    }
}
