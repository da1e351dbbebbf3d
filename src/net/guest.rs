//! The guest's side: looks for the host, and redials when the connection breaks.

use std::mem;
use std::time::Duration;

use iroh::endpoint::{ConnectError, ConnectingError, ConnectionError};
use iroh::{Endpoint, EndpointAddr};
use n0_future::task::JoinSet;
use n0_future::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio::sync::mpsc as channel;
use tokio::sync::mpsc::error::TrySendError;

use super::inbox::Inbox;
use super::link::{End, Handle, Link, UNPROVEN, Unmet};
use super::{LEAVE, add_servers};
use crate::remote::fault::NetworkFault;
use crate::remote::message::VERSION;
use crate::remote::network::{Event, Order};
use crate::remote::peer::Peer;

/// The time limit of one attempt to reach the host.
const TRY: Duration = Duration::from_secs(8);

/// The pause between attempts.
const PAUSE: Duration = Duration::from_millis(400);

/// The time after which the search for the host is reported.
const SEEKING: Duration = Duration::from_secs(3);

/// The time limit of the search for a host that was never reached.
const MOST: Duration = Duration::from_secs(30);

/// The delay between a reported silence and another attempt to reach the host, in parallel with the silent connection.
const BESIDE: Duration = Duration::from_millis(500);

/// The interval between looks at the clock, and the time between two of them after which the program was suspended, as on
/// a sleeping laptop or a locked phone.
const BEAT: Duration = Duration::from_secs(1);
const STOPPED: Duration = Duration::from_secs(4);

/// A change of a connection.
enum Change {
    /// Nothing is heard on it.
    Silent(usize),
    Down(usize, End),
}

/// Looks for the host, and exchanges messages, until the program closes the network.
///
/// # Errors
/// Why the host cannot be reached.
pub(super) async fn attend(
    endpoint: &Endpoint,
    address: EndpointAddr,
    shared: [u8; 32],
    known: Option<Peer>,
    mut orders: channel::UnboundedReceiver<Order>,
    inbox: &Inbox,
) -> Result<(), NetworkFault> {
    let (changes, mut changed) = channel::channel::<Change>(16);
    let mut guest = Dialler {
        endpoint,
        address,
        shared,
        known,
        inbox,
        link: None,
        links: JoinSet::new(),
        dialled: JoinSet::new(),
        changes,
        begun: Instant::now(),
        was_there: false,
        is_warned: false,
        is_waking: false,
        awake: Instant::now(),
    };
    let (mut has_told, mut beats) = (false, interval(BEAT));
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    inbox.put(Event::Ready(Peer::from_key(*endpoint.id().as_bytes()), None));
    guest.dial(Duration::ZERO);
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                None => break,
                Some(Order::Send(_, message)) => guest.send(message),
                Some(Order::Close(_)) => guest.link = None,
                Some(Order::Servers(relay)) => add_servers(&relay, endpoint, inbox).await,
                Some(Order::Woken) => guest.wake().await,
            },
            _ = beats.tick() => if guest.was_stopped() {
                guest.wake().await;
            },
            Some(Ok(reached)) = guest.dialled.join_next() => guest.handle(reached)?,
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

/// The state of a guest's connection to the host.
struct Dialler<'a> {
    endpoint: &'a Endpoint,
    address: EndpointAddr,
    shared: [u8; 32],
    /// The host, once met: no other is accepted.
    known: Option<Peer>,
    inbox: &'a Inbox,
    /// The connection in use.
    link: Option<Handle>,
    /// All running connections, including replaced ones.
    links: JoinSet<()>,
    /// The attempts to reach the host.
    dialled: JoinSet<Result<Link, Unreached>>,
    changes: channel::Sender<Change>,
    begun: Instant,
    /// Whether the host was ever reached.
    was_there: bool,
    /// Whether an impostor has been reported since then.
    is_warned: bool,
    /// Whether the program has just been woken, and the first attempt to reach the host since then is in progress: the
    /// connection from before may be dead, which is not reported if the attempt succeeds.
    is_waking: bool,
    /// When this was last known not to be suspended.
    awake: Instant,
}

