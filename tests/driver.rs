//! The driver at a keyboard while a computer thinks: a player who waits for long is told so once, may ask questions
//! meanwhile, and may leave; a thought that breaks off is reported, and has no other effect.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use snuffel::alarm::Alarm;
use snuffel::chance::Seeded;
use snuffel::games::domino::rules::Domino;
use snuffel::matches::{Match, Played, Thought};
use snuffel::player::{Level, Player};
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Finding, Question};
use snuffel::rules::Rules;
use snuffel::seat::Seat;
use snuffel::session::{Ending, Session, Surroundings, people};
use snuffel::settings::Settings;
use snuffel::table::{Due, Side as _, Table};
use snuffel::terminal::ends;
use snuffel::terminal::executor::{System, block_on};
use snuffel::text::message::Message;
use snuffel::text::printable::Printable;
use snuffel::text::style::Lang;
use snuffel::tournament::Tournament;
use snuffel::ui::console::Console;
use snuffel::ui::ends::Ends;
use snuffel::ui::input::{Completions, Input, Typed};
use snuffel::ui::play::Keyboard;
use snuffel::ui::verbs::STYLE_VERBS;
use snuffel::verbs;

use crate::common::minded::{Minded, Thinker};
use crate::common::{Copyist, Sheet};

type Game = Tournament<Domino>;

/// Longer than any test lasts.
const EVER: Duration = Duration::from_secs(3600);

/// An answer with this finding, whatever the question.
fn found(question: &Question, finding: Finding) -> Answer {
    Answer { seat: question.seat, steps: question.steps, finding }
}

/// A decision without a memory.
fn decision(action: String) -> Finding {
    Finding::Decision { action, memory: Vec::new() }
}

/// Thinks until it may go on, or until its time is over; then resigns, which ends the game. Reports whether its time
/// was over.
fn hesitant(go_on: Receiver<()>, ended: Sender<bool>) -> Thinker {
    let go_on = Mutex::new(go_on);
    Arc::new(move |question, deadline| {
        let go_on = go_on.lock().unwrap();
        while !deadline.is_over() && go_on.try_recv().is_err() {
            std::thread::sleep(Duration::from_millis(1));
        }
        let _ = ended.send(deadline.is_over());
        Some(found(question, decision(Game::resignation().to_string())))
    })
}

/// A keyboard at which these lines are typed only while a computer thinks.
struct Keys {
    meanwhile: VecDeque<Typed>,
    /// Lets the computer go on, once everything is typed.
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

/// Plays a game in which a computer begins and thinks. Returns the output, the ending, and whether the computer's time
/// was over.
fn play(patience: Duration, meanwhile: &[Typed], is_quick: bool) -> (String, Ending, bool) {
    let players = vec![Player::Computer(Level::EASY), Player::Human(None)];
    // With this seed the computer opens the hand.
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let table = Played::new(table, players.clone(), seed);
    let ((go, go_on), (ended, end)) = (mpsc::channel(), mpsc::channel());
    if is_quick {
        go.send(()).unwrap();
    }
    let keys = Keys { meanwhile: meanwhile.iter().cloned().collect(), go_on: Some(go) };
    let screen = Sheet::default();
    let ends =
        Ends { pulse: Rc::new(Minded(hesitant(go_on, ended))), ..ends(Box::new(keys), Box::new(screen.clone())) };
    let mut console = Console::new(ends, Settings::default(), Lang::En, None);
    console.learn_game(table.kind());
    console.meet(&players);
    let around =
        Surroundings { is_recorded: true, style: STYLE_VERBS, lobby: verbs::in_lobby(), ..Surroundings::default() };
    let mut clerk = Copyist { sheet: Sheet::default(), name: "domino-1".to_owned() };
    let mut session = Session::new(Box::new(table), people(&players), around);
    session.begin();
    let mut keyboard = Keyboard::new(&mut console, &mut clerk);
    keyboard.patience = patience;
    let ending = block_on(keyboard.play(&mut session));
    console.finish();
    (screen.text(), ending, end.recv().unwrap())
}

/// Plays a game with these typed lines in which each thought breaks off. Returns the output, the record, and the
/// ending.
fn play_with_faults(players: &str, lines: &[&str]) -> (String, String, Ending) {
    let players: Vec<Player> = players.split(' ').map(|player| player.parse().unwrap()).collect();
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=30".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let table = Played::new(table, players.clone(), seed);
    let (screen, sheet) = (Sheet::default(), Sheet::default());
    let keys = Lines(lines.iter().map(|line| typed(line)).collect());
    let ends = Ends {
        pulse: Rc::new(Minded(Arc::new(|_, _| panic!("a fault in the program")))),
        ..ends(Box::new(keys), Box::new(screen.clone()))
    };
    let mut console = Console::new(ends, Settings::default(), Lang::En, None);
    console.learn_game(table.kind());
    console.meet(&players);
    let around =
        Surroundings { is_recorded: true, style: STYLE_VERBS, lobby: verbs::in_lobby(), ..Surroundings::default() };
    let mut clerk = Copyist { sheet: sheet.clone(), name: "domino-1".to_owned() };
    let mut session = Session::new(Box::new(table), people(&players), around);
    session.begin();
    let mut keyboard = Keyboard::new(&mut console, &mut clerk);
    keyboard.patience = EVER;
    let ending = block_on(keyboard.play(&mut session));
    console.finish();
    (screen.text(), sheet.text(), ending)
}

/// Lines that are typed on request.
struct Lines(VecDeque<Typed>);

impl Input for Lines {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        Poll::Ready(Ok(self.0.pop_front().unwrap_or(Typed::End)))
    }

