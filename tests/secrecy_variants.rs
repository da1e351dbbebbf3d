//! What the variants of sniff hide stays hidden: a set-up with other secrets that gives the same answers looks the same
//! to the byte for those who may not know it, and in a blind game so does every way to the same place.

mod common;

use std::fmt::Debug;

use rand::seq::IndexedRandom;
use snuffel::chance::Scripted;
use snuffel::game::{Announce, Answer};
use snuffel::games::sniff::rules::Sniff;
use snuffel::games::sniff::rules::action::{Action, Chance};
use snuffel::games::sniff::rules::board::Field;
use snuffel::games::sniff::rules::builder;
use snuffel::games::sniff::rules::config::Config;
use snuffel::games::sniff::rules::event::{Fact, Percept};
use snuffel::games::sniff::rules::labyrinth::Labyrinth;
use snuffel::games::sniff::rules::view::Stage;
use snuffel::rng::{Rng, stream};
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::table::{Due, Table};

/// A table where both have laid their labyrinths and the first seat begins; `start` is for `way-out`.
fn laid(config: &Config, labyrinths: [Labyrinth; 2], start: Option<Chance>) -> Table<Sniff> {
    let outcomes = start.into_iter().chain([Chance::Starter(Seat::FIRST)]);
    let mut table = Table::new(config, 2, Box::new(Scripted::<Sniff>(outcomes.collect())));
    table.settle();
    for seat in Seats::first(2).iter() {
        let labyrinth = labyrinths[seat.index()];
        table.act(seat, Action::Lay(labyrinth)).unwrap();
        table.act(seat, Action::Done).unwrap();
    }
    table
}

fn text(things: &[impl Debug]) -> String {
    things.iter().map(|thing| format!("{thing:?}\n")).collect()
}

/// All that a viewer can get out of a table, the whole story included.
fn everything(table: &Table<Sniff>, viewer: Viewer) -> String {
    recalled(table, viewer) + &common::told(table, viewer)
}

/// All that a viewer can ask for at any time.
fn recalled(table: &Table<Sniff>, viewer: Viewer) -> String {
    let view = table.view(viewer);
    let account = table.account(viewer, 0..table.events());
    let news = account.news();
    let mut recalled = Sniff::recall(&view, &news).into_iter();
    let story: Vec<_> = news.iter().filter(|_| recalled.next() == Some(true)).map(|news| news.percept).collect();
    let verbs = ["status", "turn", "moves", "score", "walls", "ways", "look"];
    let grammar =
        snuffel::text::teller::Teller::new(snuffel::text::style::Lang::En, Default::default(), Default::default(), &[])
            .grammar(&[], Sniff::ARGUMENTS);
    let mut told = format!("{view:?}\n{:?}\n", Sniff::names(&view));
    for verb in verbs {
        let command = snuffel::text::command::Command::new(verb, "");
        told += &format!("{:?}\n", Sniff::interpret(&view, &command, &grammar));
    }
    told + &text(&story) + &text(&Sniff::legal_actions(&view))
}

fn random(config: &Config, random: &mut Rng) -> Labyrinth {
    let empty = Labyrinth::empty(config.size);
    builder::fill(&empty, config.plan("A1".parse().unwrap()), random).unwrap()
}

/// Plays the same actions against labyrinths of seat 2 of which some give the same answers to seat 1.
fn compare(options: &str) -> u32 {
    let config: Config = options.parse().unwrap();
    let mut compared = 0;
    for seed in 0..60 {
        let mut rng = stream(seed, 0, 0);
        let own = random(&config, &mut rng);
        let hidden: Vec<Labyrinth> = (0..24).map(|_| random(&config, &mut rng)).collect();
        let mut tables: Vec<Table<Sniff>> =
            hidden.iter().map(|labyrinth| laid(&config, [own, *labyrinth], None)).collect();
        for _ in 0..12 {
            let seat = match tables[0].due() {
                Due::Seats(seats) => seats.iter().next().unwrap(),
                Due::Over(_) | Due::Chance => break,
            };
            let moves = Sniff::legal_actions(&tables[0].view(Viewer::Seat(seat)));
            let action = moves.choose(&mut rng).unwrap().clone();
            let mut going: Vec<Table<Sniff>> = Vec::new();
            for mut table in tables {
                if table.act(seat, action.clone()).is_ok() {
                    going.push(table);
                }
            }
            // Only those that have said and shown the same from the beginning are compared on.
            let heard = |table: &Table<Sniff>| (common::told(table, Viewer::Public), table.view(Viewer::Public).shown);
            let first = heard(&going[0]);
            going.retain(|table| heard(table) == first);
            for table in &going[1..] {
                for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public] {
                    assert_eq!(everything(&going[0], viewer), everything(table, viewer));
                }
                compared += 1;
            }
            tables = going;
            if !matches!(tables[0].view(Viewer::Public).stage, Stage::Searching { .. }) {
                break;
            }
        }
    }
    compared
}

