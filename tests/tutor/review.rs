//! The review after a game: its content, and playing on from there.

use std::fs;

use snuffel::games;
use snuffel::matches::{Match, Slip, Thought};
use snuffel::record::{Header, Record};
use snuffel::seat::{Seat, Viewer};
use snuffel::table::Due;
use snuffel::text::style::Lang;

use super::answer;
use crate::kept::{answers, place, record};

/// A game with its options, its seed, and the number of decisions after which it is given up if it goes on.
type Kept = (&'static str, &'static [(&'static str, &'static str)], u64, usize);

/// Games of a player of level easy, each with a costly decision.
const GAMES: [Kept; 5] = [
    ("sniff", &[], 1, 40),
    ("domino", &[("target", "30")], 2, 10_000),
    ("schnuff", &[], 1, 40),
    ("scout", &[], 1, 60),
    ("spion", &[], 1, 40),
];

/// The record of one of them, finished.
fn over((game, options, seed, decisions): Kept) -> String {
    let text = record(game, "human easy", options, seed, decisions);
    let is_over = matches!(open(&text).due(), Due::Over(_));
    if is_over { text } else { text + "1 resign\n" }
}

fn open(text: &str) -> Box<dyn Match> {
    let record = Record::parse(text).unwrap();
    games::named(&record.header.game).unwrap().open(&record).unwrap()
}

fn slips(table: &dyn Match) -> Vec<Slip> {
    let question = table.review(Seat::FIRST).unwrap();
    match table.kind().understand(&question, &answer(table, &question)).unwrap() {
        Thought::Review(slips) => slips,
        Thought::Decision(_) | Thought::Advice(_) | Thought::Doubt(_) => panic!("a review"),
    }
}

/// The lines of a record after its header.
fn lines(text: &str) -> Vec<&str> {
    text.lines().skip(Header::OPTIONS_LINE).collect()
}

#[test]
fn a_review_tells_three_moves_at_most_in_their_order_and_each_can_be_played_again_as_it_was() {
    for kept in GAMES {
        let (game, text) = (kept.0, over(kept));
        let mut table = open(&text);
        assert!(matches!(table.due(), Due::Over(_)), "{game}");
        let slips = slips(table.as_ref());
        assert!((1..=3).contains(&slips.len()), "{game}: {} moves", slips.len());
        assert!(slips.windows(2).all(|pair| pair[0].steps < pair[1].steps), "{game}");
        let viewer = Viewer::Seat(Seat::FIRST);
        for slip in slips {
            let first = table.first_lines(slip.steps).unwrap();
            let header: String = text.split_inclusive('\n').take(Header::OPTIONS_LINE).collect();
            assert_eq!(format!("{header}{first}"), text[..header.len() + first.len()], "{game}");
            let part = open(&format!("{header}{first}"));
            assert!(matches!(part.due(), Due::Seats(due) if due.contains(Seat::FIRST)), "{game}");
            let done = lines(&text)[slip.steps as usize];
            assert!(done.starts_with("1 "), "{game}: {done}");
            // The knowledge there is the same as at the time.
            assert_eq!(part.now(), slip.events.start, "{game}");
            table.look_back(Some(slip.events.start));
            assert_eq!(part.names(viewer), table.names(viewer), "{game}");
            assert_eq!(part.help(viewer), table.help(viewer), "{game}");
        }
    }
}

#[test]
fn the_moves_that_cost_most_are_gone_through_and_one_is_played_again_without_being_kept() {
    for kept in GAMES {
        let (game, text) = (kept.0, over(kept));
        let name = format!("finished/{game}-1");
        let folder = place(&[(&name, &text, 0)]);
        let stats = || answers(folder.path(), Lang::En, &["stats"]);
        let before = stats();
        let count = slips(open(&text).as_ref()).len();
        let first = answers(folder.path(), Lang::En, &["review 1", "why", "retry", "hint", "save", "quit"]);
        assert!(first[0].contains(&format!("1 of {count}, in step ")), "{game}: {}", first[0]);
        assert!(first[0].contains("Better: "), "{game}: {}", first[0]);
        assert!(first[1].len() > 3, "{game}");
        assert!(first[2].starts_with("You play on from there. This game is not saved"), "{game}: {}", first[2]);
        assert!(!first[3].contains("not understood"), "{game}: {}", first[3]);
        // Not being saved is not reported as an error, and leaving asks no question.
        assert_eq!(first[4].lines().next(), Some("This is a practice game, and is not saved."), "{game}");
        assert_eq!(first[5].lines().next(), Some("You leave this practice game."), "{game}");
        assert_eq!(stats(), before, "{game}");
        let kept: Vec<_> = fs::read_dir(folder.path().join("finished")).unwrap().collect();
        assert_eq!(kept.len(), 1, "{game}");
        assert!(!folder.path().join("games").exists(), "{game}");
    }
}

