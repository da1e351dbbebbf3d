//! The traits of a labyrinth as numbers, from which a learner can infer its builder.

use snuffel::rng::stream;

use super::board::{BOARD, FIELDS, Maze, PLACES, Walls, ZERO, bits};
use super::search::Search;

/// The number of plain searchers that try a labyrinth, to measure its difficulty.
const SEARCHERS: u64 = 3;
/// The number of columns.
const COLUMNS: usize = 5;
/// Ways with this number of steps or more count as equally long.
const LONGEST: usize = 20;

/// The layout of the traits of walls: one number for each place, then the numbers of fields with no way on, one, two
/// and so on, then the number of ways from the zero field, and the rest.
const DEGREES: usize = 45;
const EXITS: usize = DEGREES + 5;
const REST: usize = EXITS + 6;
/// The number of traits that depend on walls alone.
pub const OF_WALLS: usize = REST + 9;

/// The layout of the traits of a treasure: one number for each field, then its distance, then the number of ways to it,
/// and the rest.
const STEPS: usize = FIELDS;
const BESIDE: usize = STEPS + LONGEST + 1;
const OTHERS: usize = BESIDE + 5;
/// The number of traits that also depend on the treasure.
pub const OF_GOAL: usize = OTHERS + 5;

/// The traits of the walls, independent of the treasure.
pub struct Look {
    /// The traits as numbers.
    pub walls: [f32; OF_WALLS],
    /// The fields that can be reached from the zero field.
    pub reach: u32,
    degrees: [usize; FIELDS],
    steps: [usize; FIELDS],
    needed: [f32; FIELDS],
    ranks: [f32; FIELDS],
}

impl Look {
    /// Examines walls. With `tries`, plain searchers measure how long each field stays hidden.
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
            // The same labyrinth gets the same numbers each time.
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
            // The number of loops, roughly.
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

    /// The average number of moves that plain searchers need to find a treasure on a field, given by its number; 0 if
    /// none have tried.
    pub fn needed(&self, field: usize) -> f32 {
        self.needed[field]
    }

    /// Returns whether a field is fewer moves from the zero field than there are columns.
    pub fn is_near(&self, field: usize) -> bool {
        self.steps[field] < COLUMNS
    }

    /// The traits of a treasure on a field, given by its number.
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

    /// All traits of a labyrinth.
    pub fn of(maze: Maze, tries: bool) -> Vec<f32> {
        let look = Look::at(maze.walls, tries);
        let goal = look.goal(maze.goal.trailing_zeros() as usize);
        [&look.walls[..], &goal[..]].concat()
    }
}
