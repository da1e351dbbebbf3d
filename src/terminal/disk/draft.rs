//! Drafts: files that are written whole before they get their name, so that neither a kill nor a power cut leaves half
//! of one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::{file, paper};

/// The prefix and suffix of a draft's file name, around its own letters.
const NAME: (&str, &str) = (".snuffel-", ".draft");

/// How many letters are its own.
const LETTERS: usize = 6;

/// From this age on a draft is abandoned: writing one takes moments.
const OLD: Duration = Duration::from_secs(3600);

/// A whole file that has no name yet. Only the player can read it, and other programs find it locked. Without a name it
/// is gone when it is dropped; after a kill, once it is old and another draft is written beside it.
pub struct Draft(NamedTempFile);

impl Draft {
    /// Writes a draft in the folder in which it is to get its name. The folder is made where there is none.
    ///
    /// # Errors
    /// The folder or the draft cannot be written.
    pub fn write(folder: &Path, bytes: &[u8]) -> io::Result<Draft> {
        file::make_folder(folder)?;
        sweep(folder);
        let (before, behind) = NAME;
        let new = |path: &Path| file::open_alone(path, OpenOptions::new().read(true).create_new(true));
        let mut draft = Builder::new().prefix(before).suffix(behind).rand_bytes(LETTERS).make_in(folder, new)?;
        paper::lock(draft.as_file())?;
        draft.write_all(bytes)?;
        Ok(Draft(draft))
    }

    /// The file.
    pub fn file(&self) -> &File {
        self.0.as_file()
    }

    /// Gives it a name that no file has.
    ///
    /// # Errors
    /// There is such a file already: then the draft comes back. Or the folder cannot be written.
    pub fn name(self, path: &Path) -> Result<File, (io::Error, Option<Draft>)> {
        self.0.persist_noclobber(path).map_err(|fault| {
            let is_taken = fault.error.kind() == ErrorKind::AlreadyExists;
            (fault.error, is_taken.then_some(Draft(fault.file)))
        })
    }
}

/// Puts `bytes` in the place of the whole file at once, or makes it. When this returns, a power cut takes nothing of it.
///
/// # Errors
/// The folder or the file cannot be written; then the file is as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Where the file is a link to another, the link stays.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    // Draft and folder would go on with what is no file.
    if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
        return Err(ErrorKind::InvalidInput.into());
    }
    exchange_in(folder, &path, bytes)?;
    Ok(())
}

/// The same with the file at this path alone, never with one that it links to: gives the new file, which is locked.
///
/// # Errors
/// As [`replace`].
pub fn exchange(path: &Path, bytes: &[u8]) -> io::Result<File> {
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    exchange_in(folder, path, bytes)
}

fn exchange_in(folder: &Path, path: &Path, bytes: &[u8]) -> io::Result<File> {
    let draft = Draft::write(folder, bytes)?;
    draft.file().sync_all()?;
    let file = draft.0.persist(path).map_err(|fault| fault.error)?;
    file::sync_folder(folder);
    Ok(file)
}

/// Deletes the drafts that were left in a folder by programs that were killed.
fn sweep(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name().to_str().is_some_and(is_draft)) {
        let path = entry.path();
        if file::open_alone(&path, OpenOptions::new().read(true)).is_ok_and(|draft| is_left(&draft)) {
            // Where this fails, the next draft is another occasion.
            let _ = fs::remove_file(path);
        }
    }
}

/// Whether a draft could be called this.
fn is_draft(name: &str) -> bool {
    let own = name.strip_prefix(NAME.0).and_then(|rest| rest.strip_suffix(NAME.1));
    own.is_some_and(|own| own.len() == LETTERS && own.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Whether a draft was abandoned by its program.
fn is_left(draft: &File) -> bool {
    let touched = draft.metadata().and_then(|metadata| metadata.modified());
    let age = touched.map(|touched| touched.elapsed().unwrap_or_default());
    age.is_ok_and(|age| age >= OLD) && paper::lock(draft).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::path::PathBuf;
    use std::time::SystemTime;

    /// A draft as a kill leaves it, touched so long ago, and still open.
    fn left(folder: &Path, ago: Duration) -> (File, PathBuf) {
        let (file, path) = Draft::write(folder, b"half a game").unwrap().0.keep().unwrap();
        file.set_modified(SystemTime::now() - ago).unwrap();
        (file, path)
    }

    #[test]
    fn a_draft_that_a_kill_has_left_is_gone_once_it_is_old_and_nobody_holds_it() {
        let folder = tempfile::tempdir().unwrap();
        let (writing, held) = left(folder.path(), 2 * OLD);
        let (_, young) = left(folder.path(), OLD / 2);
        let (_, of_tomorrow) = left(folder.path(), Duration::ZERO);
        let future = SystemTime::now() + 24 * OLD;
        File::options().append(true).open(&of_tomorrow).unwrap().set_modified(future).unwrap();
        // Nothing else is touched, however old it is.
        let others =
            [".snuffel-abc.draft", ".snuffel-abcdef.draft.txt", "snuffel-abcdef.draft", ".snuffel-abc-ef.draft"];
        let others = others.map(|name| folder.path().join(name));
        for path in &others {
            fs::write(path, "").unwrap();
            File::options().append(true).open(path).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        }
        let (_, old) = left(folder.path(), 2 * OLD);
        assert!(old.exists());
        drop(Draft::write(folder.path(), b"").unwrap());
        assert!(!old.exists());
        assert!([&held, &young, &of_tomorrow].into_iter().chain(&others).all(|path| path.exists()));
        drop(writing);
        drop(Draft::write(folder.path(), b"").unwrap());
        assert!(!held.exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2 + others.len());
    }
}
