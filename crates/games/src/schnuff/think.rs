//! The computer players, and what they weigh.

pub mod hard;
pub mod playout;

mod computer;
mod outlook;
mod stair;
