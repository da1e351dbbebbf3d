//! The information with which guests return to a game: its table words, and who owns which seat. It is stored
//! separately from the record, since only the host needs it.

use std::io;

use super::Home;
use super::name::Name;
use crate::hex;
use crate::remote::lots::Lots;
use crate::rng::fresh_bytes;
use crate::seat::{Seat, Seats};

/// The number for a room without a game, which no game has.
pub const ROOM: u32 = 0;

/// The information with which guests return to a game or a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The code of the table's words.
    pub code: u64,
    /// The secret key of the table, by which guests know its host.
    pub key: [u8; 32],
    /// The connection options of the table, as typed.
    pub ways: Vec<String>,
    /// The owners of the seats, by their keys.
    pub owners: Vec<(Seat, [u8; 32])>,
    /// The guests whom the host has removed, by their keys.
    pub removed: Vec<[u8; 32]>,
    /// The seats on which a computer has acted and whose owners have not been told yet.
    pub stood_in: Seats,
    /// Whether the players choose together what comes next.
    pub is_room: bool,
    /// Whether listening is allowed.
    pub is_open: bool,
    /// The lots from which the game's chance comes; `None` if its seed was chosen.
    pub lots: Option<Lots>,
}

impl Meeting {
    /// The information for a new table with these connection options.
    ///
    /// # Errors
    /// No random bytes are available.
    pub fn new(ways: Vec<String>) -> io::Result<Meeting> {
        let (code, key) = fresh_bytes().and_then(|code| Ok((code, fresh_bytes()?))).map_err(io::Error::other)?;
        Ok(Meeting {
            code: u64::from_le_bytes(code),
            key,
            ways,
            owners: Vec::new(),
            removed: Vec::new(),
            stood_in: Seats::NONE,
            is_room: false,
            is_open: false,
            lots: None,
        })
    }
}

impl Home {
    /// Saves the information with which guests return to the game of this number.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep_meeting(&self, number: u32, meeting: &Meeting) -> io::Result<()> {
        let (code, key, ways) = (meeting.code, hex::encode(&meeting.key), meeting.ways.join(" "));
        let mut text = format!("code {code}\nkey {key}\nways {ways}\n");
        for (seat, key) in &meeting.owners {
            text += &format!("seat {seat} {}\n", hex::encode(key));
        }
        for key in &meeting.removed {
            text += &format!("removed {}\n", hex::encode(key));
        }
        for seat in meeting.stood_in.iter() {
            text += &format!("stood {seat}\n");
        }
        if meeting.is_room {
            text += "room yes\n";
        }
        if meeting.is_open {
            text += "listeners yes\n";
        }
        if let Some(lots) = &meeting.lots {
            text += &format!("lots {} {}\n", lots.game, hex::encode(&lots.secret));
            for (seat, share) in &lots.shares {
                text += &format!("share {seat} {}\n", hex::encode(share));
            }
        }
        self.vault.replace(&Name::meeting(number), text.as_bytes())
    }

    /// The last room that was open and never left, unless the game of this name was changed after that.
    pub fn room(&self, game: Option<&str>) -> Option<Meeting> {
        let room = self.vault.touched(&Name::meeting(ROOM)).ok()?;
        let game = game.and_then(|name| self.vault.touched(&self.find(name)?).ok());
        game.is_none_or(|game| game < room).then(|| self.meeting(ROOM)).flatten()
    }

    /// Deletes the room, which was left.
    pub fn forget_room(&self) {
        self.forget_meeting(ROOM);
    }

    /// The information with which guests return to the game of this number, if saved. A table from before tables had
    /// keys gets a new one.
    pub fn meeting(&self, number: u32) -> Option<Meeting> {
        let text = self.text(&Name::meeting(number)).ok()?;
        let mut meeting = Meeting::new(Vec::new()).ok()?;
        for line in text.lines() {
            let (key, value) = line.split_once(' ')?;
            match key {
                "code" => meeting.code = value.parse().ok()?,
                "key" => meeting.key = hex::read_all(value)?,
                "ways" => meeting.ways = value.split_whitespace().map(str::to_owned).collect(),
                "seat" => {
                    let (seat, hex) = value.split_once(' ')?;
                    meeting.owners.push((seat.parse().ok()?, hex::read_all(hex)?));
                }
                "removed" => meeting.removed.push(hex::read_all(value)?),
                "stood" => meeting.stood_in = meeting.stood_in.with(value.parse().ok()?),
                "room" if value == "yes" => meeting.is_room = true,
                "listeners" if value == "yes" => meeting.is_open = true,
                "lots" => {
                    let (game, hex) = value.split_once(' ')?;
                    let (game, secret) = (game.parse().ok()?, hex::read_all(hex)?);
                    meeting.lots = Some(Lots { game, secret, shares: Vec::new() });
                }
                "share" => {
                    let (seat, hex) = value.split_once(' ')?;
                    meeting.lots.as_mut()?.shares.push((seat.parse().ok()?, hex::read_all(hex)?));
                }
                _ => return None,
            }
        }
        Some(meeting)
    }

    /// Deletes the information for a game that is over.
    pub fn forget_meeting(&self, number: u32) {
        // A leftover file does no harm.
        let _ = self.vault.remove(&Name::meeting(number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn what_is_kept_is_read_and_what_is_spoilt_is_not() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        assert_eq!(home.meeting(7), None);
        let meeting = Meeting {
            code: u64::MAX,
            key: [3; 32],
            ways: vec!["--no-relay".into(), "--bind=127.0.0.1:4500".into()],
            owners: vec![(Seat::SECOND, [0xab; 32])],
            removed: vec![[0xcd; 32], [0xef; 32]],
            stood_in: Seats::only(Seat::SECOND),
            is_room: true,
            is_open: true,
            lots: Some(Lots { game: 2, secret: [1; 16], shares: vec![(Seat::SECOND, [2; 16])] }),
        };
        home.keep_meeting(7, &meeting).unwrap();
        assert_eq!(home.meeting(7), Some(meeting));
        for spoilt in [
            "code x\n",
            "key 03\n",
            "seat 2 abc\n",
            "removed 00\n",
            "seat 9 00\n",
            "what 1\n",
            "room no\n",
            "code",
            "lots 1 00\n",
            "share 1 00\n",
        ] {
            memory.overwrite(&Name::meeting(7), spoilt.as_bytes());
            assert_eq!(home.meeting(7), None, "{spoilt}");
        }
        home.forget_meeting(7);
        assert_eq!(memory.all(), []);
        // A room persists until it is left.
        assert_eq!(home.room(None), None);
        let room = Meeting { is_room: true, ..Meeting::new(Vec::new()).unwrap() };
        home.keep_meeting(ROOM, &room).unwrap();
        assert_eq!(home.room(None), Some(room.clone()));
        assert_eq!(home.room(Some("no-game")), Some(room));
        home.forget_room();
        assert_eq!(home.room(None), None);
    }
}
