//! Saved progress of lessons: a learner who leaves continues at the same place, and completed lessons are reported.

use std::io::Cursor;
use std::path::Path;
use std::rc::Rc;

use snuffel::settings::Settings;
use snuffel::store::Home;
use snuffel::terminal::disk::Paths;
use snuffel::terminal::executor::block_on;
use snuffel::terminal::plain::Plain;
use snuffel::text::style::Lang;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::lobby;
use snuffel::ui::origin::Origin;

use crate::common::Sheet;
use crate::common::unhurried::ends;

/// The lines for the first lesson of domino.
const SCORE: &str = "ends\nhand\n43\nwhat 65\n65\nmoves\n55\n21\nscore\n";

/// The output for lines typed into the lobby by a user whose data is in this folder.
fn type_in_lobby(folder: &Path, lines: &str) -> String {
    let sheet = Sheet::default();
    let input = Plain::new(Cursor::new(lines.as_bytes().to_vec()), sheet.clone(), false);
    let console = Console::new(ends(Box::new(input), Box::new(sheet.clone())), Settings::default(), Lang::En, None);
    let home = Home::locate(Some(folder));
    let mut desk = Desk::new(console, home, Rc::new(Paths), Some(1), Origin::default(), Clock::of_system());
    block_on(lobby::lobby(&mut desk));
    sheet.text()
}

#[test]
fn lessons_are_offered_once_and_only_where_nothing_was_played() {
    let folder = tempfile::tempdir().unwrap();
    assert!(type_in_lobby(folder.path(), "").contains("New here?"));
    assert!(!type_in_lobby(folder.path(), "").contains("New here?"));
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("games")).unwrap();
    std::fs::write(folder.path().join("games/sniff-1.record"), "anything").unwrap();
    assert!(!type_in_lobby(folder.path(), "").contains("New here?"));
}

#[test]
fn whoever_leaves_goes_on_at_the_same_step() {
    let folder = tempfile::tempdir().unwrap();
    let text = type_in_lobby(folder.path(), "learn sniff\nE4\nquit\nquit\n");
    assert!(text.contains("Step 2 of"), "{text}");
    assert!(text.contains("You have done 1 of"), "{text}");
    let text = type_in_lobby(folder.path(), "learn sniff\nleave\n");
    assert!(text.contains("Step 2 of") && !text.contains("Step 1 of"), "{text}");
    assert!(text.contains("Your second move from E4"), "how it stands is told: {text}");
}

#[test]
fn the_end_of_the_input_leaves_lesson_and_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let text = type_in_lobby(folder.path(), "learn sniff\nE4\n");
    assert!(text.ends_with("Goodbye.\n"), "{text}");
    assert_eq!(text.matches("Type a game").count(), 1, "{text}");
}

#[test]
fn what_was_learnt_is_told() {
    let folder = tempfile::tempdir().unwrap();
    assert!(!type_in_lobby(folder.path(), "games\n").contains("Lessons finished"));
    let text = type_in_lobby(folder.path(), &format!("learn domino 1\n{SCORE}games\nlearn\nwhich games\n"));
    assert_eq!(text.matches("Lessons finished: domino 1 of 2.").count(), 2, "{text}");
    assert!(text.contains("1 finished."), "{text}");
}

#[test]
fn what_is_no_lesson_is_told_with_what_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let text = type_in_lobby(
        folder.path(),
        "learn chess\nlearn sniff 99\nlearn sniff 0\nlearn sniff x\nlearn sniff 1 xyzzy\n",
    );
    assert!(text.contains("There is no game \"chess\"."), "{text}");
    assert_eq!(text.matches("Type learn sniff,").count(), 4, "{text}");
}

#[test]
fn a_lesson_keeps_no_record_of_its_game() {
    let folder = tempfile::tempdir().unwrap();
    type_in_lobby(folder.path(), "learn sniff\nE4\nD4\nquit\nquit\n");
    assert!(!folder.path().join("games").exists() && !folder.path().join("finished").exists());
}

#[test]
fn a_game_goes_on_with_the_lesson_that_was_left_whichever_that_was() {
    let folder = tempfile::tempdir().unwrap();
    let text = type_in_lobby(folder.path(), "learn sniff 2\nE4 D4\nquit\nlearn\nlearn sniff\nquit\nquit\n");
    assert!(text.contains("You are in lesson 2 of sniff, and have done 1 of"), "{text}");
    assert_eq!(text.matches("lesson 2 of 3").count(), 2, "{text}");
    assert_eq!(text.matches("Step 2 of").count(), 2, "{text}");
    let text = type_in_lobby(folder.path(), "learn domino 2\nquit\nlearn domino\nquit\nquit\n");
    assert_eq!(text.matches("lesson 2 of 2").count(), 2, "left at once, it is begun again: {text}");
}

