//! Persistent storage: the settings, the games, and everything else that belongs to a player.
//!
//! All of it is built on a [`vault`], which keeps bytes under names, on a [disk](crate::terminal::disk) or in
//! [`memory`]. Files that the player names, such as an export, are [`outside`] of it.

pub mod bundle;
pub mod friends;
mod hosts;
mod key;
pub mod languages;
pub mod learnt;
pub mod meeting;
pub mod memory;
pub mod name;
pub mod notices;
pub mod open;
pub mod outside;
pub mod scribe;
pub mod settings;
pub mod shelf;
pub mod transfer;
pub mod vault;

use std::fmt;
use std::io::{self, ErrorKind};
use std::rc::Rc;
use std::time::SystemTime;

use self::name::{Folder, Name, RECORD, is_name};
use self::open::Opened;
use self::outside::{Outer, Outside};
use self::vault::{LockedFile, Vault};
use crate::record::MOST_BYTES;

/// Everything that belongs to a player. Cloning is cheap, and all clones share the same storage.
#[derive(Clone)]
pub struct Home {
    vault: Rc<dyn Vault>,
}

impl fmt::Debug for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Home").field(&self.folder(Folder::Data)).finish()
    }
}

/// Why a record could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadFault {
    /// There is no game of this name.
    #[error("no game of this name")]
    NoGame,
    /// Another program is playing it.
    #[error("another program is playing it")]
    Busy,
    /// The file has more than [`MOST_BYTES`] bytes.
    #[error("too big")]
    TooBig,
    /// It is a folder, a device or something else.
    #[error("no file")]
    NotFile,
    /// The file is not UTF-8.
    #[error("line {line} is no text")]
    NotText {
        /// The first such line, counted from 1.
        line: usize,
    },
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(ErrorKind),
}

impl From<io::Error> for ReadFault {
    fn from(error: io::Error) -> ReadFault {
        match error.kind() {
            ErrorKind::NotFound => ReadFault::NoGame,
            ErrorKind::ResourceBusy => ReadFault::Busy,
            ErrorKind::FileTooLarge => ReadFault::TooBig,
            ErrorKind::InvalidInput => ReadFault::NotFile,
            kind => ReadFault::Unreadable(kind),
        }
    }
}

impl Home {
    /// The storage in this vault.
    pub fn on(vault: impl Vault + 'static) -> Home {
        Home { vault: Rc::new(vault) }
    }

    /// Creates the record of a new game, which is locked and complete from the start. Returns the game's name, made of
    /// its kind and a number that no game has had, and the name and the paper of the record.
    ///
    /// # Errors
    /// The record cannot be written, or the game has no name for a file.
    pub fn create(&self, game: &str, text: &[u8]) -> io::Result<(String, Name, Box<dyn LockedFile>)> {
        if !is_name(game) {
            return Err(ErrorKind::InvalidInput.into());
        }
        let numbers = self.highest(game)? + 1..=u64::MAX;
        let mut names = numbers.map_while(|number| Name::record(Folder::Games, &format!("{game}-{number}")));
        loop {
            let (at, paper) = self.vault.create(&mut names, text)?;
            let name = at.without(RECORD).unwrap_or_default().to_owned();
            if self.kept(Folder::Finished, &name).is_none() {
                return Ok((name, at, paper));
            }
            // Another program began and finished a game of this name since the games were counted.
            self.vault.remove(&at)?;
        }
    }

    /// Opens the record of an unfinished game to continue it.
    ///
    /// # Errors
    /// There is no such game, it cannot be read, or another program is playing it.
    pub fn open(&self, name: &str) -> Result<Opened, ReadFault> {
        let at = self.kept(Folder::Games, name).ok_or(ReadFault::NoGame)?;
        Ok(self.open_at(name, &at)?)
    }

    /// Deletes the record of a game, unfinished or finished.
    ///
    /// # Errors
    /// There is no such game, another program is playing it, or the folder cannot be written.
    pub fn delete(&self, name: &str) -> Result<(), ReadFault> {
        let at = self.find(name).ok_or(ReadFault::NoGame)?;
        // Unreadable records can be deleted too, but not those being played.
        let opened = self.open_at(name, &at);
        if let Err(error) = &opened
            && error.kind() == ErrorKind::ResourceBusy
        {
            return Err(ReadFault::Busy);
        }
        Ok(self.vault.remove(&at)?)
    }

    /// Deletes the copies of damaged records of the games selected by `is_meant`.
    ///
    /// # Errors
    /// The folder cannot be read, or one of them cannot be deleted.
    pub fn delete_copies(&self, is_meant: impl Fn(&str) -> bool) -> io::Result<()> {
        let entries = self.vault.list(Folder::Games)?;
        let mut copies = entries.iter().filter(|entry| entry.name.original().is_some_and(&is_meant));
        copies.try_for_each(|entry| self.vault.remove(&entry.name))
    }

