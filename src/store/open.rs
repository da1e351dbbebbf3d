//! A record that is opened to go on with: first locked, then read, then written, and nobody else meanwhile.

use std::io;

use super::Home;
use super::name::Name;
use super::vault::{Held, Paper};
use crate::record::MOST_BYTES;

/// The most copies of damaged records that one game can have.
const MOST_COPIES: usize = 1_000;

/// The record of a game, which no other program can go on with meanwhile.
#[derive(Debug)]
pub struct Opened {
    /// The name of the game.
    pub name: String,
    /// The name of its record.
    pub at: Name,
    /// What it is written on.
    pub paper: Box<dyn Paper>,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// Whether it can be written.
    pub is_writable: bool,
}

impl Home {
    /// Opens, locks and reads the record of a game, wherever it is kept.
    ///
    /// # Errors
    /// It is not there ([`NotFound`](io::ErrorKind::NotFound)), is no file ([`InvalidInput`](io::ErrorKind::InvalidInput)), is
    /// too long ([`FileTooLarge`](io::ErrorKind::FileTooLarge)), another program plays it
    /// ([`ResourceBusy`](io::ErrorKind::ResourceBusy)), or it cannot be read.
    pub fn open_at(&self, name: &str, at: &Name) -> io::Result<Opened> {
        let Held { paper, bytes, is_writable } = self.vault.open(at, MOST_BYTES)?;
        Ok(Opened { name: name.to_owned(), at: at.clone(), paper, bytes, is_writable })
    }

    /// Leaves only the first `length` bytes of a record, and keeps a copy of the whole beside it, which is not a game in any list.
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
    /// Leaves only the first `length` bytes.
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
