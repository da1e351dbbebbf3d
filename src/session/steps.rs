//! Steps: a game that goes on by itself, or is told again, a turn with each Enter.
//!
//! There are three of them: a record that is told, a game between computers, and the rest of a game for who is out.
//! Whoever listens may go back in each, hear the rest at once, or the result before it, and ask between the steps: the
//! answers are those of the moment that was told last.

use std::mem;
use std::rc::Rc;

use super::errand::Occasion;
use super::{Session, Stage};
use crate::matches::{Match, Told};
use crate::notation::words;
use crate::seat::{Seat, Seats, Viewer};
use crate::table::Due;
use crate::text::command::{Command, shorten};
use crate::text::lexicon::fold;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// The commands between two steps.
pub const STEP_VERBS: &[&str] = &["forward", "rest", "backward", "go", "skip", "as"];

/// Those of them that nothing stands behind.
pub const STEP_ALONE: &[&str] = &["forward", "rest", "skip"];

/// The commands that mean nothing in a game that is only told again.
const FOR_PLAYERS: &[&str] = &["note", "save", "load", "resign", "hint"];

/// How the turns of several computers are told to somebody who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// A turn with each Enter.
    Step,
    /// All at once, until it is the player's turn.
    #[default]
    All,
}

words!(Pace { Step = "step", All = "all" });

/// How a game goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Haste {
    /// In steps.
    #[default]
    Steps,
    /// All that comes is told as it comes.
    Rest,
    /// Nothing is told before the result.
    Result,
}

/// Where a session is in a game that goes on by itself, or is told again.
#[derive(Default)]
pub(super) struct Steps {
    /// How turns of several computers are told.
    pub pace: Pace,
    /// How the game goes on by itself until somebody has to decide.
    pub haste: Haste,
    /// Whether the last line that said something went from step to step.
    pub is_going: bool,
    /// Whether it was told how to go from step to step.
    pub are_known: bool,
    /// How many turns were told so far, each with an Enter behind it.
    pub heard: usize,
    /// Whether nothing can be done but to hear what has happened.
    pub is_replay: bool,
    /// Whether the end of the input has come while the game went on by itself.
    pub nobody_types: bool,
    /// The moment that was told last of a story that is told again, as a number of events; `None` is now.
    pub past: Option<usize>,
    /// Whether the listener has heard all that was new, and is still to be told what is due.
    pub is_due: bool,
    /// The story as it was told again last.
    tour: Option<Tour>,
}

/// A story, turn by turn.
struct Tour {
    listener: Viewer,
    /// The event before which it ends.
    end: usize,
    turns: Rc<[Told]>,
}

impl Session {
    /// A session in which a game is told again, to the one person who has played it, or else what is public. Nothing
    /// can be done in it.
    pub fn replay(table: Box<dyn Match>, around: super::Surroundings) -> Session {
        let people = super::people(table.players());
        let mut session = Session::new(table, people, around);
        session.steps.is_replay = true;
        session
    }

    /// Begins to tell a game again: what is played comes first.
    pub fn retell(&mut self) {
        self.look_back(Some(0));
        let told = self.table.introduce(self.listener);
        self.announce(Message::retold(told));
        let count = self.tour().len();
        if count == 0 {
            return self.arrive();
        }
        self.announce([Message::new("steps-replay").count("count", count)]);
        self.steps.are_known = true;
        self.stage = Stage::Step;
    }

