//! Tabletop games for people who play by ear and by fingertip.
pub mod chance;
pub mod games;
pub mod player;
pub mod record;
pub mod rules;
pub mod seat;
pub mod settings;
pub mod store;
pub mod table;
pub mod text;
pub mod ui;
