//! The vault of a browser: all files are in memory, and changes go to the browser's storage with each answer. The
//! answer is shown once they are stored, so that nothing is called saved that is not.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, VecDeque};
use std::fmt;
use std::io::{self, ErrorKind};
use std::rc::{Rc, Weak};
use std::time::{Duration, SystemTime};

use js_sys::{Array, Uint8Array};
use snuffel::games;
use snuffel::store::languages::Foreign;
use snuffel::store::memory::Memory;
use snuffel::store::name::{Folder, Name};
use snuffel::store::vault::{Entry, Held, LockedFile, Vault};
use wasm_bindgen::{JsCast, JsValue};
use web_time::web::SystemTimeExt;

/// All files, and the changes that the storage does not have yet.
pub struct Ledger {
    memory: Memory,
    changed: RefCell<BTreeSet<Name>>,
    /// The changes on their way to the storage, in the order of sending.
    sent: RefCell<VecDeque<BTreeSet<Name>>>,
    /// The names of open files, which may be renamed.
    open: RefCell<Vec<Weak<RefCell<Name>>>>,
    /// Whether the storage has refused the latest changes.
    is_refused: Cell<bool>,
}

impl Ledger {
    /// Restores the browser's files from arrays of a key, the bytes, and the modification time in milliseconds since
    /// the Unix epoch. Invalid entries are left out.
    pub fn restore(kept: &Array) -> Ledger {
        let memory = Memory::new(now);
        for entry in kept.iter() {
            if let Some((name, bytes, touched)) = entry_of(&entry) {
                memory.overwrite(&name, &bytes);
                memory.touch(&name, touched);
            }
        }
        Ledger {
            memory,
            changed: RefCell::default(),
            sent: RefCell::default(),
            open: RefCell::default(),
            is_refused: Cell::new(false),
        }
    }

    /// Takes the pending changes for the storage: arrays as for [`Ledger::restore`], without bytes for a deleted file.
    pub fn take_changes(&self) -> Array {
        let names = self.changed.take();
        let changes = names.iter().map(|name| self.change(name)).collect();
        if !names.is_empty() {
            self.sent.borrow_mut().push_back(names);
        }
        changes
    }

    /// All files, as changes.
    pub fn everything(&self) -> Array {
        self.memory.all().iter().map(|(name, _)| self.change(name)).collect()
    }

    fn change(&self, name: &Name) -> JsValue {
        let bytes = self.memory.read(name, u64::MAX).map_or(JsValue::NULL, |bytes| Uint8Array::from(&*bytes).into());
        let touched = self.memory.touched(name).ok().and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok());
        let touched = touched.unwrap_or_default().as_secs_f64() * 1_000.0;
        Array::of3(&key(name).into(), &bytes, &touched.into()).into()
    }

    /// Reports whether the storage has accepted the oldest changes sent. Refused ones are sent again with the next
    /// answer; until then nothing can be saved.
    pub fn settle(&self, is_kept: bool) {
        let names = self.sent.borrow_mut().pop_front().unwrap_or_default();
        if !is_kept {
            self.changed.borrow_mut().extend(names);
        }
        self.is_refused.set(!is_kept);
    }

    fn check(&self) -> io::Result<()> {
        if self.is_refused.get() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn mark(&self, name: &Name) {
        self.changed.borrow_mut().insert(name.clone());
    }

    /// Wraps a paper that is written to this file.
    fn watch(self: &Rc<Ledger>, name: Name, paper: Box<dyn LockedFile>) -> Box<dyn LockedFile> {
        let name = Rc::new(RefCell::new(name));
        let mut open = self.open.borrow_mut();
        open.retain(|name| name.strong_count() > 0);
        open.push(Rc::downgrade(&name));
        Box::new(Sheet { ledger: Rc::clone(self), name, paper })
    }

    fn renamed(&self, from: &Name, to: &Name) {
        let open = self.open.borrow();
        let same = open.iter().filter_map(Weak::upgrade).filter(|name| *name.borrow() == *from);
        same.for_each(|name| *name.borrow_mut() = to.clone());
    }
}

/// The browser's current time.
fn now() -> SystemTime {
    web_time::SystemTime::now().to_std()
}

/// Reads an entry of the storage.
fn entry_of(entry: &JsValue) -> Option<(Name, Vec<u8>, SystemTime)> {
    let entry: &Array = entry.dyn_ref()?;
    let bytes: Uint8Array = entry.get(1).dyn_into().ok()?;
    let touched = Duration::try_from_secs_f64(entry.get(2).as_f64()? / 1_000.0).ok()?;
    Some((name(&entry.get(0).as_string()?)?, bytes.to_vec(), SystemTime::UNIX_EPOCH + touched))
}

/// The key of a file in the storage.
fn key(name: &Name) -> String {
    format!("{}/{}", title(name.folder()), name.file())
}

