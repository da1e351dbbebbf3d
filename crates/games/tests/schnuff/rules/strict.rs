//! Strict drawing. Sections Option: strict drawing, and Readings.

use super::*;

fn no_card(number: usize, chips: u8) -> Event {
    Event::Public(Fact::Out { seat: seat(number), exit: Exit::NoCard(chips) })
}

fn passed_over(number: usize) -> Event {
    Event::Public(Fact::PassedOver { seat: seat(number), gap: Gap::OnlySchnuff })
}

fn round_over_stuck(events: &[Event]) -> bool {
    matches!(events.last(), Some(Event::Public(Fact::RoundOver { stuck: true, .. })))
}

#[test]
fn drawing_is_the_players_own_job() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "2222"], "34");
    game.play("1 1");
    assert_eq!(game.hand(1), "111");
    assert_eq!(game.due(), Some(seats(&[1, 2])));
    assert_eq!(game.refused("1 1"), Refusal::PlayedAlready);
    let events = game.play("1 draw");
    let drew = Event::Drew { seat: seat(1), card: Card::Three };
    assert_eq!(events, [drew]);
    assert_eq!(game.hand(1), "1113");
    assert_eq!(game.due(), Some(seats(&[2])));
    assert_eq!(game.refused("1 draw"), Refusal::NothingToDraw);
}

#[test]
fn a_card_can_be_played_and_drawn_for_in_one_line() {
    let mut game = Game::dealt(STRICT, 2, &["1r11", "2222"], "34");
    game.play("1 1 draw");
    assert_eq!(game.hand(1), "r113");
    assert_eq!(game.due(), Some(seats(&[2])));
    game.play_all(&["2 2 draw", "1 risk draw"]);
    assert_eq!(game.hand(1), "113", "only after the throw");
    game.play("chance dice 1 1");
    assert_eq!(game.hand(1), "1131");
    assert_eq!(game.due(), Some(seats(&[2])));
}

#[test]
fn the_next_card_played_closes_the_drawing() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "2222"], "34");
    game.play_all(&["1 1", "2 2 draw"]);
    assert_eq!(game.due(), Some(seats(&[1])));
    assert_eq!(game.refused("1 draw"), Refusal::PlayFirst);
    game.play("1 1 draw");
    assert_eq!(game.hand(1).len(), 3, "one card less until the round ends");
}

#[test]
fn who_does_not_want_to_draw_lets_the_next_one_play() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "2222"], "34");
    game.play_all(&["1 1", "1 next"]);
    assert_eq!(game.due(), Some(seats(&[2])));
    assert_eq!(game.refused("1 draw"), Refusal::NothingToDraw);
    assert_eq!(game.refused("1 next"), Refusal::NothingToDraw);
    assert_eq!(game.hand(1).len(), 3);
}

#[test]
fn in_the_next_round_all_have_four_cards_again() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "!!!2"], "");
    game.play_all(&["1 1", "2 panic", "1 1", "2 panic", "1 1", "2 panic", "1 1"]);
    assert_eq!(game.due(), None);
    game.deal(1, &["1111", "2222"], "");
    assert_eq!(game.view(1).cards, [4, 4, 0, 0, 0, 0].into());
}

#[test]
fn nobody_is_told_of_a_forgotten_draw() {
    let mut game = Game::dealt(STRICT, 3, &["1111", "2222", "3333"], "34");
    let mut events = game.play("1 1");
    events.extend(game.play("1 next"));
    events.extend(game.play("2 2"));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Public] {
        let told = events.iter().filter_map(|event| Schnuff::perceive(event, viewer));
        assert_eq!(told.count(), 2, "the two cards played, and nothing else");
    }
    let own = Viewer::Seat(seat(1));
    let told = events.iter().filter_map(|event| Schnuff::perceive(event, own));
    assert_eq!(told.count(), 3);
}

