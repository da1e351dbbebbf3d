//! A game as the search of level hard simulates it: a state consistent with the view, played on to a horizon of some
//! turns.

use rand::RngExt;
use rand::seq::IteratorRandom;

use super::choices;
use super::instinct;
use super::judgement::Judgement;
use super::prospects;
use crate::spion::rules::action::Action;
use crate::spion::rules::event::{Event, Fact};
use crate::spion::rules::piece::Plan;
use crate::spion::rules::stage::Stage;
use crate::spion::rules::team::Team;
use crate::spion::rules::view::View;
use crate::spion::rules::{Spion, State};
use snuffel_core::rng::Rng;
use snuffel_core::rules::{Pending, Rules};
use snuffel_core::search::Playout;
use snuffel_core::seat::Seat;

/// The number of rounds that the search looks ahead.
const ROUNDS: usize = 2;

/// More choices than occur up to the horizon. A game that needs more is judged as it is.
const MOST_CHOICES: u32 = 200;

/// The size of the errors of simulated players, in zillions.
const BLUR: f32 = 0.5;

/// A choice of a player in a trial.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Choice {
    /// The chosen action.
    pub action: Action,
    /// A mark of the outcomes of chance since the previous choice. After a different pass or a different result of a
    /// fight, it is a different choice.
    mark: u16,
}

/// A simulated game.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    state: State,
    /// The player who is thinking.
    me: Seat,
    /// The player on turn.
    on_turn: Seat,
    /// The number of turns left to play, including this one.
    turns_left: usize,
    /// A mark of the outcomes of chance since the last choice.
    mark: u16,
    /// The prospects of black's team at the horizon.
    black: f32,
    events: Vec<Event>,
}

impl Trial {
    /// A game consistent with the view of `me`.
    pub fn new(view: &View, me: Seat, rng: &mut Rng) -> Trial {
        let state = State::resample(view, me, rng);
        Trial {
            turns_left: 1 + ROUNDS * state.position().playing.len(),
            state,
            me,
            on_turn: me,
            mark: 0,
            black: 0.5,
            events: Vec::with_capacity(32),
        }
    }

    fn due(&self) -> Option<Seat> {
        self.state.stage().mover()
    }

    fn apply(&mut self, seat: Seat, action: Action) {
        self.events.clear();
        Spion::apply(&mut self.state, seat, action, &mut self.events);
        if let Some(Event::Public(Fact::Took { pass, .. })) = self.events.first() {
            self.mark = 1 + pass.index() as u16;
        }
    }

    /// Plays on until a choice is worth considering.
    fn settle(&mut self, rng: &mut Rng) {
        for _ in 0..MOST_CHOICES {
            let position = self.state.position();
            let (seat, action) = match self.state.stage() {
                Stage::Throwing { .. } => {
                    self.throw(rng);
                    continue;
                }
                Stage::Fighting(fight) => {
                    self.fight(fight.seat, fight.defender.seat, rng);
                    continue;
                }
                Stage::Questioning { seat, enemy } => {
                    let traitor = self.state.recognised(seat);
                    let named = traitor.filter(|spy| spy.seat == enemy);
                    (seat, named.map_or(Action::Decline, Action::Unmask))
                }
                Stage::Viewing { seat } => {
                    let unknown = position.accusable(seat);
                    let unknown = unknown.iter().filter(|spy| !self.state.knows(seat, *spy));
                    let spy = unknown.choose(rng).or(position.viewable(seat).iter().next());
                    let Some(spy) = spy else { return };
                    (seat, Action::View(spy))
                }
                Stage::Sweeping { seat } => match instinct::sweep(position, seat) {
                    Some(trap) => (seat, Action::Sweep(trap)),
                    None => return,
                },
                Stage::Keeping { spy, bazongs, .. } => match instinct::best_bazong(spy.seat, bazongs) {
                    Some(owner) => (spy.seat, Action::Keep(owner)),
                    None => return,
                },
                Stage::Turn { seat, .. } => {
                    if seat != self.on_turn {
                        self.on_turn = seat;
                        self.turns_left = self.turns_left.saturating_sub(1);
                    }
                    return;
                }
                Stage::Preparing
                | Stage::Walking { .. }
                | Stage::Hunting { .. }
                | Stage::Meeting { .. }
                | Stage::Over(_) => return,
            };
            let mark = self.mark;
            self.apply(seat, action);
            self.mark = mark;
        }
    }

    fn throw(&mut self, rng: &mut Rng) {
        if let Pending::Chance(request) = Spion::pending(&self.state) {
            let outcome = Spion::sample(&request, rng);
            self.events.clear();
            // The state has requested it.
            let _ = Spion::apply_chance(&mut self.state, outcome, &mut self.events);
            let lie = self.state.position().traps_lying().count();
            self.mark = mixed(self.mark, lie as u16);
        }
    }

