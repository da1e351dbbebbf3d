//! The set-up: draws, cards, places. Rule book `scout`, sections Set-up and 3 or 4 players.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::action::{Chance, Deal, Request, numbers};
use super::board::Board;
use super::cards::{CARDS, Piece, TURNS};
use super::config::Config;
use super::event::Event;
use super::hole::{Base, COLUMNS, Hole};
use super::nth::{SCOUTS, ScoutNumber};
use super::position::Position;
use super::seating::{PLAYERS, around, corners};
use super::shaft::{SHAFTS, SLOTS, Shaft, Slot};
use super::stage::Stage;
use super::trail::Trail;
use snuffel_core::rng::Rng;
use snuffel_core::rules::Impossible;
use snuffel_core::seat::{PerSeat, Seat};

/// The number of cards in half a board.
const HALF: usize = (CARDS - 1) / 2;

impl Request {
    /// Draws an outcome; all are equally likely.
    pub(super) fn draw(&self, rng: &mut Rng) -> Chance {
        let mut seat = |seats: u8| {
            let index = rng.random_range(0..seats.max(1));
            Seat::new(usize::from(index)).unwrap_or(Seat::FIRST)
        };
        match self {
            Request::Starter(seats) => Chance::Starter(seat(*seats)),
            Request::Lone => {
                let seat = seat(3);
                let south = rng.random_bool(0.5);
                Chance::Lone(seat, if south { Base::South } else { Base::North })
            }
            Request::Board => {
                let mut pieces = shuffled(!0, rng);
                if let Some(spare) = pieces.last_mut() {
                    *spare = spare.turned_to(0);
                }
                Chance::Board(Box::new(pieces.into_iter().collect()))
            }
            Request::Deal => {
                let numbers: Vec<u8> = shuffled(!0, rng).into_iter().map(Piece::number).collect();
                let mut hands =
                    numbers.chunks(HALF).map(|hand| hand.iter().fold(0, |cards, number| cards | 1u64 << number));
                let hands = PerSeat::from_fn(|_| hands.next().unwrap_or_default());
                Chance::Deal(Deal { hands, spare: numbers.last().copied().unwrap_or(1) })
            }
            Request::Fill(hand) => Chance::Fill(shuffled(*hand, rng)),
        }
    }
}

/// The cards of a set in random order, each turned at random.
fn shuffled(cards: u64, rng: &mut Rng) -> Vec<Piece> {
    let mut pieces: Vec<Piece> =
        numbers(cards).filter_map(|number| Piece::new(number, rng.random_range(0..TURNS))).collect();
    pieces.shuffle(rng);
    pieces
}

impl Position {
    /// A new game.
    pub(super) fn start(config: &Config, seats: usize) -> Position {
        Position {
            config: *config,
            seats: seats as u8,
            corners: corners(seats),
            lone: None,
            starter: None,
            stage: Stage::Lots,
            hands: PerSeat::default(),
            laid_spare: 0,
            layout: [[None; SLOTS as usize]; SHAFTS as usize],
            board: Board::from_iter([]),
            scouts: PerSeat::default(),
            began: [None; SCOUTS],
            gains: [0; SCOUTS],
            trail: Trail::EMPTY,
            last_push: None,
            recent: [None; PLAYERS - 1],
            round: 0,
            stale: 0,
            least: PerSeat::default(),
        }
    }

    /// The next request to chance before the cards are laid.
    pub(super) fn request(&self) -> Request {
        if self.seats == 3 && self.lone.is_none() {
            Request::Lone
        } else if self.starter.is_none() {
            Request::Starter(self.seats)
        } else if self.config.by_hand && self.seats == 2 {
            Request::Deal
        } else {
            Request::Board
        }
    }

    /// Applies an outcome of chance.
    ///
    /// # Errors
    /// If it was not requested.
    pub(super) fn apply_chance(&mut self, outcome: Chance, events: &mut Vec<Event>) -> Result<(), Impossible> {
        if let (Chance::Fill(pieces), Stage::Filling { mover }) = (&outcome, self.stage) {
            return self.fill(mover, pieces, events);
        }
        if self.stage != Stage::Lots {
            return Err(Impossible);
        }
        match (outcome, self.request()) {
            (Chance::Lone(seat, base), Request::Lone) if self.all().contains(seat) => {
                self.lone = Some(seat);
                self.corners = around(seat, base);
                events.push(Event::Lone { seat, base });
            }
            (Chance::Starter(seat), Request::Starter(_)) if self.all().contains(seat) => self.starter = Some(seat),
            (Chance::Board(board), Request::Board) => {
                self.announce_starter(events);
                self.take_board(*board, events);
            }
            (Chance::Deal(deal), Request::Deal) => return self.deal(deal, events),
            _ => return Err(Impossible),
        }
        Ok(())
    }

