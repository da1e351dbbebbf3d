//! A terminal for tests, which takes down what happens at it.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use super::Terminal;

/// A terminal that is like none of this system, if a test wants it so.
#[derive(Clone, Default)]
pub(crate) struct Double {
    /// Whether lines can be edited without a name.
    pub(crate) is_capable: bool,
    /// Whether the window closes with the program.
    pub(crate) closes: bool,
    /// What clears it, if anything does.
    pub(crate) clears: Option<&'static str>,
    /// The output.
    pub(crate) written: Rc<RefCell<Vec<u8>>>,
    /// Each time that Enter was waited for, what was written before.
    pub(crate) waited: Rc<RefCell<Vec<String>>>,
    /// What its window is called.
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
