//! Tests of the set-up, and of the readings on building.

use super::*;

#[test]
fn exactly_the_agreed_walls_have_to_be_placed() {
    let mut game = Game::new("size=5x5 walls=20");
    assert_eq!(game.refused("1 done"), Refusal::StonesLeft(20));
    game.play("1 walls A1-A2 A2-A3 A3-A4 A4-A5 B1-B2 B2-B3 B3-B4 B4-B5 C1-C2 C2-C3");
    game.play("1 walls C3-C4 C4-C5 D1-D2 D2-D3 D3-D4 D4-D5 E1-E2 E2-E3 E3-E4");
    game.play("1 treasure A5");
    assert_eq!(game.refused("1 done"), Refusal::StonesLeft(1));
    game.play("1 walls E4-E5");
    assert_eq!(game.refused("1 walls A1-B1"), Refusal::NoStoneLeft(wall("A1-B1")));
    assert_eq!(game.play("1 done"), [Fact::Ready { seat: ONE }.into()]);
}

#[test]
fn one_treasure_has_to_be_hidden_on_any_field_but_the_zero_field() {
    let mut game = Game::new("size=3x3 walls=1");
    game.play("1 walls A1-A2");
    assert_eq!(game.refused("1 done"), Refusal::NoTreasure);
    assert_eq!(game.refused("1 treasure 0"), Refusal::ZeroField);
    assert_eq!(game.refused("1 treasure D1"), Refusal::OffBoard(field("D1")));
    game.play("1 treasure A1");
    assert_eq!(game.refused("1 treasure A1"), Refusal::LiesThere(field("A1")));
    game.play("1 treasure C3");
    assert_eq!(game.own(ONE), "3x3 A1-A2 treasure C3");
    game.play("1 done");
}

#[test]
fn an_open_way_has_to_lead_to_the_treasure() {
    let mut game = Game::new("size=3x3 walls=2");
    game.play("1 lay 3x3 A1-A2 A1-B1 treasure A1");
    assert_eq!(game.refused("1 done"), Refusal::ClosedOff);
    // Other fields can be closed off.
    game.play("1 treasure A2");
    game.play("1 done");
}

#[test]
fn stones_are_missed_before_the_treasure_and_the_treasure_before_the_way() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls C1-0 C2-0");
    assert_eq!(game.refused("1 done"), Refusal::StonesLeft(1));
    game.play("1 walls C3-0");
    assert_eq!(game.refused("1 done"), Refusal::NoTreasure);
    game.play("1 treasure A1");
    assert_eq!(game.refused("1 done"), Refusal::ClosedOff);
}

#[test]
fn walls_are_typed_several_to_a_line_and_all_or_none_of_them_stand() {
    let mut game = Game::new("size=3x3 walls=3");
    let events = game.play("1 walls C1-0 A2-A1");
    let draft = Draft::Walls(vec![wall("C1-0"), wall("A1-A2")]);
    let drafted = Event::Drafted { seat: ONE, draft };
    assert_eq!(events, [drafted]);
    assert_eq!(game.own(ONE), "3x3 A1-A2 C1-0");
    let refused = game.refused("1 walls B1-B2 B2-B3");
    assert_eq!(refused, Refusal::NoStoneLeft(wall("B2-B3")));
    assert_eq!(game.own(ONE), "3x3 A1-A2 C1-0");
}

#[test]
fn one_wall_to_a_place() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls A1-A2");
    assert_eq!(game.refused("1 walls A2-A1"), Refusal::Stands(wall("A1-A2")));
    assert_eq!(game.refused("1 walls B1-B2 B2-B1"), Refusal::Stands(wall("B1-B2")));
}

#[test]
fn a_wall_is_off_the_board_before_it_is_between_no_neighbours_before_it_stands() {
    let mut game = Game::new("size=3x3 walls=1");
    game.play("1 walls A1-A2");
    assert_eq!(game.refused("1 walls A1-D5"), Refusal::OffBoard(field("D5")));
    assert_eq!(game.refused("1 walls A1-C1"), Refusal::NotNeighbours(wall("A1-C1")));
    assert_eq!(game.refused("1 walls A1-B2"), Refusal::NotNeighbours(wall("A1-B2")));
    assert_eq!(game.refused("1 walls A1-A1"), Refusal::NotNeighbours(wall("A1-A1")));
    assert_eq!(game.refused("1 walls A1-0"), Refusal::NotNeighbours(wall("A1-0")));
    // All stones are used, but a fault in the place itself comes first.
    assert_eq!(game.refused("1 walls A1-A2"), Refusal::Stands(wall("A1-A2")));
    assert_eq!(game.refused("1 walls B1-B2"), Refusal::NoStoneLeft(wall("B1-B2")));
}

