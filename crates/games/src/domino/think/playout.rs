//! A hand as the search simulates it: one possible arrangement of the hidden tiles, played to the end of the hand.

use rand::seq::SliceRandom;

use crate::domino::rules::line::{End, Line, Tips, points};
use crate::domino::rules::tile::{TILES, Tile, TileSet};
use crate::domino::rules::view::View;
use crate::domino::rules::{PLACES, rounded};
use snuffel_core::arithmetic::share;
use snuffel_core::rng::Rng;
use snuffel_core::search::Playout;
use snuffel_core::seat::{PerSeat, Seat, Seats};

/// A tile and the end where it is laid; `None` declines the extra tile.
pub type Choice = Option<(Tile, End)>;

/// A hand in which all tiles are known.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    line: Line,
    hands: PerSeat<TileSet, PLACES>,
    /// The stock, drawn from its end.
    stock: [Tile; TILES],
    left: u8,
    points: PerSeat<u16, PLACES>,
    target: u16,
    /// The number of players.
    seats: usize,
    mover: Seat,
    /// Whether the mover may lay an extra tile.
    extra: bool,
    /// The tile that the mover has drawn and has to lay.
    drawn: Option<Tile>,
    over: bool,
}

/// Deals the tiles that a viewer cannot see.
#[derive(Clone, Debug)]
pub struct Dealer {
    /// The visible part of the hand.
    seen: Hand,
    unseen: Vec<Tile>,
    /// The number of tiles of each other seat and those it may hold; the seat with the fewest possibilities first.
    others: Vec<(Seat, u8, TileSet)>,
}

impl Dealer {
    /// A dealer for the viewer of `view`; `None` unless the viewer is on turn.
    pub fn new(view: &View) -> Option<Dealer> {
        let mover = view.seat().filter(|_| view.is_on_turn())?;
        let mut hands = PerSeat::default();
        hands[mover] = view.hand;
        let seen = Hand {
            line: view.line,
            hands,
            stock: [Tile::default(); TILES],
            left: view.stock,
            points: view.points,
            target: view.config.target,
            seats: view.seats.len(),
            mover,
            extra: view.stage.is_extra(),
            drawn: view.drawn,
            over: false,
        };
        let others = view.seats.without(mover).iter();
        let mut others: Vec<_> = others.map(|seat| (seat, view.counts[seat], view.possible(seat))).collect();
        others.sort_by_key(|(_, _, tiles)| tiles.len());
        Some(Dealer { seen, unseen: view.unseen().iter().collect(), others })
    }

    /// One possible arrangement of the unseen tiles, in which no seat holds a value that it is publicly known to
    /// lack.
    pub fn deal(&mut self, rng: &mut Rng) -> Hand {
        /// The number of deals to try. Rarely, one seat takes a tile that another needs; after the last try, they
        /// exchange tiles.
        const TRIES: u32 = 8;
        let mut hand = self.seen;
        let mut rest = TileSet::NONE;
        for _ in 0..TRIES {
            self.unseen.shuffle(rng);
            rest = self.deal_others(&mut hand);
            if self.is_whole(&hand) {
                break;
            }
        }
        while !self.is_whole(&hand) && self.exchange(&mut hand, &mut rest) {}
        hand.left = 0;
        let stock = self.unseen.iter().filter(|tile| rest.contains(**tile));
        for (place, tile) in hand.stock.iter_mut().zip(stock) {
            *place = *tile;
            hand.left += 1;
        }
        hand
    }

    /// Deals each seat the first tiles, in the shuffled order, that it may hold. Returns the remaining tiles.
    fn deal_others(&self, hand: &mut Hand) -> TileSet {
        let mut rest = TileSet::ALL;
        for (seat, count, possible) in &self.others {
            let fits = |tile: &&Tile| rest.contains(**tile) && possible.contains(**tile);
            let tiles = self.unseen.iter().filter(fits).take(usize::from(*count));
            hand.hands[*seat] = tiles.copied().collect();
            rest = rest.except(hand.hands[*seat]);
        }
        self.unseen.iter().copied().collect::<TileSet>().and(rest)
    }

    /// Returns whether each seat has its publicly known number of tiles.
    fn is_whole(&self, hand: &Hand) -> bool {
        let mut others = self.others.iter();
        others.all(|(seat, count, _)| hand.hands[*seat].len() == usize::from(*count))
    }

    /// Moves a tile to a seat that has too few, from a seat that can hold one of the remaining tiles instead. Returns
    /// whether that was possible.
    fn exchange(&self, hand: &mut Hand, rest: &mut TileSet) -> bool {
        let is_short = |(seat, count, _): &&(Seat, u8, TileSet)| hand.hands[*seat].len() < usize::from(*count);
        let Some((short, _, wanted)) = self.others.iter().find(is_short) else {
            return false;
        };
        for (giver, _, possible) in self.others.iter().filter(|(seat, ..)| seat != short) {
            let given = hand.hands[*giver].and(*wanted).iter().next();
            let taken = rest.and(*possible).iter().next();
            if let (Some(given), Some(taken)) = (given, taken) {
                hand.hands[*giver].remove(given);
                hand.hands[*giver].insert(taken);
                hand.hands[*short].insert(given);
                rest.remove(taken);
                return true;
            }
        }
        false
    }
}

