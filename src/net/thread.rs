//! The network of a program that has threads: it runs on a separate one, behind an interface that never blocks.

use std::io;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::runtime;
use tokio::sync::mpsc as channel;

use super::calls::{self, Friends, Rings};
use super::inbox::{Inbox, Letter};
use super::serve;
use crate::alarm::Alarm;
use crate::remote::card::{Identity, Key};
use crate::remote::fault::NetworkFault;
use crate::remote::invitation::{Call, Ring};
use crate::remote::network::{self, Event, Network, Order, Role};
use crate::remote::peer::Peer;
use crate::remote::way::{Relay, Way};
use crate::remote::words::Code;

/// The network over iroh.
#[derive(Clone, Copy, Debug)]
pub struct Iroh;

impl Network for Iroh {
    fn open(&self, code: Code, role: Role, way: Way, alarm: &Alarm) -> io::Result<Box<dyn network::Net>> {
        Ok(Box::new(Net::start(code, role, way, alarm.clone())?))
    }

    fn call(&self, identity: &Identity, way: Way, listens: bool, alarm: &Alarm) -> io::Result<Box<dyn network::Calls>> {
        Ok(Box::new(Calls::start(identity, way, listens, alarm.clone())?))
    }
}

/// An open network. When it is dropped, pending messages still go out, for at most a second.
pub(super) struct Net {
    orders: Option<channel::UnboundedSender<Order>>,
    pub(super) letters: mpsc::Receiver<Letter>,
    thread: Option<JoinHandle<()>>,
}

impl Net {
    /// Starts the thread, which rings `alarm`.
    pub(super) fn start(code: Code, role: Role, way: Way, alarm: Alarm) -> io::Result<Net> {
        let (orders, theirs) = channel::unbounded_channel();
        let (inbox, letters) = Inbox::new(alarm);
        let thread = thread::Builder::new().name("net".to_owned()).spawn(move || {
            // The words are stretched on this thread, too: that takes a tenth of a second.
            let served = run(async { serve(&code.stretch(), role, &way, theirs, &inbox).await });
            if let Err(fault) = served {
                inbox.put(Event::Failed(fault));
            }
        })?;
        Ok(Net { orders: Some(orders), letters, thread: Some(thread) })
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // A thread that has ended has already reported it.
            let _ = orders.send(order);
        }
    }
}

impl network::Net for Net {
    fn send(&self, to: Peer, message: Vec<u8>) {
        self.order(Order::Send(to, message));
    }

    fn close(&self, peer: Peer) {
        self.order(Order::Close(peer));
    }

    fn use_servers(&self, relay: Relay) {
        self.order(Order::Servers(relay));
    }

    fn poll(&self) -> Option<Event> {
        self.letters.try_recv().ok().map(|letter| letter.event)
    }
}

impl Drop for Net {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// An open connection to friends, closed when dropped.
pub(super) struct Calls {
    orders: Option<channel::UnboundedSender<calls::Order>>,
    rings: mpsc::Receiver<Ring>,
    friends: Friends,
    thread: Option<JoinHandle<()>>,
}

impl Calls {
    /// Starts the thread for the player of `identity`, which rings `alarm`. Friends can call if `listens`.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub(super) fn start(identity: &Identity, way: Way, listens: bool, alarm: Alarm) -> io::Result<Calls> {
        let (orders, theirs) = channel::unbounded_channel();
        let (put, rings) = Rings::new(alarm);
        let friends = Friends::default();
        let (secret, known) = (identity.secret(), friends.clone());
        let thread = thread::Builder::new().name("calls".to_owned()).spawn(move || {
            if let Err(fault) = run(calls::serve(secret, &way, listens, &known, theirs, &put)) {
                put.put(Ring::Failed(fault));
            }
        })?;
        Ok(Calls { orders: Some(orders), rings, friends, thread: Some(thread) })
    }
}

impl network::Calls for Calls {
    fn know(&self, friends: &[Key]) {
        self.friends.set(friends);
    }

    fn invite(&self, call: Call) {
        if let Some(orders) = &self.orders {
            // A thread that has ended has already reported it.
            let _ = orders.send(calls::Order::Invite(call));
        }
    }

    fn poll(&self) -> Option<Ring> {
        self.rings.try_recv().ok()
    }
}

impl Drop for Calls {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Runs a network on this thread until it is closed.
fn run(served: impl Future<Output = Result<(), NetworkFault>>) -> Result<(), NetworkFault> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build().map_err(|_| NetworkFault::System)?;
    let outcome = runtime.block_on(served);
    // A name look-up may block on another thread.
    runtime.shutdown_timeout(Duration::from_millis(100));
    outcome
}
