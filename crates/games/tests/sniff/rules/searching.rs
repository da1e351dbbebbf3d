//! Tests of turns, and of what each side may know.

use super::*;

#[test]
fn both_detectives_start_on_the_zero_fields() {
    let game = Game::built(ONE);
    for seat in [ONE, TWO] {
        assert_eq!(game.view(ONE).search(seat).stands, Field::ZERO);
    }
    assert_eq!(game.moves(ONE), ["step C1", "step C2", "step C3"]);
    assert_eq!(game.moves(TWO), [""; 0]);
}

#[test]
fn after_free_the_player_may_move_a_second_time() {
    let mut game = Game::built(ONE);
    assert_eq!(game.ask("1 step C2"), (Answer::Free, true));
    assert_eq!(game.stage(), turn(ONE, 1));
    assert_eq!(game.ask("1 step C3"), (Answer::Free, false));
    assert_eq!(game.stage(), turn(TWO, 0));
}

#[test]
fn a_second_move_is_a_right_and_no_duty() {
    let mut game = Game::built(ONE);
    game.play("1 step C2");
    assert!(game.moves(ONE).contains(&"done".to_owned()));
    assert_eq!(game.play("1 done"), [Fact::Stopped { seat: ONE }.into()]);
    assert_eq!(game.stage(), turn(TWO, 0));
}

#[test]
fn a_turn_has_at_least_one_move_and_a_refused_one_is_none() {
    let mut game = Game::built(ONE);
    assert_eq!(game.refused("1 done"), Refusal::NoMoveYet);
    game.refused("1 step A1");
    assert_eq!(game.refused("1 done"), Refusal::NoMoveYet);
}

#[test]
fn at_a_wall_the_detective_stays_the_wall_is_marked_and_the_turn_ends() {
    let mut game = Game::built(ONE);
    let events = game.play("1 step C1");
    let asked = Fact::Asked { seat: ONE, field: field("C1"), answer: Answer::Wall, stands: Field::ZERO, again: false };
    assert_eq!(events, [asked.into()]);
    assert_eq!(game.stage(), turn(TWO, 0));
    let view = game.view(ONE);
    assert_eq!(view.search(ONE).stands, Field::ZERO);
    assert_eq!(view.search(ONE).border(Field::ZERO, field("C1")), Border::Wall);
    assert_eq!(view.search(ONE).border(Field::ZERO, field("C2")), Border::Unknown);
}

#[test]
fn a_wall_ends_the_turn_at_the_second_move_too() {
    let mut game = Game::built(ONE);
    game.play("1 step C2");
    assert_eq!(game.ask("1 step B2"), (Answer::Wall, false));
    assert_eq!(game.stage(), turn(TWO, 0));
    assert_eq!(game.view(ONE).search(ONE).stands, field("C2"));
}

#[test]
fn asking_at_a_marked_wall_is_refused_without_loss() {
    let mut game = Game::built(ONE);
    game.play("1 step C1");
    game.play("2 step C3");
    game.play("2 done");
    let known = Refusal::KnownWall { from: Field::ZERO, to: field("C1") };
    assert_eq!(game.refused("1 step C1"), known);
    assert_eq!(game.stage(), turn(ONE, 0));
    assert_eq!(game.moves(ONE), ["step C2", "step C3"]);
    assert_eq!(game.view(ONE).search(ONE).asks, 1);
    // The same wall is also marked from its other side.
    game.play("1 step C2");
    game.play("1 done");
    game.play("2 step C2");
    game.play("2 done");
    assert_eq!(game.ask("1 step C1"), (Answer::Free, true));
    let known = Refusal::KnownWall { from: field("C1"), to: Field::ZERO };
    assert_eq!(game.refused("1 step 0"), known);
}

#[test]
fn off_the_board_diagonal_not_a_neighbour_or_stood_on_is_no_move() {
    let mut game = Game::built(ONE);
    game.play("1 step C2");
    let far = |to: &str| Refusal::TooFar { from: field("C2"), to: field(to) };
    assert_eq!(game.refused("1 step D2"), Refusal::OffBoard(field("D2")));
    assert_eq!(game.refused("1 step B1"), far("B1"));
    assert_eq!(game.refused("1 step A2"), far("A2"));
    assert_eq!(game.refused("1 step C2"), Refusal::StandsThere(field("C2")));
    assert_eq!(game.stage(), turn(ONE, 1));
    game.play("1 step C3");
    game.play("2 step C1");
}

