//! Tests of lines as they are typed into a shell, and of the tasks that they ask for.

use super::*;
use crate::settings::{BrailleDisplay, Width};
use crate::text::style::{Lang, Spelling, Wording};

fn parsed(line: &str) -> Result<Request, Message> {
    let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
    parse(&translate(&args, Lang::En), Lang::En, Level::NORMAL)
}

#[test]
fn options_stand_before_or_after_the_subcommand() {
    let expected = parsed(
        "snuffel play sniff --lang de --level brief --width 40 --spell letters --braille 40 --seed 7 --data x --plain",
    )
    .unwrap();
    let before = parsed(
        "snuffel --lang de --level=brief --width 40 --spell letters --braille 40 --seed 7 --data x --plain play sniff",
    )
    .unwrap();
    assert_eq!(before, expected);
    assert_eq!(
        expected.style,
        [
            Setting::Lang(Some(Lang::De)),
            Setting::Wording(Wording::Brief),
            Setting::Width(Width::Columns(40)),
            Setting::Spelling(Spelling::Letters),
            Setting::Braille(BrailleDisplay::new(40)),
            Setting::Plain(true),
        ]
    );
    assert_eq!(expected.seed, Some(7));
    assert_eq!(expected.data, Some(PathBuf::from("x")));
}

#[test]
fn every_task_is_understood() {
    let task = |line| parsed(line).unwrap().task;
    assert_eq!(task("snuffel"), Task::Lobby);
    let play = |text: &[&str]| Task::Play {
        game: "sniff".to_owned(),
        players: text.iter().map(|word| word.parse().unwrap()).collect(),
        options: Vec::new(),
    };
    assert_eq!(task("snuffel play sniff"), play(&["human", "normal"]));
    assert_eq!(task("snuffel play sniff 0"), play(&[]));
    assert_eq!(task("snuffel play sniff 2"), task("snuffel play sniff --players 2"));
    assert_eq!(task("snuffel play sniff --seats human:Anna,easy"), play(&["human:Anna", "easy"]));
    let verb = |verb, given| Task::Verb(lobby::Command::new(verb, given));
    assert_eq!(task("snuffel resume"), verb("resume", ""));
    assert_eq!(task("snuffel resume sniff-2"), verb("resume", "sniff-2"));
    assert_eq!(task("snuffel delete sniff-2"), verb("delete", "sniff-2"));
    assert_eq!(task("snuffel replay a.record"), verb("replay", "a.record"));
    assert_eq!(task("snuffel check"), verb("selftest", ""));
    let book =
        |topic: &str, grade| Task::Book { book: Book::Rules { game: "sniff".into(), topic: topic.into() }, grade };
    assert_eq!(task("snuffel rules sniff --brf"), book("", Grade::Uncontracted));
    assert_eq!(task("snuffel rules sniff goal --brf --contracted"), book("goal", Grade::Contracted));
    let story = |hearer: Option<&str>| Book::Story { game: "sniff-2".into(), hearer: hearer.map(str::to_owned) };
    let uncontracted = |book| Task::Book { book, grade: Grade::Uncontracted };
    assert_eq!(task("snuffel replay sniff-2 --brf"), uncontracted(story(None)));
    assert_eq!(task("snuffel replay --brf --as Ben sniff-2"), uncontracted(story(Some("Ben"))));
    assert_eq!(task("snuffel help --brf"), uncontracted(Book::Handbook(None)));
    assert_eq!(task("snuffel help play --brf"), uncontracted(Book::Handbook(Some("play"))));
    assert_eq!(task("snuffel --help"), Task::Help(None));
    assert_eq!(task("snuffel play --help"), Task::Help(Some("play")));
    assert_eq!(task("snuffel help play"), Task::Help(Some("play")));
    assert_eq!(task("snuffel --version"), Task::Version);
}

#[test]
fn speech_needs_no_value_and_takes_none_behind_a_blank() {
    let style = |line| parsed(line).map(|request| request.style);
    for line in ["snuffel --speech", "snuffel --speech=on check"] {
        assert_eq!(style(line), Ok(vec![Setting::Speech(true)]), "{line}");
    }
    let off = style("snuffel play sniff --speech=off");
    assert_eq!(off, Ok(vec![Setting::Speech(false)]));
    let play = parsed("snuffel --speech play sniff").unwrap().task;
    assert!(matches!(play, Task::Play { .. }));
}

