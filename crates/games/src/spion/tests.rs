//! Tests that data from a table arrives as it was sent, and that malformed data cannot crash the program.

use std::fmt::Debug;

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rules::action::{Action, Questions};
use super::rules::board::Place;
use super::rules::event::{Event, Percept};
use super::rules::piece::{Letter, Plan, Spy, Trap};
use super::rules::refusal::Refusal;
use super::rules::seating::MOST;
use super::rules::view::View;
use super::rules::{Spion, State};
use snuffel_core::advice::Advice;
use snuffel_core::game::{Advise, Announce, Answer, Excuse, Game, Prompt};
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{News, Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

/// Texts that can follow a command.
const BEHIND: [&str; 9] = ["", "A", "D 2", "white B", "white-blue C", "black-red", "snake 1.2", "4.4", "3"];

/// All possible viewers, including one seat too many.
fn viewers() -> impl Iterator<Item = Viewer> {
    Seats::first(MOST + 1).iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// All kinds of actions, for existing spies and others.
fn actions() -> Vec<Action> {
    let mut actions = vec![Action::Decline, Action::Resign, Action::Trap(Trap::Snake, Place::embassy(Seat::FIRST))];
    for spy in Spy::all(MOST) {
        let letter = spy.letter;
        actions.extend([Action::Free(letter), Action::Step(letter), Action::Walk(letter), Action::Prepare(letter, 2)]);
        actions.extend([Action::View(spy), Action::Attack(spy), Action::Unmask(spy), Action::Look(spy)]);
        actions.push(Action::Keep(spy.seat));
    }
    actions.extend((0..5).flat_map(|number| [Action::Pass(number), Action::Clear(number)]));
    actions.extend((1..=4).filter_map(|side| Some(Action::Trap(Trap::Magnet, Place::field(side, 3)?))));
    actions.extend(Trap::ALL.into_iter().map(Action::Sweep));
    actions.extend(Plan::ALL.into_iter().map(Action::Plan));
    actions.extend(Questions::ALL.map(Action::Questions));
    actions
}

/// Plays random games and calls `look` with each state and the latest events.
fn states(games: u64, mut look: impl FnMut(&State, &[Event], &mut Rng)) {
    for seed in 0..games {
        let mut random = stream(seed, 78, 0);
        let config = ["notes=on", "notes=off"].choose(&mut random).unwrap().parse().unwrap();
        let mut state = Spion::start(&config, [2, 4][seed as usize % 2]);
        let mut events = Vec::new();
        loop {
            look(&state, &events, &mut random);
            events.clear();
            match Spion::pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(request) => {
                    let outcome = Spion::sample(&request, &mut random);
                    Spion::apply_chance(&mut state, outcome, &mut events).unwrap();
                }
                Pending::Seats(due) => {
                    let seat = due.iter().choose(&mut random).unwrap();
                    let view = Spion::view(&state, Viewer::Seat(seat));
                    let looks = view.lookable.iter().map(Action::Look);
                    let strays = looks.chain([Action::Questions(Questions::All), Action::Resign]);
                    let strays = strays.filter(|action| Spion::check(&view, action).is_ok()).collect::<Vec<_>>();
                    let action = match strays.choose(&mut random) {
                        Some(stray) if random.random_bool(if *stray == Action::Resign { 0.01 } else { 0.2 }) => *stray,
                        _ => *Spion::legal_actions(&view).choose(&mut random).unwrap(),
                    };
                    snuffel_core::rules::act::<Spion>(&mut state, seat, action, &mut events).unwrap();
                }
            }
        }
    }
}

fn percepts(events: &[Event], viewer: Viewer) -> Vec<Percept> {
    events.iter().filter_map(|event| Spion::perceive(event, viewer)).collect()
}

fn refusals(view: &View) -> Vec<Refusal> {
    actions().iter().filter_map(|action| Spion::check(view, action).err()).collect()
}

#[track_caller]
fn assert_arrives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let bytes = postcard::to_stdvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).as_ref(), Ok(value));
}

#[test]
fn views_percepts_and_refusals_arrive_as_they_were() {
    states(12, |state, events, _| {
        for viewer in viewers() {
            let view = Spion::view(state, viewer);
            assert_arrives(&view);
            percepts(events, viewer).iter().for_each(assert_arrives);
            refusals(&view).iter().for_each(assert_arrives);
        }
    });
}