#[test]
fn what_was_skipped_is_not_said_to_be_learnt() {
    let folder = tempfile::tempdir().unwrap();
    let steps = snuffel::lessons::for_game("sniff")[0].steps.len();
    let text = type_in_lobby(folder.path(), &format!("learn sniff 1\n{}quit\n", "skip\n".repeat(steps)));
    assert!(text.contains(&format!("you skipped {steps} of its {steps} steps")), "{text}");
    assert!(!text.contains("You have finished lesson"), "{text}");
}

#[test]
fn a_lesson_of_which_steps_were_skipped_is_over_and_not_learnt() {
    let folder = tempfile::tempdir().unwrap();
    let rest = SCORE.split_once('\n').unwrap().1;
    // Steps skipped before the lesson was left count, too.
    let text = type_in_lobby(folder.path(), "learn domino 1\nskip\nleave\nyes\nquit\n");
    assert!(text.contains("1 of"), "{text}");
    let text = type_in_lobby(folder.path(), &format!("learn domino\n{rest}games\nlearn\nlearn domino\nleave\n"));
    assert!(text.contains("you skipped 1 of"), "{text}");
    assert!(
        !text.contains("Lessons finished") && text.contains("learn domino: 2 lessons, none finished yet."),
        "{text}"
    );
    assert!(text.contains("lesson 2 of 2"), "the next one comes all the same: {text}");
    let text = type_in_lobby(folder.path(), &format!("learn domino 1\n{SCORE}games\n"));
    assert!(text.contains("Lessons finished: domino 1 of 2."), "{text}");
}

#[test]
fn after_the_last_lesson_it_is_told_in_which_others_steps_were_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let steps = |number: usize| "skip\n".repeat(snuffel::lessons::for_game("domino")[number].steps.len());
    type_in_lobby(folder.path(), &format!("learn domino 1\n{}", steps(0)));
    let text = type_in_lobby(folder.path(), &format!("learn domino 2\n{}no\n", steps(1)));
    assert!(text.contains("In lesson 1 you skipped steps. To do it again, type learn domino 1."), "{text}");
    assert!(!text.contains("In lesson 2 you skipped steps"), "{text}");
}

#[test]
fn a_wrong_way_that_ends_the_game_gives_nothing_away_that_comes_later() {
    let folder = tempfile::tempdir().unwrap();
    let text = type_in_lobby(folder.path(), "learn sniff 3\nE4 E3 D3\nC3\nE3\nD3\nleave\nyes\n");
    let bitten = text.split("Step 4 of").nth(1).unwrap();
    assert!(bitten.contains("I have taken it back"), "{text}");
    assert!(!bitten.contains("C4") && !bitten.contains("Shortest way"), "the treasure is given away: {text}");
}

#[test]
fn help_in_a_lesson_is_its_task_and_its_words_and_last_says_all_that_was_said() {
    let folder = tempfile::tempdir().unwrap();
    let text = type_in_lobby(folder.path(), "learn sniff 2\nE4 D4\nlast\nhelp\nlast 1\nleave\n");
    let task = "Step 2 of";
    assert_eq!(text.matches(task).count(), 2, "{text}");
    let help = text.rsplit(task).next().unwrap();
    assert!(help.contains("To hear everything else you can type: help all."), "{text}");
    assert!(!help.contains("resign") && !help.contains("note") && !help.contains("begin, type build"), "{text}");
}

#[test]
fn the_offer_of_a_whole_game_takes_yes_or_no_and_tells_what_is_neither() {
    let last = snuffel::lessons::for_game("domino").len();
    let steps = snuffel::lessons::for_game("domino")[last - 1].steps.len();
    let answered = |lines: &str| {
        let folder = tempfile::tempdir().unwrap();
        let text = type_in_lobby(folder.path(), &format!("learn domino {last}\n{}{lines}", "skip\n".repeat(steps)));
        let offer = text.find("Would you like a whole game now").unwrap();
        assert!(text.contains(&format!("Step {steps} of {steps}.")), "no step is announced that does not come: {text}");
        text[offer..].to_owned()
    };
    assert!(answered("why\nyes\nquit\nquit\n").contains("Dominoes, first to"));
    let text = answered("why\nno\nquit\n");
    assert!(
        text.contains("That is neither yes nor no.") && text.matches("Would you like a whole game now").count() == 2,
        "{text}"
    );
    assert!(text.contains("Type a game"), "{text}");
    assert_eq!(answered("again\nno\nquit\n").matches("Would you like a whole game now").count(), 2);
    // A command is not an answer either, and is executed.
    let text = answered("rules sniff blind\nquit\n");
    assert!(text.contains("blind:") && !text.contains("is not an answer"), "{text}");
    assert!(!answered("\nquit\n").contains("Dominoes, first to"));
}
