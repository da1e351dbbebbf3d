//! Names of files in the vault. No name leads out of its folder, whatever the player types.

use std::borrow::Cow;

/// The ending of the name of a record.
pub(super) const RECORD: &str = ".record";

/// The ending of the name of a text on a shelf.
pub(super) const TEXT: &str = ".txt";

/// The ending of the name of a copy of a damaged record, before its number.
const DAMAGED: &str = ".damaged-";

/// A folder of the vault, which need not exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Folder {
    /// The settings.
    Config,
    /// Everything else, some of it in subfolders.
    Data,
    /// Unfinished games.
    Games,
    /// Finished games.
    Finished,
    /// The information with which guests return to games.
    Tables,
    /// Additional languages, one folder each.
    Languages,
    /// Texts of one kind.
    Shelf(&'static str),
}

impl Folder {
    /// The name of the folder within the data folder; `None` if it is not in there.
    pub fn title(self) -> Option<String> {
        match self {
            Folder::Config | Folder::Data => None,
            Folder::Games => Some("games".to_owned()),
            Folder::Finished => Some("finished".to_owned()),
            Folder::Tables => Some("tables".to_owned()),
            Folder::Languages => Some("languages".to_owned()),
            Folder::Shelf(kind) => Some(format!("{kind}s")),
        }
    }
}

/// The name of a file in the vault.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    folder: Folder,
    file: Cow<'static, str>,
}

impl Name {
    /// The settings.
    pub const SETTINGS: Name = Name { folder: Folder::Config, file: Cow::Borrowed("settings.toml") };
    /// The key that identifies this player's program to others.
    pub const KEY: Name = Name { folder: Folder::Data, file: Cow::Borrowed("far.key") };
    /// The friends.
    pub const FRIENDS: Name = Name { folder: Folder::Data, file: Cow::Borrowed("friends") };
    /// The hosts of the tables where the player has been.
    pub const HOSTS: Name = Name { folder: Folder::Data, file: Cow::Borrowed("hosts") };
    /// The player's progress in the lessons.
    pub const LEARNT: Name = Name { folder: Folder::Data, file: Cow::Borrowed("learnt") };
    /// The notices already given.
    pub const TOLD: Name = Name { folder: Folder::Data, file: Cow::Borrowed("told") };

    /// The record of the game of this name; `None` if no file can have this name.
    pub fn record(folder: Folder, game: &str) -> Option<Name> {
        Name::with_ending(folder, game, RECORD)
    }

    /// The text of this name on the shelf of a kind; `None` if no file can have this name.
    pub fn sheet(kind: &'static str, name: &str) -> Option<Name> {
        Name::with_ending(Folder::Shelf(kind), name, TEXT)
    }

    /// The file with which guests return to the game of this number.
    pub fn meeting(number: u32) -> Name {
        Name { folder: Folder::Tables, file: format!("{number:08x}").into() }
    }

    /// The copy of this number of the damaged record of a game; `None` if no file can have this name.
    pub fn copy(game: &str, number: usize) -> Option<Name> {
        Name::with_ending(Folder::Games, game, &format!("{DAMAGED}{number}"))
    }

    fn with_ending(folder: Folder, name: &str, ending: &str) -> Option<Name> {
        is_name(name).then(|| Name { folder, file: format!("{name}{ending}").into() })
    }

    /// The name of a file that a vault has found in a folder; `None` if it could lead elsewhere.
    pub fn found(folder: Folder, file: String) -> Option<Name> {
        let leads_elsewhere = file.contains(['/', '\\', '\0']) || ["", ".", ".."].contains(&&*file);
        (!leads_elsewhere).then(|| Name { folder, file: file.into() })
    }

    /// The folder of the file.
    pub fn folder(&self) -> Folder {
        self.folder
    }

