//! The knowledge of a learner: how much likelier each labyrinth is to be the builder's than a random one.

use super::board::Maze;
use super::expected::Expected;
use super::traits::{Look, OF_GOAL, OF_WALLS};

const ALL: usize = OF_WALLS + OF_GOAL;

/// The weights of all traits of a labyrinth.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: [f32; ALL],
    /// The expectations before learning; without any, all labyrinths are equally likely.
    expected: Option<Expected>,
}

impl Judge {
    const ROUNDS: usize = 400;
    const RATE: f32 = 0.02;
    const MODESTY: f32 = 1e-4;

    /// A judge that has seen nothing.
    pub fn unlearned(expected: Option<Expected>) -> Judge {
        Judge { weights: [0.0; ALL], expected }
    }

    /// Returns whether it lets plain searchers try each labyrinth.
    pub fn tries(&self) -> bool {
        self.expected.is_some()
    }

    /// The logarithm of how much likelier these walls are than others.
    pub fn of_walls(&self, look: &Look) -> f32 {
        dot(&self.weights[..OF_WALLS], &look.walls)
    }

    /// The logarithm of how much likelier the treasure is to lie on a field, given by its number.
    pub fn of_goal(&self, look: &Look, field: usize) -> f32 {
        let learnt = match self.weights[OF_WALLS..].iter().any(|weight| *weight != 0.0) {
            true => dot(&self.weights[OF_WALLS..], &look.goal(field)),
            false => 0.0,
        };
        learnt + self.expected.as_ref().map_or(0.0, |expected| expected.of_goal(look, field))
    }

    /// Learns from labyrinths of the builder and from a sample that this judge takes for the builder's, and adds the
    /// differences to its knowledge. Returns the share of labyrinths classified correctly.
    pub fn learn(&mut self, built: &[Maze], taken: &[Maze]) -> f32 {
        let look = |maze: &Maze| Look::of(*maze, self.tries());
        let mut rows: Vec<(Vec<f32>, f32)> = built.iter().map(|maze| (look(maze), 1.0)).collect();
        rows.extend(taken.iter().map(|maze| (look(maze), 0.0)));
        let weight = built.len() as f32 / taken.len() as f32;
        let count = rows.len() as f32;
        let mean: Vec<f32> = (0..ALL).map(|at| rows.iter().map(|(row, _)| row[at]).sum::<f32>() / count).collect();
        let square = |at: usize| rows.iter().map(|(row, _)| (row[at] - mean[at]).powi(2)).sum::<f32>() / count;
        let scale: Vec<f32> = (0..ALL).map(|at| 1.0 / square(at).sqrt().max(0.02)).collect();
        for (row, _) in &mut rows {
            row.iter_mut().enumerate().for_each(|(at, number)| *number = (*number - mean[at]) * scale[at]);
        }
        // The last weight only accounts for the numbers of labyrinths of each kind.
        rows.iter_mut().for_each(|(row, _)| row.push(1.0));
        let mut own = vec![0.0f32; ALL + 1];
        let (mut first, mut second) = (own.clone(), own.clone());
        let mut right = 0.0;
        for round in 1..=Self::ROUNDS {
            let mut slope = vec![0.0f32; ALL + 1];
            right = 0.0;
            for (row, truth) in &rows {
                let believed = 1.0 / (1.0 + (-dot(&own, row)).exp());
                right += f32::from(u8::from((believed > 0.5) == (*truth > 0.5)));
                let off = (believed - truth) * if *truth > 0.5 { 1.0 } else { weight };
                slope.iter_mut().zip(row).for_each(|(slope, number)| *slope += off * number);
            }
            let (one, two) = (1.0 - 0.9f32.powi(round as i32), 1.0 - 0.999f32.powi(round as i32));
            let steps = first.iter_mut().zip(&mut second);
            for ((own, slope), (first, second)) in own.iter_mut().zip(&slope).zip(steps) {
                let slope = slope / count + Self::MODESTY * *own;
                *first = 0.9 * *first + 0.1 * slope;
                *second = 0.999 * *second + 0.001 * slope * slope;
                *own -= Self::RATE * (*first / one) / ((*second / two).sqrt() + 1e-8);
            }
        }
        for (weight, (own, scale)) in self.weights.iter_mut().zip(own.iter().zip(&scale)) {
            *weight += own * scale;
        }
        right / count
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
