//! The key by which this player's program is known to those it has played with.

use std::fs;
use std::io::{self, ErrorKind};

use super::Home;
use super::draft::Draft;
use crate::rng::fresh_bytes;

/// How many bytes it has.
const BYTES: usize = 32;

impl Home {
    /// The key, which is drawn when it is needed first. Only the player can read its file.
    ///
    /// # Errors
    /// It cannot be read or kept, or the file holds something else.
    pub fn key(&self) -> io::Result<[u8; BYTES]> {
        match self.read_key() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            read => return read,
        }
        let key = fresh_bytes().map_err(io::Error::other)?;
        let folder = self.key.parent().unwrap_or(&self.key);
        match Draft::write(folder, &key)?.name(&self.key) {
            Ok(_) => Ok(key),
            // Another program was quicker.
            Err((_, Some(_))) => self.read_key(),
            Err((error, None)) => Err(error),
        }
    }

    fn read_key(&self) -> io::Result<[u8; BYTES]> {
        fs::read(&self.key)?.try_into().map_err(|_| ErrorKind::InvalidData.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_home_has_the_same_key_and_another_has_another() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::of(Some(folder.path())).unwrap();
        let key = home.key().unwrap();
        assert_eq!(home.key().unwrap(), key);
        let other = tempfile::tempdir().unwrap();
        assert_ne!(Home::of(Some(other.path())).unwrap().key().unwrap(), key);
        fs::write(&home.key, b"short").unwrap();
        assert!(home.key().is_err());
    }
}
