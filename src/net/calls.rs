//! Calls: invitations between friends who know each other's keys, without table words.
//!
//! Only friends are heard: the connection proves the caller's key, and any other is disconnected before anything is
//! read.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

use iroh::endpoint::{Connection, Incoming, VarInt};
use iroh::{Endpoint, EndpointId, SecretKey};
use n0_future::task::JoinSet;
use n0_future::time::{Instant, sleep, timeout};
use tokio::sync::{Semaphore, mpsc as channel};

use super::{endpoint, servers};
use crate::alarm::Alarm;
use crate::remote::card::Key;
use crate::remote::fault::NetworkFault;
use crate::remote::invitation::{Call, Invitation, Ring};
use crate::remote::message::WireMessage;
use crate::remote::way::{Relay, Way};

/// The protocol identifier by which both sides recognise this version.
const VERSION: &[u8] = b"snuffel-call/2";

/// The maximum number of callers whose invitation is still being received.
const UNHEARD: usize = 8;

/// The time that each of them has for it.
const PATIENCE: Duration = Duration::from_secs(5);

/// The maximum length of an invitation in bytes.
const LONGEST: usize = 1024;

/// The time to call a friend who does not answer, and the pause between attempts.
const CALLING: (Duration, Duration) = (Duration::from_secs(15), Duration::from_millis(400));

/// The time after a call before the same friend can call again.
const PAUSE: Duration = Duration::from_secs(5);

/// The time that the last messages have to arrive.
const LEAVE: Duration = Duration::from_secs(1);

/// The close code when everything was said.
const DONE: VarInt = VarInt::from_u32(0);
/// The close code for a caller who is not a friend.
const STRANGER: VarInt = VarInt::from_u32(1);

/// The friends who may call. All clones share them.
#[derive(Clone, Debug, Default)]
pub struct Friends(Arc<Mutex<BTreeSet<Key>>>);

impl Friends {
    /// Sets the friends; all others are refused.
    pub fn set(&self, friends: &[Key]) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = friends.iter().copied().collect();
    }

    fn has(&self, key: &Key) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }
}

/// The sending end of the queue of events.
#[derive(Clone, Debug)]
pub struct Rings {
    rings: mpsc::Sender<Ring>,
    alarm: Alarm,
}

impl Rings {
    /// A queue, whose alarm rings when there is an event.
    pub fn new(alarm: Alarm) -> (Rings, mpsc::Receiver<Ring>) {
        let (rings, taken) = mpsc::channel();
        (Rings { rings, alarm }, taken)
    }

    /// Puts an event.
    pub fn put(&self, ring: Ring) {
        // This fails only after the program has closed the connection.
        let _ = self.rings.send(ring);
        self.alarm.ring();
    }
}

/// A request of the program to the connection to friends.
#[derive(Debug)]
pub enum Order {
    /// Invites a friend.
    Invite(Call),
    /// The program was suspended, or its connection to the internet has changed.
    Woken,
}

/// Serves the connection to friends of the player with this secret key until `orders` is closed. Friends can call if
/// `listens`.
///
/// # Errors
/// Why the network cannot be used.
pub async fn serve(
    secret: SecretKey,
    way: &Way,
    listens: bool,
    friends: &Friends,
    orders: channel::UnboundedReceiver<Order>,
    rings: &Rings,
) -> Result<(), NetworkFault> {
    let endpoint = endpoint::bind(way, secret, if listens { &[VERSION] } else { &[] }).await?;
    attend(&endpoint, way, friends, orders, rings).await;
    endpoint::close(&endpoint).await;
    Ok(())
}

