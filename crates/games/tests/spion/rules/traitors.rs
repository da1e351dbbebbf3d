//! Tests of traitors: looking and unmasking. In these games, each player's A is 1, B is 2, C is 3, and C is the
//! traitor.

use super::*;

#[test]
fn each_enemy_may_look_at_a_spy_on_an_alfred_field() {
    let mut game = scene(4).put("white A 1.2, white B 1.3").turn("black");
    assert_eq!(game.view("black").lookable, Spies::from_iter([spy("white A")]));
    assert_eq!(game.refused("black look white B"), Refusal::NotOnAlfred(spy("white B")));
    let events = game.play("black look white A");
    assert_eq!(game.stage(), turn("black"));
    let known = Known { number: 1, source: Source::Alfred };
    assert_eq!(game.view("black").number(spy("white A")), Some(known));
    // The other viewers do not notice anything.
    for viewer in [Viewer::Public, Viewer::Seat(seat("white")), Viewer::Seat(seat("black-red"))] {
        assert_eq!(events.iter().filter_map(|event| Spion::perceive(event, viewer)).count(), 0);
    }
    assert_eq!(game.view("black-red").number(spy("white A")), None);
    assert_eq!(game.refused("black look white A"), Refusal::AlreadyKnown(spy("white A")));
    assert_eq!(game.refused("black look black-red A"), Refusal::NoEnemy(spy("black-red A")));
}

#[test]
fn looking_is_possible_whenever_a_seat_is_asked_for_something() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").turn("black");
    assert_eq!(game.refused("white-blue look black A"), Refusal::NotYourTurn);
    game.play("black step A; white look black A; black look white A");
    assert_eq!(game.view("white").number(spy("black A")).map(|known| known.number), Some(1));
}

#[test]
fn whoever_could_not_look_while_a_spy_stood_there_still_can_until_the_own_turn_is_over() {
    let mut game = scene(4).put("black A 1.1, white A 1.2, black B dungeon").turn("black").unasked();
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
    let known = Known { number: 3, source: Source::Deduced };
    assert_eq!(game.view("black").number(spy("white C")), Some(known));
}

#[test]
fn the_traitor_leaves_the_game_and_the_reserve_spy_takes_its_place_and_its_bazong() {
    let mut game = scene(4).put("white C 3.3").carries("white C", "black").turn("black");
    game.play("black unmask white C");
    assert_eq!(game.spot("white C"), "out");
    assert_eq!(game.spot("black D"), "3.3");
    assert_eq!(game.bazong("black"), "black D");
    assert_eq!(game.stage(), turn("black"));
    assert_eq!(game.position().holders[seat("white")], None);
    // No player pays.
    assert_eq!((game.money("black"), game.money("white")), (10, 10));
    // The envelope has been used.
    assert_eq!(game.refused("black unmask white A"), Refusal::NoEnvelope(seat("white")));
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
    let mut game = scene(4).put("white C 3.3, white A 3.3").lies("white-blue", "3.3").turn("black");
    game.play("black unmask white C");
    assert_eq!(game.spot("black D"), "3.3");
    assert_eq!(game.bazong("white-blue"), "3.3");
    assert_eq!(game.stage(), turn("black"));
    // In an embassy it does not take or win anything either.
    let mut game = scene(4).put("white C white, white A 1.4, white B 1.4").turn("black");
    game.play("black unmask white C");
    assert_eq!(game.bazong("white"), "home");
    let mut game = scene(4).put("white C black, black A 1.1").carries("white C", "white").turn("black");
    game.play("black unmask white C");
    assert_eq!(game.bazong("white"), "black D");
    assert_eq!(game.winners(), None);
}

#[test]
fn after_an_exchange_all_on_the_place_stand_in_peace_until_somebody_lands() {
    // Black D is among white's spies, and does not attack anyone when another spy moves.
    let exchanged = || {
        let mut game = scene(4).put("white C 1.3, white A 1.3, black A 1.2, white-blue A 1.4").turn("black");
        game.play("black unmask white C");
        assert_eq!(game.spot("black D"), "1.3");
        game.unasked()
    };
    let mut game = exchanged();
    game.play("black step B; white step B; black-red step A");
    assert_eq!((game.spot("black D"), game.spot("white A")), ("1.3".to_owned(), "1.3".to_owned()));
    // A spy that lands there attacks the enemies there, of either side.
    game.play("white-blue step A");
    assert!(matches!(game.stage(), Stage::Fighting(fight) if fight.defender == spy("black D")));
    let mut game = exchanged();
    game.play("black step A");
    assert!(matches!(game.stage(), Stage::Fighting(fight) if fight.defender == spy("white A")));
}

