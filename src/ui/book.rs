//! Braille books: the rules of a game and the words that can be typed in it, as a file for embossers.

pub mod brf;
pub mod louis;

use std::fs;
use std::path::PathBuf;

use self::brf::{Block, book};
use self::louis::{Grade, NoBraille, PROGRAM, table, translate};
use super::console::{Console, STYLE_VERBS};
use super::desk::{Desk, Trouble};
use crate::games;
use crate::help::{explain, rule, unknown_topic};
use crate::kind::Kind;
use crate::session::VERBS;
use crate::text::lexicon::Found;
use crate::text::message::Message;
use crate::text::teller::Teller;

/// Writes the book of a game, or of one topic of its rules, in the language of the console, into the folder where the
/// program runs.
///
/// # Errors
/// What to tell when there is no such game or topic, no braille, or no place for the file.
pub fn write_book(desk: &mut Desk, game: &str, topic: &str, grade: Grade) -> Result<(), Trouble> {
    let console = &mut desk.console;
    let lang = console.teller().locale().lang();
    let table = table(lang, grade).ok_or_else(|| Message::new("book-no-contracted"))?;
    let blocks = contents(console.teller_mut(), games::named(game)?, topic)?;
    let texts: Vec<String> = blocks.iter().map(|block| text(block).clone()).collect();
    let braille = translate(&texts, table).map_err(no_braille)?;
    let blocks = blocks.iter().zip(braille).map(|(block, braille)| match block {
        Block::Heading(_) => Block::Heading(braille),
        Block::Paragraph(_) => Block::Paragraph(braille),
    });
    let (book, pages) = book(&blocks.collect::<Vec<_>>());
    let name = match grade {
        Grade::Uncontracted => format!("{game}-{lang}.brf"),
        Grade::Contracted => format!("{game}-{lang}-contracted.brf"),
    };
    keep(&mut desk.console, &PathBuf::from(name), &book, pages)
}

/// Writes the file, unless there is one that is to stay.
fn keep(console: &mut Console, file: &PathBuf, book: &str, pages: usize) -> Result<(), Trouble> {
    let named = |id: &'static str| Message::new(id).text("file", file.display());
    if file.exists() && !console.confirm(&named("book-replace")) {
        console.say(&named("book-not-replaced"));
        return Ok(());
    }
    fs::write(file, book).map_err(|_| named("book-unwritable"))?;
    console.say(&named("book-written").count("pages", pages));
    Ok(())
}

fn no_braille(fault: NoBraille) -> Trouble {
    match fault {
        NoBraille::NotInstalled => Message::new("book-not-installed").text("program", PROGRAM),
        NoBraille::NoTable(table) => Message::new("book-no-table").text("table", table),
    }
}

fn text(block: &Block) -> &String {
    match block {
        Block::Heading(text) | Block::Paragraph(text) => text,
    }
}

/// What stands in a book, in letters.
fn contents(teller: &mut Teller, kind: &dyn Kind, topic: &str) -> Result<Vec<Block>, Trouble> {
    let texts = kind.texts();
    for source in [texts.messages, texts.words, texts.rules] {
        teller.learn(source);
    }
    let say = |message: &Message| teller.say(message);
    let title = Message::new("book-title").text("game", kind.id());
    let mut blocks = vec![Block::Heading(say(&title))];
    let mut add = |heading: String, texts: Vec<String>| {
        blocks.push(Block::Heading(heading));
        let lines = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.is_empty());
        blocks.extend(lines.map(|line| Block::Paragraph(line.to_owned())));
    };
    let grammar = teller.grammar(&[], &[]);
    let is_all = topic.is_empty() || grammar.arguments.find(topic) == Found::One("all");
    let chosen = match (is_all, teller.lexicon(texts.topics).find(topic)) {
        (true, _) => texts.topics.to_vec(),
        (false, Found::One(topic)) => vec![topic],
        (false, Found::None | Found::Several(_)) => return Err(unknown_topic(teller, kind, topic)),
    };
    for topic in chosen {
        let name = teller.lexicon(&[topic]).usual().next().unwrap_or_default().to_owned();
        add(name, vec![say(&rule(kind, topic))]);
    }
    if is_all {
        let verbs = [VERBS, kind.verbs(), STYLE_VERBS].concat();
        let count = Message::new("help-commands").count("count", verbs.len());
        let texts = verbs.iter().map(|verb| say(&explain(verb)));
        add(say(&count), texts.collect());
    }
    Ok(blocks)
}
