//! A visit at a table far away, as the guest's driver meets it.

mod playing;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use web_time::Instant;

use super::absence::Absence;
use super::connection::Connection;
use super::friends::Friends;
use super::heard::{of_table, told};
use super::later::Later;
use super::table::{called_among, unanswered};
use super::talk::Talk;
use super::{Coming, found};
use crate::matches::Match;
use crate::player::Player;
use crate::pulse::within;
use crate::remote::card::Key;
use crate::remote::check::Judgement;
use crate::remote::confirmation::{Confirmation, Confirmed, Digest};
use crate::remote::lots::Stake;
use crate::remote::message::{Audience, Mark, Matter, Name, Proposal, Saying, Sheet, Whereabouts};
use crate::remote::network::{Event, Fault, Peer};
use crate::remote::pace::{Limit, Pace};
use crate::remote::visit::{News, Revealed, Visit};
use crate::remote::words::Code;
use crate::rng::fresh_bytes;
use crate::seat::{Seat, Seats};
use crate::text::message::{Arg, Message};

/// How long it may take until it is known that what was said last was heard.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long those may take to come back who were cut off together, before they are told as lost to each other.
const RETURN: Duration = Duration::from_secs(10);

/// A visit, and the way to the table.
pub struct Visiting {
    connection: Connection,
    host: Option<Peer>,
    /// What the words of the table stand for.
    code: Code,
    visit: Visit,
    /// What is new and was not looked at.
    later: Later,
    /// The own seat.
    seat: Option<Seat>,
    players: Vec<Player>,
    /// The seats on which somebody sits, as it was told last.
    taken: Seats,
    absence: Absence,
    /// Until when those may still come back of whom that is to be seen.
    doubts_end: Option<Instant>,
    talk: Talk,
    friends: Rc<RefCell<Friends>>,
    /// By what friends know the others who are there.
    keys: Vec<(Seat, Key)>,
    /// By what the table knows all who sit there.
    marks: Vec<(Seat, Mark)>,
    /// How much of what is read out the table may still send.
    pace: Pace,
    /// The table of the game that is followed, as it was told before the game.
    sheet: Option<Sheet>,
    /// The number of that game at the table.
    number: Option<u32>,
    /// What was answered before it.
    stake: Option<Stake>,
    /// What was told of it once it was over.
    revealed: Option<Revealed>,
    /// The check of that, until it is thought through.
    judgement: Option<(Judgement, Revealed)>,
    /// The text of its record, where it was checked.
    kept: Option<String>,
    /// What this program has confirmed of it, and which others have.
    confirmed: Option<(Digest, Confirmed)>,
    /// What the table has told of that, and was not looked at.
    confirmations: Vec<Confirmation>,
    /// The same as a game, until somebody takes it.
    whole: Option<Box<dyn Match>>,
    /// Whether that was looked at, or will never come.
    is_judged: bool,
    /// Whether the game that is followed is over.
    is_over: bool,
    /// Whether the host has left meanwhile.
    is_deserted: bool,
    /// Whether all who are there choose together what is played.
    is_room: bool,
    /// Who only listens.
    audience: Audience,
    /// What comes besides.
    coming: VecDeque<Coming>,
}

impl Visiting {
    /// A visit by `connection`.
    pub fn new(connection: Connection, code: Code, visit: Visit, friends: Rc<RefCell<Friends>>) -> Visiting {
        let pace = Pace::new(Limit::NEWS, connection.pulse.now());
        Visiting {
            is_deserted: false,
            is_room: false,
            audience: Audience::default(),
            connection,
            host: None,
            code,
            visit,
            later: Later::default(),
            seat: None,
            players: Vec::new(),
            taken: Seats::NONE,
            absence: Absence::default(),
            doubts_end: None,
            talk: Talk::default(),
            friends,
            keys: Vec::new(),
            marks: Vec::new(),
            pace,
            sheet: None,
            number: None,
            stake: None,
            revealed: None,
            judgement: None,
            kept: None,
            confirmed: None,
            confirmations: Vec::new(),
            whole: None,
            is_judged: false,
            is_over: false,
            coming: VecDeque::new(),
        }
    }

