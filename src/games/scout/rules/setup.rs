//! The set-up: lots, cards, places. Rule book `scout`, sections Set-up and 3 or 4 players.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::action::{Chance, Deal, Request, numbers};
use super::board::{Board, SHAFTS, SLOTS};
use super::cards::{CARDS, Piece, TURNS};
use super::config::Config;
use super::event::{Event, SCOUTS, Task};
use super::hole::{Base, COLUMNS, Hole};
use super::position::Position;
use super::seating::{around, corners};
use super::trail::Trail;
use super::view::Stage;
use crate::rng::Rng;
use crate::rules::Impossible;
use crate::seat::Seat;

/// The cards of half a board.
const HALF: usize = (CARDS - 1) / 2;

/// A game before anything happened.
pub fn start(config: &Config, seats: usize) -> Position {
    let shafts = [[Piece::FIRST; SLOTS as usize]; SHAFTS as usize];
    Position {
        config: *config,
        seats: seats as u8,
        corners: corners(seats),
        lone: None,
        starter: None,
        stage: Stage::Lots,
        hands: [0; 2],
        laid_spare: 0,
        layout: [[None; SLOTS as usize]; SHAFTS as usize],
        board: Board::new(shafts, Piece::FIRST),
        scouts: [[None; SCOUTS]; SCOUTS],
        began: [None; SCOUTS],
        gains: [0; SCOUTS],
        trail: Trail::EMPTY,
        last_push: None,
        round: 0,
        stale: 0,
        least: [0; SCOUTS],
    }
}

/// Whether two players lay their cards by hand.
fn is_by_hand(state: &Position) -> bool {
    state.config.by_hand && state.seats == 2
}

/// What is asked of chance before the cards lie.
pub fn request(state: &Position) -> Request {
    if state.seats == 3 && state.lone.is_none() {
        Request::Lone
    } else if state.starter.is_none() {
        Request::Starter(state.seats)
    } else if is_by_hand(state) {
        Request::Deal
    } else {
        Request::Board
    }
}

/// Draws an outcome; each is as likely as any other.
pub fn draw(request: &Request, rng: &mut Rng) -> Chance {
    let mut seat = |seats: u8| {
        let index = rng.random_range(0..seats.max(1));
        Seat::new(usize::from(index)).unwrap_or(Seat::FIRST)
    };
    match request {
        Request::Starter(seats) => Chance::Starter(seat(*seats)),
        Request::Lone => {
            let seat = seat(3);
            let south = rng.random_bool(0.5);
            Chance::Lone(seat, if south { Base::South } else { Base::North })
        }
        Request::Board => {
            let pieces = shuffled(!0, rng);
            let mut shafts = [[Piece::FIRST; SLOTS as usize]; SHAFTS as usize];
            for (slot, piece) in shafts.as_flattened_mut().iter_mut().zip(&pieces) {
                *slot = *piece;
            }
            let spare = pieces.last().map_or(Piece::FIRST, |piece| piece.turned_to(0));
            Chance::Board(Box::new(Board::new(shafts, spare)))
        }
        Request::Deal => {
            let pieces = shuffled(!0, rng);
            let mut hands = [0; 2];
            for (index, piece) in pieces.iter().take(CARDS - 1).enumerate() {
                hands[index / HALF] |= 1 << piece.number();
            }
            let spare = pieces.last().map_or(1, |piece| piece.number());
            Chance::Deal(Deal { hands, spare })
        }
        Request::Fill(hand) => Chance::Fill(shuffled(*hand, rng)),
    }
}

/// The cards of a set in any order and turn.
fn shuffled(cards: u64, rng: &mut Rng) -> Vec<Piece> {
    let mut pieces: Vec<Piece> =
        numbers(cards).filter_map(|number| Piece::new(number, rng.random_range(0..TURNS))).collect();
    pieces.shuffle(rng);
    pieces
}

/// Applies an outcome.
///
/// # Errors
/// When nobody asked for it.
pub fn chance(state: &mut Position, outcome: Chance, events: &mut Vec<Event>) -> Result<(), Impossible> {
    match (outcome, state.stage) {
        (Chance::Lone(seat, base), Stage::Lots) => {
            if request(state) != Request::Lone || seat.index() >= 3 {
                return Err(Impossible);
            }
            state.lone = Some(seat);
            state.corners = around(seat, base);
            events.push(Event::Lone { seat, base });
            Ok(())
        }
        (Chance::Starter(seat), Stage::Lots) => {
            if request(state) != Request::Starter(state.seats) || !state.all().contains(seat) {
                return Err(Impossible);
            }
            state.starter = Some(seat);
            Ok(())
        }
        (Chance::Board(board), Stage::Lots) if request(state) == Request::Board => {
            state.announce_starter(events);
            state.take_board(*board, events);
            Ok(())
        }
        (Chance::Deal(deal), Stage::Lots) if request(state) == Request::Deal => state.deal(deal, events),
        (Chance::Fill(pieces), Stage::Filling { mover }) => state.fill(mover, &pieces, events),
        _ => Err(Impossible),
    }
}

