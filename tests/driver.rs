//! The driver at a keyboard, while a computer thinks: who waits for long is told so once, may ask meanwhile, and may
//! leave.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use snuffel::chance::Seeded;
use snuffel::deadline::Deadline;
use snuffel::games::domino::rules::Domino;
use snuffel::matches::{Match, Played, Thinking, Thought};
use snuffel::player::{Computer, Level, Player};
use snuffel::rng::Rng;
use snuffel::rules::Rules;
use snuffel::seat::Seat;
use snuffel::session::{Ending, Session, Surroundings, people};
use snuffel::settings::Settings;
use snuffel::table::{Due, Side as _, Table};
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::Lang;
use snuffel::tournament::Tournament;
use snuffel::ui::console::{Console, STYLE_VERBS};
use snuffel::ui::executor::{System, block_on};
use snuffel::ui::far::alarm::Alarm;
use snuffel::ui::input::{Completions, Input, Typed};
use snuffel::ui::lobby;
use snuffel::ui::play::Keyboard;
use snuffel::ui::pulse::{Pulse, Waiting};

use crate::common::{Copyist, Sheet};

type Game = Tournament<Domino>;

/// Longer than any test lasts.
const EVER: Duration = Duration::from_secs(3600);

/// Thinks until it may go on, or until its time is over; then gives up, which ends the game.
struct Thinker {
    go_on: Receiver<()>,
    /// Is told whether its time was over.
    ended: Sender<bool>,
}

impl Computer<Game> for Thinker {
    fn decide(
        &mut self,
        _view: &<Game as Rules>::View,
        _rng: &mut Rng,
        deadline: Deadline<'_>,
    ) -> <Game as Rules>::Action {
        while !deadline.is_over() && self.go_on.try_recv().is_err() {
            std::thread::sleep(Duration::from_millis(1));
        }
        let _ = self.ended.send(deadline.is_over());
        Game::resignation()
    }
}

/// A keyboard at which these lines are typed while somebody thinks, and nothing else.
struct Keys {
    meanwhile: VecDeque<Typed>,
    /// Lets the computer go on, once all is typed.
    go_on: Option<Sender<()>>,
}

impl Input for Keys {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(Ok(Typed::End))
    }

    fn remember(&mut self, _line: &str) {}

    fn is_editor(&self) -> bool {
        false
    }

    fn meanwhile(&mut self) -> Option<Typed> {
        let typed = self.meanwhile.pop_front();
        if typed.is_none()
            && let Some(go_on) = self.go_on.take()
        {
            go_on.send(()).unwrap();
        }
        typed
    }
}

/// What is said at a keyboard where a computer begins and thinks, how it ends, and whether the computer's time was
/// over.
fn play(patience: Duration, meanwhile: &[Typed], is_quick: bool) -> (String, Ending, bool) {
    let players = vec![Player::Computer(Level::EASY), Player::Human(None)];
    // With this seed the computer opens the hand.
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let mut table = Played::new(table, players.clone(), seed);
    let ((go, go_on), (ended, end)) = (mpsc::channel(), mpsc::channel());
    if is_quick {
        go.send(()).unwrap();
    }
    let first = Seat::FIRST;
    table.seat_computer(first, Box::new(Thinker { go_on, ended }));
    let keys = Keys { meanwhile: meanwhile.iter().cloned().collect(), go_on: Some(go) };
    let screen = Sheet::default();
    let mut console = Console::new(Box::new(keys), Box::new(screen.clone()), Settings::default(), Lang::En, None);
    console.learn_game(table.kind());
    console.meet(&players);
    let around = Surroundings { is_recorded: true, style: STYLE_VERBS, lobby: lobby::VERBS, ..Surroundings::default() };
    let mut clerk = Copyist { sheet: Sheet::default(), name: "domino-1".to_owned() };
    let mut session = Session::new(Box::new(table), people(&players), around);
    session.begin();
    let mut keyboard = Keyboard::new(&mut console, &mut clerk);
    keyboard.patience = patience;
    let ending = block_on(keyboard.play(&mut session));
    console.finish();
    (screen.text(), ending, end.recv().unwrap())
}

/// Whether the first seat is due at the beginning.
fn opens(seed: u64) -> bool {
    let mut table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    table.settle();
    matches!(table.due(), Due::Seats(due) if due.contains(Seat::FIRST))
}

fn typed(line: &str) -> Typed {
    Typed::Line(line.into())
}

#[test]
fn who_thinks_for_long_is_excused_once_and_who_is_quick_is_not() {
    let (said, ending, _) = play(EVER, &[], true);
    assert!(!said.contains("thinking"), "{said}");
    assert!(matches!(ending, Ending::Over(_)));
    let (said, ending, stopped) = play(Duration::ZERO, &[], false);
    assert_eq!(said.matches("Computer is thinking.").count(), 1, "{said}");
    assert!(matches!(ending, Ending::Over(_)) && !stopped);
}

#[test]
fn questions_are_answered_while_a_computer_thinks() {
    let (said, ending, _) = play(Duration::ZERO, &[typed("hand"), typed("nonsense")], false);
    assert!(said.contains("thinking.\n6 tiles; none fits"), "{said}");
    assert!(said.contains("nonsense"), "{said}");
    assert!(matches!(ending, Ending::Over(_)));
}

