//! Tests that data from a table arrives as it was sent, and that malformed data can be put into words without harm.

use std::fmt::Debug;

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rules::Sniff;
use super::rules::action::Action;
use super::rules::board::{Field, Size, Wall};
use super::rules::event::{Fact, Percept};
use super::rules::labyrinth::Labyrinth;
use super::rules::sets::{FieldSet, WallSet};
use super::rules::view::{Refusal, Search, Stage, View};
use snuffel_core::advice::Advice;
use snuffel_core::deadline::Deadline;
use snuffel_core::game::{Advise, Announce, Answer, Excuse, Game, Prompt, Reply, Sheets, Think};
use snuffel_core::player::Level;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{News, Pending, Rules, act};
use snuffel_core::seat::{Seat, Viewer};
use snuffel_core::text::command::{Command, Grammar};
use snuffel_core::text::message::Message;
use snuffel_core::text::style::{Lang, Spelling, Wording};
use snuffel_core::text::teller::Teller;

const CONFIGS: [&str; 8] = [
    "size=5x5 walls=20",
    "size=3x3 walls=6 gallop warm-hot",
    "size=4x3 walls=8 way-out",
    "size=4x4 walls=12 blind non-stop",
    "size=3x3 warm-hot dogs count",
    "size=4x4 walls=12 gallop non-stop",
    "size=3x9 blind dogs",
    "size=9x9 walls=40 warm-hot count",
];

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public];

/// The view of a player who searches `labyrinth` and has asked for `steps`.
pub(super) fn searching(options: &str, labyrinth: &str, steps: &str) -> View {
    let state = Sniff::start(&options.parse().unwrap(), 2);
    let mut view = Sniff::view(&state, Viewer::Seat(Seat::FIRST));
    let labyrinth: Labyrinth = labyrinth.parse().unwrap();
    for step in steps.split_whitespace() {
        view.searches[Seat::FIRST].ask(&labyrinth, &view.config, step.parse().unwrap());
    }
    view.stage = Stage::Searching { mover: Seat::FIRST, moved: 0 };
    view
}

/// The data that has left a table.
#[derive(Default)]
struct Mail {
    views: Vec<View>,
    percepts: Vec<(Percept, View)>,
    refusals: Vec<Refusal>,
}

/// A random action that can be tried at any time.
fn any_action(size: Size, rng: &mut Rng) -> Action {
    let field = any_field(rng);
    let wall = match rng.random_bool(0.5) {
        true => Wall::new(field, any_field(rng)),
        false => size.walls().choose(rng).unwrap(),
    };
    match rng.random_range(0..12) {
        0 => Action::Walls(vec![wall]),
        1 => Action::Remove(vec![wall]),
        2 => Action::Treasure(field),
        3 => Action::Dog(field),
        4 => Action::RemoveDog(field),
        5 => Action::Undo,
        6 => Action::Fill,
        7 => Action::lay(Labyrinth::empty(Size::USUAL)),
        8 => Action::Done,
        9 => Action::Marker(Some(field)),
        _ => Action::Step(field),
    }
}

fn any_field(rng: &mut Rng) -> Field {
    Field::try_from(rng.random_range(0..Field::COUNT as u8)).unwrap()
}

/// Adds all data that leaves the table of one random game.
fn play(config: &str, seed: u64, mail: &mut Mail) {
    let mut rng = stream(seed, 0, 0);
    let mut state = Sniff::start(&config.parse().unwrap(), 2);
    for _ in 0..400 {
        let mut events = Vec::new();
        match Sniff::pending(&state) {
            Pending::Over(_) => break,
            Pending::Chance(request) => {
                let outcome = Sniff::sample(&request, &mut rng);
                Sniff::apply_chance(&mut state, outcome, &mut events).unwrap();
            }
            Pending::Seats(due) => {
                let seat = due.iter().choose(&mut rng).unwrap();
                let view = Sniff::view(&state, Viewer::Seat(seat));
                let legal = view.legal_actions().choose(&mut rng).cloned().unwrap();
                let action = if rng.random_bool(0.3) { any_action(view.config.size, &mut rng) } else { legal };
                mail.refusals.extend(act::<Sniff>(&mut state, seat, action, &mut events).err());
            }
        }
        for viewer in VIEWERS {
            let view = Sniff::view(&state, viewer);
            let percepts = events.iter().filter_map(|event| Sniff::perceive(event, viewer));
            mail.percepts.extend(percepts.map(|percept| (percept, view.clone())));
            mail.views.push(view);
        }
    }
}

