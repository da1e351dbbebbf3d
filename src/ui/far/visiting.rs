//! A visit at a table far away, as the guest's driver meets it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use super::absence::Absence;
use super::alarm::Alarm;
use super::friends::{self, Friends};
use super::table::{became, code_again, failed, listeners, question, said, settled, who};
use super::talk::{Talk, Talked, said_to, seat_called, whom};
use super::verdict::told as verdict_told;
use super::{Coming, Elsewhere, found, is_over};
use crate::matches::Match;
use crate::player::Player;
use crate::remote::card::Key;
use crate::remote::check::{self, Visitor, judge, kept};
use crate::remote::lots::Stake;
use crate::remote::message::{Audience, Name, Proposal, Saying, Sheet, Whereabouts};
use crate::remote::net::{Event, Net, Peer};
use crate::remote::visit::{News, Revealed, Visit};
use crate::remote::words::Code;
use crate::rng::fresh_bytes;
use crate::seat::{Seat, Seats};
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
    /// What the words of the table stand for.
    code: Code,
    visit: Visit,
    /// What is new and was not looked at.
    waiting: VecDeque<News>,
    /// The own seat.
    seat: Option<Seat>,
    players: Vec<Player>,
    /// The seats on which somebody sits, as it was told last.
    taken: Seats,
    absence: Absence,
    talk: Talk,
    friends: Rc<RefCell<Friends>>,
    /// By what friends know the others who are there.
    keys: Vec<(Seat, Key)>,
    /// The table of the game that is followed, as it was told before the game.
    sheet: Option<Sheet>,
    /// What was answered before it.
    stake: Option<Stake>,
    /// What was told of it once it was over.
    revealed: Option<Revealed>,
    /// Whether that was looked at, or will never come.
    is_judged: bool,
    /// Whether the game that is followed is over.
    is_over: bool,
    /// Whether all who are there choose together what is played.
    is_room: bool,
    /// Whether one only listens.
    listens: bool,
    /// Who else does.
    audience: Audience,
    /// What comes besides.
    coming: VecDeque<Coming>,
}

impl Visiting {
    /// A visit by `net`, which rings `alarm`.
    pub fn new(net: Net, alarm: Alarm, code: Code, visit: Visit, friends: Rc<RefCell<Friends>>) -> Visiting {
        Visiting {
            is_room: false,
            listens: visit.listens(),
            audience: Audience::default(),
            net,
            alarm,
            host: None,
            code,
            visit,
            waiting: VecDeque::new(),
            seat: None,
            players: Vec::new(),
            taken: Seats::NONE,
            absence: Absence::default(),
            talk: Talk::default(),
            friends,
            keys: Vec::new(),
            sheet: None,
            stake: None,
            revealed: None,
            is_judged: false,
            is_over: false,
            coming: VecDeque::new(),
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
                Some(News::Draws(game, commitment)) => {
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
                if let News::Seat(seat, whereabouts) = news
                    && !self.absence.find(seat, whereabouts)
                {
                    continue;
                }
                if let News::Waits(sheet) | News::Plays(sheet) | News::GoesOn(sheet) = &news {
                    (self.taken, self.is_room) = (sheet.taken, sheet.is_room);
                }
                if let News::Audience(audience) = &news {
                    let was_open = std::mem::replace(&mut self.audience, audience.clone()).is_open;
                    // That others can listen is told once; who does, to who asks.
                    if was_open || !audience.is_open || self.listens {
                        continue;
                    }
                }
                return Some(news);
            }
        }
    }

    /// What became of somebody, to be told with what comes next in a game.
    pub fn postpone(&mut self, seat: Seat, whereabouts: Whereabouts) {
        self.coming.extend(found(seat, whereabouts, !self.is_over));
    }

    /// What was taken and is to be looked at later.
    pub fn put_back(&mut self, news: News) {
        self.waiting.push_front(news);
    }

    /// What is told of what somebody has said, if it is to be heard.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        self.talk.hear(saying, &self.players)
    }

    /// What is told of those who are there by these keys and known as friends, or seem to be.
    pub fn recognise(&mut self, keys: Vec<(Seat, Key)>) -> Vec<Message> {
        self.keys = keys;
        let there = self.taken.iter().filter(|seat| !self.absence.away().contains(*seat)).collect();
        self.friends.borrow_mut().meet(&self.players, there, &self.keys)
    }

    /// Whether one only listens.
    pub fn listens(&self) -> bool {
        self.listens
    }

    /// Whether all who are there choose together what is played.
    pub fn is_room(&self) -> bool {
        self.is_room
    }

    /// From now on the player is called so.
    pub fn rename(&mut self, name: Option<Name>) {
        self.visit.rename(name);
        self.send();
    }

    /// Proposes a game to all who are there.
    pub fn propose(&mut self, proposal: Proposal) {
        self.visit.propose(proposal);
        self.send();
    }

    /// Who only listens.
    pub fn audience(&self) -> &Audience {
        &self.audience
    }

    /// From now on knows who sits at the table.
    pub fn meet(&mut self, players: &[Player]) {
        self.is_over = false;
        self.players = players.to_vec();
        self.absence = Absence::default();
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
        self.friends.borrow_mut().get_up();
    }
}

impl Elsewhere for Visiting {
    fn alarm(&self) -> &Alarm {
        &self.alarm
    }

