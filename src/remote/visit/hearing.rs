//! How a guest takes what comes from the network: the host's messages, one by one.

use std::mem;

use super::Visit;
use super::news::{GuestNews, Revealed};
use crate::player::{Player, seated};
use crate::record::MOST_BYTES;
use crate::remote::message::{
    FromHost, Hello, Matter, Queue, Refusal, Resolution, Reveal, Sheet, Whereabouts, WireMessage,
};
use crate::remote::network::Event;
use crate::remote::patience::Patience;
use crate::seat::{Seat, Seats};

impl Visit {
    /// Takes a network event.
    pub fn handle(&mut self, event: Event) -> Option<GuestNews> {
        match event {
            Event::Ready(own, _) => {
                self.peer = Some(own);
                None
            }
            Event::Seeks => Some(GuestNews::Seeks),
            Event::Impostor => Some(GuestNews::Impostor),
            Event::Servers(are_there) => Some(GuestNews::Servers(are_there)),
            Event::Came(table) => {
                self.table = Some(table);
                self.outgoing.clear();
                self.follows = false;
                self.patience = Patience::default();
                self.queues = false;
                self.queue = Queue::default();
                self.said.interrupt();
                (self.is_greeted, self.is_listening) = (false, false);
                // A question that is still open is asked again.
                self.forget_asked();
                self.greet();
                None
            }
            Event::Message(_, bytes) => match FromHost::decode(&bytes) {
                Ok(message) => self.hear(message),
                // Invalid messages are ignored, as on the wire.
                Err(_) => None,
            },
            Event::Silent(_) | Event::Gone(_) => {
                let was_lost = mem::replace(&mut self.is_lost, true);
                (!was_lost && !self.is_over).then_some(GuestNews::Lost)
            }
            Event::Heard(_) => self.heard(),
            // The host has given the reason already.
            Event::Failed(_) if self.is_over => None,
            Event::Failed(fault) => {
                self.give_up();
                Some(GuestNews::Failed(fault))
            }
        }
    }

    fn heard(&mut self) -> Option<GuestNews> {
        mem::take(&mut self.is_lost).then_some(GuestNews::Heard)
    }

    fn hear(&mut self, message: FromHost) -> Option<GuestNews> {
        match message {
            FromHost::Hello(hello) => self.met(hello),
            FromHost::Refused(refusal) => self.refused(refusal),
            FromHost::Waits(sheet) => self.before_game(sheet),
            FromHost::Plays(number, sheet) => {
                self.enter(number, &sheet)?;
                self.stake = self.drawn.take();
                Some(GuestNews::Plays(sheet))
            }
            FromHost::GoesOn(number, sheet) if self.game == Some((number, sheet.seat)) => Some(GuestNews::Again),
            FromHost::GoesOn(number, sheet) => {
                self.enter(number, &sheet)?;
                (self.drawn, self.stake) = (None, None);
                Some(GuestNews::GoesOn(sheet))
            }
            FromHost::Busy(number, sheet) => self.busy_with(number, sheet),
            FromHost::Post(number, bytes) => {
                self.game.is_some_and(|(known, _)| known == number).then_some(GuestNews::Post(bytes))
            }
            FromHost::Said(number, saying) => self.hears(number).then_some(GuestNews::Said(saying)),
            FromHost::Heard(number) => {
                self.is_heard(number);
                None
            }
            FromHost::Seat(seat, whereabouts) => self.found(seat, whereabouts),
            FromHost::Audience(audience) => Some(GuestNews::Audience(audience)),
            FromHost::Queues(name) => Some(GuestNews::Queues(name)),
            // Reported only on request.
            FromHost::Queue(queue) => {
                self.queue = queue;
                None
            }
            FromHost::Cards(cards) => {
                let table = self.table?;
                let keys = cards.into_iter().filter_map(|(seat, card)| Some((seat, card.key_at(table)?)));
                Some(GuestNews::Cards(keys.collect()))
            }
            FromHost::Marks(marks) => Some(GuestNews::Marks(marks)),
            FromHost::Nudged(by) => (!self.listens()).then_some(GuestNews::Nudged(by)),
            FromHost::Asks(number, matter) => self.is_asked(number, matter),
            FromHost::Awaits(seats) => self.awaits(seats),
            FromHost::Settled(number, matter, verdict) => self.settled(number, matter, verdict),
            FromHost::Bye => {
                self.is_over = true;
                Some(GuestNews::Bye)
            }
            FromHost::Patience(patience) => {
                self.patience = patience;
                (mem::replace(&mut self.told_patience, patience) != patience).then_some(GuestNews::Patience(patience))
            }
            FromHost::Confirmed(number, by) => (self.number() == Some(number)).then_some(GuestNews::Confirmed(by)),
            FromHost::Commit(game, commitment) => Some(GuestNews::Draws(game, commitment)),
            FromHost::Reveal(number, reveal) => self.reveals(number, reveal),
            FromHost::Record(number, part) => self.records(number, part),
        }
    }

    /// The host says who it is.
    fn met(&mut self, hello: Hello) -> Option<GuestNews> {
        let is_new = self.host.is_none();
        self.is_greeted = true;
        let name = hello.name.clone();
        self.host = Some(hello);
        match is_new {
            true => Some(GuestNews::Found(name)),
            false => self.heard(),
        }
    }

    /// The host refuses the guest.
    fn refused(&mut self, refusal: Refusal) -> Option<GuestNews> {
        self.is_over = true;
        let host = self.host.clone().filter(|_| refusal == Refusal::OtherRules);
        Some(GuestNews::Refused(refusal, host))
    }