#[test]
fn quit_leaves_while_a_computer_thinks_and_the_computer_stops() {
    let (said, ending, stopped) = play(Duration::ZERO, &[typed("note here"), typed("quit")], false);
    assert!(said.ends_with("The game is saved as domino-1. Type snuffel resume to go on with it.\n"), "{said}");
    assert_eq!((ending, stopped), (Ending::Left, true));
}

#[test]
fn ctrl_c_twice_leaves_while_a_computer_thinks() {
    let (said, ending, stopped) =
        play(Duration::ZERO, &[typed("note here"), Typed::Interrupt, Typed::Interrupt], false);
    assert!(said.contains("Ctrl-C once more leaves.\nThe game is saved as domino-1."), "{said}");
    assert_eq!((ending, stopped), (Ending::Left, true));
}

#[test]
fn whoever_gives_up_while_a_computer_thinks_ends_the_game_at_once() {
    let (said, ending, stopped) = play(Duration::ZERO, &[typed("resign"), typed("yes")], false);
    assert!(matches!(ending, Ending::Over(_)), "{said}");
    assert!(stopped, "{said}");
}

/// Wants to lay a tile that nobody can hold in hand twice.
struct Confused;

impl Computer<Game> for Confused {
    fn decide(
        &mut self,
        _view: &<Game as Rules>::View,
        _rng: &mut Rng,
        _deadline: Deadline<'_>,
    ) -> <Game as Rules>::Action {
        "auto on".parse().unwrap()
    }
}

/// What comes of the decision of a computer that wants what cannot be done, and the table afterwards.
fn confuse() -> (Option<Message>, Box<dyn Match>) {
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let mut table = Played::new(table, vec![Player::Computer(Level::EASY), Player::Human(None)], seed);
    table.seat_computer(Seat::FIRST, Box::new(Confused));
    table.settle();
    for _ in 0..2 {
        let Thought::Decision(decision) = table.think(Seat::FIRST).unwrap().run(Deadline::NEVER) else {
            panic!("a computer decides");
        };
        let told = table.conclude(decision);
        if told.is_some() {
            return (told, Box::new(table));
        }
    }
    (None, Box::new(table))
}

/// In every build that tests, a computer that wants what cannot be done is a failure.
#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "which is refused")]
fn a_computer_that_wants_what_cannot_be_done_fails_the_tests() {
    confuse();
}

/// In the program itself it is told, and the game goes on.
#[cfg(not(debug_assertions))]
#[test]
fn a_computer_that_wants_what_cannot_be_done_is_told_and_does_something_else() {
    let (told, table) = confuse();
    assert_eq!(told.unwrap().id, "computer-stumbled");
    assert!(table.now() > 0);
    assert!(!matches!(table.due(), Due::Seats(due) if due.is_empty()));
}

/// A keyboard at which nothing is typed.
struct Idle {
    is_editor: bool,
}

impl Input for Idle {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(Ok(Typed::End))
    }

    fn remember(&mut self, _line: &str) {}

    fn is_editor(&self) -> bool {
        self.is_editor
    }
}

/// The pulse of the system with a clock of which each look takes so many seconds.
struct Hasty {
    begin: Instant,
    seconds: u64,
    looks: Cell<u32>,
}

impl Pulse for Hasty {
    fn now(&self) -> Instant {
        self.begin + Duration::from_secs(self.seconds) * self.looks.replace(self.looks.get() + 1)
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        System.sleep(time)
    }

    fn ring_in(&self, alarm: &Alarm, time: Duration) {
        System.ring_in(alarm, time);
    }

    fn think(&self, thinking: Thinking, most: Option<Duration>) -> Waiting<Option<Thought>> {
        System.think(thinking, most)
    }
}

/// Whether it rings where a computer has the first decision and has its turn in so many seconds, as a clock says that nobody
/// waits for.
fn rings(bell: bool, is_editor: bool, seconds: u64) -> bool {
    let players = vec![Player::Computer(Level::EASY), Player::Human(None)];
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let table = Played::new(table, players.clone(), seed);
    let screen = Sheet::default();
    let settings = Settings { bell, ..Settings::default() };
    let out = Box::new(screen.clone());
    let pulse = Rc::new(Hasty { begin: Instant::now(), seconds, looks: Cell::new(0) });
    let console = Console::new(Box::new(Idle { is_editor }), out, settings, Lang::En, None);
    let mut console = console.beating(pulse);
    console.learn_game(table.kind());
    console.meet(&players);
    let mut session = Session::new(Box::new(table), people(&players), Surroundings::default());
    session.begin();
    let mut clerk = Copyist { sheet: Sheet::default(), name: "domino-1".to_owned() };
    let mut keyboard = Keyboard::new(&mut console, &mut clerk);
    keyboard.patience = EVER;
    let ending = block_on(keyboard.play(&mut session));
    assert_eq!(ending, Ending::Left);
    console.finish();
    let said = screen.text();
    assert!(said.contains("Computer lays"), "{said}");
    said.contains('\x07')
}

#[test]
fn the_bell_rings_after_a_long_wait_where_it_is_wanted_and_an_editor_reads() {
    assert!(rings(true, true, 11));
    assert!(!rings(true, true, 10), "nobody has waited for long");
    assert!(!rings(false, true, 11), "it is off by default");
    assert!(!rings(true, false, 11), "plain lines and pipes get no control characters");
}
