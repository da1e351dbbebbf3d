//! The table: the one place that holds a game's whole state.
//!
//! It hands out views and percepts, asks chance, and writes down every line of the record as it happens.

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::chance::ChanceSource;
use crate::record::{Damage, Entry, Reason, Record};
use crate::rules::{self, News, Outcome, Pending, Rules};
use crate::seat::{PerSeat, Seat, Seats, Viewer};

/// What a table waits for; chance has always been asked already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Due {
    /// All of these seats owe an action.
    Seats(Seats),
    /// The game is over.
    Over(Outcome),
    /// A scripted chance has run dry.
    Chance,
}

/// A part of a game's story as one viewer noticed it.
pub struct Account<R: Rules> {
    percepts: Vec<(R::Percept, usize)>,
    /// What the viewer knew after each step that brought a percept.
    scenes: Vec<R::View>,
}

impl<R: Rules> fmt::Debug for Account<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.percepts.iter().map(|(percept, scene)| (percept, &self.scenes[*scene]));
        f.debug_list().entries(steps).finish()
    }
}

impl<R: Rules> Default for Account<R> {
    fn default() -> Account<R> {
        Account { percepts: Vec::new(), scenes: Vec::new() }
    }
}

impl<R: Rules> Account<R> {
    /// Adds what was noticed of one step, and what was known after it. A step of which nothing was noticed leaves nothing.
    pub fn add(&mut self, percepts: impl IntoIterator<Item = R::Percept>, view: impl FnOnce() -> R::View) {
        let before = self.percepts.len();
        let scene = self.scenes.len();
        self.percepts.extend(percepts.into_iter().map(|percept| (percept, scene)));
        if self.percepts.len() > before {
            self.scenes.push(view());
        }
    }

    /// What happened, in its order.
    pub fn news(&self) -> Vec<News<'_, R>> {
        self.percepts.iter().map(|(percept, scene)| News { percept, view: &self.scenes[*scene] }).collect()
    }
}

/// A game in progress.
pub struct Table<R: Rules> {
    state: R::State,
    source: Box<dyn ChanceSource<R>>,
    story: Vec<R::Event>,
    /// The state after each step that brought events, and how many events there were then.
    scenes: Vec<(usize, R::State)>,
    notes: Vec<(Seat, String)>,
    /// How many events there were before the last action of each seat that others noticed.
    before: PerSeat<usize>,
    steps: u64,
    scribe: Option<Box<dyn Write>>,
    fault: Option<io::Error>,
}

impl<R: Rules> Table<R> {
    /// A new game. Nothing is drawn yet: see [`settle`](Table::settle).
    pub fn new(config: &R::Config, seats: usize, source: Box<dyn ChanceSource<R>>) -> Table<R> {
        Table {
            state: R::start(config, seats),
            source,
            story: Vec::new(),
            scenes: Vec::new(),
            notes: Vec::new(),
            before: PerSeat::default(),
            steps: 0,
            scribe: None,
            fault: None,
        }
    }

    /// A game as far as a record tells it. Chance answers as recorded; `source` serves what comes after.
    ///
    /// # Errors
    /// The first line that cannot have happened.
    pub fn replay(
        config: &R::Config,
        record: &Record<'_>,
        source: Box<dyn ChanceSource<R>>,
    ) -> Result<Table<R>, Damage> {
        let mut table = Table::new(config, record.header.players.len(), source);
        for (index, line) in record.lines.iter().enumerate() {
            table.follow(line).map_err(|reason| Damage { line: Record::line_number(index), reason })?;
        }
        Ok(table)
    }

    /// Does what one line of a record tells.
    ///
    /// # Errors
    /// Why it cannot have happened; the game is left as it was.
    pub fn follow(&mut self, line: &str) -> Result<(), Reason> {
        match line.parse::<Entry<R>>().map_err(|_| Reason::Unreadable)? {
            Entry::Chance(outcome) => self.apply_chance(outcome).map_err(|_| Reason::NotAsked)?,
            Entry::Action(..) | Entry::Note(..) if matches!(R::pending(&self.state), Pending::Chance(_)) => {
                return Err(Reason::ChanceMissing);
            }
            Entry::Action(seat, action) => {
                self.do_action(seat, action).map_err(|_| Reason::Refused)?;
            }
            Entry::Note(seat, text) => self.notes.push((seat, text)),
        }
        self.steps += 1;
        Ok(())
    }

    /// From now on writes each line of the record, as it happens, to `scribe`.
    pub fn record_to(&mut self, scribe: Box<dyn Write>) {
        self.scribe = Some(scribe);
    }

