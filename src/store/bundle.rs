//! Bundles: everything that belongs to a player in one file, as a backup or to move to another machine.
//!
//! A bundle is a tar archive, compressed with gzip. Its first file contains the version. The names of the others only
//! identify the pieces: nothing in an archive decides where a file is stored. `docs/records.md` describes the format.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind, Read};
use std::time::{Duration, SystemTime};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tar::{Archive, Builder, EntryType, Header};

use super::name::is_name;
use crate::record::MOST_BYTES;

/// The maximum size of all pieces together, 128 MiB: thousands of games. More could be a trap to fill the memory.
pub const MOST_IN_ALL: u64 = 128 << 20;

/// The maximum number of pieces.
pub const MOST_PIECES: usize = 20_000;

/// The version of the format.
const VERSION: u32 = 1;

/// The name of the first piece.
const HEAD: &str = "snuffel";

/// The endings of the names of records and of texts on shelves.
const RECORD: &str = ".record";
const TEXT: &str = ".txt";

/// The kind of a piece of a bundle, with its name or number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The settings.
    Settings,
    /// The key by which friends know the player.
    Key,
    /// The friends.
    Friends,
    /// The record of the unfinished game of this name.
    Waiting(String),
    /// The record of the finished game of this name.
    Finished(String),
    /// The player's progress in the lessons.
    Learnt,
    /// The information with which guests return to the game of this number.
    Meeting(u32),
    /// The text of this name on the shelf of a kind.
    Sheet(&'static str, String),
}

/// A piece of a bundle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its kind.
    pub part: Part,
    /// Its content.
    pub bytes: Vec<u8>,
    /// The time of the last change.
    pub touched: SystemTime,
}

/// Why a file is not a bundle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BundleFault {
    /// It is something else.
    #[error("no bundle")]
    Foreign,
    /// It was written by a later version of the program.
    #[error("written by a later version")]
    Newer,
    /// It is damaged or incomplete.
    #[error("damaged")]
    Damaged,
    /// It contains something that a bundle cannot: an unknown name, something other than a file, or a duplicate.
    #[error("strange")]
    Strange,
    /// It exceeds a limit.
    #[error("too big")]
    TooBig,
}

impl Part {
    /// Its name in the archive.
    fn path(&self) -> String {
        match self {
            Part::Settings => "settings.toml".to_owned(),
            Part::Key => "far.key".to_owned(),
            Part::Friends => "friends".to_owned(),
            Part::Learnt => "learnt".to_owned(),
            Part::Waiting(name) => format!("games/{name}{RECORD}"),
            Part::Finished(name) => format!("finished/{name}{RECORD}"),
            Part::Meeting(number) => format!("tables/{number:08x}"),
            Part::Sheet(kind, name) => format!("{kind}s/{name}{TEXT}"),
        }
    }

