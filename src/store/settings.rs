//! The settings, in a file that the player can edit.

use std::io::ErrorKind;

use super::Home;
use super::name::Name;
use crate::settings::{Fault, FaultReason, Setting, Settings, StoreFault, changed, read_settings, text_of};

/// The most bytes of a file of settings. Anything larger is not one.
const MOST_BYTES: u64 = 1 << 20;

impl Home {
    /// The settings. What the file does not name is as it is by default, and so is everything where there is no file.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn settings(&self) -> Result<Settings, Fault> {
        match self.settings_text()? {
            Some(text) => read_settings(&text),
            None => Ok(Settings::default()),
        }
    }

    /// Whether there is a file of settings.
    pub fn has_settings(&self) -> bool {
        self.vault.holds(&Name::SETTINGS)
    }

    /// Keeps one setting and leaves all else in the file as it is, to the byte. Where there is no file, one is made that names
    /// all settings, each under its comment, as [`changed`] asks `comments` for it.
    ///
    /// # Errors
    /// The file is broken already or cannot be written; then it is as it was.
    pub fn keep_setting(&self, setting: &Setting, comments: &dyn Fn(&str) -> String) -> Result<(), StoreFault> {
        let old = self.settings_text().map_err(StoreFault::Broken)?;
        let new = changed(old.as_deref(), setting, comments).map_err(StoreFault::Broken)?;
        if old.as_ref() == Some(&new) {
            return Ok(());
        }
        let replaced = self.vault.replace(&Name::SETTINGS, new.as_bytes());
        replaced.map_err(|error| StoreFault::Unwritable(error.kind()))
    }

    /// The text of the file, or `None` where there is no file.
    fn settings_text(&self) -> Result<Option<String>, Fault> {
        match self.vault.read(&Name::SETTINGS, MOST_BYTES) {
            Ok(bytes) => text_of(bytes).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Fault { line: 1, reason: FaultReason::Unreadable(error.kind()) }),
        }
    }
}

#[cfg(test)]
mod tests;
