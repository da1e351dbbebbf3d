//! Tests with two or more endpoints in one process, using at most servers on this machine.

mod servers;

use std::net::SocketAddr;

use iroh::endpoint::presets;
use iroh::{Endpoint, EndpointAddr, RelayMode};

use self::servers::{AddressBook, OwnRelay};
use super::thread::Net;
use super::*;
use crate::alarm::Alarm;
use crate::remote::card::table_of;
use crate::remote::frame::frame;
use crate::remote::message::{FromHost, Refusal, WireMessage};
use crate::remote::network::Net as _;
use crate::remote::peer::Peer;
use crate::remote::words::Code;

/// How long a test waits for an event that must come.
const LONG: Duration = Duration::from_secs(20);

impl Net {
    /// The next event, within `time`.
    fn wait(&self, time: Duration) -> Option<Event> {
        self.letters.recv_timeout(time).ok().map(|letter| letter.event)
    }
}

fn loopback() -> Option<SocketAddr> {
    Some(([127, 0, 0, 1], 0).into())
}

fn start(bits: u64, role: Role, address: Option<SocketAddr>) -> Net {
    let way = Way { relay: Relay::None, bind: loopback(), address, ..Way::default() };
    Net::start(Code::from_bits(bits), role, way, Alarm::default()).unwrap()
}

/// The secret key of most hosts' tables.
const TABLE: [u8; 32] = [7; 32];

/// A host and its address.
fn host(bits: u64) -> (Net, SocketAddr) {
    let net = start(bits, Role::Host(TABLE), None);
    let Some(Event::Ready(_, Some(address))) = net.wait(LONG) else { panic!("the host is not ready") };
    (net, address)
}

fn as_guest(key: u8) -> Role {
    Role::Guest { key: [key; 32], host: None }
}

fn guest(bits: u64, key: u8, address: SocketAddr) -> Net {
    let net = start(bits, as_guest(key), Some(address));
    assert!(matches!(net.wait(LONG), Some(Event::Ready(..))));
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
        assert!(matches!(guest.wait(LONG), Some(Event::Failed(NetworkFault::Closed))));
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
    assert!(matches!(first.wait(LONG), Some(Event::Failed(NetworkFault::Closed))));
    host.send(peer, b"here".to_vec());
    assert_eq!(message(&second).1, b"here");
    assert!(host.poll().is_none());
}

