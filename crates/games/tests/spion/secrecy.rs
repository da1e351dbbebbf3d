//! Tests that Spion & Spion keeps its secrets: a game with a different secret looks identical to the byte to every
//! viewer who may not know it.

use rand::RngExt;
use rand::seq::{IndexedRandom, IteratorRandom};
use snuffel_core::record::Entry;
use snuffel_core::rng::{Rng, stream};
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_games::spion::rules::action::{Action, Chance, Questions};
use snuffel_games::spion::rules::config::Config;
use snuffel_games::spion::rules::event::Event;
use snuffel_games::spion::rules::piece::{DECK, Letter, Plan, Spy};
use snuffel_games::spion::rules::stage::Stage;
use snuffel_games::spion::rules::team::{Team, opposite};
use snuffel_games::spion::rules::view::View;
use snuffel_games::spion::rules::{Spion, State};

use snuffel_testing::secrecy::{Onlooker, outsiders};
use snuffel_testing::share;

/// Questions that have no effect.
static QUESTIONS: [&str; 16] = [
    "status",
    "turn",
    "moves",
    "score",
    "spies",
    "money",
    "numbers",
    "envelope",
    "deck",
    "side 1",
    "side 2",
    "ahead A",
    "ahead white B",
    "look black A",
    "look white",
    "questions",
];

/// An onlooker that asks every question, and tries to look at every spy and to accuse it.
fn onlooker() -> Onlooker<Spion> {
    let tries = Spy::all(4).flat_map(|spy| [Action::Look(spy), Action::Unmask(spy), Action::View(spy)]);
    Onlooker::new(&QUESTIONS, tries.collect())
}

/// One line of a record.
#[derive(Clone, Copy)]
enum Line {
    Action(Seat, Action),
    Chance(Chance),
}

/// A game, with the lines that led to it.
struct Game {
    seats: usize,
    state: State,
    events: Vec<Event>,
    lines: Vec<Line>,
}

impl Game {
    fn new(seats: usize) -> Game {
        Game { seats, state: Spion::start(&Config::default(), seats), events: Vec::new(), lines: Vec::new() }
    }

    fn follow(&mut self, line: Line) {
        match line {
            Line::Action(seat, action) => {
                snuffel_core::rules::act::<Spion>(&mut self.state, seat, action, &mut self.events).unwrap();
            }
            Line::Chance(outcome) => {
                Spion::apply_chance(&mut self.state, outcome, &mut self.events).unwrap();
            }
        }
        self.lines.push(line);
    }

    /// The same game with different lines.
    fn with(&self, lines: impl IntoIterator<Item = Line>) -> Game {
        let mut game = Game::new(self.seats);
        lines.into_iter().for_each(|line| game.follow(line));
        game
    }

    /// Plays on at random; `false` if the game is over.
    fn play_on(&mut self, random: &mut Rng) -> bool {
        let line = match Spion::pending(&self.state) {
            Pending::Over(_) => return false,
            Pending::Chance(request) => Line::Chance(Spion::sample(&request, random)),
            Pending::Seats(due) => {
                let seat = due.iter().choose(random).unwrap();
                let view = self.view(Viewer::Seat(seat));
                let moves = Spion::legal_actions(&view);
                let stray = stray(&view, random).filter(|action| Spion::check(&view, action).is_ok());
                Line::Action(seat, stray.unwrap_or(*moves.choose(random).unwrap()))
            }
        };
        self.follow(line);
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        Spion::view(&self.state, viewer)
    }

    /// The current state and the events.
    fn stand(&self) -> (&State, &[Event]) {
        (&self.state, &self.events)
    }
}

/// Asserts that the two games look the same to all viewers except `initiated`.
#[track_caller]
fn assert_same(onlooker: &Onlooker<Spion>, game: &Game, other: &Game, initiated: Seats) {
    onlooker.cannot_tell(&game.stand(), &other.stand(), outsiders(game.seats, initiated));
}

/// Looks, guesses and preferences, which are not in the list of moves.
fn stray(view: &View, random: &mut Rng) -> Option<Action> {
    let seat = view.seat()?;
    match random.random_range(0..30) {
        0 => view.position.accusable(seat).iter().choose(random).map(Action::Unmask),
        1..8 => view.lookable.iter().choose(random).map(Action::Look),
        8 => Questions::ALL
            .into_iter()
            .filter(|questions| *questions != view.questions)
            .choose(random)
            .map(Action::Questions),
        _ => None,
    }
}

