//! Scout: the rules, the hints, how strong the players are, and that nothing is secret.

mod changes;
mod hard;
mod hints;
mod players;
mod reasons;
mod rules;
mod secrecy;
