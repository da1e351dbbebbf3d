//! Tests of the announced changes: they are mentioned at the beginning of the player's turn, if there are any, and
//! only then.

use super::*;
use snuffel_core::game::{Announce as _, Game as _};
use snuffel_core::table::Side as _;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;
use snuffel_testing::{games, random_game};

/// The messages to Black at the beginning of a turn, given the earlier scene and the current one.
fn matters(before: Scene, now: Scene) -> Vec<String> {
    let [before, now] = [before, now].map(|scene| scene.turn("black").view("black"));
    said(&Spion::matters(&before, &now))
}

fn said(facts: &[Message]) -> Vec<String> {
    let parts = [Spion::TEXTS.messages, Spion::TEXTS.words];
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &parts);
    facts.iter().map(|fact| teller.say(fact)).collect()
}

#[test]
fn whom_a_step_attacks_is_told_when_it_is_new() {
    let near = || scene(4).put("black A 1.1, white A 1.2");
    let attack = ["you can attack White A, with step A"];
    assert_eq!(matters(scene(4).put("black A 1.1, white A 1.4"), near()), attack);
    assert_eq!(matters(near(), near()), [""; 0]);
    // Of two, the one that was there before is already known.
    let both = || near().put("white B 1.2");
    assert_eq!(matters(near(), both()), ["you can attack White B, with step A"]);
}

#[test]
fn how_far_a_bazong_is_from_home_is_told_when_it_has_moved() {
    let carried = |field: &str| scene(4).put(&format!("white A {field}")).carries("white A", "black");
    let [far, near] = ["2.4", "2.1"].map(|field| matters(scene(4), carried(field)));
    let steps = |told: &[String]| {
        let [fact] = told else { panic!("{told:?}") };
        let rest = fact.strip_prefix("White A is ").expect("White A").to_owned();
        rest.split(' ').next().unwrap().parse::<u8>().unwrap()
    };
    assert_eq!(steps(&far) - steps(&near), 3);
    assert_eq!(matters(carried("2.1"), carried("2.1")), [""; 0]);
}

#[test]
fn nothing_is_told_but_at_the_beginning_of_the_own_turn() {
    let far = scene(4).turn("white").view("black");
    let now = scene(4).put("black A 1.1, white A 1.2").turn("white");
    assert!(Spion::matters(&far, &now.view("black")).is_empty());
    assert!(Spion::matters(&far, &now.view("white")).len() == 1);
}

#[test]
fn a_plan_in_the_turn_of_somebody_else_is_no_turn_after_which_others_have_acted() {
    let mut plans = 0;
    for seed in 0..games().div_ceil(50) {
        let mut planned: Option<(Seat, Seat, usize)> = None;
        random_game::<Spion>(&Config::default(), 4, seed, |table, action| {
            if let Some((attacker, defender, after)) = planned.take() {
                assert_eq!(table.events_after_last_action(attacker), table.events());
                assert_eq!(table.events_after_last_action(defender), after);
                plans += 1;
            }
            if let (Action::Plan(_), Stage::Fighting(fight)) = (action, table.view(Viewer::Public).stage) {
                let defender = fight.defender.seat;
                planned = Some((fight.seat, defender, table.events_after_last_action(defender)));
            }
        });
    }
    assert!(plans > 0);
}
