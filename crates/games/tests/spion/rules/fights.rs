//! Tests of fights.

use super::*;

/// Black A is directly before white A, on 1.2, and questions are off.
fn before() -> Game {
    scene(4).put("black A 1.1, white A 1.2").turn("black").unasked()
}

#[test]
fn a_spy_that_comes_to_a_place_with_an_enemy_attacks() {
    let mut game = before();
    game.play("black step A");
    let Stage::Fighting(fight) = game.stage() else { panic!() };
    assert_eq!((fight.attacker, fight.defender), (Some(spy("black A")), spy("white A")));
    assert_eq!(Spion::pending(&game.state), Pending::Seats(seats("black white")));
    assert_eq!(game.moves("white"), ["plan A", "plan B", "plan C"]);
    assert!(game.moves("black-red").is_empty());
}

#[test]
fn plans_are_secret_until_both_are_chosen() {
    for plan in ["A", "B", "C"] {
        let mut game = before();
        game.play("black step A");
        let events = game.play(&format!("black plan {plan}"));
        let black = seat("black");
        for owner in ["white", "black-red", "white-blue"] {
            let viewer = Viewer::Seat(seat(owner));
            let noticed: Vec<_> = events.iter().filter_map(|e| Spion::perceive(e, viewer)).collect();
            assert_eq!(noticed, [Percept::Planned { seat: black, own: None }]);
            assert_eq!(game.view(owner).plan, None);
            assert_eq!(game.view(owner).chosen, seats("black"));
        }
        assert_eq!(game.view("black").plan.map(|plan| plan.to_string()), Some(plan.to_owned()));
        assert_eq!(game.refused("black plan A"), Refusal::NotYourTurn);
    }
}

#[test]
fn the_same_plan_is_the_defenders_victory_and_different_ones_the_attackers() {
    for (attack, defence, wins) in [
        ("A", "A", false),
        ("B", "B", false),
        ("C", "C", false),
        ("A", "B", true),
        ("A", "C", true),
        ("B", "A", true),
        ("B", "C", true),
        ("C", "A", true),
        ("C", "B", true),
    ] {
        let mut game = before();
        game.play(&format!("black step A; white plan {defence}; black plan {attack}"));
        assert_eq!(game.spot("white A") == "dungeon", wins);
        assert_eq!(game.spot("black A") == "dungeon", !wins);
    }
}

#[test]
fn the_loser_pays_the_winner_a_zillion() {
    for (wins, black, white) in [(true, 11, 9), (false, 9, 11)] {
        let mut game = before();
        game.play("black step A");
        game.fight("black", "white", wins);
        assert_eq!((game.money("black"), game.money("white")), (black, white));
    }
}

#[test]
fn the_number_of_a_beaten_spy_is_shown_to_all() {
    let mut game = before();
    game.play("black step A");
    let facts = game.fight("black", "white", true);
    assert!(matches!(facts[0], Fact::Fought { number: Some(1), .. }));
    for owner in ["black", "black-red", "white-blue"] {
        let known = Known { number: 1, source: Source::Beaten };
        assert_eq!(game.view(owner).number(spy("white A")), Some(known));
    }
    let public = Spion::view(&game.state, Viewer::Public);
    assert_eq!(public.number(spy("white A")).map(|known| known.number), Some(1));
}

#[test]
fn a_reserve_spy_that_is_beaten_shows_no_number() {
    let mut game = scene(4).put("black A 1.1, white D 1.2").turn("black").unasked();
    game.play("black step A");
    let facts = game.fight("black", "white", true);
    assert!(matches!(facts[0], Fact::Fought { number: None, .. }));
    assert_eq!(game.spot("white D"), "dungeon");
}

