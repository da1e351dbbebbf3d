//! Interprets typed commands of sniff.

use super::{field, narrate};
use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::{Field, LARGEST, Wall};
use crate::sniff::rules::view::{Refusal, Stage, View};
use snuffel_core::game::{Answer, Excuse, Reply};
use snuffel_core::text::command::{Command, Grammar, shorten};
use snuffel_core::text::coordinate::Coordinate;
use snuffel_core::text::message::{Arg, Message};

impl Answer for Sniff {
    const VERBS: &'static [&'static str] = &[
        "look", "load", "done", "walls", "ways", "marker", "own", "step", "wall", "remove", "treasure", "dog", "undo",
        "list", "check", "fill", "build", "clear", "enemy",
    ];
    const ARGUMENTS: &'static [&'static str] = &["zero", "labyrinth"];

    const ALONE: &'static [&'static str] =
        &["done", "walls", "ways", "list", "check", "fill", "build", "clear", "enemy"];

    /// A line that consists only of fields: a step, or walls.
    fn bare(line: &str, grammar: &Grammar) -> Option<Command> {
        grammar.coordinates(line)?;
        Some(Command::new("fields", line))
    }

    fn interpret(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Sniff>, Message> {
        match command.verb {
            // Several fields are walls, not a step, whatever the command.
            "step" if view.stage == Stage::Building && is_pairs(command, grammar) => {
                walls(view, &fields(view, command, grammar)?, Action::Walls)
            }
            "fields" if view.stage == Stage::Building => walls(view, &fields(view, command, grammar)?, Action::Walls),
            // A single field may be a move typed too early, and would give away the hiding place.
            "fields" if matches!(view.stage, Stage::Hiding { owner } if view.viewer.is(owner)) => {
                Err(narrate::due(view))
            }
            "fields" | "step" => walk(view, command, grammar),
            // Building is over, so the arguments do not matter.
            "wall" | "remove" if view.stage != Stage::Building => Err(Refusal::BuiltAlready.message()),
            "wall" => walls(view, &fields(view, command, grammar)?, Action::Walls),
            "remove" if view.config.dogs && dog(command, grammar).is_some() => {
                let command = Command::new("remove", dog(command, grammar).unwrap_or_default());
                Reply::act(Action::RemoveDog(one_field(view, &command, grammar)?))
            }
            // For a single field with a dog, the word for dog can be omitted.
            "remove" if view.config.dogs && alone(command, grammar) => {
                Reply::act(Action::RemoveDog(one_field(view, command, grammar)?))
            }
            "remove" => walls(view, &fields(view, command, grammar)?, Action::Remove),
            "treasure" if command.rest.is_empty() => Reply::tell(narrate::own(view)),
            "treasure" => Reply::act(Action::Treasure(one_field(view, command, grammar)?)),
            "dog" if command.rest.is_empty() => Reply::tell(narrate::own(view)),
            "dog" => Reply::act(Action::Dog(one_field(view, command, grammar)?)),
            "undo" => Reply::act(Action::Undo),
            "fill" => Reply::act(Action::Fill),
            "build" => Reply::act(Action::Build),
            "clear" => clear(view),
            "enemy" => Reply::say(narrate::enemy(view)),
            "done" => Reply::act(Action::Done),
            "marker" if command.rest.is_empty() => Reply::say(narrate::marker(view)),
            "marker" if is_off(command, grammar) => Reply::act(Action::Marker(None)),
            "marker" => Reply::act(Action::Marker(Some(one_field(view, command, grammar)?))),
            "status" => Reply::tell(narrate::status(view)),
            "turn" => Reply::say(narrate::due(view)),
            "moves" => Reply::tell(narrate::moves(view)),
            "score" => Reply::say(narrate::score(view)),
            "walls" | "list" => Reply::tell(narrate::walls(view)),
            "ways" => Reply::tell(narrate::ways(view)),
            "check" => Reply::tell(narrate::check(view)),
            "own" if command.rest.is_empty() => Reply::tell(narrate::own(view)),
            "own" => {
                let field = one_field(view, command, grammar)?;
                Reply::say(field::own(view, field))
            }
            "look" if command.rest.is_empty() => {
                let stands = view.seat().map(|me| view.search(me).stands);
                Reply::tell(field::look(view, stands.unwrap_or(Field::ZERO)))
            }
            "look" => Reply::tell(field::look(view, one_field(view, command, grammar)?)),
            _ => Err(Message::new("misread-not-here").with("command", Arg::Command(command.verb))),
        }
    }

    /// The next steps while searching, all fields while building, and the fields for hiding a found treasure again.
    fn names(view: &View) -> Vec<String> {
        let named = |action: Action| match action {
            Action::Step(field) | Action::Treasure(field) => Some(field.to_string()),
            Action::Walls(_)
            | Action::Remove(_)
            | Action::Dog(_)
            | Action::RemoveDog(_)
            | Action::Undo
            | Action::Fill
            | Action::Build
            | Action::Clear
            | Action::Walk(_)
            | Action::Lay(_)
            | Action::Done
            | Action::Marker(_)
            | Action::Resign => None,
        };
        match view.stage {
            Stage::Building => view.config.size.fields().map(|field| field.to_string()).collect(),
            Stage::Searching { .. } | Stage::Hiding { .. } | Stage::Over(_) => {
                view.legal_actions().into_iter().filter_map(named).collect()
            }
        }
    }
}

