//! Tests of the questions about unmasking. In these games, each player's A is 1, B is 2, C is 3, and C is the
//! traitor.

use super::*;
use snuffel_core::game::Answer;

#[test]
fn unmasking_is_possible_on_the_own_turn_and_when_the_rules_stop_to_ask() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    assert_eq!(game.refused("white unmask black C"), Refusal::NotYourTurn);
    game.play("black step A");
    assert!(matches!(game.refused("white unmask black C"), Refusal::First(Stage::Fighting(_))));
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask black C");
    assert_eq!(game.spot("black C"), "out");
    assert_eq!(game.spot("white D"), "dungeon");
}

#[test]
fn after_a_fight_first_the_loser_is_asked_then_the_winner() {
    for (wins, order) in [(true, ["white", "black"]), (false, ["black", "white"])] {
        let mut game = scene(2).put("black A 1.1, white A 1.2").turn("black");
        game.play("black step A");
        game.fight("black", "white", wins);
        for owner in order {
            let enemy = if owner == "black" { "white" } else { "black" };
            assert_eq!(game.stage(), question(owner, enemy));
            assert_eq!(game.moves(owner), ["unmask nobody"].map(str::to_owned).to_vec());
            game.play(&format!("{owner} unmask nobody"));
        }
        assert_eq!(game.stage(), if wins { again("black") } else { turn("white") });
    }
}

