//! Questions put to all players, who answer yes or no: whether a computer may play for an absent player, and whether to
//! play a proposed game.
//!
//! Only players who are present are asked. A question passes once all of them have said yes: no answer is not a yes.

use std::time::Duration;

use web_time::Instant;

use super::{HostNews, Party, Place};
use crate::player::seated;
use crate::remote::message::{FromHost, Matter, Resolution, Whereabouts};
use crate::remote::patience::Patience;
use crate::remote::peer::Peer;
use crate::seat::{Seat, Seats};

/// The time before the others are asked about the seat of a player who does not respond.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A question put to all players.
pub(super) struct Poll {
    number: u32,
    matter: Matter,
    /// The seats that have agreed.
    yes: Seats,
}

/// Why the others are not asked whether a computer may play on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// No guest plays there.
    NoGuest,
    /// Its owner is present.
    Here,
    /// Its owner is absent.
    Away,
    /// A computer plays there already.
    Replaced,
    /// Its owner was present a moment ago.
    Early,
    /// Its owner was nudged a moment ago.
    Nudged,
    /// Another question is open.
    Busy,
    /// The game is over.
    Over,
}

impl Poll {
    /// Whether the end of the game makes the question irrelevant.
    pub(super) fn is_about_game(&self) -> bool {
        match self.matter {
            Matter::Replace(_) => true,
            Matter::Play(..) => false,
        }
    }
}

impl Party {
    /// The question that the host has not answered yet, with its number.
    pub fn asked(&self) -> Option<(u32, &Matter)> {
        let poll = self.poll.as_ref()?;
        let own = self.own_seat()?;
        (self.voters().contains(own) && !poll.yes.contains(own)).then_some((poll.number, &poll.matter))
    }

    /// The seat of the first player at the host's keyboard.
    pub fn own_seat(&self) -> Option<Seat> {
        seated(&self.players).find(|(_, player)| player.is_human()).map(|(seat, _)| seat)
    }

    /// Asks any question that is due by now.
    pub fn tick(&mut self, now: Instant) -> Vec<HostNews> {
        self.now = Some(now);
        let mut news = self.keep_order(now);
        if self.is_playing() && self.poll.is_none() {
            news.extend(self.ask_for_lost(now));
        }
        news
    }

    /// Asks whether a computer may play for a player who has not responded for long.
    fn ask_for_lost(&mut self, now: Instant) -> Vec<HostNews> {
        for place in self.places.values_mut() {
            if place.whereabouts == Whereabouts::Lost {
                place.away = place.away.or(Some(now));
            }
        }
        let patience = self.patience;
        let is_away = |place: &Place| place.whereabouts.is_away();
        let mut waiting =
            self.places.iter().filter(|(_, place)| !place.is_asked && is_away(place) && place.is_free(now, patience));
        let Some((seat, _)) = waiting.next() else {
            return Vec::new();
        };
        self.put(Matter::Replace(*seat), None)
    }

    /// The time when [`tick`](Party::tick) has something to do, unless an event comes first.
    pub fn wakes(&self) -> Option<Instant> {
        let lost = self.places.values().filter(|place| place.whereabouts == Whereabouts::Lost && !place.is_asked);
        // Only one question is open at a time.
        let may_ask = self.is_playing() && self.poll.is_none();
        let asks = lost.filter_map(|place| Some(place.away? + PATIENCE)).min().filter(|_| may_ask);
        asks.into_iter().chain(self.order_wakes()).min()
    }

    /// Asks all players whether a computer may play on a seat, as `by` wants. If the host has no seat and no other
    /// player is present, the host alone decides.
    ///
    /// # Errors
    /// If the question cannot be asked.
    pub fn replace(&mut self, by: Option<Seat>, seat: Seat) -> Result<Vec<HostNews>, Objection> {
        let place = self.places.get(&seat).filter(|_| self.number.is_some()).ok_or(Objection::NoGuest)?;
        if self.is_over {
            return Err(Objection::Over);
        }
        let matter = Matter::Replace(seat);
        match place.whereabouts {
            Whereabouts::Here if place.nudged.is_none() => Err(Objection::Here),
            Whereabouts::Replaced => Err(Objection::Replaced),
            Whereabouts::Here | Whereabouts::Lost | Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => {
                match &self.poll {
                    Some(poll) if poll.matter == matter => {
                        let number = poll.number;
                        Ok(by.map(|by| self.answer(by, number, true)).unwrap_or_default())
                    }
                    Some(_) => Err(Objection::Busy),
                    None if !self.now.is_some_and(|now| place.is_free(now, self.patience)) => {
                        Err(match place.whereabouts {
                            Whereabouts::Here => Objection::Nudged,
                            Whereabouts::Lost
                            | Whereabouts::Left
                            | Whereabouts::Removed
                            | Whereabouts::GaveUp
                            | Whereabouts::Replaced => Objection::Early,
                        })
                    }
                    None if self.voters().is_empty() => Ok(self.change(seat, Whereabouts::Replaced)),
                    None => Ok(self.put(matter, by)),
                }
            }
        }
    }

