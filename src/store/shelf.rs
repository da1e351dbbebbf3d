//! A shelf: texts that players keep by name for other games, such as labyrinths.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::is_name;

/// How the name of a kept file ends.
const EXTENSION: &str = "txt";

/// A folder of texts. It need not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The shelf in a folder.
    pub fn new(folder: PathBuf) -> Shelf {
        Shelf { folder }
    }

    /// The names of all texts, in alphabetical order.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        let texts = paths.filter(|path| path.extension().is_some_and(|end| end == EXTENSION));
        let mut names: Vec<String> = texts.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
        names.sort();
        names
    }

    /// Whether there is a text of this name.
    pub fn holds(&self, name: &str) -> bool {
        is_name(name) && self.path(name).is_file()
    }

    /// Keeps a text under a name, in place of one that has the name already.
    ///
    /// # Errors
    /// The name can be no file's ([`ErrorKind::InvalidInput`]), or the folder or the file cannot be written.
    pub fn put(&self, name: &str, text: &str) -> io::Result<()> {
        if !is_name(name) {
            return Err(ErrorKind::InvalidInput.into());
        }
        fs::create_dir_all(&self.folder)?;
        let mut options = OpenOptions::new();
        let mut file = options.write(true).create(true).truncate(true).open(self.path(name))?;
        file.write_all(text.as_bytes())
    }

    /// The file that a player means: the text of this name, or else the file at this path.
    pub fn find(&self, typed: &str) -> PathBuf {
        if self.holds(typed) { self.path(typed) } else { Path::new(typed).to_owned() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{EXTENSION}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_kept_by_name_and_never_outside_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::new(folder.path().join("labyrinths"));
        assert_eq!(shelf.names(), Vec::<String>::new());
        shelf.put("snake", "one").unwrap();
        shelf.put("Äpfel", "two").unwrap();
        shelf.put("snake", "three").unwrap();
        assert_eq!(shelf.names(), ["snake", "Äpfel"]);
        assert_eq!(fs::read_to_string(shelf.find("snake")).unwrap(), "three");
        assert!(shelf.holds("snake") && !shelf.holds("mouse"));
        for wrong in ["", "..", "a/b", "../x", "/x", "a:b"] {
            let error = shelf.put(wrong, "").unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidInput, "{wrong:?}");
            assert!(!shelf.holds(wrong), "{wrong:?}");
        }
        assert_eq!(shelf.find("b/my.txt"), Path::new("b/my.txt"));
    }
}