impl Dialler<'_> {
    /// Tries to reach the host after this pause, unless an attempt is in progress.
    fn dial(&mut self, pause: Duration) {
        if self.dialled.is_empty() {
            let (endpoint, address, shared) = (self.endpoint.clone(), self.address.clone(), self.shared);
            let known = self.known;
            self.dialled.spawn(async move {
                sleep(pause).await;
                reach(&endpoint, address, &shared, known).await
            });
        }
    }

    /// Whether the program was suspended until just now.
    fn was_stopped(&mut self) -> bool {
        let now = Instant::now();
        now.saturating_duration_since(mem::replace(&mut self.awake, now)) > STOPPED
    }

    /// Looks for the host again after the program was suspended.
    async fn wake(&mut self) {
        self.is_waking |= self.link.is_some();
        self.endpoint.network_change().await;
        // A connection that has outlived this is replaced.
        self.dial(Duration::ZERO);
    }

    fn send(&mut self, message: Vec<u8>) {
        match self.link.as_ref().map(|hold| hold.send(message)) {
            // A connection that has ended reports it itself.
            None | Some(Ok(()) | Err(TrySendError::Closed(_))) => {}
            Some(Err(TrySendError::Full(_))) => self.lose(),
        }
    }

    /// Drops the connection in use, and looks for the host again.
    fn lose(&mut self) {
        self.link = None;
        self.is_waking |= self.was_stopped();
        if !self.is_waking {
            self.known.iter().for_each(|host| self.inbox.put(Event::Gone(*host)));
        }
        self.dial(PAUSE);
    }

    /// Handles the result of an attempt to reach the host.
    fn handle(&mut self, reached: Result<Link, Unreached>) -> Result<(), NetworkFault> {
        let was_waking = mem::take(&mut self.is_waking);
        match reached {
            Ok(link) => self.run(link),
            Err(Unreached::Fault(fault @ (NetworkFault::NotLetIn | NetworkFault::OtherVersion))) if !self.was_there => {
                return Err(fault);
            }
            Err(why) => {
                if was_waking && self.link.is_none() {
                    self.known.iter().for_each(|host| self.inbox.put(Event::Gone(*host)));
                }
                if matches!(why, Unreached::Impostor) && !mem::replace(&mut self.is_warned, true) {
                    self.inbox.put(Event::Impostor);
                }
                if !self.was_there && self.begun.elapsed() > MOST {
                    return Err(NetworkFault::NoAnswer);
                }
                self.dial(PAUSE);
            }
        }
        Ok(())
    }

    /// Switches to a new connection. Anything in transit on the previous one is lost.
    fn run(&mut self, link: Link) {
        let (id, changes) = (link.id(), self.changes.clone());
        let (hold, held) = link.hold(self.inbox);
        self.link = Some(hold);
        self.known = Some(link.peer());
        (self.was_there, self.is_warned) = (true, false);
        self.inbox.put(Event::Came(link.peer()));
        self.links.spawn(async move {
            let silent = || {
                let _ = changes.try_send(Change::Silent(id));
            };
            let end = link.run(held, silent).await;
            let _ = changes.send(Change::Down(id, end)).await;
        });
    }

    /// Handles a change of a connection.
    fn follow(&mut self, change: Change) -> Result<(), NetworkFault> {
        let is_used = |id: usize| self.link.as_ref().is_some_and(|hold| hold.is(id));
        match change {
            Change::Silent(id) if is_used(id) => self.dial(BESIDE),
            // While a newer connection is being made, the host may close the older one for it.
            Change::Down(id, End::Closed) if is_used(id) && self.dialled.is_empty() => {
                return Err(NetworkFault::Closed);
            }
            Change::Down(id, End::Crowded) if is_used(id) => return Err(NetworkFault::Crowded),
            Change::Down(id, _) if is_used(id) => self.lose(),
            Change::Silent(_) | Change::Down(..) => {}
        }
        Ok(())
    }

    /// Closes the connections, once pending messages have gone out.
    async fn leave(mut self) {
        self.link = None;
        let _ = timeout(LEAVE, async { while self.links.join_next().await.is_some() {} }).await;
    }
}

/// Why an attempt to reach the host failed.
enum Unreached {
    Fault(NetworkFault),
    /// A program answers that is not the known host.
    Impostor,
}