#[test]
fn variants_are_options_of_play() {
    let Task::Play { options, .. } =
        parsed("snuffel play sniff --gallop --holes 12 --size=4x4 --non-stop").unwrap().task
    else {
        panic!("no game is played");
    };
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let expected = [pair("gallop", ""), pair("holes", "12"), pair("size", "4x4"), pair("non-stop", "")];
    assert_eq!(options, expected);
    let twice = parsed("snuffel play sniff --gallop --gallop").unwrap_err();
    assert_eq!(twice, Message::new("option-twice").text("option", "--gallop"));
    // The game reports a missing value, because it knows the possible ones.
    let Task::Play { options, .. } = parsed("snuffel play sniff --holes").unwrap().task else {
        panic!("no game is played");
    };
    assert_eq!(options, [pair("holes", "")]);
}

#[test]
fn what_cannot_be_understood_is_named() {
    for (line, id, word) in [
        ("snuffel --colour", "cli-unknown-argument", "--colour"),
        ("snuffel fly", "cli-unknown-subcommand", "fly"),
        ("snuffel simulate sniff --seats", "cli-missing-value", "--seats"),
        ("snuffel --data= check", "cli-missing-value", "--data"),
        ("snuffel rules sniff --contracted", "cli-missing-argument", "--brf"),
        ("snuffel replay sniff-2 --as Ben", "cli-missing-argument", "--brf"),
        ("snuffel help fly --brf", "cli-unknown-subcommand", "fly"),
    ] {
        let expected = Message::new(id).text("word", word);
        assert_eq!(parsed(line), Err(expected), "{line}");
    }
    for (line, id) in [
        ("snuffel --lang fr", "cli-wrong-lang"),
        ("snuffel --level loud", "cli-wrong-level"),
        ("snuffel --width 3", "cli-wrong-width"),
        ("snuffel --braille 19", "cli-wrong-braille"),
        ("snuffel --braille 81", "cli-wrong-braille"),
        ("snuffel --thinking 5", "cli-wrong-thinking"),
        ("snuffel play sniff fox", "wish-unknown"),
        ("snuffel --pace fast", "cli-wrong-pace"),
        ("snuffel --bell loud", "cli-wrong-bell"),
        ("snuffel --sounds on", "cli-wrong-sounds"),
        ("snuffel play sniff --players fox", "seats-no-number"),
        ("snuffel play sniff 2 --players 2", "option-twice"),
        ("snuffel play", "game-which"),
        ("snuffel rules --brf", "game-which"),
        ("snuffel play sniff --colour", "option-unknown"),
        ("snuffel play sniff --seats", "seats-unreadable"),
        ("snuffel --spell x", "cli-wrong-spell"),
        ("snuffel --speech=loud", "cli-wrong-speech"),
        ("snuffel --seed -1", "cli-wrong-seed"),
        ("snuffel play sniff --seats dog", "seats-unreadable"),
    ] {
        assert_eq!(parsed(line).unwrap_err().id, id, "{line}");
    }
}

#[test]
fn the_language_is_found_even_where_the_rest_makes_no_sense() {
    let args = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
    assert_eq!(wanted(&args("snuffel --x --lang de"), "lang").as_deref(), Some("de"));
    assert_eq!(wanted(&args("snuffel --lang=nl fly"), "lang").as_deref(), Some("nl"));
    assert_eq!(wanted(&args("snuffel fly"), "lang"), None);
}

#[test]
fn the_command_line_understands_what_the_lobby_understands() {
    let task = |line| parsed(line).map(|request| request.task);
    let domino = task("snuffel play domino --seats hard --players 3 --spinner --target 60");
    assert!(domino.is_ok());
    for line in [
        "snuffel domino 3 hard spinner target 60",
        "snuffel spiele domino 3 hard spinner --target=60",
        "snuffel play domino spinner hard players 3 target 60 --sprache de",
    ] {
        assert_eq!(task(line), domino, "{line}");
    }
    let verb = |verb, given| Task::Verb(lobby::Command::new(verb, given));
    assert_eq!(task("snuffel rules").unwrap_err().id, "game-which");
    assert_eq!(task("snuffel regeln gallop"), Ok(verb("rules", "gallop")));
    assert_eq!(task("snuffel sniff rules goal"), Ok(verb("rules", "sniff goal")));
    assert_eq!(parsed("snuffel --breite aus").unwrap().style, [Setting::Width(Width::Off)]);
}

#[test]
fn what_is_wrong_is_told_with_the_options_of_the_command_line() {
    let options = parsed("snuffel play domino --colour").unwrap_err();
    let expected = ["--tournament", "--target", "--spinner", "--no-hints", "--seats", "--players"];
    let list = Value::List(expected.into_iter().map(Value::text).collect());
    assert_eq!(options.id, "option-unknown");
    assert!(options.args.contains(&("options", list)));
    let like = parsed("snuffel play sniff galop").unwrap_err();
    assert!(like.args.contains(&("like", Value::text("--gallop"))));
    let which = parsed("snuffel play").unwrap_err();
    assert!(which.args.contains(&("command", Value::text("snuffel play"))));
}
