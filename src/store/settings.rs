//! The settings, in a file that the player can edit.

use std::io::ErrorKind;

use super::Home;
use super::name::Name;
use crate::settings::{FaultReason, Loaded, Setting, SettingsFault, StoreFault, changed, read_settings, recommented};

/// The maximum number of bytes of a settings file. Anything larger is not one.
const MOST_BYTES: u64 = 1 << 20;

impl Home {
    /// The settings, and the ignored lines of the file. Anything that the file does not set has its default value, and
    /// so does everything if there is no file.
    ///
    /// # Errors
    /// The file cannot be read, or is something else.
    pub fn settings(&self) -> Result<Loaded, SettingsFault> {
        self.settings_file()?.map_or_else(|| Ok(Loaded::default()), |bytes| read_settings(&bytes))
    }

    /// Whether there is a settings file.
    pub fn has_settings(&self) -> bool {
        self.vault.holds(&Name::SETTINGS)
    }

    /// Saves one setting and leaves the rest of the file unchanged, to the byte. If there is no file, one is created
    /// with all settings, each below its comment, which [`changed`] asks `comments` for.
    ///
    /// # Errors
    /// The setting has no place in the file, or the file cannot be written; then it is as it was.
    pub fn keep_setting(&self, setting: &Setting, comments: &dyn Fn(&str) -> String) -> Result<(), StoreFault> {
        let old = self.settings_file().map_err(StoreFault::Broken)?;
        let new = changed(old.as_deref(), setting, comments).map_err(StoreFault::Broken)?;
        if old.as_ref() == Some(&new) {
            return Ok(());
        }
        let replaced = self.vault.replace(&Name::SETTINGS, &new);
        replaced.map_err(|error| StoreFault::Unwritable(error.kind()))
    }

    /// Translates the program's own comments in the file, as [`recommented`] does.
    ///
    /// # Errors
    /// The file cannot be read or written; then it is as it was.
    pub fn recomment(&self, pairs: &[(String, String)]) -> Result<(), StoreFault> {
        let old = self.settings_file().map_err(StoreFault::Broken)?;
        let Some(old) = old.and_then(|bytes| String::from_utf8(bytes).ok()) else {
            return Ok(());
        };
        let new = recommented(&old, pairs);
        if new == old {
            return Ok(());
        }
        let replaced = self.vault.replace(&Name::SETTINGS, new.as_bytes());
        replaced.map_err(|error| StoreFault::Unwritable(error.kind()))
    }

    /// The bytes of the file; `None` if there is no file.
    fn settings_file(&self) -> Result<Option<Vec<u8>>, SettingsFault> {
        match self.vault.read(&Name::SETTINGS, MOST_BYTES) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(SettingsFault { line: 1, reason: FaultReason::Unreadable(error.kind()) }),
        }
    }
}

#[cfg(test)]
mod tests;
