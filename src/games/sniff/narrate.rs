//! What is told of a game: percepts, refusals and facts to messages.

use super::action::Action;
use super::board::Field;
use super::event::{Answer, Draft, Percept};
use super::labyrinth::Labyrinth;
use super::view::{Border, Refusal, Search, Stage, View};
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

/// The two fields of a wall as they are told: `D4 E4`.
fn wall(wall: super::board::Wall) -> String {
    let (one, other) = wall.fields();
    format!("{one} {other}")
}

/// The messages for `you` and for anybody else.
fn whose(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
    if viewer.is(seat) {
        Message::new(you)
    } else {
        Message::new(other).seat("name", seat)
    }
}

/// What is told of a percept.
pub fn tell(percept: &Percept, viewer: Viewer) -> Vec<Message> {
    match percept {
        Percept::Drafted {
            draft,
            labyrinth,
            left,
        } => vec![drafted(draft, labyrinth, *left)],
        Percept::Ready { seat } => vec![whose(viewer, *seat, "ready-you", "ready-other")],
        Percept::Begins { seat } => {
            let other = match viewer {
                Viewer::Seat(_) => "begins-other",
                Viewer::Public => "begins-both",
            };
            vec![whose(viewer, *seat, "begins-you", other)]
        }
        Percept::Asked {
            seat,
            field,
            answer,
            stands,
            again,
        } => {
            let (you, other) = answer_ids(*answer, *again);
            let message = whose(viewer, *seat, you, other);
            vec![message.place("field", field).place("stands", stands)]
        }
        Percept::Stopped { seat } => vec![whose(viewer, *seat, "stopped-you", "stopped-other")],
        Percept::Marked { field: Some(field) } => {
            vec![Message::new("marked").place("field", field)]
        }
        Percept::Marked { field: None } => vec![Message::new("marked-off")],
        Percept::Resigned { seat } => vec![whose(viewer, *seat, "resigned-you", "resigned-other")],
        Percept::Won { seat, asks } => vec![won(viewer, *seat, *asks)],
        Percept::Shown { owner, labyrinth } => shown(viewer, *owner, labyrinth),
    }
}

fn drafted(draft: &Draft, labyrinth: &Labyrinth, left: u8) -> Message {
    let message = match draft {
        Draft::Walls(walls) => some_walls("drafted-walls", walls),
        Draft::Removed(walls) => some_walls("drafted-removed", walls),
        Draft::Treasure(field) => Message::new("drafted-treasure").place("field", field),
        Draft::Undone => Message::new("drafted-undone"),
        Draft::Filled => Message::new("drafted-filled"),
        Draft::Built => Message::new("drafted-built"),
        Draft::Laid => Message::new("drafted-laid"),
    };
    let treasure = labyrinth
        .treasure
        .map(|field| Arg::Place(field.to_string()));
    message
        .count("left", left)
        .with("treasure", treasure.unwrap_or(Arg::Phrase("nowhere")))
}

/// How many walls they are, and which is the first.
fn some_walls(id: &'static str, walls: &[super::board::Wall]) -> Message {
    let first = walls.first().copied().map(wall).unwrap_or_default();
    Message::new(id)
        .count("count", walls.len())
        .place("wall", first)
}

/// The messages for an answer, to the mover and to the others.
fn answer_ids(answer: Answer, again: bool) -> (&'static str, &'static str) {
    match (answer, again) {
        (Answer::Free, true) => ("asked-free-again-you", "asked-free-other"),
        (Answer::Free, false) => ("asked-free-you", "asked-free-other"),
        (Answer::Wall, _) => ("asked-wall-you", "asked-wall-other"),
        (Answer::Treasure, _) => ("asked-treasure-you", "asked-treasure-other"),
    }
}

fn won(viewer: Viewer, seat: Seat, asks: [u32; 2]) -> Message {
    let id = match viewer {
        Viewer::Public => "won-other",
        Viewer::Seat(me) if me == seat => "won-you",
        Viewer::Seat(_) => "lost-you",
    };
    Message::new(id)
        .seat("name", seat)
        .seat("loser", seat.other())
        .count("asks", asks[seat.index().min(1)])
        .count("theirs", asks[seat.other().index()])
}

fn shown(viewer: Viewer, owner: Seat, labyrinth: &Labyrinth) -> Vec<Message> {
    let mut told = vec![with_treasure(
        whose(viewer, owner, "shown-you", "shown-other"),
        labyrinth,
    )];
    told.extend(columns(labyrinth));
    let way = labyrinth.shortest_way(Field::ZERO);
    told.extend(way.map(|way| {
        Message::new("shown-way")
            .count("count", way.len())
            .places("way", way)
    }));
    told
}

