//! Saved games: each is described, resumed by its number or its kind, and deleted after a question that names it.
//! Damaged records are named and do not end the list.

use std::fs::{self, File};
use std::io::Cursor;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use jiff::tz::TimeZone;
use snuffel::deadline::Deadline;
use snuffel::games;
use snuffel::player::Player;
use snuffel::record::{Header, Record};
use snuffel::settings::Settings;
use snuffel::store::Home;
use snuffel::table::Due;
use snuffel::terminal::disk::Paths;
use snuffel::terminal::executor::block_on;
use snuffel::terminal::plain::Plain;
use snuffel::text::style::Lang;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::lobby;
use snuffel::ui::origin::Origin;
use tempfile::TempDir;

use crate::common::Sheet;
use crate::common::program::Place;
use crate::common::unhurried::ends;

/// The fixed time of the clock.
const NOW: &str = "2024-11-22T14:05:00Z";
pub const HOUR: u64 = 60 * 60;

/// The record of a game between these players with its first decisions, made by computers of their levels or, for
/// people, of level easy; all of them if `decisions` exceeds their number.
pub fn record(game: &str, players: &str, options: &[(&str, &str)], seed: u64, decisions: usize) -> String {
    let kind = games::named(game).unwrap();
    let players: Vec<Player> = players.split(' ').map(|player| player.parse().unwrap()).collect();
    let header = Header { game: game.to_owned(), players, seed, options: kind.agree(options).unwrap() };
    let mut table = kind.open(&Record { header: header.clone(), lines: Vec::new() }).unwrap();
    table.keep_lines();
    table.settle();
    for _ in 0..decisions {
        let Due::Seats(due) = table.due() else {
            break;
        };
        let seat = due.iter().next().unwrap();
        if !table.is_computer(seat) {
            table.seat_player(seat, "easy");
        }
        assert!(table.decide(seat, Deadline::NEVER));
    }
    format!("{header}{}", table.take_lines())
}

/// A folder with these records, each last modified the given number of seconds ago.
pub fn place(records: &[(&str, &str, u64)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text, ago) in records {
        let path = folder.path().join(format!("{name}.record"));
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let now = SystemTime::from(NOW.parse::<jiff::Timestamp>().unwrap());
        File::options().write(true).open(&path).unwrap().set_modified(now - Duration::from_secs(*ago)).unwrap();
    }
    folder
}

/// The lobby's answers to these lines.
pub fn say(folder: &Path, lang: Lang, settings: Settings, lines: &[&str]) -> Vec<String> {
    let sheet = Sheet::default();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let input = Plain::new(Cursor::new(typed.into_bytes()), sheet.clone(), false);
    let console = Console::new(ends(Box::new(input), Box::new(sheet.clone())), settings, lang, None);
    let clock = Clock::stopped(NOW.parse().unwrap(), TimeZone::UTC);
    let mut desk = Desk::new(console, Home::locate(Some(folder)), Rc::new(Paths), Some(1), Origin::default(), clock);
    block_on(lobby::lobby(&mut desk));
    sheet.text().split("> ").skip(1).take(lines.len()).map(|answer| answer.trim_start().to_owned()).collect()
}

/// The same with the default settings.
pub fn answers(folder: &Path, lang: Lang, lines: &[&str]) -> Vec<String> {
    say(folder, lang, Settings::default(), lines)
}

/// A program without remote play still knows the words for it, and says that it lacks it.
#[test]
fn without_a_network_a_table_far_away_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let told = [
        "This program was built without play far away.",
        "Dieses Programm wurde ohne das Spiel mit Freunden weit weg gebaut.",
        "Dit programma is gebouwd zonder spelen op afstand.",
    ];
    for (lang, told) in [Lang::En, Lang::De, Lang::Nl].into_iter().zip(told) {
        let heard = answers(
            folder.path(),
            lang,
            &["host sniff --no-relay", "join ocean tiger candle button pencil --no-relay"],
        );
        assert!(heard[0].contains(told), "{heard:?}");
    }
}

