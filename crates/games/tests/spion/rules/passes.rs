//! Tests of the passes.

use super::*;

fn alone(pass: &str) -> Game {
    scene(4).put("black B dungeon").passes("black", pass).turn("black").unasked()
}

#[test]
fn ride_dash_and_jet_walk_2_3_and_4_places() {
    for (pass, to) in [("ride", "1.2"), ("dash", "1.3"), ("jet", "1.4")] {
        let mut game = alone(pass);
        game.play("black pass 1");
        assert_eq!(game.spot("black A"), to);
        assert_eq!(game.stage(), turn("white"));
    }
}

#[test]
fn yawn_does_nothing() {
    let mut game = alone("yawn");
    let before = game.position();
    game.play("black pass 1");
    assert_eq!(game.position(), before);
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_cheque_brings_3_zillions_from_the_bank() {
    let mut game = alone("cheque");
    game.play("black pass 1");
    assert_eq!((game.money("black"), game.position().bank), (13, 17));
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn the_bank_pays_what_it_has() {
    let mut game = scene(4).money(&[10, 20, 20, 8]).passes("black", "cheque").turn("black");
    let facts = game.facts("black pass 1");
    assert!(facts.contains(&Fact::Cashed { seat: seat("black"), gain: 2 }));
    assert_eq!((game.money("black"), game.position().bank), (12, 0));
    let mut game = scene(4).money(&[10, 20, 20, 10]).passes("black", "cheque").turn("black");
    let facts = game.facts("black pass 1");
    assert!(matches!(facts[0], Fact::Took { idle: true, .. }));
}

#[test]
fn view_shows_the_number_of_any_one_enemy_spy_to_the_player_alone_and_gives_another_move() {
    let mut game = alone("view");
    game.play("black pass 1");
    let names = ["view white A", "view white B", "view white C"];
    assert_eq!(game.moves("black")[..3], names);
    assert_eq!(game.moves("black").len(), 6);
    assert_eq!(game.refused("black view black-red A"), Refusal::NoEnemy(spy("black-red A")));
    assert_eq!(game.refused("black view white D"), Refusal::NotInPlay(spy("white D")));
    let events = game.play("black view white C");
    let noticed = |owner: &str| Spion::perceive(&events[0], Viewer::Seat(seat(owner)));
    let viewed = |own| {
        let (seat, spy) = (seat("black"), spy("white C"));
        Some(Percept::Viewed { seat, spy, own })
    };
    assert_eq!(noticed("black"), viewed(Some(3)));
    for owner in ["white", "black-red", "white-blue"] {
        assert_eq!(noticed(owner), viewed(None));
    }
    let known = Known { number: 3, source: Source::ViewPass };
    assert_eq!(game.view("black").number(spy("white C")), Some(known));
    assert_eq!(game.view("black-red").number(spy("white C")), None);
    assert_eq!(game.stage(), again("black"));
    game.play("black step A");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn a_reserve_spy_has_no_number_to_be_viewed() {
    let mut game = scene(4).put("white D 1.1").passes("black", "view").turn("black");
    game.play("black pass 1");
    assert_eq!(game.refused("black view white D"), Refusal::NoNumber(spy("white D")));
}

#[test]
fn after_a_view_the_other_move_may_be_a_pass() {
    let mut game = scene(4).passes("black", "view cheque").turn("black");
    game.play("black pass 1; black view white A; black pass 1");
    assert_eq!(game.money("black"), 13);
}

#[test]
fn sob_sends_every_enemy_bazong_that_the_players_spies_carry_back() {
    let mut game = scene(4)
        .put("black A 3.1, black B 3.2, black-red A 4.1, white A 4.4")
        .carries("black A", "white")
        .carries("black B", "white-blue")
        .carries("white A", "black")
        .passes("black", "sob")
        .turn("black");
    game.play("black pass 1");
    assert_eq!(game.bazong("white"), "home");
    assert_eq!(game.bazong("white-blue"), "home");
    assert_eq!(game.bazong("black"), "white A");
    assert_eq!(game.stage(), turn("white"));
}

#[test]
fn sob_leaves_the_partners_and_own_bazongs_alone() {
    let mut game = scene(4)
        .put("black A 3.1, black-red A 4.1")
        .carries("black A", "black-red")
        .carries("black-red A", "white")
        .passes("black", "sob")
        .turn("black");
    let facts = game.facts("black pass 1");
    assert!(matches!(facts[0], Fact::Took { idle: true, .. }));
    assert_eq!(game.bazong("black-red"), "black A");
    assert_eq!(game.bazong("white"), "black-red A");
}

#[test]
fn the_pass_and_the_ones_before_it_go_under_the_deck_in_their_order() {
    let mut game = scene(2).passes("black", "ride yawn cheque view").turn("black");
    game.play("black pass 2; white step A");
    let passes = game.view("white").passes[Team::Black];
    // Yawn was second. The third is now on top, and ride, which is unseen, is above yawn at the bottom.
    assert_eq!((passes[9], passes[10]), (None, Some(Pass::Yawn)));
    assert!(passes[..9].iter().all(Option::is_none));
    game.play("black pass 1");
    assert_eq!(game.money("black"), 13);
}

#[test]
fn the_cycle_of_the_deck_never_changes() {
    // All spies are in the dungeons, so passes have no effect, but the cheques keep the game going.
    let mut game = scene(2).put("black A dungeon, black B dungeon, white A dungeon, white B dungeon").turn("black");
    let mut taken = Vec::new();
    while taken.len() < 2 * DECK {
        let facts = game.facts("black pass 1");
        taken.extend(facts.iter().filter_map(|fact| match fact {
            Fact::Took { pass, .. } => Some(*pass),
            _ => None,
        }));
        if matches!(game.stage(), Stage::Viewing { .. }) {
            game.play("black view white A");
            continue;
        }
        game.play("white pass 1");
        if matches!(game.stage(), Stage::Viewing { .. }) {
            game.play("white view black A; white pass 1");
        }
    }
    let mut sorted: Vec<Pass> = taken[..DECK].to_vec();
    sorted.sort_unstable();
    assert_eq!(sorted, NEW_DECK);
    assert_eq!(taken[..DECK], taken[DECK..2 * DECK]);
}

#[test]
fn only_the_first_second_or_third_pass_can_be_taken() {
    let mut game = scene(2).turn("black");
    let before = format!("{:?}", game.state);
    for depth in [0, 4] {
        let refusal =
            snuffel_core::rules::act::<Spion>(&mut game.state, Seat::FIRST, Action::Pass(depth), &mut Vec::new());
        assert_eq!(refusal, Err(Refusal::OneToThree));
    }
    assert_eq!(before, format!("{:?}", game.state));
    assert_eq!(game.refused("black unmask nobody"), Refusal::MustMove);
}

#[test]
fn without_notes_no_pass_is_kept_in_mind() {
    let config = Config { notes: false };
    let setting = scene(2).passes("black", "cheque").0;
    let mut state = State::from_setting(&config, &setting);
    snuffel_core::rules::act::<Spion>(&mut state, Seat::FIRST, Action::Pass(1), &mut Vec::new()).unwrap();
    let view = Spion::view(&state, Viewer::Seat(Seat::FIRST));
    assert_eq!(view.passes, [[None; DECK]; 2].into());
}
