//! The folders of further languages on a disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::file;
use crate::store::languages::{Foreign, MOST_BYTES};

/// The most files of a language that are read.
const MOST_FILES: usize = 200;

/// Reads each folder in this one. If there is none, this asks the system once.
pub(super) fn all(folder: &Path) -> Vec<Foreign> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut folders: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders.iter().map(|folder| load(folder)).collect()
}

/// Reads a folder that may be a language. Its name is the code; if it is a link, the name of its target.
pub(super) fn load(folder: &Path) -> Foreign {
    let code = folder.canonicalize().ok().and_then(|path| Some(path.file_name()?.to_str()?.to_owned()));
    Foreign { code, place: folder.display().to_string(), files: files(folder).unwrap_or_default() }
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
