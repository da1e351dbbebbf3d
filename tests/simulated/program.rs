//! A simulated program at a table with others: its output so far, and its typed input from a pipe.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, Write};
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use snuffel::alarm::Alarm;
use snuffel::pulse::Pulse;
use snuffel::remote::network::{Event, Net, Network, Role};
use snuffel::remote::way::{Relay, Way};
use snuffel::remote::words::Code;
use snuffel::run::{Platform, Status, run_on};
use snuffel::terminal::system::Terminal;
use snuffel::text::printable::Printable;
use snuffel::text::style::Lang;
use snuffel::ui::choices::{Choices, Group};
use snuffel::ui::input::{Completions, Input, Typed, judge};

use super::net::{DELAY, Life, Line, Switchboard};
use super::world::{Clock, World};
use crate::common::program::{Place, printable};

thread_local! {
    /// The network of this thread, as long as a program is in it.
    static BOARD: RefCell<Weak<Switchboard>> = const { RefCell::new(Weak::new()) };
    /// The number of the next address.
    static ADDRESSES: Cell<u16> = const { Cell::new(1024) };
}

/// An address that no other simulated program has.
pub fn free_address() -> String {
    format!("127.0.0.1:{}", ADDRESSES.replace(ADDRESSES.get() + 1))
}

/// Runs until `look` finds something; `None` if nothing more will happen.
pub fn until<T>(look: impl FnMut() -> Option<T>) -> Option<T> {
    World::here().until(look)
}

/// The time that a line takes from a pipe into a program.
const TYPING: Duration = Duration::from_micros(200);

/// Typed input that has not been read yet.
#[derive(Default)]
struct Keys {
    lines: VecDeque<String>,
    /// Whether the input has ended.
    has_ended: bool,
    /// The waker of a reader that waits for a line.
    waiting: Option<Waker>,
}

/// A program's source of lines, like a pipe.
struct Pipe {
    keys: Rc<RefCell<Keys>>,
    screen: Screen,
    alarm: Option<Alarm>,
    /// An input that was read ahead and put back.
    kept: Option<Typed>,
    /// Whether there is a user, who may type a line while others are due.
    is_terminal: bool,
    /// The lines offered for selection, and the number of offers so far.
    choices: Rc<RefCell<(Choices, usize)>>,
}

impl Pipe {
    /// The next input.
    fn next(&mut self, context: &Context<'_>) -> Poll<Typed> {
        if let Some(typed) = self.kept.take() {
            return Poll::Ready(typed);
        }
        let mut keys = self.keys.borrow_mut();
        if let Some(line) = keys.lines.pop_front() {
            return Poll::Ready(judge(line.as_bytes()));
        }
        if keys.has_ended {
            return Poll::Ready(Typed::End);
        }
        if self.alarm.as_ref().is_some_and(|alarm| alarm.poll_rung(context).is_ready()) {
            return Poll::Ready(Typed::News);
        }
        keys.waiting = Some(context.waker().clone());
        Poll::Pending
    }
}

impl Input for Pipe {
    fn poll_read(&mut self, context: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        self.next(context).map(|typed| {
            // A pipe does not end the row of the prompt.
            if typed != Typed::News {
                writeln!(self.screen)?;
            }
            Ok(typed)
        })
    }

    fn offer(&mut self, choices: &Choices) {
        let mut offered = self.choices.borrow_mut();
        *offered = (choices.clone(), offered.1 + 1);
    }

    fn paints_prompt(&self) -> bool {
        false
    }

    fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        self.alarm = alarm.cloned();
    }

    fn remember(&mut self, _: &str) {}

    fn poll_ahead(&mut self, context: &mut Context<'_>) -> Poll<Typed> {
        match self.alarm {
            None => Poll::Ready(Typed::News),
            Some(_) => self.next(context),
        }
    }

    fn put_back(&mut self, typed: Typed) {
        self.kept = Some(typed);
    }

    fn is_editor(&self) -> bool {
        false
    }
}

