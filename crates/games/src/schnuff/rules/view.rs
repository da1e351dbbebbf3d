//! What one viewer may know of a game, and why an action cannot be done.

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

/// All that one viewer may know: the own hand, and what lies open or is said.
///
/// Serde's code for its fields stands beside it (`remote`), so that what arrives is taken only where it is sound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
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
    pub chips: PerSeat<u8>,
    /// How many cards each seat holds.
    pub cards: PerSeat<u8>,
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
        self.chips.each().filter(|(_, chips)| **chips > 0).map(|(seat, _)| seat).collect()
    }

    /// The viewer's seat, if it is at the table.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.table().contains(*seat))
    }

    /// All seats at the table.
    pub fn table(&self) -> Seats {
        Seats::first(self.seats.into())
    }

    /// Whether the viewer is to play a card.
    pub fn is_mine(&self) -> bool {
        self.turn.is_some_and(|seat| self.viewer.is(seat))
    }

    /// Whether a card could be played now by whoever holds it.
    pub fn allows(&self, card: Card) -> bool {
        card.is_allowed(self.sum, self.opening)
    }

    /// The kinds of cards in the viewer's hand that could be played now.
    pub fn playable(&self) -> impl Iterator<Item = Card> {
        self.hand.kinds().filter(|card| self.allows(*card))
    }

    /// How many chips a limit costs whoever goes above it next, if that player has them.
    pub fn toll(&self, limit: Limit) -> u8 {
        match self.tolls[limit as usize] {
            Toll::Free => 0,
            Toll::Due | Toll::UsedUp => limit.price(),
        }
    }

    /// Whether the viewer has no chips left after going above a limit.
    pub fn is_out_above(&self, limit: Limit) -> bool {
        let toll = self.toll(limit);
        toll > 0 && self.seat().is_some_and(|seat| self.chips[seat] <= toll)
    }

    /// Whether a card of the viewer surely ends the round, or the game for the viewer: nobody draws after it. What dice
    /// will do is not sure.
    pub fn ends(&self, card: Card) -> bool {
        let crossed = Limit::crossed(self.sum, card.sum_after(self.sum));
        match card {
            Card::Schnuff => Limit::at(self.sum) == Some(Limit::Ninety),
            Card::One | Card::Two | Card::Three | Card::Four | Card::Pass | Card::Back | Card::Panic | Card::Risk => {
                crossed.is_some_and(|limit| limit == Limit::Ninety || self.is_out_above(limit))
            }
        }
    }

    /// What the viewer can do now besides giving up; a card that can be drawn right after it, first with the drawing.
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

    /// Whether the viewer can do `action` now.
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
            // Whoever is on turn cannot let the others go on without a card.
            Action::Next if self.is_mine() && !self.may_draw => Err(Refusal::PlayFirst),
            Action::Draw | Action::Next if !self.config.strict => Err(Refusal::DrawsItself),
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

    /// Whether a game can have it: the seats of a table, and no sum, chip or card above what there is.
    fn is_sound(&self) -> bool {
        let (table, players) = (self.table(), self.players());
        let winners = self.over.iter().flat_map(|outcome| outcome.winners.iter());
        let named = players.iter().chain(winners).chain(self.dealer);
        let held =
            |(seat, cards): (Seat, &u8)| *cards == 0 || players.contains(seat) && usize::from(*cards) <= Hand::MOST;
        let own = self.viewer.seat().map_or(0, |seat| self.cards[seat]);
        // Above 90, by the highest throw for Risk at most, the round is over.
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
    /// Strict drawing: the viewer has played, and is to draw a card or to let the others go on.
    PlayedAlready,
    /// The viewer does not hold this card.
    NotInHand(Card),
    /// A round is opened with a number card.
    OpenWithNumber(Card),
    /// Schnuff is for the limits; the sum is this.
    NoLimit(u8),
    /// Without strict drawing the program draws.
    DrawsItself,
    /// A card has to be played before the others go on.
    PlayFirst,
    /// There is nothing to draw now: the own turn has not been, or is drawn for, or is too long ago.
    NothingToDraw,
}
