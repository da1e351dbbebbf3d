//! The program together with what blind people run, without a screen and without sound: a braille display that BRLTTY
//! writes on, its tables and those of liblouis, and a screen reader in a terminal.
//!
//! These tests need Debian packages, so they run only when they are asked for: `cargo test --test main assistive::
//! -- --ignored`. Where a package is missing they fail and name it, unless `SNUFFEL_WITHOUT` names what is to be left out:
//! `SNUFFEL_WITHOUT=brltty,yasr,liblouis`.

mod books;
mod brltty;
#[cfg(feature = "remote")]
mod company;
mod contraction;
mod display;
mod live;
pub mod screen;
mod tables;
mod yasr;