#[test]
fn an_attacker_who_has_won_and_emptied_the_place_moves_again() {
    let mut game = before();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), again("black"));
    assert!(game.moves("black").contains(&"step B".to_owned()));
    game.play("black step B");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn whoever_defends_with_success_does_not_move_again() {
    let mut game = before();
    game.play("black step A");
    game.fight("black", "white", false);
    assert_eq!(game.spot("black A"), "dungeon");
    assert_eq!(game.spot("white A"), "1.2");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_spy_attacks_all_enemies_on_a_place_in_the_attackers_order() {
    let mut game = scene(4).put("black A 1.1, white A 1.2, white B 1.2, white-blue C 1.2").turn("black").unasked();
    game.play("black step A");
    let order = ["attack white A", "attack white B", "attack white-blue C"];
    assert_eq!(game.moves("black"), order);
    assert_eq!(game.refused("black attack white C"), Refusal::NotThere(spy("white C")));
    assert_eq!(game.refused("black attack black B"), Refusal::NoEnemy(spy("black B")));
    game.play("black attack white B");
    game.fight("black", "white", true);
    assert_eq!(game.moves("black"), ["attack white A", "attack white-blue C"]);
    game.play("black attack white-blue C");
    game.fight("black", "white-blue", true);
    // The last one is attacked automatically.
    assert!(matches!(game.stage(), Stage::Fighting(fight) if fight.defender == spy("white A")));
    game.fight("black", "white", true);
    assert_eq!(game.stage(), again("black"));
    assert_eq!(game.money("black"), 13);
}

#[test]
fn it_attacks_until_it_loses() {
    let mut game = scene(4).put("black A 1.1, white A 1.2, white B 1.2").turn("black").unasked();
    game.play("black step A; black attack white B");
    game.fight("black", "white", true);
    game.fight("black", "white", false);
    assert_eq!(game.spot("white A"), "1.2");
    assert_eq!(game.spot("black A"), "dungeon");
    // It has won once, but the place is not empty.
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn own_spies_and_the_partners_share_a_place_in_peace() {
    let mut game = scene(4).put("black A 1.1, black B 1.2, black-red A 1.2").turn("black");
    game.play("black step A");
    assert_eq!(game.spot("black A"), "1.2");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_bazong_that_the_loser_carried_goes_to_the_winner() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").carries("white A", "black-red").turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.bazong("black-red"), "black A");
    let mut game = scene(4).put("black A 1.1, white A 1.2").carries("black A", "white").turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", false);
    assert_eq!(game.bazong("white"), "white A");
}

#[test]
fn a_loser_who_has_no_zillion_is_out_and_the_winner_gets_none() {
    let mut game = scene(4)
        .put("black A 1.1, white A 1.2")
        .money(&[10, 0, 10, 10])
        .carries("white A", "black-red")
        .turn("black")
        .unasked();
    game.play("black step A");
    let facts = game.fight("black", "white", true);
    // The bazong passes first, then the player is out.
    assert!(matches!(facts[0], Fact::Fought { paid: false, .. }));
    assert!(matches!(facts[1], Fact::BazongWon { .. }));
    assert_eq!(facts[2], Fact::Out { seat: seat("white"), reason: Reason::Broke });
    assert_eq!(game.bazong("black-red"), "black A");
    assert_eq!(game.money("black"), 10);
    assert!(!game.position().playing.contains(seat("white")));
}

#[test]
fn an_attacker_who_cannot_pay_is_out_too() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").money(&[0, 10, 10, 10]).turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", false);
    assert_eq!(game.spot("black B"), "out");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn when_a_defender_is_out_the_others_of_that_player_on_the_place_are_gone_too() {
    let mut game =
        scene(4).put("black A 1.1, white A 1.2, white B 1.2").money(&[10, 0, 10, 10]).turn("black").unasked();
    game.play("black step A; black attack white A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn an_enemy_that_is_unmasked_between_two_fights_need_not_be_beaten() {
    let mut game = scene(4).put("black A 1.4, white A white, white B 2.1, white C white").turn("black");
    game.play("black step A; black attack white A");
    game.fight("black", "white", true);
    game.play("white unmask nobody; black unmask white C");
    // Black D is now in white's embassy, and black A has emptied it.
    assert_eq!((game.spot("black D"), game.bazong("white")), ("white".to_owned(), "black A".to_owned()));
    assert_eq!(game.money("black"), 16);
}

#[test]
fn whoever_beats_the_last_defender_out_of_the_game_finds_no_bazong_in_its_embassy() {
    let mut game = scene(4).put("black A 1.4, white B 2.1").money(&[10, 0, 10, 10]).turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!((game.bazong("white"), game.money("black")), ("gone".to_owned(), 10));
    assert_eq!(game.stage(), again("black"));
}
