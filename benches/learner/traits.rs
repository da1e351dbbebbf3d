//! What a labyrinth looks like, in numbers from which a learner can conclude who has built it.

use snuffel::rng::stream;

use super::board::{BOARD, FIELDS, Maze, PLACES, Walls, ZERO, bits};
use super::search::Search;

/// How many plain searchers try a labyrinth, for the learner to know how hard it is.
const SEARCHERS: u64 = 3;
/// How many columns there are.
const COLUMNS: usize = 5;
/// Ways of so many steps and more count as equally long.
const LONGEST: usize = 20;

/// Where in the numbers of walls stand, after one for each place, how many fields have no way on, one, two and so on,
/// how many ways lead from the zero field, and the rest.
const DEGREES: usize = 45;
const EXITS: usize = DEGREES + 5;
const REST: usize = EXITS + 6;
/// How many numbers hang on walls alone.
pub const OF_WALLS: usize = REST + 9;

/// Where in the numbers of a treasure stand, after one for each field, how far it is, how many ways lead to it, and the
/// rest.
const STEPS: usize = FIELDS;
const BESIDE: usize = STEPS + LONGEST + 1;
const OTHERS: usize = BESIDE + 5;
/// How many numbers hang on the treasure as well.
pub const OF_GOAL: usize = OTHERS + 5;

/// What is counted in the walls, before any treasure is thought of.
pub struct Look {
    /// The numbers of the walls.
    pub walls: [f32; OF_WALLS],
    /// What ways lead to from the zero field.
    pub reach: u32,
    degrees: [usize; FIELDS],
    steps: [usize; FIELDS],
    needed: [f32; FIELDS],
    ranks: [f32; FIELDS],
}

impl Look {
    /// Looks at walls. With `tries`, plain searchers try how long each field stays hidden.
    pub fn at(walls: Walls, tries: bool) -> Look {
        let mut look = Look {
            walls: [0.0; OF_WALLS],
            reach: ZERO,
            degrees: [0; FIELDS],
            steps: [0; FIELDS],
            needed: [0.0; FIELDS],
            ranks: [0.0; FIELDS],
        };
        look.measure_ways(walls);
        if tries {
            look.try_searches(walls);
        }
        look.count(walls);
        look
    }

    fn measure_ways(&mut self, walls: Walls) {
        let (mut level, mut steps) = (ZERO, 0);
        while level != 0 {
            let before = (self.reach & BOARD).count_ones() as f32;
            for field in bits(level & BOARD) {
                self.steps[field.trailing_zeros() as usize] = steps;
                self.ranks[field.trailing_zeros() as usize] = before;
            }
            self.reach |= level;
            level = walls.spread(level) & !self.reach;
            steps += 1;
        }
        for field in bits(BOARD) {
            let beside = walls.spread(field) & !field;
            self.degrees[field.trailing_zeros() as usize] = beside.count_ones() as usize;
        }
    }

    fn try_searches(&mut self, walls: Walls) {
        for searcher in 0..SEARCHERS {
            // The same labyrinth looks the same each time.
            let mut luck = stream(walls.0, 9, searcher);
            Search::plain(walls, self.reach & BOARD, &mut luck, |field, asks| {
                self.needed[field] += asks as f32 / SEARCHERS as f32;
            });
        }
    }

    fn count(&mut self, walls: Walls) {
        let mut numbers = [0.0; OF_WALLS];
        for (number, place) in numbers.iter_mut().zip(PLACES.each()) {
            *number = f32::from(u8::from(place.meets(walls)));
        }
        let inside = self.reach & BOARD;
        let each = || bits(inside).map(|field| field.trailing_zeros() as usize);
        for field in each() {
            numbers[DEGREES + self.degrees[field].min(4)] += 1.0;
        }
        let exits = (walls.spread(ZERO) & BOARD).count_ones() as usize;
        numbers[EXITS + exits.min(5)] = 1.0;
        let count = inside.count_ones() as f32;
        let borders: usize = each().map(|field| self.degrees[field]).sum();
        let mean = |of: &dyn Fn(usize) -> f32| each().map(of).sum::<f32>() / count.max(1.0);
        let needed = mean(&|field| self.needed[field]);
        let more = [
            count,
            // Ways round, more or less.
            borders as f32 / 2.0 - count,
            mean(&|field| self.steps[field] as f32),
            each().map(|field| self.steps[field] as f32).fold(0.0, f32::max),
            needed,
            needed * needed / 20.0,
            each().map(|field| self.needed[field]).fold(0.0, f32::max),
            mean(&|field| f32::from(u8::from(self.degrees[field] == 1)) * self.steps[field] as f32),
            count * count / 20.0,
        ];
        numbers[REST..].copy_from_slice(&more);
        self.walls = numbers;
    }

    /// What plain searchers need to find a treasure on a field, given by its number; 0 where none have tried.
    pub fn needed(&self, field: usize) -> f32 {
        self.needed[field]
    }

    /// Whether fewer moves lead from the zero field to a field than there are columns.
    pub fn is_near(&self, field: usize) -> bool {
        self.steps[field] < COLUMNS
    }

    /// The numbers of a treasure on a field, given by its number.
    pub fn goal(&self, field: usize) -> [f32; OF_GOAL] {
        let mut numbers = [0.0; OF_GOAL];
        numbers[field] = 1.0;
        numbers[STEPS + self.steps[field].min(LONGEST)] = 1.0;
        numbers[BESIDE + self.degrees[field].min(4)] = 1.0;
        let needed = self.needed[field];
        let more = [
            needed / 10.0,
            needed * needed / 400.0,
            (1.0 - (-needed / 40.0).exp()) * 4.0,
            self.ranks[field] / 10.0,
            self.ranks[field] - (self.reach & BOARD).count_ones() as f32,
        ];
        numbers[OTHERS..].copy_from_slice(&more);
        numbers
    }

    /// All numbers of a labyrinth.
    pub fn of(maze: Maze, tries: bool) -> Vec<f32> {
        let look = Look::at(maze.walls, tries);
        let goal = look.goal(maze.goal.trailing_zeros() as usize);
        [&look.walls[..], &goal[..]].concat()
    }
}
