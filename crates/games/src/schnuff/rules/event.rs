//! The events of a game, and what one viewer notices of them.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::hand::Hand;
use super::limit::Limit;
use super::throwing::Throw;
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};

/// The reason for a payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// For going above a limit.
    Crossing,
    /// For losing a throw after Schnuff.
    Schnuff,
}

/// The reason why a player is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Gap {
    /// No number card at the beginning of a round.
    NoNumber,
    /// Only Schnuff, away from a limit.
    OnlySchnuff,
}

/// The reason why a player is out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Exit {
    /// The last chip is paid.
    NoChip,
    /// Strict drawing: the hand is empty. Carries the number of chips lost.
    NoCard(u8),
}

/// A public fact. No field holds a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Fact {
    /// A player threw for the role of dealer.
    ThrewForDealer { seat: Seat, throw: Throw },
    /// These players share the highest throw, and throw again.
    DealerTied { seats: Seats },
    /// The player with the highest throw deals the first round.
    Dealer { seat: Seat },
    /// No player had a number card, so the cards are dealt again.
    DealtInVain,
    /// A player cannot play and is passed over.
    PassedOver { seat: Seat, gap: Gap },
    /// This player opens the round, with a number card.
    Opens { seat: Seat },
    /// A player played a card; `sum` is the new sum.
    Played { seat: Seat, card: Card, sum: u8 },
    /// A player threw for their Risk; `sum` is the new sum.
    Risked { seat: Seat, throw: Throw, sum: u8 },
    /// A player threw for another player's Schnuff.
    ThrewForSchnuff { seat: Seat, throw: Throw },
    /// These players share the lowest throw, and throw again.
    SchnuffTied { seats: Seats },
    /// A player does not have to pay for Schnuff.
    Spared { seat: Seat },
    /// A player owed the price of a limit, paid `paid` chips and has `left` chips left.
    Paid { seat: Seat, cause: Cause, limit: Limit, paid: u8, left: u8 },
    /// A player went above a limit for free, after a Schnuff.
    CrossedFree { seat: Seat, limit: Limit },
    /// After Schnuff: whether going above this limit is free for the next player who does.
    Tolled { limit: Limit, free: bool },
    /// The discards became the new draw pile, after the last card was drawn.
    TurnedOver,
    /// A player is out.
    Out { seat: Seat, exit: Exit },
    /// A round is over; `stuck` if no player could play.
    RoundOver { round: u16, stuck: bool },
    /// A player resigned.
    Resigned { seat: Seat },
    /// The game is over.
    Won { winners: Seats },
}

/// An event, secrets included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins, and each player still in the game has four cards.
    Dealt { round: u16, dealer: Seat, hands: PerSeat<Hand> },
    /// A player drew a card.
    Drew { seat: Seat, card: Card },
    /// Strict drawing: a player chose not to draw.
    Waived { seat: Seat },
    /// A fact that every viewer notices.
    Public(Fact),
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Event {
        Event::Public(fact)
    }
}

/// An [`Event`] as one viewer notices it. The variants have the same meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Percept {
    /// Shows only the viewer's own hand; empty for listeners and for players who are out.
    Dealt {
        round: u16,
        dealer: Seat,
        hand: Hand,
    },
    /// The viewer drew a card. Other players' draws are not shown.
    Drew {
        card: Card,
    },
    /// The viewer chose not to draw.
    Waived,
    Public(Fact),
}

impl Event {
    /// The percept of `viewer`; `None` if they notice nothing.
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
