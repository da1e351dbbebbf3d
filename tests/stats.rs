//! Statistics of the games played so far: derived from nothing but the records of real games.

use std::fs;
use std::path::Path;

use snuffel::chance::Seeded;
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::record::Record;
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Viewer};
use snuffel::settings::Settings;
use snuffel::table::{Due, Side as _, Table};
use snuffel::text::style::{Lang, Wording};
use snuffel::tournament::Tournament;
use snuffel::wire::Outlet;

use crate::common::program::Place;
use crate::kept::{HOUR, answers, place, record, say};

/// Returns whether the player on the first seat has won the game of this record; `None` if there is no winner.
fn has_won(text: &str) -> Option<bool> {
    let record = Record::parse(text).unwrap();
    let table = games::named(&record.header.game).unwrap().open(&record).unwrap();
    match table.due() {
        Due::Over(outcome) if outcome.winners.is_empty() => None,
        Due::Over(outcome) => Some(outcome.winners.contains(Seat::FIRST)),
        Due::Seats(_) | Due::Chance => panic!("not over"),
    }
}

/// Records of whole games between a person and a computer of this level, with these numbers of wins and losses, each
/// with its result.
fn ended(game: &str, level: &str, won: usize, lost: usize) -> Vec<(bool, String)> {
    let (mut won, mut lost) = (won, lost);
    let mut records = Vec::new();
    for seed in 1.. {
        let text = record(game, &format!("human {level}"), &[], seed, usize::MAX);
        let left = match has_won(&text) {
            Some(true) => &mut won,
            Some(false) => &mut lost,
            None => continue,
        };
        if *left > 0 {
            *left -= 1;
            records.push((has_won(&text) == Some(true), text));
        }
        if won + lost == 0 {
            break;
        }
    }
    records
}

/// A folder with these games, the last one first.
fn evening(games: &[(&str, &str)]) -> tempfile::TempDir {
    let named: Vec<(String, &str)> =
        (1..).zip(games).map(|(number, (game, text))| (format!("finished/{game}-{number}"), *text)).collect();
    let touched: Vec<(&str, &str, u64)> =
        (1..).zip(&named).map(|(ago, (name, text))| (name.as_str(), *text, ago * 24 * HOUR)).collect();
    place(&touched)
}

#[test]
fn games_are_counted_as_their_records_say_they_ended() {
    let sniff = ended("sniff", "easy", 3, 1);
    let won: Vec<&str> = sniff.iter().filter(|(won, _)| *won).map(|(_, text)| text.as_str()).collect();
    let lost = &sniff.iter().find(|(won, _)| !won).unwrap().1;
    let schnuff = &ended("schnuff", "hard", 0, 1)[0].1;
    let alone = record("spion", "easy easy", &[], 1, usize::MAX);
    let waiting = record("sniff", "human easy", &[], 1, 20);
    let folder = evening(&[
        ("sniff", won[0]),
        ("sniff", won[1]),
        ("schnuff", schnuff),
        ("sniff", won[2]),
        ("spion", &alone),
        ("sniff", lost),
    ]);
    fs::create_dir_all(folder.path().join("games")).unwrap();
    fs::write(folder.path().join("games/sniff-9.record"), &waiting).unwrap();
    let told = |lang, line| answers(folder.path(), lang, &[line]).remove(0);
    assert_eq!(
        told(Lang::En, "stats"),
        "5 finished games: 3 won, 2 lost.\n\
         sniff: 4 finished games, 3 won, 1 lost.\n\
         schnuff: 1 finished game, none won, 1 lost.\n\
         Your longest winning streak: 2 games.\n\
         That streak is still going.\n\
         To hear more about one game: stats schnuff.\n"
    );
    let of_sniff = told(Lang::En, "statistics sniff");
    let lines: Vec<&str> = of_sniff.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "sniff: 4 finished games, 3 won, 1 lost.",
            "Against easy: 4 games, 3 won.",
            "Your longest winning streak: 3 games.",
            "That streak is still going."
        ]
    );
    assert!(lines[4].starts_with("Quickest search: ") && lines[4].ends_with(" November."), "{of_sniff}");
    assert!(lines[5].starts_with("Fewest walls hit on the way to a win: "), "{of_sniff}");
    assert_eq!(lines.len(), 6);
    assert!(told(Lang::De, "statistik schnuff").contains("\nGegen den Computer, schwer: ein Spiel, keins gewonnen.\n"));
    assert!(
        told(Lang::Nl, "statistieken sniff").starts_with("sniff: 4 spellen uitgespeeld, 3 gewonnen, 1 verloren.\n")
    );
    assert_eq!(
        told(Lang::En, "stats spion"),
        "You have not finished a game of spion yet. To start one, type play spion.\n"
    );
    assert_eq!(told(Lang::En, "stats all"), told(Lang::En, "stats"));
    assert!(told(Lang::En, "stats chess").starts_with("There is no game \"chess\"."));
}

