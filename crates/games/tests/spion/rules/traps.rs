//! Tests of traps and the trap die.

use super::*;

fn away() -> Scene {
    scene(4).lies("white", "3.1")
}

#[test]
fn a_trap_costs_2_zillions_and_lies_on_an_empty_field() {
    let mut game = away().turn("black");
    let bank = game.position().bank;
    game.play("black trap snake 2.3");
    assert_eq!(game.position().traps[0], Some(place("2.3")));
    assert_eq!((game.money("black"), game.position().bank), (8, bank + 2));
    assert_eq!(game.stage(), turn("black"));
}

#[test]
fn a_trap_is_placed_only_while_some_bazong_is_away_from_its_embassy() {
    let mut game = scene(4).turn("black");
    assert_eq!(game.refused("black trap snake 2.3"), Refusal::AllBazongsHome);
    for mut game in [
        scene(4).put("black A 1.1").carries("black A", "white").turn("black"),
        scene(4).put("white A 1.1").carries("white A", "black").turn("black"),
    ] {
        game.play("black trap snake 2.3");
    }
    // A bazong that has left the game with its owner does not count.
    let mut game = scene(4).out("white").turn("black");
    assert_eq!(game.refused("black trap snake 2.3"), Refusal::AllBazongsHome);
}

#[test]
fn a_bazong_that_a_spy_carries_is_away_even_in_the_embassy_it_comes_from() {
    let mut game = scene(4).put("black A white, white A 2.1, white B 2.1").carries("black A", "white").turn("black");
    game.play("black trap snake 2.3");
}

#[test]
fn one_trap_a_turn() {
    let mut game = away().turn("black");
    game.play("black trap snake 2.3");
    assert_eq!(game.refused("black trap magnet 2.4"), Refusal::TrapPlaced);
    game.play("black step A; white trap magnet 2.4");
}

#[test]
fn an_empty_place_has_no_spy_no_trap_and_no_bazong() {
    let mut game = away().put("black A 1.1").trap(Trap::Bottle, "1.3").turn("black");
    for taken in ["1.1", "1.3", "3.1"] {
        let refusal = Refusal::NotEmpty(place(taken));
        assert_eq!(game.refused(&format!("black trap snake {taken}")), refusal);
    }
    assert_eq!(game.refused("black trap snake white-blue"), Refusal::NoTrapInEmbassy);
    let on = place("1.3");
    assert_eq!(game.refused("black trap bottle 1.4"), Refusal::TrapLies(Trap::Bottle, on));
}

#[test]
fn the_field_has_to_be_on_the_board() {
    let mut game = scene(2).lies("white", "1.1").turn("black");
    assert_eq!(game.refused("black trap snake 3.2"), Refusal::OffBoard(place("3.2")));
    game.play("black trap snake 2.2");
}

#[test]
fn with_three_traps_on_the_board_no_more_can_be_placed() {
    let mut game = away().trap(Trap::Snake, "1.1").trap(Trap::Magnet, "1.2").trap(Trap::Bottle, "1.3").turn("black");
    assert!(game.moves("black").iter().all(|text| !text.starts_with("trap")));
    for trap in ["snake", "magnet", "bottle"] {
        let refusal = game.refused(&format!("black trap {trap} 2.2"));
        assert!(matches!(refusal, Refusal::TrapLies(..)));
    }
}

#[test]
fn a_trap_needs_money() {
    let mut game = away().money(&[1, 10, 10, 10]).turn("black");
    assert_eq!(game.refused("black trap snake 2.3"), Refusal::TooDear(2));
}

#[test]
fn a_trap_is_neither_passed_nor_entered_by_anybody() {
    for (trap, steps) in [("1.1", 1), ("1.1", 2), ("1.2", 2)] {
        let game = scene(4).trap(Trap::Snake, trap).turn("black");
        let position = game.position();
        let blocked = Err(Blocked::Trapped(Trap::Snake, place(trap)));
        assert_eq!(position.walk(spy("black A"), steps), blocked);
    }
    let game = scene(4).trap(Trap::Snake, "1.2").turn("black");
    assert!(game.position().walk(spy("black A"), 1).is_ok());
    let mut game = scene(4).trap(Trap::Snake, "1.1").turn("black");
    let blocked = Blocked::Trapped(Trap::Snake, place("1.1"));
    assert_eq!(game.refused("black step A"), Refusal::CannotWalk(Letter::A, blocked));
    assert_eq!(game.moves("black"), ["pass 1", "pass 2", "pass 3", "clear 1", "clear 2", "clear 3"]);
}

