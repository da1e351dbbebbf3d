//! Opening records as games, and the messages about those that cannot be read.

use crate::diary::Diary;
use crate::games;
use crate::matches::Match;
use crate::record::{Damage, Header, Reason, Record, apart};
use crate::store::ReadFault;
use crate::table::Due;
use crate::text::message::{Arg, Message};

/// The game in the text of a record, with its header.
pub(crate) fn open_text(text: &str) -> Result<(Header, Box<dyn Match>), Damage> {
    let record = Record::parse(text)?;
    let unknown = Damage { line: Header::GAME_LINE, reason: Reason::Value("game") };
    let kind = games::named(&record.header.game).map_err(|_| unknown)?;
    let table = match Diary::is_one(&record) {
        true => Diary::parse(&record)?.open(kind, &record)?,
        false => kind.open(&record)?,
    };
    // Nothing can follow a proof: only finished games have one.
    if !apart(text).1.is_empty() && !matches!(table.due(), Due::Over(_)) {
        return Err(Damage { line: Record::line_number(record.lines.len()), reason: Reason::Unreadable });
    }
    Ok((record.header, table))
}

/// The message about a record that cannot be read.
pub(crate) fn unread(fault: ReadFault, file: &str) -> Message {
    let message = match fault {
        ReadFault::NoGame => Message::new("file-missing"),
        ReadFault::Busy => Message::new("file-busy"),
        ReadFault::TooBig => Message::new("file-too-big"),
        ReadFault::NotFile => Message::new("file-no-file"),
        ReadFault::NotText { line } => Message::new("file-no-text").count("line", line),
        ReadFault::Unreadable(_) => Message::new("file-unreadable"),
    };
    message.text("file", file)
}

/// The names of the latest games, for a reply about a name that is not among them.
pub(crate) fn latest(names: &[String]) -> Arg {
    const MOST: usize = 5;
    Arg::List(names.iter().take(MOST).map(Arg::text).collect())
}

/// The message about a folder that cannot be read.
pub(crate) fn folder_closed(folder: &str) -> Message {
    Message::new("file-folder-closed").text("folder", folder)
}

/// The message about a damaged record, with file, line and reason.
pub(crate) fn damaged(damage: &Damage, file: &str) -> Message {
    let message = match &damage.reason {
        Reason::NoRecord => Message::new("damage-no-record"),
        Reason::Newer => Message::new("damage-newer"),
        Reason::Missing(key) => Message::new("damage-missing").text("key", key),
        Reason::Value(key) => Message::new("damage-value").text("key", key),
        Reason::Unreadable => Message::new("damage-unreadable"),
        Reason::Refused => Message::new("damage-refused"),
        Reason::NotAsked => Message::new("damage-not-asked"),
        Reason::ChanceMissing => Message::new("damage-chance-missing"),
        Reason::CutOff => Message::new("damage-cut-off"),
    };
    message.text("file", file).count("line", damage.line)
}