    /// What is new next.
    pub fn news(&mut self) -> Option<News> {
        self.end_doubts();
        if let Some(news) = self.later.take() {
            if let News::Seat(seat, whereabouts) = news {
                self.absence.find(seat, whereabouts);
            }
            return Some(news);
        }
        loop {
            let lost = self.lost();
            if !lost.is_empty() {
                return self.first_of(lost);
            }
            let event = self.connection.net.poll()?;
            if let Event::Came(peer) = &event {
                self.host = Some(*peer);
                self.friends.borrow().meet_host(self.code, *peer);
            }
            let news = match self.visit.take(event) {
                Some(News::Draws(game, commitment)) => {
                    // Without an answer the game begins all the same, and the check at its end says so.
                    if let Ok(share) = fresh_bytes() {
                        self.visit.draw(game, commitment, share);
                    }
                    None
                }
                Some(News::Marks(marks)) => {
                    self.marks = marks;
                    None
                }
                // Nothing is to be heard of who proposes that.
                Some(News::Asked) if self.is_asked_by_muted() => {
                    self.visit.answer(false);
                    None
                }
                Some(News::Revealed(revealed)) => {
                    self.revealed = Some(revealed);
                    None
                }
                Some(News::Confirmed(by)) => {
                    self.confirmations = by;
                    None
                }
                news => news,
            };
            self.send();
            if let Some(news) = news {
                if is_read_out(&news) && !self.pace.allows(self.connection.pulse.now()) {
                    return Some(News::Failed(Fault::Flood));
                }
                if let News::Seat(seat, whereabouts) = news
                    && !self.later.is_holding()
                    && !self.absence.find(seat, whereabouts)
                {
                    self.wait_for_doubts();
                    continue;
                }
                if let News::Waits(sheet)
                | News::Busy(sheet)
                | News::BusyAgain(sheet)
                | News::Plays(sheet)
                | News::GoesOn(sheet) = &news
                {
                    (self.taken, self.is_room) = (sheet.taken, sheet.is_room);
                }
                if let News::Audience(audience) = &news {
                    let was_open = std::mem::replace(&mut self.audience, audience.clone()).is_open;
                    // That others can listen is told once; who does, to who asks.
                    if was_open || !audience.is_open || self.listens() {
                        continue;
                    }
                }
                // After some news nothing is taken any more.
                let lost = self.lost();
                return self.first_of(lost.into_iter().chain([news]).collect());
            }
        }
    }

    /// What was said or proposed and will not be any more, told once.
    fn lost(&mut self) -> Vec<News> {
        let words = self.visit.loses_words().then_some(News::Unheard);
        let proposal = self.visit.loses_proposal().then_some(News::Unproposed);
        words.into_iter().chain(proposal).collect()
    }

    /// The first of these; the others are looked at next.
    fn first_of(&mut self, news: Vec<News>) -> Option<News> {
        let mut news = news.into_iter();
        let first = news.next();
        news.rev().for_each(|other| self.later.put_back(other));
        first
    }

    /// Sees to it that whoever is not back in time is told as lost.
    fn wait_for_doubts(&mut self) {
        if self.absence.doubts().is_empty() {
            self.doubts_end = None;
        } else if self.doubts_end.is_none() {
            self.doubts_end = Some(self.connection.pulse.now() + RETURN);
            self.connection.pulse.ring_in(&self.connection.alarm, RETURN);
        }
    }

    /// Those who are not back in time are lost, unless others sit on their seats by now.
    fn end_doubts(&mut self) {
        let now = self.connection.pulse.now();
        if self.doubts_end.take_if(|end| *end <= now).is_none() {
            return;
        }
        let lost = self.absence.take_doubts();
        if self.later.is_holding() {
            return;
        }
        for seat in lost.iter() {
            self.later.put_back(News::Seat(seat, Whereabouts::Lost));
        }
    }

    /// The table is left: what is told of what was said and proposed last, where nobody may have heard it. A table that is
    /// there says at once that it has.
    pub async fn part(&mut self) -> Vec<Message> {
        let begin = self.connection.pulse.now();
        while self.visit.awaits_ear() && !self.visit.is_lost() {
            let rest = FAREWELL.saturating_sub(self.connection.pulse.now().saturating_duration_since(begin));
            self.connection.alarm.hush();
            if let Some(event) = self.connection.net.poll() {
                self.visit.take(event);
                self.send();
            } else if within(&*self.connection.pulse, rest, self.connection.alarm.rung()).await.is_none() {
                break;
            }
            if rest.is_zero() {
                break;
            }
        }
        self.visit.give_up();
        self.lost().iter().filter_map(|news| told(news, None)).collect()
    }

    /// What became of somebody, to be told with what comes next in a game.
    pub fn postpone(&mut self, seat: Seat, whereabouts: Whereabouts) {
        self.coming.extend(found(seat, whereabouts, !self.is_over));
    }

    /// What was taken and is to be looked at later.
    pub fn put_back(&mut self, news: News) {
        self.later.put_back(news);
    }

    /// The game that was over is left: what the table has told meanwhile comes now.
    pub fn release(&mut self) {
        self.later.release();
    }

    /// Whether the host has left while a game that is over was still asked about.
    pub fn is_deserted(&self) -> bool {
        self.is_deserted
    }

