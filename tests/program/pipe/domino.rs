//! Domino in a pipe: the ways to type a move, games among people and with computers, and games that were left.

use crate::common::program::Place;

/// A game in which the player opens with double 5 and may lay an extra tile.
const OPENED: &str = "play domino --lang en --seats human,easy --seed 1";

fn second_line(args: &str, typed: &str) -> String {
    let said = Place::new().answers(args, &[typed]);
    said[1].lines().next().unwrap_or_default().to_owned()
}

#[test]
fn a_move_is_typed_in_many_ways() {
    let laid = "You add 5-0 on the left. 10 points: ends 0 and double 5. 20 in all.";
    for typed in [
        "50",
        "5-0",
        "05",
        "5 0",
        "50 l",
        "50l",
        "l 50",
        "left 50",
        "lay 5-0 left",
        "LAY 0-5 L",
        "/lay 50",
        "put 50 left",
        // Substitutions made by phones.
        "5\u{2013}0 left",
        "lay 5\u{2212}0",
        "\u{200E}5\u{2011}0\u{200F} left",
        "\u{FEFF}le\u{AD}ft 5\u{2014}0",
    ] {
        assert_eq!(second_line(OPENED, typed), laid, "{typed}");
    }
    let german = OPENED.replace("en", "de");
    let laid = "Du legst noch 5-0 rechts an. 10 Punkte für die Enden Pasch 5 und 0, jetzt 20.";
    for typed in ["50 r", "lege 50 rechts", "rechts 50", "leg 5-0 right", "anlegen 50 r"] {
        assert_eq!(second_line(&german, typed), laid, "{typed}");
    }
    let dutch = OPENED.replace("en", "nl");
    let laid = "Je legt ook nog 5-3 links. Uiteinden 3 en dubbel 5.";
    for typed in ["53", "leg 5-3 links", "l 53", "aanleggen 53 l"] {
        assert_eq!(second_line(&dutch, typed), laid, "{typed}");
    }
}

#[test]
fn an_end_is_asked_for_where_it_makes_a_difference() {
    let place = Place::new();
    let said = place.answers("play domino --lang en --seats human,easy --seed 2", &["54", "52"]);
    let question =
        "5-2 fits at more than one end: on the left it makes 10 points, on the right it makes 4. Which end?\n";
    assert_eq!(said[2], question);
}

const PEOPLE: &str = "play domino --lang en --seats human:Anna,human:Ben --seed 7";

#[test]
fn each_of_two_people_hears_the_own_tiles_and_no_others() {
    let place = Place::new();
    let said = place.answers(PEOPLE, &["", "hand", "54 left", "", "", "hand", "last 50", "log 50"]);
    assert!(!said[0].contains("tiles: "), "{:?}", said[0]);
    assert!(said[1].contains("Your 7 tiles: 0-0, 1-1, 3-0, 3-3, 4-4, 5-3, 5-4.\n"), "{:?}", said[1]);
    assert!(said[3].ends_with("Press Enter for Ben.\n"), "{:?}", said[3]);
    let told_to_ben = said[5..].concat();
    assert!(told_to_ben.contains("Your 7 tiles: 3-1, "), "{told_to_ben}");
    assert!(!told_to_ben.contains("3-0"), "{told_to_ben}");
}

#[test]
fn who_has_won_is_said_by_name_to_several_people() {
    let place = Place::new();
    let twenty = PEOPLE.replace("--seed", "--target 20 --seed");
    let lines = ["", "54 left", "", "", "43 left", "", "", "53 left", "", "", "50 left"];
    let said = place.answers(&twenty, &lines).concat();
    assert!(said.contains("Ben wins with 20 points. The rest: Anna 15.\n"), "{said}");
    assert!(!said.contains("You win"), "{said}");
}

#[test]
fn a_game_that_was_left_goes_on_with_the_same_tiles() {
    let place = Place::new();
    let four = "play domino --lang en --players 4 --seed 6 --spinner";
    let said = place.answers(four, &["32 right", "hand", "quit"]);
    assert!(said[3].starts_with("The game is saved as domino-1."), "{said:?}");
    let back = place.answers("resume --lang en", &["hand", "line", "quit"]);
    assert!(back[0].starts_with("Welcome back to domino-1.\n"), "{back:?}");
    assert_eq!(back[1], said[2]);
}

#[test]
fn the_draws_of_a_computer_are_told_with_its_tile() {
    let place = Place::new();
    let said = place.answers("play domino --lang en --seats easy,normal,easy --seed 3", &["", "", "all"]).concat();
    assert!(said.contains(" draws 1 tile and lays "), "{said:?}");
    assert!(!said.contains("draws 1 tile.\n"), "{said:?}");
}

#[test]
fn a_target_that_cannot_be_is_said_in_one_line() {
    let place = Place::new();
    let ran = place.run("play domino --lang en --target 12", b"");
    let line = "The target must be a multiple of 5, from 5 to 1000, such as --target 60.\n";
    assert_eq!(ran.err + &ran.out, line);
    assert_ne!(ran.status, 0);
}
