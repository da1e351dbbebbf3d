//! The table: the one place that holds a game's complete state.
//!
//! It hands out views and percepts, asks chance, and writes every line of the record as it happens.

mod account;
mod choices;
mod verification;

use std::mem;
use std::ops::Range;

use serde::{Deserialize, Serialize};

pub use self::account::{Account, step};
pub use self::choices::Chosen;
pub use self::verification::{Verified, verify};
use crate::chance::ChanceSource;
use crate::notation::Unreadable;
use crate::record::{Damage, Entry, Reason, Record};
use crate::rules::{self, Outcome, Pending, Rules};
use crate::seat::{PerSeat, Seat, Seats, Viewer};
use crate::text::printable::Printable;

/// What a table waits for; chance has always been asked already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Due {
    /// All of these seats owe an action.
    Seats(Seats),
    /// The game is over.
    Over(Outcome),
    /// A scripted source of chance has run dry.
    Chance,
}

impl Due {
    /// Returns what the rules wait for in a state.
    pub fn in_state<R: Rules>(state: &R::State) -> Due {
        match R::pending(state) {
            Pending::Seats(seats) => Due::Seats(seats),
            Pending::Chance(_) => Due::Chance,
            Pending::Over(outcome) => Due::Over(outcome),
        }
    }
}

/// A session's side of the table: the [`Table`] itself, or a guest's copy of a remote one.
pub trait Side<R: Rules> {
    /// Returns what the game waits for.
    fn due(&self) -> Due;

    /// Returns all that `viewer` may know.
    fn view(&self, viewer: Viewer) -> R::View;

    /// The number of events so far.
    fn events(&self) -> usize;

    /// Returns all that `viewer` knew after the first `events` events.
    fn view_at(&self, viewer: Viewer, events: usize) -> R::View;

    /// The turn that begins with the event numbered `from`.
    fn turn(&self, from: usize) -> Turn;

    /// The end of the step that contains the event numbered `number`, as a number of events.
    fn step_end(&self, number: usize) -> usize;

    /// Returns what `viewer` noticed of the events in `range`, numbered from 0, and what was known then.
    fn account(&self, viewer: Viewer, range: Range<usize>) -> Account<R>;

    /// Returns what `viewer` noticed of the event with this number; `None` if nothing.
    fn percept(&self, viewer: Viewer, number: usize) -> Option<R::Percept>;

    /// The number of events before the last action of `seat` that others noticed.
    fn events_before_last_action(&self, seat: Seat) -> usize;

    /// The number of events after the last action of `seat` that was not an [answer](Rules::is_answer), including what
    /// chance and the answers of others made of it.
    fn events_after_last_action(&self, seat: Seat) -> usize;

    /// Returns whether `viewer` noticed more than the public of any event from the one numbered `from` on.
    fn has_secrets(&self, viewer: Viewer, from: usize) -> bool;

    /// The number of lines in the record after its header.
    fn steps(&self) -> u64;

    /// The number of actions of `seat`.
    fn deeds(&self, seat: Seat) -> u64;

    /// Returns all actions of `seat`, each with what it knew before; `None` if the table is remote.
    fn choices(&self, seat: Seat) -> Option<Vec<Chosen<R>>> {
        let _ = seat;
        None
    }

    /// Returns the first `count` lines of the record after its header, each with its line ending; `None` if the table
    /// is remote.
    fn first_lines(&self, count: u64) -> Option<String> {
        let _ = count;
        None
    }

    /// Returns whether the table is remote, so that its computers think there.
    fn is_elsewhere(&self) -> bool {
        false
    }

    /// Handles a message from a remote table.
    ///
    /// # Errors
    /// If it makes no sense; then nothing has changed.
    fn bring(&mut self, _message: &[u8]) -> Result<(), Unreadable> {
        Err(Unreadable)
    }

