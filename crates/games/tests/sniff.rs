//! Tests of sniff and its variants: the rules, the strength of the computers, kept goals, wording and secrecy.

mod goals;
mod hints;
mod players;
mod rules;
mod secrecy;
mod telling;
