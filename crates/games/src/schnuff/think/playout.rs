//! A round as the search simulates it: one possible arrangement of the hidden cards, played to the end of the round.
//! All players draw at once, even in strict drawing, since a player who thinks this far ahead does not forget to.

use rand::seq::SliceRandom;

use crate::schnuff::rules::card::{Card, Deck};
use crate::schnuff::rules::hand::Hand;
use crate::schnuff::rules::limit::{Limit, Toll};
use crate::schnuff::rules::stack::Stack;
use crate::schnuff::rules::throwing::{Throw, Throwing};
use crate::schnuff::rules::view::View;
use snuffel_core::arithmetic::share;
use snuffel_core::rng::Rng;
use snuffel_core::search::Playout;
use snuffel_core::seat::{PerSeat, Seat, Seats};

/// A round in which all cards are known.
#[derive(Clone, Debug)]
pub struct Round {
    seats: u8,
    short: bool,
    players: Seats,
    chips: PerSeat<u8>,
    mover: Seat,
    opening: bool,
    sum: u8,
    clockwise: bool,
    tolls: [Toll; 3],
    hands: PerSeat<Hand>,
    stack: Stack,
    over: bool,
}

/// Deals the cards that a viewer cannot see.
#[derive(Clone, Debug)]
pub struct Dealer {
    /// The visible part of the round.
    seen: Round,
    own: Seat,
    cards: PerSeat<u8>,
    unseen: Vec<Card>,
    played: Vec<Card>,
    pile: usize,
}

impl Dealer {
    /// A dealer for the viewer of `view`; `None` unless the viewer is on turn.
    pub fn new(view: &View) -> Option<Dealer> {
        let own = view.seat()?;
        let mover = view.turn.filter(|turn| *turn == own)?;
        let mut hands = PerSeat::default();
        hands[own] = view.hand;
        let seen = Round {
            seats: view.seats,
            short: view.config.short,
            players: view.players(),
            chips: view.chips,
            mover,
            opening: view.opening,
            sum: view.sum,
            clockwise: view.clockwise,
            tolls: view.tolls,
            hands,
            stack: Stack::new(&Deck::sorted()),
            over: false,
        };
        let lie = |card: Card| view.played[card.index()];
        let hidden = |card: Card| card.copies().saturating_sub(lie(card) + view.hand.count(card) as u8);
        let of_all = |count: &dyn Fn(Card) -> u8| {
            let kinds = Card::ALL.into_iter();
            kinds.flat_map(|card| (0..count(card)).map(move |_| card)).collect()
        };
        Some(Dealer {
            seen,
            own,
            cards: view.cards,
            unseen: of_all(&hidden),
            played: of_all(&lie),
            pile: usize::from(view.pile),
        })
    }

    /// One possible arrangement of the unseen cards. Cards left by players who are out end up somewhere in the
    /// discards.
    pub fn deal(&mut self, rng: &mut Rng) -> Round {
        self.unseen.shuffle(rng);
        let mut round = self.seen.clone();
        let mut rest = self.unseen.as_slice();
        let others = round.players.without(self.own);
        for seat in others.iter() {
            let count = usize::from(self.cards[seat]).min(rest.len());
            let (hand, left) = rest.split_at(count);
            round.hands[seat] = hand.iter().copied().collect();
            rest = left;
        }
        let (pile, buried) = rest.split_at(self.pile.min(rest.len()));
        round.stack = Stack::from_piles(pile, buried.iter().chain(&self.played).copied());
        round
    }
}

impl Round {
    /// Returns whether a player holds a card that can be played now.
    fn can_play(&self, seat: Seat) -> bool {
        self.hands[seat].iter().any(|card| card.is_allowed(self.sum, self.opening))
    }

    /// Plays a card for the mover.
    fn play_card(&mut self, card: Card, rng: &mut Rng) {
        self.hands[self.mover].give(card);
        self.stack.discard(card);
        self.opening = false;
        match card {
            Card::One | Card::Two | Card::Three | Card::Four => self.raise(card.sum_after(self.sum)),
            Card::Pass => self.finish_turn(),
            Card::Back => {
                self.clockwise = !self.clockwise;
                self.finish_turn();
            }
            Card::Panic => {
                self.sum = card.sum_after(self.sum);
                self.finish_turn();
            }
            Card::Risk => {
                let throw = Throw::random(rng);
                if throw.is_high() {
                    self.raise(self.sum + throw.total());
                } else {
                    self.sum = self.sum.saturating_sub(throw.total());
                    self.finish_turn();
                }
            }
            Card::Schnuff => self.schnuff(rng),
        }
    }

    /// Raises the sum. The mover pays for going above a limit unless that is free.
    fn raise(&mut self, to: u8) {
        let crossed = Limit::crossed(self.sum, to);
        self.sum = to;
        if let Some(limit) = crossed {
            let toll = &mut self.tolls[limit as usize];
            if *toll == Toll::Free {
                *toll = Toll::UsedUp;
            } else {
                self.pay(self.mover, limit);
            }
        }
        if self.is_decided() || crossed == Some(Limit::Ninety) {
            self.over = true;
        } else {
            self.finish_turn();
        }
    }

