//! Drafts: files that are written whole before they get their name, so that neither a kill nor a power cut leaves half
//! of one.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

use super::file;

/// A whole file that has no name yet. Only the player can read it. Without a name it is gone when it is dropped.
pub struct Draft(NamedTempFile);

impl Draft {
    /// Writes a draft in the folder in which it is to get its name. The folder is made where there is none.
    ///
    /// # Errors
    /// The folder or the draft cannot be written.
    pub fn write(folder: &Path, bytes: &[u8]) -> io::Result<Draft> {
        file::make_folder(folder)?;
        let mut draft = Builder::new().prefix(".").suffix(".draft").tempfile_in(folder)?;
        draft.write_all(bytes)?;
        Ok(Draft(draft))
    }

    /// The file.
    pub fn file(&self) -> &File {
        self.0.as_file()
    }

    /// Gives it a name that no file has.
    ///
    /// # Errors
    /// There is such a file already: then the draft comes back. Or the folder cannot be written.
    pub fn name(self, path: &Path) -> Result<File, (io::Error, Option<Draft>)> {
        self.0.persist_noclobber(path).map_err(|fault| {
            let is_taken = fault.error.kind() == ErrorKind::AlreadyExists;
            (fault.error, is_taken.then_some(Draft(fault.file)))
        })
    }
}

/// Puts `text` in the place of the whole file at once, or makes it. When this returns, a power cut takes nothing of it.
///
/// # Errors
/// The folder or the file cannot be written; then the file is as it was.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Where the file is a link to another, the link stays.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    // Draft and folder would go on with what is no file.
    if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
        return Err(ErrorKind::InvalidInput.into());
    }
    let draft = Draft::write(folder, text.as_bytes())?;
    draft.file().sync_all()?;
    draft.0.persist(&path).map_err(|fault| fault.error)?;
    file::sync_folder(folder);
    Ok(())
}
