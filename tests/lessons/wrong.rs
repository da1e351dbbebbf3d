//! Wrong actions: at each step something other than the task is done, in the lesson itself and in each language. It is
//! answered and taken back, and the learner can continue the lesson, ask questions, and leave.

use snuffel::kind::Kind;
use snuffel::lessons::{Lesson, Step};
use snuffel::record::Record;
use snuffel::seat::Viewer;
use snuffel::settings::Settings;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::teacher::Outcome;

use super::given::{give, solution, teller, told};
use super::story::{learn, numbered};

/// A line typed at a step, with the required answers.
struct Try {
    typed: String,
    answers: Vec<String>,
    /// The error message if they do not come.
    fault: String,
}

impl Try {
    fn of(typed: &str, teller: &Teller, answers: &[Message], fault: &str) -> Try {
        let answers = answers.iter().map(|message| teller.say(message)).collect();
        Try { typed: typed.to_owned(), answers, fault: fault.to_owned() }
    }
}

/// A line of the record as the learner may type it: its words in a language, with and without the command.
fn phrases(line: &str, teller: &Teller) -> [String; 2] {
    let words: Vec<String> = line.split(' ').skip(1).map(|word| translated(word, teller)).collect();
    [words.join(" "), words[1..].join(" ")]
}

fn translated(word: &str, teller: &Teller) -> String {
    let id: &'static str = word.to_owned().leak();
    teller.lexicon(&[id]).usual().next().unwrap_or(word).to_owned()
}

/// The record line of a wrong action that a typed line performs; `None` if it is not one.
fn wrong(kind: &'static dyn Kind, lesson: &Lesson, step: &Step, lang: Lang, typed: &str) -> Option<String> {
    match give(kind, lesson, step, lang, &[typed]).outcome {
        Some(Outcome::Other(line)) => Some(line),
        Some(Outcome::Done | Outcome::Asked) | None => None,
        Some(Outcome::Omitted) => panic!("{lang} {} {}: {typed} leaves it out", lesson.name, step.name),
    }
}

/// A name to type at a step for an action without a specific answer, if the game has any.
fn another(kind: &'static dyn Kind, lesson: &Lesson, step: &Step, lang: Lang) -> Option<String> {
    let table = kind.open(&Record::parse(&lesson.record(step)).unwrap()).unwrap();
    let names = table.names(Viewer::Seat(lesson.learner()));
    let words: Vec<String> =
        teller(kind, lang, Wording::Normal).lexicon(kind.verbs()).usual().map(str::to_owned).collect();
    let is_other = |typed: &String| {
        let line = wrong(kind, lesson, step, lang, typed);
        line.is_some_and(|line| step.other(&line).is_none())
    };
    names.into_iter().chain(words).find(is_other)
}

/// The lines typed at a step: every wrong action, the words of a lesson, and finally the solution. Also returns the
/// number of wrong actions.
fn tries(kind: &'static dyn Kind, lesson: &Lesson, step: &Step, lang: Lang) -> (Vec<Try>, usize) {
    let teller = teller(kind, lang, Wording::Normal);
    let named = |fault: &str| format!("{lang} {} {}: {fault}", lesson.name, step.name);
    let mut tries = Vec::new();
    let mut add = |typed: &str, answer: Message| {
        tries.push(Try::of(typed, &teller, &[answer, step.cue()], &named("not answered, or not taken back")));
    };
    for line in step.others() {
        let typed = phrases(line, &teller)
            .into_iter()
            .find(|typed| wrong(kind, lesson, step, lang, typed).as_deref() == Some(line));
        let typed = typed.unwrap_or_else(|| panic!("{}", named(&format!("nothing typed is {line}"))));
        add(&typed, step.other(line).unwrap());
    }
    if let Some(typed) = another(kind, lesson, step, lang) {
        add(&typed, Message::new("learn-other"));
    }
    let wrong = tries.len();
    let [again, why, ..] = words(kind, lang);
    tries.push(Try::of(&again, &teller, &[step.cue()], &named("the task is not said again")));
    tries.push(Try::of(&why, &teller, &[step.reason()], &named("no reason")));
    (tries, wrong)
}

