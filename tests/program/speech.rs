//! The program's own voice, against servers that speak the protocol of speech-dispatcher, well and badly.
//!
//! A server of these tests makes no sound. The real one is in `tests/assistive_speech`.

mod faults;
mod keys;
mod server;
mod voice;
