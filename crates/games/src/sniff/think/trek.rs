//! A search as it is thought through: a plain searcher that goes on until it has found the goal, played fast.

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

/// What a search takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spent {
    /// What is told of it: turns, or asks of whoever goes on alone.
    pub told: f32,
    /// What it counts: among equals a little less with fewer asks.
    pub cost: f32,
}

impl Spent {
    /// Before anything is done.
    pub const NOTHING: Spent = Spent { told: 0.0, cost: 0.0 };

    /// With another one besides, which counts so many times.
    pub fn plus(self, other: Spent, times: f32) -> Spent {
        Spent { told: self.told + times * other.told, cost: self.cost + times * other.cost }
    }

    /// The one that costs less.
    pub fn less(self, other: Spent) -> Spent {
        if other.cost < self.cost { other } else { self }
    }
}

/// What counts in a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pace {
    /// Only a wall ends the turn.
    pub gallop: bool,
    /// There are no turns: every ask counts.
    pub alone: bool,
}

impl Pace {
    /// How many turns it is worth not to be bitten.
    pub const LOST: u32 = 60;
    /// What an ask counts beside a turn: among equals the one with fewer asks is better.
    pub const ASK: f32 = 0.02;

    /// So many turns and asks.
    fn of(self, turns: u32, asks: u32) -> Spent {
        match self.alone {
            true => Spent { told: asks as f32, cost: asks as f32 },
            false => Spent { told: turns as f32, cost: turns as f32 + Pace::ASK * asks as f32 },
        }
    }

    /// What a search has taken after so many turns and asks, when the goal is found in the next turn.
    pub fn spent(self, turns: u32, asks: u32) -> Spent {
        self.of(turns + 1, asks)
    }

    /// What it takes at most to ask for a field after so many moves, that one included, and to come back; in `gallop` only a
    /// wall ends a turn.
    pub fn there_and_back(self, moves: u32) -> Spent {
        let asks = 2 * moves;
        self.of(if self.gallop { 1 } else { asks.div_ceil(MOVES_A_TURN.into()) }, asks)
    }
}

/// A labyrinth as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Secret {
    /// Its walls or ditches.
    pub walls: WallSet,
    /// Where the goal of the search is. As long as no answer tells anything of it, one search can show for several
    /// fields how long it takes to find a goal there.
    pub goals: u128,
    /// Its dogs.
    pub dogs: u128,
}

impl Secret {
    /// A labyrinth in which something is searched on each of the fields `goals`.
    pub fn of(labyrinth: &Labyrinth, goals: u128) -> Secret {
        Secret { walls: labyrinth.walls, goals, dogs: labyrinth.dogs.mask() }
    }
}

/// What a plain searcher does where several fields are equally near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taste {
    /// It draws.
    Any,
    /// It takes a field with few untried ones beside it: leaving such a one for later costs the way back.
    DeadEnds,
    /// It goes straight on.
    Straight,
}

impl Taste {
    /// All tastes.
    pub const ALL: [Taste; 3] = [Taste::Any, Taste::DeadEnds, Taste::Straight];
}

/// What a searcher knows and has needed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trek {
    taste: Taste,
    stands: u128,
    /// The field straight on, seen from where the last step began; none at first.
    ahead: u128,
    walls: WallSet,
    /// Where the goal may be.
    goals: u128,
    /// Where a dog may stand.
    suspects: u128,
    /// How many moves the turn has had.
    moved: u32,
    turns: u32,
    asks: u32,
    /// The goals that were found.
    found: u128,
    over: bool,
}

/// What a search tells as it goes on.
pub(super) trait Ledger {
    /// Each of the fields `goals` took `spent` to find.
    fn found(&mut self, goals: u128, spent: Spent);
}

/// What it took to find each of them, added up.
impl Ledger for f32 {
    fn found(&mut self, goals: u128, spent: Spent) {
        *self += goals.count_ones() as f32 * spent.cost;
    }
}

/// What is agreed, as far as it changes a search.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    /// The board.
    pub ground: Ground,
    /// What counts.
    pub pace: Pace,
    warm_hot: bool,
    dogs: bool,
    blind: bool,
    way_out: bool,
}

