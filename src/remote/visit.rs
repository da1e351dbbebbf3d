//! A guest's visit at a host's table: what the host tells of it, and what the guest tells the host.
//!
//! It does no input or output, like the [party](super::party) at the other end.

mod words;

use std::collections::VecDeque;
use std::mem;

use self::words::Word;
use super::card::{Identity, Key};
use super::confirmation::{Confirmation, Confirmed, Digest};
use super::lots::{Commitment, Lots, Share, Stake};
use super::message::{
    Audience, FromGuest, FromHost, Hello, Mark, Matter, Message, Name, Queue, Refusal, Reveal, Saying, Sheet, Verdict,
    Whereabouts,
};
use super::network::{Event, Fault, Peer};
use super::patience::Patience;
use super::sayings::{Ear, Sayings};
use crate::player::{Player, seated};
use crate::record::MOST_BYTES;
use crate::seat::{Seat, Seats};

/// What is new for a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The host is not found at once, and still looked for.
    Seeks,
    /// Whether the servers answer by which the host is found.
    Servers(bool),
    /// Somebody answers who is not the host that one knows.
    Impostor,
    /// The host is there, and is called like this.
    Found(Option<Name>),
    /// Why there is no place. Nothing comes after it.
    Refused(Refusal, Option<Hello>),
    /// Who is at the table, before a game begins.
    Waits(Sheet),
    /// Others of the room play this. One waits, and has a seat after it.
    Busy(Sheet),
    /// These have agreed on the next game at once, and play this. One still waits.
    BusyAgain(Sheet),
    /// A game begins, of which one hears all.
    Plays(Sheet),
    /// A game goes on that one does not know.
    GoesOn(Sheet),
    /// The game that one knows goes on after a break.
    Again,
    /// Something about the own seat.
    Post(Vec<u8>),
    /// Something that somebody else has said.
    Said(Saying),
    /// What one has said last may not have been heard, and is not said any more.
    Unheard,
    /// What one has proposed may not have come to the table, and nobody will be asked any more.
    Unproposed,
    /// What became of somebody else.
    Seat(Seat, Whereabouts),
    /// While one was away a computer has played on the own seat.
    StoodIn,
    /// A computer was to play on the own seat, and has done nothing until one was back.
    SeatBack,
    /// One has given up, hears the rest, and has the seat again after it.
    GaveUp,
    /// Something can be [answered](Visit::answer).
    Asked,
    /// What one has put to all is asked.
    Put,
    /// What has come of what all were asked.
    Settled(Matter, Verdict),
    /// Who only listens.
    Audience(Audience),
    /// How long somebody has to answer a nudge, where that is new.
    Patience(Patience),
    /// Somebody has come to the room, maybe of this name, and waits until the others have played.
    Queues(Option<Name>),
    /// Nothing is heard of the host.
    Lost,
    /// Something is heard again.
    Heard,
    /// The host has left. Nothing comes after it.
    Bye,
    /// Nothing comes of it.
    Failed(Fault),
    /// Before a game the host asks for [bytes](Visit::draw) for its lots, and tells this of its own.
    Draws(u32, Commitment),
    /// All that is told of a game that is over.
    Revealed(Revealed),
    /// By what friends know the others who are there, as far as they have shown it.
    Cards(Vec<(Seat, Key)>),
    /// By what all are known who sit there, however they are called.
    Marks(Vec<(Seat, Mark)>),
    /// Somebody on a seat asks whether one is still there.
    Nudged(Seat),
    /// What programs have signed of the game that is over. Nothing of it was checked.
    Confirmed(Vec<Confirmation>),
}

/// What everybody may know of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The bytes from which its chance came; nothing where whoever hosts has chosen the seed.
    pub lots: Option<Lots>,
    /// The text of its record, as far as it is one.
    pub record: String,
}

