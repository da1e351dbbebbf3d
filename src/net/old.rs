//! Guests of the previous version, who are told that the host has another one.
//!
//! The messages that they understand never change: the answer to their proof is an empty frame, and the refusals are
//! written as before.

use iroh::endpoint::Connection;
use n0_future::time::timeout;

use super::link::{LEFT, PATIENCE, UNPROVEN, proof};
use crate::remote::frame::frame;
use crate::remote::message::{FromHost, Hello, Refusal, Short, WireMessage};

/// Tells a guest of the previous version why it is refused. Nothing is sent to one that does not know the words.
pub(super) async fn refuse(connection: Connection, shared: &[u8; 32]) {
    let code = match timeout(PATIENCE, tell(&connection, shared)).await {
        Ok(Some(())) => LEFT,
        Ok(None) | Err(_) => UNPROVEN,
    };
    connection.close(code, b"");
}

async fn tell(connection: &Connection, shared: &[u8; 32]) -> Option<()> {
    let (mut sender, mut receiver) = connection.accept_bi().await.ok()?;
    let mut told = [0; 32];
    receiver.read_exact(&mut told).await.ok()?;
    if proof(shared, connection, connection.remote_id()).ok()? != told {
        return None;
    }
    let program = Short::cut(env!("CARGO_PKG_VERSION"));
    let hello = FromHost::Hello(Hello { program, fingerprint: [0; 16], name: None, card: None });
    sender.write_all(&frame(&[]).ok()?).await.ok()?;
    for message in [hello, FromHost::Refused(Refusal::OtherRules)] {
        sender.write_all(&frame(&message.encode().ok()?).ok()?).await.ok()?;
    }
    sender.finish().ok()?;
    sender.stopped().await.ok().map(|_| ())
}
