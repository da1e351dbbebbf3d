//! Tests of the Schnuff card. Sections Chance cards and Readings.

use super::*;

fn threw(number: usize, throw: &str) -> Event {
    Event::Public(Fact::ThrewForSchnuff { seat: seat(number), throw: throw.parse().unwrap() })
}

fn cost(number: usize, sum: u8, paid: u8, left: u8) -> Event {
    paid_for(Cause::Schnuff, number, sum, paid, left)
}

/// A game for four at 30, with seat 3 on turn and holding Schnuff.
fn on_30() -> Game {
    let mut game = Game::dealt(USUAL, 4, &["1122", "!112", "s222", "1222"], "4");
    game.play_all(&["1 1", "2 panic"]);
    game
}

#[test]
fn schnuff_is_for_the_limits_only() {
    let mut game = Game::dealt(USUAL, 2, &["1111", "s!11"], "");
    game.play("1 1");
    assert_eq!(game.refused("2 schnuff"), Refusal::NoLimit(1));
    assert!(!game.moves(2).contains(&"schnuff".to_owned()));
    game.play_all(&["2 panic", "1 1"]);
    assert_eq!(game.refused("2 schnuff"), Refusal::NoLimit(31));
}

#[test]
fn all_others_throw_and_all_but_the_lowest_pay() {
    let mut game = on_30();
    let events = game.play_all(&["3 schnuff", "chance dice 3 3", "chance dice 1 2", "chance dice 6 6"]);
    assert_eq!(
        events[1..8],
        [
            threw(4, "3 3"),
            threw(1, "1 2"),
            threw(2, "6 6"),
            cost(4, 30, 1, 9),
            Event::Public(Fact::Spared { seat: seat(1) }),
            cost(2, 30, 1, 9),
            Event::Public(Fact::Tolled { limit: limit(30), free: true }),
        ],
        "clockwise from the left of the player"
    );
    assert!(matches!(events[8], Event::Drew { .. }));
    assert_eq!((game.sum(), game.turn()), (30, 4), "the sum stays");
    assert_eq!(game.chips(), [10, 9, 10, 9], "the player is safe");
}

#[test]
fn throws_go_clockwise_whatever_the_direction_is() {
    let mut game = Game::dealt(USUAL, 3, &["1!11", "b111", "s111"], "");
    game.play_all(&["1 1", "2 back", "1 panic", "3 schnuff"]);
    let events = game.play_all(&["chance dice 1 1", "chance dice 2 2"]);
    assert_eq!(events[..2], [threw(1, "1 1"), threw(2, "2 2")]);
    assert_eq!(game.turn(), 2);
}

#[test]
fn those_who_share_the_lowest_throw_throw_again_among_themselves() {
    let mut game = on_30();
    let events = game.play_all(&["3 schnuff", "chance dice 1 1", "chance dice 6 6", "chance dice 1 1"]);
    let tied = seats(&[2, 4]);
    assert_eq!(events[4..], [Event::Public(Fact::SchnuffTied { seats: tied })]);
    let events = game.play_all(&["chance dice 5 5", "chance dice 6 4"]);
    assert_eq!(events, [threw(4, "5 5"), threw(2, "6 4"), Event::Public(Fact::SchnuffTied { seats: tied })]);
    game.play_all(&["chance dice 6 6", "chance dice 6 5"]);
    assert_eq!(game.chips(), [9, 10, 10, 9], "only one is spared");
}

#[test]
fn the_next_player_above_the_limit_pays_nothing_and_uses_it_up() {
    let mut game = on_30();
    game.play_all(&["3 schnuff", "chance dice 1 1", "chance dice 6 6", "chance dice 6 6"]);
    assert_eq!(game.view(1).tolls, [Toll::Free, Toll::Due, Toll::Due]);
    let events = game.play("4 1");
    let free = Event::Public(Fact::CrossedFree { seat: seat(4), limit: limit(30) });
    assert_eq!(events[1], free);
    assert_eq!(game.chips(), [9, 9, 10, 10]);
    assert_eq!(game.view(1).tolls[0], Toll::UsedUp);
}

