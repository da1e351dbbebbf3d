//! Notices: explanations that a player gets once, and a small file of those already given.

use std::io::{self, ErrorKind};

use super::Home;
use super::name::Name;

/// An explanation given once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Who learns whose address when people play over the network.
    Addresses,
}

impl Notice {
    /// The notice's line in the file.
    fn line(self) -> &'static str {
        match self {
            Notice::Addresses => "addresses",
        }
    }
}

impl Home {
    /// Whether this notice was already given.
    pub fn has_told(&self, notice: Notice) -> bool {
        // If the file cannot be read, it is better to repeat the notice than to omit it.
        self.text(&Name::TOLD).is_ok_and(|text| text.lines().any(|line| line == notice.line()))
    }

    /// Saves that this notice was given.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn keep_told(&self, notice: Notice) -> io::Result<()> {
        let before = match self.text(&Name::TOLD) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text?,
        };
        // Lines of later versions are kept.
        let known = before.lines().filter(|line| *line != notice.line());
        let text: String = known.chain([notice.line()]).map(|line| format!("{line}\n")).collect();
        self.vault.replace(&Name::TOLD, text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    #[test]
    fn what_was_told_is_known_and_lines_of_later_versions_stay() {
        let memory = Memory::default();
        let home = Home::on(memory.clone());
        assert!(!home.has_told(Notice::Addresses));
        memory.overwrite(&Name::TOLD, b"weather\n");
        assert!(!home.has_told(Notice::Addresses));
        for _ in 0..2 {
            home.keep_told(Notice::Addresses).unwrap();
            assert!(home.has_told(Notice::Addresses));
            assert_eq!(home.text(&Name::TOLD).unwrap(), "weather\naddresses\n");
        }
    }
}
