//! Where the program keeps what lasts: the settings, the history of typed lines and the games.

pub mod arrival;
pub mod bundle;
pub mod draft;
pub mod file;
#[cfg(feature = "remote")]
pub mod friends;
#[cfg(feature = "remote")]
mod key;
pub mod languages;
pub mod learnt;
#[cfg(feature = "remote")]
pub mod meeting;
mod name;
#[cfg(feature = "remote")]
pub mod notices;
pub mod open;
pub mod scribe;
pub mod shelf;

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

use draft::Draft;
use name::is_name;
use open::Opened;
use shelf::Shelf;

use crate::record::MOST_BYTES;

/// How the name of a record's file ends.
const EXTENSION: &str = "record";

/// The places where things are kept. None of them needs to exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// The file of settings.
    pub settings: PathBuf,
    /// The folder of unfinished games.
    pub games: PathBuf,
    /// The folder of finished games.
    pub finished: PathBuf,
    /// The file with the history of typed lines.
    pub history: PathBuf,
    /// The file of the key by which this program is known to others.
    pub key: PathBuf,
}

/// Why a record was not read.
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

/// The folder for everything, where a file named `portable` lies beside the program: so it can be carried along.
fn portable(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    folder.join("portable").is_file().then(|| folder.join("data"))
}

impl Home {
    /// Everything in the folder `data`, or else beside a program that is portable, or else where the system wants it;
    /// `None` where the system does not say.
    pub fn of(data: Option<&Path>) -> Option<Home> {
        let beside = || portable(&std::env::current_exe().ok()?);
        match data.map(Path::to_owned).or_else(beside) {
            Some(folder) => Some(Home::within(&folder, &folder)),
            None => {
                let folders = ProjectDirs::from("", "", "snuffel")?;
                Some(Home::within(folders.config_dir(), folders.data_dir()))
            }
        }
    }

    fn within(config: &Path, data: &Path) -> Home {
        Home {
            settings: config.join("settings.toml"),
            games: data.join("games"),
            finished: data.join("finished"),
            history: data.join("history.txt"),
            key: data.join("far.key"),
        }
    }

    /// The shelf for texts of one kind, beside the folder of games.
    pub fn shelf(&self, kind: &str) -> Shelf {
        Shelf::new(self.games.with_file_name(format!("{kind}s")))
    }

    /// Makes the file of a new game's record, which holds this text from its first moment on and is locked. Tells the
    /// game's name: its kind and a number that no game has had.
    ///
    /// # Errors
    /// The folder or the file cannot be written, or the game has no name for a file.
    pub fn create(&self, game: &str, text: &[u8]) -> io::Result<(String, PathBuf, File)> {
        if !is_name(game) {
            return Err(ErrorKind::InvalidInput.into());
        }
        let mut draft = Draft::write(&self.games, text)?;
        let mut number = self.highest(game)?;
        loop {
            number = number.checked_add(1).ok_or(ErrorKind::AlreadyExists)?;
            let name = format!("{game}-{number}");
            let path = file_of(&self.games, &name);
            match draft.name(&path) {
                // Another program began and finished a game of this name since the games were counted.
                Ok(_) if named(&self.finished, &name).is_some() => {
                    fs::remove_file(path)?;
                    draft = Draft::write(&self.games, text)?;
                }
                Ok(file) => return Ok((name, path, file)),
                // Another program was faster, or something that is no game has the name.
                Err((_, Some(same))) => draft = same,
                Err((error, None)) => return Err(error),
            }
        }
    }

    /// Opens the record of an unfinished game, to go on with it.
    ///
    /// # Errors
    /// There is no such game, it cannot be read, or another program is playing it.
    pub fn open(&self, name: &str) -> Result<Opened, ReadFault> {
        let path = named(&self.games, name).ok_or(ReadFault::NoGame)?;
        Ok(Opened::at(name, &path)?)
    }

    /// Deletes the record of a game, unfinished or finished.
    ///
    /// # Errors
    /// There is no such game, another program is playing it, or the folder cannot be written.
    pub fn delete(&self, name: &str) -> Result<(), ReadFault> {
        let path = self.find(name).ok_or(ReadFault::NoGame)?;
        // What cannot be read can be deleted all the same, but nothing that is being played.
        let opened = Opened::at(name, &path);
        if let Err(error) = &opened
            && error.kind() == ErrorKind::ResourceBusy
        {
            return Err(ReadFault::Busy);
        }
        fs::remove_file(&path)?;
        path.parent().iter().for_each(|folder| file::sync_folder(folder));
        Ok(())
    }

