//! Programs that play with each other over the net of this machine, without a server: each with pipes, a folder and a
//! language of its own.

mod breaks;
mod chance;
mod consent;
mod friends;
mod listen;
mod lost;
#[cfg(target_os = "linux")]
mod nets;
pub mod program;
mod rooms;
#[cfg(unix)]
mod stops;
mod talk;
mod terminal;
mod together;
mod whole;
