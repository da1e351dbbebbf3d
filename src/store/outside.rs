//! Files outside the vault, named by the player.

use std::borrow::Cow;
use std::fmt::Debug;
use std::io;
use std::path::Path;

use super::languages::Foreign;

/// A file as named by the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outer {
    /// The name as typed.
    pub(crate) typed: String,
    /// Whether to show it as an absolute path, and to expand a leading tilde to the player's home folder, as shells do.
    pub(crate) is_whole: bool,
}

impl Outer {
    /// The file of exactly this name.
    pub fn new(typed: &str) -> Outer {
        Outer { typed: typed.to_owned(), is_whole: false }
    }

    /// The file that a shell would understand by this name: a tilde stands for the player's home folder. It is shown as
    /// an absolute path.
    pub fn whole(typed: &str) -> Outer {
        Outer { typed: typed.to_owned(), is_whole: true }
    }

    /// The name as typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The last part of its path without the extension: the name of the game in it.
    pub fn stem(&self) -> String {
        Path::new(&*pasted(&self.typed))
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
    }
}

/// The path that a shell would understand. When a path is dragged into a terminal, it is put in quotes, or a backslash
/// before each blank, as in an argument.
pub(crate) fn pasted(typed: &str) -> Cow<'_, str> {
    for quote in ['"', '\''] {
        if let Some(path) = typed.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote)) {
            return path.into();
        }
    }
    // On Windows the backslash separates folders.
    match cfg!(not(windows)) && typed.contains('\\') {
        true => unescaped(typed).into(),
        false => typed.into(),
    }
}

/// Removes the backslashes that escape the next character of a path.
fn unescaped(typed: &str) -> String {
    let mut signs = typed.chars();
    std::iter::from_fn(|| match signs.next() {
        Some('\\') => signs.next().or(Some('\\')),
        sign => sign,
    })
    .collect()
}

/// Access to the files that the player can name.
pub trait Outside: Debug {
    /// The location of a file, in words for the player.
    fn place(&self, file: &Outer) -> String;

    /// Reads a whole file of at most `most` bytes, whether text or not.
    ///
    /// # Errors
    /// As for [`Vault::read`](super::vault::Vault::read).
    fn read(&self, file: &Outer, most: u64) -> io::Result<Vec<u8>>;

    /// Creates a new file that only the player can read. Once this returns, it survives a power cut.
    ///
    /// # Errors
    /// Its folder is missing ([`NotFound`](io::ErrorKind::NotFound)), the name is taken
    /// ([`AlreadyExists`](io::ErrorKind::AlreadyExists)), or it cannot be written.
    fn add(&self, file: &Outer, bytes: &[u8]) -> io::Result<()>;

    /// Reads a folder that may be a language; `None` if there is no such folder.
    fn language(&self, typed: &str) -> Option<Foreign>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_path_is_that_of_the_file() {
        for (typed, path) in [
            ("dir/a.tgz", "dir/a.tgz"),
            ("\"dir/a b.tgz\"", "dir/a b.tgz"),
            ("'dir/a b.tgz'", "dir/a b.tgz"),
            ("\"", "\""),
            ("'a", "'a"),
            ("it's", "it's"),
        ] {
            assert_eq!(pasted(typed), path);
        }
        assert_eq!(Outer::new("\"dir/my game.record\"").stem(), "my game");
    }

    #[cfg(not(windows))]
    #[test]
    fn a_backslash_before_a_sign_only_says_that_it_is_meant() {
        for (typed, path) in [("a\\ b\\(1\\).tgz", "a b(1).tgz"), ("a\\\\b", "a\\b"), ("a\\", "a\\")] {
            assert_eq!(pasted(typed), path);
        }
    }
}
