//! The output buffer: it gathers text so that an answer and its prompt are one write.
//!
//! Some screen readers stop reading where the output pauses, and treat the text after the pause as something else.

use std::io::{ErrorKind, Write};
use std::rc::Rc;
use std::time::Duration;

use web_time::Instant;

use crate::pulse::Pulse;

/// How many bytes are gathered at most. A longer list goes out in several writes.
const MOST: usize = 1 << 16;

/// Buffered output.
pub(super) struct Outlet {
    out: Box<dyn Write>,
    pulse: Rc<dyn Pulse>,
    gathered: String,
    /// When the oldest gathered text came.
    since: Option<Instant>,
    fault: Option<ErrorKind>,
}

impl Outlet {
    /// An outlet that gathers; `out` should not be buffered itself.
    pub(super) fn new(out: Box<dyn Write>, pulse: Rc<dyn Pulse>) -> Outlet {
        Outlet { out, pulse, gathered: String::new(), since: None, fault: None }
    }

    /// Adds text to what is gathered.
    pub(super) fn put(&mut self, text: &str) {
        if self.gathered.len() + text.len() > MOST {
            self.flush();
        }
        self.gathered.push_str(text);
        self.since.get_or_insert_with(|| self.pulse.now());
    }

    /// Writes the gathered text in one write.
    pub(super) fn flush(&mut self) {
        let written = self.out.write_all(self.gathered.as_bytes()).and_then(|()| self.out.flush());
        self.fault = self.fault.or(written.err().map(|error| error.kind()));
        self.gathered.clear();
        self.since = None;
    }

    /// How long the oldest gathered text has been waiting.
    pub(super) fn held(&self) -> Duration {
        self.since.map_or(Duration::ZERO, |since| self.pulse.now().saturating_duration_since(since))
    }

    /// Why a write failed; `None` if none did.
    pub(super) fn fault(&self) -> Option<ErrorKind> {
        self.fault
    }
}

impl Drop for Outlet {
    /// Writes the rest, so that no text is lost even when no prompt follows.
    fn drop(&mut self) {
        self.flush();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::io;
    use std::rc::Rc;

    use crate::terminal::executor::System;

    use super::*;

    /// Records each write separately.
    #[derive(Clone, Default)]
    struct Writes(Rc<RefCell<Vec<String>>>);

    impl Write for Writes {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().push(String::from_utf8(bytes.to_vec()).unwrap());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_is_gathered_is_one_write_and_nothing_is_none() {
        let writes = Writes::default();
        let mut outlet = Outlet::new(Box::new(writes.clone()), Rc::new(System));
        outlet.flush();
        for text in ["Free. You are on E4.", "\n", "> "] {
            outlet.put(text);
        }
        assert!(writes.0.borrow().is_empty());
        outlet.flush();
        outlet.flush();
        assert_eq!(*writes.0.borrow(), ["Free. You are on E4.\n> "]);
        outlet.put("Saved.\n");
        drop(outlet);
        assert_eq!(writes.0.borrow().len(), 2);
    }

    #[test]
    fn a_list_without_an_end_goes_out_in_pieces() {
        let writes = Writes::default();
        let mut outlet = Outlet::new(Box::new(writes.clone()), Rc::new(System));
        for _ in 0..3 {
            outlet.put(&"x".repeat(MOST / 2 + 1));
        }
        assert_eq!(writes.0.borrow().len(), 2);
        assert_eq!(outlet.held().as_secs(), 0);
    }
}