#[test]
fn a_bazong_that_an_exchange_leaves_in_an_embassy_stays_with_the_spy() {
    for home in ["black", "black-red"] {
        for owner in ["black", "black-red", "white", "white-blue"] {
            let mut game = scene(4)
                .put(&format!("white C {home}, black A 3.3, black B 3.3, black-red A 3.3, black-red B 3.3"))
                .carries("white C", owner)
                .turn("black");
            game.play("black unmask white C");
            // An enemy bazong does not win there, and one of its own side does not go home.
            assert_eq!((game.spot("black D"), game.bazong(owner)), (home.to_owned(), "black D".to_owned()));
            assert_eq!(game.stage(), turn("black"));
            game.play("black step D");
            assert_eq!(game.bazong(owner), "black D", "it walks on with its spy");
        }
    }
}

#[test]
fn who_defends_an_embassy_with_a_bazong_that_an_exchange_has_left_there_wins_nothing_with_it() {
    for owner in ["black-red", "white"] {
        let mut game = scene(4)
            .put("white C black, white A 1.1, black A 3.3, black B 3.3")
            .carries("white C", owner)
            .turn("black");
        game.play("black unmask white C");
        let mut game = game.unasked();
        game.play("black step A; white step A");
        game.fight("white", "black", false);
        assert_eq!((game.winners(), game.bazong(owner)), (None, "black D".to_owned()));
        assert_eq!(game.stage(), turn("black-red"));
    }
}

#[test]
fn a_traitor_who_brings_a_bazong_of_its_own_side_home_can_still_be_unmasked() {
    let mut game = scene(4).put("white C 2.1, white A 1.4").carries("white C", "white-blue").turn("white");
    game.play("white step C");
    assert_eq!((game.spot("white C"), game.bazong("white-blue")), ("white".to_owned(), "home".to_owned()));
    game.play("black-red step A; white-blue step A; black unmask white C");
    assert_eq!(game.spot("white C"), "out");
}

#[test]
fn nobody_sees_a_spy_that_only_passes_alfred() {
    let mut game = scene(4).put("black A 1.1, black B dungeon").passes("black", "ride").turn("black");
    game.play("black pass 1");
    assert_eq!(game.spot("black A"), "1.3");
    assert!(!game.view("white").lookable.contains(spy("black A")));
}

#[test]
fn a_wrong_accusation_puts_the_accuser_out_with_all_spies_and_the_own_bazong() {
    let mut game = scene(4).turn("black");
    let facts = game.facts("black unmask white A");
    assert_eq!(facts[0], Fact::Misjudged { seat: seat("black"), spy: spy("white A"), number: 1 });
    assert_eq!(facts[1], Fact::Out { seat: seat("black"), reason: Reason::Misjudged });
    for name in ["black A", "black B", "black C", "black D"] {
        assert_eq!(game.spot(name), "out");
    }
    assert_eq!(game.bazong("black"), "gone");
    assert_eq!(game.stage(), turn("white"));
    // The number of the accused spy is revealed.
    let known = Known { number: 1, source: Source::Accused };
    assert_eq!(game.view("white-blue").number(spy("white A")), Some(known));
}

#[test]
fn the_partner_inherits_the_envelope_unseen() {
    let mut game = scene(4).turn("black");
    let events = game.play("black unmask white A");
    assert_eq!(game.position().holders[seat("white")], Some(seat("black-red")));
    assert_eq!(game.view("black-red").envelopes[seat("white")], Some(3));
    assert_eq!(game.view("white-blue").envelopes[seat("white")], None);
    let noticed = |viewer| {
        let mut percepts = events.iter().filter_map(move |event| Spion::perceive(event, viewer));
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
    let mut game = scene(4).put("white C 3.3").carries("white C", "black-red").turn("black");
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
    assert_eq!(game.refused("black unmask black-red C"), Refusal::NoEnemy(spy("black-red C")));
    // A reserve spy has no number.
    assert_eq!(game.refused("black unmask white D"), Refusal::NoNumber(spy("white D")));
}
