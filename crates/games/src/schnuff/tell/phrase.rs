//! Phrases used in sentences of schnuff: cards, hands, throws, chips, directions.

use crate::schnuff::rules::card::Card;
use crate::schnuff::rules::hand::Hand;
use crate::schnuff::rules::throwing::Throw;
use crate::schnuff::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

/// A card. A number card is shown as its number.
pub(super) fn card(card: Card) -> Arg {
    match card {
        Card::One | Card::Two | Card::Three | Card::Four => Arg::text(card),
        Card::Pass => Arg::Phrase("card-pass"),
        Card::Back => Arg::Phrase("card-back"),
        Card::Panic => Arg::Phrase("card-panic"),
        Card::Risk => Arg::Phrase("card-risk"),
        Card::Schnuff => Arg::Phrase("card-schnuff"),
    }
}

/// The cards of a hand, in the fixed order of kinds.
pub(super) fn cards(hand: Hand) -> Arg {
    let each = hand.kinds().flat_map(|kind| (0..hand.count(kind)).map(move |_| card(kind)));
    Arg::List(each.collect())
}

/// A throw: both dice, and their total.
pub(super) fn throw(throw: Throw) -> Message {
    dice(Message::new("throw-dice"), throw)
}

/// A sentence about a throw, with both dice and their total.
pub(super) fn dice(message: Message, throw: Throw) -> Message {
    let (one, two) = throw.dice();
    message.count("one", one).count("two", two).count("total", throw.total())
}

/// One player's throw, in a list of several.
pub(super) fn throw_of(seat: Seat, thrown: Throw) -> Message {
    Message::new("throw-of").seat("name", seat).said("throw", throw(thrown))
}

/// One player's chips, in a list of several.
pub(super) fn chips_of(seat: Seat, chips: u8) -> Message {
    Message::new("chips-of").seat("name", seat).count("chips", chips)
}

/// Every player's chips, including those who are out.
pub(super) fn chips(view: &View) -> impl Iterator<Item = Message> {
    view.table().iter().map(|seat| chips_of(seat, view.chips[seat]))
}

/// The number of opponents that a remaining player has.
pub(super) fn others(view: &View) -> usize {
    view.players().len().saturating_sub(1)
}

/// Several names.
pub(super) fn names(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::together(seats.map(Arg::Seat).collect())
}

/// The direction of play.
pub(super) fn way(clockwise: bool) -> Arg {
    Arg::Phrase(if clockwise { "way-clockwise" } else { "way-back" })
}
