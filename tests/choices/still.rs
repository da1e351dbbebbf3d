//! The offers stay the same as long as the question does, and questions come first.

use snuffel::text::style::Lang;

use super::chooser::{Chooser, MOST};

fn first(chooser: &Chooser) -> Vec<String> {
    chooser.groups()[0].lines.iter().map(ToString::to_string).collect()
}

#[test]
fn yes_and_no_are_all_that_is_offered_where_they_are_asked() {
    for (lang, lines, answers) in [
        (Lang::En, ["play domino", "resign"], ["yes", "no"]),
        (Lang::De, ["spiele domino", "aufgeben"], ["ja", "nein"]),
        (Lang::Nl, ["speel domino", "opgeven"], ["ja", "nee"]),
    ] {
        let mut chooser = Chooser::new(lang, "--seed 4");
        lines.iter().for_each(|line| drop(chooser.choose(line)));
        assert_eq!(chooser.lines(), answers);
        assert!(chooser.groups()[0].heading.is_none());
        chooser.choose(answers[1]);
        assert!(chooser.lines().contains(&lines[1].to_owned()), "{:?}", chooser.lines());
    }
}

/// A mistyped word leads to a question, which can be answered with yes without typing.
#[test]
fn yes_and_no_come_first_where_a_mistyped_word_is_asked_about() {
    let mut chooser = Chooser::new(Lang::En, "--seed 4");
    chooser.choose("play domino");
    let before = chooser.groups();
    chooser.types("hnit");
    assert_eq!(first(&chooser), ["yes", "no"]);
    assert_eq!(chooser.groups()[1..], before);
}

/// Lines that only ask leave the possible actions unchanged; a line that opens more replaces the list, with a way back.
#[test]
fn questions_leave_the_list_as_it_is_and_what_opens_more_leads_back() {
    let mut chooser = Chooser::new(Lang::En, "--seed 4");
    chooser.choose("play domino");
    let before = chooser.groups();
    assert!(chooser.lines().len() <= MOST, "{before:?}");
    for line in ["hand", "ends", "status", "help"] {
        chooser.choose(line);
        assert_eq!(chooser.groups(), before, "{line}");
    }
    for line in ["rules", "settings"] {
        chooser.choose(line);
        assert!(chooser.groups() != before && chooser.lines().len() <= MOST);
        chooser.choose("turn");
        assert_eq!(chooser.groups(), before, "{line}");
    }
}

/// Computers of other levels, and more of them, are three lines away from the lobby.
#[test]
fn opponents_and_variants_are_chosen_in_the_lobby() {
    let mut chooser = Chooser::new(Lang::En, "--seed 4");
    chooser.choose("what is domino");
    let lines = chooser.lines();
    for line in ["play domino easy", "play domino 4 hard", "play domino spinner", "rules domino", "learn domino"] {
        assert!(lines.contains(&line.to_owned()), "{line}: {lines:?}");
    }
    let told = chooser.choose("play domino 3 easy");
    assert!(told.contains("You play against Ben and Cleo"), "{told}");
}

/// With several people at one keyboard, the next one confirms being there by a choice, before which nothing of the
/// other's hand is offered.
#[test]
fn nothing_secret_is_offered_between_two_people() {
    let mut chooser = Chooser::new(Lang::En, "play domino human:Anna human:Ben --seed 4");
    for _ in 0..20 {
        let lines = chooser.lines();
        if lines == ["next", "quit"] || lines == ["step", "quit"] {
            chooser.choose(&lines[0]);
            continue;
        }
        assert!(lines.contains(&"hand".to_owned()), "{lines:?}");
        chooser.choose(&lines[0]);
    }
}

/// A story is told step by step, forwards and backwards, without pressing Enter.
#[test]
fn a_game_between_computers_is_heard_by_choices_alone() {
    let mut chooser = Chooser::new(Lang::En, "play schnuff easy easy --seed 4");
    for _ in 0..6 {
        let next = first(&chooser)[0].clone();
        chooser.choose(&next);
    }
    chooser.choose("back");
    chooser.choose("skip");
    let lines = chooser.lines();
    assert!(lines.contains(&"again".to_owned()) && lines.contains(&"go 1".to_owned()), "{lines:?}");
    assert!(!lines.contains(&"resign".to_owned()) && !lines.contains(&"hint".to_owned()), "{lines:?}");
}
