//! Tests of the grey spy.

use super::*;

fn called(scene: Scene) -> Game {
    let mut game = scene.passes("black", "pant").turn("black").unasked();
    game.play("black pass 1");
    game
}

#[test]
fn she_clears_any_one_trap_which_the_player_chooses() {
    let mut game = called(scene(4).trap(Trap::Snake, "1.1").trap(Trap::Bottle, "3.3"));
    assert_eq!(game.moves("black"), ["sweep snake", "sweep bottle"]);
    assert_eq!(game.refused("black sweep magnet"), Refusal::TrapNotThere(Trap::Magnet));
    game.play("black sweep bottle");
    assert_eq!(game.position().traps, [Some(place("1.1")), None, None]);
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn the_only_trap_is_cleared_without_being_asked_for() {
    let game = called(scene(4).trap(Trap::Magnet, "3.3"));
    assert_eq!(game.position().traps, [None; 3]);
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn she_fights_any_one_enemy_outside_embassies_and_dungeons() {
    let mut game = called(scene(4).put("white A 1.3, white-blue B 4.1, black-red A 2.2"));
    assert_eq!(game.moves("black"), ["attack white A", "attack white-blue B"]);
    assert_eq!(game.refused("black attack white B"), Refusal::NotThere(spy("white B")));
    assert_eq!(game.refused("black attack white C"), Refusal::NotThere(spy("white C")));
    game.play("black attack white-blue B");
    let Stage::Fighting(fight) = game.stage() else { panic!() };
    assert_eq!((fight.attacker, fight.defender), (None, spy("white-blue B")));
    assert_eq!(Spion::pending(&game.state), Pending::Seats(seats("black white-blue")));
}

#[test]
fn she_must_fight_if_an_enemy_stands_outside() {
    let game = called(scene(4).put("white A 1.3").trap(Trap::Snake, "2.2"));
    assert_eq!(game.position().traps, [None; 3]);
    assert!(matches!(game.stage(), Stage::Fighting(fight) if fight.defender == spy("white A")));
}

#[test]
fn with_no_trap_and_no_enemy_outside_nothing_happens() {
    let game = called(scene(4));
    assert!(game.events.contains(&Event::Public(Fact::Took {
        seat: seat("black"),
        depth: 1,
        pass: Pass::Pant,
        idle: true
    })));
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn if_she_loses_the_player_pays_the_winner_and_no_spy_is_lost() {
    let mut game = called(scene(4).put("white A 1.3"));
    let facts = game.fight("black", "white", false);
    assert!(matches!(facts[0], Fact::Fought { number: None, paid: true, .. }));
    assert_eq!((game.money("black"), game.money("white")), (9, 11));
    assert_eq!(game.spot("white A"), "1.3");
    assert_eq!(game.spot("black A"), "black");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn if_she_loses_a_player_without_a_zillion_is_out() {
    let mut game = called(scene(4).put("white A 1.3").money(&[0, 10, 10, 10]));
    game.fight("black", "white", false);
    assert!(!game.position().playing.contains(seat("black")));
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn if_she_wins_the_loser_pays_the_spy_is_shown_and_the_player_moves_again() {
    let mut game = called(scene(4).put("white A 1.3"));
    let facts = game.fight("black", "white", true);
    assert!(matches!(facts[0], Fact::Fought { number: Some(1), paid: true, .. }));
    assert_eq!((game.money("black"), game.money("white")), (11, 9));
    assert_eq!(game.spot("white A"), "dungeon");
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn a_bazong_that_her_victim_carried_stays_lying_on_the_field() {
    let mut game = called(scene(4).put("white A 1.3").carries("white A", "black-red"));
    game.fight("black", "white", true);
    assert_eq!(game.bazong("black-red"), "1.3");
}

#[test]
fn after_her_victory_the_others_on_the_field_are_left_in_peace() {
    let mut game = called(scene(4).put("white A 1.3, white B 1.3"));
    game.play("black attack white B");
    game.fight("black", "white", true);
    assert_eq!(game.spot("white A"), "1.3");
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn her_fight_is_one_the_player_took_part_in() {
    let mut game = scene(2).put("white A 1.3").passes("black", "pant").turn("black");
    game.play("black pass 1");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask nobody");
    assert_eq!(game.stage(), question("black", "white"));
    game.play("black unmask nobody");
    assert_eq!(game.stage(), again("black"));
}
