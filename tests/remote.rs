//! Programs that play with each other over this machine's network, without a server: each with its own pipes, folder
//! and language. The required properties of a table are tested with [simulated](crate::simulated) programs; these few
//! are real.

#[path = "simulated/breaks.rs"]
pub mod breaks;
mod friends;
pub mod host;
#[cfg(target_os = "linux")]
mod nets;
pub mod program;
#[cfg(unix)]
mod stops;
mod terminal;
#[path = "simulated/whole.rs"]
pub mod whole;

/// The number of times a program is killed in each test of breaks.
const KILLS: usize = 5;
