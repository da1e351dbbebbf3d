//! Sniff, the hidden labyrinth for two: each searches the other's labyrinth for its treasure.

pub mod action;
pub mod board;
pub mod builder;
pub mod check;
pub mod computer;
pub mod config;
pub mod distances;
pub mod event;
pub mod labyrinth;
pub mod moves;
pub mod rules;
pub mod view;
pub mod walkers;
