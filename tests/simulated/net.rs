//! The network of a world: programs find each other by the words of a table, and messages arrive in order a moment
//! later, unless the connection breaks or a newer one replaces it.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::rc::{Rc, Weak};
use std::time::{Duration, Instant};

use rand::RngExt;
use snuffel::alarm::Alarm;
use snuffel::remote::card::{Identity, Key, table_of};
use snuffel::remote::fault::NetworkFault;
use snuffel::remote::invitation::{Call, Ring};
use snuffel::remote::network::{Calls, Event, Net, Network, Role};
use snuffel::remote::peer::Peer;
use snuffel::remote::way::{Relay, Way};
use snuffel::remote::words::Code;
use snuffel::rng::{Rng, stream};

use super::world::World;

/// The transmission time of a message.
pub const DELAY: Duration = Duration::from_millis(1);

/// The time without traffic after which a silence is reported.
const SILENCE: Duration = Duration::from_secs(3);

/// The time without traffic after which a connection is lost.
const IDLE: Duration = Duration::from_secs(30);

/// The pause between two attempts to reach the host.
const PAUSE: Duration = Duration::from_millis(400);

/// The times after which a first search for a host is reported, and given up.
const SEEKING: (Duration, Duration) = (Duration::from_secs(3), Duration::from_secs(30));

/// The time for calling a friend who does not answer.
const CALLING: Duration = Duration::from_secs(15);

/// All ends of the network in a world.
#[derive(Default)]
pub struct Switchboard {
    ends: RefCell<Vec<Weak<End>>>,
    friends: RefCell<Vec<Weak<Friend>>>,
    /// The source of random transmission times, unless they are all the same.
    weather: RefCell<Option<Rng>>,
}

impl Switchboard {
    fn ends(&self) -> Vec<Rc<End>> {
        self.ends.borrow().iter().filter_map(Weak::upgrade).collect()
    }

    /// Makes transmission times depend on this seed.
    pub fn weather(&self, seed: u64) {
        *self.weather.borrow_mut() = Some(stream(seed, 94, 0));
    }

    /// The transmission time of the next message.
    fn delay(&self) -> Duration {
        match &mut *self.weather.borrow_mut() {
            // Most are short, and some are very long.
            Some(random) => DELAY * 2_u32.pow(random.random_range(0..10)),
            None => DELAY,
        }
    }

    /// Breaks all connections of a program.
    pub fn cut(&self, life: &Life) {
        for end in self.ends().into_iter().filter(|end| Rc::ptr_eq(&end.life, life)) {
            for link in end.links.borrow().iter() {
                link.is_whole.set(false);
                end.fall_silent(link);
                if let Some(other) = link.other.upgrade()
                    && let Some(theirs) = other.link(end.own)
                {
                    other.fall_silent(&theirs);
                }
            }
        }
    }

    /// Simulates a guest whose program is stopped for `time`. Its connection ends after `until`; earlier messages wait
    /// for the program. It notices the end of the connection `late` after it resumes: anything sent until then is lost.
    pub fn nap(&self, life: &Life, until: Duration, time: Duration, late: Duration) {
        for guest in self.ends().into_iter().filter(|end| !end.is_host && Rc::ptr_eq(&end.life, life)) {
            for link in guest.links.borrow().iter().cloned() {
                if let Some(host) = link.other.upgrade()
                    && let Some(theirs) = host.link(guest.own)
                {
                    host.fall_silent(&theirs);
                }
                let broken = Rc::clone(&link.is_whole);
                guest.world.after(until, move || broken.set(false));
                let asleep = Rc::downgrade(&guest);
                guest.world.after(time + late, move || {
                    if let Some(guest) = asleep.upgrade().filter(|guest| guest.unlink(&link)) {
                        guest.put(Event::Gone(link.peer));
                        guest.dial();
                    }
                });
            }
        }
    }

    /// Connects a guest a second time, in addition to its connection: messages on their way there are lost.
    pub fn double(&self, life: &Life) {
        let guests = self.ends().into_iter().filter(|end| !end.is_host && Rc::ptr_eq(&end.life, life));
        for guest in guests.filter(|guest| guest.links.borrow().iter().any(|link| link.is_whole.get())) {
            if let Some(host) = self.host(&guest) {
                connect(&guest, &host);
            }
        }
    }

