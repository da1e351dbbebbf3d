//! Tests of the first dealer, dealing, opening, and the next rounds. Section A round.

use super::*;

#[test]
fn there_are_54_cards_and_ten_chips_each() {
    assert_eq!(Card::ALL.iter().map(|card| card.copies()).sum::<u8>(), 54);
    let numbers = Card::ALL.iter().filter(|card| card.is_number());
    assert_eq!(numbers.map(|card| card.copies()).sum::<u8>(), 36);
    for seats in 2..=6 {
        assert_eq!(Game::new(USUAL, seats).chips(), vec![10; seats]);
    }
}

#[test]
fn all_throw_in_the_order_of_seats_and_the_highest_deals() {
    let mut game = Game::new(USUAL, 3);
    for (number, throw) in [(1, "2 3"), (2, "6 5")] {
        let events = game.play(&format!("chance dice {throw}"));
        let throw = throw.parse().unwrap();
        let seat = seat(number);
        assert_eq!(events, [Event::Public(Fact::ThrewForDealer { seat, throw })]);
    }
    let events = game.play("chance dice 5 5");
    assert_eq!(events[1..], [Event::Public(Fact::Dealer { seat: seat(2) })]);
    game.impossible("dice 1 1");
    game.deal(2, &["1234", "1234", "1234"], "");
    assert_eq!(game.turn(), 3, "the dealer's left neighbour opens");
}

#[test]
fn those_who_share_the_highest_throw_throw_again() {
    let mut game = Game::new(USUAL, 4);
    let events = game.play_all(&["chance dice 6 3", "chance dice 1 1", "chance dice 5 4", "chance dice 4 5"]);
    let tied = seats(&[1, 3, 4]);
    assert_eq!(events[4..], [Event::Public(Fact::DealerTied { seats: tied })]);
    let events = game.play_all(&["chance dice 2 2", "chance dice 1 3", "chance dice 1 1"]);
    let tied = seats(&[1, 3]);
    assert_eq!(events[3..], [Event::Public(Fact::DealerTied { seats: tied })]);
    let events = game.play_all(&["chance dice 1 1", "chance dice 1 2"]);
    assert_eq!(events[2..], [Event::Public(Fact::Dealer { seat: seat(3) })]);
}

#[test]
fn four_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() {
    let mut game = Game::new(USUAL, 3);
    game.play_all(&["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    game.play(&format!("chance shuffle {}", deck("123 4pb !r1 234 s")));
    assert_eq!(game.hand(2), "14!2");
    assert_eq!(game.hand(3), "2pr3");
    assert_eq!(game.hand(1), "3b14");
    assert_eq!(game.view(1).pile, 54 - 12);
    assert!(game.stack().starts_with('s'));
}

#[test]
fn a_round_is_opened_with_a_number_card() {
    let mut game = Game::dealt(USUAL, 2, &["1pbr", "1234"], "");
    assert_eq!(game.refused("1 pass"), Refusal::OpenWithNumber(Card::Pass));
    assert_eq!(game.moves(1), ["1"]);
    game.play("1 1");
    assert_eq!(game.moves(2), ["1", "2", "3", "4"]);
}

#[test]
fn who_has_no_number_card_is_passed_over_to_the_next_on_the_left() {
    let mut game = Game::new(USUAL, 3);
    game.play_all(&["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    let events = game.deal(1, &["1234", "ppbb", "3!rs"], "");
    assert_eq!(
        events[1..],
        [
            Event::Public(Fact::PassedOver { seat: seat(2), gap: Gap::NoNumber }),
            Event::Public(Fact::Opens { seat: seat(3) }),
        ]
    );
    assert_eq!(game.turn(), 3);
    game.play("3 3");
    assert_eq!(game.turn(), 1);
}

#[test]
fn the_cards_are_dealt_anew_when_nobody_has_a_number_card() {
    let mut game = Game::new(USUAL, 2);
    game.play_all(&["chance dice 6 6", "chance dice 1 1"]);
    let events = game.deal(1, &["ppbb", "!!rr"], "");
    assert_eq!(events, [Event::Public(Fact::DealtInVain)]);
    assert_eq!(game.view(1).round, 1);
    assert_eq!(game.due(), None);
    game.deal(1, &["1pbb", "1!rr"], "");
    assert_eq!((game.turn(), game.view(1).round), (2, 1));
}

#[test]
fn a_turn_is_a_card_the_new_sum_and_a_drawn_card() {
    let mut game = Game::dealt(USUAL, 3, &["3412", "2222", "4111"], "4p");
    let events = game.play("1 3");
    assert_eq!(
        events,
        [
            Event::Public(Fact::Played { seat: seat(1), card: Card::Three, sum: 3 }),
            Event::Drew { seat: seat(1), card: Card::Four },
        ]
    );
    assert!(game.view(1).clockwise);
    assert_eq!(game.hand(1), "4124");
    assert_eq!(game.turn(), 2);
}

#[test]
fn three_then_two_then_four_is_nine() {
    let mut game = Game::dealt(USUAL, 3, &["3412", "2222", "4111"], "");
    game.play("1 3");
    assert_eq!(game.sum(), 3);
    game.play("2 2");
    assert_eq!(game.sum(), 5);
    game.play("3 4");
    assert_eq!(game.sum(), 9);
    assert_eq!(game.turn(), 1, "it goes on clockwise");
}

/// The lines that finish a first round of two, with seat 1 going above 90.
const TO_THE_END: [&str; 7] = ["1 1", "2 panic", "1 1", "2 panic", "1 1", "2 panic", "1 1"];

#[test]
fn above_90_the_round_ends_and_the_next_is_dealt_by_the_left_neighbour() {
    let mut game = Game::dealt(USUAL, 2, &["1111", "!!!b"], "");
    game.play_all(&TO_THE_END[..6]);
    let events = game.play(TO_THE_END[6]);
    assert_eq!(
        events[1..],
        [crossing(1, 90, 3, 4), Event::Public(Fact::RoundOver { round: 1, stuck: false }),],
        "whoever ends the round does not draw"
    );
    assert_eq!(game.view(1).chips, [4, 10, 0, 0, 0, 0].into());
    game.impossible("dice 1 1");
    game.deal(1, &["1234", "1234"], "");
    let view = game.view(1);
    assert_eq!((view.round, view.dealer, view.sum), (2, Some(seat(1)), 0));
    assert_eq!(game.turn(), 2);
    assert_eq!(game.chips(), [4, 10], "paid chips are gone");
    assert_eq!(view.pile, 46, "all cards were shuffled");
    assert_eq!(view.played, [0; 9]);
}

#[test]
fn a_new_round_starts_clockwise_and_without_free_crossings() {
    let mut game = Game::dealt(USUAL, 3, &["1b!1", "!!s1", "1111"], "");
    game.play_all(&["1 1", "2 panic", "3 1", "1 panic", "2 schnuff"]);
    game.play_all(&["chance dice 1 1", "chance dice 1 2"]);
    assert_eq!(game.view(1).tolls, [Toll::Due, Toll::Free, Toll::Due]);
    game.play_all(&["3 1", "1 back", "3 1", "2 panic", "1 1"]);
    assert_eq!(game.due(), None);
    game.deal(1, &["1234", "1234", "1234"], "");
    let view = game.view(1);
    assert!(view.clockwise && view.opening);
    assert_eq!(view.tolls, [Toll::Due; 3]);
    assert_eq!(game.turn(), 2);
}
