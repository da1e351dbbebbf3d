//! Damaged records: refused with the file, the line and the reason, and left alone, except for a damaged end that the
//! player agrees to drop.

use std::fs;

use snuffel::deadline::Deadline;
use snuffel::games;
use snuffel::player::{Level, Player};
use snuffel::record::MOST_BYTES;
use snuffel::record::{Header, Reason, Record};
use snuffel::table::Due;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::Lang;

use crate::common::program::{Place, Talk, told, word};

const RECORD: &str = "snuffel 1
game sniff
seats human:Anna easy
seed 1
options size=5x5 walls=20
2 lay 5x5 A1-A2 A1-B1 A3-B3 A5-B5 B1-B2 B1-C1 B2-C2 B3-C3 B5-C5 C3-C4 C3-D3 D1-D2 D2-D3 D2-E2 D3-E3 D4-D5 D4-E4 E1-0 E2-0 E4-0 treasure A3
2 done
1 lay 5x5 A1-A2 A1-B1 A3-B3 A5-B5 B1-B2 B1-C1 B2-C2 B3-C3 B5-C5 C3-C4 C3-D3 D1-D2 D2-D3 D2-E2 D3-E3 D4-D5 D4-E4 E1-0 E2-0 E4-0 treasure A3
1 done
chance starter 1
1 step E5
";

/// The message for a reason; a new one has to be added here, and to the damages below.
fn message(reason: &Reason) -> Message {
    match reason {
        Reason::NoRecord => Message::new("damage-no-record"),
        Reason::Newer => Message::new("damage-newer"),
        Reason::Missing(key) => Message::new("damage-missing").text("key", key),
        Reason::Value(key) => Message::new("damage-value").text("key", key),
        Reason::Unreadable => Message::new("damage-unreadable"),
        Reason::Refused => Message::new("damage-refused"),
        Reason::NotAsked => Message::new("damage-not-asked"),
        Reason::ChanceMissing => Message::new("damage-chance-missing"),
        Reason::CutOff => Message::new("damage-cut-off"),
    }
}

/// Replacements of text, each with the line and reason of the resulting damage.
fn damages() -> Vec<(&'static str, &'static str, usize, Reason)> {
    vec![
        ("snuffel 1", "snaffle 1", 1, Reason::NoRecord),
        ("snuffel 1", "snuffel 2", 1, Reason::Newer),
        ("game sniff", "gamble sniff", 2, Reason::Missing("game")),
        ("game sniff", "game snuff", 2, Reason::Value("game")),
        ("human:Anna", "human:", 3, Reason::Value("seats")),
        ("Anna easy", "Anna easy easy", 3, Reason::Value("seats")),
        ("seed 1", "seed one", 4, Reason::Value("seed")),
        ("walls=20", "walls=99", 5, Reason::Value("options")),
        ("1 step E5", "1 jump E5", 11, Reason::Unreadable),
        ("1 step E5", "", 11, Reason::Unreadable),
        ("1 step E5", "1 step A1", 11, Reason::Refused),
        ("1 step E5", "chance starter 2", 11, Reason::NotAsked),
        ("chance starter 1\n", "", 10, Reason::ChanceMissing),
        ("1 step E5\n", "1 step E", 11, Reason::CutOff),
    ]
}

#[test]
fn the_record_itself_is_whole() {
    let place = Place::new();
    fs::write(place.path("whole.record"), RECORD).unwrap();
    let path = place.path("whole.record");
    let ran = place.run(&format!("--lang en replay {}", path.display()), b"");
    let end = "That is as far as it goes; the game is not over.";
    assert_eq!((ran.status, ran.out.lines().last()), (0, Some(end)));
}