/// A visit at a table.
pub struct Visit {
    own: Hello,
    /// The secret behind the own card, and by what the table knows this program.
    identity: Option<Identity>,
    /// What this program signs with that has no identity.
    program: Option<Identity>,
    peer: Option<Peer>,
    /// By what the table is known.
    table: Option<Peer>,
    /// Whether one has come only to listen.
    listens: bool,
    /// Whether one waits for a seat while others play, and so long may only listen.
    queues: bool,
    /// The number of the game for whose end one waits, as it was told last.
    busy: Option<u32>,
    /// Who waits so, as it was told last.
    queue: Queue,
    host: Option<Hello>,
    /// The own seat, as it was told last.
    seat: Option<Seat>,
    /// The number of the game that is followed, and the own seat in it.
    game: Option<(u32, Seat)>,
    /// The seats on which somebody sat before a game, as it was told last.
    taken: Seats,
    /// What was answered for the game that comes next.
    drawn: Option<Stake>,
    /// What was answered for the game that is followed.
    stake: Option<Stake>,
    /// What has come of a record, and what was told of it first.
    coming: Option<(Reveal, Vec<u8>)>,
    /// What all are asked and this guest has not answered, with its number.
    asked: Option<(u32, Matter)>,
    /// The same until it is settled, whether this guest has answered or not.
    open: Option<Matter>,
    /// Whose answer to it is still due, as it was told last.
    awaited: Seats,
    /// Whether it was put to all by this guest, who was not told yet that they are asked.
    is_put: bool,
    /// How long somebody has to answer a nudge, and what was told of that last.
    patience: Patience,
    told_patience: Patience,
    /// Whether the table was told how much is known of that game.
    follows: bool,
    /// What was said here, and proposed.
    said: Sayings<Word>,
    /// Whether something that was said will not be said any more, and may not have been heard.
    has_lost_words: bool,
    /// The same of something that was proposed.
    has_lost_proposal: bool,
    /// What was heard of what others have said.
    ear: Ear,
    /// Whether the table has greeted on this connection. Whatever came before was sent to an older one.
    is_greeted: bool,
    /// Whether it was told on this connection how much was heard of what others have said.
    is_listening: bool,
    is_lost: bool,
    is_over: bool,
    outgoing: VecDeque<Vec<u8>>,
}

impl Visit {
    /// A visit of somebody who is told nothing yet; `own` is what the host is told of this program.
    pub fn new(own: Hello) -> Visit {
        Visit {
            own,
            identity: None,
            program: None,
            peer: None,
            table: None,
            listens: false,
            queues: false,
            busy: None,
            queue: Queue::default(),
            host: None,
            seat: None,
            game: None,
            taken: Seats::NONE,
            drawn: None,
            stake: None,
            coming: None,
            asked: None,
            open: None,
            awaited: Seats::NONE,
            is_put: false,
            patience: Patience::default(),
            told_patience: Patience::default(),
            follows: false,
            said: Sayings::default(),
            has_lost_words: false,
            has_lost_proposal: false,
            ear: Ear::default(),
            is_greeted: false,
            is_listening: false,
            is_lost: false,
            is_over: false,
            outgoing: VecDeque::new(),
        }
    }

    /// A visit of somebody who only listens. The seat of what is played is nobody's then.
    pub fn listening(own: Hello) -> Visit {
        Visit { listens: true, ..Visit::new(own) }
    }

    /// The same visit, of somebody whom friends can know.
    pub fn shown_by(self, identity: Option<Identity>) -> Visit {
        Visit { identity, ..self }
    }

    /// The same visit, of the program with this secret key.
    pub fn made_by(self, program: [u8; 32]) -> Visit {
        Visit { program: Some(Identity::bare(program)), ..self }
    }

    /// Confirms this text of the record of a game that is over, by its number at the table: what was signed, and the list
    /// that it stands in.
    pub fn confirm(&mut self, game: u32, text: &str) -> Option<(Digest, Confirmed)> {
        let table = self.table?;
        let digest = Digest::of(table, game, text)?;
        let own = Confirmation::of(digest, self.identity.as_ref().or(self.program.as_ref())?);
        self.tell(&FromGuest::Confirms(game, own.clone()));
        let mut confirmed = Confirmed::new(table, game);
        confirmed.add(digest, own);
        Some((digest, confirmed))
    }

    /// Whether one has no seat, and may only listen.
    pub fn listens(&self) -> bool {
        self.listens || self.queues
    }

    /// Whether one waits for a seat while others play.
    pub fn queues(&self) -> bool {
        self.queues
    }

    /// Who waits for a seat, as far as one was told.
    pub fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Follows the game that was told of, of which so many percepts were had already.
    pub fn follow(&mut self, percepts: u64) {
        if let Some((number, _)) = self.game {
            self.follows = true;
            self.tell(&FromGuest::Follows(number, percepts));
            // What was said meanwhile is told behind what was played.
            self.listen_again();
        }
    }

