//! What typed commands mean in this game.

use super::narrate::{has_board, scout_name};
use super::typed::{self, Told};
use super::{excuse, forecast, narrate, paths, reach, survey};
use crate::game::Reply;
use crate::games::scout::rules::Scout;
use crate::games::scout::rules::action::Action;
use crate::games::scout::rules::cards::Piece;
use crate::games::scout::rules::check::check_shaft;
use crate::games::scout::rules::hole::Hole;
use crate::games::scout::rules::moves;
use crate::games::scout::rules::view::{Refusal, Stage, View};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::text::command::{Command, Grammar, Misread, shorten};
use crate::text::lexicon::Found;
use crate::text::message::{Arg, Message};

/// The commands of this game.
pub const VERBS: &[&str] = &[
    "look", "place", "walk", "push", "undo", "done", "scouts", "reach", "stops", "row", "shaft", "card", "try",
    "tries", "since", "lay", "fill", "hand",
];

/// The words of this game behind a command.
pub const ARGUMENTS: &[&str] = &["to", "left", "right", "north", "east", "south", "west"];

/// A line without a command word: a scout and where to (`2 to G12`, `2 north`), a push (`5 left 90`), or a hole or a
/// letter alone, which is a place for a scout or a hole to look at.
pub fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
    let mut words = line.split_whitespace();
    let first = words.next()?;
    if first.parse::<u8>().is_ok() {
        let is_end = words.next().is_some_and(|word| word.len() > 1 && typed::end(word, grammar).is_some());
        return Some(Command::new(if is_end { "push" } else { "walk" }, line));
    }
    let place = typed::column(line, grammar).is_some() || grammar.coordinates(line).is_some();
    place.then(|| Command::new("hole", line))
}

/// What a command means for the viewer of `view`.
///
/// # Errors
/// What to tell when it means nothing here.
pub fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let act = |action| Ok(Reply::Act(action, Vec::new()));
    match command.verb {
        "hole" => hole(view, command, grammar),
        "place" => place(view, command, grammar),
        "walk" => walk(view, command, grammar),
        "push" => act(Action::Push(typed::push(&command.rest, grammar)?)),
        "undo" => act(Action::Undo),
        "done" => act(Action::Done),
        "lay" => act(typed::lay(&command.rest)?),
        "fill" => act(Action::Fill),
        "hand" => tell(vec![narrate::hand(view)]),
        "status" => tell(narrate::status(view)),
        "turn" => tell(vec![narrate::due(view)]),
        "moves" => tell(narrate::list_moves(view)),
        "score" => tell(narrate::score(view)),
        "scouts" => tell(narrate::scouts(view)),
        "card" => tell(card(view, command)?),
        "look" | "reach" | "stops" | "row" | "shaft" | "try" | "tries" | "since" if !has_board(&view.position) => {
            tell(vec![Message::new("no-board")])
        }
        "look" => tell(survey::look(view, typed::hole(&command.rest, grammar)?)),
        "reach" => tell(reach_of(view, command, grammar)?),
        "stops" => tell(stop(view, command)?),
        "row" => {
            let row = typed::number(&command.rest, 24, "misread-row")?;
            tell(survey::row(view, row - 1))
        }
        "shaft" => {
            let shaft = typed::number(&command.rest, 8, "misread-shaft")?;
            tell(survey::shaft(view, shaft - 1))
        }
        "try" => tell(try_out(view, command, grammar)?),
        "tries" => tell(tries(view, command)?),
        "since" => tell(forecast::since(view)),
        _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
    }
}

fn tell(messages: Vec<Message>) -> Result<Reply<Scout>, Message> {
    Ok(Reply::Tell(messages))
}

/// The seat of somebody who plays.
fn player(view: &View) -> Result<Seat, Message> {
    view.seat().ok_or_else(|| excuse::refuse(&Refusal::Spectator))
}

/// A hole or a letter alone: while placing a place for the next scout; at other times a hole to look at, or, for a letter
/// alone, a command that begins so.
fn hole(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let rest = &command.rest;
    if matches!(view.position.stage, Stage::Placing { .. }) && view.on_turn().is_some() {
        return place(view, command, grammar);
    }
    if typed::column(rest, grammar).is_some() {
        return match grammar.verbs.find(rest) {
            Found::One(verb) => interpret(view, &Command::new(verb, ""), grammar),
            Found::None => Err(Misread::Unknown(rest.clone()).message()),
            Found::Several(fits) => Err(Misread::Several(rest.clone(), fits).message()),
        };
    }
    interpret(view, &Command::new("look", rest), grammar)
}