#[test]
fn a_damaged_record_is_refused_with_its_line_and_left_alone() {
    for (old, new, line, reason) in damages() {
        let place = Place::new();
        let text = RECORD.replacen(old, new, 1);
        assert_ne!(text, RECORD);
        let path = place.path("games").join("sniff-1.record");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
        let message = message(&reason);
        let message = message.text("file", path.display()).count("line", line);
        for lang in Lang::ALL {
            let by_path = format!("replay {}", path.display());
            let fault = told(lang, &message) + "\n";
            for task in ["replay sniff-1", &by_path] {
                let ran = place.run(&format!("--lang {lang} {task}"), b"build\n");
                assert_eq!((ran.status, &ran.out, ran.err.as_str()), (1, &fault, ""), "{reason:?}");
            }
            let refused = match line > Header::OPTIONS_LINE {
                true => {
                    let lost = text.lines().count() + 1 - line;
                    let question = told(lang, &Message::new("damage-mend").count("count", lost));
                    format!("{fault}{question}\n> \n{}\n", told(lang, &Message::new("damage-not-mended")))
                }
                false => fault,
            };
            for task in ["resume", "resume sniff-1"] {
                let ran = place.run(&format!("--lang {lang} {task}"), b"\n");
                assert_eq!((ran.status, &ran.out, ran.err.as_str()), (1, &refused, ""), "{reason:?}");
            }
        }
        assert_eq!(place.text("games/sniff-1.record"), text);
        // In the lobby the damage costs a line or two.
        let ran = place.run("--lang en", b"resume\nquit\n");
        assert!(ran.out.contains(&(told(Lang::En, &message) + "\n")));
        assert_eq!(ran.status, 0);
        assert_eq!(place.text("games/sniff-1.record"), text);
    }
}

#[test]
fn what_is_no_text_is_no_record() {
    let place = Place::new();
    let path = place.path("noise.record");
    fs::write(&path, b"snuffel 1\ngame \xFF\n").unwrap();
    for lang in Lang::ALL {
        let ran = place.run(&format!("--lang {lang} replay {}", path.display()), b"");
        let message = Message::new("file-no-text");
        let message = message.text("file", path.display()).count("line", 2);
        assert_eq!((ran.status, ran.out), (1, told(lang, &message) + "\n"));
    }
}

/// The lines after the header in the record of a tournament between computers of level easy.
fn record_of_computers(game: &str, seats: usize, games: &str) -> String {
    let kind = games::named(game).unwrap();
    let options = kind.agree(&[("tournament", games)]).unwrap();
    let header =
        Header { game: game.to_owned(), players: vec![Player::Computer(Level::EASY); seats], seed: 3, options };
    let mut table = kind.open(&Record { header, lines: Vec::new() }).unwrap();
    table.keep_lines();
    table.settle();
    while let Due::Seats(due) = table.due() {
        assert!(table.decide(due.iter().next().unwrap(), Deadline::NEVER));
    }
    table.take_lines()
}

#[test]
fn the_longest_tournaments_have_a_quarter_of_what_a_record_may_have() {
    for (game, seats) in [("sniff", 2), ("domino", 5), ("schnuff", 6), ("scout", 4), ("spion", 4)] {
        let length = record_of_computers(game, seats, "99").len() as u64;
        assert!(length * 4 < MOST_BYTES, "{game}: {length}");
    }
    assert_eq!(games::ALL.len(), 5, "each game is looked at");
}

/// Damaged ends of a record, each with the number of lines lost.
fn damaged_ends() -> Vec<(Vec<u8>, usize)> {
    let whole = |text: &str| text.as_bytes().to_vec();
    let cut = RECORD.len() - 4;
    let noise = |behind: &str| [behind.as_bytes(), b"1 st\xFF\x00p\n"].concat();
    vec![
        (whole(&RECORD[..cut]), 1),
        (whole(&format!("{RECORD}1 ste")), 1),
        (whole(&format!("{RECORD}\0\0\0\0")), 1),
        (whole(&format!("{RECORD}1 jump E5\n1 step")), 2),
        (whole(&RECORD.replace("chance starter 1\n", "chance nobody\n")), 2),
        (noise(RECORD), 1),
        ([noise(RECORD), b"\xFE\n\xFD".to_vec()].concat(), 3),
    ]
}

