//! Interprets typed commands of scout.

use super::narrate::has_board;
use super::paths::Run;
use super::phrase::{scout_name, side, way};
use super::typed::{self, Told};
use super::{forecast, laying, narrate, paths, reach, survey};
use crate::scout::rules::Scout;
use crate::scout::rules::action::{Action, Push};
use crate::scout::rules::board::End;
use crate::scout::rules::cards::Piece;
use crate::scout::rules::event::Phase;
use crate::scout::rules::hole::{Direction, Hole, ROWS, letter};
use crate::scout::rules::moves;
use crate::scout::rules::nth::ScoutNumber;
use crate::scout::rules::position::Position;
use crate::scout::rules::stage::{Stage, Task};
use crate::scout::rules::view::{Refusal, View};
use snuffel_core::game::{Answer, Excuse, Reply};
use snuffel_core::seat::Seat;
use snuffel_core::text::command::{Command, Grammar, Misread, shorten};
use snuffel_core::text::lexicon::Found;
use snuffel_core::text::message::{Arg, Message};
use snuffel_core::text::style::Wording;

impl Answer for Scout {
    const VERBS: &'static [&'static str] = &[
        "look", "place", "walk", "push", "undo", "done", "scouts", "reach", "stops", "row", "shaft", "card", "try",
        "tries", "since", "lay", "fill", "hand",
    ];
    const ARGUMENTS: &'static [&'static str] = &["to", "left", "right", "north", "east", "south", "west"];
    const ALONE: &'static [&'static str] = &["done", "since", "fill", "hand"];

    /// A scout and its target (`2 to G12`, `2 north`), a push (`5 left 90`), or just a hole or a letter, which is a
    /// place for a scout or a hole to look at.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        let mut words = line.split_whitespace();
        let first = words.next()?;
        if first.parse::<u8>().is_ok() {
            let is_end = words.next().is_some_and(|word| word.len() > 1 && typed::end(word, grammar).is_some());
            return Some(Command::new(if is_end { "push" } else { "walk" }, line));
        }
        let place = typed::column(line, grammar).is_some() || grammar.coordinates(line).is_some();
        place.then(|| Command::new("hole", line))
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
        match command.verb {
            "hole" => hole(view, command, grammar),
            "place" => place(view, command, grammar),
            "walk" => walk(view, command, grammar),
            "push" => Reply::act(Action::Push(typed::push(&command.rest, grammar, None, "push")?)),
            "undo" => Reply::act(Action::Undo),
            "done" => Reply::act(Action::Done),
            "lay" => Reply::act(typed::lay(&command.rest)?),
            "fill" => Reply::act(Action::Fill),
            "hand" => Reply::say(narrate::hand(view)),
            "status" => Reply::tell(narrate::status(view)),
            "turn" => Reply::say(narrate::due(view)),
            "moves" => Reply::tell(narrate::list_moves(view)),
            "score" => Reply::tell(narrate::score(view)),
            "scouts" if command.rest.is_empty() => Reply::tell(narrate::scouts(view)),
            // A line that works with just the number also works with the word for scout before it.
            "scouts" => walk(view, &Command::new("walk", &command.rest), grammar),
            "card" => Reply::tell(card(view, command)?),
            "look" if !has_board(&view.position) => {
                let hole = typed::hole(typed::without_to(&command.rest, grammar), grammar)?;
                Reply::say(laying::look(&view.position, hole))
            }
            "shaft" if !has_board(&view.position) => {
                Reply::say(laying::shaft(&view.position, typed::nth(&command.rest, "misread-shaft")?))
            }
            "reach" | "stops" | "row" | "try" | "tries" | "since" if !has_board(&view.position) => {
                Reply::say(Message::new("no-board"))
            }
            "look" => Reply::tell(survey::look(view, typed::hole(typed::without_to(&command.rest, grammar), grammar)?)),
            "reach" => Reply::tell(reach_of(view, command, grammar)?),
            "stops" => Reply::tell(stop(view, command)?),
            "row" => Reply::tell(survey::row(view, typed::number(&command.rest, ROWS, "misread-row")? - 1)),
            "shaft" => Reply::tell(survey::shaft(view, typed::nth(&command.rest, "misread-shaft")?)),
            "try" => Reply::tell(try_out(view, command, grammar)?),
            "tries" => Reply::tell(tries(view, command)?),
            "since" => Reply::tell(forecast::since(view)),
            _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
        }
    }

    /// While placing, the letters of the columns; while walking, the best hole of each scout.
    fn names(view: &View) -> Vec<String> {
        let position = &view.position;
        match view.due() {
            Some((seat, Task::Place)) => {
                moves::places(position, seat).map(|column| letter(column).to_string()).collect()
            }
            Some((seat, Task::Walk(_))) => {
                let nearest = position.scouts_of(seat).filter_map(|(_, hole)| position.nearest(seat, hole));
                nearest.map(|hole| hole.to_string()).collect()
            }
            Some((_, Task::Lay | Task::Push)) | None => Vec::new(),
        }
    }
}

/// The viewer's seat, or a refusal for a listener.
fn player(view: &View) -> Result<Seat, Message> {
    view.seat().ok_or_else(|| Refusal::Spectator.message())
}

