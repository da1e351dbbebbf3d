//! Computer players, which know only what a player on their seat knows.

use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::line::{End, Tip, Tips, points};
use crate::domino::rules::tile::Tile;
use crate::domino::rules::view::View;
use snuffel_core::arithmetic::power;
use snuffel_core::deadline::Deadline;
use snuffel_core::player::Computer;
use snuffel_core::rng::Rng;
use snuffel_core::seat::Seat;

/// Plays like a beginner: does not always look for points and, when it does, counts a double only once.
pub(super) struct Easy {
    /// The probability of looking for points at all.
    pub(super) looks: f64,
    /// Whether it lays small tiles first and keeps the heavy ones, which score for others at the end.
    pub(super) hoards: bool,
}

impl Easy {
    /// The sum of the ends, by its own way of counting.
    fn sum(tips: &Tips) -> u8 {
        let once = |tip: &Tip| match tip {
            Tip::Half(value) | Tip::Double(value) => *value,
            Tip::Side(_) | Tip::Closed => 0,
        };
        tips.each.iter().map(once).sum()
    }
}

impl Computer<Domino> for Easy {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let looks = rng.random_bool(self.looks);
        let rank = |tile: Tile, end: End| {
            let seen = match looks {
                true => points(Easy::sum(view.line.with(tile, end).tips())),
                false => 0,
            };
            let rid = match self.hoards {
                true => -i16::from(tile.pips()),
                false => i16::from(tile.pips()),
            };
            (seen, rid)
        };
        let best = best(view, rng, rank);
        best.map_or_else(|| any_move(view), |((tile, end), _)| Action::Lay(tile, end))
    }
}

/// Scores points, and considers what it leaves to the next players and to itself.
pub(super) struct Normal;

impl Normal {
    /// The value of a point scored by the next player, in its own points, and the factor by which it fades for each
    /// player after that.
    const THREAT: f64 = 0.8;
    const FADES: f64 = 0.4;
    /// The value of getting rid of a tile, of each pip on it, and of each tile in hand that fits afterwards.
    const TILE: f64 = 3.0;
    const PIP: f64 = 0.15;
    const FITS: f64 = 0.6;
    /// The value of winning, above any number of points.
    const WIN: f64 = 10_000.0;

    /// The value of laying a tile at an end, in points.
    fn worth(view: &View, tile: Tile, end: End) -> f64 {
        let tips = *view.line.with(tile, end).tips();
        let gain = points(tips.sum());
        let mut hand = view.hand;
        hand.remove(tile);
        if view.points_with(gain) >= view.config.target {
            return Normal::WIN + f64::from(gain);
        }
        let out = match hand.is_empty() {
            true => others_hold(view),
            false => -Normal::threat(view, &tips),
        };
        f64::from(gain)
            + out
            + Normal::TILE
            + Normal::PIP * f64::from(tile.pips())
            + Normal::FITS * tips.fitting_anywhere(hand).len() as f64
    }

    /// The approximate number of points that the next players will score, given these ends.
    fn threat(view: &View, tips: &Tips) -> f64 {
        let mut weight = Normal::THREAT;
        let mut threat = 0.0;
        for seat in view.others() {
            threat += weight * expected(view, tips, seat);
            weight *= Normal::FADES;
        }
        threat
    }
}

impl Computer<Domino> for Normal {
    fn decide(&mut self, view: &View, rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let best = best(view, rng, |tile, end| Normal::worth(view, tile, end));
        let Some(((tile, end), worth)) = best else {
            return any_move(view);
        };
        if view.stage.is_extra() && worth < -Normal::threat(view, view.line.tips()) {
            return Action::Pass;
        }
        Action::Lay(tile, end)
    }
}

/// Takes the most points that one tile scores, and the heaviest of several such tiles. It considers nothing further,
/// and is a reference for measuring levels rather than a level.
pub struct Greedy;

impl Computer<Domino> for Greedy {
    fn decide(&mut self, view: &View, _rng: &mut Rng, _deadline: Deadline<'_>) -> Action {
        let tips = view.line.tips();
        let gain = |tile, end| tips.sum_with(tile, end).map(points);
        let best = view.lays().max_by_key(|(tile, end)| (gain(*tile, *end), tile.pips()));
        best.map_or_else(|| any_move(view), |(tile, end)| Action::Lay(tile, end))
    }
}

/// The only possible action when no tile can be laid.
fn any_move(view: &View) -> Action {
    view.legal_actions().first().copied().unwrap_or(Action::Pass)
}

/// The tile and the end with the highest rank; a random one among equals.
fn best<T: PartialOrd + Copy>(view: &View, rng: &mut Rng, rank: impl Fn(Tile, End) -> T) -> Option<((Tile, End), T)> {
    let mut highest: Option<T> = None;
    let mut equals: Vec<(Tile, End)> = Vec::new();
    for (tile, end) in view.lays() {
        let rank = rank(tile, end);
        if highest.is_none_or(|highest| rank > highest) {
            highest = Some(rank);
            equals.clear();
        }
        if highest == Some(rank) {
            equals.push((tile, end));
        }
    }
    equals.choose(rng).copied().zip(highest)
}

/// The average number of points that a seat scores with its best tile, over all hands that it may have. It ignores
/// what the opening reveals.
fn expected(view: &View, tips: &Tips, seat: Seat) -> f64 {
    let tiles = view.not_lacking(seat);
    let held = f64::from(view.counts[seat]) / tiles.len().max(1) as f64;
    let held = held.min(1.0);
    // The number of tiles for each number of points, in steps of five.
    let mut ways = [0u32; 16];
    let best = |tile: Tile| {
        let sums = End::ALL.into_iter().filter_map(|end| tips.sum_with(tile, end));
        sums.map(points).max().unwrap_or(0)
    };
    for tile in tips.fitting_anywhere(tiles).iter() {
        if let Some(count) = ways.get_mut(usize::from(best(tile) / 5)) {
            *count += 1;
        }
    }
    let mut nothing_better = 1.0;
    let mut expected = 0.0;
    for (fives, count) in ways.into_iter().enumerate().skip(1).rev() {
        let none = power(1.0 - held, count);
        expected += nothing_better * (1.0 - none) * (5 * fives) as f64;
        nothing_better *= none;
    }
    expected
}

/// The approximate number of points that the other hands would bring.
fn others_hold(view: &View) -> f64 {
    let unseen = view.unseen();
    let mean = f64::from(unseen.pips()) / unseen.len().max(1) as f64;
    let tiles: u16 = view.others().map(|seat| u16::from(view.counts[seat])).sum();
    mean * f64::from(tiles)
}
