//! The scribe of a game: it owns the open record, knows how much of it is written, and retries the rest.

use std::io::{self, ErrorKind};
use std::{iter, mem};

use super::Home;
use super::name::{Folder, Name};
use super::open::Opened;
use super::vault::LockedFile;
use crate::diary::Diary;
use crate::record::{Header, MOST_BYTES, Unsaved, apart};
use crate::wire::TOLD;

/// The name of a game and of its record.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    name: String,
    at: Name,
}

/// Writes the record of one game.
///
/// It holds the whole record, so that nothing is lost while the program runs: failed writes are retried, and a missing
/// file is created again. It never touches a file that another program has changed.
pub struct Scribe {
    home: Home,
    /// The name of the game's kind.
    game: String,
    /// The name of the record, once it has one.
    place: Option<Place>,
    /// The open record, which no other program can write.
    paper: Option<Box<dyn LockedFile>>,
    /// The whole record, as it should be.
    text: Vec<u8>,
    /// The number of bytes of it that are in the file.
    written: usize,
    /// Whether the written part survives a power cut.
    is_synced: bool,
    /// Whether the file has Windows line ends.
    has_returns: bool,
    /// Whether the game is over, so that the record is to be moved to the finished games.
    is_over: bool,
    /// Whether it has been moved.
    is_away: bool,
    /// The lines to append to the record when the game is over.
    seal: String,
}

impl Scribe {
    /// The scribe of a new game, whose record is created with the first write.
    pub fn begin(home: &Home, header: &Header) -> Scribe {
        Scribe {
            home: home.clone(),
            game: header.game.clone(),
            place: None,
            paper: None,
            text: header.to_string().into_bytes(),
            written: 0,
            is_synced: false,
            has_returns: false,
            is_over: false,
            is_away: false,
            seal: String::new(),
        }
    }

    /// The scribe of a game at another player's table, as one seat receives it.
    pub fn visit(home: &Home, header: &Header, diary: &Diary) -> Scribe {
        let mut scribe = Scribe::begin(home, header);
        scribe.add(&diary.to_string());
        scribe
    }

    /// The scribe of a resumed game.
    pub fn go_on(home: &Home, game: &str, opened: Opened) -> Scribe {
        let Opened { name, at, paper, bytes, is_writable } = opened;
        let is_away = at.folder() == Folder::Finished;
        Scribe {
            place: Some(Place { name, at }),
            paper: is_writable.then_some(paper),
            written: bytes.len(),
            has_returns: bytes.split(|byte| *byte == b'\n').next().is_some_and(|line| line.ends_with(b"\r")),
            text: bytes,
            is_synced: true,
            home: home.clone(),
            game: game.to_owned(),
            is_over: false,
            is_away,
            seal: String::new(),
        }
    }

    /// The name of the game, once it has one.
    pub fn name(&self) -> Option<&str> {
        self.place.as_ref().map(|place| place.name.as_str())
    }

    /// The record, as it should be.
    pub fn text(&self) -> Option<&str> {
        str::from_utf8(&self.text).ok()
    }

    /// Sets the lines of a [proof](crate::record::PROOF) to append to the record when the game is over, before it is
    /// moved.
    pub fn seal(&mut self, proof: String) {
        self.seal = proof;
    }

    /// Appends lines to the record.
    ///
    /// # Errors
    /// Why the file does not hold the whole record. The rest is retried with each call.
    pub fn write(&mut self, lines: &str) -> Result<(), Unsaved> {
        if let Some(text) = self.text().and_then(|text| before_proof(text, lines)) {
            return self.replace(&text);
        }
        self.add(lines);
        self.catch_up()
    }

    fn add(&mut self, lines: &str) {
        match self.has_returns {
            true => self.text.extend(lines.replace('\n', "\r\n").bytes()),
            false => self.text.extend(lines.bytes()),
        }
    }

    /// Writes the rest of the record, makes it survive a power cut, and moves the record of a finished game. To be
    /// called before waiting for a player.
    ///
    /// # Errors
    /// Why the file does not hold the whole record.
    pub fn rest(&mut self) -> Result<(), Unsaved> {
        self.catch_up()?;
        if let (Some(paper), false) = (&mut self.paper, self.is_synced) {
            paper.sync().map_err(|error| reason(&error))?;
            self.is_synced = true;
        }
        if self.is_over && !self.is_away {
            // If this fails, the game is saved all the same, and the move is retried.
            let _ = self.put_away();
        }
        Ok(())
    }

    /// Writes the rest of the record, makes it survive a power cut, and reads the file back to verify it. Returns the
    /// name of the game.
    ///
    /// # Errors
    /// Why the record is not saved.
    pub fn save(&mut self) -> Result<String, Unsaved> {
        self.rest()?;
        let text = self.paper.as_mut().ok_or(Unsaved::Denied)?.text().map_err(|error| reason(&error))?;
        match &self.place {
            Some(place) if text == self.text => Ok(place.name.clone()),
            Some(_) | None => Err(Unsaved::Changed),
        }
    }

