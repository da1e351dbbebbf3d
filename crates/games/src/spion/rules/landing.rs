//! Walks, and what follows when a spy has come to a place: fights, bazongs, questions. Rule book `spion`, sections
//! Fight and Bazong.

use super::State;
use super::board::Place;
use super::event::{Event, Fact, Victory};
use super::piece::Spy;
use super::position::{Bazong, Spot};
use super::stage::Stage;
use super::team::are_partners;
use snuffel_core::seat::{Seat, Seats};

/// What a bazong in an enemy embassy brings.
pub const BAZONG_PRIZE: u8 = 5;

/// A spy that has come to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Landing {
    /// The spy.
    pub spy: Spy,
    /// Where it has come to.
    pub place: Place,
    /// Whether it was bought free, which earns no move.
    pub freed: bool,
    /// Whether it has won a fight.
    pub won: bool,
    /// Whether it has earned another move.
    pub again: bool,
    /// The bazongs that lay here before the fights.
    pub lying: Seats,
    /// Whose traitors stand in envelopes that were inherited meanwhile.
    pub inherited: Seats,
}

/// What follows when everybody has been asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The walking spy fights on, or has done with it.
    Fights,
    /// The walk is over.
    WalkOver,
    /// The grey spy's fight is over; whether she has won.
    GreyDone { seat: Seat, won: bool },
}

/// Whether somebody unmasks a spy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// Whose spies could be unmasked.
    pub enemy: Seat,
}

/// Who is to be asked about unmasking, first to last; at most two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Queue([Option<Question>; 2]);

impl Queue {
    pub fn of(first: Option<Question>, second: Option<Question>) -> Queue {
        Queue([first, second])
    }

    pub fn next(&mut self) -> Option<Question> {
        let [first, second] = &mut self.0;
        first.take().or_else(|| second.take())
    }
}

impl State {
    /// A spy walks so far, and comes to a place.
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

    /// The spy that has come to a place attacks the next enemy there; when there is none, it has arrived.
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

    /// No enemy is left on the place: bazongs change hands.
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

    /// A spy stands in an enemy embassy without enemies: it takes the bazong, if it is there.
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

    /// A spy takes what lay on the field before the fights.
    fn find(&mut self, landing: Landing, events: &mut Vec<Event>) {
        let Landing { spy, place, lying, .. } = landing;
        for owner in lying.iter() {
            if self.position.bazong(owner) == Bazong::Lying(place) {
                self.position.bazongs[owner] = Bazong::Carried(spy);
                events.push(Event::Public(Fact::BazongFound { owner, spy, place }));
            }
        }
    }

    /// Whether a spy has more bazongs than it can carry; if so, its player is asked.
    pub(super) fn has_to_choose(&mut self, spy: Spy, place: Place, events: &mut Vec<Event>) -> bool {
        let bazongs = self.position.carried(spy);
        let too_many = bazongs.len() > 1;
        if too_many {
            let stage = Stage::Keeping { spy, bazongs, place };
            self.expect(stage, events);
        }
        too_many
    }

    /// The spy keeps one bazong; the others stay where it stands.
    pub(super) fn keep(&mut self, owner: Seat, events: &mut Vec<Event>) {
        let Stage::Keeping { spy, bazongs, place } = self.stage else {
            return;
        };
        events.push(Event::Public(Fact::BazongKept { owner, spy }));
        for other in bazongs.without(owner).iter() {
            self.drop_bazong(other, place, events);
        }
        // A choice after a fight comes before the questions; one after the arrival, when there is no plan.
        if self.plans == [None; 2] {
            self.arrived(events);
        } else {
            self.ask_fighters(events);
        }
    }

    /// The walk has ended; who holds the envelope may unmask, if a bazong is carried.
    fn arrived(&mut self, events: &mut Vec<Event>) {
        let Some(Landing { spy, freed, .. }) = self.landing else {
            return;
        };
        self.plans = [None; 2];
        self.next = Next::WalkOver;
        let carries = !freed && !self.position.carried(spy).is_empty();
        let holder = self.position.holders[spy.seat].filter(|_| carries);
        let question = holder.map(|seat| Question { seat, enemy: spy.seat });
        self.queue = Queue::of(question, None);
        self.ask_next(events);
    }

    /// The walk is over, with or without another move.
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

    /// A bazong is left behind: it lies on a field, and from any embassy it goes home.
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
