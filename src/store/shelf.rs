//! A shelf: texts that players keep by name for other games, such as labyrinths.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::draft;
use super::name::is_name;

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
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?.flatten(),
        };
        let paths = entries.map(|entry| entry.path());
        let texts = paths.filter(|path| path.extension().is_some_and(|end| end == EXTENSION) && path.is_file());
        let names = texts.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
        let mut names: Vec<String> = names.filter(|name| is_name(name)).collect();
        names.sort();
        Ok(names)
    }

    /// Whether there is a text of this name.
    pub fn holds(&self, name: &str) -> bool {
        is_name(name) && self.path(name).is_file()
    }

    /// Keeps a text under a name, in place of one that has the name already. When this returns, a power cut takes
    /// nothing of it.
    ///
    /// # Errors
    /// The name can be no file's ([`ErrorKind::InvalidInput`]), or the folder or the file cannot be written.
    pub fn put(&self, name: &str, text: &str) -> io::Result<()> {
        if !is_name(name) {
            return Err(ErrorKind::InvalidInput.into());
        }
        draft::replace(&self.path(name), text)
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
        assert_eq!(shelf.names().unwrap(), [""; 0]);
        shelf.put("snake", "one").unwrap();
        shelf.put("Äpfel", "two").unwrap();
        shelf.put("snake", "three").unwrap();
        assert_eq!(shelf.names().unwrap(), ["snake", "Äpfel"]);
        assert_eq!(fs::read_to_string(shelf.find("snake")).unwrap(), "three");
        assert!(shelf.holds("snake") && !shelf.holds("mouse"));
        // What cannot be fetched is in no list.
        fs::create_dir(shelf.path("folder")).unwrap();
        assert_eq!((shelf.names().unwrap().len(), shelf.holds("folder")), (2, false));
        for wrong in ["", "..", "a/b", "../x", "/x", "a:b", "CON", "-rf", ".hidden", "dots..."] {
            let error = shelf.put(wrong, "").unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidInput, "{wrong:?}");
            assert!(!shelf.holds(wrong), "{wrong:?}");
        }
        assert_eq!(shelf.find("b/my.txt"), Path::new("b/my.txt"));
    }
}
