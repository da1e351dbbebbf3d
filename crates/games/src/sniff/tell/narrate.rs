//! Answers to questions about a game: turns facts into messages.

use super::announcement::{about, heard, variants};
use super::labyrinth::{by_kind, columns, hiding_place, opened, wall, with_treasure};
use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::Field;
use crate::sniff::rules::distances::Distances;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::plan::Plan;
use crate::sniff::rules::sets::WallSet;
use crate::sniff::rules::view::{Border, Search, Stage, View};
use snuffel_core::ending;
use snuffel_core::game::Prompt;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

impl Prompt for Sniff {
    fn help(view: &View) -> Message {
        let last = char::from(b'A' + view.config.size.columns() - 1);
        match view.stage {
            Stage::Building => Message::new(or_dogs(view, "help-build", "help-build-dogs")).place("last", last),
            Stage::Hiding { owner } => Message::new("help-hide").place("example", hiding_place(view, owner)),
            Stage::Searching { .. } => Message::new("help-search").place("last", last),
            Stage::Over(_) => Message::new("help-over"),
        }
    }

    fn first(view: &View) -> Option<Message> {
        let me = view.seat()?;
        match view.stage {
            Stage::Building if !view.ready[me] => Some(Message::new("help-first-build")),
            Stage::Searching { .. } if view.turn().is_some() => Some(Message::new("help-first-search")),
            Stage::Building | Stage::Searching { .. } | Stage::Hiding { .. } | Stage::Over(_) => None,
        }
    }

    fn place(view: &View) -> Message {
        match (view.stage, view.seat()) {
            (Stage::Hiding { owner }, Some(me)) if me == owner => Message::new("place-hide"),
            (Stage::Searching { .. } | Stage::Hiding { .. }, Some(me)) => {
                Message::new("place-search").place("field", view.search(me).stands)
            }
            (Stage::Building, Some(_)) if lacks_treasure_only(view) => Message::new("place-treasure"),
            (Stage::Building, Some(_)) => {
                Message::new("place-build").count("left", view.stones_left() + view.dogs_left())
            }
            (Stage::Over(_), _) | (_, None) => Message::new("place-over"),
        }
    }
}

/// Selects one of two messages, the second with dogs.
pub(super) fn or_dogs(view: &View, walls: &'static str, dogs: &'static str) -> &'static str {
    if view.config.dogs { dogs } else { walls }
}

/// Everything that the viewer may know, in a fixed order: the expected action, the game, both searches, and the rest.
pub(super) fn status(view: &View) -> Vec<Message> {
    let mut told = vec![due(view), about(view, "status-game-you", "status-game-both")];
    told.extend(variants(&view.config));
    let Some(me) = view.seat() else {
        told.extend([Seat::FIRST, Seat::SECOND].map(|seat| stands(view, seat)));
        return told;
    };
    if view.stage == Stage::Building {
        let own = view.own.as_ref();
        told.extend(own.map(|own| with_treasure(goal(&view.plan()), own)));
        told.extend(readiness(view, me.other()));
        return told;
    }
    if !matches!(view.stage, Stage::Searching { mover, .. } if mover == me) {
        told.push(stands(view, me));
    }
    let search = view.search(me);
    if !view.config.blind {
        told.extend(around(view, search));
        let walls = or_dogs(view, "status-walls", "status-ditches");
        told.push(with_walls(Message::new(walls), search.walls, view));
        told.push(with_walls(Message::new("status-ways"), search.ways, view));
        told.extend(hints(search));
    }
    if view.config.blind {
        told.extend(last_answer(search));
    }
    told.extend(view.marker.map(|_| marker(view)));
    told.push(stands(view, me.other()));
    if !view.config.way_out {
        let own = or_dogs(view, "status-own", "status-own-dogs");
        told.extend(view.own.map(|labyrinth| with_treasure(Message::new(own), &labyrinth)));
    }
    told.push(score(view));
    told
}

/// The last field that was asked for, and its answer.
fn last_answer(search: &Search) -> Option<Message> {
    let (field, answer) = search.last?;
    Some(Message::new("last-answer").place("field", field).with("heard", heard(answer)))
}

/// The fields that have given a hint about the treasure or the dogs.
fn hints(search: &Search) -> impl Iterator<Item = Message> {
    let lists = [("status-warm", search.warm()), ("status-hot", search.hot()), ("status-growl", search.growl())];
    let told = lists.into_iter().filter(|(_, fields)| !fields.is_empty());
    told.map(|(id, fields)| Message::new(id).places("fields", fields.iter()))
}

/// The treasure and the dogs of a labyrinth, or the start of its way out.
pub(super) fn goal(plan: &Plan) -> Message {
    by_kind(plan, "check-treasure", "check-treasure-dogs", "check-treasure-out")
}

/// Says that the other player is waiting; `None` while that player is still building too.
fn readiness(view: &View, seat: Seat) -> Option<Message> {
    view.ready[seat].then(|| Message::new("ready-other").seat("name", seat))
}

