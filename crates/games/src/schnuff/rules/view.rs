//! The part of a game that one viewer may know, and the reasons why an action is refused.

use serde::{Deserialize, Serialize};

use super::Schnuff;
use super::action::Action;
use super::card::{Card, Deck};
use super::config::Config;
use super::hand::Hand;
use super::limit::{Limit, Toll};
use snuffel_core::rules::{Outcome, Rules};
use snuffel_core::seat::{PerSeat, Seat, Seats, Viewer};
use snuffel_core::sound::read_when_sound;

/// Everything that one viewer may know: their own hand and all public information.
///
/// Serde derives the code for its fields as an associated function (`remote`), so that only a sound view can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// The agreed options.
    pub config: Config,
    /// The viewer.
    pub viewer: Viewer,
    /// The number of seats, from 2 to 6.
    pub seats: u8,
    /// The number of the round, from 1; 0 while players throw for the role of dealer.
    pub round: u16,
    /// The dealer of the round; `None` while players throw for it.
    pub dealer: Option<Seat>,
    /// The player who is to play a card; `None` while chance decides and after the game.
    pub turn: Option<Seat>,
    /// Whether the round still has to be opened, with a number card.
    pub opening: bool,
    /// Strict drawing: whether the viewer may draw now.
    pub may_draw: bool,
    /// The sum, from 0 to 90; at the end of a round up to 102.
    pub sum: u8,
    /// Whether play is clockwise, in seat order.
    pub clockwise: bool,
    /// The current price of each limit, lowest limit first.
    pub tolls: [Toll; 3],
    /// The chips of each seat; 0 for a player who is out.
    pub chips: PerSeat<u8>,
    /// The number of cards that each seat holds.
    pub cards: PerSeat<u8>,
    /// The viewer's own cards; empty for a listener.
    pub hand: Hand,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The number of cards of each kind played since the discards were last empty.
    pub played: [u8; Card::KINDS],
    /// The outcome, if the game is over.
    pub over: Option<Outcome>,
}

impl View {
    /// The players still in the game, who are those with chips.
    pub fn players(&self) -> Seats {
        self.chips.each().filter(|(_, chips)| **chips > 0).map(|(seat, _)| seat).collect()
    }

