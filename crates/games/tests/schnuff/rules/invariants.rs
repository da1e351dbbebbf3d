//! At every step of random games of schnuff all 54 cards and all chips are accounted for.

use snuffel_core::rng::stream;
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{Seats, Viewer};
use snuffel_games::schnuff::rules::card::{Card, Deck};
use snuffel_games::schnuff::rules::config::Config;
use snuffel_games::schnuff::rules::event::{Event, Exit, Fact};
use snuffel_games::schnuff::rules::{Schnuff, State};

use rand::seq::{IndexedRandom, IteratorRandom};

use snuffel_testing::{games, random_game};

const OPTIONS: [&str; 4] =
    ["drawing=auto end=last", "drawing=auto end=first", "drawing=strict end=last", "drawing=strict end=first"];

/// All cards in a state, sorted by kind.
fn cards(state: &State) -> Vec<Card> {
    let (hands, stack) = state.cards();
    let mut cards: Vec<Card> = hands.iter().flat_map(|hand| hand.iter()).collect();
    cards.extend(stack.cards());
    cards.sort_unstable();
    cards
}

/// The number of chips paid or lost.
fn paid(events: &[Event]) -> u32 {
    let chips = events.iter().map(|event| match event {
        Event::Public(Fact::Paid { paid, .. }) => *paid,
        Event::Public(Fact::Out { exit: Exit::NoCard(chips), .. }) => *chips,
        _ => 0,
    });
    chips.map(u32::from).sum()
}

fn check(state: &State, seats: usize, gone: u32) {
    // Before the first round all cards are in the stack.
    assert_eq!(cards(state), Deck::sorted().cards());
    let view = Schnuff::view(state, Viewer::Public);
    let chips: u32 = view.chips.iter().map(|chips| u32::from(*chips)).sum();
    let all = seats as u32 * u32::from(Config::CHIPS);
    assert_eq!(chips + gone, all);
    for seat in Seats::first(6).iter() {
        let (chips, cards) = (view.chips[seat], view.cards[seat]);
        let in_hand = Schnuff::view(state, Viewer::Seat(seat)).hand.len();
        assert_eq!(usize::from(cards), in_hand);
        assert!(chips > 0 || cards == 0, "who is out holds nothing");
    }
    if let Some(turn) = view.turn {
        assert!(view.chips[turn] > 0, "who is out is not on turn");
        assert!(view.pile > 0, "the pile is turned over at once");
        let full = |seat| view.cards[seat] == 4 || view.chips[seat] == 0;
        let strict = view.config.strict;
        assert!(strict || Seats::first(seats).iter().all(full), "four cards in each hand");
    }
}

#[test]
fn all_cards_and_chips_are_accounted_for_at_every_step_and_every_game_ends() {
    for options in OPTIONS {
        for seats in 2..=6 {
            for seed in 0..games() {
                let mut random = stream(seed, 7, 0);
                let mut state = Schnuff::start(&options.parse().unwrap(), seats);
                let (mut gone, mut steps) = (0, 0);
                let winners = loop {
                    let mut events = Vec::new();
                    match Schnuff::pending(&state) {
                        Pending::Over(outcome) => break outcome.winners,
                        Pending::Chance(request) => {
                            let outcome = Schnuff::sample(&request, &mut random);
                            Schnuff::apply_chance(&mut state, outcome, &mut events).unwrap();
                        }
                        Pending::Seats(due) => {
                            let seat = due.iter().choose(&mut random).unwrap();
                            let view = Schnuff::view(&state, Viewer::Seat(seat));
                            let moves = Schnuff::legal_actions(&view);
                            let action = *moves.choose(&mut random).unwrap();
                            snuffel_core::rules::act::<Schnuff>(&mut state, seat, action, &mut events).unwrap();
                        }
                    }
                    gone += paid(&events);
                    check(&state, seats, gone);
                    steps += 1;
                    assert!(steps < 100_000, "the game has no end");
                };
                assert!(!winners.is_empty());
            }
        }
    }
}

#[test]
fn a_game_from_a_seed_is_the_same_for_ever() {
    let config = OPTIONS[2].parse().unwrap();
    let games: Vec<String> = (0..2).map(|_| random_game::<Schnuff>(&config, 6, 3, |_, _| {}).lines).collect();
    assert_eq!(games[0], games[1]);
}
