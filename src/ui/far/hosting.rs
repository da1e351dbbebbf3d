//! A table with remote guests, from the point of view of the code that drives the host.

mod playing;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;

use web_time::Instant;

use super::Incoming;
use super::connection::Connection;
use super::friends::Friends;
use super::patience::with_patience;
use super::questions::{put_to_all, settled, unanswered};
use super::table::{became, listeners, queues};
use super::talk::Talk;
use super::way::with_servers;
use crate::games;
use crate::record::Header;
use crate::remote::fault::NetworkFault;
use crate::remote::link::{Link, PageAddress};
use crate::remote::lots::Lots;
use crate::remote::message::{Matter, Name, Proposal, Reveal, Saying};
use crate::remote::party::{HostNews, Parcel, Party, Unasked};
use crate::remote::peer::Peer;
use crate::remote::way::{Relay, Relays, Way};
use crate::remote::words::Code;
use crate::seat::Seat;
use crate::store::Home;
use crate::store::meeting::{Meeting, ROOM};
use crate::text::cue::Cue;
use crate::text::message::Message;
use crate::text::style::Lang;
use crate::ui::console::{Console, Shared};

/// The saved information with which guests return to a game, and its place.
pub struct Kept {
    /// The storage for games.
    pub home: Home,
    /// The number by which guests know the game.
    pub number: u32,
    /// The information last saved.
    pub meeting: Meeting,
}

/// The guests of a table, and the connection to them.
pub struct Hosting {
    connection: Connection,
    /// The code of the table's words.
    code: Code,
    /// The guests.
    pub party: Party,
    news: VecDeque<HostNews>,
    /// Further items to be handled in a game.
    coming: VecDeque<Incoming>,
    talk: Talk,
    friends: Rc<RefCell<Friends>>,
    /// The lots from which the current game's chance comes; `None` if its seed was chosen.
    lots: Option<Lots>,
    /// The header of the current game's record.
    header: String,
    /// The saved information with which guests return to that game.
    kept: Option<Kept>,
    /// Whether saving it failed, and whether that was reported for a room.
    is_unkept: bool,
    was_told_unkept: bool,
    /// The report on the finished game, and its record.
    revealed: Option<(Reveal, Vec<u8>)>,
    /// The number of confirmations of it that are saved.
    confirmations: usize,
    /// The next game, as agreed by all.
    agreed: Option<Proposal>,
    /// The last game played in a room.
    last: Option<Proposal>,
    /// The network configuration.
    way: Way,
    /// The address of the page that links to the table lead to, if any is known.
    page: Option<PageAddress>,
    /// The link that the player can pass on.
    shared: Option<Shared>,
    /// The time when the alarm rings without an event.
    wakes: Option<Instant>,
    /// The latest name of the player at this keyboard.
    own_name: Option<Name>,
    /// The pending question whether to remove a player: its number, and the owner of the seat.
    removal: Option<(u32, Peer)>,
    /// The number of such questions so far.
    removals: u32,
}

/// The messages with a link, on a separate line so that it can be copied.
fn told_link(link: Option<String>) -> Vec<Message> {
    let told = |link: String| vec![Message::new("far-link-intro"), Message::new("far-link").text("link", link)];
    link.map(told).unwrap_or_default()
}

impl Hosting {
    /// The guests of `party`, who come by `connection` with the words of `code` and this network configuration.
    /// `own_name` is the name of the player at this keyboard when the table was set up.
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
            page: None,
            shared: None,
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

    /// Starts a game with these lots and this header. If games are saved, `kept` takes the information with which
    /// guests return to it.
    pub fn play(&mut self, lots: Option<Lots>, header: &Header, kept: Option<Kept>) {
        self.lots = lots;
        self.header = header.to_string();
        (self.revealed, self.confirmations) = (None, 0);
        self.kept = kept;
        self.keep();
    }

    /// Saves who owns which seat, who has to be told later that a computer has played, and whether the table is a room,
    /// so that it is known when the table is restored after a crash.
    fn keep(&mut self) {
        if let Some(Kept { home, number, meeting }) = &mut self.kept {
            // In a room, no guest would own a seat afterwards.
            let owners = if *number == ROOM { Vec::new() } else { self.party.owners() };
            meeting.owners = owners.into_iter().map(|(seat, peer)| (seat, peer.key())).collect();
            meeting.stood_in = self.party.stood_in();
            meeting.removed = self.party.removed().into_iter().map(Peer::key).collect();
            meeting.is_room = self.party.is_room();
            meeting.is_open = self.party.audience().is_open;
            meeting.ways = with_patience(&with_servers(&meeting.ways, &self.way.relay), self.party.patience());
            // Without it, guests need new words when the game is resumed.
            self.is_unkept = home.keep_meeting(*number, meeting).is_err();
        }
    }

    /// Saves the information with which guests return to the room while no game is played.
    pub fn keep_room(&mut self, home: Home, meeting: Meeting) {
        self.kept = Some(Kept { home, number: ROOM, meeting: Meeting { lots: None, ..meeting } });
        self.keep();
    }

