//! Tests that the choices offered in random games can be typed back in all languages: every offered line has an
//! effect or an answer, every possible action is offered, and each line does what it was made for.

use std::collections::BTreeSet;

use rand::RngExt;
use snuffel_core::choice::{Choice, Line, MOST, Offer};
use snuffel_core::game::{Game, Reply, VERBS};
use snuffel_core::rng::stream;
use snuffel_core::seat::{Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::lexicon::Lexicon;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_games::domino::rules::Domino;
use snuffel_games::schnuff::rules::Schnuff;
use snuffel_games::scout::rules::Scout;
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::spion::rules::Spion;
use snuffel_testing::{random_game, share};

/// The percentage of decisions at which everything is typed back.
const STOPS: u32 = 4;

/// A player that types the offered choices.
struct Typist {
    teller: Teller,
    grammar: Grammar,
    commands: Lexicon,
}

impl Typist {
    fn new<G: Game>(lang: Lang) -> Typist {
        let sources = [G::TEXTS.messages, G::TEXTS.rules, G::TEXTS.words];
        let teller = Teller::new(lang, Wording::Normal, Spelling::Plain, &sources);
        let verbs = [VERBS, G::VERBS].concat();
        Typist { grammar: teller.grammar(&verbs, G::ARGUMENTS), commands: teller.lexicon(&verbs), teller }
    }

    fn understand<G: Game>(&self, view: &G::View, line: &str) -> Result<Reply<G>, Message> {
        let command =
            self.grammar.parse(line, |line| G::bare(line, &self.grammar)).map_err(|misread| misread.message())?;
        G::interpret(view, &command, &self.grammar)
    }

    fn typed(&self, choice: &Choice) -> String {
        choice.line.typed(&self.teller, &self.commands).unwrap_or_else(|| panic!("{choice:?} cannot be typed"))
    }

    /// Types all offers, and all further offers that these open. Collects the resulting actions.
    fn type_all<G: Game>(&self, view: &G::View, offers: &[Offer], done: &mut BTreeSet<String>) {
        let mut lines = BTreeSet::new();
        for choice in offers.iter().flat_map(|offer| &offer.choices) {
            let line = self.typed(choice);
            assert!(lines.insert(line.clone()), "{line} is offered twice");
            match (self.understand::<G>(view, &line), choice.then.is_empty()) {
                (Ok(Reply::Act(action, complaints)), true) => {
                    assert_eq!(G::check(view, &action), Ok(()), "{line} in {view:?}");
                    assert!(complaints.iter().all(|told| !told.id.starts_with("refusal")), "{line}: {complaints:?}");
                    done.insert(action.to_string());
                }
                (Ok(Reply::Confirm(_, action)), true) => {
                    assert_eq!(G::check(view, &action), Ok(()), "{line} in {view:?}");
                    done.insert(action.to_string());
                }
                (Ok(Reply::Tell(told)), is_end) => {
                    assert!(told.iter().all(|told| !told.id.starts_with("refusal")), "{line}: {told:?}");
                    assert!(!told.is_empty(), "{line} tells nothing in {view:?}");
                    // Whole commands that ask a question are among the building steps.
                    let asks = || G::VERBS.iter().any(|verb| choice.line == Line::meant(verb));
                    assert!(!is_end || asks(), "{line} does nothing");
                }
                (Ok(_), false) => panic!("{line} does something, and opens more"),
                (Err(message), _) => panic!("{line}: {message:?} in {view:?}"),
            }
            self.type_all::<G>(view, &choice.then, done);
        }
    }
}

/// A look with a pass is typed like a free look, if that is possible too.
fn alike(action: &str) -> String {
    action.strip_prefix("view ").map_or_else(|| action.to_owned(), |spy| format!("look {spy}"))
}

/// Compares all choices in a position with the possible actions.
fn check<G: Game>(typists: &[Typist], table: &Table<G>, seats: usize) {
    let due = match table.due() {
        Due::Seats(due) => due,
        Due::Chance | Due::Over(_) => Seats::NONE,
    };
    for viewer in Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Public]) {
        let view = table.view(viewer);
        let offers = G::moves(&view);
        let count = offers.iter().map(|offer| offer.choices.len()).sum::<usize>();
        let headed = offers.iter().filter(|offer| !offer.choices.is_empty()).count();
        assert!(count <= MOST || headed > 1, "{count} lines without headings: {offers:?}");
        let is_due = viewer.seat().is_some_and(|seat| due.contains(seat));
        for typist in typists {
            let mut done = BTreeSet::new();
            typist.type_all::<G>(&view, &offers, &mut done);
            for action in G::legal_actions(&view) {
                let line = G::line(&action).expect("a line");
                let line = line.typed(&typist.teller, &typist.commands).expect("words");
                let meant = match typist.understand::<G>(&view, &line) {
                    Ok(Reply::Act(meant, _) | Reply::Confirm(_, meant)) => meant.to_string(),
                    Ok(Reply::Tell(told)) => panic!("{line} tells {told:?} instead of {action}"),
                    Err(message) => panic!("{line} for {action}: {message:?}"),
                };
                let action = action.to_string();
                assert!(meant == action || meant == alike(&action), "{line} is {meant} and not {action}");
                assert!(done.contains(&meant), "{line} is not offered: {offers:?}");
            }
            assert!(is_due || done.iter().all(|action| action.starts_with("look ")), "{viewer:?}: {done:?}");
            for verb in G::asked(&view) {
                let told = G::interpret(&view, &Command::new(verb, ""), &typist.grammar);
                match told {
                    Ok(Reply::Tell(told)) => {
                        assert!(told.iter().all(|told| !told.id.starts_with("refusal")), "{verb}: {told:?}");
                    }
                    Ok(Reply::Act(..) | Reply::Confirm(..)) => panic!("{verb} does something in {view:?}"),
                    Err(message) => panic!("{verb} in {view:?}: {message:?}"),
                }
            }
        }
    }
}

