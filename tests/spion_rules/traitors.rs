//! Traitors: who may look where, and unmasking. In these games everybody's A is 1, B is 2, C is 3, and C the traitor.

use super::*;

#[test]
fn each_enemy_may_look_at_a_spy_on_an_alfred_field() {
    let mut game = scene(4).put("white A 1.2, white B 1.3").turn("black");
    assert_eq!(
        game.view("black").lookable,
        Spies::from_iter([spy("white A")])
    );
    assert_eq!(
        game.refused("black look white B"),
        Refusal::NotOnAlfred(spy("white B"))
    );
    let events = game.play("black look white A");
    assert_eq!(game.stage(), turn("black"));
    let known = Known {
        number: 1,
        source: Source::Alfred,
    };
    assert_eq!(game.view("black").number(spy("white A")), Some(known));
    // Nobody else notices anything.
    for viewer in [
        Viewer::Public,
        Viewer::Seat(seat("white")),
        Viewer::Seat(seat("black-red")),
    ] {
        assert_eq!(
            events
                .iter()
                .filter_map(|event| Spion::perceive(event, viewer))
                .count(),
            0
        );
    }
    assert_eq!(game.view("black-red").number(spy("white A")), None);
    assert_eq!(
        game.refused("black look white A"),
        Refusal::AlreadyKnown(spy("white A"))
    );
    assert_eq!(
        game.refused("black look black-red A"),
        Refusal::NoEnemy(spy("black-red A"))
    );
}

#[test]
fn looking_is_possible_whenever_a_seat_is_asked_for_something() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    assert_eq!(
        game.refused("white-blue look black A"),
        Refusal::NotYourTurn
    );
    game.play("black step A; white look black A; black look white A");
    assert_eq!(
        game.view("white")
            .number(spy("black A"))
            .map(|known| known.number),
        Some(1)
    );
}

#[test]
fn whoever_could_not_look_while_a_spy_stood_there_still_can_until_the_own_turn_is_over() {
    let mut game = scene(4)
        .put("black A 1.1, white A 1.2, black B dungeon")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    game.play("black step A");
    assert_eq!(game.spot("black A"), "1.3");
    assert!(game.view("white").lookable.contains(spy("black A")));
    game.play("white step B");
    assert!(!game.view("white").lookable.contains(spy("black A")));
    assert!(game.view("white-blue").lookable.contains(spy("black A")));
    game.play("black-red step A; white-blue look black A; white-blue step A");
    assert!(!game.view("white-blue").lookable.contains(spy("black A")));
}

#[test]
fn a_third_number_follows_from_the_two_others() {
    let mut game = scene(4).put("white A 1.2, white B 2.3").turn("black");
    game.play("black look white A; black look white B");
    let known = Known {
        number: 3,
        source: Source::Deduced,
    };
    assert_eq!(game.view("black").number(spy("white C")), Some(known));
}

#[test]
fn the_traitor_leaves_the_game_and_the_reserve_spy_takes_its_place_and_its_bazong() {
    let mut game = scene(4)
        .put("white C 3.3")
        .carries("white C", "black")
        .turn("black");
    game.play("black unmask white C");
    assert_eq!(game.spot("white C"), "out");
    assert_eq!(game.spot("black D"), "3.3");
    assert_eq!(game.bazong("black"), "black D");
    assert_eq!(game.stage(), turn("black"));
    assert_eq!(game.position().holders[1], None);
    // Nobody pays.
    assert_eq!((game.money("black"), game.money("white")), (10, 10));
    // The envelope is used.
    assert_eq!(
        game.refused("black unmask white A"),
        Refusal::NoEnvelope(seat("white"))
    );
}

#[test]
fn unmasked_in_the_dungeon_the_reserve_spy_goes_to_the_unmaskers_dungeon() {
    let mut game = scene(4).turn("black");
    game.play("black unmask white C");
    assert_eq!(game.spot("white C"), "out");
    assert_eq!(game.spot("black D"), "dungeon");
}

