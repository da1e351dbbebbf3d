//! The program's own voice, against servers that speak the protocol of speech-dispatcher, well and badly.
//!
//! A server of these tests makes no sound. The real one is in `tests/assistive_speech`.
#![cfg(all(target_os = "linux", not(feature = "tts")))]

#[allow(dead_code)] // Not all that the tests with pipes need.
#[path = "../common/program.rs"]
mod program;

mod faults;
mod server;
mod voice;