impl Hand {
    fn tips(&self) -> &Tips {
        self.line.tips()
    }

    /// The tiles that each player holds.
    fn held(&self) -> impl Iterator<Item = (Seat, TileSet)> {
        self.hands.each().take(self.seats).map(|(seat, hand)| (seat, *hand))
    }

    /// The tiles that the mover may lay.
    fn playable(&self) -> TileSet {
        match self.drawn {
            Some(tile) => TileSet::only(tile),
            None => self.hands[self.mover],
        }
    }

    /// Calls `visit` with each tile that the mover may lay, the end, and the value that it joins. Of equivalent ends,
    /// only the first is visited.
    fn each_lay(&self, mut visit: impl FnMut(Tile, End, u8)) {
        let tips = self.tips();
        let playable = self.playable();
        for (end, value) in tips.open_ends() {
            let mut before = tips.open_ends().map(|(before, _)| before).take_while(|before| *before != end);
            if before.any(|before| self.line.are_alike(before, end)) {
                continue;
            }
            for tile in playable.and(TileSet::with_value(value)).iter() {
                visit(tile, end, value);
            }
        }
    }

    /// Lays a tile for the mover.
    fn lay(&mut self, tile: Tile, end: End) {
        let mover = self.mover;
        self.line.lay(tile, end);
        self.hands[mover].remove(tile);
        self.drawn = None;
        self.credit(mover, u16::from(points(self.tips().sum())));
        if self.points[mover] >= self.target {
            self.over = true;
        } else if self.hands[mover].is_empty() {
            self.win(mover);
        }
    }

    /// Credits the winner of the hand with the tiles of the others.
    fn win(&mut self, winner: Seat) {
        let others = self.held().filter(|(seat, _)| *seat != winner);
        let gain = others.map(|(_, hand)| rounded(hand.pips())).sum();
        self.credit(winner, gain);
        self.over = true;
    }

    fn credit(&mut self, seat: Seat, gain: u16) {
        self.points[seat] = self.points[seat].saturating_add(gain);
    }

    /// Ends a blocked hand: the lowest pip count wins, unless two players share it.
    fn block(&mut self) {
        let least = self.held().map(|(_, hand)| hand.pips()).min();
        let lowest = self.held().filter(|(_, hand)| Some(hand.pips()) == least);
        let lowest: Seats = lowest.map(|(seat, _)| seat).collect();
        match lowest.iter().next() {
            Some(winner) if lowest.len() == 1 => self.win(winner),
            Some(_) | None => self.over = true,
        }
    }

    /// Passes the turn on and makes forced moves, until a player has a tile to lay.
    fn pass_on(&mut self) {
        self.extra = false;
        let mut passes = 0;
        while !self.over {
            self.mover = self.mover.after(1, self.seats);
            let fits = self.tips().fitting_anywhere(TileSet::ALL);
            if !self.hands[self.mover].and(fits).is_empty() {
                return;
            }
            while self.left > 0 && self.drawn.is_none() {
                self.left -= 1;
                let tile = self.stock[usize::from(self.left)];
                self.hands[self.mover].insert(tile);
                self.drawn = fits.contains(tile).then_some(tile);
            }
            if self.drawn.is_some() {
                return;
            }
            passes += 1;
            if passes >= self.seats {
                self.block();
            }
        }
    }

    /// The tile that scores the most; the heaviest among equals.
    fn greediest(&self) -> Choice {
        let tips = self.tips();
        let counts = tips.each.map(|tip| tip.count());
        let all: u8 = counts.iter().sum();
        let mut best = None;
        let mut highest = 0;
        self.each_lay(|tile, end, value| {
            let beyond = tile.pips() - value;
            let count = if tile.is_double() { 2 * value } else { beyond };
            let gain = points(all - counts[end.index()] + count);
            // No tile has 16 pips, so points always come first.
            let rank = 1 + 16 * u16::from(gain) + u16::from(tile.pips());
            if rank > highest {
                highest = rank;
                best = Some((tile, end));
            }
        });
        best
    }
}

