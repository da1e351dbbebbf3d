//! A visit at a table far away, as the guest's driver meets it.

use std::collections::VecDeque;

use super::alarm::Alarm;
use super::table::{became, failed, said};
use super::talk::{Talk, Talked};
use super::verdict::told as verdict_told;
use super::{Coming, Elsewhere, is_over};
use crate::matches::Match;
use crate::player::Player;
use crate::remote::check::{Verdict, Visitor, judge, kept};
use crate::remote::lots::Stake;
use crate::remote::message::{Saying, Sheet};
use crate::remote::net::{Event, Net, Peer};
use crate::remote::visit::{News, Revealed, Visit};
use crate::rng::fresh_bytes;
use crate::seat::Seat;
use crate::session::unsaved;
use crate::text::command::Command;
use crate::text::message::Message;
use crate::text::teller::Teller;
use crate::ui::clerk::Clerk;

/// A visit, and the way to the table.
pub struct Visiting {
    net: Net,
    alarm: Alarm,
    host: Option<Peer>,
    visit: Visit,
    /// What is new and was not looked at.
    waiting: VecDeque<News>,
    /// The own seat.
    seat: Option<Seat>,
    players: Vec<Player>,
    talk: Talk,
    /// The table of the game that is followed, as it was told before the game.
    sheet: Option<Sheet>,
    /// What was answered before it.
    stake: Option<Stake>,
    /// What was told of it once it was over.
    revealed: Option<Revealed>,
    /// Whether that was looked at, or will never come.
    is_judged: bool,
}

impl Visiting {
    /// A visit by `net`, which rings `alarm`.
    pub fn new(net: Net, alarm: Alarm, visit: Visit) -> Visiting {
        Visiting {
            net,
            alarm,
            host: None,
            visit,
            waiting: VecDeque::new(),
            seat: None,
            players: Vec::new(),
            talk: Talk::default(),
            sheet: None,
            stake: None,
            revealed: None,
            is_judged: false,
        }
    }

    /// What is new next.
    pub fn news(&mut self) -> Option<News> {
        if let Some(news) = self.waiting.pop_front() {
            return Some(news);
        }
        loop {
            let event = self.net.poll()?;
            if let Event::Came(peer) = &event {
                self.host = Some(*peer);
            }
            let news = match self.visit.take(event) {
                Some(News::Asked(game, commitment)) => {
                    // Without an answer the game begins all the same, and the check at its end says so.
                    if let Ok(share) = fresh_bytes() {
                        self.visit.draw(game, commitment, share);
                    }
                    None
                }
                Some(News::Revealed(revealed)) => {
                    self.revealed = Some(revealed);
                    None
                }
                news => news,
            };
            self.send();
            if let Some(news) = news {
                return Some(news);
            }
        }
    }

    /// What was taken and is to be looked at later.
    pub fn put_back(&mut self, news: News) {
        self.waiting.push_front(news);
    }

    /// What is told of what somebody has said, if it is to be heard.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        self.talk.hear(saying)
    }

    /// From now on knows who sits at the table.
    pub fn meet(&mut self, players: &[Player]) {
        self.players = players.to_vec();
    }

    /// The number of the game that was told of, and what was answered before it.
    pub fn game(&self) -> (Option<u32>, Option<Stake>) {
        (self.visit.number(), self.visit.stake())
    }

    /// Enters the game that was told of, at this table, after this answer.
    pub fn enter(&mut self, sheet: &Sheet, stake: Option<Stake>) {
        (self.sheet, self.stake) = (Some(sheet.clone()), stake);
        (self.revealed, self.is_judged) = (None, false);
    }

    /// Whether something is new that was not looked at.
    pub fn has_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Follows the game that was told of from a seat, after so many percepts.
    pub fn follow(&mut self, seat: Seat, percepts: u64) {
        self.seat = Some(seat);
        self.visit.follow(percepts);
        self.send();
    }

    fn send(&mut self) {
        while let Some(bytes) = self.visit.send() {
            if let Some(host) = self.host {
                self.net.send(host, bytes);
            }
        }
    }
}

impl Drop for Visiting {
    fn drop(&mut self) {
        self.visit.leave();
        self.send();
    }
}

impl Elsewhere for Visiting {
    fn alarm(&self) -> &Alarm {
        &self.alarm
    }

