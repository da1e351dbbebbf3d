//! Where the thread of the network puts what has happened, for the program to take.

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
