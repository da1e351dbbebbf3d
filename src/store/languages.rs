//! Further languages: folders that the player, or a translator, has put among the player's files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Home, file};
use crate::text::folder::Folder;
use crate::text::lang::Lang;
use crate::text::message::Message;
use crate::text::tongue::FILE;

/// The most bytes of a file of a language; all that English has is less than that.
const MOST_BYTES: u64 = 1 << 20;

/// The most files of a language that are read.
const MOST_FILES: usize = 200;

/// A folder that is no language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no language in {0}")]
pub struct NoLanguage(pub PathBuf);

impl NoLanguage {
    /// What is told of it.
    pub fn told(&self) -> Message {
        Message::new("language-none").text("folder", self.0.display())
    }
}

impl Home {
    /// The folder with a folder for each further language.
    pub fn languages(&self) -> PathBuf {
        self.games.with_file_name("languages")
    }

    /// Lets people choose all further languages; the folders that are none. Where there are none, this asks the system
    /// once.
    pub fn offer_languages(&self) -> Vec<NoLanguage> {
        let Ok(entries) = fs::read_dir(self.languages()) else {
            return Vec::new();
        };
        let mut folders: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        folders.retain(|path| path.is_dir());
        folders.sort();
        let offer = |folder: &PathBuf| load(folder).map(Lang::offer).err();
        folders.iter().filter_map(offer).collect()
    }
}

/// Makes the language of a folder known, whose name is its code. Nobody can choose it yet.
///
/// # Errors
/// The folder's name is no code, it has no file of facts, or it cannot be read.
pub fn load(folder: &Path) -> Result<Lang, NoLanguage> {
    let none = || NoLanguage(folder.to_owned());
    let code = folder.canonicalize().ok().and_then(|path| Some(path.file_name()?.to_str()?.to_owned()));
    let files = files(folder).map_err(|_| none())?;
    if !files.iter().any(|(name, bytes)| name == FILE && bytes.is_some()) {
        return Err(none());
    }
    let folder = code.and_then(|code| Folder::new(&code, folder.display().to_string(), files));
    folder.and_then(Lang::add).ok_or_else(none)
}

/// The messages of a folder, file by file; nothing of a file that cannot be read.
fn files(folder: &Path) -> io::Result<Vec<(String, Option<Vec<u8>>)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)?.take(MOST_FILES) {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".ftl"));
        files.extend(name.map(|name| (name.to_owned(), file::read(&path, MOST_BYTES).ok())));
    }
    Ok(files)
}

/// What is told of a language before it is spoken: each of its files that is damaged, which English stands in for.
pub fn damaged(lang: Lang) -> Vec<Message> {
    let Some(folder) = &lang.tongue().folder else {
        return Vec::new();
    };
    let told = |damage: crate::text::folder::Damage| {
        let file = Path::new(&folder.place).join(damage.file);
        Message::new("language-damaged").text("file", file.display()).count("line", damage.line)
    };
    folder.damages().into_iter().map(told).collect()
}