    /// Announces who starts along with the cards, because in a series there is no draw for it.
    fn announce_starter(&self, events: &mut Vec<Event>) {
        events.extend(self.starter.map(|seat| Event::Begins { seat }));
    }

    /// Deals the cards to two players who lay them by hand.
    fn deal(&mut self, deal: Deal, events: &mut Vec<Event>) -> Result<(), Impossible> {
        let is_whole = deal.hands.iter().all(|hand| hand.count_ones() as usize == HALF);
        let all = deal.hands.iter().fold(1 << deal.spare, |all, hand| all | hand);
        if !is_whole || all.count_ones() as usize != CARDS {
            return Err(Impossible);
        }
        self.hands = deal.hands;
        self.laid_spare = deal.spare;
        self.announce_starter(events);
        events.push(Event::Dealt { spare: deal.spare });
        self.ask_for_card(self.starter.unwrap_or(Seat::FIRST), events);
        Ok(())
    }

    /// Asks `seat` for the next card, or the other player if `seat` has none left.
    fn ask_for_card(&mut self, seat: Seat, events: &mut Vec<Event>) {
        match [seat, seat.other()].into_iter().find(|seat| self.hand(*seat) != 0) {
            Some(mover) => {
                self.stage = Stage::Laying { mover };
                events.push(Event::Due { seat: mover });
            }
            None => self.complete(events),
        }
    }

    /// Lays a card.
    pub(super) fn lay(&mut self, seat: Seat, piece: Piece, shaft: Shaft, events: &mut Vec<Event>) {
        if let Some(slot) = self.put(seat, piece, shaft) {
            events.push(Event::Laid { seat, piece, shaft, slot });
        }
        self.ask_for_card(seat.other(), events);
    }

    fn put(&mut self, seat: Seat, piece: Piece, shaft: Shaft) -> Option<Slot> {
        let slot = self.next_slot(seat, shaft)?;
        self.layout[shaft.index()][slot.index()] = Some(piece);
        self.hands[seat] &= !(1 << piece.number());
        Some(slot)
    }

    /// Lays the rest of a player's cards.
    fn fill(&mut self, seat: Seat, pieces: &[Piece], events: &mut Vec<Event>) -> Result<(), Impossible> {
        let hand = self.hand(seat);
        let given = pieces.iter().fold(0u64, |cards, piece| cards | 1 << piece.number());
        if given != hand || pieces.len() != hand.count_ones() as usize {
            return Err(Impossible);
        }
        for piece in pieces {
            let shaft = Shaft::all().find(|shaft| self.next_slot(seat, *shaft).is_some());
            shaft.and_then(|shaft| self.put(seat, *piece, shaft));
        }
        let count = pieces.len() as u8;
        events.push(Event::Filled { seat, count });
        self.ask_for_card(seat.other(), events);
        Ok(())
    }

    /// Completes the board once all cards are laid.
    fn complete(&mut self, events: &mut Vec<Event>) {
        let shafts = self.layout.map(|row| row.map(|piece| piece.unwrap_or(Piece::FIRST)));
        let spare = Piece::new(self.laid_spare, 0).unwrap_or(Piece::FIRST);
        self.take_board(Board::new(shafts, spare), events);
    }

    /// Returns whether the rules place a seat's scouts: the lone one of three has no choice.
    fn is_lone(&self, seat: Seat) -> bool {
        self.lone == Some(seat)
    }

    /// Asks `seat` to place the next scout. Once all scouts are placed, the opening begins.
    pub(super) fn ask_for_place(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let mut seat = seat;
        loop {
            let placed = self.scouts_of(seat).count() as u8;
            if placed >= self.scouts_each() {
                return self.begin_opening(events);
            }
            if !self.is_lone(seat) {
                self.stage = Stage::Placing { mover: seat };
                events.push(Event::Due { seat });
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
        let hole = Hole { column, row: self.base(seat).row() };
        if let Some(scout) = ScoutNumber::all().find(|scout| self.hole(seat, *scout).is_none()) {
            self.stand(seat, scout, hole);
            events.push(Event::Placed { seat, scout, hole });
        }
    }
}
