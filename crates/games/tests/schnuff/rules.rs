//! Tests of the rules of schnuff, one for each rule and each reading of the rule book.

mod cards;
mod ending;
mod invariants;
mod limits;
mod pile;
mod refusals;
mod rounds;
mod schnuff_card;
mod strict;

use snuffel_core::record::Entry;
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::seat::{Seat, Seats, Viewer};
use snuffel_games::schnuff::rules::card::{Card, Deck};
use snuffel_games::schnuff::rules::event::{Cause, Event, Exit, Fact, Gap};
use snuffel_games::schnuff::rules::limit::{Limit, Toll};
use snuffel_games::schnuff::rules::view::{Refusal, View};
use snuffel_games::schnuff::rules::{Schnuff, State};

const USUAL: &str = "drawing=auto end=last";
const SHORT: &str = "drawing=auto end=first";
const STRICT: &str = "drawing=strict end=last";

/// A game driven by lines of a record.
struct Game {
    state: State,
    seats: usize,
}

/// The seat with this number, from 1.
fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn seats(numbers: &[usize]) -> Seats {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn limit(sum: u8) -> Limit {
    Limit::at(sum).unwrap()
}

/// The characters of the cards, as in a written deck.
fn signs(text: &str) -> Vec<char> {
    text.chars().filter(|sign| *sign != ' ').collect()
}

/// A deck with these cards on top, followed by the rest in their usual order.
fn deck(top: &str) -> Deck {
    let mut rest = signs(&Deck::sorted().to_string());
    for sign in signs(top) {
        let place = rest.iter().position(|other| *other == sign);
        rest.remove(place.unwrap_or_else(|| panic!("too many {sign}")));
    }
    let all: String = signs(top).into_iter().chain(rest).collect();
    all.parse().unwrap()
}

impl Game {
    fn new(options: &str, seats: usize) -> Game {
        Game { state: Schnuff::start(&options.parse().unwrap(), seats), seats }
    }

    /// A game with its first round dealt by `dealer`: these hands in seat order, then these cards on the draw pile.
    /// Cards are written as in a deck.
    fn dealt(options: &str, dealer: usize, hands: &[&str], pile: &str) -> Game {
        let mut game = Game::new(options, hands.len());
        for number in 1..=hands.len() {
            let throw = if number == dealer { "6 6" } else { "1 1" };
            game.play(&format!("chance dice {throw}"));
        }
        game.deal(dealer, hands, pile);
        game
    }

    /// A game some rounds in, of which seat 1 dealt the first. Each entry of `rounds` names the seats that went above
    /// 30, 60 and 90.
    fn poor(options: &str, seats: usize, rounds: &[[usize; 3]]) -> Game {
        let mut game = Game::new(options, seats);
        for number in 1..=seats {
            let throw = if number == 1 { "6 6" } else { "1 1" };
            game.play(&format!("chance dice {throw}"));
        }
        for (index, payers) in rounds.iter().enumerate() {
            // The player before each payer jumps to the limit.
            let jumpers = payers.map(|payer| (payer + seats - 2) % seats + 1);
            let hand = |number: usize| {
                let panics = jumpers.iter().filter(|jumper| **jumper == number).count();
                "!".repeat(panics) + &number.to_string().repeat(4 - panics)
            };
            let hands: Vec<String> = (1..=seats).map(hand).collect();
            let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
            game.deal(index % seats + 1, &hands, "");
            for jumper in jumpers {
                while game.turn() != jumper || game.view(1).opening {
                    game.play_number();
                }
                game.play(&format!("{jumper} panic"));
                game.play_number();
            }
            assert_eq!(game.due(), None, "the round is over");
        }
        game
    }

    /// Plays a number card for the player on turn.
    fn play_number(&mut self) {
        let turn = self.turn();
        let card = self.moves(turn)[0].clone();
        self.play(&format!("{turn} {card}"));
    }

    /// Deals a round; players who are out have empty hands.
    fn deal(&mut self, dealer: usize, hands: &[&str], pile: &str) -> Vec<Event> {
        let mut order = String::new();
        for place in 0..4 {
            for step in 0..hands.len() {
                let hand = signs(hands[(dealer + step) % hands.len()]);
                order.extend(hand.get(place));
            }
        }
        self.play(&format!("chance shuffle {}", deck(&(order + pile))))
    }

    /// Plays one line and returns its events.
    fn play(&mut self, line: &str) -> Vec<Event> {
        let mut events = Vec::new();
        match line.parse().unwrap() {
            Entry::<Schnuff>::Action(seat, action) => {
                let done = snuffel_core::rules::act::<Schnuff>(&mut self.state, seat, action, &mut events);
                assert_eq!(done, Ok(()), "{line}");
            }
            Entry::Chance(outcome) => {
                let done = Schnuff::apply_chance(&mut self.state, outcome, &mut events);
                assert!(done.is_ok(), "{line}");
            }
            Entry::Note(..) => unreachable!(),
        }
        events
    }

    /// Plays several lines and returns their events.
    fn play_all(&mut self, lines: &[&str]) -> Vec<Event> {
        lines.iter().flat_map(|line| self.play(line)).collect()
    }

    /// The refusal of a line, which must not change the state.
    fn refused(&mut self, line: &str) -> Refusal {
        let Entry::<Schnuff>::Action(seat, action) = line.parse().unwrap() else {
            unreachable!();
        };
        let before = format!("{:?}", self.state);
        let mut events = Vec::new();
        let refusal = snuffel_core::rules::act::<Schnuff>(&mut self.state, seat, action, &mut events).expect_err(line);
        assert_eq!(before, format!("{:?}", self.state), "{line}");
        assert!(events.is_empty());
        refusal
    }

    fn impossible(&mut self, outcome: &str) {
        let before = format!("{:?}", self.state);
        let outcome = outcome.parse().unwrap();
        assert!(Schnuff::apply_chance(&mut self.state, outcome, &mut Vec::new()).is_err());
        assert_eq!(before, format!("{:?}", self.state));
    }

    fn view(&self, number: usize) -> View {
        Schnuff::view(&self.state, Viewer::Seat(seat(number)))
    }

    fn sum(&self) -> u8 {
        self.view(1).sum
    }

    /// The chips of all seats.
    fn chips(&self) -> Vec<u8> {
        self.view(1).chips.iter().take(self.seats).copied().collect()
    }

    /// The number of the seat on turn.
    fn turn(&self) -> usize {
        self.view(1).turn.unwrap().index() + 1
    }

    /// The hand of a seat as written in a deck, oldest card first.
    fn hand(&self, number: usize) -> String {
        let names = self.view(number).hand.iter().map(sign);
        names.collect()
    }

    /// The draw pile followed by the discards, as written in a deck.
    fn stack(&self) -> String {
        let (_, stack) = self.state.cards();
        stack.cards().map(sign).collect()
    }

    /// The seats that may act; `None` if chance is due or the game is over.
    fn due(&self) -> Option<Seats> {
        match Schnuff::pending(&self.state) {
            Pending::Seats(seats) => Some(seats),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    fn winners(&self) -> Option<Seats> {
        self.view(1).over.map(|outcome| outcome.winners)
    }

    fn moves(&self, number: usize) -> Vec<String> {
        let moves = Schnuff::legal_actions(&self.view(number));
        moves.iter().map(ToString::to_string).collect()
    }
}

fn sign(card: Card) -> char {
    let place = usize::from(Card::ALL[..card.index()].iter().map(|card| card.copies()).sum::<u8>());
    signs(&Deck::sorted().to_string())[place]
}

/// A payment for going above a limit.
fn crossing(number: usize, sum: u8, paid: u8, left: u8) -> Event {
    paid_for(Cause::Crossing, number, sum, paid, left)
}

fn paid_for(cause: Cause, number: usize, sum: u8, paid: u8, left: u8) -> Event {
    Event::Public(Fact::Paid { seat: seat(number), cause, limit: limit(sum), paid, left })
}