#[test]
fn a_damaged_end_costs_its_lines_and_not_the_game() {
    for lang in Lang::ALL {
        for (damaged, lost) in damaged_ends() {
            let place = Place::new();
            let path = place.path("games/sniff-1.record");
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &damaged).unwrap();
            let yes = word(lang, "yes");
            let ran = place.run(&format!("resume --lang {lang}"), format!("{yes}\n").as_bytes());
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
            let mended = Message::new("damage-mended").count("count", lost).text("file", "sniff-1.damaged-1");
            let back = Message::new("resumed").text("name", "sniff-1");
            let told_then = format!("> \n{}\n{}\n", told(lang, &mended), told(lang, &back));
            assert!(ran.out.contains(&told_then), "{}", ran.out);
            assert_eq!(fs::read(place.path("games/sniff-1.damaged-1")).unwrap(), damaged);
            let kept: Vec<&[u8]> = damaged.split_inclusive(|byte| *byte == b'\n').collect();
            // Any outcomes of chance asked for then are drawn again.
            assert!(fs::read(&path).unwrap().starts_with(&kept[..kept.len() - lost].concat()));
            // The backup is not a game, and the game needs no more repair.
            let ran = place.run("resume --lang en", b"");
            assert!(ran.out.starts_with("Welcome back to sniff-1.\n"), "{}", ran.out);
            let ran = place.run("--lang en", b"games\n");
            assert!(ran.out.contains("1 game is waiting:\n1: sniff, Anna against easy, "), "{}", ran.out);
        }
    }
}

#[test]
fn resume_passes_over_what_cannot_be_read_and_names_it() {
    let place = Place::new();
    place.run("play sniff --lang en", b"build\n");
    for (name, text) in [("sniff-2", ""), ("sniff-3", "snuffel 1\ngame sn"), ("sniff-4", "snuffel 2\ngame go\n")] {
        fs::write(place.path(&format!("games/{name}.record")), text).unwrap();
    }
    let ran = place.run("resume --lang en", b"");
    assert_eq!(ran.status, 0);
    let back = ran.out.find("Welcome back to sniff-1.\n").unwrap();
    for told in [
        "sniff-2.record, line 1: this is not a record of a game.\n",
        "sniff-3.record, line 3: the line should begin with seats.\n",
        "sniff-4.record, line 1: a later version of snuffel wrote this record.\n",
    ] {
        assert!(ran.out[..back].contains(told), "{told} {}", ran.out);
    }
    // A game that is being played is passed over, too.
    let talk = place.start("resume sniff-1 --lang en");
    let ran = place.run("resume --lang en", b"");
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("sniff-1 is being played elsewhere.\n"), "{}", ran.out);
    talk.kill();
}

#[test]
fn a_record_with_line_ends_of_windows_keeps_them() {
    let place = Place::new();
    let path = place.path("games/sniff-1.record");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, RECORD.replace('\n', "\r\n")).unwrap();
    let ran = place.run("resume --lang en", b"note here\n");
    assert_eq!(ran.status, 0);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.ends_with("1 step E5\r\nnote 1 here\r\n"), "{text:?}");
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
    assert_eq!(place.run("replay sniff-1 --lang en", b"").status, 0);
}

