//! The queue of a room: guests who came while others play. They wait, listen to the game if that is allowed, and get a
//! seat once it is over.

use super::{HostNews, Party};
use crate::remote::message::{FromGuest, FromHost, Hello, MOST_LISTENERS, Name, Queue, Refusal};
use crate::remote::peer::Peer;
use crate::seat::MOST_SEATS;

impl Party {
    /// Whether a guest waits for the end of a game.
    pub(super) fn is_queueing(&self, peer: Peer) -> bool {
        // A guest introduces itself first on a new connection.
        self.has_queued(peer) && self.guests.get(&peer).is_some_and(|guest| guest.hello.is_some())
    }

    /// Queues a guest for whom there is no seat now, if there will be one.
    pub(super) fn queue_up(&mut self, peer: Peer, hello: &Hello) -> Vec<HostNews> {
        let is_known = self.has_queued(peer);
        let people = self.players.iter().filter(|player| player.level().is_none()).count();
        let has_room = is_known || people + self.queue.len() < MOST_SEATS;
        // The lots for that game may still be being drawn.
        let is_chosen = self.is_room && !self.game.is_empty();
        if !(is_chosen && has_room) {
            return self.turn_away(peer, Refusal::Full);
        }
        if let Some(guest) = self.guests.get_mut(&peer) {
            guest.hello = Some(hello.clone());
        }
        self.tell(peer, &FromHost::Hello(self.own.clone()));
        if !is_known {
            self.queue.push((peer, false));
        }
        self.tell_queueing(peer);
        self.listen_meanwhile(peer);
        self.announce_queueing(peer)
    }

    /// Whether a guest waits, introduced on this connection or not.
    pub(super) fn has_queued(&self, peer: Peer) -> bool {
        self.queue.iter().any(|(queueing, _)| *queueing == peer)
    }

    /// Announces a waiting guest to the others, once: they are not told about short breaks.
    pub(super) fn announce_queueing(&mut self, peer: Peer) -> Vec<HostNews> {
        let untold = self.queue.iter_mut().find(|(queueing, is_told)| *queueing == peer && !is_told);
        let Some((_, is_told)) = untold else {
            return Vec::new();
        };
        *is_told = true;
        let name = self.name_in_queue(peer);
        // A player who hears of it and at once asks who is waiting is told so.
        self.tell_all_of_queue();
        for hearer in self.hearers(None) {
            self.tell(hearer, &FromHost::Queues(name.clone()));
        }
        vec![HostNews::Queues(name)]
    }

    /// The name of a waiting guest, if it differs from all others: by ear, equal names cannot be told apart.
    fn name_in_queue(&self, peer: Peer) -> Option<Name> {
        let name = self.guests.get(&peer)?.hello.as_ref()?.name.clone()?;
        self.is_nameable(Some(&name)).then_some(name)
    }

    /// The waiting guests who have been announced.
    pub fn waiting(&self) -> Queue {
        let told = self.queue.iter().filter(|(_, is_told)| *is_told);
        let (named, nameless): (Vec<_>, Vec<_>) =
            told.map(|(peer, _)| self.name_in_queue(*peer)).partition(Option::is_some);
        let names = named.into_iter().flatten().collect();
        Queue { names, nameless: u8::try_from(nameless.len()).unwrap_or(u8::MAX) }
    }

    /// Tells all seated guests who is waiting.
    pub(super) fn tell_all_of_queue(&mut self) {
        let queue = FromHost::Queue(self.waiting());
        for hearer in self.hearers(None) {
            self.tell(hearer, &queue);
        }
    }

    /// Takes a guest out of the queue, if it waits.
    pub(super) fn leave_queue(&mut self, peer: Peer) {
        let was_told = self.queue.contains(&(peer, true));
        self.queue.retain(|(queueing, _)| *queueing != peer);
        if was_told {
            self.tell_all_of_queue();
        }
    }

