//! The form in which the texts of a language are fetched: one text of all its files. The program that makes the page reads
//! this file as its own, so that it is made without the libraries of this crate.

/// The text before the name of each file in a pack.
pub const MARK: &str = "\n=== ";

/// Packs the files of a language, each with its name and content, into one text.
pub fn pack<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    files.into_iter().map(|(name, text)| format!("{MARK}{name}\n{text}")).collect()
}
