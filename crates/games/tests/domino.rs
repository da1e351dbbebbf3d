//! Domino: the rules, how strong the players are, and what stays secret.

mod players;
mod rules;
mod secrecy;
mod telling;
