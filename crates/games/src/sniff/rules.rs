//! The rules: the state of a game, what it waits for, and what each viewer may see of it. Rule book `sniff`, sections
//! Set-up, Turn and Variants.

pub mod action;
pub mod board;
pub mod builder;
pub mod config;
pub(super) mod distances;
pub mod event;
pub mod labyrinth;
pub mod plan;
pub mod sets;
pub mod view;

mod check;
mod drafting;
mod earlier;
mod moves;
pub(super) mod searching;

use self::action::{Action, Chance, Request};
use self::board::Field;
use self::config::Config;
use self::earlier::Earlier;
use self::event::{Draft, Event, Fact, Percept};
use self::labyrinth::Labyrinth;
use self::plan::Plan;
use self::view::{Refusal, Search, Stage, View};
use rand::RngExt;
use snuffel_core::rng::Rng;
use snuffel_core::rules::{Impossible, Outcome, Pending, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

/// A value for each of the two players.
pub type Both<T> = PerSeat<T, 2>;

/// Returns whether a seat takes part in this game.
fn plays(seat: Seat) -> bool {
    Seats::first(2).contains(seat)
}

/// The game of sniff.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sniff;

/// The whole state of a game of sniff, secrets included.
#[derive(Clone, Debug)]
pub struct State {
    config: Config,
    stage: Stage,
    /// The labyrinth built by each seat, which the other seat searches.
    labyrinths: Both<Labyrinth>,
    ready: Both<bool>,
    /// The labyrinth before each building step, for undo.
    earlier: Both<Earlier>,
    /// The labyrinth that each seat has asked chance to build.
    orders: Both<Option<Order>>,
    markers: Both<Option<Field>>,
    searches: Both<Search>,
    /// The start field of both detectives; `None` until chance has drawn it (`way-out`).
    start: Option<Field>,
    points: Both<u8>,
    /// The seat that begins, if it is not drawn: in a series the players alternate.
    starter: Option<Seat>,
    /// Variant `count`: the winner, while the loser goes on alone, and the number of moves asked since.
    decided: Option<Seat>,
    alone: u32,
    resigned: bool,
}

/// A request to chance to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// Add the missing parts.
    Fill,
    /// Build everything, from an empty board.
    Build,
}

impl Rules for Sniff {
    const ID: &'static str = "sniff";
    const SEATS: &'static [usize] = &[2];

    type Config = Config;
    type State = State;
    type Action = Action;
    type Request = Request;
    type Chance = Chance;
    type Event = Event;
    type Percept = Percept;
    type View = View;
    type Refusal = Refusal;

    fn start(config: &Config, _seats: usize) -> State {
        State {
            config: *config,
            stage: Stage::Building,
            labyrinths: [Labyrinth::empty(config.size); 2].into(),
            ready: Both::default(),
            earlier: Both::default(),
            orders: Both::default(),
            markers: Both::default(),
            searches: [Search::begun(Field::ZERO, config.blind); 2].into(),
            start: (!config.way_out).then_some(Field::ZERO),
            points: Both::default(),
            starter: None,
            decided: None,
            alone: 0,
            resigned: false,
        }
    }

    fn next_starter(last: &State) -> Option<Seat> {
        last.starter.map(Seat::other)
    }

    fn start_by(starter: Seat, config: &Config, seats: usize) -> State {
        State { starter: Some(starter), ..Sniff::start(config, seats) }
    }

    fn points(state: &State, outcome: Outcome) -> PerSeat<u32> {
        let mut points = PerSeat::default();
        for winner in outcome.winners.iter() {
            match state.config.count {
                true => points[winner.other()] = state.alone,
                false => points[winner] = 1,
            }
        }
        points
    }

    fn ends_series(state: &State) -> bool {
        state.config.count && state.resigned
    }

