//! Programs that play with each other in one thread: tasks on a clock that jumps when all of them wait, and a network
//! in memory. Each has its own folder and language, and gets its input through a pipe, like the real ones of
//! [remote](crate::remote).

mod breaks;
pub mod chance;
mod consent;
pub mod friends;
#[path = "remote/host.rs"]
pub mod host;
mod impostor;
mod links;
mod listen;
mod lost;
mod naps;
mod net;
mod order;
pub mod program;
mod resigning;
mod rooms;
mod storms;
mod tables;
mod talk;
mod together;
mod unkept;
mod whole;
mod world;

/// The number of times a program is killed in each test of breaks.
const KILLS: usize = 100;
