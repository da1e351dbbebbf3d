//! Additional languages: folders that the player or a translator has put among the player's files.

use std::path::Path;

use super::Home;
use crate::text::folder::{Damage, Folder};
use crate::text::lang::Lang;
use crate::text::message::Message;
use crate::text::tongue::FILE;

/// The maximum number of bytes of a language file; all of English is smaller.
pub const MOST_BYTES: u64 = 1 << 20;

/// A folder that may contain a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreign {
    /// The code of the language: the name of the folder, if it has one.
    pub code: Option<String>,
    /// The location of the folder, in words for the player.
    pub place: String,
    /// The messages by the names of their files; `None` for a file that cannot be read.
    pub files: Vec<(String, Option<Vec<u8>>)>,
}

/// The error for a folder without a language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no language in {0}")]
pub struct NoLanguage(pub String);

impl NoLanguage {
    /// The message about it.
    pub fn message(&self) -> Message {
        Message::new("language-none").text("folder", &self.0)
    }
}

impl Home {
    /// Makes all additional languages selectable, and returns the folders without one. If there are none, this makes
    /// only one system call.
    pub fn offer_languages(&self) -> Vec<NoLanguage> {
        let folders = self.vault.languages().into_iter();
        folders.filter_map(|folder| load(folder).map(Lang::offer).err()).collect()
    }
}

/// Loads the language of a folder, without making it selectable yet.
///
/// # Errors
/// The folder's name is not a language code, it has no file of facts, or it cannot be read.
pub fn load(folder: Foreign) -> Result<Lang, NoLanguage> {
    let Foreign { code, place, files } = folder;
    let none = NoLanguage(place.clone());
    if !files.iter().any(|(name, bytes)| name == FILE && bytes.is_some()) {
        return Err(none);
    }
    let folder = code.and_then(|code| Folder::new(&code, place, files));
    folder.and_then(Lang::add).ok_or(none)
}

/// The messages shown before a language is used: one for each damaged file, which English replaces.
pub fn damaged(lang: Lang) -> Vec<Message> {
    let Some(folder) = &lang.tongue().folder else {
        return Vec::new();
    };
    let told = |damage: Damage| {
        let file = Path::new(&folder.place).join(damage.file);
        Message::new("language-damaged").text("file", file.display()).count("line", damage.line)
    };
    folder.damages().into_iter().map(told).collect()
}