impl Position {
    /// Who starts is told when the cards come: in a series no lot says so.
    fn announce_starter(&self, events: &mut Vec<Event>) {
        events.extend(self.starter.map(|seat| Event::Begins { seat }));
    }

    /// Deals the cards to two players who lay them by hand.
    fn deal(&mut self, deal: Deal, events: &mut Vec<Event>) -> Result<(), Impossible> {
        let [one, other] = deal.hands;
        let whole = |hand: u64| hand.count_ones() as usize == HALF;
        let all = one | other | 1 << deal.spare;
        if !whole(one) || !whole(other) || all.count_ones() as usize != CARDS {
            return Err(Impossible);
        }
        self.hands = deal.hands;
        self.laid_spare = deal.spare;
        self.announce_starter(events);
        events.push(Event::Dealt { spare: deal.spare });
        self.ask_for_card(self.starter.unwrap_or(Seat::FIRST), events);
        Ok(())
    }

    /// The next card is to be laid by `seat`, or by the other one when `seat` has none left.
    fn ask_for_card(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let left = |seat: Seat| self.hands[seat.index() % 2].count_ones() as u8;
        let mover = if left(seat) > 0 { seat } else { seat.other() };
        if left(mover) == 0 {
            return self.complete(events);
        }
        self.stage = Stage::Laying { mover };
        events.push(Event::Due { seat: mover, task: Task::Lay(left(mover)) });
    }

    /// Lays a card.
    pub(super) fn lay(&mut self, seat: Seat, piece: Piece, shaft: u8, events: &mut Vec<Event>) {
        if let Some(slot) = self.put(seat, piece, shaft) {
            events.push(Event::Laid { seat, piece, shaft, slot });
        }
        self.ask_for_card(seat.other(), events);
    }

    fn put(&mut self, seat: Seat, piece: Piece, shaft: u8) -> Option<u8> {
        let slot = self.next_slot(seat, shaft)?;
        self.layout[usize::from(shaft % SHAFTS)][usize::from(slot)] = Some(piece);
        self.hands[seat.index() % 2] &= !(1 << piece.number());
        Some(slot)
    }

    /// Lays the rest of somebody's cards.
    fn fill(&mut self, seat: Seat, pieces: &[Piece], events: &mut Vec<Event>) -> Result<(), Impossible> {
        let hand = self.hands[seat.index() % 2];
        let given = pieces.iter().fold(0u64, |cards, piece| cards | 1 << piece.number());
        if given != hand || pieces.len() != hand.count_ones() as usize {
            return Err(Impossible);
        }
        let mut shaft = 0;
        for piece in pieces {
            while self.next_slot(seat, shaft).is_none() && shaft < SHAFTS {
                shaft += 1;
            }
            self.put(seat, *piece, shaft);
        }
        let count = pieces.len() as u8;
        events.push(Event::Filled { seat, count });
        self.ask_for_card(seat.other(), events);
        Ok(())
    }

    /// All cards lie.
    fn complete(&mut self, events: &mut Vec<Event>) {
        let shafts = self.layout.map(|row| row.map(|piece| piece.unwrap_or(Piece::FIRST)));
        let spare = Piece::new(self.laid_spare, 0).unwrap_or(Piece::FIRST);
        self.take_board(Board::new(shafts, spare), events);
    }

    /// Whether a seat's scouts are placed by the rules: the lone one of three has no choice.
    fn is_lone(&self, seat: Seat) -> bool {
        self.lone == Some(seat)
    }

    /// The next scout is to be placed by `seat`; when all are, the opening begins.
    pub(super) fn ask_for_place(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let mut seat = seat;
        loop {
            let placed = self.scouts_of(seat).count() as u8;
            if placed >= self.scouts_each() {
                return self.begin_opening(events);
            }
            if !self.is_lone(seat) {
                self.stage = Stage::Placing { mover: seat };
                let task = Task::Place(placed, self.base(seat));
                events.push(Event::Due { seat, task });
                return;
            }
            let column = if placed == 0 { 0 } else { COLUMNS - 1 };
            self.put_scout(seat, column, events);
            seat = self.next(seat);
        }
    }

    /// Places the next scout.
    pub(super) fn place(&mut self, seat: Seat, column: u8, events: &mut Vec<Event>) {
        self.put_scout(seat, column, events);
        self.ask_for_place(self.next(seat), events);
    }

    fn put_scout(&mut self, seat: Seat, column: u8, events: &mut Vec<Event>) {
        let scout = self.scouts_of(seat).count();
        let row = self.base(seat).row();
        let hole = Hole { column, row };
        if let Some(place) = self.scouts[seat.index() % SCOUTS].get_mut(scout) {
            *place = Some(hole);
        }
        events.push(Event::Placed { seat, scout: scout as u8, hole });
    }
}