/// A game for three: seat 1 has played its last card without drawing, and seat 2 is on turn.
fn empty_handed(options: &str) -> Game {
    let mut game = Game::dealt(options, 3, &["1111", "2222", "3333"], "");
    for _ in 0..3 {
        game.play_all(&["1 1", "2 2 draw", "3 3 draw"]);
    }
    game.play("1 1");
    assert_eq!(game.hand(1), "");
    assert_eq!(game.winners(), None);
    game
}

#[test]
fn who_has_no_card_left_is_out_before_the_next_card_counts() {
    let mut game = empty_handed(STRICT);
    let events = game.play("2 2 draw");
    assert_eq!(events[0], no_card(1, 10));
    assert!(matches!(events[1], Event::Public(Fact::Played { .. })));
    assert_eq!(game.chips(), [0, 10, 10], "all chips are lost");
    assert_eq!(game.turn(), 3);
    assert_eq!(game.refused("1 draw"), Refusal::Out);
}

#[test]
fn an_empty_hand_can_still_be_saved_by_drawing_in_time() {
    let mut game = empty_handed(STRICT);
    game.play("1 draw");
    assert_eq!(game.hand(1).len(), 1);
    let events = game.play("2 2 draw");
    assert!(matches!(events[0], Event::Public(Fact::Played { .. })));
}

#[test]
fn who_lets_the_next_one_play_with_an_empty_hand_is_out_at_once() {
    let mut game = empty_handed(STRICT);
    let events = game.play("1 next");
    assert_eq!(events, [Event::Waived { seat: seat(1) }, no_card(1, 10)]);
    assert_eq!(game.due(), Some(seats(&[2])));
}

#[test]
fn the_last_one_who_has_cards_wins_and_the_card_does_not_count() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "2222"], "");
    game.play_all(&["1 1", "2 2", "1 1", "2 2", "1 1", "2 2", "1 1"]);
    let sum = game.sum();
    let events = game.play("2 2");
    assert_eq!(events[0], no_card(1, 10));
    assert!(matches!(events[1], Event::Public(Fact::Won { .. })));
    assert_eq!((game.sum(), game.winners()), (sum, Some(seats(&[2]))));
}

#[test]
fn out_without_a_card_ends_a_short_game_too() {
    let mut game = empty_handed("drawing=strict end=first");
    let events = game.play("2 2");
    assert_eq!(events.len(), 2);
    assert_eq!(game.winners(), Some(seats(&[2, 3])));
}

#[test]
fn whoever_ends_the_round_with_the_last_card_is_not_out() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "!!!2"], "");
    game.play_all(&["1 1", "2 panic", "1 1", "2 panic", "1 1", "2 panic"]);
    assert_eq!((game.hand(1).len(), game.sum()), (1, 90));
    game.play("1 1");
    assert_eq!((game.chips(), game.winners()), (vec![4, 10], None));
}

#[test]
fn who_holds_only_schnuff_away_from_a_limit_is_passed_over_without_loss() {
    let mut game = Game::dealt(STRICT, 3, &["1111", "s222", "3333"], "");
    for _ in 0..3 {
        game.play_all(&["1 1 draw", "2 2", "3 3 draw"]);
    }
    assert_eq!(game.hand(2), "s");
    let events = game.play("1 1 draw");
    assert_eq!(events.last(), Some(&passed_over(2)));
    assert_eq!((game.turn(), game.chips()), (3, vec![10, 10, 10]));
}

#[test]
fn on_a_limit_only_schnuff_is_a_card_to_play() {
    let mut game = Game::dealt(STRICT, 3, &["11!1", "s222", "3333"], "1");
    for _ in 0..2 {
        game.play_all(&["1 1 draw", "2 2", "3 3 draw"]);
    }
    game.play_all(&["1 1 draw", "2 2", "3 3 draw", "1 panic draw"]);
    assert_eq!((game.hand(2), game.turn()), ("s".to_owned(), 2));
    assert_eq!(game.moves(2), ["schnuff draw", "schnuff"]);
}

