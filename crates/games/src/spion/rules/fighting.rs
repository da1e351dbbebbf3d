//! Fights. Rule book `spion`, sections Fight, Grey spy and Bazong.

use super::State;
use super::event::{Event, Fact, Reason, Victory};
use super::landing::{Next, Question, Queue};
use super::piece::{Plan, Spy};
use super::position::{Bazong, Spot};
use super::stage::{Fight, Stage};
use super::team::are_partners;
use snuffel_core::seat::Seat;

impl State {
    /// Chooses a plan for one of the two. Once both have chosen, the plans are revealed.
    pub(super) fn choose_plan(&mut self, seat: Seat, plan: Plan, events: &mut Vec<Event>) {
        let Stage::Fighting(fight) = self.stage else {
            return;
        };
        let side = usize::from(fight.seat != seat);
        self.plans[side] = Some(plan);
        events.push(Event::Planned { seat, plan });
        if let [Some(attack), Some(defence)] = self.plans {
            self.decide(fight, [attack, defence], events);
        }
    }

    /// Decides a fight: equal plans are a win for the defender.
    fn decide(&mut self, fight: Fight, plans: [Plan; 2], events: &mut Vec<Event>) {
        let attacker_wins = plans[0] != plans[1];
        let defender = fight.defender;
        let (winner, loser) = match attacker_wins {
            true => (fight.seat, defender.seat),
            false => (defender.seat, fight.seat),
        };
        let beaten = if attacker_wins { Some(defender) } else { fight.attacker };
        let paid = self.position.money(loser) > 0;
        if paid {
            self.pay(loser, winner);
        }
        let number = beaten.and_then(|spy| self.jail(spy));
        events.push(Event::Public(Fact::Fought {
            fight,
            plans,
            number,
            paid,
            money: [fight.seat, defender.seat].map(|seat| self.position.money(seat)),
        }));
        let heir = if attacker_wins { fight.attacker } else { Some(defender) };
        if let Some(beaten) = beaten {
            self.pass_on(beaten, heir, fight, events);
        }
        if attacker_wins && let Some(landing) = &mut self.landing {
            landing.won = true;
        }
        self.settle(fight, winner, paid, events);
    }

    /// Sends a beaten spy to the dungeon, which reveals its number; `None` for a reserve spy.
    fn jail(&mut self, spy: Spy) -> Option<u8> {
        self.position.spots[spy.index()] = Spot::Dungeon;
        let number = self.numbers[spy.index()];
        if spy.is_reserve() {
            return None;
        }
        self.beaten.insert(spy);
        Some(number)
    }

    /// Passes the bazong of a beaten spy to the winner, or leaves it there if the grey spy has won.
    fn pass_on(&mut self, beaten: Spy, heir: Option<Spy>, fight: Fight, events: &mut Vec<Event>) {
        for owner in self.position.carried(beaten).iter() {
            let Some(heir) = heir else {
                self.drop_bazong(owner, fight.place, events);
                continue;
            };
            self.position.bazongs[owner] = Bazong::Carried(heir);
            let spy = heir;
            events.push(Event::Public(Fact::BazongWon { owner, spy }));
            let defends_home = heir == fight.defender && self.position.is_teams_embassy(heir.seat, fight.place);
            if !defends_home {
                continue;
            }
            if are_partners(owner, heir.seat) {
                self.send_home(owner, events);
            } else {
                return self.win_for(heir.seat, Victory::Bazong, events);
            }
        }
    }

    /// Applies the other results of a fight: enough zillions to win, a player without any, a choice of bazongs,
    /// questions.
    fn settle(&mut self, fight: Fight, winner: Seat, paid: bool, events: &mut Vec<Event>) {
        let loser = match winner == fight.seat {
            true => fight.defender.seat,
            false => fight.seat,
        };
        if !self.is_over() {
            self.check_money(winner, events);
        }
        if !self.is_over() && !paid {
            self.put_out(loser, Reason::Broke, events);
        }
        if self.is_over() {
            return;
        }
        self.next = match fight.attacker {
            Some(_) => Next::Fights,
            None => Next::GreyDone { seat: fight.seat, won: winner == fight.seat },
        };
        let [first, second] = [(loser, winner), (winner, loser)].map(|(seat, enemy)| {
            let question = Question { seat, enemy };
            Some(question).filter(|_| self.position.holders[enemy] == Some(seat))
        });
        self.queue = Queue::new(first, second);
        let heir = if winner == fight.seat { fight.attacker } else { Some(fight.defender) };
        let chooses = heir.is_some_and(|spy| self.has_to_choose(spy, fight.place, events));
        if !chooses {
            self.ask_fighters(events);
        }
    }

    /// After a fight and all choices: asks the questions, then continues.
    pub(super) fn ask_fighters(&mut self, events: &mut Vec<Event>) {
        self.plans = [None; 2];
        self.ask_next(events);
    }

    /// Ends the grey spy's hunt. If it was won, the player moves again.
    pub(super) fn end_hunt(&mut self, seat: Seat, won: bool, events: &mut Vec<Event>) {
        self.after_move(seat, won, events);
    }
}
