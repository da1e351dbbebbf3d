//! The program together with the assistive technology of blind people, without a screen and without sound: a braille
//! display driven by BRLTTY, its tables and those of liblouis, and a screen reader in a terminal.
//!
//! These tests need Debian packages, so they run only on request: `cargo test --test main assistive:: -- --ignored`. If
//! a package is missing they fail and name it, unless `SNUFFEL_WITHOUT` names what to leave out:
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