fn mail() -> Mail {
    let mut mail = Mail::default();
    for (config, seed) in CONFIGS.iter().zip(1..) {
        play(config, seed, &mut mail);
    }
    mail
}

fn arrives<T: Serialize + DeserializeOwned + PartialEq + Debug>(sent: &T) {
    let bytes = postcard::to_stdvec(sent).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).as_ref(), Ok(sent));
}

#[test]
fn what_leaves_a_table_arrives_as_it_was() {
    let mail = mail();
    assert!(mail.views.len() > 2000 && mail.percepts.len() > 1000 && mail.refusals.len() > 100);
    mail.views.iter().for_each(arrives);
    mail.percepts.iter().for_each(|(percept, _)| arrives(percept));
    mail.refusals.iter().for_each(arrives);
}

/// A guest's program, which no received data may harm.
struct Guest {
    teller: Teller,
    grammar: Grammar,
}

impl Guest {
    fn new() -> Guest {
        let texts = Sniff::TEXTS;
        let teller = Teller::new(Lang::En, Wording::Full, Spelling::Plain, &[texts.messages, texts.words]);
        let grammar = teller.grammar(Sniff::VERBS, Sniff::ARGUMENTS);
        Guest { teller, grammar }
    }

    fn says(&self, told: impl IntoIterator<Item = Message>) {
        told.into_iter().for_each(|message| {
            self.teller.say(&message);
        });
    }

    /// Does everything that a player can do with a view.
    fn looks(&self, view: &View, rng: &mut Rng) {
        for verb in Sniff::VERBS.iter().chain(&["fields", "status", "turn", "moves", "score"]) {
            let rest = match rng.random_range(0..3) {
                0 => String::new(),
                1 => any_field(rng).to_string(),
                _ => format!("{} {}", any_field(rng), any_field(rng)),
            };
            let reply = Sniff::interpret(view, &Command::new(verb, &rest), &self.grammar);
            self.says(match reply {
                Ok(Reply::Act(_, told) | Reply::Tell(told)) => told,
                Ok(Reply::Confirm(told, _)) | Err(told) => vec![told],
            });
        }
        self.says(Sniff::introduce(view).into_iter().chain([Sniff::help(view), Sniff::place(view)]));
        Sniff::names(view);
        Sniff::foregone(view);
        let tried = (0..8).map(|_| any_action(view.config.size, rng));
        for action in Sniff::legal_actions(view).into_iter().chain(tried) {
            self.says(Sniff::check(view, &action).err().map(|refusal| refusal.message()));
            let hint = Sniff::hint(view, &Advice::only(action));
            self.says(hint.into_iter().flat_map(|hint| [vec![hint.what, hint.why], hint.more].concat()));
        }
        for level in [Level::EASY, Level::NORMAL, Level::HARD] {
            let advice = Sniff::computer(level).advise(view, rng, Deadline::when(&|| true));
            self.says(Sniff::hint(view, &advice).into_iter().flat_map(|hint| hint.more));
        }
        let sheet = Sniff::sheet(view).unwrap_or_default();
        self.says(Sniff::read_sheet(view, &sheet).err().map(|fault| *fault.reason));
    }

    /// Receives a percept.
    fn hears(&self, percept: &Percept, view: &View) {
        let news = [News { percept, view }; 2];
        for viewer in VIEWERS.into_iter().chain([Viewer::Seat(Seat::new(5).unwrap())]) {
            self.says(Sniff::tell(&news, viewer));
        }
        Sniff::recall(view, &news);
    }
}

/// The bytes with some of them changed or cut off, or random bytes.
fn spoilt(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    match rng.random_range(0..8) {
        0 => bytes.iter_mut().for_each(|byte| *byte = rng.random()),
        1 => bytes.truncate(rng.random_range(0..=bytes.len())),
        _ => {
            for _ in 0..rng.random_range(1..5) {
                let place = rng.random_range(0..bytes.len());
                bytes[place] = match rng.random_bool(0.5) {
                    true => rng.random(),
                    false => bytes[place].wrapping_add(1),
                };
            }
        }
    }
    bytes
}