#[test]
fn once_used_up_the_limit_costs_again() {
    let mut game = Game::dealt(USUAL, 3, &["11r1", "!111", "s111"], "");
    game.play_all(&["1 1", "2 panic", "3 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    game.play_all(&["1 1", "2 1", "3 1", "1 risk", "chance dice 2 2", "2 1"]);
    assert_eq!((game.sum(), game.view(1).tolls[0]), (30, Toll::UsedUp));
    assert_eq!(game.play("3 1")[1], crossing(3, 30, 1, 9));
}

#[test]
fn the_free_crossing_belongs_to_its_limit() {
    let mut game = Game::dealt(USUAL, 3, &["1!11", "!111", "s111"], "");
    game.play_all(&["1 1", "2 panic", "3 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    game.play("1 1");
    game.play_all(&["2 1", "3 1", "1 panic"]);
    assert_eq!(game.sum(), 60);
    assert_eq!(game.play("2 1")[1], crossing(2, 60, 2, 7));
}

#[test]
fn the_free_crossing_waits_while_the_sum_is_below() {
    let mut game = Game::dealt(USUAL, 3, &["1r11", "!111", "s111"], "");
    game.play_all(&["1 1", "2 panic", "3 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    game.play_all(&["1 risk", "chance dice 1 1", "2 1", "3 1"]);
    assert_eq!((game.sum(), game.view(1).tolls[0]), (30, Toll::Free));
    let events = game.play("1 1");
    assert!(matches!(events[1], Event::Public(Fact::CrossedFree { .. })));
}

#[test]
fn a_second_schnuff_at_the_same_limit_gives_no_second_free_crossing() {
    // Straight away: two Schnuffs together give one free crossing.
    let mut game = Game::dealt(USUAL, 3, &["1s11", "!111", "s111"], "");
    game.play_all(&["1 1", "2 panic", "3 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    let events = game.play_all(&["1 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    let free = |free| Event::Public(Fact::Tolled { limit: limit(30), free });
    assert!(events.contains(&free(true)));
    game.play("2 1");
    assert_eq!(game.view(1).tolls[0], Toll::UsedUp);
    // Later: the free crossing has been used up, and the sum has fallen back.
    let mut game = Game::dealt(USUAL, 3, &["1s11", "!11r", "s111"], "");
    game.play_all(&["1 1", "2 panic", "3 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    game.play_all(&["1 1", "2 risk", "chance dice 1 1", "3 1"]);
    assert_eq!((game.sum(), game.turn()), (30, 1));
    let events = game.play_all(&["1 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    assert!(events.contains(&free(false)), "{events:?}");
    let events = game.play("2 1");
    assert!(matches!(events[1], Event::Public(Fact::Paid { paid: 1, .. })));
}

#[test]
fn at_60_schnuff_costs_two_and_at_90_three_and_ends_the_round() {
    let mut game = Game::dealt(USUAL, 3, &["1111", "!!!1", "ss11"], "");
    game.play_all(&["1 1", "2 panic", "3 1", "1 1", "2 panic"]);
    let events = game.play_all(&["3 schnuff", "chance dice 1 1", "chance dice 6 6"]);
    assert!(events.contains(&cost(2, 60, 2, 8)));
    game.play_all(&["1 1", "2 panic"]);
    let events = game.play_all(&["3 schnuff", "chance dice 6 6", "chance dice 1 1"]);
    assert_eq!(
        events[3..],
        [
            cost(1, 90, 3, 7),
            Event::Public(Fact::Spared { seat: seat(2) }),
            Event::Public(Fact::RoundOver { round: 1, stuck: false }),
        ],
        "and whoever ends the round does not draw"
    );
    assert_eq!(game.view(1).chips, [7, 8, 9, 0, 0, 0].into());
    assert_eq!(game.due(), None);
}

#[test]
fn with_two_players_left_the_opponent_throws_alone_and_pays_from_7_on() {
    for (throw, chips) in [("3 3", 10), ("1 1", 10), ("3 4", 9), ("6 6", 9)] {
        let mut game = Game::dealt(USUAL, 2, &["1s11", "!111"], "");
        game.play_all(&["1 1", "2 panic", "1 schnuff"]);
        let events = game.play(&format!("chance dice {throw}"));
        assert_eq!(game.chips(), [10, chips], "{throw}");
        let spared = events.contains(&Event::Public(Fact::Spared { seat: seat(2) }));
        assert_eq!(spared, chips == 10);
        assert_eq!((game.sum(), game.turn()), (30, 2));
    }
}
