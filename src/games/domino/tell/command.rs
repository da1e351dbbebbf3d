//! What typed commands mean in this game.

use super::narrate;
use super::typed::{self, Named};
use crate::game::Reply;
use crate::games::domino::rules::Domino;
use crate::games::domino::rules::action::Action;
use crate::games::domino::rules::check::{check, lays};
use crate::games::domino::rules::line::End;
use crate::games::domino::rules::tile::{HIGHEST, Tile, TileSet};
use crate::games::domino::rules::view::{Refusal, View};
use crate::text::command::{Command, Grammar, shorten};
use crate::text::message::{Arg, Message};

/// The commands of this game.
pub const VERBS: &[&str] = &["look", "hand", "ends", "line", "stock", "counts", "what", "lay", "draw", "pass", "auto"];

/// A line that holds nothing but a tile, an end, or both.
pub fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
    let is_digit = |c: char| c.is_ascii_digit();
    // A line that begins with a digit is meant as a tile, whatever stands behind it.
    let understood = if line.contains(is_digit) {
        line.starts_with(is_digit) || typed::read(line, grammar).is_some()
    } else {
        typed::is_end(line, grammar)
    };
    understood.then(|| Command::new("lay", line))
}

/// What a command means for the viewer of `view`.
///
/// # Errors
/// What to tell when it means nothing here, or several things.
pub fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
    let act = |action| Ok(Reply::Act(action, Vec::new()));
    match command.verb {
        "lay" => lay(view, &named(&command.rest, grammar)?, &command.rest).and_then(act),
        "draw" => act(Action::Draw),
        "pass" => act(Action::Pass),
        "auto" if command.rest.is_empty() => tell(vec![narrate::auto(view)]),
        "auto" => act(Action::Auto(switch(command, grammar)?)),
        "what" => what_if(view, command, grammar),
        "look" => look(view, command, grammar),
        "hand" => tell(vec![narrate::hand(view)]),
        "ends" => tell(narrate::tips(view)),
        "line" => tell(narrate::line(view)),
        "stock" => tell(vec![narrate::stock(view)]),
        "counts" => tell(vec![narrate::counts(view)]),
        "status" => tell(narrate::status(view)),
        "turn" => tell(vec![narrate::due(view)]),
        "moves" => tell(narrate::moves(view)),
        "score" => tell(vec![narrate::score(view)]),
        _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
    }
}

fn tell(messages: Vec<Message>) -> Result<Reply<Domino>, Message> {
    Ok(Reply::Tell(messages))
}

/// What stands behind a command, as a tile and an end.
fn named(text: &str, grammar: &Grammar) -> Result<Named, Message> {
    typed::read(text, grammar).ok_or_else(|| narrate::no_tile(shorten(text)))
}

/// The tile that was named; `None` when no digit was typed.
fn tile(named: &Named, typed: &str) -> Result<Option<Tile>, Message> {
    match named.values.as_slice() {
        [] => Ok(None),
        [one, other] => Tile::new(*one, *other).map(Some).ok_or_else(|| narrate::no_tile(shorten(typed))),
        _ => Err(narrate::no_tile(shorten(typed))),
    }
}

/// The action of laying what was named. An end need not be said where it makes no difference, a tile where there is only
/// one.
fn lay(view: &View, named: &Named, typed: &str) -> Result<Action, Message> {
    let Some(tile) = tile(named, typed)? else {
        return lay_any(view, named.end);
    };
    if let Some(end) = named.end {
        return Ok(Action::Lay(tile, end));
    }
    // Why it cannot be laid anywhere, the rules say, unless it is only that it does not fit.
    let stray = Action::Lay(tile, End::Left);
    match check(view, &stray) {
        Ok(()) | Err(Refusal::DoesNotFit { .. }) => {}
        Err(_) => return Ok(stray),
    }
    let differing = narrate::distinct_ends(view, tile);
    match differing.as_slice() {
        [] => Err(narrate::fits_nowhere(view, tile)),
        [same] => Ok(Action::Lay(tile, same[0])),
        _ => Err(narrate::which_end(view, tile)),
    }
}

/// The action of laying the only tile that can be laid, at an end or anywhere.
fn lay_any(view: &View, end: Option<End>) -> Result<Action, Message> {
    if let Some(end) = end.filter(|end| view.line.tips().at(*end).value().is_none()) {
        return Err(narrate::look_end(view, end));
    }
    let allowed = lays(view).filter(|(_, place)| end.is_none_or(|end| end == *place));
    let fitting: TileSet = allowed.map(|(tile, _)| tile).collect();
    let mut tiles = fitting.iter();
    match (tiles.next(), tiles.next()) {
        (Some(only), None) => {
            let named = Named { values: vec![only.high(), only.low()], end };
            lay(view, &named, "")
        }
        _ => Err(narrate::which_tile(fitting)),
    }
}

fn switch(command: &Command, grammar: &Grammar) -> Result<bool, Message> {
    match grammar.arguments.exact(&command.rest) {
        Some("on") => Ok(true),
        Some("off") => Ok(false),
        _ => Err(Message::new("misread-auto").text("word", shorten(&command.rest))),
    }
}

/// What a tile would make: `what if 53 left`, `what 53 l`; without an end, at each where it fits; without a tile, all
/// that can be laid.
fn what_if(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
    let mut rest = command.rest.as_str();
    while let Some((first, later)) = rest.split_once(char::is_whitespace)
        && grammar.arguments.exact(first) == Some("if")
    {
        rest = later.trim_start();
    }
    let named = named(rest, grammar)?;
    let Some(tile) = tile(&named, rest)? else {
        return tell(narrate::moves(view));
    };
    if view.line.tiles().contains(tile) {
        return tell(vec![narrate::look_tile(view, tile)]);
    }
    let told = narrate::what_if(view, tile, named.end);
    if told.is_empty() {
        return Err(narrate::fits_nowhere(view, tile));
    }
    tell(told)
}

/// What is known of a tile, a value, or an end; without a word, of all ends.
fn look(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
    let named = named(&command.rest, grammar)?;
    match (named.values.as_slice(), named.end) {
        ([], Some(end)) => tell(vec![narrate::look_end(view, end)]),
        ([], None) => tell(narrate::tips(view)),
        ([value], None) if *value <= HIGHEST => tell(narrate::look_value(view, *value)),
        (_, None) => match tile(&named, &command.rest)? {
            Some(tile) => tell(vec![narrate::look_tile(view, tile)]),
            None => tell(narrate::tips(view)),
        },
        (_, Some(_)) => Err(narrate::no_tile(shorten(&command.rest))),
    }
}

/// The tiles that can be laid now, with their ends.
pub fn names(view: &View) -> Vec<String> {
    if !view.is_on_turn() {
        return Vec::new();
    }
    let fitting = view.line.tips().fitting_anywhere(view.playable());
    fitting.iter().map(|tile| tile.to_string()).collect()
}