/// The values read after some bytes of a value were changed, in many ways.
fn mutated<T: Serialize + DeserializeOwned>(value: &T, random: &mut Rng) -> Vec<T> {
    let whole = postcard::to_stdvec(value).unwrap();
    let mutant = |_| {
        let mut bytes = whole.clone();
        match random.random_range(0..10) {
            0 => bytes.iter_mut().for_each(|byte| *byte = random.random_range(0..8)),
            1 => bytes.truncate(random.random_range(0..bytes.len())),
            2 => bytes.insert(random.random_range(0..bytes.len()), random.random()),
            others => {
                for _ in 0..=others / 7 {
                    let place = random.random_range(0..bytes.len());
                    bytes[place] = if random.random_bool(0.8) { random.random_range(0..25) } else { random.random() };
                }
            }
        }
        postcard::from_bytes(&bytes).ok()
    };
    (0..30).filter_map(mutant).collect()
}

/// Asks a view for everything that it can say.
fn ask(view: &View, grammar: &Grammar) {
    let verbs = Spion::VERBS.iter().chain(&["status", "turn", "moves", "score", "bare"]);
    for verb in verbs {
        for rest in BEHIND {
            let _ = Spion::interpret(view, &Command::new(verb, rest), grammar);
        }
    }
    let _ = (Spion::place(view), Spion::help(view), Spion::names(view), Spion::foregone(view), Spion::introduce(view));
    for action in &Spion::legal_actions(view) {
        let _ = (action.to_string(), Spion::hint(view, &Advice::only(*action)));
    }
    for action in &actions() {
        let _ = Spion::check(view, action).map_err(|refusal| refusal.message());
    }
}

#[test]
fn whatever_bytes_arrive_are_refused_or_can_be_told() {
    let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[Spion::TEXTS.messages, Spion::TEXTS.words]);
    let grammar = teller.grammar(Spion::VERBS, Spion::ARGUMENTS);
    let mut read = [0; 3];
    states(2, |state, events, random| {
        let viewer = viewers().choose(random).unwrap();
        let view = Spion::view(state, viewer);
        let mut others = mutated(&view, random);
        read[0] += others.len();
        others.iter().for_each(|other| ask(other, &grammar));
        others.push(view.clone());
        for percept in percepts(events, viewer) {
            let wrong = mutated(&percept, random);
            read[1] += wrong.len();
            let told = others.iter().flat_map(|view| {
                let news: Vec<_> = wrong.iter().chain([&percept]).map(|percept| News { percept, view }).collect();
                viewers().flat_map(|viewer| Spion::tell(&news, viewer)).collect::<Vec<_>>()
            });
            told.for_each(|message| drop(teller.say(&message)));
        }
        for refusal in refusals(&view).sample(random, 3) {
            let wrong = mutated(refusal, random);
            read[2] += wrong.len();
            wrong.iter().for_each(|refusal| drop(teller.say(&refusal.message())));
        }
    });
    assert!(read.iter().all(|read| *read > 100), "{read:?}");
}

#[test]
fn what_cannot_be_is_not_read() {
    let view = Spion::view(&Spion::start(&Default::default(), 2), Viewer::Public);
    let arrives = |change: fn(&mut View)| {
        let mut view = view.clone();
        change(&mut view);
        postcard::from_bytes::<View>(&postcard::to_stdvec(&view).unwrap()).is_ok()
    };
    assert!(arrives(|_| {}));
    assert!(!arrives(|view| view.position.bank += 1));
    assert!(!arrives(|view| view.position.traps[0] = Place::field(3, 1)));
    assert!(!arrives(|view| view.position.holders[Seat::FIRST] = Some(third())));
    assert!(!arrives(|view| view.ready = Seats::only(third())));
    assert!(!arrives(|view| view.shown.insert(Spy::new(third(), Letter::A))));
    assert!(!arrives(|view| view.envelopes[Seat::FIRST] = Some(4)));
    assert!(postcard::from_bytes::<Place>(&[20]).is_err());
    assert!(postcard::from_bytes::<Spy>(&[4, 0]).is_err());
}

/// A seat that does not exist in a game for two.
fn third() -> Seat {
    Seats::first(3).iter().last().unwrap()
}