/// A table of six guests and twenty listeners over the local network: each receives its own messages, latecomers are
/// refused, and nothing piles up.
#[test]
fn six_guests_and_twenty_listeners_are_at_one_table() {
    use std::collections::BTreeMap;
    use std::time::Instant;

    use crate::player::Player;
    use crate::remote::message::{Hello, Refusal, Short};
    use crate::remote::party::{self, Parcel, Party};
    use crate::remote::visit::{self, Visit};
    use crate::seat::Seats;

    let hello = || Hello { program: Short::cut("0.1.0"), fingerprint: [7; 16], name: None, card: None };
    let (host, address) = host(20);
    let mut party = Party::new(hello(), "domino", "", vec![Player::Far(None); 6]);
    party.set_open(true);
    let attend = |party: &mut Party, news: &mut Vec<party::HostNews>| {
        while let Some(event) = host.poll() {
            news.extend(party.handle(event, Instant::now()));
        }
        while let Some(parcel) = party.send() {
            match parcel {
                Parcel::Message(peer, bytes) => host.send(peer, bytes),
                Parcel::Close(peer) => host.close(peer),
            }
        }
    };
    let mut guests: Vec<(Net, Visit, Vec<visit::GuestNews>)> = (0..26)
        .map(|number| {
            let net = start(20, as_guest(number + 1), Some(address));
            let visit = if number < 6 { Visit::new(hello()) } else { Visit::listening(hello()) };
            (net, visit, Vec::new())
        })
        .collect();
    let peer = table_of(&TABLE);
    let visits = |guests: &mut [(Net, Visit, Vec<visit::GuestNews>)]| {
        for (net, visit, news) in guests {
            while let Some(event) = net.poll() {
                news.extend(visit.handle(event));
            }
            while let Some(bytes) = visit.send() {
                net.send(peer, bytes);
            }
        }
    };
    let mut news = Vec::new();
    let end = Instant::now() + LONG * 3;
    let mut stage = 0;
    while stage < 3 {
        assert!(Instant::now() < end, "stage {stage}: {:?} {:?}", party.audience(), party.free());
        attend(&mut party, &mut news);
        visits(&mut guests);
        let followed =
            |news: &party::HostNews| matches!(news, party::HostNews::Follows(..) | party::HostNews::Overhears(..));
        match stage {
            0 if party.free().is_empty() && party.audience().nameless == 20 => {
                party.begin(9, "");
                stage = 1;
            }
            // All are told what is played, and follow the game.
            1 if guests.iter().all(|(.., news)| news.iter().any(|news| matches!(news, visit::GuestNews::Plays(_)))) => {
                guests.iter_mut().for_each(|(_, visit, _)| visit.follow(0));
                stage = 2;
            }
            2 if news.iter().filter(|news| followed(news)).count() == 26 => {
                for (number, seat) in Seats::first(6).iter().enumerate() {
                    party.post(seat, vec![number as u8]);
                }
                (0..20).for_each(|listener| party.tell_listener(listener, vec![100]));
                stage = 3;
            }
            _ => std::thread::sleep(Duration::from_millis(2)),
        }
    }
    let mut told: BTreeMap<u8, usize> = BTreeMap::new();
    while told.values().sum::<usize>() < 26 {
        assert!(Instant::now() < end, "{told:?}");
        attend(&mut party, &mut news);
        visits(&mut guests);
        for (.., news) in &mut guests {
            for news in news.drain(..) {
                if let visit::GuestNews::Post(bytes) = news {
                    *told.entry(bytes[0]).or_default() += 1;
                }
            }
        }
    }
    let expected = (0..6).map(|number| (number, 1)).chain([(100, 20)]).collect();
    assert_eq!(told, expected);
    for (key, visit, refusal) in
        [(40, Visit::listening(hello()), Refusal::ManyListeners), (41, Visit::new(hello()), Refusal::Full)]
    {
        let mut late = [(start(20, as_guest(key), Some(address)), visit, Vec::new())];
        while !late[0].2.iter().any(|news| matches!(news, visit::GuestNews::Refused(why, _) if *why == refusal)) {
            assert!(Instant::now() < end, "{:?}", late[0].2);
            attend(&mut party, &mut news);
            visits(&mut late);
        }
    }
}

/// If no server answers, a player who waits for guests or for the host is told, and not left in silence.
#[test]
fn servers_that_do_not_answer_are_told() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let way = || Way { relay: Relay::own(&format!("http://{nobody}")).unwrap(), is_hidden: true, ..Way::default() };
    for role in [Role::Host(TABLE), as_guest(1)] {
        let net = Net::start(Code::from_bits(40), role, way(), Alarm::default()).unwrap();
        let mut events = std::iter::from_fn(|| net.wait(LONG));
        assert!(events.any(|event| matches!(event, Event::Servers(false))));
    }
}

/// Everything goes through a relay: neither end has an address that the other could learn, and messages arrive in
/// order.
#[test]
fn who_wants_to_be_hidden_is_met_through_a_relay_alone() {
    let relay = OwnRelay::start();
    let way = || Way { relay: Relay::own(&relay.url).unwrap(), is_hidden: true, ..Way::default() };
    let host = Net::start(Code::from_bits(21), Role::Host(TABLE), way(), Alarm::default()).unwrap();
    assert!(matches!(host.wait(LONG), Some(Event::Ready(_, None))), "the host has an address");
    let guest = Net::start(Code::from_bits(21), as_guest(1), way(), Alarm::default()).unwrap();
    assert!(matches!(guest.wait(LONG), Some(Event::Ready(_, None))), "the guest has an address");
    let theirs = came(&host);
    let own = loop {
        match guest.wait(LONG) {
            // The relay may learn of the host a moment later.
            Some(Event::Seeks) => {}
            Some(Event::Came(peer)) => break peer,
            other => panic!("{other:?} instead of the host"),
        }
    };
    for number in 0..20_u8 {
        guest.send(own, vec![number]);
        host.send(theirs, vec![number; 30_000]);
    }
    for number in 0..20_u8 {
        assert_eq!(message(&host), (theirs, vec![number]));
        assert_eq!(message(&guest), (own, vec![number; 30_000]));
    }
    // Through the relay, too, the words are required.
    let stranger = Net::start(Code::from_bits(22), as_guest(2), way(), Alarm::default()).unwrap();
    assert!(matches!(stranger.wait(LONG), Some(Event::Ready(..))));
    drop(stranger);
    assert!(host.poll().is_none());
}

