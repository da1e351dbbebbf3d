//! Tests of tournaments and count tournaments, as far as the rules of the game are involved.

use super::*;
use snuffel_core::tournament::{Config as Series, Happening, State as SeriesState, Tournament};

/// The outcome, if the game is over.
fn outcome(game: &Game) -> Option<snuffel_core::rules::Outcome> {
    match Sniff::pending(&game.state) {
        Pending::Over(outcome) => Some(outcome),
        Pending::Seats(_) | Pending::Chance(_) => None,
    }
}

/// Like `Game::built`, with other options.
fn built(options: &str) -> Game {
    let mut game = Game::new(options);
    game.play("1 lay 3x3 A1-A2 A2-A3 C2-0 treasure C1");
    game.play("2 lay 3x3 A2-A3 B2-C2 C1-0 treasure C2");
    game.play("1 done");
    game.play("2 done");
    game.play("chance starter 1");
    game
}

/// The points of a game that is over.
fn points(game: &Game) -> [u32; 2] {
    let all = Sniff::points(&game.state, outcome(game).unwrap());
    [all[ONE], all[TWO]]
}

#[test]
fn after_a_counted_win_the_loser_goes_on_alone_and_the_asks_are_counted() {
    let mut game = built("size=3x3 walls=3 count");
    let events = game.play("1 step C2");
    assert!(matches!(events[1], Event::Public(Fact::Won { seat: ONE })), "{events:?}");
    assert_eq!(events[2], Fact::Alone { seat: TWO }.into());
    assert_eq!(events.len(), 3, "no labyrinth is shown before the lone search is over");
    assert_eq!(outcome(&game), None);
    assert_eq!(game.refused("1 step C1"), Refusal::NotYourTurn);
    // Free, wall, free: all count, but a refused move does not. A player searching alone stays on turn.
    assert_eq!(game.ask("2 step C3"), (Answer::Free, false));
    assert_eq!(game.refused("2 done"), Refusal::NoMoveYet);
    assert_eq!(game.refused("2 step A1"), Refusal::TooFar { from: field("C3"), to: field("A1") });
    assert_eq!(game.ask("2 step C2"), (Answer::Free, false));
    assert_eq!(game.ask("2 step 0"), (Answer::Wall, false));
    let events = game.play("2 step C1");
    assert_eq!(events[1], Fact::Counted { seat: TWO, moves: 4 }.into());
    assert_eq!(events.len(), 3, "{events:?}");
    assert_eq!(outcome(&game).unwrap().winners, Seats::only(ONE));
    assert_eq!(points(&game), [0, 4]);
}

#[test]
fn giving_up_a_counted_game_ends_the_whole_match() {
    for line in ["1 resign", "2 resign"] {
        let mut game = built("size=3x3 walls=3 count");
        game.play("1 step C2");
        game.play(line);
        assert!(outcome(&game).is_some(), "{line}");
        assert!(Sniff::ends_series(&game.state), "{line}");
    }
    let mut game = built(SMALL);
    game.play("1 resign");
    assert!(!Sniff::ends_series(&game.state), "in a tournament it loses one game");
    assert_eq!(points(&game), [0, 1]);
}

/// A game with dogs in which seat 1 is about to be bitten on B1.
fn with_dogs(options: &str) -> Game {
    let mut game = Game::new(options);
    game.play("1 lay 3x3 A1-A2 C1-0 dog A3 dog B1 treasure C3");
    game.play("2 lay 3x3 B2-C2 C2-0 dog A3 dog B1 treasure A2");
    game.play("1 done");
    game.play("2 done");
    game.play("chance starter 1");
    game.play("1 step C1");
    game
}

#[test]
fn a_bitten_detective_has_lost_and_goes_on_alone_from_the_zero_field() {
    let mut game = with_dogs("size=3x3 dogs count");
    let events = game.play("1 step B1");
    let bitten = Event::Public(Fact::Bitten { seat: ONE, field: field("B1") });
    assert_eq!(events[1], bitten);
    assert!(matches!(events[2], Event::Public(Fact::Won { seat: TWO })), "{events:?}");
    assert_eq!(events[3], Fact::Alone { seat: ONE }.into());
    assert_eq!(game.view(ONE).search(ONE).stands, Field::ZERO);
    game.play("1 step C1");
    assert_eq!(game.refused("1 step B1"), Refusal::KnownDog(field("B1")));
    assert!(!game.moves(ONE).contains(&"step B1".to_owned()));
    assert_eq!(game.view(ONE).alone, Some(1), "a refused move is none");
}

