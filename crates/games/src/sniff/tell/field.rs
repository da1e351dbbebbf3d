//! Answers to questions about a single field.

use super::announcement::heard;
use super::narrate::{beside, marker, or_dogs};
use crate::sniff::rules::board::Field;
use crate::sniff::rules::event::Answer;
use crate::sniff::rules::labyrinth::Labyrinth;
use crate::sniff::rules::view::{Border, Search, Stage, View};
use snuffel_core::seat::Seat;
use snuffel_core::text::message::Message;

/// One field of the viewer's own labyrinth.
pub(super) fn own(view: &View, field: Field) -> Message {
    match &view.own {
        Some(own) => field_in(own, field, or_dogs(view, "own-field", "own-field-ditches"), "own-field-dog"),
        None => Message::new("refusal-spectator"),
    }
}

/// One field of the labyrinth that the viewer has searched, once the game is over and it is revealed.
fn shown_field(view: &View, me: Seat, field: Field) -> Option<Message> {
    let labyrinth = view.shown.as_ref()?.get(me.other())?;
    let message = field_in(labyrinth, field, or_dogs(view, "shown-field", "shown-field-ditches"), "shown-field-dog");
    Some(message.seat("name", me.other()))
}

/// The surroundings of a field, in the message `walls`, or `dog` if there is a dog on it.
fn field_in(labyrinth: &Labyrinth, field: Field, walls: &'static str, dog: &'static str) -> Message {
    let (open, shut): (Vec<Field>, Vec<Field>) =
        labyrinth.size.neighbours(field).partition(|other| labyrinth.is_open(field, *other));
    let id = if labyrinth.dogs.contains(field) { dog } else { walls };
    Message::new(id).place("field", field).places("open", open).places("walls", shut)
}

/// The viewer's findings about one field.
pub(super) fn look(view: &View, field: Field) -> Vec<Message> {
    let Some(me) = view.seat() else {
        return vec![Message::new("refusal-spectator")];
    };
    if view.stage == Stage::Building {
        return vec![own(view, field)];
    }
    if let Some(shown) = shown_field(view, me, field) {
        return vec![shown];
    }
    let search = view.search(me);
    if view.config.blind {
        let around = view.config.size.neighbours(field);
        return match search.stands == field {
            true => vec![Message::new("look-blind").place("field", field).places("fields", around)],
            false => vec![Message::new("blind-nothing")],
        };
    }
    let id = if search.stands == field {
        or_dogs(view, "look-here", "look-here-dogs")
    } else if search.visited.contains(field) {
        or_dogs(view, "look-visited", "look-visited-dogs")
    } else {
        or_dogs(view, "look-unvisited", "look-unvisited-dogs")
    };
    let neighbours = |border| beside(view, search, field, border);
    let mut told = vec![
        Message::new(id)
            .place("field", field)
            .places("ways", neighbours(Border::Way))
            .places("walls", neighbours(Border::Wall))
            .places("unknown", neighbours(Border::Unknown)),
    ];
    let answer = answered(search, field);
    told.extend(answer.map(|answer| Message::new("look-answered").place("field", field).with("heard", heard(answer))));
    if view.marker == Some(field) {
        told.push(marker(view));
    }
    told
}

/// The answer of a field that was more than plain free, if any.
fn answered(search: &Search, field: Field) -> Option<Answer> {
    let told = search.hints.map(|fields| fields.contains(field));
    [Answer::Warm, Answer::Hot, Answer::Growl, Answer::WarmGrowl, Answer::HotGrowl]
        .into_iter()
        .find(|answer| answer.hints() == told)
}