/// A program's output, as long as it lives.
#[derive(Clone)]
struct Screen {
    text: Rc<RefCell<String>>,
    life: Life,
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.life.get() {
            self.text.borrow_mut().push_str(&printable(bytes.to_vec()));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Terminal for Screen {
    fn output(&self) -> Box<dyn Write> {
        Box::new(self.clone())
    }

    fn is_capable_without_name(&self) -> bool {
        false
    }

    fn is_own_window(&self) -> bool {
        false
    }

    fn name_window(&self, _: &str) {}

    fn erase(&self, _: usize, _: usize) -> String {
        String::new()
    }

    fn clear(&self) -> Option<&'static str> {
        None
    }

    fn wait_for_enter(&self) {}

    fn break_off_in_order(&self, _: Option<String>) {}
}

/// A running program.
pub struct Program {
    world: Rc<World>,
    board: Rc<Switchboard>,
    task: u64,
    life: Life,
    keys: Rc<RefCell<Keys>>,
    text: Rc<RefCell<String>>,
    status: Rc<Cell<Option<Status>>>,
    choices: Rc<RefCell<(Choices, usize)>>,
    /// The length of its output when the last line was typed.
    before: usize,
    pub place: Arc<Place>,
}

impl Program {
    /// Starts the program with its data in its own place.
    pub fn start(args: &str) -> Program {
        Program::start_in(Arc::new(Place::new()), args)
    }

    pub fn start_in(place: Arc<Place>, args: &str) -> Program {
        Program::start_with(place, args, false, None)
    }

    /// The same in a page with this address, where a user is present.
    pub fn in_page(place: Arc<Place>, page: &'static str, args: &str) -> Program {
        Program::start_with(place, args, true, Some(page))
    }

    /// The same with a user present, who may type a line while others are due.
    pub fn attended(place: Arc<Place>, args: &str) -> Program {
        Program::start_with(place, args, true, None)
    }

    fn start_with(place: Arc<Place>, args: &str, is_terminal: bool, page: Option<&'static str>) -> Program {
        let world = World::here();
        let board = BOARD.with_borrow_mut(|known| {
            known.upgrade().unwrap_or_else(|| {
                let board = Rc::<Switchboard>::default();
                *known = Rc::downgrade(&board);
                board
            })
        });
        let (life, keys, text): (Life, Rc<RefCell<Keys>>, Rc<RefCell<String>>) =
            (Rc::new(Cell::new(true)), Rc::default(), Rc::default());
        let screen = Screen { text: Rc::clone(&text), life: Rc::clone(&life) };
        let choices = Rc::<RefCell<(Choices, usize)>>::default();
        let pipe = Pipe {
            keys: Rc::clone(&keys),
            screen: screen.clone(),
            alarm: None,
            kept: None,
            is_terminal,
            choices: Rc::clone(&choices),
        };
        let network = Line { world: Rc::clone(&world), board: Rc::clone(&board), life: Rc::clone(&life), page };
        let platform = Platform {
            terminal: screen,
            input: Box::new(move |_, _| Box::new(pipe)),
            pulse: Rc::new(Clock(Rc::clone(&world))),
            network: Rc::new(network),
            language: || None::<Lang>,
        };
        let data = [OsString::from("snuffel"), OsString::from("--data"), place.path("").into()];
        let args = args.split_whitespace().map(OsString::from);
        let args: Vec<OsString> = data.into_iter().chain(args).collect();
        let status = Rc::new(Cell::new(None));
        let ended = Rc::clone(&status);
        let clock = Clock(Rc::clone(&world));
        let task = world.spawn(async move {
            let status = run_on(platform, &args).await;
            // A program ends once its messages have arrived at the other side.
            clock.sleep(2 * DELAY).await;
            ended.set(Some(status));
        });
        Program { world, board, task, life, keys, text, status, choices, before: 0, place }
    }

    /// A separate host for these words at this address, run by an impostor who knows them.
    pub fn poses(&self, words: &str, address: &str) -> Box<dyn Net> {
        let life = Rc::new(Cell::new(true));
        let line = Line { world: Rc::clone(&self.world), board: Rc::clone(&self.board), life, page: None };
        let Ok(code) = Code::parse(words, Lang::En) else { panic!("{words}") };
        let way = Way { relay: Relay::None, bind: address.parse().ok(), ..Way::default() };
        let net = line.open(code, Role::Host([9; 32]), way, &Alarm::default()).unwrap();
        assert!(matches!(net.poll(), Some(Event::Ready(..))), "nobody else can be there");
        net
    }

