//! A session: one game as one keyboard meets it, from where it stands to its end or until the player leaves.
//!
//! A state machine that does no input and output, and never waits. A driver asks what it [needs](Session::need), gives
//! it what has come ([`Input`]), and does what it asks for ([`Effect`]): says messages, fetches lines, thinks, keeps
//! files. Terminals and pipes have such a driver in [`ui`](crate::ui), the tests have others.

mod advising;
mod asking;
mod choices;
mod climbing;
mod elsewhere;
mod ending;
mod errand;
mod exchange;
mod handover;
mod keeping;
mod lessons;
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

use crate::matches::Match;
use crate::player::{Player, Shift, seated};
use crate::record::Unsaved;
use crate::seat::{PerSeat, Seat, Seats, Viewer};
use crate::table::Due;
use crate::text::command::{Command, Grammar};
use crate::text::message::Message;
use crate::text::teller::Teller;

use self::advising::{Given, Sought};
use self::asking::Question;
#[cfg(feature = "program")]
pub(crate) use self::choices::answer;
pub use self::climbing::{ROW, climbed, result};
pub use self::errand::{Delivery, Errand, Occasion, Unfetched};
pub use self::exchange::{Ask, Effect, Ending, Input, Need, Surroundings};
use self::handover::Part;
pub use self::keeping::unsaved;
pub use self::lessons::{LESSON_VERBS, LESSON_VERBS_WITH_HINT, lesson_verbs};
use self::review::Review;
use self::steps::{Haste, Steps};
pub use self::steps::{Pace, STEP_ALONE, STEP_VERBS, heard_by};
use self::thinking::Asked;
use self::tutor::Tutor;

/// What a session waits for.
enum Stage {
    /// A line that goes on with the game.
    Line,
    /// Enter, of one person before another listens.
    Handover(Seat, Part),
    /// The decision of a computer.
    Decision(Seat),
    /// Advice for the listener, who goes on then: a [hint](Sought), or what the [tutor](Tutor) thinks.
    Advice,
    /// News of a table elsewhere.
    News,
    /// Enter, before a game goes on by itself, or is told on.
    Step,
    /// Lines about a game that is over, or that was told as far as it goes.
    LookBack,
    /// Nothing more.
    Gone(Ending),
}

/// A game at one keyboard.
pub struct Session {
    table: Box<dyn Match>,
    around: Surroundings,
    stage: Stage,
    /// A question that has to be answered before anything else is understood.
    question: Option<Question>,
    /// The line that was meant, where it was asked about a mistyped word of the last one.
    meant: Option<String>,
    /// What is to be told once something that was done has arrived at the table.
    complaints: Option<Vec<Message>>,
    asked: Asked,
    /// The level that was asked for when the same is to be played once more.
    shift: Option<Shift>,
    /// The same game once it is over, with all that everybody did, where the table does not know that.
    whole: Option<Box<dyn Match>>,
    /// What tells whether the last games were won or lost alike.
    row: Option<Box<dyn FnOnce() -> Option<bool>>>,
    /// The last hint that was given to each seat.
    hints: PerSeat<Option<Given>>,
    /// What the advice is for that is thought about.
    sought: Sought,
    tutor: Tutor,
    /// The decisions that are gone through after the game, while that goes on.
    review: Option<Review>,
    /// Whether the command that is obeyed is refused: no teacher takes it for done.
    is_refused: bool,
    effects: VecDeque<Effect>,
    /// The people who play, all at this keyboard.
    people: Seats,
    /// Who listens now.
    listener: Viewer,
    /// Whether the listener was told something that the other people must not know.
    exposed: bool,
    /// For whom a computer plays who is away, or has given up among others.
    replaced: Seats,
    /// The people here who have given up, as long as the game goes on for others.
    gave_up: Seats,
    /// The people who come back to a game and were not told yet how it stands.
    returning: Seats,
    /// The people who were not told yet what is played, where there are several.
    newcomers: Seats,
    verbs: Vec<&'static str>,
    /// The first event that each seat was not told yet. The public has the first seat's place, which nobody else uses
    /// then.
    told: PerSeat<usize>,
    /// Up to which event each seat was told what matters.
    weighed: PerSeat<usize>,
    /// How many events there were before the last own action when each seat was called to decide, if it was.
    called: PerSeat<Option<usize>>,
    /// Who was due last and does not sit here.
    actor: Option<Seat>,
    /// Whether what the listener has done at a table with others is still to be decided by what they do.
    awaits: bool,
    /// Whether there is anything to keep: the people here have done more than to give up, or the game was taken up.
    is_begun: bool,
    /// What comes after a game that is over, once the player has said so.
    next: Option<Ending>,
    /// Why not all of the record is written, once this was told.
    unsaved: Option<Unsaved>,
    steps: Steps,
}

impl Session {
    /// A session at a table, for these of its seats. What happened so far counts as told.
    ///
    /// When one person plays, that person listens; several take turns; when nobody plays, what is public is told.
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
            actor: None,
            awaits: false,
            is_begun: people.is_empty() || around.is_shared,
            next: None,
            unsaved: None,
            stage: Stage::News,
            question: None,
            meant: None,
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

    /// Tells the turns of several computers like this from now on.
    pub fn set_pace(&mut self, pace: Pace) {
        self.steps.pace = pace;
    }

    /// Whether somebody at this keyboard has to decide now.
    pub fn is_turn(&self) -> bool {
        matches!(self.stage, Stage::Line) && self.question.is_none()
    }

    /// The only person was told nothing yet of what has happened since there were so many events.
    pub fn has_missed(&mut self, from: usize) {
        *self.told() = from;
    }

