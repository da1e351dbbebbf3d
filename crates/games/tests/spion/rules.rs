//! Tests of the rules of Spion & Spion, one for each rule and each reading of the rule book.

mod bazongs;
mod board;
mod ending;
mod fights;
mod grey;
mod invariants;
mod passes;
mod questions;
mod setup;
mod story;
mod traitors;
mod traps;
mod turns;
mod typing;
mod unasked;

use snuffel_core::record::Entry;
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_games::spion::rules::action::{Action, Chance, Questions};
use snuffel_games::spion::rules::board::Place;
use snuffel_games::spion::rules::config::Config;
use snuffel_games::spion::rules::event::{Event, Fact, Percept, Reason, Victory};
use snuffel_games::spion::rules::piece::{DECK, Letter, NEW_DECK, Pass, Spies, Spy, Trap};
use snuffel_games::spion::rules::position::{Bazong, Blocked, Position, Spot};
use snuffel_games::spion::rules::refusal::Refusal;
use snuffel_games::spion::rules::seating::{colour, read_colour};
use snuffel_games::spion::rules::stage::Stage;
use snuffel_games::spion::rules::team::Team;
use snuffel_games::spion::rules::view::{Known, Source, View};
use snuffel_games::spion::rules::{Setting, Spion, State};

/// A game driven by lines of a record.
struct Game {
    state: State,
    events: Vec<Event>,
}

/// The initial situation of a game, described in words.
struct Scene(Setting);

/// Two spies at home, C in the dungeon, ten zillions each. Each player's A is 1, B is 2, C is 3, and C is the
/// traitor. All passes on top are yawns, unless [`Scene::passes`] says otherwise.
fn scene(seats: usize) -> Scene {
    let mut position = Position::new(seats);
    for seat in Seats::first(seats).iter() {
        position.spots[Spy::new(seat, Letter::C).index()] = Spot::Dungeon;
    }
    let (numbers, traitors, decks) = ([[1, 2, 3]; 4].into(), [3; 4].into(), [NEW_DECK; 2].into());
    Scene(Setting { position, numbers, traitors, decks, seat: Seat::FIRST })
        .passes("black", "yawn")
        .passes("white", "yawn")
}

impl Scene {
    /// Places spies: `black A 1.2, white B out`.
    fn put(mut self, spies: &str) -> Scene {
        for item in spies.split(", ") {
            let (name, spot) = item.rsplit_once(' ').unwrap();
            self.0.position.spots[spy(name).index()] = match spot {
                "dungeon" => Spot::Dungeon,
                "reserve" => Spot::Reserve,
                "out" => Spot::Out,
                spot => Spot::At(place(spot)),
            };
        }
        self
    }

    /// Puts the bazong of a colour on a field.
    fn lies(mut self, owner: &str, field: &str) -> Scene {
        self.0.position.bazongs[seat(owner)] = Bazong::Lying(place(field));
        self
    }

    /// Gives the bazong of a colour to a spy.
    fn carries(mut self, name: &str, owner: &str) -> Scene {
        self.0.position.bazongs[seat(owner)] = Bazong::Carried(spy(name));
        self
    }

    fn trap(mut self, trap: Trap, field: &str) -> Scene {
        self.0.position.traps[trap.index()] = Some(place(field));
        self
    }

    /// Sets the zillions of each seat; the bank has the rest.
    fn money(mut self, money: &[u8]) -> Scene {
        self.0.position.money.iter_mut().zip(money).for_each(|(each, money)| *each = *money);
        self.0.position.bank = 60 - money.iter().sum::<u8>();
        self
    }

    /// Sets the first passes of a deck; the others follow in the order of a new deck.
    fn passes(mut self, owner: &str, passes: &str) -> Scene {
        let mut deck = Vec::new();
        let mut rest = NEW_DECK.to_vec();
        for pass in passes.split(' ') {
            let pass: Pass = pass.parse().unwrap();
            let index = rest.iter().position(|other| *other == pass).unwrap();
            deck.push(rest.remove(index));
        }
        deck.extend(rest);
        self.0.decks[Team::of_seat(seat(owner))] = deck.try_into().unwrap();
        self
    }

    /// Eliminates a player.
    fn out(mut self, owner: &str) -> Scene {
        let seat = seat(owner);
        let position = &mut self.0.position;
        position.playing = position.playing.without(seat);
        position.bank += position.money[seat];
        position.money[seat] = 0;
        position.bazongs[seat] = Bazong::Gone;
        position.holders[seat] = None;
        for spy in Spy::all_of(seat) {
            position.spots[spy.index()] = Spot::Out;
        }
        for holder in position.holders.iter_mut() {
            *holder = holder.filter(|holder| *holder != seat);
        }
        self
    }

    /// Begins with the turn of a colour.
    fn turn(mut self, owner: &str) -> Game {
        self.0.seat = seat(owner);
        Game { state: State::from_setting(&Config::default(), &self.0), events: Vec::new() }
    }
}

