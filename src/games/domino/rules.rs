//! The rules: the state of a game, and what each action does to it. Rule book `domino`.

pub mod action;
pub mod check;
pub mod config;
pub mod event;
pub mod line;
pub mod tile;
pub mod view;

mod ending;

use rand::seq::SliceRandom;

use self::action::{Action, Deal, Shuffle};
use self::config::Config;
use self::event::{Cause, Event, Occasion, PLACES, Percept, Play};
use self::line::{End, Line, points};
use self::tile::{TILES, Tile, TileSet};
use self::view::{Refusal, Stage, View};
use crate::rng::Rng;
use crate::rules::{Impossible, Pending, Rules};
use crate::seat::{Seat, Seats, Viewer};

pub use ending::rounded;

/// The game of domino.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Domino;

/// All there is to know of a game of domino.
#[derive(Clone, Copy, Debug)]
pub struct State {
    config: Config,
    seats: u8,
    number: u16,
    stage: Stage,
    opener: Seat,
    line: Line,
    hands: [TileSet; PLACES],
    /// All tiles as they were dealt; the stock begins at `drawn_to`.
    deck: [Tile; TILES],
    drawn_to: u8,
    /// The tile that whoever is on turn has drawn and has to lay.
    drawn: Option<Tile>,
    points: [u16; PLACES],
    lacks: [u8; PLACES],
    auto: [bool; PLACES],
}

