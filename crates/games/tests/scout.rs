//! Tests of scout: the rules, the hints, the strength of the computers, and that there are no secrets.

mod changes;
mod hard;
mod hints;
mod players;
mod reasons;
mod rules;
mod secrecy;