#[test]
fn in_blind_the_dog_bites_again_and_each_bite_alone_is_a_counted_move() {
    let mut game = with_dogs("size=3x3 blind dogs count");
    game.play("1 step B1");
    game.play("1 step C1");
    let events = game.play("1 step B1");
    assert!(matches!(events[0], Event::Public(Fact::Asked { answer: Answer::Dog, .. })));
    assert_eq!(events.len(), 2, "the game is decided once: {events:?}");
    let view = game.view(ONE);
    assert_eq!((view.alone, view.search(ONE).stands), (Some(2), Field::ZERO));
    assert_eq!(view.stage, Stage::Searching { mover: ONE, moved: 0 });
}

/// A tournament on the smallest board, driven by lines of a record.
fn tournament(options: &str) -> (SeriesState<Config, State>, Vec<Happening<Event>>) {
    let config: Series<Config> = options.parse().unwrap();
    (Tournament::<Sniff>::start(&config, 2), Vec::new())
}

fn play(series: &mut (SeriesState<Config, State>, Vec<Happening<Event>>), line: &str) {
    let (state, events) = series;
    match line.parse().unwrap() {
        Entry::<Tournament<Sniff>>::Action(seat, action) => {
            snuffel_core::rules::act::<Tournament<Sniff>>(state, seat, action, events).unwrap();
        }
        Entry::Chance(outcome) => Tournament::<Sniff>::apply_chance(state, outcome, events).unwrap(),
        Entry::Note(..) => unreachable!(),
    }
}

const BUILT: [&str; 4] = [
    "1 lay 3x3 A1-A2 A2-A3 B1-B2 B3-C3 C2-0 C3-0 treasure C1",
    "2 lay 3x3 A1-A2 A2-A3 B1-B2 B3-C3 C2-0 C3-0 treasure C1",
    "1 done",
    "2 done",
];

#[test]
fn lots_decide_who_begins_the_first_game_and_then_the_players_alternate() {
    let mut series = tournament("tournament=3 size=3x3 walls=6");
    let mut starters = Vec::new();
    for game in 0..3 {
        for line in BUILT {
            play(&mut series, line);
        }
        if game == 0 {
            play(&mut series, "chance starter 2");
        }
        let Some(Happening::Game(Event::Public(Fact::Begins { seat }))) = series.1.last() else {
            panic!("nobody begins: {:?}", series.1.last());
        };
        let seat = *seat;
        starters.push(seat);
        play(&mut series, &format!("{seat} step C1"));
    }
    assert_eq!(starters, [TWO, ONE, TWO]);
    let Pending::Over(outcome) = Tournament::<Sniff>::pending(&series.0) else {
        panic!("the tournament goes on");
    };
    assert_eq!(outcome.winners, Seats::only(TWO));
}

#[test]
fn each_game_of_a_series_has_new_labyrinths_and_a_new_start_field() {
    let mut series = tournament("tournament=3 size=3x3 walls=6 way-out");
    play(&mut series, "chance start C2");
    for line in [
        "1 lay 3x3 A1-A2 A2-A3 B1-B2 B3-C3 C1-0 C3-0",
        "2 lay 3x3 A1-A2 A2-A3 B1-B2 B3-C3 C1-0 C3-0",
        "1 done",
        "2 done",
        "chance starter 1",
        "1 step 0",
    ] {
        play(&mut series, line);
    }
    let view = Tournament::<Sniff>::view(&series.0, Viewer::Seat(ONE));
    assert_eq!(view.game.own, Some(Labyrinth::empty(view.game.config.size)));
    let pending = Tournament::<Sniff>::pending(&series.0);
    assert!(matches!(pending, Pending::Chance(_)), "the lot draws a new start: {pending:?}");
}

#[test]
fn a_series_ends_as_soon_as_nobody_can_catch_up() {
    let mut series = tournament("tournament=7 size=3x3 walls=6");
    let mut starter = ONE;
    // Seat 1 wins all games but the third: 4 to 1 after five.
    for game in 1..=5 {
        for line in BUILT {
            play(&mut series, line);
        }
        if game == 1 {
            play(&mut series, "chance starter 1");
        }
        let winner = if game == 3 { TWO } else { ONE };
        if starter == winner {
            play(&mut series, &format!("{starter} step C1"));
        } else {
            play(&mut series, &format!("{starter} resign"));
        }
        let over = matches!(Tournament::<Sniff>::pending(&series.0), Pending::Over(_));
        assert_eq!(over, game == 5, "game {game}");
        starter = starter.other();
    }
}

#[test]
fn the_lot_draws_a_start_field_inside_and_not_beside_the_zero_field() {
    let size = "4x3".parse().unwrap();
    let drawn: std::collections::BTreeSet<String> = (0..200)
        .map(|seed| {
            let mut rng = snuffel_core::rng::stream(seed, 0, 0);
            let request = snuffel_games::sniff::rules::action::Request::Start(size);
            Sniff::sample(&request, &mut rng).to_string()
        })
        .collect();
    let inside = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"];
    let expected = inside.map(|field| format!("start {field}"));
    assert_eq!(drawn, expected.into());
}
