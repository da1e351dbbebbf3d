//! The wire: what a table and somebody far away tell each other about one seat, as bytes.
//!
//! The [`Outlet`] of a seat stands at the table and sends what its viewer notices and knows, and nothing else. The
//! [`Guest`] stands in the program far away: to a session it is the table. How the bytes travel is nobody's business
//! here: both ends put them into a [`Line`] and take them out of it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::notation::Unreadable;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::{Account, Due, Side, Turn};
use crate::text::printable::Printable;

/// The end of a line at which a guest sits: messages that have come, and messages that are to go.
#[derive(Clone, Debug, Default)]
pub struct Line(Rc<RefCell<Ends>>);

#[derive(Debug, Default)]
struct Ends {
    incoming: VecDeque<Vec<u8>>,
    outgoing: VecDeque<Vec<u8>>,
}

impl Line {
    /// Brings a message from the table.
    pub fn bring(&self, message: Vec<u8>) {
        self.0.borrow_mut().incoming.push_back(message);
    }

    /// Fetches the next message to the table.
    pub fn fetch(&self) -> Option<Vec<u8>> {
        self.0.borrow_mut().outgoing.pop_front()
    }

    fn take(&self) -> Option<Vec<u8>> {
        self.0.borrow_mut().incoming.pop_front()
    }

    fn send(&self, message: Vec<u8>) {
        self.0.borrow_mut().outgoing.push_back(message);
    }
}

/// A message from the table to a guest.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
enum FromTable<R: Rules> {
    /// How it stands, after all that was told before.
    Update(Update<R>),
    /// What the guest wanted to do cannot be done.
    Refused(R::Refusal),
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Update<R: Rules> {
    /// What was noticed since the last update.
    account: Account<R>,
    /// How many percepts there were before the last own action that others noticed.
    before_last_action: usize,
    /// How many there were after the last own action, and what chance made of it.
    after_last_action: usize,
    due: Due,
    view: R::View,
}

/// The place at a table from which one viewer is told.
pub struct Outlet<R: Rules> {
    viewer: Viewer,
    /// How many events the viewer was told.
    told: usize,
    /// What the viewer knows.
    known: Option<(R::View, Due)>,
}

impl<R: Rules> Outlet<R> {
    /// An outlet for a viewer who was told nothing yet.
    pub fn new(viewer: Viewer) -> Outlet<R> {
        Outlet { viewer, told: 0, known: None }
    }

    /// What is new for the viewer, if anything. Nothing is sent of what only others notice: not even that something
    /// was.
    ///
    /// # Errors
    /// When a value cannot be written, which is a defect of its game.
    pub fn update(&mut self, table: &impl Side<R>) -> Result<Option<Vec<u8>>, postcard::Error> {
        let account = table.account(self.viewer, self.told..table.events());
        let (view, due) = (table.view(self.viewer), table.due());
        if account.is_empty() && self.known.as_ref().is_some_and(|known| known.0 == view && known.1 == due) {
            return Ok(None);
        }
        let before = self.viewer.seat().map_or(0, |seat| table.events_before_last_action(seat));
        let after = self.viewer.seat().map_or(0, |seat| table.events_after_last_action(seat));
        let noticed = |events| (0..events).filter(|number| table.percept(self.viewer, *number).is_some()).count();
        let (before_last_action, after_last_action) = (noticed(before), noticed(after));
        self.told = table.events();
        self.known = Some((view.clone(), due));
        let update = FromTable::<R>::Update(Update { account, before_last_action, after_last_action, due, view });
        postcard::to_stdvec(&update).map(Some)
    }

    /// That the viewer cannot do what it wanted.
    ///
    /// # Errors
    /// When the refusal cannot be written, which is a defect of its game.
    pub fn refuse(&self, refusal: R::Refusal) -> Result<Vec<u8>, postcard::Error> {
        postcard::to_stdvec(&FromTable::<R>::Refused(refusal))
    }