impl Terms {
    /// What is agreed, and whether there are turns.
    pub fn of(config: &Config, alone: bool) -> Terms {
        Terms {
            ground: Ground::of(config.size),
            pace: Pace { gallop: config.gallop, alone },
            warm_hot: config.warm_hot,
            dogs: config.dogs,
            blind: config.blind,
            way_out: config.way_out,
        }
    }
}

impl Trek {
    /// So many asks are as bad as any number of them.
    pub const MOST: u32 = 1000;

    /// Goes on from a search whose turn has had `moved` moves, in which the goal may be on the fields `goals` and dogs
    /// on the fields `suspects`.
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

    /// The moves over known ways, all of them free.
    pub fn walk(&mut self, moves: u32, to: Field, pace: Pace) {
        self.stands = bit(to);
        self.asks += moves;
        if !pace.alone && !pace.gallop {
            let (all, most) = (self.moved + moves, u32::from(MOVES_A_TURN));
            self.turns += all / most;
            self.moved = all % most;
        } else if moves > 0 {
            self.moved = 1;
        }
    }

    /// Ends the turn, where it has begun.
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
            ledger.found(to, terms.pace.spent(self.turns, self.asks));
            self.over = self.found == secret.goals;
        }
        self.goals &= !to;
        if terms.warm_hot && to != ZERO {
            self.sense(to, secret.goals, terms);
        }
        if terms.dogs && terms.ground.beside(to) & secret.dogs == 0 && to != ZERO {
            self.suspects &= !terms.ground.beside(to);
        }
        if !terms.pace.gallop && self.moved >= MOVES_A_TURN.into() {
            self.turns += 1;
            self.moved = 0;
        }
    }

    fn bitten(&mut self, dog: u128, secret: &Secret, terms: &Terms, ledger: &mut impl Ledger) {
        self.goals &= !dog;
        if terms.pace.alone {
            self.stands = ZERO;
            self.suspects |= dog;
        } else {
            self.turns += Pace::LOST;
            self.give_up(secret, terms.pace, ledger);
        }
    }

    /// What was not found yet is never found.
    fn give_up(&mut self, secret: &Secret, pace: Pace, ledger: &mut impl Ledger) {
        ledger.found(secret.goals & !self.found, pace.spent(self.turns, self.asks));
        self.over = true;
    }

    /// Concludes from warm, hot or neither where the goal may be.
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

    /// What the plain searcher asks for next: it goes to the nearest place where the goal may be, takes untried borders
    /// for open, and keeps away from dogs as long as it can.
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

    /// What one asks for who remembers nothing but the last answer: anything but the wall just run into, and seldom the
    /// zero field.
    fn grope(&self, terms: &Terms, rng: &mut Rng) -> Option<u128> {
        const DARES: f64 = 0.25;
        let next = terms.ground.spread(self.stands, self.walls) & !self.stands;
        let inside = next & !ZERO;
        match terms.way_out || inside == 0 || next != inside && rng.random_bool(DARES) {
            true => pick(next, rng),
            false => pick(inside, rng),
        }
    }

    /// Those of some fields that have the fewest untried fields beside them.
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

    /// The neighbours that are nearer to where the goal may be, on ways around the fields `shunned`.
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

    /// Goes on until all goals are found, or so long that it does not matter any more.
    pub fn finish(&mut self, secret: &Secret, terms: &Terms, rng: &mut Rng, ledger: &mut impl Ledger) {
        while !self.over {
            match self.choose(terms, rng) {
                Some(next) if self.asks < Self::MOST => self.ask(next, secret, terms, ledger),
                Some(_) | None => self.give_up(secret, terms.pace, ledger),
            }
        }
    }
}

/// The field behind `to` for one who comes from its neighbour `from`; any bit off the board where there is none.
fn straight_on(from: u128, to: u128) -> u128 {
    match (from, to) {
        (_, ZERO) => 0,
        (ZERO, _) => to >> LARGEST,
        _ if to > from => to << (to.trailing_zeros() - from.trailing_zeros()),
        _ => to >> (from.trailing_zeros() - to.trailing_zeros()),
    }
}

/// One of the bits.
pub(super) fn pick(mut set: u128, rng: &mut Rng) -> Option<u128> {
    let count = set.count_ones();
    if count > 1 {
        for _ in 0..rng.random_range(0..count) {
            set &= set - 1;
        }
    }
    (set != 0).then(|| set & set.wrapping_neg())
}
