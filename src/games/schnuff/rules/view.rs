//! What one viewer may know of a game, and why an action cannot be done.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::card::Card;
use super::config::Config;
use super::hand::Hand;
use super::limit::{Limit, Toll};
use crate::rules::Outcome;
use crate::seat::{MOST_SEATS, Seat, Seats, Viewer};

/// All that one viewer may know: the own hand, and what lies open or is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What is agreed.
    pub config: Config,
    /// Whose view it is.
    pub viewer: Viewer,
    /// How many seats there are, from 2 to 6.
    pub seats: u8,
    /// The round, from 1; 0 while the dealer is thrown for.
    pub round: u16,
    /// Who has dealt the round; `None` while that is thrown for.
    pub dealer: Option<Seat>,
    /// Who is to play a card; nobody when the game is over or chance is asked.
    pub turn: Option<Seat>,
    /// Whether the round is to be opened, with a number card.
    pub opening: bool,
    /// Strict drawing: whether the viewer may draw now.
    pub may_draw: bool,
    /// The sum, from 0 to 90; up to 102 at the end of a round.
    pub sum: u8,
    /// Whether it goes clockwise: in the order of the seats.
    pub clockwise: bool,
    /// What each limit costs now, from below.
    pub tolls: [Toll; 3],
    /// How many chips each seat has; 0 for who is out.
    pub chips: [u8; MOST_SEATS],
    /// How many cards each seat holds.
    pub cards: [u8; MOST_SEATS],
    /// The viewer's own cards; none for who only listens.
    pub hand: Hand,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// How many cards of each kind were played since the discards were empty.
    pub played: [u8; Card::KINDS],
    /// How the game ended, if it has.
    pub over: Option<Outcome>,
}

impl View {
    /// Who is still in the game: whoever has chips.
    pub fn players(&self) -> Seats {
        let seats = Seats::first(usize::from(self.seats));
        seats.iter().filter(|seat| self.chips[seat.index()] > 0).collect()
    }

    /// The viewer's seat, if it is at the table.
    pub fn seat(&self) -> Option<Seat> {
        let seat = self.viewer.seat();
        seat.filter(|seat| seat.index() < usize::from(self.seats))
    }

    /// Whether the viewer is to play a card.
    pub fn is_mine(&self) -> bool {
        self.turn.is_some_and(|seat| self.viewer.is(seat))
    }

    /// What the viewer can do now besides giving up; a card that can be drawn right after it, first with the drawing.
    pub fn moves(&self) -> Vec<Action> {
        let mut moves = Vec::new();
        if self.over.is_some() {
            return moves;
        }
        if self.is_mine() {
            let plays = self.hand.kinds().filter(|card| self.allows(*card));
            for card in plays {
                if self.config.strict {
                    moves.push(Action::Play { card, draw: true });
                }
                moves.push(Action::play(card));
            }
        }
        if self.may_draw {
            moves.extend([Action::Draw, Action::Next]);
        }
        moves
    }

    /// Whether a card could be played now by whoever holds it.
    pub fn allows(&self, card: Card) -> bool {
        allows(self.sum, self.opening, card)
    }
}

/// Whether a card can be played at a sum: only numbers open a round, and Schnuff is for the limits.
pub fn allows(sum: u8, opening: bool, card: Card) -> bool {
    match card {
        Card::One | Card::Two | Card::Three | Card::Four => true,
        Card::Pass | Card::Back | Card::Panic | Card::Risk => !opening,
        Card::Schnuff => !opening && Limit::at(sum).is_some(),
    }
}

/// Why an action cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer only listens.
    Spectator,
    /// The game is over.
    GameOver,
    /// The viewer is out.
    Out,
    /// Somebody else is on turn.
    NotYourTurn,
    /// The viewer does not hold this card.
    NotInHand(Card),
    /// A round is opened with a number card.
    OpenWithNumber(Card),
    /// Schnuff is for the limits; the sum is this.
    NoLimit(u8),
    /// Without strict drawing the program draws.
    DrawsItself,
    /// There is nothing to draw now: the own turn has not been, or is drawn for, or is too long ago.
    NothingToDraw,
}