/// A step, several steps in a row or, for a field farther away, the known way there.
fn walk(view: &View, command: &Command, grammar: &Grammar) -> Result<Reply<Sniff>, Message> {
    let fields = match fields(view, command, grammar)?.as_slice() {
        [] => vec![one_field(view, command, grammar)?],
        [field] => match view.check(&Action::Step(*field)) {
            Err(Refusal::TooFar { .. }) => narrate::known_way(view, *field).unwrap_or_else(|| vec![*field]),
            Ok(()) | Err(_) => vec![*field],
        },
        several => several.to_vec(),
    };
    Reply::act(match fields.as_slice() {
        [field] => Action::Step(*field),
        _ => Action::Walk(fields),
    })
}

/// Clears the labyrinth, after a question.
fn clear(view: &View) -> Result<Reply<Sniff>, Message> {
    view.check(&Action::Clear).map_err(|refusal| refusal.message())?;
    Ok(Reply::Confirm(Message::new("clear-sure"), Action::Clear))
}

fn is_off(command: &Command, grammar: &Grammar) -> bool {
    grammar.arguments.exact(&command.rest) == Some("off")
}

/// The text after the word for dog, if that comes first: `remove dog B2`.
fn dog<'a>(command: &'a Command, grammar: &Grammar) -> Option<&'a str> {
    let (first, rest) = command.rest.split_once(char::is_whitespace)?;
    (grammar.verbs.exact(first) == Some("dog")).then_some(rest)
}

/// Returns whether the command is followed by exactly one field.
fn alone(command: &Command, grammar: &Grammar) -> bool {
    let fields = grammar.coordinates(&command.rest);
    fields.is_some_and(|fields| fields.len() == 1)
}

/// Returns whether the command is followed by several fields.
fn is_pairs(command: &Command, grammar: &Grammar) -> bool {
    let fields = grammar.coordinates(&command.rest);
    fields.is_some_and(|fields| fields.len() > 1)
}

/// The fields named after the command.
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

/// A field by its name, if it is on the board in use.
fn field(view: &View, name: Coordinate) -> Result<Field, Message> {
    let Coordinate::At(letter, number) = name else {
        return Ok(Field::ZERO);
    };
    let size = view.config.size;
    named(name).filter(|field| size.holds(*field)).ok_or_else(|| {
        Message::new("refusal-off-board")
            .place("field", format!("{letter}{number}"))
            .place("last", Field::at(size.columns() - 1, size.rows() - 1))
    })
}

/// A field by its name, regardless of the board in use; `None` beyond the largest board.
pub(super) fn named(name: Coordinate) -> Option<Field> {
    match name {
        Coordinate::Zero => Some(Field::ZERO),
        Coordinate::At(letter, number) => {
            let column = u8::try_from(letter).ok()?.checked_sub(b'A')?;
            (column < LARGEST && number <= LARGEST).then(|| Field::at(column, number - 1))
        }
    }
}

fn one_field(view: &View, command: &Command, grammar: &Grammar) -> Result<Field, Message> {
    match fields(view, command, grammar)?.as_slice() {
        [field] => Ok(*field),
        _ => Err(Message::new("misread-one-field").text("word", shorten(&command.rest))),
    }
}

/// Adds or removes walls, named as pairs of fields. Performs what is possible, and gives the reason for each of the
/// others.
fn walls(view: &View, fields: &[Field], action: fn(Vec<Wall>) -> Action) -> Result<Reply<Sniff>, Message> {
    let (pairs, odd) = fields.as_chunks::<2>();
    if let [lone] = odd {
        return Err(Message::new("misread-odd-field").place("field", lone));
    }
    let mut good = Vec::new();
    let mut complaints = Vec::new();
    for [one, other] in pairs {
        good.push(Wall::new(*one, *other));
        if let Err(reason) = view.check(&action(good.clone())) {
            good.pop();
            complaints.push(reason.message());
        }
    }
    if good.is_empty() {
        return Reply::tell(complaints);
    }
    Ok(Reply::Act(action(good), complaints))
}
