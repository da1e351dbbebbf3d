//! Tests of several moves in one line, and of known ways named by their end.

use super::*;
use snuffel_core::game::{Answer as _, Game as _, Reply};
use snuffel_core::text::command::Command;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

/// The game of [`Game::built`], in gallop, with seat 1 on turn.
fn galloping() -> Game {
    let mut game = Game::new(&format!("{SMALL} gallop"));
    game.play("1 lay 3x3 A1-A2 A2-A3 C2-0 treasure C1");
    game.play("2 lay 3x3 A2-A3 B2-C2 C1-0 treasure A1");
    for line in ["1 done", "2 done", "chance starter 1"] {
        game.play(line);
    }
    game
}

/// The fields that were asked for, and the answers.
fn asked(events: &[Event]) -> Vec<(String, Answer)> {
    let asked = events.iter().filter_map(|event| match event {
        Event::Public(Fact::Asked { field, answer, .. }) => Some((field.to_string(), *answer)),
        _ => None,
    });
    asked.collect()
}

#[test]
fn a_walk_ends_with_the_first_answer_that_is_not_free() {
    let mut game = galloping();
    let events = game.play("1 walk C2 B2 B1");
    assert_eq!(asked(&events), [("C2".to_owned(), Answer::Free), ("B2".to_owned(), Answer::Wall)]);
    assert_eq!(game.stage(), turn(TWO, 0));
}

#[test]
fn a_walk_is_refused_where_a_step_of_it_would_be() {
    let mut game = galloping();
    for line in ["1 walk C2", "1 walk C2 A2", "1 walk C2 C2", "1 walk C2 D2"] {
        game.refused(line);
    }
    game.play("1 step C2");
    game.play("1 step B2");
    game.play("2 step C3");
    game.play("2 done");
    assert!(matches!(game.refused("1 walk C3 C2 B2"), Refusal::KnownWall { .. }));
}

#[test]
fn without_gallop_a_walk_has_as_many_moves_as_the_turn() {
    let mut game = Game::built(ONE);
    assert_eq!(game.refused("1 walk C2 C3 B3"), Refusal::TooManyMoves(2));
    assert_eq!(asked(&game.play("1 walk C2 C3")).len(), 2);
    assert_eq!(game.stage(), turn(TWO, 0));
    game.play("2 step C3");
    game.play("2 step B3");
    game.play("1 step C2");
    assert_eq!(game.refused("1 walk C3 B3"), Refusal::TooManyMoves(1));
}

#[test]
fn a_field_farther_away_is_gone_to_over_known_ways_only() {
    let mut game = galloping();
    for step in ["C2", "C3", "B3"] {
        game.play(&format!("1 step {step}"));
    }
    let sources = [Sniff::TEXTS.messages, Sniff::TEXTS.words];
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &sources);
    let grammar = teller.grammar(Sniff::VERBS, Sniff::ARGUMENTS);
    let go = |game: &Game, to: &str| match Sniff::interpret(&game.view(ONE), &Command::new("step", to), &grammar) {
        Ok(Reply::Act(action, _)) => action.to_string(),
        _ => panic!("no action"),
    };
    assert_eq!(go(&game, "C2"), "walk C3 C2");
    assert_eq!(go(&game, "0"), "walk C3 C2 0");
    assert_eq!(go(&game, "B2"), "step B2");
    assert_eq!(go(&game, "A1"), "step A1", "no way is known, and the rules say that it is too far");
    assert_eq!(go(&game, "B2 B1"), "walk B2 B1");
}

#[test]
fn all_that_was_built_is_cleared_and_comes_back() {
    let mut game = Game::new(SMALL);
    assert_eq!(game.refused("1 clear"), Refusal::NothingToClear);
    game.play("1 lay 3x3 A1-A2 treasure C1");
    let before = game.own(ONE);
    game.play("1 clear");
    assert_eq!(game.own(ONE), "3x3");
    let events = game.play("1 undo");
    assert_eq!(game.own(ONE), before);
    let wall = "A1-A2".parse().unwrap();
    assert_eq!(events, [Event::Drafted { seat: ONE, draft: Draft::Undone { back: vec![wall], gone: Vec::new() } }]);
}
