//! `cargo +nightly fuzz run labyrinth`; what must hold stands in `bodies.rs`.

#![no_main]

#[allow(dead_code, unused_imports)] // The other targets have the rest.
#[path = "../bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::labyrinth(bytes));
