//! What is told when something happens: the beginning of a game, and percepts.

use crate::games::scout::rules::action::Push;
use crate::games::scout::rules::board::End;
use crate::games::scout::rules::config::Config;
use crate::games::scout::rules::event::{Event, Percept, Phase, SCOUTS, Task};
use crate::games::scout::rules::hole::{Base, Hole};
use crate::games::scout::rules::view::View;
use crate::rules::Outcome;
use crate::seat::{Seat, Seats, Viewer};
use crate::text::message::{Arg, Message};

/// What is told when a game begins.
pub fn introduce(view: &View) -> Vec<Message> {
    let seats = view.position.all();
    let mut told = vec![about(view, "intro-you", "intro-both")];
    told.extend(agreed(&view.position.config));
    // The lot has not fallen yet that says where one of three sits alone.
    if let (Viewer::Seat(me), false) = (view.viewer, seats.len() == 3) {
        told.push(way_of(view.position.base(me)));
    }
    told
}

/// What is played, and by whom.
pub fn about(view: &View, you: &'static str, both: &'static str) -> Message {
    let others = view.position.all().iter().filter(|seat| !view.viewer.is(*seat));
    match view.viewer {
        Viewer::Seat(_) => Message::new(you).with("names", Arg::List(others.map(Arg::Opponent).collect())),
        Viewer::Public => Message::new(both).with("names", Arg::List(others.map(Arg::Seat).collect())),
    }
}

/// What is agreed besides the usual, in one line; nothing in the usual game.
pub fn agreed(config: &Config) -> Option<Message> {
    let options = [(config.by_hand, "agreed-by-hand")];
    let options = options.into_iter().filter(|(on, _)| *on);
    let options: Vec<Arg> = options.map(|(_, phrase)| Arg::Phrase(phrase)).collect();
    (!options.is_empty()).then(|| Message::new("agreed").with("options", Arg::List(options)))
}

/// From which row to which a player goes.
pub fn way_of(base: Base) -> Message {
    Message::new("way-of").count("from", base.row() + 1).count("to", base.opposite().row() + 1)
}

/// The message for the viewer's own seat, and for anybody else's.
pub fn whose(viewer: Viewer, seat: Seat, you: &'static str, other: &'static str) -> Message {
    match viewer.is(seat) {
        true => Message::new(you),
        false => Message::new(other).seat("name", seat),
    }
}

/// What is told of percepts, one after the other. What somebody else does in a turn is told in one line.
pub fn tell(percepts: &[Percept], viewer: Viewer) -> Vec<Message> {
    let mut told = Vec::new();
    let mut turn: Option<(Seat, Vec<Arg>)> = None;
    for percept in percepts {
        let (seat, parts) = match percept {
            Event::Moved { seat, to, home, .. } if !viewer.is(*seat) => (*seat, walks(to, *home)),
            Event::Pushed { seat, push, card, fallen } if !viewer.is(*seat) => {
                (*seat, vec![pushed(push, *card, *fallen)])
            }
            Event::Passed { seat, .. } if !viewer.is(*seat) => (*seat, Vec::new()),
            // The walks of others are told when they are sure.
            Event::Walked { seat, .. } | Event::Undone { seat, .. } | Event::Due { seat, .. } if !viewer.is(*seat) => {
                continue;
            }
            other => {
                told.extend(turn.take().map(turn_of_other));
                told.extend(tell_one(other, viewer));
                continue;
            }
        };
        match &mut turn {
            Some((mover, all)) if *mover == seat => all.extend(parts),
            _ => told.extend(turn.replace((seat, parts)).map(turn_of_other)),
        }
    }
    told.extend(turn.map(turn_of_other));
    told
}

fn turn_of_other((seat, parts): (Seat, Vec<Arg>)) -> Message {
    let parts = match parts.is_empty() {
        true => vec![Arg::Phrase("part-stays")],
        false => parts,
    };
    Message::new("turn-other").seat("name", seat).with("moves", Arg::List(parts))
}

/// Where scouts have walked to.
fn walks(to: &[Option<Hole>; SCOUTS], home: u8) -> Vec<Arg> {
    let walked = (0..).zip(to).filter_map(|(scout, to)| Some((scout, (*to)?)));
    let said = walked.map(|(scout, to): (u8, Hole)| {
        let id = if home >> scout & 1 == 1 { "part-home" } else { "part-walk" };
        Message::new(id).count("number", scout + 1).place("field", to)
    });
    said.map(|said| Arg::Said(Box::new(said))).collect()
}

fn pushed(push: &Push, card: u8, fallen: u8) -> Arg {
    let said = push_args(Message::new("part-push"), push).count("card", card).count("other", fallen);
    Arg::Said(Box::new(said))
}

/// With where a push goes.
pub fn push_args(message: Message, push: &Push) -> Message {
    message
        .count("shaft", push.shaft + 1)
        .with("end", Arg::Phrase(end(push.end)))
        .count("turn", u32::from(push.quarters) * 90)
}

/// The phrase for an end of a shaft.
pub fn end(end: End) -> &'static str {
    match end {
        End::Left => "end-left",
        End::Right => "end-right",
    }
}

