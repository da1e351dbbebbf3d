//! A session: one game at one keyboard, from its current position to its end or until the player leaves.
//!
//! It is a state machine that does no input or output, and never waits. A driver asks what the session
//! [needs](Session::need), gives it [`Input`], and carries out each [`Effect`]: says messages, reads lines, thinks,
//! keeps files. The driver for terminals and pipes is in [`ui`](crate::ui); the tests have others.

mod advising;
mod asking;
mod choices;
mod climbing;
mod elsewhere;
mod ending;
mod errand;
mod exchange;
mod handover;
mod hearing;
mod keeping;
mod lessons;
mod listening;
mod offering;
mod question;
mod recall;
mod resigning;
mod review;
mod shelving;
mod steps;
mod telling;
mod thinking;
mod tutor;

use std::collections::VecDeque;
use std::mem;

use crate::matches::{AnyAction, Match};
use crate::player::{Player, Shift, seated};
use crate::record::Unsaved;
use crate::seat::{PerSeat, Seat, Seats, Viewer};
use crate::table::Due;
use crate::text::command::{Command, Grammar};
use crate::text::message::Message;
use crate::text::teller::Teller;

use self::advising::{Given, Sought};
#[cfg(feature = "program")]
pub(crate) use self::choices::answer;
pub use self::climbing::{ROW, climbed, result};
pub use self::errand::{Delivery, Errand, Occasion, Unfetched};
pub use self::exchange::{Ask, Effect, Ending, Input, Need, Surroundings};
use self::handover::Part;
pub use self::keeping::unsaved;
pub use self::lessons::{LESSON_VERBS, LESSON_VERBS_WITH_HINT, lesson_verbs};
pub use self::listening::heard_by;
use self::question::Question;
use self::review::Review;
use self::steps::{Haste, Steps};
pub use self::steps::{Pace, STEP_ALONE, STEP_VERBS};
use self::thinking::Asked;
use self::tutor::Tutor;

/// The state of a session: what it waits for.
enum Stage {
    /// A line that continues the game.
    Line,
    /// Enter, from one person before the next one listens.
    Handover(Seat, Part),
    /// The decision of a computer.
    Decision(Seat),
    /// Advice for the listener, whose turn then continues: a [hint](Sought), or the judgement of the [tutor](Tutor).
    Advice,
    /// News of a table elsewhere.
    News,
    /// Enter, before the game or its replay continues.
    Step,
    /// Lines about a game that is over, or was replayed to its end.
    LookBack,
    /// Nothing more.
    Gone(Ending),
}

/// A game at one keyboard.
pub struct Session {
    table: Box<dyn Match>,
    around: Surroundings,
    stage: Stage,
    /// A question that has to be answered before anything else is read.
    question: Option<Question>,
    /// The message that asked it.
    put: Option<Message>,
    /// The line that was offered in place of the last one.
    meant: Option<String>,
    /// The only possible action, if it was offered, with the number of events at that time.
    only: Option<(usize, Option<AnyAction>)>,
    /// The last line, if the program asked for its missing part.
    lacking: Option<String>,
    /// Complaints to say once the listener's action has reached the table.
    complaints: Option<Vec<Message>>,
    asked: Asked,
    /// The change of level asked for when playing again.
    shift: Option<Shift>,
    /// The finished game with the actions of all players, if the table does not know them.
    whole: Option<Box<dyn Match>>,
    /// Tells whether the last games were all won or all lost.
    row: Option<Box<dyn FnOnce() -> Option<bool>>>,
    /// The last hint for each seat.
    hints: PerSeat<Option<Given>>,
    /// The purpose of the advice that is being thought about.
    sought: Sought,
    tutor: Tutor,
    /// The open review of the listener's decisions after the game.
    review: Option<Review>,
    /// Whether the current command was refused, so that a teacher does not count it as done.
    is_refused: bool,
    effects: VecDeque<Effect>,
    /// The people who play at this keyboard.
    people: Seats,
    /// The viewer who listens now.
    listener: Viewer,
    /// Whether the listener was told anything that the other people must not know.
    exposed: bool,
    /// The seats on which a computer replaces a player who is away, or has given up.
    replaced: Seats,
    /// The people here who have given up, while the game continues for others.
    gave_up: Seats,
    /// The people who return to a game and have not heard its state yet.
    returning: Seats,
    /// Of several people, those who have not heard yet what is played.
    newcomers: Seats,
    /// The people who know that the screen is not cleared between two people.
    warned: Seats,
    verbs: Vec<&'static str>,
    /// The first event that each seat has not heard yet. The public uses the place of the first seat, which is free
    /// then.
    told: PerSeat<usize>,
    /// Up to which event each seat has heard what matters.
    weighed: PerSeat<usize>,
    /// For each seat, how many events came before its last action when it was last called to decide.
    called: PerSeat<Option<usize>>,
    /// The last player on turn, if not a person at this keyboard.
    actor: Option<Seat>,
    /// Whether the listener has not heard the result of an action yet, because it depends on what others do.
    awaits: bool,
    /// Whether there is anything to save: the people here did more than give up, or the game was resumed.
    is_begun: bool,
    /// What follows a finished game, once the player has chosen.
    next: Option<Ending>,
    /// Why some of the record is not written, once that was reported.
    unsaved: Option<Unsaved>,
    steps: Steps,
}

