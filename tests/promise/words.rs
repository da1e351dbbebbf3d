//! Lines that people type, in each language: each row of `words/LANGUAGE` has a line that means the same as the English
//! line after the equals sign, wherever that has a meaning in whole games. The first field is a place: a game, `all`,
//! or `lobby`. A line without an equivalent only has to be understood somewhere. A tilde marks lines that still need a
//! word in the lists of their language.

use std::fs;
use std::path::Path;

use snuffel::game::{Game, Reply, VERBS};
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::record::Record;
use snuffel::rules::Rules;
use snuffel::seat::Viewer;
use snuffel::table::{Side as _, Table};
use snuffel::text::command::{Grammar, WISHES};
use snuffel::text::style::{Lang, Wording};
use snuffel::tournament::Tournament;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;

use super::games::stands;
use super::stand::{Stand, is_misread, teller};

/// A row of the table: the place, the typed line, and its equivalent.
struct Row {
    place: String,
    typed: String,
    same: String,
}

fn table(lang: Lang) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/promise/words").join(lang.code());
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '~']));
    let row = |line: &str| {
        let (place, rest) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
        let (typed, same) = rest.split_once(" = ").unwrap_or((rest, ""));
        Row { place: place.to_owned(), typed: typed.to_owned(), same: same.to_owned() }
    };
    lines.map(row).collect()
}

/// The meaning of a line in a view, as text; for a line that is not understood, the message as an error.
fn meaning<G: Game>(view: &G::View, grammar: &Grammar, line: &str) -> Result<String, String> {
    let command = grammar.parse(line, |line| G::bare(line, grammar)).map_err(|misread| format!("{misread:?}"))?;
    let of_game = !VERBS.contains(&command.verb) || ["status", "turn", "moves", "score"].contains(&command.verb);
    if !of_game || STYLE_VERBS.contains(&command.verb) || WISHES.contains(&command.verb) {
        return Ok(format!("{} {}", command.verb, command.rest));
    }
    if G::ALONE.contains(&command.verb) && !command.rest.is_empty() {
        return Err(format!("{command:?}"));
    }
    match G::interpret(view, &command, grammar) {
        Ok(Reply::Act(action, _)) => Ok(format!("does {action}")),
        Ok(Reply::Confirm(question, action)) => Ok(format!("{question:?} {action}")),
        Ok(Reply::Tell(told)) => Ok(format!("{told:?}")),
        Err(message) if is_misread(&message.id) => Err(message.id.to_string()),
        Err(message) => Ok(format!("{message:?}")),
    }
}

/// The view of the player who is due.
fn view<G: Rules>(stand: &Stand) -> G::View {
    let record = Record::parse(&stand.record).unwrap();
    let config = record.header.options.parse().unwrap();
    let source = Box::new(snuffel::chance::Seeded { seed: record.header.seed });
    let mut table = Table::<G>::replay(&config, &record, source).unwrap();
    table.settle();
    table.view(Viewer::Seat(stand.seat))
}

fn understands<G: Game>(options: &[&str]) {
    let views: Vec<(Stand, G::View)> = stands::<G>(options, &G::SEATS[..1], 0..2)
        .into_iter()
        .map(|stand| (stand.clone(), view::<G>(&stand)))
        .collect();
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let teller = teller(views[0].0.kind(), lang, Wording::Normal);
        let verbs = [VERBS, G::VERBS, STYLE_VERBS].concat();
        let grammar = teller.grammar(&verbs, G::ARGUMENTS);
        for row in table(lang).iter().filter(|row| row.place == "all" || row.place == G::ID) {
            let same = if row.same.is_empty() { &row.typed } else { &row.same };
            let mut fitting =
                views.iter().filter_map(|(_, view)| Some((view, meaning::<G>(view, &grammar, same).ok()?)));
            let differs = |(view, expected): (&G::View, String)| {
                let is = meaning::<G>(view, &grammar, &row.typed);
                (is.as_ref() != Ok(&expected)).then(|| format!("{is:.200?}, not {expected:.200}"))
            };
            let mut some = fitting.by_ref().peekable();
            let fault = match some.peek() {
                None => Some(format!("`{same}` means nothing anywhere")),
                Some(_) => some.find_map(differs),
            };
            faults.extend(fault.map(|fault| format!("{} {lang}: {}: {fault}", G::ID, row.typed)));
        }
    }
    assert!(faults.is_empty(), "{} lines:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn sniff_understands_people() {
    understands::<Tournament<Sniff>>(&["size=5x5 walls=20"]);
}

#[test]
fn domino_understands_people() {
    understands::<Tournament<Domino>>(&["target=60"]);
}

#[test]
fn schnuff_understands_people() {
    understands::<Tournament<Schnuff>>(&["drawing=strict end=first"]);
}

#[test]
fn scout_understands_people() {
    understands::<Tournament<Scout>>(&["hints=on", "hints=on by-hand"]);
}

#[test]
fn spion_understands_people() {
    understands::<Tournament<Spion>>(&["notes=on"]);
}

#[test]
fn the_lobby_understands_people() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let teller = snuffel::text::teller::Teller::new(lang, Wording::Normal, Default::default(), &[]);
        let grammar = teller.grammar(&[verbs::in_lobby(), STYLE_VERBS].concat(), &[]);
        let verb = |line: &str| grammar.parse(line, |_| None).map(|command| (command.verb, command.rest));
        for row in table(lang).iter().filter(|row| row.place == "lobby") {
            let is = verb(&row.typed);
            let expected = if row.same.is_empty() { is.clone() } else { verb(&row.same) };
            if is.is_err() || is != expected {
                faults.push(format!("{lang}: {}: {is:?}, not {expected:?}", row.typed));
            }
        }
    }
    assert!(faults.is_empty(), "{} lines:\n{}", faults.len(), faults.join("\n"));
}
