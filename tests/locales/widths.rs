//! Whether the brief texts fit a braille display.

use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Spelling, Wording};
use snuffel::text::wrap::cells;

use crate::{messages, wholes};

/// The cells of a usual braille display.
const WIDTH: usize = 40;

/// What is longer, and why it may be: read at leisure, or with something in it that has any length.
const MAY_BE_LONGER: [(&str, &str); 13] = [
    ("alphabet", "is never said as a whole"),
    ("usage", "help of the command line, wrapped"),
    ("cli-", "to a shell, not to a game"),
    ("explain-", "help, wrapped"),
    ("help-", "help, wrapped"),
    ("rules-", "rules and their topics, wrapped"),
    ("settings-", "names a file, and a line in it"),
    ("word-", "words to type, never said as a whole"),
    ("file-", "names a file"),
    ("damage-", "names a file"),
    ("seed-none", "names an option of the command line"),
    ("note", "what somebody wrote"),
    ("sheet-fault", "names a file, and a line in it"),
];

/// Lists have as many items as there are.
fn is_list(name: &str) -> bool {
    [
        "walls", "keys", "dogs", "variants", "options", "lists", "fields", "ways", "unknown",
        "open", "way", "fits", "games", "words", "topics", "items", "spies",
    ]
    .contains(&name)
}

/// A spy by colour and letter.
fn spy() -> Option<Arg> {
    let colour = Arg::Phrase("colour-black");
    said(
        Message::new("spy")
            .with("colour", colour)
            .text("letter", "B"),
    )
}

fn said(message: Message) -> Option<Arg> {
    Some(Arg::Said(Box::new(message)))
}

/// Values as long as they really come.
fn value(id: &str, name: &str) -> Option<Arg> {
    let text = |text: &str| Some(Arg::Text(text.to_owned()));
    match name {
        "name" | "names" | "first" | "second" | "other" | "loser" => text("Computer"),
        "standing" => text("Anna 2, Computer 2"),
        "start" | "next" | "one" | "option" => text("E4"),
        "answer" => text("Warm."),
        "heard" => text("warm"),
        // The moves of a turn of the usual two.
        "moves" if id == "turn-other" => text("E4 warm, D4"),
        "marked" => text("no"),
        "kind" => text("walls"),
        "field" | "stands" | "from" | "to" | "treasure" | "last" | "column" => text("E4"),
        "wall" | "item" => text("D4 E4"),
        "word" | "text" => text("eightlet"),
        "command" => text("language"),
        "level" => text("hard"),
        "counts" => text("2, 3, 4"),
        "size" => text("5x5"),
        "version" => text("10.10.10"),
        // In spion: in brief texts the longest colour is black's, in texts for a prompt all have two letters.
        "colour" | "partner" | "enemy" => Some(Arg::Phrase("colour-black")),
        "colours" => text("Red, Black"),
        "spy" | "attacker" | "defender" => spy(),
        "letter" | "own" => text("B"),
        "bazong" => said(Message::new("bazong-of").with("colour", Arg::Phrase("colour-black"))),
        "at" => text("on 1.2"),
        "where" | "place" => text("Black embassy"),
        "pass" => text("Schluchz"),
        // Two bazongs, of which one is kept.
        "items" => text("Bazong Rot, Bazong Blau"),
        "trap" | "face" => Some(Arg::Phrase("trap-snake")),
        "reason" => text("broke"),
        "by" => text("money"),
        "count" | "left" | "asks" | "theirs" | "number" | "waiting" | "needed" | "line"
        | "moves" | "points" | "other-points" | "dogs-left" | "least" | "most" => {
            Some(Arg::Count(20))
        }
        "money" | "ours" | "goal" | "bank" | "total" | "gained" => Some(Arg::Count(20)),
        "gain" | "depth" | "steps" | "throws" | "price" | "places" | "two" | "three"
        | "traitor" | "fields" => Some(Arg::Count(5)),
        "columns" | "rows" => Some(Arg::Count(5)),
        "cells" => Some(Arg::Count(80)),
        _ => None,
    }
}

#[test]
fn brief_texts_fit_forty_cells() {
    let mut long = Vec::new();
    for whole in wholes() {
        let teller = whole.teller(Wording::Brief, Spelling::Plain);
        for (id, texts) in messages(whole) {
            let name = if texts.contains_key("brief") {
                "brief"
            } else {
                ""
            };
            let variables = &texts[name].variables;
            let is_announcement = texts.contains_key("prompt");
            // The number of walls in an announcement is a number, elsewhere it is a list of walls.
            let lists = variables.iter().any(|name| is_list(name)) && !is_announcement;
            if lists
                || MAY_BE_LONGER
                    .iter()
                    .any(|(prefix, _)| id.starts_with(prefix))
            {
                continue;
            }
            let mut message = Message::new(id.clone());
            for variable in variables {
                let arg =
                    value(&id, variable).or_else(|| is_list(variable).then_some(Arg::Count(20)));
                let arg = arg.unwrap_or_else(|| panic!("{whole} {id}: how long is {variable}?"));
                message = message.with(variable.clone().leak(), arg);
            }
            for line in teller.brief(&message).lines() {
                if cells(line) > WIDTH {
                    long.push(format!("{whole} {id}, {}: {line}", cells(line)));
                }
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}

/// What a prompt holds on such a display: ten cells stay free, two are its mark, and the field where one stands needs three.
const ROOM: usize = WIDTH - 10 - 2 - 3;

#[test]
fn texts_for_a_prompt_leave_room_for_the_place() {
    for whole in wholes() {
        let teller = whole.teller(Wording::Brief, Spelling::Plain);
        for (id, texts) in messages(whole) {
            let Some(text) = texts.get("prompt") else {
                continue;
            };
            let mut message = Message::new(id.clone());
            for variable in &text.variables {
                let arg =
                    value(&id, variable).or_else(|| is_list(variable).then_some(Arg::Count(20)));
                message = message.with(variable.clone().leak(), arg.unwrap());
            }
            let said = teller.summary(&message).unwrap();
            assert!(cells(&said) <= ROOM, "{whole} {id}: {said}");
        }
    }
}
