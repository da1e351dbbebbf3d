//! Friends: players known by their keys, those of them at the table, and invitations in both directions.

mod calling;

use std::collections::BTreeSet;
use std::io;
use std::rc::Rc;

use super::talk::seat_called;
use crate::player::{Player, seated};
use crate::remote::card::{Identity, Key, table_of};
use crate::remote::invitation::{Call, Invitation};
use crate::remote::link::PageAddress;
use crate::remote::message::{LineText, Name, Short};
use crate::remote::network::{Calls, Network, Unreachable};
use crate::remote::peer::Peer;
use crate::remote::way::{Relay, Way};
use crate::remote::words::Code;
use crate::seat::{Seat, Seats};
use crate::store::Home;
use crate::store::friends::{Circle, Friend, MOST_FRIENDS};
use crate::store::meeting::Meeting;
use crate::store::name as store;
use crate::store::notices::Notice;
use crate::text::command::{Command, shorten};
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::text::teller::Teller;
use crate::text::words::fold;

/// The commands about friends, for the lobby and for tables.
pub const VERBS: &[&str] = &["friends", "friend", "unfriend", "invite", "invitations"];

/// The maximum number of players remembered for a while: those at one table, and those removed from the friends by
/// mistake.
const MOST_MET: usize = 32;

/// The player's friends, and the connection to them.
pub struct Friends {
    home: Option<Home>,
    circle: Circle,
    /// Why the file cannot be used, if it cannot; it is then left alone.
    fault: Option<io::ErrorKind>,
    identity: Option<Identity>,
    network: Rc<dyn Network>,
    calls: Option<Box<dyn Calls>>,
    /// Whether friends can call.
    listens: bool,
    /// The calls to be made once the connection is open.
    waiting: Vec<Call>,
    /// The friends being called.
    calling: BTreeSet<Key>,
    /// The invitation to the player's own table.
    table: Option<Invitation>,
    /// The network configuration of that table.
    way: Way,
    /// The players met at a table, the latest last.
    met: Vec<Friend>,
    /// The names and keys that have been remarked on at this table.
    told: BTreeSet<(String, Option<Key>)>,
    /// The invitations received, by friend.
    invited: Vec<(Key, Invitation)>,
    /// The code of another player's table where this player sits.
    at: Option<Code>,
    /// Whether the servers were last reported as not responding.
    are_servers_away: bool,
    /// Whether the player was told who learns which address, even if that could not be saved.
    knows_addresses: bool,
}

impl Friends {
    /// The friends saved at home, if there is storage.
    pub fn new(home: Option<Home>) -> Friends {
        let read = home.as_ref().map_or_else(|| Ok(Circle::default()), Home::circle);
        Friends {
            home,
            fault: read.as_ref().err().map(io::Error::kind),
            circle: read.unwrap_or_default(),
            identity: None,
            network: Rc::new(Unreachable),
            calls: None,
            listens: false,
            waiting: Vec::new(),
            calling: BTreeSet::new(),
            table: None,
            way: Way::default(),
            met: Vec::new(),
            told: BTreeSet::new(),
            invited: Vec::new(),
            at: None,
            are_servers_away: false,
            knows_addresses: false,
        }
    }

    /// Sets the network by which others are reached.
    pub fn reach_by(&mut self, network: Rc<dyn Network>) {
        self.network = network;
    }

    /// The network by which others are reached.
    pub fn network(&self) -> Rc<dyn Network> {
        Rc::clone(&self.network)
    }

    /// The names of the friends whose invitations can be accepted, in the order of their invitations.
    pub fn inviting(&self) -> Vec<String> {
        let names = self.invited.iter().filter_map(|(key, _)| self.circle.keyed(*key));
        names.map(|friend| friend.name.to_string()).collect()
    }

    /// Reads the friends again after a change to the file.
    pub fn read_again(&mut self) {
        let read = self.home.as_ref().map_or_else(|| Ok(Circle::default()), Home::circle);
        self.fault = read.as_ref().err().map(io::Error::kind);
        self.circle = read.unwrap_or_default();
    }