    /// Answers with bytes for the lots of the game that comes next, of which the host has told this.
    pub fn draw(&mut self, game: u32, commitment: Commitment, share: Share) {
        // Between two questions somebody has left, or the host could choose among the answers.
        let is_again = self.drawn.is_some_and(|asked| asked.is_again || asked.commitment != commitment);
        self.drawn = Some(Stake { game, commitment, share, is_again });
        self.tell(&FromGuest::Share(game, share));
    }

    /// The number of the game that is followed.
    pub fn number(&self) -> Option<u32> {
        self.game.map(|(number, _)| number)
    }

    /// What was answered for the game that is followed.
    pub fn stake(&self) -> Option<Stake> {
        self.stake
    }

    /// From now on one is called so; a table that is there is told.
    pub fn rename(&mut self, name: Option<Name>) {
        if self.own.name != name {
            self.own.name = name;
            if self.host.is_some() && !self.listens && !self.is_over {
                self.greet();
            }
        }
    }

    /// Says who one is.
    fn greet(&mut self) {
        let own = self.own.clone();
        if self.listens {
            return self.tell(&FromGuest::Listens(own));
        }
        let signed = self.identity.as_ref().zip(self.table.zip(self.peer));
        let card = signed.map(|(identity, (table, own))| identity.card(table, own));
        self.tell(&FromGuest::Hello(Hello { card, ..own }));
    }

    /// Sends something about the own seat. Nothing goes before the table knows how much was heard: a host that was started
    /// anew could do nothing with it, and then what was done and not answered is sent once more.
    pub fn post(&mut self, bytes: Vec<u8>) {
        if let Some((number, _)) = self.game.filter(|_| self.follows) {
            self.tell(&FromGuest::Post(number, bytes));
        }
    }

    /// What all are asked and this guest has not answered, with the number of the question.
    pub fn asked(&self) -> Option<(u32, &Matter)> {
        self.asked.as_ref().map(|(number, matter)| (*number, matter))
    }

    /// Answers what all are asked.
    pub fn answer(&mut self, is_yes: bool) {
        if let Some((number, _)) = self.asked.take() {
            self.tell(&FromGuest::Answers(number, is_yes));
            // Until the table tells that it has the answer, it is not due any more either.
            self.awaited = self.seat.map_or(self.awaited, |own| self.awaited.without(own));
        }
    }

    /// Wants a computer to play on a seat whose owner is away.
    pub fn ask_for(&mut self, seat: Seat) {
        self.open = Some(Matter::Replace(seat));
        self.tell(&FromGuest::AsksFor(seat));
    }

    /// The same for somebody who is there and does nothing: whether the others are asked is told by the table.
    pub fn ask_for_idle(&mut self, seat: Seat) {
        self.is_put = true;
        self.ask_for(seat);
    }

    /// Asks whether somebody on a seat is still there.
    pub fn nudge(&mut self, seat: Seat) {
        self.tell(&FromGuest::Nudges(seat));
    }

    /// How long somebody has to answer a nudge.
    pub fn patience(&self) -> Patience {
        self.patience
    }

    /// Whether all are asked something. Whoever has proposed it is not, and knows it from the answers that are due.
    pub fn is_asking(&self) -> bool {
        self.open.is_some() || self.awaited != Seats::NONE
    }

    /// Those who have not answered what all are asked, as far as one was told.
    pub fn awaited(&self) -> Seats {
        self.awaited
    }

    /// Whether all are asked something else than whether a computer may play on this seat.
    pub fn is_asking_other(&self, seat: Seat) -> bool {
        self.open.as_ref().is_some_and(|open| *open != Matter::Replace(seat))
    }

    /// Tells that one leaves.
    pub fn leave(&mut self) {
        if !self.is_over {
            self.tell(&FromGuest::Bye);
        }
    }

    /// Whether nothing is heard of the table.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// What is to be sent next.
    pub fn send(&mut self) -> Option<Vec<u8>> {
        self.outgoing.pop_front()
    }