impl Game {
    fn new(seats: usize) -> Game {
        Game { state: Spion::start(&Config::default(), seats), events: Vec::new() }
    }

    /// Plays lines with colours instead of seats: `black step A; white plan B; chance die snake`.
    fn play(&mut self, lines: &str) -> Vec<Event> {
        let before = self.events.len();
        for line in lines.split("; ") {
            match entry(line) {
                Entry::Action(seat, action) => {
                    let done = snuffel_core::rules::act::<Spion>(&mut self.state, seat, action, &mut self.events);
                    assert_eq!(done, Ok(()), "{line}");
                }
                Entry::Chance(outcome) => {
                    let done = Spion::apply_chance(&mut self.state, outcome, &mut self.events);
                    assert_eq!(done, Ok(()), "{line}");
                }
                Entry::Note(..) => unreachable!(),
            }
        }
        self.events[before..].to_vec()
    }

    /// Plays lines and returns the public facts.
    fn facts(&mut self, lines: &str) -> Vec<Fact> {
        let events = self.play(lines);
        events
            .iter()
            .filter_map(|event| match event {
                Event::Public(fact) => Some(*fact),
                _ => None,
            })
            .collect()
    }

    /// The refusal of a line, which must not change anything.
    fn refused(&mut self, line: &str) -> Refusal {
        let Entry::Action(seat, action) = entry(line) else {
            unreachable!();
        };
        let before = (format!("{:?}", self.state), self.events.len());
        let refusal =
            snuffel_core::rules::act::<Spion>(&mut self.state, seat, action, &mut self.events).expect_err(line);
        assert_eq!(before, (format!("{:?}", self.state), self.events.len()));
        refusal
    }

    fn view(&self, owner: &str) -> View {
        Spion::view(&self.state, Viewer::Seat(seat(owner)))
    }

    fn position(&self) -> Position {
        self.view("black").position
    }

    fn stage(&self) -> Stage {
        self.view("black").stage
    }

    /// The place of a spy: a field or embassy, or `dungeon`, `reserve`, `out`.
    fn spot(&self, name: &str) -> String {
        match self.position().spot(spy(name)) {
            Spot::At(place) => place.to_string(),
            Spot::Dungeon => "dungeon".to_owned(),
            Spot::Reserve => "reserve".to_owned(),
            Spot::Out => "out".to_owned(),
        }
    }

    /// The place of a bazong: `home`, `gone`, a field, or the spy that carries it.
    fn bazong(&self, owner: &str) -> String {
        match self.position().bazong(seat(owner)) {
            Bazong::Home => "home".to_owned(),
            Bazong::Gone => "gone".to_owned(),
            Bazong::Lying(place) => place.to_string(),
            Bazong::Carried(spy) => spy.to_string(),
        }
    }

    fn money(&self, owner: &str) -> u8 {
        self.position().money(seat(owner))
    }

    fn moves(&self, owner: &str) -> Vec<String> {
        let moves = Spion::legal_actions(&self.view(owner));
        moves.iter().map(Action::to_string).collect()
    }

    /// The winners; `None` while the game goes on.
    fn winners(&self) -> Option<Seats> {
        match self.stage() {
            Stage::Over(outcome) => Some(outcome.winners),
            _ => None,
        }
    }

    /// The reason for the end of the game.
    fn victory(&self) -> Option<Victory> {
        self.events.iter().find_map(|event| match event {
            Event::Public(Fact::Won { by, .. }) => Some(*by),
            _ => None,
        })
    }

    /// Turns off questions about unmasking for all players.
    fn unasked(mut self) -> Game {
        for seat in self.position().playing.iter() {
            self.play(&format!("{} questions off", colour(seat)));
        }
        self
    }

    /// Plays a fight that is won by the attacker, or by the defender.
    fn fight(&mut self, attacker: &str, defender: &str, attacker_wins: bool) -> Vec<Fact> {
        let defence = if attacker_wins { "B" } else { "A" };
        self.facts(&format!("{attacker} plan A; {defender} plan {defence}"))
    }
}

/// A line of a record, with a colour instead of the seat.
fn entry(line: &str) -> Entry<Spion> {
    let (first, rest) = line.split_once(' ').unwrap();
    match read_colour(first) {
        Ok(seat) => format!("{seat} {rest}").parse().unwrap(),
        Err(_) => line.parse().unwrap(),
    }
}

fn seat(text: &str) -> Seat {
    read_colour(text).unwrap()
}

fn spy(text: &str) -> Spy {
    text.parse().unwrap()
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

fn seats(text: &str) -> Seats {
    text.split(' ').map(seat).collect()
}

/// The turn of a colour, before its first move.
fn turn(owner: &str) -> Stage {
    Stage::Turn { seat: seat(owner), first: true }
}

/// Another move of a colour.
fn again(owner: &str) -> Stage {
    Stage::Turn { seat: seat(owner), first: false }
}

fn question(owner: &str, enemy: &str) -> Stage {
    Stage::Questioning { seat: seat(owner), enemy: seat(enemy) }
}