impl Session {
    /// A session at a table, for the people on these seats. All events so far count as heard.
    ///
    /// A single person listens all the time; several take turns; if there is none, only public events are announced.
    pub fn new(mut table: Box<dyn Match>, people: Seats, around: Surroundings) -> Session {
        if around.is_recorded {
            table.keep_lines();
        }
        let now = table.now();
        Session {
            verbs: lessons::verbs(&around, table.as_ref()),
            told: PerSeat::from_fn(|_| now),
            weighed: PerSeat::from_fn(|_| now),
            called: PerSeat::from_fn(|_| None),
            listener: listener(people),
            people,
            exposed: false,
            replaced: Seats::NONE,
            gave_up: Seats::NONE,
            returning: Seats::NONE,
            newcomers: Seats::NONE,
            warned: Seats::NONE,
            actor: None,
            awaits: false,
            is_begun: people.is_empty() || around.is_shared,
            next: None,
            unsaved: None,
            stage: Stage::News,
            question: None,
            put: None,
            meant: None,
            only: None,
            lacking: None,
            complaints: None,
            asked: Asked::default(),
            shift: None,
            whole: None,
            row: None,
            hints: PerSeat::from_fn(|_| None),
            sought: Sought::Hint,
            tutor: Tutor::default(),
            review: None,
            is_refused: false,
            effects: VecDeque::new(),
            steps: Steps::default(),
            table,
            around,
        }
    }

    /// Sets how the turns of several computers are announced.
    pub fn set_pace(&mut self, pace: Pace) {
        self.steps.pace = pace;
    }

    /// Whether it is the turn of a person at this keyboard.
    pub fn is_turn(&self) -> bool {
        matches!(self.stage, Stage::Line) && self.question.is_none()
    }

    /// Marks the events from this number on as not heard by the only person.
    pub fn has_missed(&mut self, from: usize) {
        *self.first_unheard() = from;
    }

    /// Begins: says what is played, and what comes first.
    pub fn begin(&mut self) {
        self.introduce_computers();
        if self.people.len() > 1 {
            self.newcomers = self.people;
        } else {
            let told = self.table.introduce(self.listener);
            self.say_all(told);
        }
        if self.people.len() == 1 && !self.around.knows_help {
            self.say(Message::new("hint-help"));
        }
        self.table.settle();
        self.advance();
    }

    /// Resumes the game: tells the returning player the missed events and the current state. With several people, each
    /// is told on their own turn.
    pub fn go_on(&mut self, teller: &Teller) {
        self.is_begun = true;
        // A game saved elsewhere has no name here.
        if let Some(name) = self.around.name.clone() {
            self.say(Message::new("resumed").text("name", name));
        }
        if self.listener == Viewer::Public && !(self.people.is_empty() && self.around.is_shared) {
            self.returning = self.people;
        } else {
            // The events come before the state that they led to.
            if *self.first_unheard() < self.table.now() {
                self.tell_missed();
            }
            self.tell("status", teller);
        }
        self.table.settle();
        self.advance();
    }