    /// The commands that can be typed where a line is needed.
    pub(super) fn words(&self) -> Vec<&'static str> {
        // A word for steps may be one of the game too, which nobody plays on between them.
        let mut verbs = if self.is_between_steps() { STEP_VERBS.to_vec() } else { Vec::new() };
        verbs.extend(&self.verbs);
        if self.is_over() && self.is_among_friends() {
            verbs.extend(self.around.after);
        }
        if self.steps.is_replay {
            verbs.retain(|verb| !FOR_PLAYERS.contains(verb));
        }
        verbs
    }

    /// Whether to wait for Enter before the game goes on by itself, after something was told: the turn of `ended`, if
    /// one has ended.
    pub(super) fn pauses(&mut self, ended: Option<Seat>) -> bool {
        if self.around.is_shared || self.steps.haste != Haste::Steps || ended.is_none() && !self.people.is_empty() {
            return false;
        }
        // Whoever is only passed over goes on playing without an Enter in between; whoever is out hears turn after turn.
        if self.steps.pace == Pace::All && !self.people.iter().all(|seat| self.table.is_out(seat)) {
            return false;
        }
        self.tell_how_to_step();
        self.steps.heard += 1;
        true
    }

    /// Tells once how to go from step to step.
    fn tell_how_to_step(&mut self) {
        if !mem::replace(&mut self.steps.are_known, true) {
            self.announce([Message::new("steps-play")]);
        }
    }

    /// Tells the first of several turns that are new to one of several people, who goes on from it with Enter, as far
    /// as now; whether there are several, and they are to be told so.
    pub(super) fn catch_up(&mut self) -> bool {
        let (from, now) = (*self.told(), self.table.now());
        if self.around.is_shared || self.steps.pace != Pace::Step {
            return false;
        }
        if self.table.turns(self.listener, from..now).len() < 2 {
            return false;
        }
        self.exposed |= self.table.has_told_secrets(self.listener, from);
        *self.told() = now;
        self.look_back(Some(from));
        let next = self.position();
        self.tell_step(next);
        self.tell_how_to_step();
        true
    }

    /// Lets the listener decide who has heard all that was new, if it is the listener's turn; whether it is.
    fn ends_catching_up(&mut self) -> bool {
        let is_due = self.due_listener().is_some();
        if is_due {
            let matters = self.matters();
            self.steps.is_due = !matters.as_ref().is_some_and(|matters| matters.expects);
            self.announce(matters);
            self.stage = Stage::Line;
        }
        is_due
    }

    /// Why nothing can be done in a game that goes on, while it waits for Enter or one looks back.
    pub(super) fn why_not_now(&self) -> Option<Message> {
        let is_waiting = matches!(self.stage, Stage::Step) && !self.is_told_again();
        let is_out = self.listener.seat().is_some_and(|seat| self.table.is_out(seat));
        let others = Seats::first(self.table.players().len()).iter().filter(|seat| !self.listener.is(*seat));
        let only = Some(others.collect::<Vec<_>>()).filter(|others| others.len() == 1);
        let told = || match only.as_deref() {
            _ if is_out => Message::new("steps-out"),
            Some([other]) => Message::new("steps-not-yet-one").seat("name", *other),
            _ => Message::new("steps-not-yet"),
        };
        is_waiting.then(told)
    }

    /// Whether a line is a word for a step and nothing more, whatever it means in the game.
    pub(super) fn means_step(line: &str, teller: &Teller) -> bool {
        teller.lexicon(STEP_VERBS).exact(line.trim()).is_some()
    }

    /// Whether a turn ends because it is as long as one can be.
    pub(super) fn ends_long_turn(&mut self) -> bool {
        let told = *self.told();
        self.table.is_long_turn(told)
    }

    /// Whether nothing comes any more but what whoever is there asks for: what is told of the game again, another game.
    pub(super) fn is_after(&self) -> bool {
        match self.stage {
            Stage::LookBack => true,
            Stage::Step => self.is_over() && !self.steps.is_replay,
            Stage::Line | Stage::Handover(..) | Stage::Decision(_) | Stage::Advice | Stage::News | Stage::Gone(_) => {
                false
            }
        }
    }

    /// Whether the commands for steps mean something.
    pub(super) fn is_between_steps(&self) -> bool {
        matches!(self.stage, Stage::Step | Stage::LookBack)
    }

    /// Does one of the commands between two steps.
    pub(super) fn obey_step(&mut self, command: &Command, teller: &mut Teller) {
        self.steps.is_going = true;
        match command.verb {
            "forward" if self.review.is_some() => return self.go_on_with_review(),
            "backward" if self.review.is_some() => return self.go_back_in_review(),
            _ => {}
        }
        // Whoever goes elsewhere in the story is done with what was gone through in it; a word that leads nowhere is no
        // such way.
        let (review, listener, past) = (self.review.take(), self.listener, self.steps.past);
        match command.verb {
            "rest" => self.tell_rest(),
            "skip" => self.skip(),
            "backward" => self.go_back(&command.rest),
            "go" => self.go_to(&command.rest),
            "as" => self.listen_as(&command.rest, teller),
            _ => self.step(),
        }
        if matches!(self.stage, Stage::LookBack) && (self.listener, self.steps.past) == (listener, past) {
            self.review = review;
        }
    }

    /// Tells the next step, or lets the game go on to it.
    pub(super) fn step(&mut self) {
        self.steps.is_going = true;
        if self.steps.past.is_some() {
            let next = self.position();
            self.tell_step(next);
        } else if matches!(self.stage, Stage::LookBack) {
            self.leave_over(Occasion::Quit);
        } else {
            self.advance();
        }
    }

    /// Tells what is left.
    fn tell_rest(&mut self) {
        if self.steps.past.is_some() {
            let from = self.position();
            let turns = self.tour();
            self.announce(turns[from..].iter().flat_map(|turn| turn.all.clone()));
            if self.is_told_again() {
                return self.arrive();
            }
            self.look_back(None);
            if self.ends_catching_up() {
                return;
            }
        }
        self.hurry(Haste::Rest);
    }

    /// Goes to the end, and tells how it ended before anything else.
    fn skip(&mut self) {
        if self.is_told_again() {
            let turns = self.tour();
            let last = turns.last().map_or_else(Vec::new, |turn| turn.all.clone());
            self.announce(result(last));
            return self.arrive();
        }
        self.look_back(None);
        if !self.ends_catching_up() {
            self.hurry(Haste::Result);
        }
    }

    /// Lets a game go on by itself, until somebody has to decide or it is over.
    fn hurry(&mut self, haste: Haste) {
        if self.is_told_again() {
            return self.say(Message::new("steps-over"));
        }
        self.steps.haste = haste;
        self.advance();
    }

    /// Tells an earlier step again: the last but one, or one so many steps before the last.
    fn go_back(&mut self, typed: &str) {
        let steps = if typed.is_empty() { Some(1) } else { self.number(typed) };
        let Some(steps) = steps else {
            return;
        };
        match self.position().saturating_sub(1) {
            0 => self.say(Message::new("steps-first")),
            last => self.tell_step(last.saturating_sub(steps)),
        }
    }

    /// Tells the step of this number, counted from 1.
    pub(super) fn go_to(&mut self, typed: &str) {
        if typed.is_empty() {
            return self.say(Message::new("steps-which").with("command", Arg::Command("go")));
        }
        let Some(number) = self.number(typed) else {
            return;
        };
        let count = self.tour().len();
        if number > count {
            return self.say(Message::new("steps-count").count("count", count).with("command", Arg::Command("go")));
        }
        self.tell_step(number - 1);
    }

    /// Tells a step, counted from 0, and stays at the moment after it.
    fn tell_step(&mut self, index: usize) {
        let turns = self.tour();
        let Some(turn) = turns.get(index) else {
            return self.arrive();
        };
        self.announce(turn.all.clone());
        if index + 1 == turns.len() {
            return self.arrive();
        }
        self.look_back(Some(turn.end));
        self.stage = Stage::Step;
    }

    /// Comes to the end of what can be told.
    fn arrive(&mut self) {
        self.look_back(None);
        if !self.is_told_again() {
            if !self.ends_catching_up() {
                self.stage = Stage::Step;
            }
            return;
        }
        if !self.is_over() {
            self.announce([Message::new("replay-unfinished")]);
        }
        self.look_over();
    }

    /// Lets whoever is there ask about a game of which all was told.
    pub(super) fn look_over(&mut self) {
        self.stage = Stage::LookBack;
        if self.steps.nobody_types {
            return self.leave();
        }
        self.tell_what_is_left();
    }

    /// Tells what can be done after the end.
    pub(super) fn tell_what_is_left(&mut self) {
        let (is_among_friends, has_room) = (self.is_among_friends(), self.around.has_room);
        self.announce([match &self.around.name {
            Some(name) if !self.is_over() => Message::new("over-resume").text("name", name),
            Some(_) | None if !is_among_friends => Message::new("over-look-back"),
            Some(_) | None if self.people.is_empty() && has_room => Message::new("over-listening-room"),
            Some(_) | None if self.people.is_empty() => Message::new("over-listening"),
            Some(_) | None if has_room => Message::new("over-room"),
            Some(_) | None => Message::new("over-table"),
        }]);
    }

    /// Goes on to the end, because nobody can press Enter any more.
    pub(super) fn run_on(&mut self) {
        self.steps.nobody_types = true;
        if matches!(self.stage, Stage::Step) {
            self.tell_rest();
        }
    }

    /// Lets what is asked be answered as it was at a moment; `None` is now.
    pub(super) fn look_back(&mut self, moment: Option<usize>) {
        self.steps.past = moment;
        self.table.look_back(moment);
    }

    /// The moment that was told last, as a number of events.
    pub(super) fn moment(&self) -> usize {
        self.steps.past.unwrap_or_else(|| self.table.now())
    }

    /// Whether nothing more comes than what is told again: the game is over, or nobody plays it on here.
    pub(super) fn is_told_again(&self) -> bool {
        self.steps.is_replay || self.is_over()
    }

    /// All steps that were played, as far as the listener was told of them.
    fn tour(&mut self) -> Rc<[Told]> {
        let end = if self.is_told_again() { self.table.now() } else { *self.told() };
        if self.steps.tour.as_ref().is_none_or(|tour| (tour.listener, tour.end) != (self.listener, end)) {
            let turns = self.table.turns(self.listener, 0..end).into();
            self.steps.tour = Some(Tour { listener: self.listener, end, turns });
        }
        self.steps.tour.as_ref().map(|tour| Rc::clone(&tour.turns)).unwrap_or_default()
    }

    /// The steps are told by another table from now on.
    pub(super) fn forget_tour(&mut self) {
        self.steps.tour = None;
    }

    /// How many steps were told up to the moment that was told last.
    pub(super) fn position(&mut self) -> usize {
        let moment = self.steps.past.unwrap_or(usize::MAX);
        self.tour().partition_point(|turn| turn.end <= moment)
    }

    /// What is told of the step before the moment that was told last.
    pub(super) fn last_step(&mut self) -> Vec<Message> {
        let position = self.position();
        let turns = self.tour();
        position.checked_sub(1).and_then(|last| turns.get(last)).map_or_else(Vec::new, |turn| turn.all.clone())
    }

    /// Tells which step was told last, and how to go on.
    pub(super) fn tell_position(&mut self) {
        let (number, count) = (self.position(), self.tour().len());
        let id = if self.is_told_again() { "steps-at" } else { "steps-so-far" };
        self.say(Message::new(id).count("number", number).count("count", count));
    }

    /// What `help` tells besides what the game does, as a message called `id`. Somebody else is named as an example.
    pub(super) fn help_with_steps(&self, id: &'static str) -> Message {
        let seats = Seats::first(self.table.players().len()).iter();
        let other = seats.filter(|seat| !self.listener.is(*seat)).last().unwrap_or(Seat::FIRST);
        Message::new(id).seat("name", other)
    }

    /// Where the listener is in a story, as the end of a prompt on a braille display.
    pub(super) fn place_in_story(&self) -> Option<Message> {
        let (number, count) = self.step_told()?;
        Some(Message::new("place-step").count("number", number).count("count", count))
    }

    /// The number of the step that was told last, from 1, and how many there are, where one looks back.
    pub(super) fn step_told(&self) -> Option<(usize, usize)> {
        let moment = self.steps.past?;
        let tour = self.steps.tour.as_ref()?;
        Some((tour.turns.partition_point(|turn| turn.end <= moment), tour.turns.len()))
    }

    /// Where the listener is in a game that does not go on by itself.
    pub(super) fn place_in_game(&self) -> Option<Message> {
        // Before a table elsewhere has told how chance answered, nobody is anywhere.
        let is_known = !matches!(self.stage, Stage::Step) && self.table.due() != Due::Chance;
        is_known.then(|| self.table.place(self.listener))
    }

    /// Hears the story as somebody else did; without a name, as at first. While a game is played, everybody keeps their
    /// secrets.
    fn listen_as(&mut self, typed: &str, teller: &mut Teller) {
        let viewer = match typed {
            "" if self.is_over() => Ok(super::listener(self.people)),
            typed => heard_by(self.table.as_ref(), typed, teller),
        };
        let viewer = match viewer {
            Ok(viewer) => viewer,
            Err(message) => return self.say(message),
        };
        self.listener = viewer;
        teller.overhear(viewer != super::listener(self.people));
        self.say(match viewer {
            Viewer::Seat(_) if viewer == super::listener(self.people) => Message::new("as-own"),
            Viewer::Seat(seat) => Message::new("as-seat").seat("name", seat),
            Viewer::Public => Message::new("as-public"),
        });
    }
}

