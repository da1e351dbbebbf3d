//! A table that others sit at from far away, as its host's driver meets it.

mod playing;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;

use web_time::Instant;

use super::Coming;
use super::connection::Connection;
use super::friends::Friends;
use super::patience::with_patience;
use super::table::{became, listeners, put_to_all, queues, settled, unanswered};
use super::talk::Talk;
use crate::record::Header;
use crate::remote::lots::Lots;
use crate::remote::message::{Matter, Name, Proposal, Reveal, Saying};
use crate::remote::network::{Fault, Peer};
use crate::remote::party::{News, Parcel, Party, Unasked};
use crate::remote::way::Way;
use crate::remote::words::Code;
use crate::seat::Seat;
use crate::store::Home;
use crate::store::meeting::{Meeting, ROOM};
use crate::text::cue::Cue;
use crate::text::message::Message;

/// What is kept of how guests come back to a game, and where.
pub struct Kept {
    /// Where games are kept.
    pub home: Home,
    /// The number by which guests know the game.
    pub number: u32,
    /// What was written down last.
    pub meeting: Meeting,
}

/// The guests of a table, and the way to them.
pub struct Hosting {
    connection: Connection,
    /// What the words of the table stand for.
    code: Code,
    /// The guests.
    pub party: Party,
    news: VecDeque<News>,
    /// What comes besides.
    coming: VecDeque<Coming>,
    talk: Talk,
    friends: Rc<RefCell<Friends>>,
    /// The bytes from which the chance of the game comes that is played; nothing where its seed was chosen.
    lots: Option<Lots>,
    /// What the record of the game that is played begins with.
    header: String,
    /// How guests come back to that game, as it is written down.
    kept: Option<Kept>,
    /// Whether that could not be written, and whether it was told so of a room.
    is_unkept: bool,
    was_told_unkept: bool,
    /// What was told of the game once it was over, and its record.
    revealed: Option<(Reveal, Vec<u8>)>,
    /// How many programs have confirmed that, as far as it is written down.
    confirmations: usize,
    /// What all have agreed to play after it.
    agreed: Option<Proposal>,
    /// What was played last in a room.
    last: Option<Proposal>,
    /// How guests come.
    way: Way,
    /// When the alarm rings by itself.
    wakes: Option<Instant>,
    /// What whoever sits at this keyboard wanted to be called last.
    own_name: Option<Name>,
    /// Who is to be removed, once that is confirmed: the number of that question, and the owner of the seat.
    removal: Option<(u32, Peer)>,
    /// How many such questions there were.
    removals: u32,
}

impl Hosting {
    /// The guests of `party`, who come by `connection`, with the words of `code` and by this `way`. Whoever is
    /// at this keyboard wanted to be called `own_name` when the table was laid.
    pub fn new(
        connection: Connection,
        party: Party,
        code: Code,
        friends: Rc<RefCell<Friends>>,
        way: Way,
        own_name: Option<Name>,
    ) -> Hosting {
        Hosting {
            connection,
            code,
            party,
            news: VecDeque::new(),
            coming: VecDeque::new(),
            talk: Talk::default(),
            friends,
            lots: None,
            header: String::new(),
            kept: None,
            is_unkept: false,
            was_told_unkept: false,
            revealed: None,
            confirmations: 0,
            agreed: None,
            last: None,
            way,
            wakes: None,
            own_name,
            removal: None,
            removals: 0,
        }
    }

    /// The number of the next lots at this table, from 1.
    pub fn next_lots(&self) -> u32 {
        self.lots.as_ref().map_or(0, |lots| lots.game).saturating_add(1)
    }

    /// From now on a game is played whose chance comes from these bytes, and whose record begins with this. How guests come
    /// back to it is `kept` where games are.
    pub fn play(&mut self, lots: Option<Lots>, header: &Header, kept: Option<Kept>) {
        self.lots = lots;
        self.header = header.to_string();
        (self.revealed, self.confirmations) = (None, 0);
        self.kept = kept;
        self.keep();
    }

    /// Writes down whose seat is whose, who has to be told later that a computer has played, and whether it is a room:
    /// whatever becomes of this program, that is known when the table is opened again.
    fn keep(&mut self) {
        if let Some(Kept { home, number, meeting }) = &mut self.kept {
            // In a room nobody has a seat that would be theirs afterwards.
            let owners = if *number == ROOM { Vec::new() } else { self.party.owners() };
            meeting.owners = owners.into_iter().map(|(seat, peer)| (seat, peer.key())).collect();
            meeting.stood_in = self.party.stood_in();
            meeting.removed = self.party.removed().into_iter().map(Peer::key).collect();
            meeting.is_room = self.party.is_room();
            meeting.is_open = self.party.audience().is_open;
            meeting.ways = with_patience(&meeting.ways, self.party.patience());
            // Without it guests have to be told new words, where the game is taken up.
            self.is_unkept = home.keep_meeting(*number, meeting).is_err();
        }
    }

