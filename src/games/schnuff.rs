//! Schnuff, the counting card game for two to six: whoever lifts the sum above 30, 60 or 90 pays with chips.

pub mod action;
pub mod card;
pub mod check;
pub mod computer;
pub mod config;
pub mod event;
pub mod hand;
pub mod limit;
pub mod outlook;
pub mod rules;
pub mod stack;
pub mod throwing;
pub mod view;
