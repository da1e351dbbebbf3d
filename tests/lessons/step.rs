//! Each step separately: its instructions are understood and complete it, and anything else is answered and changes
//! nothing.

use snuffel::lessons::Goal;
use snuffel::record::Record;
use snuffel::text::message::Message;
use snuffel::text::style::{Lang, Wording};
use snuffel::ui::teacher::Outcome;

use super::given::{Given, all, give, solution, teller, told};

/// The messages about lines that are not understood.
const MISREAD: [&str; 6] =
    ["misread-unknown", "misread-like", "misread-several", "misread-alone", "help-unknown", "rules-unknown"];

/// Lines without a meaning, and questions.
const NONSENSE: [&str; 6] = ["xyzzyx", "", "4711", "help", "again", "???"];

#[test]
fn each_step_can_be_done_as_it_tells_and_leads_where_the_next_one_begins() {
    for (kind, lesson) in all() {
        for (at, step) in lesson.steps.iter().enumerate() {
            for lang in Lang::ALL {
                let typed = solution(kind, &lesson, step, lang);
                let given = give(kind, &lesson, step, lang, &[&typed]);
                let is_question = matches!(step.goal, Goal::Question(..));
                assert_eq!(given.lines.is_empty(), is_question, "{lang} {} {}: {typed}", lesson.name, step.name);
                assert_eq!(given.early, [""; 0], "{} {}: done unasked", lesson.name, step.name);
                if let Some(next) = lesson.steps.get(at + 1).filter(|next| !next.is_apart) {
                    let all = [&step.lines[..], &given.lines].concat();
                    assert!(next.lines.starts_with(&all), "{lang} {} {}: {all:?}", lesson.name, next.name);
                }
            }
        }
    }
}

#[test]
fn only_one_thing_fulfils_a_step_that_another_goes_on_from() {
    for (_, lesson) in all() {
        for pair in lesson.steps.windows(2) {
            let several = matches!(&pair[0].goal, Goal::Deed(lines) if lines.len() > 1);
            assert!(!several || pair[1].is_apart, "{} {}", lesson.name, pair[0].name);
        }
    }
}

#[test]
fn every_lesson_ends_in_a_record_that_the_rules_allow() {
    for (kind, lesson) in all() {
        for step in &lesson.steps {
            let mut record = lesson.record(step);
            if let Goal::Deed(lines) = &step.goal {
                for line in lines {
                    let text = format!("{record}{line}\n");
                    assert!(kind.open(&Record::parse(&text).unwrap()).is_ok(), "{} {}: {line}", lesson.name, step.name);
                }
                record.push_str(&lines[0]);
                record.push('\n');
            }
            assert!(kind.open(&Record::parse(&record).unwrap()).is_ok(), "{} {}", lesson.name, step.name);
        }
    }
}

#[test]
fn nonsense_and_questions_leave_a_step_as_it_is() {
    for (kind, lesson) in all() {
        for step in &lesson.steps {
            let lang = Lang::En;
            let typed = solution(kind, &lesson, step, lang);
            for nonsense in NONSENSE {
                if step.is_asked_by(nonsense, 0) {
                    continue;
                }
                let Given { outcome, text, .. } = give(kind, &lesson, step, lang, &[nonsense]);
                assert_eq!(outcome, None, "{} {} {nonsense:?}: {text}", lesson.name, step.name);
                let outcome = give(kind, &lesson, step, lang, &[nonsense, &typed]).outcome;
                assert!(matches!(outcome, Some(Outcome::Done | Outcome::Asked)), "{} {}", lesson.name, step.name);
            }
        }
    }
}

#[test]
fn a_wrong_way_that_has_an_answer_is_allowed_and_no_goal() {
    for (kind, lesson) in all() {
        for step in &lesson.steps {
            for other in step.others() {
                let text = format!("{}{other}\n", lesson.record(step));
                let is_allowed = kind.open(&Record::parse(&text).unwrap()).is_ok();
                assert!(is_allowed && !step.is_done_by(other), "{} {}: {other}", lesson.name, step.name);
                assert!(other.starts_with(&format!("{} ", lesson.learner())), "{} {}", lesson.name, step.name);
            }
        }
    }
}

#[test]
fn what_a_lesson_tells_to_type_is_understood() {
    let mut wrong = Vec::new();
    for (kind, lesson) in all() {
        for step in &lesson.steps {
            let others = step.others().filter_map(|line| step.other(line));
            let told_here: Vec<Message> =
                [step.cue(), step.reason()].into_iter().chain(step.scene()).chain(others).collect();
            for lang in Lang::ALL {
                let known = teller(kind, lang, Wording::Normal);
                let misread = MISREAD.map(|id| fragment(&known, id));
                for phrase in told_here.iter().flat_map(|message| told(kind, lang, message)) {
                    let Given { text, .. } = give(kind, &lesson, step, lang, &[&phrase]);
                    if misread.iter().any(|fragment| text.contains(fragment)) {
                        wrong.push(format!("{lang} {} {}: {phrase}", lesson.name, step.name));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The longest part of a message that does not depend on its arguments.
fn fragment(teller: &snuffel::text::teller::Teller, id: &'static str) -> String {
    const HOLE: &str = "0000";
    let names = ["word", "like", "fits", "command", "topics"];
    let said = teller.say(&names.into_iter().fold(Message::new(id), |message, name| message.text(name, HOLE)));
    said.split(HOLE).max_by_key(|part| part.len()).unwrap_or_default().to_owned()
}

#[test]
fn what_is_incomplete_or_refused_is_not_what_was_to_be_asked() {
    for (game, lesson, step, wrong) in [
        ("spion", "fight", "ahead", &["ahead", "ahead Z"][..]),
        ("sniff", "variants", "others", &["rules", "rules xyzzyx"]),
        ("scout", "push", "single", &["try 2 left", "try 2", "try 2 left 45"]),
        ("sniff", "search", "look", &["look", "look Z9"]),
    ] {
        let (kind, lesson) = all().into_iter().find(|(kind, own)| kind.id() == game && own.name == lesson).unwrap();
        let step = lesson.steps.iter().find(|own| own.name == step).unwrap();
        for wrong in wrong {
            let Given { outcome, text, .. } = give(kind, &lesson, step, Lang::En, &[wrong]);
            assert_eq!(outcome, None, "{game} {wrong}: {text}");
        }
    }
}
