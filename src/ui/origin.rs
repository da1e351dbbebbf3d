//! Where the language at the start comes from.

use crate::text::style::Lang;

/// The sources for the language at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The language given by the option `--lang`.
    pub option: Option<Lang>,
    /// The language of the system.
    pub system: Option<Lang>,
}

impl Origin {
    /// Where the current language comes from, when the settings have `set`.
    pub(super) fn name(self, set: Option<Lang>) -> &'static str {
        match set {
            Some(lang) if self.option == Some(lang) => "option",
            Some(_) => "settings",
            None if self.system.is_some() => "system",
            None => "nothing",
        }
    }
}
