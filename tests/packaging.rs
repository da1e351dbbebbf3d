//! The files that accompany the program in packages, and its behaviour there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use toml_edit::DocumentMut;

use crate::common::program::{binary, wait_for};

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
    let licence = "MIT OR Apache-2.0";
    assert_eq!(toml("Cargo.toml")["workspace"]["package"]["license"].as_str(), Some(licence));
    assert_eq!(toml("fuzz/Cargo.toml")["package"]["license"].as_str(), Some(licence));
    let crates = ["core", "games", "replay", "testing"].map(|name| format!("crates/{name}/Cargo.toml"));
    for manifest in crates.iter().map(String::as_str).chain(["Cargo.toml"]) {
        assert_eq!(toml(manifest)["package"]["license"]["workspace"].as_bool(), Some(true), "{manifest}");
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
    // The program's own licence is checked like those of its libraries.
    assert!(deny["licenses"].get("private").is_none());
    // Licence texts are not escaped: the notices are plain text, not a web page.
    assert!(text("about.hbs").contains("{{{text}}}"));
}

/// Files that were written from documentation alone.
const NEVER_RUN: &[&str] = &[
    ".github/workflows/ci.yml",
    ".github/workflows/pages.yml",
    ".github/workflows/release.yml",
    "packaging/homebrew/snuffel.rb",
    "packaging/winget/snuffel.installer.yaml",
    "packaging/winget/snuffel.locale.en-US.yaml",
    "packaging/winget/snuffel.yaml",
];

/// The scripts that build packages and try them.
const RUN: &[&str] = &[
    "packaging/build",
    "packaging/build-windows",
    "packaging/msi/snuffel.wxs",
    "packaging/try",
    "packaging/try-windows",
    "packaging/twice",
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
        assert!([NEVER_RUN, RUN].concat().contains(&file.as_str()), "{file}");
    }
    for file in RUN {
        assert!(list.contains(&format!("`{file}`")), "{file}");
    }
}

/// The files that a package installs: their sources by destination.
fn installed(package: &str) -> BTreeMap<String, String> {
    let manifest = toml("Cargo.toml");
    let assets = manifest["package"]["metadata"][package]["assets"].as_array().unwrap();
    let part = |asset: &toml_edit::Value, index: usize, name: &str| -> String {
        let part = match asset {
            toml_edit::Value::Array(parts) => parts.get(index),
            other => other.as_inline_table().and_then(|parts| parts.get(name)),
        };
        part.and_then(toml_edit::Value::as_str).unwrap().to_owned()
    };
    let mut files = BTreeMap::new();
    for asset in assets {
        let (source, place) = (part(asset, 0, "source"), part(asset, 1, "dest"));
        let name = source.rsplit('/').next().unwrap();
        let place = if place.ends_with('/') { place + name } else { place };
        let mode = part(asset, 2, "mode");
        assert_eq!(mode, if place.ends_with("/bin/snuffel") { "755" } else { "644" }, "{place}");
        // A pattern stands for all files of a folder.
        let file = if name.contains('*') { source.trim_end_matches(name) } else { &source };
        assert!(source.starts_with("target/") || Path::new(file).exists(), "{source}");
        files.insert(place.trim_start_matches('/').to_owned(), source);
    }
    files
}

#[test]
fn deb_and_rpm_install_the_same_but_for_what_each_has_its_own_place_for() {
    let [deb, rpm] = ["deb", "generate-rpm"].map(installed);
    for (files, completions, notices) in
        [(&deb, "usr/share/zsh/vendor-completions", "doc"), (&rpm, "usr/share/zsh/site-functions", "licenses")]
    {
        assert!(files.contains_key(&format!("{completions}/_snuffel")));
        assert!(files.contains_key(&format!("usr/share/{notices}/snuffel/THIRD-PARTY.txt")));
        for folder in ["man6", "de/man6", "nl/man6"] {
            assert!(files.contains_key(&format!("usr/share/man/{folder}/snuffel.6.gz")), "{folder}");
        }
    }
    let sources = |files: &BTreeMap<String, String>| -> BTreeSet<String> {
        // The licence file that Debian requires comes from other settings.
        files.values().filter(|source| !source.starts_with("LICENSE")).cloned().collect()
    };
    assert_eq!(sources(&deb), sources(&rpm));
    let names = |package: &str, list: &str| -> Vec<String> {
        let manifest = toml("Cargo.toml");
        let list = &manifest["package"]["metadata"][package][list];
        match list.as_table() {
            Some(table) => table.iter().map(|(name, _)| name.to_owned()).collect(),
            None => vec![list.as_str().unwrap().to_owned()],
        }
    };
    for package in ["deb", "generate-rpm"] {
        assert_eq!(names(package, "recommends"), ["speech-dispatcher"], "{package}");
    }
}

