//! Packing everything that belongs to a player into a bundle, and merging a bundle with existing things: nothing here
//! is lost, and nothing is duplicated.

use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::iter;
use std::time::SystemTime;

use super::Home;
use super::bundle::{BundleFault, Part, Piece};
use super::friends::{self, MOST_FRIENDS};
use super::learnt::Learnt;
use super::name::{Folder, Name, RECORD};
use crate::record::{Header, MOST_BYTES};
use crate::settings::{self, FaultReason, read_settings};

/// The result of packing.
#[derive(Clone, Default, Debug)]
pub struct Packed {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The number of things that could not be read and are missing.
    pub unread: usize,
}

/// The number of imported things of a kind, and of those already here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Came {
    /// Imported things.
    pub new: usize,
    /// Things that were already here.
    pub there: usize,
}

/// The outcome for something of which there can be only one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fate {
    /// The bundle has none, or it is the same here.
    #[default]
    Nothing,
    /// It was imported.
    Came,
    /// A different one is here, which stays.
    Stays,
}

/// The outcome of importing a bundle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arrived {
    /// The games.
    pub games: Came,
    /// Games that were here and had been continued elsewhere; the longer record was imported.
    pub further: usize,
    /// Games that were continued elsewhere but are being played here.
    pub busy: usize,
    /// The texts on shelves.
    pub sheets: Came,
    /// The friends.
    pub friends: Came,
    /// Whether the lessons' progress was improved by that from elsewhere.
    pub learnt: bool,
    /// The settings.
    pub settings: Fate,
    /// The key by which friends know the player.
    pub key: Fate,
    /// Why the import is incomplete, if it is.
    pub fault: Option<ErrorKind>,
}

/// The names of the games here, by the first lines of their records.
type Index = HashMap<Vec<u8>, Vec<String>>;

/// The relation of a game in a bundle to those here.
enum Kin {
    /// It is here, at least as long.
    There,
    /// It continues the game of this name.
    Further(String),
    /// It is a different game.
    New,
}