    /// Tells what is played and what comes first, and begins.
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

    /// Tells a player who comes back what was missed and all that is known, and goes on; several are told when it is
    /// their turn.
    pub fn go_on(&mut self, teller: &Teller) {
        self.is_begun = true;
        // A game that is kept elsewhere has no name here.
        if let Some(name) = self.around.name.clone() {
            self.say(Message::new("resumed").text("name", name));
        }
        if self.listener == Viewer::Public && !(self.people.is_empty() && self.around.is_shared) {
            self.returning = self.people;
        } else {
            // What has happened comes before what has come of it.
            if *self.told() < self.table.now() {
                self.tell_missed();
            }
            self.tell("status", teller);
        }
        self.table.settle();
        self.advance();
    }

    /// Takes what has come, and goes on as far as it can.
    pub fn take(&mut self, input: Input<'_>, teller: &mut Teller) {
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
            // A lesson has only to say what is to be done.
            Input::NotCleared => self.take_not_cleared(),
            Input::Language if self.is_lesson() => self.report(&Command::new("turn", "")),
            Input::Language => self.tell("status", teller),
            Input::Delivery(delivery) => self.take_delivery(delivery),
            Input::Whole(table) => self.whole = Some(table),
        }
    }

    /// The next thing that is to be done. Lines of the record are written before anything is said or sent; before the
    /// people here have done anything there is nothing to keep.
    pub fn effect(&mut self) -> Option<Effect> {
        let lines = if self.is_begun { self.table.take_lines() } else { String::new() };
        if !lines.is_empty() {
            return Some(Effect::Run(Errand::Write(lines)));
        }
        // What was to be sent before goes before.
        match self.effects.front() {
            Some(Effect::Post(..) | Effect::Tell(..)) => self.effects.pop_front(),
            Some(_) | None => self.post().or_else(|| self.effects.pop_front()),
        }
    }

    /// What is needed next, once all effects are done.
    pub fn need(&self) -> Need {
        match &self.stage {
            Stage::Gone(ending) => Need::Nothing(ending.clone()),
            _ if self.question.is_some() => Need::Line(self.ask_for()),
            Stage::Line | Stage::Step | Stage::LookBack | Stage::Handover(..) => Need::Line(self.ask_for()),
            Stage::Decision(_) | Stage::Advice => Need::Thought,
            Stage::News => Need::News,
        }
    }

    /// What surrounds a line, be one needed or not: whoever waits may type too.
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

    /// Whether there are lines of the record, and they are wanted, as errands.
    pub fn is_recorded(&self) -> bool {
        self.around.is_recorded && self.is_begun
    }

    /// Whether nobody here plays, and others do elsewhere: nothing is ever expected here.
    pub fn only_listens(&self) -> bool {
        self.around.is_shared && self.people == Seats::NONE
    }

    /// The table at which it is played.
    pub fn table(&self) -> &dyn Match {
        self.table.as_ref()
    }

    /// Goes on until somebody has to type or to think, or until it is over.
    fn advance(&mut self) {
        self.do_foregone();
        if self.table.is_on_its_way() {
            self.stage = Stage::News;
            return;
        }
        let due = match self.table.due() {
            Due::Over(_) => return self.end(),
            // A table asks chance by itself: only one that is elsewhere is heard of before it has.
            Due::Chance => {
                self.stage = Stage::News;
                return;
            }
            Due::Seats(due) => due,
        };
        self.end_turns(due);
        // The turn of somebody who does not sit here is told as a whole, when somebody else is due.
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
        // Where people and computers owe something, as in a secret set-up, the people go first: nobody should wait for
        // the program to think before the first prompt.
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

    /// The person who acts next: the one who listens already, if possible.
    fn person_of(&self, due: Seats) -> Option<Seat> {
        let mut people = due.iter().filter(|seat| self.people.contains(*seat));
        let listening = self.listener.seat().filter(|seat| due.contains(*seat));
        listening.or_else(|| people.next())
    }

    /// Whose turn it is of those who do not sit here: still the same where somebody only has to answer in it.
    fn other_on_turn(&self, due: Seats) -> Option<Seat> {
        let is_other = |seat: &Seat| !self.people.contains(*seat);
        // Where all owe answers, nothing may be due of whoever has asked for them.
        let among = match due.iter().all(|seat| self.table.owes_answer(seat)) {
            true => Seats::first(self.table.players().len()),
            false => due,
        };
        let other = among.iter().filter(is_other).find(|seat| !self.table.owes_answer(*seat));
        other.or_else(|| self.actor.filter(|_| due.iter().any(|seat| is_other(&seat))))
    }

    /// The seat of the listener, while something is expected of it.
    fn due_listener(&self) -> Option<Seat> {
        self.listener.seat().filter(|seat| matches!(self.table.due(), Due::Seats(due) if due.contains(*seat)))
    }

    /// Does what the only person would be asked idly.
    fn do_foregone(&mut self) {
        let Some(only) = self.people.iter().next().filter(|_| self.people.len() == 1) else {
            return;
        };
        while matches!(self.table.due(), Due::Seats(due) if due.contains(only)) && !self.table.is_on_its_way() {
            let foregone = self.table.foregone(only).map(|deed| self.table.act(only, deed));
            if !matches!(foregone, Some(Ok(()))) {
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

/// Who listens from the beginning: the one person who plays, or the public.
pub fn listener(people: Seats) -> Viewer {
    match people.iter().next() {
        Some(only) if people.len() == 1 => Viewer::Seat(only),
        _ => Viewer::Public,
    }
}
