//! The network of the page, which runs in a third worker and is fetched when it is first used.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::io;
use std::rc::{Rc, Weak};

use snuffel::alarm::Alarm;
use snuffel::remote::bridge::{Report, Request, from_bytes, to_bytes};
use snuffel::remote::card::{Identity, Key};
use snuffel::remote::fault::NetworkFault;
use snuffel::remote::invitation::{Call, Ring};
use snuffel::remote::network::{self, Calls, Event, Network, Order, Role};
use snuffel::remote::peer::Peer;
use snuffel::remote::way::{Relay, Way};
use snuffel::remote::words::Code;

use crate::host::Host;

/// The network of the page. All clones share its connections.
#[derive(Clone)]
pub struct Net {
    host: Host,
    /// The address of the page.
    page: Rc<str>,
    /// The number of connections opened so far.
    opened: Rc<Cell<u32>>,
    /// The queues of the open ones.
    queues: Rc<RefCell<BTreeMap<u32, Weak<Queue>>>>,
}

/// The reports about a connection that were not taken yet.
struct Queue {
    alarm: Alarm,
    reports: RefCell<VecDeque<Report>>,
}

impl Queue {
    fn put(&self, report: Report) {
        self.reports.borrow_mut().push_back(report);
        self.alarm.ring();
    }
}

impl Net {
    /// The network that this script reaches, in the page with this address.
    pub fn new(host: Host, page: &str) -> Net {
        Net { host, page: page.into(), opened: Rc::default(), queues: Rc::default() }
    }

    /// Takes a report about the connection of this number. Without bytes, the network could not be fetched.
    pub fn report(&self, number: u32, bytes: Option<&[u8]>) {
        let queue = self.queues.borrow().get(&number).and_then(Weak::upgrade);
        let report = match bytes {
            Some(bytes) => from_bytes(bytes),
            None => Ok(Report::Failed(NetworkFault::Unfetched)),
        };
        if let (Some(queue), Ok(report)) = (queue, report) {
            queue.put(report);
        }
    }

    /// Opens a connection.
    fn connect(&self, request: &Request, alarm: &Alarm) -> Box<Connection> {
        let number = self.opened.get();
        self.opened.set(number.wrapping_add(1));
        let queue = Rc::new(Queue { alarm: alarm.clone(), reports: RefCell::default() });
        let mut queues = self.queues.borrow_mut();
        queues.retain(|_, queue| queue.strong_count() > 0);
        queues.insert(number, Rc::downgrade(&queue));
        self.host.connect(number, &to_bytes(request));
        Box::new(Connection { host: self.host.clone(), number, queue })
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Net").field(&self.queues.borrow().keys()).finish()
    }
}

impl Network for Net {
    fn page(&self) -> Option<&str> {
        Some(&self.page)
    }

    fn open(&self, code: Code, role: Role, way: Way, alarm: &Alarm) -> io::Result<Box<dyn network::Net>> {
        Ok(self.connect(&Request::Table(code.bits(), role, way), alarm))
    }

    fn call(&self, identity: &Identity, way: Way, listens: bool, alarm: &Alarm) -> io::Result<Box<dyn Calls>> {
        Ok(self.connect(&Request::Friends(identity.secret().to_bytes(), way, listens), alarm))
    }
}

/// An open connection, closed when dropped.
struct Connection {
    host: Host,
    number: u32,
    queue: Rc<Queue>,
}

impl Connection {
    fn request(&self, request: &Request) {
        self.host.request(self.number, &to_bytes(request));
    }

    /// Takes the next report, and says so, since only some may be on their way.
    fn next_report(&self) -> Option<Report> {
        let report = self.queue.reports.borrow_mut().pop_front()?;
        self.request(&Request::Taken);
        Some(report)
    }
}

impl network::Net for Connection {
    fn send(&self, to: Peer, message: Vec<u8>) {
        self.request(&Request::Order(Order::Send(to, message)));
    }

    fn close(&self, peer: Peer) {
        self.request(&Request::Order(Order::Close(peer)));
    }

    fn use_servers(&self, relay: Relay) {
        self.request(&Request::Order(Order::Servers(relay)));
    }

    fn poll(&self) -> Option<Event> {
        match self.next_report()? {
            Report::Event(event) => Some(event),
            Report::Failed(fault) => Some(Event::Failed(fault)),
            // There are no friends on the connection to a table.
            Report::Ring(_) => None,
        }
    }
}

impl Calls for Connection {
    fn know(&self, friends: &[Key]) {
        self.request(&Request::Know(friends.to_vec()));
    }

    fn invite(&self, call: Call) {
        self.request(&Request::Invite(call));
    }

    fn poll(&self) -> Option<Ring> {
        match self.next_report()? {
            Report::Ring(ring) => Some(ring),
            Report::Failed(fault) => Some(Ring::Failed(fault)),
            // There is no table on the connection to friends.
            Report::Event(_) => None,
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.request(&Request::Close);
    }
}
