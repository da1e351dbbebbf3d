//! Spion: the rules, the hints, how strong the players are, and what stays secret.

mod brevity;
mod hints;
mod naming;
mod players;
mod rules;
mod secrecy;
mod series;
