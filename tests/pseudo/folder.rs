//! The possible contents of a language folder, and the selection of its language.

use std::fs;

use crate::common::program::Place;

fn place(files: &[(&str, &str)]) -> Place {
    let place = Place::new();
    for (name, text) in files {
        let file = place.path("languages").join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    place
}

const FACTS: (&str, &str) = ("qx/language.ftl", "name = Quux\nwords = quux, qx\ndecimal-mark = ,\nvoice = en\n");

#[test]
fn a_language_is_chosen_by_its_code_its_name_and_the_system_and_english_says_what_it_lacks() {
    let mut place =
        place(&[FACTS, ("qx/commands.ftl", "word-help = hepp\n"), ("qx/common.ftl", "setting-lang = Ich quuxe.\n")]);
    let settings = place.run("--lang qx", b"language\nhepp\nquit\n");
    assert!(settings.out.contains("Ich quuxe.\n") && settings.out.contains("Rules: rules sniff."), "{}", settings.out);
    let typed = place.run("", b"language quux\nlanguage klingon\n");
    assert!(typed.out.contains("Ich quuxe.\n") && typed.out.contains("language quux"), "{}", typed.out);
    // The choice was saved.
    assert!(place.text("settings.toml").contains("lang = \"qx\""));
    place.env = vec![("LC_ALL", "qx_QX.UTF-8")];
    fs::remove_file(place.path("settings.toml")).unwrap();
    assert!(place.run("", b"language\n").out.contains("Ich quuxe.\n"));
}

#[test]
fn damaged_files_are_one_line_each_and_nothing_of_them_steers_the_terminal() {
    let deep = format!("x = {}", "{".repeat(100_000));
    let place = place(&[
        FACTS,
        ("qx/common.ftl", "setting-lang = Quux {\"\\u001b\"}[31m.\nnonsense\nsetting-brief = { $nobody }\n"),
        ("qx/far.ftl", &deep),
        ("Deutsch/language.ftl", "name = x\n"),
    ]);
    let ran = place.run("--lang qx", b"language\nwords brief\n");
    let damaged: Vec<&str> = ran.out.lines().filter(|line| line.contains("languages")).collect();
    assert_eq!(damaged.len(), 3, "{damaged:?}");
    assert!(damaged[0].contains("Deutsch"));
    assert!(damaged[1].contains("Line 2 of") && damaged[1].contains("common.ftl"), "{damaged:?}");
    assert!(damaged[2].contains("Line 1 of") && damaged[2].contains("far.ftl"), "{damaged:?}");
    assert!(ran.out.contains("Quux ?[31m.\n") && ran.out.contains("Words: brief."), "{}", ran.out);
}

#[test]
fn the_check_names_each_finding_and_counts_them() {
    let place = place(&[
        FACTS,
        ("qx/commands.ftl", "word-help = hepp, quit\n"),
        ("qx/common.ftl", "setting-lang = Ich quüxe.\nsetting-brief =\n    .brief = { $x }\nnobody = No.\n"),
        ("qx/other.ftl", "x = X\n"),
    ]);
    let folder = place.path("languages/qx");
    let ran = place.run_with("--lang en check language", &[folder.to_str().unwrap()], b"");
    assert_eq!(ran.status, 1);
    let says = |line: &str| assert!(ran.out.lines().any(|said| said == line), "{line}\n{}", ran.out);
    says("other.ftl: nothing uses this file.");
    says("cli.ftl: the file is missing.");
    says("common.ftl, nobody: does not exist in the English texts.");
    says("common.ftl, setting-lang: the character ü (U+00FC) is not one of this language's letters.");
    says("commands.ftl, word-quit: the English word quit means word-help here.");
    says("commands.ftl, word-quit: quit also means word-help.");
    let last = ran.out.lines().last().unwrap();
    let count = last.strip_suffix(" things to put right.").unwrap();
    assert!(count.parse::<usize>().is_ok_and(|count| count > 20), "{last}");
}

#[test]
fn the_check_sums_up_what_is_missing_in_a_file_that_was_only_begun() {
    let begun = "setting-lang = Ich quuxe: { $language }.\n";
    let place = place(&[FACTS, ("qx/commands.ftl", "word-help = hepp\n"), ("qx/common.ftl", begun)]);
    let folder = place.path("languages/qx");
    let ran = place.run_with("--lang en check language", &[folder.to_str().unwrap()], b"");
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines.len() < 100, "{}", ran.out);
    let sum = lines.iter().find(|line| line.starts_with("common.ftl: ")).unwrap();
    let (numbers, first) = sum["common.ftl: ".len()..].split_once(" messages are missing, the first is ").unwrap();
    let numbers: Vec<usize> = numbers.split(" of ").map(|number| number.parse().unwrap()).collect();
    assert_eq!(numbers[0] + 1, numbers[1], "{sum}");
    let english = std::fs::read_to_string("locales/en/common.ftl").unwrap();
    let names = english.lines().filter(|line| !line.starts_with(['#', ' ', '.']));
    let first_of_all = names.filter_map(|line| line.split_once(" =")).next().unwrap().0;
    assert_eq!(first, format!("{first_of_all}."));
    assert!(!ran.out.contains(": is missing."), "{}", ran.out);
}

#[test]
fn a_text_that_leaves_out_what_the_program_has_to_say_is_a_finding_and_no_fault() {
    let common = "games-item = { $number }: to.\nsetting-brief = { other }\n";
    let place = place(&[FACTS, ("qx/common.ftl", common)]);
    let ran = place.run_with("--lang en check language", &[place.path("languages/qx").to_str().unwrap()], b"");
    assert_eq!((ran.status, ran.err.as_str()), (1, ""));
    assert!(ran.out.contains("common.ftl, games-item: $"), "{}", ran.out);
}

#[test]
fn a_language_calls_itself_by_its_own_name() {
    let place = place(&[FACTS]);
    let ran = place.run("", b"language qx\n");
    assert!(ran.out.contains("Language: Quux.\n"), "{}", ran.out);
    let checked = place.run("check", b"");
    assert!(checked.out.contains("I speak Quux, because your settings say so.\n"), "{}", checked.out);
}
