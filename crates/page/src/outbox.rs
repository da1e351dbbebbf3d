//! The outbox: all output up to the next wait is one answer, which is shown once the data it refers to is saved.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen_futures::spawn_local;

use crate::host::Host;
use crate::vault::Ledger;

/// Output on its way to the page. All clones share it.
#[derive(Clone)]
pub struct Outbox(Rc<Letter>);

struct Letter {
    host: Host,
    ledger: Rc<Ledger>,
    text: RefCell<String>,
}

impl Outbox {
    /// An empty outbox; the ledger has the data to be saved.
    pub fn new(host: Host, ledger: Rc<Ledger>) -> Outbox {
        Outbox(Rc::new(Letter { host, ledger, text: RefCell::default() }))
    }

    /// Sends the output to the page. With a prompt, it asks for a line and offers choices.
    pub fn send(&self, prompt: Option<&str>, choices: &Array) {
        let Letter { host, ledger, text } = &*self.0;
        let changes = ledger.take_changes();
        let text = text.take();
        if prompt.is_some() || !text.is_empty() || changes.length() > 0 {
            host.answer(&text, prompt.map(str::to_owned), choices, &changes);
        }
    }
}

impl Write for Outbox {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = str::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
        self.0.text.borrow_mut().push_str(text);
        Ok(bytes.len())
    }

    /// Called before waiting for a thought or for a line. A request for a line is sent before the task rests, and takes
    /// the text along.
    fn flush(&mut self) -> io::Result<()> {
        if !self.0.text.borrow().is_empty() {
            let outbox = self.clone();
            spawn_local(async move { outbox.send(None, &Array::new()) });
        }
        Ok(())
    }
}