    fn remember(&mut self, _line: &str) {}

    fn is_editor(&self) -> bool {
        false
    }
}

#[test]
fn computers_whose_thoughts_break_off_do_something_else_and_the_game_is_recorded_to_its_end() {
    let (said, record, ending) = play_with_faults("easy easy", &["all"]);
    assert!(matches!(ending, Ending::Over(_)), "{said}");
    assert!(said.contains("could not make the move it wanted, and makes another."), "{said}");
    let done = record.lines().filter(|line| line.starts_with("1 ") || line.starts_with("2 ")).count();
    assert!(done > 5, "{record}");
}

#[test]
fn a_hint_that_breaks_off_is_told_and_can_be_asked_for_again() {
    let (said, _, ending) = play_with_faults("human easy", &["hint", "hint", "hand", "quit"]);
    assert_eq!(said.matches("There is no hint this time. That is a fault in the program.").count(), 2, "{said}");
    assert!(said.contains("tiles"), "{said}");
    assert_eq!(ending, Ending::Left);
}

#[test]
fn a_review_that_breaks_off_is_told_and_the_game_is_still_there_to_be_told_again() {
    let lines = ["65", "resign", "yes", "review", "score", "quit"];
    let (said, _, ending) = play_with_faults("human easy", &lines);
    let rest = said.split("I cannot go through your moves. That is a fault in the program.\n").nth(1);
    assert!(rest.is_some_and(|rest| rest.contains("Points: you 0")), "{said}");
    assert!(matches!(ending, Ending::Over(_)), "{said}");
}

/// Returns whether the first seat is due at the beginning.
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
    assert_eq!(said.matches("The computer is thinking.").count(), 1, "{said}");
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
    assert!(said.contains("Press Ctrl-C again to leave.\nThe game is saved as domino-1."), "{said}");
    assert_eq!((ending, stopped), (Ending::Left, true));
}

#[test]
fn whoever_gives_up_while_a_computer_thinks_ends_the_game_at_once() {
    let (said, ending, stopped) = play(Duration::ZERO, &[typed("resign"), typed("yes")], false);
    assert!(matches!(ending, Ending::Over(_)), "{said}");
    assert!(stopped, "{said}");
}

/// The result of a computer's attempt at an illegal action, and the table afterwards.
fn confuse() -> (Option<Message>, Box<dyn Match>) {
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let mut table = Played::new(table, vec![Player::Computer(Level::EASY), Player::Human(None)], seed);
    table.settle();
    for _ in 0..2 {
        let question = table.think(Seat::FIRST).unwrap();
        // This is possible once, but not a second time.
        let answer = found(&question, decision("auto on".to_owned()));
        let Ok(Thought::Decision(decision)) = table.kind().understand(&question, &answer) else {
            panic!("a computer decides");
        };
        let told = table.conclude(decision);
        if told.is_some() {
            return (told, Box::new(table));
        }
    }
    (None, Box::new(table))
}

/// In every build that is tested, an illegal action of a computer is a failure.
#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "which is refused")]
fn a_computer_that_wants_what_cannot_be_done_fails_the_tests() {
    confuse();
}

/// In the program itself it is reported, and the game goes on.
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

/// The system's pulse with a clock that stands still, except for the first thought, which takes `seconds` seconds.
struct Hasty {
    now: Cell<Instant>,
    seconds: Cell<u64>,
}

impl Pulse for Hasty {
    fn now(&self) -> Instant {
        self.now.get()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        System.sleep(time)
    }

    fn ring_in(&self, alarm: &Alarm, time: Duration) {
        System.ring_in(alarm, time);
    }

    fn think(&self, question: Question, most: Option<Duration>) -> Waiting<Option<Answer>> {
        self.now.set(self.now.get() + Duration::from_secs(self.seconds.take()));
        System.think(question, most)
    }
}

/// Returns whether the bell rings when a computer has the first decision and takes this number of seconds, according to
/// a clock that does not really wait.
fn rings(bell: bool, is_editor: bool, seconds: u64) -> bool {
    let players = vec![Player::Computer(Level::EASY), Player::Human(None)];
    let seed = (0..).find(|seed| opens(*seed)).unwrap();
    let table = Table::<Game>::new(&"target=60".parse().unwrap(), 2, Box::new(Seeded { seed }));
    let table = Played::new(table, players.clone(), seed);
    let screen = Sheet::default();
    let settings = Settings { bell, ..Settings::default() };
    let out = Box::new(screen.clone());
    let pulse = Rc::new(Hasty { now: Cell::new(Instant::now()), seconds: Cell::new(seconds) });
    let ends = Ends { pulse, ..ends(Box::new(Idle { is_editor }), out) };
    let mut console = Console::new(ends, settings, Lang::En, None);
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
    assert!(said.contains("The computer lays"), "{said}");
    said.contains('\x07')
}

#[test]
fn the_bell_rings_after_a_long_wait_where_it_is_wanted_and_an_editor_reads() {
    assert!(rings(true, true, 11));
    assert!(!rings(true, true, 10), "nobody has waited for long");
    assert!(!rings(false, true, 11), "it is off by default");
    assert!(!rings(true, false, 11), "plain lines and pipes get no control characters");
}
