//! The speech of the system: the way to it, and a thread that waits for it.
//!
//! A [`Synthesizer`] is the way to one kind of system speech: on Linux the protocol of speech-dispatcher, on Windows
//! and macOS the built-in speech. Any of its calls may hang, so it lives on a separate thread, and the program talks to
//! a [`Speaker`](speaker::Speaker), which never waits for it.

pub mod speaker;
#[cfg(all(feature = "speech", unix, not(target_os = "macos")))]
pub mod ssip;
#[cfg(all(feature = "speech", any(windows, target_os = "macos", all(target_os = "linux", feature = "tts"))))]
pub mod system;

use crate::speech::{Dial, Fault, Voice, Voices};
use crate::text::style::Lang;

/// A way to speak. Each call may last as long as it likes, and after a fault no other call follows.
pub trait Synthesizer {
    /// Switches to this language, and to the voice of this name or else the system's own.
    ///
    /// # Errors
    /// Why speech has failed.
    fn set_voice(&mut self, lang: Lang, name: Option<&str>) -> Result<Voice, Fault>;

    /// Turns a dial to one of [`Dial::RANGE`], or to where the system has it; whether it can be turned here.
    ///
    /// # Errors
    /// Why speech has failed.
    fn turn(&mut self, dial: Dial, to: Option<i8>) -> Result<bool, Fault>;

    /// Speaks a line after those that are being spoken, and does not wait until it is spoken.
    ///
    /// # Errors
    /// Why speech has failed.
    fn speak(&mut self, line: &str) -> Result<(), Fault>;

    /// Stops, and forgets all lines that are not spoken yet.
    ///
    /// # Errors
    /// Why speech has failed.
    fn hush(&mut self) -> Result<(), Fault>;

    /// A way to ask for the voices, which may take seconds: it is gone on another thread, while lines are spoken.
    fn census(&self) -> Census;

    /// Whether lines are being spoken that would be lost if the program ended now.
    fn would_be_cut(&mut self) -> bool;
}

/// Asks which voices there are; `None` where the system does not tell.
pub type Census = Box<dyn FnOnce() -> Option<Voices> + Send>;

/// Begins to speak, in the way that this system and this build have.
///
/// # Errors
/// Why there is no speech.
pub fn open() -> Result<Box<dyn Synthesizer>, Fault> {
    #[cfg(not(feature = "speech"))]
    return Err(Fault::NotBuilt);
    #[cfg(all(feature = "speech", any(windows, target_os = "macos", all(target_os = "linux", feature = "tts"))))]
    return Ok(Box::new(system::System::open()?));
    #[cfg(all(feature = "speech", unix, not(target_os = "macos"), not(all(target_os = "linux", feature = "tts"))))]
    return ssip::open();
}
