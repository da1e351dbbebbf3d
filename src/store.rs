//! Where the program keeps what lasts: the settings, the history of typed lines and the games.

pub mod shelf;

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

use crate::record::Header;
use shelf::Shelf;

/// How the name of a record's file ends.
const EXTENSION: &str = "record";

/// The most bytes of a record that is read, 16 MiB. The longest games are a thousandth of it.
pub const MOST_BYTES: u64 = 16 << 20;

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
}

/// Why a record was not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadFault {
    /// There is no game of this name.
    #[error("no game of this name")]
    NoGame,
    /// The file has more than [`MOST_BYTES`] bytes.
    #[error("too big")]
    TooBig,
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

/// The file of an unfinished game. Whoever writes a whole line at once has it in the file at once.
#[derive(Debug)]
pub struct GameFile {
    file: File,
}

impl GameFile {
    fn new(file: File) -> io::Result<GameFile> {
        // Two programs that go on with the same game would spoil its record. Windows would keep readers out as well.
        #[cfg(unix)]
        if let Err(fs::TryLockError::WouldBlock) = file.try_lock() {
            return Err(ErrorKind::ResourceBusy.into());
        }
        Ok(GameFile { file })
    }
}

impl Write for GameFile {
    /// Writes all of `bytes`, or none where the disk is full.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = self.file.metadata()?.len();
        match self.file.write_all(bytes) {
            Ok(()) => Ok(bytes.len()),
            Err(error) => {
                let _ = self.file.set_len(length);
                Err(error)
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Home {
    /// Everything in the folder `data`, or where the system wants it; `None` where the system does not say.
    pub fn of(data: Option<&Path>) -> Option<Home> {
        match data {
            Some(folder) => Some(Home::within(folder, folder)),
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
        }
    }

    /// The shelf for texts of one kind, beside the folder of games.
    pub fn shelf(&self, kind: &str) -> Shelf {
        Shelf::new(self.games.with_file_name(format!("{kind}s")))
    }

    /// Begins the record of a new game, and tells the game's name: its kind and a number that no game has had.
    ///
    /// # Errors
    /// The folder or the file cannot be written, or the header's game has no name for a file.
    pub fn create(&self, header: &Header) -> io::Result<(String, GameFile)> {
        if !is_name(&header.game) {
            return Err(ErrorKind::InvalidInput.into());
        }
        fs::create_dir_all(&self.games)?;
        let mut number = self.highest(&header.game);
        loop {
            number = number.checked_add(1).ok_or(ErrorKind::AlreadyExists)?;
            let name = format!("{}-{number}", header.game);
            let path = file_of(&self.games, &name);
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                // Another program began and finished a game of this name since the games were counted.
                Ok(_) if named(&self.finished, &name).is_some() => fs::remove_file(path)?,
                Ok(file) => {
                    let mut file = GameFile::new(file)?;
                    file.write_all(header.to_string().as_bytes())?;
                    return Ok((name, file));
                }
                // Another program was faster, or something that is no game has the name.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Opens the record of an unfinished game to write on at its end.
    ///
    /// # Errors
    /// There is no such game, it cannot be written, or another program is playing it ([`ErrorKind::ResourceBusy`], on
    /// Unix).
    pub fn append(&self, name: &str) -> io::Result<GameFile> {
        let path = named(&self.games, name).ok_or(ErrorKind::NotFound)?;
        GameFile::new(OpenOptions::new().append(true).open(path)?)
    }

    /// The names of all unfinished games, the last touched first.
    pub fn unfinished(&self) -> Vec<String> {
        list(&self.games)
    }

    /// The names of all finished games, the last touched first.
    pub fn finished(&self) -> Vec<String> {
        list(&self.finished)
    }

    /// The file of a game's record, unfinished or finished; `None` when there is no game of this name.
    pub fn find(&self, name: &str) -> Option<PathBuf> {
        let folders = [&self.games, &self.finished];
        folders.into_iter().find_map(|folder| named(folder, name))
    }

    /// Moves the record of an unfinished game to the finished ones.
    ///
    /// # Errors
    /// There is no such game, there is a finished one of this name already, or the folder cannot be written.
    pub fn finish(&self, name: &str) -> io::Result<()> {
        let path = named(&self.games, name).ok_or(ErrorKind::NotFound)?;
        if named(&self.finished, name).is_some() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        fs::create_dir_all(&self.finished)?;
        fs::rename(path, file_of(&self.finished, name))
    }

    /// Whether the program can write files where it keeps things. Leaves nothing behind.
    pub fn is_writable(&self) -> bool {
        // The folders are made when they are needed: until then, those count that they would be made in.
        let existing = |folder: &Path| folder.ancestors().find(|folder| folder.exists()).map(Path::to_owned);
        let probe = |folder: PathBuf| {
            let file = folder.join(format!(".snuffel-check-{}", std::process::id()));
            let written = fs::write(&file, "snuffel\n");
            let removed = fs::remove_file(&file);
            written.is_ok() && removed.is_ok()
        };
        let folders = [Some(&*self.games), Some(&*self.finished), self.settings.parent()];
        folders.into_iter().flatten().all(|folder| existing(folder).is_some_and(probe))
    }

    /// The highest number that a game of this kind has.
    fn highest(&self, game: &str) -> u64 {
        // Games move from the first folder to the second, so that in this order none is missed.
        let names = [self.unfinished(), self.finished()].concat();
        let numbers = names.iter().filter_map(|name| {
            let (kind, number) = name.rsplit_once('-')?;
            number.parse().ok().filter(|_| kind == game)
        });
        numbers.max().unwrap_or(0)
    }
}

/// Reads a record from anywhere.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn read(path: &Path) -> Result<String, ReadFault> {
    let mut bytes = Vec::new();
    match File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)) {
        Ok(_) if bytes.len() as u64 > MOST_BYTES => Err(ReadFault::TooBig),
        Ok(_) => String::from_utf8(bytes).map_err(|error| {
            let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
            ReadFault::NotText { line }
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(ReadFault::NoGame),
        Err(error) => Err(ReadFault::Unreadable(error.kind())),
    }
}

/// Whether a file can have this name on every system without leaving its folder. Names may be typed by anybody.
fn is_name(name: &str) -> bool {
    let mut components = Path::new(name).components();
    matches!(components.next(), Some(Component::Normal(_)))
        && components.next().is_none()
        && !name.contains(|c: char| c.is_control() || "/\\:*?\"<>|".contains(c))
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
fn list(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
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
    games.into_iter().map(|(_, _, name)| name).collect()
}

#[cfg(test)]
mod tests;
