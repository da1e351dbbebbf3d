//! The vault on a disk, where each name is a file, whose path is the same in every version.

pub mod draft;
pub mod file;
mod languages;
mod locked;
mod outside;

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

use directories::ProjectDirs;

use self::draft::Draft;
use self::locked::Sheet;
pub use self::outside::Paths;
use crate::store::Home;
use crate::store::languages::Foreign;
use crate::store::name::{Folder, Name};
use crate::store::vault::{Entry, Held, LockedFile, Vault};

/// The folders of a player. None of them needs to exist.
#[derive(Clone, Debug)]
pub struct Disk {
    /// The folder of the settings.
    config: Rc<Path>,
    /// The folder of everything else.
    data: Rc<Path>,
}

/// The data folder beside a portable program, which is one with a file named `portable` beside it; `None` for any
/// other.
fn portable(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    folder.join("portable").is_file().then(|| folder.join("data"))
}

impl Disk {
    /// Uses the folder `data`, or else the one beside a portable program, or else the system's standard folders; `None`
    /// if the system does not define them.
    pub fn locate(data: Option<&Path>) -> Option<Disk> {
        let beside = || portable(&std::env::current_exe().ok()?);
        match data.map(Path::to_owned).or_else(beside) {
            Some(folder) => Some(Disk { config: folder.as_path().into(), data: folder.as_path().into() }),
            None => {
                let folders = ProjectDirs::from("", "", "snuffel")?;
                Some(Disk { config: folders.config_dir().into(), data: folders.data_dir().into() })
            }
        }
    }

    /// The path of the history of typed lines, which only the line editor uses.
    pub fn history(&self) -> PathBuf {
        self.data.join("history.txt")
    }

    fn folder_of(&self, folder: Folder) -> PathBuf {
        match (folder, folder.title()) {
            (Folder::Config, _) => self.config.to_path_buf(),
            (_, Some(title)) => self.data.join(title),
            (_, None) => self.data.to_path_buf(),
        }
    }

    fn path(&self, name: &Name) -> PathBuf {
        self.folder_of(name.folder()).join(name.file())
    }

    /// Writes a draft, prepares it, and gives it the first of these names that is free.
    fn put(
        &self,
        names: &mut dyn Iterator<Item = Name>,
        bytes: &[u8],
        ready: impl FnOnce(&File) -> io::Result<()>,
    ) -> io::Result<(Name, File)> {
        let mut name = names.next().ok_or(ErrorKind::AlreadyExists)?;
        let mut draft = Draft::write(&self.folder_of(name.folder()), bytes)?;
        ready(draft.file())?;
        loop {
            match draft.name(&self.path(&name)) {
                Ok(file) => return Ok((name, file)),
                // Another program was faster, or something that is not a file has the name.
                Err((_, Some(same))) => draft = same,
                Err((error, None)) => return Err(error),
            }
            name = names.next().ok_or(ErrorKind::AlreadyExists)?;
        }
    }
}

impl Home {
    /// Opens the home in the folder `data`, or else where [`Disk::locate`] looks for it.
    pub fn locate(data: Option<&Path>) -> Option<Home> {
        Disk::locate(data).map(Home::on)
    }
}

impl Vault for Disk {
    fn list(&self, folder: Folder) -> io::Result<Vec<Entry>> {
        let entries = match fs::read_dir(self.folder_of(folder)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?.flatten(),
        };
        let files = entries.filter_map(|entry| {
            let name = Name::found(folder, entry.file_name().into_string().ok()?)?;
            let metadata = fs::metadata(entry.path()).ok().filter(fs::Metadata::is_file)?;
            Some(Entry { name, touched: metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH) })
        });
        Ok(files.collect())
    }

    fn holds(&self, name: &Name) -> bool {
        self.path(name).is_file()
    }

    fn touched(&self, name: &Name) -> io::Result<SystemTime> {
        self.path(name).metadata()?.modified()
    }

    fn read(&self, name: &Name, most: u64) -> io::Result<Vec<u8>> {
        file::read(&self.path(name), most)
    }

    fn open(&self, name: &Name, most: u64) -> io::Result<Held> {
        locked::open(self, name, most)
    }

    fn create(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8]) -> io::Result<(Name, Box<dyn LockedFile>)> {
        let (name, file) = self.put(names, bytes, |_| Ok(()))?;
        let sheet = Sheet::fresh(self, file, name.folder());
        Ok((name, Box::new(sheet)))
    }

    fn add(
        &self,
        names: &mut dyn Iterator<Item = Name>,
        bytes: &[u8],
        touched: Option<SystemTime>,
    ) -> io::Result<Name> {
        let ready = |file: &File| {
            touched.map_or(Ok(()), |touched| file.set_modified(touched))?;
            file.sync_all()
        };
        let (name, _) = self.put(names, bytes, ready)?;
        file::sync_folder(&self.folder_of(name.folder()));
        Ok(name)
    }

    fn replace(&self, name: &Name, bytes: &[u8]) -> io::Result<()> {
        draft::replace(&self.path(name), bytes)
    }

    fn exchange(&self, name: &Name, bytes: &[u8]) -> io::Result<Box<dyn LockedFile>> {
        let file = draft::exchange(&self.path(name), bytes)?;
        Ok(Box::new(Sheet::new(self, file)))
    }

    fn rename(&self, from: &Name, to: &Name) -> io::Result<()> {
        let target = self.path(to);
        let [left, entered] = [from, to].map(|name| self.folder_of(name.folder()));
        file::make_folder(&entered)?;
        if target.exists() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        fs::rename(self.path(from), target)?;
        file::sync_folder(&entered);
        file::sync_folder(&left);
        Ok(())
    }

    fn remove(&self, name: &Name) -> io::Result<()> {
        fs::remove_file(self.path(name))?;
        file::sync_folder(&self.folder_of(name.folder()));
        Ok(())
    }

    fn is_writable(&self) -> bool {
        // Folders are created when needed: for a missing one, its nearest existing ancestor is checked.
        let existing = |folder: &Path| {
            // The last ancestor of a relative path would be empty.
            let folder = std::path::absolute(folder).ok()?;
            folder.ancestors().find(|folder| folder.exists()).map(Path::to_owned)
        };
        let takes_drafts = |folder: PathBuf| Draft::write(&folder, b"snuffel\n").is_ok();
        let folders = [Folder::Games, Folder::Finished, Folder::Config].map(|folder| self.folder_of(folder));
        folders.iter().all(|folder| existing(folder).is_some_and(takes_drafts))
    }

    fn languages(&self) -> Vec<Foreign> {
        languages::all(&self.folder_of(Folder::Languages))
    }

    fn folder(&self, folder: Folder) -> String {
        let path = match folder {
            // Removes a slash that was typed at its end.
            Folder::Data => self.folder_of(Folder::Games).parent().map(Path::to_owned).unwrap_or_default(),
            folder => self.folder_of(folder),
        };
        path.display().to_string()
    }

    fn place(&self, name: &Name) -> String {
        self.path(name).display().to_string()
    }

    fn now(&self) -> SystemTime {
        SystemTime::now()
    }
}

#[cfg(test)]
mod tests;
