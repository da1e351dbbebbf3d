//! Answers about the reach of scouts, and about their obstacles.

use super::paths::dead_ends;
use super::phrase::{home, scout_name, scout_within};
use crate::scout::rules::board::Side;
use crate::scout::rules::hole::Hole;
use crate::scout::rules::moves;
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::position::Position;
use crate::scout::rules::shaft::Shaft;
use crate::scout::rules::view::View;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// The reach of each scout of a seat, one line each.
pub fn all(view: &View, seat: Seat) -> Vec<Message> {
    let scouts = view.position.scouts_of(seat);
    scouts.map(|(scout, hole)| summary(view, seat, scout, hole)).collect()
}

/// The reach of each scout of a seat that can walk, one line each.
pub fn walkable(view: &View, seat: Seat) -> Vec<Message> {
    let position = &view.position;
    let can_walk = |hole: Hole| !position.is_home(seat, hole) && !position.reach(seat, hole).is_empty();
    let scouts = position.scouts_of(seat).filter(|(_, hole)| can_walk(*hole));
    scouts.map(|(scout, hole)| summary(view, seat, scout, hole)).collect()
}

/// While placing: the rows that a scout would gain in the opening from each free hole of the base line, best first.
pub fn from_base(view: &View, seat: Seat) -> Vec<Message> {
    let position = &view.position;
    let row = position.base(seat).row();
    let mut gains: Vec<(u8, Vec<char>)> = Vec::new();
    for column in moves::places(position, seat) {
        let hole = Hole { column, row };
        let to = position.nearest(seat, hole);
        let rows = to.map_or(0, |to| to.row.abs_diff(row));
        match gains.iter_mut().find(|(known, _)| *known == rows) {
            Some((_, letters)) => letters.push(hole.letter()),
            None => gains.push((rows, vec![hole.letter()])),
        }
    }
    gains.sort_by_key(|(rows, _)| u8::MAX - rows);
    let line = |(rows, letters)| Message::new("reach-from").count("rows", rows).places("fields", letters);
    gains.into_iter().map(line).collect()
}

/// The reach of a scout: the rows it can gain, and the number of holes.
fn summary(view: &View, seat: Seat, scout: ScoutNumber, hole: Hole) -> Message {
    let position = &view.position;
    let name = scout_name(view.viewer, seat, scout);
    if position.is_home(seat, hole) {
        return home(name.into(), hole);
    }
    let reach = position.reach(seat, hole);
    let message = match position.nearest(seat, hole) {
        _ if reach.is_empty() => Message::new("reach-none"),
        None => Message::new("reach-level"),
        Some(to) => Message::new("reach-nearer").count("rows", to.row.abs_diff(hole.row)).place("to", to),
    };
    message.said("scout", name).place("field", hole).count("count", reach.len())
}

/// Full details of the reach of one scout, including the holes of the best row and the ends of lanes.
pub fn one(view: &View, seat: Seat, scout: ScoutNumber, hole: Hole) -> Vec<Message> {
    let position = &view.position;
    let mut told = vec![summary(view, seat, scout, hole)];
    if position.is_home(seat, hole) {
        return told;
    }
    let reach = position.reach(seat, hole);
    if let Some(to) = position.nearest(seat, hole) {
        let best: Vec<Hole> = reach.in_row(to.row).collect();
        if best.len() > 1 {
            told.push(Message::new("reach-row").count("row", to.row + 1).places("fields", best));
        }
    }
    if !reach.is_empty() {
        let ends = dead_ends(position, seat, hole, &reach);
        told.push(Message::new("reach-ends").count("count", ends.len()).places("fields", ends));
    }
    told
}

/// An obstacle directly ahead of a hole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stop {
    /// A hedge of the card in this shaft.
    Hedge(Shaft),
    /// Hedges on the cards of both shafts.
    Both(Shaft, Shaft),
    /// A scout.
    Scout(Seat, ScoutNumber),
}

fn stop_ahead(position: &Position, seat: Seat, hole: Hole) -> Option<Stop> {
    let ahead = position.base(seat).ahead();
    let beyond = hole.beside(ahead)?;
    match position.board.side(hole, ahead) {
        Side::Own => Some(Stop::Hedge(hole.shaft())),
        Side::Other => Some(Stop::Hedge(beyond.shaft())),
        Side::Both => Some(Stop::Both(hole.shaft().min(beyond.shaft()), hole.shaft().max(beyond.shaft()))),
        Side::Open => position.standing(beyond).map(|(seat, scout)| Stop::Scout(seat, scout)),
        Side::Rim => None,
    }
}

/// The obstacles of a scout: for the nearest row that it can reach, those directly ahead of its holes, with holes
/// that share an obstacle in one line.
pub fn stops(view: &View, seat: Seat, scout: ScoutNumber, hole: Hole) -> Vec<Message> {
    let position = &view.position;
    let name = scout_name(view.viewer, seat, scout);
    if position.is_home(seat, hole) {
        return vec![home(name.into(), hole)];
    }
    let best = position.nearest(seat, hole).unwrap_or(hole);
    if position.is_home(seat, best) {
        return vec![Message::new("stop-nothing").said("scout", name).place("field", best)];
    }
    let mut holes = position.reach(seat, hole);
    holes.insert(hole);
    let mut stops: Vec<(Stop, Vec<Hole>)> = Vec::new();
    for hole in holes.in_row(best.row) {
        let Some(stop) = stop_ahead(position, seat, hole) else {
            continue;
        };
        match stops.iter_mut().find(|(known, _)| *known == stop) {
            Some((_, holes)) => holes.push(hole),
            None => stops.push((stop, vec![hole])),
        }
    }
    let line = |(stop, holes): (Stop, Vec<Hole>)| {
        let message = match stop {
            Stop::Hedge(shaft) => Message::new("stop-hedge").count("shaft", shaft.number()),
            Stop::Both(one, other) => {
                Message::new("stop-both").count("shaft", one.number()).count("other", other.number())
            }
            Stop::Scout(seat, scout) => Message::new("stop-scout").said("name", scout_within(view.viewer, seat, scout)),
        };
        let letters = holes.into_iter().map(Hole::letter);
        message.said("scout", name.clone()).count("row", best.row + 1).places("fields", letters)
    };
    stops.into_iter().map(line).collect()
}