/// Calls `look` at many moments of random games, which are enough for each kind of moment to come up.
fn moments(mut look: impl FnMut(&Game, &mut Rng)) {
    for seats in [2, 4] {
        for seed in 0..share(24).max(3) {
            let mut random = stream(seed, 5, 0);
            let mut game = Game::new(seats);
            while game.play_on(&mut random) {
                let over = matches!(Spion::pending(&game.state), Pending::Over(_));
                if !over && random.random_range(0..10) == 0 {
                    look(&game, &mut random);
                }
            }
        }
    }
}

#[test]
fn swapping_two_numbers_that_a_viewer_has_not_seen_changes_nothing_for_it() {
    let onlooker = onlooker();
    let mut compared = 0;
    moments(|game, _| {
        for owner in Seats::first(game.seats).iter() {
            for viewer in outsiders(game.seats, Seats::only(owner)) {
                let view = game.view(viewer);
                let unknown: Vec<usize> =
                    (0..3).filter(|index| view.number(Spy::new(owner, Letter::ALL[*index])).is_none()).collect();
                let &[one, other, ..] = unknown.as_slice() else {
                    continue;
                };
                let swapped = game.with(game.lines.iter().map(|line| match *line {
                    Line::Chance(Chance::Numbers(seat, mut numbers)) if seat == owner => {
                        numbers.swap(one, other);
                        Line::Chance(Chance::Numbers(seat, numbers))
                    }
                    line => line,
                }));
                onlooker.cannot_tell(&game.stand(), &swapped.stand(), [viewer]);
                compared += 1;
            }
        }
    });
    assert!(compared > share(100), "{compared}");
}

#[test]
fn another_number_in_an_envelope_changes_nothing_for_those_who_do_not_hold_it() {
    let onlooker = onlooker();
    let mut compared = 0;
    moments(|game, random| {
        let writers = Seats::first(game.seats).iter();
        for writer in writers {
            let enemy = opposite(writer);
            let used =
                game.lines.iter().any(|line| matches!(line, Line::Action(_, Action::Unmask(spy)) if spy.seat == enemy));
            if used {
                continue;
            }
            let other = random.random_range(1..=3);
            let changed = game.with(game.lines.iter().map(|line| match *line {
                Line::Action(seat, Action::Prepare(letter, _)) if seat == writer => {
                    Line::Action(seat, Action::Prepare(letter, other))
                }
                line => line,
            }));
            assert_same(&onlooker, game, &changed, Seats::only(writer));
            compared += 1;
        }
    });
    assert!(compared > share(60), "{compared}");
}

#[test]
fn the_letter_for_the_dungeon_is_secret_until_all_are_ready() {
    let onlooker = onlooker();
    let (mut hidden, mut shown) = (0, 0);
    let games = share(24);
    for seats in [2, 4] {
        for seed in 0..games {
            let mut random = stream(seed, 5, 0);
            let mut game = Game::new(seats);
            while game.view(Viewer::Public).stage == Stage::Preparing {
                game.play_on(&mut random);
                for (writer, changed) in other_letters(&game) {
                    let (one, other) = (game.stand(), changed.stand());
                    onlooker.can_tell(&one, &other, Viewer::Seat(writer));
                    if game.view(Viewer::Public).stage == Stage::Preparing {
                        onlooker.cannot_tell(&one, &other, outsiders(seats, Seats::only(writer)));
                        hidden += 1;
                    } else {
                        // All players are ready, so the spy is in the dungeon, where everyone can see it.
                        for viewer in outsiders(seats, Seats::only(writer)) {
                            onlooker.can_tell(&one, &other, viewer);
                        }
                        shown += 1;
                    }
                }
            }
        }
    }
    // Two other letters for each player who is ready, at each step and at the end.
    assert!(hidden >= games * (2 + 12), "{hidden}");
    assert_eq!(shown, games * (4 + 8));
}

