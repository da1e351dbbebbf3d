//! Plays a WAV on Windows, by a system call.

use snuffel_console::sound;

/// The system's own player.
#[derive(Clone, Debug)]
pub(super) struct Player;

impl Player {
    /// Returns the player if the system has a sound output device.
    pub(super) fn found() -> Vec<Player> {
        sound::is_there().then_some(Player).into_iter().collect()
    }

    /// Plays a WAV to its end, and returns whether that succeeded.
    pub(super) fn play(&self, wav: &[u8]) -> bool {
        sound::play(wav).is_ok()
    }
}