#[test]
fn other_set_ups_with_the_same_answers_look_the_same_to_the_searcher() {
    for options in [
        "size=5x5 walls=20 warm-hot",
        "size=5x5 dogs",
        "size=4x4 warm-hot dogs",
        "size=5x5 walls=20 blind",
        "size=5x5 walls=20 gallop non-stop",
    ] {
        let compared = compare(options);
        assert!(compared > 500, "only {compared} with {options}");
    }
}

#[test]
fn where_a_treasure_is_hidden_again_shows_to_nobody_else() {
    for variants in ["", " warm-hot", " blind"] {
        let config = variants.split(' ').filter(|word| !word.is_empty());
        let mut agreed: Config = "size=3x3 walls=3 non-stop".parse().unwrap();
        for word in config {
            *agreed.switch(word).unwrap() = true;
        }
        let labyrinth: Labyrinth = "3x3 A1-A2 A2-A3 B1-B2 treasure C2".parse().unwrap();
        let tables = ["treasure A3", "treasure C1", "treasure B3"].map(|hiding| {
            let mut table = laid(&agreed, [labyrinth; 2], None);
            table.act(Seat::FIRST, "step C2".parse().unwrap()).unwrap();
            table.act(Seat::SECOND, hiding.parse().unwrap()).unwrap();
            table
        });
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public] {
            assert_eq!(everything(&tables[0], viewer), everything(&tables[1], viewer));
            assert_eq!(everything(&tables[0], viewer), everything(&tables[2], viewer));
        }
        let owner = Viewer::Seat(Seat::SECOND);
        assert_ne!(everything(&tables[0], owner), everything(&tables[1], owner));
    }
}

/// A blind game in which seat 1 has made these steps, and seat 2 has walked between 0 and C3.
fn blind(variants: &str, labyrinth: &str, steps: &str) -> Table<Sniff> {
    let config: Config = format!("size=3x3 walls=3{variants}").parse().unwrap();
    let labyrinths = ["3x3 A1-A2 A2-A3 B1-B2 treasure A1", labyrinth];
    let mut table = laid(&config, labyrinths.map(|text| text.parse().unwrap()), None);
    for step in steps.split(' ') {
        table.act(Seat::FIRST, format!("step {step}").parse().unwrap()).unwrap();
        let _ = table.act(Seat::FIRST, Action::Done);
        let stands = table.view(Viewer::Public).search(Seat::SECOND).stands;
        let there = if stands == Field::ZERO { "C3" } else { "0" };
        table.act(Seat::SECOND, format!("step {there}").parse().unwrap()).unwrap();
        table.act(Seat::SECOND, Action::Done).unwrap();
    }
    table
}

#[test]
fn in_a_blind_game_every_way_to_the_same_place_and_answer_is_recalled_the_same() {
    let searcher = Viewer::Seat(Seat::FIRST);
    // A wall, then free; or around, or to and fro: all end on C2 with the answer free after as many moves.
    let labyrinth = "3x3 A1-A2 A2-A3 C1-0 treasure A1";
    let games = ["C1 C1 C1 C2", "C3 0 C1 C2", "C2 C3 0 C2", "C1 C3 B3 C3"];
    let [one, two, three, elsewhere] = games.map(|steps| blind(" blind", labyrinth, steps));
    assert_eq!(recalled(&one, searcher), recalled(&two, searcher));
    assert_eq!(recalled(&one, searcher), recalled(&three, searcher));
    assert_ne!(recalled(&one, searcher), recalled(&elsewhere, searcher));
    // With open eyes these are told apart.
    let [one, two] = ["C1 C2 C3 C2", "C3 0 C1 C2"].map(|steps| blind("", labyrinth, steps));
    assert_ne!(recalled(&one, searcher), recalled(&two, searcher));
}

#[test]
fn a_random_blind_game_never_recalls_more_than_the_last_own_answer() {
    let config: Config = "size=4x4 walls=12 blind".parse().unwrap();
    for seed in 0..30 {
        common::random_game::<Sniff>(&config, 2, seed, |table, _| {
            for seat in Seats::first(2).iter() {
                let view = table.view(Viewer::Seat(seat));
                let account = table.account(Viewer::Seat(seat), 0..table.events());
                let news = account.news();
                let recalled = Sniff::recall(&view, &news).into_iter().zip(&news);
                let told = recalled.filter(|(told, _)| *told).map(|(_, news)| news.percept);
                let told = told.filter(
                    |percept| matches!(percept, Percept::Public(Fact::Asked { seat: mover, .. }) if *mover == seat),
                );
                assert!(told.count() <= 1);
            }
        });
    }
}
