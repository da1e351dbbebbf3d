//! Shared tools for several suites: a sheet for records, random games, percepts as text.

pub mod hearing;
pub mod minded;
pub mod needs;
#[cfg(all(target_os = "linux", not(feature = "tts")))]
pub mod pace;
pub mod program;
#[cfg(unix)]
pub mod terminal;
pub mod unhurried;
pub mod walker;

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use snuffel::record::Unsaved;
use snuffel::session::{Delivery, Errand, Unfetched};
use snuffel::ui::clerk::Clerk;

/// A sheet of paper that can be read while it is written.
#[derive(Clone, Default)]
pub struct Sheet(Rc<RefCell<Vec<u8>>>);

impl Sheet {
    /// The text written so far.
    pub fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

impl Write for Sheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A clerk that writes the record on a sheet, and has no other files.
pub struct Copyist {
    pub sheet: Sheet,
    /// The name of the game.
    pub name: String,
}

impl Clerk for Copyist {
    fn run(&mut self, errand: Errand) -> Delivery {
        match errand {
            Errand::Write(lines) => {
                self.sheet.write_all(lines.as_bytes()).unwrap();
                Delivery::Record(Ok(()))
            }
            Errand::Rest | Errand::PutAway => Delivery::Record(Ok(())),
            Errand::Save(occasion) => Delivery::Saved(occasion, Ok(self.name.clone())),
            Errand::Keep { name, .. } => Delivery::NotKept(name, Unsaved::Nowhere),
            Errand::List => Delivery::Listed(Some(Vec::new())),
            Errand::Fetch(name) => Delivery::Fetched(name, Err(Unfetched::Missing)),
        }
    }
}