/// A place for the next scout: a letter, or a hole of the own base line. Any other hole is looked at.
fn place(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let rest = &command.rest;
    if let Some(column) = typed::column(rest, grammar) {
        let hole = typed::on_board(column, 1)?;
        return Ok(Reply::Act(Action::Place(hole.column), Vec::new()));
    }
    let hole = typed::hole(rest, grammar)?;
    let is_base = |seat| view.position.base(seat).row() == hole.row;
    match view.seat().is_some_and(is_base) || command.verb == "place" {
        true => Ok(Reply::Act(Action::Place(hole.column), Vec::new())),
        false => tell(survey::look(view, hole)),
    }
}

/// Where a scout stands that may walk now.
fn walker(view: &View, scout: u8) -> Result<(Seat, Hole), Message> {
    let seat = player(view)?;
    let here = view.position.hole(seat, scout);
    // Only walking nowhere is refused because the scout stands there.
    let to = here.unwrap_or(Hole { column: 0, row: 0 });
    match (Scout::check(view, &Action::Walk { scout, to }), here) {
        (Err(Refusal::StandsThere { .. }), Some(here)) => Ok((seat, here)),
        (Err(refusal), _) => Err(excuse::refuse(&refusal)),
        (Ok(()), _) => Err(excuse::refuse(&Refusal::NoScout(scout))),
    }
}

/// A walk to a hole, along a lane, or exactly as typed. A scout alone is asked how far it gets.
fn walk(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let (scout, rest) = typed::scout(&command.rest)?;
    let action = |to| Action::Walk { scout, to };
    match typed::walk(rest, grammar)? {
        Told::Nothing if has_board(&view.position) => tell(reach_of(view, command, grammar)?),
        Told::Nothing => Err(Message::new("no-board")),
        Told::Hole(to) => walk_to(view, scout, to),
        Told::Along(direction) => {
            let (seat, from) = walker(view, scout)?;
            let (to, runs) = paths::along(&view.position, seat, from, direction);
            if runs.is_empty() {
                return Err(blocked(view, from, direction));
            }
            // Straight on, where it has come to says it all.
            let way = Message::new("way").with("lists", reach::way(&runs));
            Ok(Reply::Act(action(to), if runs.len() > 1 { vec![way] } else { Vec::new() }))
        }
        Told::Runs(runs) => {
            let (seat, from) = walker(view, scout)?;
            match paths::exactly(&view.position, seat, from, &runs) {
                Ok(to) => Ok(Reply::Act(action(to), Vec::new())),
                Err((at, direction)) => {
                    // `n12` may be meant as a hole.
                    let hole = typed::hole(rest, grammar).ok();
                    match hole.filter(|hole| Scout::check(view, &action(*hole)).is_ok()) {
                        Some(hole) => walk_to(view, scout, hole),
                        None => Err(blocked(view, at, direction)),
                    }
                }
            }
        }
    }
}

/// A walk to a hole, whose way is told in runs; not behind the end of the game.
fn walk_to(view: &View, scout: u8, to: Hole) -> Result<Reply<Scout>, Message> {
    let (seat, from) = walker(view, scout)?;
    let position = &view.position;
    let action = Action::Walk { scout, to };
    let others = position.scouts_of(seat).filter(|(other, _)| *other != scout);
    let ends = position.is_home(seat, to) && others.into_iter().all(|(_, hole)| position.is_home(seat, hole));
    let tells = Scout::check(view, &action).is_ok() && !ends;
    let way = paths::way(position, seat, from, to).filter(|_| tells);
    let way = way.map(|runs| Message::new("way").with("lists", reach::way(&runs)));
    Ok(Reply::Act(action, way.into_iter().collect()))
}

/// Why a step cannot be made.
fn blocked(view: &View, at: Hole, direction: crate::games::scout::rules::hole::Direction) -> Message {
    let position = &view.position;
    let standing = at.beside(direction).and_then(|beyond| position.standing(beyond));
    let message = match (position.board.maze().is_open(at, direction), standing) {
        (true, Some((seat, scout))) => {
            Message::new("blocked-scout").with("scout", scout_name(view.viewer, seat, scout))
        }
        (true, None) => Message::new("blocked-home"),
        (false, _) => Message::new("blocked-hedge"),
    };
    message.place("field", at).with("side", Arg::Phrase(survey::side(direction)))
}

