//! The history of typed lines, in a file that is kept between sessions.

use std::fs::OpenOptions;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::terminal::disk::{draft, file};
use crate::text::printable::Printable;
use crate::ui::input::{LONGEST_LINE, Typed, judge};

/// The maximum number of lines in memory, and in a file after it is cut.
pub(super) const MOST_LINES: usize = 500;

/// The maximum number of bytes read from a file: the longest that `MOST_LINES` lines can be.
const MOST_BYTES: u64 = (MOST_LINES * (LONGEST_LINE + 1)) as u64;

/// A file with one line for each typed line. Each is written immediately, so that it survives even if the program is
/// killed.
///
/// All errors are ignored: a game without a history is better than none.
#[derive(Debug)]
pub(super) struct HistoryFile {
    path: PathBuf,
}

impl HistoryFile {
    pub(super) fn new(path: &Path) -> HistoryFile {
        HistoryFile { path: path.to_owned() }
    }

    /// Returns the last lines, oldest first, without those that are not text. Cuts a file that has grown too long.
    pub(super) fn load(&self) -> Vec<Printable> {
        let Ok((bytes, is_whole)) = self.read_end() else {
            return Vec::new();
        };
        let mut lines: Vec<Printable> = Vec::new();
        // If the beginning of the file was not read, the first piece is only the end of a line.
        for bytes in bytes.split(|&byte| byte == b'\n').skip(usize::from(!is_whole)) {
            if let Typed::Line(line) = judge(bytes)
                && !line.is_empty()
                && lines.last() != Some(&line)
            {
                lines.push(line);
            }
        }
        let is_long = !is_whole || lines.len() > 2 * MOST_LINES;
        lines.drain(..lines.len().saturating_sub(MOST_LINES));
        if is_long {
            let _ = self.replace(&lines);
        }
        lines
    }

    /// Adds a line to the file, which is created if it is missing.
    pub(super) fn append(&self, line: &str) {
        if let Some(folder) = self.path.parent() {
            let _ = file::make_folder(folder);
        }
        if let Ok(mut file) = file::open_to_write(&self.path, OpenOptions::new().append(true).create(true)) {
            let _ = file.write_all(format!("{line}\n").as_bytes());
        }
    }

    /// Returns the last bytes of the file, and whether they are all of it.
    fn read_end(&self) -> io::Result<(Vec<u8>, bool)> {
        let mut file = file::open(&self.path, OpenOptions::new().read(true))?;
        let start = file.metadata()?.len().saturating_sub(MOST_BYTES);
        file.seek(SeekFrom::Start(start))?;
        let mut bytes = Vec::new();
        file.take(MOST_BYTES).read_to_end(&mut bytes)?;
        Ok((bytes, start == 0))
    }

    /// Replaces the content of the file with `lines`, or leaves it unchanged.
    fn replace(&self, lines: &[Printable]) -> io::Result<()> {
        let mut text = lines.join("\n");
        text.push('\n');
        draft::replace(&self.path, text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::fs;

    fn in_folder() -> (tempfile::TempDir, HistoryFile) {
        let folder = tempfile::tempdir().unwrap();
        let file = HistoryFile::new(&folder.path().join("new").join("history.txt"));
        (folder, file)
    }

    #[test]
    fn lines_last_and_a_missing_file_has_none() {
        let (_folder, file) = in_folder();
        assert_eq!(file.load(), [""; 0]);
        file.append("E4");
        file.append("look züge");
        assert_eq!(file.load(), ["E4", "look züge"]);
    }

    #[test]
    fn broken_lines_are_left_out() {
        let (_folder, file) = in_folder();
        file.append("E4");
        let long = "x".repeat(LONGEST_LINE + 1);
        fs::write(&file.path, format!("E4\n\n\u{1B}[A\n{long}\nE4\nE5")).unwrap();
        assert_eq!(file.load(), ["E4", "E5"]);
        fs::write(&file.path, b"E4\n\xFF\xFE\nE5\n").unwrap();
        assert_eq!(file.load(), ["E4", "E5"]);
    }

    #[test]
    fn a_long_file_is_cut_to_its_last_lines() {
        let (_folder, file) = in_folder();
        file.append("E4");
        let text: String = (0..200_000).map(|n| format!("look {n}\n")).collect();
        fs::write(&file.path, text).unwrap();
        let lines = file.load();
        assert_eq!(lines.len(), MOST_LINES);
        assert_eq!(lines[MOST_LINES - 1], "look 199999");
        assert!(fs::metadata(&file.path).unwrap().len() < 10_000);
        assert_eq!(file.load(), lines);
    }

    #[test]
    fn what_is_no_file_or_cannot_be_written_is_no_trouble() {
        let folder = tempfile::tempdir().unwrap();
        let file = HistoryFile::new(folder.path());
        file.append("E4");
        assert_eq!(file.load(), [""; 0]);
        let file = HistoryFile::new(Path::new("/dev/null/history.txt"));
        file.append("E4");
        assert_eq!(file.load(), [""; 0]);
    }
}
