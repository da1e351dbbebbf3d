//! Domino: the rules, how strong the players are, and what stays secret.

mod hints;
mod players;
mod rules;
mod secrecy;
mod telling;