/// What is told of a percept by itself.
fn tell_one(percept: &Percept, viewer: Viewer) -> Vec<Message> {
    let whose = |seat: &Seat, you, other| whose(viewer, *seat, you, other);
    vec![match percept {
        Event::Begins { seat } => whose(seat, "begins-you", "begins-other"),
        Event::Lone { seat, base } => return lone(viewer, *seat, *base),
        Event::Dealt { spare } => Message::new("dealt").count("card", *spare),
        Event::Laid { seat, piece, shaft, slot } => whose(seat, "laid-you", "laid-other")
            .count("card", piece.number())
            .count("turn", piece.degrees())
            .count("shaft", shaft + 1)
            .place("from", char::from(b'A' + 3 * slot))
            .place("to", char::from(b'A' + 3 * slot + 2)),
        Event::Filled { seat, count } => whose(seat, "filled-you", "filled-other").count("count", *count),
        Event::Complete { spare } => Message::new("complete").count("card", *spare),
        Event::Placed { seat, scout, hole } => {
            let message = whose(seat, "placed-you", "placed-other");
            message.count("number", scout + 1).place("field", hole)
        }
        Event::Due { task, .. } => due(task),
        Event::Walked { scout, to, to_go, .. } => {
            let message = Message::new(if *to_go == 0 { "home-you" } else { "walked-you" });
            message.count("number", scout + 1).place("field", to).count("left", *to_go)
        }
        Event::Undone { scout, to, .. } => {
            let message = Message::new("undone-you");
            message.count("number", scout + 1).place("field", to)
        }
        // The mover has heard of each walk.
        Event::Moved { .. } => return Vec::new(),
        Event::Passed { .. } => Message::new("passed-you"),
        Event::Pushed { push, card, fallen, .. } => {
            Message::new("pushed-you").count("shaft", push.shaft + 1).count("card", *card).count("other", *fallen)
        }
        Event::Stale { rounds } => Message::new("stale")
            .count("number", *rounds)
            .count("left", crate::games::scout::rules::MOST_STALE.saturating_sub(*rounds)),
        Event::Exhausted { sums, seats, outcome } => {
            return ended(viewer, "exhausted", outcome, sums, *seats);
        }
        Event::Resigned { seat } => whose(seat, "resigned-you", "resigned-other"),
        Event::Left { outcome, sums, seats } => return ended(viewer, "left", outcome, sums, *seats),
        Event::Won { seat, round } => won(viewer, *seat, *round),
    }]
}

/// Who sits alone, and where that leaves the viewer.
fn lone(viewer: Viewer, seat: Seat, base: Base) -> Vec<Message> {
    let phrase = match base {
        Base::South => "base-south",
        Base::North => "base-north",
    };
    let message = whose(viewer, seat, "lone-you", "lone-other");
    let mut told = vec![message.with("side", Arg::Phrase(phrase))];
    if let Viewer::Seat(me) = viewer {
        told.push(way_of(if me == seat { base } else { base.opposite() }));
    }
    told
}

/// What somebody has to do, told to that player.
pub fn due(task: &Task) -> Message {
    match task {
        Task::Lay(left) => Message::new("due-lay").count("left", *left),
        Task::Place(scout, base) => Message::new("due-place").count("number", scout + 1).count("row", base.row() + 1),
        Task::Walk(phase, gains) => {
            let gains = (1u8..).zip(gains).filter(|(_, rows)| **rows > 0);
            let gains: Vec<Arg> = gains
                .map(|(number, rows)| {
                    let said = Message::new("gain-scout").count("number", number).count("rows", *rows);
                    Arg::Said(Box::new(said))
                })
                .collect();
            let id = match (gains.is_empty(), phase) {
                (false, _) => "due-walk",
                (true, Phase::Look) => "due-look-none",
                (true, Phase::Opening | Phase::Move) => "due-walk-none",
            };
            Message::new(id).with("phase", Arg::Phrase(phase_name(*phase))).with("lists", Arg::List(gains))
        }
        Task::Push(shafts) => {
            let shafts: Vec<u8> = (0..8).filter(|shaft| shafts >> shaft & 1 == 1).map(|shaft| shaft + 1).collect();
            let first = shafts.first().copied().unwrap_or(1);
            let shafts = shafts.into_iter().map(|shaft| Arg::Count(u32::from(shaft)));
            Message::new("due-push").with("lists", Arg::List(shafts.collect())).count("shaft", first)
        }
    }
}

/// The phrase for a phase.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "phase-opening",
        Phase::Look => "phase-look",
        Phase::Move => "phase-move",
    }
}

/// How a game ended that nobody has won on the board, and how many rows everybody had to go.
fn ended(viewer: Viewer, how: &str, outcome: &Outcome, sums: &[u8; SCOUTS], seats: u8) -> Vec<Message> {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let wins = winners.iter().any(|seat| viewer.is(*seat));
    let message = match (how, winners.is_empty(), wins) {
        ("exhausted", true, _) => Message::new("exhausted-draw"),
        ("exhausted", false, true) => Message::new("exhausted-you"),
        ("exhausted", false, false) => Message::new("exhausted-other"),
        (_, _, true) if winners.len() > 1 => Message::new("left-shared-you"),
        (_, _, true) => Message::new("left-you"),
        (_, _, false) => Message::new("left-other"),
    };
    let names = winners.into_iter().map(Arg::Seat).collect();
    let sums = Seats::first(usize::from(seats)).iter().map(|seat| {
        let said = whose(viewer, seat, "sum-you", "sum-other").count("left", sums[seat.index() % SCOUTS]);
        Arg::Said(Box::new(said))
    });
    vec![
        message.decisive().with("names", Arg::List(names)),
        Message::new("sums").with("lists", Arg::List(sums.collect())),
    ]
}

fn won(viewer: Viewer, seat: Seat, round: u16) -> Message {
    let id = match viewer {
        Viewer::Public => "won-other",
        Viewer::Seat(me) if me == seat => "won-you",
        Viewer::Seat(_) => "lost-you",
    };
    Message::new(id).decisive().seat("name", seat).count("number", round)
}
