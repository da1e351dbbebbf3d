//! The choice of the reader of lines at this terminal or pipe.

use std::io::{self, IsTerminal};
use std::path::Path;

use super::plain;
use super::readline::Editor;
use super::system::{self, Terminal};
use crate::ui::input::Input;

/// The reader of lines, and why it was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reader {
    /// The line editor.
    Editor,
    /// The plain reader, because it was asked for.
    Asked,
    /// The plain reader, because standard input or output is not a terminal.
    NoTerminal,
    /// The plain reader, because no line editor works on the terminal of this name.
    Poor(String),
}

/// Returns whether standard input and standard output are terminals, in this order.
pub fn terminals() -> (bool, bool) {
    (io::stdin().is_terminal(), io::stdout().is_terminal())
}

/// Chooses the reader of lines; `plain` asks for the plain one.
pub fn reader(plain: bool) -> Reader {
    let term = std::env::var("TERM").ok();
    match terminals() {
        _ if plain => Reader::Asked,
        (true, true) if is_capable(term.as_deref(), &system::of_system()) => Reader::Editor,
        (true, true) => Reader::Poor(term.unwrap_or_default()),
        _ => Reader::NoTerminal,
    }
}

/// Opens standard input with the line editor, or with the plain reader if `plain` asks for it or the terminal supports
/// no editor. The editor's history is saved in the file `history`; without one, it lasts until the program ends.
pub fn open(plain: bool, history: Option<&Path>) -> Box<dyn Input> {
    if reader(plain) == Reader::Editor
        && let Ok(editor) = Editor::new(history)
    {
        return Box::new(editor);
    }
    plain::open()
}

/// Returns whether a line editor works on a terminal with this name.
fn is_capable(term: Option<&str>, terminal: &impl Terminal) -> bool {
    match term {
        None | Some("") => terminal.is_capable_without_name(),
        // The terminals on which rustyline does not edit.
        Some(name) => !["dumb", "cons25", "emacs"].iter().any(|poor| poor.eq_ignore_ascii_case(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::system::double::Double;

    #[test]
    fn poor_terminals_get_the_plain_reader() {
        for (term, capable) in [
            (Some("xterm"), true),
            (Some("linux"), true),
            (Some("dumb"), false),
            (Some("DUMB"), false),
            (Some("emacs"), false),
            (None, false),
            (Some(""), false),
        ] {
            assert_eq!(is_capable(term, &Double::default()), capable, "{term:?}");
        }
        // Windows consoles have no names.
        let console = Double { is_capable: true, ..Double::default() };
        assert!(is_capable(None, &console) && is_capable(Some(""), &console) && !is_capable(Some("dumb"), &console));
    }
}