/// How far all own scouts get, or one of them, or whoever stands in a hole; with a hole behind a scout, the way there.
fn reach_of(view: &View, command: &Command, grammar: &Grammar) -> Result<Vec<Message>, Message> {
    let position = &view.position;
    if command.rest.is_empty() {
        let seat = player(view)?;
        let told = match position.stage {
            Stage::Placing { .. } => reach::from_base(view, seat),
            _ => reach::all(view, seat),
        };
        return Ok(if told.is_empty() { narrate::scouts(view) } else { told });
    }
    if grammar.coordinates(&command.rest).is_some() && !command.rest.starts_with(|c: char| c.is_ascii_digit()) {
        let hole = typed::hole(&command.rest, grammar)?;
        let standing = position.standing(hole);
        let nobody = || Message::new("nobody-there").place("field", hole);
        let (seat, scout) = standing.ok_or_else(nobody)?;
        return Ok(reach::one(view, seat, scout, hole));
    }
    let seat = player(view)?;
    let (scout, rest) = typed::scout(&command.rest)?;
    let here = position.hole(seat, scout).ok_or_else(|| excuse::refuse(&Refusal::NoScout(scout)))?;
    if rest.is_empty() {
        return Ok(reach::one(view, seat, scout, here));
    }
    let to = typed::hole(typed::without_to(rest, grammar), grammar)?;
    match paths::way(position, seat, here, to).filter(|runs| !runs.is_empty()) {
        Some(runs) => Ok(vec![Message::new("way").with("lists", reach::way(&runs))]),
        None => Err(excuse::refuse(&Refusal::NoWay { scout, hole: to })),
    }
}

/// What holds one own scout up, or each that is on its way.
fn stop(view: &View, command: &Command) -> Result<Vec<Message>, Message> {
    let seat = player(view)?;
    let position = &view.position;
    if command.rest.is_empty() {
        let under_way = position.scouts_of(seat).filter(|(_, hole)| !position.is_home(seat, *hole));
        let told: Vec<Message> = under_way.flat_map(|(scout, hole)| reach::stops(view, seat, scout, hole)).collect();
        return Ok(if told.is_empty() { narrate::scouts(view) } else { told });
    }
    let (scout, _) = typed::scout(&command.rest)?;
    let hole = position.hole(seat, scout).ok_or_else(|| excuse::refuse(&Refusal::NoScout(scout)))?;
    Ok(reach::stops(view, seat, scout, hole))
}

/// The spare card as it is or turned, or any card by its number.
fn card(view: &View, command: &Command) -> Result<Vec<Message>, Message> {
    let position = &view.position;
    let spare = match has_board(position) {
        true => position.board.spare().number(),
        false => position.laid_spare,
    };
    let wrong = || Message::new("misread-card").text("word", shorten(&command.rest));
    let piece = match typed::numbers(&command.rest).ok_or_else(wrong)?.as_slice() {
        [] => Piece::new(spare, 0),
        [turn @ (0 | 90 | 180 | 270)] => Piece::new(spare, (turn / 90) as u8),
        [card] => Piece::new(u8::try_from(*card).unwrap_or(0), 0),
        [card, turn @ (0 | 90 | 180 | 270)] => Piece::new(u8::try_from(*card).unwrap_or(0), (turn / 90) as u8),
        _ => None,
    };
    piece.map(|piece| survey::card(position, piece)).ok_or_else(wrong)
}

/// What a push would do, or every push into a shaft.
fn try_out(view: &View, command: &Command, grammar: &Grammar) -> Result<Vec<Message>, Message> {
    let seat = player(view)?;
    let allowed = |push| check_shaft(&view.position, seat, push).map_err(|refusal| excuse::refuse(&refusal));
    if let Ok(shaft) = typed::number(&command.rest, 8, "misread-shaft") {
        let told = forecast::try_shaft(view, seat, shaft - 1);
        if told.is_empty() {
            allowed(&crate::games::scout::rules::action::Push {
                shaft: shaft - 1,
                end: crate::games::scout::rules::board::End::Left,
                quarters: 0,
            })?;
        }
        return Ok(told);
    }
    let push = typed::push(&command.rest, grammar)?;
    allowed(&push)?;
    Ok(forecast::try_push(view, &push))
}

/// The best pushes, where the program may name them.
fn tries(view: &View, command: &Command) -> Result<Vec<Message>, Message> {
    let seat = player(view)?;
    if !view.position.config.hints {
        return Err(Message::new("hints-off"));
    }
    let most = match command.rest.is_empty() {
        true => forecast::BEST,
        false => usize::from(typed::number(&command.rest, 99, "misread-number")?),
    };
    Ok(forecast::tries(view, seat, most))
}

/// The names that can be typed now: letters while placing, else the best hole of each scout and the shafts to push.
pub fn names(view: &View) -> Vec<String> {
    let position = &view.position;
    let Some(seat) = view.on_turn() else {
        return Vec::new();
    };
    match position.stage {
        Stage::Placing { .. } => {
            let letters = moves::places(position, seat).map(|column| char::from(b'A' + column));
            letters.map(|letter| letter.to_string()).collect()
        }
        Stage::Walking { .. } => {
            let nearest = position.scouts_of(seat).filter_map(|(_, hole)| position.nearest(seat, hole));
            nearest.map(|hole| hole.to_string()).collect()
        }
        Stage::Lots | Stage::Laying { .. } | Stage::Filling { .. } | Stage::Pushing { .. } | Stage::Over(_) => {
            Vec::new()
        }
    }
}
