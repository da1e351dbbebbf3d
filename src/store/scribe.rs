//! The scribe of a game: owns the paper of its record, knows what of it is written, and tries again what is not.

use std::io::{self, ErrorKind};
use std::{iter, mem};

use super::Home;
use super::name::{Folder, Name};
use super::open::Opened;
use super::vault::Paper;
use crate::diary::Diary;
use crate::record::{Header, MOST_BYTES, Unsaved, apart};
use crate::wire::TOLD;

/// A name of a game, and what its record is called.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    name: String,
    at: Name,
}

/// Writes the record of one game.
///
/// It knows the whole record, so that nothing is lost while the program runs: what could not be written is tried again,
/// and a file that is gone is made anew. It never touches a file that somebody else has changed.
pub struct Scribe {
    home: Home,
    /// The name of the game's kind.
    game: String,
    /// Where the record is, once it has a name.
    place: Option<Place>,
    /// What it is written on, which no other program can write while it is open.
    paper: Option<Box<dyn Paper>>,
    /// The whole record, as it should be.
    text: Vec<u8>,
    /// How many bytes of it are in the file.
    written: usize,
    /// Whether a power cut would take nothing of what is written.
    is_synced: bool,
    /// Whether lines end as on Windows.
    has_returns: bool,
    /// Whether the game is over, and the record is to be put away.
    is_over: bool,
    /// Whether it was.
    is_away: bool,
    /// What is written behind the record when the game is over.
    seal: String,
}

impl Scribe {
    /// The scribe of a new game, whose record gets a file and a name with the first line that is written.
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

    /// The scribe of what one seat is told of a game at somebody else's table.
    pub fn visit(home: &Home, header: &Header, diary: &Diary) -> Scribe {
        let mut scribe = Scribe::begin(home, header);
        scribe.add(&diary.to_string());
        scribe
    }

    /// The scribe of a game that was taken up.
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

    /// Writes these lines of a [proof](crate::record::PROOF) behind the record once the game is over, before it is put away.
    pub fn seal(&mut self, proof: String) {
        self.seal = proof;
    }

    /// Writes lines at the end of the record.
    ///
    /// # Errors
    /// Why not all of the record is in its file. What is missing is tried again each time.
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

    /// Before somebody is waited for: writes what is not yet written, sees that a power cut takes nothing of it, and
    /// puts away the record of a game that is over.
    ///
    /// # Errors
    /// Why not all of the record is in its file.
    pub fn rest(&mut self) -> Result<(), Unsaved> {
        self.catch_up()?;
        if let (Some(paper), false) = (&mut self.paper, self.is_synced) {
            paper.sync().map_err(|error| reason(&error))?;
            self.is_synced = true;
        }
        if self.is_over && !self.is_away {
            // Where this fails the game is kept all the same, and it is tried again.
            let _ = self.put_away();
        }
        Ok(())
    }

    /// Writes what is not yet written, sees that a power cut takes nothing of it, and reads the file to see whether it
    /// holds the record. Tells the name under which it is kept.
    ///
    /// # Errors
    /// Why the record is not kept.
    pub fn save(&mut self) -> Result<String, Unsaved> {
        self.rest()?;
        let text = self.paper.as_mut().ok_or(Unsaved::Denied)?.text().map_err(|error| reason(&error))?;
        match &self.place {
            Some(place) if text == self.text => Ok(place.name.clone()),
            Some(_) | None => Err(Unsaved::Changed),
        }
    }

    /// The game is over: puts the record away now, or as soon as all of it is written.
    ///
    /// # Errors
    /// Why not all of the record is in its file.
    pub fn end(&mut self) -> Result<(), Unsaved> {
        let seal = mem::take(&mut self.seal);
        // A program that was killed may have written it already.
        if !self.is_over && self.text().is_some_and(|text| apart(text).1.is_empty()) {
            self.add(&seal);
        }
        self.is_over = true;
        self.rest()
    }

    /// Puts another text in the place of the record. When this returns, a power cut takes nothing of it.
    ///
    /// # Errors
    /// Why it cannot; then the record is as it was.
    pub fn replace(&mut self, text: &str) -> Result<(), Unsaved> {
        if text.len() as u64 > MOST_BYTES {
            return Err(Unsaved::TooLong);
        }
        // What somebody else has changed is theirs. What was too long to be written is not wanted any more.
        match self.rest() {
            Ok(()) => {}
            Err(Unsaved::TooLong) => self.find_paper()?,
            Err(why) => return Err(why),
        }
        let Some(place) = &self.place else {
            return Err(Unsaved::Refused);
        };
        // Not every system replaces a file that is open.
        self.paper = None;
        let paper = self.home.vault.exchange(&place.at, text.as_bytes()).map_err(|error| reason(&error))?;
        self.paper = Some(paper);
        self.text = text.as_bytes().to_vec();
        self.written = self.text.len();
        self.has_returns = false;
        self.is_synced = true;
        self.rest()
    }

    /// Whether the record was put away.
    pub fn is_away(&self) -> bool {
        self.is_away
    }

    /// Brings everything into the file that is not there.
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
                // What is there now is looked at before the next time.
                self.paper = None;
            }
            return Err(reason(&error));
        }
        self.written = self.text.len();
        self.is_synced = false;
        Ok(())
    }

    /// Sees that the file is there and holds what was written.
    fn find_paper(&mut self) -> Result<(), Unsaved> {
        let Some(place) = &self.place else {
            let (name, at, paper) = self.home.create(&self.game, &self.text).map_err(|error| reason(&error))?;
            self.take_paper(Place { name, at }, paper);
            return Ok(());
        };
        if self.paper.as_ref().is_some_and(|paper| paper.stands_at(&place.at, self.written as u64)) {
            return Ok(());
        }
        // The lock goes with the paper: whoever opens the file again must get it.
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

    /// Goes on with a new file, which holds the whole record.
    fn take_paper(&mut self, place: Place, paper: Box<dyn Paper>) {
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

/// A record that is proven, with these lines before its proof; nothing where there is no proof. What a table tells of a game
/// that is over was checked, and is not written down once more.
fn before_proof(text: &str, lines: &str) -> Option<String> {
    let (game, proof) = apart(text);
    let fresh: String = lines.split_inclusive('\n').filter(|line| !line.starts_with(TOLD)).collect();
    (!proof.is_empty()).then(|| format!("{game}{fresh}{proof}"))
}

/// What a player is told of an error.
pub fn reason(error: &io::Error) -> Unsaved {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Unsaved::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Unsaved::Denied,
        _ => Unsaved::Refused,
    }
}

#[cfg(test)]
mod tests;
