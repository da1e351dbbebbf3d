//! Steps: replays and automatic play, one turn with each Enter.
//!
//! There are three kinds: the replay of a record, a game between computers, and the rest of a game for a player who is
//! out. In each, the listener can go back, hear the rest at once, hear the result first, and ask questions between
//! steps, which are answered as of the moment of the last step.

use std::mem;
use std::rc::Rc;

use super::errand::Occasion;
use super::{Session, Stage};
use crate::matches::{Match, Told};
use crate::notation::words;
use crate::seat::{Seat, Seats, Viewer};
use crate::table::Due;
use crate::text::command::Command;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;

/// The commands between two steps.
pub const STEP_VERBS: &[&str] = &["forward", "rest", "backward", "go", "skip", "as"];

/// Those of them that take no arguments.
pub const STEP_ALONE: &[&str] = &["forward", "rest", "skip"];

/// The commands that make no sense in a replay.
const FOR_PLAYERS: &[&str] = &["note", "save", "load", "resign", "hint"];

/// How the turns of several computers are announced to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// One turn with each Enter.
    Step,
    /// All at once until the player's turn.
    #[default]
    All,
}

words!(Pace { Step = "step", All = "all" });

/// The pace of automatic play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Haste {
    /// One step at a time.
    #[default]
    Steps,
    /// Everything is announced as it comes.
    Rest,
    /// Nothing is announced before the result.
    Result,
}

/// The position in automatic play or in a replay.
#[derive(Default)]
pub(super) struct Steps {
    /// How the turns of several computers are announced.
    pub pace: Pace,
    /// The pace of the game until the next decision of a person.
    pub haste: Haste,
    /// Whether the last line that was not empty was a step.
    pub is_going: bool,
    /// Whether the player knows how to move between steps.
    pub are_known: bool,
    /// How many turns have been announced so far, each followed by Enter.
    pub heard: usize,
    /// Whether this is a replay, in which no action is possible.
    pub is_replay: bool,
    /// Whether the input ended during automatic play.
    pub nobody_types: bool,
    /// The moment of the last step in the replay, as a number of events; `None` is now.
    pub past: Option<usize>,
    /// Whether the listener has heard all the news, but not yet what is due.
    pub is_due: bool,
    /// The latest replayed story.
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
    /// A session that replays a game, as seen by the only person in it or else by the public. No action is possible.
    pub fn replay(table: Box<dyn Match>, around: super::Surroundings) -> Session {
        let people = super::people(table.players());
        let mut session = Session::new(table, people, around);
        session.steps.is_replay = true;
        session
    }

    /// Begins a replay, with the introduction first.
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

    /// The commands that can be typed when a line is needed.
    pub(super) fn words(&self) -> Vec<&'static str> {
        // A word for steps may also be a command of the game, but between steps the game is not played on.
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

    /// Whether to wait for Enter before automatic play continues. Something was just announced: the turn of `ended`, if
    /// that is given.
    pub(super) fn pauses(&mut self, ended: Option<Seat>) -> bool {
        if self.around.is_shared || self.steps.haste != Haste::Steps || ended.is_none() && !self.people.is_empty() {
            return false;
        }
        // A player who is just passed over plays on without an Enter; one who is out hears the game turn by turn.
        if self.steps.pace == Pace::All && !self.people.iter().all(|seat| self.table.is_out(seat)) {
            return false;
        }
        self.tell_how_to_step();
        self.steps.heard += 1;
        true
    }

    /// Explains once how to move between steps.
    fn tell_how_to_step(&mut self) {
        if !mem::replace(&mut self.steps.are_known, true) {
            self.announce([Message::new("steps-play")]);
        }
    }

    /// If several turns are new to one of several people, says the first of them and continues step by step. Returns
    /// whether that is so and wanted.
    pub(super) fn catch_up(&mut self) -> bool {
        let (from, now) = (*self.first_unheard(), self.table.now());
        if self.around.is_shared || self.steps.pace != Pace::Step {
            return false;
        }
        if self.table.turns(self.listener, from..now).len() < 2 {
            return false;
        }
        self.exposed |= self.table.has_told_secrets(self.listener, from);
        *self.first_unheard() = now;
        self.look_back(Some(from));
        let next = self.position();
        self.tell_step(next);
        self.tell_how_to_step();
        true
    }

    /// Begins the listener's turn after all news, if it is due. Returns whether it is.
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

    /// Why no action is possible in a game that waits for Enter, or while the player looks back.
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

    /// Whether a line is exactly a word for a step, whatever it means in the game.
    pub(super) fn means_step(line: &str, teller: &Teller) -> bool {
        teller.lexicon(STEP_VERBS).exact(line.trim()).is_some()
    }

    /// Whether a turn ends because it has reached the maximum length.
    pub(super) fn ends_long_turn(&mut self) -> bool {
        let told = *self.first_unheard();
        self.table.is_long_turn(told)
    }

    /// Whether the game is over, and nothing follows except what the player asks for.
    pub(super) fn is_after(&self) -> bool {
        match self.stage {
            Stage::LookBack => true,
            Stage::Step => self.is_over() && !self.steps.is_replay,
            Stage::Line | Stage::Handover(..) | Stage::Decision(_) | Stage::Advice | Stage::News | Stage::Gone(_) => {
                false
            }
        }
    }

    /// Whether the commands for steps make sense now.
    pub(super) fn is_between_steps(&self) -> bool {
        matches!(self.stage, Stage::Step | Stage::LookBack)
    }

