//! What stands between the game and the terminal.
mod history;
pub mod input;
#[cfg(unix)]
mod keyboard;
pub mod plain;
pub mod readline;
