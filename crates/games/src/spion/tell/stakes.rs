//! The stakes of a fight or a robbery besides the spies: winning the game, or being eliminated.

use super::reasons::Reasons;
use super::why::{Reason, Why};
use crate::spion::rules::action::Action;
use crate::spion::rules::board::Place;
use crate::spion::rules::piece::{Pass, Spies, Spy};
use crate::spion::rules::stage::Stage;
use crate::spion::rules::team::Team;
use crate::spion::rules::{BAZONG_PRIZE, RANSOM};
use snuffel_core::arithmetic::power;

impl Reasons<'_> {
    /// Returns whether beating an enemy wins the game: by the zillion for it, or because the last enemy player cannot
    /// pay one.
    pub(super) fn beating_wins(&self, enemy: Spy) -> bool {
        let position = self.position();
        match position.money(enemy.seat) {
            0 => position.partner(enemy.seat).is_none(),
            _ => position.team_money(Team::of_seat(self.seat)) + 1 >= position.money_goal(),
        }
    }

    /// Says that the game is won whichever of the enemies is beaten first, if that is true.
    pub(super) fn decisive_fight(&self, enemies: Spies) -> Option<Reason> {
        let first = enemies.iter().next()?;
        let wins = enemies.iter().all(|enemy| self.beating_wins(enemy));
        wins.then(|| self.about(Why::AttackWin, first))
    }

    /// Returns whether taking a bazong wins the game by money, including the zillions of the enemies to be beaten
    /// first.
    pub(super) fn robbery_wins(&self, enemies: Spies) -> bool {
        let position = self.position();
        let paid: u8 = self.beaten_of(enemies).map(|(beaten, money)| beaten.min(money)).sum();
        let gain = position.bank.min(BAZONG_PRIZE) + paid;
        position.team_money(Team::of_seat(self.seat)) + gain >= position.money_goal()
    }

    /// The probability in percent of beating all enemies on a place; `None` unless each of them has to be fought,
    /// with no player eliminated and the game not won before that.
    pub(super) fn beats_all(&self, enemies: Spies) -> Option<u32> {
        let position = self.position();
        let fights = enemies.len() as u8;
        let all_pay = self.beaten_of(enemies).all(|(beaten, money)| beaten <= money);
        let goes_on = position.team_money(Team::of_seat(self.seat)) + fights <= position.money_goal();
        let chance = power(2.0f32 / 3.0, fights.into());
        (fights > 1 && all_pay && goes_on).then_some((chance * 100.0).round() as u32)
    }

    /// For each enemy player, the number of their spies among `enemies`, and their money.
    fn beaten_of(&self, enemies: Spies) -> impl Iterator<Item = (u8, u8)> {
        let position = self.position();
        position.enemies(self.seat).iter().map(move |seat| {
            let beaten = enemies.iter().filter(|enemy| enemy.seat == seat).count();
            (beaten as u8, position.money(seat))
        })
    }

    /// Says that losing the fight that an action leads to eliminates the player, if there is no zillion left to pay.
    pub(super) fn risk(&self, action: &Action) -> Option<Reason> {
        let spent = if matches!(action, Action::Free(_)) { RANSOM } else { 0 };
        let is_broke = self.position().money(self.seat) <= spent;
        (is_broke && !self.attacked(action).is_empty()).then(|| Reason::new(Why::Broke))
    }

    /// The enemies attacked by an action, or by the best walk it allows: several in turn, but only one by the grey
    /// spy.
    fn attacked(&self, action: &Action) -> Spies {
        let position = self.position();
        match *action {
            Action::Free(_) => position.enemies_on(self.seat, Place::embassy(self.seat)),
            Action::Step(own) => self.met(Spy::new(self.seat, own), 1),
            Action::Walk(own) => match self.view.stage {
                Stage::Walking { places, .. } => self.met(Spy::new(self.seat, own), places),
                _ => Spies::NONE,
            },
            Action::Pass(depth) => match self.known_pass(depth) {
                Some(Pass::Pant) => position.enemies_afield(self.seat),
                Some(pass) => self.walk_by(pass).map_or(Spies::NONE, |(own, places)| self.met(own, places)),
                None => Spies::NONE,
            },
            Action::Attack(enemy) => [enemy].into_iter().collect(),
            Action::Prepare(..)
            | Action::Trap(..)
            | Action::Clear(_)
            | Action::View(_)
            | Action::Sweep(_)
            | Action::Plan(_)
            | Action::Keep(_)
            | Action::Unmask(_)
            | Action::Decline
            | Action::Look(_)
            | Action::Questions(_)
            | Action::Resign => Spies::NONE,
        }
    }

    /// The enemies at the end of a walk of one of the player's spies.
    fn met(&self, own: Spy, places: u8) -> Spies {
        let to = self.position().walk(own, places).ok();
        to.map_or(Spies::NONE, |to| self.position().enemies_on(self.seat, to))
    }
}
