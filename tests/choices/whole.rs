//! Whole games, lessons and changes of settings, using only offered lines.

use snuffel::games;
use snuffel::kind::Kind;
use snuffel::lessons;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;

use super::chooser::{Chooser, MOST};

/// The most lines that a game takes.
const LONGEST: usize = 600;

/// A teller that knows the words of a game.
fn teller(lang: Lang, kind: &dyn Kind) -> Teller {
    let texts = kind.texts();
    Teller::new(lang, Wording::Normal, Spelling::Plain, &[texts.messages, texts.words])
}

/// The usual word for a meaning.
fn word(lang: Lang, kind: &dyn Kind, id: &'static str) -> String {
    teller(lang, kind).lexicon(&[id]).word(id).unwrap_or_else(|| panic!("no word for {id}")).to_owned()
}

/// The heading with this name.
fn heading(lang: Lang, kind: &dyn Kind, id: &'static str) -> Option<String> {
    teller(lang, kind).locale().value(id)
}

/// The first line of the first group, which advances the game; when building a labyrinth, first the whole of it and
/// then the line that finishes it.
fn next(chooser: &Chooser, kind: &dyn Kind, number: usize) -> String {
    let lang = chooser.lang();
    let groups = chooser.groups();
    let build = heading(lang, kind, "choices-build");
    let build = build.is_some_and(|build| groups.iter().any(|group| group.heading.as_deref() == Some(build.as_str())));
    let done = if build { word(lang, kind, "done") } else { String::new() };
    match &groups[0] {
        group if build && number > 1 && group.lines.iter().any(|line| **line == *done) => done,
        // The first line need not be the best: a player who only walks to and fro finds nothing.
        group if group.lines.len() > 1 && kind.id() == "sniff" && !build => {
            group.lines[number % group.lines.len()].to_string()
        }
        group => group.lines[0].to_string(),
    }
}

/// Plays a game from the lobby to its end, and back to the lobby.
fn play(lang: Lang, kind: &dyn Kind) {
    let mut chooser = Chooser::new(lang, "--seed 4");
    let lobby = chooser.lines();
    assert!(lobby.len() <= MOST, "{lobby:?}");
    let play = word(lang, kind, "play");
    chooser.choose(&format!("{play} {}", kind.id()));
    let (again, quit) = (word(lang, kind, "again"), word(lang, kind, "quit"));
    let after = heading(lang, kind, "choices-after");
    for number in 1..=LONGEST {
        let groups = chooser.groups();
        if groups[0].heading.as_deref() == after.as_deref() {
            assert!(groups[0].lines.iter().any(|line| **line == *again), "{groups:?}");
            chooser.choose(&quit);
            let play = format!("{play} {}", kind.id());
            assert!(chooser.lines().contains(&play), "{:?}", chooser.lines());
            return;
        }
        let line = next(&chooser, kind, number);
        chooser.choose(&line);
    }
    panic!("no end in {LONGEST} lines:\n{}", chooser.program.text());
}

/// Plays in all languages.
fn play_in_all(id: &str) {
    let kind = games::named(id).expect("a game");
    for lang in Lang::ALL {
        play(lang, kind);
    }
}

#[test]
fn a_game_of_sniff_is_played_by_choices_alone() {
    play_in_all("sniff");
}

#[test]
fn a_game_of_domino_is_played_by_choices_alone() {
    play_in_all("domino");
}

#[test]
fn a_game_of_schnuff_is_played_by_choices_alone() {
    play_in_all("schnuff");
}

#[test]
fn a_game_of_scout_is_played_by_choices_alone() {
    play_in_all("scout");
}

#[test]
fn a_game_of_spion_is_played_by_choices_alone() {
    play_in_all("spion");
}

/// The line that the teacher asks for is offered first, in every step of every lesson, and completes the step.
#[test]
fn every_lesson_is_gone_through_by_its_first_choices() {
    for lang in Lang::ALL {
        for kind in games::ALL {
            for (number, lesson) in (1..).zip(lessons::for_game(kind.id())) {
                let mut chooser = Chooser::new(lang, "--seed 4");
                let learn = word(lang, *kind, "learn");
                chooser.choose(&learn);
                chooser.choose(&format!("{learn} {} {number}", kind.id()));
                let task = heading(lang, *kind, "choices-task");
                let mut steps = 0;
                while chooser.groups()[0].heading.as_deref() == task.as_deref() {
                    steps += 1;
                    assert!(steps <= lesson.count(), "{lang} {} {number}:\n{}", kind.id(), chooser.program.text());
                    let line = chooser.groups()[0].lines[0].to_string();
                    chooser.choose(&line);
                }
                assert_eq!(steps, lesson.count(), "{lang} {} {number}:\n{}", kind.id(), chooser.program.text());
            }
        }
    }
}

/// Every offered setting can be changed and changed back, two lines away from anywhere.
#[test]
fn each_setting_is_changed_by_choices_alone() {
    for lang in Lang::ALL {
        let kind = games::ALL[0];
        let mut chooser = Chooser::new(lang, "--seed 4");
        let settings = word(lang, kind, "settings");
        chooser.choose(&settings);
        let offered = chooser.groups()[0].lines.clone();
        assert!(offered.len() > 12 && chooser.lines().len() <= MOST, "{offered:?}");
        let language = word(lang, kind, "lang");
        for line in offered.iter().filter(|line| !line.starts_with(&format!("{language} "))) {
            // A display is one of several, and is replaced by another.
            if !chooser.lines().contains(&line.to_string()) {
                continue;
            }
            chooser.choose(line);
            // The current value is no longer offered if there are others.
            let now = chooser.groups()[0].lines.clone();
            assert!(now != offered || line.split(' ').count() < 3, "{line} changes nothing");
        }
        for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
            let mut chooser = Chooser::new(lang, "--seed 4");
            chooser.choose(&settings);
            let name = teller(lang, kind).lexicon(&Lang::meanings()).word(other.meaning()).expect("a name").to_owned();
            chooser.choose(&format!("{language} {name}"));
            assert!(chooser.lines().contains(&word(other, kind, "choice")), "{:?}", chooser.lines());
        }
    }
}
