//! Answers to questions about the game: status, scouts, moves, the expected action.

use super::phrase::{about, agreed, end, home, push_args, way_of};
use super::reach;
use crate::scout::rules::Scout;
use crate::scout::rules::action::numbers;
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::{Hole, letter};
use crate::scout::rules::moves;
use crate::scout::rules::nth::{SCOUTS, ScoutNumber};
use crate::scout::rules::position::Position;
use crate::scout::rules::shaft::Shaft;
use crate::scout::rules::stage::{Stage, Task};
use crate::scout::rules::view::View;
use snuffel_core::ending;
use snuffel_core::game::Prompt;
use snuffel_core::seat::Seat;
use snuffel_core::text::message::{Arg, Message};

impl Prompt for Scout {
    fn help(view: &View) -> Message {
        Message::new(match view.position.stage {
            Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => "help-lay",
            Stage::Placing { .. } => "help-place",
            Stage::Walking { .. } => "help-walk",
            Stage::Pushing { .. } => "help-push",
            Stage::Over(_) => "help-over",
        })
    }

    fn first(view: &View) -> Option<Message> {
        let (_, task) = view.due()?;
        Some(Message::new(match task {
            Task::Lay => "help-first-lay",
            Task::Place => "help-first-place",
            Task::Walk(_) => "help-first-walk",
            Task::Push if view.position.config.hints => "help-first-push",
            Task::Push => "help-first-try",
        }))
    }

    /// The expected action.
    fn place(view: &View) -> Message {
        Message::new(match view.due().map(|(_, task)| task) {
            None => "place-over",
            Some(Task::Lay) => "place-lay",
            Some(Task::Place) => "place-place",
            Some(Task::Walk(Phase::Opening)) => "place-opening",
            Some(Task::Walk(Phase::Look)) => "place-look",
            Some(Task::Walk(Phase::Move)) => "place-move",
            Some(Task::Push) => "place-push",
        })
    }
}

/// The expected action, and who is to take it.
pub fn due(view: &View) -> Message {
    if let Stage::Over(outcome) = view.position.stage {
        return ending::over(outcome, view.viewer);
    }
    match (view.due(), view.position.stage.mover()) {
        (Some((seat, task)), _) => due_of(&view.position, seat, task).expecting(),
        (None, Some(mover)) => Message::new("due-other").seat("name", mover),
        (None, None) => Message::new("due-chance"),
    }
}

/// The same, when not asked for: how to lay a card is only explained before the first one.
pub fn due_on(view: &View) -> Message {
    match view.due() {
        Some((seat, Task::Lay)) if view.position.has_laid(seat) => {
            let left = view.position.hand(seat).count_ones();
            Message::new("due-lay-on").count("left", left).expecting()
        }
        _ => due(view),
    }
}

/// The task of the mover.
fn due_of(position: &Position, seat: Seat, task: Task) -> Message {
    match task {
        Task::Lay => {
            let hand = position.hand(seat);
            let shaft = Shaft::all().find(|shaft| position.next_slot(seat, *shaft).is_some()).map(Shaft::number);
            let message = Message::new("due-lay").count("left", hand.count_ones());
            message.count("card", numbers(hand).next().unwrap_or(1)).count("shaft", shaft.unwrap_or(1))
        }
        Task::Place => Message::new("due-place")
            .count("number", position.scouts_of(seat).count() + 1)
            .count("row", position.base(seat).row() + 1),
        Task::Walk(phase) => due_walk(phase, position.gains_of(seat)),
        Task::Push => {
            let shafts = position.shafts(seat);
            let shafts = Shaft::all().filter(|shaft| shafts >> shaft.index() & 1 == 1);
            let shafts: Vec<u32> = shafts.map(|shaft| shaft.number().into()).collect();
            let first = shafts.first().copied().unwrap_or(1);
            let all: Vec<Arg> = shafts.into_iter().map(Arg::Count).collect();
            Message::new("due-push")
                .with("lists", Arg::either(all.clone()))
                .with("slots", Arg::List(all))
                .count("shaft", first)
                .count("round", position.round)
        }
    }
}

/// Says that the mover can walk, and how many rows nearer one walk can bring each scout.
fn due_walk(phase: Phase, gains: [u8; SCOUTS]) -> Message {
    let id = match (gains == [0; SCOUTS], phase) {
        (false, _) => "due-walk",
        (true, Phase::Look) => "due-look-none",
        (true, Phase::Opening | Phase::Move) => "due-walk-none",
    };
    let name = match phase {
        Phase::Opening => "phase-opening",
        Phase::Look => "phase-look",
        Phase::Move => "phase-move",
    };
    let gains = (1u8..).zip(gains).filter(|(_, rows)| *rows > 0);
    let gains = gains.map(|(number, rows)| Message::new("gain-scout").count("number", number).count("rows", rows));
    Message::new(id).with("phase", Arg::Phrase(name)).all_said("lists", gains)
}

/// Everything in a fixed order: the expected action, the game, the viewer's direction, all scouts, the cards, the
/// rounds.
pub fn status(view: &View) -> Vec<Message> {
    let position = &view.position;
    let mut told = vec![due(view), about(view, "status-game-you", "status-game-both")];
    told.extend(agreed(view));
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
    // Before the first round, the expected action already says so to the player on turn.
    let is_others_opening = matches!(position.stage, Stage::Walking { .. }) && view.due().is_none();
    told.extend((position.round > 0 || is_others_opening).then(|| round(position)));
    told
}

