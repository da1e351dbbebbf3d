//! The documents are true: every command line of the READMEs runs, those for developers name tests, the record in
//! `docs/records.md` replays, and every promise about accessibility has its tests.

// The handbook covers remote friends, and the language that Unix names by a variable.
#[cfg(all(unix, feature = "remote"))]
pub mod handbook;
#[cfg(all(unix, feature = "remote"))]
mod phrases;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The first documents that people read, in each language, and the list of commands.
const READMES: [(&str, &str, usize); 4] = [
    ("en_GB.UTF-8", include_str!("../README.md"), 5),
    ("en_GB.UTF-8", include_str!("../docs/commands.md"), 25),
    ("de_DE.UTF-8", include_str!("../README.de.md"), 8),
    ("nl_NL.UTF-8", include_str!("../README.nl.md"), 8),
];
/// The documents for people who work on the program.
const FOR_WORK: [&str; 2] = [include_str!("../CONTRIBUTING.md"), include_str!("../docs/checks.md")];
const ACCESSIBILITY: &str = include_str!("../ACCESSIBILITY.md");
const CONFORMANCE: &str = include_str!("../docs/conformance.md");
const GUIDELINES: &str = include_str!("../docs/guidelines.md");
const TRUST: &str = include_str!("../docs/trust.md");
const RECORDS: &str = include_str!("../docs/records.md");

/// The lines of the indented blocks of a document.
fn blocks(text: &str) -> impl Iterator<Item = &str> {
    let indented = text.lines().filter(|line| line.starts_with("    "));
    indented.map(str::trim)
}

/// Runs the program with these arguments, its own folder and these typed lines, on a system of this language.
fn run(locale: &str, args: &str, data: &str, lines: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_snuffel"))
        .args(args.split_whitespace())
        .args(["--data", data])
        .env_clear()
        .env("LANG", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads nothing may have ended before the lines are written.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn every_command_line_of_the_readmes_runs() {
    // Other systems have no variable for their language.
    let readmes = if cfg!(unix) { &READMES[..] } else { &READMES[..2] };
    readmes.iter().for_each(|(locale, readme, least)| runs(locale, readme, *least));
}

/// Runs the command lines of a README, of which there must be at least `least`.
fn runs(locale: &str, readme: &str, least: usize) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let mut commands = 0;
    for line in blocks(readme) {
        // The tests of the page build it.
        if ["cargo test", "crates/page/build"].contains(&line) {
            continue;
        }
        let args = line.strip_prefix("cargo run --release").unwrap_or_else(|| panic!("unknown: {line}"));
        let args = args.trim_start().strip_prefix("--").unwrap_or_default();
        let output = run(locale, args, data, "build\nquit\n");
        let said = String::from_utf8(output.stdout).unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{line}: {said}{error}");
        assert!(!said.trim().is_empty(), "{line}");
        commands += 1;
    }
    assert!(commands >= least, "the README names {commands} commands");
}

/// The READMEs quote ten lines of a game; the English one names its seed.
#[test]
fn the_game_that_the_readmes_quote_is_a_real_one() {
    let readmes = if cfg!(unix) { &READMES[..] } else { &READMES[..2] };
    let mut quotes = 0;
    for (locale, readme, _) in readmes {
        let Some(quote) = readme.split("```").nth(1) else {
            continue;
        };
        let folder = tempfile::tempdir().unwrap();
        let typed: String =
            quote.lines().filter_map(|line| line.strip_prefix("> ")).map(|line| format!("{line}\n")).collect();
        let output = run(locale, "play schnuff 3 --seed 48", folder.path().to_str().unwrap(), &typed);
        let said = String::from_utf8(output.stdout).unwrap();
        // A pipe does not show the typed lines.
        let told: String = quote
            .trim()
            .lines()
            .map(|line| if line.starts_with("> ") { "> \n".into() } else { format!("{line}\n") })
            .collect();
        assert!(told.lines().count() == 10 && said.contains(&told), "{said}");
        quotes += 1;
    }
    assert!(quotes > 0 && READMES[0].1.contains("play schnuff 3 --seed 48"));
}

#[test]
#[cfg_attr(not(feature = "remote"), ignore = "some of them are for the net")]
fn every_command_for_tests_names_some() {
    let list = Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let names = String::from_utf8(list.stdout).unwrap();
    let mut words = 0;
    for command in FOR_WORK.into_iter().flat_map(|text| text.split('`').skip(1).step_by(2)) {
        let Some((_, args)) = command.split_once("cargo test ") else {
            continue;
        };
        let (cargo, harness) = args.split_once("-- ").unwrap_or((args, ""));
        let cargo: Vec<&str> = cargo.split_whitespace().collect();
        let has_value = |option: &str| ["--test", "--features", "-p", "--test-threads"].contains(&option);
        let names_in = |words: &[&'static str]| -> Vec<&str> {
            let is_name = |n: &usize| !words[*n].starts_with('-') && (*n == 0 || !has_value(words[n - 1]));
            (0..words.len()).filter(is_name).map(|n| words[n]).collect()
        };
        let (filters, more) = (names_in(&cargo), names_in(&harness.split_whitespace().collect::<Vec<_>>()));
        assert!(filters.len() <= 1, "Cargo takes one name before --: {command}");
        for word in filters.into_iter().chain(more) {
            let is_of_library = cargo.contains(&"--lib") && is_module("src", word);
            assert!(
                names.contains(word) || is_module("crates/games/tests", word) || is_of_library,
                "{word} of {command}"
            );
            words += 1;
        }
    }
    assert!(words >= 8, "{words}");
}

/// Returns whether there is a module of this name in a separate file of a folder.
fn is_module(folder: &str, name: &str) -> bool {
    let file = name.trim_end_matches("::").replace("::", "/");
    Path::new(folder).join(file).with_extension("rs").exists()
}

#[test]
fn the_record_in_the_documents_replays() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("example.record");
    let record: String = blocks(RECORDS).map(|line| format!("{line}\n")).collect();
    fs::write(&file, record).unwrap();
    let replay = format!("replay {} --lang en", file.display());
    // One step with Enter, and the rest at the end of the input.
    let output = run("C", &replay, folder.path().to_str().unwrap(), "\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("Free. You are on E4."), "{said}");
}

#[test]
fn every_promise_names_a_test_that_exists() {
    let mut sources = String::new();
    let mut folders = ["tests", "src", "crates"].map(str::to_owned).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path.to_str().unwrap().to_owned());
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                // Those that need packages or the network run in CI.
                let runs_in_ci = |line: &&str| {
                    let line = line.trim();
                    line == "#[ignore = \"needs Debian packages\"]"
                        || line.starts_with("#[cfg_attr(not(feature = \"remote\"), ignore")
                };
                for line in fs::read_to_string(path).unwrap().lines().filter(|line| !runs_in_ci(line)) {
                    sources += line.trim();
                    sources.push('\n');
                }
            }
        }
    }
    let (promises, rest) = ACCESSIBILITY.split_once("## Not promised yet").unwrap();
    let promises = promises.lines().filter(|line| line.starts_with("- "));
    let met = GUIDELINES.lines().filter(|line| line.contains(": met"));
    let is_kept = |line: &&str| line.contains("upports. ") || line.contains(": by test. ");
    let supported = CONFORMANCE.lines().filter(|line| line.starts_with("- ")).filter(is_kept);
    let others = rest.lines().filter(|line| line.contains("Test: `"));
    let bounded = TRUST.lines().filter(|line| line.contains("Test: `"));
    let mut tests = 0;
    for item in promises.chain(met).chain(supported).chain(others).chain(bounded) {
        let (_, test) = item.rsplit_once("Test: `").unwrap_or_else(|| panic!("no test: {item}"));
        let name = test.trim_end_matches('`');
        // Those of the page are scripts.
        let is_script = Path::new("crates/page/try").join(name).is_file();
        assert!(is_script || sources.contains(&format!("#[test]\nfn {name}()")), "{name}");
        tests += 1;
    }
    assert!(tests > 100);
}