    /// Ends the game: moves the record to the finished games, now or as soon as all of it is written.
    ///
    /// # Errors
    /// Why the file does not hold the whole record.
    pub fn end(&mut self) -> Result<(), Unsaved> {
        let seal = mem::take(&mut self.seal);
        // A killed program may have written it already.
        if !self.is_over && self.text().is_some_and(|text| apart(text).1.is_empty()) {
            self.add(&seal);
        }
        self.is_over = true;
        self.rest()
    }

    /// Replaces the text of the record. The change survives a power cut once this returns.
    ///
    /// # Errors
    /// Why it cannot; then the record is unchanged.
    pub fn replace(&mut self, text: &str) -> Result<(), Unsaved> {
        if text.len() as u64 > MOST_BYTES {
            return Err(Unsaved::TooLong);
        }
        // Changes by other programs are left alone. Text that was too long to write is no longer wanted.
        match self.rest() {
            Ok(()) => {}
            Err(Unsaved::TooLong) => self.find_paper()?,
            Err(why) => return Err(why),
        }
        let Some(place) = &self.place else {
            return Err(Unsaved::Refused);
        };
        // Some systems cannot replace an open file.
        self.paper = None;
        let paper = self.home.vault.exchange(&place.at, text.as_bytes()).map_err(|error| reason(&error))?;
        self.paper = Some(paper);
        self.text = text.as_bytes().to_vec();
        self.written = self.text.len();
        self.has_returns = false;
        self.is_synced = true;
        self.rest()
    }

    /// Whether the record was moved to the finished games.
    pub fn is_away(&self) -> bool {
        self.is_away
    }

    /// Writes everything that the file lacks.
    fn catch_up(&mut self) -> Result<(), Unsaved> {
        if self.text.len() as u64 > MOST_BYTES {
            return Err(Unsaved::TooLong);
        }
        self.find_paper()?;
        let (Some(paper), rest) = (&mut self.paper, &self.text[self.written..]) else {
            return Err(Unsaved::Refused);
        };
        if rest.is_empty() {
            return Ok(());
        }
        let length = self.written as u64;
        if let Err(error) = paper.write_behind(length, rest) {
            if paper.cut(length).is_err() {
                // The file's state is unknown, so it is examined before the next write.
                self.paper = None;
            }
            return Err(reason(&error));
        }
        self.written = self.text.len();
        self.is_synced = false;
        Ok(())
    }

    /// Makes sure that the file exists and holds everything written.
    fn find_paper(&mut self) -> Result<(), Unsaved> {
        let Some(place) = &self.place else {
            let (name, at, paper) = self.home.create(&self.game, &self.text).map_err(|error| reason(&error))?;
            self.take_paper(Place { name, at }, paper);
            return Ok(());
        };
        if self.paper.as_ref().is_some_and(|paper| paper.stands_at(&place.at, self.written as u64)) {
            return Ok(());
        }
        // Dropping the paper releases the lock, so that the file can be opened again.
        self.paper = None;
        match self.home.open_at(&place.name, &place.at) {
            Ok(Opened { is_writable: false, .. }) => Err(Unsaved::Denied),
            Ok(opened) if self.text.starts_with(&opened.bytes) => {
                self.written = opened.bytes.len();
                self.paper = Some(opened.paper);
                Ok(())
            }
            Ok(_) => Err(Unsaved::Changed),
            Err(error) => match error.kind() {
                ErrorKind::NotFound => {
                    let place = place.clone();
                    let mut names = iter::once(place.at.clone());
                    let made = self.home.vault.create(&mut names, &self.text).map_err(|error| reason(&error))?;
                    self.take_paper(place, made.1);
                    Ok(())
                }
                ErrorKind::InvalidInput | ErrorKind::ResourceBusy | ErrorKind::FileTooLarge => Err(Unsaved::Changed),
                _ => Err(reason(&error)),
            },
        }
    }

    /// Continues with a new file, which holds the whole record.
    fn take_paper(&mut self, place: Place, paper: Box<dyn LockedFile>) {
        self.place = Some(place);
        self.paper = Some(paper);
        self.written = self.text.len();
        self.is_synced = false;
    }

    fn put_away(&mut self) -> io::Result<()> {
        let place = self.place.as_mut().ok_or(ErrorKind::NotFound)?;
        let finished = Name::record(Folder::Finished, &place.name).ok_or(ErrorKind::InvalidInput)?;
        self.home.vault.rename(&place.at, &finished)?;
        place.at = finished;
        self.is_away = true;
        Ok(())
    }
}

/// A sealed record with these lines inserted before its proof; `None` if there is no proof. Lines received from the
/// table are left out: those of a finished game were checked, and are not written again.
fn before_proof(text: &str, lines: &str) -> Option<String> {
    let (game, proof) = apart(text);
    let fresh: String = lines.split_inclusive('\n').filter(|line| !line.starts_with(TOLD)).collect();
    (!proof.is_empty()).then(|| format!("{game}{fresh}{proof}"))
}

/// The reason given to a player for an error.
pub fn reason(error: &io::Error) -> Unsaved {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Unsaved::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Unsaved::Denied,
        _ => Unsaved::Refused,
    }
}

#[cfg(test)]
mod tests;
