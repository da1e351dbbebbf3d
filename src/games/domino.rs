//! Domino: Sniff, also All Fives, for 2 to 5. Whoever makes the ends of the line a multiple of five scores.

pub mod action;
pub mod check;
pub mod computer;
pub mod config;
pub mod event;
pub mod line;
pub mod rules;
pub mod tile;
pub mod view;
