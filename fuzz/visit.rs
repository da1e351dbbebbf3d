//! What a hostile host can make a guest's whole program do: the desk of a player who joins its table, or only listens there,
//! and asks about everything meanwhile.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::{poll_fn, ready};
use std::io::{self, Write};
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant, SystemTime};

use snuffel::alarm::Alarm;
use snuffel::games;
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Question};
use snuffel::remote::card::Identity;
use snuffel::remote::fault::NetworkFault;
use snuffel::remote::network::{Calls, Event, Net, Network, Role};
use snuffel::remote::peer::Peer;
use snuffel::remote::way::{Relay, Way};
use snuffel::remote::words::Code;
use snuffel::settings::Settings;
use snuffel::store::Home;
use snuffel::store::memory::Memory;
use snuffel::terminal::disk::Paths;
use snuffel::terminal::ends;
use snuffel::text::printable::{Printable, is_printable};
use snuffel::text::style::Lang;
use snuffel::ui::clock::Clock;
use snuffel::ui::console::Console;
use snuffel::ui::desk::Desk;
use snuffel::ui::ends::Ends;
use snuffel::ui::far::meeting::Meeting;
use snuffel::ui::input::{Completions, Input, Typed, judge};
use snuffel::ui::origin::Origin;

use super::{pick, soon, split};

/// What the player types, one line after each message. What asks for a thought comes seldom.
const TYPED: [&str; 23] = [
    "status",
    "moves",
    "last",
    "hint",
    "why",
    "yes",
    "who",
    "present",
    "log",
    "again",
    "no",
    "say hello",
    "note mine",
    "verify",
    "propose domino",
    "review",
    "",
    "replay",
    "skip",
    "mute Anna",
    "look",
    "score",
    "resign",
];

/// How often the program may wait without anything coming of it.
const MOST_WAITS: usize = 20_000;

/// What a host sends: messages, each behind its length in two bytes. An empty one is a break of the connection, or its end.
/// Of the first byte the lowest bit says whether the guest only listens, and the rest which language it speaks.
pub fn visit(bytes: &[u8]) {
    let Some((&first, messages)) = bytes.split_first() else {
        return;
    };
    let host = Rc::new(Host {
        messages: RefCell::new(split(messages).into()),
        stage: Cell::new(Stage::Opening),
        ..Host::default()
    });
    let screen = Screen::default();
    let typist = Typist { host: Rc::clone(&host), alarm: None, lines: 0 };
    let ends = Ends { pulse: Rc::new(Leap::default()), ..ends(Box::new(typist), Box::new(screen.clone())) };
    let settings = Settings { tutor: true, ..Settings::default() };
    let console = Console::new(ends, settings, *pick(&Lang::ALL, first >> 1), None);
    let home = Home::on(Memory::new(|| SystemTime::UNIX_EPOCH));
    let desk = Desk::new(console, Some(home), Rc::new(Paths), Some(1), Origin::default(), Clock::of_system());
    let mut desk = desk.reached_by(Rc::new(OneHost(Rc::clone(&host))));
    let words = Code::from_bits(5).words(Lang::En).join(" ");
    {
        let mut task = pin!(async {
            match first & 1 {
                0 => drop(desk.join(&words, Meeting::default()).await),
                _ => drop(desk.listen(&words, Meeting::default()).await),
            }
        });
        let mut context = Context::from_waker(Waker::noop());
        let is_over = (0..MOST_WAITS).any(|_| {
            let is_over = task.as_mut().poll(&mut context).is_ready();
            host.come();
            is_over
        });
        assert!(is_over, "the program waits for ever");
    }
    drop(desk);
    let written = screen.0.borrow();
    let written = str::from_utf8(&written).expect("text is written");
    assert!(written.lines().all(is_printable), "{written:?}");
}

/// How far the host is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Stage {
    /// The way to it is being opened.
    #[default]
    Opening,
    /// It was found, and is there.
    There,
    /// Nothing is heard of it.
    Away,
    /// It has let go.
    Gone,
}

/// The host, as the network of the guest's program meets it.
#[derive(Default)]
struct Host {
    messages: RefCell<VecDeque<Vec<u8>>>,
    stage: Cell<Stage>,
    /// Whether the next message may come.
    is_ready: Cell<bool>,
    /// Rings when something comes.
    alarm: RefCell<Option<Alarm>>,
}

