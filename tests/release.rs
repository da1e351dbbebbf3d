//! The generated files that accompany the program in packages: man pages, completions and the handbook in braille, as
//! built by `examples/release-files`.

#[path = "../examples/release-files/books.rs"]
mod books;
#[path = "../examples/release-files/completions.rs"]
mod completions;
#[path = "../examples/release-files/manual.rs"]
pub mod manual;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::process::Command;

use clap_complete::{Shell, generate};
use snuffel::cli;
use snuffel::player::Level;
use snuffel::text::locale::{Locale, Source};
use snuffel::text::style::Lang;
use snuffel::verbs::subcommands;

/// A man page as text, without the layout commands.
fn plain(page: &str) -> String {
    let lines = page.lines().filter(|line| !line.starts_with(".ie") && !line.starts_with(".el"));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    ["\\fB", "\\fI", "\\fR", "\\&", "\\*(Aq"].iter().fold(text.replace("\\-", "-"), |text, sign| text.replace(sign, ""))
}

#[test]
fn a_man_page_has_a_part_for_each_subcommand_and_every_option() {
    for lang in Lang::ALL {
        let page = plain(&manual::page(lang));
        for name in subcommands() {
            let (_, part) = page.split_once(&format!("\n.SS \"snuffel {name}\"\n")).unwrap_or_default();
            let (part, _) = part.split_once("\n.S").unwrap_or_default();
            // The command's name in the language may precede this one.
            let named = |line: &str| line.starts_with("snuffel ") && line.contains(&format!("snuffel {name}"));
            assert!(part.lines().any(named), "{lang} {name}: {part}");
        }
        let command = cli::command();
        let options = command.get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(|arg| arg.get_long());
        for option in options {
            assert!(page.contains(&format!("--{option}")), "{lang} --{option}");
        }
        // No paragraph occurs twice, and none refers to another place.
        assert!(!page.contains("snuffel --help."), "{lang}");
        let mut paragraphs = BTreeSet::new();
        for paragraph in page.lines().filter(|line| !line.starts_with('.')) {
            assert!(paragraphs.insert(paragraph), "{lang}: {paragraph}");
        }
    }
}

#[test]
fn man_reads_the_pages_without_a_warning() {
    let folder = tempfile::tempdir().unwrap();
    for lang in Lang::ALL {
        let file = folder.path().join(format!("{lang}.6"));
        fs::write(&file, manual::page(lang)).unwrap();
        let mut man = Command::new("man");
        man.args(["--warnings=all", "-l"]).arg(&file).env("LC_ALL", "C.UTF-8").env("MANWIDTH", "40");
        let output = match man.output() {
            // Without `man`, the pages cannot be read.
            Err(error) if error.kind() == ErrorKind::NotFound => return,
            output => output.unwrap(),
        };
        let (said, warned) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(output.status.success() && warned.is_empty(), "{lang}: {warned}");
        assert!(said.contains("snuffel - ") && !said.contains('\u{2010}'), "{lang}: {said}");
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines.len() > 200, "{lang}: {said}");
        // No blanks are inserted between words, and no word is hyphenated.
        assert!(lines[1..lines.len() - 1].iter().all(|line| !line.trim().contains("  ")), "{lang}: {said}");
    }
}

/// The words of a page, in lower case. Words with digits are the same in every language.
fn words(page: &str) -> BTreeSet<String> {
    let lines = page.lines().filter(|line| !line.starts_with('.') || line.starts_with(".S"));
    let words = lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && !['-', '_'].contains(&c)));
    let words = words.map(|word| word.trim_matches('-').to_lowercase());
    words.filter(|word| word.len() > 2 && !word.contains(|c: char| c.is_ascii_digit() || c == '_')).collect()
}

/// Words in the pages of every language: names of programs, games, people, files, and words of other languages.
const NAMES: &[&str] = &[
    "anna",
    "ben",
    "config",
    "domino",
    "dumb",
    "enter",
    "liblouis",
    "local",
    "portable",
    "schnuff",
    "scout",
    "share",
    "sniff",
    "snuffel",
    "speech-dispatcher",
    "spion",
    "sprache",
    "taal",
    "term",
];

/// Words that English has in common with German or Dutch.
const SHARED: &[&str] = &[
    "also",
    "bazong",
    "begin",
    "browser",
    "computer",
    "computers",
    "ctrl-c",
    "dir",
    "example",
    "https",
    "link",
    "links",
    "lobby",
    "open",
    "org",
    "plus",
    "over",
    "port",
    "server",
    "servers",
    "simulation",
    "spelling",
    "start",
    "system",
    "systems",
    "tar",
    "terminal",
    "text",
    "url",
    "variant",
    "version",
    "volume",
    "was",
];