    /// The table waits for a game.
    fn before_game(&mut self, sheet: Sheet) -> Option<GuestNews> {
        // Lots may be drawn again only if a player has left, which a sheet shows.
        if self.taken.iter().any(|seat| !sheet.taken.contains(seat)) {
            self.drawn = None;
        }
        self.taken = sheet.taken;
        self.seat = (!self.listens).then_some(sheet.seat);
        // The followed game is over, and the guest's seat may have changed since.
        self.game = None;
        self.queue = Queue::default();
        self.queues &= !seated(&sheet.players).any(|(_, player)| matches!(player, Player::Human(_)));
        self.busy = self.busy.filter(|_| self.queues);
        self.listen_again();
        self.is_sound(&sheet).then_some(GuestNews::Waits(sheet))
    }

    /// Others play a game.
    fn busy_with(&mut self, number: u32, sheet: Sheet) -> Option<GuestNews> {
        let is_next = self.busy.replace(number).is_some_and(|before| before != number);
        self.wait_for_end();
        let news = if is_next { GuestNews::BusyAgain } else { GuestNews::Busy };
        self.is_sound(&sheet).then(|| news(sheet))
    }

    /// What became of a player, who may be the guest.
    fn found(&mut self, seat: Seat, whereabouts: Whereabouts) -> Option<GuestNews> {
        if self.listens() || self.game.is_none_or(|(_, own)| own != seat) {
            return Some(GuestNews::Seat(seat, whereabouts));
        }
        match whereabouts {
            Whereabouts::Replaced => Some(GuestNews::StoodIn),
            Whereabouts::Here => Some(GuestNews::SeatBack),
            Whereabouts::GaveUp => {
                self.wait_for_end();
                Some(GuestNews::GaveUp)
            }
            Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed => None,
        }
    }

    /// A question is put to the guest. Listeners are not asked.
    fn is_asked(&mut self, number: u32, matter: Matter) -> Option<GuestNews> {
        if self.listens() {
            return None;
        }
        self.open = Some(matter.clone());
        self.asked = Some((number, matter));
        Some(GuestNews::Asked)
    }

    /// The players whose answers are due.
    fn awaits(&mut self, seats: Seats) -> Option<GuestNews> {
        if self.listens() {
            return None;
        }
        // A guest who did not respond for a while may have missed the outcome.
        if seats.is_empty() {
            self.forget_asked();
        }
        self.awaited = seats;
        (mem::take(&mut self.is_put) && !seats.is_empty()).then_some(GuestNews::Put)
    }

    /// The outcome of a question.
    fn settled(&mut self, number: u32, matter: Matter, verdict: Resolution) -> Option<GuestNews> {
        if self.listens() {
            return None;
        }
        self.is_put = false;
        self.asked.take_if(|(asked, _)| *asked == number);
        // The proposer's seat may have changed by then; a question without a number was never open.
        let are_plays = |open: &Matter| matches!((open, &matter), (Matter::Play(..), Matter::Play(..)));
        let is_settled = |open: &Matter| *open == matter || number > 0 && are_plays(open);
        self.open = self.open.take().filter(|open| !is_settled(open));
        if number > 0 {
            self.awaited = Seats::NONE;
        }
        Some(GuestNews::Settled(matter, verdict))
    }

    /// The record of a game is about to come.
    fn reveals(&mut self, number: u32, reveal: Reveal) -> Option<GuestNews> {
        let is_known = self.number() == Some(number) && u64::from(reveal.length) <= MOST_BYTES;
        self.coming = is_known.then(|| (reveal, Vec::new()));
        self.gathered()
    }

    /// A part of the record.
    fn records(&mut self, number: u32, part: Vec<u8>) -> Option<GuestNews> {
        let is_known = self.number() == Some(number);
        let (reveal, record) = self.coming.as_mut().filter(|_| is_known)?;
        // Anything longer than announced is not a record.
        match record.len() + part.len() <= reveal.length as usize {
            true => record.extend(part),
            false => self.coming = None,
        }
        self.gathered()
    }

    /// Waits for the end of a game that others play.
    fn wait_for_end(&mut self) {
        self.queues = true;
        self.queue = Queue::default();
        // Waiting guests do not talk.
        self.give_up();
        (self.game, self.drawn) = (None, None);
        self.forget_asked();
    }

    /// Forgets the open question.
    fn forget_asked(&mut self) {
        (self.asked, self.open, self.awaited, self.is_put) = (None, None, Seats::NONE, false);
    }

    /// The public facts about a finished game, once they are complete.
    fn gathered(&mut self) -> Option<GuestNews> {
        let (reveal, record) = self.coming.take_if(|(reveal, record)| record.len() == reveal.length as usize)?;
        let record = String::from_utf8_lossy(&record).into_owned();
        Some(GuestNews::Revealed(Revealed { lots: reveal.lots, record }))
    }

    fn enter(&mut self, number: u32, sheet: &Sheet) -> Option<()> {
        self.game = self.is_sound(sheet).then_some((number, sheet.seat));
        self.seat = (!self.listens()).then_some(sheet.seat);
        self.coming = None;
        self.game.map(|_| ())
    }

    /// Whether a sheet is valid: the guest's own seat exists and is the only one of a local person; for a listener
    /// there is no such seat.
    fn is_sound(&self, sheet: &Sheet) -> bool {
        let own = (!self.listens()).then_some(sheet.seat);
        sheet.seat.index() < sheet.players.len()
            && seated(&sheet.players).all(|(seat, player)| matches!(player, Player::Human(_)) == (Some(seat) == own))
    }
}