    /// What is told of what somebody has said, if it is to be heard.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        let said = self.talk.hear(saying, at_table(&self.later, &self.players), &self.marks);
        said.map(|said| self.of_table(said))
    }

    /// Whether nothing is to be heard of whoever sits on a seat.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.talk.is_muted(seat, &self.marks)
    }

    fn is_asked_by_muted(&self) -> bool {
        match self.visit.asked() {
            Some((_, Matter::Play(by, _))) => self.is_muted(*by),
            Some((_, Matter::Replace(_))) | None => false,
        }
    }

    /// What the table tells, while a game is looked back at in which people sit otherwise than at the table by now: by the
    /// names that they have there.
    fn of_table(&self, message: Message) -> Message {
        match self.later.table() {
            Some(sheet) => called_among(message, &sheet.players),
            None => message,
        }
    }

    /// What is told of those who are there by these keys and known as friends, or seem to be.
    pub fn recognise(&mut self, keys: Vec<(Seat, Key)>) -> Vec<Message> {
        self.keys = keys;
        let there = self.taken.iter().filter(|seat| !self.absence.away().contains(*seat)).collect();
        let players = at_table(&self.later, &self.players);
        let told = self.friends.borrow_mut().meet(players, there, &self.keys);
        told.into_iter().map(|message| self.of_table(message)).collect()
    }

    /// What is told when the host has left.
    pub fn bye(&self) -> Message {
        let is_playing = self.seat.is_some() && !self.is_over;
        Message::new(if is_playing { "join-bye-game" } else { "join-bye" })
    }

    /// Whether one only listens.
    pub fn listens(&self) -> bool {
        self.visit.listens()
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

    /// From now on knows who sits at the table before a game, of whom some may be away. Those are told of who were away and
    /// have no seat any more.
    pub fn wait_with(&mut self, sheet: &Sheet, is_same: bool) -> Seats {
        let away = self.absence.away();
        if is_same {
            self.players = sheet.players.clone();
            self.absence.keep(sheet.taken);
        } else {
            self.meet(&sheet.players);
        }
        away.iter().filter(|seat| is_same && !sheet.taken.contains(*seat)).collect()
    }

    /// Who of those at the table is away.
    pub fn away(&self) -> Seats {
        self.absence.away()
    }

    /// What is told instead of who is there, where nothing is heard of the table: who was there until then, of those on these
    /// seats.
    pub fn unheard(&self, taken: Seats) -> Option<Vec<Message>> {
        let is_there = |seat: &Seat| !self.absence.away().contains(*seat) && !self.absence.replaced().contains(*seat);
        let there: Vec<Arg> = taken.iter().filter(is_there).map(Arg::Seat).collect();
        let was_there = || Message::new("table-was").with("names", Arg::together(there));
        self.visit.is_lost().then(|| vec![lost(), was_there()])
    }

    /// Whether all are asked something.
    pub fn is_asking(&self) -> bool {
        self.visit.is_asking()
    }

    /// Who is still to answer what all are asked, as far as the table has told.
    pub fn undecided(&self) -> Vec<Message> {
        let seats = Seats::first(at_table(&self.later, &self.players).len());
        let undecided = self.visit.awaited().iter().filter(|seat| seats.contains(*seat)).collect();
        unanswered(undecided).map(|told| self.of_table(told)).into_iter().collect()
    }

    /// From now on knows who sits at the table.
    pub fn meet(&mut self, players: &[Player]) {
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
        self.number = self.visit.number();
        self.is_judged = false;
        self.forget_record();
    }

    /// Listens to the game that was told of, at which one has no seat.
    pub fn overhear(&mut self) {
        (self.sheet, self.number, self.stake) = (None, None, None);
        self.is_judged = true;
        self.forget_record();
    }

    /// Forgets what was told of the game before once it was over.
    fn forget_record(&mut self) {
        (self.revealed, self.judgement, self.kept, self.whole) = (None, None, None, None);
        (self.confirmed, self.confirmations) = (None, Vec::new());
    }

    /// The host, once it was met.
    pub fn host(&self) -> Option<Peer> {
        self.host
    }

    /// Whether something is new that was not looked at.
    pub fn has_waiting(&self) -> bool {
        self.later.has_waiting()
    }

    /// Follows the game that was told of from a seat, after so many percepts.
    pub fn follow(&mut self, seat: Seat, percepts: u64) {
        (self.seat, self.is_over) = (Some(seat), false);
        self.visit.follow(percepts);
        self.send();
    }

    fn send(&mut self) {
        while let Some(bytes) = self.visit.send() {
            if let Some(host) = self.host {
                self.connection.net.send(host, bytes);
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

/// Those who sit at the table, which may be held for later, or else in the game.
fn at_table<'a>(later: &'a Later, players: &'a [Player]) -> &'a [Player] {
    later.table().map_or(players, |sheet| &sheet.players)
}

/// Whether news come to the player's ear by themselves. What belongs to a game is bounded by the game.
fn is_read_out(news: &News) -> bool {
    !matches!(news, News::Post(_) | News::Revealed(_) | News::Marks(_) | News::Cards(_))
}

/// That nothing is heard of the table.
fn lost() -> Message {
    of_table("join-lost")
}