    /// The viewer's seat; `None` for a listener.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.table().contains(*seat))
    }

    /// All seats at the table.
    pub fn table(&self) -> Seats {
        Seats::first(self.seats.into())
    }

    /// Returns whether it is the viewer's turn to play a card.
    pub fn is_mine(&self) -> bool {
        self.turn.is_some_and(|seat| self.viewer.is(seat))
    }

    /// Returns whether a player holding `card` could play it now.
    pub fn allows(&self, card: Card) -> bool {
        card.is_allowed(self.sum, self.opening)
    }

    /// The kinds of card in the viewer's hand that can be played now.
    pub fn playable(&self) -> impl Iterator<Item = Card> {
        self.hand.kinds().filter(|card| self.allows(*card))
    }

    /// The price in chips of going above `limit` next, for a player who has that many.
    pub fn toll(&self, limit: Limit) -> u8 {
        match self.tolls[limit as usize] {
            Toll::Free => 0,
            Toll::Due | Toll::UsedUp => limit.price(),
        }
    }

    /// Returns whether going above `limit` would put the viewer out.
    pub fn is_out_above(&self, limit: Limit) -> bool {
        let toll = self.toll(limit);
        toll > 0 && self.seat().is_some_and(|seat| self.chips[seat] <= toll)
    }

    /// Returns whether playing `card` certainly ends the round, or the game for the viewer, so that there is no draw
    /// after it. Dice are never certain.
    pub fn ends(&self, card: Card) -> bool {
        let crossed = Limit::crossed(self.sum, card.sum_after(self.sum));
        match card {
            Card::Schnuff => Limit::at(self.sum) == Some(Limit::Ninety),
            Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Back | Card::Panic | Card::Risk => {
                crossed.is_some_and(|limit| limit == Limit::Ninety || self.is_out_above(limit))
            }
        }
    }

    /// The viewer's possible actions other than resigning. In strict drawing, each card comes first with drawing,
    /// then without.
    pub(super) fn legal_actions(&self) -> Vec<Action> {
        if self.over.is_some() {
            return Vec::new();
        }
        let mut actions = Vec::with_capacity(2 * Hand::MOST + 2);
        if self.is_mine() {
            for card in self.playable() {
                if self.config.strict {
                    actions.push(Action::Play { card, draw: true });
                }
                actions.push(Action::play(card));
            }
        }
        if self.may_draw {
            actions.extend([Action::Draw, Action::Next]);
        }
        actions
    }

    /// Checks whether the viewer can take `action` now.
    pub(super) fn check(&self, action: &Action) -> Result<(), Refusal> {
        let me = self.seat().ok_or(Refusal::Spectator)?;
        if self.over.is_some() {
            return Err(Refusal::GameOver);
        }
        if self.chips[me] == 0 {
            return Err(Refusal::Out);
        }
        match *action {
            Action::Resign => Ok(()),
            // The mover cannot skip the turn without playing a card.
            Action::Next if self.is_mine() && !self.may_draw => Err(Refusal::PlayFirst),
            Action::Draw | Action::Next if !self.config.strict => Err(Refusal::DrawsItself),
            Action::Draw if self.is_mine() && !self.may_draw => Err(Refusal::PlayFirst),
            Action::Draw | Action::Next if !self.may_draw => Err(Refusal::NothingToDraw),
            Action::Draw | Action::Next => Ok(()),
            Action::Play { draw: true, .. } if !self.config.strict => Err(Refusal::DrawsItself),
            Action::Play { .. } if !self.is_mine() && self.may_draw => Err(Refusal::PlayedAlready),
            Action::Play { .. } if !self.is_mine() => Err(Refusal::NotYourTurn),
            Action::Play { card, .. } if self.hand.count(card) == 0 => Err(Refusal::NotInHand(card)),
            Action::Play { card, .. } if self.allows(card) => Ok(()),
            Action::Play { card, .. } if self.opening => Err(Refusal::OpenWithNumber(card)),
            Action::Play { .. } => Err(Refusal::NoLimit(self.sum)),
        }
    }

    /// Returns whether a real game can have this view: valid seats, and no sum, chips or cards beyond the maximum.
    fn is_sound(&self) -> bool {
        let (table, players) = (self.table(), self.players());
        let winners = self.over.iter().flat_map(|outcome| outcome.winners.iter());
        let named = players.iter().chain(winners).chain(self.dealer);
        let held =
            |(seat, cards): (Seat, &u8)| *cards == 0 || players.contains(seat) && usize::from(*cards) <= Hand::MOST;
        let own = self.viewer.seat().map_or(0, |seat| self.cards[seat]);
        // Above 90, which a throw for Risk exceeds by at most 12, the round is over.
        let most_sum = Limit::Ninety.sum() + if self.turn.is_some() { 0 } else { 12 };
        let seen = |card: Card| usize::from(self.played[card.index()]) + self.hand.count(card);
        Schnuff::SEATS.contains(&self.seats.into())
            && named.fold(table, Seats::with) == table
            && self.turn.is_none_or(|seat| players.contains(seat))
            && self.sum <= most_sum
            && self.chips.iter().all(|chips| *chips <= Config::CHIPS)
            && self.cards.each().all(held)
            && self.hand.len() == usize::from(own)
            && Card::ALL.into_iter().all(|card| seen(card) <= usize::from(card.copies()))
            && usize::from(self.pile) <= Deck::SIZE
    }
}

read_when_sound!(View);

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The viewer is a listener.
    Spectator,
    /// The game is over.
    GameOver,
    /// The viewer is out.
    Out,
    /// Another player is on turn.
    NotYourTurn,
    /// Strict drawing: the viewer has already played, and can only draw or let the others go on.
    PlayedAlready,
    /// The viewer does not hold this card.
    NotInHand(Card),
    /// A number card has to open the round.
    OpenWithNumber(Card),
    /// Schnuff needs a limit, but the sum is this.
    NoLimit(u8),
    /// Without strict drawing, the program draws for the players.
    DrawsItself,
    /// The viewer has to play a card before the others can go on.
    PlayFirst,
    /// There is nothing to draw now: the viewer has not played yet, has already drawn, or has waited too long.
    NothingToDraw,
}
