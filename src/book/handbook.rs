//! The handbook: the help of the command line, a chapter for each subcommand, and the commands of the lobby.

use super::{Block, commands, paragraphs};
use crate::cli::usage;
use crate::text::locale::Source;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::verbs::STYLE_VERBS;
use crate::verbs;

/// The handbook in print characters: the chapter of this subcommand, or everything.
pub(super) fn handbook(teller: &mut Teller, chapter: Option<&'static str>) -> Vec<Block> {
    teller.learn(Source::CLI);
    let title = Message::new("book-handbook");
    let mut blocks = vec![Block::Heading(teller.say(&title))];
    if chapter.is_none() {
        blocks.extend(paragraphs(&teller.say(&usage(None))));
    }
    let chapters = verbs::subcommands().iter().filter(|name| chapter.is_none_or(|chapter| chapter == **name));
    for name in chapters {
        blocks.push(Block::Heading(format!("snuffel {name}")));
        blocks.extend(paragraphs(&teller.say(&usage(Some(*name)))));
    }
    if chapter.is_none() {
        blocks.extend(commands(teller, &[verbs::in_lobby(), STYLE_VERBS].concat()));
    }
    blocks
}
