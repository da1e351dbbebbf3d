//! What is told when something happens: the beginning of a game, and percepts.

use super::phrase::{counted, each_seat, end, ends, said, tile, tiles, whose};
use crate::games::domino::rules::event::{Cause, Drawn, HandEnd, Occasion, PLACES, Percept, Play};
use crate::games::domino::rules::rounded;
use crate::games::domino::rules::tile::TileSet;
use crate::games::domino::rules::view::View;
use crate::seat::{Seat, Seats, Viewer};
use crate::text::message::{Arg, Message};

/// What is told when a game begins.
pub fn introduce(view: &View) -> Vec<Message> {
    let seats = Seats::first(usize::from(view.seats));
    let (id, names) = match view.seat() {
        Some(me) => {
            let others = seats.without(me);
            ("intro-you", others.iter().map(Arg::Opponent).collect())
        }
        None => ("intro-both", seats.iter().map(Arg::Seat).collect()),
    };
    let mut told = vec![Message::new(id).count("target", view.config.target).with("names", Arg::List(names))];
    if view.config.spinner {
        told.push(Message::new("intro-spinner"));
    }
    told
}

/// What is told of percepts, one after the other. Draws of somebody else are told with what came of them, and how a
/// game ended goes before the tiles that were left.
pub fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
    let mut told = Vec::new();
    let mut rest = percepts;
    while let Some((first, later)) = rest.split_first() {
        let (drawn, drawer) = draws_of_other(rest, viewer);
        let after = rest.get(drawn).copied();
        match (drawer, after) {
            (Some((seat, count)), Some(Percept::Laid(play))) if play.seat == seat => {
                told.push(laid_by_other(&play, "drawn-other").count("drawn", count));
                rest = &rest[drawn + 1..];
            }
            (Some((seat, count)), Some(Percept::Passed { seat: passer })) if passer == seat => {
                let message = Message::new("drew-passed-other").seat("name", seat);
                told.push(message.count("count", count));
                rest = &rest[drawn + 1..];
            }
            (Some((seat, count)), _) => {
                let message = Message::new("drew-other").seat("name", seat);
                told.push(message.count("count", count));
                rest = &rest[drawn..];
            }
            (None, _) => {
                rest = later;
                let won = match (first, later.first()) {
                    (Percept::HandOver(_), Some(won @ Percept::Won { .. })) => {
                        rest = &later[1..];
                        Some(won)
                    }
                    _ => None,
                };
                told.extend(tell_one(first, won, viewer));
            }
        }
    }
    if percepts.last().is_some_and(|last| offers_extra(last, viewer)) {
        told.push(Message::new("extra-offer"));
    }
    told
}

/// Whether the viewer has just opened; when no tile fits as an extra tile, something else happens right after it.
fn offers_extra(last: &Percept, viewer: Viewer) -> bool {
    match last {
        Percept::Laid(play) => match play.occasion {
            Occasion::HighestDouble | Occasion::HighestSum => viewer.is(play.seat),
            Occasion::Extra | Occasion::Turn | Occasion::Drawn => false,
        },
        Percept::Dealt { .. }
        | Percept::Declined { .. }
        | Percept::Drew { .. }
        | Percept::Passed { .. }
        | Percept::HandOver(_)
        | Percept::AutoSet { .. }
        | Percept::Resigned { .. }
        | Percept::Won { .. } => false,
    }
}

/// Draws of somebody else are told with the tile that is laid then.
pub fn goes_on(percept: &Percept) -> bool {
    match percept {
        Percept::Drew { own, .. } => own.is_none(),
        Percept::Dealt { .. }
        | Percept::Laid(_)
        | Percept::Declined { .. }
        | Percept::Passed { .. }
        | Percept::HandOver(_)
        | Percept::AutoSet { .. }
        | Percept::Resigned { .. }
        | Percept::Won { .. } => false,
    }
}

/// How many of the percepts are draws of the same other player, who that is, and how many tiles that makes.
fn draws_of_other(percepts: &[Percept], viewer: Viewer) -> (usize, Option<(Seat, u32)>) {
    let mut drawer = None;
    let mut draws = 0;
    for percept in percepts {
        let Percept::Drew { seat, count, .. } = percept else {
            break;
        };
        let (who, tiles) = drawer.unwrap_or((*seat, 0));
        if who != *seat || viewer.is(*seat) {
            break;
        }
        drawer = Some((who, tiles + u32::from(*count)));
        draws += 1;
    }
    (draws, drawer)
}

/// What is told of a percept by itself; `won` is the end of the game that came with it.
fn tell_one(percept: &Percept, won: Option<&Percept>, viewer: Viewer) -> Vec<Message> {
    match percept {
        Percept::Dealt { number, hand, each, stock } => vec![dealt(*number, *hand, *each, *stock)],
        Percept::Laid(play) => vec![laid(play, viewer)],
        Percept::Declined { seat, able } => vec![declined(viewer, *seat, *able)],
        Percept::Drew { own: Some(drawn), .. } => vec![drew(drawn)],
        Percept::Drew { seat, count, own: None, .. } => {
            let message = Message::new("drew-other").seat("name", *seat);
            vec![message.count("count", *count)]
        }
        Percept::Passed { seat } => vec![whose(viewer, *seat, "passed-you", "passed-other")],
        Percept::HandOver(end) => hand_over(end, won, viewer),
        Percept::AutoSet { on: true } => vec![Message::new("auto-on")],
        Percept::AutoSet { on: false } => vec![Message::new("auto-off")],
        Percept::Resigned { seat } => vec![whose(viewer, *seat, "resigned-you", "resigned-other")],
        Percept::Won { winners, seats, totals } => vec![game_won(viewer, *winners, *seats, totals)],
    }
}

