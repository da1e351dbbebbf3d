//! Describes the maze itself in words: holes, rows, shafts and cards.

use super::phrase::{scout_name, scout_within, side};
use crate::scout::rules::board::Side;
use crate::scout::rules::cards::Piece;
use crate::scout::rules::hole::{COLUMNS, Direction, Hole, letter};
use crate::scout::rules::position::Position;
use crate::scout::rules::shaft::Shaft;
use crate::scout::rules::view::View;
use snuffel_core::text::message::{Arg, Message};

/// The four sides of a hole, the scout in it, and the card below.
pub fn look(view: &View, hole: Hole) -> Vec<Message> {
    let position = &view.position;
    let board = &position.board;
    let mut ways = Vec::new();
    let mut walls = Vec::new();
    for direction in Direction::ALL {
        let closed = |id| Message::new(id).with("side", side(direction)).into();
        match board.side(hole, direction) {
            Side::Open => ways.push(side(direction)),
            Side::Own => walls.push(side(direction)),
            Side::Rim => walls.push(closed("closed-rim")),
            Side::Other => walls.push(closed("closed-other")),
            Side::Both => walls.push(closed("closed-both")),
        }
    }
    let mut told =
        vec![Message::new("look").place("field", hole).with("ways", Arg::List(ways)).with("walls", Arg::List(walls))];
    let standing = position.standing(hole);
    told.extend(standing.map(|(seat, scout)| {
        Message::new("look-scout").said("scout", scout_name(view.viewer, seat, scout)).place("field", hole)
    }));
    let piece = board.below(hole);
    told.push(
        Message::new("look-card")
            .count("shaft", hole.shaft().number())
            .count("card", piece.number())
            .count("turn", piece.degrees()),
    );
    told
}

/// The scouts in some rows; `None` if there are none.
fn scouts_in(view: &View, rows: impl Fn(u8) -> bool) -> Option<Message> {
    let position = &view.position;
    let all = position.all().iter().flat_map(|seat| {
        let scouts = position.scouts_of(seat).filter(|(_, hole)| rows(hole.row));
        scouts.map(move |(scout, hole)| {
            Message::new("scout-on").said("scout", scout_within(view.viewer, seat, scout)).place("field", hole)
        })
    });
    let mut all = all.peekable();
    all.peek().is_some().then(|| Message::new("row-scouts").all_said("lists", all))
}

/// Connected holes of a row: `A`, `B to C`, `J to O`. Two letters are kept apart, because a voice would read them as
/// a word. `east` are the columns open to the east.
fn groups(east: u32, columns: u8) -> Arg {
    let mut groups = Vec::new();
    let mut first = 0;
    for column in 0..columns {
        if east >> column & 1 == 1 && column + 1 < columns {
            continue;
        }
        groups.push(group(first, column));
        first = column + 1;
    }
    Arg::List(groups)
}

fn group(first: u8, last: u8) -> Arg {
    match last - first {
        0 => Arg::place(letter(first)),
        _ => Message::new("group").place("from", letter(first)).place("to", letter(last)).into(),
    }
}

/// The letters of some columns.
fn letters(columns: u32) -> impl Iterator<Item = char> {
    (0..COLUMNS).filter(move |column| columns >> column & 1 == 1).map(letter)
}

/// The connected holes of a row, and the holes that are open in the viewer's direction.
fn row_lines(view: &View, row: u8) -> [Message; 2] {
    let position = &view.position;
    let maze = position.board.maze();
    let ahead = view.seat().map_or(Direction::North, |seat| position.base(seat).ahead());
    let open = match (ahead, row) {
        (Direction::South, 0) => 0,
        (Direction::South, row) => maze.north_of(row - 1),
        _ => maze.north_of(row),
    };
    [
        Message::new("row-groups").count("row", row + 1).with("lists", groups(maze.east_of(row), COLUMNS)),
        Message::new("row-ahead").with("side", side(ahead)).count("row", row + 1).places("fields", letters(open)),
    ]
}

/// A row: its connected holes, the openings ahead, and its scouts.
pub fn row(view: &View, row: u8) -> Vec<Message> {
    let mut told = row_lines(view, row).to_vec();
    told.extend(scouts_in(view, |other| other == row));
    told
}

/// A shaft: its scouts, its cards, and its three rows from the north.
pub fn shaft(view: &View, shaft: Shaft) -> Vec<Message> {
    let rows @ [first, _, last] = shaft.rows();
    let mut told =
        vec![Message::new("shaft-rows").count("shaft", shaft.number()).count("from", first + 1).count("to", last + 1)];
    let scouts = scouts_in(view, |row| rows.contains(&row));
    told.push(scouts.unwrap_or_else(|| Message::new("row-scouts").all_said("lists", [])));
    let cards = view.position.board.shaft(shaft).iter();
    let cards =
        cards.map(|piece| Message::new("card-turned").count("card", piece.number()).count("turn", piece.degrees()));
    told.push(Message::new("shaft-cards").all_said("lists", cards));
    told.extend(rows.into_iter().rev().flat_map(|row| row_lines(view, row)));
    told
}

/// A card: the openings of each side, and its three rows from the north.
pub fn card(position: &Position, piece: Piece) -> Vec<Message> {
    let is_spare = position.board.spare().number() == piece.number();
    let id = if is_spare { "card-spare" } else { "card-other" };
    let mut told = vec![Message::new(id).count("card", piece.number()).count("turn", piece.degrees())];
    let open = piece.openings();
    let outer = |row: u8| u32::from(open.east[usize::from(row)] >> 2 & 1) << row;
    let sides = [
        (Direction::North, u32::from(open.north[2])),
        (Direction::East, outer(0) | outer(1) | outer(2)),
        (Direction::South, u32::from(open.south)),
        (Direction::West, u32::from(open.west)),
    ];
    for (direction, holes) in sides {
        let is_row = matches!(direction, Direction::East | Direction::West);
        let first = if is_row { b'1' } else { b'A' };
        let names = (0..3).filter(|hole| holes >> hole & 1 == 1).map(|hole| char::from(first + hole));
        told.push(Message::new("card-side").with("side", side(direction)).places("fields", names));
    }
    for row in (0..3u8).rev() {
        let lists = groups(u32::from(open.east[usize::from(row)]), 3);
        let message = match row {
            2 => Message::new("card-top"),
            _ => Message::new("card-row").places("fields", letters(u32::from(open.north[usize::from(row)]))),
        };
        told.push(message.count("row", row + 1).with("lists", lists));
    }
    told
}
