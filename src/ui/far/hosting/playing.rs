//! A host's table during a game: commands other than moves, and the handling of news.

use super::{Hosting, message_about, told_link};
use crate::alarm::Alarm;
use crate::matches::Match;
use crate::question::{Answer, Question};
use crate::record::apart;
use crate::remote::confirmation::public_part;
use crate::remote::link::PageAddress;
use crate::remote::message::{Reveal, Whereabouts};
use crate::remote::party::{HostNews, Objection};
use crate::seat::Seat;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::clerk::Clerk;
use crate::ui::console::Console;
use crate::ui::far::friends;
use crate::ui::far::patience::{has_nudged, has_time};
use crate::ui::far::questions::{agreed, proposal, put_to_all, question, same_again};
use crate::ui::far::table::{lang_of_code, told_code, who};
use crate::ui::far::talk::{Talked, nobody_hears, said_to, seat_called, whom};
use crate::ui::far::{Examined, Incoming, Remote, found, is_over};

/// The first number of questions that only the host is asked.
const REMOVALS: u32 = 1 << 31;

impl Remote for Hosting {
    fn alarm(&self) -> &Alarm {
        &self.connection.alarm
    }

    fn next(&mut self, table: &dyn Match) -> Option<Incoming> {
        // Saved at once, so that returning players are told of a computer's actions even after a crash.
        if self.party.count(|seat| table.noticed(seat)) {
            self.keep();
        }
        while self.coming.is_empty() {
            let news = self.news()?;
            self.heed(news);
        }
        self.coming.pop_front()
    }

    /// Guests announce this from their side.
    fn listen(&mut self, _percepts: u64) {}

    /// An absent player is later sent everything that was missed.
    fn post(&mut self, seat: Seat, message: Vec<u8>) -> Option<Message> {
        self.party.post(seat, message);
        self.send();
        None
    }

    fn reject(&mut self, seat: Seat) {
        self.party.reject(seat);
        self.send();
    }

    fn give_up(&mut self, seat: Seat) {
        let news = self.party.give_up(seat);
        self.news.extend(news);
        self.send();
    }

    fn tell(&mut self, listener: u8, message: Vec<u8>) {
        self.party.tell_listener(listener, message);
        self.send();
    }

