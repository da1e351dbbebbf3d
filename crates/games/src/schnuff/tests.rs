//! Tests that data from a table arrives at a guest as it was sent, and that malformed data does no harm.

use std::fmt::Debug;

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rules::action::Action;
use super::rules::card::Card;
use super::rules::event::{Event, Percept};
use super::rules::hand::Hand;
use super::rules::view::{Refusal, View};
use super::rules::{Schnuff, State};
use super::think::playout::Dealer;
use snuffel_core::advice::Advice;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Announce, Answer, Excuse, Game, Prompt, Reply, Think};
use snuffel_core::player::Level;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{self, News, Pending, Rules};
use snuffel_core::search::Playout;
use snuffel_core::seat::{MOST_SEATS, Seat, Seats, Viewer};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

const OPTIONS: [&str; 4] =
    ["drawing=auto end=last", "drawing=auto end=first", "drawing=strict end=last", "drawing=strict end=first"];

/// All actions that can be tried.
fn tries() -> impl Iterator<Item = Action> {
    let plays = Card::ALL.into_iter().flat_map(|card| [false, true].map(|draw| Action::Play { card, draw }));
    plays.chain([Action::Draw, Action::Next, Action::Resign])
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Seats::first(MOST_SEATS).iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// Plays a random game. `look` gets the state at the start and after each step, with the events of that step.
fn play(seed: u64, mut look: impl FnMut(&State, &[Event], &mut Rng)) {
    let random = &mut stream(seed, 11, 0);
    let config = OPTIONS[seed as usize % OPTIONS.len()].parse().unwrap();
    let mut state = Schnuff::start(&config, 2 + seed as usize % 5);
    let mut events = Vec::new();
    loop {
        look(&state, &events, random);
        events.clear();
        match Schnuff::pending(&state) {
            Pending::Over(_) => return,
            Pending::Chance(request) => {
                let outcome = Schnuff::sample(&request, random);
                Schnuff::apply_chance(&mut state, outcome, &mut events).unwrap();
            }
            Pending::Seats(due) => {
                let seat = due.iter().choose(random).unwrap();
                let moves = Schnuff::legal_actions(&Schnuff::view(&state, Viewer::Seat(seat)));
                let action = *moves.choose(random).unwrap();
                rules::act::<Schnuff>(&mut state, seat, action, &mut events).unwrap();
            }
        }
    }
}

fn bytes(sent: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(sent).unwrap()
}

fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(sent: &T) {
    assert_eq!(postcard::from_bytes::<T>(&bytes(sent)).as_ref(), Ok(sent));
}

#[test]
fn what_leaves_a_table_arrives_as_it_was_sent() {
    for seed in 0..40 {
        play(seed, |state, events, _| {
            for viewer in viewers() {
                let view = Schnuff::view(state, viewer);
                travels(&view);
                events
                    .iter()
                    .filter_map(|event| Schnuff::perceive(event, viewer))
                    .for_each(|percept| travels(&percept));
                tries().filter_map(|action| Schnuff::check(&view, &action).err()).for_each(|refusal| travels(&refusal));
            }
        });
    }
}

/// The bytes with random changes.
fn mutated(mut bytes: Vec<u8>, random: &mut Rng) -> Vec<u8> {
    for _ in 0..random.random_range(0..4) {
        if let Some(byte) = bytes.iter_mut().choose(random) {
            *byte = if random.random() { random.random() } else { *byte ^ (1 << random.random_range(0..8)) };
        }
    }
    if random.random_bool(0.02) {
        bytes.truncate(random.random_range(0..=bytes.len()));
    }
    bytes
}

/// A recipient that does everything a program can do with received data.
struct Guest {
    teller: Teller,
    grammar: Grammar,
    /// The number of views, percepts and refusals that could be read.
    read: [u32; 3],
}

impl Guest {
    fn new() -> Guest {
        let parts = [Schnuff::TEXTS.messages, Schnuff::TEXTS.words];
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &parts);
        let grammar = teller.grammar(Schnuff::VERBS, Schnuff::ARGUMENTS);
        Guest { teller, grammar, read: [0; 3] }
    }

    fn hear(&self, told: &[Message]) {
        for message in told {
            assert!(!self.teller.say(message).is_empty());
        }
    }

    /// Asks a view every possible question.
    fn ask(&self, view: &View, random: &mut Rng) {
        self.hear(&Schnuff::introduce(view));
        self.hear(&[Schnuff::help(view), Schnuff::place(view)]);
        Schnuff::names(view);
        let verbs = Schnuff::VERBS.iter().chain(&["status", "turn", "moves", "score", "number"]);
        for (verb, rest) in verbs.flat_map(|verb| ["", "3", "draw", "3 draw", "panic"].map(|rest| (verb, rest))) {
            match Schnuff::interpret(view, &Command::new(verb, rest), &self.grammar) {
                Ok(Reply::Tell(told) | Reply::Act(_, told)) => self.hear(&told),
                Ok(Reply::Confirm(told, _)) | Err(told) => self.hear(&[told]),
            }
        }
        for action in tries() {
            if let Err(refusal) = Schnuff::check(view, &action) {
                self.hear(&[refusal.message()]);
            }
        }
        for action in Schnuff::legal_actions(view) {
            if let Some(hint) = Schnuff::hint(view, &Advice::only(action)) {
                self.hear(&[vec![hint.what, hint.why], hint.more].concat());
            }
        }
        let players = [Schnuff::computer(Level::EASY), Schnuff::computer(Level::NORMAL)];
        for mut player in players.into_iter().chain(Schnuff::reference("keeper")) {
            player.decide(view, random, Deadline::NEVER);
        }
        // The strongest computer does this thousands of times.
        if let Some(mut dealer) = Dealer::new(view) {
            let mut round = dealer.deal(random);
            round.roll_out(random);
            (0..MOST_SEATS).for_each(|player| assert!(!round.reward(player).is_nan()));
        }
    }

    /// Reads possible bytes of a view, percepts and a refusal.
    fn take(&mut self, view: &[u8], percepts: &[Vec<u8>], refusal: &[u8], random: &mut Rng) {
        if let Ok(refusal) = postcard::from_bytes::<Refusal>(refusal) {
            self.read[2] += 1;
            self.hear(&[refusal.message()]);
        }
        let percepts: Vec<Percept> = percepts.iter().filter_map(|bytes| postcard::from_bytes(bytes).ok()).collect();
        self.read[1] += percepts.len() as u32;
        let Ok(view) = postcard::from_bytes::<View>(view) else {
            return;
        };
        self.read[0] += 1;
        self.ask(&view, random);
        let news: Vec<_> = percepts.iter().map(|percept| News::<Schnuff> { percept, view: &view }).collect();
        for viewer in [view.viewer, Viewer::Public] {
            self.hear(&Schnuff::tell(&news, viewer));
        }
    }
}

