//! Notices: what is told a player once, and which of it was told, in one small file.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use super::{Home, draft};

/// Something that is told once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Who learns what address where people play far away.
    Addresses,
}

impl Notice {
    /// Its line in the file.
    fn line(self) -> &'static str {
        match self {
            Notice::Addresses => "addresses",
        }
    }
}

impl Home {
    /// Whether this was told already.
    pub fn has_told(&self, notice: Notice) -> bool {
        // Where the file cannot be read it is rather told twice than never.
        fs::read_to_string(self.notices_file()).is_ok_and(|text| text.lines().any(|line| line == notice.line()))
    }

    /// Keeps that this was told.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn keep_told(&self, notice: Notice) -> io::Result<()> {
        let before = match fs::read_to_string(self.notices_file()) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text?,
        };
        // Lines of a later version stay.
        let known = before.lines().filter(|line| *line != notice.line());
        let text: String = known.chain([notice.line()]).map(|line| format!("{line}\n")).collect();
        draft::replace(&self.notices_file(), &text)
    }

    fn notices_file(&self) -> PathBuf {
        self.history.with_file_name("told")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_is_known_and_lines_of_later_versions_stay() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::of(Some(folder.path())).unwrap();
        assert!(!home.has_told(Notice::Addresses));
        fs::write(home.notices_file(), "weather\n").unwrap();
        assert!(!home.has_told(Notice::Addresses));
        for _ in 0..2 {
            home.keep_told(Notice::Addresses).unwrap();
            assert!(home.has_told(Notice::Addresses));
            assert_eq!(fs::read_to_string(home.notices_file()).unwrap(), "weather\naddresses\n");
        }
    }
}
