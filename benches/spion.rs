//! The speed of spion: complete random games, views with lists of moves, decisions. Run with
//! `cargo bench --bench spion`.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::seq::IndexedRandom;
use snuffel::deadline::Deadline;
use snuffel::game::Think;
use snuffel::games::spion::rules::config::Config;
use snuffel::games::spion::rules::event::Event;
use snuffel::games::spion::rules::{Spion, State};
use snuffel::player::Level;
use snuffel::rng::{Rng, stream};
use snuffel::rules::{Pending, Rules};
use snuffel::seat::Viewer;

fn main() {
    divan::main();
}

/// Plays random moves until the game is over or has had `most` actions, and returns their number.
fn play(state: &mut State, most: usize, events: &mut Vec<Event>, random: &mut Rng) -> usize {
    let mut actions = 0;
    while actions < most {
        events.clear();
        match Spion::pending(state) {
            Pending::Over(_) => return actions,
            Pending::Chance(request) => {
                let outcome = Spion::sample(&request, random);
                Spion::apply_chance(state, outcome, events).expect("an outcome that was asked for");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is due");
                let choices = Spion::legal_actions(&Spion::view(state, Viewer::Seat(seat)));
                let action = *choices.choose(random).expect("a move");
                snuffel::rules::act::<Spion>(state, seat, action, events).expect("a listed move");
                actions += 1;
            }
        }
    }
    actions
}

/// Complete random games, set-up included; an item is a game.
#[divan::bench(args = [4, 2])]
fn random_games(bencher: Bencher, seats: usize) {
    let mut random = stream(1, 0, 0);
    let mut events = Vec::new();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut state = Spion::start(&Config::default(), seats);
        play(&mut state, usize::MAX, &mut events, &mut random)
    });
}

/// Random actions through view, list and check; an item is an action.
#[divan::bench(args = [4, 2])]
fn random_actions(bencher: Bencher, seats: usize) {
    const ACTIONS: usize = 10_000;
    let mut random = stream(2, 0, 0);
    let mut events = Vec::new();
    let actions = ItemsCount::new(ACTIONS);
    bencher.counter(actions).bench_local(move || {
        let mut left = ACTIONS;
        while left > 0 {
            let mut state = Spion::start(&Config::default(), seats);
            left -= play(&mut state, left, &mut events, &mut random);
        }
    });
}

/// Decisions of a computer in the middle of games; an item is a decision.
#[divan::bench(args = [Level::EASY, Level::NORMAL, Level::HARD])]
fn decisions(bencher: Bencher, level: Level) {
    let mut random = stream(3, 0, 0);
    let mut events = Vec::new();
    let mut views = Vec::new();
    while views.len() < 256 {
        let mut state = Spion::start(&Config::default(), 4);
        play(&mut state, 30, &mut events, &mut random);
        if let Pending::Seats(seats) = Spion::pending(&state) {
            views.extend(seats.iter().map(|seat| Spion::view(&state, Viewer::Seat(seat))));
        }
    }
    let mut player = Spion::computer(level);
    let mut next = views.iter().cycle();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let view = next.next().expect("a view");
        player.decide(view, &mut random, Deadline::NEVER)
    });
}
