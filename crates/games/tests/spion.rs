//! Tests of Spion & Spion: the rules, the hints, the strength of the computers, secrecy and tournaments.

mod hints;
mod players;
mod rules;
mod secrecy;
mod series;