#[test]
fn enter_goes_from_move_to_move_and_then_leaves() {
    let text = over(GAMES[1]);
    let folder = place(&[("finished/domino-1", &text, 0)]);
    let count = slips(open(&text).as_ref()).len();
    let mut typed = vec!["review"];
    typed.extend(vec![""; count + 1]);
    typed.push("retry");
    let told = answers(folder.path(), Lang::En, &typed);
    for number in 1..=count {
        assert!(told[number - 1].contains(&format!("{number} of {count}, in step ")), "{told:#?}");
    }
    assert!(told[count].starts_with("That was the last one."), "{told:#?}");
    // Enter leaves; the lobby does not know the word typed next.
    assert!(told[count + 1].starts_with("Type a game"), "{told:#?}");
}

#[test]
fn words_go_from_move_to_move_as_well_and_what_is_not_understood_ends_no_review() {
    let text = over(GAMES[1]);
    let folder = place(&[("finished/domino-1", &text, 0)]);
    let count = slips(open(&text).as_ref()).len();
    assert!(count > 1, "one move only");
    let typed = ["review", "go on", "back", "back", "go nowhere", "nonsense", "help", "next", "again", "go 1", "why"];
    let told = answers(folder.path(), Lang::En, &typed);
    let is_at = |index: usize, number: usize| told[index].contains(&format!("{number} of {count}, in step "));
    assert!(is_at(0, 1) && is_at(1, 2) && is_at(2, 1), "{told:#?}");
    assert_eq!(told[3].lines().next(), Some("This is the beginning."));
    assert!(told[6].starts_with("Press Enter for the next move, or type back for the one before."), "{}", told[6]);
    assert!(!told[6].contains("go 1"), "{}", told[6]);
    assert!(is_at(7, 2) && is_at(8, 2), "{told:#?}");
    // Moving elsewhere in the story ends the review.
    assert_eq!(told[10].lines().next(), Some("You have nothing to decide now."));
}

#[test]
fn where_nothing_cost_much_one_line_says_so_and_there_is_nothing_to_review_before_the_end() {
    let begun = record("domino", "human easy", &[], 1, 0);
    let unplayed = format!("{begun}1 resign\n");
    let given_up = (1..20).map(|seed| format!("{}1 resign\n", record("domino", "human easy", &[], seed, 1)));
    let given_up = given_up.filter(|text| open(text).moves(Seat::FIRST) > 0);
    let given_up = given_up.into_iter().find(|text| slips(open(text).as_ref()).is_empty()).unwrap();
    let going_on = record("domino", "human easy", &[], 1, 6);
    let folder = place(&[("finished/domino-1", &given_up, 0), ("games/domino-2", &going_on, 5)]);
    let told = answers(folder.path(), Lang::En, &["review", "retry", "", "review 1", "", "review 9"]);
    assert!(told[0].contains("None of your moves cost you much."), "{}", told[0]);
    assert_eq!(told[1].lines().next(), Some("From which move? First type review."));
    assert!(told[3].contains("The game is not over."), "{}", told[3]);
    let untouched = place(&[("finished/domino-1", &unplayed, 0)]);
    let told = answers(untouched.path(), Lang::En, &["review"]);
    assert!(told[0].contains("You made no move in this game"), "{}", told[0]);
    let empty = place(&[]);
    let told = answers(empty.path(), Lang::En, &["review"]);
    assert_eq!(told[0].lines().next(), Some("You have not finished a game yet. To start one, type play sniff."));
}

#[test]
fn a_game_of_several_people_is_reviewed_as_one_of_them() {
    let text = record("domino", "human:Anna human:Ben", &[("target", "30")], 2, 10_000);
    let folder = place(&[("finished/domino-1", &text, 0)]);
    let told = answers(folder.path(), Lang::En, &["review", "as Anna", "review"]);
    assert!(told[0].contains("Whose moves? First type as Ben"), "{}", told[0]);
    assert!(told[2].contains("step") || told[2].contains("No move"), "{}", told[2]);
}

#[test]
fn a_review_names_what_was_typed_and_where_the_player_stood() {
    for kept in GAMES {
        let (game, text) = (kept.0, over(kept));
        let table = open(&text);
        let name = format!("finished/{game}-1");
        let folder = place(&[(&name, &text, 0)]);
        let first = slips(table.as_ref()).remove(0);
        let told = answers(folder.path(), Lang::En, &["review"]).remove(0);
        assert!(told.contains(": you typed "), "{game}: {told}");
        let done = lines(&text)[first.steps as usize].strip_prefix("1 ").unwrap().to_owned();
        if let Some(field) = done.strip_prefix("step ").filter(|_| game == "sniff") {
            assert!(told.contains(&format!(": you typed {field}.\nYou were on ")), "{game} {done}: {told}");
        }
    }
}