#[test]
fn whatever_arrives_harms_nobody() {
    let mut guest = Guest::new();
    for seed in 0..40 {
        play(seed, |state, events, random| {
            let viewer = viewers().choose(random).unwrap();
            let view = Schnuff::view(state, viewer);
            let percepts = events.iter().filter_map(|event| Schnuff::perceive(event, viewer));
            let percepts: Vec<_> = percepts.map(|percept| bytes(&percept)).collect();
            let refusal = Refusal::NotInHand(Card::Pass);
            for _ in 0..4 {
                let mut heard: Vec<_> = percepts.iter().map(|percept| mutated(percept.clone(), random)).collect();
                // Arbitrary bytes, which no table has sent.
                heard.push((0..8).map(|_| random.random_range(0..24)).collect());
                let view = mutated(bytes(&view), random);
                guest.take(&view, &heard, &mutated(bytes(&refusal), random), random);
            }
            let noise: Vec<u8> = (0..64).map(|_| random.random()).collect();
            guest.take(&noise, std::slice::from_ref(&noise), &noise, random);
        });
    }
    assert!(guest.read.iter().all(|read| *read > 1000), "little could be read: {:?}", guest.read);
}

/// The first seat's view on its last turn, in a game for three.
fn on_turn() -> View {
    let mut seen = None;
    play(1, |state, _, _| {
        let view = Schnuff::view(state, Viewer::Seat(Seat::FIRST));
        seen = view.is_mine().then_some(view).or(seen.take());
    });
    seen.unwrap()
}

#[test]
fn a_view_that_no_game_has_is_not_read() {
    let beyond = Seat::new(MOST_SEATS - 1).unwrap();
    let wrong: [fn(&mut View, Seat); 12] = [
        |view, _| view.seats = 7,
        |view, _| view.seats = 1,
        |view, _| view.sum = 91,
        |view, _| (view.sum, view.turn) = (103, None),
        |view, beyond| view.turn = Some(beyond),
        |view, beyond| view.dealer = Some(beyond),
        |view, beyond| view.chips[beyond] = 1,
        |view, beyond| view.cards[beyond] = 1,
        |view, _| view.chips[Seat::FIRST] = 11,
        |view, _| view.played[Card::Schnuff.index()] = 3,
        |view, _| view.pile = 55,
        |view, _| view.hand = Hand::EMPTY,
    ];
    travels(&on_turn());
    for change in wrong {
        let mut view = on_turn();
        change(&mut view, beyond);
        assert!(postcard::from_bytes::<View>(&bytes(&view)).is_err(), "{view:?}");
    }
}
