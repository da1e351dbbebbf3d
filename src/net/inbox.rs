//! The queue of events from the network to the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

use tokio::sync::OwnedSemaphorePermit;

use crate::alarm::Alarm;
use crate::remote::network::Event;

/// An event in the queue.
pub struct Letter {
    /// The event.
    pub event: Event,
    /// Its place in its sender's quota.
    pub place: Place,
}

/// The place of an event in its sender's quota, released when the program has taken the event: no peer can fill the
/// memory.
pub struct Place {
    _permit: Option<OwnedSemaphorePermit>,
}

/// The sending end of the queue.
#[derive(Clone)]
pub struct Inbox(Arc<Ends>);

struct Ends {
    letters: mpsc::Sender<Letter>,
    alarm: Alarm,
}

impl Inbox {
    /// A queue, whose alarm rings when there is an event.
    pub fn new(alarm: Alarm) -> (Inbox, mpsc::Receiver<Letter>) {
        let (letters, taken) = mpsc::channel();
        (Inbox(Arc::new(Ends { letters, alarm })), taken)
    }

    /// Puts an event of the network itself.
    pub fn put(&self, event: Event) {
        self.put_at(event, None);
    }

    /// Puts an event caused by a peer.
    pub(super) fn put_at(&self, event: Event, place: Option<OwnedSemaphorePermit>) {
        // This fails only after the program has closed the network.
        let _ = self.0.letters.send(Letter { event, place: Place { _permit: place } });
        self.0.alarm.ring();
    }
}

/// The way of a connection's events into the queue, open while this is the connection that counts.
#[derive(Clone)]
pub(super) struct Slot {
    inbox: Inbox,
    counts: Arc<AtomicBool>,
}

impl Slot {
    /// A slot, and a cover that closes it when dropped.
    pub(super) fn open(inbox: &Inbox) -> (Slot, Cover) {
        let counts = Arc::new(AtomicBool::new(true));
        (Slot { inbox: inbox.clone(), counts: Arc::clone(&counts) }, Cover(counts))
    }

    /// Puts an event of the connection itself.
    pub(super) fn put(&self, event: Event) {
        self.put_at(event, None);
    }

    /// Puts a message from the other end. Everything happens on one thread, so there are no races.
    pub(super) fn put_at(&self, event: Event, place: Option<OwnedSemaphorePermit>) {
        if self.counts.load(Ordering::Relaxed) {
            self.inbox.put_at(event, place);
        }
    }
}

/// Closes a slot when it is dropped: late events of a replaced connection precede those of the newer one, and must not
/// be reported after them.
pub(super) struct Cover(Arc<AtomicBool>);

impl Drop for Cover {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::peer::Peer;

    #[test]
    fn nothing_comes_through_a_slot_that_was_closed() {
        let (inbox, letters) = Inbox::new(Alarm::default());
        let (older, cover) = Slot::open(&inbox);
        older.put(Event::Silent(Peer::from_key([1; 32])));
        drop(cover);
        older.put(Event::Message(Peer::from_key([1; 32]), b"late".to_vec()));
        let (newer, _cover) = Slot::open(&inbox);
        newer.put(Event::Heard(Peer::from_key([1; 32])));
        let events: Vec<Event> = letters.try_iter().map(|letter| letter.event).collect();
        assert!(matches!(events[..], [Event::Silent(_), Event::Heard(_)]), "{events:?}");
    }
}
