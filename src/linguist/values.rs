//! Sample values for the variables of messages, of realistic length.

use super::messages::without_case;
use crate::text::message::{Arg, Message};

/// The value of a variable in a message of a game; `None` for an unknown variable.
pub fn value(game: &str, id: &str, name: &str) -> Option<Arg> {
    let name = without_case(name);
    let own = match game {
        "sniff" => sniff(id, name),
        "domino" => domino(name),
        "schnuff" => schnuff(id, name),
        "scout" => scout(id, name),
        "spion" => spion(name),
        _ => None,
    };
    own.or_else(|| shared(name))
}

fn text(text: &str) -> Option<Arg> {
    Some(Arg::text(text))
}

fn shared(name: &str) -> Option<Arg> {
    match name {
        "name" | "names" | "first" | "second" | "other" | "loser" | "owner" | "by" | "friend" | "before" => {
            text("Computer")
        }
        "standing" => text("Anna 2, Computer 2"),
        "start" | "next" | "one" | "option" | "last" => text("E4"),
        "word" | "like" | "text" => text("eightlet"),
        "command" => text("language"),
        "level" => text("hard"),
        "counts" => text("2, 3, 4"),
        "from" | "to" => Some(Arg::Count(6)),
        "human" => text("human"),
        "game" | "topic" => text("sniff"),
        "file" => text("spiele.tar.gz"),
        "version" => text("10.10.10"),
        "address" | "used" => text("192.168.1.5:4500"),
        "ways" => text("--no-relay --address=192.168.1.5:4500"),
        "numbered" => text("1 spenden 2 kolonne 3 taucher 4 zielort 5 beifall"),
        "host" => text("uitnodigen"),
        "join" => text("mitspielen"),
        "count" | "winners" | "named" | "left" | "number" | "waiting" | "needed" | "line" | "points" | "most" => {
            Some(Arg::Count(20))
        }
        "won" | "lost" | "drawn" | "there" | "sheets" | "skipped" | "done" => Some(Arg::Count(20)),
        "lessons" | "learnt" | "steps" => Some(Arg::Count(4)),
        "cells" => Some(Arg::Count(80)),
        "free" => Some(Arg::Count(12)),
        "engine" => text("espeak-ng"),
        "voice" | "language" => text("Nederlands"),
        "lang" => text("nl"),
        "dial" => text("volume"),
        "turned" => text("-100"),
        "hush" => text("false"),
        // The reason why a record is not saved.
        "reason" => text("changed"),
        // In a hint, of a hundred games.
        "what" => text("Typ lopen B."),
        // The cost of a move.
        "cost" => text("Das dauert im Schnitt 1,5 Runden länger."),
        "why" => text("Nichts bringt dir mehr als 5 Reihen."),
        // A step of a story.
        "turn" => Some(Arg::Count(20)),
        "value" => text("4x4"),
        "millis" => Some(Arg::Count(60_000)),
        _ => None,
    }
}

fn sniff(id: &str, name: &str) -> Option<Arg> {
    match name {
        "answer" => text("Warm."),
        "heard" => text("warm"),
        // The moves of a turn of the usual two.
        "moves" if id == "turn-other" => text("E4 warm, D4"),
        "marked" => text("no"),
        "kind" => text("walls"),
        "field" | "stands" | "from" | "to" | "treasure" | "column" => text("E4"),
        "wall" | "item" => text("D4 E4"),
        "size" => text("5x5"),
        "asks" | "theirs" | "moves" | "other-points" | "dogs-left" | "least" => Some(Arg::Count(20)),
        "columns" | "rows" => Some(Arg::Count(5)),
        "aim" | "goal" | "example" => text("E4"),
        "turns" => Some(Arg::decimal(12.5, 1)),
        "other" if id.starts_with("hint-") => text("E4"),
        "others" => Some(Arg::Count(3)),
        "all" | "borders" => Some(Arg::Count(40)),
        // Turns, and the treasure hidden again: the longer words.
        "alone" => Some(Arg::Count(0)),
        "again" | "more" | "nearer" | "safe" => Some(Arg::Count(1)),
        _ => None,
    }
}

fn domino(name: &str) -> Option<Arg> {
    match name {
        "tile" => Some(Message::new("tile").count("one", 6u8).count("other", 4u8).into()),
        "values" => text("3 of 5"),
        "none" => text("keine 3 und keine 5"),
        // Seven tiles in a prompt.
        "held" => text("11 22 33 44 55 66 65"),
        "all" | "less" | "others" => Some(Arg::Count(14)),
        "spinner" => text("6-4"),
        "end" => Some(Arg::Phrase("end-right")),
        "ends" => text("4, 6"),
        "tip" => text("double 4"),
        "choices" => text("left 15, right 5 points"),
        "gain" | "total" | "pips" | "sum" | "rounded" | "stock" | "target" | "theirs" => Some(Arg::Count(20)),
        "ties" => Some(Arg::Count(1)),
        // More than nine draws in a turn are rare.
        "value" | "fit" | "laid" | "own" | "drawn" => Some(Arg::Count(5)),
        _ => None,
    }
}