#[test]
fn the_exchange_is_no_walk_no_fight_and_nothing_is_picked_up() {
    let mut game = scene(4)
        .put("white C 3.3, white A 3.3")
        .lies("white-blue", "3.3")
        .turn("black");
    game.play("black unmask white C");
    assert_eq!(game.spot("black D"), "3.3");
    assert_eq!(game.bazong("white-blue"), "3.3");
    assert_eq!(game.stage(), turn("black"));
    // In an embassy it takes nothing and wins nothing either.
    let mut game = scene(4)
        .put("white C white, white A 1.4, white B 1.4")
        .turn("black");
    game.play("black unmask white C");
    assert_eq!(game.bazong("white"), "home");
    let mut game = scene(4)
        .put("white C black, black A 1.1")
        .carries("white C", "white")
        .turn("black");
    game.play("black unmask white C");
    assert_eq!(game.bazong("white"), "black D");
    assert_eq!(game.winners(), None);
}

#[test]
fn a_wrong_accusation_puts_the_accuser_out_with_all_spies_and_the_own_bazong() {
    let mut game = scene(4).turn("black");
    let facts = game.facts("black unmask white A");
    assert_eq!(
        facts[0],
        Fact::Misjudged {
            seat: seat("black"),
            spy: spy("white A"),
            number: 1
        }
    );
    assert_eq!(
        facts[1],
        Fact::Out {
            seat: seat("black"),
            reason: Reason::Misjudged
        }
    );
    for name in ["black A", "black B", "black C", "black D"] {
        assert_eq!(game.spot(name), "out");
    }
    assert_eq!(game.bazong("black"), "gone");
    assert_eq!(game.stage(), turn("white"));
    // The number of the accused is shown.
    let known = Known {
        number: 1,
        source: Source::Accused,
    };
    assert_eq!(game.view("white-blue").number(spy("white A")), Some(known));
}

#[test]
fn the_partner_inherits_the_envelope_unseen() {
    let mut game = scene(4).turn("black");
    let events = game.play("black unmask white A");
    assert_eq!(game.position().holders[1], Some(seat("black-red")));
    assert_eq!(game.view("black-red").envelopes[1], Some(3));
    assert_eq!(game.view("white-blue").envelopes[1], None);
    let noticed = |viewer| {
        let mut percepts = events
            .iter()
            .filter_map(move |event| Spion::perceive(event, viewer));
        percepts.find_map(|percept| match percept {
            Percept::Inherited { own, .. } => Some(own),
            _ => None,
        })
    };
    assert_eq!(noticed(Viewer::Seat(seat("black-red"))), Some(Some(3)));
    assert_eq!(noticed(Viewer::Seat(seat("white"))), Some(None));
    assert_eq!(noticed(Viewer::Public), Some(None));
}

#[test]
fn an_heir_without_a_reserve_spy_just_removes_the_traitor() {
    let mut game = scene(4)
        .put("white C 3.3")
        .carries("white C", "black-red")
        .turn("black");
    game.play("black unmask white A; white step A; black-red unmask white-blue C");
    assert_eq!(game.spot("black-red D"), "dungeon");
    game.play("black-red unmask white C");
    assert_eq!(game.spot("white C"), "out");
    assert_eq!(game.spot("black-red D"), "dungeon");
    assert_eq!(game.bazong("black-red"), "3.3");
}

#[test]
fn with_two_players_a_wrong_accusation_loses() {
    let mut game = scene(2).turn("black");
    game.play("black unmask white B");
    assert_eq!(game.winners(), Some(seats("white")));
    assert_eq!(game.victory(), Some(Victory::Elimination));
}

#[test]
fn only_the_spies_of_the_enemy_in_the_own_envelope_can_be_unmasked() {
    let mut game = scene(4).put("white D 2.1").turn("black");
    let refusal = Refusal::NoEnvelope(seat("white-blue"));
    assert_eq!(game.refused("black unmask white-blue C"), refusal);
    assert_eq!(
        game.refused("black unmask black-red C"),
        Refusal::NoEnemy(spy("black-red C"))
    );
    // A reserve spy has no number.
    assert_eq!(
        game.refused("black unmask white D"),
        Refusal::NoNumber(spy("white D"))
    );
}