    /// The host of a table that a guest can reach: the latest one if there are several.
    fn host(&self, guest: &End) -> Option<Rc<End>> {
        let is_host = |end: &Rc<End>| end.is_host && end.is_up() && end.code == guest.code && guest.finds(end);
        self.ends().into_iter().rfind(is_host)
    }
}

/// Whether a program is running; everything it has opened falls silent when it ends.
pub type Life = Rc<Cell<bool>>;

/// One program's access to the network.
pub struct Line {
    /// The world.
    pub world: Rc<World>,
    /// All ends in the world.
    pub board: Rc<Switchboard>,
    /// Whether the program runs.
    pub life: Life,
    /// The address of the page in which it runs, if any.
    pub page: Option<&'static str>,
}

impl Network for Line {
    fn page(&self) -> Option<&str> {
        self.page
    }

    fn open(&self, code: Code, role: Role, way: Way, alarm: &Alarm) -> io::Result<Box<dyn Net>> {
        let (is_host, own, known) = match role {
            Role::Host(key) => (true, table_of(&key), None),
            Role::Guest { key, host } => (false, Peer::from_key(key), host),
        };
        assert!(self.page.is_none() || way.beyond_browsers().is_none(), "no browser can go this way: {way:?}");
        let is_taken = |end: &Rc<End>| end.is_up() && way.bind.is_some() && end.way.borrow().bind == way.bind;
        let fault = self.board.ends().iter().any(is_taken).then_some(NetworkFault::Address);
        let end = Rc::new(End {
            world: Rc::clone(&self.world),
            board: Rc::clone(&self.board),
            life: Rc::clone(&self.life),
            is_open: Cell::new(fault.is_none()),
            is_host,
            own,
            code,
            way: RefCell::new(way),
            alarm: alarm.clone(),
            inbox: RefCell::default(),
            links: RefCell::default(),
            was_there: Cell::new(false),
            known: Cell::new(known),
            is_warned: Cell::new(false),
        });
        self.board.ends.borrow_mut().push(Rc::downgrade(&end));
        match fault {
            Some(fault) => end.put(Event::Failed(fault)),
            None => end.put(Event::Ready(own, end.way.borrow().bind.filter(|_| is_host))),
        }
        if !is_host {
            end.dial();
            end.seek();
        }
        Ok(Box::new(Handle(end)))
    }

    fn call(&self, identity: &Identity, way: Way, listens: bool, alarm: &Alarm) -> io::Result<Box<dyn Calls>> {
        assert!(self.page.is_none() || way.beyond_browsers().is_none(), "no browser can go this way: {way:?}");
        let friend = Rc::new(Friend {
            world: Rc::clone(&self.world),
            board: Rc::clone(&self.board),
            life: Rc::clone(&self.life),
            key: identity.key(),
            listens,
            address: way.bind,
            alarm: alarm.clone(),
            known: RefCell::default(),
            rings: RefCell::default(),
        });
        self.board.friends.borrow_mut().push(Rc::downgrade(&friend));
        Ok(Box::new(Phone(friend)))
    }
}

/// One end's view of a connection.
struct Link {
    other: Weak<End>,
    peer: Peer,
    /// Whether messages arrive.
    is_whole: Rc<Cell<bool>>,
    /// Whether the silence was reported.
    is_silent: Cell<bool>,
    /// The arrival time of the last message sent on it.
    last: Cell<Instant>,
}

impl Link {
    /// The transmission time of a message sent now: it arrives after all earlier ones.
    fn delay(&self, end: &End) -> Duration {
        let now = end.world.now();
        self.last.set(self.last.get().max(now + end.board.delay()));
        self.last.get() - now
    }
}

/// An open end of the network.
struct End {
    world: Rc<World>,
    board: Rc<Switchboard>,
    life: Life,
    is_open: Cell<bool>,
    is_host: bool,
    own: Peer,
    code: Code,
    way: RefCell<Way>,
    alarm: Alarm,
    inbox: RefCell<VecDeque<Event>>,
    links: RefCell<Vec<Rc<Link>>>,
    /// Whether the host was ever there.
    was_there: Cell<bool>,
    /// The host, once a guest has met it: the guest speaks to no other.
    known: Cell<Option<Peer>>,
    /// Whether the guest has since been warned about an impostor.
    is_warned: Cell<bool>,
}

impl End {
    fn is_up(&self) -> bool {
        self.life.get() && self.is_open.get()
    }

