//! A guest's visit at a host's table: the host's messages and the guest's own.
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

/// News for a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The host was not found at once; the search continues.
    Seeks,
    /// Whether the servers through which the host is found respond.
    Servers(bool),
    /// A program answers that is not the known host.
    Impostor,
    /// The host was found, and has this name.
    Found(Option<Name>),
    /// The host refuses the guest; the last news.
    Refused(Refusal, Option<Hello>),
    /// The players at the table, before a game begins.
    Waits(Sheet),
    /// Others in the room play this game. The guest waits and gets a seat after it.
    Busy(Sheet),
    /// Others in the room have gone on to this next game. The guest still waits.
    BusyAgain(Sheet),
    /// A game begins, which the guest hears from the beginning.
    Plays(Sheet),
    /// A game is under way that the guest does not know.
    GoesOn(Sheet),
    /// The game that the guest knows continues after a break.
    Again,
    /// Bytes about the guest's own seat.
    Post(Vec<u8>),
    /// Another player said something.
    Said(Saying),
    /// The guest's last words may not have been heard, and will not be repeated.
    Unheard,
    /// The guest's proposal may not have reached the table, and will not be put to anyone.
    Unproposed,
    /// What became of another player.
    Seat(Seat, Whereabouts),
    /// A computer has played on the guest's seat in their absence.
    StoodIn,
    /// A computer was to play on the guest's seat but did nothing before the guest was back.
    SeatBack,
    /// The guest has given up, listens to the rest, and gets the seat back afterwards.
    GaveUp,
    /// A question is open that can be [answered](Visit::answer).
    Asked,
    /// The guest's request was put to all.
    Put,
    /// The outcome of a question put to all.
    Settled(Matter, Verdict),
    /// The listeners.
    Audience(Audience),
    /// The time a nudged player has to answer, if changed.
    Patience(Patience),
    /// A player, perhaps of this name, has come to the room and waits for the end of the game.
    Queues(Option<Name>),
    /// The host does not respond.
    Lost,
    /// The host responds again.
    Heard,
    /// The host has left; the last news.
    Bye,
    /// The network failed.
    Failed(Fault),
    /// Before a game, the host sends its commitment and asks for [bytes](Visit::draw) for the lots.
    Draws(u32, Commitment),
    /// The public facts about a finished game, complete.
    Revealed(Revealed),
    /// The keys by which friends know the players present who have shown a card.
    Cards(Vec<(Seat, Key)>),
    /// The marks of the players, which stay the same whatever their names.
    Marks(Vec<(Seat, Mark)>),
    /// The player on a seat asks whether the guest is still there.
    Nudged(Seat),
    /// The signatures under the record of the finished game, not verified yet.
    Confirmed(Vec<Confirmation>),
}

/// The public facts about a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The lots from which its chance came; `None` if the host chose the seed.
    pub lots: Option<Lots>,
    /// The text of its record, not validated.
    pub record: String,
}

/// A guest's visit at a table.
pub struct Visit {
    own: Hello,
    /// The secret key that signs the guest's card.
    identity: Option<Identity>,
    /// The key that signs confirmations if there is no identity.
    program: Option<Identity>,
    peer: Option<Peer>,
    /// The key of the table.
    table: Option<Peer>,
    /// Whether the guest has come only to listen.
    listens: bool,
    /// Whether the guest waits for a seat while others play, and can only listen.
    queues: bool,
    /// The number of the game whose end the guest waits for, as last sent.
    busy: Option<u32>,
    /// The queue of waiting players, as last sent.
    queue: Queue,
    host: Option<Hello>,
    /// The guest's seat, as last sent.
    seat: Option<Seat>,
    /// The number of the game that is followed, and the guest's seat in it.
    game: Option<(u32, Seat)>,
    /// The occupied seats before a game, as last sent.
    taken: Seats,
    /// The guest's stake in the next game.
    drawn: Option<Stake>,
    /// The guest's stake in the game that is followed.
    stake: Option<Stake>,
    /// The announcement of a record, and the bytes received so far.
    coming: Option<(Reveal, Vec<u8>)>,
    /// The open question, with its number, until this guest has answered.
    asked: Option<(u32, Matter)>,
    /// The open question until it is settled.
    open: Option<Matter>,
    /// The seats whose answers to it are still due, as last sent.
    awaited: Seats,
    /// Whether this guest requested the question and does not know yet that it was put to all.
    is_put: bool,
    /// The time a nudged player has to answer, and the value last reported.
    patience: Patience,
    told_patience: Patience,
    /// Whether the table knows how much of that game this guest has received.
    follows: bool,
    /// The guest's own talk and proposals.
    said: Sayings<Word>,
    /// Whether some talk may not have been heard and will not be repeated.
    has_lost_words: bool,
    /// The same for a proposal.
    has_lost_proposal: bool,
    /// How much of the others' talk was heard.
    ear: Ear,
    /// Whether the table has introduced itself on this connection. Earlier messages were sent on an older one.
    is_greeted: bool,
    /// Whether the table knows, on this connection, how much of the others' talk was heard.
    is_listening: bool,
    is_lost: bool,
    is_over: bool,
    outgoing: VecDeque<Vec<u8>>,
}