    /// Takes the next message to send to a remote table.
    fn fetch(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Queues again whatever a remote table has not answered.
    fn resend(&mut self) {}

    /// Asks chance for all that the rules wait for.
    fn settle(&mut self);

    /// Applies an action of `seat`, or sends it to the remote table.
    ///
    /// # Errors
    /// The reason why it cannot be done; nothing has changed.
    fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), R::Refusal>;

    /// Returns whether an action is still on its way to a remote table.
    fn is_on_its_way(&self) -> bool {
        false
    }

    /// Returns, once, why the remote table refused an action.
    fn take_refusal(&mut self) -> Option<R::Refusal> {
        None
    }

    /// Returns, once, whether an action reached the remote table too late because another player had acted on the seat.
    fn take_late(&mut self) -> bool {
        false
    }

    /// Returns the action of `seat` that follows its first `number` actions; `None` if it is not known here.
    fn deed(&self, seat: Seat, number: u64) -> Option<R::Action> {
        let _ = (seat, number);
        None
    }

    /// Returns the seat that begins a rematch, if the rules say so and it is known here.
    fn next_starter(&self) -> Option<Seat> {
        None
    }

    /// The number of moves of each seat, as the rules count them.
    fn moves(&self) -> PerSeat<usize> {
        PerSeat::default()
    }

    /// The number of actions of each seat that others noticed, except resignations.
    fn noticed(&self) -> PerSeat<usize> {
        PerSeat::default()
    }

    /// Adds a private note of `seat`.
    fn note(&mut self, seat: Seat, text: Printable);

    /// The notes of `seat`, oldest first.
    fn notes(&self, seat: Seat) -> Vec<Printable>;

    /// Starts keeping each line of the record for [`take_lines`](Side::take_lines).
    fn keep_lines(&mut self);

    /// Takes the lines added to the record since the last call, each with its line ending.
    fn take_lines(&mut self) -> String;
}

/// Consecutive actions of one seat, with their consequences; or the events before any seat has acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The seat that acted; `None` at the beginning, when chance deals and draws.
    pub by: Option<Seat>,
    /// The first event after those of the actions themselves, before what chance answered to the last of them.
    pub done: usize,
    /// The first event after the turn.
    pub end: usize,
    /// The number of actions, up to [`MOST_ACTIONS`](Turn::MOST_ACTIONS).
    pub actions: usize,
}

impl Turn {
    /// The largest number of actions in a turn. A player who goes on alone for longer has several turns, so that a
    /// listener can follow.
    pub const MOST_ACTIONS: usize = 8;

    /// Returns the turn that begins with the event numbered `from`. Each step gives the end of its events and the seat
    /// that acted; `None` if chance answered.
    pub fn from_steps(steps: impl Iterator<Item = (usize, Option<Seat>)>, from: usize) -> Turn {
        let mut turn = Turn { by: None, done: from, end: from, actions: 0 };
        for (end, by) in steps.skip_while(|(end, _)| *end <= from) {
            if by.is_some() {
                let is_other = turn.by != by && turn.end > from;
                if is_other || turn.actions == Turn::MOST_ACTIONS {
                    break;
                }
                turn.actions += 1;
                (turn.by, turn.done) = (by, end);
            }
            turn.end = end;
        }
        turn
    }
}

/// The state after a step.
struct Scene<R: Rules> {
    /// The number of events so far.
    events: usize,
    state: R::State,
    /// The seat that acted; `None` if chance answered.
    by: Option<Seat>,
}

/// A game in progress.
pub struct Table<R: Rules> {
    state: R::State,
    source: Box<dyn ChanceSource<R>>,
    story: Vec<R::Event>,
    /// The initial state, and the state after each step with events.
    scenes: Vec<Scene<R>>,
    notes: Vec<(Seat, Printable)>,
    /// The number of events before the last action of each seat that others noticed.
    before: PerSeat<usize>,
    /// The number of events after the last action of each seat that was not an answer, including what chance and the
    /// answers of others made of it.
    after: PerSeat<usize>,
    /// The seat of the last action that was not an answer.
    actor: Option<Seat>,
    /// The number of moves of each seat, as the rules count them.
    moves: PerSeat<usize>,
    /// The number of actions of each seat that others noticed, except resignations.
    noticed: PerSeat<usize>,
    /// The number of actions of each seat.
    deeds: PerSeat<u64>,
    steps: u64,
    /// All lines of the record after its header.
    entries: Vec<Entry<R>>,
    /// The first line that has not been taken; `None` if lines are not wanted.
    untaken: Option<usize>,
}

