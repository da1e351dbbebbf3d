//! Tests of Water and Evil Dogs.

use super::*;

const DOGS: &str = "size=3x3 dogs";

/// A game in which seat 2 has ditches between 0 and C1 and between B2 and C2, dogs on A3 and B1, and the treasure on
/// A2.
fn built(options: &str) -> Game {
    let mut game = Game::new(options);
    game.play("1 lay 3x3 A1-A2 C1-0 dog A3 dog B1 treasure C3");
    game.play("2 lay 3x3 B2-C2 C1-0 dog A3 dog B1 treasure A2");
    game.play("1 done");
    game.play("2 done");
    game.play("chance starter 1");
    game
}

#[test]
fn two_ditches_and_two_dogs_are_placed_instead_of_walls() {
    let mut game = Game::new(DOGS);
    let left = |ditches, dogs| Refusal::PiecesLeft { ditches, dogs };
    assert_eq!(game.refused("1 done"), left(2, 2));
    game.play("1 walls A1-A2 C1-0");
    assert_eq!(game.refused("1 done"), left(0, 2));
    assert_eq!(game.refused("1 walls B1-B2"), Refusal::NoDitchLeft(wall("B1-B2")));
    assert_eq!(game.refused("1 walls A1-A2"), Refusal::DitchThere(wall("A1-A2")));
    assert_eq!(game.refused("1 remove B1-B2"), Refusal::NoSuchDitch(wall("B1-B2")));
    game.play("1 dog A3");
    assert_eq!(game.refused("1 done"), left(0, 1));
    game.play("1 dog B1");
    assert_eq!(game.refused("1 dog B3"), Refusal::NoDogLeft(field("B3")));
    assert_eq!(game.refused("1 done"), Refusal::NoTreasure);
    game.play("1 treasure C3");
    game.play("1 done");
}

#[test]
fn dogs_stand_alone_and_never_beside_the_zero_field() {
    let mut game = Game::new(DOGS);
    for last in ["C1", "C2", "C3"] {
        let beside = Refusal::DogBesideZero(field(last));
        assert_eq!(game.refused(&format!("1 dog {last}")), beside);
        assert_eq!(game.refused(&format!("1 lay 3x3 dog {last}")), beside);
    }
    assert_eq!(game.refused("1 dog 0"), Refusal::ZeroField);
    assert_eq!(game.refused("1 dog D1"), Refusal::OffBoard(field("D1")));
    game.play("1 dog A1");
    assert_eq!(game.refused("1 dog A1"), Refusal::DogThere(field("A1")));
    assert_eq!(game.refused("1 treasure A1"), Refusal::DogThere(field("A1")));
    game.play("1 treasure A2");
    assert_eq!(game.refused("1 dog A2"), Refusal::TakenByTreasure(field("A2")));
    assert_eq!(game.refused("1 lay 3x3 dog A1 treasure A1"), Refusal::DogThere(field("A1")));
    assert_eq!(game.refused("1 lay 3x3 dog A1 dog A2 dog A3"), Refusal::NoDogLeft(field("A3")));
    assert_eq!(Game::new(SMALL).refused("1 dog A1"), Refusal::NoDogs);
    assert_eq!(Game::new(SMALL).refused("1 lay 3x3 dog A1"), Refusal::NoDogs);
}

#[test]
fn dogs_are_taken_away_and_every_step_is_undone() {
    let mut game = Game::new(DOGS);
    assert_eq!(game.refused("1 remove dog A1"), Refusal::NoSuchDog(field("A1")));
    game.play("1 dog A1");
    game.play("1 remove dog A1");
    assert_eq!(game.own(ONE), "3x3");
    game.play("1 undo");
    assert_eq!(game.own(ONE), "3x3 dog A1");
}

