//! Calls between friends: invitations sent and received, and the network endpoint for both.

use std::mem;
use std::net::SocketAddr;
use std::{io, iter};

use super::Friends;
use crate::alarm::Alarm;
use crate::games;
use crate::remote::card::Key;
use crate::remote::invitation::{Call, Ring};
use crate::remote::way::{Relay, Relays, Way};
use crate::remote::words::Code;
use crate::seat::Seat;
use crate::store::friends::Friend;
use crate::text::command::{Command, shorten};
use crate::text::cue::Cue;
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;
use crate::ui::door::Door;
use crate::ui::far::meeting::meeting;
use crate::ui::far::table::{failed, servers};

impl Friends {
    /// Invites a friend to the player's own table; the friend's address may follow the name.
    pub(super) fn invite(&mut self, typed: &str, teller: &Teller, keys: &[(Seat, Key)]) -> Message {
        let (meeting, name) = match meeting(teller, typed.split_whitespace()) {
            Ok((meeting, words)) => (meeting, words.join(" ")),
            Err(message) => return message,
        };
        let Some(friend) = self.circle.named(&name).cloned() else {
            return self.surplus(&name).unwrap_or_else(|| self.whom());
        };
        if let Some(trouble) = self.cannot_host(&meeting.way) {
            return trouble;
        }
        if let Some((seat, _)) = keys.iter().find(|(_, key)| *key == friend.key) {
            return Message::new("invite-here").seat("name", *seat);
        }
        self.call(&friend, meeting.way.address)
    }

    /// The message about words after a friend's name: the table's game is fixed already.
    fn surplus(&self, typed: &str) -> Option<Message> {
        let ends = typed.match_indices(' ').map(|(end, _)| typed.split_at(end));
        let mut named = ends.filter_map(|(name, rest)| Some((self.circle.named(name)?, rest)));
        let (friend, rest) = named.next_back()?;
        Some(Message::new("invite-only").text("word", shorten(rest.trim())).text("name", &friend.name))
    }

    pub(super) fn call(&mut self, friend: &Friend, address: Option<SocketAddr>) -> Message {
        let Some(invitation) = self.table.clone() else {
            return Message::new("invite-no-table");
        };
        // A second request for the same friend makes no second call.
        if self.calling.insert(friend.key) {
            self.waiting.push(Call { friend: friend.key, address, invitation });
        }
        Message::new("invite-calls").text("name", &friend.name)
    }

    /// Allows or forbids invitations, if the command says so.
    pub(super) fn invitations(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        let (meeting, words) = match meeting(teller, command.typed.split_whitespace()) {
            Ok(read) => read,
            Err(message) => return vec![message],
        };
        let grammar = teller.grammar(&[], &[]);
        match (words.is_empty(), grammar.arguments.exact(&words.join(" "))) {
            (true, _) => return vec![self.door()],
            (false, Some("on")) => {
                if let Some(trouble) = self.cannot_host(&meeting.way) {
                    return vec![trouble];
                }
                let is_new = self.circle.door.replace(meeting.typed).is_none();
                self.close();
                // Without a public server there is nobody to warn of.
                let begins = is_new && meeting.way.relay == Relay::Public;
                let told = if begins { Message::new("invitations-begin") } else { self.door() };
                return vec![self.keep().err().unwrap_or(told)];
            }
            (false, Some("off")) => self.circle.door = None,
            (false, _) => return vec![Message::new("invitations-what")],
        }
        self.close();
        vec![self.keep().err().unwrap_or_else(|| self.door())]
    }

    fn close(&mut self) {
        (self.calls, self.listens, self.are_servers_away) = (None, false, false);
        self.calling.clear();
    }

    /// The messages about an event.
    fn messages(&mut self, ring: Ring) -> Vec<Message> {
        let friend = |key| self.circle.keyed(key).map(|friend| friend.name.clone());
        let named = |id, key| friend(key).map(|name| Message::new(id).text("name", name));
        match ring {
            Ring::Invited(key, invitation) => {
                let told = match games::named(invitation.game.text()) {
                    Ok(game) => named("invited", key).map(|told| told.with("game", Arg::typed(game.id()))),
                    Err(_) => named("invited-room", key),
                };
                if told.is_some() {
                    self.invited.retain(|(known, _)| *known != key);
                    self.invited.push((key, invitation));
                }
                Vec::from_iter(told.map(|told| told.mattering().cued(Cue::Speaks)))
            }
            Ring::Answered(key) => {
                self.calling.remove(&key);
                Vec::from_iter(named("invite-done", key))
            }
            Ring::Unanswered(key) => {
                self.calling.remove(&key);
                Vec::from_iter(named("invite-no-answer", key))
            }
            Ring::Servers(are_there) => Vec::from_iter(self.told_of_servers(are_there)),
            Ring::Failed(fault) => {
                self.close();
                // An immediate retry would fail again.
                self.circle.door = None;
                vec![failed(fault), Message::new("invitations-failed")]
            }
        }
    }
}

