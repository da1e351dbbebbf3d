//! A connection with a peer that knows the words, from the proof to the end.

use std::sync::Arc;
use std::time::Duration;

use iroh::endpoint::{Connection, ConnectionError, RecvStream, SendStream, VarInt};
use iroh::{EndpointId, PublicKey, SecretKey, Signature};
use n0_future::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc as channel};

use super::inbox::{Cover, Inbox, Slot};
use crate::remote::frame::{Frames, frame};
use crate::remote::network::Event;
use crate::remote::peer::Peer;

/// The time limit of the proof.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The interval between keepalives.
const BEAT: Duration = Duration::from_secs(1);

/// The time without any frame after which a silence is reported.
const SILENCE: Duration = Duration::from_secs(3);

/// The time for which keepalives must arrive again before a silence is over. Those still in transit when the other end
/// was suspended, as on a sleeping laptop, are the last of a dead connection.
const STEADY: Duration = Duration::from_secs(2);

/// The greatest delay of a wake-up if this program was not suspended in the meantime.
const LATE: Duration = Duration::from_millis(500);

/// The maximum number of messages queued for a peer. A peer that does not take them is disconnected.
const WAITING: usize = 256;

/// The maximum number of messages of a peer queued for the program. Further ones are not read from the connection yet.
const UNREAD: usize = 64;

/// The time that the last messages have to arrive.
const LAST: Duration = Duration::from_millis(500);

/// The close code of a peer that leaves.
pub(super) const LEFT: VarInt = VarInt::from_u32(0);
/// The proof was wrong or took too long.
pub(super) const UNPROVEN: VarInt = VarInt::from_u32(1);
/// The peer violated the protocol.
pub(super) const NONSENSE: VarInt = VarInt::from_u32(2);
/// The maximum number of connections is reached.
pub(super) const CROWDED: VarInt = VarInt::from_u32(3);

/// The error of a failed connection.
pub(super) struct Broken;

/// Why a connection to a host failed.
pub(super) enum Unmet {
    Broken,
    /// It is not the known host.
    Impostor,
}

impl From<Broken> for Unmet {
    fn from(Broken: Broken) -> Unmet {
        Unmet::Broken
    }
}

/// How a connection ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The other end closed it, and everything it sent has arrived.
    Closed,
    /// The other end has no room for it.
    Crowded,
    Lost,
}

/// A handle to a running connection. When it is dropped, queued messages still go out, and nothing more is received.
pub(super) struct Handle {
    id: usize,
    outgoing: channel::Sender<Vec<u8>>,
    _cover: Cover,
}

impl Handle {
    /// The handle of the connection of this number, and its counterpart, needed to run the connection.
    pub(super) fn with_driver(id: usize, inbox: &Inbox) -> (Handle, Driver) {
        let (sender, outgoing) = channel::channel(WAITING);
        let (slot, cover) = Slot::open(inbox);
        (Handle { id, outgoing: sender, _cover: cover }, Driver { outgoing, slot })
    }

    /// Whether it is the handle of the connection of this number.
    pub(super) fn is(&self, id: usize) -> bool {
        self.id == id
    }

    /// Queues a message.
    ///
    /// # Errors
    /// If the queue is full, or the connection has ended.
    pub(super) fn send(&self, message: Vec<u8>) -> Result<(), TrySendError<Vec<u8>>> {
        self.outgoing.try_send(message)
    }
}

/// The counterpart of a hold: the outgoing queue, and the slot for incoming events.
pub(super) struct Driver {
    outgoing: channel::Receiver<Vec<u8>>,
    slot: Slot,
}

/// A connection whose other end knows the words.
pub(super) struct Link {
    connection: Connection,
    sender: SendStream,
    receiver: RecvStream,
    /// The other end: a guest by the key of its connection, and a host by that of its table.
    peer: Peer,
}

/// The proof, bound to this connection, that `guest` knows the words.
pub(super) fn proof(shared: &[u8; 32], connection: &Connection, guest: EndpointId) -> Result<blake3::Hash, Broken> {
    let mut bytes = [0; 32];
    let label = b"EXPORTER-snuffel-join";
    connection.export_keying_material(&mut bytes, label, guest.as_bytes()).map_err(|_| Broken)?;
    Ok(blake3::keyed_hash(shared, &bytes))
}

/// The bytes that a host signs with the key of its table. They are bound to this connection: all guests know the words,
/// and therefore the key by which it is made, but none can reuse what the host signed for another connection.
fn to_sign(connection: &Connection) -> Result<[u8; 32], Broken> {
    let mut bytes = [0; 32];
    connection.export_keying_material(&mut bytes, b"EXPORTER-snuffel-table", &[]).map_err(|_| Broken)?;
    Ok(bytes)
}