    /// Makes all others throw, and all but the lowest pay.
    fn schnuff(&mut self, rng: &mut Rng) {
        let Some(limit) = Limit::at(self.sum) else {
            return self.finish_turn();
        };
        let throwers = self.players.without(self.mover);
        let spared = match throwers.len() {
            1 if Throw::random(rng).is_high() => Seats::NONE,
            1 => throwers,
            _ => lowest(throwers, rng),
        };
        for seat in throwers.iter().filter(|seat| !spared.contains(*seat)) {
            self.pay(seat, limit);
        }
        if self.is_decided() || limit == Limit::Ninety {
            self.over = true;
            return;
        }
        let toll = &mut self.tolls[limit as usize];
        if *toll == Toll::Due {
            *toll = Toll::Free;
        }
        self.finish_turn();
    }

    fn pay(&mut self, seat: Seat, limit: Limit) {
        let chips = &mut self.chips[seat];
        *chips = chips.saturating_sub(limit.price());
        if *chips == 0 {
            self.players = self.players.without(seat);
            let hand = std::mem::take(&mut self.hands[seat]);
            self.stack.bury(hand);
        }
    }

    fn is_decided(&self) -> bool {
        let somebody_is_out = self.players.len() < usize::from(self.seats);
        self.players.len() < 2 || self.short && somebody_is_out
    }

    /// Draws for the mover and gives the turn to the next player who can play. If no player can, the round is over.
    fn finish_turn(&mut self) {
        if self.players.contains(self.mover) {
            if let Some(card) = self.stack.draw() {
                self.hands[self.mover].add(card);
            }
            self.stack.turn_over();
        }
        let seats = usize::from(self.seats);
        let step = if self.clockwise { 1 } else { seats - 1 };
        let mut next = self.mover;
        for _ in 0..seats {
            next = next.after(step, seats);
            if self.players.contains(next) && self.can_play(next) {
                self.mover = next;
                return;
            }
        }
        self.over = true;
    }

    /// The card of a player who only thinks as far as the next limit: the highest number that stays within it, else a
    /// chance card, otherwise the lowest number.
    fn sensible(&self) -> Option<Card> {
        let room = Limit::next(self.sum).map(|limit| limit.sum() - self.sum);
        let hand = self.hands[self.mover].iter();
        let playable = hand.filter(|card| card.is_allowed(self.sum, self.opening));
        playable.min_by_key(|card| match (card, card.value()) {
            (_, Some(value)) if Some(value) <= room => 4 - value,
            (_, Some(value)) => 20 + value,
            (Card::Schnuff, _) => 10,
            (Card::Panic, _) => 11,
            (Card::Pass, _) => 12,
            (Card::Back, _) => 13,
            (_, None) => 14,
        })
    }
}

/// The player with the lowest throw. Those who tie throw again.
fn lowest(throwers: Seats, rng: &mut Rng) -> Seats {
    let mut left = throwers;
    while left.len() > 1 {
        let mut throwing = Throwing::new(left);
        for seat in left.iter() {
            throwing.count(seat, Throw::random(rng).total(), u8::lt);
        }
        left = throwing.leaders();
    }
    left
}

impl Playout for Round {
    type Move = Card;

    fn mover(&self) -> Option<usize> {
        (!self.over).then_some(self.mover.index())
    }

    /// Lists only one of two cards with the same effect. Counted separately, one with worse luck would seem a worse
    /// card.
    fn moves(&self, moves: &mut Vec<Card>) {
        let (hand, players) = (self.hands[self.mover], self.players.len());
        let allowed = hand.kinds().filter(|card| card.is_allowed(self.sum, self.opening));
        moves.extend(allowed.filter(|card| hand.weighed(*card, players) == *card));
    }

    fn play(&mut self, chosen: Card, rng: &mut Rng) {
        self.play_card(chosen, rng);
    }

    fn roll_out(&mut self, rng: &mut Rng) {
        while !self.over {
            match self.sensible() {
                Some(card) => self.play_card(card, rng),
                None => self.over = true,
            }
        }
    }

    /// The estimated chance of winning, which grows with the share of chips, and faster the fewer are left.
    fn reward(&self, player: usize) -> f32 {
        let own = Seat::new(player).map_or(0, |seat| self.chips[seat]);
        if self.is_decided() {
            return f32::from(self.chips.iter().max() == Some(&own));
        }
        if own == 0 {
            return 0.0;
        }
        let all: u8 = self.chips.iter().sum();
        let mean = f32::from(all) / self.players.len() as f32;
        let scale = 1.0 + 0.25 * mean;
        let strength = |held: u8| f32::from(held) / scale;
        share(strength(own), self.chips.iter().filter(|held| **held > 0).map(|held| strength(*held)))
    }
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom;