#[test]
fn walls_are_taken_back_all_or_none() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls A1-A2 B1-B2 C1-0");
    assert_eq!(game.refused("1 remove A1-A2 B2-B3"), Refusal::NoSuchWall(wall("B2-B3")));
    assert_eq!(game.refused("1 remove A1-A2 A1-A2"), Refusal::NoSuchWall(wall("A1-A2")));
    assert_eq!(game.refused("1 remove D1-0"), Refusal::OffBoard(field("D1")));
    assert_eq!(game.refused("1 remove A1-B2"), Refusal::NotNeighbours(wall("A1-B2")));
    game.play("1 remove C1-0 A1-A2");
    assert_eq!(game.own(ONE), "3x3 B1-B2");
    assert_eq!(game.view(ONE).stones_left(), 2);
}

#[test]
fn a_list_without_walls_does_nothing_and_is_refused() {
    let mut game = Game::new("size=3x3 walls=3");
    game.refused_action(ONE, Action::Walls(Vec::new()));
    game.refused_action(ONE, Action::Remove(Vec::new()));
}

#[test]
fn every_step_of_building_can_be_undone() {
    let mut game = Game::new("size=3x3 walls=2");
    assert_eq!(game.refused("1 undo"), Refusal::NothingToUndo);
    let mut stood = vec![game.own(ONE)];
    for line in ["1 walls A1-A2 B1-B2", "1 remove A1-A2", "1 treasure C1", "1 fill", "1 build", "1 lay 3x3 treasure A3"]
    {
        game.play(line);
        match line {
            "1 fill" => drop(game.play("chance labyrinth 3x3 B1-B2 C2-0 treasure C1")),
            "1 build" => drop(game.play("chance labyrinth 3x3 A1-B1 C2-0 treasure C2")),
            _ => {}
        }
        stood.push(game.own(ONE));
    }
    stood.pop();
    while let Some(before) = stood.pop() {
        assert!(game.view(ONE).can_undo);
        let events = game.play("1 undo");
        assert!(matches!(events[..], [Event::Drafted { draft: Draft::Undone { .. }, .. }]));
        assert_eq!(game.own(ONE), before);
    }
    assert!(!game.view(ONE).can_undo);
    assert_eq!(game.refused("1 undo"), Refusal::NothingToUndo);
}

#[test]
fn fill_keeps_what_stands() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls A1-A2");
    game.play("1 treasure C1");
    assert_eq!(game.play("1 fill"), []);
    assert!(game.asks_chance());
    game.impossible("starter 1");
    game.impossible("labyrinth 3x3 B1-B2 B2-B3 C1-0 treasure C1");
    game.impossible("labyrinth 3x3 A1-A2 B1-B2 C1-0 treasure C2");
    game.impossible("labyrinth 3x3 A1-A2 B1-B2 treasure C1");
    game.impossible("labyrinth 3x3 A1-A2 B1-B2 B2-B3 C1-0 treasure C1");
    game.impossible("labyrinth 3x3 A1-A2 B1-B2 C1-0");
    game.impossible("labyrinth 3x4 A1-A2 B1-B2 C1-0 treasure C1");
    let events = game.play("chance labyrinth 3x3 A1-A2 B1-B2 C1-0 treasure C1");
    assert!(matches!(events[..], [Event::Drafted { draft: Draft::Filled, .. }]));
    assert_eq!(game.own(ONE), "3x3 A1-A2 B1-B2 C1-0 treasure C1");
    game.play("1 done");
}

#[test]
fn fill_keeps_one_way_open() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls A1-A2");
    game.play("1 treasure A1");
    game.play("1 fill");
    game.impossible("labyrinth 3x3 A1-A2 A1-B1 C1-0 treasure A1");
}

#[test]
fn fill_says_when_stones_must_be_taken_back() {
    // 15 places, 12 walls: three borders stay open, and A1 is three steps away.
    let mut game = Game::new("size=3x3 walls=12");
    game.play("1 treasure A1");
    game.play("1 walls A1-B1");
    assert_eq!(game.refused("1 fill"), Refusal::TooLong);
    game.play("1 remove A1-B1");
    game.play("1 fill");
    assert!(game.asks_chance());
}

