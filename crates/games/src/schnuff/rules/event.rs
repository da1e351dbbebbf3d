//! What happens in a game, and what one viewer notices of it.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::hand::Hand;
use super::limit::Limit;
use super::throwing::Throw;
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

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

/// What everybody notices; no field holds a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Fact {
    /// Somebody has thrown for being the dealer.
    ThrewForDealer { seat: Seat, throw: Throw },
    /// These share the highest throw, and throw again.
    DealerTied { seats: Seats },
    /// Somebody has the highest throw and deals the first round.
    Dealer { seat: Seat },
    /// Nobody had a number card; the cards are dealt anew.
    DealtInVain,
    /// Somebody cannot play and is passed over.
    PassedOver { seat: Seat, gap: Gap },
    /// Somebody opens the round, with a number card.
    Opens { seat: Seat },
    /// Somebody has played a card; `sum` is what it is then.
    Played { seat: Seat, card: Card, sum: u8 },
    /// Somebody has thrown for Risk; `sum` is what it is then.
    Risked { seat: Seat, throw: Throw, sum: u8 },
    /// Somebody has thrown for another's Schnuff.
    ThrewForSchnuff { seat: Seat, throw: Throw },
    /// These share the lowest throw, and throw again.
    SchnuffTied { seats: Seats },
    /// Somebody need not pay for Schnuff.
    Spared { seat: Seat },
    /// Somebody owes the price of a limit, has paid `paid` chips of it, and has `left`.
    Paid { seat: Seat, cause: Cause, limit: Limit, paid: u8, left: u8 },
    /// Somebody has gone above a limit for nothing, after Schnuff.
    CrossedFree { seat: Seat, limit: Limit },
    /// After Schnuff: whether the next one who goes above the limit pays nothing.
    Tolled { limit: Limit, free: bool },
    /// The discards were turned over, by whoever took the last card.
    TurnedOver,
    /// Somebody is out.
    Out { seat: Seat, exit: Exit },
    /// A round is over; `stuck` when it is because nobody could play.
    RoundOver { round: u16, stuck: bool },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// The game is over.
    Won { winners: Seats },
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins: everybody in the game has four cards.
    Dealt { round: u16, dealer: Seat, hands: PerSeat<Hand> },
    /// Somebody has drawn a card.
    Drew { seat: Seat, card: Card },
    /// Strict drawing: somebody lets the next one play without having drawn.
    Waived { seat: Seat },
    /// Something that everybody notices.
    Public(Fact),
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Event {
        Event::Public(fact)
    }
}

/// What one viewer notices of an [`Event`]. The variants mean the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Percept {
    /// Only the own hand; nothing for who is out or only listens.
    Dealt {
        round: u16,
        dealer: Seat,
        hand: Hand,
    },
    /// The viewer has drawn a card. Nobody is told of another's drawing.
    Drew {
        card: Card,
    },
    /// The viewer lets the next one play.
    Waived,
    Public(Fact),
}

impl Event {
    /// What `viewer` notices of it.
    pub(super) fn perceive(&self, viewer: Viewer) -> Option<Percept> {
        Some(match *self {
            Event::Dealt { round, dealer, hands } => {
                Percept::Dealt { round, dealer, hand: viewer.seat().map_or(Hand::EMPTY, |seat| hands[seat]) }
            }
            Event::Drew { seat, card } if viewer.is(seat) => Percept::Drew { card },
            Event::Waived { seat } if viewer.is(seat) => Percept::Waived,
            Event::Drew { .. } | Event::Waived { .. } => return None,
            Event::Public(fact) => Percept::Public(fact),
        })
    }
}