    /// Returns whether a guest's route leads to a host.
    fn finds(&self, host: &End) -> bool {
        let (own, way) = (self.way.borrow(), host.way.borrow());
        match (own.address, &own.relay) {
            (Some(address), _) => way.bind == Some(address),
            (None, Relay::None) => false,
            (None, relay) => way.relay == *relay,
        }
    }

    fn put(&self, event: Event) {
        if self.is_up() || matches!(event, Event::Failed(_)) && self.life.get() {
            self.inbox.borrow_mut().push_back(event);
            self.alarm.ring();
        }
    }

    fn link(&self, peer: Peer) -> Option<Rc<Link>> {
        self.links.borrow().iter().find(|link| link.peer == peer).cloned()
    }

    /// Removes a connection, and returns whether it was there.
    fn unlink(&self, link: &Rc<Link>) -> bool {
        let mut links = self.links.borrow_mut();
        let before = links.len();
        links.retain(|known| !Rc::ptr_eq(known, link));
        links.len() < before
    }

    /// Tries to reach the host repeatedly until it is there.
    fn dial(self: &Rc<Self>) {
        let guest = Rc::downgrade(self);
        self.world.after(DELAY, move || {
            let Some(guest) = guest.upgrade().filter(|guest| guest.is_up()) else { return };
            let has_link = guest.links.borrow().iter().any(|link| link.is_whole.get());
            if has_link {
                return;
            }
            match guest.board.host(&guest) {
                Some(host) if guest.known.get().is_none_or(|known| known == host.own) => connect(&guest, &host),
                other => {
                    if other.is_some() && !guest.is_warned.replace(true) {
                        guest.put(Event::Impostor);
                    }
                    let again = Rc::downgrade(&guest);
                    guest.world.after(PAUSE, move || again.upgrade().iter().for_each(End::dial));
                }
            }
        });
    }

    /// Reports an unsuccessful search for a host.
    fn seek(self: &Rc<Self>) {
        let tell = |time: Duration, event: fn() -> Event| {
            let guest = Rc::downgrade(self);
            self.world.after(time, move || {
                if let Some(guest) = guest.upgrade().filter(|guest| !guest.was_there.get()) {
                    guest.put(event());
                    if matches!(event(), Event::Failed(_)) {
                        guest.is_open.set(false);
                    }
                }
            });
        };
        tell(SEEKING.0, || Event::Seeks);
        tell(SEEKING.1, || Event::Failed(NetworkFault::NoAnswer));
    }

    /// Silences a connection that neither side has closed.
    fn fall_silent(self: &Rc<Self>, link: &Rc<Link>) {
        let (end, broken) = (Rc::downgrade(self), Rc::clone(link));
        self.world.after(SILENCE, move || {
            let Some(end) = end.upgrade() else { return };
            if end.links.borrow().iter().any(|known| Rc::ptr_eq(known, &broken)) && !broken.is_silent.replace(true) {
                end.put(Event::Silent(broken.peer));
            }
            if !end.is_host {
                end.dial();
            }
        });
        let (end, broken) = (Rc::downgrade(self), Rc::clone(link));
        self.world.after(IDLE, move || {
            if let Some(end) = end.upgrade()
                && end.unlink(&broken)
            {
                end.put(Event::Gone(broken.peer));
            }
        });
    }
}

/// Connects a guest with its host. If there are two connections with the same key, the newer one counts.
fn connect(guest: &Rc<End>, host: &Rc<End>) {
    let is_whole = Rc::new(Cell::new(true));
    let link = |other: &Rc<End>| Link {
        other: Rc::downgrade(other),
        peer: other.own,
        is_whole: Rc::clone(&is_whole),
        is_silent: Cell::new(false),
        last: Cell::new(guest.world.now()),
    };
    let older = host.link(guest.own);
    for (end, other) in [(guest, host), (host, guest)] {
        if let Some(before) = end.link(other.own) {
            end.unlink(&before);
        }
        end.links.borrow_mut().push(Rc::new(link(other)));
    }
    // Another program with the same key is disconnected.
    if let Some(other) = older.and_then(|link| link.other.upgrade()).filter(|other| !Rc::ptr_eq(other, guest)) {
        other.put(Event::Failed(NetworkFault::Closed));
        other.is_open.set(false);
    }
    guest.was_there.set(true);
    guest.known.set(Some(host.own));
    guest.is_warned.set(false);
    guest.put(Event::Came(host.own));
    host.put(Event::Came(guest.own));
}

