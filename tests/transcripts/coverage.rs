//! Coverage: the cases of a game show everything that can happen, be refused and be typed.

mod domino;
mod schnuff;
mod scout;
mod sniff;
mod spion;

use std::collections::{BTreeSet, VecDeque};
use std::fs;

use snuffel::chance::Scripted;
use snuffel::game::VERBS;
use snuffel::game::{Excuse, Game};
use snuffel::games;
use snuffel::games::domino::rules::Domino;
use snuffel::games::schnuff::rules::Schnuff;
use snuffel::games::scout::rules::Scout;
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::spion::rules::Spion;
use snuffel::record::Record;
use snuffel::rules::News;
use snuffel::seat::Viewer;
use snuffel::session::{STEP_VERBS, listener, people};
use snuffel::table::{Side as _, Table};
use snuffel::text::lexicon::Found;
use snuffel::text::message::{Arg, Message};
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::tournament::{Happening, Tournament};
use snuffel::ui::verbs::STYLE_VERBS;

use super::case::{self, Case};

/// The required content of a game's cases.
trait Coverage: Game {
    /// All kinds of percepts that typed lines and computer players can cause.
    fn kinds() -> &'static [&'static str];

    /// The kind of a percept.
    fn kind(percept: &Self::Percept, viewer: Viewer) -> &'static str;

    /// The kind of an event, if the view determines what a player has to do.
    fn kind_in(news: News<'_, Self>, viewer: Viewer) -> &'static str {
        Self::kind(news.percept, viewer)
    }

    /// One of each refusal.
    fn refusals() -> Vec<Self::Refusal>;

    /// The reason why no typed line can cause a refusal; `None` if one can.
    fn cannot_be_typed(refusal: &Self::Refusal) -> Option<&'static str>;
}

fn cases<G: Game>() -> Vec<Case> {
    let all = case::all().into_iter();
    all.filter(|case| case.game == G::ID).collect()
}

/// Checks that every kind of event occurs in some case.
fn happens<G: Coverage>() {
    let mut seen = BTreeSet::new();
    for case in cases::<G>() {
        let text = fs::read_to_string(case.file("record")).unwrap();
        let record = Record::parse(&text).unwrap();
        let config = record.header.options.parse().unwrap();
        let nothing = Box::new(Scripted(VecDeque::new()));
        let table = Table::<Tournament<G>>::replay(&config, &record, nothing).unwrap();
        let listener = listener(people(&case.players));
        let account = table.account(listener, 0..table.events());
        seen.extend(account.news().into_iter().filter_map(|News { percept, view }| match percept {
            Happening::Game(percept) => {
                let view = view.finished.as_deref().unwrap_or(&view.game);
                Some(G::kind_in(News { percept, view }, listener))
            }
            Happening::GameOver(_) | Happening::NextGame(_) | Happening::SeriesOver(..) => None,
        }));
    }
    assert_eq!(seen, G::kinds().iter().copied().collect());
}

/// The parts of a message that do not depend on its arguments.
fn fixed_parts(teller: &Teller, mut message: Message) -> Vec<String> {
    for (_, arg) in &mut message.args {
        if !matches!(arg, Arg::Count(_)) {
            *arg = Arg::text("|");
        }
    }
    let text = teller.say(&message).replace('2', "|");
    text.split('|').map(str::to_owned).collect()
}

/// Returns whether a line contains all of these parts in order.
fn fits(line: &str, parts: &[String]) -> bool {
    let mut rest = line;
    parts.iter().all(|part| match rest.find(part.as_str()) {
        Some(place) => {
            rest = &rest[place + part.len()..];
            true
        }
        None => false,
    })
}

/// Checks that every refusal occurs in some case.
fn is_refused<G: Coverage>() {
    let texts: Vec<String> = cases::<G>().iter().map(|case| fs::read_to_string(case.file("en.txt")).unwrap()).collect();
    let tellers = [Wording::Brief, Wording::Normal, Wording::Full]
        .map(|wording| Teller::new(Lang::En, wording, Spelling::Plain, &[G::TEXTS.messages, G::TEXTS.words]));
    for refusal in G::refusals() {
        let is_told = tellers.iter().any(|teller| {
            let parts = fixed_parts(teller, refusal.message());
            let mut lines = texts.iter().flat_map(|text| text.lines());
            lines.any(|line| fits(line, &parts))
        });
        let reason = G::cannot_be_typed(&refusal);
        assert!(is_told || reason.is_some(), "{refusal:?}");
    }
}

/// Checks that every command is typed in some case, except `speech`: its effect is the same in all games, and tested in
/// `tests/program/speech`.
fn is_typed<G: Coverage>() {
    let verbs = [VERBS, G::VERBS, STYLE_VERBS].concat();
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[G::TEXTS.words]);
    let grammar = teller.grammar(&verbs, G::ARGUMENTS);
    let mut typed = BTreeSet::new();
    for case in cases::<G>() {
        for line in &case.typed {
            let line = line.trim_start_matches('/');
            let first = line.split(' ').next().unwrap_or_default();
            if let Found::One(verb) = grammar.verbs.find(first) {
                typed.insert(verb);
            }
        }
    }
    let is_missing = |verb: &&str| !typed.contains(verb) && *verb != "speech";
    let missing: Vec<&str> = verbs.into_iter().filter(is_missing).collect();
    assert_eq!(missing, [""; 0]);
}

/// Every command between two steps is typed in some case of some game: its effect is the same in all.
#[test]
fn every_command_between_steps_is_typed_in_some_case() {
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
    let steps = teller.lexicon(STEP_VERBS);
    let lines = case::all().into_iter().flat_map(|case| case.typed);
    let typed: BTreeSet<&str> = lines.filter_map(|line| steps.exact(line.split(' ').next()?)).collect();
    assert_eq!(typed, STEP_VERBS.iter().copied().collect());
}

/// The tests of one game.
macro_rules! covered {
    ($($name:ident: $game:ty),+ $(,)?) => {
        $(
            mod $name {
                use super::*;

                #[test]
                fn everything_that_can_happen_happens_in_some_case() {
                    happens::<$game>();
                }

                #[test]
                fn every_refusal_is_told_in_some_case() {
                    is_refused::<$game>();
                }

                #[test]
                fn every_command_is_typed_in_some_case() {
                    is_typed::<$game>();
                }
            }
        )+

        #[test]
        fn every_game_is_held_against_what_it_has_to_show() {
            let known = [$(<$game as snuffel::rules::Rules>::ID),+];
            assert!(known.into_iter().eq(games::ALL.iter().map(|game| game.id())));
        }
    };
}

covered!(of_sniff: Sniff, of_domino: Domino, of_schnuff: Schnuff, of_scout: Scout, of_spion: Spion);
