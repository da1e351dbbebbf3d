//! Tests of schnuff: the rules, the amount of speech, the strength of the computers, and secrecy.

mod lines;
mod players;
mod rules;
mod secrecy;