/// A table that was opened without servers is found through one as soon as it uses it, and keeps the guests it has.
#[test]
fn a_table_that_turns_to_servers_is_found_through_them_and_keeps_its_guests() {
    let relay = OwnRelay::start();
    let (host, address) = host(24);
    let near = guest(24, 1, address);
    let first = came(&host);
    let own = came(&near);
    host.use_servers(Relay::own(&relay.url).unwrap());
    let way = Way { relay: Relay::own(&relay.url).unwrap(), is_hidden: true, ..Way::default() };
    let far = Net::start(Code::from_bits(24), as_guest(2), way, Alarm::default()).unwrap();
    let second = came(&host);
    assert_ne!(first, second);
    let met = std::iter::from_fn(|| far.wait(LONG)).find_map(|event| match event {
        Event::Came(peer) => Some(peer),
        _ => None,
    });
    for (peer, net) in [(first, &near), (second, &far)] {
        host.send(peer, b"here".to_vec());
        assert_eq!(message(net), (own, b"here".to_vec()));
    }
    assert_eq!(met, Some(own));
}

/// As with the public servers: with only the words, a guest finds the host by its published entry, which contains the
/// relay's address and not the host's.
#[test]
fn who_has_nothing_but_the_words_finds_the_host_by_what_is_published() {
    let (relay, book) = (OwnRelay::start(), AddressBook::open());
    let relays = || RelayMode::custom([relay.url.parse().unwrap()]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let open = async |key: [u8; 32], alpns: Vec<Vec<u8>>| {
            let builder = Endpoint::builder(presets::Minimal).secret_key(SecretKey::from_bytes(&key)).alpns(alpns);
            let builder = endpoint::by_servers(builder, relays(), &book.url).unwrap();
            builder.clear_ip_transports().bind_addr("127.0.0.1:0").unwrap().bind().await.unwrap()
        };
        let code = Code::from_bits(23).stretch();
        let host = open(code.meeting, vec![VERSION.to_vec()]).await;
        let published = async {
            loop {
                // The first entry published contains no address at all.
                match book.find("relay=") {
                    Some(published) => break published,
                    None => tokio::time::sleep(Duration::from_millis(20)).await,
                }
            }
        };
        let published = tokio::time::timeout(LONG, published).await.expect("nothing is published");
        let guest = open([1; 32], Vec::new()).await;
        let (came, connected) =
            tokio::join!(async { host.accept().await.unwrap().await.unwrap().remote_id() }, async {
                guest.connect(EndpointAddr::new(host.id()), VERSION).await.unwrap().remote_id()
            });
        assert_eq!((came, connected), (guest.id(), host.id()));
        assert!(published.contains("relay=http://127.0.0.1") && !published.contains("addr="), "{published:?}");
    });
}

