//! The lobby's suggestions are typed into the lobby, and those of the README for beginners into a first game.

use std::collections::HashMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::rc::Rc;

use snuffel::games;
use snuffel::games::sniff::rules::Sniff;
use snuffel::help;
use snuffel::settings::Settings;
use snuffel::terminal::disk::Paths;
use snuffel::terminal::executor::block_on;
use snuffel::terminal::plain::Plain;
use snuffel::text::locale::Source;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;
use snuffel::tournament::Tournament;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::lobby;
use snuffel::ui::origin::Origin;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;

use super::games::stands;
use super::report::Report;
use super::stand::{teller, type_line};
use crate::common::Sheet;
use crate::common::unhurried::ends;

/// The lobby's messages, and those within a game that refer to the lobby.
fn told() -> Vec<Message> {
    let ids = snuffel::ui::obey::HELP.iter().copied().chain(["lobby-welcome", "lobby-goodbye", "hint-help"]);
    let plain: Vec<Message> = ids.map(Message::new).collect();
    let named = |id: &'static str, name: &'static str| Message::new(id).with(name, Arg::text("sniff-1"));
    let with_games =
        ["lobby-offer", "games-all"].map(|id| Message::new(id).count("waiting", 1_u8).with("games", games::names()));
    let verbs = [verbs::in_lobby(), STYLE_VERBS].concat();
    let explained: Vec<Message> = verbs.iter().map(|verb| help::explain(verb)).collect();
    let others = [
        named("kept", "name").with("resume", Arg::Command("resume")),
        Message::new("resume-none").with("command", Arg::Command("play")),
        named("resume-over", "name").with("command", Arg::Command("replay")),
        named("resume-visit", "name").with("join", Arg::Command("join")),
        Message::new("again-far").with("host", Arg::Command("host")).with("join", Arg::Command("join")),
        Message::new("games-rest").count("count", 3_u8),
        Message::new("games-no-number").count("number", 9_u8).with("games", Arg::Command("games")),
        Message::new("games-none-of").text("game", "sniff").with("games", Arg::Command("games")),
        Message::new("misread-name").text("word", "a:b").with("command", Arg::Command("name")),
        Message::new("misread-unknown").text("word", "xyzzyx"),
        Message::new("help-unknown").text("word", "xyzzyx"),
        Message::new("game-unknown").text("word", "xyzzyx").with("games", games::names()),
    ];
    // The rules of a game explain how to start its variants.
    let rules = games::ALL.iter().flat_map(|kind| kind.texts().topics.iter().map(|topic| help::rule(*kind, topic)));
    let rules: Vec<Message> = rules.collect();
    plain.into_iter().chain(with_games).chain(explained).chain(others).chain(rules).collect()
}

/// The part of a message that does not depend on its arguments, long enough to recognise it.
fn fragment(teller: &Teller, id: &'static str) -> String {
    const HOLE: &str = "0000";
    let message = ["word", "command", "like", "option", "options", "games", "fits", "players"]
        .into_iter()
        .fold(Message::new(id), |message, name| message.text(name, HOLE));
    let said = teller.say(&message);
    let parts = said.split(HOLE).map(str::to_owned);
    parts.max_by_key(String::len).unwrap_or_default()
}

/// The output for lines typed into the lobby.
fn type_in_lobby(lang: Lang, lines: &str) -> String {
    let sheet = Sheet::default();
    let input = Plain::new(Cursor::new(lines.as_bytes().to_vec()), sheet.clone(), false);
    let console = Console::new(ends(Box::new(input), Box::new(sheet.clone())), Settings::default(), lang, None);
    let mut desk = Desk::new(console, None, Rc::new(Paths), Some(1), Origin::default(), Clock::of_system());
    block_on(lobby::lobby(&mut desk));
    sheet.text()
}

/// The messages by which the lobby rejects a line.
const MISREAD: [&str; 9] = [
    "misread-unknown",
    "misread-like",
    "misread-several",
    "misread-alone",
    "game-unknown",
    "help-unknown",
    "seats-unreadable",
    "option-unknown",
    "wish-unknown",
];

