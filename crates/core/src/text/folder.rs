//! The folder of a language that is not in the program: texts from outside, which may be damaged or hostile.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use fluent::FluentResource;

use super::typed::mark;

/// The deepest nesting of braces. Fluent parses them recursively, and a file of nothing but braces would exhaust the
/// stack.
const DEEPEST: usize = 50;

/// The texts of a language by the names of their files.
#[derive(Debug)]
pub struct Folder {
    /// The code of the language.
    pub code: String,
    /// The location of the folder, for display.
    pub place: String,
    files: BTreeMap<String, File>,
}

/// A file of the folder.
#[derive(Debug)]
struct File {
    text: String,
    /// The number of the first line that is not valid text.
    no_text: Option<usize>,
    parsed: OnceLock<(Arc<FluentResource>, Option<usize>)>,
}

/// The first place in a file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
}

impl Folder {
    /// The folder of a language with the contents of each file, `None` for an unreadable file. Returns `None` if `code`
    /// is not a language code: two or three letters, optionally followed by hyphens with further letters and digits.
    pub fn new(
        code: &str,
        place: String,
        files: impl IntoIterator<Item = (String, Option<Vec<u8>>)>,
    ) -> Option<Folder> {
        if !is_code(code) {
            return None;
        }
        let files = files.into_iter().map(|(name, bytes)| (name, File::new(bytes)));
        Some(Folder { code: code.to_owned(), place, files: files.collect() })
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Option<&str> {
        Some(&self.files.get(name)?.text)
    }

    /// The names of all files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The messages of a file, as far as they can be read.
    pub fn messages(&self, name: &str) -> Option<Arc<FluentResource>> {
        Some(Arc::clone(&self.files.get(name)?.parsed().0))
    }

    /// The unreadable places, at most one for each file.
    pub fn damages(&self) -> Vec<Damage> {
        let damage = |(name, file): (&String, &File)| Some(Damage { file: name.clone(), line: file.parsed().1? });
        self.files.iter().filter(|(name, _)| name.ends_with(".ftl")).filter_map(damage).collect()
    }
}

impl File {
    fn new(bytes: Option<Vec<u8>>) -> File {
        let (bytes, is_missing) = (bytes.as_deref().unwrap_or_default(), bytes.is_none());
        let line = |valid: usize| bytes[..valid].iter().filter(|byte| **byte == b'\n').count() + 1;
        let no_text = std::str::from_utf8(bytes).err().map(|error| line(error.valid_up_to()));
        // A byte order mark, or the line endings of Windows, would get into the sentences.
        let text = String::from_utf8_lossy(bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n");
        File { text, no_text: no_text.or(is_missing.then_some(1)), parsed: OnceLock::new() }
    }

    /// The readable messages, and the first line that cannot be read.
    fn parsed(&self) -> &(Arc<FluentResource>, Option<usize>) {
        self.parsed.get_or_init(|| {
            let marked = mark(&self.text);
            let ends: Vec<usize> = marked.match_indices('\n').map(|(at, _)| at).collect();
            let line = |at: usize| ends.partition_point(|end| *end < at) + 1;
            let (text, deep) = match too_deep(&marked) {
                Some(at) => (String::new(), Some(line(at))),
                None => (marked, None),
            };
            let (resource, errors) =
                FluentResource::try_new(text).map_or_else(|damaged| damaged, |all| (all, Vec::new()));
            let first = errors.iter().map(|error| error.pos.start).min();
            (Arc::new(resource), self.no_text.or(deep).or(first.map(line)))
        })
    }
}

/// The first position at which braces are nested too deeply.
pub fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    text.bytes().position(|byte| {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > DEEPEST
    })
}

/// Returns whether a text can be the code of a language.
pub fn is_code(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_language = |part: &str| (2..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_more = |part: &str| {
        (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    parts.next().is_some_and(is_language) && parts.all(is_more) && text.len() <= 20
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(text: &str) -> Folder {
        Folder::new("xx", String::new(), [("common.ftl".to_owned(), Some(text.as_bytes().to_vec()))]).unwrap()
    }

    #[test]
    fn the_first_line_that_cannot_be_read_is_known_and_the_rest_is_there() {
        let folder = folder("a = A\r\nnonsense\r\nb = B\r\n");
        assert_eq!(folder.damages(), [Damage { file: "common.ftl".to_owned(), line: 2 }]);
        assert!(folder.messages("common.ftl").unwrap().entries().count() >= 2);
        assert!(folder.messages("other.ftl").is_none());
    }

    #[test]
    fn braces_without_end_are_not_read() {
        let folder = folder(&format!("a = A\nb = {}", "{".repeat(1_000_000)));
        assert_eq!(folder.damages(), [Damage { file: "common.ftl".to_owned(), line: 2 }]);
    }

    #[test]
    fn codes_are_those_of_languages() {
        for code in ["de", "nds", "pt-br", "sr-latn-rs"] {
            assert!(is_code(code), "{code}");
        }
        for code in ["", "d", "DE", "deutsch", "de-", "../de", "de_at", "de-\u{1b}"] {
            assert!(!is_code(code), "{code}");
        }
    }
}