#[test]
fn a_game_is_deleted_after_a_question() {
    for lang in Lang::ALL {
        let place = Place::new();
        for _ in 0..2 {
            place.run("play sniff --lang en", b"save\n");
        }
        let resign = [word(lang, "resign"), word(lang, "yes"), String::new()].join("\n");
        place.run(&format!("resume sniff-2 --lang {lang}"), resign.as_bytes());
        assert!(place.path("finished/sniff-2.record").exists());
        let say = |id: &str, name: &str| told(lang, &Message::new(id.to_owned()).text("name", name));
        let asks = |said: &str| {
            said.contains(&told(
                lang,
                &Message::new("who-against").text("game", "sniff").with("level", Arg::Phrase("level-normal")),
            ))
        };
        let mut talk = place.start(&format!("--lang {lang}"));
        let delete = word(lang, "delete");
        let question = talk.answer(&format!("{delete} sniff-1"));
        assert!(question.len() == 1 && asks(&question[0]), "{question:?}");
        assert_eq!(talk.answer(""), [say("delete-not", "sniff-1")]);
        assert!(place.path("games/sniff-1.record").exists());
        talk.answer(&format!("{delete} sniff-1"));
        assert_eq!(talk.answer(&word(lang, "yes")), [say("deleted", "sniff-1")]);
        assert!(!place.path("games/sniff-1.record").exists());
        for name in ["sniff-1", "../settings"] {
            let unknown = Message::new("delete-unknown").text("name", name).text("games", "sniff-2");
            assert_eq!(talk.answer(&format!("{delete} {name}")), [told(lang, &unknown)]);
        }
        assert!(talk.answer(&delete)[0].contains(&format!("{delete} ")), "the word alone asks for a name");
        let yes = word(lang, "yes") + "\n";
        for (input, id) in [("", "delete-not"), (yes.as_str(), "deleted")] {
            let ran = place.run(&format!("delete sniff-2 --lang {lang}"), input.as_bytes());
            assert_eq!(ran.status, 0);
            assert!(asks(&ran.out), "{}", ran.out);
            assert_eq!(ran.out.lines().last(), Some(say(id, "sniff-2").as_str()));
            assert_eq!(place.path("finished/sniff-2.record").exists(), id == "delete-not");
        }
        // There is no question about an impossible action.
        let mut playing = place.start("play sniff --lang en");
        playing.answer("build");
        let ran = place.run(&format!("delete sniff-1 --lang {lang}"), yes.as_bytes());
        assert_eq!((ran.status, ran.out), (1, say("resume-busy", "sniff-1") + "\n"));
        playing.kill();
    }
}

/// A record of maximum length: a beginning, followed by two lines over and over.
#[cfg(target_os = "linux")]
fn longest(beginning: &str, lines: [&str; 2]) -> String {
    let lines = format!("{}\n{}\n", lines[0], lines[1]);
    let room = usize::try_from(MOST_BYTES).unwrap() - beginning.len();
    beginning.to_owned() + &lines.repeat(room / lines.len())
}

/// The first lines of a record in the transcripts up to the one containing `part`, with all seats played by people.
#[cfg(target_os = "linux")]
fn until(record: &str, part: &str) -> String {
    let path = format!("{}/transcripts/{record}.record", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let (before, _) = text.split_once(part).unwrap();
    let whole = &before[..=before.rfind('\n').unwrap()];
    ["easy", "normal", "hard"].iter().fold(whole.to_owned(), |text, level| text.replace(level, "human"))
}

/// A hostile record must not exhaust a small machine's memory, or a player's patience.
#[cfg(target_os = "linux")]
#[test]
fn the_longest_record_takes_little_memory() {
    let peak = |talk: &Talk| {
        let status = fs::read_to_string(format!("/proc/{}/status", talk.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.strip_suffix("kB"));
        peak.unwrap().trim().parse::<u64>().unwrap() / 1024
    };
    // The program's basic memory use depends on how it was built.
    let talk = Place::new().start("play sniff --lang en");
    let least = peak(&talk);
    talk.kill();
    let sniff = "snuffel 1\ngame sniff\nseats human human\nseed 1\noptions size=5x5 walls=20\n";
    let dogs = sniff.replace("walls=20", "dogs");
    for (beginning, lines) in [
        (sniff.to_owned(), ["1 walls D4-E4", "1 remove D4-E4"]),
        (sniff.to_owned(), ["1 treasure B2", "1 treasure B3"]),
        (sniff.to_owned(), ["1 marker B2", "1 marker B3"]),
        (dogs, ["1 dog B2", "1 undo"]),
        (until("domino/first-game", "1 lay"), ["1 auto off", "1 auto on"]),
        (until("scout/braille", "2 walk"), ["2 walk 1 A22", "2 undo"]),
        (until("spion/first-game", "1 prepare"), ["1 questions off", "1 questions on"]),
    ] {
        let place = Place::new();
        fs::create_dir(place.path("games")).unwrap();
        fs::write(place.path("games/long-1.record"), longest(&beginning, lines)).unwrap();
        let talk = place.start("resume --lang en");
        assert!(talk.said.starts_with("Welcome back to long-1."), "{lines:?}: {}", talk.said);
        let mebibytes = peak(&talk) - least;
        assert!(mebibytes < 116, "{lines:?}: {mebibytes} MiB more than the {least} MiB of any game");
        talk.kill();
    }
}