    /// Retries saving the room if it failed before. Returns the message that it failed, and later that it succeeded,
    /// once each.
    pub fn keep_room_again(&mut self) -> Option<Message> {
        if self.is_unkept {
            self.keep();
        }
        let is_news = self.kept.is_some() && self.was_told_unkept != self.is_unkept;
        self.was_told_unkept = self.is_unkept;
        is_news.then(|| Message::new(if self.is_unkept { "room-unkept" } else { "room-kept" }))
    }

    /// Leaves the game, which is no longer played here. If it is over, its saved information is deleted.
    pub fn rest(&mut self, is_over: bool) {
        if !is_over {
            self.keep();
        }
        if let Some(kept) = self.kept.take().filter(|_| is_over) {
            kept.home.forget_meeting(kept.number);
        }
    }

    /// Sends the guest on a seat the report on the finished game.
    fn reveal(&mut self, seat: Seat) {
        if let Some((reveal, record)) = &self.revealed {
            self.party.reveal(seat, reveal, record);
            self.send();
        }
    }

    /// Returns the next game that all have agreed on, once.
    pub fn agreed(&mut self) -> Option<Proposal> {
        self.agreed.take()
    }

    /// Waits until guests can connect, which is almost immediate. Returns the message about the address for guests.
    ///
    /// # Errors
    /// Why they cannot connect.
    pub async fn wait_until_open(&mut self) -> Result<Option<Message>, NetworkFault> {
        let mut others = VecDeque::new();
        loop {
            self.connection.alarm.hush();
            while let Some(news) = self.news() {
                match news {
                    HostNews::Ready(address) => {
                        others.append(&mut self.news);
                        self.news = others;
                        return Ok(self.address(address));
                    }
                    HostNews::Failed(fault) => return Err(fault),
                    news => others.push_back(news),
                }
            }
            self.connection.alarm.rung().await;
        }
    }

