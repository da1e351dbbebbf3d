//! A table that others sit at from far away, as its host's driver meets it.

use std::collections::VecDeque;
use std::time::Instant;

use super::alarm::Alarm;
use super::table::became;
use super::talk::{Talk, Talked, seat_called, whom};
use super::{Coming, Elsewhere, is_over};
use crate::matches::Match;
use crate::player::{Player, seated};
use crate::remote::check::told as told_record;
use crate::remote::lots::Lots;
use crate::remote::message::{Reveal, Saying, Whereabouts};
use crate::remote::net::Net;
use crate::remote::party::{News, Parcel, Party};
use crate::seat::Seat;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::clerk::Clerk;

/// The guests of a table, and the way to them.
pub struct Hosting {
    net: Net,
    alarm: Alarm,
    /// The guests.
    pub party: Party,
    news: VecDeque<News>,
    /// What comes besides.
    coming: VecDeque<Coming>,
    talk: Talk,
    /// The bytes from which the chance of the game comes that is played; nothing where its seed was chosen.
    lots: Option<Lots>,
    /// What was told of the game once it was over, and its record.
    revealed: Option<(Reveal, Vec<u8>)>,
}

impl Hosting {
    /// The guests of `party`, who come by `net`, which rings `alarm`.
    pub fn new(net: Net, alarm: Alarm, party: Party) -> Hosting {
        let (news, coming) = (VecDeque::new(), VecDeque::new());
        Hosting { net, alarm, party, news, coming, talk: Talk::default(), lots: None, revealed: None }
    }

    /// From now on a game is played whose chance comes from these bytes.
    pub fn play(&mut self, lots: Option<Lots>) {
        self.lots = lots;
        self.revealed = None;
    }

    /// Tells whoever plays on a seat what everybody may know of a game that is over.
    fn reveal(&mut self, seat: Seat) {
        if let Some((reveal, record)) = &self.revealed {
            self.party.reveal(seat, reveal, record);
            self.send();
        }
    }

    /// What is new next.
    pub fn news(&mut self) -> Option<News> {
        while self.news.is_empty() {
            let event = self.net.poll()?;
            let news = self.party.take(event, Instant::now());
            self.news.extend(news);
            self.send();
        }
        self.news.pop_front()
    }

    /// Sends what waits.
    pub fn send(&mut self) {
        while let Some(parcel) = self.party.send() {
            match parcel {
                Parcel::Message(peer, bytes) => self.net.send(peer, bytes),
                Parcel::Close(peer) => self.net.close(peer),
            }
        }
    }
}

impl Drop for Hosting {
    /// Who is there is told that nothing comes any more.
    fn drop(&mut self) {
        self.party.leave();
        self.send();
    }
}

impl Elsewhere for Hosting {
    fn alarm(&self) -> &Alarm {
        &self.alarm
    }

    fn next(&mut self) -> Option<Coming> {
        loop {
            if let Some(coming) = self.coming.pop_front() {
                return Some(coming);
            }
            return Some(match self.news()? {
                News::Said(saying) => match self.talk.hear(&saying) {
                    Some(told) => Coming::Told(told),
                    None => continue,
                },
                News::Seat(seat, Whereabouts::Here) => {
                    self.coming.push_back(Coming::Told(became(seat, Whereabouts::Here)));
                    Coming::Replaced(seat, false)
                }
                News::Follows(seat, percepts) => {
                    self.reveal(seat);
                    Coming::Connected(seat, percepts)
                }
                News::Post(seat, bytes) => Coming::Post(seat, bytes),
                news => match told(&news) {
                    Some(told) => Coming::Told(told),
                    None => continue,
                },
            });
        }
    }

    /// Whoever listens says so from the other side.
    fn listen(&mut self, _percepts: u64) {}

    fn post(&mut self, seat: Seat, message: Vec<u8>) {
        self.party.post(seat, message);
        self.send();
    }

    fn reject(&mut self, seat: Seat) {
        self.party.reject(seat);
        self.send();
    }

    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        if command.verb == "replace" {
            return vec![self.replace(command, teller)];
        }
        let own = seated(self.party.players()).find(|(_, player)| player.is_human());
        match (self.talk.obey(command, teller, self.party.players()), own) {
            (Talked::Told(told), _) => told,
            (Talked::Say(..), None) => vec![Message::new("say-no-seat")],
            (Talked::Say(to, text), Some((own, _))) => {
                let is_heard = self.party.say(own, to, text);
                self.send();
                vec![Message::new(if is_heard { "say-done" } else { "say-nobody" })]
            }
        }
    }

    /// Tells the guests how chance came about, as soon as the game is over.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, _is_last: bool) -> Vec<Message> {
        if self.revealed.is_none()
            && is_over(table)
            && let Some(record) = clerk.record()
        {
            let record = told_record(record).into_bytes();
            let length = u32::try_from(record.len()).unwrap_or(u32::MAX);
            self.revealed = Some((Reveal { lots: self.lots.clone(), length }, record));
            self.party.connected().iter().for_each(|seat| self.reveal(seat));
        }
        Vec::new()
    }

    fn owes(&self, _table: &dyn Match) -> bool {
        false
    }
}

impl Hosting {
    /// What is told of what a guest has said, if it is to be heard.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        self.talk.hear(saying)
    }

    /// Lets a computer play for somebody who is away.
    fn replace(&mut self, command: &Command, teller: &Teller) -> Message {
        let players = self.party.players();
        match seat_called(&command.typed, teller, players) {
            Some(seat) if self.party.is_away(seat) => {
                self.party.replace(seat);
                self.send();
                self.coming.push_back(Coming::Replaced(seat, true));
                became(seat, Whereabouts::Replaced)
            }
            Some(seat) if matches!(players.get(seat.index()), Some(Player::Far(_))) => {
                Message::new("replace-here").seat("name", seat)
            }
            Some(_) | None => whom(players),
        }
    }
}

/// What the host is told of what is new, if anything.
pub fn told(news: &News) -> Option<Message> {
    use crate::remote::message::Refusal;
    Some(match news {
        News::Came(seat) => Message::new("far-came").seat("name", *seat),
        News::Seat(seat, whereabouts) => became(*seat, *whereabouts),
        News::TurnedAway(Refusal::Full) => Message::new("far-full"),
        News::TurnedAway(Refusal::OtherRules) => Message::new("far-other-rules"),
        News::TurnedAway(Refusal::Nonsense | Refusal::TooMuch) => Message::new("far-nonsense"),
        News::Said(saying) => super::table::said(saying),
        News::Failed(fault) => super::table::failed(*fault),
        News::Ready(_) | News::Follows(..) | News::Post(..) | News::Share(..) => return None,
    })
}
