//! The speed of the rules of domino: random games, lists of moves, views, decisions. Run with
//! `cargo bench --bench domino`.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::RngExt;
use rand::seq::IndexedRandom;
use snuffel::deadline::Deadline;
use snuffel::game::Think;
use snuffel::games::domino::rules::action::Action;
use snuffel::games::domino::rules::event::Event;
use snuffel::games::domino::rules::view::View;
use snuffel::games::domino::rules::{Domino, State};
use snuffel::games::domino::think::hard::EFFORT;
use snuffel::games::domino::think::playout::Dealer;
use snuffel::player::Level;
use snuffel::rng::{Rng, stream};
use snuffel::rules::{Pending, Rules};
use snuffel::search::{self, Playout};
use snuffel::seat::{Seat, Viewer};

fn main() {
    divan::main();
}

/// Plays with actions chosen by `choose` until the game is over or has had `most` decisions, and returns their number.
fn play(
    state: &mut State,
    most: usize,
    events: &mut Vec<Event>,
    random: &mut Rng,
    choose: impl Fn(&View, &mut Rng) -> Action,
) -> usize {
    let mut decisions = 0;
    while decisions < most {
        events.clear();
        match Domino::pending(state) {
            Pending::Over(_) => break,
            Pending::Chance(request) => {
                let deal = Domino::sample(&request, random);
                Domino::apply_chance(state, deal, events).expect("it was asked for");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is due");
                let view = Domino::view(state, Viewer::Seat(seat));
                let action = choose(&view, random);
                snuffel::rules::act::<Domino>(state, seat, action, events).expect("a legal move");
                decisions += 1;
            }
        }
    }
    decisions
}

/// A random move from the list offered to players.
fn listed(view: &View, random: &mut Rng) -> Action {
    let moves = Domino::legal_actions(view);
    *moves.choose(random).expect("a move")
}

/// A random tile that can be laid, without building the list.
fn unlisted(view: &View, random: &mut Rng) -> Action {
    let count = view.lays().count();
    if count == 0 {
        return listed(view, random);
    }
    let chosen = view.lays().nth(random.random_range(0..count));
    chosen.map_or(Action::Pass, |(tile, end)| Action::Lay(tile, end))
}

fn start(seats: usize) -> State {
    Domino::start(&"target=100".parse().expect("options"), seats)
}

/// Whole random games to 100 points; an item is a game.
#[divan::bench(args = [2, 3, 4, 5])]
fn games(bencher: Bencher, seats: usize) {
    let mut random = stream(1, 0, 0);
    let mut events = Vec::new();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(move || play(&mut start(seats), usize::MAX, &mut events, &mut random, listed));
}

/// Random decisions through view, check and rules; an item is a decision.
#[divan::bench(args = [false, true])]
fn decisions(bencher: Bencher, list: bool) {
    const DECISIONS: usize = 10_000;
    let mut random = stream(2, 0, 0);
    let mut events = Vec::new();
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(move || {
        let mut left = DECISIONS;
        while left > 0 {
            let mut state = start(2);
            left -= match list {
                true => play(&mut state, left, &mut events, &mut random, listed),
                false => play(&mut state, left, &mut events, &mut random, unlisted),
            };
        }
    });
}

/// A game for two after this number of decisions, with the seat on turn.
fn after(decisions: usize) -> (State, Seat) {
    let mut random = stream(3, 0, 0);
    let mut state = start(2);
    play(&mut state, decisions, &mut Vec::new(), &mut random, listed);
    match Domino::pending(&state) {
        Pending::Seats(seats) => (state, seats.iter().next().expect("somebody is due")),
        Pending::Chance(_) | Pending::Over(_) => panic!("another number of decisions, please"),
    }
}

/// The list of moves, early in a hand and later.
#[divan::bench(args = [1, 6])]
fn moves(bencher: Bencher, decisions: usize) {
    let (state, seat) = after(decisions);
    let view = Domino::view(&state, Viewer::Seat(seat));
    bencher.bench_local(|| Domino::legal_actions(divan::black_box(&view)));
}

/// The view of one seat.
#[divan::bench]
fn view(bencher: Bencher) {
    let (state, seat) = after(6);
    bencher.bench_local(|| Domino::view(divan::black_box(&state), Viewer::Seat(seat)));
}

/// A copy of the complete state.
#[divan::bench]
fn copy(bencher: Bencher) {
    let (state, _) = after(6);
    bencher.bench_local(|| *divan::black_box(&state));
}

/// A computer's decision.
#[divan::bench(args = ["easy", "normal", "hard"])]
fn computer_decides(bencher: Bencher, name: &str) {
    let level = match name {
        "easy" => Level::EASY,
        "normal" => Level::NORMAL,
        _ => Level::HARD,
    };
    let mut player = Domino::computer(level);
    let (state, seat) = after(6);
    let view = Domino::view(&state, Viewer::Seat(seat));
    let mut random = stream(4, 0, 0);
    bencher.bench_local(|| player.decide(divan::black_box(&view), &mut random, Deadline::NEVER));
}

/// The search of the level hard; an item is a simulation, from the deal of the hidden tiles to the end of the hand.
#[divan::bench]
fn search(bencher: Bencher) {
    let (state, seat) = after(6);
    let view = Domino::view(&state, Viewer::Seat(seat));
    let mut dealer = Dealer::new(&view).expect("somebody is on turn");
    let mut random = stream(5, 0, 0);
    let simulations = ItemsCount::new(EFFORT.simulations);
    bencher
        .counter(simulations)
        .bench_local(|| search::search(|rng| dealer.deal(rng), EFFORT, Deadline::NEVER, &mut random));
}

/// Random play with the search's version of the rules, from the middle of a hand to its end; an item is a decision.
#[divan::bench]
fn playout_decisions(bencher: Bencher) {
    const HANDS: usize = 1_000;
    let (state, seat) = after(6);
    let view = Domino::view(&state, Viewer::Seat(seat));
    let mut dealer = Dealer::new(&view).expect("somebody is on turn");
    let mut random = stream(6, 0, 0);
    let dealt: Vec<_> = (0..HANDS).map(|_| dealer.deal(&mut random)).collect();
    let play = |random: &mut Rng| {
        let mut moves = Vec::new();
        let mut decisions = 0u32;
        for hand in &dealt {
            let mut hand = *hand;
            while hand.mover().is_some() {
                moves.clear();
                hand.moves(&mut moves);
                let Some(chosen) = moves.choose(random) else {
                    break;
                };
                hand.play(*chosen, random);
                decisions += 1;
            }
        }
        decisions
    };
    // The same seed each time, so that each run has the same number of decisions.
    let decisions = play(&mut stream(7, 0, 0));
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(&mut stream(7, 0, 0)));
}
