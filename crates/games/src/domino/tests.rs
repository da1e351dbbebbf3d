//! Tests that data from a table of domino reads back as it was sent, and that other bytes are either refused or can
//! still be put into words.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::domino::rules::Domino;
use crate::domino::rules::action::Action;
use crate::domino::rules::event::Percept;
use crate::domino::rules::line::End;
use crate::domino::rules::tile::Tile;
use crate::domino::rules::view::{Refusal, View};
use snuffel_core::advice::Advice;
use snuffel_core::chance::Seeded;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Announce, Answer, Excuse, Game, Prompt, Reply, Think};
use snuffel_core::player::Level;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{News, Portable, Rules};
use snuffel_core::seat::{Seats, Viewer};
use snuffel_core::table::{Due, Side as _, Table};
use snuffel_core::text::command::Command;
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

/// The commands that need only a view.
const COMMANDS: [(&str, &[&str]); 12] = [
    ("status", &[""]),
    ("turn", &[""]),
    ("moves", &[""]),
    ("hand", &[""]),
    ("ends", &[""]),
    ("line", &[""]),
    ("counts", &[""]),
    ("score", &[""]),
    ("auto", &[""]),
    ("lay", &["", "5-3", "left"]),
    ("look", &["3", "6-6", "left", "up"]),
    ("what", &["5-3", "6-6 down"]),
];

/// Everything sent from the tables of some random games, as bytes.
#[derive(Default)]
struct Sent {
    views: Vec<Vec<u8>>,
    percepts: Vec<Vec<u8>>,
    refusals: Vec<Vec<u8>>,
}

fn send<T: Portable>(value: &T) -> Vec<u8> {
    let bytes = postcard::to_stdvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).as_ref(), Ok(value));
    bytes
}

fn actions() -> Vec<Action> {
    let lays = Tile::all().flat_map(|tile| End::ALL.map(|end| Action::Lay(tile, end)));
    lays.chain([Action::Draw, Action::Pass, Action::Auto(true), Action::Auto(false)]).collect()
}

/// Plays a random game and sends every viewer all they may know.
fn send_game(options: &str, seats: usize, seed: u64, sent: &mut Sent) {
    let mut random = stream(seed, 5, 0);
    let mut table = Table::<Domino>::new(&options.parse().unwrap(), seats, Box::new(Seeded { seed }));
    table.settle();
    let viewers = || Seats::first(seats).iter().map(Viewer::Seat).chain([Viewer::Public]);
    let mut actions = actions();
    while let Due::Seats(due) = table.due() {
        sent.views.extend(viewers().map(|viewer| send(&table.view(viewer))));
        let seat = due.iter().next().unwrap();
        if random.random_range(0..300) == 0 {
            table.act(seat, Action::Resign).unwrap();
            break;
        }
        // Tries random actions until one is possible.
        actions.shuffle(&mut random);
        for action in &actions {
            match table.act(seat, *action) {
                Ok(()) => break,
                Err(refusal) => sent.refusals.push(send(&refusal)),
            }
        }
    }
    for viewer in viewers() {
        sent.views.push(send(&table.view(viewer)));
        sent.percepts.extend(table.story(viewer, 0).map(|percept| send(&percept)));
    }
}

fn sent() -> Sent {
    let mut sent = Sent::default();
    for (seed, options) in ["target=100", "target=30 spinner", "target=100 spinner", "target=5"].iter().enumerate() {
        for seats in 2..=5 {
            send_game(options, seats, seed as u64, &mut sent);
        }
    }
    sent
}

/// Bytes with a few random changes to what was sent, or entirely random ones.
fn spoilt(sent: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut bytes = sent.choose(random).unwrap().clone();
    if random.random_range(0..8) == 0 {
        random.fill(&mut bytes[..]);
    }
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..bytes.len());
        match random.random_range(0..4) {
            0 => bytes[place] = random.random(),
            1 => bytes[place] ^= 1 << random.random_range(0..8),
            2 => bytes.truncate(place.max(1)),
            _ => bytes.insert(place, random.random()),
        }
    }
    bytes
}

/// The first of several attempts that can be read.
fn read<T: Portable>(sent: &[Vec<u8>], random: &mut Rng) -> Option<T> {
    (0..20).find_map(|_| postcard::from_bytes(&spoilt(sent, random)).ok())
}

/// All messages about a view.
fn told_of(view: &View, teller: &Teller) -> Vec<Message> {
    let grammar = teller.grammar(Domino::VERBS, Domino::ARGUMENTS);
    let mut told = Domino::introduce(view);
    told.extend([Domino::help(view), Domino::place(view)]);
    let commands = COMMANDS.iter().flat_map(|(verb, rests)| rests.iter().map(|rest| Command::new(verb, rest)));
    for command in commands {
        match Domino::interpret(view, &command, &grammar) {
            Ok(Reply::Tell(messages)) => told.extend(messages),
            Ok(Reply::Act(action, _) | Reply::Confirm(_, action)) => told.extend(refused(view, &action)),
            Err(message) => told.push(message),
        }
    }
    for action in Domino::legal_actions(view) {
        told.extend(refused(view, &action));
        told.extend(hinted(view, &Advice::only(action)));
    }
    told
}

fn hinted(view: &View, advice: &Advice<Action>) -> Vec<Message> {
    let hint = Domino::hint(view, advice);
    hint.into_iter().flat_map(|hint| [vec![hint.what, hint.why], hint.more].concat()).collect()
}

fn refused(view: &View, action: &Action) -> Option<Message> {
    Domino::check(view, action).err().map(|refusal| refusal.message())
}

#[test]
fn all_that_leaves_a_table_reads_back_as_it_was() {
    let sent = sent();
    assert!(sent.views.len() > 1000 && sent.percepts.len() > 1000 && sent.refusals.len() > 1000);
}

#[test]
fn bytes_of_no_table_are_refused_or_can_be_told() {
    let sent = sent();
    let mut random = stream(1, 6, 0);
    let parts = [Domino::TEXTS.messages, Domino::TEXTS.words];
    let teller = Teller::new(Lang::En, Wording::Full, Spelling::Plain, &parts);
    let actions = actions();
    let (mut views, mut percepts, mut refusals) = (0, 0, 0);
    for round in 0..6000 {
        let Some(view) = read::<View>(&sent.views, &mut random) else {
            continue;
        };
        views += 1;
        let read_percepts: Vec<Percept> = (0..4).filter_map(|_| read(&sent.percepts, &mut random)).collect();
        percepts += read_percepts.len();
        let news: Vec<_> = read_percepts.iter().map(|percept| News { percept, view: &view }).collect();
        let mut told = Domino::tell(&news, view.viewer);
        let refusal = read::<Refusal>(&sent.refusals, &mut random);
        refusals += usize::from(refusal.is_some());
        told.extend(refusal.map(|refusal| refusal.message()));
        told.extend(told_of(&view, &teller));
        Domino::names(&view);
        for action in &actions {
            let _ = Domino::check(&view, action);
        }
        let levels = if round % 16 == 0 { &[Level::EASY, Level::NORMAL, Level::HARD][..] } else { &[Level::NORMAL] };
        for level in levels {
            let advice = Domino::computer(*level).advise(&view, &mut random, Deadline::when(&|| true));
            told.extend(hinted(&view, &advice));
        }
        if round % 8 == 0 {
            told.iter().for_each(|message| drop(teller.say(message)));
        }
    }
    assert!(views > 1000 && percepts > 1000 && refusals > 1000, "{views} {percepts} {refusals}");
}