    /// Its output so far.
    pub fn text(&self) -> String {
        self.text.borrow().clone()
    }

    /// Waits until its output is as wanted.
    #[track_caller]
    pub fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let come = self.world.until(|| {
            let is_there = wanted(&self.text.borrow());
            // A program that has ended writes nothing more.
            (is_there || self.has_ended()).then_some(is_there)
        });
        assert_eq!(come, Some(true), "no {what}:\n{}", self.text());
        self.text()
    }

    /// Returns whether its output is complete.
    pub fn has_ended(&self) -> bool {
        self.status.get().is_some()
    }

    /// Returns whether it has asked for a line since the last one was typed.
    pub fn is_asking(&self) -> bool {
        let text = self.text.borrow();
        text.len() > self.before && text.rsplit('\n').next() == Some("> ")
    }

    /// The lines that it offers for selection.
    pub fn offers(&self) -> Vec<Group> {
        self.choices.borrow().0.groups()
    }

    /// The number of requests for a line.
    pub fn times_asked(&self) -> usize {
        self.choices.borrow().1
    }

    /// Types a line.
    pub fn types(&mut self, line: &str) {
        self.before = self.text.borrow().len();
        for (line, time) in line.split('\n').zip(0..) {
            let line = line.to_owned();
            self.press(TYPING * time, |keys| keys.lines.push_back(line));
        }
    }

    /// Changes its typed input after some time.
    fn press(&self, time: Duration, change: impl FnOnce(&mut Keys) + 'static) {
        let keys = Rc::clone(&self.keys);
        self.world.after(time, move || {
            let mut keys = keys.borrow_mut();
            change(&mut keys);
            keys.waiting.take().into_iter().for_each(Waker::wake);
        });
    }

    /// Ends the input, waits for the end, and returns the output and the exit status.
    #[track_caller]
    pub fn end(self) -> (String, i32) {
        self.press(Duration::ZERO, |keys| keys.has_ended = true);
        self.wait_for_end()
    }

    /// Waits for the end, and returns the output and the exit status.
    #[track_caller]
    pub fn wait_for_end(self) -> (String, i32) {
        let status = self.world.until(|| self.status.get());
        let status = status.unwrap_or_else(|| panic!("no end:\n{}", self.text()));
        let code = match status {
            Status::Done => 0,
            Status::Trouble => 1,
            Status::Misuse => 2,
        };
        (self.text(), code)
    }

    /// Kills it.
    pub fn kill(self) -> Arc<Place> {
        Arc::clone(&self.place)
    }

    /// Makes the transmission times between all programs here depend on this seed.
    pub fn weather(&self, seed: u64) {
        self.board.weather(seed);
    }

    /// Breaks all connections of the program without notice; each side looks for the other when it misses it.
    pub fn cut(&self) {
        self.board.cut(&self.life);
    }

    /// Connects this guest a second time, in addition to its connection.
    pub fn double(&self) {
        self.board.double(&self.life);
    }

    /// Stops this guest for `time`. Its connection ends after `until`, which it notices `late` after it resumes.
    pub fn nap(&self, until: Duration, time: Duration, late: Duration) {
        self.world.stop_for(self.task, time);
        self.board.nap(&self.life, until, time, late);
    }

    /// Lets all programs run for some time.
    pub fn go_on_for(&self, time: Duration) {
        self.world.go_on_for(time);
    }
}

impl Drop for Program {
    /// Kills a program that is still running: it writes and sends nothing more.
    fn drop(&mut self) {
        self.life.set(false);
        self.world.kill(self.task);
    }
}

/// Waits until one of several programs asks for a line, and returns its index.
#[track_caller]
pub fn who_asks(programs: &[&mut Program]) -> usize {
    let all = || programs.iter().map(|program| program.text()).collect::<Vec<_>>().join("\n----\n");
    until(|| programs.iter().position(|program| program.is_asking()))
        .unwrap_or_else(|| panic!("nobody is due:\n{}", all()))
}
