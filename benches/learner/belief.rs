//! The labyrinths that a searcher considers possible: a sample that agrees with all answers, as likely as the judge
//! finds them.
//!
//! Weighted random draws would leave few that count. So the labyrinths themselves are changed, wall by wall, and each
//! change is accepted according to how much likelier it makes them (Metropolis); where an answer rules out some of
//! them, copies of others replace them and are changed further.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use snuffel::rng::Rng;

use super::board::{FIELDS, Maze, PLACES, WALLS, Walls, bits};
use super::judge::Judge;
use super::search::Search;
use super::traits::Look;

/// A sample of possible labyrinths.
pub struct Belief<'a> {
    judge: &'a Judge,
    thoughts: Vec<Thought>,
}

/// One labyrinth with its likelihood.
#[derive(Clone, Copy)]
struct Thought {
    maze: Maze,
    of_walls: f32,
    of_goal: f32,
}

impl<'a> Belief<'a> {
    /// A searcher's initial beliefs: some labyrinths that it has seen.
    pub fn new(judge: &'a Judge, seen: &[Maze], count: usize, rng: &mut Rng) -> Belief<'a> {
        let thoughts = (0..count).filter_map(|_| seen.choose(rng)).map(|maze| judge.thought(*maze)).collect();
        Belief { judge, thoughts }
    }

    /// Drops the labyrinths that do not agree with the search, and revises the rest, trying this number of changes in
    /// each.
    pub fn hear(&mut self, search: &Search, changes: usize, rng: &mut Rng) {
        let count = self.thoughts.len();
        self.thoughts.retain(|thought| agrees(search, thought.maze));
        let mut changes = changes;
        if self.thoughts.is_empty() {
            changes *= 40;
            let drawn = (0..count).filter_map(|_| any(search, rng)).map(|maze| self.judge.thought(maze));
            self.thoughts = drawn.collect();
        }
        let left = self.thoughts.clone();
        while self.thoughts.len() < count
            && let Some(thought) = left.choose(rng)
        {
            self.thoughts.push(*thought);
        }
        for thought in &mut self.thoughts {
            self.judge.change(thought, search, changes, rng);
        }
    }

    /// The walls, the possible fields of the treasure, and its likelihood on each field.
    pub fn possible(&self, search: &Search) -> impl Iterator<Item = (Walls, u32, [f32; FIELDS])> {
        let goals = search.goals();
        self.thoughts.iter().map(move |thought| {
            let look = Look::at(thought.maze.walls, self.judge.tries());
            let goals = goals & look.reach;
            let mut likely = [0.0; FIELDS];
            for goal in bits(goals) {
                let field = goal.trailing_zeros() as usize;
                likely[field] = self.judge.of_goal(&look, field).min(60.0).exp();
            }
            let all: f32 = likely.iter().sum();
            likely.iter_mut().for_each(|one| *one /= all);
            (thought.maze.walls, goals, likely)
        })
    }

    /// The labyrinths.
    pub fn mazes(&self) -> impl Iterator<Item = Maze> {
        self.thoughts.iter().map(|thought| thought.maze)
    }
}

impl Judge {
    fn thought(&self, maze: Maze) -> Thought {
        let look = Look::at(maze.walls, self.tries());
        let of_goal = self.of_goal(&look, maze.goal.trailing_zeros() as usize);
        Thought { maze, of_walls: self.of_walls(&look), of_goal }
    }

    /// Changes a labyrinth while it keeps agreeing with the search: moves a wall, or the treasure.
    fn change(&self, thought: &mut Thought, search: &Search, changes: usize, rng: &mut Rng) {
        let places: Vec<Walls> = PLACES.without(search.walls).without(search.open).each().collect();
        let goals: Vec<u32> = bits(search.goals()).collect();
        for _ in 0..changes {
            let mut maze = thought.maze;
            if rng.random_bool(0.25) {
                maze.goal = *goals.choose(rng).expect("a field left");
            }
            let (Some(one), Some(other)) = (places.choose(rng), places.choose(rng)) else {
                continue;
            };
            if one.meets(maze.walls) != other.meets(maze.walls) {
                maze.walls.0 ^= one.0 ^ other.0;
            }
            if maze == thought.maze || maze.walls.reach() & maze.goal == 0 {
                continue;
            }
            let changed = self.thought(maze);
            let likelier = changed.of_walls + changed.of_goal - thought.of_walls - thought.of_goal;
            if likelier >= 0.0 || rng.random::<f32>() < likelier.exp() {
                *thought = changed;
            }
        }
    }
}

fn agrees(search: &Search, maze: Maze) -> bool {
    search.walls.without(maze.walls) == Walls::default()
        && !search.open.meets(maze.walls)
        && search.goals() & maze.goal != 0
}

/// A random labyrinth that agrees with the search; in rare cases `None`.
pub fn any(search: &Search, rng: &mut Rng) -> Option<Maze> {
    let mut places: Vec<Walls> = PLACES.without(search.walls).without(search.open).each().collect();
    let missing = (WALLS - search.walls.0.count_ones()) as usize;
    let goals: Vec<u32> = bits(search.goals()).collect();
    for _ in 0..2000 {
        let (chosen, _) = places.partial_shuffle(rng, missing);
        let walls = chosen.iter().fold(search.walls, |walls, place| walls.and(*place));
        let goal = *goals.choose(rng)?;
        if walls.reach() & goal != 0 {
            return Some(Maze { walls, goal });
        }
    }
    None
}
