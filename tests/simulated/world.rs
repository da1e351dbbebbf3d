//! The world of simulated programs: one thread, in which they are tasks, and a clock that jumps when all of them wait.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::{Rc, Weak};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::time::{Duration, Instant};

use snuffel::alarm::Alarm;
use snuffel::deadline::Deadline;
use snuffel::games;
use snuffel::pulse::{Pulse, Waiting};
use snuffel::question::{Answer, Question};

/// The longest wait of a test, in the time of the world.
const LONG: Duration = Duration::from_secs(120);

thread_local! {
    /// The world of this thread, as long as anything is in it.
    static WORLD: RefCell<Weak<World>> = const { RefCell::new(Weak::new()) };
}

/// An action scheduled for some time.
type Deed = Box<dyn FnOnce()>;

/// A task, as long as it runs.
type Task = Pin<Box<dyn Future<Output = ()>>>;

/// The programs of a thread, and their clock.
pub struct World {
    now: Cell<Instant>,
    /// The scheduled actions by time, and within the same time by the order of scheduling.
    deeds: RefCell<BTreeMap<(Instant, u64), Deed>>,
    tasks: RefCell<BTreeMap<u64, Option<Task>>>,
    /// The tasks that have been woken.
    woken: Arc<Mutex<BTreeSet<u64>>>,
    /// The tasks that do not run even when woken.
    stopped: RefCell<BTreeSet<u64>>,
    count: Cell<u64>,
}

impl World {
    /// The world of this thread: the existing one, or else a new one.
    pub fn here() -> Rc<World> {
        WORLD.with_borrow_mut(|known| {
            known.upgrade().unwrap_or_else(|| {
                let world = Rc::new(World {
                    now: Cell::new(Instant::now()),
                    deeds: RefCell::default(),
                    tasks: RefCell::default(),
                    woken: Arc::default(),
                    stopped: RefCell::default(),
                    count: Cell::new(0),
                });
                *known = Rc::downgrade(&world);
                world
            })
        })
    }

    /// The current time.
    pub fn now(&self) -> Instant {
        self.now.get()
    }

    fn count(&self) -> u64 {
        self.count.replace(self.count.get() + 1)
    }

    /// Schedules an action.
    pub fn after(&self, time: Duration, deed: impl FnOnce() + 'static) {
        let at = (self.now() + time, self.count());
        self.deeds.borrow_mut().insert(at, Box::new(deed));
    }

    /// Starts a task, and returns its number.
    pub fn spawn(&self, task: impl Future<Output = ()> + 'static) -> u64 {
        let number = self.count();
        self.tasks.borrow_mut().insert(number, Some(Box::pin(task)));
        self.woken().insert(number);
        number
    }

    /// Ends a task immediately.
    pub fn kill(&self, number: u64) {
        let task = self.tasks.borrow_mut().remove(&number);
        drop(task);
    }

    /// Stops a task for some time: it notices nothing meanwhile.
    pub fn stop_for(self: &Rc<Self>, number: u64, time: Duration) {
        self.stopped.borrow_mut().insert(number);
        let world = Rc::downgrade(self);
        self.after(time, move || {
            if let Some(world) = world.upgrade() {
                world.stopped.borrow_mut().remove(&number);
                world.woken().insert(number);
            }
        });
    }

    /// The next task that has been woken and can run.
    fn next_woken(&self) -> Option<u64> {
        let mut woken = self.woken();
        let stopped = self.stopped.borrow();
        let next = woken.iter().find(|number| !stopped.contains(number)).copied()?;
        woken.remove(&next);
        Some(next)
    }

    fn woken(&self) -> std::sync::MutexGuard<'_, BTreeSet<u64>> {
        self.woken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs all tasks that can run.
    fn run(&self) {
        loop {
            let Some(number) = self.next_woken() else {
                return;
            };
            // A killed task no longer exists.
            let Some(mut task) = self.tasks.borrow_mut().get_mut(&number).and_then(Option::take) else {
                continue;
            };
            let waker = Waker::from(Arc::new(Bell { number, woken: Arc::clone(&self.woken) }));
            let is_over = task.as_mut().poll(&mut Context::from_waker(&waker)).is_ready();
            let mut tasks = self.tasks.borrow_mut();
            match tasks.get_mut(&number) {
                Some(place) if !is_over => *place = Some(task),
                _ => {
                    tasks.remove(&number);
                    drop(tasks);
                    drop(task);
                }
            }
        }
    }

    /// Advances the clock to the next scheduled action and performs it; returns `false` if there is none until `end`.
    fn pass(&self, end: Instant) -> bool {
        let Some(next) = self.deeds.borrow().keys().next().copied().filter(|(at, _)| *at <= end) else {
            return false;
        };
        self.now.set(self.now().max(next.0));
        let deed = self.deeds.borrow_mut().remove(&next);
        deed.into_iter().for_each(|deed| deed());
        true
    }

    /// Runs until `look` finds something; `None` if nothing more will happen, or after a [long](LONG) time.
    pub fn until<T>(&self, mut look: impl FnMut() -> Option<T>) -> Option<T> {
        let end = self.now() + LONG;
        loop {
            self.run();
            let found = look();
            if found.is_some() || !self.pass(end) {
                return found;
            }
        }
    }

    /// Runs for some time.
    pub fn go_on_for(&self, time: Duration) {
        let end = self.now() + time;
        loop {
            self.run();
            if !self.pass(end) {
                break;
            }
        }
        self.now.set(end);
    }
}

/// Wakes a task.
struct Bell {
    number: u64,
    woken: Arc<Mutex<BTreeSet<u64>>>,
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.woken.lock().unwrap_or_else(PoisonError::into_inner).insert(self.number);
    }
}

/// The time for thinking about a whole game.
const WHOLE: Duration = Duration::from_secs(1);

/// The pulse of a world: its clock. Thinking about a single decision takes no time.
pub struct Clock(pub Rc<World>);

impl Pulse for Clock {
    fn now(&self) -> Instant {
        self.0.now()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        let (world, end) = (Rc::clone(&self.0), self.0.now() + time);
        Box::pin(poll_fn(move |context| {
            let rest = end.saturating_duration_since(world.now());
            if rest.is_zero() {
                return Poll::Ready(());
            }
            let waker = context.waker().clone();
            world.after(rest, move || waker.wake());
            Poll::Pending
        }))
    }

    fn ring_in(&self, alarm: &Alarm, time: Duration) {
        let alarm = alarm.clone();
        self.0.after(time, move || alarm.ring());
    }

    fn think(&self, question: Question, _: Option<Duration>) -> Waiting<Option<Answer>> {
        let sleep = self.sleep(if question.is_single() { Duration::ZERO } else { WHOLE });
        Box::pin(async move {
            sleep.await;
            games::answer(&question, Deadline::NEVER).ok()
        })
    }
}
