//! Tests of friends who call each other in one process, without a server.

use std::net::SocketAddr;

use super::*;
use crate::net::thread::Calls;
use crate::pulse::within;
use crate::remote::card::Identity;
use crate::remote::message::{LineText, Short};
use crate::remote::network::Calls as _;
use crate::remote::way::Relay;
use crate::terminal::executor::{System, block_on};

/// How long a test waits for an event that must come.
const LONG: Duration = Duration::from_secs(20);

/// A player with an endpoint and its alarm.
struct Person {
    calls: Calls,
    alarm: Alarm,
    key: Key,
    address: SocketAddr,
}

impl Person {
    fn new(number: u8, listens: bool) -> Person {
        let address = std::net::UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let way = Way { relay: Relay::None, bind: Some(address), ..Way::default() };
        let identity = Identity::derive([number; 32]);
        let alarm = Alarm::default();
        let calls = Calls::start(&identity, way, listens, alarm.clone()).unwrap();
        Person { calls, alarm, key: identity.key(), address }
    }

    fn invites(&self, other: &Person, game: &str) {
        self.calls.invite(Call { friend: other.key, address: Some(other.address), invitation: invitation(game) });
    }

    #[track_caller]
    fn hears(&self) -> Ring {
        loop {
            // The alarm is hushed before polling, so that later events ring again.
            self.alarm.hush();
            if let Some(ring) = self.calls.poll() {
                return ring;
            }
            block_on(within(&System, LONG, self.alarm.rung())).expect("something is heard");
        }
    }
}

fn invitation(game: &str) -> Invitation {
    Invitation {
        code: 5,
        table: [6; 32],
        ways: LineText::cut("--no-relay"),
        game: Short::cut(game),
        name: "Anna".parse().ok(),
    }
}

#[test]
fn a_friend_gets_an_invitation_and_whoever_invites_is_told() {
    let (anna, ben) = (Person::new(1, false), Person::new(2, true));
    ben.calls.know(&[anna.key]);
    anna.invites(&ben, "domino");
    assert_eq!(ben.hears(), Ring::Invited(anna.key, invitation("domino")));
    assert_eq!(anna.hears(), Ring::Answered(ben.key));
    // A second call so soon after does not disturb the friend, and the caller is not told.
    anna.invites(&ben, "sniff");
    assert_eq!((anna.hears(), ben.calls.poll()), (Ring::Answered(ben.key), None));
}

#[test]
fn a_stranger_is_not_heard_and_does_not_learn_why() {
    let (eve, ben) = (Person::new(3, false), Person::new(2, true));
    ben.calls.know(&[Identity::derive([1; 32]).key()]);
    eve.invites(&ben, "domino");
    assert_eq!((eve.hears(), ben.calls.poll()), (Ring::Unanswered(ben.key), None));
}

#[test]
fn who_does_not_listen_is_not_reached() {
    let (anna, ben) = (Person::new(1, false), Person::new(2, false));
    ben.calls.know(&[anna.key]);
    anna.invites(&ben, "domino");
    assert_eq!((anna.hears(), ben.calls.poll()), (Ring::Unanswered(ben.key), None));
}

#[test]
fn that_no_server_answers_is_told() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let way = Way { relay: Relay::own(&format!("http://{nobody}")).unwrap(), ..Way::default() };
    let identity = Identity::derive([4; 32]);
    let alarm = Alarm::default();
    let calls = Calls::start(&identity, way, true, alarm.clone()).unwrap();
    let person = Person { calls, alarm, key: identity.key(), address: nobody };
    assert_eq!(person.hears(), Ring::Servers(false));
}

#[test]
fn an_invitation_of_another_program_is_short_and_can_be_printed() {
    let bytes = invitation("domino").encode().unwrap();
    assert!(bytes.len() < LONGEST);
    assert_eq!(Invitation::decode(&bytes), Ok(invitation("domino")));
    for cut in 0..bytes.len() {
        assert!(Invitation::decode(&bytes[..cut]).is_err());
    }
    let hostile = [&bytes[..1], b"\x03\x1b[J", &[0, 0]].concat();
    assert!(Invitation::decode(&hostile).is_err());
}
