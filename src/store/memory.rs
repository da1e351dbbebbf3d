//! The vault in memory, for programs without a disk and for tests, in which it can be full, read-only or faulty.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::collections::btree_map;
use std::io::{self, ErrorKind};
use std::iter;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use super::languages::Foreign;
use super::name::{Folder, Name};
use super::outside::{Outer, Outside};
use super::vault::{Entry, Held, LockedFile, Vault};

/// The storage in memory, which lasts as long as the program. All clones share it.
#[derive(Clone, Default, Debug)]
pub struct Memory(Rc<Shared>);

#[derive(Default, Debug)]
struct Shared {
    sheets: RefCell<BTreeMap<Name, Rc<Sheet>>>,
    /// The files outside the vault.
    outside: RefCell<BTreeMap<String, Vec<u8>>>,
    /// The clock. Without one, each change is one second later than the last.
    clock: Cell<Option<fn() -> SystemTime>>,
    changes: Cell<u64>,
    /// The number of bytes still free; `None` if unlimited.
    room: Cell<Option<usize>>,
    is_closed: Cell<bool>,
    is_stuck: Cell<bool>,
}

/// A file, which may have been renamed or removed.
#[derive(Debug)]
struct Sheet {
    bytes: RefCell<Vec<u8>>,
    touched: Cell<SystemTime>,
    /// Whether it is open.
    is_held: Cell<bool>,
}

impl Memory {
    /// An empty memory in which this clock sets the times of files.
    pub fn new(clock: fn() -> SystemTime) -> Memory {
        let memory = Memory::default();
        memory.0.clock.set(Some(clock));
        memory
    }

    /// Limits the number of bytes still free; `None` is no limit.
    pub fn set_room(&self, room: Option<usize>) {
        self.0.room.set(room);
    }

    /// Makes the memory read-only, or writable again.
    pub fn set_closed(&self, is_closed: bool) {
        self.0.is_closed.set(is_closed);
    }

    /// Makes all syncing and truncating fail, or work again.
    pub fn set_stuck(&self, is_stuck: bool) {
        self.0.is_stuck.set(is_stuck);
    }

    /// Overwrites a file regardless of locks, as another program might, or creates it.
    pub fn overwrite(&self, name: &Name, bytes: &[u8]) {
        let sheet = Rc::clone(self.0.sheets.borrow_mut().entry(name.clone()).or_insert_with(|| self.sheet(&[])));
        *sheet.bytes.borrow_mut() = bytes.to_vec();
        sheet.touched.set(self.tick());
    }

    /// Sets the time of a file's last change, if it exists.
    pub fn touch(&self, name: &Name, at: SystemTime) {
        if let Ok(sheet) = self.find(name) {
            sheet.touched.set(at);
        }
    }

    /// All files with their names and contents.
    pub fn all(&self) -> Vec<(Name, Vec<u8>)> {
        let sheets = self.0.sheets.borrow();
        sheets.iter().map(|(name, sheet)| (name.clone(), sheet.bytes.borrow().clone())).collect()
    }

    fn find(&self, name: &Name) -> io::Result<Rc<Sheet>> {
        self.0.sheets.borrow().get(name).cloned().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn sheet(&self, bytes: &[u8]) -> Rc<Sheet> {
        Rc::new(Sheet {
            bytes: RefCell::new(bytes.to_vec()),
            touched: Cell::new(self.tick()),
            is_held: Cell::new(false),
        })
    }

    /// Counts a change, and returns its time.
    fn tick(&self) -> SystemTime {
        self.0.changes.set(self.0.changes.get() + 1);
        self.now()
    }

    fn check_open(&self) -> io::Result<()> {
        if self.0.is_closed.get() { Err(ErrorKind::PermissionDenied.into()) } else { Ok(()) }
    }

    /// Takes this number of bytes from the free space, or fails if there are fewer.
    fn take_room(&self, bytes: usize) -> io::Result<()> {
        let left = self.0.room.get().map(|room| room.checked_sub(bytes).ok_or(ErrorKind::StorageFull)).transpose()?;
        self.0.room.set(left);
        Ok(())
    }

    /// Takes the space for a new file.
    fn admit(&self, bytes: &[u8]) -> io::Result<()> {
        self.check_open()?;
        self.take_room(bytes.len())
    }

    fn hold(&self, sheet: Rc<Sheet>) -> Box<dyn LockedFile> {
        sheet.is_held.set(true);
        Box::new(Hold { memory: self.clone(), sheet })
    }
}

impl Vault for Memory {
    fn list(&self, folder: Folder) -> io::Result<Vec<Entry>> {
        let sheets = self.0.sheets.borrow();
        let inside = sheets.iter().filter(|(name, _)| name.folder() == folder);
        Ok(inside.map(|(name, sheet)| Entry { name: name.clone(), touched: sheet.touched.get() }).collect())
    }

    fn holds(&self, name: &Name) -> bool {
        self.0.sheets.borrow().contains_key(name)
    }

    fn touched(&self, name: &Name) -> io::Result<SystemTime> {
        Ok(self.find(name)?.touched.get())
    }

    fn read(&self, name: &Name, most: u64) -> io::Result<Vec<u8>> {
        up_to(most, &self.find(name)?.bytes.borrow())
    }

    fn open(&self, name: &Name, most: u64) -> io::Result<Held> {
        let sheet = self.find(name)?;
        if sheet.is_held.get() {
            return Err(ErrorKind::ResourceBusy.into());
        }
        let bytes = up_to(most, &sheet.bytes.borrow())?;
        Ok(Held { paper: self.hold(sheet), bytes, is_writable: !self.0.is_closed.get() })
    }

