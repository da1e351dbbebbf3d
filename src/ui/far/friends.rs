//! Friends: whom the player knows by their keys, who of them sits at the table, and who invites whom.

mod calling;

use std::collections::BTreeSet;
use std::io;
use std::rc::Rc;

use super::talk::seat_called;
use crate::player::{Player, seated};
use crate::remote::card::{Identity, Key, table_of};
use crate::remote::invitation::{Call, Invitation};
use crate::remote::message::{Line, Name, Short};
use crate::remote::network::{Calls, Network, Peer, Unreachable};
use crate::remote::way::Way;
use crate::remote::words::Code;
use crate::seat::{Seat, Seats};
use crate::store::Home;
use crate::store::friends::{Circle, Friend, MOST_FRIENDS};
use crate::store::meeting::Meeting;
use crate::store::name as store;
use crate::text::command::{Command, shorten};
use crate::text::lexicon::fold;
use crate::text::message::{Arg, Message};
use crate::text::printable::Printable;
use crate::text::teller::Teller;

/// The commands about friends, which can be typed in the lobby and at tables.
pub const VERBS: &[&str] = &["friends", "friend", "unfriend", "invite", "invitations"];

/// The most who are remembered for a moment: those at one table, and those who were forgotten by mistake.
const MOST_MET: usize = 32;

/// The player's friends, and the way to them.
pub struct Friends {
    home: Option<Home>,
    circle: Circle,
    /// Why the file cannot be used, if it cannot. It stays as it is then.
    fault: Option<io::ErrorKind>,
    identity: Option<Identity>,
    network: Rc<dyn Network>,
    calls: Option<Box<dyn Calls>>,
    /// Whether friends can call.
    listens: bool,
    /// Who is to be called once that is possible.
    waiting: Vec<Call>,
    /// Who is being called.
    calling: BTreeSet<Key>,
    /// What friends are told who are invited to the table of one's own.
    table: Option<Invitation>,
    /// By what ways it goes.
    way: Way,
    /// Those with whom one sits or has sat, the last ones last.
    met: Vec<Friend>,
    /// What was told at this table of somebody's name and key.
    told: BTreeSet<(String, Option<Key>)>,
    /// Who has invited to what.
    invited: Vec<(Key, Invitation)>,
    /// The table of somebody else at which one sits.
    at: Option<Code>,
    /// Whether it was told last that the servers do not answer.
    are_servers_away: bool,
}