fn stands(view: &View, seat: Seat) -> Message {
    let message = Message::for_viewer(view.viewer, seat, "stands-you", "stands-other");
    message.place("field", view.search(seat).stands)
}

/// The neighbours of the searcher's field that can be asked for, in two lines at most. The walls around it are in the
/// list of walls.
fn around(view: &View, search: &Search) -> Vec<Message> {
    [(Border::Way, "around-ways"), (Border::Unknown, "around-unknown")]
        .into_iter()
        .filter_map(|(border, id)| {
            let fields = beside(view, search, search.stands, border);
            (!fields.is_empty()).then(|| Message::new(id).places("fields", fields))
        })
        .collect()
}

pub(super) fn beside(view: &View, search: &Search, field: Field, border: Border) -> Vec<Field> {
    let neighbours = view.config.size.neighbours(field);
    neighbours.filter(|other| search.border(field, *other) == border).collect()
}

fn with_walls(message: Message, walls: WallSet, view: &View) -> Message {
    message.count("count", walls.len()).places("walls", walls.iter(view.config.size).map(wall))
}

/// The expected action, and who is to take it.
pub(super) fn due(view: &View) -> Message {
    match view.stage {
        Stage::Over(outcome) => ending::over(outcome, view.viewer),
        Stage::Building => match view.seat() {
            Some(me) if !view.ready[me] => Message::new(or_dogs(view, "due-build", "due-build-dogs"))
                .count("left", view.stones_left())
                .count("dogs-left", view.dogs_left()),
            Some(me) => Message::new("due-build-other").seat("name", me.other()),
            None => Message::new("due-build-both"),
        },
        Stage::Hiding { owner } if view.viewer.is(owner) => {
            let hide = Message::new("due-hide").place("field", view.search(owner.other()).stands);
            hide.place("example", hiding_place(view, owner))
        }
        Stage::Hiding { owner } => Message::new("due-hide-other").seat("name", owner),
        Stage::Searching { mover, .. } if !view.viewer.is(mover) => Message::new("due-other").seat("name", mover),
        Stage::Searching { mover, moved } => {
            let id = match (moved, view.config.gallop) {
                (0, _) => "due-first",
                (_, false) => "due-again",
                (_, true) => "due-gallop",
            };
            Message::new(id).place("field", view.search(mover).stands)
        }
    }
}

/// Returns whether all walls and dogs are placed but the treasure is not hidden.
fn lacks_treasure_only(view: &View) -> bool {
    let placed = view.stones_left() + view.dogs_left() == 0;
    placed && view.own.is_some_and(|own| view.plan().goal(&own).is_none())
}

