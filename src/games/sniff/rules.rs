//! The rules: the state of a game, and what each action does to it. Rule book `sniff`, sections Set-up, Turn and
//! Variants.

use super::action::{Action, Chance, Request};
use super::board::{Field, FieldSet};
use super::builder::{self, Plan};
use super::check;
use super::config::Config;
use super::event::{self, Answer, Draft, Event, Percept};
use super::labyrinth::Labyrinth;
use super::moves;
use super::view::{Refusal, Search, Stage, View};
use crate::chance::Dice;
use crate::rules::{Impossible, Outcome, Pending, Rules};
use crate::seat::{Seat, Seats, Viewer};
use rand::RngExt;

/// How many moves a turn has at most, but for `gallop`.
const MOVES_A_TURN: u8 = 2;

/// Variant `non-stop` is over at so many points, or so many ahead.
const MOST_POINTS: u8 = 5;
const AHEAD: u8 = 2;

/// The game of sniff.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sniff;

/// All there is to know of a game of sniff.
#[derive(Clone, Debug)]
pub struct State {
    config: Config,
    stage: Stage,
    /// Each seat's labyrinth, in which the other seat searches.
    labyrinths: [Labyrinth; 2],
    ready: [bool; 2],
    /// What stood before each step of building, for taking it back.
    earlier: [Vec<Labyrinth>; 2],
    /// What each seat has asked chance to build.
    orders: [Option<Order>; 2],
    markers: [Option<Field>; 2],
    searches: [Search; 2],
    /// Where both detectives start; `None` as long as the lot has not said so (`way-out`).
    start: Option<Field>,
    points: [u8; 2],
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
            labyrinths: [Labyrinth::empty(config.size); 2],
            ready: [false; 2],
            earlier: [Vec::new(), Vec::new()],
            orders: [None; 2],
            markers: [None; 2],
            searches: [search(config, Field::ZERO); 2],
            start: (!config.way_out).then_some(Field::ZERO),
            points: [0; 2],
        }
    }

    fn pending(state: &State) -> Pending<Request> {
        match state.stage {
            Stage::Over(outcome) => Pending::Over(outcome),
            Stage::Searching { mover, .. } => Pending::Seats(Seats::only(mover)),
            Stage::Hiding { owner } => Pending::Seats(Seats::only(owner)),
            Stage::Building if state.start.is_none() => {
                Pending::Chance(Request::Start(state.config.size))
            }
            Stage::Building => match state.order() {
                Some((_, _, draft)) => Pending::Chance(Request::Labyrinth {
                    plan: state.plan(),
                    draft,
                }),
                None if state.ready == [true; 2] => Pending::Chance(Request::Starter),
                None => {
                    let owes = |seat: &Seat| !state.ready[seat.index()];
                    Pending::Seats(Seats::first(2).iter().filter(owes).collect())
                }
            },
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().map(Seat::index).filter(|index| *index < 2);
        View {
            config: state.config,
            viewer,
            stage: state.stage,
            ready: state.ready,
            searches: state.searches,
            own: own.map(|index| state.labyrinths[index]),
            can_undo: own.is_some_and(|index| !state.earlier[index].is_empty()),
            marker: own.and_then(|index| state.markers[index]),
            start: state.start.unwrap_or(Field::ZERO),
            points: state.points,
            shown: matches!(state.stage, Stage::Over(_)).then_some(state.labyrinths),
        }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        check::check(view, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
        let index = seat.index().min(1);
        let mut draft = state.labyrinths[index];
        match action {
            Action::Step(field) => state.step(seat, field, events),
            Action::Done if state.stage == Stage::Building => state.finish(seat, events),
            Action::Done => state.stop(seat, events),
            Action::Marker(field) => {
                state.markers[index] = field;
                events.push(Event::Marked { seat, field });
            }
            Action::Resign => {
                events.push(Event::Resigned { seat });
                state.win(seat.other(), events);
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
            Action::Fill => state.orders[index] = Some(Order::Fill),
            Action::Build => state.orders[index] = Some(Order::Build),
        }
    }

    fn chance(
        state: &mut State,
        outcome: Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Impossible> {
        match (outcome, Sniff::pending(state)) {
            (Chance::Labyrinth(labyrinth), Pending::Chance(Request::Labyrinth { .. })) => {
                state.deliver(labyrinth, events)
            }
            (Chance::Start(field), Pending::Chance(Request::Start(size)))
                if field != Field::ZERO && size.holds(field) =>
            {
                state.start = Some(field);
                state.searches = [search(&state.config, field); 2];
                events.push(Event::Starts { field });
                Ok(())
            }
            (Chance::Starter(seat), Pending::Chance(Request::Starter)) if seat.index() < 2 => {
                state.turn_to(seat);
                let start = state.start.unwrap_or(Field::ZERO);
                let mut beside = state.config.size.neighbours(start);
                // From the zero field of the usual board that is E4.
                let next = match start {
                    Field::ZERO => beside.nth(usize::from(state.config.size.rows()) - 2),
                    _ => beside.next(),
                };
                events.push(Event::Begins {
                    seat,
                    start,
                    next: next.unwrap_or(start),
                });
                Ok(())
            }
            _ => Err(Impossible),
        }
    }

    fn draw(request: &Request, dice: &mut Dice) -> Chance {
        match request {
            Request::Starter => Chance::Starter(if dice.random_bool(0.5) {
                Seat::FIRST
            } else {
                Seat::SECOND
            }),
            Request::Start(size) => {
                let (column, row) = (
                    dice.random_range(0..size.columns()),
                    dice.random_range(0..size.rows()),
                );
                Chance::Start(Field::at(column, row))
            }
            // Only drafts that can be filled are asked for.
            Request::Labyrinth { plan, draft } => {
                Chance::Labyrinth(builder::fill(draft, *plan, dice).unwrap_or(*draft))
            }
        }
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
        event::perceive(event, viewer)
    }

    fn moves(view: &View) -> Vec<Action> {
        moves::moves(view)
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
    /// What each labyrinth has to have.
    fn plan(&self) -> Plan {
        self.config.plan(self.start.unwrap_or(Field::ZERO))
    }

    /// Who has asked chance to build first, what, and what it has to keep.
    fn order(&self) -> Option<(Seat, Order, Labyrinth)> {
        Seats::first(2).iter().find_map(|seat| {
            let order = self.orders[seat.index()]?;
            let draft = match order {
                Order::Fill => self.labyrinths[seat.index()],
                Order::Build => Labyrinth::empty(self.config.size),
            };
            Some((seat, order, draft))
        })
    }

    /// Takes a labyrinth from chance, if it is what was asked for.
    fn deliver(&mut self, labyrinth: Labyrinth, events: &mut Vec<Event>) -> Result<(), Impossible> {
        let (seat, order, draft) = self.order().ok_or(Impossible)?;
        let keeps = labyrinth.size == draft.size
            && labyrinth.walls.includes(draft.walls)
            && draft.dogs.iter().all(|dog| labyrinth.dogs.contains(dog))
            && (draft.treasure.is_none() || labyrinth.treasure == draft.treasure);
        if !keeps || !builder::legal(&labyrinth, self.plan()) {
            return Err(Impossible);
        }
        let draft = match order {
            Order::Fill => Draft::Filled,
            Order::Build => Draft::Built,
        };
        self.build(seat, labyrinth, draft, events);
        Ok(())
    }

    /// Replaces what stands, so that it can be taken back.
    fn build(&mut self, seat: Seat, labyrinth: Labyrinth, draft: Draft, events: &mut Vec<Event>) {
        let index = seat.index().min(1);
        self.earlier[index].push(self.labyrinths[index]);
        self.draft(seat, labyrinth, draft, events);
    }

    fn undo(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if let Some(labyrinth) = self.earlier[seat.index().min(1)].pop() {
            self.draft(seat, labyrinth, Draft::Undone, events);
        }
    }

    fn draft(&mut self, seat: Seat, labyrinth: Labyrinth, draft: Draft, events: &mut Vec<Event>) {
        let index = seat.index().min(1);
        self.labyrinths[index] = labyrinth;
        self.orders[index] = None;
        events.push(Event::Drafted {
            seat,
            draft,
            labyrinth,
            plan: self.plan(),
        });
    }

    /// A labyrinth is ready. When both are, the lot falls.
    fn finish(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let index = seat.index().min(1);
        self.ready[index] = true;
        self.earlier[index] = Vec::new();
        self.orders[index] = None;
        events.push(Event::Ready { seat });
    }

    fn step(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) {
        let moved = match self.stage {
            Stage::Searching { moved, .. } => moved.saturating_add(1),
            Stage::Building | Stage::Hiding { .. } | Stage::Over(_) => return,
        };
        let labyrinth = &self.labyrinths[seat.other().index()];
        let search = &mut self.searches[seat.index().min(1)];
        let answer = search.ask(labyrinth, &self.config, field);
        let again = answer.is_free() && (self.config.gallop || moved < MOVES_A_TURN);
        events.push(Event::Asked {
            seat,
            field,
            answer,
            stands: search.stands,
            again,
            config: self.config,
        });
        match answer {
            Answer::Treasure if self.config.non_stop => self.score(seat, events),
            Answer::Treasure | Answer::Out => self.win(seat, events),
            Answer::Dog => self.win(seat.other(), events),
            Answer::Free
            | Answer::Warm
            | Answer::Hot
            | Answer::Growl
            | Answer::WarmGrowl
            | Answer::HotGrowl
                if again =>
            {
                self.stage = Stage::Searching { mover: seat, moved };
            }
            Answer::Free
            | Answer::Warm
            | Answer::Hot
            | Answer::Growl
            | Answer::WarmGrowl
            | Answer::HotGrowl
            | Answer::Wall
            | Answer::Ditch => self.turn_to(seat.other()),
        }
    }

    /// Variant `non-stop`: a point for a find. Whose treasure it was hides it again, unless all is over.
    fn score(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let index = seat.index().min(1);
        self.points[index] += 1;
        let points = self.points;
        let (own, theirs) = (points[index], points[seat.other().index()]);
        let again = own < MOST_POINTS && own < theirs + AHEAD;
        events.push(Event::Scored {
            seat,
            points,
            again,
        });
        if again {
            self.stage = Stage::Hiding {
                owner: seat.other(),
            };
        } else {
            self.win(seat, events);
        }
    }

    /// Variant `non-stop`: hides the found treasure again. The owner is on turn then.
    fn hide(&mut self, seat: Seat, field: Field, events: &mut Vec<Event>) {
        self.labyrinths[seat.index().min(1)].treasure = Some(field);
        self.searches[seat.other().index()].forget_treasure(self.config.blind);
        events.push(Event::Hidden { seat, field });
        self.turn_to(seat);
    }

    /// Ends the turn after a free answer.
    fn stop(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Stopped { seat });
        self.turn_to(seat.other());
    }

    fn turn_to(&mut self, mover: Seat) {
        self.stage = Stage::Searching { mover, moved: 0 };
    }

    /// Ends the game. What stands of both labyrinths is shown, even when somebody gave up while building.
    fn win(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.stage = Stage::Over(Outcome {
            winners: Seats::only(seat),
        });
        events.push(Event::Won {
            seat,
            asks: [self.searches[0].asks, self.searches[1].asks],
        });
        for owner in [Seat::FIRST, Seat::SECOND] {
            events.push(Event::Shown {
                owner,
                labyrinth: self.labyrinths[owner.index()],
                plan: self.plan(),
            });
        }
    }
}
