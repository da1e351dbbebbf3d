//! Those who have come to a room while others play there: they wait, hear the game where others may listen, and have a seat
//! once it is over.

use super::{News, Party};
use crate::remote::message::{FromGuest, FromHost, Hello, MOST_LISTENERS, Name, Queue, Refusal};
use crate::remote::network::Peer;
use crate::seat::MOST_SEATS;

impl Party {
    /// Whether somebody waits for the end of a game.
    pub(super) fn is_queueing(&self, peer: Peer) -> bool {
        // Who has come by a new connection says first who it is.
        self.has_queued(peer) && self.guests.get(&peer).is_some_and(|guest| guest.hello.is_some())
    }

    /// Lets somebody wait for whom there is no seat, where there will be one.
    pub(super) fn queue_up(&mut self, peer: Peer, hello: &Hello) -> Vec<News> {
        let is_known = self.has_queued(peer);
        let people = self.players.iter().filter(|player| player.level().is_none()).count();
        let has_room = is_known || people + self.queue.len() < MOST_SEATS;
        // Lots may still be drawn for that game.
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

    /// Whether somebody waits, be it said on this connection who that is or not.
    pub(super) fn has_queued(&self, peer: Peer) -> bool {
        self.queue.iter().any(|(queueing, _)| *queueing == peer)
    }

    /// That somebody waits is told once: whoever is away for moments only was there all the time for the others.
    pub(super) fn announce_queueing(&mut self, peer: Peer) -> Vec<News> {
        let untold = self.queue.iter_mut().find(|(queueing, is_told)| *queueing == peer && !is_told);
        let Some((_, is_told)) = untold else {
            return Vec::new();
        };
        *is_told = true;
        let name = self.name_in_queue(peer);
        // Whoever hears of it and asks at once who waits is told so.
        self.tell_all_of_queue();
        for hearer in self.hearers(None) {
            self.tell(hearer, &FromHost::Queues(name.clone()));
        }
        vec![News::Queues(name)]
    }

    /// What somebody is called who waits. By ear nobody could tell apart two who are called the same.
    fn name_in_queue(&self, peer: Peer) -> Option<Name> {
        let name = self.guests.get(&peer)?.hello.as_ref()?.name.clone()?;
        self.is_nameable(Some(&name)).then_some(name)
    }

    /// Who waits for a seat, as far as the others were told of it.
    pub fn waiting(&self) -> Queue {
        let told = self.queue.iter().filter(|(_, is_told)| *is_told);
        let (named, nameless): (Vec<_>, Vec<_>) =
            told.map(|(peer, _)| self.name_in_queue(*peer)).partition(Option::is_some);
        let names = named.into_iter().flatten().collect();
        Queue { names, nameless: u8::try_from(nameless.len()).unwrap_or(u8::MAX) }
    }

    /// Tells all who have a seat who waits for one.
    pub(super) fn tell_all_of_queue(&mut self) {
        let queue = FromHost::Queue(self.waiting());
        for hearer in self.hearers(None) {
            self.tell(hearer, &queue);
        }
    }

    /// Somebody does not wait any more, if that one did.
    pub(super) fn leave_queue(&mut self, peer: Peer) {
        let was_told = self.queue.contains(&(peer, true));
        self.queue.retain(|(queueing, _)| *queueing != peer);
        if was_told {
            self.tell_all_of_queue();
        }
    }

    /// Takes the seat of somebody who is there and does not play the game that begins. That one is told once it has.
    pub(super) fn stand_up(&mut self, peer: Peer) {
        if let Some(guest) = self.guests.get_mut(&peer) {
            (guest.seat, guest.card) = (None, None);
            self.queue.push((peer, false));
        }
    }

    /// Takes what somebody tells who waits. What was meant for a seat is nothing any more.
    pub(super) fn hear_queueing(&mut self, peer: Peer, message: FromGuest) -> Vec<News> {
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
                Vec::from_iter(listener.map(|listener| News::Overhears(listener, percepts)))
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

    /// Tells all who wait that a game begins.
    pub(super) fn tell_queue(&mut self) {
        for (peer, _) in self.queue.clone() {
            self.tell_queueing(peer);
        }
    }

    /// From now on those who wait hear the game, or do no more.
    pub(super) fn let_queue_listen(&mut self, is_open: bool) -> Vec<News> {
        let mut news = Vec::new();
        for (peer, _) in self.queue.clone() {
            // Whoever has given up may hear the rest anyway.
            let ends = !is_open && !self.has_given_up(peer);
            match self.guests.get_mut(&peer).and_then(|guest| guest.listener.take_if(|_| ends)) {
                Some((listener, _)) => {
                    news.push(News::Ignored(listener));
                    self.tell_queueing(peer);
                }
                None if is_open => self.listen_meanwhile(peer),
                None => {}
            }
        }
        news
    }

    /// Tells somebody who waits what is played, and by whom.
    pub(super) fn tell_queueing(&mut self, peer: Peer) {
        if let Some(number) = self.number {
            self.tell(peer, &FromHost::Busy(number, self.sheet(None)));
        }
    }

    /// Lets somebody who waits hear the game so long, where others may listen, or that one has played it.
    pub(super) fn listen_meanwhile(&mut self, peer: Peer) {
        let may_listen = self.is_open || self.has_given_up(peer);
        let is_room = may_listen && self.number.is_some() && self.listeners().len() < MOST_LISTENERS;
        if is_room && self.listener_of(peer).is_none() {
            let name = self.guests.get(&peer).and_then(|guest| guest.hello.as_ref()?.name.clone());
            self.let_listen(peer, name);
        }
    }

    /// Nobody waits any more: who has waited, who that is, and whether nothing is heard of that one.
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
