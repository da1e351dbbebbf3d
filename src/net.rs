//! The network by iroh: a thread of its own, and a face that never waits.
//!
//! The words lead to a meeting point: an end of the network whose key all have who know them (`endpoint`). A guest proves with
//! its first bytes (`link`) that it knows them, and the host that it has the key of its table, which is nobody else's. A guest
//! whose connection breaks dials again for as long as its network lives, and speaks to that host only.

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

/// What the program wants of the network.
enum Order {
    Send(Peer, Vec<u8>),
    Close(Peer),
}

/// The network by iroh.
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

/// An open network. When it is dropped, what was sent still goes out, for at most a second.
struct Net {
    orders: Option<channel::UnboundedSender<Order>>,
    letters: mpsc::Receiver<Letter>,
    thread: Option<JoinHandle<()>>,
}

/// How long what was sent last may take to go out.
const LEAVE: Duration = Duration::from_secs(1);

impl Net {
    /// Begins, on a thread, which rings `alarm`.
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
            // A thread that has ended has said so.
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

/// The thread.
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
    // A look-up of a name may hang on a thread of its own.
    runtime.shutdown_timeout(Duration::from_millis(100));
    outcome
}

/// Watches whether the servers answer, where any are used.
fn watch_servers(way: &Way, endpoint: &Endpoint, inbox: &Inbox) {
    if way.relay != Relay::None {
        let inbox = inbox.clone();
        tokio::spawn(servers::watch(endpoint.clone(), move |are_there| inbox.put(Event::Servers(are_there))));
    }
}

#[cfg(test)]
mod tests;
