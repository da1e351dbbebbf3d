//! Scout, the sliding hedge maze for 2 to 4: each brings scouts across a board whose hedges are pushed about.

pub mod action;
pub mod board;
pub mod cards;
pub mod check;
pub mod computer;
pub mod config;
pub mod event;
pub mod hole;
pub mod maze;
pub mod moves;
pub mod outlook;
pub mod position;
pub mod rules;
pub mod seating;
pub mod trail;
pub mod view;
