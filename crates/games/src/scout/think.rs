//! The computer players, and what they weigh.

pub mod computer;
pub mod foresight;
pub(super) mod hard;
mod stair;
pub mod turn;
