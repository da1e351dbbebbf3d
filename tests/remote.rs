//! Programs that play with each other over the net of this machine, without a server: each with pipes, a folder and a
//! language of its own.

mod program;
mod rooms;
mod terminal;
mod whole;
