//! Sniff, the hidden labyrinth for two: each searches the other's labyrinth for its treasure.

pub mod action;
pub mod board;
pub mod config;
pub mod event;
pub mod labyrinth;
pub mod view;
