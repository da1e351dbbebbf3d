//! A guest's end: looks for the host, and looks again when the connection breaks.

use std::time::Duration;

use iroh::endpoint::ConnectionError;
use iroh::{Endpoint, EndpointAddr};
use tokio::sync::mpsc as channel;
use tokio::sync::mpsc::error::TrySendError;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::inbox::Inbox;
use super::link::{Broken, End, Hold, Link, UNPROVEN};
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
    let (changes, mut changed) = channel::channel::<Change>(16);
    let mut guest = Guest {
        endpoint,
        host,
        shared,
        inbox,
        link: None,
        links: JoinSet::new(),
        dialled: JoinSet::new(),
        changes,
        begun: Instant::now(),
        was_there: false,
    };
    let mut has_told = false;
    inbox.put(Event::Ready(Peer::of(*endpoint.id().as_bytes()), None));
    guest.dial(Duration::ZERO);
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                None => break,
                Some(order) => guest.obey(order),
            },
            Some(Ok(reached)) = guest.dialled.join_next() => guest.take(reached)?,
            Some(change) = changed.recv() => guest.follow(change)?,
            () = sleep(SEEKING.saturating_sub(guest.begun.elapsed())), if !guest.was_there && !has_told => {
                has_told = true;
                inbox.put(Event::Seeks);
            }
            Some(_) = guest.links.join_next() => {}
        }
    }
    drop(changed);
    guest.leave().await;
    Ok(())
}

/// What a guest knows of its way to the host.
struct Guest<'a> {
    endpoint: &'a Endpoint,
    host: EndpointAddr,
    shared: [u8; 32],
    inbox: &'a Inbox,
    /// The connection in use.
    link: Option<Hold>,
    /// All that run, also those that were replaced.
    links: JoinSet<()>,
    /// Tries to reach the host.
    dialled: JoinSet<Result<Link, Fault>>,
    changes: channel::Sender<Change>,
    begun: Instant,
    /// Whether the host was there some time.
    was_there: bool,
}

impl Guest<'_> {
    fn peer(&self) -> Peer {
        Peer::of(*self.host.id.as_bytes())
    }

    /// Tries to reach the host after this time, unless that is being tried.
    fn dial(&mut self, pause: Duration) {
        if self.dialled.is_empty() {
            let (endpoint, host, shared) = (self.endpoint.clone(), self.host.clone(), self.shared);
            self.dialled.spawn(async move {
                sleep(pause).await;
                reach(&endpoint, host, &shared).await
            });
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Send(_, message) => match self.link.as_ref().map(|hold| hold.send(message)) {
                // A connection that has ended says so itself.
                None | Some(Ok(()) | Err(TrySendError::Closed(_))) => {}
                Some(Err(TrySendError::Full(_))) => self.lose(),
            },
            Order::Close(_) => self.link = None,
        }
    }

    /// The connection in use is gone, and the host is looked for again.
    fn lose(&mut self) {
        self.link = None;
        self.inbox.put(Event::Gone(self.peer()));
        self.dial(PAUSE);
    }

    /// Takes what a try to reach the host has come to.
    fn take(&mut self, reached: Result<Link, Fault>) -> Result<(), Fault> {
        match reached {
            Ok(link) => self.run(link),
            Err(Fault::NotLetIn) if !self.was_there => return Err(Fault::NotLetIn),
            Err(_) if !self.was_there && self.begun.elapsed() > MOST => return Err(Fault::NoAnswer),
            Err(_) => self.dial(PAUSE),
        }
        Ok(())
    }

    /// Uses a connection from now on. What is still on its way on the one before is lost.
    fn run(&mut self, link: Link) {
        let (id, changes) = (link.id(), self.changes.clone());
        let (hold, held) = link.hold(self.inbox);
        self.link = Some(hold);
        self.was_there = true;
        self.inbox.put(Event::Came(self.peer()));
        self.links.spawn(async move {
            let silent = || {
                let _ = changes.try_send(Change::Silent(id));
            };
            let end = link.run(held, silent).await;
            let _ = changes.send(Change::Down(id, end)).await;
        });
    }

    /// Follows what has become of a connection.
    fn follow(&mut self, change: Change) -> Result<(), Fault> {
        let is_used = |id: usize| self.link.as_ref().is_some_and(|hold| hold.is(id));
        match change {
            Change::Silent(id) if is_used(id) => self.dial(BESIDE),
            // A newer connection of one's own is a reason to close the older one.
            Change::Down(id, End::Closed) if is_used(id) && self.dialled.is_empty() => return Err(Fault::Closed),
            Change::Down(id, _) if is_used(id) => self.lose(),
            Change::Silent(_) | Change::Down(..) => {}
        }
        Ok(())
    }

    /// Lets go, once what was sent has gone out.
    async fn leave(mut self) {
        self.link = None;
        let _ = timeout(LEAVE, async { while self.links.join_next().await.is_some() {} }).await;
    }
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
