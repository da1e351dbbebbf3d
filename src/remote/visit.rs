//! A guest's visit at a host's table: what the host tells of it, and what the guest tells the host.
//!
//! It does no input or output, like the [party](super::party) at the other end.

use std::collections::VecDeque;

use super::message::{FromGuest, FromHost, Hello, Line, Message, Name, Refusal, Saying, Sheet, Whereabouts};
use super::net::{Event, Fault};
use crate::player::{Player, seated};
use crate::seat::Seat;

/// What is new for a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The host is not found at once, and still looked for.
    Seeks,
    /// The host is there, and is called like this.
    Found(Option<Name>),
    /// Why there is no place. Nothing comes after it.
    Refused(Refusal, Option<Hello>),
    /// Who is at the table, before a game begins.
    Waits(Sheet),
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
    /// What became of somebody else.
    Seat(Seat, Whereabouts),
    /// Nothing is heard of the host.
    Lost,
    /// Something is heard again.
    Heard,
    /// The host has left. Nothing comes after it.
    Bye,
    /// Nothing comes of it.
    Failed(Fault),
}

/// A visit at a table.
pub struct Visit {
    own: Hello,
    host: Option<Hello>,
    /// The number of the game that is followed, and the own seat in it.
    game: Option<(u32, Seat)>,
    is_lost: bool,
    is_over: bool,
    outgoing: VecDeque<Vec<u8>>,
}

impl Visit {
    /// A visit of somebody who is told nothing yet; `own` is what the host is told of this program.
    pub fn new(own: Hello) -> Visit {
        Visit { own, host: None, game: None, is_lost: false, is_over: false, outgoing: VecDeque::new() }
    }

    /// Follows the game that was told of, of which so many percepts were had already.
    pub fn follow(&mut self, percepts: u64) {
        if let Some((number, _)) = self.game {
            self.tell(&FromGuest::Follows(number, percepts));
        }
    }

    /// Sends something about the own seat.
    pub fn post(&mut self, bytes: Vec<u8>) {
        if let Some((number, _)) = self.game {
            self.tell(&FromGuest::Post(number, bytes));
        }
    }

    /// Says something to one seat, or to all.
    pub fn say(&mut self, to: Option<Seat>, text: Line) {
        self.tell(&FromGuest::Say(to, text));
    }

    /// Tells that one leaves.
    pub fn leave(&mut self) {
        if !self.is_over {
            self.tell(&FromGuest::Bye);
        }
    }

    /// What is to be sent next.
    pub fn send(&mut self) -> Option<Vec<u8>> {
        self.outgoing.pop_front()
    }

    /// Takes what has happened.
    pub fn take(&mut self, event: Event) -> Option<News> {
        match event {
            Event::Ready(_) => None,
            Event::Seeks => Some(News::Seeks),
            Event::Came(_) => {
                self.outgoing.clear();
                self.tell(&FromGuest::Hello(self.own.clone()));
                None
            }
            Event::Message(_, bytes) => match FromHost::read(&bytes) {
                Ok(message) => self.hear(message),
                // What makes no sense is left out, as on the wire.
                Err(_) => None,
            },
            Event::Silent(_) | Event::Gone(_) => {
                let was_lost = std::mem::replace(&mut self.is_lost, true);
                (!was_lost && !self.is_over).then_some(News::Lost)
            }
            Event::Heard(_) => self.heard(),
            // The host has said before why.
            Event::Failed(_) if self.is_over => None,
            Event::Failed(fault) => Some(News::Failed(fault)),
        }
    }

    fn heard(&mut self) -> Option<News> {
        std::mem::take(&mut self.is_lost).then_some(News::Heard)
    }

    fn hear(&mut self, message: FromHost) -> Option<News> {
        match message {
            FromHost::Hello(hello) => {
                let is_new = self.host.is_none();
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
            FromHost::Waits(sheet) => is_sound(&sheet).then_some(News::Waits(sheet)),
            FromHost::Plays(number, sheet) => {
                self.enter(number, &sheet)?;
                Some(News::Plays(sheet))
            }
            FromHost::GoesOn(number, sheet) if self.game == Some((number, sheet.seat)) => Some(News::Again),
            FromHost::GoesOn(number, sheet) => {
                self.enter(number, &sheet)?;
                Some(News::GoesOn(sheet))
            }
            FromHost::Post(number, bytes) => {
                self.game.is_some_and(|(known, _)| known == number).then_some(News::Post(bytes))
            }
            FromHost::Said(saying) => Some(News::Said(saying)),
            FromHost::Seat(seat, whereabouts) => Some(News::Seat(seat, whereabouts)),
            FromHost::Bye => {
                self.is_over = true;
                Some(News::Bye)
            }
        }
    }

    fn enter(&mut self, number: u32, sheet: &Sheet) -> Option<()> {
        self.game = is_sound(sheet).then_some((number, sheet.seat));
        self.game.map(|_| ())
    }

    fn tell(&mut self, message: &FromGuest) {
        // All of these are short by their making: an action is a typed line.
        if let Ok(bytes) = message.write() {
            self.outgoing.push_back(bytes);
        }
    }
}

/// Whether what a host tells of its table can be: the own seat is there, and the only one of a person here.
fn is_sound(sheet: &Sheet) -> bool {
    sheet.seat.index() < sheet.players.len()
        && seated(&sheet.players).all(|(seat, player)| matches!(player, Player::Human(_)) == (seat == sheet.seat))
}