/// A peer that knows the address but not the words is sent nothing, and is not reported.
#[test]
fn who_guesses_gets_not_a_byte() {
    let (host, address) = host(8);
    let id = SecretKey::from_bytes(&Code::from_bits(8).stretch().meeting).public();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let stranger = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).bind().await.unwrap();
        for proof in [[0; 32], Code::from_bits(9).stretch().shared] {
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

/// All guests know the words, so any of them could answer to them.
#[test]
fn whoever_poses_as_the_host_is_spoken_to_by_nobody_who_knows_the_host() {
    let way = |bind: SocketAddr| Way { relay: Relay::None, bind: Some(bind), ..Way::default() };
    let open = |key: u8, bind| {
        let net = Net::start(Code::from_bits(30), Role::Host([key; 32]), way(bind), Alarm::default()).unwrap();
        assert!(matches!(net.wait(LONG), Some(Event::Ready(own, _)) if own == table_of(&[key; 32])));
        net
    };
    let free = std::net::UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let host = open(7, free);
    let guest = guest(30, 1, free);
    let theirs = came(&host);
    let own = came(&guest);
    assert_eq!(own, table_of(&[7; 32]));
    drop(host);
    assert!(matches!(guest.wait(LONG), Some(Event::Failed(NetworkFault::Closed))));
    // The guest returns while another program has the host's address.
    let impostor = open(8, free);
    let known = Role::Guest { key: [1; 32], host: Some(own) };
    let guest = start(30, known, Some(free));
    assert!(matches!(guest.wait(LONG), Some(Event::Ready(..))));
    assert!(matches!(guest.wait(LONG), Some(Event::Impostor)));
    guest.send(own, b"a secret".to_vec());
    let seen = impostor.wait(LONG);
    assert!(matches!(seen, Some(Event::Came(peer)) if peer == theirs), "{seen:?}");
    let seen = impostor.wait(LONG);
    assert!(matches!(seen, Some(Event::Gone(peer)) if peer == theirs), "{seen:?}");
    drop(impostor);
    // It is reported once, however often the impostor answers, and the host is found again.
    let host = open(7, free);
    let events: Vec<Event> = std::iter::from_fn(|| guest.wait(LONG)).take(2).collect();
    assert!(
        matches!(events[..], [Event::Came(peer), ..] | [Event::Seeks, Event::Came(peer)] if peer == own),
        "{events:?}"
    );
    assert_eq!(came(&host), theirs);
}

/// A guest of the previous version understands why it is refused, and a guest of this version recognises a host of the
/// previous one.
#[test]
fn who_speaks_the_version_before_is_told_so() {
    let (_host, address) = host(31);
    let secrets = Code::from_bits(31).stretch();
    let meeting = SecretKey::from_bytes(&secrets.meeting).public();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let old = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).bind().await.unwrap();
        let target = EndpointAddr::new(meeting).with_ip_addr(address);
        let connection = old.connect(target, OLD_VERSION).await.unwrap();
        let (mut sender, mut receiver) = connection.open_bi().await.unwrap();
        let Ok(proof) = link::proof(&secrets.shared, &connection, old.id()) else { panic!("no proof") };
        sender.write_all(proof.as_bytes()).await.unwrap();
        let told = receiver.read_to_end(1_000).await.unwrap();
        let refused = FromHost::Refused(Refusal::OtherRules).encode().unwrap();
        assert!(told.starts_with(&frame(&[]).unwrap()) && told.ends_with(&frame(&refused).unwrap()), "{told:?}");
        old.close().await;
    });
    runtime.block_on(async {
        let builder = Endpoint::builder(presets::Minimal).secret_key(SecretKey::from_bytes(&secrets.meeting));
        let builder = builder.relay_mode(RelayMode::Disabled).alpns(vec![OLD_VERSION.to_vec()]);
        let old = builder.clear_ip_transports().bind_addr("127.0.0.1:0").unwrap().bind().await.unwrap();
        let address = old.bound_sockets()[0];
        let guest = guest(31, 1, address);
        // It refuses anything offered; incoming messages need no handling.
        let accepts = tokio::spawn({
            let old = old.clone();
            async move {
                while let Some(incoming) = old.accept().await {
                    let _ = incoming.await;
                }
            }
        });
        let seen = tokio::task::spawn_blocking(move || guest.wait(LONG)).await.unwrap();
        assert!(matches!(seen, Some(Event::Failed(NetworkFault::OtherVersion))), "{seen:?}");
        old.close().await;
        accepts.await.unwrap();
    });
}

#[test]
fn an_address_that_is_in_use_is_a_fault() {
    let (_host, address) = host(10);
    let way = Way { relay: Relay::None, bind: Some(address), ..Way::default() };
    let other = Net::start(Code::from_bits(11), Role::Host(TABLE), way, Alarm::default()).unwrap();
    assert!(matches!(other.wait(LONG), Some(Event::Failed(NetworkFault::Address))));
}

#[test]
fn a_message_that_is_no_frame_ends_the_connection() {
    let (host, address) = host(12);
    let guest = guest(12, 1, address);
    let peer = came(&host);
    let own = came(&guest);
    guest.send(own, vec![0; crate::remote::frame::LONGEST + 1]);
    assert!(matches!(host.wait(LONG), Some(Event::Gone(gone)) if gone == peer));
    // The guest reconnects on its own.
    assert!(matches!(guest.wait(LONG), Some(Event::Gone(_))));
    assert_eq!(came(&host), peer);
    came(&guest);
}
