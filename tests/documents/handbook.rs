//! The handbook describes the program correctly, in each language: its dialogues are played and compared byte for byte,
//! its command lines run, and everything else that it tells readers to type is understood.
//!
//! A code block begins with a command line. If it contains lines typed after prompts, it is a dialogue; otherwise each
//! line is a command. Files saved in one block of a chapter exist in the next.
//!
//! `SNUFFEL_REFRESH=1 cargo test --test main documents::handbook::` rewrites the answers of the dialogues.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use snuffel::cli;
use snuffel::player::Level;
use snuffel::text::style::Lang;

use crate::common::program::Place;
use crate::promise::lobby::misreadings;

/// Commands that are not run, by their beginnings, and why. Those of the program itself are at least parsed.
const NOT_RUN: &[(&str, &str)] = &[
    ("sudo apt ", "it installs into the system"),
    ("sudo dnf ", "it installs into the system"),
    ("sudo zypper ", "it installs into the system"),
    ("tar -xzf ", "it unpacks what a release has"),
    ("cd ", "it goes to what was unpacked"),
    ("./snuffel", "it starts what was unpacked, as snuffel does"),
    ("conhost.exe ", "it is for Windows"),
    ("ssh ", "it goes to another machine"),
    ("man ", "the page is tested with the files of a release"),
    ("snuffel join ", AT_A_TABLE),
    ("snuffel mitspielen ", AT_A_TABLE),
    ("snuffel meedoen ", AT_A_TABLE),
    ("snuffel rules sniff --brf", "it needs liblouis, which the tests of braille books have"),
    ("snuffel help --brf", "it needs liblouis, which the tests of braille books have"),
    ("snuffel regels sniff --brf", "it needs liblouis, which the tests of braille books have"),
    ("snuffel hulp --brf", "it needs liblouis, which the tests of braille books have"),
];

/// Why invitations to a table are not run.
const AT_A_TABLE: &str = "nobody waits there; the suite of play far away has others, on one machine";

/// The handbook in a language.
pub fn file(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/handbook.{lang}.md"))
}

