//! Tests of domino: the rules, the wording, the strength of the computers, and secrecy.

mod hints;
mod players;
mod rules;
mod secrecy;
mod telling;
