//! The player's own records of games at other players' tables.

use super::{Desk, Trouble, new_seed};
use crate::diary::{Diary, Stake};
use crate::matches::Match;
use crate::record::{Record, apart};
use crate::remote::message::Sheet;
use crate::remote::peer::Peer;
use crate::remote::proof::Proof;
use crate::store::Home;
use crate::store::name::Name;
use crate::store::scribe::Scribe;
use crate::text::message::Message;
use crate::ui::trouble::open_text;

/// A game at another player's table, as far as this program knows it.
pub(super) struct Visited {
    /// The game as it was when the program last ended, or `None` for a new game.
    pub table: Option<Box<dyn Match>>,
    /// The seed for hints.
    pub seed: u64,
    /// The guest's contribution to the lots before the game.
    pub stake: Option<Stake>,
    /// Writes the record, if it is saved.
    pub scribe: Option<Scribe>,
    /// The name of the record, if it is complete and needs no writing.
    pub name: Option<String>,
    /// Messages for the player once the game is there.
    pub told: Vec<Message>,
}

impl Visited {
    /// A game whose messages are not written down. `name` is that of its record, if it is complete.
    pub(super) fn unsaved(seed: u64, name: Option<String>) -> Visited {
        Visited { table: None, seed, stake: None, scribe: None, name, told: Vec::new() }
    }
}

impl Desk {
    /// Begins the diary of game `number` at another player's table.
    ///
    /// # Errors
    /// When there are no random bytes.
    pub(super) fn begin_visit(
        &self,
        number: u32,
        sheet: &Sheet,
        table: Option<Peer>,
        stake: Option<Stake>,
    ) -> Result<Visited, Trouble> {
        let seed = new_seed()?;
        let diary = Diary { seat: sheet.seat, number, table: table.map(Peer::key), stake };
        let scribe = self.home.as_ref().map(|home| Scribe::visit(home, &sheet.header(seed), &diary));
        Ok(Visited { table: None, seed, stake, scribe, name: None, told: Vec::new() })
    }

    /// The name and the text of the checked record of game `number` at another player's table, if that is over and was
    /// saved here. It is not saved and checked a second time.
    pub(super) fn known_visit(&self, number: u32, sheet: &Sheet, table: Option<Peer>) -> Option<(String, String)> {
        let home = self.home.as_ref()?;
        let names = home.finished().ok()?.into_iter();
        names.filter(|name| is_of_game(name, sheet)).find_map(|name| {
            let text = home.read(&home.find(&name)?).ok()?;
            let proof = Proof::parse(apart(&text).1).ok()?;
            let confirmed = proof.confirmed?;
            let is_same = (proof.guest, confirmed.game, Some(confirmed.table)) == (Some(sheet.seat), number, table);
            is_same.then_some((name, text))
        })
    }

    /// The diary of game `number` at another player's table, if it was saved here, to be continued.
    pub(super) fn come_back(&self, number: u32, sheet: &Sheet, table: Option<Peer>) -> Option<Visited> {
        let home = self.home.as_ref()?;
        let names = [home.unfinished().ok()?, home.finished().ok()?].concat();
        let mut names = names.iter().filter(|name| is_of_game(name, sheet));
        names.find_map(|name| {
            let at = home.find(name)?;
            let diary = diary_in(&home.read(&at).ok()?)?;
            let is_same = (diary.number, diary.seat) == (number, sheet.seat)
                && diary.table.is_none_or(|known| Some(Peer::from_key(known)) == table);
            is_same.then(|| take_up(home, name, &at)).flatten()
        })
    }
}

/// Whether a record of this name is about the game of this sheet.
fn is_of_game(name: &str, sheet: &Sheet) -> bool {
    name.rsplit_once('-').is_some_and(|(game, _)| *game == **sheet.game.text())
}

/// The diary that a text contains, if it is one.
fn diary_in(text: &str) -> Option<Diary> {
    Record::parse(whole_lines(text)).ok().and_then(|record| Diary::parse(&record).ok())
}

/// Reopens a diary to continue it. A last line that was cut off by a kill is removed, as the table sends it again.
fn take_up(home: &Home, name: &str, at: &Name) -> Option<Visited> {
    let mut opened = home.open_at(name, at).ok()?;
    let text = str::from_utf8(&opened.bytes).ok()?;
    let whole = whole_lines(text);
    let diary = diary_in(whole)?;
    let (header, mut table) = open_text(whole).ok()?;
    let length = whole.len();
    if length < opened.bytes.len() {
        opened.cut(length).ok()?;
    }
    table.keep_lines();
    let scribe = Some(Scribe::go_on(home, &header.game, opened));
    Some(Visited { table: Some(table), seed: header.seed, stake: diary.stake, scribe, name: None, told: Vec::new() })
}

/// The text up to its last line break.
fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}
