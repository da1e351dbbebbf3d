//! Tests of the end of a game, and of eliminated players.

use super::*;

#[test]
fn with_four_a_team_that_owns_37_zillions_together_wins() {
    let mut game = scene(4).money(&[20, 5, 14, 5]).passes("black", "cheque").turn("black");
    game.play("black pass 1");
    assert_eq!(game.winners(), Some(seats("black black-red")));
    assert_eq!(game.victory(), Some(Victory::Money));
    let mut game = scene(4).money(&[20, 5, 13, 5]).passes("black", "cheque").turn("black");
    game.play("black pass 1");
    assert_eq!(game.winners(), None);
}

#[test]
fn with_two_25_zillions_win() {
    let mut game = scene(2).money(&[22, 5]).passes("black", "cheque").turn("black");
    game.play("black pass 1");
    assert_eq!(game.winners(), Some(seats("black")));
    let mut game = scene(2).money(&[21, 5]).passes("black", "cheque").turn("black");
    game.play("black pass 1");
    assert_eq!(game.winners(), None);
}

#[test]
fn the_zillion_of_a_fight_and_the_prize_of_a_bazong_can_win() {
    let mut game = scene(2).put("black A 1.1, white A 1.2").money(&[24, 5]).turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.victory(), Some(Victory::Money));
    let mut game = scene(2).put("black A 1.4, white A 2.1, white B 2.2").money(&[20, 5]).turn("black");
    game.play("black step A");
    assert_eq!(game.victory(), Some(Victory::Money));
}

#[test]
fn a_team_without_players_loses() {
    let mut game =
        scene(4).out("white-blue").put("black A 1.1, white A 1.2").money(&[10, 0, 10, 0]).turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.winners(), Some(seats("black black-red")));
    assert_eq!(game.victory(), Some(Victory::Elimination));
}

#[test]
fn an_eliminated_players_spies_leave_and_a_bazong_at_home_leaves_with_them() {
    let mut game = scene(4)
        .put("black A 1.1, white A 1.2, white B 3.3")
        .money(&[10, 0, 10, 10])
        .carries("white B", "black-red")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    for name in ["white A", "white B", "white C", "white D"] {
        assert_eq!(game.spot(name), "out");
    }
    assert_eq!(game.bazong("white"), "gone");
    // Bazongs of other players that their spies carried stay on the field.
    assert_eq!(game.bazong("black-red"), "3.3");
}

#[test]
fn an_eliminated_players_bazong_that_is_not_at_home_stays_in_the_game() {
    let mut game = scene(4)
        .put("black A 1.1, white A 1.2, black B 3.2")
        .money(&[10, 0, 10, 10])
        .carries("black B", "white")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.bazong("white"), "black B");
}

#[test]
fn an_eliminated_players_zillions_go_to_the_bank() {
    let mut game = scene(4).turn("black");
    let bank = game.position().bank;
    // Each player's C is the traitor, so accusing A is wrong.
    game.play("black unmask white A");
    assert_eq!((game.money("black"), game.position().bank), (0, bank + 10));
}

#[test]
fn an_eliminated_players_own_bazong_that_an_own_spy_carries_stays_on_the_field() {
    let mut game = scene(4).put("black A 1.3").carries("black A", "black").turn("black");
    game.play("black unmask white A");
    assert_eq!(game.bazong("black"), "1.3");
}

#[test]
fn an_envelope_of_a_player_who_could_not_pay_is_not_inherited() {
    let mut game = scene(4).put("black A 1.1, white A 1.2").money(&[10, 0, 10, 10]).turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.position().holders[seat("black")], None);
}

#[test]
fn giving_up_ends_the_game_for_the_other_team() {
    let mut game = scene(4).turn("black");
    game.play("white resign");
    assert_eq!(game.winners(), Some(seats("black black-red")));
    assert_eq!(game.victory(), Some(Victory::Resignation));
    assert_eq!(game.refused("black step A"), Refusal::GameOver);
    let mut game = Game::new(2);
    game.play("black resign");
    assert_eq!(game.winners(), Some(seats("white")));
}

#[test]
fn when_the_game_is_over_all_numbers_and_traitors_are_shown() {
    let mut game = scene(2).turn("black");
    let facts = game.facts("white resign");
    let shown = |owner| Fact::Shown { seat: seat(owner), numbers: [1, 2, 3], traitor: Some(3) };
    assert!(facts.contains(&shown("black")) && facts.contains(&shown("white")));
    let envelopes = game.view("black").envelopes;
    assert_eq!(["black", "white"].map(|owner| envelopes[seat(owner)]), [Some(3), Some(3)]);
    let known = Known { number: 2, source: Source::Shown };
    assert_eq!(game.view("black").number(spy("white B")), Some(known));
}

/// A game in which no spy can walk, so that of all passes only a cheque changes anything.
fn stalemate(money: &[u8]) -> Game {
    scene(2)
        .put("black A dungeon, black B dungeon, white A dungeon, white B dungeon")
        .money(money)
        .turn("black")
        .unasked()
}

fn idle_round(game: &mut Game) {
    for owner in ["black", "white"] {
        game.play(&format!("{owner} pass 1"));
        while matches!(game.stage(), Stage::Viewing { .. }) || game.stage() == again(owner) {
            let first = game.moves(owner)[0].clone();
            game.play(&format!("{owner} {first}"));
        }
    }
}

#[test]
fn after_11_rounds_in_which_nothing_happens_the_team_with_more_zillions_wins() {
    // At most 24 zillions each. The rest would be with the bank, which must be empty, so it is removed.
    for (black, white, winners) in [(9, 8, "black"), (8, 9, "white")] {
        let mut game = {
            let mut scene = scene(2)
                .put("black A dungeon, black B dungeon, white A dungeon, white B dungeon")
                .money(&[black, white]);
            scene.0.position.bank = 0;
            scene.turn("black").unasked()
        };
        for _ in 0..10 {
            idle_round(&mut game);
            assert_eq!(game.winners(), None);
        }
        game.play("black pass 1");
        if game.winners().is_none() {
            idle_rest(&mut game);
        }
        assert_eq!(game.winners(), Some(seats(winners)));
        assert_eq!(game.victory(), Some(Victory::Standstill));
    }
}

/// Plays the rest of a round that black has begun.
fn idle_rest(game: &mut Game) {
    for owner in ["black", "white"] {
        while game.winners().is_none() && game.view(owner).due().contains(seat(owner)) {
            let moves = game.moves(owner);
            let idle = moves.iter().find(|text| !text.starts_with("free"));
            game.play(&format!("{owner} {}", idle.unwrap()));
        }
    }
}

#[test]
fn with_as_many_zillions_nobody_wins() {
    let mut game = {
        let mut scene =
            scene(2).put("black A dungeon, black B dungeon, white A dungeon, white B dungeon").money(&[9, 9]);
        scene.0.position.bank = 0;
        scene.turn("black").unasked()
    };
    for _ in 0..10 {
        idle_round(&mut game);
    }
    idle_rest(&mut game);
    assert_eq!(game.winners(), Some(Seats::NONE));
}

#[test]
fn a_zillion_that_changes_its_owner_ends_the_standstill() {
    let mut game = stalemate(&[9, 9]);
    for _ in 0..12 {
        idle_round(&mut game);
    }
    // A cheque was cashed in the meantime, so the game goes on.
    assert_eq!(game.winners(), None);
}
