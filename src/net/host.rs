//! The host's end: lets in who knows the words, and keeps one connection for each key.

use std::collections::HashMap;
use std::sync::Arc;

use iroh::endpoint::Incoming;
use iroh::{Endpoint, SecretKey};
use tokio::sync::{Semaphore, mpsc as channel, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::inbox::Inbox;
use super::link::{Broken, Hold, Link, PATIENCE};
use super::{LEAVE, Order, old};
use crate::remote::message::OLD_VERSION;
use crate::remote::network::{Event, Peer};

/// How many may be about to prove that they know the words.
const UNPROVEN: usize = 16;

/// How many may be there at once: the most seats of any game, and those who listen.
const MOST: usize = 32;

/// How many events of connections may wait.
const CHANGES: usize = 16;

/// What has become of a connection.
enum Change {
    /// It is there. It waits until that is known: what comes on it must not be heard before.
    Up(Peer, Hold, oneshot::Sender<()>),
    Down(Peer, usize),
}

/// Attends to everybody until the program lets go.
pub(super) async fn attend(
    endpoint: &Endpoint,
    shared: [u8; 32],
    table: SecretKey,
    mut orders: channel::UnboundedReceiver<Order>,
    inbox: &Inbox,
) {
    let mut peers: HashMap<Peer, Hold> = HashMap::new();
    let unproven = Arc::new(Semaphore::new(UNPROVEN));
    let (changes, mut changed) = channel::channel(CHANGES);
    let mut links = JoinSet::new();
    inbox.put(Event::Ready(Peer::of(*table.public().as_bytes()), endpoint.bound_sockets().first().copied()));
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                None => break,
                Some(Order::Send(peer, message)) => {
                    if peers.get(&peer).is_some_and(|hold| hold.send(message).is_err()) {
                        // Whoever does not take what is sent may come back.
                        peers.remove(&peer);
                        inbox.put(Event::Gone(peer));
                    }
                }
                Some(Order::Close(peer)) => {
                    peers.remove(&peer);
                }
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
                // Of the same key the newer one counts: the older ends when nobody holds it any more.
                Change::Up(peer, hold, known) if peers.len() < MOST || peers.contains_key(&peer) => {
                    peers.insert(peer, hold);
                    inbox.put(Event::Came(peer));
                    // Whoever is gone by now says so next.
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

/// Lets somebody in who knows the words.
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

/// Keeps a connection until it ends.
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