    /// Processes an input, and continues as far as possible.
    pub fn handle(&mut self, input: Input<'_>, teller: &mut Teller) {
        match input {
            Input::Line(line, grammar) => {
                self.take_line(line, grammar, teller);
                if mem::take(&mut self.steps.is_due) {
                    self.tell_due(teller);
                }
            }
            Input::Invited(line) => self.leave_for_friend(line),
            Input::Leave => self.take_leave(),
            Input::Thought(Some(answer)) => self.take_answer(&answer),
            Input::Thought(None) => self.take_no_answer(),
            Input::Patience => self.apologise(),
            Input::News => self.take_news(),
            Input::Post(seat, message) => self.take_post(seat, message),
            Input::Replaced(seat, is_so) => self.take_replaced(seat, is_so),
            Input::Connected(seat, percepts) => {
                if self.table.connect(seat, percepts).is_err() {
                    self.effects.push_back(Effect::Reject(seat));
                }
            }
            Input::Listens(listener, percepts) => {
                if self.table.listen(listener, percepts).is_err() {
                    self.effects.push_back(Effect::Dismiss(listener));
                }
            }
            Input::Ignored(listener) => self.table.ignore(listener),
            Input::Left(seat) => self.say(Message::new("player-left").seat("name", seat).news()),
            Input::NotCleared => self.take_not_cleared(),
            // In a lesson, only the task is repeated.
            Input::Language if self.is_lesson() => self.report(&Command::new("turn", "")),
            Input::Language => self.tell("status", teller),
            Input::Delivery(delivery) => self.take_delivery(delivery),
            Input::Whole(table) => self.whole = Some(table),
        }
    }

    /// The next effect. Lines of the record are written before anything is said or sent. Nothing is written before the
    /// people here have done anything.
    pub fn effect(&mut self) -> Option<Effect> {
        let lines = if self.is_begun { self.table.take_lines() } else { String::new() };
        if !lines.is_empty() {
            return Some(Effect::Run(Errand::Write(lines)));
        }
        // Messages queued earlier are sent first.
        let is_sent = |effect: &Effect| matches!(effect, Effect::Post(..) | Effect::Tell(..));
        match self.effects.iter().position(is_sent) {
            Some(queued) => self.effects.remove(queued),
            None => self.post().or_else(|| self.effects.pop_front()),
        }
    }

    /// What is needed next, after all effects.
    pub fn need(&self) -> Need {
        match &self.stage {
            Stage::Gone(ending) => Need::Nothing(ending.clone()),
            _ if self.question.is_some() => Need::Line(self.ask_for()),
            Stage::Line | Stage::Step | Stage::LookBack | Stage::Handover(..) => Need::Line(self.ask_for()),
            Stage::Decision(_) | Stage::Advice => Need::Thought,
            Stage::News => Need::News,
        }
    }

    /// The context of a line, even if none is needed: a waiting player can type too.
    pub fn ask_for(&self) -> Ask {
        let wordless =
            Ask { place: None, verbs: Vec::new(), arguments: &[], names: Vec::new(), choices: self.choices() };
        match self.stage {
            _ if self.question.is_some() => wordless,
            Stage::Handover(..) => Ask { verbs: handover::VERBS.to_vec(), ..wordless },
            Stage::Line
            | Stage::Step
            | Stage::LookBack
            | Stage::Decision(_)
            | Stage::Advice
            | Stage::News
            | Stage::Gone(_) => Ask {
                place: self.place_in_story().or_else(|| self.place_in_game()),
                verbs: self.words(),
                arguments: self.table.kind().arguments(),
                names: self.table.names(self.listener),
                ..wordless
            },
        }
    }

    /// Whether lines of the record are written through errands.
    pub fn is_recorded(&self) -> bool {
        self.around.is_recorded && self.is_begun
    }

    /// Whether the session only listens to remote players, and nobody here ever has a turn.
    pub fn only_listens(&self) -> bool {
        self.around.is_shared && self.people == Seats::NONE
    }

