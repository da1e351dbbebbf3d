//! A file written anew as a draft, which then takes the old one's place.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Puts `text` in the place of the whole file at once, so that no power cut leaves half of it.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Where the file is a link to another, the link stays.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.clone().into_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    let draft = PathBuf::from(name);
    let written = write_new(&draft, &path, text).and_then(|()| fs::rename(&draft, &path));
    if written.is_err() {
        let _ = fs::remove_file(&draft);
    }
    written
}

fn write_new(draft: &Path, model: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let mut file = options.write(true).create(true).truncate(true).open(draft)?;
    if let Ok(metadata) = fs::metadata(model) {
        file.set_permissions(metadata.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
