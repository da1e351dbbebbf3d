//! The settings file: reads it, reports its faulty lines, and changes single settings in it.

use std::io::ErrorKind;
use std::ops::Range;

use toml_edit::{Document, Item, Key, Value};

use super::{KEYS, Setting, Settings, VOICE};
use crate::notation::Unreadable;
use crate::text::folder::is_code;

/// The most broken lines in a settings file. A file with more of them is not a settings file.
const MOST_BROKEN: usize = 20;

/// The contents of a settings file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loaded {
    /// The settings; those without a sound line have their defaults.
    pub settings: Settings,
    /// The lines that are ignored, in order.
    pub faults: Vec<SettingsFault>,
}

impl Loaded {
    /// The default settings, for a file that cannot be used.
    pub fn without_file(fault: SettingsFault) -> Loaded {
        Loaded { faults: vec![fault], ..Loaded::default() }
    }
}

/// A fault in a settings file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct SettingsFault {
    /// The line number, starting at 1.
    pub line: usize,
    /// The kind of fault.
    pub reason: FaultReason,
}

/// The kind of fault in a settings file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FaultReason {
    /// The line is not valid TOML.
    #[error("no TOML")]
    NotToml,
    /// This version has no setting with this name.
    #[error("no setting {0}")]
    UnknownKey(String),
    /// The setting cannot have this value.
    #[error("{key} cannot be {value}")]
    WrongValue {
        /// The setting's key.
        key: String,
        /// The value as written in the file, without quotes.
        value: String,
    },
    /// An earlier line has this setting already.
    #[error("{0} again")]
    Twice(String),
    /// The file is not a settings file at all.
    #[error("no settings")]
    NotSettings,
    /// The file cannot be read at all.
    #[error("{0}")]
    Unreadable(ErrorKind),
}

/// Why a setting was not saved. The file is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreFault {
    /// The file has to be repaired first.
    #[error("{0}")]
    Broken(SettingsFault),
    /// The file cannot be written.
    #[error("{0}")]
    Unwritable(ErrorKind),
}

/// Reads a settings file. A faulty line only affects itself: a later version may have more settings and other values,
/// and its file is still the player's.
///
/// # Errors
/// The first broken line, if this is not a settings file.
pub fn read_settings(bytes: &[u8]) -> Result<Loaded, SettingsFault> {
    let sound = Sound::salvage(bytes)?;
    let document = sound.document()?;
    let mut loaded = Loaded::default();
    for (name, item) in document.iter() {
        match read_setting(name, item) {
            Ok(setting) => loaded.settings.apply(setting),
            Err(reason) => {
                loaded.faults.push(SettingsFault { line: line_of(bytes, start_of(&document, name)), reason })
            }
        }
    }
    let broken = |line: &Range<usize>| {
        let key = sole_key(&bytes[line.clone()]).filter(|key| document.contains_key(key));
        let reason = key.map_or(FaultReason::NotToml, FaultReason::Twice);
        SettingsFault { line: line_of(bytes, line.start), reason }
    };
    loaded.faults.extend(sound.broken.iter().map(broken));
    // Tables are iterated in their own order.
    loaded.faults.sort_by_key(|fault| fault.line);
    Ok(loaded)
}

/// The bytes of a file with one setting changed and everything else unchanged to the byte. If there was no file, the
/// new one contains all settings, each below its comment: `comments` returns the comment for each key, and for `head`
/// that of the whole file.
///
/// # Errors
/// The line that keeps the setting from being added to the file.
pub fn changed(
    old: Option<&[u8]>,
    setting: &Setting,
    comments: &dyn Fn(&str) -> String,
) -> Result<Vec<u8>, SettingsFault> {
    old.map_or_else(|| Ok(created(setting, comments).into_bytes()), |bytes| with(bytes, setting, comments))
}

