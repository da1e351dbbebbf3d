//! Sniff and its variants: the rules, how strong the players are, and what stays secret.

mod goals;
mod hints;
mod players;
mod rules;
mod secrecy;
mod telling;
