//! Braille books as files for embossers: the rules of a game with its commands, the story of a game, and the handbook
//! of the program.

pub mod brf;
mod handbook;
pub mod louis;
mod story;

use std::fs;
use std::path::PathBuf;

use self::brf::{Block, book as book_of};
use self::handbook::handbook;
use self::louis::{NoBraille, PROGRAM, table, translate};
use self::story::story;
use crate::cli::{Book, Grade};
use crate::game::VERBS;
use crate::games;
use crate::help::{explain, rule, unknown_topic};
use crate::kind::Kind;
use crate::text::lexicon::Found;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::console::Console;
use crate::ui::desk::{Desk, Trouble};
use crate::ui::verbs::STYLE_VERBS;

/// The message that liblouis has no table of this grade for a language.
fn none(grade: Grade) -> Message {
    match grade {
        Grade::Uncontracted => Message::new("book-no-uncontracted"),
        Grade::Contracted => Message::new("book-no-contracted"),
    }
}

/// Writes a book in the language of the console to the current folder.
///
/// # Errors
/// The message that the game, topic or player does not exist, that there is no braille, or that the file cannot be
/// written.
pub async fn write_book(desk: &mut Desk, book: &Book, grade: Grade) -> Result<(), Trouble> {
    let lang = desk.console.teller().locale().lang();
    let table = table(lang, grade).ok_or_else(|| none(grade).lang(lang))?;
    let (name, blocks) = match book {
        Book::Rules { game, topic } => (game.clone(), rules(desk.console.teller_mut(), games::named(game)?, topic)?),
        Book::Story { game, hearer } => story(desk, game, hearer.as_deref())?,
        Book::Handbook(None) => ("snuffel".to_owned(), handbook(desk.console.teller_mut(), None)),
        Book::Handbook(Some(chapter)) => {
            (format!("snuffel-{chapter}"), handbook(desk.console.teller_mut(), Some(*chapter)))
        }
    };
    let texts: Vec<String> = blocks.iter().map(|block| text(block).clone()).collect();
    let braille = translate(&texts, table).map_err(no_braille)?;
    let blocks = blocks.iter().zip(braille).map(|(block, braille)| match block {
        Block::Heading(_) => Block::Heading(braille),
        Block::Paragraph(_) => Block::Paragraph(braille),
    });
    let (book, pages) = book_of(&blocks.collect::<Vec<_>>());
    let name = match grade {
        Grade::Uncontracted => format!("{name}-{lang}.brf"),
        Grade::Contracted => format!("{name}-{lang}-contracted.brf"),
    };
    keep(&mut desk.console, &PathBuf::from(name), &book, pages).await
}

/// Writes the file, unless the player keeps an existing one.
async fn keep(console: &mut Console, file: &PathBuf, book: &str, pages: usize) -> Result<(), Trouble> {
    let named = |id: &'static str| Message::new(id).text("file", file.display());
    if file.exists() && !console.confirm(&named("book-replace")).await {
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

/// The paragraphs of a text, one for each of its lines.
fn paragraphs(text: &str) -> impl Iterator<Item = Block> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| Block::Paragraph(line.to_owned()))
}

/// The explanations of the commands, under a heading with their number.
fn commands(teller: &Teller, verbs: &[&'static str]) -> Vec<Block> {
    let count = Message::new("help-commands").count("count", verbs.len());
    let explained: Vec<String> = verbs.iter().map(|verb| teller.say(&explain(verb))).collect();
    let explained = explained.iter().flat_map(|text| paragraphs(text));
    [Block::Heading(teller.say(&count))].into_iter().chain(explained).collect()
}

/// The book of a game's rules, in print characters.
fn rules(teller: &mut Teller, kind: &dyn Kind, topic: &str) -> Result<Vec<Block>, Trouble> {
    let texts = kind.texts();
    for source in [texts.messages, texts.words, texts.rules] {
        teller.learn(source);
    }
    let title = Message::new("book-title").text("game", kind.id());
    let mut blocks = vec![Block::Heading(teller.say(&title))];
    let grammar = teller.grammar(&[], &[]);
    let is_all = topic.is_empty() || grammar.arguments.find(topic) == Found::One("all");
    let chosen = match (is_all, teller.lexicon(texts.topics).find(topic)) {
        (true, _) => texts.topics.to_vec(),
        (false, Found::One(topic)) => vec![topic],
        (false, Found::None | Found::Several(_)) => return Err(unknown_topic(teller, kind, topic)),
    };
    for topic in chosen {
        let name = teller.lexicon(&[topic]).usual().next().unwrap_or_default().to_owned();
        blocks.push(Block::Heading(name));
        blocks.extend(paragraphs(&teller.say(&rule(kind, topic))));
    }
    if is_all {
        blocks.extend(commands(teller, &[VERBS, kind.verbs(), STYLE_VERBS].concat()));
    }
    Ok(blocks)
}