impl Friends {
    /// The friends that are kept at home, if anything is kept.
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
        }
    }

    /// Others are reached by this network.
    pub fn reach_by(&mut self, network: Rc<dyn Network>) {
        self.network = network;
    }

    /// The network by which others are reached.
    pub fn network(&self) -> Rc<dyn Network> {
        Rc::clone(&self.network)
    }

    /// The names of those who have invited and can be joined, in the order of their invitations.
    pub fn inviting(&self) -> Vec<String> {
        let names = self.invited.iter().filter_map(|(key, _)| self.circle.keyed(*key));
        names.map(|friend| friend.name.to_string()).collect()
    }

    /// Reads again who they are: the file has changed.
    pub fn read_again(&mut self) {
        let read = self.home.as_ref().map_or_else(|| Ok(Circle::default()), Home::circle);
        self.fault = read.as_ref().err().map(io::Error::kind);
        self.circle = read.unwrap_or_default();
    }

    /// The secret by which friends know the player; a key that cannot be kept is good for nothing.
    pub fn identity(&mut self) -> Option<Identity> {
        if self.identity.is_none() {
            self.identity = self.home.as_ref().and_then(|home| home.key().ok()).map(Identity::of);
        }
        self.identity.clone()
    }

    /// Those friends whose names stand first among these words, and the other words.
    pub fn named_first<'a>(&self, words: Vec<&'a str>) -> (Vec<Friend>, Vec<&'a str>) {
        let friends: Vec<Friend> = words.iter().map_while(|word| self.circle.named(word)).cloned().collect();
        let words = words[friends.len()..].to_vec();
        (friends, words)
    }

    /// Sits down at the table of somebody else that this code is for.
    pub fn visit(&mut self, table: Code) {
        self.told.clear();
        (self.table, self.way, self.at) = (None, Way::default(), Some(table));
    }

    /// The host of the table that this code is for, where one was there before.
    pub fn known_host(&self, table: Code) -> Option<Peer> {
        self.home.as_ref()?.host_of(table)
    }

    /// The table that this code is for has this host: whoever comes back to it speaks to nobody else.
    pub fn meet_host(&self, table: Code, host: Peer) {
        if let Some(home) = &self.home {
            // Whoever cannot keep it is as safe as the first time.
            let _ = home.keep_host(table, host);
        }
    }

    /// Sits down at a table of one's own, to which friends can be invited by this way. Its address is that of those who are
    /// invited at once: what is told of them.
    pub fn host(&mut self, table: Invitation, way: Way, guests: &[Friend]) -> Vec<Message> {
        self.told.clear();
        let address = way.address;
        (self.table, self.way) = (Some(table), way);
        guests.iter().map(|friend| self.call(friend, address)).collect()
    }

    /// What is played at one's own table from now on; empty where all who come choose it.
    pub fn play(&mut self, game: &str) {
        if let Some(table) = &mut self.table {
            table.game = Short::cut(game);
        }
    }

    /// Gets up from the table.
    pub fn get_up(&mut self) {
        (self.table, self.at) = (None, None);
        self.waiting.clear();
        self.calling.clear();
        if !self.listens {
            self.calls = None;
        }
    }

    /// These sit at the table, of whom those on some seats are there, by these keys. What is told of whoever is a friend under
    /// another name, and of whoever has a friend's name and is somebody else: once each.
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

    /// What is told of somebody with this name and this key.
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

    /// The invitation of the friend of this name, if there is such a friend: `Some(None)` where that one has not invited.
    pub fn invitation(&self, name: &str) -> Option<Option<&Invitation>> {
        let friend = self.circle.named(name)?;
        Some(self.invited.iter().rev().find(|(key, _)| *key == friend.key).map(|(_, invitation)| invitation))
    }

    /// What is told where nobody knows who the friends are, because the file cannot be used.
    pub fn trouble(&self) -> Option<Message> {
        let place = || self.home.as_ref().map(|home| home.place(&store::Name::FRIENDS)).unwrap_or_default();
        self.fault.map(|fault| match fault {
            io::ErrorKind::InvalidData => Message::new("friends-spoilt"),
            _ => Message::new("friends-unreadable").text("file", place()),
        })
    }

    /// What is told where the player's key does not last: nobody knows the player again then.
    pub fn keyless(&self) -> Option<Message> {
        match &self.home {
            Some(home) if home.keeps_key() => None,
            Some(home) => Some(Message::new("key-unkept").text("file", home.place(&store::Name::KEY))),
            None => Some(Message::new("key-nowhere")),
        }
    }

    /// Does a command about friends, among those with these keys who play here.
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

    /// Who the friends are, and whether they may invite.
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

    /// Keeps somebody as a friend who sits at the table, or has sat there.
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
        // Whoever has another name now is called by that.
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

    /// Keeps the circle, and lets nobody else call.
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

/// By what friends know whoever is on a seat, if that was shown.
fn key_on(seat: Seat, keys: &[(Seat, Key)]) -> Option<Key> {
    keys.iter().find(|(other, _)| *other == seat).map(|(_, key)| *key)
}

/// What friends are told who are invited to a table that was kept so, to which one comes by these ways; no game is named where
/// all who come choose it. `name` is that of the host.
pub fn invitation(kept: &Meeting, ways: &[String], game: &str, name: Option<Name>) -> Invitation {
    let table = table_of(&kept.key).key();
    Invitation { code: kept.code, table, ways: Line::cut(&ways.join(" ")), game: Short::cut(game), name }
}