#[test]
fn nobody_steps_on_the_zero_field_where_the_detective_stands() {
    let mut game = Game::built(ONE);
    assert_eq!(game.refused("1 step 0"), Refusal::StandsThere(Field::ZERO));
}

#[test]
fn out_to_the_zero_field_and_in_again_are_two_moves() {
    let mut game = Game::built(ONE);
    game.play("1 step C2");
    game.play("1 done");
    game.play("2 step C3");
    game.play("2 done");
    assert_eq!(game.ask("1 step 0"), (Answer::Free, true));
    assert_eq!(game.ask("1 step C3"), (Answer::Free, false));
    assert_eq!(game.view(ONE).search(ONE).asks, 3);
}

#[test]
fn only_who_is_on_turn_moves() {
    let mut game = Game::built(TWO);
    assert_eq!(game.refused("1 step C2"), Refusal::NotYourTurn);
    assert_eq!(game.refused("1 done"), Refusal::NotYourTurn);
    assert_eq!(Sniff::pending(&game.state), Pending::Seats(Seats::only(TWO)));
}

#[test]
fn each_searches_the_labyrinth_of_the_other() {
    let mut game = Game::built(TWO);
    // The labyrinth of seat 1 has the wall between 0 and C2, that of seat 2 the wall between 0 and C1.
    assert_eq!(game.ask("2 step C2"), (Answer::Wall, false));
    assert_eq!(game.ask("1 step C2"), (Answer::Free, true));
}

#[test]
fn entering_the_treasure_field_wins_at_once_and_both_labyrinths_are_shown() {
    let mut game = Game::built(ONE);
    game.play("1 step C1");
    let labyrinths: Both<Labyrinth> = [game.view(ONE).own.unwrap(), game.view(TWO).own.unwrap()].into();
    let events = game.play("2 step C1");
    let asked =
        Fact::Asked { seat: TWO, field: field("C1"), answer: Answer::Treasure, stands: field("C1"), again: false };
    let won = Fact::Won { seat: TWO };
    assert_eq!(events, [asked, won, Fact::Shown].map(Event::from));
    assert_eq!(game.view(ONE).searches.map(|search| search.asks), [1, 1].into());
    let Stage::Over(outcome) = game.stage() else {
        panic!("the game goes on");
    };
    assert_eq!(outcome.winners, Seats::only(TWO));
    assert_eq!(game.view(ONE).shown, Some(labyrinths));
    for line in ["1 step C2", "2 done", "1 marker A1", "1 resign", "2 undo"] {
        assert_eq!(game.refused(line), Refusal::GameOver, "{line}");
    }
    assert!(game.moves(ONE).is_empty() && game.moves(TWO).is_empty());
}

#[test]
fn the_second_move_can_win_too() {
    let mut game = Game::built(ONE);
    game.play("1 step C2");
    game.play("1 step C1");
    game.play("2 step C3");
    game.play("2 step 0");
    game.play("1 step B1");
    assert_eq!(game.ask("1 step A1"), (Answer::Treasure, false));
}

#[test]
fn the_searcher_knows_field_answers_walls_and_ways() {
    let mut game = Game::built(ONE);
    game.play("1 step C2");
    game.play("1 step B2");
    let view = game.view(ONE);
    let search = view.search(ONE);
    assert_eq!((search.stands, search.asks), (field("C2"), 2));
    assert_eq!(search.last, Some((field("B2"), Answer::Wall)));
    assert_eq!(search.border(field("C2"), Field::ZERO), Border::Way);
    assert_eq!(search.border(field("B2"), field("C2")), Border::Wall);
    let visited: Vec<String> = search.visited.iter().map(|field| field.to_string()).collect();
    assert_eq!(visited, ["C2", "0"]);
    assert_eq!(view.shown, None);
    // The owner hears every move of the enemy detective.
    assert_eq!(game.view(TWO).search(ONE), search);
}
