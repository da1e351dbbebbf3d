//! What is told when something happens: the beginning of a game, and percepts.

use super::narrate::{by_kind, columns, goal, wall, whose, with_treasure};
use crate::games::sniff::rules::Both;
use crate::games::sniff::rules::board::{Field, Wall};
use crate::games::sniff::rules::builder::Plan;
use crate::games::sniff::rules::config::Config;
use crate::games::sniff::rules::event::{Answer, Draft, Percept};
use crate::games::sniff::rules::labyrinth::Labyrinth;
use crate::games::sniff::rules::view::View;
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

/// What is told when a game begins.
pub fn introduce(view: &View) -> Vec<Message> {
    let mut told = vec![about(view, "intro-you", "intro-both")];
    told.extend(variants(&view.config));
    if view.seat().is_some() {
        let plan = view.plan();
        let build = by_kind(&plan, "intro-build", "intro-build-dogs", "intro-build-out");
        told.push(build.count("walls", view.config.walls));
    }
    told
}

/// What is played, and by whom.
pub fn about(view: &View, you: &'static str, both: &'static str) -> Message {
    let message = match view.seat() {
        Some(me) => Message::new(you).seat("name", me.other()).with("level", Arg::Opponent(me.other())),
        None => Message::new(both).seat("first", Seat::FIRST).seat("second", Seat::SECOND),
    };
    message
        .count("columns", view.config.size.columns())
        .count("rows", view.config.size.rows())
        .count("walls", view.config.walls)
        .text("kind", if view.config.dogs { "dogs" } else { "walls" })
}

/// The variants that are played, in one line; nothing in the base game.
pub fn variants(config: &Config) -> Option<Message> {
    let holes = !config.dogs && config.walls != config.size.usual_walls();
    let names = config.variants().chain(holes.then_some("holes"));
    let phrases: Vec<Arg> = names.filter_map(variant).map(Arg::Phrase).collect();
    let message = Message::new("variants").with("variants", Arg::List(phrases.clone()));
    (!phrases.is_empty()).then_some(message)
}

/// The phrase that names a variant.
pub fn variant(name: &str) -> Option<&'static str> {
    Some(match name {
        "gallop" => "variant-gallop",
        "warm-hot" => "variant-warm-hot",
        "way-out" => "variant-way-out",
        "holes" => "variant-holes",
        "blind" => "variant-blind",
        "dogs" => "variant-dogs",
        "non-stop" => "variant-non-stop",
        "count" => "variant-count",
        "tournament" => "variant-tournament",
        _ => return None,
    })
}

/// What is told of percepts, one after the other. The moves of a turn that is not the viewer's are told in one line.
pub fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
    let mut told = Vec::new();
    let mut rest = percepts;
    while let Some((first, later)) = rest.split_first() {
        let moves = moves_of_other(rest, viewer);
        if moves > 0 {
            told.push(turn_of_other(&rest[..moves]));
            rest = &rest[moves..];
        } else {
            told.extend(tell_one(first, viewer));
            rest = later;
        }
    }
    told
}

/// How many of the percepts are the moves of one turn of somebody else, the end of the turn included; none when the
/// first one decides the game.
fn moves_of_other(percepts: &[Percept], viewer: Viewer) -> usize {
    let mut goes_on = true;
    let belongs = |percept: &&Percept| match percept {
        Percept::Asked { seat, answer, again, .. } => {
            let move_of_turn = goes_on && !viewer.is(*seat) && !answer.decides();
            goes_on = *again;
            move_of_turn
        }
        Percept::Drafted { .. }
        | Percept::Ready { .. }
        | Percept::Starts { .. }
        | Percept::Begins { .. }
        | Percept::Stopped { .. }
        | Percept::Marked { .. }
        | Percept::Scored { .. }
        | Percept::Hidden { .. }
        | Percept::Alone { .. }
        | Percept::Bitten { .. }
        | Percept::Counted { .. }
        | Percept::Resigned { .. }
        | Percept::Won { .. }
        | Percept::Shown { .. } => false,
    };
    let moves = percepts.iter().take_while(belongs).count();
    let stops = matches!(percepts.get(moves), Some(Percept::Stopped { .. }));
    if moves > 0 && stops { moves + 1 } else { moves }
}

