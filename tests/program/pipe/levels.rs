//! The computers' levels as typed by players.

use std::fs;

use snuffel::level::Level;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told, word};

/// The players of the game with this name, according to its record.
fn players(place: &Place, name: &str) -> String {
    let text = place.text(name);
    text.lines().find_map(|line| line.strip_prefix("seats ")).unwrap().to_owned()
}

#[test]
fn again_harder_and_again_easier_change_the_level_of_the_computers() {
    for lang in Lang::ALL {
        let place = Place::new();
        let mut talk = place.start(&format!("play sniff --lang {lang}"));
        for (shift, record, seats) in
            [("harder", "games/sniff-2.record", "human level-7"), ("easier", "games/sniff-3.record", "human normal")]
        {
            for verb in ["build", "resign", "yes"] {
                talk.answer(&word(lang, verb));
            }
            talk.answer(&format!("{} {}", word(lang, "again"), word(lang, shift)));
            talk.answer(&word(lang, "build"));
            assert_eq!(players(&place, record), seats, "{lang}");
        }
        assert_eq!(talk.end().1, 0);
    }
}

#[test]
fn what_is_no_level_after_a_game_is_refused_and_the_game_stays() {
    let place = Place::new();
    for (seats, line, id) in [
        ("human,hard", "again harder", "again-hardest"),
        ("human,level-1", "again easier", "again-easiest"),
        ("human,human:Ben", "again easier", "again-no-computer"),
    ] {
        let mut talk = place.start(&format!("play scout --seats {seats} --lang en"));
        let early = talk.answer("again easier").join("\n");
        assert!(early.ends_with(&told(Lang::En, &Message::new("again-later"))), "{early}");
        talk.answer("resign");
        talk.answer("yes");
        let refused = talk.answer(line).join("\n");
        assert!(refused.starts_with(&told(Lang::En, &Message::new(id))), "{line}: {refused}");
        let how = talk.answer("again louder").join("\n");
        assert!(how.starts_with(&told(Lang::En, &Message::new("again-how").text("word", "louder"))), "{how}");
        assert_eq!(talk.end().1, 0);
    }
}

#[test]
fn after_three_losses_in_a_row_an_easier_level_is_offered_once() {
    for lang in Lang::ALL {
        let place = Place::new();
        let level = Level::new(3).unwrap().arg();
        let offer = told(lang, &Message::new("level-offer-easier").with("level", level));
        for game in 1..=5 {
            let mut talk = place.start(&format!("play sniff level 4 --lang {lang}"));
            let lines = ["build", "resign", "yes"].map(|verb| talk.answer(&word(lang, verb)).join("\n"));
            assert_eq!(lines[2].contains(&offer), game == 3, "{lang}, game {game}: {}", lines[2]);
            assert_eq!(talk.end().1, 0);
        }
    }
}

#[test]
fn another_level_or_a_win_begins_a_row_anew() {
    let place = Place::new();
    let offered = |level: &str| {
        let mut talk = place.start(&format!("play sniff --strength {level} --lang en"));
        let lines = ["build", "resign", "yes"].map(|line| talk.answer(line).join("\n"));
        talk.end();
        lines[2].contains("You have lost three games in a row.")
    };
    assert_eq!(["4", "5", "4", "4", "4"].map(offered), [false, false, false, false, true]);
    // With the seats swapped in its record, the last game was won.
    let last = place.path("finished/sniff-5.record");
    let won = fs::read_to_string(&last).unwrap().replace("seats human level-4", "seats level-4 human");
    fs::write(&last, won).unwrap();
    assert_eq!(["4", "4", "4"].map(offered), [false, false, true]);
}

#[test]
fn the_usual_level_is_a_setting_in_every_language() {
    for (lang, line) in [(Lang::En, "level 4"), (Lang::De, "stufe 4"), (Lang::Nl, "niveau 4")] {
        let place = Place::new();
        let mut talk = place.start(&format!("--lang {lang}"));
        let set = talk.answer(line).join("\n");
        let level = Level::new(4).unwrap().arg();
        assert_eq!(set, told(lang, &Message::new("setting-strength").with("level", level)));
        let all = talk.answer(line.split(' ').next().unwrap());
        assert_eq!(all.len(), 11, "{all:?}");
        talk.answer("sniff");
        talk.answer(&word(lang, "build"));
        assert_eq!(players(&place, "games/sniff-1.record"), "human level-4");
        // In a game, the answer also gives the level of its computers, and what the levels mean there.
        let here = talk.answer(line.split(' ').next().unwrap());
        assert_eq!(here.len(), 13, "{here:?}");
        let level = Level::new(4).unwrap().arg();
        assert_eq!(here[1], told(lang, &Message::new("levels-of-game").with("levels", level)));
        assert_eq!(talk.end().1, 0);
        assert!(place.text("settings.toml").contains("strength = \"4\""));
        // A level given explicitly takes precedence, and so does the option, for this run.
        for (arguments, seats) in [
            ("play sniff level 2", "human easy"),
            ("play sniff --level 8", "human level-8"),
            ("sniff", "human level-4"),
        ] {
            let mut talk = place.start(&format!("{arguments} --lang {lang}"));
            talk.answer(&word(lang, "build"));
            let records = fs::read_dir(place.path("games")).unwrap().count();
            assert_eq!(players(&place, &format!("games/sniff-{records}.record")), seats, "{arguments}");
            assert_eq!(talk.end().1, 0);
        }
    }
}

