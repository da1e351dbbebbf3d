//! The network of the page, in a separate worker.
//!
//! The page fetches it only for play far away. It runs the same tasks as the network at a terminal; the
//! program, in another worker, opens connections by number and gets reports about each (`snuffel::remote::bridge`).
//!
//! The crate is empty on all other targets.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

mod connection;

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::Function;
use snuffel::remote::bridge::{Report, Request, from_bytes, to_bytes};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use self::connection::Connection;

thread_local! {
    static NET: RefCell<Net> = RefCell::default();
}

/// The open connections of this worker.
#[derive(Default)]
struct Net {
    connections: BTreeMap<u32, Connection>,
    /// Takes reports: the number of a connection, and the bytes of the report, or nothing once the connection is closed.
    tell: Option<Function>,
}

/// Sets the function that takes reports: the number of a connection, and the report, or nothing once the connection is
/// closed.
#[wasm_bindgen]
pub fn begin(tell: Function) {
    NET.with_borrow_mut(|net| net.tell = Some(tell));
}

/// Carries out a request to the connection of this number.
#[wasm_bindgen]
pub fn request(number: u32, bytes: &[u8]) {
    let Ok(request) = from_bytes(bytes) else { return };
    NET.with_borrow_mut(|net| match request {
        Request::Table(code, role, way) => {
            net.connections.insert(number, Connection::to_table(number, code, role, way));
        }
        Request::Friends(secret, way, listens) => {
            net.connections.insert(number, Connection::to_friends(number, &secret, way, listens));
        }
        // The rest is said to the other end before the connection reports its end.
        Request::Close => drop(net.connections.remove(&number)),
        request => {
            if let Some(connection) = net.connections.get(&number) {
                connection.obey(request);
            }
        }
    });
}

/// Reports that this worker was suspended, or that the way to the internet has changed.
#[wasm_bindgen]
pub fn woken() {
    NET.with_borrow(|net| net.connections.values().for_each(Connection::wake));
}

/// Tells the program what has happened on a connection; `None` is its end.
fn tell(number: u32, report: Option<&Report>) {
    let bytes = report.map_or(JsValue::UNDEFINED, |report| js_sys::Uint8Array::from(&*to_bytes(report)).into());
    // A program that does not listen is gone, and this worker with it.
    if let Some(tell) = NET.with_borrow(|net| net.tell.clone()) {
        let _ = tell.call2(&JsValue::UNDEFINED, &number.into(), &bytes);
    }
}
