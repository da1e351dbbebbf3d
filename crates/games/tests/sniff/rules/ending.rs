//! Tests of the end of a game, and of listeners.

use super::*;

#[test]
fn resigning_loses_the_game_on_turn_and_off_turn() {
    for seat in [ONE, TWO] {
        let mut game = Game::built(ONE);
        let events = game.play(&format!("{seat} resign"));
        assert_eq!(events[0], Fact::Resigned { seat }.into());
        assert_eq!(events[1], Fact::Won { seat: seat.other() }.into());
        assert_eq!(game.view(ONE).searches.map(|search| search.asks), [0, 0].into());
        assert_eq!(events[2..], [Fact::Shown.into()]);
        let Pending::Over(outcome) = Sniff::pending(&game.state) else {
            panic!("the game goes on");
        };
        assert_eq!(outcome.winners, Seats::only(seat.other()));
    }
}

#[test]
fn resigning_while_building_shows_what_stands() {
    let mut game = Game::new("size=3x3 walls=3");
    game.play("2 walls A1-A2");
    game.play("1 fill");
    game.play("1 resign");
    assert!(matches!(Sniff::pending(&game.state), Pending::Over(_)));
    let shown = game.view(TWO).shown.unwrap().map(|labyrinth| labyrinth.to_string());
    assert_eq!(shown, ["3x3", "3x3 A1-A2"].map(String::from).into());
}

#[test]
fn who_only_listens_can_do_nothing() {
    let game = Game::built(ONE);
    let public = Sniff::view(&game.state, Viewer::Public);
    let third = Sniff::view(&game.state, Viewer::Seat(Seat::new(2).unwrap()));
    for view in [public, third] {
        for action in ["step C2", "resign", "marker A1", "done", "build"] {
            let action = action.parse().unwrap();
            assert_eq!(Sniff::check(&view, &action), Err(Refusal::Spectator), "{action}");
        }
        assert!(Sniff::legal_actions(&view).is_empty());
        assert_eq!((view.own, view.shown), (None, None));
    }
}