/// The text of a file with the program's own comments in another language: `pairs` has each old comment with its new
/// one. The player's own comments stay, and so do those of an earlier version with other words.
pub fn recommented(text: &str, pairs: &[(String, String)]) -> String {
    let as_line = |text: &str| comment(text).trim_end().to_owned();
    let pairs: Vec<(String, String)> = pairs.iter().map(|(old, new)| (as_line(old), as_line(new))).collect();
    let retold = |line: &str| {
        let (own, end) = line.split_at(line.trim_end_matches(['\r', '\n']).len());
        let new = pairs.iter().find(|(old, _)| old == own).map_or(own, |(_, new)| new);
        format!("{new}{end}")
    };
    text.split_inclusive('\n').map(retold).collect()
}

/// The text of a file with blanks in place of each invalid line. All other text keeps its position.
struct Sound {
    text: String,
    /// The invalid lines, without their line breaks.
    broken: Vec<Range<usize>>,
}

impl Sound {
    /// Blanks out the invalid lines one by one.
    ///
    /// # Errors
    /// The first broken line, if there are more than [`MOST_BROKEN`] or no line is to blame.
    fn salvage(bytes: &[u8]) -> Result<Sound, SettingsFault> {
        let mut sound = bytes.to_vec();
        let mut broken: Vec<Range<usize>> = Vec::new();
        while let Some(offset) = first_problem(&sound) {
            let line = line_around(&sound, offset);
            if broken.len() == MOST_BROKEN || sound[line.clone()].trim_ascii().is_empty() {
                let first = broken.iter().map(|line| line.start).chain([line.start]).min().unwrap_or_default();
                return Err(SettingsFault { line: line_of(bytes, first), reason: FaultReason::NotSettings });
            }
            sound[line.clone()].fill(b' ');
            broken.push(line);
        }
        Ok(Sound { text: String::from_utf8_lossy(&sound).into_owned(), broken })
    }

    /// Parses the text.
    ///
    /// # Errors
    /// Never: the remaining text is valid.
    fn document(&self) -> Result<Document<&str>, SettingsFault> {
        Document::parse(self.text.as_str()).map_err(|_| SettingsFault { line: 1, reason: FaultReason::NotSettings })
    }
}

/// The position of the first byte that is not valid UTF-8 or TOML; `None` if all is sound.
fn first_problem(bytes: &[u8]) -> Option<usize> {
    match str::from_utf8(bytes) {
        Ok(text) => Document::parse(text).err().map(|error| error.span().map_or(0, |span| span.start)),
        Err(error) => Some(error.valid_up_to()),
    }
}

/// The line that contains the byte at `offset`, without its line break.
fn line_around(bytes: &[u8], offset: usize) -> Range<usize> {
    let (before, behind) = bytes.split_at(offset.min(bytes.len()));
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let end = behind.iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |length| before.len() + length);
    let is_windows = end > start && bytes[end - 1] == b'\r';
    start..end - usize::from(is_windows)
}

