//! Tests of the variant that goes on after a find.

use super::*;

/// Seat 1 has just found the treasure of seat 2 on C2; seat 1's own is on C1.
fn found(variants: &str) -> Game {
    let mut game = Game::new(&format!("size=3x3 walls=3{variants} non-stop"));
    game.play("1 lay 3x3 A1-A2 A2-A3 C2-0 treasure C1");
    game.play("2 lay 3x3 A1-A2 A1-B1 B1-C1 treasure C2");
    game.play("1 done");
    game.play("2 done");
    game.play("chance starter 1");
    let events = game.play("1 step C2");
    let scored = Event::Public(Fact::Scored { seat: ONE, again: true });
    assert_eq!(events[1..], [scored]);
    assert_eq!(game.view(ONE).points, [1, 0].into());
    game
}

#[test]
fn after_a_find_the_owner_hides_again_and_is_on_turn() {
    let mut game = found("");
    assert_eq!(game.stage(), Stage::Hiding { owner: TWO });
    assert_eq!(Sniff::pending(&game.state), Pending::Seats(Seats::only(TWO)));
    assert_eq!(game.view(ONE).points, [1, 0].into());
    assert_eq!(game.view(TWO).search(ONE).stands, field("C2"));
    assert_eq!(game.refused("1 step C1"), Refusal::NotYourTurn);
    assert_eq!(game.refused("1 treasure A1"), Refusal::BuiltAlready);
    assert_eq!(game.refused("2 step C1"), Refusal::HideFirst);
    let hidden = Event::Hidden { seat: TWO, field: field("C3") };
    assert_eq!(game.play("2 treasure C3"), [hidden]);
    assert_eq!(game.stage(), turn(TWO, 0));
    // Both detectives stay where they are, and seat 1 finds it there.
    game.play("2 step C3");
    game.play("2 done");
    assert_eq!(game.ask("1 step C3"), (Answer::Treasure, false));
}

#[test]
fn the_new_hiding_place_is_open_and_not_under_the_enemy_detective() {
    let mut game = found("");
    assert_eq!(game.refused("2 treasure C2"), Refusal::EnemyThere(field("C2")));
    assert_eq!(game.refused("2 treasure A1"), Refusal::OutOfReach(field("A1")));
    assert_eq!(game.refused("2 treasure 0"), Refusal::ZeroField);
    assert_eq!(game.refused("2 treasure D1"), Refusal::OffBoard(field("D1")));
    assert!(!game.moves(TWO).contains(&"treasure A1".to_owned()));
    assert_eq!(game.moves(TWO).len(), 7);
}

#[test]
fn hiding_again_announces_nothing_and_the_old_answers_count_no_more() {
    let mut game = found(" warm-hot");
    let events = game.play("2 treasure C1");
    assert_eq!(events.len(), 1);
    assert!(game.view(ONE).search(ONE).hot().is_empty());
    game.play("2 step C3");
    game.play("2 done");
    assert_eq!(game.ask("1 step C3"), (Answer::Free, true));
    assert_eq!(game.ask("1 step C2"), (Answer::Hot, false));
}

/// Plays until seat 1 has found `rounds` treasures and, with `both`, seat 2 one fewer.
fn race(rounds: u8, both: bool) -> Game {
    let mut game = found("");
    for round in 1..rounds {
        let hole = if round % 2 == 1 { "C3" } else { "C2" };
        game.play(&format!("2 treasure {hole}"));
        if both {
            // Seat 2 moves between C1 and B1, and the treasure is always there.
            let goal = if round % 2 == 1 { "C1" } else { "B1" };
            game.play(&format!("2 step {goal}"));
            let next = if round % 2 == 1 { "B1" } else { "C1" };
            game.play(&format!("1 treasure {next}"));
        } else {
            game.play("2 step C3");
            game.play("2 done");
        }
        game.play(&format!("1 step {hole}"));
    }
    game
}

#[test]
fn two_points_ahead_win() {
    let game = race(2, false);
    assert_eq!(game.view(ONE).points, [2, 0].into());
    let Stage::Over(outcome) = game.stage() else {
        panic!("the game goes on");
    };
    assert_eq!(outcome.winners, Seats::only(ONE));
}

#[test]
fn five_points_win() {
    assert_eq!(race(4, true).stage(), Stage::Hiding { owner: TWO });
    let game = race(5, true);
    assert_eq!(game.view(ONE).points, [5, 4].into());
    assert!(matches!(game.stage(), Stage::Over(_)));
}

#[test]
fn at_least_two_fields_are_open_from_the_zero_field() {
    let mut game = Game::new("size=3x3 walls=4 non-stop");
    game.play("1 lay 3x3 B1-C1 C1-C2 C2-0 C3-0 treasure C1");
    assert_eq!(game.refused("1 done"), Refusal::TooNarrow);
    game.play("1 lay 3x3 B1-C1 C2-0 C3-0 A1-A2 treasure C1");
    game.play("1 done");
}

#[test]
fn resigning_and_a_bite_lose_all() {
    let mut game = found("");
    game.play("1 resign");
    let Stage::Over(outcome) = game.stage() else {
        panic!("the game goes on");
    };
    assert_eq!(outcome.winners, Seats::only(TWO));

    let mut game = Game::new("size=3x3 dogs non-stop");
    for seat in [ONE, TWO] {
        game.play(&format!("{seat} lay 3x3 A1-A2 A2-A3 dog A3 dog B1 treasure C1"));
        game.play(&format!("{seat} done"));
    }
    game.play("chance starter 1");
    game.play("1 step C1");
    assert_eq!(game.refused("2 treasure B1"), Refusal::DogThere(field("B1")));
    game.play("2 treasure C2");
    game.play("2 step C3");
    game.play("2 done");
    assert_eq!(game.ask("1 step B1"), (Answer::Dog, false));
    let Stage::Over(outcome) = game.stage() else {
        panic!("the game goes on");
    };
    assert_eq!(outcome.winners, Seats::only(TWO));
}