    /// The identity by which friends recognise the player; `None` if its key cannot be saved, since it would be
    /// useless.
    pub fn identity(&mut self) -> Option<Identity> {
        if self.identity.is_none() {
            self.identity = self.home.as_ref().and_then(|home| home.key().ok()).map(Identity::derive);
        }
        self.identity.clone()
    }

    /// Splits off the friends named at the beginning of these words.
    pub fn named_first<'a>(&self, words: Vec<&'a str>) -> (Vec<Friend>, Vec<&'a str>) {
        let friends: Vec<Friend> = words.iter().map_while(|word| self.circle.named(word)).cloned().collect();
        let words = words[friends.len()..].to_vec();
        (friends, words)
    }

    /// Sits down at another player's table, which has this code.
    pub fn visit(&mut self, table: Code) {
        self.told.clear();
        (self.table, self.way, self.at) = (None, Way::default(), Some(table));
    }

    /// The host of the table with this code, if the player has been there before.
    pub fn known_host(&self, table: Code) -> Option<Peer> {
        self.home.as_ref()?.host_of(table)
    }

    /// Remembers the host of the table with this code, so that a return to it accepts no other.
    pub fn meet_host(&self, table: Code, host: Peer) {
        if let Some(home) = &self.home {
            // If it cannot be saved, a return is as safe as the first visit.
            let _ = home.keep_host(table, host);
        }
    }

    /// Sits down at the player's own table, and returns messages about the invited guests. An address in `way` is that
    /// of the guests invited at once.
    pub fn host(&mut self, table: Invitation, way: Way, guests: &[Friend]) -> Vec<Message> {
        self.told.clear();
        let address = way.address;
        (self.table, self.way) = (Some(table), way);
        guests.iter().map(|friend| self.call(friend, address)).collect()
    }

    /// Changes how guests reach the player's own table. Friends are called in that way, too, also those who have not
    /// answered yet.
    pub fn host_by(&mut self, way: Way) {
        let Some(table) = &mut self.table else {
            return;
        };
        table.ways = ways_of(&way);
        self.way = way;
        if !self.listens && self.calls.take().is_some() {
            let call = |friend: &Key| Call { friend: *friend, address: None, invitation: table.clone() };
            self.waiting = self.calling.iter().map(call).collect();
        }
    }

    /// The address of the page in which others can play, if any is known: the player's `own` choice comes first.
    pub fn page(&self, own: Option<&PageAddress>) -> Option<PageAddress> {
        let here = || self.network.page()?.parse().ok().filter(PageAddress::is_public);
        own.cloned().or_else(here).or_else(PageAddress::published)
    }

    /// The message, once, about who learns which address at a table that is reached in this way, unless only those who
    /// typed it do.
    pub fn tell_of_addresses(&mut self, way: &Way) -> Option<Message> {
        let is_known = self.knows_addresses || self.home.as_ref().is_some_and(|home| home.has_told(Notice::Addresses));
        if is_known || way.is_hidden || way.relay == Relay::None {
            return None;
        }
        self.knows_addresses = true;
        if let Some(home) = &self.home {
            // If this cannot be saved, the explanation is given again some day, which is better than never.
            let _ = home.keep_told(Notice::Addresses);
        }
        Some(Message::new(if self.network.page().is_some() { "page-addresses" } else { "far-addresses" }))
    }

    /// The message that nobody could reach this program in a browser in this way, if it runs in one.
    pub fn cannot_host(&self, way: &Way) -> Option<Message> {
        let option = way.beyond_browsers().filter(|_| self.network.page().is_some())?;
        Some(Message::new("page-host-way").text("option", option))
    }

    /// The message that this program in a browser could reach nobody in this way, if it runs in one. `by` is the friend
    /// whose invitation names that way.
    pub fn cannot_join(&self, way: &Way, by: Option<&str>) -> Option<Message> {
        let option = way.beyond_browsers().filter(|_| self.network.page().is_some())?;
        Some(match by {
            Some(name) => Message::new("page-join-invited").text("name", shorten(name)),
            None => Message::new("page-join-way").text("option", option),
        })
    }

    /// Sets the game at the player's own table; empty if the players choose it together.
    pub fn play(&mut self, game: &str) {
        if let Some(table) = &mut self.table {
            table.game = Short::cut(game);
        }
    }

    /// Leaves the table.
    pub fn get_up(&mut self) {
        (self.table, self.at) = (None, None);
        self.waiting.clear();
        self.calling.clear();
        if !self.listens {
            self.calls = None;
        }
    }

    /// Notes the players at the table, those present and their keys. Returns messages about friends under another name,
    /// and about other players with a friend's name, once each.
    pub fn meet(&mut self, players: &[Player], there: Seats, keys: &[(Seat, Key)]) -> Vec<Message> {
        let mut told = Vec::new();
        for (seat, player) in seated(players).filter(|(seat, player)| player.is_far() && there.contains(*seat)) {
            let key = key_on(seat, keys);
            if let Some((key, name)) = key.zip(player.name()) {
                self.remember(Friend { name: name.clone(), key });
            }
            let name = player.name().map_or_else(String::new, |name| fold(name));
            let message = self.recognised(seat, player.name(), key);
            if let Some(message) = message.filter(|_| self.told.insert((name, key))) {
                told.push(message);
            }
        }
        told
    }

    /// The message about a player of this name and key, if there is anything to remark on.
    fn recognised(&self, seat: Seat, name: Option<&Printable>, key: Option<Key>) -> Option<Message> {
        let friend = key.and_then(|key| self.circle.keyed(key));
        let namesake = name.and_then(|name| self.circle.named(name));
        match (friend, namesake) {
            (Some(friend), Some(namesake)) if friend == namesake => None,
            (_, Some(_)) => Some(Message::new("friend-other").seat("name", seat).mattering()),
            (Some(friend), None) => Some(Message::new("friend-known").seat("name", seat).text("friend", &friend.name)),
            (None, None) => None,
        }
    }

    fn remember(&mut self, met: Friend) {
        self.met.retain(|known| known.key != met.key);
        self.met.push(met);
        if self.met.len() > MOST_MET {
            self.met.remove(0);
        }
    }

    /// The invitation of the friend of this name: `None` if there is no such friend, `Some(None)` if the friend has
    /// sent none.
    pub fn invitation(&self, name: &str) -> Option<Option<&Invitation>> {
        let friend = self.circle.named(name)?;
        Some(self.invited.iter().rev().find(|(key, _)| *key == friend.key).map(|(_, invitation)| invitation))
    }

    /// The message that the friends are unknown because the file cannot be used.
    pub fn trouble(&self) -> Option<Message> {
        let place = || self.home.as_ref().map(|home| home.place(&store::Name::FRIENDS)).unwrap_or_default();
        self.fault.map(|fault| match fault {
            io::ErrorKind::InvalidData => Message::new("friends-spoilt"),
            _ => Message::new("friends-unreadable").text("file", place()),
        })
    }

    /// The message that the player's key is lost when the program ends, so that friends will not recognise the player
    /// then.
    pub fn keyless(&self) -> Option<Message> {
        match &self.home {
            Some(home) if home.keeps_key() => None,
            Some(home) => Some(Message::new("key-unkept").text("file", home.place(&store::Name::KEY))),
            None => Some(Message::new("key-nowhere")),
        }
    }

    /// Executes a command about friends, among the players here, who have these keys.
    pub fn obey(
        &mut self,
        command: &Command,
        teller: &Teller,
        players: &[Player],
        keys: &[(Seat, Key)],
    ) -> Vec<Message> {
        if let Some(trouble) = self.trouble() {
            return vec![trouble];
        }
        let name = command.typed.trim();
        match (command.verb, name.is_empty()) {
            ("invitations", _) => self.invitations(command, teller),
            ("friend", false) => vec![self.befriend(name, teller, players, keys)],
            ("unfriend", false) => vec![self.forget(name)],
            ("invite", false) => vec![self.invite(&command.typed, teller, keys)],
            ("unfriend" | "invite", true) => vec![self.whom()],
            (_, _) => self.tell_all(),
        }
    }

    /// The messages about the friends, and whether they can send invitations.
    fn tell_all(&self) -> Vec<Message> {
        let friends = match self.circle.friends.is_empty() {
            true => Message::new("friends-none"),
            false => Message::new("friends-are").with("names", self.names()),
        };
        let door = (!self.circle.friends.is_empty()).then(|| self.door());
        [friends].into_iter().chain(door).chain(self.keyless()).collect()
    }

    fn keys(&self) -> Vec<Key> {
        self.circle.friends.iter().map(|friend| friend.key).collect()
    }

    fn names(&self) -> Arg {
        Arg::together(self.circle.friends.iter().map(|friend| Arg::text(&friend.name)).collect())
    }

    fn whom(&self) -> Message {
        match self.circle.friends.is_empty() {
            true => Message::new("friends-none"),
            false => Message::new("friends-whom").with("names", self.names()),
        }
    }

    fn door(&self) -> Message {
        Message::new(if self.circle.door.is_some() { "invitations-on" } else { "invitations-off" })
    }

    /// Adds a player who sits or has sat at the table to the friends.
    fn befriend(&mut self, name: &str, teller: &Teller, players: &[Player], keys: &[(Seat, Key)]) -> Message {
        let seat = seat_called(name, teller, players).filter(|seat| players[seat.index()].is_far());
        let met = || self.met.iter().rev().find(|met| fold(&met.name) == fold(name)).cloned();
        let here = seat.map(|seat| (seat, key_on(seat, keys)));
        let friend = match here {
            Some((seat, Some(key))) => match players[seat.index()].name() {
                Some(name) => Friend { name: name.clone(), key },
                None => match self.circle.keyed(key) {
                    Some(known) => return Message::new("friend-already").text("name", &known.name),
                    None => return Message::new("friend-nameless").seat("name", seat),
                },
            },
            Some((seat, None)) => return Message::new("friend-no-card").seat("name", seat),
            None => match met() {
                Some(met) => met,
                None if self.circle.named(name).is_some() => {
                    return Message::new("friend-already").text("name", shorten(name));
                }
                None => return Message::new("friend-unknown").text("name", shorten(name)),
            },
        };
        match (self.circle.named(&friend.name), self.circle.keyed(friend.key).is_some()) {
            (Some(known), _) if known.key == friend.key => {
                return Message::new("friend-already").text("name", &friend.name);
            }
            (Some(_), _) => return Message::new("friend-taken").text("name", &friend.name),
            (None, false) if self.circle.friends.len() >= MOST_FRIENDS => return Message::new("friends-full"),
            (None, _) => {}
        }
        // A friend with a new name is stored under it.
        self.circle.friends.retain(|known| known.key != friend.key);
        let name = friend.name.clone();
        self.circle.friends.push(friend);
        match self.keep() {
            Ok(()) => {
                let id = if self.circle.door.is_some() { "friend-kept" } else { "friend-kept-off" };
                Message::new(id).text("name", name)
            }
            Err(message) => message,
        }
    }

    fn forget(&mut self, name: &str) -> Message {
        let Some(friend) = self.circle.named(name).cloned() else {
            return self.whom();
        };
        self.circle.friends.retain(|known| *known != friend);
        let message = Message::new("friend-forgotten").text("name", &friend.name);
        self.invited.retain(|(key, _)| *key != friend.key);
        self.remember(friend);
        self.keep().err().unwrap_or(message)
    }

    /// Saves the circle, and lets only its members call.
    fn keep(&mut self) -> Result<(), Message> {
        if let Some(calls) = &self.calls {
            calls.know(&self.keys());
        }
        let kept = self.home.as_ref().map(|home| home.keep_circle(&self.circle));
        match kept {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(Message::new("friends-unkept")),
        }
    }
}

/// The key of the player on a seat, if it was shown.
fn key_on(seat: Seat, keys: &[(Seat, Key)]) -> Option<Key> {
    keys.iter().find(|(other, _)| *other == seat).map(|(_, key)| *key)
}

/// The invitation to a saved table with this network configuration; `game` is empty if the players choose it together,
/// and `name` is the host's.
pub fn invitation(kept: &Meeting, way: &Way, game: &str, name: Option<Name>) -> Invitation {
    let table = table_of(&kept.key).key();
    Invitation { code: kept.code, table, ways: ways_of(way), game: Short::cut(game), name }
}

/// The options by which guests reach a host, in one line.
fn ways_of(way: &Way) -> LineText {
    LineText::cut(&way.for_guests().join(" "))
}
