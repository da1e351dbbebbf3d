//! Spion: the rules, the hints, how strong the players are, and what stays secret.

mod hints;
mod players;
mod rules;
mod secrecy;
mod series;
