//! Every source of text, with every character of Unicode: the program's output is printable text and line ends,
//! whatever the input.

use std::ffi::OsString;

use snuffel::cli;
use snuffel::games;
use snuffel::player::{Level, Player};
use snuffel::record::Record;
use snuffel::settings::{self, Settings};
use snuffel::terminal::executor::block_on;
use snuffel::terminal::plain::Plain;
use snuffel::text::locale::Source;
use snuffel::text::message::Message;
use snuffel::text::printable::is_printable;
use snuffel::text::style::Lang;
use snuffel::ui::console::{Console, Entered, settings_faults};
use snuffel::ui::input::{Typed, judge};
use snuffel::ui::spot::Spot;

use snuffel_testing::share;

use crate::common::Sheet;
use crate::common::unhurried::ends;

/// The number of characters that the program repeats of a mistyped word.
const BATCH: usize = 16;

/// Every character, in pieces that the program repeats in full.
fn all() -> Vec<String> {
    let characters: Vec<char> = ('\0'..=char::MAX).collect();
    characters.chunks(BATCH).map(|batch| batch.iter().collect()).collect()
}

/// The same without unassigned planes, and only the ends of private-use planes: all kinds of characters, for slow
/// entrances. Only full runs include all letters, others a sample.
fn each_kind() -> Vec<String> {
    let every = 10 / share(10) as u32;
    let differ = |character: char| {
        let plane = u32::from(character) >> 16;
        let is_in_turn = !character.is_alphabetic() || u32::from(character).is_multiple_of(every);
        plane < 2 && is_in_turn
            || plane == 14 && u32::from(character) & 0xf000 == 0
            || u32::from(character) & 0xffff > 0xfff0
    };
    let characters: Vec<char> = ('\0'..=char::MAX).filter(|character| differ(*character)).collect();
    characters.chunks(BATCH).map(|batch| batch.iter().collect()).collect()
}

/// A console that writes on a sheet, and at which these bytes are typed.
fn console(sheet: &Sheet, typed: &[u8]) -> Console {
    let input = Plain::new(std::io::Cursor::new(typed.to_vec()), sheet.clone(), false);
    let mut console = Console::new(ends(Box::new(input), Box::new(sheet.clone())), Settings::default(), Lang::En, None);
    console.learn(Source::CLI);
    console
}

/// Says these messages, and checks the output.
#[track_caller]
fn say(messages: impl IntoIterator<Item = Message>) {
    let sheet = Sheet::default();
    let mut console = console(&sheet, b"");
    let mut count = 0;
    for message in messages {
        console.say(&message);
        count += 1;
    }
    console.finish();
    let text = sheet.text();
    assert!(count > 0 && text.lines().count() >= count, "{count} messages");
    for line in text.split('\n') {
        assert!(is_printable(line), "{line:?}");
    }
}

#[test]
fn words_and_fields_in_a_sentence() {
    let said =
        |text: String| [Message::new("misread-unknown").text("word", &text), Message::new("note").text("text", text)];
    say(all().into_iter().flat_map(said));
}

#[test]
fn typed_lines() {
    let sheet = Sheet::default();
    let lines: Vec<String> = all().into_iter().filter(|text| !text.contains(char::is_control)).collect();
    let mut console = console(&sheet, format!("{}\n", lines.join("\n")).as_bytes());
    let grammar = console.teller().grammar(&["help", "quit"], &[]);
    let mut read = 0;
    while let Entered::Line(line) = block_on(console.ask(None, Spot::Question)) {
        assert!(is_printable(&line));
        if let Err(misread) = grammar.parse(&line, |_| None) {
            console.say(&misread.message());
        }
        read += 1;
    }
    assert!(read >= lines.len());
    for line in sheet.text().split('\n') {
        assert!(is_printable(line), "{line:?}");
    }
    for text in all().into_iter().filter(|text| text.contains(char::is_control)) {
        if let Typed::Line(line) = judge(text.as_bytes()) {
            assert!(is_printable(&line), "{text:?}");
        }
    }
}

#[test]
fn arguments() {
    let misuse = |args: &[&str]| {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        cli::parse(&cli::translate(&args, Lang::En), Lang::En, Level::NORMAL).err()
    };
    let mut told = Vec::new();
    // Only full runs misuse each text in every place, others in one place each.
    let every = 4 / share(4) as usize;
    for (number, text) in each_kind().into_iter().enumerate() {
        let text = text.replace('\0', "");
        let places: [&[&str]; 4] =
            [&[&text], &[&format!("--{text}")], &["play", "sniff", "--seats", &text], &["--lang", &text]];
        for (_, place) in places.iter().enumerate().filter(|(place, _)| (number + place).is_multiple_of(every)) {
            told.extend(misuse(&[&["snuffel"], *place].concat()));
        }
    }
    say(told);
}

#[test]
fn keys_and_values_of_settings() {
    let mut told = Vec::new();
    for text in each_kind() {
        let escaped: String = text.chars().map(|c| format!("\\U{:08X}", u32::from(c))).collect();
        for line in [format!("\"{escaped}\" = 1"), format!("wording = \"{escaped}\""), text] {
            let faults = match settings::read_settings(line.as_bytes()) {
                Ok(loaded) => loaded.faults,
                Err(fault) => vec![fault],
            };
            told.extend(settings_faults(&faults).into_iter().map(|fault| fault.text("file", "settings.toml")));
        }
    }
    assert!(told.len() > 10_000);
    say(told);
}

#[test]
fn names_of_players() {
    let mut named = 0;
    for text in ('\0'..=char::MAX).map(String::from) {
        if let Ok(Player::Human(Some(name))) = format!("human:{text}").parse() {
            assert!(is_printable(&name), "{name:?}");
            named += 1;
        }
    }
    assert!(named > 10_000);
}

#[test]
fn notes_in_a_record() {
    let header = "snuffel 1\ngame sniff\nseats human human\nseed 1\noptions size=5x5 walls=20\n";
    let sniff = games::named("sniff").unwrap();
    for text in ('\0'..=char::MAX).map(String::from).filter(|text| text != "\n") {
        let record = format!("{header}note 1 a{text}b\n");
        let opened = sniff.open(&Record::parse(&record).unwrap());
        assert_eq!(opened.is_ok(), is_printable(&text), "{text:?}");
    }
}
