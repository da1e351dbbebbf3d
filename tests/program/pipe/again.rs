//! After the end: another game at the same table, and the words of the lobby.

use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told, word};

/// The fewest lines that end a game of sniff.
const END: [&str; 3] = ["build", "resign", "yes"];

/// The header of a record.
fn header(place: &Place, name: &str) -> Vec<String> {
    place.text(name).lines().take(5).map(str::to_owned).collect()
}

#[test]
fn again_plays_at_the_same_table_with_the_next_seed() {
    for lang in Lang::ALL {
        for verb in ["again", "rematch"] {
            let place = Place::new();
            let mut talk = place.start(&format!("play sniff --gallop --seats human,easy --seed 4 --lang {lang}"));
            let started = talk.said.clone();
            for line in [word(lang, "build"), word(lang, "resign")] {
                talk.answer(&line);
            }
            let over = talk.answer(&word(lang, "yes"));
            assert!(over.last().unwrap().to_lowercase().contains(&word(lang, "again")), "{over:?}");
            let again = talk.answer(&word(lang, verb));
            // The first of them came with a hint about help.
            let hint = told(lang, &Message::new("hint-help")) + "\n";
            assert_eq!(again.join("\n") + "\n> ", started.replace(&hint, ""));
            // As usual, nothing is saved before the player's first move.
            assert!(!place.path("games/sniff-2.record").exists());
            talk.answer(&word(lang, "build"));
            let (first, second) = (header(&place, "finished/sniff-1.record"), header(&place, "games/sniff-2.record"));
            assert_eq!(first[3], "seed 4");
            assert_eq!(second[3], "seed 5");
            assert_eq!((&first[..3], &first[4]), (&second[..3], &second[4]));
            assert_eq!(talk.end().1, 0);
        }
    }
}

#[test]
fn who_did_not_begin_begins_the_rematch_where_the_rules_say_so() {
    let place = Place::new();
    let mut talk = place.start("play scout --seats human,easy --seed 4 --lang en");
    let begins = talk.said.contains("You start.\n");
    assert!(begins || talk.said.contains("The computer starts.\n"), "{}", talk.said);
    for _ in 0..2 {
        talk.answer("resign");
        talk.answer("yes");
        let again = talk.answer("again").join("\n");
        talk.answer("note here");
        let started = if again.contains("You start.") { "You" } else { "Computer" };
        // A game resigned before any move is not saved, but one with a note is.
        let number = if place.path("games/scout-1.record").exists() { 1 } else { 2 };
        let options = header(&place, &format!("games/scout-{number}.record")).remove(4);
        // First the other player begins, and then the first one again.
        let is_first = number == 2;
        assert_eq!(started == "You", begins == is_first, "{again}");
        assert!(options.starts_with(&format!("options begins={} ", if started == "You" { 1 } else { 2 })), "{options}");
    }
    assert_eq!(talk.end().1, 0);
    // Resumed, it is the same game.
    let ran = place.run("replay scout-2 --lang en", b"");
    assert_eq!(ran.status, 0, "{}", ran.out);
}

#[test]
fn without_a_seed_of_ones_own_each_game_is_another() {
    let place = Place::new();
    let mut talk = place.start("play schnuff --lang en");
    for _ in 0..2 {
        talk.answer("note begun");
        talk.answer("resign");
        talk.answer("yes");
        talk.answer("once more!");
    }
    assert_eq!(talk.end().1, 0);
    let seeds = ["schnuff-1", "schnuff-2"].map(|name| header(&place, &format!("finished/{name}.record")).remove(3));
    assert_ne!(seeds[0], seeds[1]);
}

#[test]
fn a_game_that_was_taken_up_can_be_played_again() {
    let place = Place::new();
    place.run("play sniff --size 4x4 --lang en", b"build\n");
    let mut talk = place.start("resume --lang en --seed 9");
    talk.answer("resign");
    talk.answer("yes");
    assert!(talk.answer("again").join("\n").contains("Sniff, 4 by 4 fields."));
}