#[test]
fn a_row_ends_with_the_first_game_that_ended_otherwise() {
    let sniff = ended("sniff", "easy", 2, 2);
    let of =
        |wanted: bool| sniff.iter().filter(move |(won, _)| *won == wanted).map(|(_, text)| ("sniff", text.as_str()));
    let lost_last: Vec<(&str, &str)> = of(false).chain(of(true)).collect();
    let told = answers(evening(&lost_last).path(), Lang::En, &["stats"]).remove(0);
    assert!(told.contains("Your longest winning streak: 2 games.\nYou have lost the last 2 games.\n"), "{told}");
    let won_once: Vec<(&str, &str)> = of(true).take(1).chain(of(false)).collect();
    let told = answers(evening(&won_once).path(), Lang::En, &["stats"]).remove(0);
    assert!(!told.contains("streak") && !told.contains("last"), "{told}");
}

#[test]
fn among_several_at_the_keyboard_the_name_says_who_the_player_was() {
    let text = record("domino", "human:Anna human:Ben", &[("target", "20")], 3, usize::MAX);
    let folder = evening(&[("domino", &text)]);
    let anna_won = has_won(&text).unwrap();
    let told = |settings| say(folder.path(), Lang::En, settings, &["stats domino"]).remove(0);
    assert!(told(Settings::default()).starts_with(
        "domino: 1 finished game, none won, none lost.\nWith other people: 1 game, none won.\n1 game does not say who you were"
    ));
    for (name, has_won) in [("Anna", anna_won), ("Ben", !anna_won)] {
        let told = told(Settings { name: Some(name.into()), ..Settings::default() });
        let counted = if has_won { "1 won, none lost" } else { "none won, 1 lost" };
        assert!(told.contains(counted) && !told.contains("who you were"), "{name}: {told}");
    }
}

#[test]
fn the_best_of_all_games_is_told_with_the_game_in_which_it_was() {
    // The numbers in these games were counted by hand.
    let text = |name: &str| {
        let file = format!("transcripts/{name}.record");
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
    };
    let (quick, slow) = (text("sniff/braille"), text("sniff/brief-game"));
    // On a small board it is too easy to count.
    let small = text("sniff/size").replacen("seats easy", "seats human", 1);
    let folder = evening(&[("sniff", &slow), ("sniff", &quick), ("sniff", &small)]);
    let told = answers(folder.path(), Lang::En, &["stats sniff"]).remove(0);
    assert!(told.contains("Quickest search: 10 moves, in sniff-2, 20 November.\n"), "{told}");
    assert!(told.contains("Fewest walls hit on the way to a win: 1, in sniff-2, 20 November.\n"), "{told}");
    let brief = Settings { wording: Wording::Brief, ..Settings::default() };
    let told = say(folder.path(), Lang::En, brief, &["stats sniff"]).remove(0);
    assert!(told.contains("Quickest: 10 moves, sniff-2.\n") && told.lines().all(|line| line.len() <= 40), "{told}");
}