/// Makes and takes calls until the program closes the connection.
async fn attend(
    endpoint: &Endpoint,
    way: &Way,
    friends: &Friends,
    mut orders: channel::UnboundedReceiver<Order>,
    rings: &Rings,
) {
    let unheard = Arc::new(Semaphore::new(UNHEARD));
    let mut tasks = JoinSet::new();
    let heard = Heard::default();
    if way.relay != Relay::None {
        let rings = rings.clone();
        tasks.spawn(servers::watch(endpoint.clone(), move |are_there| rings.put(Ring::Servers(are_there))));
    }
    loop {
        tokio::select! {
            order = orders.recv() => {
                let call = match order {
                    None => break,
                    Some(Order::Invite(call)) => call,
                    Some(Order::Woken) => {
                        endpoint.network_change().await;
                        continue;
                    }
                };
                let (endpoint, way, rings) = (endpoint.clone(), way.clone(), rings.clone());
                tasks.spawn(async move {
                    let is_told = timeout(CALLING.0, reach(&endpoint, &way, &call)).await.is_ok();
                    rings.put(if is_told { Ring::Answered(call.friend) } else { Ring::Unanswered(call.friend) });
                });
            }
            incoming = endpoint.accept() => {
                let Some(incoming) = incoming else { break };
                let Ok(place) = Arc::clone(&unheard).try_acquire_owned() else {
                    incoming.refuse();
                    continue;
                };
                let (friends, rings, heard) = (friends.clone(), rings.clone(), Arc::clone(&heard));
                tasks.spawn(async move {
                    if let Some((friend, invitation)) = hear(incoming, &friends, &heard).await {
                        rings.put(Ring::Invited(friend, invitation));
                    }
                    drop(place);
                });
            }
            Some(_) = tasks.join_next() => {}
        }
    }
    tasks.abort_all();
    let _ = timeout(LEAVE, async { while tasks.join_next().await.is_some() {} }).await;
}

/// Tries to invite a friend until it succeeds.
async fn reach(endpoint: &Endpoint, way: &Way, call: &Call) {
    let Ok(friend) = EndpointId::from_bytes(&call.friend) else {
        return std::future::pending().await;
    };
    let way = Way { address: call.address, ..way.clone() };
    loop {
        if let Ok(connection) = endpoint.connect(endpoint::address_of(&way, friend), VERSION).await
            && tell(&connection, &call.invitation).await.is_some()
        {
            connection.close(DONE, b"");
            return;
        }
        sleep(CALLING.1).await;
    }
}

/// Sends a friend an invitation; `None` if it was not accepted.
async fn tell(connection: &Connection, invitation: &Invitation) -> Option<()> {
    let (mut sender, mut receiver) = connection.open_bi().await.ok()?;
    sender.write_all(&invitation.encode().ok()?).await.ok()?;
    sender.finish().ok()?;
    let mut answer = [0];
    receiver.read_exact(&mut answer).await.ok()
}

/// The time of each friend's last call.
type Heard = Arc<Mutex<BTreeMap<Key, Instant>>>;

/// The invitation of a calling friend; `None` if the caller is not a friend, or calls again too soon.
async fn hear(incoming: Incoming, friends: &Friends, heard: &Heard) -> Option<(Key, Invitation)> {
    let connection = timeout(PATIENCE, incoming.accept().ok()?).await.ok()?.ok()?;
    let friend = *connection.remote_id().as_bytes();
    if !friends.has(&friend) {
        connection.close(STRANGER, b"");
        return None;
    }
    let told = timeout(PATIENCE, async {
        let (mut sender, mut receiver) = connection.accept_bi().await.ok()?;
        let bytes = receiver.read_to_end(LONGEST).await.ok()?;
        let invitation = Invitation::decode(&bytes).ok()?;
        sender.write_all(&[1]).await.ok()?;
        sender.finish().ok()?;
        connection.closed().await;
        Some(invitation)
    });
    let invitation = told.await.ok()??;
    let (now, mut heard) = (Instant::now(), heard.lock().unwrap_or_else(PoisonError::into_inner));
    let is_soon = heard.get(&friend).is_some_and(|last| now.duration_since(*last) < PAUSE);
    heard.insert(friend, now);
    (!is_soon).then_some((friend, invitation))
}

#[cfg(all(test, feature = "remote"))]
mod tests;
