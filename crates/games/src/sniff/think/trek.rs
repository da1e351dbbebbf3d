//! A simulated search: a plain searcher that goes on until it has found the goal, optimised for speed.

use std::cmp::Ordering;

use rand::RngExt;

use super::ground::{Ground, bit};
use crate::sniff::rules::board::{Field, LARGEST};
use crate::sniff::rules::config::Config;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::searching::MOVES_A_TURN;
use crate::sniff::rules::sets::{WallSet, ZERO};
use crate::sniff::rules::view::Search;
use snuffel_core::rng::Rng;

/// The cost of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spent {
    /// The figure for messages: turns, or asks of a player going on alone.
    pub told: f32,
    /// The figure for comparison, in which fewer asks break ties.
    pub cost: f32,
}

impl Spent {
    /// The cost at the beginning.
    pub const NOTHING: Spent = Spent { told: 0.0, cost: 0.0 };

    /// Adds `other`, weighted by `times`.
    pub fn plus(self, other: Spent, times: f32) -> Spent {
        Spent { told: self.told + times * other.told, cost: self.cost + times * other.cost }
    }

    /// The lower of two costs.
    pub fn less(self, other: Spent) -> Spent {
        if other.cost < self.cost { other } else { self }
    }
}

/// The way in which a search is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Costs {
    /// Only a wall ends the turn.
    pub gallop: bool,
    /// There are no turns, and every ask counts.
    pub alone: bool,
}

impl Costs {
    /// The number of turns that avoiding a bite is worth.
    pub const LOST: u32 = 60;
    /// The weight of an ask relative to a turn: among equals, fewer asks are better.
    pub const ASK: f32 = 0.02;

    /// The cost of these turns and asks.
    fn total(self, turns: u32, asks: u32) -> Spent {
        match self.alone {
            true => Spent { told: asks as f32, cost: asks as f32 },
            false => Spent { told: turns as f32, cost: turns as f32 + Costs::ASK * asks as f32 },
        }
    }

    /// The cost of a search after these turns and asks, if the goal is found in the next turn.
    pub fn spent(self, turns: u32, asks: u32) -> Spent {
        self.total(turns + 1, asks)
    }

    /// The maximum cost of asking for a field with `moves` moves, including the last, and of coming back. In
    /// `gallop`, only a wall ends a turn.
    pub fn there_and_back(self, moves: u32) -> Spent {
        let asks = 2 * moves;
        self.total(if self.gallop { 1 } else { asks.div_ceil(MOVES_A_TURN.into()) }, asks)
    }
}

/// A labyrinth as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Secret {
    /// Its walls, or ditches.
    pub walls: WallSet,
    /// The places of the goal. As long as answers do not depend on it, a single search can measure the length for
    /// several fields at once.
    pub goals: u128,
    /// The fields with dogs.
    pub dogs: u128,
}

impl Secret {
    /// A labyrinth with a goal on each of the fields `goals`.
    pub fn new(labyrinth: &Labyrinth, goals: u128) -> Secret {
        Secret { walls: labyrinth.walls, goals, dogs: labyrinth.dogs.mask() }
    }
}

/// A plain searcher's choice among equally near fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taste {
    /// A random one.
    Any,
    /// One with few untried fields beside it, since leaving it for later costs the way back.
    DeadEnds,
    /// The one straight on.
    Straight,
}

impl Taste {
    /// All tastes.
    pub const ALL: [Taste; 3] = [Taste::Any, Taste::DeadEnds, Taste::Straight];
}

/// A searcher's knowledge, and the cost so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trek {
    taste: Taste,
    stands: u128,
    /// The field straight on, in the direction of the last step; 0 at first.
    ahead: u128,
    walls: WallSet,
    /// The possible places of the goal.
    goals: u128,
    /// The possible places of dogs.
    suspects: u128,
    /// The number of moves in this turn.
    moved: u32,
    turns: u32,
    asks: u32,
    /// The goals found so far.
    found: u128,
    over: bool,
}

/// Receives the results of a search as it goes on.
pub(super) trait Ledger {
    /// Records that each of the fields `goals` took `spent` to find.
    fn found(&mut self, goals: u128, spent: Spent);
}

