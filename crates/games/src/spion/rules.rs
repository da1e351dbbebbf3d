//! The rules: the state of a game, its set-up, and the effect of each action. Rule book `spion`.

pub mod action;
pub mod board;
pub mod config;
pub mod deck;
pub mod event;
pub mod piece;
pub mod position;
pub mod refusal;
pub mod seating;
pub mod stage;
pub mod team;
pub mod view;

mod check;
mod ending;
mod fighting;
mod knowledge;
mod landing;
mod moves;
mod passes;
mod playing;
mod resample;
mod setting;
mod turn;
mod unmasking;

use self::action::{Action, Chance, Questions, Request, is_deck, is_numbering};
use self::config::Config;
use self::deck::Deck;
use self::event::{Event, Fact, Percept};
use self::piece::{DECK, Letter, NEW_DECK, Plan, SPIES, Spies, Spy, Trap};
use self::position::{Position, Spot};
use self::refusal::Refusal;
use self::seating::MOST;
use self::stage::Stage;
use self::team::{PerTeam, Team, opposite};
use self::view::View;
use rand::seq::{IndexedRandom, SliceRandom};
use snuffel_core::rng::Rng;
use snuffel_core::rules::{Impossible, Pending, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

pub use landing::BAZONG_PRIZE;
use landing::{Landing, Next, Queue};
pub use setting::Setting;
pub use turn::{RANSOM, TRAP_PRICE, price_of};

/// The game of Spion & Spion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spion;

/// The whole state of a game, secrets included.
#[derive(Clone, Copy, Debug)]
pub struct State {
    config: Config,
    stage: Stage,
    position: Position,
    /// The number of each spy; 0 for reserve spies, and for all spies before the deal.
    numbers: [u8; SPIES],
    /// The number of the traitor in the envelope for each seat; 0 before it is written.
    traitors: PerSeat<u8, MOST>,
    /// The spy of each seat that is in the dungeon at the beginning.
    jailed: PerSeat<Letter, MOST>,
    ready: Seats,
    decks: PerTeam<Deck>,
    /// The plans of the attacker and of the defender.
    plans: [Option<Plan>; 2],
    /// The spies with publicly known numbers, because they were beaten or accused of treason.
    beaten: Spies,
    accused: Spies,
    /// The spies that each seat has looked at with a view pass, and on Alfred fields.
    viewed: PerSeat<Spies, MOST>,
    looked: PerSeat<Spies, MOST>,
    /// The spies that have entered an Alfred field since the last turn of each seat, which can still look at them.
    glimpsed: PerSeat<Spies, MOST>,
    /// The preference of each seat for questions about unmasking.
    questions: PerSeat<Questions, MOST>,
    /// Whether a trap was placed in this turn, and whether the die was ordered.
    laid: bool,
    ordered: bool,
    /// Whether a spy has moved or a zillion has changed hands in this turn.
    stirred: bool,
    /// The number of consecutive turns in which neither has happened.
    quiet: u16,
    /// The number of turns that each seat has begun.
    turns: PerSeat<u16, MOST>,
    /// The spy that has arrived at a place, until all consequences are done.
    landing: Option<Landing>,
    /// The players to be asked about unmasking, and the continuation after that.
    queue: Queue,
    next: Next,
}

impl Rules for Spion {
    const ID: &'static str = "spion";
    const SEATS: &'static [usize] = &[4, 2];

    type Config = Config;
    type State = State;
    type Action = Action;
    type Request = Request;
    type Chance = Chance;
    type Event = Event;
    type Percept = Percept;
    type View = View;
    type Refusal = Refusal;

    fn start(config: &Config, seats: usize) -> State {
        State {
            config: *config,
            stage: Stage::Preparing,
            position: Position::new(seats),
            numbers: [0; SPIES],
            traitors: PerSeat::default(),
            jailed: PerSeat::from([Letter::A; MOST]),
            ready: Seats::NONE,
            decks: PerTeam::from([Deck::new(); 2]),
            plans: [None; 2],
            beaten: Spies::NONE,
            accused: Spies::NONE,
            viewed: PerSeat::default(),
            looked: PerSeat::default(),
            glimpsed: PerSeat::default(),
            questions: PerSeat::default(),
            laid: false,
            ordered: false,
            stirred: false,
            quiet: 0,
            turns: PerSeat::default(),
            landing: None,
            queue: Queue::default(),
            next: Next::Fights,
        }
    }

    fn pending(state: &State) -> Pending<Request> {
        let asked = match state.stage {
            Stage::Over(outcome) => return Pending::Over(outcome),
            Stage::Throwing { .. } => Some(Request::Die),
            Stage::Preparing => state.undealt(),
            _ => None,
        };
        asked.map_or_else(|| Pending::Seats(state.due()), Pending::Chance)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let seats = state.position.seats();
        let seat = viewer.seat().filter(|seat| seats.contains(*seat));
        View {
            config: state.config,
            viewer,
            stage: state.stage,
            position: state.position,
            numbers: state.known_numbers(seat),
            shown: state.beaten.or(state.accused),
            envelopes: state.known_envelopes(seat),
            ready: state.ready,
            chosen: state.chosen(),
            plan: seat.and_then(|seat| state.plan_of(seat)),
            passes: state.decks.map(|deck| if state.config.notes { deck.seen } else { [None; DECK] }),
            lookable: seat.map_or(Spies::NONE, |seat| state.lookable(seat)),
            questions: seat.map_or(Questions::Off, |seat| state.questions[seat]),
            laid: state.laid,
            ordered: state.ordered,
            turns: seat.map_or(0, |seat| state.turns[seat]),
        }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        view.check(action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Prepare(letter, number) => state.prepare(seat, letter, number, events),
            Action::Free(letter) => state.free(Spy::new(seat, letter), events),
            Action::Trap(trap, place) => state.place_trap(seat, trap, place, events),
            Action::Clear(throws) => state.order_throws(seat, throws, events),
            Action::Step(letter) => state.walk(Spy::new(seat, letter), 1, events),
            Action::Pass(depth) => state.take_pass(seat, depth, events),
            Action::Walk(letter) => {
                if let Stage::Walking { places, .. } = state.stage {
                    state.walk(Spy::new(seat, letter), places, events);
                }
            }
            Action::View(spy) => state.look_by_pass(seat, spy, events),
            Action::Sweep(trap) => state.sweep(seat, trap, events),
            Action::Attack(spy) => state.attack(seat, spy, events),
            Action::Plan(plan) => state.choose_plan(seat, plan, events),
            Action::Keep(owner) => state.keep(owner, events),
            Action::Unmask(spy) => state.unmask(seat, spy, events),
            Action::Decline => {
                events.push(Event::Declined { seat });
                state.ask_next(events);
            }
            Action::Look(spy) => {
                state.looked[seat].insert(spy);
                let number = state.numbers[spy.index()];
                events.push(Event::Looked { seat, spy, number });
            }
            Action::Questions(questions) => {
                state.questions[seat] = questions;
                events.push(Event::Preferred { seat, questions });
            }
            Action::Resign => {
                events.push(Event::Public(Fact::Resigned { seat }));
                state.win_for(opposite(seat), event::Victory::Resignation, events);
            }
        }
    }

    fn apply_chance(state: &mut State, outcome: Chance, events: &mut Vec<Event>) -> Result<(), Impossible> {
        let Pending::Chance(request) = Spion::pending(state) else {
            return Err(Impossible);
        };
        match (outcome, request) {
            (Chance::Numbers(seat, numbers), Request::Numbers(asked)) if seat == asked && is_numbering(&numbers) => {
                state.deal(seat, numbers);
                events.push(Event::Numbered { seat, numbers });
            }
            (Chance::Deck(seat, passes), Request::Deck(asked)) if seat == asked && is_deck(&passes) => {
                state.decks[Team::of_seat(seat)] = Deck::shuffled(passes);
            }
            (Chance::Die(face), Request::Die) => state.thrown(face, events),
            (Chance::Numbers(..) | Chance::Deck(..) | Chance::Die(_), _) => return Err(Impossible),
        }
        Ok(())
    }

    fn sample(request: &Request, rng: &mut Rng) -> Chance {
        match request {
            Request::Numbers(seat) => {
                let mut numbers = [1, 2, 3];
                numbers.shuffle(rng);
                Chance::Numbers(*seat, numbers)
            }
            Request::Deck(seat) => {
                let mut passes = NEW_DECK;
                passes.shuffle(rng);
                Chance::Deck(*seat, passes)
            }
            Request::Die => {
                let face = Trap::ALL.choose(rng).copied();
                Chance::Die(face.unwrap_or(Trap::Snake))
            }
        }
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
        event.perceive(viewer)
    }

    fn legal_actions(view: &View) -> Vec<Action> {
        view.legal_actions()
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        !view.position.playing.contains(seat)
    }

    fn owes_answer(view: &View, seat: Seat) -> bool {
        match view.stage {
            Stage::Questioning { .. } => true,
            Stage::Fighting(fight) => seat != fight.seat,
            Stage::Preparing
            | Stage::Turn { .. }
            | Stage::Throwing { .. }
            | Stage::Walking { .. }
            | Stage::Viewing { .. }
            | Stage::Sweeping { .. }
            | Stage::Hunting { .. }
            | Stage::Meeting { .. }
            | Stage::Keeping { .. }
            | Stage::Over(_) => false,
        }
    }

    fn is_answer(action: &Action) -> bool {
        match action {
            Action::Plan(_) | Action::Unmask(_) | Action::Decline => true,
            Action::Prepare(..)
            | Action::Free(_)
            | Action::Trap(..)
            | Action::Clear(_)
            | Action::Step(_)
            | Action::Pass(_)
            | Action::Walk(_)
            | Action::View(_)
            | Action::Look(_)
            | Action::Sweep(_)
            | Action::Attack(_)
            | Action::Keep(_)
            | Action::Questions(_)
            | Action::Resign => false,
        }
    }

    fn resignation() -> Action {
        Action::Resign
    }

    /// The set-up does not count as moves.
    fn counted<'a>(action: &Action, mut events: impl Iterator<Item = &'a Event>) -> usize {
        let is_before = matches!(action, Action::Prepare(..) | Action::Resign);
        usize::from(!is_before && events.any(|event| Self::perceive(event, Viewer::Public).is_some()))
    }

    fn side(seat: Seat, seats: usize) -> Seats {
        let sitting = Seats::first(seats);
        Team::of_seat(seat).seats().iter().filter(|seat| sitting.contains(*seat)).collect()
    }
}

