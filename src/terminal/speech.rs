//! System speech: the interfaces to it, and a thread that waits for it.
//!
//! A [`Synthesizer`] is the interface to one kind of system speech: on Linux the protocol of speech-dispatcher, on
//! Windows and macOS the built-in speech. Any of its calls may hang, so it lives on a separate thread, and the program
//! talks to a [`Speaker`](speaker::Speaker), which never waits for it.

pub mod speaker;
#[cfg(all(feature = "speech", unix, not(target_os = "macos")))]
pub mod ssip;
#[cfg(all(feature = "speech", any(windows, target_os = "macos", all(target_os = "linux", feature = "tts"))))]
pub mod system;

use crate::speech::{Dial, SpeechFault, Voice, Voices};
use crate::text::style::Lang;

/// An interface to system speech. Each call may take any time; after a fault, no other call follows.
pub trait Synthesizer {
    /// Switches to a language, and to the voice with this name or else the system's default.
    ///
    /// # Errors
    /// Why speech has failed.
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) -> Result<Voice, SpeechFault>;

    /// Sets a dial to a value in [`Dial::RANGE`], or to the system's own; returns whether that is supported.
    ///
    /// # Errors
    /// Why speech has failed.
    fn turn(&mut self, dial: Dial, to: Option<i8>) -> Result<bool, SpeechFault>;

    /// Queues a line after those being spoken, without waiting until it has been spoken.
    ///
    /// # Errors
    /// Why speech has failed.
    fn speak(&mut self, line: &str) -> Result<(), SpeechFault>;

    /// Stops speaking, and drops all queued lines.
    ///
    /// # Errors
    /// Why speech has failed.
    fn hush(&mut self) -> Result<(), SpeechFault>;

    /// Returns a query for the voices, which may take seconds and runs on another thread while lines are spoken.
    fn census(&self) -> Census;

    /// Returns whether speech in progress would be cut off if the program ended now.
    fn would_be_cut(&mut self) -> bool;
}

/// Queries the available voices; `None` if the system cannot list them.
pub type Census = Box<dyn FnOnce() -> Option<Voices> + Send>;

/// Opens the kind of speech that this system and this build offer.
///
/// # Errors
/// The reason why there is no speech.
pub fn open() -> Result<Box<dyn Synthesizer>, SpeechFault> {
    #[cfg(not(feature = "speech"))]
    return Err(SpeechFault::NotBuilt);
    #[cfg(all(feature = "speech", any(windows, target_os = "macos", all(target_os = "linux", feature = "tts"))))]
    return Ok(Box::new(system::System::open()?));
    #[cfg(all(feature = "speech", unix, not(target_os = "macos"), not(all(target_os = "linux", feature = "tts"))))]
    return ssip::synthesizer();
}