    fn dismiss(&mut self, listener: u8) {
        let news = self.party.dismiss_listener(listener);
        self.news.extend(news);
        self.send();
    }

    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        if command.verb == "present" {
            let (party, audience) = (&self.party, self.party.mere_audience());
            let there = who(party.players(), party.away(), party.replaced(), &party.waiting(), &audience);
            return [there, self.undecided()].concat();
        }
        if command.verb == "listeners" {
            let arguments = teller.grammar(&[], &[]).arguments;
            return match (command.rest.is_empty(), arguments.exact(&command.rest)) {
                (true, _) => self.set_open(None),
                (false, Some("on")) => self.set_open(Some(true)),
                (false, Some("off")) => self.set_open(Some(false)),
                (false, _) => vec![Message::new("listeners-what")],
            };
        }
        if command.verb == "code" {
            return self.code_again(command, teller);
        }
        if command.verb == "replace" {
            return self.replace(command, teller).into_iter().collect();
        }
        if command.verb == "nudge" {
            return self.nudge(command, teller).into_iter().collect();
        }
        if command.verb == "patience" {
            return vec![self.obey_patience(command)];
        }
        if command.verb == "expel" {
            return self.ask_to_remove(command, teller).into_iter().collect();
        }
        if command.verb == "again" {
            let last = self.last.clone().filter(|_| self.party.game().is_empty());
            let last = last.unwrap_or_else(|| self.party.same());
            return Vec::from_iter(same_again(last, command, teller).and_then(|same| self.propose(same)));
        }
        let is_full = !self.party.is_room() && self.party.free().is_empty() && self.party.away().is_empty();
        if command.verb == "invite" && is_full {
            return vec![Message::new("join-full")];
        }
        if friends::VERBS.contains(&command.verb) {
            let (players, keys) = (self.party.players(), self.party.keys());
            return self.friends.borrow_mut().obey(command, teller, players, &keys);
        }
        match (self.talk.obey(command, teller, self.party.players(), &self.party.marks()), self.party.own_seat()) {
            (Talked::Told(told), _) => told,
            (Talked::Say(..), None) => vec![Message::new("say-no-seat")],
            (Talked::Say(to, text), Some(own)) => {
                let is_heard = self.party.say(own, to, &text);
                self.send();
                vec![if is_heard { said_to(to) } else { nobody_hears(to, self.party.away()) }]
            }
        }
    }

    /// Sends the guests the report on chance as soon as the game is over, and saves who has confirmed its record.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, _is_last: bool) -> Vec<Message> {
        if is_over(table) && self.party.is_playing() {
            let news = self.party.end();
            self.news.extend(news);
            self.send();
        }
        if self.revealed.is_none()
            && is_over(table)
            && let Some(lines) = table.first_lines(u32::MAX.into())
        {
            let record = public_part(&format!("{}{lines}", self.header));
            self.party.confirm(&record);
            let length = u32::try_from(record.len()).unwrap_or(u32::MAX);
            self.revealed = Some((Reveal { lots: self.lots.clone(), length }, record.into_bytes()));
            self.party.connected().iter().for_each(|seat| self.reveal(seat));
        }
        self.keep_confirmed(clerk);
        Vec::new()
    }

    /// A host has reported on chance itself, and has nothing to check.
    fn checking(&self) -> Option<Question> {
        None
    }

    fn checked(&mut self, _answer: Option<Answer>, _table: &dyn Match, _clerk: &mut dyn Clerk) -> Vec<Message> {
        Vec::new()
    }

    /// A host's table knows the whole game anyway.
    fn whole(&mut self) -> Option<Box<dyn Match>> {
        None
    }

    fn verify(&self, clerk: &dyn Clerk) -> Result<Examined, Message> {
        Examined::begin(clerk.record(), clerk, self.party.game())
    }

    fn propose_typed(&mut self, typed: &str, console: &mut Console) -> Vec<Message> {
        let told = match proposal(console, typed, self.party.people()) {
            _ if !self.party.can_propose() => Some(Message::new("propose-fixed")),
            Ok(proposal) => self.propose(proposal),
            Err(message) => Some(message),
        };
        Vec::from_iter(told)
    }

    /// Guests confirm the record as soon as they have it.
    fn owes(&self, table: &dyn Match) -> bool {
        is_over(table) && self.party.awaits_confirmation()
    }

    fn asked(&self) -> Option<(u32, Message)> {
        if let Some((number, seat)) = self.removal() {
            return Some((number, Message::new("remove-sure").seat("name", seat).mattering().questioning()));
        }
        self.party.asked().map(|(number, matter)| (number, question(matter)))
    }

    fn link_to(&mut self, own: Option<&PageAddress>) {
        self.page = self.friends.borrow().page(own);
    }

    fn use_servers(&mut self, console: &Console) -> Vec<Message> {
        match self.turn_to_servers(&console.settings().relays) {
            Some(told) => [told, self.linked(console)].concat(),
            None => vec![Message::new("servers-already")],
        }
    }

    fn save(&mut self) {
        if self.is_unkept {
            self.keep();
        }
    }

    fn answer(&mut self, is_yes: bool) -> Vec<Message> {
        if let Some((_, seat)) = self.removal() {
            self.removal = None;
            return Vec::from_iter(self.remove(seat, is_yes));
        }
        let Some((own, (number, _))) = self.party.own_seat().zip(self.party.asked()) else {
            return Vec::new();
        };
        let news = self.party.answer(own, number, is_yes);
        self.send();
        let waits = is_yes && news.is_empty();
        self.news.extend(news);
        Vec::from_iter(waits.then(agreed))
    }
}

impl Hosting {
    /// Repeats the words of the table in the language that a command names, or else in the player's, and the link.
    fn code_again(&self, command: &Command, teller: &Teller) -> Vec<Message> {
        match lang_of_code(command, teller) {
            Ok(lang) => {
                [told_code(self.code, lang), self.link(lang).map_or_else(|cannot| vec![cannot], told_link)].concat()
            }
            Err(unknown) => vec![unknown],
        }
    }

    /// Saves the confirmations of the finished game, once its record is sealed. If that fails, the record is valid
    /// without them.
    fn keep_confirmed(&mut self, clerk: &mut dyn Clerk) {
        let Some(confirmed) = self.party.confirmed().filter(|confirmed| confirmed.by.len() > self.confirmations) else {
            return;
        };
        let is_sealed = |text: &&str| self.lots.is_none() || !apart(text).1.is_empty();
        if let Some(text) = clerk.record().filter(is_sealed).and_then(|text| confirmed.sealed(text)) {
            self.confirmations = confirmed.by.len();
            let _ = clerk.replace(&text);
        }
    }