/// Returns whether all cards are on the board.
pub fn has_board(position: &Position) -> bool {
    match position.stage {
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } => false,
        Stage::Placing { .. } | Stage::Walking { .. } | Stage::Pushing { .. } => true,
        // After an early resignation there is no board.
        Stage::Over(_) => {
            [Seat::FIRST, Seat::SECOND].iter().any(|seat| position.hole(*seat, ScoutNumber::FIRST).is_some())
        }
    }
}

fn round(position: &Position) -> Message {
    Message::new("round").count("number", position.round).count("count", position.stale)
}

/// The places of all scouts: one line for each of the viewer's, then one per other player.
pub fn scouts(view: &View) -> Vec<Message> {
    let position = &view.position;
    if position.all().iter().all(|seat| position.scouts_of(seat).next().is_none()) {
        return vec![Message::new("scouts-none")];
    }
    let mut told = Vec::new();
    if let Some(me) = view.seat() {
        told.extend(position.scouts_of(me).map(|(scout, hole)| own_scout(position, me, scout, hole)));
    }
    // Players who have not placed a scout yet are omitted.
    let has_scouts = |seat: &Seat| position.scouts_of(*seat).next().is_some();
    let others = position.all().iter().filter(|seat| !view.viewer.is(*seat)).filter(has_scouts);
    told.extend(others.map(|seat| others_scouts(position, seat)));
    told
}

fn own_scout(position: &Position, seat: Seat, scout: ScoutNumber, hole: Hole) -> Message {
    if position.is_home(seat, hole) {
        return home(Message::new("scout-you").count("number", scout.number()).into(), hole);
    }
    let gain = position.nearest(seat, hole).map_or(0, |to| to.row.abs_diff(hole.row));
    Message::new("scout-own")
        .count("number", scout.number())
        .place("field", hole)
        .count("left", position.to_go(seat, hole))
        .count("rows", gain)
}

fn others_scouts(position: &Position, seat: Seat) -> Message {
    let fields = position.scouts_of(seat).map(|(_, hole)| match position.is_home(seat, hole) {
        true => Message::new("field-home").place("field", hole).into(),
        false => Arg::place(hole),
    });
    Message::new("scouts-other")
        .seat("name", seat)
        .count("left", position.sum(seat))
        .with("fields", Arg::List(fields.collect()))
}

/// The rows that each player has to go, and the number of scouts at home.
pub fn score(view: &View) -> Vec<Message> {
    let position = &view.position;
    if let Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } | Stage::Placing { .. } = position.stage {
        return scouts(view);
    }
    let each = position.all().iter().map(|seat| {
        let home = position.scouts_of(seat).filter(|(_, hole)| position.is_home(seat, *hole));
        Message::for_viewer(view.viewer, seat, "score-you", "score-other")
            .count("left", position.sum(seat))
            .count("count", home.count())
    });
    let mut told: Vec<Message> = each.collect();
    told.push(round(position));
    told
}

/// The cards that the viewer still has to lay.
pub fn hand(view: &View) -> Message {
    let seat = view.seat().filter(|_| !has_board(&view.position));
    let cards = seat.map_or(0, |seat| view.position.hand(seat));
    let list = numbers(cards).map(|number| Arg::Count(u32::from(number)));
    Message::new("hand").count("count", cards.count_ones()).with("lists", Arg::List(list.collect()))
}

/// The possible actions of the viewer: their number, then one line each.
pub fn list_moves(view: &View) -> Vec<Message> {
    let position = &view.position;
    let Some((seat, task)) = view.due() else {
        return vec![due(view)];
    };
    let items = match task {
        Task::Lay => {
            let free = Shaft::all().filter(|shaft| position.next_slot(seat, *shaft).is_some());
            let free = free.map(|shaft| Arg::Count(shaft.number().into())).collect();
            return vec![Message::new("move-lay").with("lists", Arg::List(free)), hand(view)];
        }
        Task::Place => {
            return vec![Message::new("move-place").places("fields", moves::places(position, seat).map(letter))];
        }
        Task::Walk(phase) => {
            let mut items = reach::walkable(view, seat);
            if position.is_duty_done(seat) {
                items.push(Message::new("move-done"));
                if phase == Phase::Look {
                    items.extend(pushes(position, seat));
                }
            }
            items
        }
        Task::Push => pushes(position, seat),
    };
    let mut told = vec![Message::new("moves-count").count("count", items.len())];
    told.extend(items);
    told
}

/// The shafts into which a seat can push, with the possible ends.
fn pushes(position: &Position, seat: Seat) -> Vec<Message> {
    let mut told: Vec<Message> = Vec::new();
    let mut pushes = moves::pushes(position, seat).filter(|push| push.quarters == 0).peekable();
    while let Some(push) = pushes.next() {
        let both = pushes.next_if(|next| next.shaft == push.shaft).is_some();
        let id = if both { "move-push" } else { "move-push-one" };
        told.push(Message::new(id).count("shaft", push.shaft.number()).with("end", end(push.end)));
    }
    told
}
