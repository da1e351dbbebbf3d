//! Learning: gives a lesson step by step, and lists the lessons.

use super::{Desk, Trouble};
use crate::games;
use crate::kind::Kind;
use crate::lessons::{self, Lesson, Step};
use crate::level::Level;
use crate::player::Player;
use crate::session::{Ending, Session, Surroundings, people};
use crate::store::learnt::{Learnt, Progress};
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::ui::play::Keyboard;
use crate::ui::teacher::{Outcome, Teacher};
use crate::ui::trouble::open_text;
use crate::ui::verbs::STYLE_VERBS;
use crate::verbs;

/// How the learner comes to a step.
enum Coming {
    /// From outside the lesson.
    Anew,
    /// From the step before, having heard everything up to this event.
    On(usize),
    /// Back from doing something else in the same step.
    Back,
}

/// A lesson in progress.
struct Given<'a> {
    kind: &'static dyn Kind,
    lesson: &'a Lesson,
    /// Its number among those of the game, starting at 1.
    number: usize,
    /// The number of the current step, starting at 0.
    at: usize,
    /// How many steps have been skipped since it began.
    skipped: usize,
}

impl Desk {
    /// Gives a lesson: the one of this game and number, or else the lesson begun last, or the first of the game that
    /// has not been learnt.
    ///
    /// # Errors
    /// When there is no such game or lesson.
    pub async fn learn(&mut self, words: &str) -> Result<Ending, Trouble> {
        let mut words = words.split_whitespace();
        let kind = match words.next() {
            Some(word) => games::meant(word)?,
            None => return Err(games::which("learn")),
        };
        let all = lessons::for_game(kind.id());
        let none = || {
            let none = Message::new("learn-none").text("game", kind.id()).count("count", all.len());
            none.with("command", Arg::Command("learn"))
        };
        let index = match words.next() {
            None => self.next_lesson(kind, &all),
            Some(number) => number.parse().ok().and_then(|number: usize| number.checked_sub(1)).ok_or_else(none)?,
        };
        if let Some(word) = words.next() {
            let surplus = Message::new("learn-surplus").text("word", shorten(word)).text("game", kind.id());
            return Err(surplus.with("command", Arg::Command("learn")));
        }
        let lesson = all.get(index).ok_or_else(none)?;
        let learnt = self.learnt();
        let at = done(&learnt, kind, lesson).unwrap_or(0);
        let skipped = if at == 0 { 0 } else { learnt.skipped(kind.id(), &lesson.name) };
        self.give(Given { kind, lesson, number: index + 1, at, skipped }, all.len()).await
    }

    /// Lists the lessons, and says which of them have been learnt.
    pub fn tell_lessons(&mut self) {
        self.console.say(&Message::new("learn-games").count("count", games::ALL.len()));
        let learnt = self.learnt();
        for kind in games::ALL {
            let told = Message::new("learn-item").with("game", Arg::typed(kind.id()));
            let told = told.count("count", lessons::count(kind.id())).count("learnt", known(&learnt, *kind));
            self.console.say(&told.with("command", Arg::Command("learn")));
            if let Some(begun) = begun(&learnt, *kind) {
                self.console.say(&begun);
            }
        }
    }

    /// For which games lessons have been learnt, in one sentence; `None` if there are none.
    pub fn learnt_games(&self) -> Option<Message> {
        let learnt = self.learnt();
        let games = games::ALL.iter().filter(|kind| known(&learnt, **kind) > 0).map(|kind| {
            let known = Message::new("learn-known").text("game", kind.id()).count("learnt", known(&learnt, *kind));
            Arg::from(known.count("count", lessons::count(kind.id())))
        });
        let games: Vec<Arg> = games.collect();
        (!games.is_empty()).then(|| Message::new("games-learnt").with("games", Arg::List(games)))
    }

    /// The offer of lessons at a first start, before anything was played or learnt. It is made once.
    pub fn offer_lessons(&mut self) -> Option<Message> {
        let mut learnt = self.learnt();
        let is_new = self.waiting().is_ok_and(|games| games.is_empty())
            && self.finished().is_ok_and(|games| games.is_empty())
            && learnt.is_empty()
            && !learnt.is_offered;
        learnt.is_offered = true;
        // If that cannot be saved, it would be offered at each start.
        let home = self.home.as_ref().filter(|_| is_new)?;
        home.keep_learnt(&learnt).ok()?;
        Some(Message::new("learn-offer").with("command", Arg::Command("learn")))
    }

