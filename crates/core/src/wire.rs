//! The wire: the messages, as bytes, that a table and a remote viewer exchange about one seat.
//!
//! The [`Outlet`] of a seat sits at the table and sends exactly what its viewer notices and knows. The [`Replica`] sits
//! in the remote program and stands in for the table there. The transport is not the concern of this module.
//! Bytes may be lost when a connection ends: a guest that returns says how much it has received, and resends any action
//! that was not answered.

use std::collections::VecDeque;
use std::mem;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::fold;
use crate::notation::Unreadable;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::{Account, Due, Side, Turn};
use crate::text::printable::Printable;

/// The length, in bytes, above which an account is split into several messages: well below what a connection can carry
/// at once. The events of a single step are never split.
const LONG: usize = 24 * 1024;

/// A message from the table to a guest.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
enum FromTable<R: Rules> {
    /// The state of the game, after everything sent before.
    Update(Update<R>),
    /// The guest's action is refused; the number is its [number](Deed::number).
    Refused(u64, R::Refusal),
    /// A part of an account that is too long for one message. The rest follows.
    Story(Account<R>),
    /// The guest's action with this [number](Deed::number) was not done: another player had already acted on the seat.
    Late(u64),
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Update<R: Rules> {
    /// The percepts since the last update.
    account: Account<R>,
    /// The number of percepts before the viewer's last action that others noticed.
    before_last_action: usize,
    /// The number of percepts after the viewer's last action, including what chance made of it.
    after_last_action: usize,
    due: Due,
    view: R::View,
    /// The number of actions of the seat.
    deeds: u64,
}

/// An action that a guest wants to do.
#[derive(Serialize, Deserialize)]
struct Deed<'a> {
    /// The number of earlier actions of the seat, by which the table recognises a repeated message.
    number: u64,
    /// The action in record notation.
    action: &'a str,
}

/// The table's end of the wire to one viewer.
pub struct Outlet<R: Rules> {
    viewer: Viewer,
    /// The number of events sent to the viewer.
    told: usize,
    /// What the viewer knows, and the number of its actions.
    known: Option<(R::View, Due, u64)>,
    /// The numbers of events and steps of the table at the last call.
    seen: Option<(usize, u64)>,
    refusals: VecDeque<(u64, R::Refusal)>,
    /// The numbers of the actions that came too late.
    late: VecDeque<u64>,
    /// The percepts before the viewer's last action.
    before: Count,
    /// The percepts up to the end of that action and its consequences.
    after: Count,
}

/// A running count of the percepts among the first events of a table. It continues from the last count: over a whole
/// game, no event is examined twice.
#[derive(Default)]
struct Count {
    events: usize,
    percepts: usize,
}

impl Count {
    /// Counts the percepts among the first `events` events.
    fn up_to(&mut self, events: usize, is_noticed: impl FnMut(&usize) -> bool) -> usize {
        if events < self.events {
            *self = Count::default();
        }
        self.percepts += (self.events..events).filter(is_noticed).count();
        self.events = events;
        self.percepts
    }
}

impl<R: Rules> Outlet<R> {
    /// An outlet for a viewer to whom nothing has been sent.
    pub fn new(viewer: Viewer) -> Outlet<R> {
        let (refusals, late) = (VecDeque::new(), VecDeque::new());
        let (before, after) = (Count::default(), Count::default());
        Outlet { viewer, told: 0, known: None, seen: None, refusals, late, before, after }
    }

    /// An outlet for a viewer who already has `percepts` percepts.
    ///
    /// # Errors
    /// If there were fewer percepts.
    pub fn after(viewer: Viewer, percepts: u64, table: &impl Side<R>) -> Result<Outlet<R>, Unreadable> {
        let mut noticed = (0..table.events()).filter(|number| table.percept(viewer, *number).is_some());
        let told = match percepts.checked_sub(1) {
            None => 0,
            Some(last) => {
                let last = usize::try_from(last).map_err(|_| Unreadable)?;
                noticed.nth(last).map(|number| number + 1).ok_or(Unreadable)?
            }
        };
        Ok(Outlet { told, ..Outlet::new(viewer) })
    }

