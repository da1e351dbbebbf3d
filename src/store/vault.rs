//! The vault stores everything persistent under names instead of paths. There is one on disk and one in memory.
//!
//! It never blocks, so anything reported as saved is saved. Games, friends and bundles are built on top of it, in
//! [`Home`](super::Home).

use std::fmt::Debug;
use std::io;
use std::time::SystemTime;

use super::languages::Foreign;
use super::name::{Folder, Name};

/// One file in a folder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Entry {
    /// Its name.
    pub name: Name,
    /// The time of the last change.
    pub touched: SystemTime,
}

/// An open file, which cannot be opened again or written elsewhere until it is closed.
#[derive(Debug)]
pub struct Held {
    /// The paper to write it on.
    pub paper: Box<dyn LockedFile>,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Whether it can be written.
    pub is_writable: bool,
}

/// A place where files are stored by name.
pub trait Vault: Debug {
    /// Lists the files in a folder, in no particular order; none if there is no such folder. Anything that is not a
    /// file is left out.
    ///
    /// # Errors
    /// The folder cannot be read.
    fn list(&self, folder: Folder) -> io::Result<Vec<Entry>>;

    /// Whether there is a file of this name.
    fn holds(&self, name: &Name) -> bool;

    /// The time of the file's last change.
    ///
    /// # Errors
    /// There is no such file, or the system does not say.
    fn touched(&self, name: &Name) -> io::Result<SystemTime>;

    /// Reads the whole file.
    ///
    /// # Errors
    /// There is no such file ([`NotFound`](io::ErrorKind::NotFound)), something else has the name
    /// ([`InvalidInput`](io::ErrorKind::InvalidInput)), it has more than `most` bytes
    /// ([`FileTooLarge`](io::ErrorKind::FileTooLarge)), or it cannot be read.
    fn read(&self, name: &Name, most: u64) -> io::Result<Vec<u8>>;

    /// Locks the file, reads it, and returns the paper to write it on, which stays with the same file even if another
    /// one takes its name.
    ///
    /// # Errors
    /// As for [`Vault::read`], or the file is open already ([`ResourceBusy`](io::ErrorKind::ResourceBusy)).
    fn open(&self, name: &Name, most: u64) -> io::Result<Held>;

    /// Creates a file under the first of these names that is free. They are all in one folder, which is created if it
    /// is missing. The file is complete and locked from the start; it survives a power cut once its paper is
    /// [synced](LockedFile::sync).
    ///
    /// # Errors
    /// None of the names is free ([`AlreadyExists`](io::ErrorKind::AlreadyExists)), or the file cannot be written. Then
    /// nothing has changed.
    fn create(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8]) -> io::Result<(Name, Box<dyn LockedFile>)>;

    /// Creates a file like [`Vault::create`], but without opening it: its time of change is `touched`, if given, and it
    /// survives a power cut once this returns. Returns its name.
    ///
    /// # Errors
    /// As for [`Vault::create`].
    fn add(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8], touched: Option<SystemTime>)
    -> io::Result<Name>;

    /// Replaces the content of a file atomically, or creates the file. If it is a link, the link stays and its target
    /// changes. The change survives a power cut once this returns.
    ///
    /// # Errors
    /// The file cannot be written; then it is unchanged.
    fn replace(&self, name: &Name, bytes: &[u8]) -> io::Result<()>;

    /// Replaces this file, which must not be open, by another, which is locked. If it is a link, the link is replaced
    /// and its target stays. The change survives a power cut once this returns.
    ///
    /// # Errors
    /// As for [`Vault::replace`].
    fn exchange(&self, name: &Name, bytes: &[u8]) -> io::Result<Box<dyn LockedFile>>;

    /// Renames a file, which may be open. The change survives a power cut once this returns.
    ///
    /// # Errors
    /// The new name is taken ([`AlreadyExists`](io::ErrorKind::AlreadyExists)), or a folder cannot be written. Then
    /// nothing has changed.
    fn rename(&self, from: &Name, to: &Name) -> io::Result<()>;

    /// Deletes a file. The change survives a power cut once this returns.
    ///
    /// # Errors
    /// There is no such file, or the folder cannot be written.
    fn remove(&self, name: &Name) -> io::Result<()>;

    /// Whether files can be written here. The test leaves nothing behind.
    fn is_writable(&self) -> bool;

    /// The folders of additional languages, in the order of their names.
    fn languages(&self) -> Vec<Foreign>;

    /// The location of a folder, in words for the player.
    fn folder(&self, folder: Folder) -> String;

    /// The location, present or future, of a file, in words for the player.
    fn place(&self, name: &Name) -> String;

    /// The current time by the clock that sets the times of files.
    fn now(&self) -> SystemTime;
}

/// A writable file, which stays locked until this is dropped.
pub trait LockedFile: Debug {
    /// Writes all of `bytes` after the first `length` bytes. After an error, part of them may have been written.
    ///
    /// # Errors
    /// It cannot be written, or only in part.
    fn write_behind(&mut self, length: u64, bytes: &[u8]) -> io::Result<()>;

    /// Truncates the file to `length` bytes.
    ///
    /// # Errors
    /// It cannot be written.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Makes sure that the content, and the name under which the file was created, survive a power cut.
    ///
    /// # Errors
    /// Part of it may not survive.
    fn sync(&mut self) -> io::Result<()>;

    /// Sets the time of the last change.
    ///
    /// # Errors
    /// It cannot be written.
    fn touch(&mut self, at: SystemTime) -> io::Result<()>;

    /// The whole content.
    ///
    /// # Errors
    /// It cannot be read.
    fn text(&mut self) -> io::Result<Vec<u8>>;

    /// Whether it is still the file of this name, and has `length` bytes.
    fn stands_at(&self, name: &Name, length: u64) -> bool;
}
