//! The draw pile, and turning it over. Sections Out and end, and Readings.

use super::*;

/// Plays without going above 90 until `pile` cards are left, saving numbers for last and always throwing low for
/// Risk.
fn play_down(game: &mut Game, pile: u8) {
    while game.view(1).pile > pile {
        let turn = game.turn();
        let moves = game.moves(turn);
        let order = ["risk", "pass", "back", "1", "2", "3", "4", "panic"];
        let card = order.iter().find(|card| moves.contains(&card.to_string())).unwrap();
        game.play(&format!("{turn} {card}"));
        if *card == "risk" {
            game.play("chance dice 3 3");
        }
        assert!(game.due().is_some(), "the round is over at {}", game.sum());
    }
}

#[test]
fn the_discards_are_turned_over_in_their_exact_order_by_whoever_takes_the_last_card() {
    // Six players leave 30 cards to draw. Nine ones, nine twos and chance cards are played.
    let hands = ["11rr", "11rr", "1ppb", "11bb", "11pp", "222b"];
    let mut game = Game::dealt(USUAL, 6, &hands, "222222333333333!!!!444444444ss");
    play_down(&mut game, 1);
    let before = game.stack();
    let discards = before[1..].to_owned();
    assert_eq!(discards.len(), 29);
    let (turn, last) = (game.turn(), before[..1].to_owned());
    let card = game.moves(turn)[0].clone();
    let events = game.play(&format!("{turn} {card}"));
    let turned = Event::Public(Fact::TurnedOver);
    assert!(events.contains(&turned), "{events:?}");
    assert!(game.hand(turn).ends_with(&last), "at once, with the last card");
    // The first card discarded is on top, the one just played at the bottom.
    assert_eq!(game.stack()[..29], discards);
    assert_eq!(game.view(1).pile, 30);
    assert_eq!(game.view(1).played, [0; 9], "nothing lies open any more");
    let next = game.turn();
    let card = game.moves(next)[0].clone();
    game.play(&format!("{next} {card}"));
    assert!(game.hand(next).ends_with(&discards[..1]));
}

#[test]
fn the_hand_of_who_goes_out_is_put_under_the_discards_the_oldest_card_lowest() {
    let mut game = Game::poor(USUAL, 3, &[[1, 1, 1], [1, 1, 2]]);
    assert_eq!(game.chips(), [1, 7, 10]);
    game.deal(3, &["4b3s", "1!11", "1111"], "2443");
    game.play_all(&["1 4", "2 1", "3 1", "1 back", "3 1", "2 panic"]);
    assert_eq!((game.hand(1), game.turn()), ("3s23".to_owned(), 1));
    let pile = usize::from(game.view(1).pile);
    let discards = game.stack()[pile..].to_owned();
    let events = game.play("1 3");
    let out = Event::Public(Fact::Out { seat: seat(1), exit: Exit::NoChip });
    assert!(events.contains(&out));
    assert_eq!(game.stack()[pile..], format!("s23{discards}3"));
    assert_eq!(game.hand(1), "");
    assert_eq!(game.turn(), 3, "it goes on to the next");
}

#[test]
fn of_several_out_at_once_the_hand_of_each_goes_under_that_of_the_one_before() {
    let mut game = Game::poor(USUAL, 4, &[[1, 1, 1], [1, 1, 2], [2, 2, 2]]);
    assert_eq!(game.chips(), [1, 1, 10, 10]);
    game.deal(4, &["1p34", "!p22", "s111", "1111"], "");
    game.play_all(&["1 1", "2 panic"]);
    let pile = usize::from(game.view(1).pile);
    let hands = [game.hand(1), game.hand(2)];
    let throws = ["chance dice 1 1", "chance dice 6 6", "chance dice 6 6"];
    game.play("3 schnuff");
    let events = game.play_all(&throws);
    let outs = events.iter().filter(|event| matches!(event, Event::Public(Fact::Out { .. })));
    assert_eq!(outs.count(), 2);
    // Seat 3 has drawn a card. The hand of the first player to pay is above that of the second.
    let under = format!("{}{}1!s", hands[1], hands[0]);
    assert_eq!(game.stack()[pile - 1..], under);
}
