//! The network over iroh: it runs on a thread of its own, behind an interface that never blocks.
//!
//! The words lead to a meeting point: a network endpoint whose key everyone who knows the words has (`endpoint`). With
//! its first bytes (`link`) a guest proves that it knows them, and the host proves that it has the key of its table,
//! which nobody else has. A guest whose connection breaks redials for as long as its network exists, and then accepts
//! only that host.

mod calls;
mod endpoint;
mod guest;
mod host;
mod inbox;
mod link;
mod old;
mod servers;

use std::io;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use iroh::{Endpoint, SecretKey};
use tokio::sync::mpsc as channel;

use self::inbox::{Inbox, Letter};
use crate::alarm::Alarm;
use crate::remote::card::Identity;
use crate::remote::message::{OLD_VERSION, VERSION};
use crate::remote::network::{self, Event, Fault, Network, Peer, Role};
use crate::remote::way::{Relay, Way};
use crate::remote::words::Code;

/// A request of the program to the network.
enum Order {
    Send(Peer, Vec<u8>),
    Close(Peer),
    Servers(Relay),
}

/// The network over iroh.
#[derive(Clone, Copy, Debug)]
pub struct Iroh;

impl Network for Iroh {
    fn open(&self, code: Code, role: Role, way: Way, alarm: &Alarm) -> io::Result<Box<dyn network::Net>> {
        Ok(Box::new(Net::start(code, role, way, alarm.clone())?))
    }

    fn call(&self, identity: &Identity, way: Way, listens: bool, alarm: &Alarm) -> io::Result<Box<dyn network::Calls>> {
        Ok(Box::new(calls::Calls::start(identity, way, listens, alarm.clone())?))
    }
}

/// An open network. When it is dropped, pending messages still go out, for at most a second.
struct Net {
    orders: Option<channel::UnboundedSender<Order>>,
    letters: mpsc::Receiver<Letter>,
    thread: Option<JoinHandle<()>>,
}

/// The time that pending messages have to go out.
const LEAVE: Duration = Duration::from_secs(1);

impl Net {
    /// Starts the thread, which rings `alarm`.
    fn start(code: Code, role: Role, way: Way, alarm: Alarm) -> io::Result<Net> {
        let (orders, theirs) = channel::unbounded_channel();
        let (inbox, letters) = Inbox::new(alarm);
        let thread = thread::Builder::new().name("net".to_owned()).spawn(move || {
            if let Err(fault) = run(code, role, way, theirs, &inbox) {
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

/// The body of the thread.
fn run(
    code: Code,
    role: Role,
    way: Way,
    orders: channel::UnboundedReceiver<Order>,
    inbox: &Inbox,
) -> Result<(), Fault> {
    let secrets = code.stretch();
    let meeting = SecretKey::from_bytes(&secrets.meeting);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|_| Fault::System)?;
    let outcome = runtime.block_on(async {
        match role {
            Role::Host(key) => {
                let endpoint = endpoint::open(&way, meeting, &[VERSION, OLD_VERSION]).await?;
                watch_servers(&way, &endpoint, inbox);
                host::attend(&endpoint, secrets.shared, SecretKey::from_bytes(&key), orders, inbox).await;
                endpoint::close(&endpoint).await;
            }
            Role::Guest { key, host } => {
                let endpoint = endpoint::open(&way, SecretKey::from_bytes(&key), &[]).await?;
                watch_servers(&way, &endpoint, inbox);
                let address = endpoint::address_of(&way, meeting.public());
                let outcome = guest::attend(&endpoint, address, secrets.shared, host, orders, inbox).await;
                endpoint::close(&endpoint).await;
                outcome?;
            }
        }
        Ok(())
    });
    // A name look-up may block on a thread of its own.
    runtime.shutdown_timeout(Duration::from_millis(100));
    outcome
}

/// Watches whether the servers respond, if any are used.
fn watch_servers(way: &Way, endpoint: &Endpoint, inbox: &Inbox) {
    if way.relay != Relay::None {
        let inbox = inbox.clone();
        tokio::spawn(servers::watch(endpoint.clone(), move |are_there| inbox.put(Event::Servers(are_there))));
    }
}

#[cfg(test)]
mod tests;
