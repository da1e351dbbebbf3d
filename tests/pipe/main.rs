//! The program at the end of a pipe: whole games, mistakes, what it keeps, and how it ends.

#[path = "../common/program.rs"]
mod program;
#[path = "../common/walker.rs"]
mod walker;

mod arguments;
mod books;
mod braille;
mod check;
mod domino;
mod hints;
mod labyrinths;
mod lobby;
mod people;
mod records;
mod simulations;
mod typing;
mod whole;