/// The diary of the guest on the first seat at another person's table, up to the end of a game.
fn diary(seed: u64) -> (String, bool) {
    let options = games::named("domino").unwrap().agree(&[("target", "10")]).unwrap();
    let mut table = Table::<Tournament<Domino>>::new(&options.parse().unwrap(), 2, Box::new(Seeded { seed }));
    let mut outlet = Outlet::new(Viewer::Seat(Seat::FIRST));
    let mut text =
        format!("snuffel 1\ngame domino\nseats human:Anna far:Ben\nseed 1\noptions {options}\nvisit 1 00000007\n");
    table.settle();
    loop {
        while let Some(update) = outlet.update(&table).unwrap() {
            let hex: String = update.iter().map(|byte| format!("{byte:02x}")).collect();
            text += &format!("told {hex}\n");
        }
        let seat = match table.due() {
            Due::Seats(due) => due.iter().next().unwrap(),
            Due::Over(outcome) => return (text, outcome.winners.contains(Seat::FIRST)),
            Due::Chance => panic!("chance is asked"),
        };
        let actions = Tournament::<Domino>::legal_actions(&table.view(Viewer::Seat(seat)));
        table.act(seat, actions[0]).unwrap();
    }
}

#[test]
fn a_game_at_somebody_elses_table_counts_for_the_seat_of_the_guest() {
    let (mut counted, mut scored) = ([0, 0], 0);
    for seed in 1..6 {
        let (text, has_won) = diary(seed);
        counted[usize::from(has_won)] += 1;
        let told = answers(evening(&[("domino", &text)]).path(), Lang::En, &["stats domino"]).remove(0);
        let result = if has_won { "1 won, none lost" } else { "none won, 1 lost" };
        let begins = format!("domino: 1 finished game, {result}.\nWith other people: 1 game, ");
        assert!(told.starts_with(&begins), "{told}");
        scored += usize::from(told.contains("\nBest hand: "));
    }
    assert!(scored > 0 && counted.iter().all(|count| *count > 0), "{counted:?}");
    // The host's record, which replaces it, says whose copy it is.
    for seed in 1..4 {
        // Computers decide for people here, but not for remote players.
        let host = record("domino", "human:Anna human:Ben", &[("target", "10")], seed, usize::MAX);
        let host = host.replacen("human:Ben", "far:Ben", 1);
        let anna_won = has_won(&host).unwrap();
        let copy = format!("{host}proof guest 2\n");
        for (text, has_won) in [(&host, anna_won), (&copy, !anna_won)] {
            let told = answers(evening(&[("domino", text)]).path(), Lang::En, &["stats domino"]).remove(0);
            let result = if has_won { "1 won, none lost" } else { "none won, 1 lost" };
            assert!(told.contains(result), "{told}");
        }
    }
}

#[test]
fn what_cannot_be_read_is_named_and_ends_nothing() {
    let won = &ended("sniff", "easy", 1, 0)[0].1;
    let folder = evening(&[("sniff", won), ("sniff", "milk, bread\n"), ("domino", "snuffel 2\n")]);
    let told = answers(folder.path(), Lang::En, &["stats", "stats sniff"]);
    let end = "\n2 finished games cannot be read. Type games to hear which.\n";
    assert!(told[0].starts_with("1 finished game: 1 won, none lost.\n") && told[0].ends_with(end), "{told:?}");
    assert!(told[1].ends_with("\n1 finished game cannot be read. Type games to hear which.\n"), "{told:?}");
}

#[test]
fn the_shell_tells_the_same() {
    let place = Place::new();
    let ran = place.run("stats --lang en", b"");
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "You have not finished a game yet. To start one, type snuffel play sniff.\n")
    );
    fs::create_dir_all(place.path("finished")).unwrap();
    fs::write(place.path("finished/sniff-1.record"), &ended("sniff", "easy", 1, 0)[0].1).unwrap();
    for args in ["stats sniff", "statistik sniff", "stats sni"] {
        let ran = place.run(&format!("{args} --lang nl"), b"");
        let begins = "sniff: 1 spel uitgespeeld, 1 gewonnen, geen verloren.\n";
        assert!(ran.status == 0 && ran.out.starts_with(begins), "{args}: {}", ran.out);
    }
    let ran = place.run("stats --lang en", b"");
    assert!(ran.out.ends_with("To hear more about one game: snuffel stats sniff.\n"), "{}", ran.out);
    let ran = place.run("stats chess --lang en", b"");
    assert!(ran.status == 1 && ran.out.starts_with("There is no game \"chess\"."), "{}", ran.out);
}