/// Handles a hole or a letter on its own. While placing, it is a place for the next scout. At other times a hole is
/// looked at, and a letter is the beginning of a command.
fn hole(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let rest = &command.rest;
    if matches!(view.due(), Some((_, Task::Place))) {
        return place(view, command, grammar);
    }
    if typed::column(rest, grammar).is_some() {
        return match grammar.verbs.find(rest) {
            Found::One(verb) => Scout::interpret(view, &Command::new(verb, ""), grammar),
            Found::None => Err(Misread::Unknown(rest.clone()).message()),
            Found::Several(fits) => Err(Misread::Several(rest.clone(), fits).message()),
        };
    }
    Scout::interpret(view, &Command::new("look", rest), grammar)
}

/// Places the next scout, in a column or a hole of the player's base line. Any other hole is looked at.
fn place(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let rest = typed::without_to(&command.rest, grammar);
    if let Some(column) = typed::column(rest, grammar) {
        let hole = typed::on_board(column, 1)?;
        return Reply::act(Action::Place(hole.column));
    }
    let hole = typed::hole(rest, grammar)?;
    let is_base = |seat| view.position.base(seat).row() == hole.row;
    match view.seat().is_none_or(is_base) {
        true => Reply::act(Action::Place(hole.column)),
        false if command.verb == "place" => Err(narrate::due(view)),
        false => Reply::tell(survey::look(view, hole)),
    }
}

/// The hole of a scout that can walk now.
fn walker(view: &View, scout: ScoutNumber) -> Result<(Seat, Hole), Message> {
    let seat = player(view)?;
    let here = view.position.hole(seat, scout);
    // A walk to the scout's own hole is refused with this reason only if the scout could walk.
    let to = here.unwrap_or(Hole { column: 0, row: 0 });
    match (view.check(&Action::Walk { scout, to }), here) {
        (Err(Refusal::StandsThere { .. }), Some(here)) => Ok((seat, here)),
        (Err(refusal), _) => Err(refusal.message()),
        (Ok(()), _) => Err(Refusal::NoScout(scout).message()),
    }
}

/// Walks to a hole, along a lane, or exactly as typed. A scout without a target is a question about its reach.
fn walk(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Scout>, Message> {
    let (scout, rest) = typed::scout(&command.rest)?;
    let action = |to| Action::Walk { scout, to };
    match typed::walk(rest, grammar)? {
        Told::Nothing if has_board(&view.position) => Reply::tell(reach_of(view, command, grammar)?),
        Told::Nothing => Err(Message::new("no-board")),
        Told::Hole(to) => walk_to(view, scout, to),
        Told::Along(direction) => {
            let (seat, from) = walker(view, scout)?;
            let (to, runs) = paths::along(&view.position, seat, from, direction);
            if runs.is_empty() {
                return Err(blocked(view, from, direction));
            }
            // After a straight walk, the target alone says enough.
            let way = (runs.len() > 1).then(|| way_walked(&runs));
            Ok(Reply::Act(action(to), Vec::from_iter(way)))
        }
        Told::Until(direction, hole) => {
            let (seat, from) = walker(view, scout)?;
            let run = paths::straight(from, direction, hole);
            let run = run.ok_or_else(|| Message::new("misread-walk").text("word", shorten(rest)))?;
            match paths::exactly(&view.position, seat, from, &[run]) {
                Ok(to) => Reply::act(action(to)),
                Err((at, direction)) => Err(blocked(view, at, direction)),
            }
        }
        Told::Runs(runs) => {
            let (seat, from) = walker(view, scout)?;
            match paths::exactly(&view.position, seat, from, &runs) {
                Ok(to) => Reply::act(action(to)),
                Err((at, direction)) => {
                    // `n12` may be meant as a hole.
                    let hole = typed::hole(rest, grammar).ok();
                    match hole.filter(|hole| view.check(&action(*hole)).is_ok()) {
                        Some(hole) => walk_to(view, scout, hole),
                        None => Err(blocked(view, at, direction)),
                    }
                }
            }
        }
    }
}

/// Walks to a hole, and describes the way in runs unless the game is over.
fn walk_to(view: &View, scout: ScoutNumber, to: Hole) -> Result<Reply<Scout>, Message> {
    let (seat, from) = walker(view, scout)?;
    let position = &view.position;
    let action = Action::Walk { scout, to };
    let others = position.scouts_of(seat).filter(|(other, _)| *other != scout);
    let ends = position.is_home(seat, to) && others.into_iter().all(|(_, hole)| position.is_home(seat, hole));
    let checked = view.check(&action);
    if checked == Err(Refusal::NoWay { scout, hole: to }) {
        return Err(no_way(position, seat, scout, from, to));
    }
    let tells = checked.is_ok() && !ends;
    let runs = paths::way(position, seat, from, to).filter(|_| tells);
    Ok(Reply::Act(action, runs.iter().map(|runs| way_walked(runs)).collect()))
}

/// The way of a walk that was made. It is merely informative.
fn way_walked(runs: &[Run]) -> Message {
    way(runs).only_from(Wording::Full)
}

/// Says that there is no way to a hole, and names the nearest reachable hole.
fn no_way(position: &Position, seat: Seat, scout: ScoutNumber, from: Hole, to: Hole) -> Message {
    let distance = |hole: &Hole| hole.row.abs_diff(to.row) + hole.column.abs_diff(to.column);
    let refusal = Refusal::NoWay { scout, hole: to }.message();
    match position.reach(seat, from).iter().min_by_key(distance) {
        Some(near) => Message { id: "refusal-no-way-near".into(), ..refusal }.place("near", near),
        None => refusal,
    }
}

/// The reason why a step is not possible.
fn blocked(view: &View, at: Hole, direction: Direction) -> Message {
    let position = &view.position;
    let standing = at.beside(direction).and_then(|beyond| position.standing(beyond));
    let message = match (position.board.maze().is_open(at, direction), standing) {
        (true, Some((seat, scout))) => {
            Message::new("blocked-scout").said("scout", scout_name(view.viewer, seat, scout))
        }
        (true, None) => Message::new("blocked-home"),
        (false, _) => Message::new("blocked-hedge"),
    };
    message.place("field", at).with("side", side(direction))
}

/// The reach of all of the viewer's scouts, of one of them, or of the scout in a hole; with a hole after a scout, the
/// way there.
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
    let here = position.hole(seat, scout).ok_or_else(|| Refusal::NoScout(scout).message())?;
    if rest.is_empty() {
        return Ok(reach::one(view, seat, scout, here));
    }
    let to = typed::hole(typed::without_to(rest, grammar), grammar)?;
    match paths::way(position, seat, here, to).filter(|runs| !runs.is_empty()) {
        Some(runs) => Ok(vec![way(&runs)]),
        None => Err(no_way(position, seat, scout, here, to)),
    }
}