/// The sum of the costs of all goals.
impl Ledger for f32 {
    fn found(&mut self, goals: u128, spent: Spent) {
        *self += goals.count_ones() as f32 * spent.cost;
    }
}

/// The options that affect a search.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    /// The board.
    pub ground: Ground,
    /// The way in which it is counted.
    pub costs: Costs,
    warm_hot: bool,
    dogs: bool,
    blind: bool,
    way_out: bool,
}

impl Terms {
    /// The options, and whether the player goes on `alone`, without turns.
    pub fn new(config: &Config, alone: bool) -> Terms {
        Terms {
            ground: Ground::new(config.size),
            costs: Costs { gallop: config.gallop, alone },
            warm_hot: config.warm_hot,
            dogs: config.dogs,
            blind: config.blind,
            way_out: config.way_out,
        }
    }
}

impl Trek {
    /// The number of asks after which a search is given up: any more are equally bad.
    pub const MOST: u32 = 1000;

    /// Goes on from a search whose turn has had `moved` moves, with possible goals on `goals` and possible dogs on
    /// `suspects`.
    pub fn from(search: &Search, goals: u128, suspects: u128, moved: u8) -> Trek {
        Trek {
            taste: Taste::DeadEnds,
            stands: bit(search.stands),
            ahead: 0,
            walls: search.walls,
            goals,
            suspects,
            moved: moved.into(),
            turns: 0,
            asks: 0,
            found: 0,
            over: false,
        }
    }

    /// The same searcher with another taste.
    pub fn with(self, taste: Taste) -> Trek {
        Trek { taste, ..self }
    }

    /// Moves over known ways, all of which are free.
    pub fn walk(&mut self, moves: u32, to: Field, costs: Costs) {
        self.stands = bit(to);
        self.asks += moves;
        if !costs.alone && !costs.gallop {
            let (all, most) = (self.moved + moves, u32::from(MOVES_A_TURN));
            self.turns += all / most;
            self.moved = all % most;
        } else if moves > 0 {
            self.moved = 1;
        }
    }

    /// Ends the turn.
    pub fn stop(&mut self) {
        self.turns += 1;
        self.moved = 0;
    }

    /// Asks for a neighbour.
    pub fn ask(&mut self, to: u128, secret: &Secret, terms: &Terms, ledger: &mut impl Ledger) {
        self.asks += 1;
        let place = WallSet::between(self.stands, to);
        if place.meets(secret.walls) {
            if terms.dogs {
                self.stands = ZERO;
            }
            self.walls = match terms.blind {
                true => place,
                false => self.walls.union(place),
            };
            self.turns += 1;
            self.moved = 0;
            return;
        }
        self.ahead = straight_on(self.stands, to);
        self.stands = to;
        self.suspects &= !to;
        if terms.blind {
            self.walls = WallSet::default();
        }
        if terms.dogs && secret.dogs & to != 0 {
            self.bitten(to, secret, terms, ledger);
            return;
        }
        self.moved += 1;
        if to & secret.goals & !self.found != 0 {
            self.found |= to;
            ledger.found(to, terms.costs.spent(self.turns, self.asks));
            self.over = self.found == secret.goals;
        }
        self.goals &= !to;
        if terms.warm_hot && to != ZERO {
            self.sense(to, secret.goals, terms);
        }
        if terms.dogs && terms.ground.beside(to) & secret.dogs == 0 && to != ZERO {
            self.suspects &= !terms.ground.beside(to);
        }
        if !terms.costs.gallop && self.moved >= MOVES_A_TURN.into() {
            self.turns += 1;
            self.moved = 0;
        }
    }

    fn bitten(&mut self, dog: u128, secret: &Secret, terms: &Terms, ledger: &mut impl Ledger) {
        self.goals &= !dog;
        if terms.costs.alone {
            self.stands = ZERO;
            self.suspects |= dog;
        } else {
            self.turns += Costs::LOST;
            self.give_up(secret, terms.costs, ledger);
        }
    }

    /// Counts all remaining goals as found now, because the search is given up.
    fn give_up(&mut self, secret: &Secret, costs: Costs, ledger: &mut impl Ledger) {
        ledger.found(secret.goals & !self.found, costs.spent(self.turns, self.asks));
        self.over = true;
    }