impl Playout for Hand {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        (!self.over).then_some(self.mover.index())
    }

    fn moves(&self, moves: &mut Vec<Choice>) {
        self.each_lay(|tile, end, _| moves.push(Some((tile, end))));
        if self.extra {
            moves.push(None);
        }
    }

    fn play(&mut self, chosen: Choice, _rng: &mut Rng) {
        if let Some((tile, end)) = chosen {
            self.lay(tile, end);
        }
        self.pass_on();
    }

    fn roll_out(&mut self, rng: &mut Rng) {
        while !self.over {
            self.play(self.greediest(), rng);
        }
    }

    /// Returns 1 for a game won and 0 for one lost. Otherwise the player's share of the points decides, the more
    /// strongly the fewer are still needed.
    ///
    /// The scale was fitted to games between two greedy players, whose chances of winning are known from any score by
    /// backward induction. It is off by 0.02 on average.
    fn reward(&self, player: usize) -> f32 {
        const LEAST: f32 = 10.0;
        const GROWS: f32 = 0.3;
        let points = &self.points.iter().as_slice()[..self.seats];
        let needed = points.iter().map(|held| self.target.saturating_sub(*held)).min();
        if needed == Some(0) {
            return f32::from(points[player] >= self.target);
        }
        let scale = LEAST + GROWS * f32::from(needed.unwrap_or(0));
        let strength = |held: u16| f32::from(held) / scale;
        share(strength(points[player]), points.iter().map(|held| strength(*held)))
    }
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom;

    use super::*;
    use crate::domino::rules::action::{Action, Shuffle};
    use crate::domino::rules::{Domino, State};
    use snuffel_core::rng::stream;
    use snuffel_core::rules::{Pending, Rules};
    use snuffel_core::seat::Viewer;

    /// The view of the player on turn; `None` if there is none.
    fn on_turn(state: &State) -> Option<View> {
        match Domino::pending(state) {
            Pending::Seats(seats) => {
                let seat = seats.iter().next()?;
                Some(Domino::view(state, Viewer::Seat(seat)))
            }
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    fn start(options: &str, seats: usize, rng: &mut Rng) -> (State, Vec<Tile>) {
        let mut state = Domino::start(&options.parse().unwrap(), seats);
        let deal = Domino::sample(&Shuffle, rng);
        Domino::apply_chance(&mut state, deal, &mut Vec::new()).unwrap();
        (state, deal.tiles().to_vec())
    }

    /// The hand as it really is, hidden tiles included.
    fn truth(state: &State, view: &View, deck: &[Tile]) -> Hand {
        let mut hand = Dealer::new(view).unwrap().deal(&mut stream(0, 0, 0));
        hand.hands = PerSeat::from_fn(|seat| Domino::view(state, Viewer::Seat(seat)).hand);
        hand.left = view.stock;
        for (place, tile) in hand.stock.iter_mut().zip(deck.iter().rev()) {
            *place = *tile;
        }
        hand
    }

    #[test]
    fn a_playout_keeps_the_rules() {
        for game in 0..400u64 {
            let mut random = stream(game, 1, 0);
            let seats = 2 + (game % 4) as usize;
            let options = ["target=100", "target=100 spinner", "target=25"][game as usize % 3];
            let (mut state, deck) = start(options, seats, &mut random);
            let Some(mut view) = on_turn(&state) else {
                continue;
            };
            let mut hand = truth(&state, &view, &deck);
            loop {
                assert_eq!(hand.mover(), view.seat().map(Seat::index), "game {game}");
                assert_eq!((hand.points, hand.left), (view.points, view.stock), "game {game}");
                let mut moves = Vec::new();
                hand.moves(&mut moves);
                let chosen = *moves.choose(&mut random).unwrap();
                let action = chosen.map_or(Action::Pass, |(tile, end)| Action::Lay(tile, end));
                snuffel_core::rules::act::<Domino>(&mut state, view.seat().unwrap(), action, &mut Vec::new()).unwrap();
                hand.play(chosen, &mut random);
                match on_turn(&state) {
                    Some(next) => view = next,
                    None => break,
                }
            }
            let after = Domino::view(&state, Viewer::Public);
            assert_eq!((hand.mover(), hand.points), (None, after.points), "game {game}");
        }
    }

    #[test]
    fn a_deal_agrees_with_all_that_is_known() {
        for game in 0..60u64 {
            let mut random = stream(game, 2, 0);
            let (mut state, _) = start("target=100", 2 + (game % 4) as usize, &mut random);
            while let Some(view) = on_turn(&state) {
                let own = view.seat().unwrap();
                let hand = Dealer::new(&view).unwrap().deal(&mut random);
                let all = hand.hands.iter().copied().fold(TileSet::NONE, TileSet::or);
                let stock = &hand.stock[..usize::from(hand.left)];
                let stock: TileSet = stock.iter().copied().collect();
                assert_eq!(hand.hands[own], view.hand);
                assert_eq!(all.or(stock).or(view.line.tiles()), TileSet::ALL);
                assert!(all.and(stock).is_empty());
                let held = hand.hands.map(|tiles| tiles.len() as u8);
                assert_eq!((held, hand.left), (view.counts, view.stock));
                for (seat, tiles) in hand.hands.each().filter(|(seat, _)| *seat != own) {
                    assert!(tiles.except(view.possible(seat)).is_empty());
                }
                let action = *Domino::legal_actions(&view).choose(&mut random).unwrap();
                snuffel_core::rules::act::<Domino>(&mut state, own, action, &mut Vec::new()).unwrap();
            }
        }
    }
}