    /// Returns the next news.
    pub fn news(&mut self) -> Option<HostNews> {
        while self.news.is_empty() {
            let now = self.connection.pulse.now();
            let (news, is_last) = match self.connection.net.poll() {
                Some(event) => (self.party.handle(event, now), false),
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

    /// Sets the alarm for the next question that is due. Only one such timer runs at a time.
    fn wake_in_time(&mut self) {
        let now = self.connection.pulse.now();
        self.wakes = self.wakes.filter(|wakes| *wakes > now);
        if let Some(wakes) = self.party.wakes().filter(|next| self.wakes.is_none_or(|wakes| *next < wakes)) {
            self.wakes = Some(wakes);
            self.connection.pulse.ring_in(&self.connection.alarm, wakes.saturating_duration_since(now));
        }
    }

    /// Prepares for another game, in which computers continue to replace absent players.
    pub fn go_on(&mut self) {
        self.coming.extend(self.party.replaced().iter().map(|seat| Incoming::Replaced(seat, true)));
    }

    /// Sends all outgoing items.
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
    /// Tells connected guests that the host leaves.
    fn drop(&mut self) {
        self.party.leave();
        self.send();
        self.friends.borrow_mut().get_up();
    }
}

impl Hosting {
    /// The message about the address for guests, if one was requested, and what they have to type.
    pub fn address(&self, address: Option<SocketAddr>) -> Option<Message> {
        let address = address.filter(|_| self.way.bind.is_some())?;
        if address.ip().is_unspecified() {
            // Guests cannot connect to the address that stands for all interfaces.
            return Some(Message::new("far-at-any").text("port", address.port()));
        }
        let ways = Way { bind: Some(address), ..self.way.clone() }.for_guests().join(" ");
        Some(Message::new("far-at").text("address", address).text("ways", ways))
    }

    /// The link to the table, with its words in a language; `None` where no page is known.
    ///
    /// # Errors
    /// The message that nobody can come by a link, since the table uses no servers.
    fn link(&self, lang: Lang) -> Result<Option<String>, Message> {
        let Some(page) = &self.page else {
            return Ok(None);
        };
        let relays = match &self.way.relay {
            Relay::None => return Err(Message::new("far-no-browser")),
            Relay::Public => Vec::new(),
            Relay::Own(urls) => urls.clone(),
        };
        let kind = games::named(self.party.game()).ok();
        let people = self.party.players().iter().filter(|player| player.is_human() || player.is_far()).count();
        let link = Link {
            code: self.code,
            from: self.own_name.clone(),
            game: kind.map(|kind| kind.id()),
            people: u8::try_from(people).ok().filter(|_| kind.is_some()),
            relays,
        };
        Ok(link.to(page, lang))
    }

    /// The messages about the link once a table can be reached: on a display, only how to read it. From then on, the
    /// player can pass it on by the means of the system.
    pub fn linked(&mut self, console: &Console) -> Vec<Message> {
        match self.link(console.lang()) {
            Ok(link) => {
                // An earlier link is withdrawn first: afterwards that would withdraw this one.
                self.shared = None;
                self.shared = link.as_deref().map(|link| console.share(link));
                match link {
                    Some(_) if console.settings().braille.is_some() => vec![Message::new("far-link-later")],
                    link => told_link(link),
                }
            }
            Err(cannot) => vec![cannot],
        }
    }

    /// Lets a table without servers use them from now on, the player's own if there are any, and returns messages about
    /// it; `None` if it uses some already.
    fn turn_to_servers(&mut self, relays: &Relays) -> Option<Vec<Message>> {
        if self.way.relay != Relay::None {
            return None;
        }
        self.way = Way { relay: Relay::Public, ..self.way.clone() }.by_own(relays);
        self.connection.net.use_servers(self.way.relay.clone());
        self.keep();
        let mut friends = self.friends.borrow_mut();
        friends.host_by(self.way.clone());
        let addresses = friends.tell_of_addresses(&self.way);
        Some([Message::new("servers-on")].into_iter().chain(addresses).collect())
    }

    /// The messages about players present who are friends, or seem to be.
    pub fn recognise(&mut self) -> Vec<Message> {
        let there = self.party.connected();
        self.friends.borrow_mut().meet(self.party.players(), there, &self.party.keys())
    }

    /// The message about something a guest said, unless it is muted.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        self.talk.hear(saying, self.party.players(), &self.party.marks())
    }

    /// Whether the player on a seat is muted.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.talk.is_muted(seat, &self.party.marks())
    }

    /// Declines a proposal by a muted player.
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

    /// Allows or forbids listening, if the command says so, and returns messages about the listeners.
    pub fn set_open(&mut self, is_open: Option<bool>) -> Vec<Message> {
        if let Some(is_open) = is_open {
            let news = self.party.set_open(is_open);
            self.news.extend(news);
            self.keep();
            self.send();
        }
        let audience = self.party.audience();
        let open = Message::new(if audience.is_open { "listeners-on" } else { "listeners-off" });
        [open].into_iter().chain(listeners(&audience)).collect()
    }

    /// The message about those who have not answered the open question.
    pub fn undecided(&self) -> Vec<Message> {
        Vec::from_iter(unanswered(self.party.undecided()))
    }

    /// Proposes a game to all present, and returns a message about it. A host who is alone thereby agrees.
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

    /// Changes the name of the player at this keyboard.
    pub fn rename(&mut self, name: Option<Name>) {
        if self.own_name != name {
            self.party.rename_own(name.as_ref());
            self.send();
        }
        self.own_name = name;
    }

    /// Whether a game was played in this room.
    pub fn has_played(&self) -> bool {
        self.last.is_some()
    }

    /// Returns to the room after a game.
    pub fn gather(&mut self) {
        self.last = Some(self.party.same()).filter(|same| !same.game.text().is_empty());
        let news = self.party.gather();
        self.news.extend(news);
        self.send();
    }
}

/// The message about news for a host on the seat `own`, if the news needs one.
pub fn message_about(news: &HostNews, own: Option<Seat>) -> Option<Message> {
    use crate::remote::message::Refusal;
    Some(match news {
        HostNews::Came(seat) => Message::new("far-came").seat("name", *seat).cued(Cue::Comes),
        HostNews::Seat(seat, whereabouts) => return became(*seat, *whereabouts, false),
        HostNews::Queues(name) => queues(name.as_ref()),
        HostNews::Listens(Some(name)) => Message::new("far-listens").text("name", name.text()).cued(Cue::Comes),
        HostNews::Listens(None) => Message::new("far-listens-nameless").cued(Cue::Comes),
        // Refused listeners are not reported.
        HostNews::TurnedAway(Refusal::NoListeners | Refusal::ManyListeners) => return None,
        HostNews::TurnedAway(Refusal::Full) => Message::new("far-full"),
        HostNews::TurnedAway(Refusal::OtherRules) => Message::new("far-other-rules"),
        HostNews::TurnedAway(Refusal::Nonsense) => Message::new("far-nonsense"),
        // Removed players who try again are not reported.
        HostNews::TurnedAway(Refusal::Removed) => return None,
        HostNews::Nudged(by) => super::table::nudged(*by),
        HostNews::TurnedAway(Refusal::TooMuch) => Message::new("far-too-much"),
        HostNews::Said(saying) => super::table::said(saying),
        HostNews::Settled(matter, verdict) => return settled(matter, *verdict, own),
        HostNews::Failed(fault) => super::table::failed(*fault),
        HostNews::Servers(are_there) => super::table::servers(*are_there),
        HostNews::Ready(_)
        | HostNews::Follows(..)
        | HostNews::Post(..)
        | HostNews::Share(..)
        | HostNews::Overhears(..)
        | HostNews::Named(_)
        | HostNews::Ignored(_)
        | HostNews::Confirmed
        | HostNews::Agreed(_) => return None,
    })
}
