//! A connection with somebody who knows the words, from the proof to its end.

use std::sync::Arc;
use std::time::Duration;

use iroh::endpoint::{Connection, ConnectionError, RecvStream, SendStream, VarInt};
use iroh::{EndpointId, PublicKey, SecretKey, Signature};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc as channel};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::inbox::{Cover, Inbox, Slot};
use super::{Event, Peer};
use crate::remote::frame::{Frames, frame};

/// How long the proof may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How often one says that one is still there.
const BEAT: Duration = Duration::from_secs(1);

/// After how long without a word it is told that nothing is heard.
const SILENCE: Duration = Duration::from_secs(3);

/// For how long beats have to come again until a silence is over. Those that were on their way when the other end was
/// stopped, as on a laptop that sleeps, are the last of a connection that is gone.
const STEADY: Duration = Duration::from_secs(2);

/// How much later than its deadline one is woken at most who was not stopped oneself meanwhile.
const LATE: Duration = Duration::from_millis(500);

/// How many messages to somebody may wait. Who does not take them is let go.
const WAITING: usize = 256;

/// How many messages of somebody may wait for the program. The others wait where they come from.
const UNREAD: usize = 64;

/// How long what was sent last may take to arrive.
const LAST: Duration = Duration::from_millis(500);

/// Why a connection is closed by whoever closes it.
pub(super) const LEFT: VarInt = VarInt::from_u32(0);
/// The proof was wrong, or took too long.
pub(super) const UNPROVEN: VarInt = VarInt::from_u32(1);
/// It was not of the protocol.
pub(super) const NONSENSE: VarInt = VarInt::from_u32(2);
/// As many are connected as can be.
pub(super) const CROWDED: VarInt = VarInt::from_u32(3);

/// That nothing comes of a connection.
pub(super) struct Broken;

/// Why nothing comes of a connection to a host.
pub(super) enum Unmet {
    Broken,
    /// It is not the host that is known.
    Impostor,
}

impl From<Broken> for Unmet {
    fn from(Broken: Broken) -> Unmet {
        Unmet::Broken
    }
}

/// How a connection has ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The other end has let go, and all that it had to say has come.
    Closed,
    /// The other end has no place for it.
    Crowded,
    Lost,
}

/// What is held of a connection that runs. Once it is dropped, what is waiting goes out and nothing is heard any more.
pub(super) struct Hold {
    id: usize,
    outgoing: channel::Sender<Vec<u8>>,
    _cover: Cover,
}

impl Hold {
    /// What holds the connection of this number, and what that needs to run.
    pub(super) fn open(id: usize, inbox: &Inbox) -> (Hold, Held) {
        let (sender, outgoing) = channel::channel(WAITING);
        let (slot, cover) = Slot::open(inbox);
        (Hold { id, outgoing: sender, _cover: cover }, Held { outgoing, slot })
    }

    /// Whether it is the connection of this number.
    pub(super) fn is(&self, id: usize) -> bool {
        self.id == id
    }

    /// Sends a message.
    ///
    /// # Errors
    /// Too many are waiting already, or the connection has ended.
    pub(super) fn send(&self, message: Vec<u8>) -> Result<(), TrySendError<Vec<u8>>> {
        self.outgoing.try_send(message)
    }
}

/// The other end of a hold: what is to be sent, and where it is put what comes.
pub(super) struct Held {
    outgoing: channel::Receiver<Vec<u8>>,
    slot: Slot,
}

/// A connection whose other end knows the words.
pub(super) struct Link {
    connection: Connection,
    sender: SendStream,
    receiver: RecvStream,
    /// By what the other end is known: a guest by the key of its connection, and a host by that of its table.
    peer: Peer,
}

/// What proves on this connection that `guest` knows the words.
pub(super) fn proof(shared: &[u8; 32], connection: &Connection, guest: EndpointId) -> Result<blake3::Hash, Broken> {
    let mut bytes = [0; 32];
    let label = b"EXPORTER-snuffel-join";
    connection.export_keying_material(&mut bytes, label, guest.as_bytes()).map_err(|_| Broken)?;
    Ok(blake3::keyed_hash(shared, &bytes))
}

/// What a host signs with the key of its table. It holds for this connection alone: all guests know the words, and so the key by
/// which the connection is made, but nobody can pass on what the host has signed for another one.
fn to_sign(connection: &Connection) -> Result<[u8; 32], Broken> {
    let mut bytes = [0; 32];
    connection.export_keying_material(&mut bytes, b"EXPORTER-snuffel-table", &[]).map_err(|_| Broken)?;
    Ok(bytes)
}

/// How many bytes a host answers to the proof: the key of its table, and what is signed with it.
const ANSWER: usize = 32 + 64;

