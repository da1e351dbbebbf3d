//! Tests that schnuff keeps its secrets: with different cards in other hands and in the pile, the game looks
//! identical to the byte to every viewer who may not know them.

use std::cell::OnceCell;
use std::collections::VecDeque;

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use snuffel_core::chance::Scripted;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{MOST_SEATS, Seat, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_games::schnuff::rules::action::{Action, Chance};
use snuffel_games::schnuff::rules::card::{Card, Deck};
use snuffel_games::schnuff::rules::event::{Event, Fact};
use snuffel_games::schnuff::rules::hand::Hand;
use snuffel_games::schnuff::rules::{Schnuff, State};

use snuffel_testing::secrecy::{Look, Onlooker};
use snuffel_testing::{random_game, share, told};

const OPTIONS: [&str; 2] = ["drawing=auto end=last", "drawing=strict end=last"];

/// A game as its rules see it, with the last shuffle and everything after it.
struct Played {
    state: State,
    events: Vec<Event>,
    /// The state before the last shuffle, its deck, and the number of events so far.
    before: State,
    deck: Deck,
    from: usize,
    /// The actions and the outcomes of chance after the last shuffle.
    lines: Vec<Result<(Seat, Action), Chance>>,
}

impl Played {
    fn new(options: &str, seats: usize) -> Played {
        let state = Schnuff::start(&options.parse().unwrap(), seats);
        Played { before: state.clone(), state, events: Vec::new(), deck: Deck::sorted(), from: 0, lines: Vec::new() }
    }

    /// Plays one random step. Returns whether the game goes on.
    fn step(&mut self, random: &mut Rng) -> bool {
        match Schnuff::pending(&self.state) {
            Pending::Over(_) => return false,
            Pending::Chance(request) => {
                let outcome = Schnuff::sample(&request, random);
                if let Chance::Shuffle(deck) = outcome {
                    self.before = self.state.clone();
                    self.deck = deck;
                    self.from = self.events.len();
                    self.lines.clear();
                } else {
                    self.lines.push(Err(outcome));
                }
                Schnuff::apply_chance(&mut self.state, outcome, &mut self.events).unwrap();
            }
            Pending::Seats(due) => {
                let seat = due.iter().choose(random).unwrap();
                let moves = Schnuff::legal_actions(&Schnuff::view(&self.state, Viewer::Seat(seat)));
                let action = *moves.choose(random).unwrap();
                self.lines.push(Ok((seat, action)));
                snuffel_core::rules::act::<Schnuff>(&mut self.state, seat, action, &mut self.events).unwrap();
            }
        }
        true
    }

    /// The round replayed with another deck; `None` if it would have gone differently.
    fn again(&self, deck: Deck) -> Option<(State, Vec<Event>)> {
        let mut state = self.before.clone();
        let mut events = self.events[..self.from].to_vec();
        Schnuff::apply_chance(&mut state, Chance::Shuffle(deck), &mut events).ok()?;
        for line in &self.lines {
            match line {
                Ok((seat, action)) => {
                    snuffel_core::rules::act::<Schnuff>(&mut state, *seat, *action, &mut events).ok()?;
                }
                Err(outcome) => Schnuff::apply_chance(&mut state, *outcome, &mut events).ok()?,
            }
        }
        Some((state, events))
    }
}

/// An onlooker that asks every question and tries every card.
fn onlooker() -> Onlooker<Schnuff> {
    let cards = Card::ALL.into_iter().flat_map(|card| [false, true].map(|draw| Action::Play { card, draw }));
    let tries = cards.chain([Action::Draw, Action::Next, Action::Resign]);
    Onlooker::new(
        &["status", "turn", "moves", "score", "hand", "sum", "chips", "direction", "pile", "look"],
        tries.collect(),
    )
}

/// The deck with two random cards swapped; `None` if they are equal.
fn swapped(deck: &Deck, random: &mut Rng) -> Option<Deck> {
    let mut cards = *deck.cards();
    let mut places: Vec<usize> = (0..Deck::SIZE).collect();
    places.shuffle(random);
    cards.swap(places[0], places[1]);
    Deck::new(cards).filter(|other| other != deck)
}

#[test]
fn other_cards_in_other_hands_and_in_the_pile_look_the_same() {
    let onlooker = onlooker();
    let (mut compared, mut of_hands) = (0, 0);
    for seed in 0..120 {
        // In few games hardly any cards can be swapped, so a small run goes on until enough were.
        if seed >= share(120) && of_hands > 500 {
            break;
        }
        let mut random = stream(seed, 0, 0);
        let seats = 2 + seed as usize % 5;
        let mut played = Played::new(OPTIONS[seed as usize % 2], seats);
        let steps = random.random_range(10..120);
        for _ in 0..steps {
            if !played.step(&mut random) {
                break;
            }
        }
        if played.from == 0 {
            continue;
        }
        let one = (&played.state, &played.events[played.from..]);
        // Everything visible in this game is collected once, then compared with many other games.
        let looks: [OnceCell<Look>; MOST_SEATS + 1] = Default::default();
        let look = |viewer| {
            let at = if let Viewer::Seat(seat) = viewer { seat.index() } else { MOST_SEATS };
            looks[at].get_or_init(|| onlooker.look(&one, viewer))
        };
        for _ in 0..60 {
            let Some(deck) = swapped(&played.deck, &mut random) else {
                continue;
            };
            let Some((state, events)) = played.again(deck) else {
                continue;
            };
            let (hands, _) = played.state.cards();
            let (others, _) = state.cards();
            // A player passed over for lack of a number reveals something of a hand, as at a real table.
            let passed_over = |events: &[Event]| {
                let shows =
                    |event: &&Event| matches!(event, Event::Public(Fact::PassedOver { .. } | Fact::DealtInVain));
                events.iter().filter(shows).cloned().collect::<Vec<_>>()
            };
            if passed_over(&played.events) != passed_over(&events) {
                continue;
            }
            // The earlier events are identical, one by one.
            let other = (&state, &events[played.from..]);
            assert_eq!(*look(Viewer::Public), onlooker.look(&other, Viewer::Public));
            for index in 0..seats {
                let me = Seat::new(index).unwrap();
                let seat = Viewer::Seat(me);
                let own = |events: &[Event]| {
                    let told = events.iter().filter_map(|event| match event {
                        Event::Dealt { hands, .. } => Some(format!("{:?}", hands[me])),
                        Event::Drew { seat, card } if *seat == me => Some(card.to_string()),
                        _ => None,
                    });
                    told.collect::<Vec<String>>()
                };
                let other_look = onlooker.look(&other, seat);
                if own(&played.events) == own(&events) {
                    assert_eq!(*look(seat), other_look, "{me}");
                    compared += 1;
                    of_hands += u32::from(hands != others);
                } else {
                    // The players know their own cards.
                    assert!(look(seat).differs_from(&other_look), "{me}");
                }
            }
        }
    }
    println!("{compared} were compared, {of_hands} with other hands");
    assert!(compared > share(5000), "only {compared} were compared");
    assert!(of_hands > 500, "only {of_hands} had other hands");
}

#[test]
fn the_public_sees_no_hand_and_no_drawn_card() {
    for seed in 0..50 {
        let config = OPTIONS[seed as usize % 2].parse().unwrap();
        let played = random_game::<Schnuff>(&config, 4, seed, |table, _| {
            assert_eq!(table.view(Viewer::Public).hand, Hand::EMPTY);
        });
        let told = told(&played.table, Viewer::Public);
        assert!(!told.contains("Drew") && !told.contains("Waived"));
        let dealt = told.lines().filter(|line| line.contains("Dealt "));
        dealt.for_each(|line| assert!(line.contains("hand: []"), "{line}"));
    }
}

#[test]
fn a_draw_that_was_forgotten_is_told_to_nobody() {
    let deck = Deck::sorted();
    let throw = |text: &str| Chance::Throw(text.parse().unwrap());
    let outcomes = [throw("1 1"), throw("6 6"), Chance::Shuffle(deck)];
    let lines = ["1", "1 draw"].map(|first| {
        let source = Scripted::<Schnuff>(VecDeque::from(outcomes));
        let config = OPTIONS[1].parse().unwrap();
        let mut table = Table::<Schnuff>::new(&config, 2, Box::new(source));
        table.settle();
        table.act(Seat::FIRST, first.parse().unwrap()).unwrap();
        table.act(Seat::SECOND, "1".parse().unwrap()).unwrap();
        assert!(matches!(table.due(), Due::Seats(_)));
        [told(&table, Viewer::Seat(Seat::SECOND)), told(&table, Viewer::Public)]
    });
    assert_eq!(lines[0], lines[1]);
}