    /// No game is played: how guests come back to the room is `kept` from now on.
    pub fn keep_room(&mut self, home: Home, meeting: Meeting) {
        self.kept = Some(Kept { home, number: ROOM, meeting: Meeting { lots: None, ..meeting } });
        self.keep();
    }

    /// Writes the room down once more where that could not be: what is told of it, once that it cannot be and once that it is.
    pub fn keep_room_again(&mut self) -> Option<Message> {
        if self.is_unkept {
            self.keep();
        }
        let is_news = self.kept.is_some() && self.was_told_unkept != self.is_unkept;
        self.was_told_unkept = self.is_unkept;
        is_news.then(|| Message::new(if self.is_unkept { "room-unkept" } else { "room-kept" }))
    }

    /// The game is not played here any more: nothing is kept of it from now on, and nothing at all where it is over.
    pub fn rest(&mut self, is_over: bool) {
        if !is_over {
            self.keep();
        }
        if let Some(kept) = self.kept.take().filter(|_| is_over) {
            kept.home.forget_meeting(kept.number);
        }
    }

    /// Tells whoever plays on a seat what everybody may know of a game that is over.
    fn reveal(&mut self, seat: Seat) {
        if let Some((reveal, record)) = &self.revealed {
            self.party.reveal(seat, reveal, record);
            self.send();
        }
    }

    /// What all have agreed to play after the game that is over, told once.
    pub fn agreed(&mut self) -> Option<Proposal> {
        self.agreed.take()
    }

    /// Waits until guests can come, which is at once: what is told of the address to which they do.
    ///
    /// # Errors
    /// Why they cannot.
    pub async fn wait_until_open(&mut self) -> Result<Option<Message>, Fault> {
        let mut others = VecDeque::new();
        loop {
            self.connection.alarm.hush();
            while let Some(news) = self.news() {
                match news {
                    News::Ready(address) => {
                        others.append(&mut self.news);
                        self.news = others;
                        return Ok(self.address(address));
                    }
                    News::Failed(fault) => return Err(fault),
                    news => others.push_back(news),
                }
            }
            self.connection.alarm.rung().await;
        }
    }

    /// What is new next.
    pub fn news(&mut self) -> Option<News> {
        while self.news.is_empty() {
            let now = self.connection.pulse.now();
            let (news, is_last) = match self.connection.net.poll() {
                Some(event) => (self.party.take(event, now), false),
                None => (self.party.tick(now), true),
            };
            self.news.extend(news);
            self.decline_for_muted();
            self.send();
            if is_last {
                break;
            }
        }
        self.wake_in_time();
        self.news.pop_front()
    }

    /// Lets the alarm ring when it is time to ask something. One thread at a time waits for that.
    fn wake_in_time(&mut self) {
        let now = self.connection.pulse.now();
        self.wakes = self.wakes.filter(|wakes| *wakes > now);
        if let Some(wakes) = self.party.wakes().filter(|next| self.wakes.is_none_or(|wakes| *next < wakes)) {
            self.wakes = Some(wakes);
            self.connection.pulse.ring_in(&self.connection.alarm, wakes.saturating_duration_since(now));
        }
    }

    /// From now on plays another game, in which computers go on for those who are away.
    pub fn go_on(&mut self) {
        self.coming.extend(self.party.replaced().iter().map(|seat| Coming::Replaced(seat, true)));
    }

    /// Sends what waits.
    pub fn send(&mut self) {
        while let Some(parcel) = self.party.send() {
            match parcel {
                Parcel::Message(peer, bytes) => self.connection.net.send(peer, bytes),
                Parcel::Close(peer) => self.connection.net.close(peer),
            }
        }
    }
}

impl Drop for Hosting {
    /// Who is there is told that nothing comes any more.
    fn drop(&mut self) {
        self.party.leave();
        self.send();
        self.friends.borrow_mut().get_up();
    }
}

impl Hosting {
    /// What is told of the address to which guests can come, where one was asked for, and of what they type for that.
    pub fn address(&self, address: Option<SocketAddr>) -> Option<Message> {
        let address = address.filter(|_| self.way.bind.is_some())?;
        if address.ip().is_unspecified() {
            // Nobody can come to all addresses of a machine at once.
            return Some(Message::new("far-at-any").text("port", address.port()));
        }
        let ways = Way { bind: Some(address), ..self.way.clone() }.for_guests().join(" ");
        Some(Message::new("far-at").text("address", address).text("ways", ways))
    }

    /// What is told of those who are there and known as friends, or seem to be.
    pub fn recognise(&mut self) -> Vec<Message> {
        let there = self.party.connected();
        self.friends.borrow_mut().meet(self.party.players(), there, &self.party.keys())
    }

