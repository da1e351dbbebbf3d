//! The program itself, as users start it: in a pipe, on a terminal, with a voice.

#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod line_editor;
#[cfg(unix)]
mod pager;
mod pipe;
#[cfg(unix)]
mod signals;
mod soak;
#[cfg(all(target_os = "linux", not(feature = "tts")))]
mod speech;
#[cfg(unix)]
mod terminal;
