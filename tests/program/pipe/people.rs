//! Two people at one keyboard: neither can read the other's secrets.

use crate::common::program::Place;

const TWO: &str = "play sniff --lang en --seats human:Anna,human:Ben --seed 4";

/// Both build: first Anna, with a treasure on B2, then Ben.
const BUILD: [&str; 10] = ["", "treasure B2", "fill", "list", "done", "", "", "build", "done", ""];

#[test]
fn where_the_screen_cannot_be_cleared_nobody_is_promised_that() {
    let said = Place::new().answers(TWO, &BUILD).concat();
    assert!(said.contains("The screen cannot be cleared here"), "{said}");
    assert!(!said.contains("Enter clears"), "{said}");
}

#[test]
fn who_wants_to_take_a_move_back_is_told_that_it_cannot_be() {
    let place = Place::new();
    let said = place.answers("play schnuff --lang en --seed 1", &["undo"]);
    assert!(said[1].contains("Moves cannot be taken back."), "{said:?}");
    // This does not apply where building moves can be taken back, or to an ambiguous beginning of a word.
    for (game, line) in [("sniff", "take-back"), ("sniff", "t"), ("schnuff", "u")] {
        let said = place.answers(&format!("play {game} --lang en --seed 1"), &[line]);
        assert!(!said[1].contains("Moves cannot"), "{game}: {said:?}");
    }
}

#[test]
fn each_change_of_seat_is_said_and_waits_for_enter() {
    let place = Place::new();
    let said = place.answers(TWO, &BUILD);
    assert!(said[0].ends_with("It is Anna's turn. Press Enter.\n"), "{:?}", said[0]);
    assert!(said[5].ends_with("Press Enter for Ben.\n"), "{:?}", said[5]);
    assert_eq!(said[6], "It is Ben's turn. Press Enter.\n");
    assert!(
        said[7].starts_with("Sniff, 5 by 5 fields. You play against Anna.\nBuild your labyrinth: "),
        "{:?}",
        said[7]
    );
}

/// A move typed too early may begin like a word for leaving: only that word, complete and alone, leaves.
#[test]
fn a_move_that_is_typed_too_early_leaves_no_game() {
    for (lang, early) in
        [("en", ["B 1", "E", "L", "quit now"]), ("de", ["A 2", "S", "B 1", "T"]), ("nl", ["A 2", "E", "D", "S"])]
    {
        for line in early {
            let place = Place::new();
            let said = place.answers(&format!("play spion --lang {lang} --seats human:Anna,human:Ben"), &[line]);
            // The game has begun for Anna, and is left at the end of input.
            assert_eq!(said.len(), 3, "{lang} {line}: {said:?}");
            assert!(said[1].lines().count() > 2, "{lang} {line}: {said:?}");
        }
        let place = Place::new();
        let ran = place.run(&format!("play spion --lang {lang} --seats human:Anna,human:Ben"), b"quit\n");
        assert_eq!(ran.out.matches("> ").count(), 1, "{}", ran.out);
    }
}

#[test]
fn nothing_secret_of_one_is_told_while_the_other_is_on_turn() {
    let place = Place::new();
    let ask = ["last", "last 50", "log", "log 50", "status", "list", "note", "own", "check", "undo", "moves"];
    let mut lines = vec!["", "treasure B2", "note the secret is B2", "fill", "done", "", ""];
    lines.extend(ask);
    let said = place.answers(TWO, &lines);
    let anna_told = said[..6].concat();
    assert!(anna_told.contains("B2"), "{anna_told}");
    let ben_told = said[6..].concat();
    assert!(!ben_told.contains("B2"), "{ben_told}");
    assert!(!ben_told.contains("secret"), "{ben_told}");
}

#[test]
fn who_has_won_is_said_by_name() {
    let place = Place::new();
    let mut lines = BUILD.to_vec();
    lines.extend(["resign", "yes"]);
    let said = place.answers(TWO, &lines).concat();
    assert!(said.contains(" gives up.\n"), "{said}");
    assert!(said.contains(" wins.\n"), "{said}");
    assert!(said.contains("Anna hid the treasure on B2.\n"), "{said}");
    assert!(!said.contains("You win"), "{said}");
}

#[test]
fn two_people_come_back_to_a_game_one_after_the_other() {
    let place = Place::new();
    place.answers(TWO, &BUILD);
    let said = place.answers("resume --lang en", &["", "quit"]);
    assert!(said[0].ends_with("'s turn. Press Enter.\n"), "{:?}", said[0]);
    assert!(!said[0].contains("B2"), "{:?}", said[0]);
    assert!(
        said[1].starts_with("Your turn. You are on field 0; ask for a field next to it.\nSniff, "),
        "{:?}",
        said[1]
    );
    assert!(said[2].starts_with("The game is saved as sniff-1."), "{:?}", said[2]);
}

#[test]
fn leaving_at_a_change_of_seat_saves_the_game() {
    let place = Place::new();
    let said = place.answers(TWO, &["", "build", "done", "quit"]);
    assert!(said[4].starts_with("The game is saved as sniff-1."), "{said:?}");
}

