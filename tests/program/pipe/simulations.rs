//! Simulations, as started from a shell.

use std::fs;

use serde_json::Value;
use snuffel::text::message::Message;
use snuffel::text::style::Lang;

use crate::common::program::{Place, told, word};

const SIMULATE: &str = "simulate sniff --games 30 --size 4x4";

fn json(arguments: &str) -> Value {
    let ran = Place::new().run(&format!("{SIMULATE} --json {arguments}"), b"");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{arguments}");
    assert_eq!(ran.out.lines().count(), 1, "{arguments}");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_figures_and_another_one_others() {
    let wins = |arguments: &str| {
        let figures = json(arguments);
        let players = figures["players"].as_array().unwrap();
        let wins = players.iter().map(|player| player["wins"].as_u64());
        (wins.map(Option::unwrap).collect::<Vec<u64>>(), figures["decisions"].clone())
    };
    let first = wins("--seats normal,random --seed 4");
    assert_eq!(wins("--seats normal,random --seed 4"), first);
    assert_ne!(wins("--seats normal,random --seed 5"), first);
    assert_eq!(first.0.iter().sum::<u64>(), 30);
    assert!(first.0[0] > first.0[1]);
}

#[test]
fn what_was_played_stands_beside_the_figures() {
    let figures = json("--seats frontier,easy --gallop");
    assert_eq!(figures["game"], "sniff");
    assert_eq!(figures["options"], "size=4x4 walls=12 gallop");
    assert_eq!(figures["games"], 30);
    assert_eq!(figures["unfinished"], 0);
    assert_eq!(figures["players"][0]["player"], "frontier");
    assert!(figures["players"][1]["decision_seconds_95"].as_f64() > Some(0.0));
}

#[test]
fn figures_are_told_in_every_language() {
    for lang in Lang::ALL {
        let place = Place::new();
        let ran = place.run(&format!("--lang {lang} {SIMULATE} --seats normal,easy"), b"");
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!((ran.status, lines.len()), (0, 5), "{}", ran.out);
        assert!(lines[0].contains(&format!("1, {}", word(lang, "normal"))), "{}", lines[0]);
        assert!(lines[1].contains(&format!("2, {}", word(lang, "easy"))), "{}", lines[1]);
        let has_decimals = |word: &str| {
            let parts = word.split_once(lang.decimal_mark());
            parts.is_some_and(|(whole, rest)| whole.parse::<u32>().is_ok() && rest.parse::<u32>().is_ok())
        };
        assert!(lines[0].split(' ').filter(|word| has_decimals(word)).count() >= 3, "{}", lines[0]);
    }
}

#[test]
fn options_and_players_are_understood_in_every_language() {
    let figures = |line: &str| Place::new().run(line, b"").out;
    let played = |line: &str| {
        let figures: Value = serde_json::from_str(&figures(line)).unwrap();
        (figures["options"].clone(), figures["games"].clone(), figures["players"][1]["player"].clone())
    };
    let english = played("simulate sniff --json --games 2 --size 4x4 --seats easy,random --gallop");
    let german = "simuliere sniff --json --spiele 2 --größe 4x4 --plätze leicht,zufällig --galopp";
    let dutch = "simuleer sniff --json --spellen=2 --maat=4x4 --plaatsen=makkelijk,willekeurig --galop";
    for (lang, line) in [(Lang::De, german), (Lang::Nl, dutch), (Lang::En, german)] {
        assert_eq!(played(&format!("--lang {lang} {line}")), english, "{line}");
    }
}

#[test]
fn a_player_that_the_game_does_not_have_is_named() {
    let place = Place::new();
    for lang in Lang::ALL {
        let ran = place.run(&format!("--lang {lang} {SIMULATE} --seats normal,greedy"), b"");
        let words = ["random", "easy", "normal", "hard"].map(|id| word(lang, id)).join(", ") + ", frontier";
        let message = Message::new("simulate-no-player").text("word", "greedy").text("words", words);
        assert_eq!((ran.status, ran.out), (1, told(lang, &message) + "\n"));
    }
}

#[test]
fn two_simulations_are_compared_deal_by_deal() {
    let place = Place::new();
    let line = |players: &str, more: &str| format!("{SIMULATE} --seats {players} --json {more}");
    let file = place.path("before.json");
    fs::write(&file, place.run(&line("random,easy", ""), b"").out).unwrap();
    let against = format!("--against {}", file.display());
    let ran = place.run(&line("normal,easy", &against), b"");
    let figures: Value = serde_json::from_str(&ran.out).unwrap();
    let gain = &figures["against"][0];
    assert_eq!(gain["player"], "random");
    assert!(gain["gain"].as_f64() > Some(0.2) && gain["interval"][0].as_f64() > Some(0.0), "{gain}");
    assert!(gain["deals_more"].as_u64() > gain["deals_fewer"].as_u64(), "{gain}");
    // The winners of each deal in each seating are all that is compared; the output contains them for recounting.
    let deals = figures["deals"].as_array().unwrap();
    let wins = deals.iter().flat_map(|deal| deal.as_array().unwrap()).filter(|winners| winners[0] == 1).count();
    assert_eq!((deals.len(), wins as u64), (15, figures["players"][0]["wins"].as_u64().unwrap()));
    for lang in Lang::ALL {
        let told = place.run(&format!("--lang {lang} {SIMULATE} --seats normal,easy {against}"), b"").out;
        assert_eq!(told.lines().count(), 7, "{told}");
        assert!(told.lines().nth(2).unwrap().contains(&word(lang, "random")), "{told}");
    }
}

#[test]
fn figures_that_cannot_be_compared_are_refused_in_one_line() {
    let place = Place::new();
    let file = place.path("before.json");
    fs::write(&file, place.run(&format!("{SIMULATE} --seats easy,easy --json"), b"").out).unwrap();
    let spoilt = place.path("spoilt.json");
    fs::write(&spoilt, b"{\"game\": \"sniff\", \xff").unwrap();
    for (line, file, id) in [
        ("simulate domino --seats easy,easy", &file, "simulate-other-game"),
        ("simulate sniff --size 4x4 --gallop --seats easy,easy", &file, "simulate-other-game"),
        ("simulate sniff --size 4x4 --seats easy,easy --seed 2", &file, "simulate-other-deals"),
        ("simulate sniff --size 4x4 --seats easy,easy", &spoilt, "simulate-no-figures"),
        ("simulate sniff --size 4x4 --seats easy,easy", &place.path("none"), "file-missing"),
    ] {
        let ran = place.run(&format!("{line} --games 2 --against {}", file.display()), b"");
        let message = Message::new(id).text("file", file.display()).text("json", "--json");
        assert_eq!((ran.status, ran.out), (1, told(Lang::En, &message) + "\n"), "{line}");
    }
}
