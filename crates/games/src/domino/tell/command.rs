//! Interprets typed commands of domino.

use super::narrate;
use super::typed::{self, Named};
use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::line::End;
use crate::domino::rules::tile::{HIGHEST, Tile, TileSet};
use crate::domino::rules::view::{Refusal, View};
use snuffel_core::game::{Answer, Reply};
use snuffel_core::text::command::{Command, Grammar, shorten};
use snuffel_core::text::message::{Arg, Message};

impl Answer for Domino {
    const VERBS: &'static [&'static str] =
        &["look", "hand", "ends", "line", "stock", "counts", "what", "lay", "draw", "pass", "auto"];
    const ARGUMENTS: &'static [&'static str] = typed::ARGUMENTS;
    const ALONE: &'static [&'static str] = &["hand", "ends", "line", "stock", "counts", "draw", "pass"];

    /// A line with only a tile, an end, or both.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        let is_digit = |c: char| c.is_ascii_digit();
        // A line that starts with a digit is meant as a tile, regardless of the rest.
        let understood = if line.contains(is_digit) {
            line.starts_with(is_digit) || typed::parse(line, grammar).is_some()
        } else {
            typed::is_end(line, grammar) || typed::parse(line, grammar).is_some_and(|named| !named.values.is_empty())
        };
        understood.then(|| Command::new("lay", line))
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
        match command.verb {
            "lay" => lay(view, command, grammar).and_then(Reply::act),
            "draw" => Reply::act(Action::Draw),
            "pass" => Reply::act(Action::Pass),
            "auto" if command.rest.is_empty() => Reply::say(narrate::auto(view)),
            "auto" => Reply::act(Action::Auto(switch(command, grammar)?)),
            "what" => what_if(view, command, grammar),
            "look" => look(view, command, grammar),
            "hand" => Reply::say(narrate::hand(view)),
            "ends" => Reply::tell(narrate::tips(view)),
            "line" => Reply::tell(narrate::line(view)),
            "stock" => Reply::say(narrate::stock(view)),
            "counts" => Reply::say(narrate::counts(view)),
            "status" => Reply::tell(narrate::status(view)),
            "turn" => Reply::say(narrate::due(view)),
            "moves" => Reply::tell(narrate::moves(view)),
            "score" => Reply::say(narrate::score(view)),
            _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
        }
    }

    /// The tiles that can be laid now.
    fn names(view: &View) -> Vec<String> {
        if !view.is_on_turn() {
            return Vec::new();
        }
        view.fitting().iter().map(|tile| tile.to_string()).collect()
    }
}

/// Reads the text after a command as a tile and an end.
fn named(text: &str, grammar: &Grammar) -> Result<Named, Message> {
    typed::parse(text, grammar).ok_or_else(|| narrate::no_tile(text))
}

/// The tile that was named; `None` if no digit was typed.
fn tile(named: &Named, typed: &str) -> Result<Option<Tile>, Message> {
    match named.values.as_slice() {
        [] => Ok(None),
        [one, other] => Tile::new(*one, *other).map(Some).ok_or_else(|| narrate::no_tile(typed)),
        _ => Err(narrate::no_tile(typed)),
    }
}

/// The action of laying the named tile.
fn lay(view: &View, command: &Command, grammar: &Grammar) -> Result<Action, Message> {
    let named = named(&command.rest, grammar)?;
    match tile(&named, &command.rest)? {
        Some(tile) => lay_tile(view, tile, named.end),
        None => lay_any(view, named.end),
    }
}

/// The action of laying a tile. The end can be omitted if it makes no difference.
fn lay_tile(view: &View, tile: Tile, end: Option<End>) -> Result<Action, Message> {
    if let Some(end) = end {
        return Ok(Action::Lay(tile, end));
    }
    // The rules give the reason why it cannot be laid anywhere, unless it merely does not fit.
    let stray = Action::Lay(tile, End::Left);
    match view.check(&stray) {
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

/// The action of laying the only tile that can be laid, at `end` or anywhere.
fn lay_any(view: &View, end: Option<End>) -> Result<Action, Message> {
    if let Some(end) = end.filter(|end| view.line.tips().at(*end).value().is_none()) {
        return Err(narrate::look_end(view, end));
    }
    let allowed = view.lays().filter(|(_, place)| end.is_none_or(|end| end == *place));
    let fitting: TileSet = allowed.map(|(tile, _)| tile).collect();
    let mut tiles = fitting.iter();
    match (tiles.next(), tiles.next()) {
        (Some(only), None) => lay_tile(view, only, end),
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

/// The result of laying a tile: `what if 53 left`, `what 53 l`. Without an end, covers each end where it fits;
/// without a tile, all possible moves.
fn what_if(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
    let mut rest = command.rest.as_str();
    while let Some((first, later)) = rest.split_once(char::is_whitespace)
        && grammar.arguments.exact(first) == Some("if")
    {
        rest = later.trim_start();
    }
    let named = named(rest, grammar)?;
    let Some(tile) = tile(&named, rest)? else {
        return Reply::tell(narrate::moves(view));
    };
    if view.line.tiles().contains(tile) {
        return Reply::say(narrate::look_tile(view, tile));
    }
    let told = narrate::what_if(view, tile, named.end);
    if told.is_empty() {
        return Err(narrate::fits_nowhere(view, tile));
    }
    Reply::tell(told)
}

/// Information about a tile, a value or an end; without arguments, about all ends.
fn look(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Domino>, Message> {
    let named = named(&command.rest, grammar)?;
    match (named.values.as_slice(), named.end) {
        ([], Some(end)) => Reply::say(narrate::look_end(view, end)),
        ([], None) => Reply::tell(narrate::tips(view)),
        ([value], None) if *value <= HIGHEST => Reply::tell(narrate::look_value(view, *value)),
        (_, None) => match tile(&named, &command.rest)? {
            Some(tile) => Reply::say(narrate::look_tile(view, tile)),
            None => Reply::tell(narrate::tips(view)),
        },
        (_, Some(_)) => Err(narrate::no_tile(&command.rest)),
    }
}