/// The moves of a turn, and that it was ended where it was.
fn turn_of_other(percepts: &[Percept]) -> Message {
    let mut message = Message::new("turn-other");
    let mut moves = Vec::new();
    for percept in percepts {
        if let Percept::Asked { seat, field, answer, stands, .. } = percept {
            let id = if answer.is_free() { "heard-move" } else { "heard-stop" };
            let (_, heard) = phrases(*answer);
            let said = Message::new(id).place("field", field).with("heard", Arg::Phrase(heard));
            moves.push(Arg::Said(Box::new(said)));
            message.args = vec![("name", Arg::Seat(*seat))];
            message = message.place("stands", stands);
        } else {
            moves.push(Arg::Phrase("heard-done"));
        }
    }
    message.with("moves", Arg::List(moves))
}

/// What is told of a percept by itself.
fn tell_one(percept: &Percept, viewer: Viewer) -> Vec<Message> {
    match percept {
        Percept::Drafted { draft, labyrinth, plan } => vec![drafted(draft, labyrinth, plan)],
        Percept::Ready { seat } => vec![whose(viewer, *seat, "ready-you", "ready-other")],
        Percept::Starts { field } => vec![Message::new("starts").place("field", field)],
        Percept::Begins { seat, start, next } => {
            let you = match *start {
                Field::ZERO => "begins-you",
                _ => "begins-you-out",
            };
            let other = match viewer {
                Viewer::Seat(_) => "begins-other",
                Viewer::Public => "begins-both",
            };
            let message = whose(viewer, *seat, you, other);
            vec![message.place("start", start).place("next", next)]
        }
        Percept::Asked { seat, field, answer, stands, again, config } => {
            let (you, other) = answer_ids(*answer, *again, config.gallop);
            let message = whose(viewer, *seat, you, other)
                .place("field", field)
                .place("stands", stands)
                .text("marked", if config.blind { "no" } else { "yes" });
            let (said, heard) = phrases(*answer);
            vec![message.with("answer", Arg::Phrase(said)).with("heard", Arg::Phrase(heard))]
        }
        Percept::Stopped { seat } => vec![whose(viewer, *seat, "stopped-you", "stopped-other")],
        Percept::Marked { field: Some(field) } => {
            vec![Message::new("marked").place("field", field)]
        }
        Percept::Marked { field: None } => vec![Message::new("marked-off")],
        Percept::Scored { seat, points, again } => vec![scored(viewer, *seat, *points, *again)],
        Percept::Hidden { seat, field: Some(field) } => {
            vec![whose(viewer, *seat, "hidden-you", "hidden-other").place("field", field)]
        }
        Percept::Hidden { seat, field: None } => {
            vec![Message::new("hidden-other").seat("name", *seat)]
        }
        Percept::Alone { seat } => vec![whose(viewer, *seat, "alone-you", "alone-other")],
        Percept::Bitten { seat, field, stands } => {
            let message = whose(viewer, *seat, "bitten-you", "bitten-other");
            vec![message.place("field", field).place("stands", stands)]
        }
        Percept::Counted { seat, moves } => {
            let message = whose(viewer, *seat, "counted-you", "counted-other");
            vec![message.count("moves", *moves)]
        }
        Percept::Resigned { seat } => vec![whose(viewer, *seat, "resigned-you", "resigned-other")],
        Percept::Won { seat, asks } => vec![won(viewer, *seat, *asks)],
        Percept::Shown { owner, labyrinth, plan } => shown(viewer, *owner, labyrinth, plan),
    }
}

fn drafted(draft: &Draft, labyrinth: &Labyrinth, plan: &Plan) -> Message {
    let kinds = |walls, dogs, out| by_kind(plan, walls, dogs, out);
    let message = match draft {
        Draft::Walls(walls) => {
            let put_up = kinds("drafted-walls", "drafted-ditches", "drafted-walls");
            some_walls(put_up, walls)
        }
        Draft::Removed(walls) => {
            let removed = kinds("drafted-removed", "drafted-filled-in", "drafted-removed");
            some_walls(removed, walls)
        }
        Draft::Treasure(field) => {
            let treasure = kinds("drafted-treasure", "drafted-treasure-dogs", "drafted-treasure");
            treasure.place("field", field)
        }
        Draft::Dog(field) => Message::new("drafted-dog").place("field", field),
        Draft::DogRemoved(field) => Message::new("drafted-dog-removed").place("field", field),
        Draft::Undone => kinds("drafted-undone", "drafted-undone-dogs", "drafted-undone-out"),
        Draft::Filled => kinds("drafted-filled", "drafted-filled-dogs", "drafted-filled-out"),
        Draft::Built => kinds("drafted-built", "drafted-built-dogs", "drafted-built-out"),
        Draft::Laid => kinds("drafted-laid", "drafted-laid-dogs", "drafted-laid-out"),
    };
    let treasure = labyrinth.treasure.map(|field| Arg::Place(field.to_string()));
    message
        .count("left", plan.walls_left(labyrinth))
        .count("dogs-left", plan.dogs_left(labyrinth))
        .places("dogs", labyrinth.dogs.iter())
        .with("treasure", treasure.unwrap_or(Arg::Phrase("nowhere")))
}

