//! Tests of random building.

use super::*;
use snuffel_core::arithmetic::power;
use snuffel_core::rng::stream;
use std::collections::HashMap;

fn labyrinth(text: &str) -> Labyrinth {
    text.parse().unwrap()
}

#[test]
fn a_labyrinth_is_legal_with_all_walls_and_an_open_way_to_the_treasure() {
    assert!(legal(&labyrinth("3x3 C1-0 C2-0 treasure A1"), 2));
    assert!(!legal(&labyrinth("3x3 C1-0 C2-0 treasure A1"), 3));
    assert!(!legal(&labyrinth("3x3 C1-0 C2-0 treasure A1"), 1));
    assert!(!legal(&labyrinth("3x3 C1-0 C2-0"), 2));
    assert!(!legal(&labyrinth("3x3 C1-0 C2-0 C3-0 treasure A1"), 3));
    // Other fields can be closed off.
    assert!(legal(&labyrinth("3x3 A1-A2 A1-B1 treasure C3"), 2));
    let mut foreign = labyrinth("3x3 treasure A1");
    foreign.walls.insert("H8-H9".parse().unwrap());
    assert!(!legal(&foreign, 1));
    foreign = labyrinth("3x3 A1-A2");
    foreign.treasure = Some(Field::ZERO);
    assert!(!legal(&foreign, 1));
}

#[test]
fn fill_keeps_walls_and_treasure_and_one_way_open() {
    let mut random = stream(3, 0, 0);
    for (text, walls) in [
        ("5x5", 20),
        ("5x5 treasure A1", 20),
        ("5x5 E1-0 E2-0 E3-0 E4-0", 20),
        ("5x5 A1-A2 B1-B2 treasure A1", 40),
        ("3x3", 14),
        ("3x3 C1-0 C2-0", 14),
        ("9x9 treasure A9", 144),
        ("9x9", 152),
        ("9x3 A1-B1 treasure B2", 22),
    ] {
        let draft = labyrinth(text);
        for _ in 0..50 {
            let full = fill(&draft, walls, &mut random).unwrap();
            assert!(legal(&full, walls), "{text} to {full}");
            assert!(full.walls.includes(draft.walls), "{text} to {full}");
            assert!(draft.treasure.is_none() || draft.treasure == full.treasure);
        }
    }
}

#[test]
fn fill_is_refused_exactly_when_the_shortest_way_is_longer_than_the_borders_left_open() {
    let mut random = stream(4, 0, 0);
    // The zero field is five steps from A1 on 5x5.
    let draft = labyrinth("5x5 treasure A1");
    assert_eq!(fillable(&draft, 40), Ok(()));
    assert_eq!(fillable(&draft, 41), Err(Refusal::TooLong));
    assert_eq!(fill(&draft, 41, &mut random), None);
    assert!(fill(&draft, 40, &mut random).is_some());
    // A detour through C2.
    let draft = labyrinth("3x3 C1-0 C3-0 treasure C1");
    assert_eq!(fillable(&draft, 13), Ok(()));
    assert_eq!(fillable(&draft, 14), Err(Refusal::TooLong));
    // Without a treasure, the nearest field counts.
    assert_eq!(fillable(&labyrinth("5x5"), 44), Ok(()));
    assert!(fill(&labyrinth("5x5"), 44, &mut random).is_some());
}

#[test]
fn fill_is_refused_when_closed_off_or_when_nothing_is_missing() {
    let mut random = stream(5, 0, 0);
    let closed = labyrinth("3x3 A1-A2 A1-B1 treasure A1");
    assert_eq!(fillable(&closed, 6), Err(Refusal::ClosedOff));
    assert_eq!(fill(&closed, 6, &mut random), None);
    let closed = labyrinth("3x3 C1-0 C2-0 C3-0");
    assert_eq!(fillable(&closed, 6), Err(Refusal::ClosedOff));
    let full = labyrinth("3x3 A1-A2 A1-B1 treasure C3");
    assert_eq!(fillable(&full, 2), Err(Refusal::NothingToFill));
    let closed = labyrinth("3x3 A1-A2 A1-B1 treasure A1");
    assert_eq!(fillable(&closed, 2), Err(Refusal::ClosedOff));
    // Only the treasure is missing.
    assert_eq!(fillable(&labyrinth("3x3 A1-A2 A1-B1"), 2), Ok(()));
}

#[test]
fn fill_makes_all_legal_labyrinths_equally_likely() {
    let draft = labyrinth("3x3 A1-A2 B1-B2 C1-0");
    let size = draft.size;
    let mut counts: HashMap<Labyrinth, u32> = HashMap::new();
    for wall in size.walls().filter(|wall| !draft.walls.contains(*wall)) {
        for treasure in size.fields() {
            let mut full = draft;
            full.walls.insert(wall);
            full.treasure = Some(treasure);
            if legal(&full, 4) {
                counts.insert(full, 0);
            }
        }
    }
    let mut random = stream(6, 0, 0);
    let draws = 200 * counts.len() as u32;
    for _ in 0..draws {
        *counts.get_mut(&fill(&draft, 4, &mut random).unwrap()).unwrap() += 1;
    }
    let square = |count: &u32| power(f64::from(*count) - 200.0, 2) / 200.0;
    let chi: f64 = counts.values().map(square).sum();
    let freedom = (counts.len() - 1) as f64;
    assert!((chi - freedom).abs() < 4.0 * (2.0 * freedom).sqrt(), "{chi} of {freedom}");
}