/// The number of possible moves, then one line for each.
pub(super) fn moves(view: &View) -> Vec<Message> {
    let Some(me) = view.seat().filter(|me| view.stage.mover() == Some(*me)) else {
        return vec![due(view)];
    };
    let search = view.search(me);
    let items: Vec<Message> = view
        .legal_actions()
        .iter()
        .filter_map(|action| match action {
            Action::Step(field) if view.config.blind => Some(Message::new("item").place("item", field)),
            Action::Step(field) => Some(step(search, *field)),
            Action::Treasure(field) => Some(Message::new("move-hide").place("field", field)),
            Action::Done => Some(Message::new("move-done")),
            Action::Walls(_)
            | Action::Remove(_)
            | Action::Dog(_)
            | Action::RemoveDog(_)
            | Action::Undo
            | Action::Fill
            | Action::Build
            | Action::Clear
            | Action::Lay(_)
            | Action::Walk(_)
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

/// All walls of a revealed labyrinth.
fn opened_walls(view: &View, owner: Seat, labyrinth: &Labyrinth) -> Vec<Message> {
    let [you, other] = match view.config.dogs {
        true => ["shown-ditches-you", "shown-ditches-other"],
        false => ["shown-walls-you", "shown-walls-other"],
    };
    let mut told = vec![Message::for_viewer(view.viewer, owner, you, other).count("count", labyrinth.walls.len())];
    told.extend(columns(labyrinth));
    told
}

/// The walls that the viewer has run into; while building, the viewer's own walls, and after the game all of them.
pub(super) fn walls(view: &View) -> Vec<Message> {
    let opened = opened(view);
    if !opened.is_empty() {
        return opened.into_iter().flat_map(|(owner, labyrinth)| opened_walls(view, owner, labyrinth)).collect();
    }
    let known = match (view.stage, view.seat()) {
        (Stage::Building, _) => return own(view),
        (_, Some(_)) if view.config.blind => return vec![Message::new("blind-nothing")],
        (Stage::Searching { .. } | Stage::Hiding { .. } | Stage::Over(_), Some(me)) => view.search(me).walls,
        (_, None) => return vec![Message::new("refusal-spectator")],
    };
    listed(or_dogs(view, "walls-count", "ditches-count"), known, view)
}

/// The borders that the viewer has crossed.
pub(super) fn ways(view: &View) -> Vec<Message> {
    match view.seat() {
        Some(_) if view.config.blind => vec![Message::new("blind-nothing")],
        Some(me) => listed("ways-count", view.search(me).ways, view),
        None => vec![Message::new("refusal-spectator")],
    }
}

fn listed(id: &'static str, set: WallSet, view: &View) -> Vec<Message> {
    let item = |place| Message::new("item").place("item", wall(place));
    counted(id, set.iter(view.config.size).map(item).collect())
}

/// The viewer's own labyrinth: its contents, and its walls by column.
pub(super) fn own(view: &View) -> Vec<Message> {
    let Some(own) = view.own else {
        return vec![Message::new("refusal-spectator")];
    };
    let message = by_kind(&view.plan(), "own-labyrinth", "own-labyrinth-dogs", "own-labyrinth-out");
    let mut told = vec![with_treasure(message, &own)];
    told.extend(columns(&own));
    if let (Some(_), Some(me)) = (view.stage.mover(), view.seat()) {
        told.push(stands(view, me.other()));
    }
    told
}

/// The other player's distance from the goal of the search.
pub(super) fn enemy(view: &View) -> Message {
    let (Some(me), Some(own)) = (view.seat(), view.own) else {
        return Message::new("refusal-spectator");
    };
    let stands = view.search(me.other()).stands;
    let goal = if view.config.way_out { Some(Field::ZERO) } else { own.treasure };
    let way = goal.and_then(|goal| own.way(stands, goal));
    let message = match (view.stage, way) {
        (Stage::Building, _) => Message::new("enemy-not-yet"),
        (_, Some(way)) => {
            let id = if view.config.way_out { "enemy-near-out" } else { "enemy-near" };
            Message::new(id).count("count", way.len())
        }
        (_, None) => Message::new("stands-other"),
    };
    message.seat("name", me.other()).place("field", stands)
}

/// A way across borders that the viewer has crossed, without the field where it starts; `None` if there is none.
pub(super) fn known_way(view: &View, to: Field) -> Option<Vec<Field>> {
    let search = view.search(view.seat()?);
    let knows = |one: Field, other: Field| search.knows(one, other);
    // Searched backwards, so that each step forwards is one step down.
    let steps = Distances::from(view.config.size, to, knows);
    steps.get(search.stands)?;
    let mut way = Vec::new();
    let mut here = search.stands;
    while here != to {
        here = steps.descend(view.config.size, here, knows).next()?;
        way.push(here);
    }
    Some(way)
}

/// The place of the bearing marker.
pub(super) fn marker(view: &View) -> Message {
    match view.marker {
        Some(field) => Message::new("marker-on").place("field", field),
        None => Message::new("marker-none"),
    }
}

/// The score: the points in `non-stop`, otherwise the number of moves asked.
pub(super) fn score(view: &View) -> Message {
    let (one, other) = match view.seat() {
        Some(me) => (me, me.other()),
        None => (Seat::FIRST, Seat::SECOND),
    };
    let (you, they) = match view.config.non_stop {
        true => ("points-you", "points-other"),
        false => ("score-you", "score-other"),
    };
    Message::for_viewer(view.viewer, one, you, they)
        .seat("other", other)
        .count("points", view.points[one])
        .count("other-points", view.points[other])
        .count("asks", view.search(one).asks)
        .count("theirs", view.search(other).asks)
}

/// The parts missing from the viewer's labyrinth, and whether the treasure can be reached.
pub(super) fn check(view: &View) -> Vec<Message> {
    let Some(own) = view.own else {
        return vec![Message::new("refusal-spectator")];
    };
    let plan = view.plan();
    let left = Message::new(or_dogs(view, "check-stones", "check-pieces"))
        .count("left", view.stones_left())
        .count("dogs-left", view.dogs_left());
    let mut told = vec![left, with_treasure(goal(&plan), &own)];
    let goal = plan.goal(&own);
    let way = goal.and_then(|goal| own.way(Field::ZERO, goal));
    match (own.closure(goal), way) {
        (Some(_), _) if view.config.dogs => told.push(Message::new("check-closed-dogs")),
        (Some(closure), _) if closure.keys.is_empty() => {
            let shut = by_kind(&plan, "check-shut", "check-shut", "check-shut-out");
            told.push(with_walls(shut, closure.shut, view));
        }
        (Some(closure), _) => {
            let keys = closure.keys.iter(view.config.size).map(wall);
            let closed = by_kind(&plan, "check-closed", "check-closed", "check-closed-out");
            told.push(closed.places("keys", keys));
        }
        (None, Some(way)) => {
            let open = by_kind(&plan, "check-open", "check-open", "check-open-out");
            told.push(open.count("count", way.len()));
        }
        (None, None) => {}
    }
    told
}