    /// The error that ended the writing of the record, told once.
    pub fn take_fault(&mut self) -> Option<io::Error> {
        self.fault.take()
    }

    /// Asks chance for all that the rules wait for.
    pub fn settle(&mut self) {
        while let Pending::Chance(request) = R::pending(&self.state) {
            let Some(outcome) = self.source.outcome(&request, self.steps) else {
                return;
            };
            let line = Entry::<R>::Chance(outcome.clone());
            if self.apply_chance(outcome).is_err() {
                return;
            }
            self.write(&line);
        }
    }

    /// What the game waits for.
    pub fn due(&self) -> Due {
        match R::pending(&self.state) {
            Pending::Seats(seats) => Due::Seats(seats),
            Pending::Chance(_) => Due::Chance,
            Pending::Over(outcome) => Due::Over(outcome),
        }
    }

    /// All that `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, viewer)
    }

    /// Does an action of `seat`, and then asks chance for what the rules want to know.
    ///
    /// # Errors
    /// The reason why it cannot be done; nothing has changed.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        let line = Entry::<R>::Action(seat, action.clone());
        self.do_action(seat, action)?;
        self.write(&line);
        self.settle();
        Ok(())
    }

    fn apply_chance(&mut self, outcome: R::Chance) -> Result<(), rules::Impossible> {
        R::apply_chance(&mut self.state, outcome, &mut self.story)?;
        self.keep_scene();
        Ok(())
    }

    fn keep_scene(&mut self) {
        let told = self.scenes.last().map_or(0, |(events, _)| *events);
        if self.story.len() > told {
            self.scenes.push((self.story.len(), self.state.clone()));
        }
    }

    fn do_action(&mut self, seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        let before = self.story.len();
        rules::act::<R>(&mut self.state, seat, action, &mut self.story)?;
        self.keep_scene();
        // What nobody else notices, such as a mark for oneself, is no move to look back to.
        let mut events = self.story[before..].iter();
        if events.any(|event| R::perceive(event, Viewer::Public).is_some()) {
            self.before[seat] = before;
        }
        Ok(())
    }

    /// Writes something down for `seat` alone: one line, without control characters.
    pub fn note(&mut self, seat: Seat, text: &str) {
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        self.write(&Entry::<R>::Note(seat, text.clone()));
        self.notes.push((seat, text));
    }

    /// What `seat` has written down, oldest first.
    pub fn notes(&self, seat: Seat) -> impl Iterator<Item = &str> {
        self.notes.iter().filter(move |(owner, _)| *owner == seat).map(|(_, text)| text.as_str())
    }

    /// What `viewer` has noticed from the event numbered `from` on, counted from 0.
    ///
    /// Percepts carry no numbers: gaps between them would tell how much the others did in secret.
    pub fn story(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = R::Percept> {
        let events = self.story.iter().skip(from);
        events.filter_map(move |event| R::perceive(event, viewer))
    }

    /// What `viewer` has noticed of the events in `range`, which are numbered from 0, and what was known then.
    pub fn account(&self, viewer: Viewer, range: Range<usize>) -> Account<R> {
        let mut account = Account::default();
        let first = self.scenes.partition_point(|(end, _)| *end <= range.start);
        let mut start = range.start;
        for (end, state) in &self.scenes[first..] {
            let end = (*end).min(range.end);
            if start >= end {
                break;
            }
            let percepts = self.story[start..end].iter().filter_map(|event| R::perceive(event, viewer));
            account.add(percepts, || R::view(state, viewer));
            start = end;
        }
        account
    }

    /// What `viewer` has noticed of the event with this number; `None` if nothing.
    pub fn percept(&self, viewer: Viewer, number: usize) -> Option<R::Percept> {
        R::perceive(self.story.get(number)?, viewer)
    }

    /// Whether `viewer` has noticed more than the public of any event from the one numbered `from` on.
    pub fn has_secrets(&self, viewer: Viewer, from: usize) -> bool {
        let mut events = self.story.iter().skip(from);
        events.any(|event| R::perceive(event, viewer) != R::perceive(event, Viewer::Public))
    }

    /// How many events there have been.
    pub fn events(&self) -> usize {
        self.story.len()
    }

    /// How many events there were before the last action of `seat` that others noticed.
    pub fn events_before_last_action(&self, seat: Seat) -> usize {
        self.before[seat]
    }

    /// How many lines the record has after its header.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    fn write(&mut self, entry: &Entry<R>) {
        self.steps += 1;
        let Some(scribe) = &mut self.scribe else {
            return;
        };
        if let Err(error) = scribe.write_all(format!("{entry}\n").as_bytes()) {
            self.fault = Some(error);
            self.scribe = None;
        }
    }
}
