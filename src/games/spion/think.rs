//! Who plays: the computer players, and what they weigh.

pub mod choices;
pub mod computer;
pub mod hard;
pub mod instinct;
pub mod judgement;
pub mod prospects;
pub mod trial;
