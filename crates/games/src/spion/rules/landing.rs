//! Walks, and the consequences of a spy's arrival: fights, bazongs, questions. Rule book `spion`, sections Fight and
//! Bazong.

use super::State;
use super::board::Place;
use super::event::{Event, Fact, Victory};
use super::piece::Spy;
use super::position::{Bazong, Spot};
use super::stage::Stage;
use super::team::are_partners;
use snuffel_core::seat::{Seat, Seats};

/// The zillions for taking a bazong from an enemy embassy.
pub const BAZONG_PRIZE: u8 = 5;

/// A spy that has arrived at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Landing {
    /// The spy.
    pub spy: Spy,
    /// The place.
    pub place: Place,
    /// Whether it was bought free, which does not earn another move.
    pub freed: bool,
    /// Whether it has won a fight.
    pub won: bool,
    /// Whether it has earned another move.
    pub again: bool,
    /// The bazongs that lay here before the fights.
    pub lying: Seats,
    /// The owners of the traitors in envelopes that were inherited during the walk.
    pub inherited: Seats,
}

/// The continuation after all questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The walking spy fights on, or has finished its fights.
    Fights,
    /// The walk is over.
    WalkOver,
    /// The grey spy's fight is over; `won` if she has won.
    GreyDone { seat: Seat, won: bool },
}

/// A question whether to unmask a spy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// The player asked.
    pub seat: Seat,
    /// The enemy whose spies can be unmasked.
    pub enemy: Seat,
}

/// The pending questions about unmasking, in order; at most two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Queue([Option<Question>; 2]);

impl Queue {
    pub fn new(first: Option<Question>, second: Option<Question>) -> Queue {
        Queue([first, second])
    }

    pub fn next(&mut self) -> Option<Question> {
        let [first, second] = &mut self.0;
        first.take().or_else(|| second.take())
    }
}

impl State {
    /// Walks with a spy, which then arrives at a place.
    pub(super) fn walk(&mut self, spy: Spy, places: u8, events: &mut Vec<Event>) {
        let Some(from) = self.position.place(spy) else {
            return;
        };
        let to = self.position.ring.ahead(spy.seat, from, places);
        self.position.spots[spy.index()] = Spot::At(to);
        self.stirred = true;
        if to.is_alfred() {
            self.show_to_alfred(spy);
        }
        events.push(Event::Public(Fact::Walked { spy, from, to }));
        self.land(spy, to, false, events);
    }

    pub(super) fn land(&mut self, spy: Spy, place: Place, freed: bool, events: &mut Vec<Event>) {
        self.landing = Some(Landing {
            spy,
            place,
            freed,
            won: false,
            again: false,
            lying: self.position.lying(place),
            inherited: Seats::NONE,
        });
        self.fight_on(events);
    }

    /// Attacks the next enemy on the place of arrival or, if there is none left, completes the arrival.
    pub(super) fn fight_on(&mut self, events: &mut Vec<Event>) {
        let Some(landing) = self.landing else {
            return;
        };
        let Landing { spy, place, .. } = landing;
        if self.position.spot(spy) != Spot::At(place) {
            return self.end_walk(false, events);
        }
        let enemies = self.position.enemies_on(spy.seat, place);
        match enemies.iter().next() {
            None => self.arrive(landing, events),
            Some(only) if enemies.len() == 1 => self.attack(spy.seat, only, events),
            Some(_) => self.expect(Stage::Meeting { spy, place }, events),
        }
    }

    /// Completes the arrival once there are no enemies left: bazongs change hands.
    fn arrive(&mut self, mut landing: Landing, events: &mut Vec<Event>) {
        let Landing { spy, place, .. } = landing;
        landing.again = landing.won;
        self.landing = Some(landing);
        if self.position.wins_by_arriving(spy, place) {
            return self.win_for(spy.seat, Victory::Bazong, events);
        }
        match place.owner() {
            Some(owner) if are_partners(owner, spy.seat) => {
                for carried in self.position.carried(spy).iter() {
                    self.send_home(carried, events);
                }
            }
            Some(owner) => self.rob(spy, owner, events),
            None => self.find(landing, events),
        }
        if !self.is_over() && !self.has_to_choose(spy, place, events) {
            self.arrived(events);
        }
    }