    fn next(&mut self) -> Option<Coming> {
        while self.coming.is_empty() {
            let news = self.news()?;
            self.heed(news);
        }
        self.coming.pop_front()
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

    fn tell(&mut self, _listener: u8, _message: Vec<u8>) {}

    fn dismiss(&mut self, _listener: u8) {}

    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        if command.verb == "present" {
            let lost = self.visit.is_lost().then(|| of_table("join-lost"));
            let there = who(&self.players, self.absence.away(), self.absence.replaced(), &self.audience);
            return lost.into_iter().chain(there).collect();
        }
        if command.verb == "code" {
            return code_again(self.code, command, teller);
        }
        if command.verb == "listeners" {
            let decides = Message::new("listeners-host");
            return [decides].into_iter().chain(listeners(&self.audience)).collect();
        }
        if self.listens && matches!(command.verb, "say" | "replace") {
            return vec![Message::new("no-seat")];
        }
        if command.verb == "replace" {
            return vec![self.replace(command, teller)];
        }
        if command.verb == "again" {
            return Vec::from_iter(self.propose_again());
        }
        if friends::VERBS.contains(&command.verb) {
            return self.friends.borrow_mut().obey(command, teller, &self.players, &self.keys);
        }
        match self.talk.obey(command, teller, &self.players) {
            Talked::Told(told) => told,
            // What is lost with the connection must not seem to be heard.
            Talked::Say(..) if self.visit.is_lost() => vec![Message::new("say-nobody")],
            Talked::Say(to, text) => {
                self.visit.say(to, text);
                self.send();
                vec![said_to(to)]
            }
        }
    }

    /// Checks that chance was fair, as soon as the host has told how it came about, and keeps the whole record then.
    fn conclude(&mut self, table: &dyn Match, clerk: &mut dyn Clerk, is_last: bool) -> Vec<Message> {
        self.is_over = is_over(table);
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
        if !matches!(verdict, check::Verdict::Flaw(_))
            && let Err(why) = clerk.replace(&kept(&visitor, &revealed))
        {
            told.push(unsaved("record-fault", why));
        }
        told
    }

    fn owes(&self, table: &dyn Match) -> bool {
        self.sheet.is_some() && !self.is_judged && is_over(table)
    }

    fn asked(&self) -> Option<(u32, Message)> {
        self.visit.asked().map(|(number, matter)| (number, question(matter)))
    }

    fn answer(&mut self, is_yes: bool) -> Vec<Message> {
        self.visit.answer(is_yes);
        self.send();
        // What comes of a no is told by the table.
        Vec::from_iter(is_yes.then(|| Message::new("answer-yes")))
    }
}

impl Visiting {
    /// Sees what comes of news for a game.
    fn heed(&mut self, news: News) {
        match (news, self.seat) {
            (News::Seat(seat, whereabouts), _) => self.postpone(seat, whereabouts),
            (News::Cards(keys), _) => {
                // Cards are told after all who are away.
                for seat in self.absence.end_again().iter() {
                    self.postpone(seat, Whereabouts::Here);
                }
                let known = self.recognise(keys);
                self.coming.extend(known.into_iter().map(Coming::Told));
            }
            (News::Post(bytes), Some(seat)) => self.coming.push_back(Coming::Post(seat, bytes)),
            (News::Again, Some(seat)) => {
                self.absence.begin_again();
                self.coming.push_back(Coming::Again(seat));
            }
            (News::Said(saying), _) => {
                let told = self.talk.hear(&saying, &self.players);
                self.coming.extend(told.map(Coming::Told));
            }
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
                self.coming.push_back(Coming::Over);
            }
            (news, _) => self.coming.extend(told(&news, self.seat).map(Coming::Told)),
        }
    }

    /// Proposes the game once more that is over.
    fn propose_again(&mut self) -> Option<Message> {
        let sheet = self.sheet.as_ref()?;
        let same = Proposal::same(sheet.game.text(), sheet.options.text(), &sheet.players);
        self.propose(same);
        Some(Message::new("propose-done"))
    }

    /// Asks for a computer to play for somebody who is away.
    fn replace(&mut self, command: &Command, teller: &Teller) -> Message {
        let Some(seat) = seat_called(&command.typed, teller, &self.players) else {
            return whom(&self.players);
        };
        if self.is_over {
            return Message::new("replace-over");
        }
        let is_guest = self.players.get(seat.index()).is_some_and(Player::is_far);
        if self.absence.away().contains(seat) {
            self.visit.ask_for(seat);
            self.send();
            return Message::new("answer-yes");
        }
        match (is_guest, self.absence.replaced().contains(seat)) {
            (_, true) => Message::new("replace-done").seat("name", seat),
            (true, false) => Message::new("replace-here").seat("name", seat),
            (false, false) => whom(&self.players),
        }
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

/// What a guest, whose own seat is this one, is told of what is new, if that is a sentence of its own.
pub fn told(news: &News, own: Option<Seat>) -> Option<Message> {
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
        News::Seat(seat, whereabouts) => return became(*seat, *whereabouts, false),
        News::Lost => of_table("join-lost").until(TABLE),
        News::Heard => of_table("join-heard"),
        News::Bye => Message::new("join-bye"),
        News::Failed(fault) => failed(*fault),
        News::Refused(Refusal::NoListeners, _) => Message::new("listen-not"),
        News::Refused(Refusal::ManyListeners, _) => Message::new("listen-full"),
        News::Audience(_) => Message::new("join-open"),
        News::Settled(matter, verdict) => return settled(matter, *verdict, own),
        News::StoodIn => Message::new("far-stood-in"),
        News::Asked => return None,
        News::Waits(_)
        | News::Plays(_)
        | News::GoesOn(_)
        | News::Again
        | News::Post(_)
        | News::Draws(..)
        | News::Cards(_)
        | News::Revealed(_) => return None,
    })
}
