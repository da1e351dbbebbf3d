//! Unmasking traitors. Rule book `spion`, section Traitor.

use super::State;
use super::action::Questions;
use super::event::{Event, Fact, Reason};
use super::landing::Next;
use super::piece::{Letter, Spy};
use super::position::{Bazong, Spot};
use super::stage::Stage;
use snuffel_core::seat::Seat;

impl State {
    /// Asks the next player in the queue who can and wants to be asked. If there is none, the game continues.
    pub(super) fn ask_next(&mut self, events: &mut Vec<Event>) {
        while let Some(question) = self.queue.next() {
            let (seat, enemy) = (question.seat, question.enemy);
            let holds = self.position.holders[enemy] == Some(seat);
            let wants = self.questions[seat] != Questions::Off;
            if holds && wants && !self.is_inherited(enemy) && self.has_suspects(seat, enemy) {
                self.stage = Stage::Questioning { seat, enemy };
                events.push(Event::Questioned { seat, enemy });
                return;
            }
        }
        match self.next {
            Next::Fights => self.fight_on(events),
            Next::WalkOver => self.end_walk(true, events),
            Next::GreyDone { seat, won } => self.end_hunt(seat, won, events),
        }
    }

    /// Returns whether the envelope for `enemy` was inherited during the current walk. The heir is not asked about
    /// that walk.
    fn is_inherited(&self, enemy: Seat) -> bool {
        self.landing.is_some_and(|landing| landing.inherited.contains(enemy))
    }

    /// Returns whether a seat is still in the game and could unmask a spy of `enemy`.
    fn has_suspects(&self, seat: Seat, enemy: Seat) -> bool {
        let suspects = self.position.accusable(seat);
        let mut suspects = suspects.iter();
        self.position.playing.contains(seat) && suspects.any(|spy| spy.seat == enemy)
    }

    /// Accuses a spy of treason, then continues the turn or the questions.
    pub(super) fn unmask(&mut self, seat: Seat, spy: Spy, events: &mut Vec<Event>) {
        let number = self.numbers[spy.index()];
        if self.traitors[spy.seat] == number {
            self.expose(seat, spy, events);
        } else {
            self.misjudge(seat, spy, events);
        }
        match self.stage {
            Stage::Questioning { .. } => self.ask_next(events),
            Stage::Turn { seat: mover, .. } if !self.position.playing.contains(mover) => {
                self.end_turn(mover, events);
            }
            _ => {}
        }
    }

    /// Unmasks the traitor: the reserve spy takes its place and its bazong.
    fn expose(&mut self, seat: Seat, traitor: Spy, events: &mut Vec<Event>) {
        let reserve = Spy::new(seat, Letter::D);
        let reserve = Some(reserve).filter(|spy| self.position.spot(*spy) == Spot::Reserve);
        let spot = self.position.spot(traitor);
        let place = self.position.place(traitor);
        self.position.spots[traitor.index()] = Spot::Out;
        self.position.holders[traitor.seat] = None;
        self.accused.insert(traitor);
        if let Some(reserve) = reserve {
            self.position.spots[reserve.index()] = spot;
        }
        events.push(Event::Public(Fact::Unmasked {
            seat,
            traitor,
            number: self.numbers[traitor.index()],
            reserve,
            place,
        }));
        for owner in self.position.carried(traitor).iter() {
            match (reserve, place) {
                (Some(reserve), _) => {
                    self.position.bazongs[owner] = Bazong::Carried(reserve);
                    let spy = reserve;
                    events.push(Event::Public(Fact::BazongWon { owner, spy }));
                }
                (None, Some(place)) => self.drop_bazong(owner, place, events),
                (None, None) => self.send_home(owner, events),
            }
        }
    }

    /// Punishes a wrong accusation: the accuser is out, and the partner gets the envelope.
    fn misjudge(&mut self, seat: Seat, spy: Spy, events: &mut Vec<Event>) {
        self.accused.insert(spy);
        events.push(Event::Public(Fact::Misjudged { seat, spy, number: self.numbers[spy.index()] }));
        self.put_out(seat, Reason::Misjudged, events);
        if self.is_over() {
            return;
        }
        let enemy = spy.seat;
        if let Some(heir) = self.position.partner(seat) {
            self.position.holders[enemy] = Some(heir);
            if let Some(landing) = &mut self.landing {
                landing.inherited = landing.inherited.with(enemy);
            }
            events.push(Event::Inherited { seat: heir, enemy, number: self.traitors[enemy] });
        }
    }
}
