//! The computer players, and what they weigh.

pub mod computer;
pub mod hard;
pub mod playout;

mod stair;