    /// Takes what has happened.
    pub fn take(&mut self, event: Event) -> Option<News> {
        match event {
            Event::Ready(own, _) => {
                self.peer = Some(own);
                None
            }
            Event::Seeks => Some(News::Seeks),
            Event::Impostor => Some(News::Impostor),
            Event::Servers(are_there) => Some(News::Servers(are_there)),
            Event::Came(table) => {
                self.table = Some(table);
                self.outgoing.clear();
                self.follows = false;
                self.patience = Patience::default();
                self.queues = false;
                self.queue = Queue::default();
                self.said.interrupt();
                (self.is_greeted, self.is_listening) = (false, false);
                // What is still asked is asked anew.
                self.forget_asked();
                self.greet();
                None
            }
            Event::Message(_, bytes) => match FromHost::read(&bytes) {
                Ok(message) => self.hear(message),
                // What makes no sense is left out, as on the wire.
                Err(_) => None,
            },
            Event::Silent(_) | Event::Gone(_) => {
                let was_lost = mem::replace(&mut self.is_lost, true);
                (!was_lost && !self.is_over).then_some(News::Lost)
            }
            Event::Heard(_) => self.heard(),
            // The host has said before why.
            Event::Failed(_) if self.is_over => None,
            Event::Failed(fault) => {
                self.give_up();
                Some(News::Failed(fault))
            }
        }
    }

    fn heard(&mut self) -> Option<News> {
        mem::take(&mut self.is_lost).then_some(News::Heard)
    }

    fn hear(&mut self, message: FromHost) -> Option<News> {
        match message {
            FromHost::Hello(hello) => {
                let is_new = self.host.is_none();
                self.is_greeted = true;
                let name = hello.name.clone();
                self.host = Some(hello);
                match is_new {
                    true => Some(News::Found(name)),
                    false => self.heard(),
                }
            }
            FromHost::Refused(refusal) => {
                self.is_over = true;
                let host = self.host.clone().filter(|_| refusal == Refusal::OtherRules);
                Some(News::Refused(refusal, host))
            }
            FromHost::Waits(sheet) => {
                // Only where somebody has left, which is told, may lots be drawn again.
                if self.taken.iter().any(|seat| !sheet.taken.contains(seat)) {
                    self.drawn = None;
                }
                self.taken = sheet.taken;
                self.seat = (!self.listens).then_some(sheet.seat);
                // No game is followed any more, and whoever has a seat now may have had another one in it.
                self.game = None;
                self.queue = Queue::default();
                self.queues &= !seated(&sheet.players).any(|(_, player)| matches!(player, Player::Human(_)));
                self.busy = self.busy.filter(|_| self.queues);
                self.listen_again();
                self.is_sound(&sheet).then_some(News::Waits(sheet))
            }
            FromHost::Plays(number, sheet) => {
                self.enter(number, &sheet)?;
                self.stake = self.drawn.take();
                Some(News::Plays(sheet))
            }
            FromHost::GoesOn(number, sheet) if self.game == Some((number, sheet.seat)) => Some(News::Again),
            FromHost::GoesOn(number, sheet) => {
                self.enter(number, &sheet)?;
                (self.drawn, self.stake) = (None, None);
                Some(News::GoesOn(sheet))
            }
            FromHost::Busy(number, sheet) => {
                let is_next = self.busy.replace(number).is_some_and(|before| before != number);
                self.wait_for_end();
                let news = if is_next { News::BusyAgain } else { News::Busy };
                self.is_sound(&sheet).then(|| news(sheet))
            }
            FromHost::Post(number, bytes) => {
                self.game.is_some_and(|(known, _)| known == number).then_some(News::Post(bytes))
            }
            FromHost::Said(number, saying) => self.hears(number).then_some(News::Said(saying)),
            FromHost::Heard(number) => {
                self.is_heard(number);
                None
            }
            FromHost::Seat(seat, whereabouts) if !self.listens() && self.game.is_some_and(|(_, own)| own == seat) => {
                match whereabouts {
                    Whereabouts::Replaced => Some(News::StoodIn),
                    Whereabouts::Here => Some(News::SeatBack),
                    Whereabouts::GaveUp => {
                        self.wait_for_end();
                        Some(News::GaveUp)
                    }
                    Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed => None,
                }
            }
            FromHost::Seat(seat, whereabouts) => Some(News::Seat(seat, whereabouts)),
            FromHost::Audience(audience) => Some(News::Audience(audience)),
            FromHost::Queues(name) => Some(News::Queues(name)),
            // Told to who asks.
            FromHost::Queue(queue) => {
                self.queue = queue;
                None
            }
            FromHost::Cards(cards) => {
                let table = self.table?;
                let keys = cards.into_iter().filter_map(|(seat, card)| Some((seat, card.key_at(table)?)));
                Some(News::Cards(keys.collect()))
            }
            FromHost::Marks(marks) => Some(News::Marks(marks)),
            FromHost::Nudged(by) => (!self.listens()).then_some(News::Nudged(by)),
            // Who only listens is asked nothing.
            FromHost::Asks(..) if self.listens() => None,
            FromHost::Asks(number, matter) => {
                self.open = Some(matter.clone());
                self.asked = Some((number, matter));
                Some(News::Asked)
            }
            FromHost::Awaits(_) if self.listens() => None,
            FromHost::Awaits(seats) => {
                // Whoever was not heard of for a while may not have been told what came of it.
                if seats.is_empty() {
                    self.forget_asked();
                }
                self.awaited = seats;
                (mem::take(&mut self.is_put) && !seats.is_empty()).then_some(News::Put)
            }
            FromHost::Settled(..) if self.listens() => None,
            FromHost::Settled(number, matter, verdict) => {
                self.is_put = false;
                self.asked.take_if(|(asked, _)| *asked == number);
                // By then whoever has proposed it may have another seat; what has no number was never open.
                let are_plays = |open: &Matter| matches!((open, &matter), (Matter::Play(..), Matter::Play(..)));
                let is_settled = |open: &Matter| *open == matter || number > 0 && are_plays(open);
                self.open = self.open.take().filter(|open| !is_settled(open));
                if number > 0 {
                    self.awaited = Seats::NONE;
                }
                Some(News::Settled(matter, verdict))
            }
            FromHost::Bye => {
                self.is_over = true;
                Some(News::Bye)
            }
            FromHost::Patience(patience) => {
                self.patience = patience;
                (mem::replace(&mut self.told_patience, patience) != patience).then_some(News::Patience(patience))
            }
            FromHost::Confirmed(number, by) => (self.number() == Some(number)).then_some(News::Confirmed(by)),
            FromHost::Commit(game, commitment) => Some(News::Draws(game, commitment)),
            FromHost::Reveal(number, reveal) => {
                let is_known = self.number() == Some(number) && u64::from(reveal.length) <= MOST_BYTES;
                self.coming = is_known.then(|| (reveal, Vec::new()));
                self.gathered()
            }
            FromHost::Record(number, part) => {
                let is_known = self.number() == Some(number);
                let (reveal, record) = self.coming.as_mut().filter(|_| is_known)?;
                // What is longer than was told is no record.
                match record.len() + part.len() <= reveal.length as usize {
                    true => record.extend(part),
                    false => self.coming = None,
                }
                self.gathered()
            }
        }
    }