/// With how many walls there are, and which is the first.
fn some_walls(message: Message, walls: &[Wall]) -> Message {
    let first = walls.first().copied().map(wall).unwrap_or_default();
    message.count("count", walls.len()).place("wall", first)
}

/// The messages for an answer, to the mover and to the others.
fn answer_ids(answer: Answer, again: bool, gallop: bool) -> (&'static str, &'static str) {
    match answer {
        Answer::Free => match (again, gallop) {
            (true, true) => ("asked-free-gallop-you", "turn-other"),
            (true, false) => ("asked-free-again-you", "turn-other"),
            (false, _) => ("asked-free-you", "turn-other"),
        },
        Answer::Warm | Answer::Hot | Answer::Growl | Answer::WarmGrowl | Answer::HotGrowl => match (again, gallop) {
            (true, true) => ("asked-hint-gallop-you", "turn-other"),
            (true, false) => ("asked-hint-again-you", "turn-other"),
            (false, _) => ("asked-hint-you", "turn-other"),
        },
        Answer::Wall => ("asked-wall-you", "turn-other"),
        Answer::Treasure => ("asked-treasure-you", "asked-treasure-other"),
        Answer::Out => ("asked-out-you", "asked-out-other"),
        Answer::Ditch => ("asked-ditch-you", "turn-other"),
        Answer::Dog => ("asked-dog-you", "asked-dog-other"),
    }
}

/// The words for an answer: as a sentence of its own, and in the middle of one.
pub fn phrases(answer: Answer) -> (&'static str, &'static str) {
    match answer {
        Answer::Free => ("answer-free", "heard-free"),
        Answer::Warm => ("answer-warm", "heard-warm"),
        Answer::Hot => ("answer-hot", "heard-hot"),
        Answer::Growl => ("answer-growl", "heard-growl"),
        Answer::WarmGrowl => ("answer-warm-growl", "heard-warm-growl"),
        Answer::HotGrowl => ("answer-hot-growl", "heard-hot-growl"),
        Answer::Wall => ("answer-wall", "heard-wall"),
        Answer::Treasure => ("answer-treasure", "heard-treasure"),
        Answer::Out => ("answer-out", "heard-out"),
        Answer::Ditch => ("answer-ditch", "heard-ditch"),
        Answer::Dog => ("answer-dog", "heard-dog"),
    }
}

/// A point. Whose treasure it was is told to hide it again.
fn scored(viewer: Viewer, seat: Seat, points: Both<u8>, again: bool) -> Message {
    let id = match viewer {
        Viewer::Seat(me) if me == seat => "scored-you",
        Viewer::Seat(_) if again => "scored-hide",
        Viewer::Seat(_) | Viewer::Public => "scored-other",
    };
    Message::new(id).seat("name", seat).count("points", points[seat]).count("theirs", points[seat.other()])
}

fn won(viewer: Viewer, seat: Seat, asks: Both<u32>) -> Message {
    let id = match viewer {
        Viewer::Public => "won-other",
        Viewer::Seat(me) if me == seat => "won-you",
        Viewer::Seat(_) => "lost-you",
    };
    Message::new(id)
        .decisive()
        .seat("name", seat)
        .seat("loser", seat.other())
        .count("asks", asks[seat])
        .count("theirs", asks[seat.other()])
}

fn shown(viewer: Viewer, owner: Seat, labyrinth: &Labyrinth, plan: &Plan) -> Vec<Message> {
    let message = match viewer.is(owner) {
        true => by_kind(plan, "shown-you", "shown-you-dogs", "shown-you"),
        false => by_kind(plan, "shown-other", "shown-other-dogs", "shown-other"),
    };
    let message = message.seat("name", owner);
    let mut told = vec![message.count("count", labyrinth.walls.len())];
    told.extend(columns(labyrinth));
    told.push(with_treasure(goal(plan), labyrinth));
    let way = match plan.start {
        Some(start) => labyrinth.way(start, Field::ZERO),
        None => labyrinth.shortest_way(Field::ZERO),
    };
    told.extend(way.map(|way| Message::new("shown-way").count("count", way.len()).places("way", way)));
    told
}