/// How many tiles each player gets.
pub fn hand_size(seats: u8) -> u8 {
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
            seats: seats.min(PLACES) as u8,
            number: 0,
            stage: Stage::Dealing,
            opener: Seat::FIRST,
            line: Line::empty(config.spinner),
            hands: [TileSet::NONE; PLACES],
            deck: [Tile::default(); TILES],
            drawn_to: TILES as u8,
            drawn: None,
            points: [0; PLACES],
            lacks: [0; PLACES],
            auto: [true; PLACES],
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
        let own = viewer.seat().filter(|seat| state.holds(*seat));
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
            hand: own.map_or(TileSet::NONE, |seat| state.hands[seat.index()]),
            drawn: state.drawn.filter(|_| is_on_turn),
            auto: own.is_some_and(|seat| state.auto[seat.index()]),
            shown: matches!(state.stage, Stage::Over(_)).then_some(state.hands),
        }
    }

    fn check(view: &View, action: &Action) -> Result<(), Refusal> {
        check::check(view, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
        if !state.holds(seat) {
            return;
        }
        match action {
            Action::Lay(tile, end) => state.lay(seat, tile, end, events),
            Action::Draw => state.draw_tiles(seat, 1, events),
            Action::Pass => state.pass(seat, events),
            Action::Auto(on) => {
                state.auto[seat.index()] = on;
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
        event::perceive(event, viewer)
    }

    fn legal_actions(view: &View) -> Vec<Action> {
        check::moves(view)
    }

    fn resignation() -> Action {
        Action::Resign
    }
}

impl State {
    /// Whether somebody sits on the seat.
    fn holds(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// How many tiles the stock has.
    fn stock(&self) -> u8 {
        TILES as u8 - self.drawn_to
    }

    /// Whether any of a seat's tiles can be laid.
    fn can_lay(&self, seat: Seat) -> bool {
        let hand = self.hands[seat.index()];
        !self.line.tips().fitting_anywhere(hand).is_empty()
    }

    fn next(&self, seat: Seat) -> Seat {
        let next = Seat::new(seat.index() + 1).filter(|next| self.holds(*next));
        next.unwrap_or(Seat::FIRST)
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> {
        (0..usize::from(self.seats)).filter_map(Seat::new)
    }

    /// Deals a hand. Whoever holds the tile that opens it lays it.
    fn deal(&mut self, deal: &Deal, events: &mut Vec<Event>) {
        let each = hand_size(self.seats);
        self.number = self.number.saturating_add(1);
        self.deck = *deal.tiles();
        self.drawn_to = each * self.seats;
        self.line = Line::empty(self.config.spinner);
        self.lacks = [0; PLACES];
        self.hands = [TileSet::NONE; PLACES];
        let dealt = self.deck[..usize::from(self.drawn_to)].chunks_exact(usize::from(each));
        for (hand, tiles) in self.hands.iter_mut().zip(dealt) {
            *hand = tiles.iter().copied().collect();
        }
        events.push(Event::Dealt { number: self.number, seats: self.seats, hands: self.hands, stock: self.stock() });
        let all = self.hands.into_iter().fold(TileSet::NONE, TileSet::or);
        let opening = all.opening().and_then(|tile| {
            let holder = |seat: &Seat| self.hands[seat.index()].contains(tile);
            self.all_seats().find(holder).map(|seat| (seat, tile))
        });
        if let Some((seat, tile)) = opening {
            self.open(seat, tile, events);
        }
    }

    fn open(&mut self, seat: Seat, tile: Tile, events: &mut Vec<Event>) {
        self.opener = seat;
        self.line.open(tile);
        let occasion = if tile.is_double() { Occasion::HighestDouble } else { Occasion::HighestSum };
        self.stage = Stage::Extra(seat);
        self.score(seat, tile, None, occasion, events);
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
        self.score(seat, tile, Some(end), occasion, events);
    }

    /// Credits a tile that was laid, and ends the hand or the game where it does.
    fn score(&mut self, seat: Seat, tile: Tile, end: Option<End>, occasion: Occasion, events: &mut Vec<Event>) {
        let index = seat.index();
        let tips = *self.line.tips();
        let gain = points(tips.sum());
        self.points[index] = self.points[index].saturating_add(u16::from(gain));
        self.hands[index].remove(tile);
        events.push(Event::Laid(Play {
            seat,
            tile,
            end,
            occasion,
            tips,
            gain,
            total: self.points[index],
            left: self.hands[index].len() as u8,
        }));
        if self.points[index] >= self.config.target {
            self.end_hand(Cause::Target, None, events);
            self.end(Seats::only(seat), events);
        } else if self.hands[index].is_empty() {
            self.end_hand(Cause::Out, Some(seat), events);
        }
    }

    /// Draws at most so many tiles for who cannot lay, until one fits.
    fn draw_tiles(&mut self, seat: Seat, most: u8, events: &mut Vec<Event>) {
        let tips = *self.line.tips();
        let mut tiles = TileSet::NONE;
        let mut fits = None;
        self.lacks[seat.index()] |= tips.values();
        while fits.is_none() && self.stock() > 0 && (tiles.len() as u8) < most {
            let tile = self.deck[usize::from(self.drawn_to)];
            self.drawn_to += 1;
            tiles.insert(tile);
            if tips.fitting_anywhere(TileSet::from_iter([tile])).is_empty() {
                // The new tile may have what the hand has lacked so far, but not what lies at the ends.
                self.lacks[seat.index()] = tips.values();
            } else {
                fits = Some(tile);
            }
        }
        self.hands[seat.index()] = self.hands[seat.index()].or(tiles);
        self.drawn = fits;
        if fits.is_some() {
            self.stage = Stage::Drawn(seat);
        }
        events.push(Event::Drew { seat, tiles, fits, tips, stock: self.stock(), auto: self.auto[seat.index()] });
    }

    /// Somebody passes, or lays no extra tile.
    fn pass(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if matches!(self.stage, Stage::Extra(_)) {
            let able = self.can_lay(seat);
            events.push(Event::Declined { seat, able });
        } else {
            self.lacks[seat.index()] |= self.line.tips().values();
            events.push(Event::Passed { seat });
        }
        self.stage = Stage::Turn(self.next(seat));
    }

    /// Does what is forced, until somebody has something to choose or wants to do it.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        while let Stage::Extra(seat) | Stage::Turn(seat) = self.stage {
            if self.can_lay(seat) {
                return;
            }
            let extra = matches!(self.stage, Stage::Extra(_));
            if !extra && self.is_blocked() {
                return self.block(events);
            }
            if !self.auto[seat.index()] {
                return;
            }
            if extra || self.stock() == 0 {
                self.pass(seat, events);
            } else {
                self.draw_tiles(seat, u8::MAX, events);
            }
        }
    }
}