/// The length in bytes of a host's answer to the proof: the key of its table, and the signature.
const ANSWER: usize = 32 + 64;

impl Link {
    /// Admits a guest that proves it knows the words to the table with this key. Nothing is sent before the proof.
    pub(super) async fn accept(connection: Connection, shared: &[u8; 32], table: &SecretKey) -> Result<Link, Broken> {
        let proven = async {
            let (sender, mut receiver) = connection.accept_bi().await.map_err(|_| Broken)?;
            let mut told = [0; 32];
            receiver.read_exact(&mut told).await.map_err(|_| Broken)?;
            // Hashes are compared in constant time.
            let is_right = proof(shared, &connection, connection.remote_id())? == told;
            is_right.then_some((sender, receiver)).ok_or(Broken)
        };
        match timeout(PATIENCE, proven).await {
            Ok(Ok((mut sender, receiver))) => {
                let signature = table.sign(&to_sign(&connection)?).to_bytes();
                let answer = [table.public().as_bytes().as_slice(), &signature].concat();
                sender.write_all(&answer).await.map_err(|_| Broken)?;
                let peer = Peer::from_key(*connection.remote_id().as_bytes());
                Ok(Link { connection, sender, receiver, peer })
            }
            Ok(Err(Broken)) | Err(_) => {
                connection.close(UNPROVEN, b"");
                Err(Broken)
            }
        }
    }

    /// Proves that this program, with the key `own`, knows the words. Nothing more is sent before the other end has
    /// proved that it is the `known` host, if there is one.
    pub(super) async fn offer(
        connection: Connection,
        shared: &[u8; 32],
        own: EndpointId,
        known: Option<Peer>,
    ) -> Result<Link, Unmet> {
        let let_in = async {
            let (mut sender, mut receiver) = connection.open_bi().await.map_err(|_| Broken)?;
            let proof = proof(shared, &connection, own)?;
            sender.write_all(proof.as_bytes()).await.map_err(|_| Broken)?;
            let mut answer = [0; ANSWER];
            receiver.read_exact(&mut answer).await.map_err(|_| Broken)?;
            let host = host_in(&answer, &to_sign(&connection)?)?;
            match known.is_none_or(|known| known == host) {
                true => Ok((sender, receiver, host)),
                false => Err(Unmet::Impostor),
            }
        };
        let met = timeout(PATIENCE, let_in).await.map_err(|_| Broken)?;
        let (sender, receiver, peer) = met.inspect_err(|_| connection.close(UNPROVEN, b""))?;
        Ok(Link { connection, sender, receiver, peer })
    }

    /// The peer at the other end.
    pub(super) fn peer(&self) -> Peer {
        self.peer
    }

    /// Its number, which distinguishes connections.
    pub(super) fn id(&self) -> usize {
        self.connection.stable_id()
    }

    /// A handle to it, and the counterpart needed to [run](Link::run) it.
    pub(super) fn hold(&self, inbox: &Inbox) -> (Handle, Driver) {
        Handle::with_driver(self.id(), inbox)
    }

    /// Exchanges messages until the connection breaks or its hold is dropped. Calls `silent` when nothing has been
    /// heard for long.
    pub(super) async fn run(self, held: Driver, silent: impl Fn()) -> End {
        let (peer, connection) = (self.peer, self.connection);
        let (code, end) = tokio::select! {
            sent = write(self.sender, held.outgoing) => (if sent.is_ok() { LEFT } else { NONSENSE }, End::Lost),
            read = receive(self.receiver, peer, &held.slot, silent) => match read {
                Ok(()) => (LEFT, End::Closed),
                Err(Broken) => (NONSENSE, End::Lost),
            },
            _ = connection.closed() => (NONSENSE, End::Lost),
        };
        connection.close(code, b"");
        match connection.close_reason() {
            Some(ConnectionError::ApplicationClosed(close)) if close.error_code == CROWDED => End::Crowded,
            Some(_) | None => end,
        }
    }

    /// Disconnects a peer for lack of room.
    pub(super) fn refuse(self) {
        self.connection.close(CROWDED, b"");
    }
}

/// The host that gave this answer, if its signature matches the key in it.
fn host_in(answer: &[u8; ANSWER], signed: &[u8]) -> Result<Peer, Broken> {
    let (key, signature) = answer.split_first_chunk::<32>().ok_or(Broken)?;
    let signature = signature.first_chunk().map(Signature::from_bytes).ok_or(Broken)?;
    let is_signed = PublicKey::from_bytes(key).is_ok_and(|public| public.verify(signed, &signature).is_ok());
    is_signed.then_some(Peer::from_key(*key)).ok_or(Broken)
}

