//! A guest's end: looks for the host, and looks again when the connection breaks.

use std::time::Duration;

use iroh::endpoint::ConnectionError;
use iroh::{Endpoint, EndpointAddr};
use tokio::sync::mpsc as channel;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::inbox::Inbox;
use super::link::{Broken, End, Link, Outgoing, UNPROVEN};
use super::{LEAVE, Order};
use crate::remote::message::VERSION;
use crate::remote::network::{Event, Fault, Peer};

/// How long one try to reach the host may take.
const TRY: Duration = Duration::from_secs(8);

/// How long after a try the next one comes.
const PAUSE: Duration = Duration::from_millis(400);

/// After how long it is told that the host is still looked for.
const SEEKING: Duration = Duration::from_secs(3);

/// How long a host is looked for that was never there.
const MOST: Duration = Duration::from_secs(30);

/// How long after a silence was told the host is dialled once more, beside the connection that is silent.
const BESIDE: Duration = Duration::from_millis(500);

/// What has become of a connection.
enum Change {
    /// Nothing is heard on it.
    Silent(usize),
    Down(usize, End),
}

/// Looks for the host, and passes messages, until the program lets go.
///
/// # Errors
/// Why the host cannot be reached.
pub(super) async fn attend(
    endpoint: &Endpoint,
    host: EndpointAddr,
    shared: [u8; 32],
    mut orders: channel::UnboundedReceiver<Order>,
    inbox: &Inbox,
) -> Result<(), Fault> {
    let peer = Peer::of(*host.id.as_bytes());
    let (changes, mut changed) = channel::channel::<Change>(16);
    let mut links = JoinSet::new();
    // The connection in use, by its number.
    let mut link: Option<(usize, Outgoing)> = None;
    let mut dialled = JoinSet::new();
    let dial = |pause: Duration| {
        let (endpoint, host) = (endpoint.clone(), host.clone());
        async move {
            sleep(pause).await;
            reach(&endpoint, host, &shared).await
        }
    };
    inbox.put(Event::Ready(Peer::of(*endpoint.id().as_bytes()), None));
    let begun = Instant::now();
    let (mut was_there, mut has_told) = (false, false);
    dialled.spawn(dial(Duration::ZERO));
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                None => break,
                Some(Order::Send(_, message)) => {
                    if link.as_ref().is_some_and(|(_, outgoing)| outgoing.try_send(message).is_err()) {
                        link = None;
                    }
                }
                Some(Order::Close(_)) => link = None,
            },
            Some(Ok(reached)) = dialled.join_next() => match reached {
                Ok(reached) => {
                    let (id, changes) = (reached.connection.stable_id(), changes.clone());
                    let (outgoing, queue) = Link::queue();
                    // Only a program that has ended leaves nobody to tell: a message may be lost with the old connection.
                    link = Some((id, outgoing));
                    was_there = true;
                    inbox.put(Event::Came(peer));
                    let inbox = inbox.clone();
                    links.spawn(async move {
                        let silent = || { let _ = changes.try_send(Change::Silent(id)); };
                        let end = reached.run(queue, inbox, silent).await;
                        let _ = changes.send(Change::Down(id, end)).await;
                    });
                }
                Err(Fault::NotLetIn) if !was_there => return Err(Fault::NotLetIn),
                Err(_) if !was_there && begun.elapsed() > MOST => return Err(Fault::NoAnswer),
                Err(_) => {
                    dialled.spawn(dial(PAUSE));
                }
            },
            Some(change) = changed.recv() => match change {
                Change::Silent(id) if link.as_ref().is_some_and(|(known, _)| *known == id) && dialled.is_empty() => {
                    dialled.spawn(dial(BESIDE));
                }
                Change::Silent(_) => {}
                Change::Down(id, end) if link.as_ref().is_some_and(|(known, _)| *known == id) => {
                    link = None;
                    // A newer connection of one's own is a reason to close the older one.
                    if end == End::Closed && dialled.is_empty() {
                        return Err(Fault::Closed);
                    }
                    inbox.put(Event::Gone(peer));
                    if dialled.is_empty() {
                        dialled.spawn(dial(PAUSE));
                    }
                }
                Change::Down(..) => {}
            },
            () = sleep(SEEKING.saturating_sub(begun.elapsed())), if !was_there && !has_told => {
                has_told = true;
                inbox.put(Event::Seeks);
            }
            Some(_) = links.join_next() => {}
        }
    }
    drop(link);
    drop(changed);
    let _ = timeout(LEAVE, async { while links.join_next().await.is_some() {} }).await;
    Ok(())
}

/// Tries once to reach the host.
async fn reach(endpoint: &Endpoint, host: EndpointAddr, shared: &[u8; 32]) -> Result<Link, Fault> {
    let connected = timeout(TRY, endpoint.connect(host, VERSION)).await;
    let connection = connected.map_err(|_| Fault::NoAnswer)?.map_err(|_| Fault::NoAnswer)?;
    let offered = Link::offer(connection.clone(), shared, endpoint.id()).await;
    offered.map_err(|Broken| match connection.close_reason() {
        Some(ConnectionError::ApplicationClosed(close)) if close.error_code == UNPROVEN => Fault::NotLetIn,
        Some(_) | None => Fault::NoAnswer,
    })
}
