//! A step of a lesson in which lines are typed.

use std::collections::VecDeque;
use std::io;
use std::task::{Context, Poll};

use snuffel::games;
use snuffel::kind::Kind;
use snuffel::lessons::{Lesson, Step};
use snuffel::record::Record;
use snuffel::session::{Delivery, Effect, Errand, Need, Session, Surroundings, people};
use snuffel::settings::Settings;
use snuffel::terminal::executor::block_on;
use snuffel::text::command::Command;
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;
use snuffel::ui::clerk::Clerk;
use snuffel::ui::console::Console;
use snuffel::ui::input::{Completions, Input, Typed, judge};
use snuffel::ui::play::Keyboard;
use snuffel::ui::teacher::{Outcome, Teacher};
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;

use crate::common::Sheet;
use crate::common::unhurried::ends;

/// All lessons, each with the game that it teaches.
pub fn all() -> Vec<(&'static dyn Kind, Lesson)> {
    let of = |kind: &&'static dyn Kind| {
        let kind = *kind;
        snuffel::lessons::for_game(kind.id()).into_iter().map(move |lesson| (kind, lesson))
    };
    games::ALL.iter().flat_map(of).collect()
}

/// The result of lines typed at a step.
pub struct Given {
    pub outcome: Option<Outcome>,
    /// The learner's text.
    pub text: String,
    /// The new lines of the record.
    pub lines: Vec<String>,
    /// The lines of the record from before anything was typed.
    pub early: Vec<String>,
}

/// Types these lines at a step.
pub fn give(kind: &'static dyn Kind, lesson: &Lesson, step: &Step, lang: Lang, lines: &[&str]) -> Given {
    let record = lesson.record(step);
    let record = Record::parse(&record).unwrap();
    let table = kind.open(&record).unwrap_or_else(|damage| panic!("{} {}: {damage:?}", lesson.name, step.name));
    let mut spy = Spy { teacher: Teacher::new(lesson, step, 1), lines: Vec::new() };
    let around = Surroundings {
        is_recorded: true,
        style: STYLE_VERBS,
        lobby: verbs::in_lobby(),
        lesson: spy.teacher.verbs(),
        ..Surroundings::default()
    };
    let mut session = Session::new(table, people(&lesson.header.players), around);
    session.teach(usize::MAX, spy.teacher.task());
    let screen = Sheet::default();
    let keys = Box::new(Keys { lines: lines.iter().map(|line| (*line).to_owned()).collect() });
    let mut console = Console::new(ends(keys, Box::new(screen.clone())), Settings::default(), lang, None);
    console.learn_game(kind);
    console.learn(kind.texts().lessons);
    console.meet(&lesson.header.players);
    block_on(Keyboard::new(&mut console, &mut spy).play(&mut session));
    console.finish();
    let early = early_lines(kind, lesson, step);
    Given { outcome: spy.teacher.outcome(), text: screen.text(), lines: spy.lines, early }
}

/// The lines that are written before anything is typed.
fn early_lines(kind: &'static dyn Kind, lesson: &Lesson, step: &Step) -> Vec<String> {
    let record = lesson.record(step);
    let mut table = kind.open(&Record::parse(&record).unwrap()).unwrap();
    table.keep_lines();
    let around = Surroundings { is_recorded: true, lesson: &["task"], ..Surroundings::default() };
    let mut session = Session::new(table, people(&lesson.header.players), around);
    session.teach(usize::MAX, Vec::new());
    let mut lines = Vec::new();
    while let Some(effect) = session.effect() {
        if let Effect::Run(Errand::Write(written)) = effect {
            lines.extend(written.lines().map(str::to_owned));
        }
    }
    assert!(matches!(session.need(), Need::Line(_)), "{} {}: the learner is not due", lesson.name, step.name);
    lines
}

/// A teller for the lessons of a game.
pub fn teller(kind: &dyn Kind, lang: Lang, wording: Wording) -> Teller {
    let texts = kind.texts();
    Teller::new(lang, wording, Spelling::Plain, &[texts.messages, texts.words, texts.lessons])
}

/// The phrases that a message of a lesson asks the learner to type, in a language.
pub fn told(kind: &dyn Kind, lang: Lang, message: &Message) -> Vec<String> {
    let wordings = [Wording::Normal, Wording::Brief];
    let marked = wordings.iter().flat_map(|wording| {
        let teller = teller(kind, lang, *wording);
        [Some(teller.marked(message)), teller.marked_summary(message)].into_iter().flatten().collect::<Vec<_>>()
    });
    let mut all: Vec<String> = marked.flat_map(|text| typed(&text)).collect();
    all.dedup();
    all
}

/// The line that completes a step: the first suitable one in the task, or else in the reason.
pub fn solution(kind: &'static dyn Kind, lesson: &Lesson, step: &Step, lang: Lang) -> String {
    let phrases = [step.cue(), step.reason()].map(|message| told(kind, lang, &message)).concat();
    let is_right = |phrase: &&String| {
        let outcome = give(kind, lesson, step, lang, &[phrase.as_str()]).outcome;
        matches!(outcome, Some(Outcome::Done | Outcome::Asked))
    };
    let found = phrases.iter().find(is_right);
    found.unwrap_or_else(|| panic!("{lang} {} {}: none of {phrases:?} does it", lesson.name, step.name)).clone()
}

/// A teacher whose record lines are collected.
struct Spy<'a> {
    teacher: Teacher<'a>,
    lines: Vec<String>,
}

impl Clerk for Spy<'_> {
    fn run(&mut self, errand: Errand) -> Delivery {
        if let Errand::Write(lines) = &errand {
            self.lines.extend(lines.lines().map(str::to_owned));
        }
        self.teacher.run(errand)
    }

    fn heed(&mut self, command: &Command) -> Vec<Message> {
        self.teacher.heed(command)
    }

    fn dismisses(&self, need: &Need) -> bool {
        self.teacher.dismisses(need)
    }
}

/// Lines that are typed one after the other.
struct Keys {
    lines: VecDeque<String>,
}

impl Input for Keys {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(Ok(self.lines.pop_front().map_or(Typed::End, |line| judge(line.as_bytes()))))
    }

    fn remember(&mut self, _line: &str) {}

    fn is_editor(&self) -> bool {
        false
    }
}
