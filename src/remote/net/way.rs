//! By what ways programs find each other.

use std::net::SocketAddr;
use std::time::Duration;

use iroh::address_lookup::{N0_DNS_PKARR_RELAY_PROD, PkarrPublisher, PkarrResolver};
use iroh::endpoint::{Builder, PortmapperConfig, QuicTransportConfig, VarInt, presets};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, RelayUrl, SecretKey};
use iroh_mdns_address_lookup::MdnsAddressLookup;
use tokio::time::timeout;

use super::{Fault, LEAVE};
use crate::notation::Unreadable;

/// A server that passes on what cannot go straight, and by which one is found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Relay {
    /// The public ones.
    #[default]
    Public,
    /// One of one's own, and none to look addresses up.
    Own(RelayUrl),
    /// None, and nobody to look addresses up: where the host is, is told by hand.
    None,
}

impl Relay {
    /// A server of one's own, by its URL.
    ///
    /// # Errors
    /// When it is no URL.
    pub fn own(url: &str) -> Result<Relay, Unreadable> {
        url.parse().map(Relay::Own).map_err(|_| Unreadable)
    }
}

/// How to find and to be found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// The server in the middle.
    pub relay: Relay,
    /// Whether everything goes through it, so that nobody at the table learns one's address.
    pub is_hidden: bool,
    /// The address of one's own to use.
    pub bind: Option<SocketAddr>,
    /// Where the host is, where that is known.
    pub address: Option<SocketAddr>,
}

/// After how long without a sign a connection counts as lost.
const IDLE: Duration = Duration::from_secs(30);

/// How often a sign is given, on the connection and on each of its ways.
const ALIVE: (Duration, Duration) = (Duration::from_secs(2), Duration::from_millis(1_500));

/// After how long without a sign one of several ways is given up.
const WAY_IDLE: Duration = Duration::from_secs(5);

/// How much of one connection may wait in memory, in bytes.
const WINDOW: u32 = 256 * 1024;

/// Lets somebody be found by a server that keeps what is published, and be reached by relays.
pub(super) fn by_servers(builder: Builder, relays: RelayMode, book: &str) -> Result<Builder, Fault> {
    let book = || book.parse().map_err(|_| Fault::System);
    // By HTTPS alone: by DNS, the resolver of one's provider would learn who is looked for.
    Ok(builder
        .relay_mode(relays)
        .address_lookup(PkarrPublisher::builder(book()?))
        .address_lookup(PkarrResolver::builder(book()?)))
}

impl Way {
    /// Opens one's own end, at which others may come who speak one of these. Nothing is waited for but the system.
    pub(in crate::remote) async fn open(&self, key: SecretKey, spoken: &[&[u8]]) -> Result<Endpoint, Fault> {
        let transport = QuicTransportConfig::builder()
            .max_idle_timeout(Some(IDLE.try_into().map_err(|_| Fault::System)?))
            .keep_alive_interval(ALIVE.0)
            .default_path_keep_alive_interval(ALIVE.1)
            .default_path_max_idle_timeout(WAY_IDLE)
            // One stream carries everything.
            .max_concurrent_bidi_streams(VarInt::from_u32(1))
            .max_concurrent_uni_streams(VarInt::from_u32(0))
            .datagram_receive_buffer_size(None)
            .receive_window(VarInt::from_u32(WINDOW))
            .stream_receive_window(VarInt::from_u32(WINDOW))
            .build();
        let alpns = spoken.iter().map(|spoken| spoken.to_vec()).collect();
        let builder = Endpoint::builder(presets::Minimal).secret_key(key).transport_config(transport).alpns(alpns);
        let builder = self.look_up(builder)?;
        let builder = match self.bind {
            // Only there, and not at the address of the other family too.
            Some(address) => builder.clear_ip_transports().bind_addr(address).map_err(|_| Fault::Address)?,
            None if self.is_hidden => builder.clear_ip_transports(),
            None => builder,
        };
        builder.bind().await.map_err(|_| if self.bind.is_some() { Fault::Address } else { Fault::System })
    }

    /// Closes one's own end: says good-bye to whoever is connected, and to the relay. Whoever leaves does not wait for a
    /// server that is away.
    pub(in crate::remote) async fn close(endpoint: &Endpoint) {
        let _ = timeout(LEAVE, endpoint.close()).await;
    }

    /// Lets it find others, and others find it.
    fn look_up(&self, builder: Builder) -> Result<Builder, Fault> {
        let builder = match &self.relay {
            Relay::Public => by_servers(builder, RelayMode::Default, N0_DNS_PKARR_RELAY_PROD)?,
            Relay::Own(url) => builder.relay_mode(RelayMode::custom([url.clone()])),
            Relay::None => builder.relay_mode(RelayMode::Disabled).portmapper_config(PortmapperConfig::Disabled),
        };
        // In a net without the internet the programs call each other. Who wants to be found by hand does not call.
        let calls = !self.is_hidden && self.bind.is_none() && self.address.is_none();
        Ok(if calls { builder.address_lookup(MdnsAddressLookup::builder()) } else { builder })
    }

    /// This way, and of another one what is not said of this one; its own address stays as it is.
    pub fn or(self, other: Way) -> Way {
        match (&self.relay, self.address) {
            (Relay::Public, None) if !self.is_hidden => Way { relay: other.relay, address: other.address, ..self },
            // Whoever wants to be hidden goes to no address.
            (Relay::Public, None) if other.relay != Relay::None => Way { relay: other.relay, ..self },
            _ => self,
        }
    }

    /// By what ways guests reach a host who has these, as they are typed behind `join`.
    pub fn for_guests(&self) -> Vec<String> {
        let relay = match &self.relay {
            Relay::Public => None,
            Relay::Own(url) => Some(format!("--relay={url}")),
            Relay::None => Some("--no-relay".to_owned()),
        };
        let address = self.bind.filter(|bind| !bind.ip().is_unspecified() && bind.port() > 0);
        relay.into_iter().chain(address.map(|address| format!("--address={address}"))).collect()
    }

    /// Where the program of this key is, as far as that is known.
    pub(in crate::remote) fn address_of(&self, program: EndpointId) -> EndpointAddr {
        let address = EndpointAddr::new(program);
        let address = match self.address {
            Some(ip) => address.with_ip_addr(ip),
            None => address,
        };
        match &self.relay {
            Relay::Own(url) => address.with_relay_url(url.clone()),
            Relay::Public | Relay::None => address,
        }
    }
}
