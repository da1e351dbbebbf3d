//! Hints, and the time limit for computers: requested, switched off, and without any effect on the game.

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told, word};

const GAME: &str = "play sniff --seed 4 --seats human,easy --size 3x3";

/// All output of a game with these lines typed before its labyrinth is built.
fn lines(lang: Lang, args: &str, typed: &[&str]) -> Vec<String> {
    let place = Place::new();
    let typed: String = typed.iter().map(|line| format!("{line}\n")).collect();
    let ran = place.run(&format!("{GAME} --lang {lang} {args}"), typed.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran.out.lines().map(str::to_owned).collect()
}

fn holds(lines: &[String], text: &str) -> bool {
    lines.iter().any(|line| line.contains(text))
}

#[test]
fn a_hint_says_what_to_type_and_why() {
    for lang in Lang::ALL {
        let hint = word(lang, "hint");
        let told_now = lines(lang, "", &[&hint]);
        let why = told(lang, &Message::new("hint-why-build").count("left", 7u8));
        assert!(holds(&told_now, &why), "{told_now:?}");
        let line = told_now.iter().find(|line| line.contains(&why));
        let command = word(lang, "build");
        assert!(line.is_some_and(|line| line.contains(&command)), "{line:?}");
    }
}

#[test]
fn a_match_can_be_without_hints() {
    for lang in Lang::ALL {
        let told_now = lines(lang, "--no-hints", &[&word(lang, "hint")]);
        assert!(holds(&told_now, &told(lang, &Message::new("match-no-hints"))));
        assert!(holds(&told_now, &told(lang, &Message::new("hint-off"))));
    }
}

#[test]
fn who_asks_for_hints_plays_the_same_game() {
    let moves = ["build", "done", "C2", "C1", "B2"];
    let asking = ["hint", "build", "hint", "done", "hint", "C2", "C1", "hint", "B2"];
    let told = |typed: &[&str]| lines(Lang::En, "", &[typed, &["log 99"]].concat());
    let last = |lines: &[String]| lines[lines.len().saturating_sub(4)..].to_vec();
    assert_eq!(last(&told(&moves)), last(&told(&asking)));
}

#[test]
fn the_time_to_think_is_kept_and_told() {
    for lang in Lang::ALL {
        let thinking = word(lang, "thinking");
        let typed = [format!("{thinking} 20"), format!("{thinking} 5"), thinking];
        let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
        let told_now = lines(lang, "", &typed);
        let set = told(lang, &Message::new("setting-thinking").count("millis", 20));
        assert_eq!(told_now.iter().filter(|line| line.contains(&set)).count(), 2);
        let misread = Message::new("misread-thinking").text("word", "5");
        let start = told(lang, &misread.text("command", word(lang, "thinking")));
        assert!(holds(&told_now, &start), "{told_now:?}");
    }
}

#[test]
fn a_reason_is_not_told_twice_in_a_row() {
    let reasons = |typed: &[&str]| {
        let told_now = lines(Lang::En, "", typed);
        let why = told(Lang::En, &Message::new("hint-why-build").count("left", 7u8));
        told_now.iter().filter(|line| line.contains(&why)).count()
    };
    assert_eq!(reasons(&["hint", "A1 A2", "undo", "hint"]), 1);
    // `why` repeats the reason all the same.
    assert_eq!(reasons(&["hint", "A1 A2", "undo", "hint", "why"]), 2);
    assert_eq!(reasons(&["hint", "hint"]), 2, "who asks again at once wants to hear it again");
    assert_eq!(reasons(&["words full", "hint", "A1 A2", "undo", "hint"]), 2);
}

#[test]
fn who_asks_why_hears_one_step_more() {
    for lang in Lang::ALL {
        let [hint, why] = ["hint", "why"].map(|verb| word(lang, verb));
        let typed = ["build", "done", hint.as_str(), why.as_str(), why.as_str()];
        let told_now = lines(lang, "", &typed);
        // Once after the hint, and once more; the number of untried borders is part of it.
        let odds = told(lang, &Message::new("hint-odds").count("borders", 15u8).count("walls", 6u8));
        assert_eq!(told_now.iter().filter(|line| line.contains(&odds)).count(), 2, "{told_now:?}");
        // Without a previous hint, the hint comes first.
        let told_now = lines(lang, "", &["build", "done", why.as_str()]);
        assert!(holds(&told_now, &odds), "{told_now:?}");
        let step = told(lang, &Message::new("hint-step").place("field", "C2"));
        let verb = step.split(' ').next().unwrap().to_owned();
        assert!(holds(&told_now, &verb), "{told_now:?}");
        assert!(holds(
            &lines(lang, "--no-hints", &["build", "done", why.as_str()]),
            &told(lang, &Message::new("hint-off"))
        ));
    }
}