#[test]
fn before_the_end_again_says_once_more_what_was_said() {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seed 4");
    talk.answer("build");
    assert_eq!(talk.answer("again"), talk.answer("last"));
    assert_eq!(talk.answer("rematch"), ["You can have a rematch once this game is over."]);
    talk.answer("resign");
    talk.answer("yes");
    assert_eq!(talk.answer("again xyzzy"), [told(Lang::En, &Message::new("again-how").text("word", "xyzzy"))]);
    assert_eq!(talk.end().1, 0);
}

#[test]
fn the_words_of_the_lobby_work_after_the_end_and_lead_into_it() {
    for typed in ["play domino easy", "domino easy", "new domino easy", "start domino easy"] {
        let place = Place::new();
        let mut talk = place.start("play sniff --lang en --seed 4");
        END.iter().for_each(|line| drop(talk.answer(line)));
        let begun = talk.answer(typed);
        assert!(begun[0].starts_with("Dominoes, first to "), "{typed}: {begun:?}");
        talk.answer("resign");
        talk.answer("yes");
        assert!(talk.answer("")[0].starts_with("Type a game: "), "{typed}");
        assert_eq!(talk.line("quit"), "Goodbye.\n");
        assert_eq!(talk.end(), (String::new(), 0));
    }
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seed 4");
    END.iter().for_each(|line| drop(talk.answer(line)));
    let games = talk.answer("games");
    assert!(games.iter().any(|line| line.starts_with("1: sniff against normal: lost, ")), "{games:?}");
    assert!(talk.answer("1").iter().any(|line| line.contains(" steps. Press Enter for the next one")));
    talk.answer("quit");
    assert!(talk.answer("play")[0].starts_with("Which game?"));
    assert_eq!(talk.line("quit"), "Goodbye.\n");
}

#[test]
fn where_only_computers_play_nobody_is_asked() {
    let ran = Place::new().run("play sniff --seats easy,easy --lang en", b"again\n");
    assert!(ran.status == 0 && !ran.out.contains("You can still ask about it"), "{}", ran.out);
    assert!(ran.out.lines().last().is_some_and(|line| line.starts_with("Shortest way")), "{}", ran.out);
}

#[test]
fn a_game_is_not_kept_before_the_first_own_move() {
    for (game, own) in [("sniff", "E4 D4"), ("scout", "note here"), ("schnuff", "save"), ("spion", "note x")] {
        let place = Place::new();
        let args = format!("play {game} --lang en --seed 3");
        for typed in ["", "quit\n", "help\nmoves\nquit\n", "bye\n", "resign\nno\n", "stop\n"] {
            let ran = place.run(&args, typed.as_bytes());
            let last = ran.out.lines().last();
            assert_eq!((ran.status, last), (0, Some("Nothing was played, so nothing is saved.")), "{game} {typed:?}");
            assert!(!place.path("games").exists(), "{game} {typed:?}");
        }
        let ran = place.run(&args, format!("{own}\nquit\n").as_bytes());
        let kept = format!("The game is saved as {game}-1. Type snuffel resume to go on with it.");
        assert_eq!(ran.out.lines().last(), Some(kept.as_str()), "{own}");
        assert!(place.path(&format!("games/{game}-1.record")).exists());
        // A saved game stays, whether or not anything was done in it.
        place.run("resume --lang en", b"quit\n");
        assert!(place.path(&format!("games/{game}-1.record")).exists());
    }
}

#[test]
fn the_winner_of_a_tournament_is_told_before_what_was_hidden_is_laid_open() {
    let ran = Place::new().run("play sniff --tournament 3 --size 4x4 --seats easy,normal --lang en --seed 6", b"");
    let lines: Vec<&str> = ran.out.lines().collect();
    let at = |begin: &str| lines.iter().rposition(|line| line.contains(begin)).unwrap_or_else(|| panic!("{}", ran.out));
    let winner = at("The tournament was won by ");
    assert!(lines[winner - 1].contains(" wins"), "{lines:?}");
    assert!(lines[winner].contains(". Final score: "), "{lines:?}");
    assert!(winner < at(" hid the treasure on "), "{lines:?}");
}

