//! The book of a game's story, turn by turn as a player heard it.

use super::Block;
use super::paragraphs;
use crate::session::{heard_by, listener, people};
use crate::table::Due;
use crate::text::message::Message;
use crate::ui::desk::{Desk, Trouble};

/// Returns the name and the content, in print characters, of the book of the game that `typed` means: as the only
/// person heard it, as the player called `hearer` did, or else what is public. Prompts are left out, and each turn has
/// the number by which a replay finds it.
///
/// # Errors
/// If the game cannot be read, has no such player, or is not over and another player's story is requested.
pub(super) fn story(desk: &mut Desk, typed: &str, hearer: Option<&str>) -> Result<(String, Vec<Block>), Trouble> {
    let (name, _, table) = desk.recorded(typed)?;
    let settings = desk.console.settings();
    let teller = desk.console.teller();
    // Paper has room, so the player's wording is used instead of the one for displays.
    let mut teller = teller.restyled(teller.locale().lang(), settings.wording, settings.spelling);
    let viewer = match hearer {
        Some(hearer) => heard_by(table.as_ref(), hearer, &teller)?,
        None => listener(people(table.players())),
    };
    teller.overhear(viewer != listener(people(table.players())));
    let said = |told: Vec<Message>| -> Vec<String> {
        told.iter().filter(|message| teller.tells(message)).map(|message| teller.say(message)).collect()
    };
    let title = Message::new("book-story").text("name", &name);
    let mut blocks = vec![Block::Heading(teller.say(&title))];
    if let (Some(_), Some(seat)) = (hearer, viewer.seat()) {
        blocks.extend(paragraphs(&teller.say(&Message::new("book-heard").seat("name", seat))));
    }
    blocks.extend(said(Message::retold(table.introduce(viewer))).iter().flat_map(|text| paragraphs(text)));
    for (number, turn) in (1..).zip(table.turns(viewer, 0..table.now())) {
        let told = said(turn.all).join("\n");
        let (first, rest) = told.split_once('\n').unwrap_or((&told, ""));
        let numbered = Message::new("book-turn").count("number", number).text("text", first);
        blocks.extend(paragraphs(&teller.say(&numbered)).chain(paragraphs(rest)));
    }
    if !matches!(table.due(), Due::Over(_)) {
        blocks.extend(paragraphs(&teller.say(&Message::new("replay-unfinished"))));
    }
    let hearer = hearer.and(viewer.seat()).map(|seat| format!("-{seat}")).unwrap_or_default();
    Ok((format!("{name}{hearer}"), blocks))
}