fn with_treasure(message: Message, labyrinth: &Labyrinth) -> Message {
    let treasure = labyrinth
        .treasure
        .map(|field| Arg::Place(field.to_string()));
    message
        .count("count", labyrinth.walls.len())
        .with("treasure", treasure.unwrap_or(Arg::Phrase("nowhere")))
}

/// The walls of a labyrinth, a line for each column that has some.
fn columns(labyrinth: &Labyrinth) -> Vec<Message> {
    let in_column = |column: u8| {
        let walls: Vec<String> = labyrinth
            .walls
            .iter(labyrinth.size)
            .filter(|wall| wall.fields().0.place().is_some_and(|(at, _)| at == column))
            .map(wall)
            .collect();
        let letter = char::from(b'A' + column);
        (!walls.is_empty()).then(|| {
            Message::new("labyrinth-column")
                .place("column", letter)
                .places("walls", walls)
        })
    };
    (0..labyrinth.size.columns())
        .filter_map(in_column)
        .collect()
}

/// What is told of a refusal.
pub fn refuse(refusal: &Refusal) -> Message {
    match refusal {
        Refusal::Spectator => Message::new("refusal-spectator"),
        Refusal::GameOver => Message::new("refusal-game-over"),
        Refusal::NotYourTurn => Message::new("refusal-not-your-turn"),
        Refusal::StillBuilding => Message::new("refusal-still-building"),
        Refusal::BuiltAlready => Message::new("refusal-built-already"),
        Refusal::OffBoard(field) => Message::new("refusal-off-board").place("field", field),
        Refusal::NotNeighbours(place) => {
            Message::new("refusal-not-neighbours").place("wall", wall(*place))
        }
        Refusal::Stands(place) => Message::new("refusal-stands").place("wall", wall(*place)),
        Refusal::NoStoneLeft(place) => {
            Message::new("refusal-no-stone-left").place("wall", wall(*place))
        }
        Refusal::NoSuchWall(place) => {
            Message::new("refusal-no-such-wall").place("wall", wall(*place))
        }
        Refusal::ZeroField => Message::new("refusal-zero-field"),
        Refusal::LiesThere(field) => Message::new("refusal-lies-there").place("field", field),
        Refusal::NothingToUndo => Message::new("refusal-nothing-to-undo"),
        Refusal::StonesLeft(left) => Message::new("refusal-stones-left").count("left", *left),
        Refusal::NoTreasure => Message::new("refusal-no-treasure"),
        Refusal::ClosedOff => Message::new("refusal-closed-off"),
        Refusal::TooLong => Message::new("refusal-too-long"),
        Refusal::NothingToFill => Message::new("refusal-nothing-to-fill"),
        Refusal::NoMoveYet => Message::new("refusal-no-move-yet"),
        Refusal::StandsThere(field) => Message::new("refusal-stands-there").place("field", field),
        Refusal::TooFar { from, to } => Message::new("refusal-too-far")
            .place("from", from)
            .place("to", to),
        Refusal::KnownWall { from, to } => Message::new("refusal-known-wall")
            .place("from", from)
            .place("to", to),
        Refusal::OtherSize(size) => Message::new("refusal-other-size").text("size", size),
        Refusal::MarkerThere => Message::new("refusal-marker-there"),
    }
}

/// What is told when a game begins.
pub fn introduce(view: &View) -> Vec<Message> {
    let mut told = vec![about(view, "intro-you", "intro-both")];
    if view.viewer.seat().is_some() {
        told.push(Message::new("intro-build").count("walls", view.config.walls));
    }
    told
}

/// What is played, and by whom.
fn about(view: &View, you: &'static str, both: &'static str) -> Message {
    let message = match view.viewer {
        Viewer::Seat(me) => Message::new(you)
            .seat("name", me.other())
            .with("level", Arg::Opponent(me.other())),
        Viewer::Public => Message::new(both)
            .seat("first", Seat::FIRST)
            .seat("second", Seat::SECOND),
    };
    message
        .count("columns", view.config.size.columns())
        .count("rows", view.config.size.rows())
        .count("walls", view.config.walls)
}

/// What can be typed now.
pub fn help(view: &View) -> Message {
    let last = char::from(b'A' + view.config.size.columns() - 1);
    match view.stage {
        Stage::Building => Message::new("help-build").place("last", last),
        Stage::Searching { .. } => Message::new("help-search").place("last", last),
        Stage::Over(_) => Message::new("help-over"),
    }
}

