//! Files that the player names by their paths.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use directories::BaseDirs;

use super::draft::Draft;
use super::{file, languages};
use crate::store::languages::Foreign;
use crate::store::outside::{Outer, Outside, pasted};

/// All files of the system, by their paths.
#[derive(Clone, Copy, Debug)]
pub struct Paths;

impl Outside for Paths {
    fn place(&self, file: &Outer) -> String {
        path(file).display().to_string()
    }

    fn read(&self, file: &Outer, most: u64) -> io::Result<Vec<u8>> {
        file::read(&path(file), most)
    }

    fn add(&self, file: &Outer, bytes: &[u8]) -> io::Result<()> {
        let path = path(file);
        let folder = path.parent().filter(|folder| folder.is_dir()).ok_or(ErrorKind::NotFound)?;
        if path.exists() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let draft = Draft::write(folder, bytes)?;
        draft.file().sync_all()?;
        draft.name(&path).map_err(|(error, _)| error)?;
        file::sync_folder(folder);
        Ok(())
    }

    fn language(&self, typed: &str) -> Option<Foreign> {
        let folder = Path::new(typed);
        folder.is_dir().then(|| languages::load(folder))
    }
}

/// The path exactly as typed if it exists, or else as a pasted path.
fn path(file: &Outer) -> PathBuf {
    let exact = located(&file.typed, file.is_whole);
    if exact.exists() { exact } else { located(&pasted(&file.typed), file.is_whole) }
}

fn located(typed: &str, is_whole: bool) -> PathBuf {
    if !is_whole {
        return PathBuf::from(typed);
    }
    let path = match typed.strip_prefix("~/").zip(BaseDirs::new()) {
        Some((rest, folders)) => folders.home_dir().join(rest),
        None => PathBuf::from(typed),
    };
    std::path::absolute(&path).unwrap_or(path)
}