impl<R: Rules> Table<R> {
    /// A new game. Nothing has been drawn yet: see [`settle`](Table::settle).
    pub fn new(config: &R::Config, seats: usize, source: Box<dyn ChanceSource<R>>) -> Table<R> {
        let state = R::start(config, seats);
        Table {
            scenes: vec![Scene { events: 0, state: state.clone(), by: None }],
            state,
            source,
            story: Vec::new(),
            notes: Vec::new(),
            before: PerSeat::default(),
            after: PerSeat::default(),
            actor: None,
            moves: PerSeat::default(),
            noticed: PerSeat::default(),
            deeds: PerSeat::default(),
            steps: 0,
            entries: Vec::new(),
            untaken: None,
        }
    }

    /// Restores a game up to the end of a record. Chance answers as recorded; `source` serves the rest of the game.
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

    /// Applies one line of a record.
    ///
    /// # Errors
    /// The reason why it cannot have happened; the game is left unchanged.
    pub fn follow(&mut self, line: &str) -> Result<(), Reason> {
        let entry = line.parse::<Entry<R>>().map_err(|_| Reason::Unreadable)?;
        match entry.clone() {
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
        self.entries.push(entry);
        Ok(())
    }

    fn apply_chance(&mut self, outcome: R::Chance) -> Result<(), rules::Impossible> {
        R::apply_chance(&mut self.state, outcome, &mut self.story)?;
        self.keep_scene(None);
        Ok(())
    }

    fn keep_scene(&mut self, by: Option<Seat>) {
        let told = self.scenes.last().map_or(0, |scene| scene.events);
        if self.story.len() > told {
            self.scenes.push(Scene { events: self.story.len(), state: self.state.clone(), by });
        }
        if let Some(actor) = self.actor {
            self.after[actor] = self.story.len();
        }
    }

    fn do_action(&mut self, seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        let before = self.story.len();
        let is_move = action != R::resignation();
        let is_answer = R::is_answer(&action);
        rules::act::<R>(&mut self.state, seat, action.clone(), &mut self.story)?;
        self.deeds[seat] += 1;
        self.moves[seat] += R::counted(&action, self.story[before..].iter());
        if !is_answer {
            self.actor = Some(seat);
        }
        self.keep_scene(Some(seat));
        // An action that no other player notices, such as a private mark, is not a move to look back to.
        let mut events = self.story[before..].iter();
        if events.any(|event| R::perceive(event, Viewer::Public).is_some()) {
            self.before[seat] = before;
            self.noticed[seat] += usize::from(is_move);
        }
        Ok(())
    }

    /// The percepts of `viewer` from the event numbered `from` on, counted from 0.
    ///
    /// Percepts carry no numbers: gaps between them would reveal how much the others did in secret.
    pub fn story(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = R::Percept> {
        let events = self.story.iter().skip(from);
        events.filter_map(move |event| R::perceive(event, viewer))
    }

    fn write(&mut self, entry: Entry<R>) {
        self.steps += 1;
        self.entries.push(entry);
    }
}

/// Formats lines of a record, each with its line ending.
fn lines<R: Rules>(entries: &[Entry<R>]) -> String {
    entries.iter().map(|entry| format!("{entry}\n")).collect()
}

impl<R: Rules> Side<R> for Table<R> {
    fn due(&self) -> Due {
        Due::in_state::<R>(&self.state)
    }

    fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, viewer)
    }

    fn events(&self) -> usize {
        self.story.len()
    }

    fn view_at(&self, viewer: Viewer, events: usize) -> R::View {
        let later = self.scenes.partition_point(|scene| scene.events <= events);
        let state = later.checked_sub(1).map_or(&self.state, |last| &self.scenes[last].state);
        R::view(state, viewer)
    }