impl Host {
    /// Lets the next message come.
    fn come(&self) {
        if self.stage.get() != Stage::Gone {
            self.is_ready.set(true);
            self.alarm.borrow().iter().for_each(Alarm::ring);
        }
    }

    fn next(&self) -> Option<Event> {
        if !self.is_ready.replace(false) {
            return None;
        }
        let (own, table) = (Peer::from_key([2; 32]), Peer::from_key([1; 32]));
        let next = self.messages.borrow_mut().pop_front();
        let (stage, event) = match (self.stage.get(), next) {
            (Stage::Gone, _) => return None,
            (Stage::Opening, Some(first)) => {
                self.messages.borrow_mut().push_front(first);
                self.messages.borrow_mut().push_front(Vec::new());
                (Stage::Away, Event::Ready(own, None))
            }
            (_, None) => (Stage::Gone, Event::Failed(NetworkFault::Closed)),
            (Stage::There, Some(message)) if message.is_empty() => (Stage::Away, Event::Gone(table)),
            (Stage::There, Some(message)) => (Stage::There, Event::Message(table, message)),
            (Stage::Away, Some(message)) => {
                if !message.is_empty() {
                    self.messages.borrow_mut().push_front(message);
                }
                (Stage::There, Event::Came(table))
            }
        };
        self.stage.set(stage);
        Some(event)
    }
}

/// A network in which there is this host and nobody else.
struct OneHost(Rc<Host>);

impl Network for OneHost {
    fn open(&self, _: Code, _: Role, _: Way, alarm: &Alarm) -> io::Result<Box<dyn Net>> {
        self.0.alarm.replace(Some(alarm.clone()));
        Ok(Box::new(OneHost(Rc::clone(&self.0))))
    }

    fn call(&self, _: &Identity, _: Way, _: bool, _: &Alarm) -> io::Result<Box<dyn Calls>> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

impl Net for OneHost {
    fn send(&self, _: Peer, _: Vec<u8>) {}

    fn close(&self, _: Peer) {}

    fn use_servers(&self, _: Relay) {}

    fn poll(&self) -> Option<Event> {
        self.0.next()
    }
}

/// A player at a terminal, who types a line between two messages.
struct Typist {
    host: Rc<Host>,
    alarm: Option<Alarm>,
    /// How many lines were typed.
    lines: usize,
}

impl Input for Typist {
    fn poll_read(&mut self, _: &mut Context<'_>, _: &Printable, _: &Completions) -> Poll<io::Result<Typed>> {
        if self.alarm.as_ref().is_some_and(Alarm::is_ringing) {
            return Poll::Ready(Ok(Typed::News));
        }
        let is_over = self.host.stage.get() == Stage::Gone && self.lines.is_multiple_of(TYPED.len());
        let line = TYPED[self.lines % TYPED.len()];
        self.lines += 1;
        self.host.come();
        Poll::Ready(Ok(if is_over || self.lines > MOST_WAITS { Typed::End } else { judge(line.as_bytes()) }))
    }

    fn remember(&mut self, _: &str) {}

    fn wake_by(&mut self, alarm: Option<&Alarm>) {
        self.alarm = alarm.cloned();
    }

    fn is_editor(&self) -> bool {
        false
    }

    fn is_terminal(&self) -> bool {
        true
    }
}

/// A clock that goes on with each look, so that nobody waits, and thoughts that end soon.
struct Leap(Cell<Instant>);

impl Default for Leap {
    fn default() -> Leap {
        Leap(Cell::new(Instant::now()))
    }
}

impl Pulse for Leap {
    fn now(&self) -> Instant {
        self.0.set(self.0.get() + Duration::from_millis(100));
        self.0.get()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        let mut looks = time.as_millis() / 100;
        Box::pin(poll_fn(move |_| {
            let is_over = looks == 0;
            looks = looks.saturating_sub(1);
            if is_over { Poll::Ready(()) } else { Poll::Pending }
        }))
    }

    fn ring_in(&self, alarm: &Alarm, _: Duration) {
        alarm.ring();
    }

    fn think(&self, question: Question, _: Option<Duration>) -> Waiting<Option<Answer>> {
        Box::pin(ready(soon(|deadline| games::answer(&question, deadline).ok())))
    }
}

/// Where all that is written stays.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