#[test]
fn no_english_word_is_left_in_the_other_pages() {
    // Words that are typed in English in every language.
    let arguments = |command: &clap::Command| -> Vec<String> {
        command.get_arguments().filter_map(|arg| arg.get_long()).map(str::to_owned).collect()
    };
    let command = completions::command();
    let options = command.get_subcommands().chain([&command]).flat_map(arguments);
    let values = completions::VALUES.iter().flat_map(|(_, values)| values.iter().map(|value| (*value).to_owned()));
    let names = subcommands().iter().map(|name| (*name).to_owned());
    let mut known: BTreeSet<String> = options.chain(values).chain(names).collect();
    let locale = Locale::new(Lang::En, &[Source::COMMON, Source::COMMANDS]);
    for id in ["human", "easy", "hard", "random", "not", "words"] {
        known.extend(locale.value(&format!("word-{id}")).into_iter().chain([id.to_owned()]));
    }
    known.extend([NAMES, SHARED].concat().iter().map(|word| (*word).to_owned()));
    let english = words(&plain(&manual::page(Lang::En)));
    for lang in [Lang::De, Lang::Nl] {
        let own = words(&plain(&manual::page(lang)));
        let left: Vec<&String> = own.intersection(&english).filter(|word| !known.contains(*word)).collect();
        assert!(left.is_empty(), "{lang}: {left:?}");
    }
}

#[test]
fn what_shells_offer_is_understood_and_told() {
    for (option, values) in completions::VALUES {
        for value in *values {
            let args: Vec<OsString> = ["snuffel", &format!("--{option}"), value].map(OsString::from).into();
            assert!(cli::parse(&args, Lang::En, Level::NORMAL).is_ok(), "--{option} {value}");
        }
    }
    let locale = Locale::new(Lang::En, &[Source::CLI]);
    let told = |name: &str| locale.value(&format!("usage-{name}")).unwrap();
    for subcommand in completions::command().get_subcommands() {
        let name = subcommand.get_name();
        let usage = ["play", "join", "host"].iter().fold(told(name), |usage, other| {
            match usage.contains(&format!("help {other}")) {
                true => usage + &told(other),
                false => usage,
            }
        });
        for option in subcommand.get_arguments().filter_map(|arg| arg.get_long()) {
            assert!(usage.contains(&format!("--{option}")), "{name} --{option}");
        }
    }
}

#[test]
fn every_shell_has_its_completions() {
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell] {
        let mut script = Vec::new();
        generate(shell, &mut completions::command(), "snuffel", &mut script);
        let script = String::from_utf8(script).unwrap();
        for name in subcommands().iter().chain(&["gallop"]) {
            assert!(script.contains(name), "{shell} {name}");
        }
    }
}

#[test]
fn bash_completes_subcommands_games_options_and_their_values() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("snuffel.bash");
    generate(Shell::Bash, &mut completions::command(), "snuffel", &mut fs::File::create(&script).unwrap());
    for (typed, offered) in [
        ("snuffel rep", "replay"),
        ("snuffel play sc", "schnuff scout"),
        ("snuffel play sniff --gal", "--gallop"),
        ("snuffel help res", "resume"),
        ("snuffel --lang d", "de"),
        ("snuffel --pace s", "step"),
    ] {
        let steps = "source \"$0\"; COMP_WORDS=($1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); \
                     _snuffel snuffel \"${COMP_WORDS[-1]}\" \"${COMP_WORDS[-2]}\"; echo \"${COMPREPLY[*]}\"";
        let output = match Command::new("bash").args(["-c", steps]).arg(&script).arg(typed).output() {
            Err(error) if error.kind() == ErrorKind::NotFound => return,
            output => output.unwrap(),
        };
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), offered, "{typed}");
    }
}

#[test]
#[ignore = "needs Debian packages"]
fn each_chapter_of_the_handbook_is_a_book_for_an_embosser() {
    use snuffel::book::brf::{CELLS, LINES};
    use snuffel::cli::Grade;

    if !crate::common::needs::LIBLOUIS.is_met() {
        return;
    }
    let mut names = BTreeSet::new();
    for (lang, grade) in Lang::ALL.into_iter().flat_map(|lang| [(lang, Grade::Uncontracted), (lang, Grade::Contracted)])
    {
        let books = books::books(lang, grade).unwrap();
        let chapters = books::chapters(&books::handbook(lang).unwrap());
        assert!(chapters.len() > 10 && chapters.iter().skip(1).all(|chapter| chapter.starts_with("## ")), "{lang}");
        let is_missing = (lang, grade) == (Lang::Nl, Grade::Contracted);
        assert_eq!(books.len(), if is_missing { 0 } else { chapters.len() }, "{lang}");
        for ((name, book), chapter) in books.iter().zip(&chapters) {
            assert!(names.insert(name.clone()), "{name}");
            let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || ['-', '.'].contains(&c);
            assert!(name.chars().all(is_plain) && name.ends_with(".brf"), "{name}");
            let pages: Vec<&str> = book.split_terminator('\u{C}').collect();
            for page in &pages {
                let lines: Vec<&str> = page.split_terminator("\r\n").collect();
                assert_eq!(lines.len(), LINES, "{name}");
                // Only the characters for the 64 braille patterns.
                let is_sign = |c: char| (' '..='_').contains(&c);
                assert!(lines.iter().all(|line| line.len() <= CELLS && line.chars().all(is_sign)), "{name}: {page}");
            }
            // Nothing is left out: braille needs at least one cell per letter, contracted braille about two thirds of
            // that.
            let told = chapter.chars().filter(|c| c.is_alphanumeric()).count();
            let signs = book.chars().filter(|c| !c.is_whitespace()).count();
            let least = if grade == Grade::Contracted { told * 6 / 10 } else { told };
            assert!(signs >= least, "{name}: {signs} signs for {told} letters");
        }
    }
    assert!(names.contains("04-domino-in-ten-minutes-en.brf"), "{names:?}");
}
