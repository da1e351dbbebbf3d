//! Schnuff: the rules, how much is said, how strong the players are, and what stays secret.

mod lines;
mod players;
mod rules;
mod secrecy;
