//! The program together with what blind people run, without a screen and without sound: a braille display that BRLTTY
//! writes on, its tables and those of liblouis, and a screen reader in a terminal.
//!
//! These tests need Debian packages, so they are a target of their own: `cargo test --release --features assistive --test
//! assistive`. Where a package is missing they fail and name it, unless `SNUFFEL_WITHOUT` names what is to be left out:
//! `SNUFFEL_WITHOUT=brltty,yasr,liblouis`.
#![cfg(unix)]

#[path = "../transcripts/case.rs"]
mod case;
#[path = "../common/mod.rs"]
mod common;
#[allow(dead_code)] // Speech has tests of its own.
#[path = "../common/needs.rs"]
mod needs;
#[allow(dead_code)] // Not all that the tests with pipes need.
#[path = "../common/program.rs"]
mod program;

mod books;
mod brltty;
mod count;
mod display;
mod live;
mod screen;
mod tables;
mod yasr;
