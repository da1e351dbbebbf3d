//! What goes along with the program to where people get it, and how it behaves there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use toml_edit::DocumentMut;

fn text(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn toml(path: &str) -> DocumentMut {
    text(path).parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a list in a TOML file.
fn words(list: &toml_edit::Item) -> BTreeSet<&str> {
    let list = list.as_array().unwrap();
    let words = list.iter().map(|word| word.as_str().unwrap());
    words.collect()
}

#[test]
fn the_program_is_under_two_licences_and_has_the_text_of_both() {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        assert_eq!(toml(manifest)["package"]["license"].as_str(), Some("MIT OR Apache-2.0"), "{manifest}");
    }
    let mit = text("LICENSE-MIT");
    assert!(mit.starts_with("MIT License\n\nCopyright (c) the snuffel authors\n"), "{mit}");
    assert!(mit.ends_with("SOFTWARE.\n"), "{mit}");
    let apache = text("LICENSE-APACHE");
    for part in ["Version 2.0, January 2004", "9. Accepting Warranty", "END OF TERMS AND CONDITIONS"] {
        assert!(apache.contains(part), "{part}");
    }
    for document in ["README.md", "CONTRIBUTING.md"] {
        assert!(text(document).contains("## Licence\n"), "{document}");
    }
}

#[test]
fn what_is_allowed_to_come_along_is_what_notices_are_made_of() {
    let (deny, about) = (toml("deny.toml"), toml("about.toml"));
    assert_eq!(words(&deny["licenses"]["allow"]), words(&about["accepted"]));
    assert_eq!(words(&deny["graph"]["targets"]), words(&about["targets"]));
    // The licence of the program itself is checked like those of its libraries.
    assert!(deny["licenses"].get("private").is_none());
    // Signs of licences stay as they are written: the notices are plain text, not a page of the web.
    assert!(text("about.hbs").contains("{{{text}}}"));
}

/// What was written after documents alone.
const NEVER_RUN: &[&str] = &[
    ".github/workflows/ci.yml",
    ".github/workflows/release.yml",
    "about.toml",
    "packaging/homebrew/snuffel.rb",
    "packaging/winget/snuffel.installer.yaml",
    "packaging/winget/snuffel.locale.en-US.yaml",
    "packaging/winget/snuffel.yaml",
];

/// All files in these folders.
fn files(folders: &[&str]) -> Vec<String> {
    let mut folders: Vec<_> = folders.iter().map(Into::into).collect();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => folders.push(path),
                false => files.push(path.display().to_string().replace('\\', "/")),
            }
        }
    }
    files
}

#[test]
fn what_was_never_run_says_so_and_stands_in_the_list() {
    let list = text("docs/platforms.md");
    for file in NEVER_RUN {
        let first = text(file).lines().next().unwrap().to_owned();
        assert!(first.starts_with("# ") && first.to_lowercase().contains("never run so far"), "{file}: {first}");
        assert!(list.contains(&format!("`{file}`")), "{file}");
    }
    for file in files(&[".github", "packaging"]) {
        assert!(NEVER_RUN.contains(&file.as_str()), "{file}");
    }
}

#[test]
fn templates_speak_of_the_version_there_is() {
    let version = env!("CARGO_PKG_VERSION");
    for file in files(&["packaging/winget"]) {
        assert!(text(&file).contains(&format!("\nPackageVersion: {version}\n")), "{file}");
    }
    assert!(text("packaging/homebrew/snuffel.rb").contains(&format!("/v{version}.tar.gz\"")));
    let archive = text("packaging/winget/snuffel.installer.yaml");
    assert!(archive.contains(&format!("/v{version}/snuffel-v{version}-x86_64-pc-windows-msvc.zip\n")), "{archive}");
}

/// Runs a program in a pipe with these arguments and lines.
fn run(program: &Path, home: &Path, args: &[&str]) {
    let mut command = Command::new(program);
    command.env_clear().env("HOME", home).env("SPEECHD_ADDRESS", "/nowhere/speech");
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"build\ndone\nquit\n").unwrap();
    assert!(child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_portable_program_keeps_everything_beside_it_unless_told_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let [own, home, other] = ["own", "home", "other"].map(|name| folder.path().join(name));
    [&own, &home, &other].into_iter().for_each(|folder| fs::create_dir(folder).unwrap());
    let program = own.join("snuffel");
    fs::copy(env!("CARGO_BIN_EXE_snuffel"), &program).unwrap();
    let is_empty = |folder: &Path| fs::read_dir(folder).unwrap().next().is_none();

    // A folder is no sign.
    fs::create_dir(own.join("portable")).unwrap();
    run(&program, &home, &["play", "sniff"]);
    assert!(!is_empty(&home) && !own.join("data").exists());
    fs::remove_dir(own.join("portable")).unwrap();
    fs::remove_dir_all(&home).unwrap();
    fs::create_dir(&home).unwrap();

    fs::write(own.join("portable"), "").unwrap();
    run(&program, &home, &["play", "sniff"]);
    assert!(own.join("data/games/sniff-1.record").exists());
    assert!(is_empty(&home));
    run(&program, &home, &["play", "sniff", "--data", other.to_str().unwrap()]);
    assert!(other.join("games/sniff-1.record").exists());
    assert!(!own.join("data/games/sniff-2.record").exists());

    fs::remove_file(own.join("portable")).unwrap();
    run(&program, &home, &["play", "sniff"]);
    assert!(!is_empty(&home));
    assert!(!own.join("data/games/sniff-2.record").exists());
}

#[test]
fn every_file_that_asks_for_the_system_stands_in_the_list() {
    let list = text("docs/platforms.md");
    let signs = ["cfg(unix)", "cfg(not(unix))", "cfg!(unix)", "cfg!(windows)", "cfg(windows)", "target_os"];
    let mut named = 0;
    for file in files(&["src"]) {
        if file.ends_with("/tests.rs") {
            continue;
        }
        let text = text(&file);
        let code = text.split("#[cfg(test)]").next().unwrap();
        if signs.iter().any(|sign| code.contains(sign)) {
            assert!(list.contains(&format!("`{file}`")), "{file}");
            named += 1;
        }
    }
    assert!(named >= 8, "{named}");
}
