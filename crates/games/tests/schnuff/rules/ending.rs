//! Tests of going out, the end of the game, and resigning. Sections Out and end, and Readings.

use super::*;

fn out(number: usize) -> Event {
    Event::Public(Fact::Out { seat: seat(number), exit: Exit::NoChip })
}

/// The end of a game with these chips.
fn won(game: &Game, numbers: &[usize], chips: [u8; 6]) -> Event {
    assert_eq!(game.view(1).chips, chips.into());
    assert_eq!(usize::from(game.view(1).seats), game.seats);
    Event::Public(Fact::Won { winners: seats(numbers) })
}

/// A game for three whose first seat has one chip left and is on turn at 30.
fn one_chip_on_30(options: &str) -> Game {
    let mut game = Game::poor(options, 3, &[[1, 1, 1], [1, 1, 2]]);
    game.deal(3, &["1111", "1111", "!222"], "");
    game.play_all(&["1 1", "2 1", "3 panic"]);
    assert_eq!(game.chips(), [1, 7, 10]);
    game
}

#[test]
fn who_has_no_chips_left_is_out_at_once_and_does_not_draw() {
    let mut game = one_chip_on_30(USUAL);
    let events = game.play("1 1");
    assert_eq!(events[1..], [crossing(1, 30, 1, 0), out(1)]);
    assert_eq!((game.turn(), game.winners()), (2, None));
    assert_eq!(game.refused("1 resign"), Refusal::Out);
    assert_eq!(game.refused("1 1"), Refusal::Out);
    assert!(game.moves(1).is_empty());
    game.play_all(&["2 1", "3 2"]);
    assert_eq!(game.turn(), 2, "who is out gets no turn");
}

#[test]
fn the_last_player_with_chips_wins() {
    let mut game = Game::poor(USUAL, 2, &[[1, 1, 1], [1, 1, 2]]);
    assert_eq!(game.chips(), [1, 7]);
    game.deal(1, &["1111", "2!11"], "");
    game.play_all(&["2 2", "1 1", "2 panic"]);
    let events = game.play("1 1");
    let end = won(&game, &[2], [0, 7, 0, 0, 0, 0]);
    assert_eq!(events[1..], [crossing(1, 30, 1, 0), out(1), end]);
    assert_eq!(game.winners(), Some(seats(&[2])));
    assert_eq!(game.refused("2 1"), Refusal::GameOver);
    assert_eq!(game.refused("2 resign"), Refusal::GameOver);
    assert!(game.moves(1).is_empty() && game.moves(2).is_empty());
}

#[test]
fn the_short_game_ends_when_the_first_player_is_out_and_most_chips_win() {
    let mut game = one_chip_on_30(SHORT);
    let events = game.play("1 1");
    assert_eq!(events[2..], [out(1), won(&game, &[3], [0, 7, 10, 0, 0, 0])]);
    assert_eq!(game.winners(), Some(seats(&[3])));
}

#[test]
fn several_can_go_out_at_once_and_several_share_the_win_of_a_short_game() {
    let rounds = [[1, 1, 1], [1, 1, 2], [2, 2, 2]];
    for (options, end) in [(USUAL, None), (SHORT, Some(seats(&[3, 4])))] {
        let mut game = Game::poor(options, 4, &rounds);
        game.deal(4, &["1p34", "!p22", "s111", "1111"], "");
        game.play_all(&["1 1", "2 panic", "3 schnuff"]);
        game.play_all(&["chance dice 1 1", "chance dice 6 6"]);
        let events = game.play("chance dice 6 6");
        assert_eq!(
            events[2..6],
            [paid_for(Cause::Schnuff, 1, 30, 1, 0), out(1), paid_for(Cause::Schnuff, 2, 30, 1, 0), out(2),]
        );
        assert_eq!(game.winners(), end, "who has the most chips shares the win");
        if end.is_none() {
            assert_eq!(game.turn(), 4);
            game.play_all(&["4 1", "3 1"]);
            assert_eq!(game.turn(), 4);
        }
    }
}

#[test]
fn schnuff_can_be_the_end() {
    let mut game = Game::poor(USUAL, 2, &[[1, 1, 1], [1, 1, 2]]);
    game.deal(1, &["1!11", "2s11"], "");
    game.play_all(&["2 2", "1 panic", "2 schnuff"]);
    let events = game.play("chance dice 3 4");
    assert_eq!(events[2..], [out(1), won(&game, &[2], [0, 7, 0, 0, 0, 0])]);
}

#[test]
fn the_next_dealer_is_the_first_player_still_in_left_of_the_last_dealer() {
    let mut game = Game::poor(USUAL, 4, &[[2, 2, 2], [2, 2, 1], [3, 3, 4], [3, 3, 4]]);
    game.deal(1, &["!!!1", "1111", "2222", "3333"], "");
    game.play_all(&["2 1", "3 2", "4 3", "1 panic", "2 1"]);
    assert_eq!(game.chips(), [7, 0, 4, 4]);
    game.play_all(&["3 2", "4 3", "1 panic", "3 2", "4 3", "1 panic", "3 2"]);
    assert_eq!(game.chips(), [7, 0, 0, 4]);
    let events = game.deal(4, &["1111", "", "", "2222"], "");
    assert!(matches!(events[0], Event::Dealt { dealer, .. } if dealer == seat(4)));
    assert_eq!((game.hand(2), game.hand(4)), (String::new(), "2222".to_owned()));
    assert_eq!(game.turn(), 1);
}

#[test]
fn giving_up_ends_the_game_and_of_the_others_most_chips_win() {
    let mut game = Game::poor(USUAL, 3, &[[1, 1, 2]]);
    game.deal(2, &["1111", "1111", "2222"], "");
    assert_eq!(game.chips(), [7, 7, 10]);
    let events = game.play("3 resign");
    assert_eq!(events[0], Event::Public(Fact::Resigned { seat: seat(3) }));
    assert_eq!(game.winners(), Some(seats(&[1, 2])), "they share the win");
}

#[test]
fn giving_up_is_possible_out_of_turn() {
    let mut game = Game::dealt(USUAL, 2, &["1111", "2222"], "");
    assert_eq!(game.turn(), 1);
    game.play("2 resign");
    assert_eq!(game.winners(), Some(seats(&[1])));
}
