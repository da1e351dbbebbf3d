//! The program's own voice, against servers that speak the protocol of speech-dispatcher, correctly and incorrectly.
//!
//! A server of these tests makes no sound. Tests with the real one are in `tests/assistive_speech`.

mod faults;
mod keys;
mod server;
mod voice;