/// Everything that the viewer may know, in a fixed order: the game, what is due, the own search, the other's, the rest.
pub fn status(view: &View) -> Vec<Message> {
    let mut told = vec![
        due(view),
        about(view, "status-game-you", "status-game-both"),
    ];
    let Some(me) = view.viewer.seat() else {
        told.extend([Seat::FIRST, Seat::SECOND].map(|seat| stands(view, seat)));
        return told;
    };
    if view.stage == Stage::Building {
        let own = view.own.as_ref();
        told.extend(own.map(|own| with_treasure(Message::new("check-treasure"), own)));
        told.extend(readiness(view, me.other()));
        return told;
    }
    if !matches!(view.stage, Stage::Searching { mover, .. } if mover == me) {
        told.push(stands(view, me));
    }
    told.extend(around(view, view.search(me)));
    let search = view.search(me);
    told.push(found("status-walls", search.walls, view));
    told.push(found("status-ways", search.ways, view));
    told.extend(view.marker.map(|_| marker(view)));
    told.push(stands(view, me.other()));
    told.extend(
        view.own
            .map(|own| with_treasure(Message::new("status-own"), &own)),
    );
    told.push(score(view));
    told
}

/// That the other one waits; nothing while the other one builds too, which keeps nobody waiting.
fn readiness(view: &View, seat: Seat) -> Option<Message> {
    let ready = view.ready[seat.index().min(1)];
    ready.then(|| Message::new("ready-other").seat("name", seat))
}

fn stands(view: &View, seat: Seat) -> Message {
    let message = whose(view.viewer, seat, "stands-you", "stands-other");
    message.place("field", view.search(seat).stands)
}

/// The neighbours of the field the searcher stands on, by what is known of the way there: at most three lines.
fn around(view: &View, search: &Search) -> Vec<Message> {
    [
        (Border::Way, "around-ways"),
        (Border::Unknown, "around-unknown"),
        (Border::Wall, "around-walls"),
    ]
    .into_iter()
    .filter_map(|(border, id)| {
        let fields = beside(view, search, search.stands, border);
        (!fields.is_empty()).then(|| Message::new(id).places("fields", fields))
    })
    .collect()
}

fn beside(view: &View, search: &Search, field: Field, border: Border) -> Vec<Field> {
    let neighbours = view.config.size.neighbours(field);
    neighbours
        .filter(|other| search.border(field, *other) == border)
        .collect()
}

fn found(id: &'static str, walls: super::board::WallSet, view: &View) -> Message {
    Message::new(id)
        .count("count", walls.len())
        .places("walls", walls.iter(view.config.size).map(wall))
}

/// What is expected, and of whom.
pub fn due(view: &View) -> Message {
    match view.stage {
        Stage::Over(_) => Message::new("due-over"),
        Stage::Building => match view.viewer.seat() {
            Some(me) if !view.ready[me.index().min(1)] => {
                Message::new("due-build").count("left", view.stones_left())
            }
            Some(me) => Message::new("due-build-other").seat("name", me.other()),
            None => Message::new("due-build-both"),
        },
        Stage::Searching { mover, .. } if !view.viewer.is(mover) => {
            Message::new("due-other").seat("name", mover)
        }
        Stage::Searching { mover, moved } => {
            let id = if moved == 0 { "due-first" } else { "due-again" };
            Message::new(id).place("field", view.search(mover).stands)
        }
    }
}

/// The end of a prompt.
pub fn place(view: &View) -> Message {
    match (view.stage, view.viewer.seat()) {
        (Stage::Searching { .. }, Some(me)) => {
            Message::new("place-search").place("field", view.search(me).stands)
        }
        (Stage::Building, Some(_)) => Message::new("place-build").count("left", view.stones_left()),
        (Stage::Over(_), _) | (_, None) => Message::new("place-over"),
    }
}

/// The moves that can be made, one a line after their number.
pub fn moves(view: &View) -> Vec<Message> {
    let (Stage::Searching { mover, .. }, Some(me)) = (view.stage, view.viewer.seat()) else {
        return vec![due(view)];
    };
    if mover != me {
        return vec![due(view)];
    }
    let search = view.search(me);
    let items: Vec<Message> = super::rules::Sniff::moves(view)
        .iter()
        .filter_map(|action| match action {
            Action::Step(field) => Some(step(search, *field)),
            Action::Done => Some(Message::new("move-done")),
            Action::Walls(_)
            | Action::Remove(_)
            | Action::Treasure(_)
            | Action::Undo
            | Action::Fill
            | Action::Build
            | Action::Lay(_)
            | Action::Marker(_)
            | Action::Resign => None,
        })
        .collect();
    counted("moves-count", items)
}