    fn create(&self, names: &mut dyn Iterator<Item = Name>, bytes: &[u8]) -> io::Result<(Name, Box<dyn LockedFile>)> {
        let name = Vault::add(self, names, bytes, None)?;
        let paper = self.hold(self.find(&name)?);
        Ok((name, paper))
    }

    fn add(
        &self,
        names: &mut dyn Iterator<Item = Name>,
        bytes: &[u8],
        touched: Option<SystemTime>,
    ) -> io::Result<Name> {
        let name = iter::from_fn(|| names.next()).find(|name| !self.holds(name)).ok_or(ErrorKind::AlreadyExists)?;
        self.admit(bytes)?;
        let sheet = self.sheet(bytes);
        touched.into_iter().for_each(|touched| sheet.touched.set(touched));
        self.0.sheets.borrow_mut().insert(name.clone(), sheet);
        Ok(name)
    }

    fn replace(&self, name: &Name, bytes: &[u8]) -> io::Result<()> {
        self.exchange(name, bytes).map(drop)
    }

    fn exchange(&self, name: &Name, bytes: &[u8]) -> io::Result<Box<dyn LockedFile>> {
        self.admit(bytes)?;
        let sheet = self.sheet(bytes);
        self.0.sheets.borrow_mut().insert(name.clone(), Rc::clone(&sheet));
        Ok(self.hold(sheet))
    }

    fn rename(&self, from: &Name, to: &Name) -> io::Result<()> {
        self.check_open()?;
        let sheet = self.find(from)?;
        match self.0.sheets.borrow_mut().entry(to.clone()) {
            btree_map::Entry::Occupied(_) => return Err(ErrorKind::AlreadyExists.into()),
            btree_map::Entry::Vacant(place) => place.insert(sheet),
        };
        self.0.sheets.borrow_mut().remove(from);
        Ok(())
    }

    fn remove(&self, name: &Name) -> io::Result<()> {
        self.check_open()?;
        let removed = self.0.sheets.borrow_mut().remove(name);
        removed.map(drop).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn is_writable(&self) -> bool {
        !self.0.is_closed.get()
    }

    fn languages(&self) -> Vec<Foreign> {
        Vec::new()
    }

    fn folder(&self, folder: Folder) -> String {
        folder.title().unwrap_or_default()
    }

    fn place(&self, name: &Name) -> String {
        match name.folder().title() {
            Some(folder) => format!("{folder}/{}", name.file()),
            None => name.file().to_owned(),
        }
    }

    fn now(&self) -> SystemTime {
        let counted = || SystemTime::UNIX_EPOCH + Duration::from_secs(self.0.changes.get());
        self.0.clock.get().map_or_else(counted, |clock| clock())
    }
}

impl Outside for Memory {
    fn place(&self, file: &Outer) -> String {
        file.typed.clone()
    }

    fn read(&self, file: &Outer, most: u64) -> io::Result<Vec<u8>> {
        up_to(most, self.0.outside.borrow().get(&file.typed).ok_or(ErrorKind::NotFound)?)
    }

    fn add(&self, file: &Outer, bytes: &[u8]) -> io::Result<()> {
        if self.0.outside.borrow().contains_key(&file.typed) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.admit(bytes)?;
        self.0.outside.borrow_mut().insert(file.typed.clone(), bytes.to_vec());
        Ok(())
    }

    fn language(&self, _typed: &str) -> Option<Foreign> {
        None
    }
}

/// An open file.
#[derive(Debug)]
struct Hold {
    memory: Memory,
    sheet: Rc<Sheet>,
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.sheet.is_held.set(false);
    }
}

impl LockedFile for Hold {
    fn write_behind(&mut self, length: u64, bytes: &[u8]) -> io::Result<()> {
        self.memory.check_open()?;
        let start = usize::try_from(length).map_err(|_| ErrorKind::FileTooLarge)?;
        let part = &bytes[..self.memory.0.room.get().map_or(bytes.len(), |room| room.min(bytes.len()))];
        self.memory.take_room(part.len())?;
        let mut there = self.sheet.bytes.borrow_mut();
        let end = start + part.len();
        if there.len() < end {
            there.resize(end, 0);
        }
        there[start..end].copy_from_slice(part);
        self.sheet.touched.set(self.memory.tick());
        if part.len() < bytes.len() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        if self.memory.0.is_stuck.get() {
            return Err(ErrorKind::PermissionDenied.into());
        }
        self.memory.check_open()?;
        let length = usize::try_from(length).map_err(|_| ErrorKind::FileTooLarge)?;
        self.sheet.bytes.borrow_mut().resize(length, 0);
        self.sheet.touched.set(self.memory.tick());
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        if self.memory.0.is_stuck.get() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn touch(&mut self, at: SystemTime) -> io::Result<()> {
        self.sheet.touched.set(at);
        Ok(())
    }

    fn text(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.sheet.bytes.borrow().clone())
    }

    fn stands_at(&self, name: &Name, length: u64) -> bool {
        let there = self.memory.find(name).is_ok_and(|there| Rc::ptr_eq(&there, &self.sheet));
        there && self.sheet.bytes.borrow().len() as u64 == length
    }
}

fn up_to(most: u64, bytes: &[u8]) -> io::Result<Vec<u8>> {
    if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes.to_vec()) }
}