/// Those messages, each with its invariable part.
pub fn misreadings(lang: Lang) -> [(&'static str, String); 9] {
    let normal = Teller::new(lang, Wording::Normal, Spelling::Plain, &[]);
    MISREAD.map(|id| (id, fragment(&normal, id)))
}

/// The message by which the lobby rejects a line, if it does.
pub fn misread_in_lobby(misreadings: &[(&'static str, String)], lang: Lang, line: &str) -> Option<&'static str> {
    let text = type_in_lobby(lang, &format!("{line}\n"));
    let said = text.lines().skip(2).collect::<Vec<_>>().join("\n");
    let is_said = |(_, fragment): &&(&str, String)| said.contains(fragment.as_str());
    misreadings.iter().find(is_said).map(|(id, _)| *id)
}

#[test]
fn the_lobby_keeps_its_word() {
    let mut report = Report::default();
    for lang in Lang::ALL {
        let misreadings = misreadings(lang);
        // Many messages suggest the same.
        let mut misread: HashMap<String, Option<&str>> = HashMap::new();
        for wording in [Wording::Normal, Wording::Brief, Wording::Full] {
            let rules: Vec<Source> = games::ALL.iter().map(|kind| kind.texts().rules).collect();
            let teller = Teller::new(lang, wording, Spelling::Plain, &rules);
            let (plays, deletes) = (teller.lexicon(&["play"]), teller.lexicon(&["delete"]));
            for message in told() {
                let is_rule = message.id.starts_with("rules-");
                for phrase in typed(&teller.marked(&message)) {
                    // The other suggestions in the rules are for a game.
                    if is_rule && phrase.split(' ').next().is_none_or(|word| plays.exact(word).is_none()) {
                        continue;
                    }
                    // There is no game here to delete; the answer uses the same words as for an unknown kind of game.
                    if phrase.split(' ').next().is_some_and(|word| deletes.exact(word).is_some()) {
                        continue;
                    }
                    let id = misread
                        .entry(phrase.clone())
                        .or_insert_with_key(|phrase| misread_in_lobby(&misreadings, lang, phrase));
                    if let Some(id) = id {
                        report.add(lang, &message.id, &phrase, id);
                    }
                }
            }
        }
    }
    report.assert_empty();
}

#[test]
fn a_typo_in_the_lobby_gets_a_suggestion() {
    for (typed, meant) in [("domnio", "domino"), ("scuot", "scout"), ("regelm", "regeln")] {
        let text = type_in_lobby(Lang::De, &format!("{typed}\n"));
        assert!(text.contains(&format!("Meinst du {meant}?")), "{text}");
    }
    let text = type_in_lobby(Lang::De, "ich möchte gern mal doomino zu dritt spielen\n");
    assert!(text.contains("Meinst du domino spieler 3?"), "{text}");
    let text = type_in_lobby(Lang::En, "selftest xyzzy\nstop\n");
    assert!(text.contains("\"xyzzy\" is not expected here. Type just check.") && text.contains("Goodbye."), "{text}");
}

#[test]
fn a_level_in_another_clause_is_not_lost() {
    for (lang, typed, offered) in [
        (
            Lang::En,
            "I would love a game of scout, but give me a weak opponent, will you",
            "You play against the computer on easy.",
        ),
        (Lang::De, "Ich würde gern Scout spielen, aber bitte gegen einen schwachen Gegner", "Stufe leicht"),
        (Lang::Nl, "Ik wil scout spelen, maar graag met een zwakke tegenstander", "niveau makkelijk"),
    ] {
        let text = type_in_lobby(lang, &format!("{typed}\n"));
        assert!(text.contains(offered), "{text}");
    }
}

#[test]
fn a_wish_among_unknown_words_is_offered_by_the_name_of_its_game() {
    for (lang, typed, offered) in [
        (Lang::En, "i would love to play domino with my friend in patagonia", "Did you mean host domino?"),
        (Lang::De, "ich würde gern mit meiner schwester in patagonien domino spielen", "Meinst du einladen domino?"),
        (Lang::Nl, "ik zou graag met mijn zus in patagonië domino spelen", "Bedoel je uitnodigen domino?"),
    ] {
        let text = type_in_lobby(lang, &format!("{typed}\n"));
        assert!(text.contains(offered), "{text}");
    }
}

#[test]
fn what_ends_a_turn_closes_nothing_in_the_lobby() {
    for (lang, typed) in [(Lang::En, "done"), (Lang::De, "fertig"), (Lang::Nl, "klaar")] {
        let text = type_in_lobby(lang, &format!("{typed}\nsniff foo\n"));
        assert!(text.contains("foo"), "{lang}: {text}");
    }
}

#[test]
fn what_is_no_player_and_no_variant_is_told_with_both() {
    let text = type_in_lobby(Lang::En, "sniff foo\nsniff 6x4\nresume sniff-7\n");
    assert!(text.contains("\"foo\" is neither a player nor a variant."), "{text}");
    assert!(text.contains("Variants: tournament, gallop,"), "{text}");
    assert!(text.contains("Did you mean size 6x4?"), "{text}");
}

#[test]
fn what_the_readme_tells_beginners_is_understood() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let first = readme.split("\n## ").find(|part| part.starts_with("A first game")).unwrap();
    let lines: Vec<&str> = first.split('`').skip(1).step_by(2).filter(|line| !line.starts_with("snuffel ")).collect();
    assert!(lines.len() > 5, "{first}");
    let stands = stands::<Tournament<Sniff>>(&["size=5x5 walls=20"], &[2], 0..1);
    for line in lines {
        let understood = stands.iter().any(|stand| {
            let mut teller = teller(stand.kind(), Lang::En, Wording::Normal);
            let mut session = stand.session(&mut teller);
            type_line(&mut session, &mut teller, line).misread().is_none_or(|id| id == "misread-lobby")
        });
        assert!(understood, "{line}");
    }
}