    fn learnt(&self) -> Learnt {
        self.home.as_ref().and_then(|home| home.learnt().ok()).unwrap_or_default()
    }

    /// The index of the lesson of a game that comes next: the one begun last, or the first that was never completed, or
    /// the first with skipped steps.
    fn next_lesson(&self, kind: &dyn Kind, all: &[Lesson]) -> usize {
        let learnt = self.learnt();
        let is_begun = |lesson: &Lesson| learnt.begun(kind.id()) == Some(&lesson.name);
        let progress = |lesson: &Lesson| learnt.progress(kind.id(), &lesson.name);
        let first = |is_meant: fn(Progress) -> bool| all.iter().position(|lesson| is_meant(progress(lesson)));
        let new = || first(|progress| matches!(progress, Progress::Steps(_)));
        let begun = all.iter().position(is_begun).or_else(new);
        begun.or_else(|| first(|progress| progress == Progress::Over)).unwrap_or(0)
    }

    /// Gives a lesson, starting at the given step.
    async fn give(&mut self, mut given: Given<'_>, count: usize) -> Result<Ending, Trouble> {
        let Given { kind, lesson, number, .. } = given;
        self.console.learn_game(kind);
        self.console.learn(kind.texts().lessons);
        self.console.meet(&lesson.header.players);
        let begin = Message::new("learn-begin").text("game", kind.id()).count("number", number);
        let begin = begin.count("lessons", count).count("count", lesson.count());
        self.console.turn_page(&begin);
        // Even a display shows all of the introduction before the first task.
        self.console.say(&begin.mattering());
        let mut told = Vec::new();
        // A learner past the first lesson knows these words, and can ask for `help`.
        if number == 1 {
            told.push(Message::new("learn-words"));
        }
        if given.at == 0 {
            told.push(lesson.about());
        }
        self.keep_step(&given);
        let mut coming = Coming::Anew;
        while let Some(step) = lesson.steps.get(given.at) {
            self.console.announce(&told);
            let Some((outcome, heard)) = self.give_step(&given, step, &coming).await? else {
                return Ok(self.leave_lesson(&given));
            };
            if outcome == Outcome::Asked {
                self.console.answered();
            }
            told = match &outcome {
                // The learner's move does not count: a display shows that before what is due.
                Outcome::Other(line) => {
                    vec![step.other(line).unwrap_or_else(|| Message::new("learn-other")).decisive()]
                }
                Outcome::Done | Outcome::Asked => step.well().into_iter().collect(),
                Outcome::Omitted => Vec::new(),
            };
            given.skipped += usize::from(outcome == Outcome::Omitted);
            coming = match outcome {
                Outcome::Other(_) => Coming::Back,
                Outcome::Done | Outcome::Asked | Outcome::Omitted => {
                    given.at += 1;
                    self.keep_step(&given);
                    Coming::On(heard)
                }
            };
        }
        self.console.announce(&told);
        self.end_lesson(&given, count).await
    }

    /// Gives a step. Returns its outcome and up to which event the learner has heard the game; `None` if the learner
    /// has left.
    async fn give_step(
        &mut self,
        given: &Given<'_>,
        step: &Step,
        coming: &Coming,
    ) -> Result<Option<(Outcome, usize)>, Trouble> {
        let lesson = given.lesson;
        let (_, table) = open_text(&lesson.record(step)).map_err(|_| Message::new("learn-spoilt"))?;
        let mut teacher = Teacher::new(lesson, step, given.at + 1);
        let around = Surroundings {
            is_recorded: true,
            is_piped: !self.console.is_terminal(),
            style: STYLE_VERBS,
            has_lobby: self.has_lobby,
            lobby: verbs::in_lobby(),
            lesson: teacher.verbs(),
            ..Surroundings::default()
        };
        let mut session = Session::new(table, people(&lesson.header.players), around);
        let task = teacher.task();
        match coming {
            Coming::Back => session.teach(usize::MAX, vec![teacher.cue()]),
            Coming::On(heard) if !step.is_apart => session.teach(*heard, task),
            Coming::Anew if !step.is_apart && given.at > 0 => {
                session.orient(self.console.teller());
                session.teach(usize::MAX, task);
            }
            Coming::On(_) | Coming::Anew => session.teach(usize::MAX, step.scene().into_iter().chain(task).collect()),
        }
        Keyboard::new(&mut self.console, &mut teacher).play(&mut session).await;
        Ok(teacher.outcome().map(|outcome| (outcome, session.heard())))
    }

