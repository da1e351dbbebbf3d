//! The end of the program in a browser.
//!
//! The program runs as one task in a worker, so that the page answers while it works, and thinks in a second worker. This crate is
//! what stands between it and the worker's script: lines come from the page (`input`), what is said goes there once all that
//! it speaks of is kept (`outbox`, `vault`), time and thought are the browser's (`pulse`), and so is the voice
//! (`voice`). What the script has to do for it is `host`. The scripts and the document are in `www`, and `crates/page-files` makes
//! the folder that a web server serves.
//!
//! Elsewhere than in a browser there is nothing here.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

mod host;
mod input;
mod labels;
mod outbox;
mod outside;
mod program;
mod pulse;
mod screen;
mod vault;
mod voice;