fn step(search: &Search, field: Field) -> Message {
    let id = match search.border(search.stands, field) {
        Border::Way => "move-way",
        Border::Unknown if search.visited.contains(field) => "move-visited",
        Border::Unknown | Border::Wall => "move-unknown",
    };
    Message::new(id).place("field", field)
}

fn counted(id: &'static str, items: Vec<Message>) -> Vec<Message> {
    let mut told = vec![Message::new(id).count("count", items.len())];
    told.extend(items);
    told
}

/// The walls that the viewer has run into, or, while building, has put up.
pub fn walls(view: &View) -> Vec<Message> {
    let known = match (view.stage, view.viewer.seat()) {
        (Stage::Building, _) => return own(view),
        (Stage::Searching { .. } | Stage::Over(_), Some(me)) => view.search(me).walls,
        (_, None) => return vec![Message::new("refusal-spectator")],
    };
    listed("walls-count", known, view)
}

/// The borders that the viewer has crossed.
pub fn ways(view: &View) -> Vec<Message> {
    match view.viewer.seat() {
        Some(me) => listed("ways-count", view.search(me).ways, view),
        None => vec![Message::new("refusal-spectator")],
    }
}

fn listed(id: &'static str, set: super::board::WallSet, view: &View) -> Vec<Message> {
    let item = |place| Message::new("item").place("item", wall(place));
    counted(id, set.iter(view.config.size).map(item).collect())
}

/// The viewer's own labyrinth: number, treasure, columns.
pub fn own(view: &View) -> Vec<Message> {
    let Some(own) = view.own else {
        return vec![Message::new("refusal-spectator")];
    };
    let mut told = vec![with_treasure(Message::new("own-labyrinth"), &own)];
    told.extend(columns(&own));
    if let (Stage::Searching { .. }, Some(me)) = (view.stage, view.viewer.seat()) {
        told.push(stands(view, me.other()));
    }
    told
}

/// One field of the viewer's own labyrinth.
pub fn own_field(view: &View, field: Field) -> Message {
    let Some(own) = view.own else {
        return Message::new("refusal-spectator");
    };
    let (open, shut): (Vec<Field>, Vec<Field>) = view
        .config
        .size
        .neighbours(field)
        .partition(|other| own.open(field, *other));
    Message::new("own-field")
        .place("field", field)
        .places("open", open)
        .places("walls", shut)
}

/// What the viewer has found out about one field.
pub fn look(view: &View, field: Field) -> Vec<Message> {
    let Some(me) = view.viewer.seat() else {
        return vec![Message::new("refusal-spectator")];
    };
    if view.stage == Stage::Building {
        return vec![own_field(view, field)];
    }
    let search = view.search(me);
    let id = if search.stands == field {
        "look-here"
    } else if search.visited.contains(field) {
        "look-visited"
    } else {
        "look-unvisited"
    };
    let neighbours = |border| beside(view, search, field, border);
    let mut told = vec![
        Message::new(id)
            .place("field", field)
            .places("ways", neighbours(Border::Way))
            .places("walls", neighbours(Border::Wall))
            .places("unknown", neighbours(Border::Unknown)),
    ];
    if view.marker == Some(field) {
        told.push(marker(view));
    }
    told
}

/// Where the bearing marker is.
pub fn marker(view: &View) -> Message {
    match view.marker {
        Some(field) => Message::new("marker-on").place("field", field),
        None => Message::new("marker-none"),
    }
}

/// How many moves were asked.
pub fn score(view: &View) -> Message {
    let (one, other) = match view.viewer.seat() {
        Some(me) => (me, me.other()),
        None => (Seat::FIRST, Seat::SECOND),
    };
    whose(view.viewer, one, "score-you", "score-other")
        .seat("other", other)
        .count("asks", view.search(one).asks)
        .count("theirs", view.search(other).asks)
}

/// What is missing in the viewer's labyrinth, and whether the treasure can be reached.
pub fn check(view: &View) -> Vec<Message> {
    let Some(own) = view.own else {
        return vec![Message::new("refusal-spectator")];
    };
    let left = Message::new("check-stones").count("left", view.stones_left());
    let treasure = with_treasure(Message::new("check-treasure"), &own);
    let mut told = vec![left, treasure];
    match (own.closure(), own.shortest_way(Field::ZERO)) {
        (Some(closure), _) if closure.keys.is_empty() => {
            told.push(found("check-shut", closure.shut, view));
        }
        (Some(closure), _) => {
            let keys = closure.keys.iter(view.config.size).map(wall);
            told.push(Message::new("check-closed").places("keys", keys));
        }
        (None, Some(way)) => told.push(Message::new("check-open").count("count", way.len())),
        (None, None) => {}
    }
    told
}
