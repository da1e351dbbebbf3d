//! The pieces that sentences of schnuff speak of: cards, hands, throws, chips, directions.

use crate::games::schnuff::rules::card::Card;
use crate::games::schnuff::rules::hand::Hand;
use crate::games::schnuff::rules::throwing::Throw;
use crate::seat::{MOST_SEATS, Seat, Seats, Viewer};
use crate::text::message::{Arg, Message};

/// The messages for `you` and for anybody else.
pub fn whose(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
    if viewer.is(seat) { Message::new(you) } else { Message::new(other).seat("name", seat) }
}

/// A card: a number card is its number.
pub fn card(card: Card) -> Arg {
    match card {
        Card::One | Card::Two | Card::Three | Card::Four => Arg::Text(card.to_string()),
        Card::Pass => Arg::Phrase("card-pass"),
        Card::Back => Arg::Phrase("card-back"),
        Card::Panic => Arg::Phrase("card-panic"),
        Card::Risk => Arg::Phrase("card-risk"),
        Card::Schnuff => Arg::Phrase("card-schnuff"),
    }
}

/// The cards of a hand, in the order in which kinds are always told.
pub fn cards(hand: Hand) -> Arg {
    let kinds = hand.kinds();
    let each = kinds.flat_map(|kind| (0..hand.count(kind)).map(move |_| card(kind)));
    Arg::List(each.collect())
}

/// A throw: both dice, and their total.
pub fn throw(throw: Throw) -> Arg {
    Arg::Said(Box::new(dice(Message::new("throw-dice"), throw)))
}

/// A sentence about a throw, with both dice and their total.
pub fn dice(message: Message, throw: Throw) -> Message {
    let (one, two) = throw.dice();
    message.count("one", one).count("two", two).count("total", throw.total())
}

/// Somebody's throw in a list of several.
pub fn throw_of(seat: Seat, thrown: Throw) -> Arg {
    let message = Message::new("throw-of").seat("name", seat);
    Arg::Said(Box::new(message.with("throw", throw(thrown))))
}

/// Somebody's number of chips in a list of several.
pub fn chips_of(seat: Seat, chips: u8) -> Arg {
    let message = Message::new("chips-of").seat("name", seat);
    Arg::Said(Box::new(message.count("chips", chips)))
}

/// The chips of everybody at a table of `seats`, who is out included.
pub fn all_chips(seats: u8, chips: &[u8; MOST_SEATS]) -> Arg {
    let seats = Seats::first(usize::from(seats));
    let each = seats.iter().map(|seat| chips_of(seat, chips[seat.index()]));
    Arg::List(each.collect())
}

/// Several names.
pub fn names(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

/// The direction in which it goes.
pub fn way(clockwise: bool) -> Arg {
    Arg::Phrase(if clockwise { "way-clockwise" } else { "way-back" })
}