    fn pending(state: &State) -> Pending<Request> {
        match state.stage {
            Stage::Over(outcome) => Pending::Over(outcome),
            Stage::Searching { mover: seat, .. } | Stage::Hiding { owner: seat } => Pending::Seats(Seats::only(seat)),
            Stage::Building if state.start.is_none() => Pending::Chance(Request::Start(state.config.size)),
            Stage::Building => match state.order() {
                Some((_, _, draft)) => Pending::Chance(Request::Labyrinth { plan: state.plan(), draft }),
                None if state.are_ready() => Pending::Chance(Request::Starter),
                None => {
                    let builders = state.ready.each().filter(|(_, ready)| !**ready);
                    Pending::Seats(builders.map(|(seat, _)| seat).collect())
                }
            },
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| state.labyrinths.get(*seat).is_some());
        View {
            config: state.config,
            viewer,
            stage: state.stage,
            ready: state.ready,
            searches: state.searches,
            own: own.map(|seat| state.labyrinths[seat]),
            can_undo: own.is_some_and(|seat| !state.earlier[seat].is_empty()),
            marker: own.and_then(|seat| state.markers[seat]),
            start: state.start.unwrap_or(Field::ZERO),
            points: state.points,
            alone: state.decided.map(|_| state.alone),
            shown: matches!(state.stage, Stage::Over(_)).then_some(state.labyrinths),
        }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        view.check(action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Step(field) => state.step(seat, field, events),
            Action::Walk(fields) => state.walk(seat, &fields, events),
            Action::Done if state.stage == Stage::Building => state.finish(seat, events),
            Action::Done => state.stop(seat, events),
            Action::Marker(field) => {
                state.markers[seat] = field;
                events.push(Event::Marked { seat, field });
            }
            Action::Resign => {
                events.push(Fact::Resigned { seat }.into());
                state.resigned = true;
                state.end(state.decided.unwrap_or(seat.other()), events);
            }
            Action::Walls(walls) => state.build(seat, events, |own| {
                for wall in &walls {
                    own.walls.insert(*wall);
                }
                Draft::Walls(walls)
            }),
            Action::Remove(walls) => state.build(seat, events, |own| {
                for wall in &walls {
                    own.walls.remove(*wall);
                }
                Draft::Removed(walls)
            }),
            Action::Treasure(field) if state.stage != Stage::Building => state.hide(seat, field, events),
            Action::Treasure(field) => state.build(seat, events, |own| {
                own.treasure = Some(field);
                Draft::Treasure(field)
            }),
            Action::Dog(field) => state.build(seat, events, |own| {
                own.dogs.insert(field);
                Draft::Dog(field)
            }),
            Action::RemoveDog(field) => state.build(seat, events, |own| {
                own.dogs.remove(field);
                Draft::DogRemoved(field)
            }),
            Action::Lay(labyrinth) => state.build(seat, events, |own| {
                *own = *labyrinth;
                Draft::Laid
            }),
            Action::Clear => state.build(seat, events, |own| {
                *own = Labyrinth::empty(own.size);
                Draft::Cleared
            }),
            Action::Undo => state.undo(seat, events),
            Action::Fill => state.orders[seat] = Some(Order::Fill),
            Action::Build => state.orders[seat] = Some(Order::Build),
        }
    }

    fn apply_chance(state: &mut State, outcome: Chance, events: &mut Vec<Event>) -> Result<(), Impossible> {
        match (outcome, Sniff::pending(state)) {
            (Chance::Labyrinth(labyrinth), Pending::Chance(Request::Labyrinth { .. })) => {
                state.deliver(labyrinth, events)
            }
            (Chance::Start(field), Pending::Chance(Request::Start(size)))
                if field != Field::ZERO && size.holds(field) =>
            {
                state.start = Some(field);
                state.searches = [Search::begun(field, state.config.blind); 2].into();
                events.push(Fact::Starts { field }.into());
                Ok(())
            }
            (Chance::Starter(seat), Pending::Chance(Request::Starter)) if state.ready.get(seat).is_some() => {
                state.begin(seat, events);
                Ok(())
            }
            _ => Err(Impossible),
        }
    }

    fn sample(request: &Request, rng: &mut Rng) -> Chance {
        match request {
            Request::Starter => Chance::Starter(if rng.random_bool(0.5) { Seat::FIRST } else { Seat::SECOND }),
            Request::Start(size) => {
                let (column, row) = (
                    // Inside the board: not in the last column, where the zero field is one move away.
                    rng.random_range(0..size.columns() - 1),
                    rng.random_range(0..size.rows()),
                );
                Chance::Start(Field::at(column, row))
            }
            // Only drafts that can be completed are requested.
            Request::Labyrinth { plan, draft } if *draft == Labyrinth::empty(draft.size) => {
                Chance::Labyrinth(builder::build(draft.size, *plan, rng).unwrap_or(*draft))
            }
            Request::Labyrinth { plan, draft } => {
                Chance::Labyrinth(builder::fill_far(draft, *plan, rng).unwrap_or(*draft))
            }
        }
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

    /// Every field asked for counts, as in the messages about a search.
    fn counted<'a>(_action: &Action, events: impl Iterator<Item = &'a Event>) -> usize {
        events.filter(|event| matches!(event, Event::Public(Fact::Asked { .. }))).count()
    }
}

impl State {
    /// The requirements for each labyrinth.
    fn plan(&self) -> Plan {
        self.config.plan(self.start.unwrap_or(Field::ZERO))
    }
}