impl Friends {
    /// The message whether the servers respond, once each. At a table, the table reports it.
    fn told_of_servers(&mut self, are_there: bool) -> Option<Message> {
        let was_away = mem::replace(&mut self.are_servers_away, !are_there);
        if was_away != are_there || self.table.is_some() || self.at.is_some() {
            return None;
        }
        Some(if are_there { servers(true) } else { Message::new("invitations-away").mattering() })
    }
}

impl Door for Friends {
    fn is_wanted(&self, is_terminal: bool) -> bool {
        let listens = is_terminal && self.circle.door.is_some() && self.home.is_some();
        self.calls.is_none() && (listens || !self.waiting.is_empty())
    }

    fn is_open(&self) -> bool {
        self.calls.is_some()
    }

    fn has_invited(&self, typed: &str, teller: &Teller) -> bool {
        let name = meeting(teller, typed.split_whitespace()).map(|(_, words)| words.join(" ")).unwrap_or_default();
        let invitation = self.invitation(&name).flatten();
        invitation.is_some_and(|invitation| self.at != Some(Code::from_bits(invitation.code)))
    }

    fn is_at(&self, code: Code) -> bool {
        let own = self.table.as_ref().map(|table| Code::from_bits(table.code));
        self.at == Some(code) || own == Some(code)
    }

    fn open(&mut self, alarm: &Alarm, is_terminal: bool, teller: &Teller, relays: &Relays) {
        let ways = self.circle.door.clone().filter(|_| is_terminal);
        let way = match &ways {
            Some(ways) => {
                meeting(teller, ways.iter().map(String::as_str)).map(|(meeting, _)| meeting.way).unwrap_or_default()
            }
            // That address belongs to the table.
            None => Way { bind: None, address: None, ..self.way.clone() },
        };
        let way = if self.network.page().is_some() { way.through_servers() } else { way };
        let way = way.by_own(relays);
        let listens = ways.is_some();
        let identity = self.identity().ok_or(io::ErrorKind::NotFound);
        let calls = identity.map_err(io::Error::from);
        let calls = calls.and_then(|identity| self.network.call(&identity, way, listens, alarm));
        match calls {
            Ok(calls) => {
                calls.know(&self.keys());
                (self.calls, self.listens) = (Some(calls), listens);
            }
            Err(_) => {
                self.circle.door = None;
                self.waiting.clear();
            }
        }
    }

    fn news(&mut self) -> Vec<Message> {
        if let Some(calls) = &self.calls {
            self.waiting.drain(..).for_each(|call| calls.invite(call));
        }
        let rings: Vec<Ring> = self.calls.iter().flat_map(|calls| iter::from_fn(|| calls.poll())).collect();
        rings.into_iter().flat_map(|ring| self.messages(ring)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::VecDeque;
    use std::rc::Rc;

    use super::*;
    use crate::remote::card::Identity;
    use crate::remote::network::{Calls, Net, Network, Role};
    use crate::store::Home;
    use crate::store::memory::Memory;
    use crate::text::style::{Lang, Spelling, Wording};

    /// A network with only these events.
    #[derive(Clone, Default)]
    struct Line(Rc<RefCell<VecDeque<Ring>>>);

    impl Network for Line {
        fn open(&self, _: Code, _: Role, _: Way, _: &Alarm) -> io::Result<Box<dyn Net>> {
            Err(io::ErrorKind::Unsupported.into())
        }

        fn call(&self, _: &Identity, _: Way, _: bool, _: &Alarm) -> io::Result<Box<dyn Calls>> {
            Ok(Box::new(self.clone()))
        }
    }

    impl Calls for Line {
        fn know(&self, _: &[Key]) {}

        fn invite(&self, _: Call) {}

        fn poll(&self) -> Option<Ring> {
            self.0.borrow_mut().pop_front()
        }
    }

    #[test]
    fn that_no_server_answers_is_told_once_and_at_a_table_by_the_table_alone() {
        let line = Line::default();
        let mut friends = Friends::new(Some(Home::on(Memory::default())));
        friends.reach_by(Rc::new(line.clone()));
        let teller = Teller::new(Lang::En, Wording::Normal, Spelling::Plain, &[]);
        let open = |friends: &mut Friends| friends.open(&Alarm::default(), true, &teller, &Relays::default());
        friends.circle.door = Some(Vec::new());
        open(&mut friends);
        let hears = |friends: &mut Friends, are_there: &[bool]| {
            line.0.borrow_mut().extend(are_there.iter().map(|are_there| Ring::Servers(*are_there)));
            friends.news().iter().map(|message| message.id.to_string()).collect::<Vec<String>>()
        };
        assert_eq!(hears(&mut friends, &[false, false]), ["invitations-away"]);
        assert_eq!(hears(&mut friends, &[true, true]), ["servers-there"]);
        friends.visit(Code::from_bits(5));
        assert_eq!(hears(&mut friends, &[false, true]), [""; 0]);
        friends.get_up();
        // After the connection is reopened, it is reported again.
        assert_eq!(hears(&mut friends, &[false]), ["invitations-away"]);
        friends.close();
        open(&mut friends);
        assert_eq!(hears(&mut friends, &[false]), ["invitations-away"]);
    }
}