impl Visit {
    /// The visit of a player who has not connected yet; `own` introduces this program to the host.
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

    /// The visit of a listener, for whom the seat in each sheet has no meaning.
    pub fn listening(own: Hello) -> Visit {
        Visit { listens: true, ..Visit::new(own) }
    }

    /// Adds the identity by which friends recognise the guest.
    pub fn shown_by(self, identity: Option<Identity>) -> Visit {
        Visit { identity, ..self }
    }

    /// Adds the program's secret key, for signing.
    pub fn made_by(self, program: [u8; 32]) -> Visit {
        Visit { program: Some(Identity::bare(program)), ..self }
    }

    /// Confirms the text of the record of a finished game, by its number at the table. Returns the signed digest and
    /// the list with this confirmation.
    pub fn confirm(&mut self, game: u32, text: &str) -> Option<(Digest, Confirmed)> {
        let table = self.table?;
        let digest = Digest::of(table, game, text)?;
        let own = Confirmation::of(digest, self.identity.as_ref().or(self.program.as_ref())?);
        self.tell(&FromGuest::Confirms(game, own.clone()));
        let mut confirmed = Confirmed::new(table, game);
        confirmed.add(digest, own);
        Some((digest, confirmed))
    }

    /// Whether the guest has no seat and can only listen.
    pub fn listens(&self) -> bool {
        self.listens || self.queues
    }

    /// Whether the guest waits for a seat while others play.
    pub fn queues(&self) -> bool {
        self.queues
    }

    /// The players who wait for a seat, as last sent.
    pub fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Follows the announced game, of which this many percepts are known already.
    pub fn follow(&mut self, percepts: u64) {
        if let Some((number, _)) = self.game {
            self.follows = true;
            self.tell(&FromGuest::Follows(number, percepts));
            // Talk missed during a break comes after the moves made in it.
            self.listen_again();
        }
    }

    /// Answers the host's commitment to the lots of the next game with random bytes.
    pub fn draw(&mut self, game: u32, commitment: Commitment, share: Share) {
        // If no player has left between two such requests, the host could choose among the answers.
        let is_again = self.drawn.is_some_and(|asked| asked.is_again || asked.commitment != commitment);
        self.drawn = Some(Stake { game, commitment, share, is_again });
        self.tell(&FromGuest::Share(game, share));
    }

    /// The number of the game that is followed.
    pub fn number(&self) -> Option<u32> {
        self.game.map(|(number, _)| number)
    }

    /// The guest's stake in the game that is followed.
    pub fn stake(&self) -> Option<Stake> {
        self.stake
    }

    /// Changes the guest's name, and tells the table if it is connected.
    pub fn rename(&mut self, name: Option<Name>) {
        if self.own.name != name {
            self.own.name = name;
            if self.host.is_some() && !self.listens && !self.is_over {
                self.greet();
            }
        }
    }

    /// Introduces the guest.
    fn greet(&mut self) {
        let own = self.own.clone();
        if self.listens {
            return self.tell(&FromGuest::Listens(own));
        }
        let signed = self.identity.as_ref().zip(self.table.zip(self.peer));
        let card = signed.map(|(identity, (table, own))| identity.card(table, own));
        self.tell(&FromGuest::Hello(Hello { card, ..own }));
    }

