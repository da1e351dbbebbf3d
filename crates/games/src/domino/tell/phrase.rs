//! Phrases for tiles and ends, used in sentences.

use crate::domino::rules::line::{End, Tip, Tips};
use crate::domino::rules::tile::{Tile, TileSet};
use crate::domino::rules::view::View;
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::message::{Arg, Message};

/// A tile, with its two halves in this order.
pub(super) fn halves((one, other): (u8, u8)) -> Arg {
    Message::new("tile").count("one", one).count("other", other).into()
}

/// A tile, its higher half first.
pub(super) fn tile(tile: Tile) -> Arg {
    halves((tile.high(), tile.low()))
}

/// Several tiles, in order.
pub(super) fn tiles(set: TileSet) -> Arg {
    Arg::List(set.iter().map(tile).collect())
}

/// The name of an end.
pub(super) fn end(end: End) -> Arg {
    Arg::Phrase(match end {
        End::Left => "end-left",
        End::Right => "end-right",
        End::Up => "end-up",
        End::Down => "end-down",
    })
}

/// The names of ends, joined by `or`.
pub(super) fn one_of(ends: impl IntoIterator<Item = End>) -> Arg {
    Arg::either(ends.into_iter().map(end).collect())
}

/// The names of ends, joined by `and`.
pub(super) fn all_of(ends: impl IntoIterator<Item = End>) -> Arg {
    Arg::together(ends.into_iter().map(end).collect())
}

/// The state of an end.
fn tip(tip: Tip) -> Arg {
    let (id, value) = match tip {
        Tip::Double(value) => ("tip-double", value),
        Tip::Half(value) | Tip::Side(value) => ("tip-half", value),
        Tip::Closed => return Arg::Phrase("none"),
    };
    Message::new(id).count("value", value).into()
}

/// The ends that count, in words: `4 and double 6`. More than two are named.
pub(super) fn counted(tips: &Tips) -> Arg {
    if tips.lone_double().is_some() {
        return tip(tips.at(End::Left));
    }
    let counts = |end: &End| matches!(tips.at(*end), Tip::Half(_) | Tip::Double(_));
    let counting: Vec<End> = End::ALL.into_iter().filter(counts).collect();
    if let [one, other] = counting[..] {
        return Message::new("tips-two").with("one", tip(tips.at(one))).with("other", tip(tips.at(other))).into();
    }
    let named = counting.into_iter().map(|place| {
        let message = Message::new("tip-named").with("end", end(place));
        message.with("tip", tip(tips.at(place))).into()
    });
    Arg::List(named.collect())
}

/// The free sides of the spinner and the value that fits them; `None` if there are none.
pub(super) fn sides(tips: &Tips) -> Option<(Vec<End>, u8)> {
    let is_side = |end: &End| matches!(tips.at(*end), Tip::Side(_));
    let free: Vec<End> = End::ALL.into_iter().filter(is_side).collect();
    let value = free.first().and_then(|end| tips.at(*end).value())?;
    Some((free, value))
}

/// The ends as digits, for the prompt of a braille display: `4 66`, with a free side of the spinner in brackets. More
/// than two are labelled with letters.
pub(super) fn digits(tips: &Tips) -> Arg {
    if let Some(value) = tips.lone_double() {
        return Arg::text(format!("{value}{value}"));
    }
    let each = End::ALL.into_iter().filter_map(|end| {
        let digits = match tips.at(end) {
            Tip::Closed => return None,
            Tip::Half(value) => format!("{value}"),
            Tip::Double(value) => format!("{value}{value}"),
            Tip::Side(value) => format!("({value})"),
        };
        Some((end, digits))
    });
    let each: Vec<(End, String)> = each.collect();
    match each.len() {
        0..=2 => Arg::text(each.into_iter().map(|(_, digits)| digits).collect::<Vec<_>>().join(" ")),
        _ => {
            let named = |(place, digits)| Message::new("place-tip").with("end", short(place)).text("tip", digits);
            Arg::List(each.into_iter().map(|tip| named(tip).into()).collect())
        }
    }
}

/// The letter for an end.
fn short(end: End) -> Arg {
    Arg::Phrase(match end {
        End::Left => "place-left",
        End::Right => "place-right",
        End::Up => "place-up",
        End::Down => "place-down",
    })
}

/// Each seat with a number, in seat order, except seats for which `number` returns `None`.
pub(super) fn each_seat(view: &View, number: impl Fn(Seat) -> Option<u16>) -> impl Iterator<Item = Message> {
    let viewer = view.viewer;
    view.seats.iter().filter_map(move |seat| Some(points_of(viewer, seat, number(seat)?)))
}

/// A seat with a number.
pub(super) fn points_of(viewer: Viewer, seat: Seat, number: u16) -> Message {
    Message::for_viewer(viewer, seat, "seat-you", "seat-other").count("number", number)
}