    /// What a guest wants to do: an action in the notation of records.
    ///
    /// # Errors
    /// When the message is nothing of the kind.
    pub fn read(message: &[u8]) -> Result<R::Action, Unreadable> {
        str::from_utf8(message).map_err(|_| Unreadable)?.parse()
    }
}

/// A table far away, as far as one seat is told of it.
pub struct Guest<R: Rules> {
    line: Line,
    story: Account<R>,
    before_last_action: usize,
    after_last_action: usize,
    /// How it stands; nothing before the table has told.
    stand: (R::View, Due),
    notes: Vec<Printable>,
    is_on_its_way: bool,
    refusal: Option<R::Refusal>,
}

impl<R: Rules> Guest<R> {
    /// Sits down at the end of a line, once the table has told how it stands.
    ///
    /// # Errors
    /// When it has not, or told something else first.
    pub fn sit_down(line: Line) -> Result<Guest<R>, Unreadable> {
        let first = line.take().ok_or(Unreadable)?;
        let Ok(FromTable::Update(update)) = postcard::from_bytes::<FromTable<R>>(&first) else {
            return Err(Unreadable);
        };
        let mut guest = Guest {
            line,
            story: Account::default(),
            before_last_action: 0,
            after_last_action: 0,
            stand: (update.view.clone(), update.due),
            notes: Vec::new(),
            is_on_its_way: false,
            refusal: None,
        };
        guest.update(update)?;
        Ok(guest)
    }

    /// Takes over how it stands.
    fn update(&mut self, update: Update<R>) -> Result<(), Unreadable> {
        self.story.append(update.account)?;
        self.before_last_action = update.before_last_action.min(self.story.len());
        self.after_last_action = update.after_last_action.min(self.story.len());
        self.stand = (update.view, update.due);
        Ok(())
    }

    /// Takes in a message from the table. One that makes no sense is left out.
    fn take_in(&mut self, message: &[u8]) -> Result<(), Unreadable> {
        match postcard::from_bytes(message).map_err(|_| Unreadable)? {
            FromTable::<R>::Update(update) => self.update(update)?,
            FromTable::Refused(refusal) => self.refusal = Some(refusal),
        }
        self.is_on_its_way = false;
        Ok(())
    }
}

impl<R: Rules> Side<R> for Guest<R> {
    fn due(&self) -> Due {
        self.stand.1
    }

    fn view(&self, _viewer: Viewer) -> R::View {
        self.stand.0.clone()
    }

    fn view_at(&self, viewer: Viewer, events: usize) -> R::View {
        self.story.view_at(events).cloned().unwrap_or_else(|| self.view(viewer))
    }

    fn turn(&self, from: usize) -> Turn {
        Turn::of(self.story.steps(), from)
    }

    fn events(&self) -> usize {
        self.story.len()
    }

    fn account(&self, _viewer: Viewer, range: Range<usize>) -> Account<R> {
        self.story.part(range)
    }

    fn percept(&self, _viewer: Viewer, number: usize) -> Option<R::Percept> {
        self.story.percept(number).cloned()
    }

    fn events_before_last_action(&self, _seat: Seat) -> usize {
        self.before_last_action
    }

    fn events_after_last_action(&self, _seat: Seat) -> usize {
        self.after_last_action
    }

    fn has_secrets(&self, _viewer: Viewer, _from: usize) -> bool {
        // Nobody else sits at this keyboard from whom something would have to be hidden.
        false
    }

    fn steps(&self) -> u64 {
        self.story.len() as u64
    }

    fn settle(&mut self) {
        while let Some(message) = self.line.take() {
            // Whoever sends what makes no sense is not told so, and changes nothing.
            let _ = self.take_in(&message);
        }
    }

    fn act(&mut self, _seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        R::check(&self.stand.0, &action)?;
        self.line.send(action.to_string().into_bytes());
        self.is_on_its_way = true;
        Ok(())
    }

    fn is_on_its_way(&self) -> bool {
        self.is_on_its_way
    }

    fn take_refusal(&mut self) -> Option<R::Refusal> {
        self.refusal.take()
    }

    fn note(&mut self, _seat: Seat, text: Printable) {
        self.notes.push(text);
    }

    fn notes(&self, _seat: Seat) -> Vec<Printable> {
        self.notes.clone()
    }

    /// The record is written where the table is.
    fn keep_lines(&mut self) {}

    fn take_lines(&mut self) -> String {
        String::new()
    }
}