impl Home {
    /// Packs everything that belongs to the player here, including the shelves of these kinds but not the input
    /// history.
    ///
    /// # Errors
    /// A folder cannot be read.
    pub fn pack(&self, kinds: &[&'static str]) -> io::Result<Packed> {
        let mut packed = Packed::default();
        let mut add = |part: Part| {
            let Some(name) = part.name() else {
                return;
            };
            let touched = self.touched(&name);
            match self.vault.read(&name, MOST_BYTES) {
                Ok(bytes) => {
                    let bytes = if matches!(part, Part::Waiting(_)) { whole_lines(bytes) } else { bytes };
                    packed.pieces.push(Piece { part, bytes, touched: touched.unwrap_or(SystemTime::UNIX_EPOCH) });
                }
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(_) => packed.unread += 1,
            }
        };
        // A game that ends in the meantime moves from the first to the second.
        self.unfinished()?.into_iter().map(Part::Waiting).for_each(&mut add);
        self.finished()?.into_iter().map(Part::Finished).for_each(&mut add);
        self.meetings()?.into_iter().map(Part::Meeting).for_each(&mut add);
        for kind in kinds {
            self.shelf(kind).names()?.into_iter().map(|name| Part::Sheet(kind, name)).for_each(&mut add);
        }
        add(Part::Key);
        add(Part::Friends);
        // That lessons were offered is not worth packing.
        if !self.learnt().is_ok_and(|learnt| learnt.is_empty()) {
            add(Part::Learnt);
        }
        add(Part::Settings);
        Ok(packed)
    }

    /// Whether the settings of a bundle would replace different ones.
    pub fn has_other_settings(&self, pieces: &[Piece]) -> bool {
        let settings = pieces.iter().find(|piece| piece.part == Part::Settings);
        settings
            .filter(|piece| are_settings(&piece.bytes))
            .is_some_and(|piece| self.vault.read(&Name::SETTINGS, MOST_BYTES).is_ok_and(|here| here != piece.bytes))
    }

    /// Imports the pieces of a bundle. With `replaces`, its settings replace those here.
    ///
    /// # Errors
    /// A piece is invalid. Then nothing has changed.
    pub fn unpack(&self, pieces: &[Piece], replaces: bool) -> Result<Arrived, BundleFault> {
        if pieces.iter().any(|piece| !makes_sense(piece)) {
            return Err(BundleFault::Strange);
        }
        let mut arrived = Arrived::default();
        let taken = self.index().and_then(|mut index| {
            pieces.iter().try_for_each(|piece| self.take_in(piece, replaces, &mut index, &mut arrived))
        });
        arrived.fault = taken.err().map(|error| error.kind());
        Ok(arrived)
    }

    fn take_in(&self, piece: &Piece, replaces: bool, index: &mut Index, arrived: &mut Arrived) -> io::Result<()> {
        match &piece.part {
            // Broken settings replace nothing.
            Part::Settings if !are_settings(&piece.bytes) => arrived.settings = Fate::Stays,
            Part::Settings => arrived.settings = self.keep_one(&Name::SETTINGS, &piece.bytes, replaces)?,
            Part::Key => arrived.key = self.keep_one(&Name::KEY, &piece.bytes, false)?,
            Part::Friends => arrived.friends = self.take_friends(&piece.bytes)?,
            Part::Learnt => arrived.learnt = self.take_learnt(&piece.bytes)?,
            Part::Waiting(name) => self.take_game(Folder::Games, name, piece, index, arrived)?,
            Part::Finished(name) => self.take_game(Folder::Finished, name, piece, index, arrived)?,
            // Existing meeting information is kept: guests who know this table return here.
            Part::Meeting(number) => {
                self.keep_one(&Name::meeting(*number), &piece.bytes, false)?;
            }
            Part::Sheet(kind, name) => {
                let shelf = self.shelf(kind);
                let is_same = |name: Name| self.vault.read(&name, MOST_BYTES).is_ok_and(|here| here == piece.bytes);
                if numbered(name).map_while(|name| shelf.find(&name)).any(is_same) {
                    arrived.sheets.there += 1;
                    return Ok(());
                }
                let free = numbered(name).find(|name| !shelf.holds(name)).ok_or(ErrorKind::AlreadyExists)?;
                shelf.put(&free, str::from_utf8(&piece.bytes).map_err(|_| ErrorKind::InvalidData)?)?;
                arrived.sheets.new += 1;
            }
        }
        Ok(())
    }

    fn take_game(
        &self,
        folder: Folder,
        name: &str,
        piece: &Piece,
        index: &mut Index,
        arrived: &mut Arrived,
    ) -> io::Result<()> {
        let head = head_of(&piece.bytes).to_vec();
        match self.kin(&piece.bytes, index.get(&head).map_or(&[][..], Vec::as_slice)) {
            Kin::There => arrived.games.there += 1,
            Kin::New => {
                let names = numbered(name).filter(|name| self.find(name).is_none());
                let name = self.add_record(folder, names, piece)?;
                index.entry(head).or_default().push(name);
                arrived.games.new += 1;
            }
            Kin::Further(here) => match self.bring_further(folder, &here, piece) {
                Ok(name) => {
                    index.entry(head).or_default().push(name);
                    arrived.further += 1;
                }
                Err(error) if error.kind() == ErrorKind::ResourceBusy => arrived.busy += 1,
                Err(error) => return Err(error),
            },
        }
        Ok(())
    }

    /// The relation of a record to the games of these names, which begin with the same lines.
    fn kin(&self, bytes: &[u8], names: &[String]) -> Kin {
        let here = names.iter().filter_map(|name| {
            let bytes = self.vault.read(&self.find(name)?, MOST_BYTES).ok()?;
            Some((name, bytes))
        });
        let here: Vec<(&String, Vec<u8>)> = here.collect();
        if here.iter().any(|(_, here)| here.starts_with(bytes)) {
            return Kin::There;
        }
        let part = here.into_iter().find(|(_, here)| !here.is_empty() && bytes.starts_with(here));
        part.map_or(Kin::New, |(name, _)| Kin::Further(name.clone()))
    }

    /// Replaces the game of this name by a longer record of it. Returns its name.
    fn bring_further(&self, folder: Folder, name: &str, piece: &Piece) -> io::Result<String> {
        let at = self.find(name).ok_or(ErrorKind::NotFound)?;
        let opened = self.open_at(name, &at)?;
        // It has been continued here since.
        if !piece.bytes.starts_with(&opened.bytes) {
            return Err(ErrorKind::ResourceBusy.into());
        }
        if at.folder() == folder {
            self.vault.exchange(&at, &piece.bytes)?.touch(piece.touched)?;
            return Ok(name.to_owned());
        }
        let free = numbered(name).skip(1).filter(|name| self.find(name).is_none());
        let new = self.add_record(folder, iter::once(name.to_owned()).chain(free), piece)?;
        drop(opened);
        self.vault.remove(&at)?;
        Ok(new)
    }

    /// Adds a record to a folder, under the first of these names that is free there. Returns the name.
    fn add_record(&self, folder: Folder, names: impl Iterator<Item = String>, piece: &Piece) -> io::Result<String> {
        let mut names = names.filter_map(|name| Name::record(folder, &name));
        let added = self.vault.add(&mut names, &piece.bytes, Some(piece.touched))?;
        Ok(added.without(RECORD).unwrap_or_default().to_owned())
    }

    /// The index of all games here.
    fn index(&self) -> io::Result<Index> {
        let mut index = Index::new();
        for name in [self.unfinished()?, self.finished()?].concat() {
            if let Some(bytes) = self.find(&name).and_then(|at| self.vault.read(&at, MOST_BYTES).ok()) {
                index.entry(head_of(&bytes).to_vec()).or_default().push(name);
            }
        }
        Ok(index)
    }

    /// Imports the friends of whom neither the name nor the key is known here.
    fn take_friends(&self, bytes: &[u8]) -> io::Result<Came> {
        let coming = str::from_utf8(bytes).ok().and_then(friends::parse).ok_or(ErrorKind::InvalidData)?;
        let mut circle = self.circle()?;
        if circle == Default::default() {
            circle.door = coming.door;
        }
        let mut came = Came::default();
        for friend in coming.friends {
            let is_known = circle.keyed(friend.key).is_some() || circle.named(&friend.name).is_some();
            match is_known || circle.friends.len() >= MOST_FRIENDS {
                true => came.there += 1,
                false => {
                    circle.friends.push(friend);
                    came.new += 1;
                }
            }
        }
        self.keep_circle(&circle)?;
        Ok(came)
    }

    /// Merges the progress in lessons from elsewhere, without losing any from here. Returns whether this changed
    /// anything.
    fn take_learnt(&self, bytes: &[u8]) -> io::Result<bool> {
        let coming = str::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData)?;
        let here = self.learnt()?;
        let mut both = here.clone();
        both.join(Learnt::parse(coming));
        if both == here {
            return Ok(false);
        }
        self.keep_learnt(&both)?;
        Ok(true)
    }

