//! Files outside the vault, which the player names.

use std::borrow::Cow;
use std::fmt::Debug;
use std::io;
use std::path::Path;

use super::languages::Foreign;

/// A file as the player has named it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outer {
    /// What was typed.
    pub(crate) typed: String,
    /// Whether it goes from the root on, and a tilde before it stands for the player's own folder, as in shells.
    pub(crate) is_whole: bool,
}

impl Outer {
    /// The file that is called exactly so.
    pub fn new(typed: &str) -> Outer {
        Outer { typed: typed.to_owned(), is_whole: false }
    }

    /// The file that a shell would understand: a tilde stands for the player's own folder. Its place is told from the root on.
    pub fn whole(typed: &str) -> Outer {
        Outer { typed: typed.to_owned(), is_whole: true }
    }

    /// What was typed for it.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The last part of its name, without its ending: the name of the game in it.
    pub fn stem(&self) -> String {
        Path::new(&*pasted(&self.typed))
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
    }
}

/// What a shell would make of a path. Terminals put quotes around a path that is dragged into them, or a backslash before
/// each blank of it, since they take it for an argument.
pub(crate) fn pasted(typed: &str) -> Cow<'_, str> {
    for quote in ['"', '\''] {
        if let Some(path) = typed.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote)) {
            return path.into();
        }
    }
    // On Windows a backslash stands between folders.
    match cfg!(not(windows)) && typed.contains('\\') {
        true => unescaped(typed).into(),
        false => typed.into(),
    }
}

/// A path in which a backslash only says that the sign behind it is meant as it is.
fn unescaped(typed: &str) -> String {
    let mut signs = typed.chars();
    std::iter::from_fn(|| match signs.next() {
        Some('\\') => signs.next().or(Some('\\')),
        sign => sign,
    })
    .collect()
}

/// Where the files are that the player can name.
pub trait Outside: Debug {
    /// Where a file is, in words for the player.
    fn place(&self, file: &Outer) -> String;

    /// Reads a whole file of at most `most` bytes, be it text or not.
    ///
    /// # Errors
    /// As for [`Vault::read`](super::vault::Vault::read).
    fn read(&self, file: &Outer, most: u64) -> io::Result<Vec<u8>>;

    /// Makes a new file that nobody else can read. Once this returns, a power cut takes nothing of it.
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
