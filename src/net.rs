//! The network over iroh, as tasks that an end runs: the terminal on a thread (`thread`), the page in a
//! worker.
//!
//! The words lead to a meeting point: a network endpoint whose key everyone who knows the words has (`endpoint`). With
//! its first bytes (`link`) a guest proves that it knows them, and the host proves that it has the key of its table,
//! which nobody else has. A guest whose connection breaks redials for as long as its network exists, and then accepts
//! only that host.

pub mod calls;
mod endpoint;
mod guest;
mod host;
pub mod inbox;
mod link;
mod old;
mod servers;
#[cfg(feature = "remote")]
pub mod thread;

use std::time::Duration;

use iroh::{Endpoint, SecretKey};
use n0_future::task;
use tokio::sync::mpsc as channel;

use self::inbox::Inbox;
use crate::remote::fault::NetworkFault;
use crate::remote::message::{OLD_VERSION, VERSION};
use crate::remote::network::{Event, Order, Role};
use crate::remote::way::{Relay, Way};
use crate::remote::words::Secrets;

/// The time that pending messages have to go out.
const LEAVE: Duration = Duration::from_secs(1);

/// Serves a table, with the secrets of its words, until `orders` is closed.
///
/// # Errors
/// Why the network cannot be used, or the host cannot be reached.
pub async fn serve(
    secrets: &Secrets,
    role: Role,
    way: &Way,
    orders: channel::UnboundedReceiver<Order>,
    inbox: &Inbox,
) -> Result<(), NetworkFault> {
    let meeting = SecretKey::from_bytes(&secrets.meeting);
    match role {
        Role::Host(key) => {
            let endpoint = endpoint::bind(way, meeting, &[VERSION, OLD_VERSION]).await?;
            watch_servers(&way.relay, &endpoint, inbox);
            host::attend(&endpoint, secrets.shared, SecretKey::from_bytes(&key), orders, inbox).await;
            endpoint::close(&endpoint).await;
        }
        Role::Guest { key, host } => {
            let endpoint = endpoint::bind(way, SecretKey::from_bytes(&key), &[]).await?;
            watch_servers(&way.relay, &endpoint, inbox);
            let address = endpoint::address_of(way, meeting.public());
            let outcome = guest::attend(&endpoint, address, secrets.shared, host, orders, inbox).await;
            endpoint::close(&endpoint).await;
            outcome?;
        }
    }
    Ok(())
}

/// Watches whether the servers respond, if any are used.
fn watch_servers(relay: &Relay, endpoint: &Endpoint, inbox: &Inbox) {
    if *relay != Relay::None {
        let inbox = inbox.clone();
        task::spawn(servers::watch(endpoint.clone(), move |are_there| inbox.put(Event::Servers(are_there))));
    }
}

/// Uses these servers, too, and watches them.
async fn add_servers(relay: &Relay, endpoint: &Endpoint, inbox: &Inbox) {
    match endpoint::use_servers(endpoint, relay).await {
        Ok(()) => watch_servers(relay, endpoint, inbox),
        Err(_) => inbox.put(Event::Servers(false)),
    }
}

#[cfg(all(test, feature = "remote"))]
mod tests;