#[test]
fn unmasking_is_possible_on_the_own_turn_and_when_the_rules_stop_to_ask() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    assert_eq!(game.refused("white unmask black C"), Refusal::NotYourTurn);
    game.play("black step A");
    assert!(matches!(
        game.refused("white unmask black C"),
        Refusal::First(Stage::Fighting(_))
    ));
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
            assert_eq!(
                game.moves(owner),
                ["unmask nobody"].map(str::to_owned).to_vec()
            );
            game.play(&format!("{owner} unmask nobody"));
        }
        assert_eq!(
            game.stage(),
            if wins { again("black") } else { turn("white") }
        );
    }
}

#[test]
fn only_who_holds_an_unused_envelope_for_that_enemy_is_asked() {
    // Black and white-blue hold no envelopes for each other.
    let mut game = scene(4).put("black A 1.1, white-blue A 1.2").turn("black");
    game.play("black step A");
    game.fight("black", "white-blue", true);
    assert_eq!(game.stage(), again("black"));
    // A used envelope is not asked about.
    let mut game = scene(2).put("black A 1.1, white A 1.2").turn("black");
    game.play("black unmask white C; black step A");
    game.fight("black", "white", true);
    game.play("white unmask nobody");
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn after_an_enemy_walk_that_ends_with_a_carried_bazong_the_holder_is_asked() {
    let mut game = scene(4)
        .put("black A 3.1")
        .carries("black A", "white")
        .turn("black");
    game.play("black step A");
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask nobody");
    assert_eq!(game.stage(), turn("white"));
    // Also when it has only been found, and when the walk was a pass; not without one.
    let mut game = scene(4)
        .put("black A 3.1, black B dungeon")
        .lies("white", "3.3")
        .passes("black", "ride")
        .turn("black");
    game.play("black pass 1");
    assert_eq!(game.stage(), question("white", "black"));
    let mut game = scene(4)
        .put("black A 3.1, black B 3.2")
        .carries("black B", "white")
        .turn("black");
    game.play("black step A");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_walking_spy_that_is_unmasked_loses_the_right_to_move_again() {
    let mut game = scene(4)
        .put("black C 1.4, white A 2.1, white B 2.2, black A dungeon")
        .turn("black");
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
    let mut game = scene(2)
        .put("black C 1.1, black A dungeon, white A 1.2, white B 1.2")
        .turn("black");
    game.play("black step C; black attack white A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("white", "black"));
    game.play("white unmask black C");
    assert_eq!(game.spot("white D"), "1.2");
    // Black is asked too, for the fight was black's.
    game.play("black unmask nobody");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn too_late_once_the_traitor_has_carried_a_bazong_into_an_embassy_of_its_team() {
    let mut game = scene(4)
        .put("black C 2.4")
        .carries("black C", "white")
        .turn("black");
    game.play("black step C");
    assert_eq!(game.winners(), Some(seats("black black-red")));
    // Also when it had to beat somebody there first.
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
    // Black had won, and moves again; white's spies are gone, and with them black's envelope.
    assert_eq!(game.stage(), again("black"));
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
    assert_eq!(
        Spion::perceive(&events[0], Viewer::Seat(seat("black"))),
        None
    );
    assert_eq!(Spion::perceive(&events[0], Viewer::Public), None);
    assert_eq!(game.refused("white questions off"), Refusal::AsItIs(false));
    assert!(game.view("black").questions && !game.view("white").questions);
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.stage(), question("black", "white"));
    game.play("white questions on; black unmask nobody; black step A");
    // On the own turn it can be done anyhow.
    game.play("white unmask black C");
}

#[test]
fn the_list_of_moves_names_only_the_traitor_who_is_known_for_sure() {
    let mut game = scene(4).put("white C 1.2").turn("black");
    assert!(
        game.moves("black")
            .iter()
            .all(|text| !text.starts_with("unmask"))
    );
    game.play("black look white C");
    assert!(game.moves("black").contains(&"unmask white C".to_owned()));
}