    /// The names of all unfinished games, the most recently changed first.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn unfinished(&self) -> io::Result<Vec<String>> {
        self.games_in(Folder::Games)
    }

    /// The names of all finished games, the most recently changed first.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn finished(&self) -> io::Result<Vec<String>> {
        self.games_in(Folder::Finished)
    }

    /// Whether the game of this name is over and in the folder of finished games.
    pub fn is_over(&self, name: &str) -> bool {
        self.kept(Folder::Games, name).is_none() && self.kept(Folder::Finished, name).is_some()
    }

    /// Whether another program is playing the game of this name.
    pub fn is_busy(&self, name: &str) -> bool {
        let opened = self.find(name).map(|at| self.open_at(name, &at));
        matches!(opened, Some(Err(error)) if error.kind() == ErrorKind::ResourceBusy)
    }

    /// The name of the record of a game, unfinished or finished; `None` if there is no game of this name.
    pub fn find(&self, name: &str) -> Option<Name> {
        let folders = [Folder::Games, Folder::Finished];
        folders.into_iter().find_map(|folder| self.kept(folder, name))
    }

    /// Reads a record, or another text.
    ///
    /// # Errors
    /// It is not there, or cannot be read.
    pub fn read(&self, name: &Name) -> Result<String, ReadFault> {
        read_text(self.vault.read(name, MOST_BYTES)?)
    }

    /// When a file was last changed.
    ///
    /// # Errors
    /// There is no such file, or the system does not say.
    pub fn touched(&self, name: &Name) -> io::Result<SystemTime> {
        self.vault.touched(name)
    }

    /// The location of a file, in words for the player.
    pub fn place(&self, name: &Name) -> String {
        self.vault.place(name)
    }

    /// The location of a folder, in words for the player.
    pub fn folder(&self, folder: Folder) -> String {
        self.vault.folder(folder)
    }

    /// The current time by the clock that sets the times of files.
    pub fn now(&self) -> SystemTime {
        self.vault.now()
    }

    /// Whether the storage is writable. The test leaves nothing behind.
    pub fn is_writable(&self) -> bool {
        self.vault.is_writable()
    }

    /// The name of a game's record in a folder, if it exists.
    fn kept(&self, folder: Folder, name: &str) -> Option<Name> {
        Name::record(folder, name).filter(|name| self.vault.holds(name))
    }

    /// The names of the games in a folder, the most recently changed first; of those changed together, the highest
    /// number first.
    fn games_in(&self, folder: Folder) -> io::Result<Vec<String>> {
        let entries = self.vault.list(folder)?;
        let games = entries.iter().filter_map(|entry| {
            let name = entry.name.without(RECORD)?;
            let number: Option<u64> = name.rsplit_once('-').and_then(|(_, number)| number.parse().ok());
            Some((entry.touched, number.unwrap_or(0), name))
        });
        let mut games: Vec<(SystemTime, u64, &str)> = games.collect();
        games.sort_by(|a, b| b.cmp(a));
        Ok(games.into_iter().map(|(_, _, name)| name.to_owned()).collect())
    }

    /// The highest number of a game of this kind.
    fn highest(&self, game: &str) -> io::Result<u64> {
        // Games move from the first folder to the second, so none is missed in this order.
        let names = [self.unfinished()?, self.finished()?].concat();
        let numbers = names.iter().filter_map(|name| {
            let (kind, number) = name.rsplit_once('-')?;
            // A number beyond any count was chosen by hand, and may be the largest possible.
            number.parse::<u32>().ok().filter(|_| kind == game)
        });
        Ok(numbers.max().unwrap_or(0).into())
    }

    /// Reads a small text written by the program itself.
    fn text(&self, name: &Name) -> io::Result<String> {
        let bytes = self.vault.read(name, MOST_BYTES)?;
        String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
    }
}

/// Reads a record, or another text, from a file named by the player.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn read_outside(outside: &dyn Outside, file: &Outer) -> Result<String, ReadFault> {
    read_text(outside.read(file, MOST_BYTES)?)
}

fn read_text(bytes: Vec<u8>) -> Result<String, ReadFault> {
    match text_of(&bytes) {
        (_, Some(line)) => Err(ReadFault::NotText { line }),
        // Editors put a byte order mark at the beginning of files.
        (text, None) => Ok(text.strip_prefix('\u{FEFF}').unwrap_or(text).to_owned()),
    }
}

/// Decodes bytes as text; if they are invalid from some point on, returns the whole lines before it and the number of
/// the first invalid line.
pub fn text_of(bytes: &[u8]) -> (&str, Option<usize>) {
    match str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let good = str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
            let lines = good.rfind('\n').map_or("", |end| &good[..=end]);
            (lines, Some(lines.lines().count() + 1))
        }
    }
}

#[cfg(test)]
mod contract;
#[cfg(test)]
mod tests;
