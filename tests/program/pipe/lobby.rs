//! The lobby: everything that can be reached from it by typing.

use snuffel::games;

use crate::common::program::Place;

#[test]
fn yes_does_what_a_mistyped_word_was_meant_for_as_the_next_line() {
    let place = Place::new();
    let mut talk = place.start("--lang en --seed 4");
    let rules = talk.answer("rules domino");
    let asks = ["I do not understand \"dommino\". Did you mean domino?"];
    let nothing = ["Nothing is waiting for a yes or a no. Type the word you mean."];
    assert_eq!(talk.answer("rules dommino"), asks);
    assert_eq!(talk.answer("yes"), rules);
    assert_eq!(talk.answer("yes"), nothing);
    assert_eq!(talk.answer("dommino"), asks);
    assert_eq!(talk.answer("no"), ["Nothing has changed."]);
    assert_eq!(talk.answer("yes"), nothing);
}

/// A part of a phrase is enough for an offer.
#[test]
fn half_a_phrase_sets_nothing() {
    let place = Place::new();
    let mut talk = place.start("--lang de");
    assert_eq!(talk.answer("ich passe"), ["Meinst du tutor an? Ja oder nein."]);
    assert_eq!(talk.answer("nein"), ["Es bleibt alles, wie es ist."]);
}

/// The number stands between words that are also a phrase without it.
#[test]
fn the_number_of_computers_is_heard_beside_their_level() {
    for (lang, said, computers) in [
        (
            "en",
            "I want to play domino against two easy computers",
            "Computers at the table: Ben on easy and Cleo on easy.",
        ),
        ("de", "ich will domino gegen zwei leichte computer spielen", "Computer am Tisch: Ben leicht und Cleo leicht."),
        ("de", "domino zu dritt gegen leichte computer", "Computer am Tisch: Ben leicht und Cleo leicht."),
        ("nl", "ik wil domino tegen twee computers", "Computers aan tafel, met hun niveau: Ben gewoon en Cleo gewoon."),
    ] {
        let told = Place::new().answers(&format!("--lang {lang}"), &[said]);
        assert!(told[1].starts_with(computers), "{told:?}");
    }
}

#[test]
fn who_only_listens_to_computers_hears_that_a_move_needs_a_seat() {
    let told = Place::new().answers("play domino easy easy --lang en --seed 4", &["draw"]);
    assert_eq!(told[1], "You are only listening here, so you have no seat.\n");
}

#[test]
fn after_a_game_a_question_for_the_lobby_is_answered_there() {
    let place = Place::new();
    let mut talk = place.start("--lang en --seed 4");
    let games = talk.answer("which games");
    for line in ["domino easy", "resign", "yes"] {
        talk.answer(line);
    }
    assert_eq!(talk.answer("what other games are there"), games);
}

#[test]
fn the_lobby_leads_everywhere_and_back() {
    let place = Place::new();
    let mut talk = place.start("--lang en --seed 4");
    let games = games::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let hint = format!("Type a game: {games}. Or type help.");
    let first = "New here? Type learn sniff to learn a first game in five minutes.";
    let welcome = format!("Snuffel: tabletop games by ear and by fingertip.\n{first}\n{hint}\n> ");
    assert_eq!(talk.said, welcome);
    let none = ["Games waiting: none.", "Finished games: none."];
    // Without any saved games, the answer lists the games that exist.
    let told = talk.answer("games");
    assert!(told[0].starts_with("sniff: ") && told[..5].iter().all(|line| line.contains(" minutes, for ")), "{told:?}");
    assert_eq!(told[5..], none);
    let told = talk.answer("rules sniff");
    assert_eq!([talk.answer("last"), talk.answer("repeat")], [told.clone(), told]);
    assert_eq!(talk.answer("resume"), ["No game is waiting. To start one, type play sniff."]);
    assert_eq!(talk.answer("replay"), ["Finished games: none."]);
    let started = talk.answer("play sniff easy");
    assert!(started[0].starts_with("Sniff, "), "{started:?}");
    talk.answer("build");
    let offer = format!("Type a game: {games}. Or resume: 1 game is waiting.");
    let offer = offer.as_str();
    let left = talk.answer("quit");
    assert_eq!(left, ["The game is saved as sniff-1. Type resume to go on with it.", offer]);
    talk.answer("sniff human:Anna,easy");
    assert_eq!(talk.answer("quit"), ["Nothing was played, so nothing is saved.", offer]);
    talk.answer("sniff human:Anna,easy");
    talk.answer("build");
    let left = talk.answer("quit");
    assert!(left[1].ends_with("Or resume: 2 games are waiting."), "{left:?}");
    let all = format!("Games: {games}. To hear what they are: which games.");
    let waiting = [
        all.as_str(),
        "2 games are waiting:",
        "1: sniff, Anna against easy, no moves yet, today ",
        "2: sniff against easy, no moves yet, today ",
        none[1],
    ];
    let told = talk.answer("games");
    assert!(told.len() == 5 && told.iter().zip(waiting).all(|(told, begin)| told.starts_with(begin)), "{told:?}");
    let back = talk.answer("resume 2");
    assert_eq!(back[0], "Welcome back to sniff-1.");
    talk.answer("resign");
    let over = talk.answer("yes");
    assert_eq!(over[0], "You give up.");
    assert_eq!(
        over.last().unwrap(),
        "You can still ask about it. Type again for another game, or press Enter to leave."
    );
    assert!(talk.answer("log 3")[0].ends_with(" entries; here are the last 3:"));
    assert_eq!(talk.answer(""), [offer]);
    let finished = talk.answer("replay");
    assert!(finished.len() == 2 && finished[1].starts_with("2: sniff against easy: lost, "), "{finished:?}");
    let begun = talk.answer("replay 2");
    let story = talk.answer("all");
    assert_eq!(over[..over.len() - 1], story[story.len() - over.len()..story.len() - 1]);
    assert_eq!(talk.answer(""), [offer]);
    assert_eq!(talk.answer("replay sniff-1"), begun);
    assert_eq!(talk.answer("quit"), [offer]);
    assert!(talk.answer("rules sniff")[0].starts_with("Topics: "));
    assert_eq!(talk.answer("rules sniff goal").len(), 2);
    assert_eq!(talk.answer("settings").len(), 16);
    let which = |command: &str| [format!("Which game? {games}. For example, type {command} sniff.")];
    assert_eq!(talk.answer("play"), which("play"));
    assert_eq!(talk.answer("rules"), which("rules"));
    assert_eq!(talk.answer("sniff rules goal"), talk.answer("rules sniff goal"));
    assert!(talk.answer("rules gallop")[0].starts_with("gallop: "));
    let spinner = talk.answer("rules spinner");
    assert!(spinner[0].starts_with("spinner: ") && spinner.len() == 3, "{spinner:?}");
    assert_eq!(talk.answer("rules sniff gallop"), talk.answer("rules gallop"));
    assert!(talk.answer("rules sniff all").len() > 30);
    let several = "\"variants\" is in the rules of several games: sniff, domino, schnuff, scout. For example, type rules sniff variants.";
    assert_eq!(talk.answer("rules variants"), [several]);
    let players = "\"fox\" is neither a player nor a variant. Players: human, human:Anna, easy, normal, hard, level 4. Variants: tournament, gallop, warm-hot, way-out, holes, blind, dogs, size, non-stop, count, no-hints, seats, players.";
    assert_eq!(talk.answer("play sniff fox"), [players]);
    assert_eq!(talk.answer("words normal"), ["Words: normal."]);
    assert_eq!(talk.answer("level normal"), ["If you name no level, computers are set to normal."]);
    assert_eq!(talk.answer("words brief"), ["Words: brief."]);
    assert_eq!(talk.answer("chess"), ["Not here. See which games."]);
    assert_eq!(talk.answer("frobnicate"), ["\"frobnicate\"? Try help."]);
    assert_eq!(talk.answer("play chess"), [format!("No game \"chess\". Games: {games}.")]);
    assert_eq!(talk.line("quit"), "Goodbye.\n");
    assert_eq!(talk.end(), (String::new(), 0));
}

