//! The messages that one seat hears in a whole game at its keyboard, with a computer typing for it: the number of words
//! in the player's turn.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;

use snuffel::advice::Advice;
use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::game::Game;
use snuffel::matches::Played;
use snuffel::player::{Level, Player};
use snuffel::rng::stream;
use snuffel::rules::Rules;
use snuffel::seat::{Seat, Seats, Viewer};
use snuffel::session::{Effect, Input, Need, Session, Surroundings};
use snuffel::table::{Account, Due, Side, Table, Turn};
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::{Lang, Spelling, Wording};
use snuffel::text::teller::Teller;
use snuffel::text::typed::typed;

/// A table shared by sessions and observers.
pub struct Shared<R: Rules> {
    pub table: Rc<RefCell<Table<R>>>,
    /// The number of steps that all sessions have heard. No forced action follows a step before all have heard it.
    pub heard: Rc<Cell<u64>>,
}

impl<R: Rules> Shared<R> {
    /// A table for one session, which waits for no others.
    pub fn alone(table: &Rc<RefCell<Table<R>>>) -> Shared<R> {
        Shared { table: Rc::clone(table), heard: Rc::new(Cell::new(u64::MAX)) }
    }
}

impl<R: Rules> Clone for Shared<R> {
    fn clone(&self) -> Shared<R> {
        Shared { table: Rc::clone(&self.table), heard: Rc::clone(&self.heard) }
    }
}

impl<R: Rules> Side<R> for Shared<R> {
    fn due(&self) -> Due {
        self.table.borrow().due()
    }

    fn view(&self, viewer: Viewer) -> R::View {
        self.table.borrow().view(viewer)
    }

    fn events(&self) -> usize {
        self.table.borrow().events()
    }

    fn view_at(&self, viewer: Viewer, events: usize) -> R::View {
        self.table.borrow().view_at(viewer, events)
    }

    fn turn(&self, from: usize) -> Turn {
        self.table.borrow().turn(from)
    }

    fn account(&self, viewer: Viewer, range: Range<usize>) -> Account<R> {
        self.table.borrow().account(viewer, range)
    }

    fn percept(&self, viewer: Viewer, number: usize) -> Option<R::Percept> {
        self.table.borrow().percept(viewer, number)
    }

    fn events_before_last_action(&self, seat: Seat) -> usize {
        self.table.borrow().events_before_last_action(seat)
    }

    fn events_after_last_action(&self, seat: Seat) -> usize {
        self.table.borrow().events_after_last_action(seat)
    }

    fn has_secrets(&self, viewer: Viewer, from: usize) -> bool {
        self.table.borrow().has_secrets(viewer, from)
    }

    fn steps(&self) -> u64 {
        self.table.borrow().steps()
    }

    fn step_end(&self, number: usize) -> usize {
        self.table.borrow().step_end(number)
    }

    fn deeds(&self, seat: Seat) -> u64 {
        self.table.borrow().deeds(seat)
    }

    /// The table's owner asks chance, once all players are seated.
    fn settle(&mut self) {}

    fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), R::Refusal> {
        self.table.borrow_mut().act(seat, action)
    }

    fn is_on_its_way(&self) -> bool {
        self.steps() > self.heard.get()
    }

    fn note(&mut self, seat: Seat, text: Printable) {
        self.table.borrow_mut().note(seat, text);
    }

    fn notes(&self, seat: Seat) -> Vec<Printable> {
        self.table.borrow().notes(seat)
    }

    fn keep_lines(&mut self) {}

    fn take_lines(&mut self) -> String {
        String::new()
    }
}

/// The messages that the player on a seat hears in a game against computers of the same level, with moves by the same
/// level.
pub fn hear<G: Game>(config: &G::Config, seats: usize, me: Seat, level: Level, seed: u64) -> Vec<Message> {
    let mut players = vec![Player::Computer(level); seats];
    players[me.index()] = Player::Human(None);
    let table = Rc::new(RefCell::new(Table::<G>::new(config, seats, Box::new(Seeded { seed }))));
    table.borrow_mut().settle();
    let side = Shared::alone(&table);
    let mut session = Session::new(
        Box::new(Played::<G, _>::new(side, players.clone(), seed)),
        Seats::only(me),
        Surroundings::default(),
    );
    let mut teller = Teller::new(Lang::En, Wording::Full, Spelling::Plain, &[G::TEXTS.messages, G::TEXTS.words]);
    teller.meet(&players);
    let (mut own, mut heard) = (G::computer(level), Vec::new());
    session.begin();
    loop {
        while let Some(effect) = session.effect() {
            if let Effect::Say(message) = effect {
                heard.push(message);
            }
        }
        match session.need() {
            Need::Thought => {
                let question = session.thinking().expect("a thought");
                let answer = session.table().kind().answer(&question, Deadline::NEVER).unwrap();
                session.handle(Input::Thought(Some(answer)), &mut teller);
            }
            Need::Line(ask) if !matches!(table.borrow().due(), Due::Over(_)) => {
                let view = table.borrow().view(Viewer::Seat(me));
                let action = own.decide(&view, &mut stream(seed, 1, table.borrow().steps()), Deadline::NEVER);
                let what = G::hint(&view, &Advice::only(action)).expect("a hint").what;
                let line = typed(&teller.marked(&what)).first().expect("something to type").clone();
                let grammar = teller.grammar(&ask.verbs, ask.arguments);
                session.handle(Input::Line(&line, &grammar), &mut teller);
            }
            Need::Line(_) | Need::News | Need::Nothing(_) => return heard,
        }
    }
}

/// The number of words in these messages that a player with this teller hears.
pub fn words(teller: &Teller, messages: &[Message]) -> usize {
    let said = messages.iter().filter(|message| teller.tells(message));
    said.map(|message| teller.say(message).split_whitespace().count()).sum()
}
