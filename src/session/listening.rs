//! As whom a story is heard, and players by their names.

use super::Session;
use crate::matches::Match;
use crate::seat::{Seat, Seats, Viewer};
use crate::table::Due;
use crate::text::command::shorten;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;
use crate::text::words::fold;

impl Session {
    /// Switches to the story as another player heard it; without a name, back to the listener's own. Secrets are kept
    /// while the game is played.
    pub(super) fn listen_as(&mut self, typed: &str, teller: &mut Teller) {
        let viewer = match typed {
            "" if self.is_over() => Ok(super::listener(self.people)),
            typed => heard_by(self.table.as_ref(), typed, teller),
        };
        let viewer = match viewer {
            Ok(viewer) => viewer,
            Err(message) => return self.say(message),
        };
        self.listener = viewer;
        teller.overhear(viewer != super::listener(self.people));
        self.say(match viewer {
            Viewer::Seat(_) if viewer == super::listener(self.people) => Message::new("as-own"),
            Viewer::Seat(seat) => Message::new("as-seat").seat("name", seat),
            Viewer::Public => Message::new("as-public"),
        });
    }
}

/// The viewer who heard the story as the player of this name did.
///
/// # Errors
/// A message for the player: while the game is played, since secrets are kept; if only one seat's story is known; and
/// if no player has this name.
pub fn heard_by(table: &dyn Match, typed: &str, teller: &Teller) -> Result<Viewer, Message> {
    if !matches!(table.due(), Due::Over(_)) {
        return Err(Message::new("as-not-over"));
    }
    let seat = seat_named(table, typed, teller).ok_or_else(|| unknown_player(table, typed))?;
    match table.is_elsewhere() && super::listener(super::people(table.players())) != Viewer::Seat(seat) {
        true => Err(Message::new("as-elsewhere")),
        false => Ok(Viewer::Seat(seat)),
    }
}

/// Says that no player at the table has this name, and who sits there.
pub(super) fn unknown_player(table: &dyn Match, typed: &str) -> Message {
    let names = Seats::first(table.players().len()).iter().map(Arg::Seat).collect();
    Message::new("player-unknown").text("word", shorten(typed)).with("names", Arg::together(names))
}

/// The seat of the player with this name, number, unambiguous beginning of a name, or other word of the game for it.
pub(super) fn seat_named(table: &dyn Match, typed: &str, teller: &Teller) -> Option<Seat> {
    let typed = fold(typed);
    if typed.is_empty() {
        return None;
    }
    let seats = || Seats::first(table.players().len()).iter();
    let name = |seat: Seat| fold(&teller.name_of(seat));
    let grammar = teller.grammar(&[], &[]);
    // A name of several words may have been sifted, too, which turns a number in it into digits.
    let is_called = |seat: Seat| name(seat) == typed || fold(&grammar.sift(&name(seat))) == typed;
    if let Some(seat) = seats().find(|seat| is_called(*seat) || seat.to_string() == typed) {
        return Some(seat);
    }
    let mut like = seats().filter(|seat| name(*seat).starts_with(&typed));
    like.next().filter(|_| like.next().is_none()).or_else(|| {
        let called = table.kind().texts().seats;
        let word = teller.lexicon(called).exact(&typed)?;
        seats().zip(called).find(|(_, id)| **id == word).map(|(seat, _)| seat)
    })
}