/// The number of legal combinations of walls and treasure.
fn count(size: &str, walls: u8) -> u64 {
    let size: Size = size.parse().unwrap();
    let places: Vec<Wall> = size.walls().collect();
    let mut total = 0;
    for mask in 0..1u32 << places.len() {
        if mask.count_ones() != u32::from(walls) {
            continue;
        }
        let mut labyrinth = Labyrinth::empty(size);
        let chosen = places.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1);
        labyrinth.walls = chosen.map(|(_, wall)| *wall).collect();
        for field in size.fields() {
            labyrinth.treasure = Some(field);
            total += u64::from(legal(&labyrinth, walls));
        }
    }
    total
}

#[test]
fn legal_labyrinths_are_as_many_as_an_independent_program_counts() {
    assert_eq!(count("3x3", 6), 33_993);
    assert_eq!(count("3x3", 5), 23_756);
    assert_eq!(count("3x3", 4), 11_697);
    assert_eq!(count("3x3", 3), 4_038);
    assert_eq!(count("4x3", 8), 1_047_773);
    assert_eq!(count("3x4", 9), 2_669_246);
}

/// The plan of a game with dogs and `open` reachable fields.
fn dogs(open: u8) -> Plan {
    Plan { walls: 2, dogs: 2, start: None, open }
}

/// All sets of at most two of `things`.
fn pairs<T: Copy>(things: &[T]) -> Vec<Vec<T>> {
    let mut sets = vec![Vec::new()];
    for (index, one) in things.iter().enumerate() {
        sets.push(vec![*one]);
        sets.extend(things[index + 1..].iter().map(|other| vec![*one, *other]));
    }
    sets
}

/// All drafts with dogs on the smallest board.
fn drafts_with_dogs() -> Vec<Labyrinth> {
    let size: Size = "3x3".parse().unwrap();
    let places: Vec<Wall> = size.walls().collect();
    let kennels: Vec<Field> = size.fields().filter(|field| kennel(size, *field)).collect();
    let mut drafts = Vec::new();
    for walls in pairs(&places) {
        for dogs in pairs(&kennels) {
            for treasure in size.fields().map(Some).chain([None]) {
                let mut draft = Labyrinth::empty(size);
                draft.walls = walls.iter().copied().collect();
                draft.dogs = dogs.iter().copied().collect();
                draft.treasure = treasure;
                drafts.push(draft);
            }
        }
    }
    drafts
}

#[test]
fn set_ups_with_dogs_are_as_many_as_an_independent_program_counts() {
    let drafts = drafts_with_dogs();
    let count = drafts.iter().filter(|draft| legal(draft, dogs(1))).count();
    assert_eq!(count, 9_924);
}

#[test]
fn every_draft_with_dogs_that_can_be_filled_is_filled() {
    let mut random = stream(7, 0, 0);
    for draft in drafts_with_dogs() {
        let on_dog = draft.treasure.is_some_and(|field| draft.dogs.contains(field));
        for plan in [dogs(1), dogs(2)] {
            if !on_dog && fillable(&draft, plan).is_ok() {
                let full = fill(&draft, plan, &mut random);
                assert!(full.is_some_and(|full| legal(&full, plan)), "{draft}");
            }
        }
    }
}

#[test]
fn a_way_out_and_a_second_open_field_are_built_around_a_way_too() {
    let mut random = stream(8, 0, 0);
    let start = |start: &str, walls| Plan { walls, dogs: 0, start: Some(start.parse().unwrap()), open: 1 };
    let twice = |walls| Plan { open: 2, ..walls_only(walls) };
    for (text, plan) in [
        ("5x5", start("A1", 20)),
        ("5x5", start("A1", 40)),
        ("9x9", start("A9", 68)),
        ("5x5 treasure E1", twice(20)),
        ("5x5 treasure E1", twice(43)),
        ("9x9", twice(68)),
    ] {
        for _ in 0..20 {
            let full = fill(&labyrinth(text), plan, &mut random).unwrap();
            assert!(legal(&full, plan), "{full}");
        }
    }
    let draft = labyrinth("5x5 treasure E1");
    assert_eq!(fillable(&draft, twice(44)), Err(Refusal::TooLong));
    let narrow = labyrinth("3x3 B1-C1 C1-C2 C2-0 C3-0 treasure C1");
    assert_eq!(fillable(&narrow, twice(6)), Err(Refusal::TooNarrow));
}

fn walls_only(walls: u8) -> Plan {
    walls.into()
}

#[test]
fn what_the_program_builds_is_legal_and_not_found_at_once() {
    let mut random = stream(8, 0, 0);
    let way_out = Plan { start: Some("A3".parse().unwrap()), ..walls_only(20) };
    for plan in [walls_only(20), walls_only(10), way_out] {
        for _ in 0..200 {
            let built = build(Size::USUAL, plan, &mut random).unwrap();
            assert!(legal(&built, plan), "{built}");
            let way = built.way(Field::ZERO, plan.goal(&built).unwrap()).unwrap();
            assert!(way.len() >= 3, "{built}");
        }
    }
}

#[test]
fn what_is_filled_up_for_a_player_has_its_treasure_as_far_away_as_it_can() {
    // Columns D and E are separated from each other.
    let draft = labyrinth("5x5 D1-E1 D2-E2 D3-E3 D4-E4 D5-E5");
    let mut random = stream(9, 0, 0);
    let way = |full: Labyrinth| full.way(Field::ZERO, full.treasure.unwrap()).unwrap().len();
    let plain = (0..200).filter(|_| way(fill(&draft, 20, &mut random).unwrap()) == 1).count();
    let far = (0..200).filter(|_| way(fill_far(&draft, 20, &mut random).unwrap()) == 1).count();
    assert!(plain > 60 && 20 * far < plain, "{plain} {far}");
}