fn play<G: Game>(options: &[&str], games: u64) {
    let typists: Vec<Typist> = Lang::ALL.iter().map(|lang| Typist::new::<G>(*lang)).collect();
    for (options, seats) in options.iter().flat_map(|options| G::SEATS.iter().map(move |seats| (options, *seats))) {
        let config: G::Config = options.parse().unwrap();
        for seed in 0..share(games) {
            let mut random = stream(seed, 1003, 0);
            let mut number = 0;
            let played = random_game::<G>(&config, seats, seed, |table, _| {
                number += 1;
                if number == 1 || random.random_ratio(STOPS, 100) {
                    check::<G>(&typists, table, seats);
                }
            });
            check::<G>(&typists, &played.table, seats);
        }
    }
}

#[test]
fn all_that_can_be_done_in_sniff_is_offered_and_typed_back() {
    let options = [
        "size=3x3 walls=3",
        "size=4x4 walls=9 warm-hot",
        "size=4x4 dogs",
        "size=3x3 walls=3 non-stop",
        "size=3x3 walls=3 way-out blind",
    ];
    play::<Sniff>(&options, 20);
}

#[test]
fn all_that_can_be_done_in_domino_is_offered_and_typed_back() {
    play::<Domino>(&["target=60", "target=60 spinner"], 40);
}

#[test]
fn all_that_can_be_done_in_schnuff_is_offered_and_typed_back() {
    play::<Schnuff>(&["drawing=auto end=last", "drawing=strict end=first"], 40);
}

#[test]
fn all_that_can_be_done_in_scout_is_offered_and_typed_back() {
    play::<Scout>(&["hints=on", "hints=off", "hints=on by-hand"], 10);
}

#[test]
fn all_that_can_be_done_in_spion_is_offered_and_typed_back() {
    play::<Spion>(&["notes=on", "notes=off"], 40);
}
