//! The player's files: opened only if they are regular files, read up to a limit, and created for the player alone to
//! read.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Opens a regular file. Never waits for anything else with that name, such as a pipe without a writer.
///
/// # Errors
/// It cannot be opened, or it is not a regular file ([`ErrorKind::InvalidInput`]).
pub fn open(path: &Path, options: &OpenOptions) -> io::Result<File> {
    let mut options = options.clone();
    without_waiting(&mut options);
    let file = options.open(path)?;
    if !file.metadata()?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    Ok(file)
}

/// Opens a file for writing, and makes it private.
///
/// # Errors
/// As [`open()`].
pub fn open_to_write(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    let file = open(path, options.write(true))?;
    make_private(&file);
    Ok(file)
}

/// Opens a file for writing, and keeps other programs from doing so while it is open. Where the system cannot do that,
/// the file's lock does.
///
/// # Errors
/// As [`open_to_write`], or another program writes in it ([`ErrorKind::ResourceBusy`]).
pub fn open_alone(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    alone(options);
    open_to_write(path, options).map_err(|error| if is_taken(&error) { ErrorKind::ResourceBusy.into() } else { error })
}

/// Others may read, rename and delete the open file, but not write to it. A lock would prevent reading, too.
#[cfg(windows)]
fn alone(options: &mut OpenOptions) {
    use std::os::windows::fs::OpenOptionsExt;
    const FILE_SHARE_READ: u32 = 1;
    const FILE_SHARE_DELETE: u32 = 4;
    options.share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE);
}

#[cfg(not(windows))]
fn alone(_options: &mut OpenOptions) {}

/// Returns whether a file cannot be opened because another program has exclusive access.
fn is_taken(error: &io::Error) -> bool {
    const ERROR_SHARING_VIOLATION: i32 = 32;
    cfg!(windows) && error.raw_os_error() == Some(ERROR_SHARING_VIOLATION)
}

/// Reads a whole file of at most `most` bytes.
///
/// # Errors
/// As [`open()`], or it is longer ([`ErrorKind::FileTooLarge`]).
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_from(&mut open(path, OpenOptions::new().read(true))?, most)
}

/// Reads the rest of an open file from its current position, at most `most` bytes.
///
/// # Errors
/// It cannot be read, or it is longer ([`ErrorKind::FileTooLarge`]).
pub fn read_from(file: &mut File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > most {
        true => Err(ErrorKind::FileTooLarge.into()),
        false => Ok(bytes),
    }
}

/// Creates a folder and its missing parents, private to the player. Existing ones stay unchanged.
///
/// # Errors
/// A folder cannot be created.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes changes of names in a folder survive a power cut, on systems that support it.
pub fn sync_folder(path: &Path) {
    if cfg!(unix) {
        let _ = File::open(path).and_then(|folder| folder.sync_all());
    }
}

/// Returns whether an open file is still the one at `path`, as far as the system can tell.
pub fn stands_at(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(there)) = (file.metadata(), fs::metadata(path)) else {
        return false;
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        if (open.dev(), open.ino()) != (there.dev(), there.ino()) {
            return false;
        }
    }
    open.len() == there.len()
}

/// Makes a write beyond the system's limit for file sizes fail like any other, instead of ending the program.
pub fn survive_limits() {
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default());
}

/// Makes a file private, because a player's games do not concern other users.
#[cfg(unix)]
fn make_private(file: &File) {
    use std::os::unix::fs::PermissionsExt;
    if let Ok(metadata) = file.metadata()
        && metadata.permissions().mode() & 0o777 != 0o600
    {
        // Only the owner can do this; another user who may write the file has to live with its mode.
        let _ = file.set_permissions(fs::Permissions::from_mode(0o600));
    }
}

/// Folders of a Windows user are private already.
#[cfg(not(unix))]
fn make_private(_file: &File) {}

#[cfg(unix)]
fn without_waiting(options: &mut OpenOptions) {
    use nix::libc::{O_NOCTTY, O_NONBLOCK};
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600).custom_flags(O_NONBLOCK | O_NOCTTY);
}

#[cfg(not(unix))]
fn without_waiting(_options: &mut OpenOptions) {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn what_is_no_file_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let link = folder.path().join("link");
        symlink("/dev/zero", &link).unwrap();
        for path in [&pipe, &link, folder.path()] {
            let error = read(path, 10).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidInput, "{}", path.display());
            assert!(open_to_write(path, OpenOptions::new().append(true)).is_err(), "{}", path.display());
        }
    }

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "12345").unwrap();
        assert_eq!(read(&path, 5).unwrap(), b"12345");
        assert_eq!(read(&path, 4).unwrap_err().kind(), ErrorKind::FileTooLarge);
    }

    #[test]
    fn what_is_made_or_opened_to_write_is_private() {
        let folder = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let inner = folder.path().join("a").join("b");
        make_folder(&inner).unwrap();
        assert_eq!((mode(&inner), mode(inner.parent().unwrap())), (0o700, 0o700));
        let path = inner.join("file");
        fs::write(&path, "").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        open(&path, OpenOptions::new().read(true)).unwrap();
        assert_eq!(mode(&path), 0o644);
        open_to_write(&path, &mut OpenOptions::new()).unwrap();
        assert_eq!(mode(&path), 0o600);
        let new = inner.join("new");
        open_to_write(&new, OpenOptions::new().create(true)).unwrap();
        assert_eq!(mode(&new), 0o600);
    }
}