    fn turn(&self, from: usize) -> Turn {
        let first = self.scenes.partition_point(|scene| scene.events <= from);
        Turn::from_steps(self.scenes[first..].iter().map(|scene| (scene.events, scene.by)), from)
    }

    fn step_end(&self, number: usize) -> usize {
        let step = self.scenes.partition_point(|scene| scene.events <= number);
        self.scenes.get(step).map_or(self.story.len(), |scene| scene.events)
    }

    fn account(&self, viewer: Viewer, range: Range<usize>) -> Account<R> {
        let mut account = Account::default();
        let first = self.scenes.partition_point(|scene| scene.events <= range.start);
        let mut start = range.start;
        for Scene { events, state, by } in &self.scenes[first..] {
            let end = (*events).min(range.end);
            if start >= end {
                break;
            }
            let percepts = self.story[start..end].iter().filter_map(|event| R::perceive(event, viewer));
            account.add(*by, percepts, || R::view(state, viewer));
            start = end;
        }
        account
    }

    fn percept(&self, viewer: Viewer, number: usize) -> Option<R::Percept> {
        R::perceive(self.story.get(number)?, viewer)
    }

    fn events_before_last_action(&self, seat: Seat) -> usize {
        self.before[seat]
    }

    fn events_after_last_action(&self, seat: Seat) -> usize {
        self.after[seat]
    }

    fn has_secrets(&self, viewer: Viewer, from: usize) -> bool {
        let mut events = self.story.iter().skip(from);
        events.any(|event| R::perceive(event, viewer) != R::perceive(event, Viewer::Public))
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    fn deeds(&self, seat: Seat) -> u64 {
        self.deeds[seat]
    }

    fn choices(&self, seat: Seat) -> Option<Vec<Chosen<R>>> {
        let start = self.scenes.first()?.state.clone();
        Some(choices::collect(start, &self.entries, seat))
    }

    fn deed(&self, seat: Seat, number: u64) -> Option<R::Action> {
        let mut own = self.entries.iter().filter_map(|entry| match entry {
            Entry::Action(by, action) if *by == seat => Some(action),
            Entry::Action(..) | Entry::Chance(_) | Entry::Note(..) => None,
        });
        own.nth(usize::try_from(number).ok()?).cloned()
    }

    fn first_lines(&self, count: u64) -> Option<String> {
        let count = usize::try_from(count).ok()?.min(self.entries.len());
        Some(lines(&self.entries[..count]))
    }

    fn settle(&mut self) {
        while let Pending::Chance(request) = R::pending(&self.state) {
            let Some(outcome) = self.source.outcome(&request, self.steps) else {
                return;
            };
            let line = Entry::<R>::Chance(outcome.clone());
            if self.apply_chance(outcome).is_err() {
                return;
            }
            self.write(line);
        }
    }

    fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        let line = Entry::<R>::Action(seat, action.clone());
        self.do_action(seat, action)?;
        self.write(line);
        self.settle();
        Ok(())
    }

    fn next_starter(&self) -> Option<Seat> {
        R::next_starter(&self.state)
    }

    fn moves(&self) -> PerSeat<usize> {
        self.moves
    }

    fn noticed(&self) -> PerSeat<usize> {
        self.noticed
    }

    fn note(&mut self, seat: Seat, text: Printable) {
        self.write(Entry::<R>::Note(seat, text.clone()));
        self.notes.push((seat, text));
    }

    fn notes(&self, seat: Seat) -> Vec<Printable> {
        self.notes.iter().filter(|(owner, _)| *owner == seat).map(|(_, text)| text.clone()).collect()
    }

    fn keep_lines(&mut self) {
        self.untaken.get_or_insert(self.entries.len());
    }

    fn take_lines(&mut self) -> String {
        let from = self.untaken.as_mut().map(|untaken| mem::replace(untaken, self.entries.len()));
        from.map_or_else(String::new, |from| lines(&self.entries[from..]))
    }
}