    /// Returns the next message for the viewer, if anything is new. Events that only others notice are not sent, not
    /// even the fact that they happened.
    ///
    /// # Errors
    /// If a value cannot be encoded, which is a defect of its game.
    pub fn update(&mut self, table: &impl Side<R>) -> Result<Option<Vec<u8>>, postcard::Error> {
        if let Some((number, refusal)) = self.refusals.pop_front() {
            return postcard::to_stdvec(&FromTable::<R>::Refused(number, refusal)).map(Some);
        }
        if self.known.is_none() && self.told == 0 {
            return self.opening(table).map(Some);
        }
        // Sent after the account, so that the guest first hears what was done instead.
        if self.known.is_some()
            && let Some(number) = self.late.pop_front()
        {
            return postcard::to_stdvec(&FromTable::<R>::Late(number)).map(Some);
        }
        let now = (table.events(), table.steps());
        if self.seen.replace(now) == Some(now) {
            return Ok(None);
        }
        let account = table.account(self.viewer, self.told..table.events());
        let deeds = self.viewer.seat().map_or(0, |seat| table.deeds(seat));
        let known = (table.view(self.viewer), table.due(), deeds);
        if account.is_empty() && self.known.as_ref() == Some(&known) {
            return Ok(None);
        }
        if let Some(part) = self.part(table)? {
            self.seen = None;
            return Ok(Some(part));
        }
        let before = self.viewer.seat().map_or(0, |seat| table.events_before_last_action(seat));
        let after = self.viewer.seat().map_or(0, |seat| table.events_after_last_action(seat));
        let is_noticed = |number: &usize| table.percept(self.viewer, *number).is_some();
        let before_last_action = self.before.up_to(before, is_noticed);
        let after_last_action = self.after.up_to(after, is_noticed);
        self.told = table.events();
        let (view, due, deeds) = known.clone();
        self.known = Some(known);
        let update = Update { account, before_last_action, after_last_action, due, view, deeds };
        postcard::to_stdvec(&FromTable::<R>::Update(update)).map(Some)
    }

    /// The state before anything happened.
    fn opening(&mut self, table: &impl Side<R>) -> Result<Vec<u8>, postcard::Error> {
        let (view, due) = (table.view_at(self.viewer, 0), Due::Chance);
        self.known = Some((view.clone(), due, 0));
        let account = Account::default();
        let update = Update { account, before_last_action: 0, after_last_action: 0, due, view, deeds: 0 };
        postcard::to_stdvec(&FromTable::<R>::Update(update))
    }

    /// The first part of the account, if all of it would be too long.
    fn part(&mut self, table: &impl Side<R>) -> Result<Option<Vec<u8>>, postcard::Error> {
        let (from, mut to) = (self.told, table.events());
        let mut cut = None;
        loop {
            let message = postcard::to_stdvec(&FromTable::<R>::Story(table.account(self.viewer, from..to)))?;
            let end = table.step_end(from + (to - from) / 2);
            if message.len() <= LONG || end >= to || end <= from {
                if to < table.events() {
                    cut = Some(message);
                    self.told = to;
                }
                return Ok(cut);
            }
            to = end;
        }
    }

    /// Performs the action of a guest, unless it was already done.
    ///
    /// # Errors
    /// If the message does not contain an action.
    pub fn perform(&mut self, message: &[u8], table: &mut impl Side<R>) -> Result<(), Unreadable> {
        let (number, action) = Outlet::<R>::decode_action(message)?;
        let seat = self.viewer.seat().ok_or(Unreadable)?;
        let deeds = table.deeds(seat);
        if number > deeds {
            return Err(Unreadable);
        }
        if number < deeds {
            // It was sent twice, or a computer has played meanwhile, which must not look like the guest's action being
            // done.
            if table.deed(seat, number).is_some_and(|done| done != action) {
                self.late.push_back(number);
            }
        } else if let Err(refusal) = table.act(seat, action) {
            self.refusals.push_back((number, refusal));
        }
        Ok(())
    }

    /// Reads the action of a guest, and the number of earlier actions of its seat.
    ///
    /// # Errors
    /// If the message does not contain an action.
    pub fn decode_action(message: &[u8]) -> Result<(u64, R::Action), Unreadable> {
        match postcard::take_from_bytes::<Deed<'_>>(message) {
            Ok((Deed { number, action }, [])) => Ok((number, action.parse()?)),
            Ok(_) | Err(_) => Err(Unreadable),
        }
    }
}

