//! The rules: the state of a game, and what each action does to it. Rule book `sniff`, sections Set-up, Turn and
//! Variants.

pub mod action;
pub mod board;
pub mod builder;
pub mod config;
pub mod distances;
pub mod event;
pub mod labyrinth;
pub mod sets;
pub mod view;

mod check;
mod drafting;
mod moves;

use self::action::{Action, Chance, Request};
use self::board::{Field, Size};
use self::builder::Plan;
use self::config::Config;
use self::event::{Answer, Draft, Event, Fact, Percept};
use self::labyrinth::Labyrinth;
use self::sets::FieldSet;
use self::view::{Refusal, Search, Stage, View};
use crate::rng::Rng;
use crate::rules::{Impossible, Outcome, Pending, Rules};
use crate::seat::{PerSeat, Seat, Seats, Viewer};
use rand::RngExt;

/// How many moves a turn has at most, but for `gallop`.
const MOVES_A_TURN: u8 = 2;

/// Variant `non-stop` is over at so many points, or so many ahead.
const MOST_POINTS: u8 = 5;
const AHEAD: u8 = 2;

/// What each of the two players has.
pub type Both<T> = PerSeat<T, 2>;

/// The game of sniff.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sniff;

/// All there is to know of a game of sniff.
#[derive(Clone, Debug)]
pub struct State {
    config: Config,
    stage: Stage,
    /// Each seat's labyrinth, in which the other seat searches.
    labyrinths: Both<Labyrinth>,
    ready: Both<bool>,
    /// What stood before each step of building, for taking it back.
    earlier: Both<Vec<Labyrinth>>,
    /// What each seat has asked chance to build.
    orders: Both<Option<Order>>,
    markers: Both<Option<Field>>,
    searches: Both<Search>,
    /// Where both detectives start; `None` as long as the lot has not said so (`way-out`).
    start: Option<Field>,
    points: Both<u8>,
    /// Who begins, where no lot decides: in a series the players alternate.
    starter: Option<Seat>,
    /// Variant `count`: who has won, while the other goes on alone, and how many moves were asked since.
    decided: Option<Seat>,
    alone: u32,
    resigned: bool,
}

/// What chance is asked to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// What is missing.
    Fill,
    /// All, from an empty board.
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
            searches: [search(config, Field::ZERO); 2].into(),
            start: (!config.way_out).then_some(Field::ZERO),
            points: Both::default(),
            starter: None,
            decided: None,
            alone: 0,
            resigned: false,
        }
    }

    fn again(config: &Config, seats: usize, last: &State) -> State {
        State { starter: last.starter.map(Seat::other), ..Sniff::start(config, seats) }
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
        let mut draft = state.labyrinths[seat];
        match action {
            Action::Step(field) => state.step(seat, field, events),
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
            Action::Walls(walls) => {
                for wall in &walls {
                    draft.walls.insert(*wall);
                }
                state.build(seat, draft, Draft::Walls(walls), events);
            }
            Action::Remove(walls) => {
                for wall in &walls {
                    draft.walls.remove(*wall);
                }
                state.build(seat, draft, Draft::Removed(walls), events);
            }
            Action::Treasure(field) if state.stage != Stage::Building => {
                state.hide(seat, field, events);
            }
            Action::Treasure(field) => {
                draft.treasure = Some(field);
                state.build(seat, draft, Draft::Treasure(field), events);
            }
            Action::Dog(field) => {
                draft.dogs.insert(field);
                state.build(seat, draft, Draft::Dog(field), events);
            }
            Action::RemoveDog(field) => {
                draft.dogs.remove(field);
                state.build(seat, draft, Draft::DogRemoved(field), events);
            }
            Action::Lay(labyrinth) => state.build(seat, labyrinth, Draft::Laid, events),
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
                state.searches = [search(&state.config, field); 2].into();
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
                    // Inside: not in the column from which the zero field is one move away.
                    rng.random_range(0..size.columns() - 1),
                    rng.random_range(0..size.rows()),
                );
                Chance::Start(Field::at(column, row))
            }
            // Only drafts that can be filled are asked for.
            Request::Labyrinth { plan, draft } if *draft == Labyrinth::empty(draft.size) => {
                Chance::Labyrinth(builder::build(draft.size, *plan, rng).unwrap_or(*draft))
            }
            Request::Labyrinth { plan, draft } => Chance::Labyrinth(builder::fill(draft, *plan, rng).unwrap_or(*draft)),
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
}

/// A search that begins on `start`; in `blind` it marks nothing, not even that.
fn search(config: &Config, start: Field) -> Search {
    let mut search = Search::from(start);
    if config.blind {
        search.visited = FieldSet::default();
    }
    search
}