/// A typical collection of saved games.
fn evening() -> TempDir {
    let sniff = record("sniff", "human hard", &[("gallop", "")], 1, 12);
    let domino = record("domino", "human:Anna easy easy easy", &[], 2, 0);
    let schnuff = record("schnuff", "human:Anna human:Ben normal", &[("strict", "")], 3, 1000);
    let lost = record("sniff", "human easy", &[("tournament", "3")], 4, 1000);
    let alone = record("spion", "easy hard", &[], 5, 3);
    let damaged = sniff.clone() + "1 jump\n";
    place(&[
        ("games/sniff-7", &sniff, 0),
        ("games/domino-1", &domino, 15 * HOUR),
        ("games/sniff-8", &damaged, 20 * HOUR),
        ("games/notes-1", "milk, bread\n", 48 * HOUR),
        ("games/spion-2", &alone, 49 * HOUR),
        ("games/go-1", "snuffel 2\n", 50 * HOUR),
        ("finished/schnuff-1", &schnuff, 72 * HOUR),
        ("finished/sniff-2", &lost, 400 * 24 * HOUR),
    ])
}

#[test]
fn each_game_is_told_by_what_it_is() {
    let folder = evening();
    let told = |lang| {
        let told = answers(folder.path(), lang, &["games"]).remove(0);
        told.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        told(Lang::En),
        [
            "6 games are waiting:",
            "1: sniff with gallop against hard, 2 moves, today 14:05.",
            "2: domino against 3 computers, no moves yet, yesterday 23:05.",
            "3: sniff-8, damaged at line 19.",
            "4: notes-1, which is not the record of a game.",
            "5: spion, 2 computers by themselves, 1 move, 20 November.",
            "6: go-1, written by a later version.",
            "2 finished games:",
            "7: schnuff with strict, Anna, Ben and 1 computer: won by the computer, 96 moves, 19 November.",
            "8: sniff with tournament 3 against easy: won, 62 moves, 19 October 2023.",
        ]
    );
    let german = told(Lang::De);
    assert_eq!(german[1], "1: sniff galopp gegen den Computer, schwer, 2 Züge, heute 14:05.");
    assert_eq!(german[2], "2: domino gegen 3 Computer, noch kein Zug, gestern 23:05.");
    let dutch = told(Lang::Nl);
    assert_eq!(dutch[1], "1: sniff galop tegen niveau moeilijk, 2 zetten, vandaag 14:05.");
}

#[test]
fn whose_game_it_is_is_told_unless_it_is_the_players_own() {
    let folder = place(&[("games/sniff-1", &record("sniff", "human:Anna hard", &[], 1, 0), 0)]);
    let told = |settings| say(folder.path(), Lang::En, settings, &["games"]).remove(0);
    assert!(told(Settings::default()).contains("1: sniff, Anna against hard, no moves yet, today 14:05.\n"));
    let own = Settings { name: Some("Anna".into()), ..Settings::default() };
    assert!(told(own).contains("1: sniff against hard, no moves yet, today 14:05.\n"));
}

#[test]
fn a_number_takes_the_game_up_or_tells_it_where_it_is_over() {
    let folder = evening();
    let said = answers(
        folder.path(),
        Lang::En,
        &["1", "quit", "games two", "quit", "8", "quit", "3", "", "4", "9", "0", "games x"],
    );
    assert!(said[0].starts_with("Welcome back to sniff-7.\n"), "{said:?}");
    assert!(said[2].starts_with("Welcome back to domino-1.\n"), "{said:?}");
    assert!(said[4].starts_with("Sniff, ") && said[4].contains(" steps. Press Enter for the next one"), "{said:?}");
    assert!(said[6].contains("line 19"), "{said:?}");
    let rest = &said[7..];
    assert!(
        rest.iter().any(|said| said.contains("notes-1.record, line 1: this is not a record of a game.")),
        "{rest:?}"
    );
    assert!(rest.iter().any(|said| said == "No game has the number 9. Type games to hear your games.\n"), "{rest:?}");
    assert!(rest.iter().any(|said| said == "No game has the number 0. Type games to hear your games.\n"), "{rest:?}");
}

/// The latest list counts, whatever has been modified since.
#[test]
fn a_number_means_what_it_meant_when_it_was_told() {
    let folder = evening();
    let said = answers(folder.path(), Lang::En, &["games", "2", "note hello", "quit", "2", "quit", "games", "1"]);
    assert!(said[1].starts_with("Welcome back to domino-1.\n"), "{said:?}");
    assert!(said[4].starts_with("Welcome back to domino-1.\n"), "{said:?}");
    // A new list puts the most recently played game first.
    assert!(said[7].starts_with("Welcome back to domino-1.\n"), "{said:?}");
}

