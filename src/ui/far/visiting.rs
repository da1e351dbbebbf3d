//! A visit to a remote table, from the point of view of the code that drives the guest.

mod playing;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use web_time::Instant;

use super::absence::Absence;
use super::connection::Connection;
use super::friends::Friends;
use super::heard::{message_about, of_table};
use super::later::Later;
use super::questions::unanswered;
use super::table::called_among;
use super::talk::Talk;
use super::{Incoming, found};
use crate::matches::Match;
use crate::player::Player;
use crate::pulse::within;
use crate::remote::bucket::{Bucket, Limit};
use crate::remote::card::Key;
use crate::remote::check::{Judgement, whole};
use crate::remote::confirmation::{Confirmation, Confirmed, Digest};
use crate::remote::fault::NetworkFault;
use crate::remote::lots::Stake;
use crate::remote::message::{Audience, Mark, Matter, Name, Proposal, Saying, Sheet, Whereabouts};
use crate::remote::network::Event;
use crate::remote::peer::Peer;
use crate::remote::visit::{GuestNews, Revealed, Visit};
use crate::remote::words::Code;
use crate::rng::fresh_bytes;
use crate::seat::{Seat, Seats};
use crate::text::message::{Arg, Message};

/// How long the guest waits, when leaving, for confirmation that the last words were heard.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long players who were cut off together have to come back before they are reported lost to each other.
const RETURN: Duration = Duration::from_secs(10);

/// A visit, and the connection to the table.
pub struct Visiting {
    connection: Connection,
    host: Option<Peer>,
    /// The code of the table's words.
    code: Code,
    visit: Visit,
    /// News to be handled later.
    later: Later,
    /// The guest's seat.
    seat: Option<Seat>,
    players: Vec<Player>,
    /// The occupied seats, as last sent.
    taken: Seats,
    absence: Absence,
    /// The deadline for doubtful players to come back.
    doubts_end: Option<Instant>,
    talk: Talk,
    friends: Rc<RefCell<Friends>>,
    /// The keys by which friends know the other players present.
    keys: Vec<(Seat, Key)>,
    /// The marks of all players at the table.
    marks: Vec<(Seat, Mark)>,
    /// The limit on what the table sends to be read out.
    pace: Bucket,
    /// The sheet of the followed game, as sent before the game.
    sheet: Option<Sheet>,
    /// The number of that game at the table.
    number: Option<u32>,
    /// The guest's stake in it.
    stake: Option<Stake>,
    /// The report received after it.
    revealed: Option<Revealed>,
    /// The check of that report, while in progress.
    judgement: Option<(Judgement, Revealed)>,
    /// The text of its record, if checked.
    kept: Option<String>,
    /// This program's confirmation of it, and those of others.
    confirmed: Option<(Digest, Confirmed)>,
    /// Confirmations sent by the table and not verified yet.
    confirmations: Vec<Confirmation>,
    /// The whole game from that record, until it is taken.
    whole: Option<Box<dyn Match>>,
    /// Whether the report was checked, or will never come.
    is_judged: bool,
    /// Whether the followed game is over.
    is_over: bool,
    /// Whether the host has left since.
    is_deserted: bool,
    /// Whether the players choose together what is played.
    is_room: bool,
    /// The listeners.
    audience: Audience,
    /// Further items to be handled in a game.
    coming: VecDeque<Incoming>,
}

