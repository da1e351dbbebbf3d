//! The choices that sniff offers as whole lines. Walls are chosen field by field: first a field, then a change around
//! it.

use crate::sniff::rules::Sniff;
use crate::sniff::rules::action::Action;
use crate::sniff::rules::board::{Field, Wall};
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::view::{Stage, View};
use snuffel_core::choice::{Choice, Line, Offer};
use snuffel_core::game::Choose;
use snuffel_core::text::message::Message;

impl Choose for Sniff {
    fn line(action: &Action) -> Option<Line> {
        Some(match action {
            Action::Walls(walls) => fields("wall", walls),
            Action::Remove(walls) => fields("remove", walls),
            Action::Treasure(field) => Line::meant("treasure").with(field),
            Action::Dog(field) => Line::meant("dog").with(field),
            Action::RemoveDog(field) => Line::meant("remove").and("dog").with(field),
            Action::Undo => Line::meant("undo"),
            Action::Fill => Line::meant("fill"),
            Action::Build => Line::meant("build"),
            Action::Clear => Line::meant("clear"),
            Action::Done => Line::meant("done"),
            Action::Step(field) => Line::named(field),
            Action::Walk(fields) => fields.iter().fold(Line::default(), Line::with),
            Action::Marker(Some(field)) => Line::meant("marker").with(field),
            Action::Marker(None) => Line::meant("marker").and("off"),
            Action::Resign => Line::meant("resign"),
            // A labyrinth is loaded from a file, which has a name.
            Action::Lay(_) => return None,
        })
    }

    /// While building, commands for the whole labyrinth come first, then changes by field. Longer lists of fields are
    /// grouped by row.
    fn moves(view: &View) -> Vec<Offer> {
        let is_building = |seat| view.stage == Stage::Building && !view.ready[seat];
        match (&view.own, view.seat().filter(|seat| is_building(*seat))) {
            (Some(own), Some(_)) => building(view, own),
            _ => {
                let row = |action: &Action| match action {
                    Action::Step(field) | Action::Treasure(field) => field.place().map(|(_, row)| row),
                    _ => None,
                };
                Offer::sorted(view.legal_actions(), "choices-moves", row, in_row, Sniff::line)
            }
        }
    }

    fn asked(view: &View) -> Vec<&'static str> {
        match (view.stage, view.seat()) {
            (_, None) => Vec::new(),
            (Stage::Building, _) => vec!["own"],
            (Stage::Searching { .. } | Stage::Hiding { .. } | Stage::Over(_), _) => {
                vec!["look", "walls", "ways", "own", "enemy", "marker"]
            }
        }
    }
}

/// A command followed by the two fields of each wall.
fn fields(command: &'static str, walls: &[Wall]) -> Line {
    walls.iter().map(|wall| wall.fields()).fold(Line::meant(command), |line, (one, other)| line.with(one).with(other))
}

/// The heading of a row, counted from 0; for the zero field, the heading of all moves.
fn in_row(row: Option<u8>) -> Message {
    match row {
        Some(row) => Message::new("choices-row").count("row", row + 1),
        None => Message::new("choices-moves"),
    }
}

/// The choices for a labyrinth under construction.
fn building(view: &View, own: &Labyrinth) -> Vec<Offer> {
    let allowed = |action: &Action| view.check(action).is_ok();
    let whole = [Action::Build, Action::Fill, Action::Done, Action::Undo, Action::Clear].into_iter();
    let whole = whole.filter(|action| match action {
        // An empty board has nothing to clear.
        Action::Clear => allowed(action) && *own != Labyrinth::empty(own.size),
        action => allowed(action),
    });
    let whole = whole.filter_map(|action| Sniff::line(&action)).chain(["check", "list"].map(Line::meant));
    let mut offers = vec![Offer::new("choices-build", whole)];
    for row in 0..own.size.rows() {
        let fields = own.size.fields().filter(|field| field.place().is_some_and(|(_, at)| at == row));
        let choices = fields.map(|field| {
            let done = around(own, field).into_iter().filter(allowed);
            let then = Offer::under(
                Message::new("choices-field").place("field", field),
                done.filter_map(|action| Sniff::line(&action)),
            );
            Choice::opens(Line::meant("own").with(field), vec![then])
        });
        offers.push(Offer::under(in_row(Some(row)), choices));
    }
    offers
}

/// All possible changes to a field: adding or removing its walls, a treasure and dogs.
fn around(own: &Labyrinth, field: Field) -> Vec<Action> {
    let walls =
        own.size.neighbours(field).map(|other| Wall::new(field, other)).map(|wall| match own.walls.contains(wall) {
            true => Action::Remove(vec![wall]),
            false => Action::Walls(vec![wall]),
        });
    walls.chain([Action::Treasure(field), Action::Dog(field), Action::RemoveDog(field)]).collect()
}
