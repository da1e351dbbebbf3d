//! The wire: what a table and somebody far away tell each other about one seat, as bytes.
//!
//! The [`Outlet`] of a seat stands at the table and sends what its viewer notices and knows, and nothing else. The
//! [`Guest`] stands in the program far away: to a session it is the table. How the bytes travel is nobody's business
//! here. They may get lost at the end of a connection: whoever comes back says how much was heard, and what was done and
//! not answered is sent once more.

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

/// How long a message may become before what is told is cut into several, in bytes: well below what a connection can
/// carry at once. What comes of a single step is never cut.
const LONG: usize = 24 * 1024;

/// A message from the table to a guest.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
enum FromTable<R: Rules> {
    /// How it stands, after all that was told before.
    Update(Update<R>),
    /// What the guest wanted to do cannot be done; with the [number](Deed::number) of that.
    Refused(u64, R::Refusal),
    /// What was noticed, as far as it fits. The rest of it comes next.
    Story(Account<R>),
    /// What the guest wanted to do, with the [number](Deed::number) of that, was not done: somebody else has acted on its
    /// seat before.
    Late(u64),
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
    /// How much the seat has done.
    deeds: u64,
}

/// What a guest wants to do.
#[derive(Serialize, Deserialize)]
struct Deed<'a> {
    /// How much its seat had done before. So the table knows what was sent twice.
    number: u64,
    /// An action in the notation of records.
    action: &'a str,
}

/// The place at a table from which one viewer is told.
pub struct Outlet<R: Rules> {
    viewer: Viewer,
    /// How many events the viewer was told.
    told: usize,
    /// What the viewer knows, and how much it has done.
    known: Option<(R::View, Due, u64)>,
    /// How far the table was when it was asked last.
    seen: Option<(usize, u64)>,
    refusals: VecDeque<(u64, R::Refusal)>,
    /// What came too late.
    late: VecDeque<u64>,
    /// What was noticed before the last action of the viewer.
    before: Count,
    /// What was noticed up to the end of that action, with what came of it.
    after: Count,
}

/// How many percepts there were among the first events of a table. It goes on where it has counted last: over a whole game no
/// event is looked at twice.
#[derive(Default)]
struct Count {
    events: usize,
    percepts: usize,
}

impl Count {
    /// The percepts among so many events.
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
    /// An outlet for a viewer who was told nothing yet.
    pub fn new(viewer: Viewer) -> Outlet<R> {
        let (refusals, late) = (VecDeque::new(), VecDeque::new());
        let (before, after) = (Count::default(), Count::default());
        Outlet { viewer, told: 0, known: None, seen: None, refusals, late, before, after }
    }

    /// An outlet for a viewer who has had so many percepts already.
    ///
    /// # Errors
    /// When there were not so many.
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

    /// What is new for the viewer, if anything. Nothing is sent of what only others notice: not even that something
    /// was.
    ///
    /// # Errors
    /// When a value cannot be written, which is a defect of its game.
    pub fn update(&mut self, table: &impl Side<R>) -> Result<Option<Vec<u8>>, postcard::Error> {
        if let Some((number, refusal)) = self.refusals.pop_front() {
            return postcard::to_stdvec(&FromTable::<R>::Refused(number, refusal)).map(Some);
        }
        if self.known.is_none() && self.told == 0 {
            return self.open(table).map(Some);
        }
        // Behind what was told before, as what was done instead is heard first.
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

    /// How it stood before anything happened.
    fn open(&mut self, table: &impl Side<R>) -> Result<Vec<u8>, postcard::Error> {
        let (view, due) = (table.view_at(self.viewer, 0), Due::Chance);
        self.known = Some((view.clone(), due, 0));
        let account = Account::default();
        let update = Update { account, before_last_action: 0, after_last_action: 0, due, view, deeds: 0 };
        postcard::to_stdvec(&FromTable::<R>::Update(update))
    }

    /// The first part of what was noticed, where all of it would be too long.
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

    /// Does what a guest wants, unless it was done before.
    ///
    /// # Errors
    /// When the message is nothing of the kind.
    pub fn take(&mut self, message: &[u8], table: &mut impl Side<R>) -> Result<(), Unreadable> {
        let (number, action) = Outlet::<R>::read(message)?;
        let seat = self.viewer.seat().ok_or(Unreadable)?;
        let deeds = table.deeds(seat);
        if number > deeds {
            return Err(Unreadable);
        }
        if number < deeds {
            // It was sent twice, or a computer has played meanwhile: that must not look as if it was done.
            if table.deed(seat, number).is_some_and(|done| done != action) {
                self.late.push_back(number);
            }
        } else if let Err(refusal) = table.act(seat, action) {
            self.refusals.push_back((number, refusal));
        }
        Ok(())
    }

    /// What a guest wants to do, and how much its seat had done before.
    ///
    /// # Errors
    /// When the message is nothing of the kind.
    pub fn read(message: &[u8]) -> Result<(u64, R::Action), Unreadable> {
        match postcard::take_from_bytes::<Deed<'_>>(message) {
            Ok((Deed { number, action }, [])) => Ok((number, action.parse()?)),
            Ok(_) | Err(_) => Err(Unreadable),
        }
    }
}