    /// Narrows down the goal after a warm, a hot or a plain answer.
    #[cold]
    fn sense(&mut self, at: u128, goal: u128, terms: &Terms) {
        let corners = terms.ground.corners(at);
        let sides = terms.ground.beside(at) & !at;
        self.goals &= if goal & sides != 0 {
            sides
        } else if goal & corners != 0 {
            corners
        } else {
            !(sides | corners)
        };
    }

    /// The next field that the plain searcher asks for: towards the nearest possible goal, assuming that untried
    /// borders are open, and avoiding dogs as long as possible.
    fn choose(&self, terms: &Terms, rng: &mut Rng) -> Option<u128> {
        if terms.blind {
            return self.grope(terms, rng);
        }
        let next = self.nearer(terms, self.suspects);
        let next = match next {
            0 if self.suspects != 0 => self.nearer(terms, 0),
            next => next,
        };
        let liked = match self.taste {
            Taste::Any => next,
            Taste::DeadEnds => self.fewest_exits(next, terms),
            Taste::Straight if next & self.ahead != 0 => self.ahead,
            Taste::Straight => next,
        };
        pick(liked, rng)
    }

    /// The next field in a blind game, where only the last answer is remembered: any except the wall just met, and
    /// seldom the zero field.
    fn grope(&self, terms: &Terms, rng: &mut Rng) -> Option<u128> {
        const DARES: f64 = 0.25;
        let next = terms.ground.spread(self.stands, self.walls) & !self.stands;
        let inside = next & !ZERO;
        match terms.way_out || inside == 0 || next != inside && rng.random_bool(DARES) {
            true => pick(next, rng),
            false => pick(inside, rng),
        }
    }

    /// Those fields that have the fewest untried fields beside them.
    fn fewest_exits(&self, next: u128, terms: &Terms) -> u128 {
        if next.count_ones() < 2 {
            return next;
        }
        let mut least = (u32::MAX, 0);
        let mut rest = next;
        while rest != 0 {
            let one = rest & rest.wrapping_neg();
            rest &= !one;
            let beside = terms.ground.spread(one, self.walls) & !one;
            let exits = (beside & self.goals).count_ones();
            match exits.cmp(&least.0) {
                Ordering::Less => least = (exits, one),
                Ordering::Equal => least.1 |= one,
                Ordering::Greater => {}
            }
        }
        least.1
    }

    /// The neighbours that are nearer to a possible goal, by ways around the fields `shunned`.
    fn nearer(&self, terms: &Terms, shunned: u128) -> u128 {
        let ground = &terms.ground;
        let mut near = self.goals & !shunned;
        let beside = ground.spread(self.stands, self.walls) & !self.stands;
        let mut seen = near;
        loop {
            let found = near & beside;
            if found != 0 || near == 0 {
                return found;
            }
            near = ground.spread(near, self.walls) & !seen & !shunned;
            seen |= near;
        }
    }

    /// Goes on until all goals are found, or until more asks make no difference.
    pub fn finish(&mut self, secret: &Secret, terms: &Terms, rng: &mut Rng, ledger: &mut impl Ledger) {
        while !self.over {
            match self.choose(terms, rng) {
                Some(next) if self.asks < Self::MOST => self.ask(next, secret, terms, ledger),
                Some(_) | None => self.give_up(secret, terms.costs, ledger),
            }
        }
    }
}

/// The field beyond `to`, seen from its neighbour `from`; some bit off the board if there is none.
fn straight_on(from: u128, to: u128) -> u128 {
    match (from, to) {
        (_, ZERO) => 0,
        (ZERO, _) => to >> LARGEST,
        _ if to > from => to << (to.trailing_zeros() - from.trailing_zeros()),
        _ => to >> (from.trailing_zeros() - to.trailing_zeros()),
    }
}

/// A random one of the bits; `None` if there are none.
pub(super) fn pick(mut set: u128, rng: &mut Rng) -> Option<u128> {
    let count = set.count_ones();
    if count > 1 {
        for _ in 0..rng.random_range(0..count) {
            set &= set - 1;
        }
    }
    (set != 0).then(|| set & set.wrapping_neg())
}
