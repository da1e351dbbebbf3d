//! The network endpoint of this program, configured by a [`Way`].

use std::time::Duration;

use iroh::address_lookup::{N0_DNS_PKARR_RELAY_PROD, PkarrPublisher, PkarrResolver};
use iroh::endpoint::{Builder, PortmapperConfig, QuicTransportConfig, VarInt, presets};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, SecretKey};
use iroh_mdns_address_lookup::MdnsAddressLookup;
use tokio::time::timeout;

use super::LEAVE;
use crate::remote::network::Fault;
use crate::remote::way::{Relay, Way};

/// The time without a sign of life after which a connection is lost.
const IDLE: Duration = Duration::from_secs(30);

/// The intervals between signs of life, on the connection and on each of its paths.
const ALIVE: (Duration, Duration) = (Duration::from_secs(2), Duration::from_millis(1_500));

/// The time without a sign of life after which one of several paths is given up.
const WAY_IDLE: Duration = Duration::from_secs(5);

/// The number of bytes of one connection that may be buffered.
const WINDOW: u32 = 256 * 1024;

/// Makes the endpoint discoverable through a server that stores addresses, and reachable through relays.
pub(super) fn by_servers(builder: Builder, relays: RelayMode, book: &str) -> Result<Builder, Fault> {
    let book = || book.parse().map_err(|_| Fault::System);
    // Only HTTPS is used: over DNS, the provider's resolver would learn who is looked for.
    Ok(builder
        .relay_mode(relays)
        .address_lookup(PkarrPublisher::builder(book()?))
        .address_lookup(PkarrResolver::builder(book()?)))
}

/// Opens this program's endpoint, to which others can connect with one of these protocols. Waits for nothing but the
/// system.
pub(super) async fn open(way: &Way, key: SecretKey, spoken: &[&[u8]]) -> Result<Endpoint, Fault> {
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
    let builder = look_up(way, builder)?;
    let builder = match way.bind {
        // Only at this address, and not also at one of the other address family.
        Some(address) => builder.clear_ip_transports().bind_addr(address).map_err(|_| Fault::Address)?,
        None if way.is_hidden => builder.clear_ip_transports(),
        None => builder,
    };
    builder.bind().await.map_err(|_| if way.bind.is_some() { Fault::Address } else { Fault::System })
}

/// Closes the endpoint, and says goodbye to connected peers and to the relay, without waiting for an unreachable
/// server.
pub(super) async fn close(endpoint: &Endpoint) {
    let _ = timeout(LEAVE, endpoint.close()).await;
}

/// Configures how the endpoint finds others and is found.
fn look_up(way: &Way, builder: Builder) -> Result<Builder, Fault> {
    let builder = match &way.relay {
        Relay::Public => by_servers(builder, RelayMode::Default, N0_DNS_PKARR_RELAY_PROD)?,
        Relay::Own(urls) => builder.relay_mode(RelayMode::custom(urls.clone())),
        Relay::None => builder.relay_mode(RelayMode::Disabled).portmapper_config(PortmapperConfig::Disabled),
    };
    // In a local network without the internet, programs find each other by multicast, except those that hide or use
    // explicit addresses.
    let calls = !way.is_hidden && way.bind.is_none() && way.address.is_none();
    Ok(if calls { builder.address_lookup(MdnsAddressLookup::builder()) } else { builder })
}

/// The address of the program with this key, as far as it is known.
pub(super) fn address_of(way: &Way, program: EndpointId) -> EndpointAddr {
    let address = EndpointAddr::new(program);
    let address = match way.address {
        Some(ip) => address.with_ip_addr(ip),
        None => address,
    };
    match &way.relay {
        Relay::Own(urls) => urls.iter().cloned().fold(address, EndpointAddr::with_relay_url),
        Relay::Public | Relay::None => address,
    }
}
