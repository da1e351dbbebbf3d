//! The parts of sentences that speak of tiles and ends.

use crate::games::domino::rules::line::{End, Tip, Tips};
use crate::games::domino::rules::tile::{Tile, TileSet};
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

/// A phrase that speaks of something itself.
pub fn said(message: Message) -> Arg {
    Arg::Said(Box::new(message))
}

/// A tile by its two halves, in this order.
pub fn halves((one, other): (u8, u8)) -> Arg {
    said(Message::new("tile").count("one", one).count("other", other))
}

/// A tile, its higher half first.
pub fn tile(tile: Tile) -> Arg {
    halves((tile.high(), tile.low()))
}

/// Several tiles, in their order.
pub fn tiles(set: TileSet) -> Arg {
    Arg::List(set.iter().map(tile).collect())
}

/// An end by its name.
pub fn end(end: End) -> Arg {
    Arg::Phrase(match end {
        End::Left => "end-left",
        End::Right => "end-right",
        End::Up => "end-up",
        End::Down => "end-down",
    })
}

/// Several ends by their names.
pub fn ends(ends: impl Iterator<Item = End>) -> Arg {
    Arg::List(ends.map(end).collect())
}

/// What lies at an end.
fn tip(tip: Tip) -> Arg {
    let (id, value) = match tip {
        Tip::Double(value) => ("tip-double", value),
        Tip::Half(value) | Tip::Side(value) => ("tip-half", value),
        Tip::Closed => return Arg::Phrase("none"),
    };
    said(Message::new(id).count("value", value))
}

/// The ends that count, as a row of words: `4 and double 6`; more than two by their names.
pub fn counted(tips: &Tips) -> Arg {
    if tips.lone_double().is_some() {
        return tip(tips.at(End::Left));
    }
    let counts = |end: &End| matches!(tips.at(*end), Tip::Half(_) | Tip::Double(_));
    let counting: Vec<End> = End::ALL.into_iter().filter(counts).collect();
    if let [one, other] = counting[..] {
        let both = Message::new("tips-two").with("one", tip(tips.at(one)));
        return said(both.with("other", tip(tips.at(other))));
    }
    let named = counting.into_iter().map(|place| {
        let message = Message::new("tip-named").with("end", end(place));
        said(message.with("tip", tip(tips.at(place))))
    });
    Arg::List(named.collect())
}

/// The free sides of the spinner and the value that fits them, if there are any.
pub fn sides(tips: &Tips) -> Option<(Vec<End>, u8)> {
    let is_side = |end: &End| matches!(tips.at(*end), Tip::Side(_));
    let free: Vec<End> = End::ALL.into_iter().filter(is_side).collect();
    let value = free.first().and_then(|end| tips.at(*end).value())?;
    Some((free, value))
}

/// The ends as digits, for the prompt of a braille display: `4 66`, a free side of the spinner in brackets.
pub fn digits(tips: &Tips) -> String {
    if let Some(value) = tips.lone_double() {
        return format!("{value}{value}");
    }
    let each = tips.each.iter().filter_map(|tip| match tip {
        Tip::Closed => None,
        Tip::Half(value) => Some(format!("{value}")),
        Tip::Double(value) => Some(format!("{value}{value}")),
        Tip::Side(value) => Some(format!("({value})")),
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The message for the viewer's own doings, or for those of somebody else by name.
pub fn whose(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
    if viewer.is(seat) { Message::new(you) } else { Message::new(other).seat("name", seat) }
}

/// Each seat with a number, beginning with the first, except for those that `number` leaves out.
pub fn each_seat(viewer: Viewer, seats: u8, number: impl Fn(Seat) -> Option<u16>) -> Arg {
    let all = (0..usize::from(seats)).filter_map(Seat::new);
    let item = |seat: Seat| {
        let number = number(seat)?;
        let message = whose(viewer, seat, "seat-you", "seat-other");
        Some(said(message.count("number", number)))
    };
    Arg::List(all.filter_map(item).collect())
}
