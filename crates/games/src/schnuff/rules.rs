//! The rules: the state of a game, and what each action does to it. Rule book `schnuff`.

pub mod action;
pub mod card;
pub mod config;
pub mod event;
pub mod hand;
pub mod limit;
pub mod stack;
pub mod throwing;
pub mod view;

mod paying;
mod rounds;
mod turns;

use self::action::{Action, Chance, Request};
use self::card::{Card, Deck};
use self::config::Config;
use self::event::{Event, Percept};
use self::hand::Hand;
use self::limit::Toll;
use self::stack::Stack;
use self::throwing::{Throw, Throwing};
use self::view::{Refusal, View};
use snuffel_core::rng::Rng;
use snuffel_core::rules::{Impossible, Outcome, Pending, Rules};
use snuffel_core::seat::{MOST_SEATS, PerSeat, Seat, Seats, Viewer};

/// The game of schnuff.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schnuff;

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Players throw for the role of first dealer.
    Dealer(Throwing),
    /// The cards are about to be shuffled and dealt.
    Shuffling,
    /// The mover plays a card.
    Turn,
    /// The mover has played Risk and throws.
    Risk,
    /// The mover has played Schnuff, and the others throw.
    Schnuff(Throwing),
    /// The game is over.
    Over(Outcome),
}

/// The whole state of a game of schnuff, secrets included.
#[derive(Clone, Debug)]
pub struct State {
    config: Config,
    seats: u8,
    stage: Stage,
    round: u16,
    dealer: Seat,
    /// The players still in the game.
    players: Seats,
    chips: PerSeat<u8>,
    /// The player on turn.
    mover: Seat,
    /// Whether the round has not been opened yet.
    opening: bool,
    sum: u8,
    clockwise: bool,
    tolls: [Toll; 3],
    hands: PerSeat<Hand>,
    stack: Stack,
    /// The number of cards of each kind played since the discards were last empty.
    played: [u8; Card::KINDS],
    /// Strict drawing: the last player, as long as they may still draw.
    drawing: Option<Seat>,
    /// Whether the mover draws at the end of a turn that chance interrupts.
    draws: bool,
}

impl Rules for Schnuff {
    const ID: &'static str = "schnuff";
    const SEATS: &'static [usize] = &[2, 3, 4, 5, 6];

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
        let seats = seats.clamp(2, MOST_SEATS);
        let players = Seats::first(seats);
        State {
            config: *config,
            seats: seats as u8,
            stage: Stage::Dealer(Throwing::new(players)),
            round: 0,
            dealer: Seat::FIRST,
            players,
            chips: PerSeat::from_fn(|seat| if players.contains(seat) { Config::CHIPS } else { 0 }),
            mover: Seat::FIRST,
            opening: false,
            sum: 0,
            clockwise: true,
            tolls: [Toll::Due; 3],
            hands: PerSeat::default(),
            stack: Stack::new(&Deck::sorted()),
            played: [0; Card::KINDS],
            drawing: None,
            draws: false,
        }
    }

    fn pending(state: &State) -> Pending<Request> {
        match state.stage {
            Stage::Dealer(_) | Stage::Risk | Stage::Schnuff(_) => Pending::Chance(Request::Throw),
            Stage::Shuffling => Pending::Chance(Request::Shuffle),
            Stage::Over(outcome) => Pending::Over(outcome),
            Stage::Turn => Pending::Seats(state.due()),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let is_turn = state.stage == Stage::Turn;
        View {
            config: state.config,
            viewer,
            seats: state.seats,
            round: state.round,
            dealer: (state.round > 0).then_some(state.dealer),
            turn: is_turn.then_some(state.mover),
            opening: state.opening,
            may_draw: is_turn && state.drawing.is_some_and(|seat| viewer.is(seat)),
            sum: state.sum,
            clockwise: state.clockwise,
            tolls: state.tolls,
            chips: state.chips,
            cards: state.hands.map(|hand| hand.len() as u8),
            hand: viewer.seat().map_or(Hand::EMPTY, |seat| state.hands[seat]),
            pile: state.stack.pile(),
            played: state.played,
            over: if let Stage::Over(outcome) = state.stage { Some(outcome) } else { None },
        }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        view.check(action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Play { card, draw } => state.play(seat, card, draw, events),
            Action::Draw => state.draw_late(seat, events),
            Action::Next => state.waive(seat, events),
            Action::Resign => state.resign(seat, events),
        }
    }

    fn apply_chance(state: &mut State, outcome: Chance, events: &mut Vec<Event>) -> Result<(), Impossible> {
        match (outcome, state.stage) {
            (Chance::Throw(throw), Stage::Dealer(throwing)) => state.throw_for_dealer(throwing, throw, events),
            (Chance::Throw(throw), Stage::Risk) => state.risk(throw, events),
            (Chance::Throw(throw), Stage::Schnuff(throwing)) => state.throw_for_schnuff(throwing, throw, events),
            (Chance::Shuffle(deck), Stage::Shuffling) => state.deal(&deck, events),
            (Chance::Throw(_) | Chance::Shuffle(_), _) => return Err(Impossible),
        }
        Ok(())
    }

    fn sample(request: &Request, rng: &mut Rng) -> Chance {
        match request {
            Request::Throw => Chance::Throw(Throw::random(rng)),
            Request::Shuffle => {
                let mut deck = Deck::sorted();
                deck.shuffle(rng);
                Chance::Shuffle(deck)
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
        !view.players().contains(seat)
    }

    fn resignation() -> Action {
        Action::Resign
    }
}

impl State {
    /// All cards: the hands by seat, and the stack in drawing order. For tests and counts only: no player may see
    /// them.
    pub fn cards(&self) -> (&PerSeat<Hand>, &Stack) {
        (&self.hands, &self.stack)
    }

    /// The seats that may act: the mover and, in strict drawing, the player who may still draw.
    fn due(&self) -> Seats {
        let drawer = self.drawing.map_or(Seats::NONE, Seats::only);
        if self.can_play(self.mover) { drawer.with(self.mover) } else { drawer }
    }

    /// Returns whether `seat` holds a card that can be played now.
    fn can_play(&self, seat: Seat) -> bool {
        self.hands[seat].iter().any(|card| card.is_allowed(self.sum, self.opening))
    }

    /// The players in table order starting next to `seat`. `seat` itself comes last if it is still playing.
    fn players_after(&self, seat: Seat, clockwise: bool) -> impl Iterator<Item = Seat> + use<> {
        let (seats, players) = (usize::from(self.seats), self.players);
        let step = if clockwise { 1 } else { seats - 1 };
        around(seat.after(step, seats), step, seats).filter(move |seat| players.contains(*seat))
    }
}

/// The seats of a table, starting at `first` and advancing by `step` places, once round.
pub(super) fn around(first: Seat, step: usize, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |turn| first.after(turn * step, seats))
}