#[test]
fn who_looks_back_after_the_end_may_play_once_more_or_ask_the_lobby_too() {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seed 4");
    END.iter().for_each(|line| drop(talk.answer(line)));
    assert!(!talk.answer("back")[0].is_empty());
    assert!(talk.answer("again")[0].starts_with("Sniff, 5 by 5 fields. "));
    talk.answer("resign");
    talk.answer("yes");
    talk.answer("back");
    assert!(talk.answer("games").iter().any(|line| line.starts_with("1: sniff against normal: lost, ")));
}

#[test]
fn after_a_replay_the_words_of_the_end_mean_what_they_do_after_a_game() {
    let place = Place::new();
    let mut talk = place.start("play sniff --lang en --seed 4");
    END.iter().for_each(|line| drop(talk.answer(line)));
    assert_eq!(talk.end().1, 0);
    let mut talk = place.start("replay sniff --lang en");
    talk.answer("skip");
    assert!(talk.answer("again")[0].starts_with("Sniff, 5 by 5 fields. "));
    assert_eq!(talk.end().1, 0);
    let mut talk = place.start("--lang en");
    talk.answer("replay sniff");
    talk.answer("skip");
    assert!(talk.answer("domino easy")[0].starts_with("Dominoes, first to "));
    assert_eq!(talk.end().1, 0);
}

/// In another player's view, "you" is that player, and the only person is referred to by a number.
#[test]
fn what_somebody_else_heard_calls_nobody_you_but_them() {
    let place = Place::new();
    let mut talk = place.start("play domino easy --lang en --seed 4");
    ["resign", "yes", "as computer"].iter().for_each(|line| drop(talk.answer(line)));
    let status = talk.answer("status").join("\n");
    assert!(status.contains("Tiles: Player one 6, you 7."), "{status}");
    talk.answer("as");
    let status = talk.answer("status").join("\n");
    assert!(status.contains("Tiles: you 6, the computer 7."), "{status}");
}

#[test]
fn a_game_given_up_before_any_move_leaves_nothing() {
    for lang in Lang::ALL {
        for game in ["domino", "schnuff", "scout", "sniff", "spion"] {
            let place = Place::new();
            let mut talk = place.start(&format!("play {game} --seats human,easy --seed 4 --lang {lang}"));
            talk.answer(&word(lang, "resign"));
            let over = talk.answer(&word(lang, "yes"));
            let unplayed = told(lang, &Message::new("left-unplayed"));
            assert!(over.contains(&unplayed), "{game}: {over:?}");
            assert_eq!(talk.end().1, 0);
            let list = place.run(&format!("--lang {lang} games"), b"").out;
            assert!(!list.contains("1:"), "{game}: {list}");
        }
    }
}

#[test]
fn who_wins_because_the_other_gives_up_wins_by_nothing_else() {
    for (lang, computer, said) in [
        (Lang::De, "Der Computer", "Der Computer gewinnt."),
        (Lang::En, "The computer", "The computer wins."),
        (Lang::Nl, "De computer", "De computer wint."),
    ] {
        for game in ["domino", "schnuff", "scout", "sniff"] {
            let place = Place::new();
            let mut talk = place.start(&format!("play {game} --seats human,easy --seed 4 --lang {lang}"));
            talk.answer(&word(lang, "resign"));
            let over = talk.answer(&word(lang, "yes"));
            assert!(over.iter().any(|line| line == said), "{game}: {over:?}");
            // A later question also gives the winner.
            let status = talk.answer(&word(lang, "status"));
            let name = Message::new("over-other").text("names", computer).count("winners", 1u8);
            assert!(status.contains(&told(lang, &name)), "{game}: {status:?}");
            assert_eq!(talk.end().1, 0);
        }
    }
}