/// Who hears the story of a game as the player of this name did.
///
/// # Errors
/// What to tell while the game is played, when everybody keeps their secrets, where only what one's own seat was told is
/// known, and when nobody is called so.
pub fn heard_by(table: &dyn Match, typed: &str, teller: &Teller) -> Result<Viewer, Message> {
    if !matches!(table.due(), Due::Over(_)) {
        return Err(Message::new("as-not-over"));
    }
    let seat = seat_named(table, typed, teller).ok_or_else(|| unknown_player(table, typed))?;
    match table.is_elsewhere() && super::listener(super::people(table.players())) != Viewer::Seat(seat) {
        true => Err(Message::new("as-elsewhere")),
        false => Ok(Viewer::Seat(seat)),
    }
}

/// That nobody at the table is called so, and who sits there.
pub(super) fn unknown_player(table: &dyn Match, typed: &str) -> Message {
    let names = Seats::first(table.players().len()).iter().map(Arg::Seat).collect();
    Message::new("player-unknown").text("word", shorten(typed)).with("names", Arg::together(names))
}

/// How a game ended, and what was told after that.
pub(super) fn result(mut told: Vec<Message>) -> Vec<Message> {
    let at = told.iter().rposition(|message| message.decisive).unwrap_or(told.len().saturating_sub(1));
    told.split_off(at)
}

/// The seat of the player whose name this is, or begins like this and no other one does, or whose number it is.
pub(super) fn seat_named(table: &dyn Match, typed: &str, teller: &Teller) -> Option<Seat> {
    let typed = fold(typed);
    if typed.is_empty() {
        return None;
    }
    let seats = || Seats::first(table.players().len()).iter();
    let name = |seat: Seat| fold(&teller.name_of(seat));
    let grammar = teller.grammar(&[], &[]);
    // A name of several words may have been sifted, too: the number in it is a digit then.
    let is_called = |seat: Seat| name(seat) == typed || fold(&grammar.sift(&name(seat))) == typed;
    if let Some(seat) = seats().find(|seat| is_called(*seat) || seat.to_string() == typed) {
        return Some(seat);
    }
    let mut like = seats().filter(|seat| name(*seat).starts_with(&typed));
    like.next().filter(|_| like.next().is_none())
}