/// The program's handle on its end.
struct Handle(Rc<End>);

impl Net for Handle {
    fn send(&self, to: Peer, message: Vec<u8>) {
        let Some(link) = self.0.link(to).filter(|_| self.0.is_up()) else { return };
        let own = self.0.own;
        self.0.world.after(link.delay(&self.0), move || {
            if link.is_whole.get()
                && let Some(other) = link.other.upgrade()
                && other.link(own).is_some_and(|theirs| Rc::ptr_eq(&theirs.is_whole, &link.is_whole))
            {
                other.put(Event::Message(own, message));
            }
        });
    }

    fn close(&self, peer: Peer) {
        // A killed program closes nothing.
        if let Some(link) = self.0.link(peer).filter(|_| self.0.is_up()) {
            self.0.unlink(&link);
            let_go(&self.0, &link);
        }
    }

    fn use_servers(&self, relay: Relay) {
        self.0.way.borrow_mut().relay = relay;
    }

    fn poll(&self) -> Option<Event> {
        self.0.inbox.borrow_mut().pop_front()
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.0.is_open.set(false);
        let links = self.0.links.take();
        for link in links {
            match self.0.life.get() {
                true => let_go(&self.0, &link),
                // A killed program sends nothing.
                false => {
                    link.is_whole.set(false);
                    if let Some(other) = link.other.upgrade()
                        && let Some(theirs) = other.link(self.0.own)
                    {
                        other.fall_silent(&theirs);
                    }
                }
            }
        }
    }
}

/// Closes a connection after everything that was sent on it.
fn let_go(end: &End, link: &Rc<Link>) {
    let (own, link, is_host) = (end.own, Rc::clone(link), end.is_host);
    end.world.after(link.delay(end), move || {
        let Some(other) = link.other.upgrade().filter(|_| link.is_whole.replace(false)) else { return };
        let Some(theirs) = other.link(own) else { return };
        other.unlink(&theirs);
        match is_host {
            true => {
                other.put(Event::Failed(NetworkFault::Closed));
                other.is_open.set(false);
            }
            false => other.put(Event::Gone(own)),
        }
    });
}

/// A program that friends can call.
struct Friend {
    world: Rc<World>,
    board: Rc<Switchboard>,
    life: Life,
    key: Key,
    /// Whether it can be called.
    listens: bool,
    /// The address at which it listens; `None` if servers lead to it.
    address: Option<SocketAddr>,
    alarm: Alarm,
    known: RefCell<Vec<Key>>,
    rings: RefCell<VecDeque<Ring>>,
}

impl Friend {
    fn put(&self, ring: Ring) {
        self.rings.borrow_mut().push_back(ring);
        self.alarm.ring();
    }

    /// Calls until the friend answers, for a limited time.
    fn reach(self: &Rc<Self>, call: Call, rest: Duration) {
        let own = Rc::downgrade(self);
        self.world.after(DELAY, move || {
            let Some(own) = own.upgrade().filter(|own| own.life.get()) else { return };
            let friends: Vec<Rc<Friend>> = own.board.friends.borrow().iter().filter_map(Weak::upgrade).collect();
            let is_there = |friend: &&Rc<Friend>| {
                let is_found = friend.listens && call.address.is_none_or(|address| friend.address == Some(address));
                friend.key == call.friend && friend.life.get() && is_found && friend.known.borrow().contains(&own.key)
            };
            match (friends.iter().find(is_there), rest.checked_sub(PAUSE)) {
                (Some(friend), _) => {
                    friend.put(Ring::Invited(own.key, call.invitation));
                    own.put(Ring::Answered(call.friend));
                }
                (None, Some(rest)) => {
                    let again = Rc::downgrade(&own);
                    own.world
                        .after(PAUSE, move || again.upgrade().iter().for_each(|own| own.reach(call.clone(), rest)));
                }
                (None, None) => own.put(Ring::Unanswered(call.friend)),
            }
        });
    }
}

/// The program's handle on that.
struct Phone(Rc<Friend>);

impl Calls for Phone {
    fn know(&self, friends: &[Key]) {
        *self.0.known.borrow_mut() = friends.to_vec();
    }

    fn invite(&self, call: Call) {
        self.0.reach(call, CALLING);
    }

    fn poll(&self) -> Option<Ring> {
        self.0.rings.borrow_mut().pop_front()
    }
}