#[test]
fn only_who_holds_an_unused_envelope_for_that_enemy_is_asked() {
    // Black and white-blue hold no envelopes for each other.
    let mut game = scene(4).put("black A 1.1, white-blue A 1.2").turn("black");
    game.play("black step A");
    game.fight("black", "white-blue", true);
    assert_eq!(game.stage(), again("black"));
    // There is no question about a used envelope.
    let mut game = scene(2).put("black A 1.1, white A 1.2").turn("black");
    game.play("black unmask white C; black step A");
    game.fight("black", "white", true);
    game.play("white unmask nobody");
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn after_an_enemy_walk_that_ends_with_a_carried_bazong_the_holder_is_asked() {
    let mut game = scene(4).put("black A 3.1").carries("black A", "white").turn("black");
    game.play("black step A");
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask nobody");
    assert_eq!(game.stage(), turn("white"));
    // Also if it was only found, and if the walk was a pass; but not without a bazong.
    let mut game =
        scene(4).put("black A 3.1, black B dungeon").lies("white", "3.3").passes("black", "ride").turn("black");
    game.play("black pass 1");
    assert_eq!(game.stage(), question("white", "black"));
    let mut game = scene(4).put("black A 3.1, black B 3.2").carries("black B", "white").turn("black");
    game.play("black step A");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_walking_spy_that_is_unmasked_loses_the_right_to_move_again() {
    let mut game = scene(4).put("black C 1.4, white A 2.1, white B 2.2, black A dungeon").turn("black");
    game.play("black step C");
    assert_eq!(game.bazong("white"), "black C");
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask black C");
    assert_eq!(game.spot("white D"), "white");
    assert_eq!(game.bazong("white"), "white D");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn an_attacker_that_is_unmasked_in_the_middle_of_its_fights_fights_no_more() {
    let mut game = scene(2).put("black C 1.1, black A dungeon, white A 1.2, white B 1.2").turn("black");
    game.play("black step C; black attack white A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask black C");
    assert_eq!(game.spot("white D"), "1.2");
    // Black is asked too, because black was in the fight.
    game.play("black unmask nobody");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn too_late_once_the_traitor_has_carried_a_bazong_into_an_embassy_of_its_team() {
    let mut game = scene(4).put("black C 2.4").carries("black C", "white").turn("black");
    game.play("black step C");
    assert_eq!(game.winners(), Some(seats("black black-red")));
    // Also if it had to win a fight there first.
    let mut game = scene(4)
        .put("black C 2.4, white A black-red, black-red A 3.1, black-red B 3.1")
        .carries("black C", "white")
        .turn("black");
    game.play("black step C");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("white", "black"));
}

#[test]
fn who_is_wrong_when_asked_is_out_and_the_turn_goes_on() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    game.play("black step A");
    game.fight("black", "white", true);
    game.play("white unmask black A");
    assert!(!game.position().playing.contains(seat("white")));
    // Black has won and moves again. White's spies are gone, and black's envelope with them.
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn an_heir_is_not_asked_about_the_walk_under_way_but_about_the_next_one() {
    let mut game =
        scene(4).put("black A 1.1, white A 1.2").carries("black A", "white-blue").passes("white", "yawn").turn("black");
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("white", "black"));
    // White is wrong: white-blue gets the envelope for black, and black's walk ends with a bazong.
    game.play("white unmask black A");
    assert_eq!(game.position().holders[seat("black")], Some(seat("white-blue")));
    assert_eq!(game.bazong("white-blue"), "black A");
    assert_eq!(game.stage(), again("black"));
    game.play("black step A");
    assert_eq!(game.stage(), question("white-blue", "black"));
}

#[test]
fn an_heir_is_not_asked_after_its_own_fight_of_the_walk_under_way() {
    let mut game = scene(4).put("black A 1.1, white A 1.2, white-blue A 1.2").turn("black");
    game.play("black step A; black attack white A");
    game.fight("black", "white", true);
    game.play("white unmask black A");
    assert!(matches!(game.stage(), Stage::Fighting(fight) if fight.defender == spy("white-blue A")));
    game.fight("black", "white-blue", true);
    assert_eq!(game.stage(), again("black"));
    // On its own turn it can unmask at once.
    game.play("black step B; black-red step A; white-blue unmask black C");
    assert_eq!(game.spot("black C"), "out");
}

#[test]
fn an_attacker_who_is_wrong_when_asked_is_out_and_the_turn_is_over() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    game.play("black step A");
    game.fight("black", "white", true);
    game.play("white unmask nobody; black unmask white B");
    assert!(!game.position().playing.contains(seat("black")));
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn whoever_does_not_want_to_be_asked_is_asked_no_more_and_nobody_notices() {
    let mut game = scene(2).put("black A 1.1, white A 1.2").turn("black");
    let events = game.play("white questions off");
    assert_eq!(Spion::perceive(&events[0], Viewer::Seat(seat("black"))), None);
    assert_eq!(Spion::perceive(&events[0], Viewer::Public), None);
    assert_eq!(game.refused("white questions off"), Refusal::AsItIs(Questions::Off));
    assert_eq!(game.view("black").questions, Questions::On);
    assert_eq!(game.view("white").questions, Questions::Off);
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("black", "white"));
    game.play("white questions on; black unmask nobody; black step A");
    // On the player's own turn it is possible anyway.
    game.play("white unmask black C");
}

#[test]
fn the_list_of_moves_names_only_the_traitor_who_is_known_for_sure() {
    let mut game = scene(4).put("white C 1.2").turn("black");
    assert!(game.moves("black").iter().all(|text| !text.starts_with("unmask")));
    game.play("black look white C");
    assert!(game.moves("black").contains(&"unmask white C".to_owned()));
}

#[test]
fn who_does_not_know_the_traitor_is_asked_idly_unless_all_questions_are_wanted() {
    let fight = || {
        let mut game = scene(2).put("black A 1.1, black B 2.1, white A 1.2, white C 2.3").turn("black");
        game.play("black step A");
        game.fight("black", "white", true);
        assert_eq!(game.stage(), question("white", "black"));
        game
    };
    let foregone = |game: &Game, owner| Spion::foregone(&game.view(owner));
    let mut game = fight();
    assert_eq!(foregone(&game, "white"), Some(Action::Decline));
    assert_eq!(foregone(&game, "black"), None);
    // Black sees white C on an Alfred field, and then knows the traitor.
    game.play("white unmask nobody");
    assert_eq!(foregone(&game, "black"), Some(Action::Decline));
    game.play("black look white C");
    assert_eq!(foregone(&game, "black"), None);
    let mut game = fight();
    game.play("white questions all");
    assert_eq!(foregone(&game, "white"), None);
    game.play("white questions on");
    assert_eq!(foregone(&game, "white"), Some(Action::Decline));
}
