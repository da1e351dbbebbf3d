//! A terminal for tests, which records its use.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use super::Terminal;

/// A recording terminal, whose properties a test can choose regardless of the system.
#[derive(Clone, Default)]
pub(crate) struct Double {
    /// Whether lines can be edited without a name.
    pub(crate) is_capable: bool,
    /// Whether the window closes with the program.
    pub(crate) closes: bool,
    /// The text that clears it, if it can be cleared.
    pub(crate) clears: Option<&'static str>,
    /// The output.
    pub(crate) written: Rc<RefCell<Vec<u8>>>,
    /// The output so far at each wait for Enter.
    pub(crate) waited: Rc<RefCell<Vec<String>>>,
    /// The title of its window.
    pub(crate) title: Rc<RefCell<Option<String>>>,
    /// The last words of a program that panics.
    pub(crate) last_words: Rc<RefCell<Option<String>>>,
}

struct Sheet(Rc<RefCell<Vec<u8>>>);

impl Write for Sheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Terminal for Double {
    fn output(&self) -> Box<dyn Write> {
        Box::new(Sheet(Rc::clone(&self.written)))
    }

    fn is_capable_without_name(&self) -> bool {
        self.is_capable
    }

    fn is_own_window(&self) -> bool {
        self.closes
    }

    fn name_window(&self, title: &str) {
        *self.title.borrow_mut() = Some(title.to_owned());
    }

    fn clear(&self) -> Option<&'static str> {
        self.clears
    }

    fn erase(&self, cells: usize, columns: usize) -> String {
        format!("[{cells} of {columns}]")
    }

    fn wait_for_enter(&self) {
        let written = String::from_utf8_lossy(&self.written.borrow()).into_owned();
        self.waited.borrow_mut().push(written);
    }

    fn break_off_in_order(&self, words: Option<String>) {
        *self.last_words.borrow_mut() = words;
    }
}