#[test]
fn spoilt_bytes_are_an_error_or_can_be_told() {
    let mail = mail();
    let guest = Guest::new();
    let mut rng = stream(7, 0, 0);
    let mut read = [0; 3];
    for _ in 0..8000 {
        let (percept, view) = mail.percepts.choose(&mut rng).unwrap();
        let bytes = spoilt(&postcard::to_stdvec(view).unwrap(), &mut rng);
        let view = postcard::from_bytes::<View>(&bytes).ok();
        read[0] += u32::from(view.is_some());
        let bytes = spoilt(&postcard::to_stdvec(percept).unwrap(), &mut rng);
        let percept = postcard::from_bytes::<Percept>(&bytes).ok();
        read[1] += u32::from(percept.is_some());
        if let Some(view) = &view {
            guest.looks(view, &mut rng);
            percept.iter().for_each(|percept| guest.hears(percept, view));
        }
        let refusal = mail.refusals.choose(&mut rng).unwrap();
        let bytes = spoilt(&postcard::to_stdvec(refusal).unwrap(), &mut rng);
        let refusal = postcard::from_bytes::<Refusal>(&bytes).ok();
        read[2] += u32::from(refusal.is_some());
        guest.says(refusal.map(|refusal| refusal.message()));
    }
    assert!(read.iter().all(|count| *count > 500), "{read:?}");
}

/// A contradictory view: its parts come from different games, and its fields from different boards.
fn muddled(mail: &Mail, rng: &mut Rng) -> View {
    let mut view = mail.views.choose(rng).unwrap().clone();
    let other = mail.views.choose(rng).unwrap().clone();
    for _ in 0..rng.random_range(1..4) {
        let seat = Seat::new(rng.random_range(0..6)).unwrap();
        let search = Search { stands: any_field(rng), silent: Some(any_field(rng)), ..other.searches[Seat::FIRST] };
        match rng.random_range(0..10) {
            0 => view.config = other.config,
            1 => view.viewer = Viewer::Seat(seat),
            2 => view.stage = Stage::Searching { mover: seat, moved: rng.random() },
            3 => view.stage = Stage::Hiding { owner: seat },
            4 => view.ready = other.ready,
            5 => view.searches = [search, other.searches[Seat::SECOND]].into(),
            6 => view.own = other.own,
            7 => view.marker = Some(any_field(rng)),
            8 => view.start = any_field(rng),
            _ => view.shown = other.shown,
        }
    }
    view
}

#[test]
fn a_view_that_contradicts_itself_is_an_error_or_can_be_told() {
    let mail = mail();
    let guest = Guest::new();
    let mut rng = stream(8, 0, 0);
    let mut read = 0;
    for _ in 0..4000 {
        let bytes = postcard::to_stdvec(&muddled(&mail, &mut rng)).unwrap();
        let Ok(view) = postcard::from_bytes::<View>(&bytes) else {
            continue;
        };
        read += 1;
        guest.looks(&view, &mut rng);
        guest.hears(&mail.percepts.choose(&mut rng).unwrap().0, &view);
    }
    assert!(read > 2000, "{read}");
}

#[test]
fn nobody_beyond_the_table_is_believed() {
    let stage = |seat: u8| postcard::from_bytes::<Stage>(&[1, seat, 0]);
    assert_eq!(stage(1), Ok(Stage::Searching { mover: Seat::SECOND, moved: 0 }));
    assert!(stage(2).is_err());
    let stopped = |seat: u8| postcard::from_bytes::<Percept>(&[3, 4, seat]);
    assert_eq!(stopped(1), Ok(Percept::Public(Fact::Stopped { seat: Seat::SECOND })));
    assert!(stopped(2).is_err());
    let hidden = |seat: u8| postcard::from_bytes::<Percept>(&[2, seat, 0]);
    assert_eq!((hidden(1).is_ok(), hidden(2).is_ok()), (true, false));
}

#[test]
fn what_has_no_place_on_any_board_is_no_field_wall_or_set() {
    let last = Field::ZERO.index() as u8;
    assert_eq!(postcard::from_bytes(&[last]), Ok(Field::ZERO));
    assert!(postcard::from_bytes::<Field>(&[last + 1]).is_err());
    assert!(postcard::from_bytes::<Wall>(&[1, 0]).is_err());
    for sides in [[2, 5], [5, 10]] {
        assert!(postcard::from_bytes::<Size>(&sides).is_err());
    }
    let bits = |bits: u128| postcard::to_stdvec(&bits).unwrap();
    assert!(postcard::from_bytes::<FieldSet>(&bits(1 << last)).is_ok());
    assert!(postcard::from_bytes::<FieldSet>(&bits(1 << (last + 1))).is_err());
    assert!(postcard::from_bytes::<WallSet>(&[bits(1 << (last - 1)), bits(0)].concat()).is_ok());
    assert!(postcard::from_bytes::<WallSet>(&[bits(0), bits(1 << last)].concat()).is_err());
}
