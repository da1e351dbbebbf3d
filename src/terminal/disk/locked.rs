//! A file that is first locked, then read, then written, always by the same handle.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::time::SystemTime;

use super::{Disk, file};
use crate::store::name::{Folder, Name};
use crate::store::vault::{Held, LockedFile};

/// A file that is open and locked.
#[derive(Debug)]
pub(super) struct Sheet {
    disk: Disk,
    file: File,
    /// The folder to sync, as long as a power cut could still undo the file's name.
    fresh: Option<PathBuf>,
}

impl Sheet {
    /// Creates a sheet of a file whose name is already on the disk.
    pub(super) fn new(disk: &Disk, file: File) -> Sheet {
        Sheet { disk: disk.clone(), file, fresh: None }
    }

    /// Creates a sheet of a file that has just been named in this folder.
    pub(super) fn fresh(disk: &Disk, file: File, folder: Folder) -> Sheet {
        Sheet { disk: disk.clone(), file, fresh: Some(disk.folder_of(folder)) }
    }
}

impl Drop for Sheet {
    /// Unlocks the file for every handle. A program that is just being started holds a copy of the handle for a moment,
    /// so that closing it only here would leave the lock with that copy.
    fn drop(&mut self) {
        if !cfg!(windows) {
            // If this fails, it was not locked.
            let _ = self.file.unlock();
        }
    }
}

impl LockedFile for Sheet {
    fn write_behind(&mut self, length: u64, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(length))?;
        self.file.write_all(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()?;
        self.fresh.take().iter().for_each(|folder| file::sync_folder(folder));
        Ok(())
    }

    fn touch(&mut self, at: SystemTime) -> io::Result<()> {
        self.file.set_modified(at)
    }

    fn text(&mut self) -> io::Result<Vec<u8>> {
        self.file.seek(SeekFrom::Start(0))?;
        let mut text = Vec::new();
        self.file.read_to_end(&mut text)?;
        Ok(text)
    }

    fn stands_at(&self, name: &Name, length: u64) -> bool {
        file::stands_at(&self.file, &self.disk.path(name))
            && self.file.metadata().is_ok_and(|metadata| metadata.len() == length)
    }
}

/// Opens, locks and reads a file.
///
/// # Errors
/// As [`Vault::open`](crate::store::vault::Vault::open).
pub(super) fn open(disk: &Disk, name: &Name, most: u64) -> io::Result<Held> {
    let path = disk.path(name);
    let (mut file, is_writable) = match file::open_alone(&path, OpenOptions::new().read(true)) {
        Ok(file) => (file, true),
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
            (file::open(&path, OpenOptions::new().read(true))?, false)
        }
        Err(error) => return Err(error),
    };
    lock(&file)?;
    // The previous holder of the lock may have put the game away.
    if !file::stands_at(&file, &path) {
        return Err(ErrorKind::NotFound.into());
    }
    let bytes = file::read_from(&mut file, most)?;
    Ok(Held { paper: Box::new(Sheet::new(disk, file)), bytes, is_writable })
}

/// Keeps other programs from resuming the same game, on every system that has locks. On Windows a lock would prevent
/// reading; there the file was opened so that others can only read it.
///
/// # Errors
/// Another program plays it ([`ErrorKind::ResourceBusy`]).
pub(super) fn lock(file: &File) -> io::Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(ErrorKind::ResourceBusy.into()),
        // Some network folders do not support locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}
