//! The rules: the state of a game, and what each action does to it. Rule book `domino`.

pub mod action;
pub mod config;
pub mod event;
pub mod line;
pub mod tile;
pub mod view;

mod check;
mod ending;
mod hands;

use rand::seq::SliceRandom;

use self::action::{Action, Deal, Shuffle};
use self::config::Config;
use self::event::{Cause, Drawn, Event, Fact, Occasion, Percept, Play};
use self::line::{End, Line, points};
use self::tile::{TILES, Tile, TileSet};
use self::view::{Refusal, Stage, View};
use snuffel_core::rng::Rng;
use snuffel_core::rules::{Impossible, Pending, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

pub use ending::rounded;

/// The maximum number of seats.
pub const PLACES: usize = 5;

/// The game of domino.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Domino;

/// The whole state of a game of domino, secrets included.
#[derive(Clone, Copy, Debug)]
pub struct State {
    config: Config,
    /// The seats in play.
    seats: Seats,
    number: u16,
    stage: Stage,
    opener: Seat,
    line: Line,
    hands: PerSeat<TileSet, PLACES>,
    /// All tiles in the order of the deal; the stock begins at `drawn_to`.
    deck: [Tile; TILES],
    drawn_to: usize,
    /// The tile that the mover has drawn and has to lay.
    drawn: Option<Tile>,
    points: PerSeat<u16, PLACES>,
    /// The values that each hand is publicly known to lack, one bit per value.
    lacks: PerSeat<u8, PLACES>,
    /// The seats for which the rules draw and pass when there is no choice.
    auto: PerSeat<bool, PLACES>,
}

/// The number of tiles dealt to each of `seats` players.
pub fn hand_size(seats: usize) -> usize {
    if seats == 2 { 7 } else { 5 }
}

impl Rules for Domino {
    const ID: &'static str = "domino";
    const SEATS: &'static [usize] = &[2, 3, 4, 5];

    type Config = Config;
    type State = State;
    type Action = Action;
    type Request = Shuffle;
    type Chance = Deal;
    type Event = Event;
    type Percept = Percept;
    type View = View;
    type Refusal = Refusal;

    fn start(config: &Config, seats: usize) -> State {
        State {
            config: *config,
            seats: Seats::first(seats.min(PLACES)),
            number: 0,
            stage: Stage::Dealing,
            opener: Seat::FIRST,
            line: Line::empty(config.spinner),
            hands: PerSeat::default(),
            deck: [Tile::default(); TILES],
            drawn_to: TILES,
            drawn: None,
            points: PerSeat::default(),
            lacks: PerSeat::default(),
            auto: PerSeat::from_fn(|_| true),
        }
    }

    fn pending(state: &State) -> Pending<Shuffle> {
        match state.stage {
            Stage::Dealing => Pending::Chance(Shuffle),
            Stage::Extra(mover) | Stage::Turn(mover) | Stage::Drawn(mover) => Pending::Seats(Seats::only(mover)),
            Stage::Over(outcome) => Pending::Over(outcome),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| state.seats.contains(*seat));
        let is_on_turn = own.is_some() && state.stage.mover() == own;
        View {
            config: state.config,
            viewer,
            seats: state.seats,
            number: state.number,
            stage: state.stage,
            opener: state.opener,
            line: state.line,
            stock: state.stock(),
            counts: state.hands.map(|hand| hand.len() as u8),
            points: state.points,
            lacks: state.lacks,
            hand: own.map_or(TileSet::NONE, |seat| state.hands[seat]),
            drawn: state.drawn.filter(|_| is_on_turn),
            auto: own.is_some_and(|seat| state.auto[seat]),
            shown: state.stage.is_over().then_some(state.hands),
        }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        view.check(action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
        if !state.seats.contains(seat) {
            return;
        }
        match action {
            Action::Lay(tile, end) => state.lay(seat, tile, end, events),
            Action::Draw => state.draw_tiles(seat, 1, events),
            Action::Pass => state.pass(seat, events),
            Action::Auto(on) => {
                state.auto[seat] = on;
                events.push(Event::AutoSet { seat, on });
            }
            Action::Resign => state.resign(seat, events),
        }
        state.go_on(events);
    }

    fn apply_chance(state: &mut State, deal: Deal, events: &mut Vec<Event>) -> Result<(), Impossible> {
        if state.stage != Stage::Dealing {
            return Err(Impossible);
        }
        state.deal(&deal, events);
        state.go_on(events);
        Ok(())
    }

    fn sample(_request: &Shuffle, rng: &mut Rng) -> Deal {
        let mut tiles = [Tile::default(); TILES];
        for (place, tile) in tiles.iter_mut().zip(Tile::all()) {
            *place = tile;
        }
        tiles.shuffle(rng);
        Deal::of_all(tiles)
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

impl State {
    /// The number of tiles in the stock.
    fn stock(&self) -> u8 {
        (TILES - self.drawn_to) as u8
    }

    /// Returns whether any of a seat's tiles can be laid.
    fn can_lay(&self, seat: Seat) -> bool {
        !self.line.tips().fitting_anywhere(self.hands[seat]).is_empty()
    }

    fn next(&self, seat: Seat) -> Seat {
        seat.after(1, self.seats.len())
    }

    /// Deals a hand. The holder of the tile that opens it lays that tile.
    fn deal(&mut self, deal: &Deal, events: &mut Vec<Event>) {
        let seats = self.seats.len();
        let each = hand_size(seats);
        self.number = self.number.saturating_add(1);
        self.deck = *deal.tiles();
        self.drawn_to = each * seats;
        self.line = Line::empty(self.config.spinner);
        self.lacks = PerSeat::default();
        self.hands = PerSeat::default();
        let dealt = self.deck[..self.drawn_to].chunks_exact(each);
        for (hand, tiles) in self.hands.iter_mut().zip(dealt) {
            *hand = tiles.iter().copied().collect();
        }
        events.push(Event::Dealt { hands: self.hands, stock: self.stock() });
        let all = self.hands.iter().copied().fold(TileSet::NONE, TileSet::or);
        let opening = all.opening().and_then(|tile| {
            let mut hands = self.hands.each();
            hands.find(|(_, hand)| hand.contains(tile)).map(|(seat, _)| (seat, tile))
        });
        if let Some((seat, tile)) = opening {
            self.lay_first(seat, tile, events);
        }
    }

    fn lay_first(&mut self, seat: Seat, tile: Tile, events: &mut Vec<Event>) {
        self.opener = seat;
        self.line.lay_first(tile);
        let occasion = if tile.is_double() { Occasion::HighestDouble } else { Occasion::HighestSum };
        self.stage = Stage::Extra(seat);
        self.score(seat, tile, End::Left, occasion, events);
    }

    fn lay(&mut self, seat: Seat, tile: Tile, end: End, events: &mut Vec<Event>) {
        let occasion = match self.stage {
            Stage::Extra(_) => Occasion::Extra,
            Stage::Drawn(_) => Occasion::Drawn,
            Stage::Turn(_) | Stage::Dealing | Stage::Over(_) => Occasion::Turn,
        };
        self.drawn = None;
        self.line.lay(tile, end);
        self.stage = Stage::Turn(self.next(seat));
        self.score(seat, tile, end, occasion, events);
    }

    /// Scores a tile that was laid, and ends the hand or the game if it decides it.
    fn score(&mut self, seat: Seat, tile: Tile, end: End, occasion: Occasion, events: &mut Vec<Event>) {
        let gain = points(self.line.tips().sum());
        let total = self.points[seat].saturating_add(u16::from(gain));
        self.points[seat] = total;
        self.hands[seat].remove(tile);
        let left = self.hands[seat].len() as u8;
        events.push(Event::Public(Fact::Laid(Play { seat, tile, end, occasion, gain, total, left })));
        if total >= self.config.target {
            self.end_hand(Cause::Target, None, events);
            self.end(Seats::only(seat), events);
        } else if left == 0 {
            self.end_hand(Cause::Out, Some(seat), events);
        }
    }

    /// Draws for a player who cannot lay, until a tile fits or `most` tiles are drawn.
    fn draw_tiles(&mut self, seat: Seat, most: usize, events: &mut Vec<Event>) {
        let tips = *self.line.tips();
        let mut tiles = TileSet::NONE;
        let mut fits = None;
        self.lacks[seat] |= tips.values();
        while fits.is_none() && self.stock() > 0 && tiles.len() < most {
            let tile = self.deck[self.drawn_to];
            self.drawn_to += 1;
            tiles.insert(tile);
            if tips.ends_for(tile).next().is_none() {
                // The new tile may have a value that the hand lacked before, but none of those at the ends.
                self.lacks[seat] = tips.values();
            } else {
                fits = Some(tile);
            }
        }
        self.hands[seat] = self.hands[seat].or(tiles);
        self.drawn = fits;
        if fits.is_some() {
            self.stage = Stage::Drawn(seat);
        }
        events.push(Event::Drew { seat, drawn: Drawn { tiles, fits } });
    }

    /// Passes, or declines the extra tile.
    fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.stage.is_extra() {
            let able = self.can_lay(seat);
            events.push(Event::Declined { seat, able });
        } else {
            self.lacks[seat] |= self.line.tips().values();
            events.push(Event::Public(Fact::Passed { seat }));
        }
        self.stage = Stage::Turn(self.next(seat));
    }

    /// Makes forced moves until a player has a choice or prefers to make them personally.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        while let Stage::Extra(seat) | Stage::Turn(seat) = self.stage {
            if self.can_lay(seat) {
                return;
            }
            let extra = self.stage.is_extra();
            if !extra && self.is_blocked() {
                return self.block(events);
            }
            if !self.auto[seat] {
                return;
            }
            if extra || self.stock() == 0 {
                self.pass(seat, events);
            } else {
                self.draw_tiles(seat, TILES, events);
            }
        }
    }
}
