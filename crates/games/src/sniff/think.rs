//! The computer players, and what they weigh.

pub(super) mod clues;
pub mod computer;
mod consistent;
mod foresight;
mod ground;
pub(super) mod hard;
pub mod hardest;
mod maker;
mod resolve;
mod stair;
mod trek;
pub mod walkers;