/// The file with this key.
fn name(key: &str) -> Option<Name> {
    let (folder, file) = key.split_once('/')?;
    let shelves = games::ALL.iter().filter_map(|kind| kind.sheet()).map(Folder::Shelf);
    let folders = [Folder::Config, Folder::Data, Folder::Games, Folder::Finished, Folder::Tables];
    let folder = folders.into_iter().chain(shelves).find(|each| title(*each) == folder)?;
    Name::found(folder, file.to_owned())
}

/// The name of a folder in the storage, as shown to the player.
fn title(folder: Folder) -> String {
    folder.title().unwrap_or_else(|| if folder == Folder::Config { "config" } else { "data" }.to_owned())
}

/// The vault.
pub struct Kept(pub Rc<Ledger>);

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.memory.fmt(f)
    }
}

impl Vault for Kept {
    fn list(&self, folder: Folder) -> io::Result<Vec<Entry>> {
        self.0.memory.list(folder)
    }

    fn holds(&self, name: &Name) -> bool {
        self.0.memory.holds(name)
    }

    fn touched(&self, name: &Name) -> io::Result<SystemTime> {
        self.0.memory.touched(name)
    }

    fn read(&self, name: &Name, most: u64) -> io::Result<Vec<u8>> {
        Vault::read(&self.0.memory, name, most)
    }

    fn open(&self, name: &Name, most: u64) -> io::Result<Held> {
        let held = self.0.memory.open(name, most)?;
        Ok(Held { paper: self.0.watch(name.clone(), held.paper), ..held })
    }

    fn create(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8]) -> io::Result<(Name, Box<dyn LockedFile>)> {
        self.0.check()?;
        let (name, paper) = self.0.memory.create(names, bytes)?;
        self.0.mark(&name);
        Ok((name.clone(), self.0.watch(name, paper)))
    }

    fn add(
        &self,
        names: &mut dyn Iterator<Item = Name>,
        bytes: &[u8],
        touched: Option<SystemTime>,
    ) -> io::Result<Name> {
        self.0.check()?;
        let name = Vault::add(&self.0.memory, names, bytes, touched)?;
        self.0.mark(&name);
        Ok(name)
    }

    fn replace(&self, name: &Name, bytes: &[u8]) -> io::Result<()> {
        self.0.check()?;
        self.0.memory.replace(name, bytes)?;
        self.0.mark(name);
        Ok(())
    }

    fn exchange(&self, name: &Name, bytes: &[u8]) -> io::Result<Box<dyn LockedFile>> {
        self.0.check()?;
        let paper = self.0.memory.exchange(name, bytes)?;
        self.0.mark(name);
        Ok(self.0.watch(name.clone(), paper))
    }

    fn rename(&self, from: &Name, to: &Name) -> io::Result<()> {
        self.0.check()?;
        self.0.memory.rename(from, to)?;
        self.0.mark(from);
        self.0.mark(to);
        self.0.renamed(from, to);
        Ok(())
    }

    fn remove(&self, name: &Name) -> io::Result<()> {
        self.0.check()?;
        self.0.memory.remove(name)?;
        self.0.mark(name);
        Ok(())
    }

    fn is_writable(&self) -> bool {
        self.0.check().is_ok()
    }

    fn languages(&self) -> Vec<Foreign> {
        Vec::new()
    }

    fn folder(&self, folder: Folder) -> String {
        title(folder)
    }

    fn place(&self, name: &Name) -> String {
        key(name)
    }

    fn now(&self) -> SystemTime {
        now()
    }
}

/// An open file.
struct Sheet {
    ledger: Rc<Ledger>,
    name: Rc<RefCell<Name>>,
    paper: Box<dyn LockedFile>,
}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.paper.fmt(f)
    }
}

impl Sheet {
    /// Applies a change to the file, and marks it for the storage.
    fn change<T>(&mut self, change: impl FnOnce(&mut dyn LockedFile) -> io::Result<T>) -> io::Result<T> {
        self.ledger.check()?;
        let changed = change(self.paper.as_mut());
        // Whatever this name now refers to is stored, no matter which handle has written it.
        self.ledger.mark(&self.name.borrow());
        changed
    }
}

impl LockedFile for Sheet {
    fn write_behind(&mut self, length: u64, bytes: &[u8]) -> io::Result<()> {
        self.change(|paper| paper.write_behind(length, bytes))
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.change(|paper| paper.cut(length))
    }

    fn sync(&mut self) -> io::Result<()> {
        self.ledger.check()?;
        self.paper.sync()
    }

    fn touch(&mut self, at: SystemTime) -> io::Result<()> {
        self.change(|paper| paper.touch(at))
    }

    fn text(&mut self) -> io::Result<Vec<u8>> {
        self.paper.text()
    }

    fn stands_at(&self, name: &Name, length: u64) -> bool {
        self.paper.stands_at(name, length)
    }
}