impl Link {
    /// Lets somebody in who proves to know the words, to a table with this key. Nothing is sent before.
    pub(super) async fn accept(connection: Connection, shared: &[u8; 32], table: &SecretKey) -> Result<Link, Broken> {
        let proven = async {
            let (sender, mut receiver) = connection.accept_bi().await.map_err(|_| Broken)?;
            let mut told = [0; 32];
            receiver.read_exact(&mut told).await.map_err(|_| Broken)?;
            // Hashes are compared in a time that tells nothing.
            let is_right = proof(shared, &connection, connection.remote_id())? == told;
            is_right.then_some((sender, receiver)).ok_or(Broken)
        };
        match timeout(PATIENCE, proven).await {
            Ok(Ok((mut sender, receiver))) => {
                let signature = table.sign(&to_sign(&connection)?).to_bytes();
                let answer = [table.public().as_bytes().as_slice(), &signature].concat();
                sender.write_all(&answer).await.map_err(|_| Broken)?;
                let peer = Peer::of(*connection.remote_id().as_bytes());
                Ok(Link { connection, sender, receiver, peer })
            }
            Ok(Err(Broken)) | Err(_) => {
                connection.close(UNPROVEN, b"");
                Err(Broken)
            }
        }
    }

    /// Proves that one knows the words; `own` is one's own key. Nothing more is said before the other end has proved to be the
    /// host that is `known`, if one is.
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

    /// Who is at the other end.
    pub(super) fn peer(&self) -> Peer {
        self.peer
    }

    /// Its number, by which it is told from others.
    pub(super) fn id(&self) -> usize {
        self.connection.stable_id()
    }

    /// What holds it, and what it needs to [run](Link::run).
    pub(super) fn hold(&self, inbox: &Inbox) -> (Hold, Held) {
        Hold::open(self.id(), inbox)
    }

    /// Passes messages in both directions until it breaks, or until nobody holds it any more. `silent` is called when
    /// nothing was heard for long.
    pub(super) async fn run(self, held: Held, silent: impl Fn()) -> End {
        let (peer, connection) = (self.peer, self.connection);
        let (code, end) = tokio::select! {
            sent = write(self.sender, held.outgoing) => (if sent.is_ok() { LEFT } else { NONSENSE }, End::Lost),
            read = read(self.receiver, peer, &held.slot, silent) => match read {
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

    /// Lets go of somebody for whom there is no place.
    pub(super) fn refuse(self) {
        self.connection.close(CROWDED, b"");
    }
}

/// The host that has answered so, where it has the key that it names.
fn host_in(answer: &[u8; ANSWER], signed: &[u8]) -> Result<Peer, Broken> {
    let (key, signature) = answer.split_first_chunk::<32>().ok_or(Broken)?;
    let signature = signature.first_chunk().map(Signature::from_bytes).ok_or(Broken)?;
    let is_signed = PublicKey::from_bytes(key).is_ok_and(|public| public.verify(signed, &signature).is_ok());
    is_signed.then_some(Peer::of(*key)).ok_or(Broken)
}

/// Whether the other end is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hearing {
    Clear,
    /// Nothing has come for long, which was told.
    Silent,
    /// Beats come again since then.
    Faint(Instant),
}

impl Hearing {
    /// Nothing has come for long; whether that is new.
    fn fails(&mut self) -> bool {
        std::mem::replace(self, Hearing::Silent) == Hearing::Clear
    }

    /// Something has come, a word or a mere beat; whether it ends a silence.
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

/// Whether whoever wanted to be woken at `deadline` and is so `now` was stopped meanwhile.
fn was_stopped(deadline: Instant, now: Instant) -> bool {
    now.saturating_duration_since(deadline) > LATE
}

/// Sends what is to be sent, and a beat where that is nothing.
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

/// Takes what comes, until the other end lets go.
async fn read(mut receiver: RecvStream, peer: Peer, slot: &Slot, silent: impl Fn()) -> Result<(), Broken> {
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
                // Whoever was stopped, as on a laptop that sleeps, has not listened: what has come meanwhile would be taken
                // for the end of a silence, and then the connection proves to be gone. Both would be told twice.
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
        while let Some(message) = frames.take().map_err(|_| Broken)? {
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
        // After beats that stop again it begins anew, and is not told once more.
        assert!(hearing.fails() && !hearing.comes(now, false) && !hearing.fails());
        assert!(!hearing.comes(after(5), false) && hearing.comes(after(7), false));
    }

    /// The other end gives a connection up when nothing comes on it for some seconds, and not before.
    #[test]
    fn whoever_is_woken_late_was_stopped() {
        let deadline = Instant::now() + SILENCE;
        for (late, is_stop) in [(0, false), (100, false), (1_000, true), (7_000, true)] {
            assert_eq!(was_stopped(deadline, deadline + Duration::from_millis(late)), is_stop, "{late}");
        }
        assert!(!was_stopped(deadline, deadline - SILENCE));
    }
}
