//! The program at the end of a pipe: whole games, mistakes, what it keeps, and how it ends.

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
