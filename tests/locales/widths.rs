//! Whether the brief texts fit a braille display.

use std::collections::BTreeSet;

use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Spelling, Wording};
use snuffel::ui::wrap::cells;

use super::values::value;
use super::{messages, wholes};

/// The cells of a usual braille display.
const WIDTH: usize = 40;

/// What is longer, and why it may be: read at leisure, or with something in it that has any length.
const MAY_BE_LONGER: [(&str, &str); 40] = [
    ("term-", "what a word means, in two lines of 80, read at leisure"),
    ("simulate-", "to a shell, not to a game"),
    ("alphabet", "is never said as a whole"),
    ("manual-", "the man page, wrapped by man"),
    ("usage", "help of the command line, wrapped"),
    ("book-", "names a file, or tells what to install"),
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
    ("drawn-other", "a draw and a tile in one line"),
    ("check-", "read at leisure, and sent to others"),
    ("hint-told", "what to do and why, two sentences"),
    ("tutor-ask", "what it costs, what to do instead, and the question"),
    ("review-better", "what it has cost, and what to do instead"),
    ("speech-unreachable", "names a place in the system"),
    ("speech-refused", "what another program said"),
    ("speech-system", "what another program said"),
    ("games-item", "a game of a list, read at leisure"),
    ("about-", "a game of a list, read at leisure"),
    ("who-", "a game of a list, read at leisure"),
    ("game-with", "a game of a list, read at leisure"),
    ("game-option", "a game of a list, read at leisure"),
    ("month-", "a part of a date"),
    ("said", "what somebody has said"),
    ("join-table", "a game and its players"),
    ("join-other-rules", "names two versions, and ends it"),
    ("far-code", "five words to dictate, one after the other"),
    ("verify-", "names a file"),
    ("why-", "in a lesson, for who asks for it"),
    ("lesson-", "what a lesson is about, read at leisure"),
    ("scene-", "how it stands in a lesson, read at leisure"),
    ("when-", "a game of a list, read at leisure"),
];

/// Lists have as many items as there are.
fn is_list(name: &str) -> bool {
    [
        "walls", "keys", "dogs", "variants", "options", "lists", "fields", "ways", "unknown", "open", "way", "fits",
        "games", "words", "topics", "tiles", "places", "others", "fitting", "unseen", "cards", "throws", "items",
        "spies", "facts", "on",
    ]
    .contains(&name)
}

#[test]
fn brief_texts_fit_forty_cells() {
    let mut long = Vec::new();
    for whole in wholes() {
        let teller = whole.teller(Wording::Brief, Spelling::Plain);
        for (id, texts) in messages(whole) {
            let name = if texts.contains_key("brief") { "brief" } else { "" };
            let variables: BTreeSet<&String> = [name, "told-brief"]
                .iter()
                .filter_map(|name| texts.get(*name))
                .flat_map(|text| &text.variables)
                .collect();
            let is_announcement = texts.contains_key("prompt");
            // The number of walls in an announcement is a number, elsewhere it is a list of walls.
            let lists = variables.iter().any(|name| is_list(name)) && !is_announcement;
            if lists || MAY_BE_LONGER.iter().any(|(prefix, _)| id.starts_with(prefix)) {
                continue;
            }
            let mut message = Message::new(id.clone());
            for variable in variables {
                let arg = value(whole.game, &id, variable).or_else(|| is_list(variable).then_some(Arg::Count(20)));
                let arg = arg.unwrap_or_else(|| panic!("{whole} {id}: how long is {variable}?"));
                message = message.with(variable.clone().leak(), arg);
            }
            let again = texts.contains_key("told-brief").then(|| Message { is_retold: true, ..message.clone() });
            for text in [message].iter().chain(&again).map(|message| teller.brief(message)) {
                for line in text.lines().filter(|line| cells(line) > WIDTH) {
                    long.push(format!("{whole} {id}, {}: {line}", cells(line)));
                }
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}

/// What a prompt holds on such a display: ten cells stay free, two are its mark, and the field where one stands needs
/// three.
const ROOM: usize = WIDTH - 10 - 2 - 3;

#[test]
fn texts_for_a_prompt_leave_room_for_the_place() {
    let mut long = Vec::new();
    for whole in wholes() {
        let teller = whole.teller(Wording::Brief, Spelling::Plain);
        for (id, texts) in messages(whole) {
            let Some(text) = texts.get("prompt") else {
                continue;
            };
            let mut message = Message::new(id.clone());
            for variable in &text.variables {
                let arg = value(whole.game, &id, variable).or_else(|| is_list(variable).then_some(Arg::Count(20)));
                message = message.with(variable.clone().leak(), arg.unwrap());
            }
            let said = teller.summary(&message).unwrap();
            if cells(&said) > ROOM {
                long.push(format!("{whole} {id}, {}: {said}", cells(&said)));
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}
