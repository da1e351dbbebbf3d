//! How the last games ended, according to their records: a streak of equal results suggests another level.

use crate::player::{Level, Player};
use crate::session::{ROW, result};
use crate::store::Home;
use crate::table::Due;
use crate::ui::trouble::open_text;

/// Whether the last games of a kind against the level of these computers were all won, or all lost. They must be
/// exactly one short of a [streak](ROW), so that a streak is noticed once.
pub(super) fn row(home: &Home, game: &str, players: &[Player]) -> Option<bool> {
    let level = players.iter().find_map(Player::level)?;
    let names = home.finished().unwrap_or_default();
    let of_kind = names.iter().filter(|name| name.rsplit_once('-').is_some_and(|(kind, _)| kind == game));
    let mut ended = of_kind.take(ROW).map(|name| ended(home, name));
    let won = ended.next()?.filter(|(_, other)| *other == level)?.0;
    let alike = 1 + ended.take_while(|ended| *ended == Some((won, level))).count();
    (alike == ROW - 1).then_some(won)
}

/// Whether the only person in a finished game won, and against which level.
fn ended(home: &Home, name: &str) -> Option<(bool, Level)> {
    let text = home.read(&home.find(name)?).ok()?;
    let (header, table) = open_text(&text).ok()?;
    match table.due() {
        Due::Over(outcome) => result(&header.players, outcome),
        Due::Seats(_) | Due::Chance => None,
    }
}