    /// Takes a player's answer to the question of this number.
    pub fn answer(&mut self, from: Seat, number: u32, is_yes: bool) -> Vec<HostNews> {
        let is_asked = self.voters().contains(from);
        let Some(poll) = self.poll.as_mut().filter(|poll| poll.number == number && is_asked) else {
            return Vec::new();
        };
        if !is_yes {
            return self.close(Resolution::No(from));
        }
        poll.yes = poll.yes.with(from);
        self.settle_or_wait()
    }

    /// Opens a question; `by`, who asked for it, has thereby agreed.
    pub(super) fn put(&mut self, matter: Matter, by: Option<Seat>) -> Vec<HostNews> {
        match &matter {
            Matter::Replace(seat) => {
                if let Some(place) = self.places.get_mut(seat) {
                    place.is_asked = true;
                }
            }
            Matter::Play(..) => {}
        }
        self.polls = self.polls.wrapping_add(1);
        let yes = by.map_or(Seats::NONE, Seats::only);
        self.poll = Some(Poll { number: self.polls, matter: matter.clone(), yes });
        for peer in self.asked_guests(yes) {
            self.tell(peer, &FromHost::Asks(self.polls, matter.clone()));
        }
        self.settle_or_wait()
    }

    /// Puts the open question to a player who has come.
    pub(super) fn ask_again(&mut self, peer: Peer, seat: Seat) {
        let is_asked = self.voters().contains(seat);
        let open = self.poll.as_ref().filter(|poll| is_asked && !poll.yes.contains(seat));
        if let Some(asks) = open.map(|poll| FromHost::Asks(poll.number, poll.matter.clone())) {
            self.tell(peer, &asks);
        }
    }

    /// Settles the open question if all present have agreed; otherwise tells them whose answers are due.
    pub(super) fn settle_or_wait(&mut self) -> Vec<HostNews> {
        let news = self.settle();
        self.tell_undecided();
        news
    }

    /// Tells the players asked whose answers are due, while a question is open.
    pub(super) fn tell_undecided(&mut self) {
        if self.poll.is_some() {
            let awaits = FromHost::Awaits(self.undecided());
            for peer in self.asked_guests(Seats::NONE) {
                self.tell(peer, &awaits);
            }
        }
    }

    /// Settles the open question if all present have agreed.
    pub(super) fn settle(&mut self) -> Vec<HostNews> {
        let voters = self.voters();
        match &self.poll {
            Some(poll) if !voters.is_empty() && voters.is_subset(poll.yes) => self.close(Resolution::Yes),
            Some(_) | None => Vec::new(),
        }
    }

    /// Moves an open proposal to the new seats of those who were asked, given in this order; the player at the host's
    /// keyboard has no peer. If the players are not the same, the question is closed.
    pub(super) fn move_poll(&mut self, people: &[Option<Peer>]) -> Vec<HostNews> {
        let owner = |seat: Seat| self.places.get(&seat).and_then(|place| place.owner);
        let seat_after = |seat: Seat| people.iter().position(|other| *other == owner(seat)).and_then(Seat::new);
        let voters = self.voters();
        let is_same = voters.len() == people.len() && voters.iter().all(|seat| seat_after(seat).is_some());
        let moved = self.poll.as_ref().filter(|_| is_same).and_then(|poll| match &poll.matter {
            Matter::Play(by, proposal) => Some(Poll {
                number: poll.number,
                matter: Matter::Play(seat_after(*by)?, proposal.clone()),
                yes: poll.yes.iter().filter_map(seat_after).collect(),
            }),
            Matter::Replace(_) => None,
        });
        match moved {
            Some(moved) => {
                self.poll = Some(moved);
                Vec::new()
            }
            None => self.close(Resolution::Void),
        }
    }