    /// In an enemy embassy without enemies, takes the bazong if it is there.
    fn rob(&mut self, spy: Spy, owner: Seat, events: &mut Vec<Event>) {
        if self.position.bazong(owner) != Bazong::Home {
            return;
        }
        self.position.bazongs[owner] = Bazong::Carried(spy);
        let gain = self.take_from_bank(spy.seat, BAZONG_PRIZE);
        let money = self.position.money(spy.seat);
        events.push(Event::Public(Fact::BazongTaken { owner, spy, gain, money }));
        if let Some(landing) = &mut self.landing {
            landing.again = true;
        }
        self.check_money(spy.seat, events);
    }

    /// Takes the bazongs that lay on the field before the fights.
    fn find(&mut self, landing: Landing, events: &mut Vec<Event>) {
        let Landing { spy, place, lying, .. } = landing;
        for owner in lying.iter() {
            if self.position.bazong(owner) == Bazong::Lying(place) {
                self.position.bazongs[owner] = Bazong::Carried(spy);
                events.push(Event::Public(Fact::BazongFound { owner, spy, place }));
            }
        }
    }

    /// Returns whether a spy has more bazongs than it can carry, in which case its player is asked.
    pub(super) fn has_to_choose(&mut self, spy: Spy, place: Place, events: &mut Vec<Event>) -> bool {
        let bazongs = self.position.carried(spy);
        let too_many = bazongs.len() > 1;
        if too_many {
            let stage = Stage::Keeping { spy, bazongs, place };
            self.expect(stage, events);
        }
        too_many
    }

    /// Keeps one bazong. The others stay where the spy is.
    pub(super) fn keep(&mut self, owner: Seat, events: &mut Vec<Event>) {
        let Stage::Keeping { spy, bazongs, place } = self.stage else {
            return;
        };
        events.push(Event::Public(Fact::BazongKept { owner, spy }));
        for other in bazongs.without(owner).iter() {
            self.drop_bazong(other, place, events);
        }
        // A choice after a fight comes before the questions. If there are no plans, it is a choice after the arrival.
        if self.plans == [None; 2] {
            self.arrived(events);
        } else {
            self.ask_fighters(events);
        }
    }

    /// After a walk with a bazong, asks the holder of the envelope about unmasking.
    fn arrived(&mut self, events: &mut Vec<Event>) {
        let Some(Landing { spy, freed, .. }) = self.landing else {
            return;
        };
        self.plans = [None; 2];
        self.next = Next::WalkOver;
        let carries = !freed && !self.position.carried(spy).is_empty();
        let holder = self.position.holders[spy.seat].filter(|_| carries);
        let question = holder.map(|seat| Question { seat, enemy: spy.seat });
        self.queue = Queue::new(question, None);
        self.ask_next(events);
    }

    /// Ends a walk, possibly with another move.
    pub(super) fn end_walk(&mut self, arrived: bool, events: &mut Vec<Event>) {
        let Some(landing) = self.landing.take() else {
            return;
        };
        let seat = landing.spy.seat;
        if landing.freed && self.position.playing.contains(seat) {
            return self.expect(Stage::Turn { seat, first: true }, events);
        }
        let stands = self.position.spot(landing.spy) == Spot::At(landing.place);
        self.after_move(seat, arrived && stands && landing.again, events);
    }

    /// Leaves a bazong behind: it stays on a field, or goes home from any embassy.
    pub(super) fn drop_bazong(&mut self, owner: Seat, place: Place, events: &mut Vec<Event>) {
        if place.owner().is_some() {
            return self.send_home(owner, events);
        }
        self.position.bazongs[owner] = Bazong::Lying(place);
        events.push(Event::Public(Fact::BazongLies { owner, place }));
    }

    pub(super) fn send_home(&mut self, owner: Seat, events: &mut Vec<Event>) {
        self.position.bazongs[owner] = Bazong::Home;
        events.push(Event::Public(Fact::BazongHome { owner }));
    }
}