/// The words specific to lessons, in the order in which the lesson introduces them: again, why, skip, leave.
fn words(kind: &dyn Kind, lang: Lang) -> [String; 4] {
    let told = told(kind, lang, &Message::new("learn-words"));
    told.first_chunk().expect("four words").clone()
}

/// The output after each typed line.
fn answers(text: &str) -> Vec<String> {
    let mut answers = vec![String::new()];
    for line in text.lines() {
        match line.starts_with("> ") {
            true => answers.push(String::new()),
            false => {
                let last = answers.last_mut().unwrap();
                last.push_str(line);
                last.push('\n');
            }
        }
    }
    answers.remove(0);
    answers
}

#[test]
fn whatever_else_is_done_is_answered_and_taken_back_in_every_language() {
    let mut faults = Vec::new();
    for (number, kind, lesson) in numbered() {
        for lang in Lang::ALL {
            let teller = teller(kind, lang, Wording::Normal);
            let status = translated("status", &teller);
            let (mut all, mut others) = (Vec::new(), 0);
            for (at, step) in lesson.steps.iter().enumerate() {
                let (tries, wrong) = tries(kind, &lesson, step, lang);
                others += wrong;
                let is_asked = step.is_asked_by("status", 0);
                // The status is the same before and after: so the action was taken back.
                let ask = || (!is_asked).then(|| Try::of(&status, &teller, &[], ""));
                for (index, one) in tries.into_iter().enumerate() {
                    match index < wrong {
                        true => all.extend(ask().into_iter().chain([one]).chain(ask())),
                        false => all.push(one),
                    }
                }
                let typed = solution(kind, &lesson, step, lang);
                let next = Message::new("learn-step").count("number", at + 2).count("count", lesson.count());
                let next = if at + 1 < lesson.count() { vec![next] } else { Vec::new() };
                let fault = format!("{lang} {} {}: the task cannot be done any more", lesson.name, step.name);
                all.push(Try::of(&typed, &teller, &next, &fault));
            }
            assert!(others > 0, "{lang} {}: nothing else can be done in it", lesson.name);
            let lines: Vec<String> = all.iter().map(|one| one.typed.clone()).collect();
            let text = learn(kind.id(), number, lang, Settings::default(), &lines);
            let answers = answers(&text);
            assert!(answers.len() >= all.len(), "{lang} {}: over too soon\n{text}", lesson.name);
            let mut before = None;
            for (one, answer) in all.iter().zip(&answers) {
                if one.typed == status && one.fault.is_empty() {
                    match before.take() {
                        None => before = Some(answer),
                        Some(before) if before == answer => {}
                        Some(before) => {
                            faults.push(format!("{lang} {}: not taken back: {before}{answer}", lesson.name))
                        }
                    }
                }
                for said in one.answers.iter().filter(|said| !answer.contains(*said)) {
                    faults.push(format!("{}: {:?} wants {said:?}, is {answer:?}", one.fault, one.typed));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_lesson_can_be_skipped_and_left_in_every_language() {
    for (number, kind, lesson) in numbered() {
        for lang in Lang::ALL {
            let teller = teller(kind, lang, Wording::Normal);
            let [_, _, skip, leave] = words(kind, lang);
            let text = learn(kind.id(), number, lang, Settings::default(), &vec![skip.clone(); lesson.count()]);
            let count = snuffel::lessons::count(kind.id());
            let over =
                Message::new("learn-over-skipped").count("skipped", lesson.count()).count("count", lesson.count());
            let over = over.count("number", number).text("game", kind.id()).count("left", count - number);
            let over = teller.say(&over.with("command", Arg::Command("learn")));
            assert!(text.contains(&over), "{lang} {}: {over} in {text}", lesson.name);
            let yes = translated("yes", &teller);
            let text = learn(kind.id(), number, lang, Settings::default(), &[skip, leave, yes, "4711".to_owned()]);
            let left = Message::new("learn-left").count("number", 1).count("count", lesson.count());
            let left = left.text("game", kind.id()).with("command", Arg::Command("learn"));
            assert!(text.ends_with(&format!("{}\n", teller.say(&left))), "{lang} {}: {text}", lesson.name);
        }
    }
}
