//! Opening a record to continue a game: it is locked, then read, then written, with no other program in between.

use std::io;

use super::Home;
use super::name::Name;
use super::vault::{Held, LockedFile};
use crate::record::MOST_BYTES;

/// The maximum number of copies of damaged records per game.
const MOST_COPIES: usize = 1_000;

/// The record of a game, locked against other programs.
#[derive(Debug)]
pub struct Opened {
    /// The name of the game.
    pub name: String,
    /// The name of its record.
    pub at: Name,
    /// The open file.
    pub paper: Box<dyn LockedFile>,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Whether it can be written.
    pub is_writable: bool,
}

impl Home {
    /// Opens, locks and reads the record of a game in any folder.
    ///
    /// # Errors
    /// It does not exist ([`NotFound`](io::ErrorKind::NotFound)), is not a file
    /// ([`InvalidInput`](io::ErrorKind::InvalidInput)), is too long ([`FileTooLarge`](io::ErrorKind::FileTooLarge)), is
    /// being played by another program ([`ResourceBusy`](io::ErrorKind::ResourceBusy)), or cannot be read.
    pub fn open_at(&self, name: &str, at: &Name) -> io::Result<Opened> {
        let Held { paper, bytes, is_writable } = self.vault.open(at, MOST_BYTES)?;
        Ok(Opened { name: name.to_owned(), at: at.clone(), paper, bytes, is_writable })
    }

    /// Truncates a record to `length` bytes, and saves a copy of the whole beside it, which is not listed as a game.
    /// Returns the name of the copy.
    ///
    /// # Errors
    /// The copy or the record cannot be written; then nothing has changed.
    pub fn mend(&self, opened: &mut Opened, length: usize) -> io::Result<Name> {
        let mut names = (1..=MOST_COPIES).map_while(|number| Name::copy(&opened.name, number));
        let copy = self.vault.add(&mut names, &opened.bytes, None)?;
        opened.cut(length)?;
        Ok(copy)
    }
}

impl Opened {
    /// Truncates the record to `length` bytes.
    ///
    /// # Errors
    /// The record cannot be written; then nothing has changed.
    pub fn cut(&mut self, length: usize) -> io::Result<()> {
        self.paper.cut(length as u64)?;
        self.paper.sync()?;
        self.bytes.truncate(length);
        Ok(())
    }
}