#[test]
fn the_lobby_ends_with_its_input() {
    let place = Place::new();
    let ran = place.run("--lang nl", b"");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().last(), Some("Tot ziens."));
}

#[test]
fn the_rules_in_a_game_name_how_it_is_played_otherwise_than_usual() {
    let place = Place::new();
    let mut talk = place.start("--lang en --seed 4");
    let played = "This game is played with gallop. To hear more about that: rules gallop.";
    talk.answer("play sniff easy gallop");
    assert_eq!(talk.answer("rules turn").last().unwrap(), played);
    assert_eq!(talk.answer("rules").last().unwrap(), played);
    let gallop = talk.answer("rules gallop");
    assert!(gallop.len() == 1 && gallop[0].starts_with("gallop: "), "{gallop:?}");
    talk.answer("quit");
    for (game, variants) in [
        ("sniff easy holes 12", "holes"),
        ("domino target 60 spinner", "target, spinner"),
        ("schnuff short strict", "strict, short"),
        ("scout by-hand", "by-hand"),
    ] {
        talk.answer(&format!("play {game}"));
        let told = talk.answer("rules goal");
        assert!(told.last().unwrap().starts_with(&format!("This game is played with {variants}. ")), "{told:?}");
        talk.answer("quit");
    }
    for game in ["sniff easy", "domino", "schnuff", "scout", "spion"] {
        talk.answer(&format!("play {game}"));
        let told = talk.answer("rules goal");
        assert!(!told.last().unwrap().starts_with("This game has"), "{told:?}");
        talk.answer("quit");
    }
}

#[test]
fn what_is_told_unasked_is_that_of_the_game_and_in_the_lobby_that_of_all() {
    let place = Place::new();
    let mut talk = place.start("--lang en --seed 4");
    let all = talk.answer("tell");
    assert_eq!(talk.answer("play domino 9").len(), 1);
    assert_eq!(talk.answer("tell"), all);
    assert!(talk.answer("tell threats off")[0].contains("Left out: threats"));
    talk.answer("play sniff easy");
    assert_eq!(talk.answer("tell"), ["In this game I announce nothing extra after the others' turns."]);
    talk.answer("quit");
    assert_eq!(talk.answer("tell on"), all);
}

#[test]
fn all_topics_of_the_rules_come_with_their_names() {
    let place = Place::new();
    let told = place.run("rules sniff all --lang en", b"").out;
    let headings = told.lines().filter(|line| line.starts_with("Topic: ")).count();
    assert_eq!(headings, games::named("sniff").unwrap().texts().topics.len());
}

#[test]
fn what_lacks_its_game_ends_alike() {
    let place = Place::new();
    for command in ["play", "rules"] {
        let ran = place.run(&format!("{command} --lang en"), b"");
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{command}");
        assert!(ran.err.starts_with("Which game? "), "{command}: {}", ran.err);
    }
}
