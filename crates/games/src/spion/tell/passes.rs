//! The reasons for a pass: its effect if it is known, otherwise what it may be.

use std::iter;

use super::phrase::{letter, pass, spy, trap_as_object};
use super::reasons::Reasons;
use super::why::{Reason, Why};
use crate::spion::rules::action::Action;
use crate::spion::rules::deck::unseen;
use crate::spion::rules::piece::{DECK, Pass, Spy, Trap};
use crate::spion::rules::team::Team;
use snuffel_core::text::message::{Arg, Message};

impl Reasons<'_> {
    /// The reason for taking a pass.
    pub(super) fn pass(&self, depth: u8) -> Option<Reason> {
        let position = self.position();
        let known = &self.view.passes[Team::of_seat(self.seat)];
        let Some(kind) = self.known_pass(depth) else {
            return self.unseen_pass(known);
        };
        let named = |why: Why| Reason::new(why).with("pass", pass(kind));
        let (gain, carries) =
            (position.bank.min(3), Spy::all_of(self.seat).any(|own| position.conquered(own).is_some()));
        match kind {
            Pass::Ride | Pass::Dash | Pass::Jet => {
                let Some((own, places)) = self.walk_by(kind) else {
                    // None of the spies can walk this far.
                    return Some(named(Why::PassIdle));
                };
                let by = |why| named(why).with("letter", letter(own.letter));
                let to = position.walk(own, places).ok()?;
                match position.conquered(own).filter(|_| position.wins_by_arriving(own, to)) {
                    Some(owner) => Some(self.and_bazong(by(Why::PassWin), owner)),
                    None => Some(by(Why::PassWalk).count("places", places)),
                }
            }
            Pass::Cheque if gain > 0 => {
                let why = if self.cheque_wins() { Why::PassMoneyWin } else { Why::PassMoney };
                Some(named(why).count("gain", gain))
            }
            Pass::View if !position.viewable(self.seat).is_empty() => Some(match self.seeks_traitor() {
                true => named(Why::PassView),
                false => named(Why::PassViewFree),
            }),
            Pass::Pant => self.pant(kind),
            Pass::Sob if carries => None,
            Pass::Yawn | Pass::Cheque | Pass::View | Pass::Sob => Some(named(Why::PassIdle)),
        }
    }

    /// The enemy that the grey spy can attack, and whether that wins, or the trap that she has to clear first.
    fn pant(&self, kind: Pass) -> Option<Reason> {
        let about = |why: Why| Reason::new(why).with("pass", pass(kind));
        let Some(prey) = self.prey() else {
            // With a trap to clear, it would have an effect.
            return self.position().traps_lying().next().is_none().then(|| about(Why::PassIdle));
        };
        let of = |why: Why, enemy: Spy| about(why).with("spy", spy(self.view.viewer, enemy));
        let mut preys = iter::once(prey).chain(self.position().enemies_afield(self.seat).iter());
        if let Some(enemy) = preys.find(|enemy| self.beating_wins(*enemy)) {
            return Some(of(Why::PassPantWin, enemy));
        }
        let named = |why: Why| of(why, prey);
        let mut traps = self.position().traps_lying();
        let (first, is_only) = (traps.next(), traps.next().is_none());
        let Some(first) = first else {
            return Some(named(Why::PassPant));
        };
        if !is_only {
            return Some(named(Why::PassPantChoose));
        }
        let place = self.position().traps[first.index()]?;
        Some(named(Why::PassPantClear).with("trap", trap_as_object(first)).text("field", place))
    }

    /// The trap that an action certainly clears, if any.
    pub(super) fn clears(&self, action: &Action) -> Option<Trap> {
        match *action {
            Action::Sweep(kind) => Some(kind),
            Action::Pass(depth) if self.known_pass(depth) == Some(Pass::Pant) => {
                let mut traps = self.position().traps_lying();
                traps.next().filter(|_| traps.next().is_none())
            }
            _ => None,
        }
    }

    /// The pass at this depth of the player's deck, if it was seen, or if only one kind is unseen.
    pub(super) fn known_pass(&self, depth: u8) -> Option<Pass> {
        let known = &self.view.passes[Team::of_seat(self.seat)];
        let seen = known.get(usize::from(depth.max(1)) - 1)?;
        let mut kinds = self.unseen_kinds();
        seen.or_else(|| kinds.next().filter(|_| kinds.next().is_none()))
    }

    /// The kinds of passes in the player's deck that are not all seen.
    pub(super) fn unseen_kinds(&self) -> impl Iterator<Item = Pass> + Clone + use<> {
        let unseen = unseen(&self.view.passes[Team::of_seat(self.seat)]);
        Pass::ALL.into_iter().filter(move |kind| unseen[kind.index()] > 0)
    }

    /// Returns whether a cheque is enough to win the game.
    pub(super) fn cheque_wins(&self) -> bool {
        let position = self.position();
        position.team_money(Team::of_seat(self.seat)) + position.bank.min(3) >= position.money_goal()
    }

    /// The walk that a pass allows. Among equally valuable ones, the one that ends nearest to its spy's goal.
    pub(super) fn walk_by(&self, pass: Pass) -> Option<(Spy, u8)> {
        let places = pass.places()?;
        let judgement = self.judgement();
        let (_, most) = judgement.best_walk(places)?;
        let best = Spy::all_of(self.seat).filter(|own| judgement.walk(*own, places).is_some_and(|worth| worth >= most));
        let left = |own: &Spy| self.position().walk(*own, places).ok().map(|to| self.way_to_goal_from(*own, to));
        best.min_by_key(left).map(|own| (own, places))
    }

    /// The best enemy for the grey spy to attack: one with a bazong, otherwise the one closest to its goal.
    fn prey(&self) -> Option<Spy> {
        let position = self.position();
        let afield = position.enemies_afield(self.seat);
        let robber = position.robbers(self.seat).map(|(enemy, _)| enemy).find(|enemy| afield.contains(*enemy));
        robber.or_else(|| afield.iter().min_by_key(|enemy| self.way_to_goal(*enemy)))
    }

    /// The purpose of the walk that a known pass allows.
    pub(super) fn after_pass(&self, action: &Action) -> Option<Reason> {
        let Action::Pass(depth) = action else {
            return None;
        };
        let (own, places) = self.walk_by(self.known_pass(*depth)?)?;
        // A win is already given as the reason.
        self.walk(own, places).filter(|then| then.why() != Why::Win)
    }

    /// The first three passes after one that certainly has no effect, or that allows another move.
    pub(super) fn comes_up(&self, action: &Action) -> Option<Message> {
        let Action::Pass(depth) = *action else {
            return None;
        };
        let is_idle = match self.known_pass(depth) {
            Some(kind) => kind == Pass::View || !self.position().can_do(self.seat, kind),
            None => !self.unseen_kinds().any(|kind| self.position().can_do(self.seat, kind)),
        };
        if !is_idle {
            return None;
        }
        let next = (1..=3u8).map(|number| {
            let kind = match self.known_pass(depth + number) {
                Some(Pass::Cheque) if self.cheque_wins() => Arg::Phrase("pass-cheque-wins"),
                Some(kind) => pass(kind),
                None => Arg::Phrase("pass-unseen"),
            };
            Message::new("deck-item").count("depth", number).with("pass", kind)
        });
        Some(Message::new("hint-comes-up").all_said("items", next))
    }

    /// The reason for taking an unseen pass.
    fn unseen_pass(&self, known: &[Option<Pass>; DECK]) -> Option<Reason> {
        let unseen = unseen(known);
        let copies = |pass: Pass| unseen[pass.index()];
        let count: u8 = unseen.iter().sum();
        let told = |why: Why| Reason::new(why).count("count", count);
        let may_win = copies(Pass::Cheque) > 0 && self.cheque_wins();
        // If no spy can walk, it gives the number of unseen passes that have any effect.
        let useful = Pass::ALL.into_iter().filter(|kind| self.position().can_do(self.seat, *kind)).map(copies);
        let useful = useful.sum::<u8>();
        // A spy that can be freed is not stuck.
        if Spy::all_of(self.seat).all(|own| self.position().place(own).is_none()) {
            return Some(told(if may_win { Why::JailedCheque } else { Why::Jailed }).count("useful", useful));
        }
        if self.position().walkers(self.seat, 1).is_empty() {
            return Some(told(if may_win { Why::StuckCheque } else { Why::Stuck }).count("useful", useful));
        }
        if may_win {
            return Some(told(Why::PassUnseenCheque));
        }
        let walks = Pass::ALL.into_iter().filter_map(|pass| Some((pass.places()?, copies(pass))));
        let walks: Vec<(u8, u8)> = walks.filter(|(_, copies)| *copies > 0).collect();
        let places = walks.iter().map(|(places, _)| *places);
        let named = |why| {
            let of = |kind: Pass| match copies(kind) {
                0 => None,
                1 => Some(pass(kind)),
                more => Some(Message::new("pass-copies").count("count", more).with("pass", pass(kind)).into()),
            };
            told(why).with("passes", Arg::together(Pass::ALL.into_iter().filter_map(of).collect()))
        };
        let (Some(least), Some(most)) = (places.clone().min(), places.max()) else {
            // Their kinds are the only reason, and a player who has seen all others knows them.
            return Some(named(Why::PassUnseenRest));
        };
        // If a known pass with a walk is available, the possible walks of unseen ones are a reason for that one too.
        let is_known_walk = |depth| self.known_pass(depth).is_some_and(|pass| self.walk_by(pass).is_some());
        if (1..=3).any(is_known_walk) {
            return Some(named(Why::PassUnseenKinds));
        }
        let steps: u8 = walks.iter().map(|(_, copies)| *copies).sum();
        // It would undo the benefit of the others.
        let carries = Spy::all_of(self.seat).any(|own| self.position().conquered(own).is_some());
        let sobs = if carries { copies(Pass::Sob) } else { 0 };
        let reason = told(Why::PassUnseen).count("steps", steps).count("sobs", sobs);
        Some(reason.count("least", least).count("most", most).count("spread", most - least))
    }
}
