//! Tests of a turn: the actions before the move, and the move.

use super::*;

#[test]
fn a_spy_is_bought_free_for_a_zillion_to_the_bank() {
    let mut game = scene(4).put("black A 1.1").turn("black");
    let bank = game.position().bank;
    game.play("black free C");
    assert_eq!(game.spot("black C"), "black");
    assert_eq!((game.money("black"), game.position().bank), (9, bank + 1));
    assert_eq!(game.stage(), turn("black"));
}

#[test]
fn there_are_never_more_than_two_own_spies_bought_into_the_embassy() {
    let mut game = scene(4).turn("black");
    assert_eq!(game.refused("black free C"), Refusal::EmbassyFull);
    let mut game = scene(4).put("black A dungeon, black B dungeon").turn("black");
    game.play("black free A; black free C");
    assert_eq!(game.refused("black free B"), Refusal::EmbassyFull);
}

#[test]
fn only_a_spy_in_the_dungeon_is_bought_free_and_only_with_money() {
    let mut game = scene(4).put("black A 1.1").money(&[0, 10, 10, 10]).turn("black");
    assert_eq!(game.refused("black free A"), Refusal::NotInDungeon(Letter::A));
    assert_eq!(game.refused("black free C"), Refusal::TooDear(1));
}

#[test]
fn a_spy_that_is_bought_free_may_walk_in_the_same_turn() {
    let mut game = scene(4).put("black A 1.1").turn("black");
    game.play("black free C; black step C");
    assert_eq!(game.spot("black C"), "1.1");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_reserve_spy_in_the_dungeon_is_bought_free_like_the_others() {
    let mut game = scene(4).put("black A 1.1, black D dungeon").turn("black");
    game.play("black free D; black step D");
    assert_eq!(game.spot("black D"), "1.1");
}

#[test]
fn bought_free_into_an_embassy_with_enemies_a_spy_attacks_them_and_earns_no_move() {
    let mut game = scene(4).put("black A 1.1, black B 1.1, white A black").turn("black").unasked();
    game.play("black free C");
    assert!(matches!(game.stage(), Stage::Fighting(fight) if fight.attacker == Some(spy("black C"))));
    game.fight("black", "white", true);
    assert_eq!(game.spot("white A"), "dungeon");
    // It was not a move: the turn is still before its first one, and then ends with the move.
    assert_eq!(game.stage(), turn("black"));
    game.play("black step A");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn buying_free_to_attack_may_be_repeated_while_money_lasts() {
    let mut game =
        scene(4).put("black A dungeon, black B dungeon, white A black").money(&[5, 10, 10, 10]).turn("black").unasked();
    for letter in ["A", "B", "A"] {
        game.play(&format!("black free {letter}"));
        if game.money("black") == 0 {
            break;
        }
        game.fight("black", "white", false);
        assert_eq!(game.stage(), turn("black"));
    }
    // Three ransoms and two defeats make 5 zillions. The third fight is the last.
    assert_eq!(game.money("black"), 0);
    game.fight("black", "white", false);
    assert!(!game.position().playing.contains(seat("black")));
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn before_another_move_nothing_is_bought_placed_or_cleared() {
    let mut game =
        scene(4).put("black A 1.1, white A 1.2").lies("white", "3.1").trap(Trap::Snake, "3.3").turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), again("black"));
    for line in ["black free C", "black trap magnet 3.2", "black clear 1"] {
        assert_eq!(game.refused(line), Refusal::AfterMove, "{line}");
    }
}

#[test]
fn a_turn_has_a_move() {
    let mut game = scene(4).turn("black");
    assert_eq!(game.refused("black unmask nobody"), Refusal::MustMove);
    assert_eq!(game.refused("white step A"), Refusal::NotYourTurn);
}

#[test]
fn the_move_is_one_step_or_one_pass() {
    let mut game = scene(4).turn("black");
    game.play("black step A");
    assert_eq!(game.refused("black step A"), Refusal::NotYourTurn);
    game.play("white pass 1");
    assert_eq!(game.stage(), turn("black-red"));
}

#[test]
fn a_walk_of_n_places_ends_exactly_n_places_on_and_passes_others() {
    let mut game = scene(4)
        .put("black A 1.1, black B dungeon, white A 1.2, black-red A 1.3")
        .passes("black", "dash")
        .turn("black");
    game.play("black pass 1");
    assert_eq!(game.spot("black A"), "1.4");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_spy_may_walk_through_embassies() {
    let mut game = scene(4).put("black A 1.4, black B dungeon").passes("black", "ride").turn("black");
    game.play("black pass 1");
    assert_eq!(game.spot("black A"), "2.1");
}

#[test]
fn no_spy_lands_on_the_own_embassy_while_two_own_spies_are_in_it() {
    let mut game = scene(4).put("black C 4.4").turn("black");
    assert_eq!(game.refused("black step C"), Refusal::CannotWalk(Letter::C, Blocked::EmbassyFull));
    assert!(!game.moves("black").contains(&"step C".to_owned()));
    // With one spy it is possible, and in the partner's embassy always.
    let mut game = scene(4).put("black C 4.4, black A 1.1").turn("black");
    game.play("black step C");
    let mut game = scene(4).put("black C 2.4").turn("black");
    game.play("black step C");
    assert_eq!(game.spot("black C"), "black-red");
}

#[test]
fn a_full_embassy_does_not_stop_a_spy_that_wins_by_arriving() {
    let mut game = scene(4).put("black C 4.4").carries("black C", "white").turn("black");
    game.play("black step C");
    assert_eq!(game.winners(), Some(seats("black black-red")));
}

#[test]
fn which_own_spy_walks_by_a_pass_is_the_players_choice() {
    let mut game = scene(4).passes("black", "ride").put("black A 1.1").turn("black");
    game.play("black pass 1");
    assert_eq!(game.stage(), Stage::Walking { seat: seat("black"), places: 2 });
    assert_eq!(game.moves("black"), ["walk A", "walk B"]);
    assert_eq!(game.refused("black walk C"), Refusal::CannotWalk(Letter::C, Blocked::InDungeon));
    assert_eq!(game.refused("black walk D"), Refusal::CannotWalk(Letter::D, Blocked::NotInPlay));
    assert_eq!(game.refused("black step A"), Refusal::First(game.stage()));
    game.play("black walk B");
    assert_eq!(game.spot("black B"), "1.2");
}

#[test]
fn the_only_spy_that_can_walk_walks_without_being_asked_for() {
    let mut game = scene(4)
        .passes("black", "ride")
        .put("black A 1.1, black B 1.1, black C 2.1")
        .trap(Trap::Snake, "1.2")
        .turn("black");
    game.play("black pass 1");
    assert_eq!(game.spot("black C"), "2.3");
}

#[test]
fn if_no_own_spy_can_walk_that_far_nothing_happens() {
    let mut game = scene(4).passes("black", "jet").put("black B 1.1").trap(Trap::Snake, "1.3").turn("black");
    let facts = game.facts("black pass 1");
    assert!(matches!(facts[0], Fact::Took { pass: Pass::Jet, idle: true, .. }));
    assert_eq!(game.spot("black A"), "black");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_player_with_all_spies_in_the_dungeon_and_no_money_may_still_take_a_pass() {
    let mut game = scene(4)
        .put("black A dungeon, black B dungeon")
        .money(&[0, 10, 10, 10])
        .passes("black", "cheque")
        .turn("black");
    assert_eq!(game.moves("black"), ["pass 1", "pass 2", "pass 3"]);
    game.play("black pass 1");
    assert_eq!(game.money("black"), 3);
}

#[test]
fn an_eliminated_players_turn_is_passed_over() {
    let mut game = scene(4).out("white").turn("black");
    game.play("black step A");
    assert_eq!(game.stage(), turn("black-red"));
    assert_eq!(game.refused("white step A"), Refusal::YouAreOut);
}