    /// Asks those who have not answered again, by their new seats.
    pub(super) fn ask_undecided(&mut self) {
        if let Some((asks, yes)) =
            self.poll.as_ref().map(|poll| (FromHost::Asks(poll.number, poll.matter.clone()), poll.yes))
        {
            for peer in self.asked_guests(yes) {
                self.tell(peer, &asks);
            }
        }
        self.tell_undecided();
    }

    /// Closes the open question if a player's arrival or departure makes it irrelevant: whether a computer may play for
    /// a player who is back, or a proposal to players of whom one has come or gone.
    pub(super) fn withdraw(&mut self, seat: Seat, whereabouts: Whereabouts) -> Vec<HostNews> {
        match self.poll.as_ref().map(|poll| &poll.matter) {
            // A newcomer was not asked.
            Some(Matter::Play(..)) => self.close_for(Resolution::Void, Seats::only(seat)),
            Some(Matter::Replace(_)) if whereabouts == Whereabouts::Here => self.withdraw_replacement(seat),
            Some(Matter::Replace(_)) | None => Vec::new(),
        }
    }

    /// Closes the question whether a computer may play for a player who has just acted.
    pub(super) fn withdraw_replacement(&mut self, seat: Seat) -> Vec<HostNews> {
        match self.poll.as_ref().map(|poll| &poll.matter) {
            Some(Matter::Replace(asked)) if *asked == seat => self.close_for(Resolution::Void, Seats::only(seat)),
            Some(_) | None => Vec::new(),
        }
    }

    /// Whether a question is open.
    pub fn is_asking(&self) -> bool {
        self.poll.is_some()
    }

    /// Closes the open question and applies the verdict.
    pub(super) fn close(&mut self, verdict: Resolution) -> Vec<HostNews> {
        self.close_for(verdict, Seats::NONE)
    }

    /// Like [`close`](Party::close), but tells nobody on the seats in `but`.
    fn close_for(&mut self, verdict: Resolution, but: Seats) -> Vec<HostNews> {
        let Some(poll) = self.poll.take() else {
            return Vec::new();
        };
        for peer in self.asked_guests(but) {
            self.tell(peer, &FromHost::Settled(poll.number, poll.matter.clone(), verdict));
        }
        match (poll.matter, verdict) {
            (Matter::Replace(seat), Resolution::Yes) => self.change(seat, Whereabouts::Replaced),
            (Matter::Play(_, proposal), Resolution::Yes) => vec![HostNews::Agreed(proposal)],
            (
                matter,
                Resolution::No(_)
                | Resolution::Void
                | Resolution::Early
                | Resolution::Busy
                | Resolution::Here
                | Resolution::Nudged,
            ) => vec![HostNews::Settled(matter, verdict)],
        }
    }

    /// The seats of the players present, except the one in question.
    pub(super) fn voters(&self) -> Seats {
        let about = self.poll.as_ref().and_then(|poll| match &poll.matter {
            Matter::Replace(seat) => Some(*seat),
            Matter::Play(..) => None,
        });
        let here = self.places.iter().filter(|(_, place)| place.whereabouts == Whereabouts::Here);
        here.map(|(seat, _)| *seat).chain(self.own_seat()).filter(|seat| Some(*seat) != about).collect()
    }

    /// The seats that have not answered the open question.
    pub fn undecided(&self) -> Seats {
        let yes = self.poll.as_ref().map_or_else(|| self.voters(), |poll| poll.yes);
        self.voters().iter().filter(|seat| !yes.contains(*seat)).collect()
    }

    /// The guests asked, except those on the seats in `but`.
    fn asked_guests(&self, but: Seats) -> Vec<Peer> {
        let asked = self.voters().iter().filter(|seat| !but.contains(*seat));
        asked.filter_map(|seat| self.peer(seat)).collect()
    }
}

impl Place {
    /// Whether a computer may be proposed for this seat: the owner has left, or has not responded for long.
    fn is_free(&self, now: Instant, patience: Patience) -> bool {
        match self.whereabouts {
            Whereabouts::Left | Whereabouts::Removed | Whereabouts::GaveUp => true,
            Whereabouts::Lost => self.away.is_some_and(|away| now.saturating_duration_since(away) >= PATIENCE),
            Whereabouts::Here => {
                self.nudged.is_some_and(|nudged| now.saturating_duration_since(nudged) >= patience.time())
            }
            Whereabouts::Replaced => false,
        }
    }
}