#[test]
fn words_have_levels_of_their_own() {
    let place = Place::new();
    let mut talk = place.start("--lang en");
    let brief = talk.answer("level brief").join("\n");
    assert!(brief.contains("brief") || brief.contains("Brief"), "{brief}");
    talk.answer("words full");
    let set = talk.answer("words 7").join("\n");
    assert!(set.contains("level 7"), "{set}");
    let wrong = talk.answer("level 10").join("\n");
    assert!(wrong.contains("\"10\" is not a level"), "{wrong}");
    assert_eq!(talk.end().1, 0);
}

#[test]
fn the_easiest_computer_is_known_by_that_word_wherever_a_level_is() {
    for lang in Lang::ALL {
        let (play, easiest, level) = (word(lang, "play"), word(lang, "easiest"), word(lang, "strength"));
        for line in
            [format!("{play} sniff {easiest}"), format!("sniff {easiest}"), format!("{play} sniff {level} {easiest}")]
        {
            let place = Place::new();
            let mut talk = place.start(&format!("--lang {lang}"));
            talk.answer(&line);
            talk.answer(&word(lang, "build"));
            assert_eq!(players(&place, "games/sniff-1.record"), "human level-1", "{lang} {line}");
            assert_eq!(talk.end().1, 0);
        }
        let place = Place::new();
        let mut talk = place.start(&format!("--lang {lang}"));
        let set = Message::new("setting-strength").with("level", Level::LEAST.arg());
        assert_eq!(talk.answer(&format!("{level} {easiest}")), [told(lang, &set)]);
        talk.answer("sniff");
        talk.answer(&word(lang, "build"));
        assert_eq!(players(&place, "games/sniff-1.record"), "human level-1", "{lang}");
        assert_eq!(talk.end().1, 0);
        let place = Place::new();
        let mut talk = place.start(&format!("play sniff --seats human,{easiest} --lang {lang}"));
        talk.answer(&word(lang, "build"));
        assert_eq!(players(&place, "games/sniff-1.record"), "human level-1", "{lang}");
        assert_eq!(talk.end().1, 0);
    }
}

#[test]
fn a_level_that_may_be_one_of_words_or_of_computers_is_asked_about() {
    let place = Place::new();
    for (lang, arguments) in
        [("en", "play sniff --level normal"), ("de", "--level=normal play sniff"), ("nl", "sniff --level gewoon")]
    {
        let ran = place.run(&format!("{arguments} --lang {lang}"), b"build\n");
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{arguments}");
        assert!(ran.err.contains("--words normal") && ran.err.contains("--strength normal"), "{}", ran.err);
    }
    let ran = place.run("play sniff --words normal --strength normal --lang en", b"build\n");
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn whoever_counts_the_players_is_one_of_them() {
    let place = Place::new();
    let ran = place.run("play domino 2 hard easy --lang en", b"");
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("none is left for you"), "{}", ran.err);
    let ran = place.run("play domino 3 hard easy --lang en", b"note x\n");
    assert_eq!((ran.status, players(&place, "games/domino-1.record").as_str()), (0, "human hard easy"));
}

#[test]
fn another_level_can_be_asked_for_after_a_game_whatever_was_asked_in_between() {
    for lang in Lang::ALL {
        let place = Place::new();
        let mut talk = place.start(&format!("--lang {lang}"));
        let again = format!("{} {}", word(lang, "again"), word(lang, "harder"));
        let heard = talk.answer(&again);
        assert!(heard.iter().any(|line| line.contains("sniff")), "{heard:?}");
        for line in ["sniff easy".to_owned(), word(lang, "build"), word(lang, "resign"), word(lang, "yes")] {
            talk.answer(&line);
        }
        talk.answer(&word(lang, "stats"));
        talk.answer(&again);
        talk.answer(&word(lang, "build"));
        assert_eq!(players(&place, "games/sniff-2.record"), "human level-3", "{lang}");
        assert_eq!(talk.end().1, 0);
    }
}
