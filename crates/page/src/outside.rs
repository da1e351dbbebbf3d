//! Files outside the browser: uploads picked by the player, and downloads.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, ErrorKind};

use snuffel::store::languages::Foreign;
use snuffel::store::outside::{Outer, Outside};

use crate::host::Host;

/// The player's files.
pub struct Files {
    host: Host,
    picked: RefCell<BTreeMap<String, Vec<u8>>>,
}

impl Files {
    /// Starts without a picked file.
    pub fn new(host: Host) -> Files {
        Files { host, picked: RefCell::default() }
    }

    /// Sets the picked file, replacing the previous one.
    pub fn pick(&self, name: String, bytes: Vec<u8>) {
        *self.picked.borrow_mut() = BTreeMap::from([(name, bytes)]);
    }
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Files").field(&self.picked.borrow().keys()).finish()
    }
}

impl Outside for Files {
    fn place(&self, file: &Outer) -> String {
        file.typed().to_owned()
    }

    fn read(&self, file: &Outer, most: u64) -> io::Result<Vec<u8>> {
        let picked = self.picked.borrow();
        let bytes = picked.get(file.typed()).ok_or(ErrorKind::NotFound)?;
        if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes.clone()) }
    }

    fn add(&self, file: &Outer, bytes: &[u8]) -> io::Result<()> {
        self.host.download(file.typed(), bytes);
        Ok(())
    }

    fn language(&self, _: &str) -> Option<Foreign> {
        None
    }
}
