//! The player of Windows, which is a call.

use snuffel_console::sound;

/// The system.
#[derive(Clone, Debug)]
pub(super) struct Player;

impl Player {
    /// The system, where it has anything to be heard from.
    pub(super) fn found() -> Vec<Player> {
        sound::is_there().then_some(Player).into_iter().collect()
    }

    /// Plays a WAV to its end; whether that was done.
    pub(super) fn play(&self, wav: &[u8]) -> bool {
        sound::play(wav).is_ok()
    }
}