/// Its text.
pub fn text(lang: Lang) -> String {
    let file = file(lang);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The line that begins and ends a block.
pub const FENCE: &str = "```";

/// A place as a new player of this language has it, with a folder to run in.
fn place(lang: Lang) -> Place {
    let mut place = Place::new();
    let locale = match lang {
        Lang::De => "de_DE.UTF-8",
        Lang::En => "en_GB.UTF-8",
        _ => "nl_NL.UTF-8",
    };
    place.env = vec![("LANG", locale), ("SPEECHD_ADDRESS", "/nowhere/speech")];
    fs::create_dir(place.path("here")).unwrap();
    place
}

/// The text typed on a line of a dialogue, after the prompt.
fn typed(line: &str) -> Option<&str> {
    line.strip_suffix('>').map(|_| "").or_else(|| line.split_once("> ").map(|(_, typed)| typed))
}

/// Adds an answer with the line typed at its prompt; without such a line, the prompt is left out.
fn add(block: &mut Vec<String>, answer: &str, typed: Option<&str>) {
    let line = typed.map(|typed| format!("{answer}{typed}"));
    let whole = line.as_deref().unwrap_or_else(|| answer.strip_suffix("> ").unwrap_or(answer));
    block.extend(whole.lines().map(|line| line.trim_end().to_owned()));
}

/// The commands that open a table, and the options that confine it to this machine.
const OPENING: &[&str] = &[" host ", " einladen ", " uitnodigen "];
const AT_HOME: &str = " --no-relay --bind 127.0.0.1:0";

/// Returns whether a line consists of the five words of a table, which change each time.
fn is_five_words(line: &str) -> bool {
    line.split(' ').count() == 5 && line.split(' ').all(|word| word.len() > 2 && word.chars().all(char::is_lowercase))
}

/// Plays a dialogue as it goes now. The words of a table stay as they are in the text.
fn play(place: &Place, block: &[&str]) -> Vec<String> {
    let args = block[0].strip_prefix("snuffel").unwrap_or_else(|| panic!("no command: {}", block[0]));
    if !OPENING.iter().any(|opening| args.starts_with(opening)) {
        return play_with(place, args, block);
    }
    let mut words = block.iter().filter(|line| is_five_words(line));
    let played = play_with(place, &format!("{args}{AT_HOME}"), block).into_iter();
    // The local options cause an additional line about this machine's address.
    let played = played.filter(|line| !line.contains("--no-relay --address="));
    let kept = played.map(|line| match is_five_words(&line) {
        true => words.next().map_or(line, |words| (*words).to_owned()),
        false => line,
    });
    kept.collect()
}

/// Plays a dialogue with the actual arguments of its command.
fn play_with(place: &Place, args: &str, block: &[&str]) -> Vec<String> {
    let mut played = vec![block[0].to_owned()];
    let mut talk = place.start(args);
    let mut answer = talk.said.clone();
    for line in block.iter().filter_map(|line| typed(line)) {
        assert!(answer.ends_with("> "), "nobody asks for {line:?} of {}: {answer}", block[0]);
        add(&mut played, &answer, Some(line));
        answer = talk.line(line);
    }
    add(&mut played, &answer, None);
    let (_, status) = talk.end();
    assert_eq!(status, 0, "{played:?}");
    played
}

/// Returns whether the program accepts a line as its command line.
pub fn is_command(lang: Lang, line: &str) -> bool {
    let args: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
    cli::parse(&cli::translate(&args, lang), lang, Level::NORMAL).is_ok()
}

/// Runs a command line, or at least checks that it is understood. Returns the fault, if any.
fn run(place: &Place, lang: Lang, line: &str) -> Option<String> {
    let args = line.strip_prefix("snuffel").filter(|args| args.is_empty() || args.starts_with(' '));
    if args.is_some() && !is_command(lang, line) {
        return Some(format!("not understood: {line}"));
    }
    if NOT_RUN.iter().any(|(begin, _)| line.starts_with(begin)) {
        return None;
    }
    let Some(args) = args else {
        return Some(format!("neither run nor excused: {line}"));
    };
    let mut command = place.command(args);
    let output = command.current_dir(place.path("here")).stdin(std::process::Stdio::null()).output().unwrap();
    let is_fine = output.status.success() && !output.stdout.is_empty();
    (!is_fine).then(|| format!("{line}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// Returns the updated handbook, and the faults of its command lines.
fn follow(lang: Lang, text: &str) -> (String, Vec<String>) {
    let (mut now, mut faults) = (String::new(), Vec::new());
    let mut place_now = place(lang);
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("## ") {
            place_now = place(lang);
        }
        now += &format!("{line}\n");
        if line != FENCE {
            continue;
        }
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != FENCE).collect();
        if block.iter().any(|line| typed(line).is_some()) {
            play(&place_now, &block).iter().for_each(|line| now += &format!("{line}\n"));
        } else {
            faults.extend(block.iter().filter_map(|line| run(&place_now, lang, line)));
            block.iter().for_each(|line| now += &format!("{line}\n"));
        }
        now += &format!("{FENCE}\n");
    }
    (now, faults)
}

/// Checks the handbook of a language, and rewrites it on request.
#[track_caller]
fn holds(lang: Lang) {
    let before = text(lang);
    let (now, mut faults) = follow(lang, &before);
    for (id, part) in misreadings(lang) {
        faults.extend(now.lines().filter(|line| line.contains(&part)).map(|line| format!("{id}: {line}")));
    }
    assert!(faults.is_empty(), "{lang}:\n{}", faults.join("\n"));
    if std::env::var_os("SNUFFEL_REFRESH").is_some_and(|value| value == "1") {
        fs::write(file(lang), &now).unwrap();
        return;
    }
    for (number, (line, told)) in (1..).zip(before.lines().zip(now.lines())) {
        assert_eq!(line, told, "{}, line {number}", file(lang).display());
    }
    assert_eq!(before.lines().count(), now.lines().count(), "{}", file(lang).display());
}

#[test]
fn the_handbook_tells_what_happens() {
    Lang::ALL.into_iter().for_each(holds);
}

/// The blocks of each chapter, as the number of lines typed in them; 0 for a block of commands.
fn outline(text: &str) -> Vec<Vec<usize>> {
    let chapters = text.split("\n## ").skip(1);
    let blocks = |chapter: &str| -> Vec<usize> {
        let blocks = chapter.split(FENCE).skip(1).step_by(2);
        blocks.map(|block| block.lines().filter(|line| typed(line).is_some()).count()).collect()
    };
    chapters.map(blocks).collect()
}

#[test]
fn the_handbook_shows_the_same_in_each_language() {
    let english = outline(&text(Lang::En));
    assert!(english.len() > 10 && english.iter().flatten().sum::<usize>() > 90, "{english:?}");
    for lang in [Lang::De, Lang::Nl] {
        assert_eq!(outline(&text(lang)), english, "{lang}");
    }
}

#[test]
fn no_line_of_the_handbook_is_too_hard_to_hear() {
    for lang in Lang::ALL {
        let mut is_code = false;
        for (number, line) in (1..).zip(text(lang).lines()) {
            is_code ^= line == FENCE;
            let is_told = is_code || line.is_empty();
            let signs = ["|", "![", "**", "<", "\u{2013}", "\u{2014}", "\u{201e}", "\u{201c}"];
            assert!(is_told || !signs.iter().any(|sign| line.contains(sign)), "{lang} {number}: {line}");
            // The length of a sentence, if it ends within the listener's attention span.
            let longest = line.split(". ").map(|sentence| sentence.split_whitespace().count()).max().unwrap_or(0);
            assert!(is_told || longest <= 32, "{lang} {number}: {longest} words: {line}");
        }
    }
}