#[test]
fn help_is_offered_to_who_has_come_to_the_keyboard() {
    for game in ["sniff", "scout"] {
        let said = Place::new().answers(&format!("play {game} --lang en --seats human:Anna,human:Ben --seed 6"), &[""]);
        assert!(said[0].starts_with("It is ") && said[0].lines().count() == 1, "{said:?}");
        assert_eq!(said[1].matches("Type help to hear what you can type.\n").count(), 1, "{said:?}");
    }
}

#[test]
fn where_nothing_is_secret_a_move_at_the_change_counts() {
    let two = "play scout --lang en --seats human:Anna,human:Ben --seed 6";
    let said = Place::new().answers(two, &["I", "D", "", "J"]);
    assert_eq!(said[0], "It is Anna's turn. Press Enter, or type a move.\n");
    assert!(said[1].contains("Your scout 1 stands on I1.\n"), "{said:?}");
    // The other player's actions come before the results of this player's move.
    let news = said[2].find("Anna places scout 1 on I1.\n").unwrap();
    assert!(said[2].find("Your scout 1 stands on D24.\n").unwrap() > news, "{said:?}");
    assert!(said[4].starts_with("Your scout 2 stands on J1.\n"), "{said:?}");
    // A meaningless line is refused as usual, and the turn remains.
    let said = Place::new().answers(two, &["xyzzy", "I"]);
    assert!(said[1].contains("I do not understand \"xyzzy\"."), "{said:?}");
    assert!(said[2].starts_with("Your scout 1 stands on I1.\n"), "{said:?}");
}

#[test]
fn who_comes_second_hears_what_the_first_has_done() {
    let place = Place::new();
    let said = place.answers(TWO, &["", "build", "done", "", ""]);
    assert!(said[5].contains("Anna is ready.\n"), "{said:?}");
}

#[test]
fn the_name_of_the_settings_is_what_others_hear() {
    let place = Place::new();
    let said = place
        .answers("--lang en --seed 2", &["name Anna", "name", "name two words", "play scout human human", "", "quit"]);
    assert_eq!(said[1], "Others call you Anna, from the next game on.\n");
    assert_eq!(said[2], said[1]);
    assert!(said[3].starts_with("\"two words\" is not a name. "), "{said:?}");
    assert_eq!(said[4].lines().last(), Some("It is Anna's turn. Press Enter, or type a move."));
    assert!(place.text("settings.toml").contains("name = \"Anna\"\n"));
    place.run("play sniff easy --lang en", b"build\n");
    assert!(place.text("games/sniff-1.record").contains("seats human:Anna easy\n"));
    // A different name for one run, and none.
    place.run("play sniff easy --lang en --name Zoë", b"build\n");
    assert!(place.text("games/sniff-2.record").contains("seats human:Zoë easy\n"));
    place.run("play sniff easy --lang en --name off", b"build\n");
    assert!(place.text("games/sniff-3.record").contains("seats human easy\n"));
    let said = place.answers("--lang en", &["name off", "name"]);
    assert_eq!(
        said[1..],
        [
            "You have not chosen a name for others to call you.\n",
            "You have not chosen a name for others to call you.\n",
            "Goodbye.\n"
        ]
    );
    let ran = place.run("--lang en --name a:b", b"");
    assert_eq!((ran.status, ran.err.as_str()), (2, "--name a:b should be a name of 1 to 12 letters and digits.\n"));
}

/// A lone person is addressed directly, whatever name the others would use.
#[test]
fn a_single_person_is_never_told_of_by_name() {
    let said =
        Place::new().answers("play schnuff --lang en --level full --seats human:Anna,easy,easy --seed 4", &["status"]);
    let said = said.concat();
    assert!(said.contains("Both dice are rolled to see who deals: you ") && !said.contains("Anna"), "{said}");
}

/// One of three resigns: a computer takes the seat, and the next player is called and hears nothing of the first one's
/// secrets. The last resignation ends the game. Its record is a normal one.
#[test]
fn who_gives_up_among_several_leaves_the_seat_to_a_computer() {
    let place = Place::new();
    let three = "play domino --lang en --seats human:Anna,human:Ben,human:Cleo --seed 4";
    let said =
        place.answers(three, &["", "resign", "yes", "", "", "draw", "lay", "resign", "yes", "", "", "resign", "yes"]);
    assert!(said[2].starts_with("Give up? A computer takes your seat, and the others play on."), "{said:?}");
    assert!(
        said[3].starts_with("Ben gives up.\nThe computer Gina is playing for Ben for now.\nYour turn is over."),
        "{said:?}"
    );
    assert_eq!(said[4], "It is Cleo's turn. Press Enter.\n");
    assert!(
        said[5].contains("You play against Anna and Gina.") && said[5].contains("\nGina lays 6-5 on the right."),
        "{said:?}"
    );
    assert!(!said[5].contains("2-0"), "what Ben has: {said:?}");
    let end = said.concat();
    assert!(end.contains("Give up? That ends the game for everybody."), "{end}");
    assert!(end.contains("You give up.\n"), "{end}");
}