/// A guest's copy of a remote table, as far as its seat may know it.
pub struct Replica<R: Rules> {
    /// Our seat; `None` for a listener.
    seat: Option<Seat>,
    story: Account<R>,
    /// The parts of the account that wait for the update they belong to.
    coming: Account<R>,
    before_last_action: usize,
    after_last_action: usize,
    /// The view, and what the game waits for.
    stand: (R::View, Due),
    /// The number of actions of our seat.
    deeds: u64,
    /// The number of bytes received from the table.
    told: usize,
    /// Our action that has not been answered.
    pending: Option<Vec<u8>>,
    outgoing: VecDeque<Vec<u8>>,
    notes: Vec<Printable>,
    refusal: Option<R::Refusal>,
    /// Whether an action came to the table too late, which has not been reported yet.
    is_late: bool,
    /// The view before anything happened.
    opening: R::View,
    /// Diary lines for messages that have not been written down.
    diary: Diary,
}

/// Diary lines for the messages of a table, if lines are wanted.
#[derive(Default)]
struct Diary {
    /// The messages that are not yet lines: at first, until the lines are wanted, the opening; later, the parts of an
    /// incomplete account, which would be sent again after a break.
    coming: Vec<Vec<u8>>,
    /// The last message that was written down.
    last: Vec<u8>,
    lines: Option<String>,
}

impl Diary {
    fn add(&mut self, message: &[u8], is_whole: bool) {
        if self.lines.is_some() {
            self.coming.push(message.to_vec());
            if is_whole {
                self.write();
            }
        }
    }

    /// Converts the waiting messages to lines.
    fn write(&mut self) {
        if let Some(lines) = &mut self.lines {
            for message in self.coming.drain(..) {
                *lines += &format!("{TOLD}{}\n", fold::encode(&message, &self.last));
                self.last = message;
            }
        }
    }
}

/// The first word in the line of a message from the table.
pub const TOLD: &str = "told ";

/// The first word in the line of a note.
const NOTE: &str = "note ";

/// The most bytes of all messages of a game, expanded from their lines: about ten times what the lines may have. It
/// keeps a hostile table from filling the guest's memory.
const MOST_TOLD: usize = 16 << 20;

impl<R: Rules> Replica<R> {
    /// Joins a table, on a seat or as a listener; `opening` is the table's first message, the state at the beginning.
    ///
    /// # Errors
    /// If the table has sent something else.
    pub fn sit_down(seat: impl Into<Option<Seat>>, opening: &[u8]) -> Result<Replica<R>, Unreadable> {
        let FromTable::<R>::Update(update) = decode(opening)? else {
            return Err(Unreadable);
        };
        let diary = Diary { coming: vec![opening.to_vec()], ..Diary::default() };
        let mut guest = Replica {
            opening: update.view.clone(),
            diary,
            seat: seat.into(),
            story: Account::default(),
            coming: Account::default(),
            before_last_action: 0,
            after_last_action: 0,
            stand: (update.view.clone(), update.due),
            deeds: 0,
            told: opening.len(),
            pending: None,
            outgoing: VecDeque::new(),
            notes: Vec::new(),
            refusal: None,
            is_late: false,
        };
        guest.update(update)?;
        Ok(guest)
    }

    /// Returns to a seat after a break, with everything in these lines of a diary.
    ///
    /// # Errors
    /// The index of the first line that makes no sense; 0 if there are no lines.
    pub fn come_back(seat: Seat, lines: &[&str]) -> Result<Replica<R>, usize> {
        let told = |line: &str, last: &[u8]| {
            line.strip_prefix(TOLD).and_then(|text| fold::decode(text, last)).ok_or(Unreadable)
        };
        let (first, rest) = lines.split_first().ok_or(0usize)?;
        let mut last = told(first, &[]).map_err(|_| 0usize)?;
        let mut guest = Replica::sit_down(seat, &last).map_err(|_| 0usize)?;
        for (index, line) in (1usize..).zip(rest) {
            if let Some((by, text)) = line.strip_prefix(NOTE).and_then(|rest| rest.split_once(' ')) {
                let note = text.parse().ok().filter(|_| by.parse() == Ok(seat)).ok_or(index)?;
                guest.notes.push(note);
                continue;
            }
            last = told(line, &last).map_err(|_| index)?;
            guest.take_in(&last).map_err(|_| index)?;
        }
        guest.diary = Diary { last, ..Diary::default() };
        Ok(guest)
    }

    /// Takes over a new state.
    fn update(&mut self, update: Update<R>) -> Result<(), Unreadable> {
        self.coming.append(update.account)?;
        self.story.append(mem::take(&mut self.coming))?;
        self.before_last_action = update.before_last_action.min(self.story.len());
        self.after_last_action = update.after_last_action.min(self.story.len());
        self.stand = (update.view, update.due);
        if update.deeds > self.deeds {
            self.pending = None;
        }
        self.deeds = update.deeds;
        Ok(())
    }

