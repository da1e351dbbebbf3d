//! What a walk, a pass or an enemy is worth to a computer player, from what lies open. Values are in zillions, roughly.

use super::board::Place;
use super::piece::{NEW_DECK, Pass, Spy, are_partners};
use super::position::{Bazong, Position};
use super::view::View;
use crate::seat::Seat;

/// What winning the game is worth: more than all that a turn can bring.
pub const VICTORY: f32 = 1000.0;

/// What an enemy bazong in the hands of an own spy is worth, on top of the zillions for it.
const BAZONG: f32 = 12.0;

/// What another move is worth.
const AGAIN: f32 = 2.0;

/// How likely it is that an enemy who stands so many steps away comes to the place in its next move: by a step, which
/// it can choose, or by a pass, which must come.
const REACH: [f32; 5] = [0.0, 0.7, 0.2, 0.15, 0.1];

/// How a player weighs things up.
#[derive(Clone, Copy, Debug)]
pub struct Judgement<'a> {
    /// What the player sees.
    pub view: &'a View,
    /// Who plays.
    pub seat: Seat,
    /// Whether the player thinks of what the enemies may do next.
    pub careful: bool,
}

impl Judgement<'_> {
    fn position(&self) -> &Position {
        &self.view.position
    }

    /// How many steps a spy still has to the place where it wants to be: with an enemy bazong an embassy of its team,
    /// else an enemy embassy with its bazong. A whole round when there is none.
    fn way_left(&self, spy: Spy, from: Place, loaded: bool) -> u8 {
        let position = self.position();
        let ring = position.ring;
        let goal = |owner: &Seat| match loaded {
            true => are_partners(*owner, spy.seat),
            false => !are_partners(*owner, spy.seat) && position.bazong(*owner) == Bazong::Home,
        };
        let goals = position.seats().iter().filter(goal);
        let ways = goals.map(|owner| ring.distance(spy.seat, from, Place::embassy(owner)));
        ways.map(|way| if way == 0 { ring.length() } else { way })
            .min()
            .unwrap_or(ring.length())
    }

    /// What it is worth that a spy stands on a place, with or without an enemy bazong.
    fn standing(&self, spy: Spy, place: Place, loaded: bool) -> f32 {
        let left = f32::from(self.way_left(spy, place, loaded));
        let base = if loaded { BAZONG + 5.0 } else { 3.0 };
        let step = if loaded { 1.2 } else { 0.3 };
        let worth = base - step * left;
        if self.careful {
            worth - self.danger(spy, place) * (worth.max(1.0) + 1.0)
        } else {
            worth
        }
    }

    /// How likely it is that a spy on a place is attacked and beaten before its next move.
    fn danger(&self, spy: Spy, place: Place) -> f32 {
        let position = self.position();
        let enemies = position.enemies(spy.seat).iter().flat_map(Spy::of);
        let attack: f32 = enemies
            .filter_map(|enemy| {
                let from = position.place(enemy)?;
                let steps = position.ring.distance(enemy.seat, from, place);
                REACH.get(usize::from(steps)).copied()
            })
            .sum();
        attack.min(1.0) * 2.0 / 3.0
    }

    /// What a walk of an own spy would bring; `None` when it cannot be made.
    pub fn walk(&self, spy: Spy, places: u8) -> Option<f32> {
        let position = self.position();
        let from = position.place(spy)?;
        let to = position.walk(spy, places).ok()?;
        let loaded = position.conquered(spy).is_some();
        let enemies = position.enemies_on(spy.seat, to);
        let victory = (2.0f32 / 3.0).powi(enemies.len() as i32);
        let mut gain = 0.0;
        let mut wins = loaded && position.is_teams_embassy(spy.seat, to);
        let mut carries = loaded;
        for enemy in enemies.iter() {
            gain += 1.0 + self.bounty(enemy);
            let prize = position.conquered_by(enemy, spy.seat);
            carries |= prize;
            wins |= prize && position.is_teams_embassy(spy.seat, to);
        }
        if wins {
            return Some(victory * VICTORY);
        }
        let mut again = !enemies.is_empty();
        if let Some(owner) = to.owner()
            && !are_partners(owner, spy.seat)
            && position.bazong(owner) == Bazong::Home
        {
            gain += 5.0;
            (carries, again) = (true, true);
            if position.team_money(spy.seat) + 5 >= position.money_goal() {
                return Some(victory * VICTORY);
            }
        }
        for owner in position.lying(to).iter() {
            gain += if are_partners(owner, spy.seat) {
                6.0
            } else {
                0.0
            };
            carries |= !are_partners(owner, spy.seat);
        }
        if again {
            gain += AGAIN;
        }
        let before = self.standing(spy, from, loaded);
        let after = gain + self.standing(spy, to, carries);
        let loss = -1.0 - self.poverty();
        Some(victory * after + (1.0 - victory) * loss - before)
    }

    /// What it costs besides to lose a zillion: much, when it is the last.
    fn poverty(&self) -> f32 {
        match self.position().money(self.seat) {
            0 => 20.0,
            1..=2 => 2.0,
            _ => 0.0,
        }
    }

    /// What it is worth to send an enemy to the dungeon, besides its zillion.
    pub fn bounty(&self, enemy: Spy) -> f32 {
        let position = self.position();
        let Some(place) = position.place(enemy) else {
            return 0.0;
        };
        let loaded = position.conquered(enemy).is_some();
        let left = f32::from(self.way_left(enemy, place, loaded));
        match loaded {
            true => BAZONG + 8.0 - left,
            false => (4.0 - 0.3 * left).max(1.0),
        }
    }

    /// The best walk of so many places, if any can be made.
    pub fn best_walk(&self, places: u8) -> Option<(Spy, f32)> {
        let walks =
            Spy::of(self.seat).filter_map(|spy| self.walk(spy, places).map(|value| (spy, value)));
        walks.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// What a pass would bring.
    pub fn pass(&self, pass: Pass) -> f32 {
        let position = self.position();
        match pass {
            Pass::Ride | Pass::Dash | Pass::Jet => {
                let places = pass.places().unwrap_or_default();
                self.best_walk(places).map_or(0.0, |(_, value)| value)
            }
            Pass::Yawn => 0.0,
            Pass::Cheque => {
                let gain = position.bank.min(3);
                let wins = position.team_money(self.seat) + gain >= position.money_goal();
                if wins { VICTORY } else { f32::from(gain) }
            }
            Pass::View => 1.0 + self.best_walk(1).map_or(0.0, |(_, value)| value.max(0.0)),
            Pass::Sob => {
                let carried = Spy::of(self.seat).filter(|spy| position.conquered(*spy).is_some());
                -(BAZONG + 3.0) * carried.count() as f32
            }
            Pass::Pant => {
                let prey = position.enemies_afield(self.seat);
                let bounties = prey.iter().map(|enemy| self.bounty(enemy));
                let best = bounties.max_by(f32::total_cmp);
                best.map_or(0.0, |bounty| (bounty + 1.0 + AGAIN) * 2.0 / 3.0 - 0.5)
            }
        }
    }

    /// What the pass so deep in the own deck would bring, from 1 to 3: as known, or as all passes that it may be.
    pub fn pass_at(&self, depth: u8, remembers: bool) -> f32 {
        let known = &self.view.passes[self.seat.index() % 2];
        if remembers && let Some(pass) = known[usize::from(depth) - 1] {
            return self.pass(pass);
        }
        let mut unseen = NEW_DECK.map(Some);
        if remembers {
            for seen in known.iter().flatten() {
                if let Some(place) = unseen.iter().position(|pass| *pass == Some(*seen)) {
                    unseen[place] = None;
                }
            }
        }
        let (count, sum) = Pass::ALL.iter().fold((0.0, 0.0), |(count, sum), pass| {
            let copies = unseen.iter().filter(|other| **other == Some(*pass)).count() as f32;
            let value = if copies > 0.0 { self.pass(*pass) } else { 0.0 };
            (count + copies, sum + copies * value)
        });
        if count > 0.0 { sum / count } else { 0.0 }
    }
}
