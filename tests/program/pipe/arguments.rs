//! Arguments, the environment and the settings file.

use std::fs;

use snuffel::games;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::ui::obey::in_shell;
use snuffel::ui::seating::unreadable;

use crate::common::program::{Place, told};

#[test]
fn misuse_is_one_line_in_the_language_asked_for() {
    let place = Place::new();
    for lang in Lang::ALL {
        for (args, message) in [
            ("--colour", Message::new("cli-unknown-argument").text("word", "--colour")),
            ("fly", Message::new("cli-unknown-subcommand").text("word", "fly")),
            ("play", in_shell(games::which("play"))),
            ("simulate --seats easy,easy", Message::new("cli-missing-argument").with("word", Arg::Phrase("cli-game"))),
            ("delete", Message::new("cli-missing-argument").with("word", Arg::Phrase("cli-game"))),
            ("replay", Message::new("cli-missing-argument").with("word", Arg::Phrase("cli-file"))),
            ("verify", Message::new("cli-missing-argument").with("word", Arg::Phrase("cli-file"))),
            ("--width 3", Message::new("cli-wrong-width").text("value", "3")),
            ("--seed -1", Message::new("cli-wrong-seed").text("value", "-1")),
            ("play sniff --players -1", Message::new("seats-no-number").text("word", "-1")),
            (
                "play schnuff --players 2 --seats human,easy,hard",
                Message::new("seats-count").count("count", 2_u32).count("named", 3_u32),
            ),
            ("play sniff --seats dog", unreadable("dog")),
            ("play sniff --seats human:Zoë,human:ZOE", Message::new("seats-twice").text("name", "ZOE")),
            ("play sniff --seats human:Computer,easy", Message::new("name-meant").text("word", "Computer")),
            ("--name ja", Message::new("name-meant").text("word", "ja")),
            ("help fly", Message::new("cli-unknown-subcommand").text("word", "fly")),
        ] {
            let ran = place.run(&format!("--lang {lang} {args}"), b"");
            assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{lang} {args}");
            assert_eq!(ran.err, told(lang, &message) + "\n", "{lang} {args}");
        }
    }
    let names: Vec<_> = fs::read_dir(place.path("")).unwrap().collect();
    assert!(names.is_empty(), "{names:?}");
}

fn counts(id: &'static str, from: u32, to: u32) -> Arg {
    Message::new(id).count("from", from).count("to", to).into()
}

#[test]
fn what_is_not_there_is_trouble() {
    let place = Place::new();
    let unknown = |id: &'static str| Message::new(id).text("name", "sniff-9").with("games", Arg::List(Vec::new()));
    for lang in Lang::ALL {
        for (args, message) in [
            ("resume", Message::new("resume-none").text("command", "snuffel play")),
            ("resume sniff-9", unknown("resume-unknown")),
            ("delete sniff-9", unknown("delete-unknown")),
            ("replay sniff-9", Message::new("file-missing").text("file", "sniff-9")),
            ("play sniff --players 3", Message::new("seats-number").text("counts", "2")),
            ("play domino --players 99", Message::new("seats-number").with("counts", counts("seats-range", 2, 5))),
            ("play spion --players 3", Message::new("seats-number").with("counts", counts("seats-or", 2, 4))),
            ("play sniff --players 0", Message::new("seats-number").text("counts", "2")),
        ] {
            let ran = place.run(&format!("--lang {lang} {args}"), b"");
            assert_eq!((ran.status, ran.err.as_str()), (1, ""), "{lang} {args}");
            assert_eq!(ran.out, told(lang, &message) + "\n", "{lang} {args}");
        }
    }
}

#[test]
fn variants_that_exclude_each_other_are_refused_with_the_reason() {
    let place = Place::new();
    for lang in Lang::ALL {
        for (one, other) in [
            ("way-out", "warm-hot"),
            ("way-out", "dogs"),
            ("way-out", "non-stop"),
            ("dogs", "gallop"),
            ("dogs", "holes"),
            ("count", "non-stop"),
            ("tournament", "non-stop"),
        ] {
            let option = |name: &str| match name {
                "holes" => "--holes 12".to_owned(),
                "count" | "tournament" => format!("--{name} 3"),
                name => format!("--{name}"),
            };
            let options = format!("{} {}", option(one), option(other));
            let ran = place.run(&format!("--lang {lang} play sniff {options}"), b"");
            let phrase = |name| told(lang, &Message::new(format!("variant-{name}")));
            let reason = Message::new("variants-excluded").text("one", phrase(one)).text("other", phrase(other));
            assert_eq!(ran.out, told(lang, &reason) + "\n", "{lang} {options}");
            assert_eq!((ran.status, ran.err.as_str()), (1, ""), "{lang} {options}");
        }
        let ran = place.run(&format!("--lang {lang} play sniff --tournament 3 --count 3"), b"");
        assert_eq!(ran.out, told(lang, &Message::new("series-one-of-both")) + "\n");
    }
}