fn dealt(number: u16, hand: Option<TileSet>, each: u8, stock: u8) -> Message {
    let message = match hand {
        Some(hand) => Message::new("dealt-you").with("tiles", tiles(hand)),
        None => Message::new("dealt-all"),
    };
    message.count("number", number).count("count", each).count("stock", stock)
}

fn laid(play: &Play, viewer: Viewer) -> Message {
    let own = viewer.is(play.seat);
    let id = match (play.occasion, own) {
        (Occasion::HighestDouble, true) => "opened-double-you",
        (Occasion::HighestDouble, false) => "opened-double-other",
        (Occasion::HighestSum, true) => "opened-sum-you",
        (Occasion::HighestSum, false) => "opened-sum-other",
        (Occasion::Extra, true) => "extra-you",
        (Occasion::Extra, false) => "extra-other",
        (Occasion::Turn | Occasion::Drawn, true) => "laid-you",
        (Occasion::Turn | Occasion::Drawn, false) => "laid-other",
    };
    laid_by_other(play, id)
}

/// A tile that was laid, by whomever; only the messages of others speak of a name.
fn laid_by_other(play: &Play, id: &'static str) -> Message {
    let message = Message::new(id)
        .seat("name", play.seat)
        .with("tile", tile(play.tile))
        .count("value", play.tile.high())
        .with("ends", counted(&play.tips))
        .count("sum", play.tips.sum())
        .count("gain", play.gain)
        .count("total", play.total)
        .count("left", play.left);
    match play.end {
        Some(place) => message.with("end", end(place)),
        None => message,
    }
}

fn declined(viewer: Viewer, seat: Seat, able: Option<bool>) -> Message {
    match able {
        Some(false) => Message::new("no-extra-you"),
        Some(true) | None => whose(viewer, seat, "declined-you", "declined-other"),
    }
}

/// The viewer's own draws; the tile that fits comes last, as it was drawn.
fn drew(drawn: &Drawn) -> Message {
    let mut others = drawn.tiles;
    let Some(fits) = drawn.fits else {
        return Message::new("drew-vain").count("count", others.len()).with("tiles", tiles(others));
    };
    others.remove(fits);
    let places = crate::games::domino::rules::line::End::ALL.into_iter();
    let places = places.filter(|end| drawn.tips.sum_with(fits, *end).is_some());
    let id = if drawn.auto { "drew-fits" } else { "drew-fits-alone" };
    Message::new(id)
        .count("count", drawn.tiles.len())
        .count("others", others.len())
        .with("tiles", tiles(others))
        .with("tile", tile(fits))
        .with("places", ends(places))
}

fn hand_over(over: &HandEnd, won: Option<&Percept>, viewer: Viewer) -> Vec<Message> {
    let mut told: Vec<Message> = credit(over, viewer).into_iter().collect();
    told.extend(won.iter().flat_map(|won| tell_one(won, None, viewer)));
    let seats = Seats::first(usize::from(over.seats));
    let left = seats.iter().filter_map(|seat| left(over, seat, viewer));
    told.extend(left);
    if won.is_none() {
        let points = |seat: Seat| over.totals.get(seat.index()).copied();
        let standing = each_seat(viewer, over.seats, points);
        told.push(Message::new("standing").with("points", standing));
    }
    told
}

/// Who is credited with the hands of the others; nothing where the hand has no end of its own.
fn credit(over: &HandEnd, viewer: Viewer) -> Option<Message> {
    let (you, other) = match (over.cause, over.winner) {
        (Cause::Target | Cause::Resigned, _) => return None,
        (Cause::Blocked, None) => return Some(Message::new("blocked-tie")),
        (Cause::Blocked, Some(_)) => ("blocked-you", "blocked-other"),
        (Cause::Out, _) => ("out-you", "out-other"),
    };
    let winner = over.winner?;
    let index = winner.index();
    Some(
        whose(viewer, winner, you, other)
            .count("gain", over.gain)
            .count("total", over.totals[index])
            .count("pips", over.hands[index].pips()),
    )
}

/// The tiles that a seat has left, and what they bring to whom they bring something.
fn left(over: &HandEnd, seat: Seat, viewer: Viewer) -> Option<Message> {
    let hand = over.hands[seat.index()];
    if hand.is_empty() {
        return None;
    }
    let counts = over.winner.is_some_and(|winner| winner != seat);
    let message = match counts {
        true => whose(viewer, seat, "counted-you", "counted-other"),
        false => whose(viewer, seat, "shown-you", "shown-other"),
    };
    Some(
        message
            .count("count", hand.len())
            .with("tiles", tiles(hand))
            .count("pips", hand.pips())
            .count("rounded", rounded(hand.pips())),
    )
}

fn game_won(viewer: Viewer, winners: Seats, seats: u8, totals: &[u16; PLACES]) -> Message {
    let points = |seat: Seat| totals.get(seat.index()).copied();
    let others = |seat: Seat| points(seat).filter(|_| !winners.contains(seat));
    let first = winners.iter().next();
    let message = match (first, viewer.seat()) {
        (Some(winner), Some(me)) if winners == Seats::only(me) && winner == me => Message::new("won-you"),
        (Some(winner), _) if winners.len() == 1 => Message::new("won-other").seat("name", winner),
        _ => {
            let name = |seat: Seat| match viewer.is(seat) {
                true => said(Message::new("name-you")),
                false => Arg::Seat(seat),
            };
            let names = winners.iter().map(name).collect();
            Message::new("won-shared").with("names", Arg::List(names))
        }
    };
    message
        .decisive()
        .count("points", first.and_then(points).unwrap_or(0))
        .with("others", each_seat(viewer, seats, others))
}