fn schnuff(id: &str, name: &str) -> Option<Arg> {
    match name {
        // Only numbers can exceed a limit.
        "card" if id.starts_with("crossed-") => text("4"),
        "card" | "played" => text("Schnuff"),
        "throw" => text("3+4=7"),
        "way" => text("gegen den Uhrzeigersinn"),
        "sum" | "limit" => Some(Arg::Count(60)),
        "pile" => Some(Arg::Count(30)),
        "price" | "paid" | "two" | "copies" | "players" | "own" | "theirs" => Some(Arg::Count(3)),
        "held" => Some(Arg::Count(0)),
        "others" => Some(Arg::Count(5)),
        "missing" | "cards" => Some(Arg::Count(4)),
        "poorer" => Some(Arg::Count(1)),
        "all" => Some(Arg::Count(40)),
        "total" | "chips" | "round" => Some(Arg::Count(10)),
        _ => None,
    }
}

fn scout(id: &str, name: &str) -> Option<Arg> {
    match name {
        "other" if id == "pushed-you" => Some(Arg::Count(49)),
        "scout" => text("Computer 4"),
        "side" => text("north"),
        "end" => text("right"),
        "phase" => text("Opening"),
        "row" | "was" => Some(Arg::Count(24)),
        "players" => Some(Arg::Count(4)),
        "shaft" => Some(Arg::Count(8)),
        // Three of the four rotations: there is a special word for all of them.
        "turns" => text("90, 180, 270"),
        "near" => text("E4"),
        "scouts" => text("2, 3 und 4"),
        "card" => Some(Arg::Count(49)),
        "turn" => Some(Arg::Count(270)),
        _ => sniff("", name),
    }
}

fn said(message: Message) -> Option<Arg> {
    Some(Arg::Said(Box::new(message)))
}

/// Black has the longest name in brief texts; in texts for a prompt, all colours have two letters.
fn spion(name: &str) -> Option<Arg> {
    let black = Arg::Phrase("colour-black");
    match name {
        "colour" | "partner" | "enemy" => Some(black),
        "colours" => text("Red, Black"),
        "spy" | "attacker" | "defender" | "enemies" => {
            let spy = Message::new("spy").with("colour", black);
            said(spy.text("letter", "B"))
        }
        "letter" | "own" => text("B"),
        "letters" => text("A, B, C"),
        "bazong" => said(Message::new("bazong-of").with("colour", black)),
        "at" => text("on 1.2"),
        "where" | "place" => text("Black embassy"),
        "pass" => text("Schluchz"),
        // Two bazongs, of which the player keeps one.
        "items" => text("Bazong Rot, Bazong Blau"),
        "trap" | "face" => Some(Arg::Phrase("trap-snake")),
        "reason" => text("broke"),
        "move" => text("attack"),
        "thing" => text("den Magneten"),
        "players" => Some(Arg::Count(4)),
        "winners" => Some(Arg::Count(2)),
        "first" | "second" => Some(black),
        "all" => Some(Arg::Count(11)),
        "by" => text("money"),
        "money" | "ours" | "goal" | "bank" | "total" | "gained" => Some(Arg::Count(20)),
        "usual" => Some(Arg::Count(0)),
        "percent" => Some(Arg::Count(44)),
        "gain" | "depth" | "steps" | "throws" | "price" | "places" | "two" | "three" | "traitor" | "fields" => {
            Some(Arg::Count(5))
        }
        _ => sniff("", name),
    }
}

/// The messages that may be longer, and why: they are read at leisure, or contain something of unlimited length.
const MAY_BE_LONGER: &[(&str, &str)] = &[
    ("language-", "names a file or a folder"),
    ("find-", "in a list of what is wrong, read at leisure"),
    ("linguist-", "to a shell, not to a game"),
    ("term-", "what a word means, in two lines of 80, read at leisure"),
    ("simulate-", "to a shell, not to a game"),
    ("alphabet", "is never said as a whole"),
    ("contractions", "is a table"),
    ("manual-", "the man page, wrapped by man"),
    ("usage", "help of the command line, wrapped"),
    ("book-", "names a file, or tells what to install"),
    ("cli-", "to a shell, not to a game"),
    ("explain-", "help, wrapped"),
    ("help-", "help, wrapped"),
    ("rules-", "rules and their topics, wrapped"),
    ("settings-", "names a file, and a line in it"),
    ("hear-", "what people say, never said itself"),
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
    ("far-at", "what guests type, with an address"),
    ("far-code", "five words to dictate, one after the other"),
    ("verify-", "names a file"),
    ("why-", "in a lesson, for who asks for it"),
    ("lesson-", "what a lesson is about, read at leisure"),
    ("scene-", "how it stands in a lesson, read at leisure"),
    ("when-", "a game of a list, read at leisure"),
    ("page-", "said in or about a browser, which has its own width"),
];

/// Whether a brief text may be longer than a display.
pub(super) fn may_be_longer(id: &str) -> bool {
    MAY_BE_LONGER.iter().any(|(prefix, _)| id.starts_with(prefix))
}

/// Whether a prompt may be cut on a short display: the five words of a table, each with its number.
pub(super) fn may_be_cut(id: &str) -> bool {
    id == "far-code"
}

/// Whether a variable is a list, whose length is unlimited.
pub(super) fn is_list(name: &str) -> bool {
    [
        "walls", "keys", "dogs", "variants", "options", "lists", "fields", "ways", "unknown", "open", "way", "fits",
        "games", "words", "topics", "tiles", "places", "others", "fitting", "unseen", "cards", "throws", "items",
        "spies", "facts", "on", "slots",
    ]
    .contains(&name)
}
