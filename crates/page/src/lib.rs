//! The program's front end in a browser.
//!
//! The program runs as one task in a worker, so that the page stays responsive while it works, and thinks in a second
//! worker. This crate connects it with the worker's script: lines come from the page (`input`), output is shown once
//! the data it refers to is saved (`outbox`, `vault`), and the browser provides time, thinking (`pulse`) and the voice
//! (`voice`). The network runs in a third worker (`net`, and the crate `snuffel-page-net`). `host` declares the functions
//! of the script. The scripts and the document are in `www`, and `crates/page-files` builds the folder for a web server.
//!
//! The crate is empty on all other targets.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

mod host;
mod input;
mod labels;
mod net;
mod outbox;
mod outside;
mod program;
mod pulse;
mod screen;
mod vault;
mod voice;