    /// What is told of what a guest has said, if it is to be heard.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        self.talk.hear(saying, self.party.players(), &self.party.marks())
    }

    /// Whether nothing is to be heard of whoever sits on a seat.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.talk.is_muted(seat, &self.party.marks())
    }

    /// Says no to what somebody proposes of whom nothing is to be heard.
    fn decline_for_muted(&mut self) {
        let by = match self.party.asked() {
            Some((number, Matter::Play(by, _))) => Some((number, *by)),
            Some((_, Matter::Replace(_))) | None => None,
        };
        if let Some(((number, by), own)) = by.zip(self.party.own_seat())
            && self.is_muted(by)
        {
            let news = self.party.answer(own, number, false);
            self.news.extend(news);
        }
    }

    /// Lets others only listen, or no more, where a word behind the command says so: what is told of it.
    pub fn open(&mut self, is_open: Option<bool>) -> Vec<Message> {
        if let Some(is_open) = is_open {
            let news = self.party.open(is_open);
            self.news.extend(news);
            self.keep();
            self.send();
        }
        let audience = self.party.audience();
        let open = Message::new(if audience.is_open { "listeners-on" } else { "listeners-off" });
        [open].into_iter().chain(listeners(&audience)).collect()
    }

    /// Who is still to answer what all are asked.
    pub fn undecided(&self) -> Vec<Message> {
        Vec::from_iter(unanswered(self.party.undecided()))
    }

    /// Proposes a game to all who are there: what is told of that at once. Whoever is alone has agreed by it.
    pub fn propose(&mut self, proposal: Proposal) -> Option<Message> {
        let Some(own) = self.party.own_seat() else {
            return Some(Message::new("say-no-seat"));
        };
        let asked = self.party.propose(own, proposal);
        self.send();
        Some(match asked {
            Ok(news) if news.is_empty() => put_to_all(),
            Ok(news) => {
                self.news.extend(news);
                return None;
            }
            Err(Unasked::Busy) => Message::new("propose-busy"),
            Err(Unasked::Unplayable) => Message::new("propose-unplayable"),
            Err(Unasked::Fixed) => Message::new("propose-fixed"),
            Err(Unasked::Early) => Message::new("propose-early"),
        })
    }

    /// Whoever sits at this keyboard wants to be called so from now on.
    pub fn rename(&mut self, name: Option<Name>) {
        if self.own_name != name {
            self.party.rename_own(name.as_ref());
            self.send();
        }
        self.own_name = name;
    }

    /// Whether some game was played in this room.
    pub fn has_played(&self) -> bool {
        self.last.is_some()
    }

    /// Is the room again, after a game.
    pub fn gather(&mut self) {
        self.last = Some(self.party.same()).filter(|same| !same.game.text().is_empty());
        let news = self.party.gather();
        self.news.extend(news);
        self.send();
    }
}

/// What the host, whose own seat is this one, is told of what is new, if anything.
pub fn told(news: &News, own: Option<Seat>) -> Option<Message> {
    use crate::remote::message::Refusal;
    Some(match news {
        News::Came(seat) => Message::new("far-came").seat("name", *seat).cued(Cue::Comes),
        News::Seat(seat, whereabouts) => return became(*seat, *whereabouts, false),
        News::Queues(name) => queues(name.as_ref()),
        News::Listens(Some(name)) => Message::new("far-listens").text("name", name.text()).cued(Cue::Comes),
        News::Listens(None) => Message::new("far-listens-nameless").cued(Cue::Comes),
        // Nobody hears of those who may not listen.
        News::TurnedAway(Refusal::NoListeners | Refusal::ManyListeners) => return None,
        News::TurnedAway(Refusal::Full) => Message::new("far-full"),
        News::TurnedAway(Refusal::OtherRules) => Message::new("far-other-rules"),
        News::TurnedAway(Refusal::Nonsense) => Message::new("far-nonsense"),
        // Nobody hears of those who were removed and try again.
        News::TurnedAway(Refusal::Removed) => return None,
        News::Nudged(by) => super::table::nudged(*by),
        News::TurnedAway(Refusal::TooMuch) => Message::new("far-too-much"),
        News::Said(saying) => super::table::said(saying),
        News::Settled(matter, verdict) => return settled(matter, *verdict, own),
        News::Failed(fault) => super::table::failed(*fault),
        News::Servers(are_there) => super::table::servers(*are_there),
        News::Ready(_)
        | News::Follows(..)
        | News::Post(..)
        | News::Share(..)
        | News::Overhears(..)
        | News::Named(_)
        | News::Ignored(_)
        | News::Confirmed
        | News::Agreed(_) => return None,
    })
}