    /// Moves a guest who is connected but does not play the next game from its seat to the queue. It is told when the
    /// game has begun.
    pub(super) fn stand_up(&mut self, peer: Peer) {
        if let Some(guest) = self.guests.get_mut(&peer) {
            (guest.seat, guest.card) = (None, None);
            self.queue.push((peer, false));
        }
    }

    /// Takes a message from a waiting guest. Anything meant for a seat no longer applies.
    pub(super) fn hear_queueing(&mut self, peer: Peer, message: FromGuest) -> Vec<HostNews> {
        match message {
            FromGuest::Nudges(_) => Vec::new(),
            FromGuest::Hello(hello) => {
                self.guests.entry(peer).and_modify(|guest| guest.hello = Some(hello));
                self.tell_all_of_queue();
                Vec::new()
            }
            FromGuest::Bye => {
                self.end_talk(peer);
                self.let_go(peer)
            }
            FromGuest::Follows(number, percepts) if Some(number) == self.number => {
                let listener = self.listener_of(peer);
                Vec::from_iter(listener.map(|listener| HostNews::Overhears(listener, percepts)))
            }
            FromGuest::Follows(..)
            | FromGuest::Listens(_)
            | FromGuest::Post(..)
            | FromGuest::Say(..)
            | FromGuest::Share(..)
            | FromGuest::Proposes(..)
            | FromGuest::Heard(_)
            | FromGuest::Confirms(..)
            | FromGuest::Answers(..)
            | FromGuest::AsksFor(_) => Vec::new(),
        }
    }

    /// Tells all waiting guests that a game begins.
    pub(super) fn tell_queue(&mut self) {
        for (peer, _) in self.queue.clone() {
            self.tell_queueing(peer);
        }
    }

    /// Lets the waiting guests listen to the game, or stops that.
    pub(super) fn let_queue_listen(&mut self, is_open: bool) -> Vec<HostNews> {
        let mut news = Vec::new();
        for (peer, _) in self.queue.clone() {
            // A player who has given up may hear the rest anyway.
            let ends = !is_open && !self.has_given_up(peer);
            match self.guests.get_mut(&peer).and_then(|guest| guest.listener.take_if(|_| ends)) {
                Some((listener, _)) => {
                    news.push(HostNews::Ignored(listener));
                    self.tell_queueing(peer);
                }
                None if is_open => self.listen_meanwhile(peer),
                None => {}
            }
        }
        news
    }

    /// Tells a waiting guest what is played, and by whom.
    pub(super) fn tell_queueing(&mut self, peer: Peer) {
        if let Some(number) = self.number {
            self.tell(peer, &FromHost::Busy(number, self.sheet(None)));
        }
    }

    /// Lets a waiting guest listen to the game if listening is allowed, or if the guest has played in it.
    pub(super) fn listen_meanwhile(&mut self, peer: Peer) {
        let may_listen = self.is_open || self.has_given_up(peer);
        let is_room = may_listen && self.number.is_some() && self.listeners().len() < MOST_LISTENERS;
        if is_room && self.listener_of(peer).is_none() {
            let name = self.guests.get(&peer).and_then(|guest| guest.hello.as_ref()?.name.clone());
            self.let_listen(peer, name);
        }
    }

    /// Empties the queue. Returns the guests who waited, their introductions, and whether each does not respond.
    pub(super) fn end_queue(&mut self) -> Vec<(Peer, Hello, bool)> {
        let queue = std::mem::take(&mut self.queue);
        let waited: Vec<(Peer, Hello, bool)> = queue
            .into_iter()
            .filter_map(|(peer, _)| {
                let guest = self.guests.get_mut(&peer)?;
                guest.listener = None;
                Some((peer, guest.hello.clone()?, guest.is_silent))
            })
            .collect();
        if !waited.is_empty() {
            self.tell_all_of_audience();
        }
        waited
    }
}