impl State {
    /// The next request to chance in the set-up, if any.
    fn undealt(&self) -> Option<Request> {
        let numbers = self.position.seats().iter().find(|seat| self.numbers[Spy::new(*seat, Letter::A).index()] == 0);
        let decks = [Seat::FIRST, Seat::SECOND];
        let deck = decks.into_iter().find(|seat| !self.decks[Team::of_seat(*seat)].ready);
        numbers.map(Request::Numbers).or(deck.map(Request::Deck))
    }

    /// Assigns the numbers of a seat's spies A to C.
    fn deal(&mut self, seat: Seat, numbers: [u8; 3]) {
        for (spy, number) in Spy::numbered(seat).into_iter().zip(numbers) {
            self.numbers[spy.index()] = number;
        }
    }

    fn due(&self) -> Seats {
        self.stage.due(self.position.seats(), self.ready, self.chosen())
    }

    /// Marks a seat as ready. Once all seats are, black begins.
    fn prepare(&mut self, seat: Seat, letter: Letter, number: u8, events: &mut Vec<Event>) {
        self.jailed[seat] = letter;
        self.traitors[opposite(seat)] = number;
        self.ready = self.ready.with(seat);
        events.push(Event::Prepared { seat, letter, number });
        let seats = self.position.seats();
        if self.ready != seats {
            return;
        }
        for seat in seats.iter() {
            let spy = Spy::new(seat, self.jailed[seat]);
            self.position.spots[spy.index()] = Spot::Dungeon;
        }
        events.push(Event::Public(Fact::Began { seat: Seat::FIRST }));
        self.begin_turn(Seat::FIRST, events);
    }

    /// Enters a stage, and announces the seat that has to act, if there is exactly one.
    fn expect(&mut self, stage: Stage, events: &mut Vec<Event>) {
        self.stage = stage;
        events.extend(stage.mover().map(|seat| Event::Public(Fact::Due { seat })));
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }
}
