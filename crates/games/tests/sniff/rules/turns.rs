//! Tests of the variants that change turns and answers: gallop, warm-hot, way-out, holes, blind, size.

use super::*;

/// A game on 3x3 with 3 walls and these variants, built like [`Game::built`].
fn built(variants: &str) -> Game {
    let mut game = Game::new(&format!("{SMALL} {variants}"));
    game.play("1 lay 3x3 A1-A2 A2-A3 C2-0 treasure C1");
    game.play("2 lay 3x3 A2-A3 B2-C2 C1-0 treasure A1");
    game.play("1 done");
    game.play("2 done");
    game.play("chance starter 1");
    game
}

#[test]
fn gallop_goes_on_until_the_answer_is_wall() {
    let mut game = built("gallop");
    for step in ["C2", "C3", "0", "C3", "C2"] {
        assert_eq!(game.ask(&format!("1 step {step}")), (Answer::Free, true));
    }
    assert_eq!(game.stage(), turn(ONE, 5));
    assert_eq!(game.ask("1 step B2"), (Answer::Wall, false));
    assert_eq!(game.stage(), turn(TWO, 0));
}

#[test]
fn gallop_may_end_the_turn_after_any_free_answer() {
    let mut game = built("gallop");
    assert_eq!(game.refused("1 done"), Refusal::NoMoveYet);
    for step in ["C2", "C3", "0"] {
        game.play(&format!("1 step {step}"));
    }
    game.play("1 done");
    assert_eq!(game.stage(), turn(TWO, 0));
}

#[test]
fn a_gallop_of_any_length_is_no_trouble() {
    let mut game = built("gallop");
    for _ in 0..300 {
        game.play("1 step C2");
        assert_eq!(game.ask("1 step 0"), (Answer::Free, true));
    }
    game.play("1 done");
}

#[test]
fn corners_are_warm_and_sides_are_hot_whatever_walls_are_in_between() {
    let mut game = built("warm-hot gallop");
    // The treasure is on A1. The wall between A2 and A3 makes no difference.
    assert_eq!(game.ask("1 step C2"), (Answer::Free, true));
    assert_eq!(game.ask("1 step C1"), (Answer::Free, true));
    assert_eq!(game.ask("1 step B1"), (Answer::Hot, true));
    assert_eq!(game.ask("1 step B2"), (Answer::Warm, true));
    assert_eq!(game.ask("1 step A2"), (Answer::Hot, true));
    // It is announced every time the field is entered.
    assert_eq!(game.ask("1 step B2"), (Answer::Warm, true));
    assert_eq!(game.ask("1 step A2"), (Answer::Hot, true));
    assert_eq!(game.ask("1 step A1"), (Answer::Treasure, false));
}

#[test]
fn walls_between_do_not_cool_a_field() {
    let mut game = Game::new("size=3x3 walls=3 warm-hot");
    game.play("1 lay 3x3 A1-A2 A2-A3 B1-B2 treasure A3");
    game.play("2 lay 3x3 B2-C2 B2-B3 B1-B2 treasure B2");
    game.play("1 done");
    game.play("2 done");
    game.play("chance starter 1");
    assert_eq!(game.ask("1 step C2"), (Answer::Hot, true));
    // A wall only answers wall.
    assert_eq!(game.ask("1 step B2"), (Answer::Wall, false));
}

#[test]
fn the_zero_field_never_answers_warm_or_hot() {
    let mut game = Game::new("size=3x3 walls=3 warm-hot gallop");
    for seat in [ONE, TWO] {
        game.play(&format!("{seat} lay 3x3 C2-0 A1-A2 A2-A3 treasure C2"));
        game.play(&format!("{seat} done"));
    }
    game.play("chance starter 1");
    assert_eq!(game.ask("1 step C1"), (Answer::Hot, true));
    assert_eq!(game.ask("1 step 0"), (Answer::Free, true));
    assert_eq!(game.ask("1 step C3"), (Answer::Hot, true));
    assert_eq!(game.ask("1 step B3"), (Answer::Warm, true));
}

#[test]
fn without_warm_hot_nothing_is_warm() {
    let mut game = built("gallop");
    for step in ["C2", "C1", "B1", "B2", "A2"] {
        assert_eq!(game.ask(&format!("1 step {step}")), (Answer::Free, true));
    }
}

