//! A connection: to the other programs at a table, or to friends.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::mpsc;

use iroh::SecretKey;
use snuffel::alarm::Alarm;
use snuffel::net::calls::{self, Friends, Rings};
use snuffel::net::inbox::{Inbox, Letter, Place};
use snuffel::net::serve;
use snuffel::remote::bridge::{Report, Request};
use snuffel::remote::fault::NetworkFault;
use snuffel::remote::network::{Order, Role};
use snuffel::remote::way::Way;
use snuffel::remote::words::Code;
use tokio::sync::mpsc as channel;
use wasm_bindgen_futures::spawn_local;

use crate::tell;

/// An open connection. It is closed when this is dropped.
pub enum Connection {
    /// To a table.
    Table {
        /// Takes what the program wants.
        orders: channel::UnboundedSender<Order>,
        /// The places of the events that were told to the program and are not taken by it yet.
        told: Told,
    },
    /// To friends.
    Friends {
        /// Takes what the program wants.
        orders: channel::UnboundedSender<calls::Order>,
        /// Those who may call.
        friends: Friends,
    },
}

type Told = Rc<RefCell<VecDeque<Place>>>;

impl Connection {
    /// Opens the connection of this number to the table with the words of `code`.
    pub fn to_table(number: u32, code: u64, role: Role, way: Way) -> Connection {
        let (orders, theirs) = channel::unbounded_channel();
        let (alarm, told) = (Alarm::default(), Told::default());
        let (inbox, letters) = Inbox::new(alarm.clone());
        let kept = Rc::clone(&told);
        spawn_local(async move {
            let post = || post(number, &letters, &kept);
            let secrets = Code::from_bits(code).stretch();
            let served = while_telling(&alarm, post, serve(&secrets, role, &way, theirs, &inbox)).await;
            if let Err(fault) = served {
                tell(number, Some(&Report::Failed(fault)));
            }
            tell(number, None);
        });
        Connection::Table { orders, told }
    }

    /// Opens the connection of this number to the friends of the player with this secret key.
    pub fn to_friends(number: u32, secret: &[u8; 32], way: Way, listens: bool) -> Connection {
        let (orders, theirs) = channel::unbounded_channel();
        let (alarm, friends) = (Alarm::default(), Friends::default());
        let (rings, taken) = Rings::new(alarm.clone());
        let (secret, known) = (SecretKey::from_bytes(secret), friends.clone());
        spawn_local(async move {
            let post = || taken.try_iter().for_each(|ring| tell(number, Some(&Report::Ring(ring))));
            let served = calls::serve(secret, &way, listens, &known, theirs, &rings);
            if let Err(fault) = while_telling(&alarm, post, served).await {
                tell(number, Some(&Report::Failed(fault)));
            }
            tell(number, None);
        });
        Connection::Friends { orders, friends }
    }

    /// Carries out a request. One that is not meant for such a connection has no effect, and neither has one to a
    /// connection that has ended: that was reported.
    pub fn obey(&self, request: Request) {
        match (self, request) {
            (Connection::Table { orders, .. }, Request::Order(order)) => drop(orders.send(order)),
            (Connection::Table { told, .. }, Request::Taken) => drop(told.borrow_mut().pop_front()),
            (Connection::Friends { friends, .. }, Request::Know(keys)) => friends.set(&keys),
            (Connection::Friends { orders, .. }, Request::Invite(call)) => {
                drop(orders.send(calls::Order::Invite(call)))
            }
            (Connection::Table { .. } | Connection::Friends { .. }, _) => {}
        }
    }

    /// Checks whether the connection is alive.
    pub fn wake(&self) {
        match self {
            Connection::Table { orders, .. } => drop(orders.send(Order::Woken)),
            Connection::Friends { orders, .. } => drop(orders.send(calls::Order::Woken)),
        }
    }
}

/// Tells the program what has arrived.
fn post(number: u32, letters: &mpsc::Receiver<Letter>, told: &Told) {
    for Letter { event, place } in letters.try_iter() {
        told.borrow_mut().push_back(place);
        tell(number, Some(&Report::Event(event)));
    }
}

/// Waits for the end of a network, and calls `post` whenever `alarm` rings and at the end.
async fn while_telling(
    alarm: &Alarm,
    post: impl Fn(),
    served: impl Future<Output = Result<(), NetworkFault>>,
) -> Result<(), NetworkFault> {
    let telling = async {
        loop {
            alarm.rung().await;
            alarm.hush();
            post();
        }
    };
    let served = tokio::select! {
        served = served => served,
        never = telling => never,
    };
    post();
    served
}
