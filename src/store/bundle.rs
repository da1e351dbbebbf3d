//! Bundles: everything that a player has, as one file, to keep it elsewhere or to carry it to another machine.
//!
//! A bundle is a tar archive, compressed with gzip. Its first file tells its version. What the others are called only says
//! what they are: nothing in an archive decides where a file is put. The format is told in `docs/records.md`.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind, Read};
use std::time::{Duration, SystemTime};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tar::{Archive, Builder, EntryType, Header};

use super::name::is_name;
use crate::record::MOST_BYTES;

/// The most bytes of all pieces together, 128 MiB: thousands of games. More could be a trap that fills the memory.
pub const MOST_IN_ALL: u64 = 128 << 20;

/// The most pieces.
pub const MOST_PIECES: usize = 20_000;

/// The version of the format.
const VERSION: u32 = 1;

/// What the first piece is called.
const HEAD: &str = "snuffel";

/// How the names of records, and of texts on shelves, end.
const RECORD: &str = ".record";
const TEXT: &str = ".txt";

/// What a piece of a bundle is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The settings.
    Settings,
    /// The key by which friends know the player.
    Key,
    /// The friends.
    Friends,
    /// The record of a game of this name that waits.
    Waiting(String),
    /// The record of a game of this name that is over.
    Finished(String),
    /// What was learnt.
    Learnt,
    /// How guests come back to the game of this number.
    Meeting(u32),
    /// A text of this name on the shelf of a kind.
    Sheet(&'static str, String),
}

/// A piece of a bundle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is.
    pub part: Part,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// When it was changed last.
    pub touched: SystemTime,
}

/// Why a file is no bundle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is something else.
    #[error("no bundle")]
    Foreign,
    /// A later version of the program has written it.
    #[error("written by a later version")]
    Newer,
    /// It is damaged, or only a part of one.
    #[error("damaged")]
    Damaged,
    /// It holds something that no bundle holds: another name, another kind of thing, or the same twice.
    #[error("strange")]
    Strange,
    /// It holds more than a bundle may.
    #[error("too big")]
    TooBig,
}

impl Part {
    /// What it is called in the archive.
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

    /// What is called so, where there are shelves of these kinds.
    fn of(path: &str, kinds: &[&'static str]) -> Option<Part> {
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
        // One way to write each.
        (part.path() == path).then_some(part)
    }
}

/// The bytes of a bundle with these pieces, made at this time.
///
/// # Errors
/// There is too much for one ([`ErrorKind::FileTooLarge`]).
pub fn write(pieces: &[Piece], now: SystemTime) -> io::Result<Vec<u8>> {
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

/// The pieces of a bundle, which may have texts on shelves of these kinds, as it is read at this time. All of it is read before
/// anything of it can be used.
///
/// # Errors
/// It is none, or not as it should be.
pub fn read(bytes: &[u8], kinds: &[&'static str], now: SystemTime) -> Result<Vec<Piece>, Fault> {
    // With each piece go a block of its own and what fills up its last one.
    let most = MOST_IN_ALL + 4 * 512 * MOST_PIECES as u64;
    let mut archive = Archive::new(GzDecoder::new(bytes).take(most));
    let mut entries = archive.entries().map_err(|_| Fault::Foreign)?;
    let mut first = entries.next().ok_or(Fault::Foreign)?.map_err(|_| Fault::Foreign)?;
    let (path, text) = (path_of(&first).ok_or(Fault::Foreign)?, content(&mut first).map_err(|_| Fault::Foreign)?);
    if path != HEAD {
        return Err(Fault::Foreign);
    }
    let version = str::from_utf8(&text).ok().and_then(|text| text.trim_end().strip_prefix("snuffel export "));
    match version.and_then(|version| version.parse().ok()) {
        Some(VERSION) => {}
        Some(later) if later > VERSION => return Err(Fault::Newer),
        Some(_) | None => return Err(Fault::Foreign),
    }
    let (mut pieces, mut parts, mut left) = (Vec::new(), BTreeSet::new(), MOST_IN_ALL);
    for entry in entries {
        let mut entry = entry.map_err(|_| Fault::Damaged)?;
        let part = path_of(&entry).and_then(|path| Part::of(&path, kinds)).ok_or(Fault::Strange)?;
        if entry.size() > MOST_BYTES || pieces.len() >= MOST_PIECES {
            return Err(Fault::TooBig);
        }
        left = left.checked_sub(entry.size()).ok_or(Fault::TooBig)?;
        if !parts.insert(part.clone()) {
            return Err(Fault::Strange);
        }
        let bytes = content(&mut entry)?;
        let seconds = Duration::from_secs(entry.header().mtime().map_err(|_| Fault::Damaged)?);
        let touched = SystemTime::UNIX_EPOCH.checked_add(seconds).ok_or(Fault::Damaged)?;
        // What is of tomorrow would stay the last game for ever.
        pieces.push(Piece { part, bytes, touched: touched.min(now) });
    }
    // Only the end of it says that nothing was spoilt.
    io::copy(&mut archive.into_inner(), &mut io::sink()).map_err(|_| Fault::Damaged)?;
    Ok(pieces)
}

/// What a file in an archive is called; `None` of what is no file, such as a link.
fn path_of<R: Read>(entry: &tar::Entry<'_, R>) -> Option<String> {
    let is_file = entry.header().entry_type() == EntryType::Regular;
    is_file.then(|| str::from_utf8(&entry.path_bytes()).ok().map(str::to_owned)).flatten()
}

/// All that a file in an archive holds.
fn content<R: Read>(entry: &mut tar::Entry<'_, R>) -> Result<Vec<u8>, Fault> {
    let size = entry.size();
    if size > MOST_BYTES {
        return Err(Fault::TooBig);
    }
    let mut bytes = Vec::new();
    entry.read_to_end(&mut bytes).map_err(|_| Fault::Damaged)?;
    match bytes.len() as u64 == size {
        true => Ok(bytes),
        false => Err(Fault::Damaged),
    }
}

#[cfg(test)]
mod tests;