/// A table far away, as far as one seat is told of it.
pub struct Guest<R: Rules> {
    /// The own seat; nobody's where one only listens.
    seat: Option<Seat>,
    story: Account<R>,
    /// What has come of the story before what goes with it.
    coming: Account<R>,
    before_last_action: usize,
    after_last_action: usize,
    /// How it stands.
    stand: (R::View, Due),
    /// How much the own seat has done.
    deeds: u64,
    /// How many bytes the table has told.
    told: usize,
    /// What was done and is not answered.
    pending: Option<Vec<u8>>,
    outgoing: VecDeque<Vec<u8>>,
    notes: Vec<Printable>,
    refusal: Option<R::Refusal>,
    /// Whether something came to the table too late, which was not told.
    is_late: bool,
    /// What was known before anything happened.
    opening: R::View,
    /// Lines for what was told and not written down.
    diary: Diary,
}

/// Lines for what a table has told, as far as they are wanted.
#[derive(Default)]
struct Diary {
    /// What the table has told and is not written down: first of all until it is known whether lines are wanted, and later
    /// what is not known in whole, which comes again after a break.
    coming: Vec<Vec<u8>>,
    /// What was written down last.
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

    /// Writes down what has come.
    fn write(&mut self) {
        if let Some(lines) = &mut self.lines {
            for message in self.coming.drain(..) {
                *lines += &format!("{TOLD}{}\n", fold::write(&message, &self.last));
                self.last = message;
            }
        }
    }
}

/// What begins the line of a message from the table.
pub const TOLD: &str = "told ";

/// What begins the line of a note.
const NOTE: &str = "note ";

/// The most bytes of all messages of a game, when they come as when they are read from lines: some ten times as many as the
/// lines may have. Nobody fills the memory of a guest.
const MOST_TOLD: usize = 16 << 20;

impl<R: Rules> Guest<R> {
    /// Sits down on a seat, or only listens, where the table tells first how it stood in the beginning.
    ///
    /// # Errors
    /// When the table has told something else.
    pub fn sit_down(seat: impl Into<Option<Seat>>, opening: &[u8]) -> Result<Guest<R>, Unreadable> {
        let FromTable::<R>::Update(update) = read(opening)? else {
            return Err(Unreadable);
        };
        let diary = Diary { coming: vec![opening.to_vec()], ..Diary::default() };
        let mut guest = Guest {
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

    /// Sits down once more, after all that these lines of a record tell.
    ///
    /// # Errors
    /// The place of the first line that makes no sense; that of the last where there are none.
    pub fn come_back(seat: Seat, lines: &[&str]) -> Result<Guest<R>, usize> {
        let told =
            |line: &str, last: &[u8]| line.strip_prefix(TOLD).and_then(|text| fold::read(text, last)).ok_or(Unreadable);
        let (first, rest) = lines.split_first().ok_or(0usize)?;
        let mut last = told(first, &[]).map_err(|_| 0usize)?;
        let mut guest = Guest::sit_down(seat, &last).map_err(|_| 0usize)?;
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

    /// Takes over how it stands.
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

    /// Takes in a message from the table.
    fn take_in(&mut self, message: &[u8]) -> Result<(), Unreadable> {
        self.told = self.told.saturating_add(message.len());
        if self.told > MOST_TOLD {
            return Err(Unreadable);
        }
        match read(message)? {
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
            // It was sent once more, and done.
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

fn read<R: Rules>(message: &[u8]) -> Result<FromTable<R>, Unreadable> {
    match postcard::take_from_bytes(message) {
        Ok((message, [])) => Ok(message),
        Ok(_) | Err(_) => Err(Unreadable),
    }
}

impl<R: Rules> Side<R> for Guest<R> {
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
        Turn::of(self.story.steps(), from)
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
        // Nobody else sits at this keyboard from whom something would have to be hidden.
        false
    }

    fn steps(&self) -> u64 {
        self.story.len() as u64
    }

    /// Chance is asked where the table is.
    fn settle(&mut self) {}

    fn act(&mut self, _seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        R::check(&self.stand.0, &action)?;
        let notation = action.to_string();
        // What can be done has a notation, and whatever has one can be written.
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
        // What came before the break comes again.
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

    /// The record of the whole game is written where the table is; here it is that of what was told.
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
        // At another table it begins anew.
        assert_eq!(count.up_to(3, |number| number.is_multiple_of(2)), 2);
    }
}
