//! Drafts: files that are written completely before they get their name, so that neither a kill nor a power cut leaves
//! an incomplete one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::{file, locked};

/// The prefix and suffix of a draft's file name, around random letters.
const NAME: (&str, &str) = (".snuffel-", ".draft");

/// The number of random letters and digits in the name of a draft.
const LETTERS: usize = 6;

/// The age from which a draft counts as abandoned: writing one takes moments.
const OLD: Duration = Duration::from_secs(3600);

/// A complete file without its final name, private to the player and locked against other programs. If it is dropped
/// before it gets one, the file is deleted; after a kill, the first later draft in the folder deletes it once it is
/// old.
pub struct Draft(NamedTempFile);

impl Draft {
    /// Writes a draft in the folder of its final name, and creates the folder if necessary.
    ///
    /// # Errors
    /// The folder or the draft cannot be written.
    pub fn write(folder: &Path, bytes: &[u8]) -> io::Result<Draft> {
        file::make_folder(folder)?;
        sweep(folder);
        let (before, behind) = NAME;
        let new = |path: &Path| file::open_alone(path, OpenOptions::new().read(true).create_new(true));
        let mut draft = Builder::new().prefix(before).suffix(behind).rand_bytes(LETTERS).make_in(folder, new)?;
        locked::lock(draft.as_file())?;
        draft.write_all(bytes)?;
        Ok(Draft(draft))
    }

    /// Returns the open file.
    pub fn file(&self) -> &File {
        self.0.as_file()
    }

    /// Gives it a name that no other file has.
    ///
    /// # Errors
    /// A file with that name exists, and the draft is returned; or the folder cannot be written.
    pub fn name(self, path: &Path) -> Result<File, (io::Error, Option<Draft>)> {
        self.0.persist_noclobber(path).map_err(|fault| {
            let is_taken = fault.error.kind() == ErrorKind::AlreadyExists;
            (fault.error, is_taken.then_some(Draft(fault.file)))
        })
    }
}

/// Replaces the content of a file atomically, or creates the file. The new content is on the disk when this returns.
///
/// # Errors
/// The folder or the file cannot be written; the file is unchanged.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // If the path is a link, the link stays and its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    // Anything but a regular file would be replaced, too.
    if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
        return Err(ErrorKind::InvalidInput.into());
    }
    exchange_in(folder, &path, bytes)?;
    Ok(())
}

/// Like [`replace`], but replaces a link instead of its target, and returns the new file, locked.
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

/// Deletes the drafts in a folder that killed programs have left there.
fn sweep(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name().to_str().is_some_and(is_draft)) {
        let path = entry.path();
        if file::open_alone(&path, OpenOptions::new().read(true)).is_ok_and(|draft| is_left(&draft)) {
            // If this fails, the next draft tries again.
            let _ = fs::remove_file(path);
        }
    }
}

/// Returns whether a file name is that of a draft.
fn is_draft(name: &str) -> bool {
    let own = name.strip_prefix(NAME.0).and_then(|rest| rest.strip_suffix(NAME.1));
    own.is_some_and(|own| own.len() == LETTERS && own.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// Returns whether a draft was abandoned: it is old and not locked.
fn is_left(draft: &File) -> bool {
    let touched = draft.metadata().and_then(|metadata| metadata.modified());
    let age = touched.map(|touched| touched.elapsed().unwrap_or_default());
    age.is_ok_and(|age| age >= OLD) && locked::lock(draft).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::path::PathBuf;
    use std::time::SystemTime;

    /// A draft as a kill leaves it, last modified `ago`, and still open.
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
        // Other files stay, however old they are.
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
