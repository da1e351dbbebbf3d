//! The player's friends, each with a name and the key that proves their identity, and whether they may send
//! invitations.

use std::io::{self, ErrorKind};

use super::Home;
use super::name::Name;
use crate::hex;
use crate::player::read_name;
use crate::text::printable::Printable;
use crate::text::words::fold;

/// The maximum number of friends.
pub const MOST_FRIENDS: usize = 1_000;

/// A friend of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Friend {
    /// The player's name for this friend. No two friends have the same name.
    pub name: Printable,
    /// The key that identifies the friend.
    pub key: [u8; 32],
}

/// All friends of the player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Circle {
    /// The connection options, as typed, by which friends can send invitations while the program runs; `None` if they
    /// may not.
    pub door: Option<Vec<String>>,
    /// The friends, in the order in which they were added.
    pub friends: Vec<Friend>,
}

impl Circle {
    /// The friend of this name, in any spelling.
    pub fn named(&self, name: &str) -> Option<&Friend> {
        self.friends.iter().find(|friend| fold(&friend.name) == fold(name.trim()))
    }

    /// The friend with this key.
    pub fn keyed(&self, key: [u8; 32]) -> Option<&Friend> {
        self.friends.iter().find(|friend| friend.key == key)
    }
}

impl Home {
    /// All friends of the player; none if there is no file.
    ///
    /// # Errors
    /// The file cannot be read, or is invalid ([`ErrorKind::InvalidData`]).
    pub fn circle(&self) -> io::Result<Circle> {
        match self.text(&Name::FRIENDS) {
            Ok(text) => parse(&text).ok_or_else(|| ErrorKind::InvalidData.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Circle::default()),
            Err(error) => Err(error),
        }
    }

    /// Saves all friends of the player.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep_circle(&self, circle: &Circle) -> io::Result<()> {
        let door = circle.door.iter().map(|ways| format!("door {}\n", ways.join(" ")));
        let friends =
            circle.friends.iter().map(|friend| format!("friend {} {}\n", hex::encode(&friend.key), friend.name));
        self.vault.replace(&Name::FRIENDS, door.chain(friends).collect::<String>().as_bytes())
    }
}

/// The circle in a file; `None` if the file is invalid.
pub(super) fn parse(text: &str) -> Option<Circle> {
    let mut circle = Circle::default();
    for line in text.lines() {
        let (key, value) = line.split_once(' ')?;
        match key {
            "door" => circle.door = Some(value.split_whitespace().map(str::to_owned).collect()),
            "friend" if circle.friends.len() < MOST_FRIENDS => {
                let (key, name) = value.split_once(' ')?;
                let friend = Friend { name: read_name(name).ok()?, key: hex::read_all(key)? };
                circle.friends.push(friend);
            }
            _ => return None,
        }
    }
    Some(circle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn what_is_kept_is_read_and_what_is_spoilt_is_told() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        assert_eq!(home.circle().unwrap(), Circle::default());
        let friend = |name: &str, key| Friend { name: name.parse().unwrap(), key: [key; 32] };
        let circle = Circle {
            door: Some(vec!["--no-relay".into(), "--bind=127.0.0.1:4500".into()]),
            friends: vec![friend("Zoë", 1), friend("Benny", 2)],
        };
        for circle in [circle.clone(), Circle { door: Some(Vec::new()), ..circle.clone() }, Circle::default()] {
            home.keep_circle(&circle).unwrap();
            assert_eq!(home.circle().unwrap(), circle);
        }
        assert_eq!(circle.named("zoë"), Some(&friend("Zoë", 1)));
        assert_eq!((circle.named("Ben"), circle.keyed([2; 32])), (None, Some(&friend("Benny", 2))));
        for spoilt in ["friend 00 Ben\n", "friend\n", "door\n", "foe 1\n", &format!("friend {} \x1b\n", "0".repeat(64))]
        {
            memory.overwrite(&Name::FRIENDS, spoilt.as_bytes());
            assert_eq!(home.circle().unwrap_err().kind(), ErrorKind::InvalidData, "{spoilt}");
        }
    }
}