/// The same game with a different letter of a player who is ready: for each of them, and each letter.
fn other_letters(game: &Game) -> Vec<(Seat, Game)> {
    let ready = game.view(Viewer::Public).ready;
    let own = |line: &Line| match *line {
        Line::Action(seat, Action::Prepare(letter, _)) if ready.contains(seat) => Some((seat, letter)),
        _ => None,
    };
    let others = game.lines.iter().filter_map(own).flat_map(|(writer, own)| {
        let others = Letter::NUMBERED.into_iter().filter(move |letter| *letter != own);
        others.map(move |letter| (writer, letter))
    });
    let changed = |(writer, letter)| {
        let lines = game.lines.iter().map(|line| match *line {
            Line::Action(seat, Action::Prepare(_, number)) if seat == writer => {
                Line::Action(seat, Action::Prepare(letter, number))
            }
            line => line,
        });
        (writer, game.with(lines))
    };
    others.map(changed).collect()
}

#[test]
fn passes_that_nobody_has_seen_can_be_exchanged_without_anybody_noticing() {
    let onlooker = onlooker();
    let mut compared = 0;
    moments(|game, random| {
        for side in [Seat::FIRST, Seat::SECOND] {
            let view = game.view(Viewer::Public);
            // The number of passes taken determines which index of the deck is on top.
            let known = view.passes[Team::of_seat(side)];
            let taken = game.events.iter().fold(0, |top, event| match event {
                Event::Public(snuffel_games::spion::rules::event::Fact::Took { seat, depth, .. })
                    if Team::of_seat(*seat) == Team::of_seat(side) =>
                {
                    top + usize::from(*depth)
                }
                _ => top,
            });
            let unseen: Vec<usize> =
                (0..DECK).filter(|index| known[(index + 10 * DECK * DECK - taken) % DECK].is_none()).collect();
            if unseen.len() < 2 {
                continue;
            }
            let one = *unseen.choose(random).unwrap();
            let other = *unseen.choose(random).unwrap();
            let changed = game.with(game.lines.iter().map(|line| match *line {
                Line::Chance(Chance::Deck(seat, mut passes)) if seat == side => {
                    passes.swap(one, other);
                    Line::Chance(Chance::Deck(seat, passes))
                }
                line => line,
            }));
            assert_same(&onlooker, game, &changed, Seats::NONE);
            compared += 1;
        }
    });
    assert!(compared > 5, "{compared}");
}

#[test]
fn a_plan_is_hidden_until_both_are_chosen() {
    let onlooker = onlooker();
    let mut compared = 0;
    moments(|game, _| {
        let Some(&Line::Action(seat, Action::Plan(_))) = game.lines.last() else {
            return;
        };
        if !game.view(Viewer::Public).chosen.contains(seat) {
            return;
        }
        for plan in Plan::ALL {
            let earlier = game.lines[..game.lines.len() - 1].iter().copied();
            let last = Line::Action(seat, Action::Plan(plan));
            let changed = game.with(earlier.chain([last]));
            assert_same(&onlooker, game, &changed, Seats::only(seat));
            compared += 1;
        }
    });
    assert!(compared > 5, "{compared}");
}

#[test]
fn looks_at_alfred_fields_are_noticed_by_nobody_else() {
    let onlooker = onlooker();
    let mut compared = 0;
    moments(|game, _| {
        for looker in Seats::first(game.seats).iter() {
            let is_look = |line: &Line| matches!(line, Line::Action(seat, Action::Look(_)) if *seat == looker);
            if !game.lines.iter().any(is_look) {
                continue;
            }
            let without = game.with(game.lines.iter().copied().filter(|line| !is_look(line)));
            assert_same(&onlooker, game, &without, Seats::only(looker));
            compared += 1;
        }
    });
    assert!(compared > 5, "{compared}");
}

#[test]
fn the_wish_not_to_be_asked_is_noticed_by_nobody_else() {
    let onlooker = onlooker();
    let mut compared = 0;
    moments(|game, _| {
        let Some(&Line::Action(seat, Action::Questions(_))) = game.lines.last() else {
            return;
        };
        let before = game.with(game.lines[..game.lines.len() - 1].iter().copied());
        assert_same(&onlooker, game, &before, Seats::only(seat));
        compared += 1;
    });
    assert!(compared > 5, "{compared}");
}

#[test]
fn the_record_holds_every_secret_and_reads_back() {
    moments(|game, _| {
        for line in &game.lines {
            let entry: Entry<Spion> = match *line {
                Line::Action(seat, action) => Entry::Action(seat, action),
                Line::Chance(outcome) => Entry::Chance(outcome),
            };
            assert_eq!(entry.to_string().parse::<Entry<Spion>>(), Ok(entry));
        }
    });
}
