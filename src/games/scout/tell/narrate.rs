//! What is told of a game when somebody asks how it stands: status, scouts, moves, what is due.

use super::announcement::{about, agreed, due as due_of, end, push_args, way_of, whose};
use super::reach;
use crate::games::scout::rules::action::numbers;
use crate::games::scout::rules::event::{Phase, Task};
use crate::games::scout::rules::hole::Hole;
use crate::games::scout::rules::moves;
use crate::games::scout::rules::position::Position;
use crate::games::scout::rules::view::{Stage, View};
use crate::seat::{Seat, Viewer};
use crate::text::message::{Arg, Message};

/// A scout as it is told in the middle of a sentence: its number, or whose it is and its number.
pub fn scout_name(viewer: Viewer, seat: Seat, scout: u8) -> Arg {
    let said = whose(viewer, seat, "scout-you", "scout-other").count("number", scout + 1);
    Arg::Said(Box::new(said))
}

/// What is expected, and of whom.
pub fn due(view: &View) -> Message {
    let position = &view.position;
    match (position.stage.mover(), view.on_turn()) {
        (_, Some(seat)) => task(position, seat).map_or_else(|| Message::new("due-over"), |task| due_of(&task)),
        (Some(mover), None) => Message::new("due-other").seat("name", mover),
        (None, None) => Message::new("due-over"),
    }
}

/// What the mover has to do.
fn task(position: &Position, seat: Seat) -> Option<Task> {
    match position.stage {
        Stage::Laying { .. } => Some(Task::Lay(position.hands[seat.index() % 2].count_ones() as u8)),
        Stage::Placing { .. } => {
            let placed = position.scouts_of(seat).count() as u8;
            Some(Task::Place(placed, position.base(seat)))
        }
        Stage::Walking { phase, .. } => Some(Task::Walk(phase, position.gains_of(seat))),
        Stage::Pushing { .. } => Some(Task::Push(position.shafts(seat))),
        Stage::Lots | Stage::Filling { .. } | Stage::Over(_) => None,
    }
}

/// Everything in a fixed order: what is due, the game, where the viewer goes, all scouts, the cards, the rounds.
pub fn status(view: &View) -> Vec<Message> {
    let position = &view.position;
    let mut told = vec![due(view), about(view, "status-game-you", "status-game-both")];
    told.extend(agreed(&position.config));
    let seat = view.seat().filter(|_| position.seats != 3 || position.lone.is_some());
    told.extend(seat.map(|me| way_of(position.base(me))));
    told.extend(match position.stage {
        Stage::Laying { .. } => vec![hand(view)],
        _ => scouts(view),
    });
    if has_board(position) {
        told.push(Message::new("status-spare").count("card", position.board.spare().number()));
    }
    told.extend(position.last_push.map(|push| push_args(Message::new("status-push"), &push)));
    told.push(round(position));
    told
}

/// Whether all cards lie.
pub fn has_board(position: &Position) -> bool {
    match position.stage {
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => false,
        Stage::Placing { .. } | Stage::Walking { .. } | Stage::Pushing { .. } => true,
        // Whoever gives up early ends the game before there is a board.
        Stage::Over(_) => position.scouts[0][0].is_some() || position.scouts[1][0].is_some(),
    }
}

fn round(position: &Position) -> Message {
    Message::new("round").count("number", position.round).count("count", position.stale)
}

/// Where each scout stands: the viewer's one a line, then everybody else's.
pub fn scouts(view: &View) -> Vec<Message> {
    let position = &view.position;
    if position.all().iter().all(|seat| position.scouts_of(seat).next().is_none()) {
        return vec![Message::new("scouts-none")];
    }
    let mut told = Vec::new();
    if let Some(me) = view.seat() {
        told.extend(position.scouts_of(me).map(|(scout, hole)| own_scout(position, me, scout, hole)));
    }
    let others = position.all().iter().filter(|seat| !view.viewer.is(*seat));
    told.extend(others.map(|seat| others_scouts(position, seat)));
    told
}

fn own_scout(position: &Position, seat: Seat, scout: u8, hole: Hole) -> Message {
    if position.is_home(seat, hole) {
        return home(Arg::Count(u32::from(scout) + 1), hole);
    }
    let gain = position.nearest(seat, hole).map_or(0, |to| to.row.abs_diff(hole.row));
    Message::new("scout-own")
        .count("number", scout + 1)
        .place("field", hole)
        .count("left", position.to_go(seat, hole))
        .count("rows", gain)
}