impl Visiting {
    /// A visit by `connection`.
    pub fn new(connection: Connection, code: Code, visit: Visit, friends: Rc<RefCell<Friends>>) -> Visiting {
        let pace = Bucket::new(Limit::NEWS, connection.pulse.now());
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

    /// Attends to news that only this program needs, and returns others.
    fn attend(&mut self, news: GuestNews) -> Option<GuestNews> {
        match news {
            GuestNews::Draws(game, commitment) => {
                // Without an answer the game begins all the same, and the final check reports it.
                if let Ok(share) = fresh_bytes() {
                    self.visit.draw(game, commitment, share);
                }
            }
            GuestNews::Marks(marks) => self.marks = marks,
            // A muted player has proposed this.
            GuestNews::Asked if self.is_asked_by_muted() => self.visit.answer(false),
            GuestNews::Revealed(revealed) => self.revealed = Some(revealed),
            GuestNews::Confirmed(by) => self.confirmations = by,
            news => return Some(news),
        }
        None
    }

    /// Returns the next news.
    pub fn news(&mut self) -> Option<GuestNews> {
        self.end_doubts();
        if let Some(news) = self.later.pop() {
            if let GuestNews::Seat(seat, whereabouts) = news {
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
            let news = self.visit.handle(event).and_then(|news| self.attend(news));
            self.send();
            if let Some(news) = news {
                if is_read_out(&news) && !self.pace.allows(self.connection.pulse.now()) {
                    return Some(GuestNews::Failed(NetworkFault::Flood));
                }
                if let GuestNews::Seat(seat, whereabouts) = news
                    && !self.later.is_holding()
                    && !self.absence.find(seat, whereabouts)
                {
                    self.wait_for_doubts();
                    continue;
                }
                if let GuestNews::Waits(sheet)
                | GuestNews::Busy(sheet)
                | GuestNews::BusyAgain(sheet)
                | GuestNews::Plays(sheet)
                | GuestNews::GoesOn(sheet) = &news
                {
                    (self.taken, self.is_room) = (sheet.taken, sheet.is_room);
                }
                if let GuestNews::Audience(audience) = &news {
                    let was_open = std::mem::replace(&mut self.audience, audience.clone()).is_open;
                    // That listening is allowed is reported once; the listeners are named on request.
                    if was_open || !audience.is_open || self.listens() {
                        continue;
                    }
                }
                // After some news, nothing more is taken.
                let lost = self.lost();
                return self.first_of(lost.into_iter().chain([news]).collect());
            }
        }
    }

    /// News of talk or a proposal lost for good, once.
    fn lost(&mut self) -> Vec<GuestNews> {
        let words = self.visit.loses_words().then_some(GuestNews::Unheard);
        let proposal = self.visit.loses_proposal().then_some(GuestNews::Unproposed);
        words.into_iter().chain(proposal).collect()
    }

    /// Returns the first of these; the others are handled next.
    fn first_of(&mut self, news: Vec<GuestNews>) -> Option<GuestNews> {
        let mut news = news.into_iter();
        let first = news.next();
        news.rev().for_each(|other| self.later.put_back(other));
        first
    }

    /// Makes sure that doubtful players who are not back in time are reported lost.
    fn wait_for_doubts(&mut self) {
        if self.absence.doubts().is_empty() {
            self.doubts_end = None;
        } else if self.doubts_end.is_none() {
            self.doubts_end = Some(self.connection.pulse.now() + RETURN);
            self.connection.pulse.ring_in(&self.connection.alarm, RETURN);
        }
    }

    /// Reports doubtful players lost after the deadline, unless other players have their seats by now.
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
            self.later.put_back(GuestNews::Seat(seat, Whereabouts::Lost));
        }
    }

    /// Leaves the table, and returns messages about the last words if they may not have been heard. A table that is
    /// present confirms at once that they were.
    pub async fn part(&mut self) -> Vec<Message> {
        let begin = self.connection.pulse.now();
        while self.visit.awaits_ear() && !self.visit.is_lost() {
            let rest = FAREWELL.saturating_sub(self.connection.pulse.now().saturating_duration_since(begin));
            self.connection.alarm.hush();
            if let Some(event) = self.connection.net.poll() {
                self.visit.handle(event);
                self.send();
            } else if within(&*self.connection.pulse, rest, self.connection.alarm.rung()).await.is_none() {
                break;
            }
            if rest.is_zero() {
                break;
            }
        }
        self.visit.give_up();
        self.lost().iter().filter_map(|news| message_about(news, None)).collect()
    }

    /// Queues a change of a player's whereabouts for the game.
    pub fn postpone(&mut self, seat: Seat, whereabouts: Whereabouts) {
        self.coming.extend(found(seat, whereabouts, !self.is_over));
    }

    /// Puts news back, to be handled later.
    pub fn put_back(&mut self, news: GuestNews) {
        self.later.put_back(news);
    }

    /// Releases the news held during the finished game, which is left now.
    pub fn release(&mut self) {
        self.later.release();
    }

    /// Whether the host has left while players still asked about a finished game.
    pub fn is_deserted(&self) -> bool {
        self.is_deserted
    }

    /// The message about something a player said, unless it is muted.
    pub fn hear(&mut self, saying: &Saying) -> Option<Message> {
        let said = self.talk.hear(saying, at_table(&self.later, &self.players), &self.marks);
        said.map(|said| self.of_table(said))
    }

