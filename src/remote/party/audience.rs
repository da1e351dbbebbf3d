//! Listeners: they are sent what is public, come and go unnoticed, and say nothing.

use super::{Guest, HostNews, Party};
use crate::remote::bucket::Allowance;
use crate::remote::message::{Audience, FromGuest, FromHost, Hello, MOST_LISTENERS, Name, Refusal};
use crate::remote::peer::Peer;
use crate::seat::Seats;

impl Party {
    /// Allows or forbids listening. If forbidden, the current listeners are disconnected.
    pub fn set_open(&mut self, is_open: bool) -> Vec<HostNews> {
        self.is_open = is_open;
        let mut news = self.let_queue_listen(is_open);
        let mut gone = if is_open { Vec::new() } else { self.listeners() };
        // Players who have given up the game may hear the rest.
        gone.retain(|peer| !self.has_given_up(*peer));
        news.extend(gone.into_iter().flat_map(|peer| self.turn_away(peer, Refusal::NoListeners)));
        self.tell_all_of_audience();
        news
    }

    /// All listeners.
    pub fn audience(&self) -> Audience {
        self.audience_of(|_| true)
    }

    /// The listeners who do not wait for a seat: those who play are told separately about the ones who do.
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

    /// The seats of absent guests, except those on which a computer plays.
    pub fn away(&self) -> Seats {
        let away = self.places.iter().filter(|(_, place)| place.whereabouts.is_away());
        away.map(|(seat, _)| *seat).collect()
    }

    /// Sends bytes about the game to a listener.
    pub fn tell_listener(&mut self, listener: u8, bytes: Vec<u8>) {
        if let (Some(peer), Some(number)) = (self.listener(listener), self.number) {
            self.tell(peer, &FromHost::Post(number, bytes));
        }
    }

    /// Disconnects a listener who sent something invalid.
    pub fn dismiss_listener(&mut self, listener: u8) -> Vec<HostNews> {
        self.listener(listener).map(|peer| self.turn_away(peer, Refusal::Nonsense)).unwrap_or_default()
    }

    /// Admits a guest who has come to listen.
    pub(super) fn admit(&mut self, peer: Peer, hello: &Hello) -> Vec<HostNews> {
        // The others are not told of a refusal: a request to listen disturbs nobody.
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
        Vec::from_iter(self.number.is_none().then(|| HostNews::Listens(hello.name.clone())))
    }

    /// Makes a guest a listener, with a number, and tells it what is played.
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

    /// Takes a listener's message; only how far it has followed the game counts.
    pub(super) fn overhear(&mut self, peer: Peer, listener: u8, message: FromGuest) -> Vec<HostNews> {
        match message {
            FromGuest::Follows(number, percepts) if Some(number) == self.number => {
                vec![HostNews::Overhears(listener, percepts)]
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

    /// Forgets a guest who is gone, but remembers its rate limits for as long as they matter.
    pub(super) fn dismiss(&mut self, peer: Peer) -> Vec<HostNews> {
        self.leave_queue(peer);
        let (news, allowance) = self.forget(peer);
        if let (Some(allowance), Some(now)) = (allowance, self.now) {
            self.allowances.retain(|_, allowance| !allowance.is_rested(now));
            self.allowances.insert(peer, allowance);
        }
        news
    }

    /// Removes a guest. Returns the resulting news and the guest's rate limits.
    pub(super) fn forget(&mut self, peer: Peer) -> (Vec<HostNews>, Option<Allowance>) {
        self.interrupt_talk(peer);
        let Some(Guest { listener, allowance, .. }) = self.guests.remove(&peer) else {
            return (Vec::new(), None);
        };
        if listener.is_some() {
            self.tell_all_of_audience();
        }
        (listener.map(|(number, _)| HostNews::Ignored(number)).into_iter().collect(), Some(allowance))
    }

    /// Sends a guest the list of listeners. Seated guests know separately who waits; to the others these are ordinary
    /// listeners.
    pub(super) fn tell_audience(&mut self, peer: Peer) {
        let audience = if self.seat_of(peer).is_some() { self.mere_audience() } else { self.audience() };
        self.tell(peer, &FromHost::Audience(audience));
    }

    pub(super) fn tell_all_of_audience(&mut self) {
        for peer in self.hearers(None).into_iter().chain(self.listeners()) {
            self.tell_audience(peer);
        }
    }

    /// All listeners.
    pub(super) fn listeners(&self) -> Vec<Peer> {
        let listening = self.guests.iter().filter(|(_, guest)| guest.listener.is_some());
        listening.map(|(peer, _)| *peer).collect()
    }

    /// The number of a listener.
    pub(super) fn listener_of(&self, peer: Peer) -> Option<u8> {
        Some(self.guests.get(&peer)?.listener.as_ref()?.0)
    }

    /// The listener with this number.
    fn listener(&self, listener: u8) -> Option<Peer> {
        let mut guests = self.guests.iter();
        let is_meant = |guest: &Guest| guest.listener.as_ref().is_some_and(|(number, _)| *number == listener);
        guests.find(|(_, guest)| is_meant(guest)).map(|(peer, _)| *peer)
    }
}
