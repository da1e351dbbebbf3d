//! Warns of an enemy who is about to win, and says whether that can still be prevented.

use super::reasons::Reasons;
use super::why::{Reason, Why};
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Pass, Spy};
use crate::spion::rules::position::Bazong;
use crate::spion::rules::stage::Stage;
use crate::spion::rules::team::are_partners;
use snuffel_core::seat::Seat;

impl Reasons<'_> {
    /// Says that none of the player's spies can certainly prevent an enemy's win in the very next turn, or that only
    /// an unseen pass may. Traps that could be cleared and further moves count as possible help.
    pub(super) fn helpless(&self, action: &Action, reason: Option<Why>) -> Option<Reason> {
        let (position, me) = (self.position(), self.seat);
        let (seat, first) = match self.view.stage {
            Stage::Turn { seat, first } => (seat, first),
            Stage::Walking { seat, places } if seat == me => return self.helpless_walk(action, places, reason),
            _ => return None,
        };
        let is_move =
            matches!(action, Action::Step(_) | Action::Pass(_) | Action::Free(_) | Action::Trap(..) | Action::Clear(_));
        let wins = reason.is_some_and(Why::may_win);
        if seat != me || !is_move || wins || self.view.traitors().next().is_some() {
            return None;
        }
        let (robber, goal) = self.winner()?;
        let at = position.place(robber)?;
        let may_free = first && position.money(me) > 0 && position.in_dungeon(me).next().is_some();
        let home = may_free.then(|| Place::embassy(me));
        // A freed spy attacks the enemies there.
        if home.is_some_and(|home| home == at || !position.enemies_on(me, home).is_empty()) {
            return None;
        }
        let helps_on = |to: Place| self.helps_on(to, [at, goal]);
        let starts: Vec<Place> = Spy::all_of(me).filter_map(|own| position.place(own)).chain(home).collect();
        let may_walk = |places: u8| starts.iter().any(|from| helps_on(position.ring.ahead(me, *from, places)));
        let does_help = |pass: Pass| match pass {
            Pass::Ride | Pass::Dash | Pass::Jet => pass.places().is_some_and(may_walk),
            Pass::Pant => !position.enemies_afield(me).is_empty(),
            Pass::Cheque => self.cheque_wins(),
            Pass::View | Pass::Yawn | Pass::Sob => false,
        };
        let mut others = self.unseen_kinds();
        // A look at a number allows another move, possibly with one of the passes below, and may reveal the traitor.
        let looks_on = (1..=4).any(|depth| match self.known_pass(depth) {
            Some(pass) => does_help(pass),
            None => others.clone().any(does_help),
        });
        let may_help = |pass: Pass| match pass {
            Pass::View => !position.viewable(me).is_empty() && (looks_on || self.seeks_traitor()),
            other => does_help(other),
        };
        let top = [1, 2, 3].map(|depth| self.known_pass(depth));
        if may_walk(1) {
            return None;
        }
        if let Some(at) = top.iter().position(|pass| pass.is_some_and(may_help)) {
            // An action before the move leaves that pass available.
            let is_before = matches!(action, Action::Free(_) | Action::Trap(..) | Action::Clear(_));
            return is_before.then(|| self.about(Why::HelplessThen, robber).count("depth", at + 1));
        }
        if !top.contains(&None) || !others.any(may_help) {
            return Some(self.about(Why::Helpless, robber));
        }
        let is_unseen = matches!(action, Action::Pass(depth) if self.known_pass(*depth).is_none());
        Some(self.about(if is_unseen { Why::HelplessPass } else { Why::HelplessYet }, robber))
    }

    /// The same for a pass with a walk: all possible walks end where they do not help.
    fn helpless_walk(&self, action: &Action, places: u8, reason: Option<Why>) -> Option<Reason> {
        if !matches!(action, Action::Walk(_)) || reason.is_some_and(Why::may_win) {
            return None;
        }
        let (robber, goal) = self.winner()?;
        let at = self.position().place(robber)?;
        let mut ends = Spy::all_of(self.seat).filter_map(|own| self.position().walk(own, places).ok());
        let helps = ends.any(|to| self.helps_on(to, [at, goal]));
        (!helps).then(|| self.about(Why::Helpless, robber))
    }

    /// Returns whether a spy arriving at `to` may prevent an enemy from winning by a step from `at` to `goal`: it
    /// blocks, fights, takes a bazong, or wins.
    fn helps_on(&self, to: Place, [at, goal]: [Place; 2]) -> bool {
        let (position, me) = (self.position(), self.seat);
        let carries = Spy::all_of(me).any(|own| position.conquered(own).is_some());
        let is_prize = |owner: Seat| !are_partners(owner, me) && position.bazong(owner) == Bazong::Home;
        to == at
            || to == goal
            || !position.enemies_on(me, to).is_empty()
            || to.owner().is_some_and(is_prize)
            || carries && position.is_teams_embassy(me, to)
    }

    /// The spy of the enemy next on turn that wins by a step, and the place where it does.
    fn winner(&self) -> Option<(Spy, Place)> {
        let position = self.position();
        let seats = position.ring.seats();
        let mut others = (1..seats).map(|places| self.seat.after(places, seats));
        let next = others.find(|seat| position.playing.contains(*seat))?;
        position.robbers(self.seat).filter(|(enemy, _)| enemy.seat == next).find_map(|(enemy, _)| {
            let goal = position.walk(enemy, 1).ok()?;
            position.wins_by_arriving(enemy, goal).then_some((enemy, goal))
        })
    }
}