#[test]
fn help_and_version_are_told_in_every_language() {
    let place = Place::new();
    for lang in Lang::ALL {
        for args in ["--help", "-h", "help"] {
            let ran = place.run(&format!("--lang {lang} {args}"), b"");
            assert_eq!(ran.status, 0);
            assert_eq!(ran.out, told(lang, &Message::new("usage")) + "\n");
        }
        for args in ["help play", "play --help"] {
            let ran = place.run(&format!("--lang {lang} {args}"), b"");
            assert_eq!(ran.out, told(lang, &Message::new("usage-play")) + "\n");
        }
    }
    let version = format!("snuffel {}\n", env!("CARGO_PKG_VERSION"));
    assert!(place.run("--version", b"").out.starts_with(&version));
}

#[cfg(unix)]
#[test]
fn the_environment_says_which_language() {
    let usage = |lang| told(lang, &Message::new("usage")) + "\n";
    for (env, lang) in [
        (&[][..], Lang::En),
        (&[("LANG", "de_DE.UTF-8")], Lang::De),
        (&[("LANG", "nl_BE")], Lang::Nl),
        (&[("LANG", "fr_FR.UTF-8")], Lang::En),
        (&[("LANG", "POSIX")], Lang::En),
        (&[("LANG", "C.UTF-8")], Lang::En),
        (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], Lang::En),
        (&[("LC_ALL", ""), ("LANG", "de_DE.UTF-8")], Lang::De),
        (&[("LC_MESSAGES", "POSIX"), ("LANG", "de_DE.UTF-8")], Lang::En),
        (&[("LC_ALL", "nl_NL"), ("LANG", "de_DE.UTF-8")], Lang::Nl),
        (&[("LC_CTYPE", "C"), ("LANG", "de_DE.UTF-8")], Lang::De),
        (&[("LANGUAGE", "fr:nl"), ("LANG", "de_DE.UTF-8")], Lang::Nl),
        (&[("LANGUAGE", "nl"), ("LC_ALL", "C")], Lang::En),
    ] {
        let mut place = Place::new();
        place.env = env.to_vec();
        assert_eq!(place.run("--help", b"").out, usage(lang), "{env:?}");
        fs::write(place.path("settings.toml"), "lang = \"nl\"\n").unwrap();
        assert_eq!(place.run("--help", b"").out, usage(Lang::Nl), "{env:?}");
        assert_eq!(place.run("--lang de --help", b"").out, usage(Lang::De), "{env:?}");
    }
}

#[test]
fn lines_of_the_settings_that_count_for_nothing_are_named_and_the_others_hold() {
    let unknown = Message::new("settings-unknown-keys").count("count", 2);
    for (line, message) in [
        ("width 40", Message::new("settings-line-broken")),
        ("level = \"full\"", Message::new("settings-twice").text("key", "level")),
        ("braille = 7", Message::new("settings-wrong-value").text("key", "braille").text("value", "7")),
        ("colour = 1\nlater = true", unknown.with("keys", Arg::together(["colour", "later"].map(Arg::text).to_vec()))),
    ] {
        let mut place = Place::new();
        place.env = vec![("LANG", "nl_NL.UTF-8")];
        let file = place.path("settings.toml");
        let text = format!("lang = \"de\"\nlevel = \"brief\"\n{line}\n");
        fs::write(&file, &text).unwrap();
        let ran = place.run("play sniff --seats human,easy", b"strength 4\n");
        let message = message.text("file", file.display()).count("line", 3);
        let said = Teller::new(Lang::De, Wording::Brief, Spelling::Plain, &[]).say(&message);
        assert_eq!((ran.out.lines().next(), ran.status), (Some(said.as_str()), 0), "{}", ran.out);
        let kept = place.text("settings.toml");
        assert!(kept.starts_with(&text) && kept.ends_with("strength = \"4\"\n"), "{kept}");
        assert!(place.run("check", b"").out.contains(&said), "{line}");
    }
}

#[test]
fn the_command_line_understands_the_words_of_the_lobby_in_every_language() {
    let place = Place::new();
    for (args, lang, begin) in [
        ("domino 3 hard spinner --seed 1", Lang::En, "play domino 3 hard spinner"),
        ("spiele domino 3 schwer spinner --sprache de --seed 1", Lang::De, "spiele domino 3 schwer spinner"),
        ("--taal nl speel domino 3 --moeilijk --seed 1", Lang::Nl, "speel domino 3 --moeilijk"),
    ] {
        let shell = place.run(args, b"quit\n");
        let lobby = place.run(&format!("--lang {lang} --seed 1"), format!("{begin}\nquit\nquit\n").as_bytes());
        let first = shell.out.lines().next().unwrap();
        assert!(shell.status == 0 && lobby.out.contains(first), "{} {}", shell.out, shell.err);
    }
    let shell = place.run("--taal nl speel domino 3 --qqq --seed 1", b"quit\n");
    assert_eq!(shell.status, 2, "{}", shell.err);
    assert!(shell.err.contains("--qqq") && shell.err.contains("--spinner"), "{}", shell.err);
    for (args, answer) in [
        ("regeln galopp --lang de", "galopp: "),
        ("sniff regels --lang nl", "Onderwerpen: "),
        (
            "rules variants --lang en",
            "\"variants\" is in the rules of several games: sniff, domino, schnuff, scout. For example, type snuffel rules sniff variants.",
        ),
        (
            "play domino --target 7 --lang en",
            "The target must be a multiple of 5, from 5 to 1000, such as --target 60.",
        ),
    ] {
        let ran = place.run(args, b"");
        assert!(ran.out.starts_with(answer), "{args}: {} {}", ran.out, ran.err);
    }
}
