//! The network endpoint of this program, configured by a [`Way`].

use std::net::SocketAddr;
use std::time::Duration;

use iroh::address_lookup::{AddressLookupBuilder, N0_DNS_PKARR_RELAY_PROD, PkarrPublisher, PkarrResolver};
#[cfg(feature = "remote")]
use iroh::endpoint::PortmapperConfig;
use iroh::endpoint::{Builder, QuicTransportConfig, VarInt, presets};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMap, RelayMode, SecretKey};
#[cfg(feature = "remote")]
use iroh_mdns_address_lookup::MdnsAddressLookup;
use n0_future::time::timeout;

use super::LEAVE;
use crate::remote::fault::NetworkFault;
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
pub(super) fn by_servers(builder: Builder, relays: RelayMode, book: &str) -> Result<Builder, NetworkFault> {
    let book = || book.parse().map_err(|_| NetworkFault::System);
    // Only HTTPS is used: over DNS, the provider's resolver would learn who is looked for.
    Ok(builder
        .relay_mode(relays)
        .address_lookup(PkarrPublisher::builder(book()?))
        .address_lookup(PkarrResolver::builder(book()?)))
}

/// Opens this program's endpoint, to which others can connect with one of these protocols. Waits for nothing but the
/// system.
pub(super) async fn bind(way: &Way, key: SecretKey, spoken: &[&[u8]]) -> Result<Endpoint, NetworkFault> {
    let transport = QuicTransportConfig::builder()
        .max_idle_timeout(Some(IDLE.try_into().map_err(|_| NetworkFault::System)?))
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
    let builder = directly(way, by_relays(way, builder)?)?;
    builder.bind().await.map_err(|_| if way.bind.is_some() { NetworkFault::Address } else { NetworkFault::System })
}

/// The address of this program, where others can reach it directly.
#[cfg(feature = "remote")]
pub(super) fn own_address(endpoint: &Endpoint) -> Option<SocketAddr> {
    endpoint.bound_sockets().first().copied()
}

/// A browser has none.
#[cfg(not(feature = "remote"))]
pub(super) fn own_address(_: &Endpoint) -> Option<SocketAddr> {
    None
}

/// Lets others reach an open endpoint through these servers, too.
pub(super) async fn use_servers(endpoint: &Endpoint, relay: &Relay) -> Result<(), NetworkFault> {
    let relays = match relay {
        Relay::Public => RelayMode::Default.relay_map(),
        Relay::Own(urls) => urls.iter().cloned().collect(),
        Relay::None => return Ok(()),
    };
    for config in relays.relays::<Vec<_>>() {
        endpoint.insert_relay(config.url.clone(), config).await;
    }
    if *relay == Relay::Public {
        let lookups = endpoint.address_lookup().map_err(|_| NetworkFault::System)?;
        let book = || N0_DNS_PKARR_RELAY_PROD.parse().map_err(|_| NetworkFault::System);
        let fault = |_| NetworkFault::System;
        lookups.add(PkarrPublisher::builder(book()?).into_address_lookup(endpoint).map_err(fault)?);
        lookups.add(PkarrResolver::builder(book()?).into_address_lookup(endpoint).map_err(fault)?);
    }
    Ok(())
}

/// Closes the endpoint, and says goodbye to connected peers and to the relay, without waiting for an unreachable
/// server.
pub(super) async fn close(endpoint: &Endpoint) {
    let _ = timeout(LEAVE, endpoint.close()).await;
}

/// Configures the servers through which the endpoint is reached, and finds others.
fn by_relays(way: &Way, builder: Builder) -> Result<Builder, NetworkFault> {
    Ok(match &way.relay {
        Relay::Public => by_servers(builder, RelayMode::Default, N0_DNS_PKARR_RELAY_PROD)?,
        Relay::Own(urls) => builder.relay_mode(RelayMode::custom(urls.clone())),
        // Not disabled: servers can be added later.
        Relay::None => builder.relay_mode(RelayMode::Custom(RelayMap::empty())),
    })
}

/// Configures how the endpoint is reached without servers.
#[cfg(feature = "remote")]
fn directly(way: &Way, builder: Builder) -> Result<Builder, NetworkFault> {
    let builder = match way.bind {
        // Only at this address, and not also at one of the other address family.
        Some(address) => builder.clear_ip_transports().bind_addr(address).map_err(|_| NetworkFault::Address)?,
        None if way.is_hidden => builder.clear_ip_transports(),
        None => builder,
    };
    let builder = match way.relay {
        Relay::None => builder.portmapper_config(PortmapperConfig::Disabled),
        Relay::Public | Relay::Own(_) => builder,
    };
    // In a local network without the internet, programs find each other by multicast, except those that hide or use
    // explicit addresses.
    let calls = !way.is_hidden && way.bind.is_none() && way.address.is_none();
    Ok(if calls { builder.address_lookup(MdnsAddressLookup::builder()) } else { builder })
}

/// In a browser, there is no other way than servers.
#[cfg(not(feature = "remote"))]
fn directly(_: &Way, builder: Builder) -> Result<Builder, NetworkFault> {
    Ok(builder)
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