/// The number of the line that contains the byte at `offset`, starting at 1.
fn line_of(bytes: &[u8], offset: usize) -> usize {
    let before = &bytes[..offset.min(bytes.len())];
    before.iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// Where a setting begins in a document.
fn start_of(document: &Document<&str>, name: &str) -> usize {
    let key = document.as_table().key(name).and_then(Key::span);
    let place = key.or_else(|| document.get(name).and_then(Item::span));
    place.map_or(0, |place| place.start)
}

/// The key of a line that is valid on its own.
fn sole_key(line: &[u8]) -> Option<String> {
    let document = Document::parse(str::from_utf8(line).ok()?).ok()?;
    document.iter().next().map(|(key, _)| key.to_owned())
}

/// Whether there is such a setting. A voice may be for a language that is currently missing.
fn is_key(name: &str) -> bool {
    KEYS.contains(&name) || name.strip_prefix(VOICE).is_some_and(is_code)
}

fn read_setting(name: &str, item: &Item) -> Result<Setting, FaultReason> {
    if !is_key(name) {
        return Err(FaultReason::UnknownKey(name.to_owned()));
    }
    // Numbers may have quotes, and words may lack them where TOML allows that.
    let value = match item.as_value() {
        Some(Value::String(text)) => text.value().clone(),
        Some(Value::Integer(number)) => number.value().to_string(),
        Some(Value::Boolean(answer)) => answer.value().to_string(),
        _ => item.to_string().trim().to_owned(),
    };
    Setting::parse(name, &value).map_err(|Unreadable| FaultReason::WrongValue { key: name.to_owned(), value })
}

/// The file after a change in its bytes: no comment, order, white space or line break can get lost.
fn with(bytes: &[u8], setting: &Setting, comments: &dyn Fn(&str) -> String) -> Result<Vec<u8>, SettingsFault> {
    let sound = Sound::salvage(bytes)?;
    let document = sound.document()?;
    let key = setting.key();
    let (place, text) = match document.get(&key) {
        Some(item) => match item.as_value().and_then(Value::span) {
            Some(place) => (place, setting.value()),
            None => {
                let line = line_of(bytes, start_of(&document, &key));
                let value = item.to_string().trim().to_owned();
                return Err(SettingsFault { line, reason: FaultReason::WrongValue { key: key.into_owned(), value } });
            }
        },
        None => match sound.broken.iter().find(|line| is_for(&bytes[(*line).clone()], &key)) {
            Some(line) => (line.clone(), format!("{key} = {}", setting.value())),
            None => return Ok(added(bytes, setting, comments)),
        },
    };
    Ok([&bytes[..place.start], text.as_bytes(), &bytes[place.end..]].concat())
}

/// Whether a broken line was meant for this setting.
fn is_for(line: &[u8], key: &str) -> bool {
    let name = line.split(|&byte| byte == b'=').next().unwrap_or_default().trim_ascii();
    name.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(name) == key.as_bytes()
}

/// The file with one more setting at its end, or else at its beginning.
fn added(bytes: &[u8], setting: &Setting, comments: &dyn Fn(&str) -> String) -> Vec<u8> {
    let end: &[u8] = if bytes.windows(2).any(|pair| pair == b"\r\n") { b"\r\n" } else { b"\n" };
    let line: Vec<u8> = entry(setting, comments).lines().flat_map(|line| [line.as_bytes(), end].concat()).collect();
    let is_cut = !bytes.is_empty() && !bytes.ends_with(b"\n");
    let longer = [bytes, if is_cut { end } else { b"" }, &line].concat();
    if is_named(&longer, &setting.key()) {
        return longer;
    }
    // After a table header, which a later version may have, the setting would belong to that table.
    let (mark, rest) = bytes.split_at(if bytes.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 });
    [mark, &line, rest].concat()
}

/// Whether a file has a setting, outside of all tables.
fn is_named(bytes: &[u8], key: &str) -> bool {
    Sound::salvage(bytes).is_ok_and(|sound| sound.document().is_ok_and(|document| document.contains_key(key)))
}

/// The text of a new file.
fn created(setting: &Setting, comments: &dyn Fn(&str) -> String) -> String {
    let mut settings = Settings::default();
    settings.apply(setting.clone());
    let mut text = comment(&comments("head"));
    if !text.is_empty() {
        text.push('\n');
    }
    text.extend(settings.all().iter().map(|setting| entry(setting, comments)));
    text
}

/// The lines of one setting: comment and value.
fn entry(setting: &Setting, comments: &dyn Fn(&str) -> String) -> String {
    let comment = comment(&comments(&setting.key()));
    format!("{comment}{} = {}\n", setting.key(), setting.value())
}

/// The lines of a comment.
fn comment(text: &str) -> String {
    // TOML forbids control characters even in comments.
    let line = |line: &str| format!("# {}\n", line.replace(char::is_control, " "));
    text.lines().map(line).collect()
}
