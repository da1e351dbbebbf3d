//! Tests of the set-up and the hot envelope.

use super::*;

fn dealt() -> Game {
    let mut game = Game::new(2);
    game.play("chance numbers black 2 3 1; chance numbers white 3 1 2");
    let deck: Vec<String> = NEW_DECK.iter().map(Pass::to_string).collect();
    let deck = deck.join(" ");
    game.play(&format!("chance deck black {deck}; chance deck white {deck}"));
    game
}

#[test]
fn letters_and_numbers_are_paired_by_chance_and_only_the_owner_knows_them() {
    let game = dealt();
    let number = |viewer: &str, name| game.view(viewer).number(spy(name));
    let own = |number| {
        let source = Source::Own;
        Some(Known { number, source })
    };
    assert_eq!(number("black", "black A"), own(2));
    assert_eq!(number("black", "black C"), own(1));
    assert_eq!(number("white", "white B"), own(1));
    for name in ["black A", "black B", "black C"] {
        assert_eq!(number("white", name), None);
    }
    let noticed = |viewer: &str| -> usize {
        let viewer = Viewer::Seat(seat(viewer));
        game.events.iter().filter_map(|event| Spion::perceive(event, viewer)).count()
    };
    assert_eq!((noticed("black"), noticed("white")), (1, 1));
}

#[test]
fn each_chooses_who_waits_in_the_dungeon_and_who_is_the_traitor_in_secret() {
    let mut game = dealt();
    assert_eq!(Spion::pending(&game.state), Pending::Seats(seats("black white")));
    game.play("white prepare B 2");
    // Black notices only that white is ready.
    let percepts: Vec<Percept> = game
        .events
        .iter()
        .rev()
        .take(1)
        .filter_map(|event| Spion::perceive(event, Viewer::Seat(seat("black"))))
        .collect();
    assert_eq!(percepts, [Percept::Prepared { seat: seat("white"), own: None }]);
    assert_eq!(game.view("black").envelopes, [None; 4].into());
    assert_eq!(game.view("white").envelopes, [Some(2), None, None, None].into());
    assert_eq!(game.spot("white B"), "white");
    assert_eq!(game.refused("white prepare A 1"), Refusal::NotYourTurn);
    let facts = game.facts("black prepare A 3");
    assert_eq!(game.spot("white B"), "dungeon");
    assert_eq!(game.spot("black A"), "dungeon");
    assert_eq!(game.view("black").envelopes, [None, Some(3), None, None].into());
    assert_eq!(game.position().jailed().collect::<Vec<_>>(), [spy("black A"), spy("white B")]);
    assert_eq!(facts[0], Fact::Began { seat: seat("black") });
    assert_eq!(game.stage(), turn("black"));
}

#[test]
fn two_spies_begin_in_the_embassy_one_in_the_dungeon_and_the_reserve_outside() {
    let mut game = dealt();
    game.play("black prepare C 1; white prepare A 1");
    assert_eq!(game.spot("black A"), "black");
    assert_eq!(game.spot("black B"), "black");
    assert_eq!(game.spot("black C"), "dungeon");
    assert_eq!(game.spot("black D"), "reserve");
    assert_eq!(game.spot("white A"), "dungeon");
    assert_eq!(game.bazong("black"), "home");
}

#[test]
fn the_reserve_spy_cannot_wait_in_the_dungeon() {
    let mut game = dealt();
    assert_eq!(game.refused("black prepare D 1"), Refusal::NoNumber(spy("black D")));
}

#[test]
fn there_are_60_zillions_and_each_player_has_10() {
    let four = Position::new(4);
    assert_eq!((four.money, four.bank), ([10; 4].into(), 20));
    let two = Position::new(2);
    assert_eq!((two.money, two.bank), ([10, 10, 0, 0].into(), 40));
}

#[test]
fn black_writes_for_white_and_black_red_for_white_blue_and_the_other_way_round() {
    let holders = Position::new(4).holders;
    let writers = ["white", "black", "white-blue", "black-red"].map(|owner| Some(seat(owner)));
    assert_eq!(holders, writers.into());
}

#[test]
fn a_player_does_not_know_the_own_traitor() {
    let mut game = dealt();
    game.play("white prepare B 2; black prepare A 3");
    assert_eq!(game.view("black").envelopes[Seat::FIRST], None);
    assert_eq!(game.view("white").envelopes[Seat::SECOND], None);
}

#[test]
fn partners_share_a_deck_of_eleven_passes_that_is_shuffled_once() {
    let mut game = dealt();
    let mut wrong = NEW_DECK;
    wrong[0] = Pass::Jet;
    assert!(Spion::apply_chance(&mut game.state, Chance::Deck(Seat::FIRST, wrong), &mut Vec::new()).is_err());
    assert!(Spion::apply_chance(&mut game.state, Chance::Deck(Seat::FIRST, NEW_DECK), &mut Vec::new()).is_err());
    assert_eq!(NEW_DECK.len(), DECK);
    let count = |pass| NEW_DECK.iter().filter(|other| **other == pass).count();
    let counts: Vec<usize> = Pass::ALL.iter().map(|pass| count(*pass)).collect();
    assert_eq!(counts, [3, 2, 1, 1, 1, 1, 1, 1]);
    let mut game = scene(4).passes("black", "cheque ride yawn").turn("black");
    game.play("black pass 1; white pass 1; black-red pass 2");
    // The partner continues where black has stopped.
    assert_eq!(game.money("black"), 13);
    assert_eq!(
        game.events.iter().filter(|event| matches!(event, Event::Public(Fact::Took { pass: Pass::Yawn, .. }))).count(),
        2
    );
}