    /// The part of this name, with shelves of these kinds.
    fn from_path(path: &str, kinds: &[&'static str]) -> Option<Part> {
        let named = |name: &str, end| name.strip_suffix(end).filter(|name| is_name(name)).map(str::to_owned);
        let part = match path.split_once('/') {
            None if path == Part::Settings.path() => Part::Settings,
            None if path == Part::Key.path() => Part::Key,
            None if path == Part::Friends.path() => Part::Friends,
            None if path == Part::Learnt.path() => Part::Learnt,
            None => return None,
            Some(("games", name)) => Part::Waiting(named(name, RECORD)?),
            Some(("finished", name)) => Part::Finished(named(name, RECORD)?),
            Some(("tables", number)) => Part::Meeting(u32::from_str_radix(number, 16).ok()?),
            Some((shelf, name)) => {
                let kind = kinds.iter().copied().find(|kind| shelf.strip_suffix('s') == Some(*kind))?;
                Part::Sheet(kind, named(name, TEXT)?)
            }
        };
        // Each part has exactly one name.
        (part.path() == path).then_some(part)
    }
}

/// The bytes of a bundle of these pieces, created at this time.
///
/// # Errors
/// A limit would be exceeded ([`ErrorKind::FileTooLarge`]).
pub fn pack(pieces: &[Piece], now: SystemTime) -> io::Result<Vec<u8>> {
    let sizes = pieces.iter().map(|piece| piece.bytes.len() as u64);
    let is_one_too_big = sizes.clone().any(|size| size > MOST_BYTES);
    if is_one_too_big || sizes.sum::<u64>() > MOST_IN_ALL || pieces.len() > MOST_PIECES {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut archive = Builder::new(GzEncoder::new(Vec::new(), Compression::default()));
    let mut add = |path: &str, bytes: &[u8], touched: SystemTime| {
        let mut header = Header::new_ustar();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o600);
        header.set_mtime(touched.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs());
        archive.append_data(&mut header, path, bytes)
    };
    add(HEAD, head().as_bytes(), now)?;
    for Piece { part, bytes, touched } in pieces {
        add(&part.path(), bytes, *touched)?;
    }
    archive.into_inner()?.finish()
}

fn head() -> String {
    format!("snuffel export {VERSION}\n")
}

/// The pieces of a bundle, which may include shelves of these kinds; `now` is the time of reading. All of it is read
/// before any of it is used.
///
/// # Errors
/// It is not a bundle, or is invalid.
pub fn unpack(bytes: &[u8], kinds: &[&'static str], now: SystemTime) -> Result<Vec<Piece>, BundleFault> {
    // Each piece has a header block and padding up to the end of its last block.
    let most = MOST_IN_ALL + 4 * 512 * MOST_PIECES as u64;
    let mut archive = Archive::new(GzDecoder::new(bytes).take(most));
    let mut entries = archive.entries().map_err(|_| BundleFault::Foreign)?;
    let mut first = entries.next().ok_or(BundleFault::Foreign)?.map_err(|_| BundleFault::Foreign)?;
    let (path, text) =
        (path_of(&first).ok_or(BundleFault::Foreign)?, content(&mut first).map_err(|_| BundleFault::Foreign)?);
    if path != HEAD {
        return Err(BundleFault::Foreign);
    }
    let version = str::from_utf8(&text).ok().and_then(|text| text.trim_end().strip_prefix("snuffel export "));
    match version.and_then(|version| version.parse().ok()) {
        Some(VERSION) => {}
        Some(later) if later > VERSION => return Err(BundleFault::Newer),
        Some(_) | None => return Err(BundleFault::Foreign),
    }
    let (mut pieces, mut parts, mut left) = (Vec::new(), BTreeSet::new(), MOST_IN_ALL);
    for entry in entries {
        let mut entry = entry.map_err(|_| BundleFault::Damaged)?;
        let part = path_of(&entry).and_then(|path| Part::from_path(&path, kinds)).ok_or(BundleFault::Strange)?;
        if entry.size() > MOST_BYTES || pieces.len() >= MOST_PIECES {
            return Err(BundleFault::TooBig);
        }
        left = left.checked_sub(entry.size()).ok_or(BundleFault::TooBig)?;
        if !parts.insert(part.clone()) {
            return Err(BundleFault::Strange);
        }
        let bytes = content(&mut entry)?;
        let seconds = Duration::from_secs(entry.header().mtime().map_err(|_| BundleFault::Damaged)?);
        let touched = SystemTime::UNIX_EPOCH.checked_add(seconds).ok_or(BundleFault::Damaged)?;
        // A time in the future would make the game the latest for ever.
        pieces.push(Piece { part, bytes, touched: touched.min(now) });
    }
    // Damage may show only at the end.
    io::copy(&mut archive.into_inner(), &mut io::sink()).map_err(|_| BundleFault::Damaged)?;
    Ok(pieces)
}

/// The name of a file in an archive; `None` if it is not a file but, for example, a link.
fn path_of<R: Read>(entry: &tar::Entry<'_, R>) -> Option<String> {
    let is_file = entry.header().entry_type() == EntryType::Regular;
    is_file.then(|| str::from_utf8(&entry.path_bytes()).ok().map(str::to_owned)).flatten()
}

/// The whole content of a file in an archive.
fn content<R: Read>(entry: &mut tar::Entry<'_, R>) -> Result<Vec<u8>, BundleFault> {
    let size = entry.size();
    if size > MOST_BYTES {
        return Err(BundleFault::TooBig);
    }
    let mut bytes = Vec::new();
    entry.read_to_end(&mut bytes).map_err(|_| BundleFault::Damaged)?;
    match bytes.len() as u64 == size {
        true => Ok(bytes),
        false => Err(BundleFault::Damaged),
    }
}

#[cfg(test)]
mod tests;
