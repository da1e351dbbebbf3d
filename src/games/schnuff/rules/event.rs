//! What happens in a game, and what one viewer notices of it.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::hand::Hand;
use super::limit::Limit;
use super::throwing::Throw;
use crate::seat::{MOST_SEATS, Seat, Seats, Viewer};

/// Why somebody pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// For going above a limit.
    Crossing,
    /// For a throw after Schnuff.
    Schnuff,
}

/// Why somebody is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gap {
    /// At the beginning of a round: no number card.
    NoNumber,
    /// Only Schnuff, away from a limit.
    OnlySchnuff,
}

/// Why somebody is out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    /// The last chip is paid.
    NoChip,
    /// Strict drawing: no card is left in hand. So many chips are lost.
    NoCard(u8),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Event {
    /// Somebody has thrown for being the dealer.
    ThrewForDealer { seat: Seat, throw: Throw },
    /// These share the highest throw, and throw again.
    DealerTied { seats: Seats },
    /// Somebody has the highest throw and deals the first round.
    Dealer { seat: Seat },
    /// A round begins: everybody in the game has four cards.
    Dealt { round: u16, dealer: Seat, hands: [Hand; MOST_SEATS] },
    /// Nobody had a number card; the cards are dealt anew.
    DealtInVain { round: u16 },
    /// Somebody cannot play and is passed over.
    PassedOver { seat: Seat, gap: Gap },
    /// Somebody opens the round, with a number card.
    Opens { seat: Seat },
    /// Somebody has played a card; `sum` is what it is then, `clockwise` the direction.
    Played { seat: Seat, card: Card, sum: u8, clockwise: bool },
    /// Somebody has thrown for Risk; `sum` is what it is then.
    Risked { seat: Seat, throw: Throw, sum: u8 },
    /// Somebody has thrown for another's Schnuff.
    ThrewForSchnuff { seat: Seat, throw: Throw },
    /// These share the lowest throw, and throw again.
    SchnuffTied { seats: Seats },
    /// Somebody need not pay for Schnuff.
    Spared { seat: Seat },
    /// Somebody owes `price` chips, has paid `paid`, and has `left`.
    Paid { seat: Seat, cause: Cause, limit: Limit, price: u8, paid: u8, left: u8 },
    /// Somebody has gone above a limit for nothing, after Schnuff.
    CrossedFree { seat: Seat, limit: Limit },
    /// After Schnuff: whether the next one who goes above the limit pays nothing.
    Tolled { limit: Limit, free: bool },
    /// Somebody has drawn a card.
    Drew { seat: Seat, card: Card },
    /// Strict drawing: somebody lets the next one play without having drawn.
    Waived { seat: Seat },
    /// The discards were turned over, by whoever took the last card; so many cards can be drawn now.
    TurnedOver { pile: u8 },
    /// Somebody is out.
    Out { seat: Seat, exit: Exit },
    /// A round is over; `stuck` when it is because nobody could play.
    RoundOver { round: u16, stuck: bool, seats: u8, chips: [u8; MOST_SEATS] },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// The game is over.
    Won { winners: Seats, seats: u8, chips: [u8; MOST_SEATS] },
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Percept {
    ThrewForDealer {
        seat: Seat,
        throw: Throw,
    },
    DealerTied {
        seats: Seats,
    },
    Dealer {
        seat: Seat,
    },
    /// Only the own hand; nothing for who is out or only listens.
    Dealt {
        round: u16,
        dealer: Seat,
        hand: Hand,
    },
    DealtInVain {
        round: u16,
    },
    PassedOver {
        seat: Seat,
        gap: Gap,
    },
    Opens {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
        sum: u8,
        clockwise: bool,
    },
    Risked {
        seat: Seat,
        throw: Throw,
        sum: u8,
    },
    ThrewForSchnuff {
        seat: Seat,
        throw: Throw,
    },
    SchnuffTied {
        seats: Seats,
    },
    Spared {
        seat: Seat,
    },
    Paid {
        seat: Seat,
        cause: Cause,
        limit: Limit,
        price: u8,
        paid: u8,
        left: u8,
    },
    CrossedFree {
        seat: Seat,
        limit: Limit,
    },
    Tolled {
        limit: Limit,
        free: bool,
    },
    /// The viewer has drawn a card. Nobody is told of another's drawing.
    Drew {
        card: Card,
    },
    /// The viewer lets the next one play.
    Waived,
    TurnedOver {
        pile: u8,
    },
    Out {
        seat: Seat,
        exit: Exit,
    },
    RoundOver {
        round: u16,
        stuck: bool,
        seats: u8,
        chips: [u8; MOST_SEATS],
    },
    Resigned {
        seat: Seat,
    },
    Won {
        winners: Seats,
        seats: u8,
        chips: [u8; MOST_SEATS],
    },
}

/// What `viewer` notices of `event`.
pub fn perceive(event: &Event, viewer: Viewer) -> Option<Percept> {
    Some(match *event {
        Event::ThrewForDealer { seat, throw } => Percept::ThrewForDealer { seat, throw },
        Event::DealerTied { seats } => Percept::DealerTied { seats },
        Event::Dealer { seat } => Percept::Dealer { seat },
        Event::Dealt { round, dealer, hands } => {
            Percept::Dealt { round, dealer, hand: viewer.seat().map_or(Hand::EMPTY, |seat| hands[seat.index()]) }
        }
        Event::DealtInVain { round } => Percept::DealtInVain { round },
        Event::PassedOver { seat, gap } => Percept::PassedOver { seat, gap },
        Event::Opens { seat } => Percept::Opens { seat },
        Event::Played { seat, card, sum, clockwise } => Percept::Played { seat, card, sum, clockwise },
        Event::Risked { seat, throw, sum } => Percept::Risked { seat, throw, sum },
        Event::ThrewForSchnuff { seat, throw } => Percept::ThrewForSchnuff { seat, throw },
        Event::SchnuffTied { seats } => Percept::SchnuffTied { seats },
        Event::Spared { seat } => Percept::Spared { seat },
        Event::Paid { seat, cause, limit, price, paid, left } => {
            Percept::Paid { seat, cause, limit, price, paid, left }
        }
        Event::CrossedFree { seat, limit } => Percept::CrossedFree { seat, limit },
        Event::Tolled { limit, free } => Percept::Tolled { limit, free },
        Event::Drew { seat, card } if viewer.is(seat) => Percept::Drew { card },
        Event::Waived { seat } if viewer.is(seat) => Percept::Waived,
        Event::Drew { .. } | Event::Waived { .. } => return None,
        Event::TurnedOver { pile } => Percept::TurnedOver { pile },
        Event::Out { seat, exit } => Percept::Out { seat, exit },
        Event::RoundOver { round, stuck, seats, chips } => Percept::RoundOver { round, stuck, seats, chips },
        Event::Resigned { seat } => Percept::Resigned { seat },
        Event::Won { winners, seats, chips } => Percept::Won { winners, seats, chips },
    })
}