    /// Carries out a command for steps.
    pub(super) fn obey_step(&mut self, command: &Command, teller: &mut Teller) {
        self.steps.is_going = true;
        match command.verb {
            "forward" if self.review.is_some() => return self.go_on_with_review(),
            "backward" if self.review.is_some() => return self.go_back_in_review(),
            _ => {}
        }
        // Moving elsewhere in the story ends the review, but a command that leads nowhere does not.
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

    /// Says the next step, or lets the game continue to it.
    pub(super) fn step(&mut self) {
        self.steps.is_going = true;
        if self.steps.past.is_some() {
            let next = self.position();
            self.tell_step(next);
        } else if matches!(self.stage, Stage::LookBack) {
            self.leave_by_step();
        } else {
            self.advance();
        }
    }

    /// Leaves a game that is over by a step too many, unless that would end a table.
    pub(super) fn leave_by_step(&mut self) {
        match self.is_among_friends() && !self.around.has_room {
            true => self.tell_what_is_left(),
            false => self.leave_over(Occasion::Quit),
        }
    }

    /// Says the remaining steps.
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

    /// Goes to the end, and says the result before anything else.
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

    /// Continues automatically until a person has to decide, or the game is over.
    fn hurry(&mut self, haste: Haste) {
        if self.is_told_again() {
            return self.say(Message::new("steps-over"));
        }
        self.steps.haste = haste;
        self.advance();
    }

    /// Repeats an earlier step: the previous one, or the one that many steps back.
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

    /// Says the step with this number, starting at 1.
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

    /// Says the step with this index, and stays at the moment after it.
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

    /// Arrives at the end of the story.
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

    /// Lets the player ask about a game that was told to its end.
    pub(super) fn look_over(&mut self) {
        self.stage = Stage::LookBack;
        if self.steps.nobody_types {
            return self.leave();
        }
        self.tell_what_is_left();
    }

    /// Says what can be done after the end.
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

    /// Continues to the end, because Enter can no longer be pressed.
    pub(super) fn run_on(&mut self) {
        self.steps.nobody_types = true;
        if matches!(self.stage, Stage::Step) {
            self.tell_rest();
        }
    }

    /// Sets the moment as of which questions are answered; `None` is now.
    pub(super) fn look_back(&mut self, moment: Option<usize>) {
        self.steps.past = moment;
        self.table.look_back(moment);
    }

    /// The moment of the last step, as a number of events.
    pub(super) fn moment(&self) -> usize {
        self.steps.past.unwrap_or_else(|| self.table.now())
    }

    /// Whether only a replay remains: the game is over, or is not played on here.
    pub(super) fn is_told_again(&self) -> bool {
        self.steps.is_replay || self.is_over()
    }

    /// All steps so far, as the listener has heard them.
    fn tour(&mut self) -> Rc<[Told]> {
        let end = if self.is_told_again() { self.table.now() } else { *self.first_unheard() };
        if self.steps.tour.as_ref().is_none_or(|tour| (tour.listener, tour.end) != (self.listener, end)) {
            let turns = self.table.turns(self.listener, 0..end).into();
            self.steps.tour = Some(Tour { listener: self.listener, end, turns });
        }
        self.steps.tour.as_ref().map(|tour| Rc::clone(&tour.turns)).unwrap_or_default()
    }

    /// Drops the story, because another table tells it now.
    pub(super) fn forget_tour(&mut self) {
        self.steps.tour = None;
    }

    /// How many steps there are up to the current moment.
    pub(super) fn position(&mut self) -> usize {
        let moment = self.steps.past.unwrap_or(usize::MAX);
        self.tour().partition_point(|turn| turn.end <= moment)
    }

    /// The messages of the step before the current moment.
    pub(super) fn last_step(&mut self) -> Vec<Message> {
        let position = self.position();
        let turns = self.tour();
        position.checked_sub(1).and_then(|last| turns.get(last)).map_or_else(Vec::new, |turn| turn.all.clone())
    }

    /// Says the number of the current step, and how to go on.
    pub(super) fn tell_position(&mut self) {
        let (number, count) = (self.position(), self.tour().len());
        let id = if self.is_told_again() { "steps-at" } else { "steps-so-far" };
        self.say(Message::new(id).count("number", number).count("count", count));
    }

    /// The help about steps, as the message `id`. It names another player as an example.
    pub(super) fn help_with_steps(&self, id: &'static str) -> Message {
        let seats = Seats::first(self.table.players().len()).iter();
        let other = seats.filter(|seat| !self.listener.is(*seat)).last().unwrap_or(Seat::FIRST);
        Message::new(id).seat("name", other)
    }

    /// The place in a story, for the end of a braille prompt.
    pub(super) fn place_in_story(&self) -> Option<Message> {
        let (number, count) = self.step_told()?;
        Some(Message::new("place-step").count("number", number).count("count", count))
    }

    /// The number of the current step, starting at 1, and the number of all steps, while the player looks back.
    pub(super) fn step_told(&self) -> Option<(usize, usize)> {
        let moment = self.steps.past?;
        let tour = self.steps.tour.as_ref()?;
        Some((tour.turns.partition_point(|turn| turn.end <= moment), tour.turns.len()))
    }

    /// The place in a game that is not in automatic play.
    pub(super) fn place_in_game(&self) -> Option<Message> {
        // There is no place before a remote table has sent the results of chance.
        let is_known = !matches!(self.stage, Stage::Step) && self.table.due() != Due::Chance;
        is_known.then(|| self.table.place(self.listener))
    }
}

/// The message about how a game ended, and all that follow it.
pub(super) fn result(mut told: Vec<Message>) -> Vec<Message> {
    let at = told.iter().rposition(|message| message.decisive).unwrap_or(told.len().saturating_sub(1));
    told.split_off(at)
}
