//! Who plays: the computer players, and what they weigh.

pub mod clues;
pub mod computer;
pub mod consistent;
pub mod ground;
pub mod hard;
pub mod hardest;
pub mod trek;
pub mod walkers;