#[test]
fn fill_says_when_the_treasure_is_closed_off_or_nothing_is_missing() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls C1-0 C2-0 C3-0");
    assert_eq!(game.refused("1 fill"), Refusal::ClosedOff);
    game.play("1 lay 3x3 A1-A2 A1-B1 treasure A1");
    assert_eq!(game.refused("1 fill"), Refusal::ClosedOff);
    game.play("1 lay 3x3 A1-A2 A2-A3 C1-0 treasure A1");
    assert_eq!(game.refused("1 fill"), Refusal::NothingToFill);
}

#[test]
fn build_builds_wholly_anew() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls C1-0 C2-0 C3-0");
    assert_eq!(game.play("1 build"), []);
    let events = game.play("chance labyrinth 3x3 A1-A2 B1-B2 C1-0 treasure C1");
    assert!(matches!(events[..], [Event::Drafted { draft: Draft::Built, .. }]));
}

#[test]
fn a_whole_labyrinth_can_be_laid_even_half_built() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("1 walls C1-0");
    game.play("1 lay 3x3 A1-A2");
    assert_eq!(game.own(ONE), "3x3 A1-A2");
    let many = game.refused("1 lay 3x3 A1-A2 A2-A3 B1-B2 C1-0");
    assert_eq!(many, Refusal::NoStoneLeft(wall("C1-0")));
    let size = "3x4".parse().unwrap();
    assert_eq!(game.refused("1 lay 3x4 A1-A2"), Refusal::OtherSize(size));
    let mut odd: Labyrinth = "3x3".parse().unwrap();
    odd.treasure = Some(field("D1"));
    let off = game.refused_action(ONE, Action::lay(odd));
    assert_eq!(off, Refusal::OffBoard(field("D1")));
    odd.treasure = Some(Field::ZERO);
    assert_eq!(game.refused_action(ONE, Action::lay(odd)), Refusal::ZeroField);
    odd.treasure = None;
    odd.walls.insert(wall("D1-D2"));
    let size = odd.size;
    assert_eq!(game.refused_action(ONE, Action::lay(odd)), Refusal::OtherSize(size));
}

#[test]
fn both_build_at_the_same_time_and_each_alone() {
    let mut game = Game::new("size=3x3 walls=1");
    assert_eq!(Sniff::pending(&game.state), Pending::Seats(Seats::first(2)));
    game.play("2 walls B1-B2");
    game.play("1 walls A1-A2");
    assert_eq!((game.own(ONE), game.own(TWO)), ("3x3 A1-A2".into(), "3x3 B1-B2".into()));
    game.play("2 treasure A1");
    game.play("2 done");
    assert_eq!(Sniff::pending(&game.state), Pending::Seats(Seats::only(ONE)));
    assert_eq!(game.view(ONE).ready, [false, true].into());
    // A player who is ready can no longer build, nor undo.
    assert!(!game.view(TWO).can_undo);
    for line in ["2 undo", "2 remove B1-B2", "2 treasure A2", "2 build", "2 fill", "2 done"] {
        assert_eq!(game.refused(line), Refusal::BuiltAlready, "{line}");
    }
    assert_eq!(game.refused("2 lay 3x3"), Refusal::BuiltAlready);
    assert_eq!(game.refused("1 step C1"), Refusal::StillBuilding);
    assert_eq!(game.refused("2 step C1"), Refusal::StillBuilding);
}

#[test]
fn lots_decide_who_moves_first_once_both_are_ready() {
    let mut game = Game::new("size=3x3 walls=1");
    for seat in [ONE, TWO] {
        assert!(!game.asks_chance());
        game.play(&format!("{seat} lay 3x3 A1-A2 treasure C1"));
        game.play(&format!("{seat} done"));
    }
    assert!(game.asks_chance());
    game.impossible("starter 3");
    game.impossible("labyrinth 3x3 A1-A2 treasure C1");
    assert_eq!(game.stage(), Stage::Building);
    assert_eq!(game.play("chance starter 2"), [Fact::Begins { seat: TWO }.into()]);
    assert_eq!(game.view(TWO).start, Field::ZERO);
    assert_eq!(game.stage(), turn(TWO, 0));
    game.impossible("starter 1");
    assert_eq!(game.refused("2 walls A1-B1"), Refusal::BuiltAlready);
}
