//! Tests of the bazongs.

use super::*;

#[test]
fn a_spy_that_lands_on_an_empty_enemy_embassy_takes_the_bazong_and_5_zillions_and_moves_again() {
    let mut game = scene(4).put("black A 1.4, white A 2.1, white B 2.2").turn("black").unasked();
    let facts = game.facts("black step A");
    let taken = Fact::BazongTaken { owner: seat("white"), spy: spy("black A"), gain: 5, money: 15 };
    assert!(facts.contains(&taken));
    assert_eq!(game.bazong("white"), "black A");
    assert_eq!((game.money("black"), game.position().bank), (15, 15));
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn all_enemies_in_the_embassy_have_to_be_beaten_first() {
    let mut game = scene(4).put("black A 1.4").turn("black").unasked();
    game.play("black step A; black attack white A");
    game.fight("black", "white", true);
    assert_eq!(game.bazong("white"), "home");
    game.fight("black", "white", true);
    assert_eq!(game.bazong("white"), "black A");
    assert_eq!(game.money("black"), 17);
    // One additional move, however many reasons there are for it.
    assert_eq!(game.stage(), again("black"));
    game.play("black step B");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_spy_must_land_exactly_on_the_embassy() {
    let mut game =
        scene(4).put("black A 1.4, black B dungeon, white A 2.2, white B 2.2").passes("black", "ride").turn("black");
    game.play("black pass 1");
    assert_eq!(game.spot("black A"), "2.1");
    assert_eq!(game.bazong("white"), "home");
}

#[test]
fn the_bank_pays_for_a_bazong_what_it_has() {
    let mut game =
        scene(4).put("black A 1.4, white A 2.1, white B 2.2").money(&[10, 17, 20, 10]).turn("black").unasked();
    game.play("black step A");
    assert_eq!((game.money("black"), game.position().bank), (13, 0));
}

#[test]
fn standing_in_an_embassy_takes_nothing_only_landing_does() {
    // White's bazong comes home by a sob while black A is in the embassy.
    let mut game = scene(4)
        .put("black A white, black B 3.1, white A 2.1, white B 2.2")
        .carries("black B", "white")
        .passes("black", "sob")
        .turn("black")
        .unasked();
    game.play("black pass 1; white step A");
    assert_eq!(game.bazong("white"), "home");
}

#[test]
fn a_bazong_on_a_field_belongs_to_the_next_spy_of_whatever_side_that_lands_there() {
    for (owner, again) in [("white", false), ("black-red", false)] {
        let mut game = scene(4).put("black A 1.1").lies(owner, "1.2").turn("black").unasked();
        game.play("black step A");
        assert_eq!(game.bazong(owner), "black A");
        // The five zillions are only paid in an enemy embassy, and finding a bazong does not earn another move.
        assert_eq!(game.money("black"), 10);
        assert_eq!(game.stage() == turn("white"), !again);
    }
}

#[test]
fn passing_by_takes_nothing() {
    let mut game =
        scene(4).put("black A 1.1, black B dungeon").lies("white", "1.2").passes("black", "ride").turn("black");
    game.play("black pass 1");
    assert_eq!(game.bazong("white"), "1.2");
}

#[test]
fn enemies_on_the_field_are_beaten_before_its_bazong_is_taken() {
    for wins in [true, false] {
        let mut game = scene(4).put("black A 1.1, white A 1.2").lies("white", "1.2").turn("black").unasked();
        game.play("black step A");
        game.fight("black", "white", wins);
        assert_eq!(game.bazong("white"), if wins { "black A" } else { "1.2" });
    }
}

#[test]
fn with_a_second_one_the_player_chooses_and_the_other_stays_on_the_field() {
    for (kept, left) in [("white", "white-blue"), ("white-blue", "white")] {
        let mut game =
            scene(4).put("black A 1.1").carries("black A", "white").lies("white-blue", "1.2").turn("black").unasked();
        game.play("black step A");
        assert_eq!(game.moves("black"), ["keep white", "keep white-blue"]);
        let black = seat("black");
        assert_eq!(game.refused("black keep black"), Refusal::NoSuchBazong(black));
        game.play(&format!("black keep {kept}"));
        assert_eq!(game.bazong(kept), "black A");
        assert_eq!(game.bazong(left), "1.2");
        assert_eq!(game.stage(), turn("white"));
    }
}

#[test]
fn of_two_that_lie_on_a_field_a_spy_takes_one() {
    let mut game = scene(4).put("black A 1.1").lies("white", "1.2").lies("white-blue", "1.2").turn("black").unasked();
    game.play("black step A; black keep white-blue");
    assert_eq!(game.bazong("white"), "1.2");
    assert_eq!(game.bazong("white-blue"), "black A");
}

#[test]
fn one_dropped_in_the_fights_of_a_landing_waits_for_the_next_spy() {
    let mut game = scene(4)
        .put("black A 1.1, black-red A 1.1, white A 1.2")
        .carries("black A", "white")
        .carries("white A", "black-red")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    game.play("black keep white");
    assert_eq!(game.bazong("black-red"), "1.2");
    assert_eq!(game.stage(), again("black"));
    game.play("black step B; white step B; black-red step A");
    assert_eq!(game.bazong("black-red"), "black-red A");
}

#[test]
fn a_defender_who_wins_a_second_one_chooses_too() {
    let mut game = scene(4)
        .put("black A 1.1, white A 1.2")
        .carries("black A", "white")
        .carries("white A", "black-red")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white", false);
    assert_eq!(game.moves("white"), ["keep white", "keep black-red"]);
    game.play("white keep black-red");
    assert_eq!(game.bazong("white"), "1.2");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn whoever_takes_a_second_one_from_an_embassy_gets_the_five_zillions_also_when_keeping_the_other() {
    for (kept, home) in [("white-blue", "white"), ("white", "white-blue")] {
        let mut game = scene(4)
            .put("black A 1.4, white A 2.1, white B 2.2")
            .carries("black A", "white-blue")
            .turn("black")
            .unasked();
        game.play(&format!("black step A; black keep {kept}"));
        // A bazong left behind in an embassy goes home, whichever embassy it is.
        assert_eq!(game.bazong(kept), "black A");
        assert_eq!(game.bazong(home), "home");
        assert_eq!(game.money("black"), 15);
        assert_eq!(game.stage(), again("black"));
    }
}

#[test]
fn brought_into_an_embassy_of_the_own_team_an_enemy_bazong_wins() {
    for (at, who) in [("2.4", "black"), ("4.4", "black-red")] {
        let name = format!("{who} A");
        let mut game = scene(4).put(&format!("{name} {at}")).carries(&name, "white").turn(who);
        game.play(&format!("{who} step A"));
        assert_eq!(game.winners(), Some(seats("black black-red")));
        assert_eq!(game.victory(), Some(Victory::Bazong));
    }
}

#[test]
fn it_wins_once_all_enemies_in_that_embassy_are_beaten() {
    let mut game = scene(4)
        .put("black A 2.4, white A black-red, white B black-red, black-red A 3.1, black-red B 3.1")
        .carries("black A", "white")
        .turn("black")
        .unasked();
    game.play("black step A; black attack white A");
    game.fight("black", "white", true);
    assert_eq!(game.winners(), None);
    game.fight("black", "white", true);
    assert_eq!(game.winners(), Some(seats("black black-red")));
}

#[test]
fn a_defender_in_an_embassy_of_its_team_who_wins_an_enemy_bazong_wins_the_game() {
    let mut game = scene(4).put("black A 1.4, white B 2.1").carries("black A", "black-red").turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", false);
    assert_eq!(game.winners(), Some(seats("white white-blue")));
    assert_eq!(game.victory(), Some(Victory::Bazong));
    // The partner's embassy is just as good.
    let mut game = scene(4)
        .put("black A 1.4, white A 2.1, white B 2.1, white-blue A white")
        .carries("black A", "black-red")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white-blue", false);
    assert_eq!(game.winners(), Some(seats("white white-blue")));
}

#[test]
fn a_defender_at_home_who_wins_a_bazong_of_its_side_has_it_at_home_at_once() {
    let mut game = scene(4).put("black A 1.4, white B 2.1").carries("black A", "white-blue").turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", false);
    assert_eq!(game.bazong("white-blue"), "home");
    assert_eq!(game.winners(), None);
}

#[test]
fn a_bazong_of_the_own_side_goes_home_in_an_embassy_of_the_own_team_and_wins_nothing() {
    for owner in ["black", "black-red"] {
        let mut game = scene(4).put("black A 2.4").carries("black A", owner).turn("black");
        game.play("black step A");
        assert_eq!(game.bazong(owner), "home");
        assert_eq!(game.winners(), None);
        assert_eq!(game.stage(), turn("white"));
    }
}

#[test]
fn a_spy_that_wins_an_enemy_bazong_in_an_embassy_of_its_team_wins() {
    // White A has come into black's embassy with white's own bazong.
    let mut game =
        scene(4).put("black A 4.4, black B 1.1, white A black").carries("white A", "white").turn("black").unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.winners(), Some(seats("black black-red")));
}

#[test]
fn an_eliminated_players_embassy_still_counts_for_the_team() {
    let mut game = scene(4).out("black-red").put("black A 2.4").carries("black A", "white").turn("black");
    game.play("black step A");
    assert_eq!(game.winners(), Some(seats("black black-red")));
}

#[test]
fn a_bazong_won_from_a_spy_pays_nothing_even_in_the_embassy_it_comes_from() {
    // The spy that had taken it there was unmasked, and white's reserve spy is in its place.
    let mut game = scene(4)
        .put("black A 1.4, white A 2.1, white B 2.1, white D white")
        .carries("white D", "white")
        .turn("black")
        .unasked();
    game.play("black step A");
    game.fight("black", "white", true);
    assert_eq!(game.bazong("white"), "black A");
    // Only the zillion for the fight.
    assert_eq!(game.money("black"), 11);
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn a_spy_bought_free_that_wins_a_bazong_in_its_embassy_has_it_at_home() {
    // White A has stolen black's bazong and not moved since.
    let freed = |owner| {
        let mut game =
            scene(4).put("black A 3.3, black B 3.3, white A black").carries("white A", owner).turn("black").unasked();
        game.play("black free C");
        game.fight("black", "white", true);
        game
    };
    for owner in ["black", "black-red"] {
        let game = freed(owner);
        assert_eq!((game.bazong(owner), game.stage()), ("home".to_owned(), turn("black")));
    }
    let game = freed("white");
    assert_eq!((game.winners(), game.victory()), (Some(seats("black black-red")), Some(Victory::Bazong)));
}

#[test]
fn a_bazong_that_falls_on_a_field_is_not_taken_by_a_spy_that_stands_there() {
    let mut game = scene(4)
        .put("white A 1.3, white B 1.3")
        .carries("white A", "black-red")
        .passes("black", "pant")
        .turn("black")
        .unasked();
    game.play("black pass 1; black attack white A");
    game.fight("black", "white", true);
    assert_eq!((game.spot("white B"), game.bazong("black-red")), ("1.3".to_owned(), "1.3".to_owned()));
}

#[test]
fn a_bazong_that_an_enemy_carries_in_its_embassy_is_not_at_home_when_its_player_is_out() {
    let mut game = scene(4).put("white-blue A black").carries("white-blue A", "black").turn("black");
    game.play("black unmask white A");
    assert_eq!(game.bazong("black"), "white-blue A");
}

#[test]
fn the_bazong_of_a_player_who_is_out_comes_home_and_can_be_taken_again() {
    let mut game = scene(4)
        .out("white")
        .put("black A 3.1, black B 1.4")
        .carries("black A", "white")
        .passes("black", "sob")
        .turn("black");
    game.play("black pass 1");
    assert_eq!(game.bazong("white"), "home");
    game.play("black-red step A; white-blue step A; black step B");
    assert_eq!((game.bazong("white"), game.money("black")), ("black B".to_owned(), 15));
    assert_eq!(game.stage(), again("black"));
}

#[test]
fn in_an_embassy_whose_bazong_is_away_nothing_is_paid() {
    let mut game = scene(4).put("black A 1.4, white A 2.1, white B 2.2").lies("white", "4.1").turn("black");
    game.play("black step A");
    assert_eq!(game.money("black"), 10);
    assert_eq!(game.stage(), turn("white"));
}
