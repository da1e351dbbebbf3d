//! A visit at a table far away, as the guest's driver meets it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::absence::Absence;
use super::alarm::Alarm;
use super::friends::{self, Friends};
use super::heard::{of_table, told, unheard};
use super::later::Later;
use super::table::{
    agreed, called_among, code_again, listeners, proposal, put_to_all, question, same_again, verified, who,
};
use super::talk::{Talk, Talked, nobody_hears, said_to, seat_called, whom};
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
use crate::text::message::{Arg, Message};
use crate::text::teller::Teller;
use crate::ui::clerk::Clerk;
use crate::ui::console::Console;

/// How long it may take until it is known that what was said last was heard.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long those may take to come back who were cut off together, before they are told as lost to each other.
const RETURN: Duration = Duration::from_secs(10);

/// A visit, and the way to the table.
pub struct Visiting {
    net: Net,
    alarm: Alarm,
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
    /// The table of the game that is followed, as it was told before the game.
    sheet: Option<Sheet>,
    /// What was answered before it.
    stake: Option<Stake>,
    /// What was told of it once it was over.
    revealed: Option<Revealed>,
    /// The text of its record, where it was checked.
    kept: Option<String>,
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
    /// A visit by `net`, which rings `alarm`.
    pub fn new(net: Net, alarm: Alarm, code: Code, visit: Visit, friends: Rc<RefCell<Friends>>) -> Visiting {
        Visiting {
            is_deserted: false,
            is_room: false,
            audience: Audience::default(),
            net,
            alarm,
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
            sheet: None,
            stake: None,
            revealed: None,
            kept: None,
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
            if self.visit.loses_words() {
                return Some(News::Unheard);
            }
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
                    && !self.later.is_holding()
                    && !self.absence.find(seat, whereabouts)
                {
                    self.wait_for_doubts();
                    continue;
                }
                if let News::Waits(sheet) | News::Busy(sheet) | News::Plays(sheet) | News::GoesOn(sheet) = &news {
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
                if self.visit.loses_words() {
                    self.later.put_back(news);
                    return Some(News::Unheard);
                }
                return Some(news);
            }
        }
    }

    /// Sees to it that whoever is not back in time is told as lost.
    fn wait_for_doubts(&mut self) {
        if self.absence.doubts().is_empty() {
            self.doubts_end = None;
        } else if self.doubts_end.is_none() {
            self.doubts_end = Some(Instant::now() + RETURN);
            self.alarm.ring_in(RETURN);
        }
    }

