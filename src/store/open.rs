//! A record that is opened to go on with: first locked, then read, then written, all by the same handle.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::draft::Draft;
use super::file;
use crate::record::MOST_BYTES;

/// The most copies of damaged records that one game can have.
const MOST_COPIES: usize = 1_000;

/// How the name of such a copy ends, before its number.
pub(super) const DAMAGED: &str = "damaged-";

/// The record of an unfinished game, which no other program can go on with meanwhile.
#[derive(Debug)]
pub struct Opened {
    /// The name of the game.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// The same, open and locked.
    pub file: File,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// Whether it can be written.
    pub is_writable: bool,
}

impl Opened {
    /// Opens, locks and reads the file of a record.
    ///
    /// # Errors
    /// It is not there ([`ErrorKind::NotFound`]), is no file ([`ErrorKind::InvalidInput`]), is too long
    /// ([`ErrorKind::FileTooLarge`]), another program plays it ([`ErrorKind::ResourceBusy`]), or it cannot be read.
    pub fn at(name: &str, path: &Path) -> io::Result<Opened> {
        let (mut file, is_writable) = match file::open_alone(path, OpenOptions::new().read(true)) {
            Ok(file) => (file, true),
            Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
                (file::open(path, OpenOptions::new().read(true))?, false)
            }
            Err(error) => return Err(error),
        };
        lock(&file)?;
        // Whoever had the lock before may have put the game away.
        if !file::stands_at(&file, path) {
            return Err(ErrorKind::NotFound.into());
        }
        let bytes = file::read_from(&mut file, MOST_BYTES)?;
        Ok(Opened { name: name.to_owned(), path: path.to_owned(), file, bytes, is_writable })
    }

    /// Leaves only the first `length` bytes, and keeps a copy of the whole beside it, which is no game in any list.
    /// Tells its file.
    ///
    /// # Errors
    /// The copy or the record cannot be written; then nothing has changed.
    pub fn mend(&mut self, length: usize) -> io::Result<PathBuf> {
        let copy = self.copy()?;
        self.cut(length)?;
        Ok(copy)
    }

    /// Leaves only the first `length` bytes.
    ///
    /// # Errors
    /// The record cannot be written; then nothing has changed.
    pub fn cut(&mut self, length: usize) -> io::Result<()> {
        self.file.set_len(length as u64)?;
        self.file.sync_all()?;
        self.bytes.truncate(length);
        Ok(())
    }

    fn copy(&self) -> io::Result<PathBuf> {
        let folder = self.path.parent().ok_or(ErrorKind::InvalidInput)?;
        let mut draft = Draft::write(folder, &self.bytes)?;
        draft.file().sync_all()?;
        for number in 1..=MOST_COPIES {
            let path = folder.join(format!("{}.{DAMAGED}{number}", self.name));
            match draft.name(&path) {
                Ok(_) => {
                    file::sync_folder(folder);
                    return Ok(path);
                }
                Err((_, Some(same))) => draft = same,
                Err((error, None)) => return Err(error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

/// Keeps other programs from going on with the same game, on every system that knows locks. On Windows nobody else could read
/// what is locked; there the file was opened so that others can only read it.
///
/// # Errors
/// Another program plays it ([`ErrorKind::ResourceBusy`]).
pub fn lock(file: &File) -> io::Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(ErrorKind::ResourceBusy.into()),
        // Some folders of other machines know no locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}