    /// Whether the player on a seat is muted.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.talk.is_muted(seat, &self.marks)
    }

    fn is_asked_by_muted(&self) -> bool {
        match self.visit.asked() {
            Some((_, Matter::Play(by, _))) => self.is_muted(*by),
            Some((_, Matter::Replace(_))) | None => false,
        }
    }

    /// Adapts a message to the room while a finished game is still discussed, in which players may have sat
    /// differently: seats are replaced by the names at the table.
    fn of_table(&self, message: Message) -> Message {
        match self.later.table() {
            Some(sheet) => called_among(message, &sheet.players),
            None => message,
        }
    }

    /// The messages about players present who are friends by these keys, or seem to be.
    pub fn recognise(&mut self, keys: Vec<(Seat, Key)>) -> Vec<Message> {
        self.keys = keys;
        let there = self.taken.iter().filter(|seat| !self.absence.away().contains(*seat)).collect();
        let players = at_table(&self.later, &self.players);
        let told = self.friends.borrow_mut().meet(players, there, &self.keys);
        told.into_iter().map(|message| self.of_table(message)).collect()
    }

    /// The message that the host has left.
    pub fn bye(&self) -> Message {
        let is_playing = self.seat.is_some() && !self.is_over;
        Message::new(if is_playing { "join-bye-game" } else { "join-bye" })
    }

    /// Whether the guest only listens.
    pub fn listens(&self) -> bool {
        self.visit.listens()
    }

    /// Whether the players choose together what is played.
    pub fn is_room(&self) -> bool {
        self.is_room
    }

    /// Changes the player's name.
    pub fn rename(&mut self, name: Option<Name>) {
        self.visit.rename(name);
        self.send();
    }

    /// Proposes a game to all present.
    pub fn propose(&mut self, proposal: Proposal) {
        self.visit.propose(proposal);
        self.send();
    }

    /// The listeners.
    pub fn audience(&self) -> &Audience {
        &self.audience
    }

    /// Notes who sits at the table before a game; some may be away. Returns the absent players who have lost their
    /// seats.
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

    /// The absent players at the table.
    pub fn away(&self) -> Seats {
        self.absence.away()
    }

    /// The messages about who was present, of these seats, if the table does not respond; `None` if it does.
    pub fn unheard(&self, taken: Seats) -> Option<Vec<Message>> {
        let is_there = |seat: &Seat| !self.absence.away().contains(*seat) && !self.absence.replaced().contains(*seat);
        let there: Vec<Arg> = taken.iter().filter(is_there).map(Arg::Seat).collect();
        let was_there = || Message::new("table-was").with("names", Arg::together(there));
        self.visit.is_lost().then(|| vec![lost(), was_there()])
    }

    /// Whether a question is open.
    pub fn is_asking(&self) -> bool {
        self.visit.is_asking()
    }

    /// The message about those who have not answered the open question, as last sent by the table.
    pub fn undecided(&self) -> Vec<Message> {
        let seats = Seats::first(at_table(&self.later, &self.players).len());
        let undecided = self.visit.awaited().iter().filter(|seat| seats.contains(*seat)).collect();
        unanswered(undecided).map(|told| self.of_table(told)).into_iter().collect()
    }

    /// Notes who sits at the table.
    pub fn meet(&mut self, players: &[Player]) {
        self.players = players.to_vec();
        self.absence = Absence::default();
    }

    /// The number of the announced game, and the guest's stake in it.
    pub fn game(&self) -> (Option<u32>, Option<Stake>) {
        (self.visit.number(), self.visit.stake())
    }

    /// Enters the announced game with this sheet and stake.
    pub fn enter(&mut self, sheet: &Sheet, stake: Option<Stake>) {
        (self.sheet, self.stake) = (Some(sheet.clone()), stake);
        self.number = self.visit.number();
        self.is_judged = false;
        self.forget_record();
    }

    /// Enters a game that is over, and whose record was checked before.
    pub fn knows_record(&mut self, text: String) {
        (self.whole, self.kept, self.is_judged) = (whole(&text), Some(text), true);
    }

    /// Listens to the announced game without a seat in it.
    pub fn overhear(&mut self) {
        (self.sheet, self.number, self.stake) = (None, None, None);
        self.is_judged = true;
        self.forget_record();
    }

    /// Forgets the report on the previous game.
    fn forget_record(&mut self) {
        (self.revealed, self.judgement, self.kept, self.whole) = (None, None, None, None);
        (self.confirmed, self.confirmations) = (None, Vec::new());
    }

    /// The host, once connected.
    pub fn host(&self) -> Option<Peer> {
        self.host
    }

    /// Whether there is news that has not been handled.
    pub fn has_waiting(&self) -> bool {
        self.later.has_waiting()
    }

    /// Follows the announced game from a seat, with this many percepts known.
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

/// The players at the table, if news of it is held, or else those in the game.
fn at_table<'a>(later: &'a Later, players: &'a [Player]) -> &'a [Player] {
    later.table().map_or(players, |sheet| &sheet.players)
}

/// Whether news is read out to the player unasked. The game itself bounds its own messages.
fn is_read_out(news: &GuestNews) -> bool {
    !matches!(news, GuestNews::Post(_) | GuestNews::Revealed(_) | GuestNews::Marks(_) | GuestNews::Cards(_))
}

/// The message that the table does not respond.
fn lost() -> Message {
    of_table("join-lost")
}
