//! The vault keeps everything that lasts, under names instead of paths. There is one on a disk and one in memory.
//!
//! It never waits, so anything that is called saved is saved. Games, friends and bundles are built on top of it, in
//! [`Home`](super::Home).

use std::fmt::Debug;
use std::io;
use std::time::SystemTime;

use super::languages::Foreign;
use super::name::{Folder, Name};

/// One file in a folder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Entry {
    /// What it is called.
    pub name: Name,
    /// When it was changed last.
    pub touched: SystemTime,
}

/// A file that is open, so that nobody else can open it like this or write to it meanwhile.
#[derive(Debug)]
pub struct Held {
    /// What it is written on.
    pub paper: Box<dyn Paper>,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Whether it can be written.
    pub is_writable: bool,
}

/// Where things are kept by names.
pub trait Vault: Debug {
    /// Lists the files in a folder, in no particular order; none if there is no such folder. Leaves out anything in it that is
    /// not a file.
    ///
    /// # Errors
    /// The folder cannot be read.
    fn list(&self, folder: Folder) -> io::Result<Vec<Entry>>;

    /// Whether there is a file of this name.
    fn holds(&self, name: &Name) -> bool;

    /// When the file was last changed.
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

    /// Locks the file, reads it, and returns the paper to write it on: the same file throughout, even if another one gets its
    /// name meanwhile.
    ///
    /// # Errors
    /// As for [`Vault::read`], or the file is open already ([`ResourceBusy`](io::ErrorKind::ResourceBusy)).
    fn open(&self, name: &Name, most: u64) -> io::Result<Held>;

    /// Makes a file under the first of these names that is free. They are all in one folder, which is made if it is missing.
    /// The file is whole and locked from its first moment; until its paper is [synced](Paper::sync), a power cut can take it.
    ///
    /// # Errors
    /// None of the names is free ([`AlreadyExists`](io::ErrorKind::AlreadyExists)), or the file cannot be written. Then nothing
    /// has changed.
    fn create(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8]) -> io::Result<(Name, Box<dyn Paper>)>;

    /// Makes a file like [`Vault::create`], but one to leave alone: it counts as last changed at `touched`, if that is given,
    /// and once this returns, a power cut takes nothing of it. Returns its name.
    ///
    /// # Errors
    /// As for [`Vault::create`].
    fn add(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8], touched: Option<SystemTime>)
    -> io::Result<Name>;

    /// Replaces the content of a file at once, or makes the file. If it is a link, the link stays and its target changes. Once
    /// this returns, a power cut takes nothing of it.
    ///
    /// # Errors
    /// The file cannot be written; then it is as it was.
    fn replace(&self, name: &Name, bytes: &[u8]) -> io::Result<()>;

    /// Puts another file, which is locked, in the place of this one, which nobody has open. If that is a link, it goes and its
    /// target stays. Once this returns, a power cut takes nothing of it.
    ///
    /// # Errors
    /// As for [`Vault::replace`].
    fn exchange(&self, name: &Name, bytes: &[u8]) -> io::Result<Box<dyn Paper>>;

    /// Renames a file, which may be open. Once this returns, a power cut does not undo it.
    ///
    /// # Errors
    /// The new name is taken ([`AlreadyExists`](io::ErrorKind::AlreadyExists)), or a folder cannot be written. Then nothing has
    /// changed.
    fn rename(&self, from: &Name, to: &Name) -> io::Result<()>;

    /// Deletes a file. Once this returns, a power cut does not bring it back.
    ///
    /// # Errors
    /// There is no such file, or the folder cannot be written.
    fn remove(&self, name: &Name) -> io::Result<()>;

    /// Whether files can be written here. Leaves nothing behind.
    fn is_writable(&self) -> bool;

    /// The folders of further languages, in the order of their names.
    fn languages(&self) -> Vec<Foreign>;

    /// Where a folder is, in words for the player.
    fn folder(&self, folder: Folder) -> String;

    /// Where a file is or would be, in words for the player.
    fn place(&self, name: &Name) -> String;

    /// The time by the clock that files are touched by.
    fn now(&self) -> SystemTime;
}

/// What a record is written on: a file that stays locked until this is dropped.
pub trait Paper: Debug {
    /// Writes all of `bytes` behind the first `length` bytes. After an error some of them may be there.
    ///
    /// # Errors
    /// It cannot be written, or not all of it.
    fn write_behind(&mut self, length: u64, bytes: &[u8]) -> io::Result<()>;

    /// Leaves only the first `length` bytes.
    ///
    /// # Errors
    /// It cannot be written.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Makes sure that a power cut takes nothing of it, nor the name under which it was made.
    ///
    /// # Errors
    /// Some of it may not last.
    fn sync(&mut self) -> io::Result<()>;

    /// Makes it count as last changed at this time.
    ///
    /// # Errors
    /// It cannot be written.
    fn touch(&mut self, at: SystemTime) -> io::Result<()>;

    /// All that is written on it.
    ///
    /// # Errors
    /// It cannot be read.
    fn text(&mut self) -> io::Result<Vec<u8>>;

    /// Whether it is still the file of this name, and has `length` bytes.
    fn stands_at(&self, name: &Name, length: u64) -> bool;
}