    /// The numbers of the games to which guests can return.
    fn meetings(&self) -> io::Result<Vec<u32>> {
        let entries = self.vault.list(Folder::Tables)?.into_iter();
        Ok(entries.filter_map(|entry| entry.name.number()).collect())
    }

    /// Stores something of which there can be only one, if there is none here or if `replaces`.
    fn keep_one(&self, name: &Name, bytes: &[u8], replaces: bool) -> io::Result<Fate> {
        match self.vault.read(name, MOST_BYTES) {
            Ok(here) if here == bytes => return Ok(Fate::Nothing),
            Ok(_) if !replaces => return Ok(Fate::Stays),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(_) if !replaces => return Ok(Fate::Stays),
            Err(error) => return Err(error),
        }
        self.vault.exchange(name, bytes)?;
        Ok(Fate::Came)
    }
}

impl Part {
    /// Its name in the vault; `None` if no file there can have it.
    fn name(&self) -> Option<Name> {
        match self {
            Part::Settings => Some(Name::SETTINGS),
            Part::Key => Some(Name::KEY),
            Part::Friends => Some(Name::FRIENDS),
            Part::Learnt => Some(Name::LEARNT),
            Part::Waiting(name) => Name::record(Folder::Games, name),
            Part::Finished(name) => Name::record(Folder::Finished, name),
            Part::Meeting(number) => Some(Name::meeting(*number)),
            Part::Sheet(kind, name) => Name::sheet(kind, name),
        }
    }
}

/// Whether the content of a piece is possible for its part.
fn makes_sense(piece: &Piece) -> bool {
    let text = || str::from_utf8(&piece.bytes);
    match piece.part {
        Part::Key => piece.bytes.len() == 32,
        Part::Friends => text().is_ok_and(|text| friends::parse(text).is_some()),
        Part::Settings | Part::Learnt | Part::Sheet(..) | Part::Meeting(_) => text().is_ok(),
        // Damaged records are reported wherever records are listed.
        Part::Waiting(_) | Part::Finished(_) => true,
    }
}

/// Whether bytes are settings, perhaps of a later version.
fn are_settings(bytes: &[u8]) -> bool {
    let is_sound = |fault: &settings::SettingsFault| fault.reason != FaultReason::NotToml;
    read_settings(bytes).is_ok_and(|loaded| loaded.faults.iter().all(is_sound))
}

/// This name, followed by those with the next numbers.
fn numbered(name: &str) -> impl Iterator<Item = String> {
    let (base, number) = match name.rsplit_once('-').map(|(base, number)| (base, number.parse::<u32>())) {
        Some((base, Ok(number))) if !base.is_empty() => (base, number),
        _ => (name, 1),
    };
    let others = (1..10_000).filter_map(move |more| Some(format!("{base}-{}", number.checked_add(more)?)));
    std::iter::once(name.to_owned()).chain(others)
}

/// The lines of a record that contain what was agreed before the game.
fn head_of(bytes: &[u8]) -> &[u8] {
    let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(place, _)| place + 1);
    let end = ends.nth(Header::OPTIONS_LINE - 1).unwrap_or(bytes.len());
    &bytes[..end]
}

/// Drops an incomplete last line, which another program may be writing.
fn whole_lines(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |place| place + 1);
    bytes.truncate(end);
    bytes
}

#[cfg(test)]
mod tests;
