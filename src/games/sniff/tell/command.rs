//! What typed commands mean in this game.

use super::{excuse, narrate};
use crate::game::Reply;
use crate::games::sniff::rules::Sniff;
use crate::games::sniff::rules::action::Action;
use crate::games::sniff::rules::board::{Field, LARGEST, Wall};
use crate::games::sniff::rules::view::{Refusal, Stage, View};
use crate::rules::Rules;
use crate::text::command::{Command, Grammar, shorten};
use crate::text::coordinate::Coordinate;
use crate::text::message::{Arg, Message};

/// The commands of this game.
pub const VERBS: &[&str] = &[
    "look", "load", "done", "walls", "ways", "marker", "own", "step", "wall", "remove", "treasure", "dog", "undo",
    "list", "check", "fill", "build",
];

/// The words of this game behind a command.
pub const ARGUMENTS: &[&str] = &["zero", "labyrinth"];

/// A line that holds nothing but names of fields: a step, or walls.
pub fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
    grammar.coordinates(line)?;
    Some(Command::new("fields", line))
}

/// What a command means for the viewer of `view`.
///
/// # Errors
/// What to tell when it means nothing here.
pub fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Sniff>, Message> {
    let act = |action| Ok(Reply::Act(action, Vec::new()));
    match command.verb {
        "fields" if view.stage == Stage::Building => walls(view, &fields(view, command, grammar)?, Action::Walls),
        // A field alone may have been typed as a move, ahead of its time; it would give the hideout away.
        "fields" if matches!(view.stage, Stage::Hiding { owner } if view.viewer.is(owner)) => Err(narrate::due(view)),
        "fields" | "step" => act(Action::Step(one_field(view, command, grammar)?)),
        "wall" => walls(view, &fields(view, command, grammar)?, Action::Walls),
        "remove" if view.config.dogs && dog(command, grammar).is_some() => {
            let command = Command::new("remove", dog(command, grammar).unwrap_or_default());
            act(Action::RemoveDog(one_field(view, &command, grammar)?))
        }
        // A single field with a dog needs no word for it.
        "remove" if view.config.dogs && alone(command, grammar) => {
            act(Action::RemoveDog(one_field(view, command, grammar)?))
        }
        "remove" => walls(view, &fields(view, command, grammar)?, Action::Remove),
        "treasure" if command.rest.is_empty() => tell(narrate::own(view)),
        "treasure" => act(Action::Treasure(one_field(view, command, grammar)?)),
        "dog" if command.rest.is_empty() => tell(narrate::own(view)),
        "dog" => act(Action::Dog(one_field(view, command, grammar)?)),
        "undo" => act(Action::Undo),
        "fill" => act(Action::Fill),
        "build" => act(Action::Build),
        "done" => act(Action::Done),
        "marker" if command.rest.is_empty() => tell(vec![narrate::marker(view)]),
        "marker" if is_off(command, grammar) => act(Action::Marker(None)),
        "marker" => act(Action::Marker(Some(one_field(view, command, grammar)?))),
        "status" => tell(narrate::status(view)),
        "turn" => tell(vec![narrate::due(view)]),
        "moves" => tell(narrate::moves(view)),
        "score" => tell(vec![narrate::score(view)]),
        "walls" | "list" => tell(narrate::walls(view)),
        "ways" => tell(narrate::ways(view)),
        "check" => tell(narrate::check(view)),
        "own" if command.rest.is_empty() => tell(narrate::own(view)),
        "own" => {
            let field = one_field(view, command, grammar)?;
            tell(vec![narrate::own_field(view, field)])
        }
        "look" if command.rest.is_empty() => {
            let stands = view.seat().map(|me| view.search(me).stands);
            tell(narrate::look(view, stands.unwrap_or(Field::ZERO)))
        }
        "look" => tell(narrate::look(view, one_field(view, command, grammar)?)),
        _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
    }
}

fn tell(messages: Vec<Message>) -> Result<Reply<Sniff>, Message> {
    Ok(Reply::Tell(messages))
}

