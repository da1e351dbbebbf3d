//! What the variants of sniff hide stays hidden: a set-up with other secrets that gives the same answers looks the same
//! to the byte for those who may not know it, and in a blind game so does every way to the same place that meets the same
//! walls.

use rand::seq::IndexedRandom;
use snuffel_core::game::Announce;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::Rules;
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::sniff::rules::Sniff;
use snuffel_games::sniff::rules::action::Action;
use snuffel_games::sniff::rules::board::Field;
use snuffel_games::sniff::rules::builder;
use snuffel_games::sniff::rules::config::Config;
use snuffel_games::sniff::rules::event::{Fact, Percept};
use snuffel_games::sniff::rules::labyrinth::Labyrinth;
use snuffel_games::sniff::rules::view::Stage;

use super::{laid, onlooker};
use snuffel_testing::secrecy::outsiders;
use snuffel_testing::{random_game, share, told};

fn random(config: &Config, random: &mut Rng) -> Labyrinth {
    let empty = Labyrinth::empty(config.size);
    builder::fill(&empty, config.plan("A1".parse().unwrap()), random).unwrap()
}

/// Plays the same actions against labyrinths of seat 2, some of which give the same answers to seat 1.
fn compare(options: &str) -> u64 {
    let onlooker = onlooker();
    let config: Config = options.parse().unwrap();
    let mut compared = 0;
    for seed in 0..share(60) {
        let mut rng = stream(seed, 0, 0);
        let own = random(&config, &mut rng);
        let hidden: Vec<Labyrinth> = (0..24).map(|_| random(&config, &mut rng)).collect();
        let mut tables: Vec<Table<Sniff>> =
            hidden.iter().map(|labyrinth| laid(&config, [own, *labyrinth], Seat::FIRST)).collect();
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
            // Only those whose public messages have been the same from the beginning are compared further.
            let heard = |table: &Table<Sniff>| (told(table, Viewer::Public), table.view(Viewer::Public).shown);
            let first = heard(&going[0]);
            going.retain(|table| heard(table) == first);
            for table in &going[1..] {
                onlooker.cannot_tell(&going[0], table, outsiders(2, Seats::only(Seat::SECOND)));
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
        assert!(compared > share(500), "only {compared} with {options}");
    }
}

#[test]
fn where_a_treasure_is_hidden_again_shows_to_nobody_else() {
    let onlooker = onlooker();
    for variants in ["", " warm-hot", " blind"] {
        let config = variants.split(' ').filter(|word| !word.is_empty());
        let mut agreed: Config = "size=3x3 walls=3 non-stop".parse().unwrap();
        for word in config {
            *agreed.switch(word).unwrap() = true;
        }
        let labyrinth: Labyrinth = "3x3 A1-A2 A2-A3 B1-B2 treasure C2".parse().unwrap();
        let tables = ["treasure A3", "treasure C1", "treasure B3"].map(|hiding| {
            let mut table = laid(&agreed, [labyrinth; 2], Seat::FIRST);
            table.act(Seat::FIRST, "step C2".parse().unwrap()).unwrap();
            table.act(Seat::SECOND, hiding.parse().unwrap()).unwrap();
            table
        });
        for other in &tables[1..] {
            onlooker.cannot_tell(&tables[0], other, outsiders(2, Seats::only(Seat::SECOND)));
            onlooker.can_tell(&tables[0], other, Viewer::Seat(Seat::SECOND));
        }
    }
}

/// A blind game in which seat 1 has made these steps, and seat 2 has walked between 0 and C3.
fn blind(variants: &str, labyrinth: &str, steps: &str) -> Table<Sniff> {
    let config: Config = format!("size=3x3 walls=3{variants}").parse().unwrap();
    let labyrinths = ["3x3 A1-A2 A2-A3 B1-B2 treasure A1", labyrinth];
    let mut table = laid(&config, labyrinths.map(|text| text.parse().unwrap()), Seat::FIRST);
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
fn in_a_blind_game_every_way_to_the_same_place_and_answer_past_the_same_walls_is_recalled_the_same() {
    let onlooker = onlooker();
    let recalled = |table| onlooker.recalled(table, Viewer::Seat(Seat::FIRST));
    // A wall then free, a detour, or to and fro: all end on C2 with the answer free after as many moves.
    let labyrinth = "3x3 A1-A2 A2-A3 C1-0 treasure A1";
    let games = ["C1 C1 C1 C2", "C3 0 C1 C2", "C2 0 C1 C2", "C1 C3 B3 C3"];
    let [one, two, three, elsewhere] = games.map(|steps| blind(" blind", labyrinth, steps));
    assert_eq!(recalled(&one), recalled(&two));
    assert_eq!(recalled(&one), recalled(&three));
    assert_ne!(recalled(&one), recalled(&elsewhere));
    // Without `blind` these can be told apart.
    let [one, two] = ["C1 C2 C3 C2", "C3 0 C1 C2"].map(|steps| blind("", labyrinth, steps));
    assert_ne!(recalled(&one), recalled(&two));
}

#[test]
fn a_random_blind_game_never_recalls_more_than_the_last_own_answer() {
    let config: Config = "size=4x4 walls=12 blind".parse().unwrap();
    for seed in 0..share(30) {
        random_game::<Sniff>(&config, 2, seed, |table, _| {
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