#[test]
fn the_kind_of_a_game_means_the_last_of_it() {
    let folder = evening();
    let said = answers(
        folder.path(),
        Lang::En,
        &["resume domino", "quit", "replay sniff", "quit", "resume schnuff", "resume sniff-2"],
    );
    assert!(said[0].starts_with("Welcome back to domino-1.\n"), "{said:?}");
    assert!(said[2].starts_with("Sniff, "), "{said:?}");
    assert_eq!(said[4], "You have no game of schnuff. Type games to hear your games.\n");
    assert_eq!(said[5], "sniff-2 is over. To hear it again, type replay sniff-2.\n");
    let said = answers(folder.path(), Lang::De, &["fortsetzen sniff", "beenden"]);
    assert!(said[0].starts_with("Willkommen zurück bei sniff-7.\n"), "{said:?}");
}

#[test]
fn a_game_is_deleted_by_its_number_after_a_question_that_names_it() {
    let folder = evening();
    let lines = ["delete 2", "yes", "delete 7", "", "delete 3", "yes", "delete 2", "delete schnuff", "yes"];
    let said = answers(folder.path(), Lang::En, &lines);
    let question = "Delete domino against 3 computers, no moves yet, yesterday 23:05? It is still waiting. This cannot be undone. Yes or no; Enter means no.\n";
    assert_eq!(said[0], question);
    assert_eq!(said[1], "domino-1 has been deleted.\n");
    assert!(said[2].starts_with("Delete schnuff with strict, "), "{said:?}");
    assert_eq!(said[3], "schnuff-1 has not been deleted.\n");
    assert!(said[4].starts_with("Delete sniff-8, damaged at line 19? "), "{said:?}");
    assert_eq!(said[6], "No game is called \"domino-1\". The latest: sniff-7, notes-1, spion-2, go-1, schnuff-1.\n");
    assert!(said[7].starts_with("Delete schnuff with strict, "), "{said:?}");
    assert_eq!(said[8], "schnuff-1 has been deleted.\n");
}

#[test]
fn a_game_that_is_new_has_a_number_at_once_unless_others_were_told() {
    let folder = evening();
    // Without a list, numbers count the saved games: the most recently left one comes first.
    let said = answers(folder.path(), Lang::En, &["delete 1", "", "domino", "pass", "note x", "quit", "delete 1", ""]);
    assert!(said[0].starts_with("Delete sniff with gallop"), "{said:?}");
    assert!(said[6].starts_with("Delete domino"), "{said:?}");
    // Numbers in a list keep referring to the same games.
    let said = answers(folder.path(), Lang::En, &["games", "domino", "note x", "quit", "delete 1", ""]);
    assert!(said[0].contains("\n1: domino against"), "{said:?}");
    assert_eq!(said[5], "domino-2 has not been deleted.\n", "{said:?}");
    // Later games follow after them.
    let said = answers(folder.path(), Lang::En, &["games", "domino", "note x", "quit", "delete 11", "", "delete 12"]);
    assert!(said[4].starts_with("Delete domino"), "{said:?}");
    assert!(said[6].contains("12"), "{said:?}");
}

#[test]
fn of_many_games_the_last_ten_are_told_unless_all_are_asked_for() {
    let text = record("domino", "human easy", &[], 1, 0);
    let names: Vec<String> = (1..=13).map(|number| format!("games/domino-{number}")).collect();
    let over: Vec<String> = (14..=15).map(|number| format!("finished/domino-{number}")).collect();
    let games = names.iter().chain(&over).map(|name| (name.as_str(), text.as_str(), 0)).collect::<Vec<_>>();
    let folder = place(&games);
    let said = answers(folder.path(), Lang::En, &["games", "games all", "replay", "overzicht"]);
    let lines: Vec<&str> = said[0].lines().collect();
    assert_eq!(lines[1], "13 games are waiting:");
    assert!(lines[11].starts_with("10: "), "{lines:?}");
    assert_eq!(lines[12], "There are 3 older ones. To hear them too, type games all.");
    assert_eq!(lines[13], "2 finished games:");
    assert!(lines[14].starts_with("14: "), "{lines:?}");
    assert_eq!(said[1].lines().count(), 18);
    assert!(said[2].contains("\n14: "), "{said:?}");
}

