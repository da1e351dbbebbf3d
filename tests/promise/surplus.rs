//! A surplus word is never ignored: every command followed by an unknown word is refused, or the answer quotes the word
//! as not understood.

use std::collections::BTreeSet;

use snuffel::game::{Game, VERBS};
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::text::style::{Lang, Wording};
use snuffel::tournament::Tournament;
use snuffel::ui::verbs::STYLE_VERBS;

use snuffel_testing::share;

use super::games::stands;
use super::stand::{is_misread, teller, type_line};

/// A word of no language, too different from all others to be mistaken for one of them.
const NONSENSE: &str = "xyzzyx";

/// Commands that take any text of the player's own.
const VERBATIM: [&str; 3] = ["note", "load", "name"];

/// The text between a command and the word: nothing, or a possible argument.
const BETWEEN: [&str; 14] =
    ["", "E4 D4", "E4", "B2", "53", "53 left", "3", "5 left 90", "2 to G12", "2", "white B", "A", "snake 2.3", "on"];

/// Returns whether a message says that something is currently impossible, whatever is typed.
fn is_refusal(id: &str) -> bool {
    ["refusal-", "sheet-"].iter().any(|start| id.starts_with(start)) || ["no-board", "hints-off"].contains(&id)
}

fn refuses_surplus<G: Game>(options: &[&str], seats: usize) {
    let mut faults = BTreeSet::new();
    for (number, stand) in stands::<G>(options, &[seats], 0..1).into_iter().enumerate() {
        let lang = Lang::ALL[number % Lang::ALL.len()];
        let mut teller = teller(stand.kind(), lang, Wording::Normal);
        let verbs = [VERBS, G::VERBS, STYLE_VERBS].concat();
        let lexicon = teller.lexicon(&verbs);
        let mut session = stand.session(&mut teller);
        let commands =
            verbs.iter().filter(|verb| !VERBATIM.contains(verb)).map(|verb| lexicon.word(verb).unwrap_or(verb));
        let lines =
            [""].into_iter().chain(commands).flat_map(|word| BETWEEN.map(|between| format!("{word} {between}")));
        // Each line is typed in a tenth of the places, unless all tests are to be whole.
        let step = (10 / share(10)).max(1) as usize;
        for line in lines.skip(number % step).step_by(step).filter(|line| !line.trim().is_empty()) {
            let line = format!("{line} {NONSENSE}");
            let answered = type_line(&mut session, &mut teller, &line);
            let is_repeated = answered.messages.iter().any(|message| {
                is_misread(&message.id) || is_refusal(&message.id) || teller.say(message).contains(NONSENSE)
            });
            if answered.changed || !is_repeated && answered.errands == 0 {
                let told: Vec<&str> = answered.messages.iter().map(|message| &*message.id).collect();
                faults.insert(format!("{} {lang}, {line}: {told:?}", G::ID));
            }
            if answered.changed {
                session = stand.session(&mut teller);
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} lines have words that nobody reads:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn sniff_swallows_no_word() {
    refuses_surplus::<Tournament<Sniff>>(&["size=5x5 walls=20", "size=5x5 dogs"], 2);
}

#[test]
fn domino_swallows_no_word() {
    refuses_surplus::<Tournament<Domino>>(&["target=30 spinner"], 2);
}

#[test]
fn schnuff_swallows_no_word() {
    refuses_surplus::<Tournament<Schnuff>>(&["drawing=strict end=first"], 3);
}

#[test]
fn scout_swallows_no_word() {
    refuses_surplus::<Tournament<Scout>>(&["hints=on", "hints=on by-hand"], 2);
}

#[test]
fn spion_swallows_no_word() {
    refuses_surplus::<Tournament<Spion>>(&["notes=on"], 2);
}