fn is_off(command: &Command, grammar: &Grammar) -> bool {
    grammar.arguments.exact(&command.rest) == Some("off")
}

/// What stands behind the word for a dog, if that comes first: `remove dog B2`.
fn dog<'a>(command: &'a Command, grammar: &Grammar) -> Option<&'a str> {
    let (first, rest) = command.rest.split_once(char::is_whitespace)?;
    (grammar.verbs.exact(first) == Some("dog")).then_some(rest)
}

/// Whether one field stands behind the command.
fn alone(command: &Command, grammar: &Grammar) -> bool {
    let fields = grammar.coordinates(&command.rest);
    fields.is_some_and(|fields| fields.len() == 1)
}

/// The fields that were named behind the command.
fn fields(view: &View, command: &Command, grammar: &Grammar) -> Result<Vec<Field>, Message> {
    let named = grammar.coordinates(&command.rest).ok_or_else(|| {
        let id = match (command.rest.is_empty(), view.stage) {
            (true, Stage::Building) => "misread-wall-missing",
            (true, _) => "misread-field-missing",
            (false, _) => "misread-field",
        };
        Message::new(id).text("word", shorten(&command.rest))
    })?;
    named.into_iter().map(|name| field(view, name)).collect()
}

/// A field by its name, wherever the board ends.
fn field(view: &View, name: Coordinate) -> Result<Field, Message> {
    let Coordinate::At(letter, number) = name else {
        return Ok(Field::ZERO);
    };
    let column = (letter as u32).wrapping_sub('A' as u32);
    let size = view.config.size;
    u8::try_from(column)
        .ok()
        .filter(|column| *column < LARGEST && number <= LARGEST)
        .map(|column| Field::at(column, number - 1))
        .filter(|field| size.holds(*field))
        .ok_or_else(|| {
            Message::new("refusal-off-board")
                .place("field", format!("{letter}{number}"))
                .place("last", Field::at(size.columns() - 1, size.rows() - 1))
        })
}

fn one_field(view: &View, command: &Command, grammar: &Grammar) -> Result<Field, Message> {
    match fields(view, command, grammar)?.as_slice() {
        [field] => Ok(*field),
        _ => Err(Message::new("misread-one-field").text("word", shorten(&command.rest))),
    }
}

/// Walls are named by pairs of fields. What can be done is done; for each of the others the reason is told.
fn walls(view: &View, fields: &[Field], action: fn(Vec<Wall>) -> Action) -> Result<Reply<Sniff>, Message> {
    let (pairs, odd) = fields.as_chunks::<2>();
    if let [lone] = odd {
        return Err(Message::new("misread-odd-field").place("field", lone));
    }
    let mut good = Vec::new();
    let mut refused: Vec<Refusal> = Vec::new();
    for [one, other] in pairs {
        good.push(Wall::new(*one, *other));
        if let Err(reason) = Sniff::check(view, &action(good.clone())) {
            good.pop();
            refused.push(reason);
        }
    }
    let complaints = refused.iter().map(excuse::refuse).collect();
    if good.is_empty() {
        return Ok(Reply::Tell(complaints));
    }
    Ok(Reply::Act(action(good), complaints))
}

/// The fields that can be named now: the next steps while searching, all fields while building, and where a found
/// treasure can be hidden again.
pub fn names(view: &View) -> Vec<String> {
    let named = |action: Action| match action {
        Action::Step(field) | Action::Treasure(field) => Some(field.to_string()),
        Action::Walls(_)
        | Action::Remove(_)
        | Action::Dog(_)
        | Action::RemoveDog(_)
        | Action::Undo
        | Action::Fill
        | Action::Build
        | Action::Lay(_)
        | Action::Done
        | Action::Marker(_)
        | Action::Resign => None,
    };
    match view.stage {
        Stage::Building => view.config.size.fields().map(|field| field.to_string()).collect(),
        Stage::Searching { .. } | Stage::Hiding { .. } | Stage::Over(_) => {
            Sniff::legal_actions(view).into_iter().filter_map(named).collect()
        }
    }
}