/// Whether the other end is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hearing {
    Clear,
    /// Nothing has arrived for long, which was reported.
    Silent,
    /// Keepalives have arrived again since then.
    Faint(Instant),
}

impl Hearing {
    /// Notes that nothing has arrived for long. Returns whether this is new.
    fn fails(&mut self) -> bool {
        std::mem::replace(self, Hearing::Silent) == Hearing::Clear
    }

    /// Notes the arrival of a message, or else of a keepalive. Returns whether it ends a silence.
    fn comes(&mut self, now: Instant, is_word: bool) -> bool {
        match *self {
            Hearing::Clear => return false,
            Hearing::Silent if !is_word => {
                *self = Hearing::Faint(now);
                return false;
            }
            Hearing::Faint(since) if !is_word && now.saturating_duration_since(since) < STEADY => return false,
            Hearing::Silent | Hearing::Faint(_) => *self = Hearing::Clear,
        }
        true
    }
}

/// Whether a task due at `deadline` and woken at `now` was suspended in the meantime.
fn was_stopped(deadline: Instant, now: Instant) -> bool {
    now.saturating_duration_since(deadline) > LATE
}

/// Sends queued messages, and keepalives in between.
async fn write(mut sender: SendStream, mut outgoing: channel::Receiver<Vec<u8>>) -> Result<(), Broken> {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            message = outgoing.recv() => match message {
                Some(message) => message,
                None => break,
            },
            _ = beats.tick() => Vec::new(),
        };
        let framed = frame(&message).map_err(|_| Broken)?;
        sender.write_all(&framed).await.map_err(|_| Broken)?;
    }
    sender.finish().map_err(|_| Broken)?;
    let _ = timeout(LAST, sender.stopped()).await;
    Ok(())
}

/// Receives messages until the other end closes the connection.
async fn receive(mut receiver: RecvStream, peer: Peer, slot: &Slot, silent: impl Fn()) -> Result<(), Broken> {
    let places = Arc::new(Semaphore::new(UNREAD));
    let mut frames = Frames::default();
    let mut piece = vec![0; 16 * 1024];
    let mut hearing = Hearing::Clear;
    loop {
        let deadline = Instant::now() + SILENCE;
        let length = tokio::select! {
            length = receiver.read(&mut piece) => match length.map_err(|_| Broken)? {
                Some(length) => length,
                None => return Ok(()),
            },
            () = sleep_until(deadline), if hearing != Hearing::Silent => {
                // A suspended program, as on a sleeping laptop, has not been listening: frames from that time would
                // seem to end the silence, and then the connection would prove dead. Both would be reported to the
                // player.
                if was_stopped(deadline, Instant::now()) {
                    continue;
                }
                if hearing.fails() {
                    slot.put(Event::Silent(peer));
                    silent();
                }
                continue;
            }
        };
        frames.add(&piece[..length]);
        while let Some(message) = frames.next_message().map_err(|_| Broken)? {
            if hearing.comes(Instant::now(), !message.is_empty()) {
                slot.put(Event::Heard(peer));
            }
            if !message.is_empty() {
                let place = Arc::clone(&places).acquire_owned().await.map_err(|_| Broken)?;
                slot.put_at(Event::Message(peer, message), Some(place));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silence_ends_with_a_word_or_with_beats_that_keep_coming() {
        let now = Instant::now();
        let after = |seconds| now + Duration::from_secs(seconds);
        let mut hearing = Hearing::Clear;
        assert!(!hearing.comes(now, true));
        assert_eq!((hearing.fails(), hearing.fails()), (true, false));
        assert_eq!([0, 1, 2, 3].map(|seconds| hearing.comes(after(seconds), false)), [false, false, true, false]);
        assert!(hearing.fails() && hearing.comes(now, true));
        // When keepalives stop again, the wait starts afresh, and the silence is not reported again.
        assert!(hearing.fails() && !hearing.comes(now, false) && !hearing.fails());
        assert!(!hearing.comes(after(5), false) && hearing.comes(after(7), false));
    }

    /// The other end gives up a connection only after some seconds of silence.
    #[test]
    fn whoever_is_woken_late_was_stopped() {
        let deadline = Instant::now() + SILENCE;
        for (late, is_stop) in [(0, false), (100, false), (1_000, true), (7_000, true)] {
            assert_eq!(was_stopped(deadline, deadline + Duration::from_millis(late)), is_stop, "{late}");
        }
        assert!(!was_stopped(deadline, deadline - SILENCE));
    }
}