#[test]
fn the_shell_tells_the_same_and_takes_up_by_number() {
    let folder = evening();
    let place = Place::new();
    for part in ["games", "finished"] {
        let (from, to) = (folder.path().join(part), place.path(part));
        fs::create_dir_all(&to).unwrap();
        for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
            fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
    }
    let ran = place.run("games --lang en", b"");
    assert!(ran.status == 0 && ran.out.starts_with("6 games are waiting:\n1: "), "{}", ran.out);
    assert!(place.run("games all --lang en", b"").out == ran.out);
    for args in ["", "games ", "resume "] {
        // The most recently played game has a different number then.
        let told = place.run("games --lang en", b"").out;
        let line = told.lines().find(|line| line.contains(": domino ")).unwrap();
        let number = line.split(':').next().unwrap();
        let ran = place.run(&format!("{args}{number} --lang en"), b"");
        assert!(ran.out.starts_with("Welcome back to domino-1.\n"), "{args}: {}", ran.out);
    }
    let ran = place.run("resume domino --lang nl", b"");
    assert!(ran.out.starts_with("Welkom terug bij domino-1.\n"), "{}", ran.out);
    let ran = place.run("games 99 --lang en", b"");
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (1, "No game has the number 99. Type snuffel games to hear your games.\n")
    );
    let ran = place.run("games fox --lang en", b"");
    assert_eq!((ran.status, ran.err.as_str()), (2, "\"fox\" is not the number of a game. See snuffel games.\n"));
}

/// The last number between these texts in the output.
fn number(told: &str, before: &str, after: &str) -> u32 {
    let (_, rest) = told.rsplit_once(before).unwrap_or_else(|| panic!("no {before:?} in {told}"));
    rest.split_once(after).unwrap().0.parse().unwrap()
}

#[test]
fn moves_are_counted_in_the_list_as_in_the_game() {
    let place = Place::new();
    let built = place.run("play sniff easy --gallop --lang en --seed 1", b"build\ndone\nquit\n");
    assert!(built.out.contains("sniff-1"), "{}", built.out);
    let told = place.run("games --lang en", b"").out;
    assert!(told.contains("against easy, no moves yet, "), "{told}");
    let typed = b"E4 E3\nE2\nE4\nstatus\nquit\n";
    let played = place.run("resume 1 --lang en --words normal", typed).out;
    let moves = number(&played, "Moves so far: you ", ",");
    let told = place.run("games --lang en", b"").out;
    assert!(moves > 2 && number(&told, "against easy, ", " moves") == moves, "{played}{told}");
    let given_up = place.run("resume 1 --lang en", b"resign\nyes\n");
    assert_eq!(given_up.status, 0);
    let told = place.run("games --lang en", b"").out;
    assert_eq!(number(&told, "lost, ", " moves"), moves, "{told}");
}

#[test]
fn a_game_is_told_with_all_that_was_agreed() {
    let agreed = |game: &str, options: &[(&str, &str)]| {
        let folder = place(&[("games/game-1", &record(game, "human hard", options, 1, 0), 0)]);
        let told = answers(folder.path(), Lang::En, &["games"]).remove(0);
        let line = told.lines().find(|line| line.starts_with("1: ")).unwrap().to_owned();
        line["1: ".len()..line.find(" against").unwrap()].to_owned()
    };
    for (options, told) in [
        (&[("holes", "12")][..], "sniff with holes 12"),
        (&[("gallop", ""), ("warm-hot", ""), ("holes", "10")], "sniff with gallop, warm-hot and holes 10"),
        (&[("size", "6x6")], "sniff with size 6x6"),
        (&[("holes", "25"), ("size", "6x6")], "sniff with holes 25 and size 6x6"),
        (&[("dogs", ""), ("size", "6x6")], "sniff with dogs and size 6x6"),
    ] {
        assert_eq!(agreed("sniff", options), told);
    }
    assert_eq!(agreed("domino", &[("target", "50"), ("spinner", "")]), "domino with target 50 and spinner");
}
