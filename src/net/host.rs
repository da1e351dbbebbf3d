//! The host's side: admits peers that know the words, and keeps one connection per key.

use std::collections::HashMap;
use std::sync::Arc;

use iroh::endpoint::Incoming;
use iroh::{Endpoint, SecretKey};
use n0_future::task::JoinSet;
use n0_future::time::timeout;
use tokio::sync::{Semaphore, mpsc as channel, oneshot};

use super::inbox::Inbox;
use super::link::{Broken, Handle, Link, PATIENCE};
use super::{LEAVE, add_servers, endpoint, old};
use crate::remote::message::OLD_VERSION;
use crate::remote::network::{Event, Order};
use crate::remote::peer::Peer;

/// The maximum number of connections that have not proved the words yet.
const UNPROVEN: usize = 16;

/// The maximum number of connected peers: the most seats of any game, and listeners.
const MOST: usize = 32;

/// The maximum number of queued changes of connections.
const CHANGES: usize = 16;

/// A change of a connection.
enum Change {
    /// It is up. It waits until this is known, so that nothing from it is handled before.
    Up(Peer, Handle, oneshot::Sender<()>),
    Down(Peer, usize),
}

/// Serves all connections until the program closes the network.
pub(super) async fn attend(
    endpoint: &Endpoint,
    shared: [u8; 32],
    table: SecretKey,
    mut orders: channel::UnboundedReceiver<Order>,
    inbox: &Inbox,
) {
    let mut peers: HashMap<Peer, Handle> = HashMap::new();
    let unproven = Arc::new(Semaphore::new(UNPROVEN));
    let (changes, mut changed) = channel::channel(CHANGES);
    let mut links = JoinSet::new();
    inbox.put(Event::Ready(Peer::from_key(*table.public().as_bytes()), endpoint::own_address(endpoint)));
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                None => break,
                Some(order) => obey(order, endpoint, &mut peers, inbox).await,
            },
            incoming = endpoint.accept() => {
                let Some(incoming) = incoming else { break };
                let Ok(place) = Arc::clone(&unproven).try_acquire_owned() else {
                    incoming.refuse();
                    continue;
                };
                let (changes, inbox, table) = (changes.clone(), inbox.clone(), table.clone());
                links.spawn(async move {
                    let link = timeout(PATIENCE, let_in(incoming, &shared, &table)).await;
                    drop(place);
                    if let Ok(Ok(link)) = link {
                        keep(link, changes, inbox).await;
                    }
                });
            }
            Some(change) = changed.recv() => match change {
                // Of two connections with the same key the newer one counts; the older ends when its hold is dropped.
                Change::Up(peer, hold, known) if peers.len() < MOST || peers.contains_key(&peer) => {
                    peers.insert(peer, hold);
                    inbox.put(Event::Came(peer));
                    // A peer that is gone by now reports this next.
                    let _ = known.send(());
                }
                Change::Up(..) => {}
                Change::Down(peer, id) => {
                    if peers.get(&peer).is_some_and(|hold| hold.is(id)) {
                        peers.remove(&peer);
                        inbox.put(Event::Gone(peer));
                    }
                }
            },
            Some(_) = links.join_next() => {}
        }
    }
    peers.clear();
    drop(changed);
    let _ = timeout(LEAVE, async { while links.join_next().await.is_some() {} }).await;
}

/// Carries out an order of the table's.
async fn obey(order: Order, endpoint: &Endpoint, peers: &mut HashMap<Peer, Handle>, inbox: &Inbox) {
    match order {
        Order::Send(peer, message) => {
            if peers.get(&peer).is_some_and(|hold| hold.send(message).is_err()) {
                // A peer too slow to take its messages is dropped, but may come back.
                peers.remove(&peer);
                inbox.put(Event::Gone(peer));
            }
        }
        Order::Close(peer) => {
            peers.remove(&peer);
        }
        Order::Servers(relay) => add_servers(&relay, endpoint, inbox).await,
        Order::Woken => endpoint.network_change().await,
    }
}

/// Admits a peer that knows the words.
async fn let_in(incoming: Incoming, shared: &[u8; 32], table: &SecretKey) -> Result<Link, Broken> {
    let accepting = incoming.accept().map_err(|_| Broken)?;
    let connection = accepting.await.map_err(|_| Broken)?;
    match connection.alpn() {
        OLD_VERSION => {
            old::refuse(connection, shared).await;
            Err(Broken)
        }
        _ => Link::accept(connection, shared, table).await,
    }
}

/// Runs a connection until it ends.
async fn keep(link: Link, changes: channel::Sender<Change>, inbox: Inbox) {
    let (peer, id) = (link.peer(), link.id());
    let (hold, held) = link.hold(&inbox);
    let (known, is_known) = oneshot::channel();
    if changes.send(Change::Up(peer, hold, known)).await.is_ok() {
        match is_known.await {
            Ok(()) => {
                link.run(held, || {}).await;
                let _ = changes.send(Change::Down(peer, id)).await;
            }
            Err(_) => link.refuse(),
        }
    }
}
