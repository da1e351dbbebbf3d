//! The program in a pipe: whole games, mistakes, saved files, and its end.

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