impl State {
    /// The size of both boards.
    pub fn size(&self) -> Size {
        self.config.size
    }

    /// Who is on turn, how many moves the turn has had, and the search; `None` when nobody searches.
    pub fn searching(&self) -> Option<(Seat, u8, &Search)> {
        self.stage.turn().map(|(mover, moved)| (mover, moved, &self.searches[mover]))
    }

    /// What each labyrinth has to have.
    fn plan(&self) -> Plan {
        self.config.plan(self.start.unwrap_or(Field::ZERO))
    }

    /// Whoever moves first is on turn.
    fn begin(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.starter = Some(seat);
        self.turn_to(seat);
        events.push(Fact::Begins { seat }.into());
    }

    fn step(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) {
        let Some((_, before)) = self.stage.turn() else {
            return;
        };
        let moved = before.saturating_add(1);
        let labyrinth = &self.labyrinths[seat.other()];
        let search = &mut self.searches[seat];
        let from = search.stands;
        let answer = search.ask(labyrinth, &self.config, field);
        let alone = self.decided.is_some();
        self.alone += u32::from(alone);
        // Who searches alone is always on turn: there is no turn to end.
        let again = !alone && answer.is_free() && (self.config.gallop || moved < MOVES_A_TURN);
        events.push(Fact::Asked { seat, field, answer, stands: search.stands, again }.into());
        match answer {
            Answer::Treasure if self.config.non_stop => self.score(seat, events),
            Answer::Treasure | Answer::Out => self.win(seat, events),
            Answer::Dog => {
                if self.config.count {
                    self.flee(seat, from, field, events);
                }
                self.win(seat.other(), events);
            }
            Answer::Free
            | Answer::Warm
            | Answer::Hot
            | Answer::Growl
            | Answer::WarmGrowl
            | Answer::HotGrowl
            | Answer::Wall
            | Answer::Ditch => {
                if again {
                    self.stage = Stage::Searching { mover: seat, moved };
                } else {
                    self.turn_to(seat.other());
                }
            }
        }
    }

    /// Variant `non-stop`: a point for a find. Whose treasure it was hides it again, unless all is over.
    fn score(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.points[seat] += 1;
        let (own, theirs) = (self.points[seat], self.points[seat.other()]);
        let again = own < MOST_POINTS && own < theirs + AHEAD;
        events.push(Fact::Scored { seat, again }.into());
        if again {
            self.stage = Stage::Hiding { owner: seat.other() };
        } else {
            self.win(seat, events);
        }
    }

    /// Variant `non-stop`: hides the found treasure again. The owner is on turn then.
    fn hide(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) {
        self.labyrinths[seat].treasure = Some(field);
        self.searches[seat.other()].forget_treasure(self.config.blind);
        events.push(Event::Hidden { seat, field });
        self.turn_to(seat);
    }

    /// Ends the turn after a free answer.
    fn stop(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Fact::Stopped { seat }.into());
        self.turn_to(seat.other());
    }

    /// Variant `count` with `dogs`: a bite sends back to the zero field.
    fn flee(&mut self, seat: Seat, from: Field, field: Field, events: &mut Vec<Event>) {
        self.searches[seat].flee(from, field, self.config.blind);
        events.push(Fact::Bitten { seat, field }.into());
    }

    /// The next turn is `mover`'s; but who has lost a counted game goes on alone.
    fn turn_to(&mut self, mover: Seat) {
        let mover = self.decided.map_or(mover, Seat::other);
        self.stage = Stage::Searching { mover, moved: 0 };
    }

    /// Somebody has won. In `count` the loser goes on alone, and is there later.
    fn win(&mut self, seat: Seat, events: &mut Vec<Event>) {
        match self.decided {
            None if self.config.count => {
                self.decided = Some(seat);
                events.push(Fact::Won { seat }.into());
                let loser = seat.other();
                events.push(Fact::Alone { seat: loser }.into());
                self.turn_to(loser);
            }
            // Another bite: the search alone goes on.
            Some(winner) if seat == winner => self.turn_to(winner.other()),
            Some(winner) => {
                events.push(Fact::Counted { seat, moves: self.alone }.into());
                self.show(winner, events);
            }
            None => self.end(seat, events),
        }
    }

    /// The game is over, with nobody going on.
    fn end(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.decided.is_none() {
            events.push(Fact::Won { seat }.into());
        }
        self.show(seat, events);
    }

    /// Ends the game. What stands of both labyrinths is shown, even when somebody gave up while building.
    fn show(&mut self, winner: Seat, events: &mut Vec<Event>) {
        self.stage = Stage::Over(Outcome { winners: Seats::only(winner) });
        events.extend(self.labyrinths.each().map(|(owner, _)| Event::from(Fact::Shown { owner })));
    }
}