    /// The name within the folder, with its ending.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The name without this ending; `None` if it has another, or if the rest is not a name that a player can type.
    pub(super) fn without(&self, ending: &str) -> Option<&str> {
        self.file.strip_suffix(ending).filter(|name| is_name(name))
    }

    /// The number of the game, if guests return to a game with this file.
    pub(super) fn number(&self) -> Option<u32> {
        let number = u32::from_str_radix(&self.file, 16).ok()?;
        (*self == Name::meeting(number)).then_some(number)
    }

    /// The name of the game, if this is a copy of its damaged record.
    pub(super) fn original(&self) -> Option<&str> {
        let (game, number) = self.file.rsplit_once(DAMAGED)?;
        (number.parse::<usize>().is_ok() && is_name(game)).then_some(game)
    }
}

/// The maximum length of a name in bytes: with its ending, it is valid on every system.
const LONGEST: usize = 200;

/// Whether a file can have this name on every system, without leaving its folder, hiding, or being taken for something
/// else.
pub fn is_name(name: &str) -> bool {
    let is_odd = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    !name.is_empty()
        && name.len() <= LONGEST
        && !name.contains(is_odd)
        && !name.starts_with(['.', '-', ' '])
        && !name.ends_with(['.', ' '])
        && !is_device(name)
}

/// Whether a name denotes a device on Windows, regardless of anything after a dot.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let numbered = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT"));
    let is_number =
        |rest: &str| rest.chars().count() == 1 && rest.contains(|c: char| c.is_ascii_digit() || "¹²³".contains(c));
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(&&*stem) || numbered.is_some_and(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_leads_out_of_its_folder() {
        for typed in ["", "..", "../secret", "/etc/passwd", "a/b", "a\\b", "C:a", "a\0", "CON"] {
            assert_eq!(Name::record(Folder::Games, typed), None, "{typed:?}");
            assert_eq!(Name::sheet("labyrinth", typed), None, "{typed:?}");
            assert_eq!(Name::copy(typed, 1), None, "{typed:?}");
        }
        for found in ["", ".", "..", "a/b", "a\\b", "a\0"] {
            assert_eq!(Name::found(Folder::Games, found.to_owned()), None, "{found:?}");
        }
    }

    #[test]
    fn a_name_tells_what_it_was_made_of() {
        let record = Name::record(Folder::Finished, "sniff-1").unwrap();
        assert_eq!((record.folder(), record.file()), (Folder::Finished, "sniff-1.record"));
        assert_eq!((record.without(RECORD), record.without(TEXT)), (Some("sniff-1"), None));
        assert_eq!(Name::copy("sniff-1", 12).unwrap().original(), Some("sniff-1"));
        assert_eq!(Name::meeting(0x1a2b).number(), Some(0x1a2b));
        let found = |file: &str| Name::found(Folder::Tables, file.to_owned()).unwrap();
        assert_eq!((found("00001A2B").number(), found("1a2b").number(), found("x").number()), (None, None, None));
        assert_eq!((found("sniff-1.damaged-x").original(), found(".damaged-1").original()), (None, None));
        assert_eq!(found(".record").without(RECORD), None);
    }

    #[test]
    fn what_no_file_should_be_called_is_no_name() {
        for name in ["sniff-1", "Schlange", "Äpfel", "a b", "nullen", "con-1", "com", "com10", "a.b", "lpt0x"] {
            assert!(is_name(name), "{name:?}");
        }
        let long = "x".repeat(LONGEST + 1);
        for name in [
            "",
            ".",
            "..",
            ".hidden",
            "-rf",
            " a",
            "a ",
            "a.",
            "a/b",
            "../a",
            "/a",
            "a\\b",
            "C:a",
            "a\0b",
            "a\nb",
            "a*",
            "CON",
            "con",
            "Nul.txt",
            "nul .txt",
            "aux",
            "PRN",
            "COM1",
            "com9.labyrinth",
            "lpt¹",
            "LPT0",
            "conin$",
            &long,
        ] {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