#[test]
fn every_point_of_the_guidelines_has_a_verdict() {
    for item in GUIDELINES.lines().filter(|line| line.starts_with("- ")) {
        assert!(item.contains(": met") || item.contains(": not met"), "{item}");
    }
}

#[test]
fn every_criterion_of_the_conformance_report_has_one_of_the_four_terms_and_a_remark() {
    let terms = ["Supports", "Partially Supports", "Does Not Support", "Not Applicable"];
    let is_criterion = |line: &&str| line.strip_prefix("- ").is_some_and(|line| line.starts_with(char::is_numeric));
    let mut criteria = 0;
    for item in CONFORMANCE.lines().filter(is_criterion) {
        let verdict = item.split_once(": ").map(|(_, verdict)| verdict);
        let remark =
            verdict.and_then(|verdict| terms.iter().find_map(|term| verdict.strip_prefix(&format!("{term}. "))));
        assert!(remark.is_some_and(|remark| remark.len() > 10), "{item}");
        criteria += 1;
    }
    // 56 of WCAG 2.2 including the one that it has removed, and those of EN 301 549 that WCAG does not have.
    assert_eq!(criteria, 56 + 11 + 1 + 18 + 8 + 6);
}

#[test]
fn every_combination_of_systems_says_how_it_was_tested() {
    let (_, systems) = CONFORMANCE.split_once("## Systems, terminals, screen readers and displays").unwrap();
    let (systems, _) = systems.split_once("\n## ").unwrap();
    let mut combinations = 0;
    for item in systems.lines().filter(|line| line.starts_with("- ")) {
        let ways = [": by test. Test: `", ": by hand.", ": not at all."];
        assert!(ways.iter().any(|way| item.contains(way)), "{item}");
        combinations += 1;
    }
    assert!(combinations >= 15, "{combinations}");
}
