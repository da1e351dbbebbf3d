//! The network: a thread of its own, and a face that never waits. The only place where anything is asynchronous.
//!
//! The host is found (`way`) by the public key that its words stand for; whoever comes proves (`link`) with the first bytes
//! to know them too. A guest whose connection breaks dials again for as long as its [`Net`] lives.

mod guest;
mod host;
mod inbox;
mod link;
mod way;

use std::io;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use iroh::SecretKey;
use tokio::sync::mpsc as channel;

use self::inbox::{Inbox, Letter};
pub use self::way::{Relay, Way};
use super::message::VERSION;
use super::words::Code;

/// The program at the other end, known by its public key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Peer([u8; 32]);

impl Peer {
    /// The program with this public key.
    pub fn of(key: [u8; 32]) -> Peer {
        Peer(key)
    }

    /// The public key.
    pub fn key(self) -> [u8; 32] {
        self.0
    }
}

/// What one is for the others.
pub enum Role {
    /// The one who is found by the words.
    Host,
    /// One who looks for the host, with a secret key of its own: who comes back with the same key is the same.
    Guest([u8; 32]),
}

/// What has happened.
#[derive(Debug)]
pub enum Event {
    /// Others can be reached, or waited for, by this key of one's own and at this address.
    Ready(Peer, Option<SocketAddr>),
    /// The host is not found at once, and still looked for.
    Seeks,
    /// Somebody who knows the words is there, or there again. What was sent before may be lost.
    Came(Peer),
    /// A message.
    Message(Peer, Vec<u8>),
    /// Nothing was heard for some seconds.
    Silent(Peer),
    /// Something is heard again.
    Heard(Peer),
    /// The connection is gone. A guest goes on looking for the host.
    Gone(Peer),
    /// It is over: nothing comes after this.
    Failed(Fault),
}

/// Why nothing comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The address of one's own cannot be used.
    Address,
    /// Nobody answers to these words.
    NoAnswer,
    /// Whoever answers does not let one in.
    NotLetIn,
    /// The host has let go.
    Closed,
    /// The system says no.
    System,
}

/// What the program wants of the network.
enum Order {
    Send(Peer, Vec<u8>),
    Close(Peer),
}

/// The network, as long as it lives. When it is dropped, what was sent still goes out, for at most a second.
pub struct Net {
    orders: Option<channel::UnboundedSender<Order>>,
    letters: mpsc::Receiver<Letter>,
    thread: Option<JoinHandle<()>>,
}

/// How long what was sent last may take to go out.
const LEAVE: Duration = Duration::from_secs(1);

impl Net {
    /// Begins, on a thread. `bell` is rung there whenever something can be [taken](Net::poll).
    ///
    /// # Errors
    /// When there can be no such thread.
    pub fn start(code: Code, role: Role, way: Way, bell: impl Fn() + Send + Sync + 'static) -> io::Result<Net> {
        let (orders, theirs) = channel::unbounded_channel();
        let (inbox, letters) = Inbox::new(Box::new(bell));
        let thread = thread::Builder::new().name("net".to_owned()).spawn(move || {
            if let Err(fault) = run(code, role, way, theirs, &inbox) {
                inbox.put(Event::Failed(fault));
            }
        })?;
        Ok(Net { orders: Some(orders), letters, thread: Some(thread) })
    }

    /// Sends a message of at most [`LONGEST`](super::frame::LONGEST) bytes. Where nobody is there to get it, it is lost.
    pub fn send(&self, to: Peer, message: Vec<u8>) {
        self.order(Order::Send(to, message));
    }

    /// Lets go of somebody, once what was sent has gone out.
    pub fn close(&self, peer: Peer) {
        self.order(Order::Close(peer));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // A thread that has ended has said so.
            let _ = orders.send(order);
        }
    }

    /// The next event, if there is one.
    pub fn poll(&self) -> Option<Event> {
        self.letters.try_recv().ok().map(|letter| letter.event)
    }

    /// The next event, for which it is waited no longer than this.
    pub fn wait(&self, time: Duration) -> Option<Event> {
        self.letters.recv_timeout(time).ok().map(|letter| letter.event)
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
    let host = SecretKey::from_bytes(&secrets.host);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|_| Fault::System)?;
    let outcome = runtime.block_on(async {
        match role {
            Role::Host => {
                let endpoint = way.open(host, &[VERSION]).await?;
                host::attend(&endpoint, secrets.shared, orders, inbox).await;
                Way::close(&endpoint).await;
            }
            Role::Guest(key) => {
                let endpoint = way.open(SecretKey::from_bytes(&key), &[]).await?;
                let address = way.address_of(host.public());
                let outcome = guest::attend(&endpoint, address, secrets.shared, orders, inbox).await;
                Way::close(&endpoint).await;
                outcome?;
            }
        }
        Ok(())
    });
    // A look-up of a name may hang on a thread of its own.
    runtime.shutdown_timeout(Duration::from_millis(100));
    outcome
}

#[cfg(test)]
mod tests;
