//! One's own end of the network, opened as a way says.

use std::time::Duration;

use iroh::address_lookup::{N0_DNS_PKARR_RELAY_PROD, PkarrPublisher, PkarrResolver};
use iroh::endpoint::{Builder, PortmapperConfig, QuicTransportConfig, VarInt, presets};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, SecretKey};
use iroh_mdns_address_lookup::MdnsAddressLookup;
use tokio::time::timeout;

use super::LEAVE;
use crate::remote::network::Fault;
use crate::remote::way::{Relay, Way};

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

/// Opens one's own end, at which others may come who speak one of these. Nothing is waited for but the system.
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
        // Only there, and not at the address of the other family too.
        Some(address) => builder.clear_ip_transports().bind_addr(address).map_err(|_| Fault::Address)?,
        None if way.is_hidden => builder.clear_ip_transports(),
        None => builder,
    };
    builder.bind().await.map_err(|_| if way.bind.is_some() { Fault::Address } else { Fault::System })
}

/// Closes one's own end: says good-bye to whoever is connected, and to the relay. Whoever leaves does not wait for a
/// server that is away.
pub(super) async fn close(endpoint: &Endpoint) {
    let _ = timeout(LEAVE, endpoint.close()).await;
}

/// Lets it find others, and others find it.
fn look_up(way: &Way, builder: Builder) -> Result<Builder, Fault> {
    let builder = match &way.relay {
        Relay::Public => by_servers(builder, RelayMode::Default, N0_DNS_PKARR_RELAY_PROD)?,
        Relay::Own(urls) => builder.relay_mode(RelayMode::custom(urls.clone())),
        Relay::None => builder.relay_mode(RelayMode::Disabled).portmapper_config(PortmapperConfig::Disabled),
    };
    // In a net without the internet the programs call each other. Who wants to be found by hand does not call.
    let calls = !way.is_hidden && way.bind.is_none() && way.address.is_none();
    Ok(if calls { builder.address_lookup(MdnsAddressLookup::builder()) } else { builder })
}

/// Where the program of this key is, as far as that is known.
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