/// The obstacles of one of the viewer's scouts, or of each that is on its way.
fn stop(view: &View, command: &Command) -> Result<Vec<Message>, Message> {
    let seat = player(view)?;
    let position = &view.position;
    if command.rest.is_empty() {
        let under_way = position.scouts_of(seat).filter(|(_, hole)| !position.is_home(seat, *hole));
        let told: Vec<Message> = under_way.flat_map(|(scout, hole)| reach::stops(view, seat, scout, hole)).collect();
        return Ok(if told.is_empty() { narrate::scouts(view) } else { told });
    }
    let scout = typed::nth(&command.rest, "misread-scout")?;
    let hole = position.hole(seat, scout).ok_or_else(|| Refusal::NoScout(scout).message())?;
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

/// The effect of a push, or of every push into a shaft.
fn try_out(view: &View, command: &Command, grammar: &Grammar) -> Result<Vec<Message>, Message> {
    let seat = player(view)?;
    let allowed = |push| view.position.check_shaft(seat, push).map_err(|refusal| refusal.message());
    if let Ok(shaft) = typed::nth(&command.rest, "misread-shaft") {
        let told = forecast::try_shaft(view, seat, shaft);
        if told.is_empty() {
            allowed(&Push { shaft, end: End::Left, quarters: 0 })?;
        }
        return Ok(told);
    }
    let push = typed::push(&command.rest, grammar, Some(0), "try")?;
    allowed(&push)?;
    Ok(forecast::try_push(view, &push))
}

/// The best pushes, if hints are allowed.
fn tries(view: &View, command: &Command) -> Result<Vec<Message>, Message> {
    let seat = player(view)?;
    if !view.position.config.hints {
        return Err(Message::new("hints-off"));
    }
    // The current spare card is for the next player.
    if view.on_turn().is_some() && view.position.phase() == Some(Phase::Move) {
        return Err(Refusal::PushedAlready.message());
    }
    let most = match command.rest.is_empty() {
        true => forecast::BEST,
        false => usize::from(typed::number(&command.rest, 99, "misread-number")?),
    };
    Ok(forecast::tries(view, seat, most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scout::rules::action::{Chance, Request};
    use snuffel_core::game::Choose;
    use snuffel_core::rng::stream;
    use snuffel_core::rules::Rules;
    use snuffel_core::seat::Viewer;

    #[test]
    fn pushes_are_suggested_as_long_as_one_can_push() {
        let mut position = Scout::start(&Default::default(), 2);
        let Chance::Board(board) = Scout::sample(&Request::Board, &mut stream(1, 0, 0)) else { panic!("a board") };
        position.board = *board;
        position.scouts[Seat::FIRST] = [1, 4, 7, 10].map(|column| Some(Hole { column, row: 12 }));
        let mut view = View { viewer: Viewer::Seat(Seat::FIRST), position };
        for (phase, can_push) in [(Phase::Look, true), (Phase::Move, false)] {
            view.position.stage = Stage::Walking { mover: Seat::FIRST, phase };
            let told = tries(&view, &Command::new("tries", ""));
            assert_eq!(
                told.map_err(|refused| refused.id).err().as_deref(),
                (!can_push).then_some("refusal-pushed-already")
            );
            assert_eq!(Scout::asked(&view).contains(&"tries"), can_push);
        }
    }
}
