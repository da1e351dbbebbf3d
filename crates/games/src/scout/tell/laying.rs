//! Answers about a board that two players are still laying by hand: its cards, and the best card to lay next.

use super::phrase::side;
use crate::scout::rules::action::numbers;
use crate::scout::rules::cards::{Piece, TURNS};
use crate::scout::rules::hole::{Direction, Hole};
use crate::scout::rules::position::Position;
use crate::scout::rules::shaft::{SLOTS, Shaft, Slot};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// The card in a slot, if any.
fn laid(position: &Position, shaft: usize, slot: usize) -> Option<Piece> {
    *position.layout.get(shaft)?.get(slot)?
}

/// The cards of a shaft from the left, with its free places.
pub fn shaft(position: &Position, shaft: Shaft) -> Message {
    let cards = Slot::all().map(|slot| match laid(position, shaft.index(), slot.index()) {
        Some(piece) => Message::new("card-turned").count("card", piece.number()).count("turn", piece.degrees()).into(),
        None => Arg::Phrase("slot-free"),
    });
    Message::new("shaft-laid").count("shaft", shaft.number()).with("lists", Arg::List(cards.collect()))
}

/// The open sides of a hole, if there is a card below it.
pub fn look(position: &Position, hole: Hole) -> Message {
    match laid(position, hole.shaft().index(), usize::from(hole.column / 3)) {
        Some(piece) => {
            let open = Direction::ALL.into_iter().filter(|direction| is_open(piece, hole, *direction)).map(side);
            Message::new("look-laid")
                .place("field", hole)
                .count("card", piece.number())
                .count("turn", piece.degrees())
                .with("ways", Arg::List(open.collect()))
        }
        None => Message::new("look-free").place("field", hole),
    }
}

/// Returns whether a card is open on a side of a hole.
fn is_open(piece: Piece, hole: Hole, direction: Direction) -> bool {
    let (open, row, column) = (piece.openings(), hole.row % 3, hole.column % 3);
    let (ways, place) = match (direction, row, column) {
        (Direction::North, ..) => (open.north[usize::from(row)], column),
        (Direction::South, 0, _) => (open.south, column),
        (Direction::South, ..) => (open.north[usize::from(row - 1)], column),
        (Direction::East, ..) => (open.east[usize::from(row)], column),
        (Direction::West, _, 0) => (open.west, row),
        (Direction::West, ..) => (open.east[usize::from(row)], column - 1),
    };
    ways >> place & 1 == 1
}

/// The openings of a card to the outside, one bit per hole: north, east, south, west.
fn outer(piece: Piece) -> [u8; 4] {
    let open = piece.openings();
    let east = (0..3).fold(0, |sides, row: u8| sides | (open.east[usize::from(row)] >> 2 & 1) << row);
    [open.north[2], east, open.south, open.west]
}

/// The card, its turn and the shaft that connect the most ways to adjacent cards, and the number of these ways;
/// `None` if no card can be laid.
pub fn best(position: &Position, seat: Seat) -> Option<(Piece, Shaft, u32)> {
    let places: Vec<(Shaft, Slot)> =
        Shaft::all().filter_map(|shaft| Some((shaft, position.next_slot(seat, shaft)?))).collect();
    let hand = numbers(position.hand(seat));
    let pieces = hand.flat_map(|number| (0..TURNS).filter_map(move |turn| Piece::new(number, turn)));
    let all = pieces.flat_map(|piece| places.iter().map(move |(shaft, slot)| (piece, *shaft, *slot)));
    let ways = all.map(|(piece, shaft, slot)| (piece, shaft, ways(position, piece, shaft.index(), slot.index())));
    // Among equals, the first.
    ways.reduce(|best, next| if next.2 > best.2 { next } else { best })
}

/// The number of ways from a card in a place to the cards next to it.
fn ways(position: &Position, piece: Piece, shaft: usize, slot: usize) -> u32 {
    let [north, east, south, west] = outer(piece);
    let beside = |shaft: Option<usize>, slot: Option<usize>| Some(outer(laid(position, shaft?, slot?)?));
    let shared = [
        beside(shaft.checked_add(1), Some(slot)).map(|other| north & other[2]),
        beside(Some(shaft), slot.checked_add(1).filter(|slot| *slot < usize::from(SLOTS))).map(|other| east & other[3]),
        beside(shaft.checked_sub(1), Some(slot)).map(|other| south & other[0]),
        beside(Some(shaft), slot.checked_sub(1)).map(|other| west & other[1]),
    ];
    shared.into_iter().flatten().map(u8::count_ones).sum()
}