/// Makes one attempt to reach the host.
async fn reach(
    endpoint: &Endpoint,
    address: EndpointAddr,
    shared: &[u8; 32],
    known: Option<Peer>,
) -> Result<Link, Unreached> {
    let connected = timeout(TRY, endpoint.connect(address, VERSION)).await;
    let connection = match connected {
        Ok(Ok(connection)) => connection,
        Ok(Err(error)) if speaks_otherwise(&error) => return Err(Unreached::Fault(NetworkFault::OtherVersion)),
        Ok(Err(_)) | Err(_) => return Err(Unreached::Fault(NetworkFault::NoAnswer)),
    };
    let offered = Link::offer(connection.clone(), shared, endpoint.id(), known).await;
    offered.map_err(|unmet| match (unmet, connection.close_reason()) {
        (Unmet::Impostor, _) => Unreached::Impostor,
        (Unmet::Broken, Some(ConnectionError::ApplicationClosed(close))) if close.error_code == UNPROVEN => {
            Unreached::Fault(NetworkFault::NotLetIn)
        }
        (Unmet::Broken, _) => Unreached::Fault(NetworkFault::NoAnswer),
    })
}

/// The TLS alert that the other end supports none of the offered protocols, as a QUIC error code.
const NO_COMMON_PROTOCOL: u64 = 0x100 + 120;

/// Whether a connection failed because the other end speaks another version.
fn speaks_otherwise(error: &ConnectError) -> bool {
    let (ConnectError::Connection { source, .. }
    | ConnectError::Connecting { source: ConnectingError::ConnectionError { source, .. }, .. }) = error
    else {
        return false;
    };
    matches!(source, ConnectionError::ConnectionClosed(close) if u64::from(close.error_code) == NO_COMMON_PROTOCOL)
}

#[cfg(test)]
mod tests {
    use iroh::endpoint::presets;
    use iroh::{RelayMode, SecretKey};

    use super::*;
    use crate::alarm::Alarm;
    use crate::net::inbox::Inbox;

    /// After unlocking a phone, a player wants to hear the news, and not that the connection was lost and is back.
    #[test]
    fn who_was_woken_hears_of_a_lost_connection_only_if_the_host_is_not_reached_again() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let endpoint = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).bind().await.unwrap();
            let (inbox, letters) = Inbox::new(Alarm::default());
            let host = Peer::from_key([1; 32]);
            let (hold, _held) = Handle::with_driver(7, &inbox);
            let mut guest = Dialler { is_waking: true, ..connected(&endpoint, &inbox, host, hold) };
            assert!(guest.follow(Change::Down(7, End::Lost)).is_ok());
            assert!(letters.try_recv().is_err(), "it is told at once");
            assert!(!guest.dialled.is_empty(), "nobody dials");
            guest.dialled = JoinSet::new();
            assert!(guest.handle(Err(Unreached::Fault(NetworkFault::NoAnswer))).is_ok());
            assert!(matches!(letters.try_recv().map(|letter| letter.event), Ok(Event::Gone(gone)) if gone == host));
            assert!(!guest.dialled.is_empty(), "nobody dials");
            endpoint.close().await;
        });
    }

    /// A guest with a running connection to the host.
    fn connected<'a>(endpoint: &'a Endpoint, inbox: &'a Inbox, host: Peer, hold: Handle) -> Dialler<'a> {
        Dialler {
            endpoint,
            address: EndpointAddr::new(SecretKey::from_bytes(&[2; 32]).public()),
            shared: [0; 32],
            known: Some(host),
            inbox,
            link: Some(hold),
            links: JoinSet::new(),
            dialled: JoinSet::new(),
            changes: channel::channel(16).0,
            begun: Instant::now(),
            was_there: true,
            is_warned: false,
            is_waking: false,
            awake: Instant::now(),
        }
    }

    /// After a program was suspended, a message to send and the end of the connection can both be pending. Whichever is
    /// handled first, the guest reports the host gone, and redials.
    #[test]
    fn a_connection_that_has_ended_while_something_was_to_be_sent_is_looked_for_again() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let endpoint = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).bind().await.unwrap();
            let host = Peer::from_key([1; 32]);
            for is_sent_first in [true, false] {
                let (inbox, letters) = Inbox::new(Alarm::default());
                let (hold, held) = Handle::with_driver(7, &inbox);
                let mut guest = connected(&endpoint, &inbox, host, hold);
                drop(held);
                if is_sent_first {
                    guest.send(vec![1]);
                }
                assert!(guest.follow(Change::Down(7, End::Lost)).is_ok());
                guest.send(vec![1]);
                assert!(!guest.dialled.is_empty(), "nobody dials, {is_sent_first}");
                let events: Vec<Event> = letters.try_iter().map(|letter| letter.event).collect();
                assert!(matches!(events[..], [Event::Gone(gone)] if gone == host), "{events:?}");
            }
            endpoint.close().await;
        });
    }
}
