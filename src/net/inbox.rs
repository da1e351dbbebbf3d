//! Where the thread of the network puts what has happened, for the program to take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

use tokio::sync::OwnedSemaphorePermit;

use crate::alarm::Alarm;
use crate::remote::network::Event;

/// An event on its way.
pub(super) struct Letter {
    pub(super) event: Event,
    /// Its place in the queue of whoever has sent it, free once it is taken: nobody can fill the memory.
    _place: Option<OwnedSemaphorePermit>,
}

/// Where letters are put.
#[derive(Clone)]
pub(super) struct Inbox(Arc<Ends>);

struct Ends {
    letters: mpsc::Sender<Letter>,
    alarm: Alarm,
}

impl Inbox {
    pub(super) fn new(alarm: Alarm) -> (Inbox, mpsc::Receiver<Letter>) {
        let (letters, taken) = mpsc::channel();
        (Inbox(Arc::new(Ends { letters, alarm })), taken)
    }

    /// Puts an event of the network itself.
    pub(super) fn put(&self, event: Event) {
        self.put_at(event, None);
    }

    /// Puts an event that somebody else has caused.
    pub(super) fn put_at(&self, event: Event, place: Option<OwnedSemaphorePermit>) {
        // Nobody takes it any more where the program has let go.
        let _ = self.0.letters.send(Letter { event, _place: place });
        self.0.alarm.ring();
    }
}

/// Where a connection puts what comes on it, for as long as it is the one that counts.
#[derive(Clone)]
pub(super) struct Slot {
    inbox: Inbox,
    counts: Arc<AtomicBool>,
}

impl Slot {
    /// A slot, and what closes it when it is dropped.
    pub(super) fn open(inbox: &Inbox) -> (Slot, Cover) {
        let counts = Arc::new(AtomicBool::new(true));
        (Slot { inbox: inbox.clone(), counts: Arc::clone(&counts) }, Cover(counts))
    }

    /// Puts what the connection itself has to tell.
    pub(super) fn put(&self, event: Event) {
        self.put_at(event, None);
    }

    /// Puts what the other end has sent. All of it happens on one thread, so that nothing slips in between.
    pub(super) fn put_at(&self, event: Event, place: Option<OwnedSemaphorePermit>) {
        if self.counts.load(Ordering::Relaxed) {
            self.inbox.put_at(event, place);
        }
    }
}

/// Closes a slot when it is dropped: what still comes on a connection that was replaced was said before what the newer one
/// brings, and must not be told after it.
pub(super) struct Cover(Arc<AtomicBool>);

impl Drop for Cover {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::network::Peer;

    #[test]
    fn nothing_comes_through_a_slot_that_was_closed() {
        let (inbox, letters) = Inbox::new(Alarm::default());
        let (older, cover) = Slot::open(&inbox);
        older.put(Event::Silent(Peer::of([1; 32])));
        drop(cover);
        older.put(Event::Message(Peer::of([1; 32]), b"late".to_vec()));
        let (newer, _cover) = Slot::open(&inbox);
        newer.put(Event::Heard(Peer::of([1; 32])));
        let events: Vec<Event> = letters.try_iter().map(|letter| letter.event).collect();
        assert!(matches!(events[..], [Event::Silent(_), Event::Heard(_)]), "{events:?}");
    }
}