#[test]
fn who_is_passed_over_does_not_close_the_drawing() {
    let mut game = Game::dealt(STRICT, 3, &["1111", "s222", "3333"], "");
    for _ in 0..3 {
        game.play_all(&["1 1 draw", "2 2", "3 3 draw"]);
    }
    game.play("1 1");
    assert_eq!(game.turn(), 3);
    assert_eq!(game.due(), Some(seats(&[1, 3])));
    game.play("1 draw");
    assert_eq!(game.hand(1).len(), 4);
}

/// A game for two in which seat 2 holds only Schnuff, and seat 1 has just played `last`.
fn stuck(last: &str, pile: &str) -> (Game, Vec<Event>) {
    let mut game = Game::dealt(STRICT, 2, &[&format!("111{last}"), "s222"], pile);
    game.play_all(&["1 1", "2 2", "1 1", "2 2", "1 1", "2 2"]);
    let events = game.play(&format!("1 {last}"));
    (game, events)
}

#[test]
fn when_all_others_are_passed_over_the_same_player_may_draw_and_go_on() {
    let (mut game, events) = stuck("1", "44");
    assert_eq!(events[1..], [passed_over(2)]);
    assert_eq!((game.turn(), game.due()), (1, Some(seats(&[1]))));
    assert_eq!(game.moves(1), ["draw", "next"]);
    assert_eq!(game.play("1 draw").len(), 1);
    assert_eq!(game.moves(1), ["4 draw", "4"]);
    // With no playable card but the one just drawn, it repeats.
    game.play("1 4");
    assert_eq!(game.due(), Some(seats(&[1])));
}

#[test]
fn who_is_passed_over_by_all_and_does_not_draw_with_an_empty_hand_is_out() {
    let (mut game, _) = stuck("1", "44");
    let events = game.play("1 next");
    assert_eq!(events[1], no_card(1, 10));
    assert_eq!(game.winners(), Some(seats(&[2])));
}

#[test]
fn when_nobody_can_play_the_round_ends_and_nobody_pays() {
    let (mut game, _) = stuck("1", "s");
    let events = game.play("1 draw");
    assert_eq!(game.chips(), [10, 10]);
    assert_eq!(events[1], passed_over(1));
    assert!(round_over_stuck(&events));
    game.deal(1, &["1111", "2222"], "");
    assert_eq!(game.turn(), 2);
}

#[test]
fn when_nobody_can_play_after_a_card_is_drawn_with_it_the_round_ends() {
    let mut game = Game::dealt(STRICT, 2, &["1111", "s222"], "s");
    game.play_all(&["1 1", "2 2", "1 1", "2 2", "1 1", "2 2"]);
    let events = game.play("1 1 draw");
    assert_eq!(events[2..4], [passed_over(2), passed_over(1)]);
    assert!(round_over_stuck(&events));
}

#[test]
fn when_nobody_can_play_and_the_last_one_does_not_draw_the_round_ends() {
    let mut game = Game::dealt(STRICT, 2, &["11s1", "s222"], "");
    game.play_all(&["1 1", "2 2", "1 1", "2 2", "1 1", "2 2"]);
    assert_eq!(game.due(), Some(seats(&[2])), "seat 2 draws nothing; seat 1 is passed over");
    let events = game.play("2 next");
    assert!(round_over_stuck(&events), "{events:?}");
    assert_eq!(game.chips(), [10, 10]);
}

#[test]
fn without_strict_drawing_the_program_draws() {
    let mut game = Game::dealt(USUAL, 2, &["1111", "2222"], "");
    assert_eq!(game.refused("1 draw"), Refusal::DrawsItself);
    // The mover is told to play. For the others there is nothing to skip.
    assert_eq!(game.refused("1 next"), Refusal::PlayFirst);
    assert_eq!(game.refused("2 next"), Refusal::DrawsItself);
    assert_eq!(game.refused("1 1 draw"), Refusal::DrawsItself);
    assert_eq!(game.moves(1), ["1"]);
}