#[test]
fn a_way_without_dog_and_ditch_has_to_lead_to_the_treasure() {
    let mut game = Game::new(DOGS);
    game.play("1 lay 3x3 B1-C1 C1-0 dog A2 dog B1 treasure A1");
    assert_eq!(game.refused("1 done"), Refusal::ClosedOff);
    // It can be on a field that growls.
    game.play("1 lay 3x3 B1-C1 C1-0 dog A2 dog A3 treasure A1");
    game.play("1 done");
}

#[test]
fn fill_keeps_dogs_and_leaves_a_sure_way() {
    let mut game = Game::new(DOGS);
    game.play("1 dog B1");
    game.play("1 fill");
    game.impossible("labyrinth 3x3 A1-A2 C1-0 dog A3 dog B2 treasure C3");
    game.impossible("labyrinth 3x3 B1-C1 C1-0 dog A2 dog B1 treasure A1");
    game.impossible("labyrinth 3x3 B1-C1 C1-0 dog B1 treasure A1");
    game.play("chance labyrinth 3x3 A1-A2 C1-0 dog A3 dog B1 treasure C3");
    game.play("1 done");
}

#[test]
fn a_ditch_throws_back_to_the_zero_field_ends_the_turn_and_is_marked() {
    let mut game = built(DOGS);
    game.play("1 step C2");
    assert_eq!(game.ask("1 step B2"), (Answer::Ditch, false));
    assert_eq!(game.view(ONE).search(ONE).stands, Field::ZERO);
    assert_eq!(game.stage(), turn(TWO, 0));
    assert_eq!(game.view(ONE).search(ONE).border(field("B2"), field("C2")), Border::Wall);
    game.play("2 step C2");
    game.play("2 done");
    game.play("1 step C2");
    let known = Refusal::KnownDitch { from: field("C2"), to: field("B2") };
    assert_eq!(game.refused("1 step B2"), known);
}

#[test]
fn a_dog_loses_the_game_at_once() {
    let mut game = built(DOGS);
    game.play("1 step C2");
    game.play("1 step C1");
    game.play("2 step C2");
    game.play("2 done");
    let events = game.play("1 step B1");
    assert!(matches!(
        events[..2],
        [Event::Public(Fact::Asked { answer: Answer::Dog, .. }), Event::Public(Fact::Won { seat: TWO })]
    ));
    let Stage::Over(outcome) = game.stage() else {
        panic!("the game goes on");
    };
    assert_eq!(outcome.winners, Seats::only(TWO));
}

#[test]
fn a_field_beside_a_dog_growls_and_that_is_a_free_answer() {
    let mut game = built(DOGS);
    assert_eq!(game.ask("1 step C3"), (Answer::Free, true));
    assert_eq!(game.ask("1 step B3"), (Answer::Growl, false));
    game.play("2 step C2");
    game.play("2 done");
    assert_eq!(game.ask("1 step B2"), (Answer::Growl, true));
    game.play("1 done");
    game.play("2 step 0");
    game.play("2 done");
    // It is announced every time the field is entered.
    assert_eq!(game.ask("1 step B3"), (Answer::Growl, true));
    assert_eq!(game.ask("1 step B2"), (Answer::Growl, false));
}

#[test]
fn warm_or_hot_is_said_before_growl() {
    let mut game = built("size=3x3 warm-hot dogs");
    assert_eq!(game.ask("1 step C3"), (Answer::Free, true));
    assert_eq!(game.ask("1 step B3"), (Answer::WarmGrowl, false));
    game.play("2 step C2");
    game.play("2 done");
    assert_eq!(game.ask("1 step B2"), (Answer::HotGrowl, true));
}

#[test]
fn in_a_blind_game_a_ditch_is_not_marked() {
    let mut game = built("size=3x3 blind dogs");
    assert_eq!(game.ask("1 step C1"), (Answer::Ditch, false));
    game.play("2 step C2");
    game.play("2 done");
    assert_eq!(game.ask("1 step C1"), (Answer::Ditch, false));
}