#[test]
fn a_warm_answer_has_the_rights_of_a_free_one() {
    let mut game = built("warm-hot");
    game.play("1 step C2");
    game.play("1 step C1");
    game.play("2 step C3");
    game.play("2 done");
    assert_eq!(game.ask("1 step B1"), (Answer::Hot, true));
    game.play("1 done");
    assert_eq!(game.stage(), turn(TWO, 0));
}

/// A game of way-out on 3x3, started on A1.
fn way_out() -> Game {
    let mut game = Game::new("size=3x3 walls=3 way-out");
    assert!(game.asks_chance());
    game.impossible("start 0");
    game.impossible("start D1");
    game.impossible("starter 1");
    let starts = Event::Public(Fact::Starts { field: field("A1") });
    assert_eq!(game.play("chance start A1"), [starts]);
    game
}

#[test]
fn the_start_is_drawn_before_building_and_both_detectives_stand_there() {
    let game = way_out();
    for seat in [ONE, TWO] {
        assert_eq!(game.view(ONE).search(seat).stands, field("A1"));
    }
    assert_eq!(game.stage(), Stage::Building);
    assert_eq!(Sniff::pending(&game.state), Pending::Seats(Seats::first(2)));
}

#[test]
fn way_out_has_no_treasure_and_needs_a_way_from_the_start() {
    let mut game = way_out();
    assert_eq!(game.refused("1 treasure B2"), Refusal::NoTreasureHere);
    assert_eq!(game.refused("1 lay 3x3 treasure B2"), Refusal::NoTreasureHere);
    game.play("1 lay 3x3 A1-A2 A1-B1 C1-0");
    assert_eq!(game.refused("1 done"), Refusal::ClosedOff);
    game.play("1 lay 3x3 A1-A2");
    assert_eq!(game.refused("1 done"), Refusal::StonesLeft(2));
    game.play("1 fill");
    game.impossible("labyrinth 3x3 A1-A2 A1-B1 C1-0");
    game.impossible("labyrinth 3x3 A1-A2 B1-B2 C1-0 treasure C3");
    game.play("chance labyrinth 3x3 A1-A2 B1-B2 C1-0");
    game.play("1 done");
}

#[test]
fn whoever_is_first_on_the_zero_field_is_out_and_wins() {
    let mut game = way_out();
    for seat in [ONE, TWO] {
        game.play(&format!("{seat} lay 3x3 A1-A2 B1-B2 C2-0"));
        game.play(&format!("{seat} done"));
    }
    game.play("chance starter 2");
    assert_eq!(game.ask("2 step B1"), (Answer::Free, true));
    assert_eq!(game.ask("2 step C1"), (Answer::Free, false));
    game.play("1 step B1");
    game.play("1 done");
    assert_eq!(game.ask("2 step 0"), (Answer::Out, false));
    let Stage::Over(outcome) = game.stage() else {
        panic!("the game goes on");
    };
    assert_eq!(outcome.winners, Seats::only(TWO));
}

#[test]
fn holes_and_sizes_are_played_with_their_walls() {
    for (options, walls) in [("size=5x5 walls=10", 10), ("size=4x3 walls=8", 8), ("size=9x9 walls=68", 68)] {
        let mut game = Game::new(options);
        assert_eq!(game.refused("1 done"), Refusal::StonesLeft(walls), "{options}");
    }
    let game = Game::new("size=7x3 walls=16");
    assert_eq!(game.view(ONE).config.size.to_string(), "7x3");
}

#[test]
fn blind_marks_nothing_and_asking_again_costs_the_turn() {
    let mut game = built("blind");
    assert_eq!(game.ask("1 step C1"), (Answer::Wall, false));
    game.play("2 step C3");
    game.play("2 done");
    assert_eq!(game.ask("1 step C1"), (Answer::Wall, false));
    assert_eq!(game.stage(), turn(TWO, 0));
    game.play("2 step 0");
    game.play("2 done");
    game.play("1 step C2");
    for viewer in [ONE, TWO] {
        let view = game.view(viewer);
        let search = view.search(ONE);
        assert!(search.walls.is_empty() && search.ways.is_empty() && search.visited.is_empty());
        assert_eq!(search.last, Some((field("C2"), Answer::Free)));
        assert_eq!((search.stands, search.asks), (field("C2"), 3));
    }
    assert_eq!(game.moves(ONE), ["step B2", "step C1", "step C3", "step 0", "done"]);
    game.play("1 marker A1");
    assert_eq!(game.view(ONE).marker, Some(field("A1")));
}