/// The folders of the handbook in braille, and of the starting point for translators.
const FOLDERS: [&str; 3] = ["braille/*.brf", "locales/README.md", "locales/en/*.ftl"];

#[test]
fn what_players_read_is_in_every_package_and_archive() {
    let documents =
        ["de", "en", "nl"].map(|lang| [format!("handbook.{lang}.md"), format!("whats-new.{lang}.md")]).concat();
    let readmes = ["README.md", "README.de.md", "README.nl.md"];
    for package in ["deb", "generate-rpm"] {
        let files = installed(package);
        for name in documents.iter().map(String::as_str).chain(readmes).chain(FOLDERS) {
            assert!(files.contains_key(&format!("usr/share/doc/snuffel/{name}")), "{package}: {name}");
        }
    }
    for script in ["packaging/build", "packaging/build-windows", ".github/workflows/release.yml"] {
        let translators = ["cp locales/README.md ", "cp locales/en/*.ftl "];
        for part in
            [readmes.join(" ").as_str(), "docs/handbook.*.md docs/whats-new.*.md"].into_iter().chain(translators)
        {
            assert!(text(script).contains(part), "{script}: {part}");
        }
    }
}

#[test]
fn the_newest_release_has_its_news_in_each_language() {
    let items: Vec<usize> = ["de", "en", "nl"]
        .map(|lang| {
            let text = text(&format!("docs/whats-new.{lang}.md"));
            let (_, releases) = text.split_once("\n## ").unwrap();
            assert!(releases.starts_with(concat!(env!("CARGO_PKG_VERSION"), "\n")), "{lang}: {releases}");
            releases.lines().filter(|line| line.starts_with("- ")).count()
        })
        .to_vec();
    assert!(items[0] > 3 && items.iter().all(|count| *count == items[0]), "{items:?}");
}

#[test]
fn templates_speak_of_the_version_there_is() {
    let version = env!("CARGO_PKG_VERSION");
    for file in files(&["packaging/winget"]) {
        assert!(text(&file).contains(&format!("\nPackageVersion: {version}\n")), "{file}");
    }
    assert!(text("packaging/homebrew/snuffel.rb").contains(&format!("/v{version}.tar.gz\"")));
    let archive = text("packaging/winget/snuffel.installer.yaml");
    assert!(archive.contains(&format!("/v{version}/snuffel-v{version}-x86_64-pc-windows-msvc.msi\n")), "{archive}");
}

/// Runs a program in a pipe with these arguments and lines.
fn run(program: &Path, home: &Path, args: &[&str]) {
    let mut command = Command::new(program);
    command.env_clear().env("HOME", home).env("SPEECHD_ADDRESS", "/nowhere/speech");
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"build\ndone\nquit\n").unwrap();
    assert!(wait_for(&mut child).success());
}

#[cfg(unix)]
#[test]
fn a_portable_program_keeps_everything_beside_it_unless_told_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let [own, home, other] = ["own", "home", "other"].map(|name| folder.path().join(name));
    [&own, &home, &other].into_iter().for_each(|folder| fs::create_dir(folder).unwrap());
    let program = own.join("snuffel");
    fs::copy(binary(), &program).unwrap();
    let is_empty = |folder: &Path| fs::read_dir(folder).unwrap().next().is_none();

    // A folder of that name does not count.
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

#[test]
fn the_program_for_windows_needs_no_library_that_a_new_windows_lacks() {
    let config = toml(".cargo/config.toml");
    let flags = words(&config["target"]["x86_64-pc-windows-msvc"]["rustflags"]);
    assert_eq!(flags, BTreeSet::from(["-C", "target-feature=+crt-static"]));
    // The environment variable would take precedence.
    let release = text(".github/workflows/release.yml");
    assert!(release.lines().all(|line| line.trim_start().starts_with('#') || !line.contains("RUSTFLAGS")));
}

#[test]
fn every_system_gets_the_same_ends_of_lines() {
    assert!(text(".gitattributes").lines().any(|line| line == "* text=auto eol=lf"));
}