    /// Deletes the copies of damaged records whose games `is_meant` names.
    ///
    /// # Errors
    /// The folder cannot be read, or one of them cannot be deleted.
    pub fn delete_copies(&self, is_meant: impl Fn(&str) -> bool) -> io::Result<()> {
        let entries = match fs::read_dir(&self.games) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            entries => entries?.flatten(),
        };
        let is_copy = |path: &Path| {
            let end = path.extension()?.to_str()?.strip_prefix(open::DAMAGED)?;
            let name = path.file_stem()?.to_str()?;
            Some(end.parse::<usize>().is_ok() && is_name(name) && is_meant(name))
        };
        let mut copies = entries.map(|entry| entry.path()).filter(|path| path.is_file() && is_copy(path) == Some(true));
        copies.try_for_each(fs::remove_file)
    }

    /// The names of all unfinished games, the last touched first.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn unfinished(&self) -> io::Result<Vec<String>> {
        list(&self.games)
    }

    /// The names of all finished games, the last touched first.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn finished(&self) -> io::Result<Vec<String>> {
        list(&self.finished)
    }

    /// Whether the game of this name is over and put away.
    pub fn is_over(&self, name: &str) -> bool {
        named(&self.games, name).is_none() && named(&self.finished, name).is_some()
    }

    /// Whether another program is playing the game of this name.
    pub fn is_busy(&self, name: &str) -> bool {
        let opened = self.find(name).map(|path| Opened::at(name, &path));
        matches!(opened, Some(Err(error)) if error.kind() == ErrorKind::ResourceBusy)
    }

    /// The file of a game's record, unfinished or finished; `None` when there is no game of this name.
    pub fn find(&self, name: &str) -> Option<PathBuf> {
        let folders = [&self.games, &self.finished];
        folders.into_iter().find_map(|folder| named(folder, name))
    }

    /// The file that the record of a game has once it is put away.
    fn finished_file(&self, name: &str) -> PathBuf {
        file_of(&self.finished, name)
    }

    /// Whether the program can write files where it keeps things. Leaves nothing behind.
    pub fn is_writable(&self) -> bool {
        // The folders are made when they are needed: until then, those count that they would be made in.
        let existing = |folder: &Path| folder.ancestors().find(|folder| folder.exists()).map(Path::to_owned);
        let takes_drafts = |folder: PathBuf| Draft::write(&folder, b"snuffel\n").is_ok();
        let folders = [Some(&*self.games), Some(&*self.finished), self.settings.parent()];
        folders.into_iter().flatten().all(|folder| existing(folder).is_some_and(takes_drafts))
    }

    /// The highest number that a game of this kind has.
    fn highest(&self, game: &str) -> io::Result<u64> {
        // Games move from the first folder to the second, so that in this order none is missed.
        let names = [self.unfinished()?, self.finished()?].concat();
        let numbers = names.iter().filter_map(|name| {
            let (kind, number) = name.rsplit_once('-')?;
            // A number that nobody counts up to was given by hand, and may be the last one there is.
            number.parse::<u32>().ok().filter(|_| kind == game)
        });
        Ok(numbers.max().unwrap_or(0).into())
    }
}

/// Reads a record, or another text, from anywhere.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn read(path: &Path) -> Result<String, ReadFault> {
    let bytes = file::read(path, MOST_BYTES)?;
    match text_of(&bytes) {
        (_, Some(line)) => Err(ReadFault::NotText { line }),
        (text, None) => Ok(text.to_owned()),
    }
}

/// Reads a file of at most `most` bytes from anywhere, be it text or not.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, ReadFault> {
    Ok(file::read(path, most)?)
}

/// The text that bytes are; where they are none from a place on, the whole lines before it, and the first line that is
/// no text.
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

fn file_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{EXTENSION}"))
}

/// The file of the game of this name in a folder, if it is there.
fn named(folder: &Path, name: &str) -> Option<PathBuf> {
    let path = file_of(folder, name);
    (is_name(name) && path.is_file()).then_some(path)
}

/// The names of the games in a folder, the last touched first, and of those touched together the highest number first.
fn list(folder: &Path) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?.flatten(),
    };
    let mut games: Vec<(SystemTime, u64, String)> = entries
        .filter_map(|entry| {
            let path = entry.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            let metadata = fs::metadata(&path).ok()?;
            let is_game = path.extension()? == EXTENSION && metadata.is_file() && is_name(&name);
            let touched = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            let number = name.rsplit_once('-').and_then(|(_, n)| n.parse().ok());
            is_game.then(|| (touched, number.unwrap_or(0), name))
        })
        .collect();
    games.sort_by(|a, b| b.cmp(a));
    Ok(games.into_iter().map(|(_, _, name)| name).collect())
}

#[cfg(test)]
mod tests;