    /// Lets both choose random plans, since there is no better strategy.
    fn fight(&mut self, attacker: Seat, defender: Seat, rng: &mut Rng) {
        let mut plan = || Plan::ALL[rng.random_range(0..Plan::ALL.len())];
        let plans = [plan(), plan()];
        let mark = mixed(self.mark, u16::from(plans[0] == plans[1]));
        self.apply(attacker, Action::Plan(plans[0]));
        self.apply(defender, Action::Plan(plans[1]));
        self.mark = mark;
    }

    fn judgement(&self, seat: Seat) -> Judgement<'_> {
        Judgement { position: self.state.position(), passes: self.state.seen_passes(seat), seat, careful: true }
    }

    /// The action of a sensible player, without any search.
    fn instinct(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let position = self.state.position();
        let judgement = self.judgement(seat);
        match self.state.stage() {
            Stage::Turn { first, .. } => {
                let traitor = self.state.recognised(seat);
                if let Some(traitor) = traitor.filter(|spy| position.place(*spy).is_some()) {
                    return Some(Action::Unmask(traitor));
                }
                let (laid, ordered) = self.state.done_this_turn();
                let trap = || (!laid).then(|| instinct::trap(position, seat)).flatten();
                let clear = || (!ordered).then(|| instinct::clear(position, seat)).flatten();
                let before = || instinct::free(&judgement).or_else(trap).or_else(clear);
                let before = first.then(before).flatten();
                before.or_else(|| Some(instinct::best_move(&judgement, BLUR, rng)))
            }
            Stage::Walking { places, .. } => {
                let (spy, _) = judgement.best_walk(places)?;
                Some(Action::Walk(spy.letter))
            }
            Stage::Hunting { .. } => instinct::dearest(&judgement, position.enemies_afield(seat)).map(Action::Attack),
            Stage::Meeting { place, .. } => {
                instinct::dearest(&judgement, position.enemies_on(seat, place)).map(Action::Attack)
            }
            // All other stages are settled without a choice.
            _ => None,
        }
    }
}

/// The mark of the outcomes of chance so far in a turn, with one more. In the worst case two courses have the same
/// mark, and the search treats them as one.
fn mixed(mark: u16, more: u16) -> u16 {
    mark.wrapping_mul(5).wrapping_add(more + 1)
}

impl Playout for Trial {
    type Move = Choice;

    fn mover(&self) -> Option<usize> {
        let due = self.due().filter(|_| self.turns_left > 0);
        due.map(Seat::index)
    }

    fn moves(&self, moves: &mut Vec<Choice>) {
        let Some(seat) = self.due() else {
            return;
        };
        let mark = self.mark;
        let mut add = |action| moves.push(Choice { action, mark });
        let position = self.state.position();
        match self.state.stage() {
            Stage::Turn { first, .. } => {
                let guesses = seat == self.me;
                choices::on_turn(&self.state, seat, first, guesses, &mut add);
            }
            Stage::Walking { places, .. } => {
                choices::walkers(position, seat, places).for_each(|letter| add(Action::Walk(letter)));
            }
            Stage::Hunting { .. } => position.enemies_afield(seat).iter().for_each(|spy| add(Action::Attack(spy))),
            Stage::Meeting { place, .. } => {
                position.enemies_on(seat, place).iter().for_each(|spy| add(Action::Attack(spy)));
            }
            // All other stages are settled without a choice.
            _ => {}
        }
    }

    fn play(&mut self, chosen: Choice, rng: &mut Rng) {
        self.mark = 0;
        if let Some(seat) = self.due() {
            self.apply(seat, chosen.action);
            self.settle(rng);
        }
    }

    fn roll_out(&mut self, rng: &mut Rng) {
        for _ in 0..MOST_CHOICES {
            let Some(seat) = self.due().filter(|_| self.turns_left > 0) else {
                break;
            };
            let Some(action) = self.instinct(seat, rng) else {
                break;
            };
            self.apply(seat, action);
            self.settle(rng);
        }
        self.black = match self.state.stage() {
            Stage::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Stage::Over(outcome) => f32::from(outcome.winners.contains(Seat::FIRST)),
            _ => prospects::of_black(self.state.position(), self.on_turn),
        };
    }

    fn reward(&self, player: usize) -> f32 {
        match Seat::new(player).map(Team::of_seat) {
            Some(Team::Black) => self.black,
            Some(Team::White) | None => 1.0 - self.black,
        }
    }
}
