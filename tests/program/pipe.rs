//! The program at the end of a pipe: whole games, mistakes, what it keeps, and how it ends.

mod again;
mod arguments;
mod books;
mod braille;
mod check;
mod domino;
mod hints;
mod hostile;
mod labyrinths;
mod levels;
mod lobby;
mod output;
mod people;
mod records;
mod saving;
mod simulations;
mod typing;
mod whole;
#[cfg(unix)]
mod writes;
