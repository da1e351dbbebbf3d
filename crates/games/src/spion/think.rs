//! The computer players, and what they weigh.

pub(super) mod instinct;
pub mod judgement;

mod choices;
mod computer;
mod hard;
mod prospects;
mod stair;
mod trial;
