//! Programs that play with each other over the net of this machine, without a server: each with pipes, a folder and a
//! language of its own. What a table has to be is shown by [simulated](crate::simulated) programs; these few are real.

#[path = "simulated/breaks.rs"]
mod breaks;
mod friends;
pub mod host;
#[cfg(target_os = "linux")]
mod nets;
pub mod program;
#[cfg(unix)]
mod stops;
mod terminal;
#[path = "simulated/whole.rs"]
mod whole;

/// How often a program is killed in each test of breaks.
const KILLS: usize = 5;