    /// Those who are not back in time are lost, unless others sit on their seats by now.
    fn end_doubts(&mut self) {
        if self.doubts_end.take_if(|end| *end <= Instant::now()).is_none() {
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

    /// The table is left: what is told of what was said last, where nobody may have heard it. A table that is there says at
    /// once that it has.
    pub fn part(&mut self) -> Option<Message> {
        let begin = Instant::now();
        while self.visit.awaits_ear() && !self.visit.is_lost() {
            let rest = FAREWELL.saturating_sub(begin.elapsed());
            self.alarm.hush();
            if let Some(event) = self.net.poll() {
                self.visit.take(event);
                self.send();
            } else if !self.alarm.wait(Some(rest)) {
                break;
            }
            if rest.is_zero() {
                break;
            }
        }
        self.visit.gives_up_words().then(unheard)
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
        let said = self.talk.hear(saying, at_table(&self.later, &self.players));
        said.map(|said| self.of_table(said))
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
        (self.revealed, self.is_judged) = (None, false);
        (self.kept, self.whole) = (None, None);
    }

    /// Listens to the game that was told of, at which one has no seat.
    pub fn overhear(&mut self) {
        (self.sheet, self.stake) = (None, None);
        (self.revealed, self.is_judged) = (None, true);
        (self.kept, self.whole) = (None, None);
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

    fn next(&mut self, table: &dyn Match) -> Option<Coming> {
        self.is_over = is_over(table);
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

    /// What was done while nothing is heard of the table is sent once more when it is back.
    fn post(&mut self, _seat: Seat, message: Vec<u8>) -> Option<Message> {
        self.visit.post(message);
        self.send();
        self.visit.is_lost().then(|| Message::new("move-waits"))
    }

    /// What the table tells that makes no sense is left out.
    fn reject(&mut self, _seat: Seat) {}

    fn tell(&mut self, _listener: u8, _message: Vec<u8>) {}

    fn dismiss(&mut self, _listener: u8) {}

    fn obey(&mut self, command: &Command, teller: &Teller) -> Vec<Message> {
        if command.verb == "present" {
            return match self.unheard(Seats::first(self.players.len())) {
                Some(told) => told,
                None => {
                    let (away, replaced) = (self.absence.away(), self.absence.replaced());
                    who(&self.players, away, replaced, self.visit.queue(), &self.audience)
                }
            };
        }
        if command.verb == "code" {
            return code_again(self.code, command, teller);
        }
        if command.verb == "listeners" {
            let decides = Message::new("listeners-host");
            return [decides].into_iter().chain(listeners(&self.audience)).collect();
        }
        if self.listens() && matches!(command.verb, "say" | "replace") {
            return vec![self.seatless()];
        }
        if command.verb == "replace" {
            return vec![self.replace(command, teller)];
        }
        if command.verb == "again" {
            return vec![self.propose_again(command, teller)];
        }
        if friends::VERBS.contains(&command.verb) {
            let players = at_table(&self.later, &self.players);
            let told = self.friends.borrow_mut().obey(command, teller, players, &self.keys);
            return told.into_iter().map(|message| self.of_table(message)).collect();
        }
        match self.talk.obey(command, teller, at_table(&self.later, &self.players)) {
            Talked::Told(told) => told.into_iter().map(|message| self.of_table(message)).collect(),
            // What is lost with the connection must not seem to be heard.
            Talked::Say(..) if self.visit.is_lost() || self.is_deserted => vec![Message::new("say-nobody")],
            // Who is away is known by the seats of the game.
            Talked::Say(to @ Some(seat), _) if !self.later.is_holding() && self.absence.away().contains(seat) => {
                vec![nobody_hears(to, self.absence.away())]
            }
            Talked::Say(to, text) => {
                self.visit.say(to, text);
                self.send();
                vec![self.of_table(said_to(to))]
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
        if !matches!(verdict, check::Verdict::Flaw(_)) {
            let text = kept(&visitor, &revealed);
            self.whole = check::whole(&text);
            if let Err(why) = clerk.replace(&text) {
                told.push(unsaved("record-fault", why));
            }
            self.kept = Some(text);
        }
        told
    }

    fn whole(&mut self) -> Option<Box<dyn Match>> {
        self.whole.take()
    }

    fn verify(&self, clerk: &dyn Clerk) -> Message {
        match &self.sheet {
            None => self.seatless(),
            Some(sheet) => verified(self.kept.as_deref(), clerk, sheet.game.text()),
        }
    }

    fn propose_typed(&mut self, typed: &str, console: &mut Console) -> Vec<Message> {
        let told = match proposal(console, typed, self.people()) {
            _ if self.listens() => self.seatless(),
            _ if self.is_deserted => self.bye(),
            _ if self.visit.is_lost() => lost(),
            _ if !self.is_room && !self.is_over => Message::new("propose-fixed"),
            Ok(proposal) => {
                self.propose(proposal);
                put_to_all()
            }
            Err(message) => message,
        };
        vec![told]
    }

    fn owes(&self, table: &dyn Match) -> bool {
        self.sheet.is_some() && !self.is_judged && is_over(table)
    }

    /// An answer would get lost with the connection; once it is there again, what is still asked is asked anew.
    fn asked(&self) -> Option<(u32, Message)> {
        let asked = self.visit.asked().filter(|_| !self.visit.is_lost());
        asked.map(|(number, matter)| (number, self.of_table(question(matter))))
    }

    fn answer(&mut self, is_yes: bool) -> Vec<Message> {
        self.visit.answer(is_yes);
        self.send();
        // What comes of a no is told by the table.
        Vec::from_iter(is_yes.then(agreed))
    }
}

impl Visiting {
    /// Sees what comes of news for a game.
    fn heed(&mut self, news: News) {
        match (news, self.seat) {
            // What becomes of those who wait already is told to whoever waits with them: they may have other seats there.
            (news @ News::Seat(..), _) if self.later.is_holding() => self.later.hold(news),
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
                let told = self.hear(&saying);
                self.coming.extend(told.map(Coming::Told));
            }
            // Whoever still asks about a game that is over is not called away because others do so no more.
            (news @ (News::Waits(_) | News::Busy(_)), _) if self.is_over && !self.has_waited() => {
                self.later.hold_table(news);
            }
            (News::Bye, _) if self.is_over => {
                self.is_deserted = true;
                self.coming.push_back(Coming::Told(self.bye()));
            }
            // Another game, or none: for whoever waits for one.
            (
                news @ (News::Plays(_)
                | News::GoesOn(_)
                | News::Waits(_)
                | News::Busy(_)
                | News::Bye
                | News::Refused(..)
                | News::Failed(_)),
                _,
            ) => {
                self.later.leave_for(news);
                self.coming.push_back(Coming::Over);
            }
            (news, seat) => {
                let own = self.later.table().map(|sheet| sheet.seat).or(seat);
                let told = told(&news, own).map(|message| self.of_table(message));
                self.coming.extend(told.map(Coming::Told));
            }
        }
    }

    /// That one has no seat for what was asked, and whether there will be one.
    fn seatless(&self) -> Message {
        Message::new(if self.visit.queues() { "no-seat-yet" } else { "no-seat" })
    }

    /// Whether one has heard the game only until there was a seat, which there is now.
    fn has_waited(&self) -> bool {
        self.sheet.is_none() && !self.visit.listens()
    }

    /// Proposes the game once more that is over.
    fn propose_again(&mut self, command: &Command, teller: &Teller) -> Message {
        let same = |sheet: &Sheet| Proposal::same(sheet.game.text(), sheet.options.text(), &sheet.players);
        if self.is_deserted {
            return self.bye();
        }
        if self.visit.is_lost() {
            return lost();
        }
        match self.sheet.as_ref().map(same).and_then(|same| same_again(same, command, teller)) {
            Some(same) => {
                self.propose(same);
                put_to_all()
            }
            None if self.listens() => self.seatless(),
            None => Message::new(if self.is_room { "propose-first" } else { "propose-fixed" }),
        }
    }

    /// How many people are there.
    fn people(&self) -> usize {
        let is_there = |seat: &Seat| !self.absence.away().contains(*seat) && !self.absence.replaced().contains(*seat);
        let is_person = |seat: &Seat| self.players.get(seat.index()).is_some_and(|player| player.level().is_none());
        self.taken.iter().filter(is_there).filter(is_person).count()
    }

    /// Asks for a computer to play for somebody who is away.
    fn replace(&mut self, command: &Command, teller: &Teller) -> Message {
        let Some(seat) = seat_called(&command.typed, teller, &self.players) else {
            return whom(&self.players);
        };
        if self.is_over {
            return Message::new("replace-over");
        }
        if self.visit.is_lost() {
            return lost();
        }
        let is_guest = self.players.get(seat.index()).is_some_and(Player::is_far);
        if self.absence.away().contains(seat) {
            if self.visit.is_asking_other(seat) {
                return Message::new("replace-busy").seat("name", seat);
            }
            // Whoever is asked about it already says yes so, and whoever is alone with it decides.
            let is_alone = self.visit.is_asking() || self.people() < 2;
            self.visit.ask_for(seat);
            self.send();
            return if is_alone { agreed() } else { put_to_all() };
        }
        match (is_guest, self.absence.replaced().contains(seat)) {
            (_, true) => Message::new("replace-done").seat("name", seat),
            (true, false) => Message::new("replace-here").seat("name", seat),
            (false, false) => whom(&self.players),
        }
    }
}

/// Those who sit at the table, which may be held for later, or else in the game.
fn at_table<'a>(later: &'a Later, players: &'a [Player]) -> &'a [Player] {
    later.table().map_or(players, |sheet| &sheet.players)
}

/// That nothing is heard of the table.
fn lost() -> Message {
    of_table("join-lost")
}