    /// The table of the game.
    pub fn table(&self) -> &dyn Match {
        self.table.as_ref()
    }

    /// Continues until someone has to type or think, or the game is over.
    fn advance(&mut self) {
        self.do_foregone();
        if self.table.is_on_its_way() {
            self.stage = Stage::News;
            return;
        }
        let due = match self.table.due() {
            Due::Over(_) => return self.end(),
            // A table draws chance itself. Only a remote table can be seen before it has.
            Due::Chance => {
                self.stage = Stage::News;
                return;
            }
            Due::Seats(due) => due,
        };
        self.end_turns(due);
        // The turn of a player elsewhere is announced as a whole, when the next turn begins.
        let person = self.person_of(due);
        let other = self.other_on_turn(due);
        if person.is_some() {
            self.tell_news();
            self.steps.haste = Haste::Steps;
        } else if self.steps.haste != Haste::Result
            && (other != self.actor || self.ends_long_turn() || self.is_outcome_there())
        {
            let is_told = self.tell_settled_news();
            let ended = mem::replace(&mut self.actor, other);
            if is_told && self.pauses(ended) {
                self.stage = Stage::Step;
                return;
            }
        }
        self.actor = other;
        // If people and computers are due together, as in a secret set-up, people go first: there should be a prompt
        // before the program has to think.
        let computer = due.iter().find(|seat| self.table.is_computer(*seat));
        match (person, computer) {
            (Some(seat), _) => self.hand_over(seat),
            (None, Some(seat)) => {
                self.asked.due = self.table.think(seat);
                self.stage = Stage::Decision(seat);
            }
            (None, None) => self.stage = Stage::News,
        }
    }

    /// The person who acts next: the current listener, if possible.
    fn person_of(&self, due: Seats) -> Option<Seat> {
        let mut people = due.iter().filter(|seat| self.people.contains(*seat));
        let listening = self.listener.seat().filter(|seat| due.contains(*seat));
        listening.or_else(|| people.next())
    }

    /// The player on turn who is not at this keyboard. An answer owed within a turn does not change that.
    fn other_on_turn(&self, due: Seats) -> Option<Seat> {
        let is_other = |seat: &Seat| !self.people.contains(*seat);
        // If all of them owe answers, the player who asked for those may not be due.
        let among = match due.iter().all(|seat| self.table.owes_answer(seat)) {
            true => Seats::first(self.table.players().len()),
            false => due,
        };
        let other = among.iter().filter(is_other).find(|seat| !self.table.owes_answer(*seat));
        other.or_else(|| self.actor.filter(|_| due.iter().any(|seat| is_other(&seat))))
    }

    /// The listener's seat, if it is due.
    fn due_listener(&self) -> Option<Seat> {
        self.listener.seat().filter(|seat| matches!(self.table.due(), Due::Seats(due) if due.contains(*seat)))
    }

    /// Takes the actions of the only person that leave no choice.
    fn do_foregone(&mut self) {
        let Some(only) = self.people.iter().next().filter(|_| self.people.len() == 1) else {
            return;
        };
        while matches!(self.table.due(), Due::Seats(due) if due.contains(only)) && !self.table.is_on_its_way() {
            let Some(deed) = self.table.foregone(only) else {
                return;
            };
            // Remote players get the result before the forced action that follows it, so that they hear of these one by
            // one, as at a shared keyboard.
            while let Some(post) = self.post() {
                self.effects.push_back(post);
            }
            if self.table.act(only, deed).is_err() {
                return;
            }
        }
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        matches!(self.table.due(), Due::Over(_))
    }

    /// The words that can be typed now.
    fn grammar(&self, teller: &Teller) -> Grammar {
        teller.grammar(&self.words(), self.table.kind().arguments())
    }
}

/// The seats of the people who play.
pub fn people(players: &[Player]) -> Seats {
    seated(players).filter(|(_, player)| player.is_human()).map(|(seat, _)| seat).collect()
}

/// The initial listener: the only person, or the public.
pub fn listener(people: Seats) -> Viewer {
    match people.iter().next() {
        Some(only) if people.len() == 1 => Viewer::Seat(only),
        _ => Viewer::Public,
    }
}