    /// Waits for the end of a game that others play.
    fn wait_for_end(&mut self) {
        self.queues = true;
        self.queue = Queue::default();
        // Who waits for a seat says nothing.
        self.give_up();
        (self.game, self.drawn) = (None, None);
        self.forget_asked();
    }

    /// Nothing is asked any more, as far as is known.
    fn forget_asked(&mut self) {
        (self.asked, self.open, self.awaited, self.is_put) = (None, None, Seats::NONE, false);
    }

    /// What was told of a game that is over, once all of it has come.
    fn gathered(&mut self) -> Option<News> {
        let (reveal, record) = self.coming.take_if(|(reveal, record)| record.len() == reveal.length as usize)?;
        let record = String::from_utf8_lossy(&record).into_owned();
        Some(News::Revealed(Revealed { lots: reveal.lots, record }))
    }

    fn enter(&mut self, number: u32, sheet: &Sheet) -> Option<()> {
        self.game = self.is_sound(sheet).then_some((number, sheet.seat));
        self.seat = (!self.listens()).then_some(sheet.seat);
        self.coming = None;
        self.game.map(|_| ())
    }

    /// Whether what a host tells of its table can be: the own seat is there, and the only one of a person here, or nobody
    /// here has one.
    fn is_sound(&self, sheet: &Sheet) -> bool {
        let own = (!self.listens()).then_some(sheet.seat);
        sheet.seat.index() < sheet.players.len()
            && seated(&sheet.players).all(|(seat, player)| matches!(player, Player::Human(_)) == (Some(seat) == own))
    }

    fn tell(&mut self, message: &FromGuest) {
        // All of these are short by their making: an action is a typed line.
        if let Ok(bytes) = message.write() {
            self.outgoing.push_back(bytes);
        }
    }
}

#[cfg(test)]
mod tests;