/// That a scout is home.
pub fn home(scout: Arg, hole: Hole) -> Message {
    Message::new("scout-home").with("scout", scout).place("field", hole)
}

fn others_scouts(position: &Position, seat: Seat) -> Message {
    let fields = position.scouts_of(seat).map(|(_, hole)| match position.is_home(seat, hole) {
        true => Arg::Said(Box::new(Message::new("field-home").place("field", hole))),
        false => Arg::Place(hole.to_string()),
    });
    Message::new("scouts-other")
        .seat("name", seat)
        .count("left", position.sum(seat))
        .with("fields", Arg::List(fields.collect()))
}

/// How many rows everybody has to go, and how many scouts are home.
pub fn score(view: &View) -> Vec<Message> {
    let position = &view.position;
    let each = position.all().iter().map(|seat| {
        let home = position.scouts_of(seat).filter(|(_, hole)| position.is_home(seat, *hole));
        whose(view.viewer, seat, "score-you", "score-other")
            .count("left", position.sum(seat))
            .count("count", home.count())
    });
    let mut told: Vec<Message> = each.collect();
    told.push(round(position));
    told
}

/// The cards that the viewer has to lay.
pub fn hand(view: &View) -> Message {
    let seat = view.seat().filter(|_| !has_board(&view.position));
    let cards = seat.map_or(0, |seat| view.position.hands[seat.index() % 2]);
    let list = numbers(cards).map(|number| Arg::Count(u32::from(number)));
    Message::new("hand").count("count", cards.count_ones()).with("lists", Arg::List(list.collect()))
}

/// What the viewer can do now, one a line after their number.
pub fn list_moves(view: &View) -> Vec<Message> {
    let position = &view.position;
    let Some(seat) = view.on_turn() else {
        return vec![due(view)];
    };
    let items: Vec<Message> = match position.stage {
        Stage::Laying { .. } => {
            let free = (0..8u8).filter(|shaft| position.next_slot(seat, *shaft).is_some());
            let free = free.map(|shaft| Arg::Count(u32::from(shaft) + 1)).collect();
            let room = Message::new("move-lay").with("lists", Arg::List(free));
            return vec![room, hand(view)];
        }
        Stage::Placing { .. } => {
            let letters = moves::places(position, seat).map(|column| char::from(b'A' + column));
            return vec![Message::new("move-place").places("fields", letters)];
        }
        Stage::Walking { phase, .. } => {
            let mut items = reach::all(view, seat);
            if position.is_duty_done(seat) {
                items.push(Message::new("move-done"));
                if phase == Phase::Look {
                    items.extend(pushes(position, seat));
                }
            }
            items
        }
        Stage::Pushing { .. } => pushes(position, seat),
        Stage::Lots | Stage::Filling { .. } | Stage::Over(_) => Vec::new(),
    };
    let mut told = vec![Message::new("moves-count").count("count", items.len())];
    told.extend(items);
    told
}

/// The shafts into which a seat can push, and from where.
fn pushes(position: &Position, seat: Seat) -> Vec<Message> {
    let mut told: Vec<Message> = Vec::new();
    let mut pushes = moves::pushes(position, seat).filter(|push| push.quarters == 0).peekable();
    while let Some(push) = pushes.next() {
        let both = pushes.next_if(|next| next.shaft == push.shaft).is_some();
        let id = if both { "move-push" } else { "move-push-one" };
        let message = Message::new(id).count("shaft", push.shaft + 1);
        told.push(message.with("end", Arg::Phrase(end(push.end))));
    }
    told
}

/// What can be typed now.
pub fn help(view: &View) -> Message {
    Message::new(match view.position.stage {
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => "help-lay",
        Stage::Placing { .. } => "help-place",
        Stage::Walking { .. } => "help-walk",
        Stage::Pushing { .. } => "help-push",
        Stage::Over(_) => "help-over",
    })
}

/// The end of a prompt: what is due.
pub fn place(view: &View) -> Message {
    if view.on_turn().is_none() {
        return Message::new("place-over");
    }
    Message::new(match view.position.stage {
        Stage::Laying { .. } => "place-lay",
        Stage::Placing { .. } => "place-place",
        Stage::Walking { phase, .. } => match phase {
            Phase::Opening => "place-opening",
            Phase::Look => "place-look",
            Phase::Move => "place-move",
        },
        Stage::Pushing { .. } => "place-push",
        Stage::Lots | Stage::Filling { .. } | Stage::Over(_) => "place-over",
    })
}
