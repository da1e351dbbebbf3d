//! Tests of the end of a hand.

use super::*;
use snuffel_games::domino::rules::rounded;

const THREE: [&str; 3] = ["6-6 6-5 2-0 3-2 4-4", "5-1 1-1 2-2 5-5 4-3", "6-2 3-0 4-1 5-4 6-3"];

/// The first of three seats goes out; the others have 17 and 18 pips left.
pub fn first_seat_goes_out(options: &str) -> Game {
    let mut game = Game::dealt(options, &THREE, "");
    game.play_all("1 lay 6-5 right, 2 lay 5-1 right, 3 lay 6-2 left, 1 lay 2-0 left");
    game.play_all("2 lay 1-1 right, 3 lay 3-0 left, 1 lay 3-2 left, 2 lay 2-2 left");
    game.play_all("3 lay 4-1 right, 1 lay 4-4 right");
    game
}

#[test]
fn the_first_player_without_tiles_wins_the_hand_and_the_others_rounded_pips() {
    let game = first_seat_goes_out("target=100");
    let end = hand_end(&game.events);
    assert_eq!((end.cause, end.winner), (Cause::Out, Some(ONE)));
    assert_eq!(end.hands[TWO], tiles("5-5 4-3"));
    assert_eq!(end.hands[seat(3)], tiles("5-4 6-3"));
    assert_eq!(end.gain, 15 + 20);
    // Seat 3 has made 5 with its 3-0: ends 3 and double 1.
    assert_eq!(game.points(), [35, 0, 5]);
}

#[test]
fn a_hand_of_17_is_15_and_one_of_18_is_20() {
    for (pips, credited) in
        [(0, 0), (2, 0), (3, 5), (5, 5), (7, 5), (8, 10), (15, 15), (16, 15), (17, 15), (18, 20), (19, 20), (168, 170)]
    {
        assert_eq!(rounded(pips), credited, "{pips}");
    }
}

#[test]
fn hands_are_rounded_one_by_one() {
    // 17 and 17 become 15 and 15, although their sum, 34, would become 35.
    let game = first_seat_goes_out("target=100");
    let end = hand_end(&game.events);
    assert_eq!((end.hands[TWO].pips(), end.hands[seat(3)].pips()), (17, 18));
    assert_ne!(rounded(17) + rounded(17), rounded(34));
}

/// Five seats play until both ends are sixes and all sixes are on the table. The last seat then draws the whole
/// stock.
fn blocked(rest: [&str; 5]) -> Game {
    let begin = ["6-6 6-4 6-2", "6-3 6-1", "5-4 1-0", "3-2 6-0", "6-5"];
    let hands: Vec<String> = begin.iter().zip(rest).map(|(begin, rest)| format!("{begin} {rest}")).collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let mut game = Game::dealt("target=100", &hands, "5-2 5-3 5-5");
    game.play_all("1 lay 6-4 left, 2 lay 6-3 right, 3 lay 5-4 left, 4 lay 3-2 right");
    game.play_all("5 lay 6-5 left, 1 lay 6-2 right, 2 lay 6-1 right, 3 lay 1-0 right");
    assert_eq!(game.points(), [0; 5]);
    game.play("4 lay 6-0 right");
    game
}

#[test]
fn a_hand_is_blocked_as_soon_as_the_stock_is_empty_and_nobody_can_lay() {
    let game = blocked(["0-0 1-1", "2-0 2-1 2-2", "3-0 3-1 3-3", "4-0 4-1 4-2", "4-3 4-4 5-0 5-1"]);
    assert!(!game.is_dealt());
    let (drew, after) = (&game.events[game.events.len() - 2], game.events.last());
    assert!(
        game.view(ONE).stock == 0 && matches!(drew, Event::Drew { drawn: Drawn { fits: None, .. }, .. }),
        "{drew:?}"
    );
    assert!(matches!(after, Some(Event::Public(Fact::HandOver(_)))), "no passes are asked");
}

#[test]
fn the_lowest_pip_count_wins_a_blocked_hand_and_the_others_rounded_sums() {
    let game = blocked(["0-0 1-1", "2-0 2-1 2-2", "3-0 3-1 3-3", "4-0 4-1 4-2", "4-3 4-4 5-0 5-1"]);
    let end = hand_end(&game.events);
    assert_eq!((end.cause, end.winner), (Cause::Blocked, Some(ONE)));
    // Pips of 9, 13, 15 and, including 25 drawn, 51.
    assert_eq!(end.gain, 10 + 15 + 15 + 50);
    assert_eq!(game.points(), [90, 0, 0, 0, 0]);
}

#[test]
fn pips_are_compared_before_they_are_rounded() {
    // 6 and 7 would both become 5.
    let game = blocked(["2-2 2-1", "1-1 2-0 3-0", "0-0 3-1 3-3", "4-0 4-1 4-2", "4-3 4-4 5-0 5-1"]);
    let end = hand_end(&game.events);
    assert_eq!((end.hands[ONE].pips(), end.hands[TWO].pips()), (7, 7));
    assert_eq!(end.winner, None);
    let game = blocked(["2-2 1-1", "2-1 0-0 3-1", "2-0 3-0 3-3", "4-0 4-1 4-2", "4-3 4-4 5-0 5-1"]);
    let end = hand_end(&game.events);
    assert_eq!((end.hands[ONE].pips(), end.hands[TWO].pips()), (6, 7));
    assert_eq!(end.winner, Some(ONE));
}

#[test]
fn a_tie_for_the_lowest_pip_count_credits_nobody() {
    let game = blocked(["2-2 1-1", "0-0 2-0 3-1", "2-1 3-0 3-3", "4-0 4-1 4-2", "4-3 4-4 5-0 5-1"]);
    let end = hand_end(&game.events);
    assert_eq!((end.cause, end.winner, end.gain), (Cause::Blocked, None, 0));
    assert_eq!(game.points(), [0; 5]);
    assert_eq!(game.outcome(), None, "the next hand follows");
}

#[test]
fn all_hands_are_shown_at_the_end_of_a_hand() {
    let game = first_seat_goes_out("target=100");
    let end = Event::Public(Fact::HandOver(hand_end(&game.events)));
    let shown = Domino::perceive(&end, Viewer::Public);
    for viewer in [ONE, TWO, seat(3)].map(Viewer::Seat) {
        assert_eq!(Domino::perceive(&end, viewer), shown);
    }
    assert!(shown.is_some());
    assert_eq!(game.view(ONE).shown, None, "the game goes on");
}

#[test]
fn hands_follow_until_somebody_has_the_target() {
    let mut game = first_seat_goes_out("target=100");
    assert_eq!(game.outcome(), None);
    game.deal(&THREE, "");
    assert_eq!(game.view(ONE).number, 2);
    assert_eq!(game.points(), [35, 0, 5]);
    assert_eq!(game.view(ONE).lacks, [0; 5].into(), "a new hand, nothing is known");
    assert_eq!(game.view(ONE).line.tiles(), tiles("6-6"));
}