    use super::*;
    use crate::schnuff::rules::action::{Action, Request};
    use crate::schnuff::rules::{Schnuff, State};
    use snuffel_core::rng::stream;
    use snuffel_core::rules::{Pending, Rules};
    use snuffel_core::seat::Viewer;

    /// A game with its first round dealt.
    fn start(seats: usize, random: &mut Rng) -> State {
        let mut state = Schnuff::start(&"drawing=auto end=last".parse().unwrap(), seats);
        let mut round = 0;
        while round == 0 {
            round = settle(&mut state, random);
        }
        state
    }

    /// Resolves chance until a player is on turn or the round is over. Returns the number of the round, or 0 before
    /// the deal.
    fn settle(state: &mut State, random: &mut Rng) -> u16 {
        while let Pending::Chance(request) = Schnuff::pending(state) {
            if matches!(request, Request::Shuffle) && Schnuff::view(state, Viewer::Public).round > 1 {
                break;
            }
            let outcome = Schnuff::sample(&request, random);
            Schnuff::apply_chance(state, outcome, &mut Vec::new()).unwrap();
        }
        match Schnuff::pending(state) {
            Pending::Seats(_) => Schnuff::view(state, Viewer::Public).round,
            Pending::Chance(_) | Pending::Over(_) => 0,
        }
    }

    fn on_turn(state: &State) -> Option<View> {
        match Schnuff::pending(state) {
            Pending::Seats(seats) => Some(Schnuff::view(state, Viewer::Seat(seats.iter().next()?))),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    /// The round as it really is, hidden cards included.
    fn truth(state: &State, view: &View) -> Round {
        let mut round = Dealer::new(view).unwrap().deal(&mut stream(0, 0, 0));
        let (hands, stack) = state.cards();
        round.hands = *hands;
        round.stack = stack.clone();
        round
    }

    #[test]
    fn a_playout_keeps_the_rules() {
        for game in 0..400u64 {
            let mut random = stream(game, 1, 0);
            let seats = 2 + (game % 5) as usize;
            let mut state = start(seats, &mut random);
            let mut view = on_turn(&state).unwrap();
            let mut round = truth(&state, &view);
            loop {
                let known = (round.mover, round.sum, round.chips, round.clockwise, round.tolls);
                let own = view.seat().unwrap();
                assert_eq!(known, (own, view.sum, view.chips, view.clockwise, view.tolls), "game {game}");
                let mut moves = Vec::new();
                round.moves(&mut moves);
                // With more than two players, the others throw in a different order here, with the same odds.
                moves.retain(|card| seats == 2 || *card != Card::Schnuff);
                let Some(card) = moves.choose(&mut random).copied() else {
                    break;
                };
                // Both sides use the same dice.
                let throws = random.clone();
                snuffel_core::rules::act::<Schnuff>(&mut state, own, Action::play(card), &mut Vec::new()).unwrap();
                settle(&mut state, &mut throws.clone());
                round.play(card, &mut throws.clone());
                match on_turn(&state) {
                    Some(next) => view = next,
                    None => {
                        let after = Schnuff::view(&state, Viewer::Public);
                        assert_eq!((round.mover(), round.chips), (None, after.chips), "game {game}");
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn for_two_only_one_of_back_and_pass_is_tried() {
        for (seats, tried) in [(2, vec![Card::Four, Card::Pass]), (3, vec![Card::Four, Card::Pass, Card::Back])] {
            let view = on_turn(&start(seats, &mut stream(3, 1, 0))).unwrap();
            let mut round = Dealer::new(&view).unwrap().deal(&mut stream(0, 0, 0));
            (round.sum, round.opening) = (30, false);
            round.hands[round.mover] = [Card::Pass, Card::Back, Card::Four].into_iter().collect();
            let mut moves = Vec::new();
            round.moves(&mut moves);
            assert_eq!(moves, tried, "{seats} players");
        }
    }

    #[test]
    fn a_deal_agrees_with_all_that_is_known() {
        for game in 0..60u64 {
            let mut random = stream(game, 2, 0);
            let mut state = start(2 + (game % 5) as usize, &mut random);
            while let Some(view) = on_turn(&state) {
                let own = view.seat().unwrap();
                let round = Dealer::new(&view).unwrap().deal(&mut random);
                assert_eq!(round.hands[own], view.hand);
                assert_eq!(round.hands.map(|hand| hand.len() as u8), view.cards);
                assert_eq!(round.stack.pile(), view.pile);
                let held = round.hands.iter().flat_map(|hand| hand.iter());
                let mut all: Vec<Card> = held.chain(round.stack.cards()).collect();
                all.sort_unstable();
                assert_eq!(all, Deck::sorted().cards());
                let action = *Schnuff::legal_actions(&view).choose(&mut random).unwrap();
                snuffel_core::rules::act::<Schnuff>(&mut state, own, action, &mut Vec::new()).unwrap();
                settle(&mut state, &mut random);
            }
        }
    }
}