    /// Saves the learner's progress.
    fn keep_step(&mut self, given: &Given<'_>) {
        let Some(home) = &self.home else {
            return;
        };
        let is_over = given.at >= given.lesson.steps.len();
        let progress = match (is_over, given.skipped) {
            (true, 0) => Progress::All,
            (true, _) => Progress::Over,
            (false, _) => Progress::Steps(given.at),
        };
        let kept = home.learnt().and_then(|mut learnt| {
            learnt.set(given.kind.id(), &given.lesson.name, progress);
            learnt.skip(given.kind.id(), &given.lesson.name, given.skipped);
            learnt.begin(given.kind.id(), Some(given.lesson.name.as_str()).filter(|_| !is_over));
            home.keep_learnt(&learnt)
        });
        if kept.is_err() {
            self.console.announce(&[Message::new("learn-not-kept")]);
        }
    }

    /// Says how far the lesson was when the learner leaves it.
    fn leave_lesson(&mut self, given: &Given<'_>) -> Ending {
        let left = Message::new("learn-left").count("number", given.at).count("count", given.lesson.count());
        self.console.say(&left.text("game", given.kind.id()).with("command", Arg::Command("learn")));
        Ending::Left
    }

    /// After the last lesson, says in which other lessons steps were skipped; they do not count as learnt until those
    /// are done.
    fn tell_what_was_skipped(&mut self, given: &Given<'_>) {
        let (learnt, game) = (self.learnt(), given.kind.id());
        let lessons = lessons::for_game(game);
        let numbered = (1..).zip(&lessons).filter(|(number, _)| *number != given.number);
        let skipped = numbered.filter(|(_, lesson)| learnt.progress(game, &lesson.name) == Progress::Over);
        for (number, _) in skipped {
            let message = Message::new("learn-skipped").count("number", number).text("game", game);
            self.console.say(&message.with("command", Arg::Command("learn")));
        }
    }

    /// Says what follows a lesson: the next one, or a whole game.
    async fn end_lesson(&mut self, given: &Given<'_>, count: usize) -> Result<Ending, Trouble> {
        let over = match given.skipped {
            0 => Message::new("learn-over"),
            skipped => {
                Message::new("learn-over-skipped").count("skipped", skipped).count("count", given.lesson.count())
            }
        };
        let over = over.count("number", given.number).text("game", given.kind.id());
        self.console
            .say(&over.count("left", count.saturating_sub(given.number)).with("command", Arg::Command("learn")));
        if given.number == count {
            self.tell_what_was_skipped(given);
        }
        if !given.lesson.plays || !self.console.confirm(&Message::new("learn-play")).await {
            return Ok(Ending::Left);
        }
        let players = vec![Player::Human(None), Player::Computer(Level::LEAST)];
        self.play(given.kind.id(), players, &[]).await
    }
}

/// How many steps of a lesson are done; `None` if it was never begun, or is completed.
fn done(learnt: &Learnt, kind: &dyn Kind, lesson: &Lesson) -> Option<usize> {
    match learnt.progress(kind.id(), &lesson.name) {
        Progress::Steps(steps) if steps < lesson.steps.len() => Some(steps),
        Progress::Steps(_) | Progress::Over | Progress::All => None,
    }
}

/// The progress in the lesson of a game that was begun last.
fn begun(learnt: &Learnt, kind: &dyn Kind) -> Option<Message> {
    let begun = learnt.begun(kind.id())?;
    let (number, lesson) =
        (1..).zip(lessons::for_game(kind.id())).find(|(_, lesson): &(usize, Lesson)| lesson.name == begun)?;
    let done = done(learnt, kind, &lesson)?;
    let told = Message::new("learn-begun").count("number", number).count("count", lesson.count());
    Some(told.count("done", done).with("game", Arg::typed(kind.id())).with("command", Arg::Command("learn")))
}

/// How many lessons of a game have been learnt.
fn known(learnt: &Learnt, kind: &dyn Kind) -> usize {
    let lessons = lessons::for_game(kind.id());
    lessons.iter().filter(|lesson| learnt.progress(kind.id(), &lesson.name) == Progress::All).count()
}
