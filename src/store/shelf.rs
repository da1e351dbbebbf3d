//! Shelves: texts that players save by name for other games, such as labyrinths.

use std::io::{self, ErrorKind};

use super::name::{Folder, Name, TEXT};
use super::outside::{Outer, Outside};
use super::{Home, ReadFault, read_outside};

/// A folder of texts of one kind. It need not exist.
#[derive(Clone, Debug)]
pub struct Shelf {
    home: Home,
    kind: &'static str,
}

impl Home {
    /// The shelf for texts of one kind.
    pub fn shelf(&self, kind: &'static str) -> Shelf {
        Shelf { home: self.clone(), kind }
    }
}

impl Shelf {
    /// The names of all texts, in alphabetical order.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let entries = self.home.vault.list(Folder::Shelf(self.kind))?;
        let names = entries.iter().filter_map(|entry| entry.name.without(TEXT));
        let mut names: Vec<String> = names.map(str::to_owned).collect();
        names.sort();
        Ok(names)
    }

    /// The name in the vault of the text of this name; `None` if there is no such text.
    pub(super) fn find(&self, name: &str) -> Option<Name> {
        Name::sheet(self.kind, name).filter(|name| self.home.vault.holds(name))
    }

    /// Whether there is a text of this name.
    pub fn holds(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// Saves a text under a name, replacing any previous one. It survives a power cut once this returns.
    ///
    /// # Errors
    /// A file cannot have this name ([`ErrorKind::InvalidInput`]), or the folder or the file cannot be written.
    pub fn put(&self, name: &str, text: &str) -> io::Result<()> {
        let name = Name::sheet(self.kind, name).ok_or(ErrorKind::InvalidInput)?;
        self.home.vault.replace(&name, text.as_bytes())
    }

    /// The text of this name on the shelf, or else the content of the file of this name.
    ///
    /// # Errors
    /// Neither exists, or it cannot be read.
    pub fn read(&self, typed: &str, outside: &dyn Outside) -> Result<String, ReadFault> {
        match self.find(typed) {
            Some(name) => self.home.read(&name),
            None => read_outside(outside, &Outer::new(typed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn texts_are_kept_by_name_and_never_outside_the_folder() {
        let memory = Memory::default();
        let shelf = Home::on(memory.clone()).shelf("labyrinth");
        assert_eq!(shelf.names().unwrap(), [""; 0]);
        shelf.put("snake", "one").unwrap();
        shelf.put("Äpfel", "two").unwrap();
        shelf.put("snake", "three").unwrap();
        assert_eq!(shelf.names().unwrap(), ["snake", "Äpfel"]);
        assert_eq!(shelf.read("snake", &memory), Ok("three".to_owned()));
        assert!(shelf.holds("snake") && !shelf.holds("mouse"));
        for wrong in ["", "..", "a/b", "../x", "/x", "a:b", "CON", "-rf", ".hidden", "dots..."] {
            let error = shelf.put(wrong, "").unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidInput, "{wrong:?}");
            assert!(!shelf.holds(wrong), "{wrong:?}");
        }
        assert_eq!(shelf.read("b/my.txt", &memory), Err(ReadFault::NoGame));
        Outside::add(&memory, &Outer::new("b/my.txt"), b"four").unwrap();
        assert_eq!(shelf.read("b/my.txt", &memory), Ok("four".to_owned()));
    }
}
