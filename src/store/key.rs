//! The key that identifies this player's program to others.

use std::io::{self, ErrorKind};
use std::iter;

use super::Home;
use super::name::Name;
use crate::rng::fresh_bytes;

/// The length of the key in bytes.
const BYTES: usize = 32;

impl Home {
    /// The key, generated when first needed. Only the player can read its file.
    ///
    /// # Errors
    /// It cannot be read or saved, or the file contains something else.
    pub fn key(&self) -> io::Result<[u8; BYTES]> {
        match self.read_key() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            read => return read,
        }
        let key = fresh_bytes().map_err(io::Error::other)?;
        match self.vault.add(&mut iter::once(Name::KEY), &key, None) {
            // Another program was quicker.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => self.read_key(),
            added => added.map(|_| key),
        }
    }

    /// Whether the key is permanent: it can be read, or saved once it is needed.
    pub fn keeps_key(&self) -> bool {
        match self.read_key() {
            Err(error) if error.kind() == ErrorKind::NotFound => self.vault.is_writable(),
            read => read.is_ok(),
        }
    }

    fn read_key(&self) -> io::Result<[u8; BYTES]> {
        self.vault.read(&Name::KEY, BYTES as u64)?.try_into().map_err(|_| ErrorKind::InvalidData.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn the_same_home_has_the_same_key_and_another_has_another() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        let key = home.key().unwrap();
        assert_eq!(home.key().unwrap(), key);
        assert!(home.keeps_key());
        assert_ne!(Home::on(Memory::default()).key().unwrap(), key);
        memory.overwrite(&Name::KEY, b"short");
        assert!(home.key().is_err() && !home.keeps_key());
    }

    #[test]
    fn a_key_that_is_not_there_lasts_where_it_can_be_kept_and_asking_makes_none() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        assert!(home.keeps_key() && memory.all().is_empty());
        memory.set_closed(true);
        assert!(!home.keeps_key() && home.key().is_err());
    }
}