    fn next(&mut self) -> Option<Coming> {
        loop {
            return Some(match (self.news()?, self.seat) {
                (News::Post(bytes), Some(seat)) => Coming::Post(seat, bytes),
                (News::Again, Some(seat)) => Coming::Again(seat),
                (News::Said(saying), _) => match self.talk.hear(&saying) {
                    Some(told) => Coming::Told(told),
                    None => continue,
                },
                // Another game, or none: for whoever waits for one.
                (
                    news @ (News::Plays(_)
                    | News::GoesOn(_)
                    | News::Waits(_)
                    | News::Bye
                    | News::Refused(..)
                    | News::Failed(_)),
                    _,
                ) => {
                    self.waiting.push_front(news);
                    Coming::Over
                }
                (news, _) => match told(&news) {
                    Some(told) => Coming::Told(told),
                    None => continue,
                },
            });
        }
    }

    fn listen(&mut self, percepts: u64) {
        self.visit.follow(percepts);
        self.send();
    }

    fn post(&mut self, _seat: Seat, message: Vec<u8>) {
        self.visit.post(message);
        self.send();
    }

    /// What the table tells that makes no sense is left out.
    fn reject(&mut self, _seat: Seat) {}

    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        if command.verb == "replace" {
            return vec![Message::new("replace-host")];
        }
        match self.talk.obey(command, teller, &self.players) {
            Talked::Told(told) => told,
            Talked::Say(to, text) => {
                self.visit.say(to, text);
                self.send();
                vec![Message::new("say-done")]
            }
        }
    }

    /// Checks that chance was fair, as soon as the host has told how it came about, and keeps the whole record then.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, is_last: bool) -> Vec<Message> {
        if !self.owes(table) {
            return Vec::new();
        }
        let (Some(sheet), Some(revealed)) = (&self.sheet, self.revealed.take()) else {
            self.is_judged = is_last;
            return Vec::from_iter(is_last.then(|| Message::new("fair-missing")));
        };
        self.is_judged = true;
        let visitor = Visitor { sheet, stake: self.stake, table };
        let verdict = judge(&visitor, &revealed);
        let mut told = vec![verdict_told(&verdict)];
        if !matches!(verdict, Verdict::Flaw(_))
            && let Err(why) = clerk.replace(&kept(&visitor, &revealed))
        {
            told.push(unsaved("record-fault", why));
        }
        told
    }

    fn owes(&self, table: &dyn Match) -> bool {
        self.sheet.is_some() && !self.is_judged && is_over(table)
    }
}

/// Of what a prompt tells only the latest: whether the table is there.
const TABLE: &str = "table";

/// That the table is looked for.
pub fn seeking() -> Message {
    of_table("join-tries").until(TABLE)
}

fn of_table(id: &'static str) -> Message {
    Message::new(id).telling(TABLE)
}

/// What a guest is told of what is new, if that is a sentence of its own.
pub fn told(news: &News) -> Option<Message> {
    use crate::remote::message::Refusal;
    Some(match news {
        News::Seeks => of_table("join-seeks").until(TABLE),
        News::Found(Some(name)) => of_table("join-found").text("name", name.text()),
        News::Found(None) => of_table("join-found-nameless"),
        News::Refused(Refusal::Full, _) => Message::new("join-full"),
        News::Refused(Refusal::OtherRules, host) => {
            let theirs = host.as_ref().map(|host| host.program.text().to_string()).unwrap_or_default();
            Message::new("join-other-rules").text("theirs", theirs).text("own", env!("CARGO_PKG_VERSION"))
        }
        News::Refused(Refusal::Nonsense | Refusal::TooMuch, _) => Message::new("join-not-understood"),
        News::Said(saying) => said(saying),
        News::Seat(seat, whereabouts) => became(*seat, *whereabouts),
        News::Lost => of_table("join-lost").until(TABLE),
        News::Heard => of_table("join-heard"),
        News::Bye => Message::new("join-bye"),
        News::Failed(fault) => failed(*fault),
        News::Waits(_)
        | News::Plays(_)
        | News::GoesOn(_)
        | News::Again
        | News::Post(_)
        | News::Asked(..)
        | News::Revealed(_) => return None,
    })
}
