//! Spion & Spion, the game of spies for two or four: each side carries the enemy's secret home around a ring.

pub mod action;
pub mod board;
pub mod check;
pub mod computer;
pub mod config;
pub mod event;
pub mod judgement;
pub mod moves;
pub mod piece;
pub mod position;
pub mod rules;
pub mod view;
