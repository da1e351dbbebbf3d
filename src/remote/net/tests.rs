//! Two ends and more in one process, without a server.

use iroh::endpoint::presets;
use iroh::{Endpoint, EndpointAddr, RelayMode};

use super::*;
use crate::remote::message::VERSION;

/// How long a test waits for what must come.
const LONG: Duration = Duration::from_secs(20);

fn loopback() -> Option<SocketAddr> {
    Some(([127, 0, 0, 1], 0).into())
}

fn start(bits: u64, role: Role, address: Option<SocketAddr>) -> Net {
    let way = Way { relay: Relay::None, bind: loopback(), address, ..Way::default() };
    Net::start(Code::of(bits), role, way, || {}).unwrap()
}

/// A host, and where it is.
fn host(bits: u64) -> (Net, SocketAddr) {
    let net = start(bits, Role::Host, None);
    let Some(Event::Ready(Some(address))) = net.wait(LONG) else { panic!("the host is not ready") };
    (net, address)
}

fn guest(bits: u64, key: u8, address: SocketAddr) -> Net {
    let net = start(bits, Role::Guest([key; 32]), Some(address));
    assert!(matches!(net.wait(LONG), Some(Event::Ready(_))));
    net
}

fn came(net: &Net) -> Peer {
    match net.wait(LONG) {
        Some(Event::Came(peer)) => peer,
        other => panic!("{other:?} instead of somebody who comes"),
    }
}

fn message(net: &Net) -> (Peer, Vec<u8>) {
    match net.wait(LONG) {
        Some(Event::Message(peer, message)) => (peer, message),
        other => panic!("{other:?} instead of a message"),
    }
}

#[test]
fn who_knows_the_words_comes_in_and_messages_go_both_ways_in_their_order() {
    let (host, address) = host(5);
    let guest = guest(5, 1, address);
    let (theirs, own) = (came(&host), came(&guest));
    for number in 0..100_u32 {
        guest.send(own, number.to_be_bytes().to_vec());
        host.send(theirs, vec![number as u8; 60_000]);
    }
    for number in 0..100_u32 {
        assert_eq!(message(&host), (theirs, number.to_be_bytes().to_vec()));
        assert_eq!(message(&guest), (own, vec![number as u8; 60_000]));
    }
    drop(guest);
    assert!(matches!(host.wait(LONG), Some(Event::Gone(peer)) if peer == theirs));
}

#[test]
fn what_was_sent_last_arrives_and_who_leaves_ends_it_for_guests() {
    let (host, address) = host(6);
    let guests = [guest(6, 1, address), guest(6, 2, address)];
    for guest in &guests {
        let peer = came(&host);
        came(guest);
        host.send(peer, b"bye".to_vec());
    }
    drop(host);
    for guest in guests {
        assert_eq!(message(&guest).1, b"bye");
        assert!(matches!(guest.wait(LONG), Some(Event::Failed(Fault::Closed))));
    }
}

#[test]
fn who_comes_again_with_the_same_key_takes_the_place_of_the_older_connection() {
    let (host, address) = host(7);
    let first = guest(7, 1, address);
    let peer = came(&host);
    came(&first);
    let second = guest(7, 1, address);
    assert_eq!(came(&host), peer);
    came(&second);
    assert!(matches!(first.wait(LONG), Some(Event::Failed(Fault::Closed))));
    host.send(peer, b"here".to_vec());
    assert_eq!(message(&second).1, b"here");
    assert!(host.poll().is_none());
}

/// Somebody who knows the address but not the words: nothing is sent to whoever guesses, and nothing is told of it.
#[test]
fn who_guesses_gets_not_a_byte() {
    let (host, address) = host(8);
    let id = SecretKey::from_bytes(&Code::of(8).stretch().host).public();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let stranger = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).bind().await.unwrap();
        for proof in [[0; 32], Code::of(9).stretch().shared] {
            let connection = stranger.connect(EndpointAddr::new(id).with_ip_addr(address), VERSION).await.unwrap();
            let (mut sender, mut receiver) = connection.open_bi().await.unwrap();
            sender.write_all(&proof).await.unwrap();
            assert!(receiver.read(&mut [0; 1]).await.is_err(), "something was sent");
            connection.closed().await;
        }
        stranger.close().await;
    });
    assert!(host.poll().is_none());
}

#[test]
fn an_address_that_is_in_use_is_a_fault() {
    let (_host, address) = host(10);
    let way = Way { relay: Relay::None, bind: Some(address), ..Way::default() };
    let other = Net::start(Code::of(11), Role::Host, way, || {}).unwrap();
    assert!(matches!(other.wait(LONG), Some(Event::Failed(Fault::Address))));
}

#[test]
fn a_message_that_is_no_frame_ends_the_connection() {
    let (host, address) = host(12);
    let guest = guest(12, 1, address);
    let peer = came(&host);
    let own = came(&guest);
    guest.send(own, vec![0; crate::remote::frame::LONGEST + 1]);
    assert!(matches!(host.wait(LONG), Some(Event::Gone(gone)) if gone == peer));
    // The guest comes again by itself.
    assert!(matches!(guest.wait(LONG), Some(Event::Gone(_))));
    assert_eq!(came(&host), peer);
    came(&guest);
}