    /// Handles news during a game.
    fn heed(&mut self, news: HostNews) {
        match news {
            HostNews::Said(saying) => {
                let told = self.hear(&saying);
                self.coming.extend(told.map(Incoming::Told));
            }
            // The player who removes is told in other words than the others.
            HostNews::Seat(seat, Whereabouts::Removed) => self.coming.push_back(Incoming::Replaced(seat, false)),
            // A player at this keyboard who has given up is back after the game, which needs no message.
            HostNews::Seat(seat, Whereabouts::Here) if self.party.players()[seat.index()].is_human() => {
                self.coming.push_back(Incoming::Replaced(seat, false));
            }
            HostNews::Seat(seat, whereabouts) => {
                self.keep();
                self.coming.extend(found(seat, whereabouts, self.party.is_playing()));
                let known = self.recognise();
                self.coming.extend(known.into_iter().map(Incoming::Told));
            }
            HostNews::Overhears(listener, percepts) => self.coming.push_back(Incoming::Listens(listener, percepts)),
            HostNews::Ignored(listener) => self.coming.push_back(Incoming::Ignored(listener)),
            HostNews::Follows(seat, percepts) => {
                self.reveal(seat);
                self.coming.push_back(Incoming::Connected(seat, percepts));
            }
            HostNews::Post(seat, bytes) => self.coming.push_back(Incoming::Post(seat, bytes)),
            HostNews::Ready(address) => self.coming.extend(self.address(address).map(Incoming::Told)),
            HostNews::Named(seat) if self.is_muted(seat) => {}
            // The next game, after this one.
            HostNews::Agreed(proposal) => {
                self.agreed = Some(proposal);
                self.coming.push_back(Incoming::Over);
            }
            news => self.coming.extend(message_about(&news, self.party.own_seat()).map(Incoming::Told)),
        }
    }

    /// The pending question whether to remove a player, and the seat, as long as the player owns it.
    fn removal(&self) -> Option<(u32, Seat)> {
        let (number, owner) = self.removal?;
        let mut owners = self.party.owners().into_iter();
        owners.find(|(_, peer)| *peer == owner).map(|(seat, _)| (number, seat))
    }

    /// Asks whether to remove the player meant; returns a message if there is none.
    fn ask_to_remove(&mut self, command: &Command, teller: &Teller) -> Option<Message> {
        let seat = seat_called(&command.typed, teller, self.party.players());
        let owners = self.party.owners();
        let owner = seat.and_then(|seat| owners.into_iter().find(|(owned, _)| *owned == seat));
        let Some((_, owner)) = owner else {
            return Some(whom(self.party.players()));
        };
        self.removals += 1;
        self.removal = Some((REMOVALS + self.removals, owner));
        None
    }

    /// Removes the player on a seat, if confirmed, and returns a message about it.
    fn remove(&mut self, seat: Seat, is_yes: bool) -> Option<Message> {
        if !is_yes {
            return Some(Message::new("remove-not").seat("name", seat));
        }
        let news = self.party.remove(seat).unwrap_or_default();
        self.news.extend(news);
        self.keep();
        self.send();
        Some(Message::new("remove-done").seat("name", seat))
    }

    /// Nudges an idle player, and returns a message about it.
    fn nudge(&mut self, command: &Command, teller: &Teller) -> Option<Message> {
        let Some(seat) = seat_called(&command.typed, teller, self.party.players()) else {
            return Some(whom(self.party.players()));
        };
        let Some(own) = self.party.own_seat() else {
            return Some(Message::new("say-no-seat"));
        };
        let nudged = self.party.nudge(own, seat);
        self.send();
        Some(match nudged {
            Ok(news) if news.is_empty() => has_nudged(seat, self.party.patience()),
            Err(Objection::Away) => Message::new("nudge-away").seat("name", seat),
            Err(Objection::Replaced) => Message::new("replace-done").seat("name", seat),
            // The player themselves, or a computer.
            Ok(_) | Err(_) => whom(self.party.players()),
        })
    }

    /// Shows the time a nudged player has to answer, or changes it before a game.
    fn obey_patience(&mut self, command: &Command) -> Message {
        if !command.rest.is_empty() {
            let Ok(patience) = command.rest.parse() else {
                return Message::new("patience-what");
            };
            if self.party.is_playing() {
                return Message::new("patience-later");
            }
            self.party.set_patience(patience);
            self.keep();
            self.send();
        }
        has_time(self.party.patience())
    }

    /// Asks whether a computer may play for an absent player, and returns a message about it.
    fn replace(&mut self, command: &Command, teller: &Teller) -> Option<Message> {
        let Some(seat) = seat_called(&command.typed, teller, self.party.players()) else {
            return Some(whom(self.party.players()));
        };
        // If this is the open question, the command is a yes.
        let is_yes = self.party.asked().is_some();
        let asked = self.party.replace(self.party.own_seat(), seat);
        self.send();
        match asked {
            Ok(news) if news.is_empty() => Some(if is_yes { agreed() } else { put_to_all() }),
            Ok(news) => {
                self.news.extend(news);
                None
            }
            Err(objection) => Some(objected(objection, seat).unwrap_or_else(|| whom(self.party.players()))),
        }
    }
}

/// The message why the others are not asked whether a computer may play on a seat; `None` if no guest plays there.
fn objected(objection: Objection, seat: Seat) -> Option<Message> {
    let id = match objection {
        Objection::NoGuest => return None,
        Objection::Here => "replace-here",
        Objection::Replaced => "replace-done",
        Objection::Early => "replace-early",
        Objection::Nudged => "replace-nudged",
        Objection::Away => "nudge-away",
        Objection::Busy => "replace-busy",
        Objection::Over => return Some(Message::new("replace-over")),
    };
    Some(Message::new(id).seat("name", seat))
}