#[test]
fn one_two_or_three_throws_cost_1_3_or_5_zillions() {
    for (throws, price) in [(1, 1), (2, 3), (3, 5)] {
        let mut game = scene(4).trap(Trap::Snake, "1.1").turn("black");
        game.play(&format!("black clear {throws}"));
        assert_eq!(game.money("black"), 10 - price);
    }
    let mut game = scene(4).trap(Trap::Snake, "1.1").money(&[2, 10, 10, 10]).turn("black");
    assert_eq!(game.refused("black clear 2"), Refusal::TooDear(3));
}

#[test]
fn a_snake_clears_the_magnet_a_magnet_the_bottle_a_bottle_the_snake() {
    for (face, clears) in [("snake", Trap::Magnet), ("magnet", Trap::Bottle), ("bottle", Trap::Snake)] {
        let mut game =
            scene(4).trap(Trap::Snake, "1.1").trap(Trap::Magnet, "2.1").trap(Trap::Bottle, "3.1").turn("black");
        let facts = game.facts(&format!("black clear 1; chance die {face}"));
        assert!(matches!(facts[1], Fact::Thrown { cleared: Some(_), .. }));
        for trap in Trap::ALL {
            assert_eq!(game.position().traps[trap.index()].is_none(), trap == clears);
        }
    }
}

#[test]
fn it_clears_also_an_own_trap() {
    let mut game = away().turn("black");
    game.play("black trap snake 2.3; black clear 1; chance die bottle");
    assert_eq!(game.position().traps, [None; 3]);
}

#[test]
fn a_face_whose_trap_does_not_lie_there_does_nothing() {
    let mut game = scene(4).trap(Trap::Snake, "1.1").turn("black");
    let facts = game.facts("black clear 1; chance die snake");
    assert!(matches!(facts[1], Fact::Thrown { cleared: None, .. }));
    assert_eq!(game.position().traps[0], Some(place("1.1")));
}

#[test]
fn all_paid_throws_are_made_while_a_trap_lies_on_the_board() {
    let mut game = scene(4).trap(Trap::Snake, "1.1").trap(Trap::Magnet, "2.1").turn("black");
    game.play("black clear 3; chance die bottle; chance die magnet; chance die snake");
    assert_eq!(game.position().traps, [None; 3]);
    assert_eq!(game.stage(), turn("black"));
    // With no traps left, the remaining throws are dropped without a refund.
    let mut game = scene(4).trap(Trap::Snake, "1.1").turn("black");
    game.play("black clear 3; chance die bottle");
    assert_eq!(game.stage(), turn("black"));
    assert_eq!(game.money("black"), 5);
}

#[test]
fn one_order_a_turn_and_none_while_no_trap_lies_there() {
    let mut game = scene(4).turn("black");
    assert_eq!(game.refused("black clear 1"), Refusal::NoTrap);
    let mut game = scene(4).trap(Trap::Snake, "3.1").turn("black");
    game.play("black clear 1; chance die snake");
    assert_eq!(game.refused("black clear 1"), Refusal::DieOrdered);
}

#[test]
fn after_the_die_the_move_follows_in_any_case() {
    for face in ["snake", "bottle"] {
        let mut game = scene(4).trap(Trap::Snake, "3.1").turn("black");
        game.play(&format!("black clear 1; chance die {face}; black step A"));
        assert_eq!(game.stage(), turn("white"));
    }
}

#[test]
fn what_comes_before_the_move_comes_in_any_order() {
    let mut game = away().put("black A 1.1").turn("black");
    game.play("black trap snake 2.3; black free C; black clear 1; chance die snake; black step C");
    let mut game = away().put("black A 1.1").trap(Trap::Snake, "2.3").turn("black");
    game.play("black clear 1; chance die snake; black free C; black trap magnet 4.2; black step C");
    assert_eq!(game.stage(), turn("white"));
}
