//! How the last games ended, as their records tell it: a row of them that ended alike asks for another level.

use crate::player::{Level, Player};
use crate::session::{ROW, result};
use crate::store::Home;
use crate::table::Due;
use crate::ui::trouble::open_text;

/// Whether the last games of a kind against the level of these computers were all won, or all lost: so many that one more
/// makes a [row](ROW), and not more, so that a row is noticed once.
pub(super) fn row(home: &Home, game: &str, players: &[Player]) -> Option<bool> {
    let level = players.iter().find_map(Player::level)?;
    let names = home.finished().unwrap_or_default();
    let of_kind = names.iter().filter(|name| name.rsplit_once('-').is_some_and(|(kind, _)| kind == game));
    let mut ended = of_kind.take(ROW).map(|name| ended(home, name));
    let won = ended.next()?.filter(|(_, other)| *other == level)?.0;
    let alike = 1 + ended.take_while(|ended| *ended == Some((won, level))).count();
    (alike == ROW - 1).then_some(won)
}

/// Whether the only person of a finished game has won, and against which level.
fn ended(home: &Home, name: &str) -> Option<(bool, Level)> {
    let text = home.read(&home.find(name)?).ok()?;
    let (header, table) = open_text(&text).ok()?;
    match table.due() {
        Due::Over(outcome) => result(&header.players, outcome),
        Due::Seats(_) | Due::Chance => None,
    }
}
