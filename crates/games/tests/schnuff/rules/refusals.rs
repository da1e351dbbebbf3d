//! Tests of refused actions, and of what each viewer may know.

use super::*;

#[test]
fn only_who_is_on_turn_plays_and_only_the_own_cards() {
    let mut game = Game::dealt(USUAL, 3, &["1134", "2222", "3333"], "");
    assert_eq!(game.refused("2 2"), Refusal::NotYourTurn);
    assert_eq!(game.refused("1 2"), Refusal::NotInHand(Card::Two));
    assert_eq!(game.refused("4 1"), Refusal::Spectator);
    assert_eq!(game.refused("4 resign"), Refusal::Spectator);
    let public = Schnuff::view(&game.state, Viewer::Public);
    let any = "1".parse().unwrap();
    assert_eq!(Schnuff::check(&public, &any), Err(Refusal::Spectator));
    game.play("1 1");
    assert_eq!(game.refused("1 1"), Refusal::NotYourTurn);
}

#[test]
fn chance_answers_only_what_is_asked() {
    let mut game = Game::new(USUAL, 2);
    game.impossible(&format!("shuffle {}", Deck::sorted()));
    game.play_all(&["chance dice 6 6", "chance dice 1 1"]);
    game.impossible("dice 1 1");
    game.deal(1, &["1111", "2222"], "");
    game.impossible("dice 1 1");
    game.impossible(&format!("shuffle {}", Deck::sorted()));
}

#[test]
fn a_hand_and_a_drawn_card_are_known_to_their_player_only() {
    let mut game = Game::new(USUAL, 2);
    game.play_all(&["chance dice 6 6", "chance dice 1 1"]);
    let dealt = game.deal(1, &["1pbr", "2222"], "!");
    let own = Schnuff::perceive(&dealt[0], Viewer::Seat(seat(1)));
    let public = Schnuff::perceive(&dealt[0], Viewer::Public);
    assert!(format!("{own:?}").contains("[One, Pass, Back, Risk]"));
    assert!(format!("{public:?}").contains("hand: []"));
    let events = game.play("2 2");
    let drew = events.last().unwrap();
    assert!(Schnuff::perceive(drew, Viewer::Seat(seat(2))).is_some());
    assert_eq!(Schnuff::perceive(drew, Viewer::Seat(seat(1))), None);
    assert_eq!(Schnuff::perceive(drew, Viewer::Public), None);
    let view = Schnuff::view(&game.state, Viewer::Public);
    assert!(view.hand.is_empty());
    assert_eq!(view.cards, [4, 4, 0, 0, 0, 0].into());
}

#[test]
fn what_was_played_lies_open_for_all() {
    let mut game = Game::dealt(USUAL, 2, &["1pbr", "22!2"], "");
    game.play_all(&["1 1", "2 panic", "1 pass"]);
    let view = Schnuff::view(&game.state, Viewer::Public);
    assert_eq!(view.played, [1, 0, 0, 0, 1, 0, 1, 0, 0]);
}
