//! A search in progress: what is known, which ways lead on, and how a plain searcher would continue.

use rand::RngExt;
use snuffel::rng::Rng;

use super::board::{BOARD, PLACES, Walls, ZERO, bits};

/// The knowledge of a searcher.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    stands: u32,
    visited: u32,
    /// The places known to have walls.
    pub walls: Walls,
    /// The places known to be open.
    pub open: Walls,
    /// The number of moves asked so far.
    pub asks: u32,
}

/// An unvisited field beside a field that known ways lead to.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    inside: u32,
    beyond: u32,
    /// The number of moves needed to stand before it.
    moves: u32,
}

impl Search {
    /// A search at its beginning.
    pub fn new() -> Search {
        Search { stands: ZERO, visited: ZERO, walls: Walls::default(), open: Walls::default(), asks: 0 }
    }

    /// The possible fields of the treasure.
    pub fn goals(&self) -> u32 {
        BOARD & !self.visited
    }

    /// All doors, which are the ways on.
    pub fn doors(&self) -> Vec<Door> {
        let closed = PLACES.without(self.open);
        let mut doors = Vec::new();
        let (mut seen, mut level, mut moves) = (0, self.stands, 0);
        while level != 0 {
            for inside in bits(level) {
                let beyond = self.walls.spread(inside) & self.goals();
                doors.extend(bits(beyond).map(|beyond| Door { inside, beyond, moves }));
            }
            seen |= level;
            level = closed.spread(level) & !seen;
            moves += 1;
        }
        doors
    }

    /// Walks to a door and asks for the field beyond it. Returns whether that is the goal.
    pub fn enter(&mut self, door: Door, walls: Walls, goal: u32) -> bool {
        self.asks += door.moves;
        self.stands = door.inside;
        self.ask(door.beyond, walls);
        self.stands & goal != 0
    }

    fn ask(&mut self, to: u32, walls: Walls) {
        self.asks += 1;
        let place = Walls::between(self.stands, to);
        if place.meets(walls) {
            self.walls = self.walls.and(place);
        } else {
            self.open = self.open.and(place);
            self.stands = to;
            self.visited |= to;
        }
    }

    /// Reports to `found` the number of moves for each of the fields, given by its number, when going through this door
    /// and then on as a plain searcher.
    pub fn finish(mut self, door: Door, walls: Walls, goals: u32, rng: &mut Rng, mut found: impl FnMut(usize, u32)) {
        let mut left = goals;
        if self.enter(door, walls, left) {
            found(self.stands.trailing_zeros() as usize, self.asks);
            left &= !self.stands;
        }
        while left != 0 {
            let Some(next) = self.choose(rng) else {
                return;
            };
            self.ask(next, walls);
            if self.stands & left != 0 {
                found(self.stands.trailing_zeros() as usize, self.asks);
                left &= !self.stands;
            }
        }
    }

    /// The nearest unvisited field, assuming untried borders to be open; among several, one with the fewest unvisited
    /// neighbours.
    fn choose(&self, rng: &mut Rng) -> Option<u32> {
        let beside = self.walls.spread(self.stands) & !self.stands;
        let (mut near, mut seen) = (self.goals(), self.goals());
        let next = loop {
            let found = near & beside;
            if found != 0 {
                break found;
            }
            near = self.walls.spread(near) & !seen;
            if near == 0 {
                return None;
            }
            seen |= near;
        };
        let exits = |one: u32| (self.walls.spread(one) & self.goals() & !one).count_ones();
        let least = bits(next).map(exits).min()?;
        let equals = || bits(next).filter(|one| exits(*one) == least);
        match equals().count() {
            1 => equals().next(),
            several => equals().nth(rng.random_range(0..several)),
        }
    }

    /// Reports to `found` the number of moves a plain searcher needs from the start for each of the fields.
    pub fn plain(walls: Walls, goals: u32, rng: &mut Rng, mut found: impl FnMut(usize, u32)) {
        let mut search = Search::new();
        let mut left = goals;
        while left != 0
            && let Some(next) = search.choose(rng)
        {
            search.ask(next, walls);
            if search.stands & left != 0 {
                found(search.stands.trailing_zeros() as usize, search.asks);
                left &= !search.stands;
            }
        }
    }
}