    /// Sends bytes about the guest's seat. Before the table knows how much was received they are dropped: a restarted
    /// host could do nothing with them, and unanswered actions are then sent again.
    pub fn post(&mut self, bytes: Vec<u8>) {
        if let Some((number, _)) = self.game.filter(|_| self.follows) {
            self.tell(&FromGuest::Post(number, bytes));
        }
    }

    /// The open question that this guest has not answered, with its number.
    pub fn asked(&self) -> Option<(u32, &Matter)> {
        self.asked.as_ref().map(|(number, matter)| (*number, matter))
    }

    /// Answers the open question.
    pub fn answer(&mut self, is_yes: bool) {
        if let Some((number, _)) = self.asked.take() {
            self.tell(&FromGuest::Answers(number, is_yes));
            // Until the table acknowledges the answer, it is not shown as due either.
            self.awaited = self.seat.map_or(self.awaited, |own| self.awaited.without(own));
        }
    }

    /// Asks for a computer on the seat of an absent player.
    pub fn ask_for(&mut self, seat: Seat) {
        self.open = Some(Matter::Replace(seat));
        self.tell(&FromGuest::AsksFor(seat));
    }

    /// Asks for a computer on the seat of an idle player; the table reports whether the others are asked.
    pub fn ask_for_idle(&mut self, seat: Seat) {
        self.is_put = true;
        self.ask_for(seat);
    }

    /// Asks the player on a seat whether they are still there.
    pub fn nudge(&mut self, seat: Seat) {
        self.tell(&FromGuest::Nudges(seat));
    }

    /// The time a nudged player has to answer.
    pub fn patience(&self) -> Patience {
        self.patience
    }

    /// Whether a question is open. A proposer is not asked, but knows from the answers that are due.
    pub fn is_asking(&self) -> bool {
        self.open.is_some() || self.awaited != Seats::NONE
    }

    /// The seats that have not answered the open question, as last sent.
    pub fn awaited(&self) -> Seats {
        self.awaited
    }

    /// Whether a question is open other than whether a computer may play on this seat.
    pub fn is_asking_other(&self, seat: Seat) -> bool {
        self.open.as_ref().is_some_and(|open| *open != Matter::Replace(seat))
    }

    /// Tells the host that the guest leaves.
    pub fn leave(&mut self) {
        if !self.is_over {
            self.tell(&FromGuest::Bye);
        }
    }

    /// Whether the table does not respond.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Returns the next message to be sent.
    pub fn send(&mut self) -> Option<Vec<u8>> {
        self.outgoing.pop_front()
    }

    /// Takes a network event.
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
                // A question that is still open is asked again.
                self.forget_asked();
                self.greet();
                None
            }
            Event::Message(_, bytes) => match FromHost::read(&bytes) {
                Ok(message) => self.hear(message),
                // Invalid messages are ignored, as on the wire.
                Err(_) => None,
            },
            Event::Silent(_) | Event::Gone(_) => {
                let was_lost = mem::replace(&mut self.is_lost, true);
                (!was_lost && !self.is_over).then_some(News::Lost)
            }
            Event::Heard(_) => self.heard(),
            // The host has given the reason already.
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
            // Reported only on request.
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
            // Listeners are not asked.
            FromHost::Asks(..) if self.listens() => None,
            FromHost::Asks(number, matter) => {
                self.open = Some(matter.clone());
                self.asked = Some((number, matter));
                Some(News::Asked)
            }
            FromHost::Awaits(_) if self.listens() => None,
            FromHost::Awaits(seats) => {
                // A guest who did not respond for a while may have missed the outcome.
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
                // The proposer's seat may have changed by then; a question without a number was never open.
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
                // Anything longer than announced is not a record.
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

    /// Whether a sheet is valid: the guest's own seat exists and is the only one of a local person; for a listener
    /// there is no such seat.
    fn is_sound(&self, sheet: &Sheet) -> bool {
        let own = (!self.listens()).then_some(sheet.seat);
        sheet.seat.index() < sheet.players.len()
            && seated(&sheet.players).all(|(seat, player)| matches!(player, Player::Human(_)) == (Some(seat) == own))
    }

    fn tell(&mut self, message: &FromGuest) {
        // Messages are short by construction: an action is a typed line.
        if let Ok(bytes) = message.write() {
            self.outgoing.push_back(bytes);
        }
    }
}

#[cfg(test)]
mod tests;