    /// Processes a message from the table.
    fn take_in(&mut self, message: &[u8]) -> Result<(), Unreadable> {
        self.told = self.told.saturating_add(message.len());
        if self.told > MOST_TOLD {
            return Err(Unreadable);
        }
        match decode(message)? {
            FromTable::<R>::Update(update) => {
                self.update(update)?;
                self.diary.add(message, true);
            }
            FromTable::Story(account) => {
                self.coming.append(account)?;
                self.diary.add(message, false);
            }
            FromTable::Refused(number, refusal) if number == self.deeds => {
                self.pending = None;
                self.refusal = Some(refusal);
            }
            // The action was resent, and had been done.
            FromTable::Refused(..) => {}
            FromTable::Late(number) if number <= self.deeds => {
                self.pending.take_if(|_| number == self.deeds);
                self.is_late = true;
            }
            FromTable::Late(_) => {}
        }
        Ok(())
    }
}

fn decode<R: Rules>(message: &[u8]) -> Result<FromTable<R>, Unreadable> {
    match postcard::take_from_bytes(message) {
        Ok((message, [])) => Ok(message),
        Ok(_) | Err(_) => Err(Unreadable),
    }
}

impl<R: Rules> Side<R> for Replica<R> {
    fn due(&self) -> Due {
        self.stand.1
    }

    fn view(&self, _viewer: Viewer) -> R::View {
        self.stand.0.clone()
    }

    fn view_at(&self, _viewer: Viewer, events: usize) -> R::View {
        self.story.view_at(events).unwrap_or(&self.opening).clone()
    }

    fn turn(&self, from: usize) -> Turn {
        Turn::from_steps(self.story.steps(), from)
    }

    fn step_end(&self, number: usize) -> usize {
        self.story.steps().map(|(end, _)| end).find(|end| *end > number).unwrap_or(self.story.len())
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
        // At this keyboard there is no other player from whom anything would have to be hidden.
        false
    }

    fn steps(&self) -> u64 {
        self.story.len() as u64
    }

    /// Chance is drawn at the table.
    fn settle(&mut self) {}

    fn act(&mut self, _seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        R::check(&self.stand.0, &action)?;
        let notation = action.to_string();
        // A legal action has a notation, which can always be encoded.
        self.pending = postcard::to_stdvec(&Deed { number: self.deeds, action: &notation }).ok();
        self.outgoing.extend(self.pending.clone());
        Ok(())
    }

    fn is_on_its_way(&self) -> bool {
        self.pending.is_some()
    }

    fn is_elsewhere(&self) -> bool {
        true
    }

    fn deeds(&self, seat: Seat) -> u64 {
        if Some(seat) == self.seat { self.deeds } else { 0 }
    }

    fn bring(&mut self, message: &[u8]) -> Result<(), Unreadable> {
        self.take_in(message)
    }

    fn fetch(&mut self) -> Option<Vec<u8>> {
        self.outgoing.pop_front()
    }

    fn resend(&mut self) {
        self.outgoing = self.pending.clone().into_iter().collect();
        // The table resends what came before the break.
        self.coming = Account::default();
        self.diary.coming.clear();
    }

    fn take_refusal(&mut self) -> Option<R::Refusal> {
        self.refusal.take()
    }

    fn take_late(&mut self) -> bool {
        mem::take(&mut self.is_late)
    }

    fn note(&mut self, _seat: Seat, text: Printable) {
        if let (Some(lines), Some(seat)) = (&mut self.diary.lines, self.seat) {
            *lines += &format!("{NOTE}{seat} {text}\n");
        }
        self.notes.push(text);
    }

    fn notes(&self, _seat: Seat) -> Vec<Printable> {
        self.notes.clone()
    }

    /// The table writes the record of the whole game; these lines are a diary of what it has sent.
    fn keep_lines(&mut self) {
        self.diary.lines.get_or_insert_default();
        self.diary.write();
    }

    fn take_lines(&mut self) -> String {
        self.diary.lines.as_mut().map(mem::take).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_not_looked_at_again() {
        let (mut count, mut looks) = (Count::default(), 0);
        for (events, percepts) in [(0, 0), (3, 2), (3, 2), (10, 5), (11, 6)] {
            let is_noticed = |number: &usize| {
                looks += 1;
                number.is_multiple_of(2)
            };
            assert_eq!(count.up_to(events, is_noticed), percepts);
        }
        assert_eq!(looks, 11);
        // A different table is counted from the beginning.
        assert_eq!(count.up_to(3, |number| number.is_multiple_of(2)), 2);
    }
}
