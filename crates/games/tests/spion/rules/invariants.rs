//! Invariants at every step of random games: 60 zillions, 16 spies (8 with two players), 4 bazongs (2).
//!
//! `SNUFFEL_GAMES` sets the number of random games; the default is 500.

use super::*;
use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel_core::rng::{Rng, stream};
use snuffel_testing::games;

/// Checks that all pieces and zillions are in possible places.
fn sound(position: &Position) {
    let seats = position.ring.seats();
    let money: u8 = position.money.iter().sum();
    assert_eq!(money + position.bank, 60, "{position:?}");
    let mut spies = 0;
    for spy in Spy::all(4) {
        let spot = position.spot(spy);
        if spy.seat.index() >= seats {
            assert_eq!(spot, Spot::Out);
            continue;
        }
        spies += 1;
        if let Spot::At(place) = spot {
            assert!(position.ring.holds(place));
            assert_eq!(position.trap_on(place), None, "a trap has a spy on it");
        }
        if spot == Spot::Reserve {
            assert!(spy.is_reserve());
        }
        if !position.playing.contains(spy.seat) {
            assert_eq!(spot, Spot::Out);
        }
    }
    assert_eq!(spies, seats * 4);
    for owner in position.seats().iter() {
        match position.bazong(owner) {
            Bazong::Lying(place) => {
                assert!(place.owner().is_none(), "a bazong lies in an embassy");
                assert_eq!(position.trap_on(place), None, "a trap lies on a bazong");
            }
            Bazong::Carried(spy) => assert!(position.place(spy).is_some(), "{position:?}"),
            Bazong::Gone => assert!(!position.playing.contains(owner)),
            Bazong::Home => {}
        }
    }
    let astray = position.bazongs.iter().skip(seats).filter(|bazong| **bazong != Bazong::Gone);
    assert_eq!(astray.count(), 0);
    for seat in position.seats().iter() {
        assert!(position.playing.contains(seat) || position.money(seat) == 0);
    }
    for (trap, place) in position.traps.iter().enumerate() {
        let others = position.traps.iter().skip(trap + 1).flatten();
        assert!(place.is_none_or(|place| others.into_iter().all(|other| *other != place)));
    }
}

/// An action that is not in the list: a guess at a traitor, a look, a preference.
fn stray(view: &View, random: &mut Rng) -> Option<Action> {
    let seat = view.seat()?;
    let action = match random.random_range(0..40) {
        0 => Action::Unmask(view.position.accusable(seat).iter().choose(random)?),
        1..6 => Action::Look(view.lookable.iter().choose(random)?),
        6 => {
            let others = Questions::ALL.into_iter();
            let others = others.filter(|questions| *questions != view.questions);
            Action::Questions(others.choose(random)?)
        }
        _ => return None,
    };
    Spion::check(view, &action).is_ok().then_some(action)
}

#[derive(Default)]
struct Tally {
    turns: u64,
    by: [u64; 5],
}

fn random_game(seats: usize, seed: u64, tally: &mut Tally) {
    let mut random = stream(seed, 77, 0);
    let mut state = Spion::start(&Config::default(), seats);
    let mut events = Vec::new();
    let mut told = 0;
    for step in 0.. {
        assert!(step < 100_000, "the game has no end");
        let is_turn = matches!(state.stage(), Stage::Turn { first: true, .. });
        let is_due = |event: &&Event| is_turn && matches!(event, Event::Public(Fact::Due { .. }));
        tally.turns += events[told..].iter().filter(is_due).count() as u64;
        told = events.len();
        sound(&Spion::view(&state, Viewer::Public).position);
        match Spion::pending(&state) {
            Pending::Over(outcome) => {
                assert!(outcome.winners.is_empty() || outcome.winners.len() == seats / 2);
                break;
            }
            Pending::Chance(request) => {
                let outcome = Spion::sample(&request, &mut random);
                Spion::apply_chance(&mut state, outcome, &mut events).unwrap();
            }
            Pending::Seats(due) => {
                let position = Spion::view(&state, Viewer::Public).position;
                for seat in position.seats().iter() {
                    assert!(position.team_money(Team::of_seat(seat)) < position.money_goal());
                }
                let seat = due.iter().choose(&mut random).unwrap();
                let view = Spion::view(&state, Viewer::Seat(seat));
                let moves = Spion::legal_actions(&view);
                let action = stray(&view, &mut random).unwrap_or(*moves.choose(&mut random).unwrap());
                snuffel_core::rules::act::<Spion>(&mut state, seat, action, &mut events).unwrap();
            }
        }
    }
    for event in &events {
        if let Event::Public(Fact::Won { by, .. }) = event {
            tally.by[*by as usize] += 1;
        }
    }
}

#[test]
fn zillions_spies_and_bazongs_are_accounted_for_at_every_step_of_random_games() {
    for seats in [2, 4] {
        let mut tally = Tally::default();
        for seed in 0..games() {
            random_game(seats, seed, &mut tally);
        }
        println!("{seats} seats: {} turns a game, {:?}", tally.turns / games(), tally.by);
    }
}
