//! Those who only listen: they are told what is public, come and go without disturbing anybody, and say nothing.

use super::{Guest, News, Party};
use crate::remote::message::{Audience, FromGuest, FromHost, Hello, MOST_LISTENERS, Name, Refusal};
use crate::remote::network::Peer;
use crate::remote::pace::Allowance;
use crate::seat::Seats;

impl Party {
    /// From now on others may only listen, or no more. Who listens already is let go then.
    pub fn open(&mut self, is_open: bool) -> Vec<News> {
        self.is_open = is_open;
        let mut news = self.let_queue_listen(is_open);
        let mut gone = if is_open { Vec::new() } else { self.listeners() };
        // Whoever has played the game may hear the rest.
        gone.retain(|peer| !self.has_given_up(*peer));
        news.extend(gone.into_iter().flat_map(|peer| self.turn_away(peer, Refusal::NoListeners)));
        self.tell_all_of_audience();
        news
    }

    /// Who only listens.
    pub fn audience(&self) -> Audience {
        self.audience_of(|_| true)
    }

    /// Who only listens and does not wait for a seat: to those who play, that is told by itself.
    pub fn mere_audience(&self) -> Audience {
        self.audience_of(|peer| !self.has_queued(peer))
    }

    fn audience_of(&self, is_meant: impl Fn(Peer) -> bool) -> Audience {
        let meant = self.guests.iter().filter(|(peer, _)| is_meant(**peer));
        let listeners = meant.filter_map(|(_, guest)| guest.listener.as_ref());
        let called: Vec<&Option<Name>> = listeners.map(|(_, name)| name).collect();
        let nameless = called.iter().filter(|name| name.is_none()).count();
        let names = called.into_iter().flatten().cloned().collect();
        Audience { is_open: self.is_open, names, nameless: u8::try_from(nameless).unwrap_or(u8::MAX) }
    }

    /// The seats of guests who are not there, but for those on which a computer plays so long.
    pub fn away(&self) -> Seats {
        let away = self.places.iter().filter(|(_, place)| place.whereabouts.is_away());
        away.map(|(seat, _)| *seat).collect()
    }

    /// Sends something about the game to somebody who only listens.
    pub fn tell_listener(&mut self, listener: u8, bytes: Vec<u8>) {
        if let (Some(peer), Some(number)) = (self.listener(listener), self.number) {
            self.tell(peer, &FromHost::Post(number, bytes));
        }
    }

    /// Lets go of somebody who only listens: what came from there makes no sense.
    pub fn dismiss_listener(&mut self, listener: u8) -> Vec<News> {
        self.listener(listener).map(|peer| self.turn_away(peer, Refusal::Nonsense)).unwrap_or_default()
    }

    /// Lets somebody listen who has come for that.
    pub(super) fn admit(&mut self, peer: Peer, hello: &Hello) -> Vec<News> {
        // Nobody is told of it: whoever asks to listen disturbs nobody.
        let refused = match () {
            () if !self.is_open => Some(Refusal::NoListeners),
            () if self.listeners().len() >= MOST_LISTENERS => Some(Refusal::ManyListeners),
            () => None,
        };
        if let Some(refusal) = refused {
            self.tell(peer, &FromHost::Refused(refusal));
            return self.let_go(peer);
        }
        self.tell(peer, &FromHost::Hello(self.own.clone()));
        self.let_listen(peer, hello.name.clone());
        Vec::from_iter(self.number.is_none().then(|| News::Listens(hello.name.clone())))
    }

    /// Gives somebody a number who only listens from now on, and tells what is played.
    pub(super) fn let_listen(&mut self, peer: Peer, name: Option<Name>) {
        let taken: Vec<u8> = self.guests.values().filter_map(|guest| Some(guest.listener.as_ref()?.0)).collect();
        let number = (0..=u8::MAX).find(|number| !taken.contains(number)).unwrap_or_default();
        if let Some(guest) = self.guests.get_mut(&peer) {
            guest.listener = Some((number, name));
        }
        let sheet = self.sheet(None);
        let message = match self.number {
            Some(number) => FromHost::GoesOn(number, sheet),
            None => FromHost::Waits(sheet),
        };
        self.tell(peer, &message);
        if self.number.is_some() {
            self.tell_absent(peer);
        }
        self.tell_all_of_audience();
    }

    /// Takes what somebody tells who only listens: how far the game was followed, and no more.
    pub(super) fn overhear(&mut self, peer: Peer, listener: u8, message: FromGuest) -> Vec<News> {
        match message {
            FromGuest::Follows(number, percepts) if Some(number) == self.number => {
                vec![News::Overhears(listener, percepts)]
            }
            FromGuest::Follows(..) => Vec::new(),
            FromGuest::Bye => self.let_go(peer),
            FromGuest::Hello(_)
            | FromGuest::Listens(_)
            | FromGuest::Post(..)
            | FromGuest::Say(..)
            | FromGuest::Share(..)
            | FromGuest::Proposes(..)
            | FromGuest::Heard(_)
            | FromGuest::Confirms(..)
            | FromGuest::Answers(..)
            | FromGuest::AsksFor(_)
            | FromGuest::Nudges(_) => self.turn_away(peer, Refusal::Nonsense),
        }
    }

    /// Forgets somebody who is gone. How much that one may tell is kept in mind for as long as it matters.
    pub(super) fn dismiss(&mut self, peer: Peer) -> Vec<News> {
        self.leave_queue(peer);
        let (news, allowance) = self.forget(peer);
        if let (Some(allowance), Some(now)) = (allowance, self.now) {
            self.allowances.retain(|_, allowance| !allowance.is_rested(now));
            self.allowances.insert(peer, allowance);
        }
        news
    }

    /// Takes somebody out of those who are there: what is new by that, and how much that one may still tell.
    pub(super) fn forget(&mut self, peer: Peer) -> (Vec<News>, Option<Allowance>) {
        self.interrupt_talk(peer);
        let Some(Guest { listener, allowance, .. }) = self.guests.remove(&peer) else {
            return (Vec::new(), None);
        };
        if listener.is_some() {
            self.tell_all_of_audience();
        }
        (listener.map(|(number, _)| News::Ignored(number)).into_iter().collect(), Some(allowance))
    }

    /// Tells a guest who only listens. Who has a seat knows who waits for one; to the others these are listeners like them.
    pub(super) fn tell_audience(&mut self, peer: Peer) {
        let audience = if self.seat_of(peer).is_some() { self.mere_audience() } else { self.audience() };
        self.tell(peer, &FromHost::Audience(audience));
    }

    pub(super) fn tell_all_of_audience(&mut self) {
        for peer in self.hearers(None).into_iter().chain(self.listeners()) {
            self.tell_audience(peer);
        }
    }

    /// All who only listen.
    pub(super) fn listeners(&self) -> Vec<Peer> {
        let listening = self.guests.iter().filter(|(_, guest)| guest.listener.is_some());
        listening.map(|(peer, _)| *peer).collect()
    }

    /// The number of somebody who only listens.
    pub(super) fn listener_of(&self, peer: Peer) -> Option<u8> {
        Some(self.guests.get(&peer)?.listener.as_ref()?.0)
    }

    /// Whoever listens by this number.
    fn listener(&self, listener: u8) -> Option<Peer> {
        let mut guests = self.guests.iter();
        let is_meant = |guest: &Guest| guest.listener.as_ref().is_some_and(|(number, _)| *number == listener);
        guests.find(|(_, guest)| is_meant(guest)).map(|(peer, _)| *peer)
    }
}
